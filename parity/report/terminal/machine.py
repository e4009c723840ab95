"""A machine and its calibration for a terminal."""

from rich.console import Console
from rich.text import Text

from parity.report.documents import Document
from parity.report.terminal.layout import new_table

_STATE_STYLE = {"ok": "green", "note": "yellow", "absent": "dim", "problem": "bold red"}


def print_calibration(console: Console, document: Document) -> None:
    """`parity calibrate`: the scatter and what follows."""
    scatter, delta = 100 * document["aa_scatter"], 100 * document["delta"]
    console.print(
        f"{document['device_name']}: identical binaries differ by {scatter:.3f} % (measured, root mean "
        f"square of {document['sessions']} processes): delta is {delta:.2f} %"
    )


def print_diagnoses(console: Console, document: Document) -> None:
    """`parity doctor`: each finding with what to do about it."""
    table = new_table("This machine")
    for heading in ("topic", "state", "found", "what to do"):
        table.add_column(heading, overflow="fold")
    for row in document["diagnoses"]:
        state = Text(row["state"], _STATE_STYLE[row["state"]])
        table.add_row(row["topic"], state, row["text"], row["advice"])
    console.print(table)
