"""How LDS serves an access: lanes by phase, and banks, by architecture, width and direction. Data only.

In each phase, as many cycles pass as the bank with the most distinct dwords has of them.
"""

from typing import NamedTuple


class Phases(NamedTuple):
    """How one kind of LDS access is served: the lanes in the order of the phases, lanes per phase, and banks; whether
    nobody has measured that.
    """

    order: tuple[int, ...]
    lanes: int
    banks: int = 32
    is_assumed: bool = False

    def assumed(self) -> "Phases":
        return self._replace(is_assumed=True)


_GROUPS_OF_8 = (
    (0, 1, 2, 3, 20, 21, 22, 23),
    (4, 5, 6, 7, 16, 17, 18, 19),
    (8, 9, 10, 11, 28, 29, 30, 31),
    (12, 13, 14, 15, 24, 25, 26, 27),
)
_GROUPS_OF_16 = (
    (0, 1, 2, 3, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25, 26, 27),
    (4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18, 19, 28, 29, 30, 31),
)


def _sequential(per_phase: int, wave_size: int, banks: int = 32) -> Phases:
    return Phases(tuple(range(wave_size)), per_phase, banks)


def _grouped(groups: tuple[tuple[int, ...], ...], wave_size: int, banks: int = 32) -> Phases:
    """Return phases that follow groups of 32 lanes; the upper half of a wave64 is grouped in the same way."""
    order = tuple(half + lane for half in range(0, wave_size, 32) for group in groups for lane in group)
    return Phases(order, len(groups[0]), banks)


def _phases(wave_size: int, wide_loads: Phases) -> tuple[Phases, ...]:
    """Return the phases of loads and stores of b32 and narrower, of b64, of b96 and of b128. The groups of b128 loads
    reproduce published hardware counts. Two assumptions: b64 goes in groups of 16 lanes, and b96 goes like b128 loads.
    """
    b32, b128_stores = _sequential(32, wave_size), _sequential(8, wave_size)
    b64, b96 = _sequential(16, wave_size).assumed(), wide_loads.assumed()
    return b32, b32, b64, b64, b96, b96, wide_loads, b128_stores


def _gfx950_phases() -> tuple[Phases, ...]:
    """Measured on MI350X and MI355X (HipKittens at f09e9685, analysis/paper_experiments/phases): loads of b64, b96 and
    b128, and stores of b64. Assumptions: loads of b32 go as two halves over 64 banks, and stores of the other widths go
    in order over the 32 banks of b64's.
    """
    b32, b32_stores = _sequential(32, 64, banks=64).assumed(), _sequential(32, 64).assumed()
    b64, b64_stores = _sequential(32, 64, banks=64), _sequential(16, 64)
    b96, wide_stores = _grouped(_GROUPS_OF_8, 64), _sequential(8, 64).assumed()
    b128 = _grouped(_GROUPS_OF_16, 64, banks=64)
    return b32, b32_stores, b64, b64_stores, b96, wide_stores, b128, wide_stores


# The kinds of access, in the order of each architecture's phases; narrower ones than b32 go like it.
KINDS = tuple(f"{direction} b{width}" for width in (32, 64, 96, 128) for direction in ("load", "store"))
GFX11 = _phases(32, _grouped(_GROUPS_OF_8, 32))
GFX12 = _phases(32, _sequential(8, 32))
CDNA = _phases(64, _grouped(_GROUPS_OF_8, 64))
GFX950 = _gfx950_phases()
