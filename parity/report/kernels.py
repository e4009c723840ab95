"""The report of machine code from anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.report.records.code import KernelCode, KernelReport, KernelsReport, LoopReport

if TYPE_CHECKING:
    from parity.isa import HotLoop, KernelAnalysis


def kernels_report(kernels: list[KernelAnalysis]) -> KernelsReport:
    """What the kernels of a file show; every figure is static."""
    return KernelsReport([_kernel(found) for found in kernels])


def _kernel(found: KernelAnalysis) -> KernelReport:
    loop = _loop(found.hot_loop) if found.hot_loop else None
    code = KernelCode(found.function, loop)
    return KernelReport(found.name, found.arch, "static", found.resources, code, list(found.findings))


def _loop(loop: HotLoop) -> LoopReport:
    counts, lines = loop.counts, (loop.first_line, loop.last_line)
    return LoopReport(
        counts.instructions, counts.matrix, loop.non_matrix_per_matrix, counts.counts, counts.classes, loop.label, lines
    )
