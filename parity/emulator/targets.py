"""What differs between architectures for the emulator: data only."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from parity.arch import get_arch


class UnsupportedTarget(Exception):
    """An architecture that the emulator does not run."""


class Counter(IntEnum):
    """Counters of outstanding memory accesses, in engine.c's order."""

    LOADS = 0
    LDS = 1
    STORES = 2
    SCALARS = 3


Phases = tuple[tuple[int, ...], int]


@dataclass(frozen=True)
class Target:
    """One architecture family as the engine sees it.

    `name`: an instruction that this family spells like the others but means otherwise is in the table as
    `mnemonic@name`.
    `zero_upper`: a 16-bit result clears the other half of its register (gfx9) or keeps it (gfx11 and later).
    `fnuz`: fp8 without negative zero and infinities (gfx942), else the OCP formats.
    `flushes_halves`: matrix instructions take subnormal fp16 and bf16 for zero (gfx90a).
    `f16_error`: of the reciprocals, roots, exponentials and logarithms of fp16, in hundredths of a unit in the last
    place (0.51: RDNA3.5 ISA; 1: CDNA4 ISA, and assumed where none is documented).
    `stores`, `scalars`: the counters of vector stores and scalar loads. `ids_in_ttmp`: workgroup ids come in trap
    registers. LDS phases: lanes in order and lanes per phase, for b32 and narrower, b64, b96, b128 loads, b128 stores.
    """

    name: str
    wave_size: int
    lds_banks: int
    phases: tuple[Phases, ...]
    zero_upper: bool = False
    fnuz: bool = False
    flushes_halves: bool = False
    f16_error: int = 100
    ids_in_ttmp: bool = False
    stores: Counter = Counter.STORES
    scalars: Counter = Counter.LDS

    @cached_property
    def phase_order(self) -> NDArray[np.uint8]:
        """[width class, lane]: the lanes in the order of the phases."""
        return np.array([order for order, _ in self.phases], np.uint8)

    @cached_property
    def lanes_per_phase(self) -> NDArray[np.uint32]:
        """By width class."""
        return np.array([lanes for _, lanes in self.phases], np.uint32)


_B128_GROUPS = ((0, 1, 2, 3, 20, 21, 22, 23), (4, 5, 6, 7, 16, 17, 18, 19), (8, 9, 10, 11, 28, 29, 30, 31),
                (12, 13, 14, 15, 24, 25, 26, 27))  # fmt: skip


def _sequential(per_phase: int, wave_size: int) -> Phases:
    return tuple(range(wave_size)), per_phase


def _grouped(wave_size: int) -> Phases:
    """The groups of a b128 load that reproduce published hardware counts; the upper half of a wave64 goes likewise."""
    return tuple(half + lane for half in range(0, wave_size, 32) for group in _B128_GROUPS for lane in group), 8


def _phases(wave_size: int, wide_loads: Phases) -> tuple[Phases, ...]:
    """Two assumptions: b64 goes in groups of 16 lanes, and b96 goes like b128 loads."""
    return _sequential(32, wave_size), _sequential(16, wave_size), wide_loads, wide_loads, _sequential(8, wave_size)


def _cdna(name: str, *, banks: int, fnuz: bool = False, flushes_halves: bool = False) -> Target:
    phases = _phases(64, _grouped(64))
    return Target(
        name, 64, banks, phases, zero_upper=True, fnuz=fnuz, flushes_halves=flushes_halves, stores=Counter.LOADS
    )


_TARGETS = {
    "gfx90a": _cdna("gfx90a", banks=32, flushes_halves=True),
    "gfx942": _cdna("gfx942", banks=32, fnuz=True),
    "gfx950": _cdna("gfx950", banks=64),
    "gfx11": Target("gfx11", 32, 32, _phases(32, _grouped(32)), f16_error=51),
    "gfx12": Target("gfx12", 32, 32, _phases(32, _sequential(8, 32)), ids_in_ttmp=True, scalars=Counter.SCALARS),
}


def get_target(arch: str) -> Target:
    """The target of an architecture. Raises UnsupportedTarget for one that cannot be emulated."""
    name = get_arch(arch).name
    target = _TARGETS.get(name) or _TARGETS.get(name[:5])
    if target is None:
        raise UnsupportedTarget(f"{arch}: the emulator runs gfx90a, gfx942, gfx950, gfx11 and gfx12")
    return target
