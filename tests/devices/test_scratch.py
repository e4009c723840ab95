"""The global memory that Triton's compiler wants for a kernel: a launch gives it as Triton's own launcher does."""

from typing import Any

import numpy as np
import pytest
from conftest import CommandLine, LoadedStep
from gluon_kernels import hopper_study
from own_study import write_study

from parity.codeobject import read_object
from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.devices.base import Buffer, Launch
from parity.devices.gpu import GpuLane, LaneBinary
from parity.records import SCRATCH, DeviceFacts
from parity.run.recorded import RunInBook
from parity.store import find_run, open_lab_book

pytestmark = pytest.mark.slow


class Memory:
    """A GPU that hands out memory, and keeps in mind where and how much."""

    facts = DeviceFacts("cuda", "planted", "sm_90", "0", "", "", 1 << 36, 1 << 20)

    def __init__(self) -> None:
        self.sizes: dict[int, int] = {}

    def buffer(self, array: Any) -> Buffer:
        made = Buffer(0x1000000 * (len(self.sizes) + 1), array.nbytes)
        self.sizes[made.pointer] = made.size_bytes
        return made

    def tensor_map(self, *_: Any) -> bytes:
        raise AssertionError("no argument is a tensor map")

    def load(self, *_: Any) -> str:
        return "function"


def launch(loaded: LoadedStep, gpu: Any, binary: LaneBinary, axes: dict[str, int]) -> Launch:
    tensors = {name: gpu.buffer(np.zeros(4)) for name in "abc"}
    (lane_launch,) = GpuLane(gpu, loaded.contract, binary).launches(axes, [tensors, tensors])
    return lane_launch


@pytest.fixture
def own_step(workspace: Workspace) -> LoadedStep:
    write_study(workspace, "own", *hopper_study())
    return LoadedStep(workspace, *load_step(workspace, "own/step01"))


def appended(binary: LaneBinary, segment: bytes) -> list[int]:
    (code,) = binary.codes
    layout = read_object(code.path.read_bytes(), "kernel.co").kernels["matmul"].arguments
    return [
        int.from_bytes(segment[argument.offset_bytes :][: argument.size_bytes], "little") for argument in layout[6:]
    ]


def binary_of(loaded: LoadedStep, lane: str) -> LaneBinary:
    outcome = loaded.build(lane)
    assert outcome.code_object is not None, outcome.message
    return LaneBinary(lane, loaded.step.lanes[lane], (outcome.code_object,))


def test_a_kernel_that_makes_descriptors_is_given_memory_for_each_workgroup(own_step: LoadedStep) -> None:
    gpu, binary = Memory(), binary_of(own_step, "gluon")
    (code,) = binary.codes
    assert code.scratch_bytes >= 2 * 128, "two tensor maps of 128 bytes"
    for axes, workgroups in (({"m": 128, "n": 192, "k": 96}, 6), ({"m": 256, "n": 192, "k": 96}, 12)):
        for segment in launch(own_step, gpu, binary, axes).arguments:
            scratch, profile = appended(binary, segment)
            assert gpu.sizes[scratch] == workgroups * code.scratch_bytes
            assert profile == 0


def test_a_kernel_that_wants_none_gets_null(own_step: LoadedStep) -> None:
    gpu, binary = Memory(), binary_of(own_step, "triton")
    assert binary.codes[0].scratch_bytes == 0
    assert appended(binary, launch(own_step, gpu, binary, own_step.contract.axes).arguments[0]) == [0, 0]
    assert len(gpu.sizes) == 3


def test_the_lab_book_keeps_how_much(own_step: LoadedStep, parity: CommandLine) -> None:
    """A recorded kernel is launched again with the same memory, as by a later step's comparison with it."""
    assert parity("run", "own/step01").code == 3
    database = open_lab_book(own_step.workspace, None, own_step.study)
    record = find_run(database, 1)
    facts = {row.lane: row.value for row in record.facts if row.name == SCRATCH}
    binary = RunInBook(own_step.workspace, database, own_step.contract, record).binary("gluon")
    assert facts == {"gluon": str(binary.codes[0].scratch_bytes)}
    assert binary.codes[0].scratch_bytes == binary_of(own_step, "gluon").codes[0].scratch_bytes
