"""What runs inside of a program, without Triton and torch: its metadata, its memory, its grids, its records."""

import json
import pickle
import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from parity.errors import InputError
from parity.on.inside.launching import KernelFault, Shape, number_bytes
from parity.on.inside.memory import ProgramMemory
from parity.on.inside.metadata import read_kernel
from parity.on.inside.recording import KernelRecord, Recorder
from parity.records.faults import Fault, FaultKind

METADATA = """
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .actual_access:  read_only
        .address_space:  global
        .name:           x
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .name:           add
    .vgpr_count:     12
    .vgpr_spill_count: 3
...
	.end_amdgpu_metadata
"""


class Storage:
    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def data_ptr(self) -> int:
        return int(self.array.ctypes.data)

    def nbytes(self) -> int:
        return int(self.array.nbytes)


class Tensor:
    """As much of torch's as a launch asks for."""

    def __init__(self, storage: np.ndarray, start: int, shape: tuple[int, ...], strides: tuple[int, ...]) -> None:
        self.storage, self.start, self.shape, self.strides = storage, start, shape, strides
        self.dtype = f"torch.{storage.dtype}"

    def untyped_storage(self) -> Storage:
        return Storage(self.storage)

    def data_ptr(self) -> int:
        return int(self.storage.ctypes.data) + self.start * self.storage.itemsize

    def element_size(self) -> int:
        return int(self.storage.itemsize)

    def stride(self) -> tuple[int, ...]:
        return self.strides


def test_the_metadata_of_a_kernel_is_read_without_a_library() -> None:
    kernel = read_kernel(METADATA)
    assert [(one.offset_bytes, one.size_bytes, one.kind) for one in kernel.arguments] == [
        (0, 8, "global_buffer"),
        (8, 4, "by_value"),
        (16, 8, "hidden_global_offset_x"),
    ]
    assert (kernel.kernarg_bytes, kernel.vgprs, kernel.spills, kernel.max_threads) == (24, 12, 3, 256)
    for text in ("", METADATA.replace(".vgpr_count", ".vgprs")):
        with pytest.raises(InputError):
            read_kernel(text)


def test_a_python_with_numpy_alone_imports_it() -> None:
    code = "import parity.on.inside.device, sys; print(sorted({name.split('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    foreign = [
        name for name in ("pydantic", "yaml", "sqlalchemy", "elftools", "msgpack", "triton", "torch") if name in loaded
    ]
    assert foreign == []


def test_views_of_a_storage_are_one_buffer_and_two_where_it_is_strict() -> None:
    storage = np.arange(40, dtype=np.float32)
    first, second = Tensor(storage, 0, (4, 5), (5, 1)), Tensor(storage, 20, (5,), (4,))
    memory, strict = ProgramMemory(), ProgramMemory(strict=True)
    assert memory.place("b", second) - memory.place("a", first) == 80
    assert [array.nbytes for array in memory.arrays] == [160]
    strict.place("a", first)
    start = strict.place("b", second)
    assert [array.nbytes for array in strict.arrays] == [80, 68], "from its first element to its last"
    assert strict.nearest(start + 68) == ("b", (4,), 0, 4)
    inside = memory.addresses[0] + 4 * 7
    assert memory.nearest(inside) == ("a", (1, 2), None, 4)
    memory.arrays[0].view(np.float32)[39] = 7
    assert storage[39] == 7, "it is the program's own memory"


def test_what_did_not_run_is_poisoned_where_something_was_stored() -> None:
    output, untouched = np.zeros(8, np.float32), np.ones(4, np.float32)
    memory = ProgramMemory()
    memory.place("o", Tensor(output, 0, (8,), (1,)))
    memory.place("x", Tensor(untouched, 0, (4,), (1,)))
    flags = memory.written[0]
    assert flags is not None
    flags[:8] = 1
    memory.poison()
    assert output[:2].tolist() == [0.0, 0.0]
    assert np.isnan(output[2:]).all()
    assert untouched.tolist() == [1.0] * 4


@pytest.mark.parametrize(("most", "count"), [(None, 24), (1, 1), (2, 2), (5, 5), (24, 24), (99, 24)])
def test_so_many_workgroups_run_the_first_and_the_last_among_them(most: int | None, count: int) -> None:
    positions = Shape((2, 3, 4), 64, 0).positions(most)
    assert len(positions) == len(set(positions)) == count
    assert positions[0] == (0, 0, 0)
    if count > 1:
        assert positions[-1] == (1, 2, 3)
    assert positions == sorted(positions, key=lambda at: at[::-1]), "in the grid's order"


@pytest.mark.parametrize(
    ("kind", "value", "size", "bits"),
    [
        ("i32", -1, 4, b"\xff\xff\xff\xff"),
        ("i64", -2, 8, b"\xfe" + b"\xff" * 7),
        ("u1", True, 1, b"\x01"),
        ("fp32", 1.5, 4, struct.pack("<f", 1.5)),
        ("fp16", 1.5, 2, struct.pack("<e", 1.5)),
        ("bf16", 1.0 + 2.0**-8, 2, b"\x80\x3f"),  # half way: to even
        ("bf16", 1.0 + 3 * 2.0**-8, 2, b"\x82\x3f"),
        ("fp64", 0.1, 8, struct.pack("<d", 0.1)),
    ],
)
def test_a_number_is_passed_as_the_kernel_takes_it(kind: str, value: float, size: int, bits: bytes) -> None:
    assert number_bytes(kind, value, size) == bits


def test_a_fault_survives_the_way_from_another_process() -> None:
    fault = Fault(FaultKind.TRAP, "s_trap 2", 3, (1, 0, 0), 0, 0)
    error = pickle.loads(pickle.dumps(KernelFault("k: trap", fault)))
    assert (str(error), error.fault) == ("k: trap", fault)


def test_kernels_that_were_only_loaded_are_not_recorded(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path)
    recorder.keep("a", KernelRecord("a", "text", "a.py:1", 64, 0)).note("not emulated: s_nothing")
    recorder.keep("b", KernelRecord("b", "other", "a.py:9", 64, 0))
    recorder.write()
    (path,) = tmp_path.glob("*.json")
    assert [kernel["name"] for kernel in json.loads(path.read_text())["kernels"]] == ["a"]
    recorder.folder = None  # where it would write once more when the process ends
