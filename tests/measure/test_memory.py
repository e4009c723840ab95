"""The look whether kernels remember their inputs, on a device that is played: caches are planted, and honest kernels."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from conftest import LoadedStep

from parity.devices.base import Array, Buffer, Gpu, OutOfMemory, Timer
from parity.devices.gpu import Contents, Held, TimedProblem
from parity.gate import Memory, MemoryLook, look_for_memory
from parity.measure.memory import MemoryTrial

DELTA = 0.005


@dataclass
class Content:
    """A number in the place of inputs."""

    number: int = 0


@dataclass
class Played:
    """A kernel on a device: it takes 1 ms, and `saves` a share of that on inputs that its last launch has had, except
    in one launch of `honest_in`. Times scatter by `noise`; a device that has slept takes twice as long.
    """

    saves: float = 0.0
    honest_in: int = 0
    noise: float = 0.003
    sleeps: bool = False
    seed: int = 0
    ms: float = 1.0
    names: tuple[str, ...] = ("candidate",)
    contract: Any = field(default_factory=SimpleNamespace)
    values: Any = field(default_factory=dict)
    content: int = 0
    drawn: int = 0
    launched: int = -1
    launches: int = 0
    asleep: bool = False

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng(self.seed)
        self.lanes = {
            name: SimpleNamespace(binary=SimpleNamespace(identity=f"{name.partition(' ')[0]} {self.seed}"))
            for name in self.names
        }

    def packed(self, _values: object) -> "Content":
        return Content()

    def held(self, _contents: "Content") -> "Content":
        return Content()

    def drop(self, content: "Content") -> None:
        assert content.number, "what is held was drawn"

    def redraw(self, content: "Content", *_: object) -> None:
        """Inputs are numbers here."""
        self.drawn += 1
        content.number = self.drawn

    def renew(self, content: "Content") -> None:
        self.content = content.number

    def flush(self) -> None:
        """There are no caches here."""

    def batch_seconds(self, _launches: int) -> float:
        self.launches += 1
        is_honest = self.honest_in and int(self.rng.integers(self.honest_in)) == 0
        is_known = self.content == self.launched and not is_honest
        was_asleep, self.asleep, self.launched = self.asleep, False, self.content
        seconds = self.ms * 1e-3 * (1 - (self.saves if is_known else 0.0)) * (2 if was_asleep else 1)
        return float(seconds * (1 + self.noise * self.rng.standard_normal()))


@pytest.fixture(autouse=True)
def _movable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parity.measure.memory.movable_inputs", lambda _contract: {"a"})


def looks(device: Played, session_s: float = 1e9) -> dict[str, MemoryLook]:
    timers = dict.fromkeys(device.names, cast("Timer", device))
    trial = MemoryTrial(cast("TimedProblem", device), timers, DELTA)
    return trial.looks(lambda _text: setattr(device, "asleep", device.sleeps), session_s)


@pytest.mark.parametrize("honest_in", [0, 8, 4, 2])
@pytest.mark.parametrize("saves", [0.05, 0.18, 0.5])
def test_a_cache_is_found_whatever_it_saves_and_however_often_it_is_honest(saves: float, honest_in: int) -> None:
    found = [looks(Played(saves, honest_in, seed=seed))["candidate"].memory for seed in range(10)]
    assert found == [Memory.SHOWN] * 10


def test_a_cache_that_saves_one_percent_is_found_where_times_scatter_less() -> None:
    found = [looks(Played(0.01, seed=seed))["candidate"].memory for seed in range(10)]
    assert found.count(Memory.SHOWN) == 10


def test_a_short_kernel_is_held_to_the_same_share() -> None:
    """13 us, of which a cache saves 4: less than any fixed number of microseconds would ask."""
    assert looks(Played(0.3, ms=0.013, noise=0.02))["candidate"].memory is Memory.SHOWN


@pytest.mark.parametrize("noise", [0.001, 0.003, 0.01, 0.05])
def test_equal_work_is_accused_of_nothing(noise: float) -> None:
    found = [looks(Played(noise=noise, seed=seed))["candidate"] for seed in range(100)]
    assert not [look for look in found if look.memory is Memory.SHOWN]
    assert all(look.pairs >= 16 for look in found)


def test_what_scatters_too_much_is_not_shown() -> None:
    look = looks(Played(noise=0.2))["candidate"]
    assert (look.memory, look.pairs) == (Memory.OPEN, 128)
    assert look.sentence().startswith("not shown: on inputs that it has seen, ")


@pytest.mark.parametrize("saves", [0.0, 0.5])
def test_a_device_that_sleeps_while_inputs_are_made_changes_nothing(saves: float) -> None:
    found = looks(Played(saves, sleeps=True))["candidate"].memory
    assert found is (Memory.SHOWN if saves else Memory.NONE)


def test_time_is_kept_but_the_first_pairs_are_always_taken() -> None:
    look = looks(Played(noise=0.2), session_s=0.0)["candidate"]
    assert (look.memory, look.pairs) == (Memory.OPEN, 16)


def test_an_operator_that_makes_the_same_inputs_again_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parity.measure.memory.movable_inputs", lambda _contract: set())
    monkeypatch.setattr("parity.measure.memory.other_values", lambda _contract, _number: {"a": np.arange(4)})
    assert looks(Played(values={"a": np.arange(4)})) == {}


@pytest.mark.parametrize(("coarse", "pairs"), [(0.5, "some"), (1.0, "none")])
def test_a_clock_that_gives_no_time_for_a_launch_is_said(coarse: float, pairs: str) -> None:
    rng = np.random.default_rng(0)
    seen, new = (np.where(rng.random(64) < coarse, 0.0, 1e-6 * rng.uniform(1, 1.01, 64)).tolist() for _ in range(2))
    look = look_for_memory(DELTA, seen, new)
    assert (look.pairs > 0) == (pairs == "some")
    assert look.memory is not Memory.SHOWN
    assert pairs == "some" or look.sentence() == "not shown: the clock gives no time for a single launch"


def test_one_code_is_looked_at_once() -> None:
    found = looks(Played(names=("candidate", "control", "control again")))
    assert list(found) == ["candidate", "control"]


def test_only_what_is_open_is_looked_at_again() -> None:
    """Planted: a second variant that scatters, which needs all pairs; the first needs 16."""
    first, second = Played(noise=0.001), Played(noise=0.2, seed=1)
    problem = Played(names=("candidate", "control"))
    timers = {"candidate": cast("Timer", first), "control": cast("Timer", second)}
    found = MemoryTrial(cast("TimedProblem", problem), timers, DELTA).looks(lambda _text: None, 1e9)
    assert [found[name].pairs for name in ("candidate", "control")] == [16, 128]


class DeviceMemory:
    """A device's memory, in this process."""

    facts = SimpleNamespace(last_level_cache_bytes=0, memory_bytes=1 << 30)

    def __init__(self, room: int) -> None:
        self.content, self.used = np.zeros(room, np.uint8), 0

    def buffer(self, array: Array) -> Buffer:
        if self.used + array.nbytes > len(self.content):
            raise OutOfMemory("full")
        self.used += array.nbytes
        buffer = Buffer(self.used - array.nbytes, array.nbytes)
        self.write(buffer, array)
        return buffer

    def write(self, buffer: Buffer, array: Array) -> None:
        self.at(buffer)[:] = np.ascontiguousarray(array).view(np.uint8).reshape(-1)

    def copy(self, to: Buffer, source: Buffer) -> None:
        self.at(to)[:] = self.at(source)

    def free(self, buffer: Buffer) -> None:
        self.used -= buffer.size_bytes

    def at(self, buffer: Buffer) -> Array:
        return self.content[buffer.pointer : buffer.pointer + buffer.size_bytes]


@pytest.mark.parametrize("shape", [(64, 128), (1 << 12, (1 << 11) + 1)], ids=["each", "by pieces"])
@pytest.mark.parametrize("room", [1 << 26, 0], ids=["on the device", "on the host"])
def test_new_inputs_are_drawn_from_those_that_are_there(step14: LoadedStep, shape: tuple[int, int], room: int) -> None:
    gpu, rng = DeviceMemory(room), np.random.default_rng(1)
    problem = TimedProblem(cast("Gpu", gpu), step14.contract, {}, {}, lambda _: None)
    values = np.random.default_rng(0).standard_normal(shape).astype(np.float16)
    known: Contents = {("a", "row_major"): values, ("index", "row_major"): np.arange(8)}

    def content(held: Held, tensor: str) -> Array:
        found, like = held[tensor, "row_major"], known[tensor, "row_major"]
        return gpu.at(found).view(like.dtype).reshape(like.shape) if isinstance(found, Buffer) else found

    contents = problem.held(known)
    drawn = []
    for _ in range(2):
        problem.redraw(contents, known, {"a"}, rng)
        drawn.append(content(contents, "a").copy())
    new = drawn[0]
    assert set(new.ravel()[::64]) <= set(values.ravel())
    assert abs(float(new.astype(np.float32).std()) - float(values.astype(np.float32).std())) < 0.05
    assert sorted(new.ravel().tolist()) != sorted(values.ravel().tolist()), "moved on, they would have the same sum"
    assert not np.array_equal(drawn[0], drawn[1])
    assert np.array_equal(content(contents, "index"), np.arange(8)), "places in other tensors stay"
    problem.drop(contents)
    problem.free()
    assert gpu.used == 0
