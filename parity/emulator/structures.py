"""The structures that engine.c shares with Python, and the engine with them checked."""

import ctypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from parity.emulator.engine import load
from parity.emulator.hazards import MOST_INSTRUCTIONS, Suspect
from parity.emulator.instruction import InstructionStruct

_SCALARS, _VGPRS, _COUNTERS = 128, 516, 4
SHADOW_BYTES, CELL_BYTES, LINE_BYTES = 36, 28, 128
_RACES = 16
_PATTERNS, _PATTERN_BYTES = 64, 24  # and four bytes for each lane


class BufferStruct(ctypes.Structure):
    _fields_ = [
        *((n, ctypes.c_uint64) for n in ("address", "size")),
        *((n, ctypes.c_void_p) for n in ("data", "written", "cells")),
        *((n, ctypes.c_uint64) for n in ("shift", "first_line")),
    ]


class SuspectStruct(ctypes.Structure):
    _fields_ = [
        *((n, ctypes.c_uint32) for n in ("register", "states", "length", "is_over_a_jump")),
        ("path", ctypes.c_uint32 * MOST_INSTRUCTIONS),
    ]


def suspect_table(suspects: list[Suspect]) -> ctypes.Array[SuspectStruct]:
    """Return the paths that an engine compares with what waves execute."""
    rows = [SuspectStruct(one.register, one.states, len(one.path), one.is_over_a_jump) for one in suspects]
    for row, suspect in zip(rows, suspects, strict=True):
        row.path[: len(suspect.path)] = suspect.path
    return (SuspectStruct * len(rows))(*rows)


class FaultStruct(ctypes.Structure):
    _fields_ = [
        *((n, ctypes.c_uint32) for n in ("kind", "source_index", "wave", "lane", "reg", "other_wave")),
        *((n, ctypes.c_uint32) for n in ("other_index", "is_of_word")),
        ("address", ctypes.c_uint64),
    ]


@dataclass(frozen=True)
class Structures:
    """The structures whose layout depends on the size of a wave."""

    wave: type[ctypes.Structure]
    machine: type[ctypes.Structure]


@cache
def structures(wave_size: int) -> Structures:
    """`Wave` and `Machine` of engine.c for waves of a size."""

    class WaveStruct(ctypes.Structure):
        _fields_ = [
            ("v", ctypes.c_uint32 * (_VGPRS * wave_size)),
            ("s", ctypes.c_uint32 * _SCALARS),
            ("defined", ctypes.c_uint64 * (_VGPRS * 2)),
            ("s_known", ctypes.c_uint32 * _SCALARS),
            ("ready", ctypes.c_uint32 * (3 * _VGPRS)),
            ("s_ready", ctypes.c_uint32 * (2 * _SCALARS)),
            ("waits", ctypes.c_uint32 * (3 * _COUNTERS)),
            ("lds_state", ctypes.c_uint32 * 4),
            ("dpp_lanes", ctypes.c_uint64),
            ("rest", ctypes.c_uint32 * 19),
            ("recent", ctypes.c_uint32 * MOST_INSTRUCTIONS),
            ("of_words", ctypes.c_uint32 * 35),
        ]

    class MachineStruct(ctypes.Structure):
        _fields_ = [
            *(
                (n, ctypes.c_void_p)
                for n in """
                    program buffers waves lds scratch scratch_known shadow byte_shadow outcomes executed
                    lds_counts global_counts pending_at_barrier idle_waits overlapping_loads inactive_shuffles
                    jump_waits
                    phase_order lanes_per_phase banks before suspects starts host host_log
                """.split()
            ),
            ("fault", FaultStruct),
            *((n, ctypes.c_uint64) for n in ("budget", "left", "slice", "clock", "changes", "stores")),
            *((n, ctypes.c_uint32) for n in ("buffer_count", "wave_count", "lds_bytes", "scratch_bytes")),
            *((n, ctypes.c_uint32) for n in ("checks", "counting")),
            *((n, ctypes.c_uint32) for n in ("fnuz", "flush_f32", "first_wave", "lane_order", "text_size")),
            *((n, ctypes.c_uint32) for n in ("starts_flushing", "last_buffer", "sums", "moved")),
            *((n, ctypes.c_uint32) for n in ("f16_error", "ids_in_ttmp", "id_axes", "registers")),
            *((n, ctypes.c_uint32) for n in ("sharing", "is_backwards", "in_step", "wave_number", "publishes_issued")),
            *((n, ctypes.c_uint32) for n in ("store_counter", "is_shared", "race_count", "cut_dwords")),
            *((n, ctypes.c_uint32) for n in ("same_stores", "short_barriers", "has_rounded_sums", "suspect_count")),
            *((n, ctypes.c_uint32) for n in ("only_index", "only_other", "lds_fill")),
            *((n, ctypes.c_void_p) for n in ("waited", "clocks", "published")),
            *((n, ctypes.c_uint64) for n in ("clock_size", "clock_count", "published_count", "have_heard")),
            *((n, ctypes.c_void_p) for n in ("atomic_order", "stream", "stream_length")),
            *((n, ctypes.c_uint64) for n in ("stream_size", "noted_wave")),
            ("races", FaultStruct * _RACES),
            ("patterns", ctypes.c_uint8 * (_PATTERNS * (4 * wave_size + _PATTERN_BYTES))),
        ]

    return Structures(WaveStruct, MachineStruct)


@cache
def checked_engine(folder: Path, wave_size: int) -> ctypes.CDLL:
    """Return the engine for waves of a size, after a check that its structures are laid out as those here."""
    library, of_size = load(folder, wave_size), structures(wave_size)
    sizes = (
        *(ctypes.sizeof(kind) for kind in (InstructionStruct, BufferStruct, of_size.wave, of_size.machine)),
        SHADOW_BYTES,
        CELL_BYTES,
    )
    expected = (ctypes.c_uint32 * len(sizes)).in_dll(library, "structure_sizes")
    if tuple(expected) != sizes:
        raise AssertionError(f"engine.c and structures.py disagree about structures: {tuple(expected)}, {sizes}")
    return library
