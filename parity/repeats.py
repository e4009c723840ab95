"""Whether a step repeats what another step has tried: the same experiment, the same code objects, or what the imported
log says was rejected. The rule by which an earlier verdict answers is `gate/repeats.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parity.contract.expectations import required_clauses
from parity.contract.history import read_history
from parity.contract.study import Step, Study, default_lanes
from parity.devices.gpu import launch_identity
from parity.gate import can_answer, rejected_by
from parity.records import Basis, DeviceFacts, Repeats
from parity.store import Database, EarlierRun, builds_of, content_sha256, earlier_runs, imported_run


@dataclass(frozen=True)
class Answer:
    """The run that has answered what a step asks, and by what the two are the same."""

    run: EarlierRun
    because: Repeats

    def sentences(self) -> list[str]:
        """Which step it is, what became of it, on what basis, where and when; and why."""
        run, what = self.run, _WHAT[self.because]
        where = f" on {run.device_name}" if run.device_name else ""
        when = f", {run.finished_at[:10]}" if run.finished_at else ""
        ended = f"{run.verdict} ({run.basis}{where}, run {run.id}{when})"
        said = f"repeats {run.study}/{run.step}, {what}; that ended as {ended}"
        return [said, *([f"because there: {run.reason}"] if run.reason else [])]


_WHAT = {
    Repeats.EXPERIMENT: "with the same kernels, options, environment, toolchains and contract",
    Repeats.CODE_OBJECTS: "with the same code objects and launches",
    Repeats.HISTORY: "which set the same",
}


def fingerprint_of(study: Study, step: Step, launches: Mapping[str, Any]) -> str:
    """What a step's experiment is known by: two steps that ask the same question have the same, whatever they are
    called. `launches` has what decides about each of them (`experiment_of`).
    """
    lane, goal = step.judged_lane(study.contract), step.text.expect.goal
    asked = {"contract": study.contract.sha256(), "lane": lane, "goal": goal, "launches": dict(launches)}
    required = required_clauses(step.text.expect.clauses)
    return content_sha256(asked | {"required": required} if required else asked)


@dataclass(frozen=True)
class Question:
    """What a step asks, and where it would be timed. `run_id` is the run under way."""

    database: Database
    study: Study
    step: Step
    run_id: int
    fingerprint: str
    device: DeviceFacts | None

    def answer(self) -> Answer | None:
        """The answer that is known before anything is built. A step that was run itself may always be run again."""
        earlier = earlier_runs(self.database, self.study.contract, self.run_id)
        if self._was_run(earlier):
            return None
        same = [run for run in earlier if run.fingerprint == self.fingerprint]
        return self._best(same, Repeats.EXPERIMENT) or self._of_history()

    def answer_of_codes(self, identities: Mapping[str, str | None]) -> Answer | None:
        """The answer that the code objects show; `identities` are those of all launches."""
        earlier = earlier_runs(self.database, self.study.contract, self.run_id)
        if None in identities.values() or self._was_run(earlier):
            return None
        asking = [run for run in earlier if self._asks_the_same(run)]
        found: dict[int, dict[str, str]] = {}
        for build in builds_of(self.database, asking):
            identity = launch_identity(build.code_object_sha256, build.dynamic_lds_bytes, build.spec)
            found.setdefault(build.run_id, {})[build.lane] = identity
        same = [run for run in asking if found.get(run.id) == dict(identities)]
        return self._best(same, Repeats.CODE_OBJECTS)

    def _was_run(self, earlier: list[EarlierRun]) -> bool:
        """Whether this very experiment has been run under this step's own name."""
        return any(self._is_mine(run) and run.fingerprint in (None, self.fingerprint) for run in earlier)

    def _is_mine(self, run: EarlierRun) -> bool:
        return (run.study, run.step) == (self.step.study, self.step.name)

    def _asks_the_same(self, run: EarlierRun) -> bool:
        kpi, expect = self.study.contract.kpi.lane, self.step.text.expect
        asked = (self.step.text.lane or kpi, expect.goal, required_clauses(expect.clauses))
        return (run.lane or kpi, run.goal, run.required) == asked

    def _best(self, same: list[EarlierRun], because: Repeats) -> Answer | None:
        """The latest run that was measured, else the latest one, of those whose verdict holds here."""
        where = (self.device.kind, self.device.name) if self.device else None
        found = [run for run in same if not self._is_mine(run) and can_answer(run, where)]
        measured = [run for run in found if run.basis == Basis.MEASURED]
        return next((Answer(run, because) for run in [*measured, *found]), None)

    def _of_history(self) -> Answer | None:
        history = read_history(self.study.history_path)
        entry = history and rejected_by(history, self.step.lanes, default_lanes(self.study))
        run = imported_run(self.database, self.study.name, entry.name) if entry else None
        return Answer(run, Repeats.HISTORY) if run else None
