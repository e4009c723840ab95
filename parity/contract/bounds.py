"""How far a counter may worsen from the baseline before `parity check` fails: `[check.bounds]` of a contract.

    "triton.hot_loop.instructions" = "2 %"     # may rise by so much of the baseline's
    "triton.resources.next_free_vgpr" = 0      # may rise by so many

The names are those of counters in clauses (see expectations.py). Bounds do not belong to the contract's identity.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field
from pydantic.dataclasses import dataclass as validated

from parity.contract.expectations import Reference, read_reference
from parity.contract.lane import LaneSpec
from parity.contract.toml import STRICT
from parity.errors import InputError

_PERCENT = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)\s*%")
_BETTER_HIGHER = ("occupancy", "occupancy_limit")  # scopes; all else that is counted costs something
Amount = Annotated[int, Field(ge=0)] | Annotated[float, Field(ge=0, allow_inf_nan=False)] | str


@validated(config=STRICT)
class CheckSpec:
    """What `parity check` holds against the baseline: by the counter's name, how far it may worsen."""

    bounds: dict[str, Amount] = Field(default_factory=dict)


@dataclass(frozen=True)
class Bound:
    """A counter and how far it may worsen: by `amount`, which is a part of the baseline's value if `is_relative`."""

    name: str
    counter: Reference
    amount: float
    is_relative: bool

    @property
    def is_better_higher(self) -> bool:
        return self.counter.scope in _BETTER_HIGHER

    def limit(self, baseline: float) -> float:
        """Return the worst value that is allowed."""
        allowed = abs(baseline) * self.amount if self.is_relative else self.amount
        return baseline - allowed if self.is_better_higher else baseline + allowed

    def is_kept(self, value: float, baseline: float) -> bool:
        limit = self.limit(baseline)
        return value >= limit if self.is_better_higher else value <= limit

    def words(self) -> str:
        """`may rise by 2 %`."""
        amount = f"{100 * self.amount:g} %" if self.is_relative else f"{self.amount:g}"
        verb = "fall" if self.is_better_higher else "rise"
        return f"may {verb} by {amount}" if self.amount else f"may not {verb}"


def read_bounds(spec: CheckSpec | None, lanes: Mapping[str, LaneSpec], judged: str) -> list[Bound]:
    """Return the bounds of a contract. Raises InputError, with a line for each entry that is not a bound."""
    bounds, problems = [], []
    for name, amount in (spec.bounds if spec else {}).items():
        try:
            bounds.append(_bound(name, amount, lanes, judged))
        except InputError as error:
            problems.append(f"field 'check.bounds.{name[:80]}': {error}")
    if problems:
        raise InputError(*problems)
    return bounds


def _bound(name: str, amount: float | str, lanes: Mapping[str, LaneSpec], judged: str) -> Bound:
    counter = read_reference(name, lanes, judged)
    if counter.of_baseline or counter.is_time:
        raise InputError("a bound is for a counter of this run, as triton.hot_loop.instructions")
    if not isinstance(amount, str):
        return Bound(name, counter, float(amount), is_relative=False)
    match = _PERCENT.fullmatch(amount.strip())
    if match is None:
        raise InputError(f"'{amount[:40]}' is neither a number from 0 nor a percentage, as \"2 %\"")
    return Bound(name, counter, float(match.group(1)) / 100, is_relative=True)
