"""What differs between architectures for the emulator: data only."""

from dataclasses import dataclass
from enum import IntEnum

from parity.arch import lds_phases
from parity.arch.lds_phases import Phases


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


def _cdna(name: str, phases: tuple[Phases, ...], *, fnuz: bool = False, flushes_halves: bool = False) -> Target:
    return Target(name, 64, phases, zero_upper=True, fnuz=fnuz, flushes_halves=flushes_halves, stores=Counter.LOADS)


GFX90A = _cdna("gfx90a", lds_phases.CDNA, flushes_halves=True)
GFX942 = _cdna("gfx942", lds_phases.CDNA, fnuz=True)
GFX950 = _cdna("gfx950", lds_phases.GFX950)
GFX11 = Target("gfx11", 32, lds_phases.GFX11, f16_error=51)
GFX12 = Target("gfx12", 32, lds_phases.GFX12, ids_in_ttmp=True, scalars=Counter.SCALARS)
