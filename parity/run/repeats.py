"""Whether a step repeats what another step has tried: the same experiment, the same code objects, or what the imported
log says was rejected. The rule by which an earlier verdict answers is `gate/repeats.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from parity.contract.expectations import required_clauses
from parity.contract.history import read_history
from parity.contract.lane import LaneSpec
from parity.contract.study import Step, Study, default_lanes
from parity.contract.workspace import Workspace
from parity.devices.gpu import launch_identity
from parity.gate import can_answer, rejected_by
from parity.records import SOURCE_ENDINGS, Basis, DeviceFacts, Repeats
from parity.store import (
    Database,
    EarlierRun,
    builds_of,
    content_sha256,
    earlier_runs,
    imported_run,
    runs_of_sizes,
    sources_of,
)
from parity.system.hashing import file_sha256

IMPORTED = (*SOURCE_ENDINGS, ".inc")


@dataclass(frozen=True)
class Answer:
    """The run that has answered what a step asks, and by what the two are the same."""

    run: EarlierRun
    because: Repeats

    def sentences(self) -> list[str]:
        """Return which step it is, what became of it, on what basis, where and when; and why."""
        run, what = self.run, _WHAT[self.because]
        where = f" on {run.device_name}" if run.device_name else ""
        when = f", {run.finished_at[:10]}" if run.finished_at else ""
        ended = f"{run.verdict} ({run.basis}{where}, run {run.id}{when})"
        sentence = f"repeats {run.study}/{run.step}, {what}; that ended as {ended}"
        return [sentence, *([f"because there: {run.reason}"] if run.reason else [])]


_WHAT = {
    Repeats.EXPERIMENT: "with the same kernels, options, environment, toolchains and contract",
    Repeats.CODE_OBJECTS: "with the same code objects and launches",
    Repeats.HISTORY: "which set the same",
}


def fingerprint_of(study: Study, step: Step, launches: Mapping[str, Any]) -> str:
    """Return what a step's experiment is known by: two steps that ask the same question have the same fingerprint,
    whatever they are called. `launches` has what decides about each of them (`experiment_of`).
    """
    lane, goal = step.judged_lane(study.contract), step.text.expect.goal
    margin = study.contract.kpi.margin_percent
    asked = {
        "contract": study.contract.sha256(),
        "margin": margin,
        "lane": lane,
        "goal": goal,
        "launches": dict(launches),
    }
    if points := study.contract.points:
        kpi = study.contract.kpi
        asked["sizes"] = [points, kpi.weights or {}, kpi.margins_percent or {}]
    required = required_clauses(step.text.expect.clauses)
    return content_sha256(asked | {"required": required} if required else asked)


def known_code(run: EarlierRun) -> str:
    """Say which run of another step launched the same code."""
    return f"every code object and launch is that of {run.study}/{run.step} ({run.verdict}, {run.basis})"


@dataclass(frozen=True)
class Question:
    """What a step asks, and where it would be timed. `run_id` is the run under way."""

    workspace: Workspace
    database: Database
    study: Study
    step: Step
    run_id: int
    fingerprint: str
    device: DeviceFacts | None

    def answer(self) -> Answer | None:
        """Return the answer that is known before anything is built. A step that was run itself may always be run
        again.
        """
        if self._was_run:
            return None
        same = [run for run in self._others if run.fingerprint == self.fingerprint and self._has_same_sources(run)]
        return self._best(same, Repeats.EXPERIMENT) or self._of_history()

    def same_codes(self, identities: Mapping[str, str | None]) -> list[EarlierRun]:
        """Return the runs of other steps that asked the same of the same code objects and launches, newest first.
        `identities` are those of all launches.
        """
        if None in identities.values():
            return []
        asking = [run for run in self._others if self._asks_the_same(run)]
        identities_by_run: dict[int, dict[str, str]] = {}
        for build in builds_of(self.database, asking):
            identity = launch_identity(build.code_object_sha256, build.dynamic_lds_bytes, build.spec)
            identities_by_run.setdefault(build.run_id, {})[build.lane] = identity
        return [run for run in asking if identities_by_run.get(run.id) == dict(identities)]

    def answer_of(self, same: list[EarlierRun]) -> Answer | None:
        """Return the answer of runs of the same code, once this code is found right: only one on measured times, and
        none of several sizes, whose weights, margins and other code objects would have to be the same.
        """
        at_sizes = runs_of_sizes(self.database, same)
        measured = [run for run in same if run.basis == Basis.MEASURED and run.id not in at_sizes]
        is_open = self._was_run or self.study.contract.points
        return None if is_open else self._best(measured, Repeats.CODE_OBJECTS)

    @cached_property
    def _earlier(self) -> list[EarlierRun]:
        return earlier_runs(self.database, self.study.contract, self.run_id)

    @property
    def _others(self) -> list[EarlierRun]:
        return [run for run in self._earlier if not self._is_mine(run) and not run.is_hidden]

    @property
    def _was_run(self) -> bool:
        """Whether this very experiment has been run under this step's own name, be it hidden or not."""
        return any(self._is_mine(run) and run.fingerprint in (None, self.fingerprint) for run in self._earlier)

    def _is_mine(self, run: EarlierRun) -> bool:
        return (run.study, run.step) == (self.step.study, self.step.name)

    def _asks_the_same(self, run: EarlierRun) -> bool:
        kpi, expect = self.study.contract.kpi.lane, self.step.text.expect
        asked = (self.step.text.lane or kpi, expect.goal, required_clauses(expect.clauses))
        return (run.lane or kpi, run.goal, run.required) == asked

    def _has_same_sources(self, run: EarlierRun) -> bool:
        """Whether what a run's builds imported, seen in its text or not, is the same file beside these kernels. The
        kernels' own files are part of the fingerprint, under whatever name.
        """
        folders = {
            name: self._kernel(spec)
            for lane, lane_spec in self.step.lanes.items()
            for name, spec in lane_spec.each(lane).items()
        }
        for lane, name, sha256 in sources_of(self.database, run):
            if lane in folders and name.endswith(IMPORTED):
                path = folders[lane].parent / name
                present_sha256 = file_sha256(path) if path.is_file() else file_sha256(folders[lane])
                if present_sha256 != sha256:
                    return False
        return True

    def _kernel(self, spec: LaneSpec) -> Path:
        return (self.workspace.root / spec.kernel).resolve()

    def _best(self, same: list[EarlierRun], because: Repeats) -> Answer | None:
        """Return the latest run that was measured, else the latest one, of those whose verdict holds here."""
        where = (self.device.kind, self.device.name) if self.device else None
        margin = self.study.contract.kpi.margin_percent / 100
        answering_runs = [run for run in same if can_answer(run, where, margin)]
        measured = [run for run in answering_runs if run.basis == Basis.MEASURED]
        return next((Answer(run, because) for run in [*measured, *answering_runs]), None)

    def _of_history(self) -> Answer | None:
        history, kpi = read_history(self.study.history_path), self.study.contract.kpi.lane
        entry = rejected_by(history, self.step.lanes, default_lanes(self.study)) if history else None
        if entry is None or self.step.judged_lane(self.study.contract) != kpi or self.step.text.expect.goal != "faster":
            return None
        run = imported_run(self.database, self.study.name, entry.name)
        return Answer(run, Repeats.HISTORY) if run and not run.is_hidden else None
