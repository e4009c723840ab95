"""The report of a program whose kernels ran on the emulator."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from parity.codeobject.kernel_names import plain_name
from parity.emulator.counters import emulated_counters
from parity.emulator.machine import Kernel
from parity.emulator.program import UnsupportedInstruction
from parity.isa.analyse import analyse
from parity.isa.lines import own_lines
from parity.isa.parse import parse
from parity.report.records.programs import ExecutedLine, GridCount, ProgramKernelReport, ProgramReport

if TYPE_CHECKING:
    from parity.on.inside.recording import KernelRecord
    from parity.on.starting import ProgramRun

_MOST_GRIDS, _MOST_LINES = 8, 24


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
        lines=_lines(launched),
        findings=[finding.text for finding in static.findings],
        faults=[fault["sentence"] for fault in launched.faults],
        notes=[*filter(None, [launched.tuned]), *launched.notes],
        seconds=launched.seconds,
    )


def _lines(launched: KernelRecord) -> list[ExecutedLine]:
    """Return the source lines that executed most, the first one most. The kernel's own file is where it is now: a cache
    may have the code from elsewhere.
    """
    if launched.executed is None:
        return []
    function = Kernel.of(parse(launched.text, launched.name), launched.name).function  # with what it calls
    sources = own_lines(launched.text, function)
    here = Path(launched.place.rpartition(":")[0])
    written, executed = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    for number, count in zip(function.lines, launched.executed.counts.tolist(), strict=True):
        if source := sources.get(number):
            file = str(here) if Path(source.file).name == here.name else source.file
            written[file, source.line] += 1
            executed[file, source.line] += count
    return [
        ExecutedLine(file, line, _text(file, line), written[file, line], count)
        for (file, line), count in executed.most_common(_MOST_LINES)
        if count
    ]


def _text(file: str, line: int) -> str | None:
    """Return a source line, where its file can be read."""
    with suppress(OSError, UnicodeDecodeError, IndexError):
        return _read(file)[line - 1].strip()
    return None


@lru_cache(maxsize=8)
def _read(file: str) -> list[str]:
    return Path(file).read_text().splitlines()


def _conflicts(launched: KernelRecord) -> float | None:
    """Return the share of LDS cycles that wait for banks; None without LDS, or where it is not counted."""
    assert launched.executed is not None
    try:
        counters = emulated_counters(Kernel.of(parse(launched.text, launched.name), launched.name), launched.executed)
    except UnsupportedInstruction:
        return None
    cycles = counters.get(("lds", "cycles"), 0.0)
    return counters["lds", "conflict_cycles"] / cycles if cycles else None
