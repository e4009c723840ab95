"""What a measured sweep saves, and what it misses: one space searched by halving, and every point timed, in one run.

Usage: PYTHONPATH=. python benchmarks/sweep.py --study sm90/step03 --lane triton --set num_stages=2,3,4,5
--set maxnreg=168,192,208,224,240,255 [--budget 60s] [--device cuda]. Needs a GPU of the study's architecture and the
lane's compiler. Both searches verify and time the same binaries in processes of their own; the exhaustive one takes the
gate's number of pairs of every point with the lane's own settings. Then
the gate compares the two winners: a session, and a second one where the first says that halving's is not slower. Points
are recorded in the lab book as `parity sweep` does; times are not.
"""

import argparse
import math
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from parity.cli.exploring import lane_of
from parity.cli.options import device_of, seconds_of
from parity.contract.references import study_or_step
from parity.contract.workspace import find_workspace
from parity.devices.lock import device_lock, this_job
from parity.gate import Goal, Session, judge_measured
from parity.gate.stats import paired_test
from parity.measure.pairs import BASELINE, CANDIDATE, CONTROL, session_of
from parity.measure.session import SessionRequest, Worker, run_session
from parity.records import DeviceFacts, Plan, Protocol, Rules, SweepResult, SweepSample, Verdict, VerificationStatus
from parity.run.options import RunOptions
from parity.run.timing import find_device
from parity.store import open_lab_book
from parity.sweep.measured import entering
from parity.sweep.points import Course, SweepOptions, parse_axis, sweep
from parity.sweep.session import SweepRequest, TimedPoint, measure_points

PROTOCOL = Protocol()
ALL = Rules(few=1 << 30, most_pairs=PROTOCOL.pairs, wide_margin=math.inf)  # one rung, in which everyone gets all pairs
LONGEST_S = 3600.0


class NoBook:
    """A measured sweep's book that keeps nothing; who is right is in the result."""

    def device(self, facts: DeviceFacts) -> None: ...
    def begins(self) -> None: ...
    def verified(self, name: str, status: VerificationStatus) -> None: ...
    def dropped(self, name: str, why: str, *, is_wrong: bool) -> None:
        print(f"  dropped: {why}", flush=True)

    def undecided(self, name: str, why: str) -> None:
        print(f"  undecided: {why}", flush=True)

    def sample(self, process: int, sample: SweepSample) -> None: ...
    def standings(self, result: SweepResult) -> None: ...
    def end(self, result: SweepResult) -> None: ...


@dataclass(frozen=True)
class Bench:
    """The points of a space on a device."""

    device: DeviceFacts
    ordinal: int
    points: tuple[TimedPoint, ...]

    def search(self, name: str, rules: Rules, budget_s: float) -> SweepResult:
        """Finds the fastest under some rules, and prints what that took."""
        request = SweepRequest(self.device.kind, self.ordinal, self.points, rules, Plan(budget_s=budget_s))
        started = time.monotonic()
        sweep = measure_points(request, NoBook(), lambda *_, **__: None)
        share = sweep.timed_s / sweep.measuring_s if sweep.measuring_s else 0.0
        launches = sum(sample.launches for sample in sweep.samples)
        print(
            f"{name}: {self.shown(sweep.winner)} wins; {sweep.timed_s:.2f} s of device time in {len(sweep.samples)} "
            f"batches ({launches} launches, {share:.1%} of the measuring phase), {sweep.preparing_s:.2f} s to size and "
            f"warm up, {time.monotonic() - started:.1f} s in all{f'; {sweep.ended_by}' if sweep.ended_by else ''}",
            flush=True,
        )
        return sweep

    def shown(self, name: str | None) -> str:
        return next((point.shown for point in self.points if point.name == name), "nobody")

    def point(self, name: str) -> TimedPoint:
        return next(point for point in self.points if point.name == name)

    def compare(self, candidate: TimedPoint, theirs: TimedPoint) -> None:
        """Says whether the gate finds `mine` slower than `theirs` by delta; delta is the contract's margin."""
        if candidate.contract != theirs.contract:
            print("the gate compares nothing: the winners have different contracts")
            return
        delta = candidate.contract.kpi.margin_percent / 100
        sessions = [self._session(candidate, theirs, delta)]
        again = judge_measured(
            PROTOCOL, delta, sessions[0], lambda: self._session(candidate, theirs, delta), Goal.NOT_SLOWER
        )
        test = paired_test(sessions[0].candidate, sessions[0].baseline)
        slower = "is shown slower" if again.verdict is Verdict.REJECT else "is not shown slower"
        print(
            f"the gate: halving's winner {slower} than the exhaustive one by delta, {100 * delta:.2f} %: "
            f"{test.sentence()} ({again.verdict.value}: {again.reasons[0].code})"
        )

    def _session(self, candidate: TimedPoint, theirs: TimedPoint, delta: float) -> Session:
        against = replace(theirs.binary, spec=replace(theirs.binary.spec, builder=builder_of(theirs)))
        variants = {CANDIDATE: candidate.binary, BASELINE: replace(against, lane=BASELINE), CONTROL: theirs.binary}
        request = SessionRequest(
            self.device.kind,
            self.ordinal,
            candidate.contract,
            variants,
            PROTOCOL,
            Plan(),
            delta,
            Goal.NOT_SLOWER,
            verify=False,
        )
        with tempfile.TemporaryDirectory() as folder:
            record = run_session(request, Worker(Path(folder) / "log.txt"), lambda _: None)
        if record.failure is not None:
            raise SystemExit(f"the gate's session failed: {record.failure.text}")
        return session_of(record.samples)


def device_s(sweep: SweepResult) -> float:
    """Seconds for which a search kept the device: sizing and warming up too, which it does in batches."""
    return sweep.preparing_s + sweep.timed_s


def builder_of(point: TimedPoint) -> str:
    """A lane's builder, which its new name does not tell."""
    return point.contract.builder(point.binary.lane, point.binary.spec)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--study", required=True, metavar="STUDY|STEP")
    parser.add_argument("--lane")
    parser.add_argument("--set", action="append", required=True, dest="settings", metavar="NAME=V,V")
    parser.add_argument("--budget", default="60s")
    parser.add_argument("--device", default="auto")
    parser.add_argument("--hip-compiler", default="auto")
    parser.add_argument("--db")
    options = parser.parse_args(arguments)
    workspace = find_workspace()
    study, lane, spec = lane_of(options.study, options.lane)
    kind, ordinal = device_of(options.device)
    device = find_device(study.contract, RunOptions(device=kind, ordinal=ordinal), lambda *_, **__: None)
    if isinstance(device, str):
        raise SystemExit(f"no GPU: {device}")
    database = open_lab_book(workspace, options.db, study)
    axes = [parse_axis(text) for text in options.settings]
    course = Course(workspace, database, study, lane, spec, study_or_step(workspace, options.study)[1])
    how = SweepOptions(lane, hip_compiler=options.hip_compiler, includes_present=True)
    swept = sweep(course, axes, how, lambda *_, **__: None)
    field = entering(course, swept, device, lambda *_, **__: None)
    print(f"{device.name}: {len(swept.points)} points, of which {len(field.points)} enter", flush=True)
    with device_lock(device, 0, this_job()):
        bench = Bench(device, ordinal, tuple(field.points))
        halved = bench.search("halving", Rules(), seconds_of(options.budget))
        known = tuple(replace(point, is_verified=point.name in halved.verified) for point in bench.points)
        bench = replace(bench, points=tuple(point for point in known if point.name not in halved.dropped))
        every = bench.search("exhaustive", ALL, LONGEST_S)
        if halved.winner is None or every.winner is None:
            raise SystemExit("there is no winner to compare")
        print(f"device time, halving / exhaustive: {device_s(halved) / device_s(every):.3f}")
        if halved.winner == every.winner:
            print(f"both find {bench.shown(halved.winner)}")
        bench.compare(bench.point(halved.winner), bench.point(every.winner))


if __name__ == "__main__":
    main()
