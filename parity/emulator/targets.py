"""What differs between architectures for the emulator: data only."""

import re
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from parity.arch import get_arch
from parity.emulator.lds_phases import CDNA, GFX11, GFX12, GFX950, Phases


class UnsupportedTarget(Exception):
    """An architecture that the emulator does not run."""


class Counter(IntEnum):
    """Counters of outstanding memory accesses, in engine.c's order."""

    LOADS = 0
    LDS = 1
    STORES = 2
    SCALARS = 3


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
    registers. LDS phases: of loads and stores of b32 and narrower, of b64, of b96, of b128; atomic operations go like
    stores.
    """

    name: str
    wave_size: int
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
        return np.array([of.order for of in self.phases], np.uint8)

    @cached_property
    def lanes_per_phase(self) -> NDArray[np.uint32]:
        """By width class."""
        return np.array([of.lanes for of in self.phases], np.uint32)

    @cached_property
    def banks(self) -> NDArray[np.uint32]:
        """By width class."""
        return np.array([of.banks for of in self.phases], np.uint32)


def _cdna(name: str, phases: tuple[Phases, ...], *, fnuz: bool = False, flushes_halves: bool = False) -> Target:
    return Target(name, 64, phases, zero_upper=True, fnuz=fnuz, flushes_halves=flushes_halves, stores=Counter.LOADS)


_TARGETS = {
    "gfx90a": _cdna("gfx90a", CDNA, flushes_halves=True),
    "gfx942": _cdna("gfx942", CDNA, fnuz=True),
    "gfx950": _cdna("gfx950", GFX950),
    "gfx11": Target("gfx11", 32, GFX11, f16_error=51),
    "gfx12": Target("gfx12", 32, GFX12, ids_in_ttmp=True, scalars=Counter.SCALARS),
}

_GENERATIONS = {"gfx110": "gfx11", "gfx115": "gfx11", "gfx120": "gfx12"}  # by all but an architecture's last digit
_WIDTH = re.compile(r"_(?:b|u|i|f|bf)(\d+)(?=_|$)")


def get_target(arch: str) -> Target:
    """The target of an architecture. Raises UnsupportedTarget for one that cannot be emulated."""
    name = get_arch(arch).name
    target = _TARGETS.get(_GENERATIONS.get(name[:-1], name))
    if target is None:
        raise UnsupportedTarget(f"{arch}: the emulator runs gfx90a, gfx942, gfx950, gfx11 and gfx12")
    return target


def rests_on_assumption(arch: str, instruction: str) -> bool:
    """Whether nobody has measured how this architecture serves an LDS access: its phases and banks are assumed."""
    mnemonic = instruction.partition(" ")[0]
    width = _WIDTH.search(mnemonic)
    if not mnemonic.startswith("ds_") or width is None:
        return False
    dwords, is_load = max(1, int(width[1]) // 32), mnemonic.startswith(("ds_read", "ds_load"))
    return "_tr_" in mnemonic or get_target(arch).phases[2 * (dwords - 1) + (not is_load)].is_assumed
