"""What a step expects, as clauses that can be checked: `triton.hot_loop.non_matrix_per_matrix < 4.7`.

    clause     = reference operator bound
    bound      = number | [number "*"] reference
    reference  = ["baseline."] [lane "."] (figure | scope "." counter)
    operator   = "<" | "<=" | ">" | ">=" | "==" | "!="

A reference without a lane is about the lane that the gate judges. Where a lane has several launches, a counter's
reference names one of them (`split.reduce.resources.vgpr_spills`). docs/steps.md lists scopes and figures.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field
from pydantic.dataclasses import dataclass as validated

from parity.contract.arguments import Text
from parity.contract.lane import LaneSpec
from parity.contract.toml import STRICT
from parity.errors import InputError
from parity.records import EMULATED_SCOPES, RESOURCES, STATIC_SCOPES
from parity.system.nearest import suggestion

BASELINE = "baseline"
TIME = "time"  # the scope of what only a device can say
RATIO, EFFECT, DURATION = "ratio", "effect", "duration_ms"
# Counters that have a name of their own.
SHORT = {
    "spills": ("resources", "spills"),
    "occupancy": ("occupancy", "waves_per_simd"),
    "instructions": ("function", "instructions"),
    "non_matrix_per_matrix": ("hot_loop", "non_matrix_per_matrix"),
    DURATION: (TIME, DURATION),
    RATIO: (TIME, RATIO),
    EFFECT: (TIME, EFFECT),
}
SCOPES = (*STATIC_SCOPES, *EMULATED_SCOPES)
_OF_THE_PAIR = (RATIO, EFFECT)  # which belong to no lane
_CLAUSE = re.compile(r"\s*(.+?)\s*(<=|>=|==|!=|<|>)\s*(.+?)\s*")
_NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,2})?"
_SCALED = re.compile(rf"(?:({_NUMBER})\s*\*\s*)?([A-Za-z_][\w.:]*)")


@validated(config=STRICT)
class ClauseSpec:
    """A clause that says more than its text: without what is `required`, a step is not kept."""

    clause: Annotated[Text, Field(min_length=1)]
    required: bool = False


@dataclass(frozen=True)
class Reference:
    """A figure of a run or of its baseline. `launch` is None for a figure of the pair of lanes."""

    of_baseline: bool
    launch: str | None
    scope: str
    name: str

    @property
    def is_time(self) -> bool:
        return self.scope == TIME


@dataclass(frozen=True)
class Clause:
    """`left operator factor * right`, or `left operator factor` where there is no `right`."""

    text: str
    is_required: bool
    left: Reference
    operator: str
    factor: float
    right: Reference | None

    @property
    def is_time(self) -> bool:
        """Whether only a device can test it."""
        return self.left.is_time or (self.right is not None and self.right.is_time)


def read_clauses(specs: Iterable[str | ClauseSpec], lanes: Mapping[str, LaneSpec], judged: str) -> list[Clause]:
    """Return the clauses of a step. Raises InputError, with a line for each entry that is not a clause."""
    clauses, problems = [], []
    for number, spec in enumerate(specs):
        text, is_required = (spec, False) if isinstance(spec, str) else (spec.clause, spec.required)
        try:
            clauses.append(_clause(text, is_required, lanes, judged))
        except InputError as error:
            problems.append(f"field 'expect.clauses.{number}': '{text[:80]}': {error}")
    if problems:
        raise InputError(*problems)
    return clauses


def read_reference(text: str, lanes: Mapping[str, LaneSpec], judged: str) -> Reference:
    """Return a figure by its name. Raises InputError for a text that names no figure."""
    return _reference(text, lanes, judged)


def required_clauses(specs: Iterable[str | ClauseSpec]) -> list[str]:
    """Return the texts of the clauses without which a step is not kept."""
    return sorted({_plain(spec.clause) for spec in specs if not isinstance(spec, str) and spec.required})


def _plain(text: str) -> str:
    return " ".join(text.split())


def _clause(text: str, is_required: bool, lanes: Mapping[str, LaneSpec], judged: str) -> Clause:
    match = _CLAUSE.fullmatch(text)
    if match is None:
        raise InputError("is no clause: write one comparison, as triton.resources.vgpr_spills == 0")
    left, operator, bound = match.groups()
    if re.fullmatch(_NUMBER, left):
        raise InputError("the figure stands on the left, as ratio < 1.2")
    factor, reference = _bound(bound, lanes, judged)
    return Clause(_plain(text), is_required, _reference(left, lanes, judged), operator, factor, reference)


def _bound(text: str, lanes: Mapping[str, LaneSpec], judged: str) -> tuple[float, Reference | None]:
    if re.fullmatch(_NUMBER, text):
        return float(text), None
    match = _SCALED.fullmatch(text)
    if match is None:
        raise InputError(
            f"'{text[:40]}' is neither a number nor a figure, as 4.7, hip.hot_loop.instructions or "
            "1.05 * baseline.duration_ms"
        )
    factor, name = match.groups()
    return float(factor or 1), _reference(name, lanes, judged)


def _reference(text: str, lanes: Mapping[str, LaneSpec], judged: str) -> Reference:
    parts = text.split(".")
    of_baseline = parts[0] == BASELINE
    parts = parts[1:] if of_baseline else parts
    lane = parts.pop(0) if parts and parts[0] in lanes else None
    launches = lanes[lane or judged].launches
    launch = parts.pop(0) if lane and parts and parts[0] in launches else None
    scope, name = _figure(parts, lanes)
    if scope == TIME and of_baseline:
        raise InputError(
            f"'{text}': times of different days are not compared: what pairs measure beside the baseline is effect, as "
            "effect < -0.05"
        )
    if scope == TIME:
        if launch or (lane and name in _OF_THE_PAIR):
            raise InputError(f"'{text}': {name} is {'of both lanes' if name in _OF_THE_PAIR else 'of a whole lane'}")
        return Reference(of_baseline, None if name in _OF_THE_PAIR else lane or judged, scope, name)
    if launches and launch is None:
        one = f"{lane or judged}.{next(iter(launches))}"
        raise InputError(f"'{text}': the lane has several launches: name one, as {one}.{'.'.join(parts)}")
    return Reference(of_baseline, f"{lane or judged}.{launch}" if launch else lane or judged, scope, name)


def _figure(parts: list[str], lanes: Mapping[str, LaneSpec]) -> tuple[str, str]:
    match parts:
        case [name] if name in SHORT:
            return SHORT[name]
        case [name] if name in RESOURCES:
            return "resources", name
        case ["resources", name] if name not in (*RESOURCES, "spills"):
            raise InputError(f"'{name}' is no resource{suggestion(name, RESOURCES)}")
        case [scope, *names] if scope in SCOPES and any(names):
            return scope, ".".join(names)
        case [scope, _, *_] if not scope.isdigit():
            raise InputError(f"'{scope}' is neither a lane nor a scope{suggestion(scope, (*lanes, *SCOPES))}")
    name = ".".join(parts)
    raise InputError(f"'{name[:40]}' is no figure{suggestion(name, (*SHORT, *RESOURCES))}")
