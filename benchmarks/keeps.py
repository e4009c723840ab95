"""How many keeps hold: times every kept run of a lab book again, against the run that it was timed against then.

Usage: PYTHONPATH=. python benchmarks/keeps.py [STUDY ...] [--device cuda] [--db results.db] [--out keeps.json]. Needs a
GPU of the kind that the runs name, and no compiler: both code objects come out of the lab book. A decision is made as
`parity run` makes it, in processes of its own, at the contract's margin; it is printed, and not recorded as a run. A
keep holds if it is kept again; it is taken back if the gate rejects it now. Left out, and counted: the first run on a
device, which had no baseline, a baseline that was measured again, and runs under a contract that has changed since.
"""

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from parity.cli.options import device_of
from parity.contract.study import Study, load_study
from parity.contract.workspace import Workspace, find_workspace
from parity.devices.lock import device_lock, this_job
from parity.gate import Goal, Session, judge_measured
from parity.gate.stats import paired_test
from parity.measure.pairs import session_of
from parity.measure.session import Worker, probe, run_session
from parity.measure.stage import Conditions, Trial
from parity.records import Basis, DeviceFacts, Plan, Protocol, Verdict
from parity.run.recorded import RunInBook
from parity.store import Database, RunRecord, list_runs, open_lab_book, run_beside
from parity.store.choosing import runs_by_id
from parity.store.queries import judged_lane


@dataclass(frozen=True)
class Keep:
    """A kept run, the run that it was timed against, and the lane that was judged."""

    study: Study
    run: RunRecord
    baseline: RunRecord
    lane: str

    @property
    def name(self) -> str:
        return f"{self.study.name}/{self.run.step}"


@dataclass(frozen=True)
class KeepAgain:
    """What the gate says of a keep now: each session's effect with its interval, as shares of the baseline. Where that
    was recorded, `gpu` says whether the keep was timed on this very GPU: `the same` or `another`.
    """

    keep: str
    lane: str
    against: str
    then: str
    kept_at: str
    gpu: str
    verdict: str
    effects: list[tuple[float, float, float]]


def keeps_of(database: Database, study: Study, device: DeviceFacts) -> Iterator[Keep | str]:
    """The study's keeps on a device of that name, oldest first; in the place of one that is left out, why."""
    rows = list_runs(database, study.name)
    for row in rows:
        measured = row.verdict == Verdict.KEEP and row.basis == Basis.MEASURED
        if not measured or row.device_name != device.name or row.hidden_because:
            continue
        record = runs_by_id(database, [row.id])[0]
        if record.contract_sha256 != study.contract.sha256():
            yield "under another contract"
        elif not (baseline := run_beside(database, study.name, study.contract, record)) or not baseline.is_baseline:
            yield "the first on its device"
        elif baseline.step == record.step:
            yield "a baseline, measured again"
        else:
            yield Keep(study, record, baseline, judged_lane(record.run.spec, study.contract))


def trial_of(workspace: Workspace, database: Database, keep: Keep) -> Trial:
    """The keep's lanes and its baseline, as they were launched then."""
    contract, spec = keep.study.contract, keep.run.run.spec or {}
    lanes = {lane: RunInBook(workspace, database, contract, keep.run).binary(lane) for lane in spec["lanes"]}
    goal = Goal(spec["text"]["expect"]["goal"])
    baseline = RunInBook(workspace, database, contract, keep.baseline).binary(keep.lane)
    return Trial(contract, keep.lane, lanes, goal, baseline, keep.baseline.step)


def decide(conditions: Conditions, trial: Trial, keep: Keep) -> KeepAgain:
    """One decision, each session in a process of its own."""
    sessions: list[Session] = []
    delta = conditions.protocol.delta_floor

    with tempfile.TemporaryDirectory() as folder:
        request = conditions.request(trial, delta, Path(folder), verify=False)

        def measure() -> Session:
            record = run_session(request, Worker(Path(folder) / "log.txt"), lambda _: None)
            if record.failure is not None:
                raise SystemExit(f"{keep.name}: {record.failure.text}")
            sessions.append(session_of(record.samples))
            return sessions[-1]

        verdict = judge_measured(conditions.protocol, delta, measure(), measure, trial.goal).verdict
    tests = [paired_test(session.candidate, session.baseline) for session in sessions]
    then = next((row.text for row in keep.run.reasons), "")
    return KeepAgain(
        keep.name,
        keep.lane,
        keep.baseline.step,
        then,
        keep.run.run.started_at or "",
        gpu_of(keep.run, conditions.device),
        verdict.value,
        [(test.effect, test.low, test.high) for test in tests],
    )


def gpu_of(run: RunRecord, device: DeviceFacts) -> str:
    """Whether a run was timed on this very GPU."""
    then = next((row.value for row in run.facts if row.name == "uuid"), "")
    if not then or not device.uuid:
        return "unknown"
    return "the same" if then == device.uuid else "another"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("studies", nargs="*", metavar="STUDY")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--db")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args(arguments)
    workspace = find_workspace()
    kind, ordinal = device_of(options.device)
    device = probe(kind, ordinal)
    names = options.studies or sorted(path.parent.name for path in workspace.experiments.glob("*/contract.toml"))
    decisions: list[KeepAgain] = []
    left_out: Counter[str] = Counter()
    print("| keep | lane | against | kept at | GPU | now | effect now | first reason then |")
    print("| --- | --- | --- | --- | --- | --- | ---: | --- |")
    for name in names:
        study = load_study(workspace, name)
        if study.contract.arch != device.arch:
            continue
        database = open_lab_book(workspace, options.db, study, must_exist=True)
        protocol = replace(Protocol(), delta_floor=study.contract.kpi.margin_percent / 100)
        conditions = Conditions(device, ordinal, protocol, Plan())
        with device_lock(device, 0, this_job()):
            for keep in keeps_of(database, study, device):
                if isinstance(keep, str):
                    left_out[keep] += 1
                    continue
                again = decide(conditions, trial_of(workspace, database, keep), keep)
                decisions.append(again)
                shown = ", then ".join(
                    f"{100 * effect:+.2f} % [{100 * low:+.2f}, {100 * high:+.2f}]"
                    for effect, low, high in again.effects
                )
                print(
                    f"| {again.keep} | {again.lane} | {again.against} | {again.kept_at[:16]} | {again.gpu} | "
                    f"{again.verdict} | {shown} | {again.then} |",
                    flush=True,
                )
                if options.out:  # after each decision, so that none is lost
                    options.out.write_text(json.dumps([asdict(again) for again in decisions], indent=1))
    counts = Counter(again.verdict for again in decisions)
    print(
        f"{len(decisions)} keeps timed again: {counts['keep']} hold, {counts['inconclusive']} are not decided, "
        f"{counts['reject']} are taken back; left out: {dict(left_out) or 'none'}"
    )


if __name__ == "__main__":
    main()
