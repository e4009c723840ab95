"""Counters that both the hardware and the emulator give, side by side."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from parity.emulator.counters import OWN_SIZE
from parity.report.records.profile import Beside

if TYPE_CHECKING:
    from parity.store import RunRecord

_ROUNDING = 0.01  # the sampled workgroups of the emulator stand for all
# Each counter by its names on CDNA and RDNA, and what the emulator calls it.
_COUNTERS = (
    (("SQ_INSTS_LDS",), "instructions"),
    (("SQ_LDS_IDX_ACTIVE", "SQC_LDS_IDX_ACTIVE"), "cycles"),
    (("SQ_LDS_BANK_CONFLICT", "SQC_LDS_BANK_CONFLICT"), "conflict_cycles"),
)


def beside_the_emulator(record: RunRecord, lane: str, counters: Mapping[str, float]) -> list[Beside]:
    """The counters of a launch that the emulator gives too: waves, and LDS figures of the contract's own size, which
    are those of the workgroups that ran, times the number of all.
    """
    build = record.builds[lane]
    workgroups = math.prod(int(size) for size in build["grid"].split("x")) if build["grid"] else None
    wave_size, ran = record.counter(lane, "resources", "wave_size"), record.counter(lane, "lds", OWN_SIZE)
    found: list[tuple[tuple[str, ...], float]] = []
    if workgroups and wave_size and build["threads"]:
        found.append((("SQ_WAVES",), float(workgroups * math.ceil(build["threads"] / wave_size))))
    for names, figure in _COUNTERS:
        emulated = record.counter(lane, "lds", figure)
        if emulated is not None and ran and workgroups:
            found.append((names, emulated / ran * workgroups))
    return [
        Beside(name, counters[name], emulated, _ratio(counters[name], emulated), _agrees(counters[name], emulated))
        for names, emulated in found
        for name in _named(names, counters)
    ]


def _named(names: tuple[str, ...], counters: Mapping[str, float]) -> list[str]:
    """The first name under which a counter is there, also as the sum over all instances."""
    return [of for name in names for of in (name, f"{name}_sum") if of in counters][:1]


def _ratio(hardware: float, emulated: float) -> float | None:
    return hardware / emulated if emulated else None


def _agrees(hardware: float, emulated: float) -> bool:
    return abs(hardware - emulated) <= _ROUNDING * max(abs(hardware), abs(emulated))
