"""Lays out reports for a terminal."""

from parity.report.terminal.builds import print_builds
from parity.report.terminal.code import print_emulation, print_kernels
from parity.report.terminal.diff import print_diff, print_whole_diff
from parity.report.terminal.exploring import print_grid, print_sweep
from parity.report.terminal.layout import emulated_sentence, gap_heading, lane_times, number
from parity.report.terminal.machine import print_calibration, print_diagnoses
from parity.report.terminal.overview import print_overview, print_summary
from parity.report.terminal.profiles import print_imported, print_profile_summary, print_profiled
from parity.report.terminal.run import print_ended, print_run
from parity.report.terminal.starting import print_made
from parity.report.terminal.study import print_report, print_step, print_studies

__all__ = [
    "emulated_sentence",
    "gap_heading",
    "lane_times",
    "number",
    "print_builds",
    "print_calibration",
    "print_diagnoses",
    "print_diff",
    "print_emulation",
    "print_ended",
    "print_grid",
    "print_imported",
    "print_kernels",
    "print_made",
    "print_overview",
    "print_profile_summary",
    "print_profiled",
    "print_report",
    "print_run",
    "print_step",
    "print_studies",
    "print_summary",
    "print_sweep",
    "print_whole_diff",
]
