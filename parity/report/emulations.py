"""The report of a launch on the emulator."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from parity.emulator.targets import rests_on_assumption, rounding_on
from parity.report.figures import plain
from parity.report.records.fields import Figures
from parity.report.records.lane import ExecutedCounts, ExecutedLoop, MemoryRow
from parity.report.records.machine import EmulationReport, FaultReport

if TYPE_CHECKING:
    from parity.emulator.emulate import Emulation


def emulation_report(emulation: Emulation, against: str | None = None) -> EmulationReport:
    """Report what ran on the emulator, what memory did, the faults, and how it differs from another."""

    def scope(wanted: str) -> Figures:
        return {
            name: plain(value) for (counter_scope, name), value in emulation.counters.items() if counter_scope == wanted
        }

    mnemonics, faults = scope("executed"), emulation.executed.faults
    places = Counter((fault.kind, fault.line) for fault in faults)
    first = {(fault.kind, fault.line): fault for fault in reversed(faults)}
    return EmulationReport(
        basis="emulated",
        kernel=emulation.kernel,
        workgroups=emulation.executed.workgroups,
        executed=ExecutedCounts(mnemonics.pop("total"), scope("executed_class"), mnemonics),
        lds=scope("lds"),
        global_=scope("global"),
        waits=scope("waits"),
        issued=scope("issued"),
        hot_loop=ExecutedLoop(scope("hot_loop_executed"), scope("hot_loop_executed_class")),
        memory_instructions=[
            MemoryRow(**vars(row), basis="emulated", is_assumed=rests_on_assumption(emulation.arch, row.text))
            for row in emulation.memory
        ],
        matrix_instructions={
            name: found for name in mnemonics if (found := rounding_on(emulation.arch, name)) is not None
        },
        faults=[FaultReport(fault, fault.sentence(), places[fault.kind, fault.line]) for fault in first.values()],
        seconds=emulation.seconds,
        outputs=list(emulation.outputs),
        printed="".join(emulation.executed.printed),
        notes=list(emulation.notes),
        against=against,
    )
