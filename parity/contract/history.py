"""What a study has besides its steps: `history.toml`, which holds the steps done before the lab book began and their
logged figures, and `conclusions.toml`.
"""

import os
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.contract.lane import LaneName, Scalar
from parity.contract.toml import STRICT, Text, read_toml, validate

Milliseconds = Annotated[float, Field(gt=0)]
Name = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]*$")]


@dataclass(config=STRICT)
class LoggedLane:
    """One lane's figures. `duration_ms` holds the first run and its repeats; a missing figure is absent. `sets` is what
    the step set for the lane, in the words of a step's file, so that a later step which sets it too is known to repeat
    it.
    """

    duration_ms: list[Milliseconds] = Field(default_factory=list)
    gflops: Annotated[float, Field(gt=0)] | None = None
    profile_median_ms: Milliseconds | None = None
    profile: dict[str, int] = Field(default_factory=dict)
    static: dict[str, int] = Field(default_factory=dict)
    facts: dict[str, str] = Field(default_factory=dict)
    sets: dict[Literal["constants", "env", "options"], dict[str, Scalar]] = Field(default_factory=dict)


@dataclass(config=STRICT)
class LoggedStep:
    """One entry of the log, with its figures by lane. Where a step did not compile, `failed_pass` is the pass of the
    candidate's compiler that failed.
    """

    name: Name
    title: Text
    verdict: Literal["keep", "reject"]
    reason: str
    artifacts: str
    parent: str | None = None
    change: str | None = None
    note: str | None = None
    failed_pass: str | None = None
    lanes: dict[LaneName, LoggedLane] = Field(default_factory=dict)


@dataclass(config=STRICT)
class History:
    """A log's steps and trials in order, what it found, and what it planned next."""

    source: str
    device: str
    compiler: str
    step: list[LoggedStep]
    trial: list[LoggedStep] = Field(default_factory=list)
    findings: list[str] = Field(default_factory=list)
    next_plan: list[str] = Field(default_factory=list)


@dataclass(config=STRICT)
class Conclusions:
    """`conclusions.toml`: what a study's own steps have shown so far, and what to do next."""

    findings: list[str] = Field(default_factory=list)
    next_plan: list[str] = Field(default_factory=list)


def read_conclusions(path: Path) -> Conclusions:
    """Return a study's own conclusions, empty if the study has no such file. Raises an InputError that names the wrong
    field.
    """
    return validate(Conclusions, read_toml(path), str(path)) if os.path.lexists(path) else Conclusions()


def read_history(path: Path) -> History | None:
    """Return the history file, or None if the study has none. Raises an InputError that names the wrong field."""
    if not os.path.lexists(path):
        return None
    history: History = validate(History, _with_lanes(read_toml(path)), str(path))
    return history


def imported_steps(path: Path) -> list[str]:
    """Return the steps and trials of a history file; none if there is no such file."""
    history = read_history(path)
    return [entry.name for entry in (*history.step, *history.trial)] if history else []


def _with_lanes(tables: dict[str, Any]) -> dict[str, Any]:
    """Move lanes into `lanes`: entries of the older form have them, always `triton` and `hip`, among the other
    fields.
    """
    for entry in (*_entries(tables, "step"), *_entries(tables, "trial")):
        older = {lane: entry.pop(lane) for lane in ("triton", "hip") if lane in entry}
        if older:
            entry["lanes"] = {**older, **entry.get("lanes", {})}
    return tables


def _entries(tables: dict[str, Any], name: str) -> list[dict[str, Any]]:
    entries = tables.get(name)
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
