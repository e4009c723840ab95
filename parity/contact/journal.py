"""What a first contact has found so far, a line each: whatever ends it, the next call goes on behind the last line."""

import json
import os
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from parity.errors import StoreError

THE_STAGE, THE_OTHERS = "the stage", "the others"  # names of findings: what kept a stage from its end


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
        self._found: dict[tuple[str, str], Finding] = {}  # by stage and name: what is looked at again replaces it
        self.ended: list[str] = []
        for row in _rows(path):
            if "ended" in row:
                self.ended.append(row["ended"])
            elif "begun" in row:
                self._forget(row["begun"])
            else:
                self._keep(Finding.of(row))

    @property
    def findings(self) -> list[Finding]:
        return [*self._found.values()]

    def of(self, stage: str) -> list[Finding]:
        return [finding for finding in self.findings if finding.stage == stage]

    def names(self, stage: str) -> set[str]:
        """Return what a stage has looked at, and need not again."""
        return {finding.name for finding in self.of(stage) if finding.outcome is not Outcome.NOT_SHOWN}

    def is_whole(self, stage: str) -> bool:
        """Whether nothing has kept a stage from looking at everything."""
        return not {THE_STAGE, THE_OTHERS} & {finding.name for finding in self.of(stage)}

    def begin(self, stage: str) -> None:
        """Forget what kept a stage from its end before."""
        if not self.is_whole(stage):
            self._forget(stage)
            self._write({"begun": stage})

    def add(self, finding: Finding) -> None:
        self._keep(finding)
        self._write(asdict(finding))

    def _keep(self, finding: Finding) -> None:
        self._found[finding.stage, finding.name] = finding

    def _forget(self, stage: str) -> None:
        for name in (THE_STAGE, THE_OTHERS):
            self._found.pop((stage, name), None)

    def end(self, stage: str) -> None:
        self.ended.append(stage)
        self._write({"ended": stage})

    def _write(self, row: dict[str, Any]) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a") as file:
                file.write(json.dumps(row) + "\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise StoreError(f"{self._path}: {error.strerror}: what was found before is in it") from error


def _rows(path: Path) -> list[dict[str, Any]]:
    rows = []
    lines = path.read_text().splitlines() if path.is_file() else []
    for line in lines:
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return rows
