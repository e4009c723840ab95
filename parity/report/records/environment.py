"""What `parity doctor --environment` says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parity.report.records.fields import INLINE

if TYPE_CHECKING:
    from parity.system.variables import Variable


@dataclass(frozen=True)
class VariableRow:
    """A registered variable, its value in this process, and whether a lane's `env` may set it. `pinned` is what parity
    gives it in every build, by builder, and `inherited` says that parity's compilers take it from this process.
    """

    variable: Variable = field(metadata=INLINE)
    value: str | None
    pinned: dict[str, str]
    inherited: bool
    in_a_lane: bool


@dataclass(frozen=True)
class EnvironmentReport:
    """Registered variables."""

    variables: list[VariableRow]
