"""The report of a launch on the emulator."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from parity.emulator.targets import rests_on_assumption
from parity.report.figures import plain
from parity.report.records.fields import Figures
from parity.report.records.lane import Executed, ExecutedLoop, MemoryRow
from parity.report.records.machine import EmulationReport, FaultReport

if TYPE_CHECKING:
    from parity.emulator.emulate import Emulation


def emulation_report(found: Emulation) -> EmulationReport:
    """What ran, what memory did, and the faults."""

    def scope(wanted: str) -> Figures:
        return {name: plain(value) for (of, name), value in found.counters.items() if of == wanted}

    mnemonics, faults = scope("executed"), found.executed.faults
    places = Counter((of.kind, of.line) for of in faults)
    first = {(of.kind, of.line): of for of in reversed(faults)}
    return EmulationReport(
        basis="emulated",
        kernel=found.kernel,
        workgroups=found.executed.workgroups,
        executed=Executed(mnemonics.pop("total"), scope("executed_class"), mnemonics),
        lds=scope("lds"),
        global_=scope("global"),
        waits=scope("waits"),
        issued=scope("issued"),
        hot_loop=ExecutedLoop(scope("hot_loop_executed"), scope("hot_loop_executed_class")),
        memory_instructions=[
            MemoryRow(**vars(row), basis="emulated", is_assumed=rests_on_assumption(found.arch, row.text))
            for row in found.memory
        ],
        faults=[FaultReport(of, of.sentence(), places[of.kind, of.line]) for of in first.values()],
        seconds=found.seconds,
        outputs=list(found.outputs),
        notes=list(found.notes),
    )
