"""Shows what was rebuilt, restored, taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from parity.report.figures import number
from parity.report.terminal.layout import new_table

if TYPE_CHECKING:
    from parity.origin.reproducing import Rebuilt, Reproduced
    from parity.origin.restoring import Restored
    from parity.origin.reverting import Reverted

_MOST_COUNTERS = 12
_SHOWN_HASH = 16


def print_restored(console: Console, found: Restored) -> None:
    """`parity runs restore RUN`."""
    would = "would be " if found.is_dry_run else ""
    for file in found.files:
        console.print(f"{file.path}: {would if file.action != 'unchanged' else ''}{file.action}", soft_wrap=True)
    for sentence in found.missing:
        console.print(f"missing: {sentence}", style="yellow", soft_wrap=True)
    console.print(
        f"run {found.run_id}, {found.run_uuid}, of {found.study}/{found.step}, in {found.folder}", soft_wrap=True
    )


def print_reverted(console: Console, found: Reverted) -> None:
    """`parity runs revert STEP`: with --dry-run the whole difference."""
    if found.note:
        console.print(found.note)
    for file in found.files:
        if file.action == "nothing":
            console.print(f"{file.path}: is as it was before the step ({file.origin})", soft_wrap=True)
            continue
        would = "would be " if found.is_dry_run else ""
        to = f" to what {file.origin} has" if file.action == "restored" else f": {file.origin} does not have it"
        console.print(f"{file.path}: {would}{file.action}{to}", soft_wrap=True)
        if found.is_dry_run:
            for line in file.diff.splitlines():
                console.print(Text(line, _style(line)), soft_wrap=True)
    step = f"{found.study}/{found.step}"
    console.print(
        f"{step}.toml and its runs stay; parity runs restore {found.run_id} brings the files back", soft_wrap=True
    )


def _style(line: str) -> str:
    return {"+": "green", "-": "red", "@": "cyan"}.get(line[:1], "")


def print_reproduced(console: Console, found: Reproduced) -> None:
    """`parity runs reproduce RUN`."""
    for launch, of in found.launches.items():
        _print_rebuilt(console, launch, of)
    for sentence in found.missing:
        console.print(f"missing: {sentence}", style="yellow", soft_wrap=True)
    console.print(f"run {found.run_id}, {found.run_uuid}, of {found.study}/{found.step}", soft_wrap=True)


def _print_rebuilt(console: Console, launch: str, of: Rebuilt) -> None:
    style = {"same": "green", "different": "bold red"}.get(of.outcome, "yellow")
    head = Text.assemble((launch, "bold"), ": ", (of.outcome.replace("_", " "), style))
    console.print(head.append(f", {of.detail}" if of.detail else ""), soft_wrap=True)
    if of.outcome == "different" and of.recorded_sha256 and of.rebuilt_sha256:
        hashes = (sha256[:_SHOWN_HASH] for sha256 in (of.recorded_sha256, of.rebuilt_sha256))
        console.print("  code object: recorded {}, rebuilt {}".format(*hashes))
    for row in of.differences:
        console.print(
            f"  {row.what}: recorded {row.recorded or 'none'}, rebuilt {row.rebuilt or 'none'}", soft_wrap=True
        )
    if of.counters:
        table = new_table(
            f"{launch}: counts that differ (static), {min(len(of.counters), _MOST_COUNTERS)} of {len(of.counters)}"
        )
        table.add_column("scope")
        table.add_column("name")
        for heading in ("recorded", "rebuilt"):
            table.add_column(heading, justify="right")
        for count in of.counters[:_MOST_COUNTERS]:
            table.add_row(count.scope, count.name, number(count.recorded), number(count.rebuilt))
        console.print(table)
    if first := of.first_instructions:
        console.print(f"  first different instruction: number {first.number:,}")
        for what, line, texts in (
            ("recorded", first.recorded_line, first.recorded),
            ("rebuilt", first.rebuilt_line, first.rebuilt),
        ):
            console.print(f"    {what}, from line {line or '–'}: {'; '.join(texts) or 'none'}", soft_wrap=True)
