"""What `parity bisect` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parity.report.records.fields import Figures
from parity.report.records.lane import Compiler

if TYPE_CHECKING:
    from parity.explore.bisect import Break, Change


@dataclass(frozen=True)
class ReleaseRow:
    """One release: its compiler, and what it made of the lane. `same_code_as` is the nearest earlier release with the
    same code object; `guardrails` are sentences about those that are crossed; `result` is what the emulator came to.
    """

    release: str
    toolchain: Compiler
    code_object_sha256: str | None
    same_code_as: str | None
    failure: str | None
    resources: Figures
    hot_loop: Figures
    hot_loop_classes: Figures
    guardrails: list[str]
    result: str | None = None


@dataclass(frozen=True)
class Changes:
    """What differs between two neighbouring releases that were built."""

    before: str
    after: str
    changes: list[Change]


@dataclass(frozen=True)
class BisectReport:
    """A lane under several releases of its compiler. Its figures are static. `basis` says so."""

    study: str
    lane: str
    compiler: str
    basis: str
    releases: list[ReleaseRow]
    changes: list[Changes]
    breaks: list[Break]
    conclusion: str
