"""What `parity build` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parity.report.records.lane import Build, Compiler, KeptFile


@dataclass(frozen=True)
class BuiltLaunch:
    """A lane, or one launch of a lane that has several, and the folder with its artifacts."""

    build: Build
    toolchain: Compiler
    environment: dict[str, str]
    options: dict[str, Any]
    code_object_sha256: str | None
    kernel: str | None
    facts: dict[str, str]
    folder: str
    artifacts: list[KeptFile]


@dataclass(frozen=True)
class BuildReport:
    """The builds of a step."""

    study: str
    step: str
    arch: str
    lanes: dict[str, BuiltLaunch]
