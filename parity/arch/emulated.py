"""What differs between architectures for the emulator: data only."""

from dataclasses import dataclass, field
from enum import IntEnum

from parity.arch import hazards, lds_phases
from parity.arch.hazards import Hazards
from parity.arch.lds_phases import Phases


class Counter(IntEnum):
    """Counters of outstanding memory accesses, in engine.c's order."""

    LOADS = 0
    LDS = 1
    STORES = 2
    SCALARS = 3


class Sums(IntEnum):
    """How matrix instructions add up halves and smaller elements, in sums.c's order: see there.

    ROUNDED_ONCE is assumed where nobody has said what hardware does. The others are what microsoft/MMA-Sim does, which
    its authors held against hardware (arXiv 2511.10909): PAIRED for CDNA2, ALIGNED for CDNA3.
    """

    ROUNDED_ONCE = 0
    PAIRED = 1
    ALIGNED = 2

    @property
    def source(self) -> str:
        if self is Sums.ROUNDED_ONCE:
            return "the exact sum, rounded once"
        hardware = "CDNA2" if self is Sums.PAIRED else "CDNA3, infinities and NaN as its authors guess"
        return f"MMA-Sim, held against {hardware} (arXiv 2511.10909)"


@dataclass(frozen=True)
class Target:
    """One architecture family as the engine sees it.

    `name`: an instruction that this family spells like the others but means otherwise is in the table as
    `mnemonic@name`.
    `zero_upper`: a 16-bit result clears the other half of its register (gfx9) or keeps it (gfx11 and later).
    `fnuz`: fp8 without negative zero and infinities (gfx942), else the OCP formats.
    `sums`: what is known of its matrix instructions, and `sums_source` whose first contact has shown it. `is_inexact`:
    on hardware, sums of whole numbers may not be exact, as others measured on a gfx1151 (ROCm/rocm-systems 12056); the
    emulator's are.
    `f16_error`: of the reciprocals, roots, exponentials and logarithms of fp16, in hundredths of a unit in the last
    place (0.51: RDNA3.5 ISA; 1: CDNA4 ISA, and assumed where none is documented).
    `hazards`: what its instructions need between them. `stores`, `scalars`: the counters of vector stores and scalar
    loads. `ids_in_ttmp`: workgroup ids come in trap registers. LDS phases: of loads and stores of b32 and narrower, of
    b64, of b96, of b128; atomic operations go like stores.
    """

    name: str
    wave_size: int
    phases: tuple[Phases, ...]
    zero_upper: bool = False
    fnuz: bool = False
    sums: Sums = Sums.ROUNDED_ONCE
    sums_source: str = ""
    is_inexact: bool = False
    f16_error: int = 100
    ids_in_ttmp: bool = False
    stores: Counter = Counter.STORES
    scalars: Counter = Counter.LDS
    hazards: Hazards = field(default=hazards.RDNA, compare=False)


def _cdna(
    name: str, phases: tuple[Phases, ...], kept_apart: Hazards, sums: Sums = Sums.ROUNDED_ONCE, *, fnuz: bool = False
) -> Target:
    return Target(name, 64, phases, zero_upper=True, fnuz=fnuz, sums=sums, stores=Counter.LOADS, hazards=kept_apart)


GFX90A = _cdna("gfx90a", lds_phases.CDNA, hazards.GFX90A, Sums.PAIRED)
GFX942 = _cdna("gfx942", lds_phases.CDNA, hazards.GFX942, Sums.ALIGNED, fnuz=True)
GFX950 = _cdna("gfx950", lds_phases.GFX950, hazards.GFX950)
GFX11 = Target("gfx11", 32, lds_phases.GFX11, f16_error=51, is_inexact=True)
GFX12 = Target("gfx12", 32, lds_phases.GFX12, ids_in_ttmp=True, scalars=Counter.SCALARS)
