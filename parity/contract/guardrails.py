"""The limits of resources that every kept step must respect. Each is declared here once: the gate that rejects,
reports, check lines and what `parity init` writes follow.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, NamedTuple, get_type_hints

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.contract.toml import STRICT


class Rule(NamedTuple):
    """What a limit is held against: a resource of a build. `starts_at` is the limit that `parity init` writes, if it
    writes one.
    """

    resource: str
    starts_at: int | None
    meaning: str
    is_below: bool = False


@dataclass(config=STRICT)
class Guardrails:
    """Limits of a lane's resources. A step that crosses one is rejected.

    A new limit is None where a contract does not state it: any other default would make every contract another one, and
    reject steps that nobody has changed.
    """

    next_free_vgpr_below: Annotated[
        int, Field(gt=0), Rule("next_free_vgpr", 256, "vector registers of a work-item", is_below=True)
    ]
    private_segment_bytes: Annotated[
        int, Field(ge=0), Rule("private_segment_bytes", 0, "memory for spilled registers: none")
    ] = 0


class Guardrail(NamedTuple):
    """One limit: the field of `[guardrails]`, and its rule."""

    field: str
    rule: Rule

    @property
    def code(self) -> str:
        """Of the reason of a lane that crosses it."""
        return f"guardrail.{self.rule.resource}"

    def is_crossed(self, value: float | None, limit: float) -> bool:
        """Return whether a lane's figure crosses the limit; an unknown one does."""
        return value is None or (value >= limit if self.rule.is_below else value > limit)

    def words(self, limit: float) -> str:
        """`less than 256`."""
        return f"{'less than' if self.rule.is_below else 'at most'} {limit:g}"


def _declared() -> Iterator[Guardrail]:
    for name, hint in get_type_hints(Guardrails, include_extras=True).items():
        yield from (Guardrail(name, rule) for rule in hint.__metadata__ if isinstance(rule, Rule))


GUARDRAILS = tuple(_declared())


def limits_of(guardrails: Guardrails | Mapping[str, Any]) -> list[tuple[Guardrail, int]]:
    """Return each limit that is stated, with its number, of a contract or of what is recorded of one."""
    given = guardrails if isinstance(guardrails, Mapping) else vars(guardrails)
    return [(guardrail, given[guardrail.field]) for guardrail in GUARDRAILS if given.get(guardrail.field) is not None]
