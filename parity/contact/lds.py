"""How LDS serves an access, measured: which lanes go together in a phase, and how many banks there are.

All lanes but two read one address. The two read one bank, each another dword of it: that takes a cycle more exactly if
they go in one phase. All waves of a workgroup do the same, so that LDS and nothing else limits them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from parity.arch import get_arch
from parity.arch.families import CDNA
from parity.arch.lds_phases import KINDS, Phases
from parity.contact.texts import KernelText, Words

WAVES = 8
_ACCESSES = 16  # of an iteration
_ELSEWHERE = 32  # where the other lanes access, in bytes
_FAR = 4096  # a multiple of all banks there may be, in bytes
_BANKS = (16, 32, 64, 128)
_PATTERNS, _SPREAD = 24, 8192  # drawn addresses, and bytes that they are drawn from
_LEAST_RISE = 0.04  # of the time, by one more cycle: of eight phases it is 0.125
_MOST_OFF = 0.05  # of a drawn pattern's time

Addresses = NDArray[np.uint32]
Seconds = Callable[[Addresses], float]


def kernel_of(kind: str, arch: str) -> KernelText:
    """Return the kernel that accesses LDS in one way, again and again: it takes each lane's address, how many times to
    go round, and a buffer for what it read.
    """
    direction, width = kind.split()
    words, bits, is_cdna = Words.of(arch), int(width[1:]), get_arch(arch).family in CDNA
    verb = {"load": "read", "store": "write"}[direction] if is_cdna else direction
    last = 8 + bits // 32 - 1
    data = "v8" if bits == 32 else f"v[8:{last}]"
    access = f"ds_{verb}_{width} {data}, v2" if direction == "load" else f"ds_{verb}_{width} v2, {data}"
    lines = [
        f"v_and_b32_e32 v1, {get_arch(arch).wave_size - 1}, v0",
        "v_lshlrev_b32_e32 v1, 2, v1",
        f"{words.load_pair} s[4:5], s[0:1], 0x0",
        f"{words.load} s6, s[0:1], 0x8",
        f"{words.load_pair} s[8:9], s[0:1], 0x10",
        *words.wait,
        f"global_load_{words.width} v2, v1, s[4:5]",
        *(f"v_mov_b32_e32 v{register}, 0" for register in range(8, last + 1)),
        *words.wait,
        f".L{_symbol(kind)}:",
        *[access] * _ACCESSES,
        *words.wait,
        "s_sub_u32 s6, s6, 1",
        "s_cmp_lg_u32 s6, 0",
        f"s_cbranch_scc1 .L{_symbol(kind)}",
        f"global_store_{words.width} v1, v8, s[8:9]",
    ]
    return KernelText(_symbol(kind), tuple(lines), ("buffer", "number", "buffer"), lds_bytes=1 << 14, vgprs=16)


def _symbol(kind: str) -> str:
    return f"lds_{kind.replace(' ', '_')}"


def kernels_of(arch: str) -> dict[str, KernelText]:
    """Return the kernels by what they access: `load b64`."""
    return {kind: kernel_of(kind, arch) for kind in KINDS}


@dataclass(frozen=True)
class Served:
    """How one kind of access is served, as a GPU's times show it; or why they do not show it."""

    phases: Phases | None
    why: str = ""


def found(kind: str, lanes: int, seconds: Seconds) -> Served:
    """Find how a kind of access is served. `seconds` times the access of a wave's lanes at their addresses."""
    plain = seconds(_pair(lanes, 0, 1, 0))
    groups, rise = list[list[int]](), 0.0
    for lane in range(lanes):
        times = [seconds(_pair(lanes, group[0], lane, _FAR)) for group in groups]
        if times and max(times) > (1 + _LEAST_RISE) * plain and (not rise or max(times) > plain + 0.5 * rise):
            rise = rise or max(times) - plain
            groups[times.index(max(times))].append(lane)
        else:
            groups.append([lane])
    sizes = {len(group) for group in groups}
    if len(sizes) > 1:
        return Served(None, f"times show groups of {_listed(sizes)} lanes, and no phases are unlike")
    if sizes == {1}:
        return Served(None, "no two lanes take more time at one bank than apart: LDS is not what limits this kernel")
    phases = Phases(
        tuple(lane for group in groups for lane in group), sizes.pop(), _banks(lanes, groups, seconds, plain)
    )
    return _held(kind, phases, lanes, seconds, plain)


def _pair(lanes: int, one: int, other: int, apart: int) -> Addresses:
    """Return addresses: two lanes so many bytes apart, and all others at one address that has other banks."""
    addresses = np.full(lanes, _ELSEWHERE, np.uint32)
    addresses[[one, other]] = 0, apart
    return addresses


def _banks(lanes: int, groups: Sequence[Sequence[int]], seconds: Seconds, plain: float) -> int:
    """Return the banks: so many dwords apart, two lanes of a phase are at one bank; 0 if no distance shows it."""
    one, other = groups[0][:2]
    rise = seconds(_pair(lanes, one, other, _FAR)) - plain
    is_conflict = (count for count in _BANKS if seconds(_pair(lanes, one, other, 4 * count)) > plain + rise / 2)
    return next(is_conflict, 0)


def _held(kind: str, phases: Phases, lanes: int, seconds: Seconds, plain: float) -> Served:
    """Hold what was found against drawn addresses: times have to follow the cycles that it says."""
    if not phases.banks:
        return Served(None, "no distance shows the banks")
    dwords = int(kind.split("b")[-1]) // 32
    rng, cycle = np.random.default_rng(lanes + dwords), plain / (lanes // phases.lanes)
    step = 16 if dwords > 2 else 4 * dwords
    for _ in range(_PATTERNS):
        addresses = (step * rng.integers(_SPREAD // step, size=lanes)).astype(np.uint32)
        said = cycles(phases, addresses, dwords) * cycle
        took = seconds(addresses)
        if abs(took / said - 1) > _MOST_OFF:
            why = f"phases of {phases.lanes} lanes and {phases.banks} banks say {1e6 * said:.1f} us of drawn addresses"
            return Served(None, f"{why}, which took {1e6 * took:.1f} us")
    return Served(phases)


def cycles(phases: Phases, addresses: Addresses, dwords: int) -> int:
    """Return the cycles of an access: in each phase, as many as the bank with the most distinct dwords has of them."""
    total = 0
    for first in range(0, len(phases.order), phases.lanes):
        together = addresses[list(phases.order[first : first + phases.lanes])] // 4
        asked = np.unique(together[:, None] + np.arange(dwords, dtype=np.uint32))
        total += int(np.bincount(asked % phases.banks).max())
    return total


def are_alike(one: Phases, other: Phases) -> bool:
    """Return whether two say the same: in whichever order phases go, and lanes in a phase."""
    return (one.banks, _groups(one)) == (other.banks, _groups(other))


def _groups(phases: Phases) -> set[frozenset[int]]:
    starts = range(0, len(phases.order), phases.lanes)
    return {frozenset(phases.order[first : first + phases.lanes]) for first in starts}


def _listed(numbers: set[int]) -> str:
    return " and ".join(map(str, sorted(numbers)))
