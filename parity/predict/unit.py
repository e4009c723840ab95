"""One unit of a GPU in time: `unit.c`, compiled once as the emulator's engine is."""

import ctypes
import hashlib
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from parity.emulator.engine import compiled

_SOURCE = Path(__file__).with_name("unit.c")
MOST_RANGES, REGISTERS, MOST_BUFFERS, MOST_WAVES, MOST_MISSES = 6, 2048, 64, 128, 4096
PARTS = (
    "issue",
    "vector",
    "matrix",
    "scalar",
    "lds",
    "l1",
    "l2",
    "memory",
    "latency",
    "lds_latency",
    "scalar_latency",
    "result",
    "barrier",
    "code",
    "start",
    "wait",
)


class Unit(IntEnum):
    """What an instruction takes, in the order of unit.c."""

    VECTOR = 0
    MATRIX = 1
    SCALAR = 2
    LDS = 3
    LOAD = 4
    STORE = 5
    SCALAR_LOAD = 6
    WAIT = 7
    BARRIER = 8
    PAUSE = 9
    END = 10


class OperationStruct(ctypes.Structure):
    """`Operation` of unit.c."""

    _fields_ = [
        *((name, ctypes.c_uint8) for name in ("unit", "counter")),
        ("waits", ctypes.c_uint8 * 4),
        ("needs", ctypes.c_uint8 * 4),
        *((name, ctypes.c_uint8) for name in ("reads", "writes")),
        *((name, ctypes.c_uint16) for name in ("busy", "latency")),
        ("code_line", ctypes.c_uint32),
        ("registers", (ctypes.c_uint16 * 2) * (2 * MOST_RANGES)),
    ]


class MachineStruct(ctypes.Structure):
    """`Machine` of unit.c."""

    _fields_ = [
        *((name, ctypes.c_uint32) for name in ("simds", "slots", "workgroups", "waves")),
        *(
            (name, ctypes.c_double)
            for name in """
                issue holds_vector lds_ports l1_cycles l1_latency l2_cycles l2_latency last_latency memory_latency
                scalar_latency lds_latency store_latency memory_cycles last_cycles start_interval start_latency
                credit fetch_latency
            """.split()
        ),
        *((name, ctypes.c_uint32) for name in ("l1_lines", "most_misses", "dies", "buffers", "code_lines")),
        ("registers", ctypes.c_uint32),
        ("line_of", ctypes.c_uint32 * MOST_BUFFERS),
        ("fetched", ctypes.c_double * MOST_BUFFERS),
        ("is_shared", ctypes.c_uint32 * MOST_BUFFERS),
    ]


@dataclass(frozen=True)
class Course:
    """What a unit did: when each workgroup ended, in cycles, and where waves' time went, by instruction and part."""

    ended: NDArray[np.float64]
    parts: NDArray[np.float64]


def simulated(
    machine: MachineStruct,
    operations: "ctypes.Array[OperationStruct]",
    words: NDArray[np.uint32],
    bounds: NDArray[np.uint64],
    folder: Path,
) -> Course:
    """Run `machine.workgroups` workgroups on a unit, whose streams come in turn from those recorded: wave n of the
    launch has the words from `bounds[n]` to `bounds[n + 1]`.
    """
    ended, parts = np.zeros(machine.workgroups), np.zeros((len(operations), len(PARTS)))
    arrays = (array.ctypes.data_as(ctypes.c_void_p) for array in (words, bounds, ended, parts))
    words_at, bounds_at, ended_at, parts_at = arrays
    recorded = (len(bounds) - 1) // machine.waves
    wrong = _library(folder).simulate(
        ctypes.byref(machine), operations, words_at, bounds_at, recorded, ended_at, parts_at
    )
    if wrong:
        raise AssertionError(f"unit.c refuses a launch: {wrong}")
    return Course(ended, parts)


@cache
def _library(folder: Path) -> ctypes.CDLL:
    source = _SOURCE.read_text()
    library = compiled(folder, f"unit-{hashlib.sha256(source.encode()).hexdigest()[:24]}", source)
    expected = (ctypes.sizeof(OperationStruct), ctypes.sizeof(MachineStruct), len(PARTS))
    found = tuple((ctypes.c_uint32 * len(expected)).in_dll(library, "structure_sizes"))
    if found != expected:
        raise AssertionError(f"unit.c and unit.py disagree about structures: {found}, {expected}")
    return library
