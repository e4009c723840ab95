"""The rules of a release for an architecture."""

from parity.arch import Arch, Family
from parity.lanes.triton.choices.amd import Mfma, Release, Wmma
from parity.lanes.triton.choices.dots import Choice, Dot, Options
from parity.lanes.triton.choices.hopper import Hopper

RELEASES: tuple[Release, ...] = ((3, 5), (3, 6), (3, 7), (3, 8), (3, 9))  # those whose rules are known
MFMA = {Family.CDNA2: 2, Family.CDNA3: 3, Family.CDNA4: 4}  # the generation that a family has
_WMMA = {Family.RDNA3: 1, Family.RDNA35: 1, Family.RDNA4: 2, Family.GFX125: 3}


def release_of(version: str) -> Release | None:
    """Return the release of a version, as (3, 6) of "3.6.0"; None where its rules are not known."""
    parts = version.split(".")
    if len(parts) < 2 or not (parts[0].isdecimal() and parts[1].isdecimal()):
        return None
    release = int(parts[0]), int(parts[1])
    return release if release in RELEASES else None


def choose(dot: Dot, options: Options, arch: Arch, release: Release) -> Choice | None:
    """Return what a release's compiler takes for a dot; None where its rules are not known, as for Hopper's scaled
    dots.
    """
    if arch.family is Family.HOPPER:
        return None if dot.scaled else Hopper(dot, options, release).choice()
    if arch.family in MFMA:
        return Mfma(dot, options, MFMA[arch.family], release).choice()
    return Wmma(dot, options, _WMMA[arch.family], release).choice()
