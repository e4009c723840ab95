"""Counters that both the hardware and the emulator give, side by side."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from parity.arch import ARCHITECTURES, CDNA, Family
from parity.records import OWN_SIZE
from parity.report.records.profile import Beside

if TYPE_CHECKING:
    from parity.store import RunRecord

_ROUNDING = 0.01  # the sampled workgroups of the emulator stand for all


@dataclass(frozen=True)
class _Counter:
    """A hardware counter, by its names on CDNA and RDNA, and the emulator's figures that add up to it. `defined` are
    the families for which a source says what it counts; empty for all.
    """

    names: tuple[str, ...]
    scope: str
    figures: tuple[str, ...]
    defined: frozenset[Family] = frozenset()


_COUNTERS = (
    _Counter(("SQ_LDS_IDX_ACTIVE", "SQC_LDS_IDX_ACTIVE"), "lds", ("cycles",)),
    _Counter(("SQ_LDS_BANK_CONFLICT", "SQC_LDS_BANK_CONFLICT"), "lds", ("conflict_cycles",)),
    _Counter(("SQ_INSTS_LDS",), "issued", ("lds",)),
    _Counter(("SQ_INSTS_VALU",), "issued", ("valu",), CDNA),
    _Counter(("SQ_INSTS_MFMA",), "issued", ("mfma",), CDNA),
    _Counter(("SQ_INSTS_SMEM",), "issued", ("smem",), CDNA),
    _Counter(("SQ_INSTS_VMEM",), "issued", ("vmem",), CDNA),
    _Counter(("SQ_INSTS_VMEM_RD",), "issued", ("vmem_read",), CDNA),
    _Counter(("SQ_INSTS_VMEM_WR",), "issued", ("vmem_write",), CDNA),
    *(
        _Counter((f"SQ_INSTS_VALU_MFMA_MOPS_{dtype}",), "issued", (f"mops_{dtype.lower()}",), CDNA)
        for dtype in ("F8", "F16", "BF16", "F32", "F64", "I8")
    ),
)
_WITH_FLAT = {Family.CDNA2: _Counter(("SQ_INSTS_LDS",), "issued", ("lds", "flat"))}  # "MI200: includes flat"


def beside_the_emulator(record: RunRecord, lane: str, counters: Mapping[str, float]) -> list[Beside]:
    """Compare the counters of a launch that the emulator gives too: waves, and what workgroups of the contract's own
    size executed, times the number of all workgroups.
    """
    build = record.builds[lane]
    workgroups = math.prod(int(size) for size in build.grid.split("x")) if build.grid else None
    wave_size, arch = record.counter(lane, "resources", "wave_size"), str(record.run.arch)
    comparisons = []
    if workgroups and wave_size and build.threads:
        waves = float(workgroups * math.ceil(build.threads / wave_size))
        comparisons += [
            _beside(name, counters[name], waves, workgroups, True) for name in _named(("SQ_WAVES",), counters)
        ]
    family = ARCHITECTURES[arch].family if arch in ARCHITECTURES else None
    for counter in _of(family):
        ran = record.counter(lane, counter.scope, OWN_SIZE)
        emulated = [record.counter(lane, counter.scope, figure) for figure in counter.figures]
        known = [value for value in emulated if value is not None]
        if workgroups and ran and len(known) == len(emulated):
            is_defined = not counter.defined or family in counter.defined
            comparisons += [
                _beside(name, counters[name], sum(known) / ran * workgroups, int(ran), is_defined)
                for name in _named(counter.names, counters)
            ]
    return comparisons


def _of(family: Family | None) -> Iterator[_Counter]:
    other = _WITH_FLAT.get(family) if family else None
    for counter in _COUNTERS:
        yield other if other is not None and counter.names == other.names else counter


def _named(names: tuple[str, ...], counters: Mapping[str, float]) -> list[str]:
    """Return the first name under which a counter is there, also as the sum over all instances, in a list of at most
    one.
    """
    return [counter_name for name in names for counter_name in (name, f"{name}_sum") if counter_name in counters][:1]


def _beside(name: str, hardware: float, emulated: float, workgroups: int, is_defined: bool) -> Beside:
    agrees = abs(hardware - emulated) <= _ROUNDING * max(abs(hardware), abs(emulated))
    ratio = hardware / emulated if emulated else None
    return Beside(name, hardware, emulated, ratio, agrees if is_defined else None, workgroups)
