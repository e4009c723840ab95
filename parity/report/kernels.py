"""The report of machine code from anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.report.records.code import KernelCode, KernelReport, KernelsReport, LoopReport

if TYPE_CHECKING:
    from parity.isa.analyse import KernelAnalysis
    from parity.isa.counters import HotLoop


def kernels_report(kernels: list[KernelAnalysis]) -> KernelsReport:
    """Report what the kernels of a file show; every figure is static."""
    return KernelsReport([_kernel(kernel) for kernel in kernels])


def _kernel(kernel: KernelAnalysis) -> KernelReport:
    loop = _loop(kernel.hot_loop) if kernel.hot_loop else None
    code = KernelCode(kernel.function, loop)
    return KernelReport(kernel.name, kernel.arch, "static", kernel.resources, code, list(kernel.findings))


def _loop(loop: HotLoop) -> LoopReport:
    counts, lines = loop.counts, (loop.first_line, loop.last_line)
    return LoopReport(
        counts.instructions, counts.matrix, loop.non_matrix_per_matrix, counts.counts, counts.classes, loop.label, lines
    )
