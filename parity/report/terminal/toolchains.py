"""Shows toolchains on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

from parity.report.terminal.layout import new_table

if TYPE_CHECKING:
    from parity.report.records.toolchains import RemovedReport, ToolchainRow, ToolchainsReport

_MIB = 1 << 20
_MOST_USERS = 4


def print_toolchains(console: Console, report: ToolchainsReport) -> None:
    """`parity toolchain list` and `add`: a row for each toolchain."""
    if not report.toolchains:
        console.print(f"none in {report.folder}: make one with 'parity toolchain add triton==VERSION'", soft_wrap=True)
        return
    is_list = report.toolchains[0].made is None
    table = new_table(f"Toolchains in {report.folder}")
    for heading in ("name", "version", "origin", "used by" if is_list else ""):
        table.add_column(heading)
    table.add_column("MiB", justify="right")
    for row in report.toolchains:
        last = _users(row.used_by or []) if is_list else "made" if row.made else "was here"
        size = "–" if row.size_bytes is None else f"{row.size_bytes / _MIB:,.0f}"
        table.add_row(row.name, row.version, _origin(row), last, size)
    console.print(table)
    if report.unread:
        console.print(f"Not read, because their files are wrong: {', '.join(report.unread)}.", style="yellow")


def print_removed(console: Console, report: RemovedReport) -> None:
    """`parity toolchain remove`: what is gone."""
    console.print(f"removed {', '.join(report.removed)}")


def _origin(row: ToolchainRow) -> str:
    return f"{row.wheel}, sha256 {row.wheel_sha256[:12]}" if row.wheel_sha256 else row.origin.value


def _users(names: list[str]) -> str:
    more = f" and {len(names) - _MOST_USERS} more" if len(names) > _MOST_USERS else ""
    return ", ".join(names[:_MOST_USERS]) + more or "–"
