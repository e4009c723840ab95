"""Shows a new workspace on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from parity.starters import NewStudy


def print_made(console: Console, made: NewStudy) -> None:
    """`parity init`: the files, what is still to be filled in, and the next command."""
    what = "a workspace with" if made.is_new else "the workspace has"
    console.print(f"{made.workspace}: {what} the study {made.study}", soft_wrap=True)
    for name in made.files:
        console.print(f"  {name}", soft_wrap=True)
    if made.to_fill_in:
        fields = ", ".join(made.to_fill_in)
        console.print(f"Still to be filled in, where {made.contract} says FILL IN: {fields}.", soft_wrap=True)
    for note in made.notes:
        console.print(note, soft_wrap=True)
    console.print(f"Next: {made.next}", soft_wrap=True)
