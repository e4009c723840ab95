"""Families of architectures: what their instructions and hardware counters are called after."""

from enum import StrEnum


class Family(StrEnum):
    """Architectures that have their instructions and counters in common."""

    CDNA2 = "CDNA 2"
    CDNA3 = "CDNA 3"
    CDNA4 = "CDNA 4"
    RDNA3 = "RDNA 3"
    RDNA35 = "RDNA 3.5"
    RDNA4 = "RDNA 4"
    GFX125 = "gfx12.5"
    HOPPER = "Hopper"


CDNA = frozenset({Family.CDNA2, Family.CDNA3, Family.CDNA4})
RDNA = frozenset({Family.RDNA3, Family.RDNA35, Family.RDNA4})
NVIDIA = frozenset({Family.HOPPER})
