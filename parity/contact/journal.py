"""What a first contact has found so far, a line each: whatever ends it, the next call goes on behind the last line."""

import json
import os
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any


class Outcome(StrEnum):
    """What came of one thing that was looked at."""

    EQUAL = "equal"  # the GPU left what the emulator says, bit for bit
    OPEN = "open"  # it left something else, where documents leave bits open
    DIFFERS = "differs"  # it left something else
    MEASURED = "measured"  # a figure
    NOT_SHOWN = "not shown"
    FAILED = "failed"  # it ended the process, hung, or was refused
    NOTED = "noted"


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: the stage, its name, what came of it and in words what that says; measured figures
    as name, value and unit; and what else was found, as JSON has it.
    """

    stage: str
    name: str
    outcome: Outcome
    says: str = ""
    figures: tuple[tuple[str, float, str], ...] = ()
    found: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, row: dict[str, Any]) -> "Finding":
        figures = tuple((name, value, unit) for name, value, unit in row["figures"])
        return cls(row["stage"], row["name"], Outcome(row["outcome"]), row["says"], figures, row["found"])


class Journal:
    """A file of findings and of stages that have ended. A line that a crash has cut off is left out."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.findings: list[Finding] = []
        self.ended: list[str] = []
        for row in _rows(path):
            if "ended" in row:
                self.ended.append(row["ended"])
            else:
                self.findings.append(Finding.of(row))

    def of(self, stage: str) -> list[Finding]:
        return [finding for finding in self.findings if finding.stage == stage]

    def names(self, stage: str) -> set[str]:
        return {finding.name for finding in self.of(stage)}

    def add(self, finding: Finding) -> None:
        self.findings.append(finding)
        self._write(asdict(finding))

    def end(self, stage: str) -> None:
        self.ended.append(stage)
        self._write({"ended": stage})

    def _write(self, row: dict[str, Any]) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a") as file:
            file.write(json.dumps(row) + "\n")
            file.flush()
            os.fsync(file.fileno())


def _rows(path: Path) -> list[dict[str, Any]]:
    rows = []
    lines = path.read_text().splitlines() if path.is_file() else []
    for line in lines:
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return rows
