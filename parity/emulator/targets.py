"""What differs between architectures for the engine: data only."""

from dataclasses import dataclass

from parity.arch import get_arch

_B128_GROUPS = ((0, 1, 2, 3, 20, 21, 22, 23), (4, 5, 6, 7, 16, 17, 18, 19), (8, 9, 10, 11, 28, 29, 30, 31),
                (12, 13, 14, 15, 24, 25, 26, 27))  # fmt: skip


class UnsupportedTarget(Exception):
    """An architecture that the emulator does not run."""


@dataclass(frozen=True)
class Target:
    """One architecture family as the engine sees it.

    `zero_upper`: a 16-bit result clears the other half of its register (gfx9) or keeps it (gfx11 and later).
    LDS phases: lanes in order and lanes per phase, for b32 and narrower, b64, b96, b128 loads, b128 stores. The
    b128 load groups of gfx11 reproduce published hardware counts; b64 in half waves and b96 like b128 are assumptions.
    """

    name: str
    wave_size: int
    zero_upper: bool
    lds_banks: int
    phases: tuple[tuple[tuple[int, ...], int], ...]


Phases = tuple[tuple[int, ...], int]


def _grouped(groups: tuple[tuple[int, ...], ...]) -> Phases:
    return tuple(lane for group in groups for lane in group), len(groups[0])


def _sequential(per_phase: int, wave_size: int) -> Phases:
    return tuple(range(wave_size)), per_phase


_GFX11 = Target(
    name="gfx11",
    wave_size=32,
    zero_upper=False,
    lds_banks=32,
    phases=(
        _sequential(32, 32),
        _sequential(16, 32),
        _grouped(_B128_GROUPS),
        _grouped(_B128_GROUPS),
        _sequential(8, 32),
    ),
)


def get_target(arch: str) -> Target:
    """The target of an architecture. Raises UnsupportedTarget for one that cannot be emulated."""
    if get_arch(arch).name.startswith("gfx11"):
        return _GFX11
    raise UnsupportedTarget(f"{arch}: the emulator runs gfx11")
