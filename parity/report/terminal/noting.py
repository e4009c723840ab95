"""Shows notes and new steps on a terminal."""

from rich.console import Console

from parity.report.records.study import NotesReport
from parity.starters.steps import NewStep

_LETTERS = 8  # of a UUID: as many as commands ask for


def print_notes(console: Console, report: NotesReport) -> None:
    """`parity note STEP [TEXT]`."""
    if not report.notes:
        console.print(f"{report.study}{f'/{report.step}' if report.step else ''}: no notes")
    for note in report.notes:
        where = f"{note.study}/{note.step}" if note.step else note.study
        state = ", closed" if note.closed_at else ""
        text = " ".join(note.text.split())
        console.print(f"{note.uuid[:_LETTERS]}  {note.created_at[:10]}  {where}  {note.kind}{state}: {text}")


def print_new_step(console: Console, made: NewStep) -> None:
    """`parity new TITLE`."""
    console.print(f"{made.study}/{made.step}: {made.file}, {_beginning(made)}", soft_wrap=True)
    what = "" if made.tried or made.has_values else f"write the one change into {made.place}, then "
    console.print(f"next: {what}{made.next}", soft_wrap=True)


def _beginning(made: NewStep) -> str:
    if made.tried:
        return f"as it was tried in run {made.tried}, with {', '.join(made.kernels) or 'its values'}"
    if made.parent is None:
        return "with the contract's lanes: there is no baseline yet"
    lanes = "its lanes" if made.has_lanes_of_parent else "the contract's lanes: that step has no file"
    return f"after {made.parent}, with {lanes}"
