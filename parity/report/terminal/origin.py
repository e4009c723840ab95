"""Shows what was rebuilt, restored, taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from parity.report.figures import number
from parity.report.terminal.layout import new_table

if TYPE_CHECKING:
    from parity.origin.reproducing import RebuiltLaunch, Reproduction
    from parity.origin.restoring import Restoration
    from parity.origin.reverting import Reversion

_MOST_COUNTERS = 12
_SHOWN_HASH = 16


def print_restored(console: Console, restored: Restoration) -> None:
    """`parity runs restore RUN`."""
    would = "would be " if restored.is_dry_run else ""
    for file in restored.files:
        console.print(f"{file.path}: {would if file.action != 'unchanged' else ''}{file.action}", soft_wrap=True)
    for sentence in restored.missing:
        console.print(f"missing: {sentence}", style="yellow", soft_wrap=True)
    console.print(
        f"run {restored.run_id}, {restored.run_uuid}, of {restored.study}/{restored.step}, in {restored.folder}",
        soft_wrap=True,
    )


def print_reverted(console: Console, reverted: Reversion) -> None:
    """`parity runs revert STEP`: with --dry-run the whole difference."""
    if reverted.note:
        console.print(reverted.note)
    for file in reverted.files:
        if file.action == "nothing":
            console.print(f"{file.path}: is as it was before the step ({file.origin})", soft_wrap=True)
            continue
        would = "would be " if reverted.is_dry_run else ""
        to = f" to what {file.origin} has" if file.action == "restored" else f": {file.origin} does not have it"
        console.print(f"{file.path}: {would}{file.action}{to}", soft_wrap=True)
        if reverted.is_dry_run:
            for line in file.diff.splitlines():
                console.print(Text(line, _style(line)), soft_wrap=True)
    step = f"{reverted.study}/{reverted.step}"
    console.print(
        f"{step}.toml and its runs stay; parity runs restore {reverted.run_id} brings the files back", soft_wrap=True
    )


def _style(line: str) -> str:
    return {"+": "green", "-": "red", "@": "cyan"}.get(line[:1], "")


def print_reproduced(console: Console, reproduced: Reproduction) -> None:
    """`parity runs reproduce RUN`."""
    for launch, rebuilt in reproduced.launches.items():
        _print_rebuilt(console, launch, rebuilt)
    for sentence in reproduced.missing:
        console.print(f"missing: {sentence}", style="yellow", soft_wrap=True)
    console.print(
        f"run {reproduced.run_id}, {reproduced.run_uuid}, of {reproduced.study}/{reproduced.step}", soft_wrap=True
    )


def _print_rebuilt(console: Console, launch: str, rebuilt: RebuiltLaunch) -> None:
    style = {"same": "green", "different": "bold red"}.get(rebuilt.outcome, "yellow")
    head = Text.assemble((launch, "bold"), ": ", (rebuilt.outcome.replace("_", " "), style))
    console.print(head.append(f", {rebuilt.detail}" if rebuilt.detail else ""), soft_wrap=True)
    if rebuilt.outcome == "different" and rebuilt.recorded_sha256 and rebuilt.rebuilt_sha256:
        hashes = (sha256[:_SHOWN_HASH] for sha256 in (rebuilt.recorded_sha256, rebuilt.rebuilt_sha256))
        console.print("  code object: recorded {}, rebuilt {}".format(*hashes))
    for row in rebuilt.differences:
        console.print(
            f"  {row.what}: recorded {row.recorded or 'none'}, rebuilt {row.rebuilt or 'none'}", soft_wrap=True
        )
    if rebuilt.counters:
        table = new_table(
            f"{launch}: counts that differ (static), "
            f"{min(len(rebuilt.counters), _MOST_COUNTERS)} of {len(rebuilt.counters)}"
        )
        table.add_column("scope")
        table.add_column("name")
        for heading in ("recorded", "rebuilt"):
            table.add_column(heading, justify="right")
        for count in rebuilt.counters[:_MOST_COUNTERS]:
            table.add_row(count.scope, count.name, number(count.recorded), number(count.rebuilt))
        console.print(table)
    if first := rebuilt.first_instructions:
        console.print(f"  first different instruction: number {first.number:,}")
        for what, line, texts in (
            ("recorded", first.recorded_line, first.recorded),
            ("rebuilt", first.rebuilt_line, first.rebuilt),
        ):
            console.print(f"    {what}, from line {line or '–'}: {'; '.join(texts) or 'none'}", soft_wrap=True)
