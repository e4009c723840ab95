"""The report of a program whose kernels ran on the emulator."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from parity.codeobject.kernel_names import plain_name
from parity.emulator.counters import emulated_counters
from parity.emulator.machine import Kernel
from parity.emulator.program import UnsupportedInstruction
from parity.isa.analyse import analyse
from parity.isa.parse import parse
from parity.report.records.programs import GridCount, ProgramKernelReport, ProgramReport

if TYPE_CHECKING:
    from parity.on.inside.recording import KernelRecord
    from parity.on.starting import ProgramRun

_MOST_GRIDS = 8


def program_report(run: ProgramRun) -> ProgramReport:
    """Report a program: its kernels, the one that took longest to emulate first."""
    return ProgramReport(
        arch=run.arch,
        command=list(run.command),
        basis="emulated",
        exit_code=run.exit_code,
        counts=not (run.is_sampled and any(kernel.workgroups < kernel.of_workgroups for kernel in run.kernels)),
        launches=sum(kernel.launches for kernel in run.kernels),
        faults=sum(len(kernel.faults) for kernel in run.kernels),
        seconds=run.seconds,
        notes=run.notes,
        kernels=[_kernel(kernel) for kernel in run.kernels],
    )


def _kernel(launched: KernelRecord) -> ProgramKernelReport:
    only = f"^{re.escape(launched.name)}$"
    (static,) = analyse(launched.text, launched.name, kernel=only)
    used, hot = static.resources, static.hot_loop
    dynamic = max(0, launched.lds_bytes - (used.lds_static_bytes or 0))
    used = analyse(launched.text, launched.name, kernel=only, dynamic_lds_bytes=dynamic)[0].resources
    executed, conflicts = 0, None
    if launched.executed is not None:
        executed = int(launched.executed.counts.sum())
        conflicts = _conflicts(launched)
    return ProgramKernelReport(
        name=plain_name(launched.name),
        place=launched.place,
        launches=launched.launches,
        grids=[GridCount(list(grid), count) for grid, count in launched.grids.most_common(_MOST_GRIDS)],
        workgroups_run=launched.workgroups,
        workgroups_launched=launched.of_workgroups,
        threads=launched.threads,
        vgprs=used.vgpr_count,
        sgprs=used.sgpr_count,
        vgpr_spills=used.vgpr_spills,
        lds_bytes=launched.lds_bytes,
        waves_per_simd=used.occupancy.waves_per_simd if used.occupancy else None,
        hot_loop_instructions=hot.counts.instructions if hot else None,
        executed_instructions=executed,
        bank_conflicts=conflicts,
        findings=[finding.text for finding in static.findings],
        faults=[fault["sentence"] for fault in launched.faults],
        notes=[*filter(None, [launched.tuned]), *launched.notes],
        seconds=launched.seconds,
    )


def _conflicts(launched: KernelRecord) -> float | None:
    """Return the share of LDS cycles that wait for banks; None without LDS, or where it is not counted."""
    assert launched.executed is not None
    try:
        counters = emulated_counters(Kernel.of(parse(launched.text, launched.name), launched.name), launched.executed)
    except UnsupportedInstruction:
        return None
    cycles = counters.get(("lds", "cycles"), 0.0)
    return counters["lds", "conflict_cycles"] / cycles if cycles else None
