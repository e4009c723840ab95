"""Shows builds on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from parity.report.records.build import BuildReport


def print_builds(console: Console, report: BuildReport) -> None:
    """`parity build`: each launch's compiler and artifacts, where they lie, and why a build failed."""
    for name, lane in report.lanes.items():
        how = "from the cache" if lane.build.cached else f"{lane.build.seconds or 0:.1f} s"
        console.print(f"{name}: {lane.toolchain.compiler} {lane.toolchain.version}, {how}", soft_wrap=True)
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2))
        table.add_column()
        table.add_column(justify="right")
        for file in lane.artifacts:
            table.add_row(file.name, f"{file.size_bytes:,} bytes")
        console.print(table)
    for name, lane in report.lanes.items():
        if lane.build.ok:
            console.print(f"{name}: built, in {lane.folder}", soft_wrap=True)
        else:
            sentence = f"{name}: failed in {lane.build.failed_stage}, the log is in {lane.folder}: {lane.build.message}"
            console.print(sentence, soft_wrap=True)
