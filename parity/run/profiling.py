"""Profiles a recorded run: the replay program launches each lane's code object under the profiler, pass by pass."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from parity.arch import get_arch
from parity.contract import Contract, lane_of_launch
from parity.errors import InputError, UnavailableError
from parity.profilers import Profiler, find_profiler, halves, recorded
from parity.records import Basis, DeviceFacts, Pass, PassResult, ProfiledLane, VerificationStatus
from parity.run.joining import ProfileTaker
from parity.run.options import ProfileOptions, Progress, RunOptions
from parity.run.recorded import RunInBook, require_code
from parity.run.timing import alone, find_device
from parity.store import PassWriter, RunRecord
from parity.system.itself import own_command, own_environment


class Tool(NamedTuple):
    """A profiler, and the device that it profiles, by its number among those of its kind."""

    profiler: Profiler
    device: DeviceFacts
    ordinal: int


def profile_recorded(
    run: RunInBook, tool: Tool, lanes: Sequence[str], options: ProfileOptions, progress: Callable[..., None]
) -> list[ProfiledLane]:
    """Profile lanes of a recorded run. Every pass is stored when it ends, with its failure if it has one.

    The caller must hold the device's lock, so that nothing is measured meanwhile.
    """
    counters = options.counters or get_arch(tool.device.arch).counters
    progress(f"asking {tool.profiler.name} which counters fit together")
    passes, left_out = tool.profiler.kind.plan(tool.profiler, tool.ordinal, counters, options.sampling)
    done = []
    for lane in lanes:
        good, failures = _LaneRun(run, tool, lane, options, frozenset(counters), left_out).all(passes, progress)
        done.append(ProfiledLane(lane, tool.profiler.title, good, tuple(failures), left_out))
    return done


@dataclass
class _LaneRun:
    """The passes over one lane."""

    run: RunInBook
    tool: Tool
    lane: str
    options: ProfileOptions
    counters: frozenset[str]
    left_out: dict[str, str]

    def all(self, passes: Sequence[Pass], progress: Callable[..., None]) -> tuple[int, list[str]]:
        """Run the passes in order; counters that turn out not to fit together are tried again in halves."""
        for name, why in self.left_out.items():
            self._writer.left_out(name, why)
        waiting, good, failures = list(passes), 0, []
        number = 0
        while waiting:
            wanted = waiting.pop(0)
            number += 1
            progress(
                f"{self.tool.profiler.name}: {self.lane}, {wanted.purpose}",
                done=number - 1,
                total=number + len(waiting),
            )
            environment = own_environment(self.run.workspace.root, self.run.database.url)
            with recorded(self.tool.profiler, wanted, self._program(), self.options.limit_s, environment) as recording:
                failure, has_rows = self._store(recording)
            good += has_rows
            smaller = halves(recording)
            waiting[:0] = smaller
            if failure and not smaller:
                failures.append(f"{wanted.purpose}: {failure}")
            if number == 1 and not has_rows and not smaller:  # the others would fail too
                break
        return good, failures

    @property
    def _writer(self) -> PassWriter:
        run_id = int(self.run.record.run.id)
        return PassWriter(self.run.database, run_id, self.lane, self.tool.device.name, self.tool.profiler.title)

    def _store(self, recording: PassResult) -> tuple[str | None, bool]:
        """Store the pass, then its files; return why it failed, and whether anything of it was stored."""
        pass_id = self._writer.add(recording, self.options.launches)
        taker = ProfileTaker(self.run.database, self.run.record, self.lane, Basis.PROFILED, pass_id, self.counters)
        taken, failure = [], recording.failure
        for file in recording.files:
            try:
                taken.append(taker.take(file, f"{self.tool.profiler.title}, {recording.wanted.purpose}: {file.name}"))
            except InputError as error:
                failure = failure or str(error).replace(str(file), file.name)
        has_rows = any(imported.dispatches or imported.samples for imported in taken)
        missing = [
            name for name in recording.wanted.counters if not any(name in imported.counters for imported in taken)
        ]
        if any(imported.was_there for imported in taken):
            failure = failure or "its file is recorded already"
        elif not has_rows:
            failure = failure or taker.nothing()
        elif missing:
            failure = failure or f"no value of {', '.join(missing)}"
        self._writer.read(pass_id, failure)
        return failure, has_rows

    def _program(self) -> list[str]:
        run = self.run.record.run
        return own_command(
            "replay",
            f"{run.study}/{run.step}",
            "--run",
            str(run.uuid),
            "--lane",
            self.lane,
            "--launches",
            str(self.options.launches),
            "--device",
            f"{self.tool.device.kind}:{self.tool.ordinal}",
        )


def profile_step(
    run: RunInBook, lane: str | None, options: RunOptions, wanted: ProfileOptions, progress: Progress
) -> list[ProfiledLane]:
    """Profile a recorded run's lanes, or one of them, under the same locks as a measurement.

    Raises InputError for a lane without a code object, UnavailableError without a GPU or a profiler.
    """
    record, contract = run.record, run.contract
    has = [name for name, build in record.builds.items() if build.code_object_sha256]
    lanes = record.launches(lane) if lane else has
    if not has:
        raise InputError(f"{record.step}: run {record.run.id} has no code object to profile")
    require_code(record, lanes)
    if not may_be_launched(record):
        raise InputError(
            f"{record.step}: run {record.run.id} failed its verification: what may fault is not launched on a GPU"
        )
    for name in dict.fromkeys(lane_of_launch(name) for name in lanes):
        run.binary(name)
    device = find_device(contract, options, progress, is_timed=False)
    profiler = profiler_for(contract, device)
    assert isinstance(device, DeviceFacts)
    with alone(run.database, record.run.study, device, options, progress):
        return profile_recorded(run, Tool(profiler, device, options.ordinal), lanes, wanted, progress)


def may_be_launched(record: RunRecord) -> bool:
    """Return whether a recorded run's binaries may run on a GPU: what failed its verification may fault there."""
    return bool(record.run.verification != VerificationStatus.FAILED)


def profiler_for(contract: Contract, device: DeviceFacts | str) -> Profiler:
    """Return the profiler for the device. Raises UnavailableError without a device or without a profiler for it."""
    if isinstance(device, str):
        raise UnavailableError(f"profiling needs a GPU of {contract.arch}: {device}")
    return find_profiler(device.kind)
