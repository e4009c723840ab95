"""What runs in the process that has the GPU: it tells of each launch before it starts, and what it left.

A fault or a hang then costs what was running, and its name is known.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.arch import get_arch
from parity.contact.lds import WAVES, found
from parity.contact.rates import STEP_BYTES, THREADS, Rate, Unit
from parity.contact.texts import Assembled
from parity.contact.trials import Trial
from parity.contract import Contract
from parity.devices.base import Array, Buffer, Gpu, Launch, NotTimeable
from parity.devices.gpu import GpuLane, LaneBinary
from parity.devices.opening import open_device
from parity.measure.session import Event, Stage
from parity.records import DeviceFacts, News, PairsDone
from parity.verify import make_cases
from parity.verify.stage import wrong_on_gpu

LIMIT_S = 10.0  # of one launch, which takes a millisecond
_LONG_ENOUGH_S, _MOST_ROUNDS = 2e-4, 1 << 20
_RATE_S, _WORKGROUPS, _LAUNCHES = 5e-3, 4096, 20
_LEAST_GROWTH, _MOST_GROWTH = 1.8, 2.2  # of the time, by twice the work
_MOST_SPREAD = 1.05  # of times that should be the same
_TAKES = 3  # of each time, of which the least counts
Send = Callable[[Event], None]


@dataclass(frozen=True)
class Where:
    """The GPU by its kind and number, and the code object of this program's own kernels."""

    device: str
    ordinal: int
    code: Assembled | None = None


@dataclass(frozen=True)
class Turn(Stage):
    """Something runs from now on: if the process ends before the next turn, it is because of this one."""

    name: str


@dataclass(frozen=True)
class Left(News):
    """What something with a name left: words, phases, a rate, or a lane's outputs."""

    name: str
    what: Any


@dataclass(frozen=True)
class LaneOnGpu:
    """A lane of a study, which runs all cases of its contract."""

    contract: Contract
    binary: LaneBinary


@dataclass(frozen=True)
class LaneLeft:
    """What a lane left of a case, and what is wrong with it, held against the reference; empty if nothing is."""

    outputs: dict[str, Array]
    wrong: str


def run_trials(where: Where, asked: Mapping[str, Trial], send: Send) -> None:
    """Launch kernels once each; of each, send what its output holds then."""
    gpu, image = _opened(where, send)
    for trial in asked.values():
        send(Turn(f"running {trial.name}", trial.name))
        buffers = [gpu.buffer(array) for array in (*trial.inputs, trial.output)]
        function = gpu.load(image, trial.symbol, 0)
        gpu.run_once([Launch(function, (trial.workgroups, 1, 1), (trial.threads, 1, 1), 0, [_segment(*buffers)])])
        send(Left(trial.name, gpu.read(buffers[-1], trial.output)))
        for buffer in buffers:
            gpu.free(buffer)
    send(PairsDone(0.0, 0.0))


def run_lds(where: Where, asked: Mapping[str, str], send: Send) -> None:
    """Find how LDS serves each kind of access, by its kernel's name; send phases and banks, or why none show."""
    gpu, image = _opened(where, send)
    lanes = get_arch(gpu.facts.arch).wave_size
    table, output = gpu.buffer(np.zeros(lanes, np.uint32)), gpu.buffer(np.zeros(lanes, np.uint32))
    for kind, symbol in asked.items():
        send(Turn(f"timing LDS: {kind}", kind))
        function = gpu.load(image, symbol, 0)

        def timed(addresses: NDArray[np.uint32], rounds: int, function: Any = function) -> float:
            gpu.write(table, addresses)
            segment = _segment(table, rounds, output)
            return _seconds(gpu, Launch(function, (1, 1, 1), (WAVES * lanes, 1, 1), 0, [segment]))

        rounds = _rounds(partial(timed, np.zeros(lanes, np.uint32)), 64, _LONG_ENOUGH_S)
        send(Left(kind, found(kind, lanes, partial(timed, rounds=rounds))))
    send(PairsDone(0.0, 0.0))


def run_rates(where: Where, asked: Mapping[str, Rate], send: Send) -> None:
    """Measure rates; of each, send rows of a name, a figure per second (or seconds, of an empty launch) and a unit."""
    gpu, image = _opened(where, send)
    clock_before = gpu.state().clock_mhz
    for rate in asked.values():
        send(Turn(f"timing {rate.what}", rate.what))
        function = gpu.load(image, rate.kernel.name, 0)
        try:
            send(Left(rate.what, _RATES[rate.unit](gpu, function, rate)))
        except _Unsteady as error:
            send(Left(rate.what, str(error)))
    clocks = [("clock before", clock_before), ("clock after", gpu.state().clock_mhz)]
    send(Left("clock", [(name, 1e6 * mhz, "Hz") for name, mhz in clocks if mhz is not None]))
    send(PairsDone(0.0, 0.0))


def run_lanes(where: Where, asked: Mapping[str, LaneOnGpu], send: Send) -> None:
    """Run lanes on their cases; of each, send the outputs by name, or the reason why there are none."""
    gpu, _ = _opened(where, send)
    for lane_name, lane in asked.items():
        for case in make_cases(lane.contract):
            name = f"{lane_name}: {case.name}"
            send(Turn(f"running {name}", name))
            on_gpu = GpuLane(gpu, lane.contract, lane.binary)
            of_size = on_gpu.for_size(case.axes)
            if of_size is None:
                send(Left(name, "sizes are compiled in, and there is no build for this one"))
                continue
            ran = of_size.run(case.axes, case.tensors)
            send(Left(name, LaneLeft(ran.outputs, wrong_on_gpu(of_size, case, ran))))
            of_size.release()
    send(PairsDone(0.0, 0.0))


def _opened(where: Where, send: Send) -> tuple[Gpu, bytes]:
    send(Stage("opening the device"))
    gpu = open_device(where.device, where.ordinal, LIMIT_S)
    send(gpu.facts)
    return gpu, where.code.image.read_bytes() if where.code else b""


def _segment(*values: Buffer | int) -> bytes:
    """Return an argument segment of 8 bytes each."""
    numbers = (value.pointer if isinstance(value, Buffer) else value for value in values)
    return b"".join(number.to_bytes(8, "little") for number in numbers)


def _seconds(gpu: Gpu, launch: Launch) -> float:
    """Return what one launch takes, the least of a few times. Raises NotTimeable where the clock gives no time."""
    timer = gpu.timer([launch])
    timer.prepare(1)
    took = min(timer.batch_seconds(1) for _ in range(_TAKES))
    if not took > 0:
        raise NotTimeable(f"the clock gives no time: {took} s for a launch")
    return took


def _rounds(timed: Callable[[int], float], first: int, enough_s: float) -> int:
    """Return how often a kernel goes round so that it takes long enough to be timed."""
    rounds = first
    while timed(rounds) < enough_s and rounds < _MOST_ROUNDS:
        rounds *= 2
    return rounds


class _Unsteady(Exception):
    """Times that do not follow the work."""


def _per_second(timed: Callable[[int], float], first: int) -> float:
    """Return how many rounds there are in a second, launches apart. Raises _Unsteady where twice as many rounds do not
    take about twice the time.
    """
    rounds = _rounds(timed, first, _RATE_S)
    alike = [timed(rounds) for _ in range(_TAKES)]
    if max(alike) > _MOST_SPREAD * min(alike):
        raise _Unsteady(f"the same {rounds:,} rounds took from {1e3 * min(alike):.3g} to {1e3 * max(alike):.3g} ms")
    once, twice = alike[-1], timed(2 * rounds)
    if not _LEAST_GROWTH < twice / once < _MOST_GROWTH:
        raise _Unsteady(f"{rounds:,} rounds took {1e3 * once:.3g} ms, and twice as many {1e3 * twice:.3g} ms")
    return rounds / (twice - once)


Figures = list[tuple[str, float, str]]


def _floor(gpu: Gpu, function: Any, rate: Rate) -> Figures:
    """Return what a launch takes that does nothing."""
    launch = Launch(function, (1, 1, 1), (THREADS, 1, 1), 0, [_segment(1)])
    return [(rate.what, min(_seconds(gpu, launch) for _ in range(_LAUNCHES)), "s")]


def _counted(gpu: Gpu, function: Any, rate: Rate) -> Figures:
    """Return what all waves do in a second."""

    def timed(rounds: int) -> float:
        return _seconds(gpu, Launch(function, (_WORKGROUPS, 1, 1), (THREADS, 1, 1), 0, [_segment(rounds)]))

    waves = _WORKGROUPS * THREADS // get_arch(gpu.facts.arch).wave_size
    return [(rate.what, rate.amount * waves * _per_second(timed, 16), "operations/s")]


def _moved(gpu: Gpu, function: Any, rate: Rate) -> Figures:
    """Return the bytes that move in a second through buffers of several sizes: in caches, and beyond the last."""
    rows = []
    for size in _sizes(gpu.facts):
        buffer = gpu.buffer(np.zeros(size, np.uint8))
        grid = max(1, min(_WORKGROUPS, size // STEP_BYTES))

        def timed(rounds: int, buffer: Buffer = buffer, grid: int = grid, size: int = size) -> float:
            segment = _segment(buffer, rounds, grid * STEP_BYTES, size - 1)
            return _seconds(gpu, Launch(function, (grid, 1, 1), (THREADS, 1, 1), 0, [segment]))

        rows.append((f"{rate.what}, {size >> 20} MiB", rate.amount * grid * _per_second(timed, 1), "bytes/s"))
        gpu.free(buffer)
    return rows


_RATES = {Unit.LAUNCHES: _floor, Unit.OPERATIONS: _counted, Unit.BYTES: _moved}


def _sizes(facts: DeviceFacts) -> list[int]:
    """Return powers of two: the least, half of the last level, and beyond it, as far as memory allows."""
    last = 1 << (max(facts.last_level_cache_bytes, 4 << 20) - 1).bit_length()
    most = 1 << ((facts.memory_bytes // 4).bit_length() - 1)
    return sorted({min(size, most) for size in (1 << 20, last // 2, 8 * last)})
