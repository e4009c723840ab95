"""The page of a program whose kernels ran on the emulator: one file, for whoever reads a test's log."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from markupsafe import Markup

from parity.report.pages.rendering import render
from parity.report.records.programs import ProgramReport
from parity.system.leftovers import appears_whole


def write_program(path: Path, report: ProgramReport) -> None:
    """Write a report as a page that needs no other file. Raises OSError."""
    style = files("parity.report.pages").joinpath("assets/style.css").read_text()
    with appears_whole(path) as part:
        part.write_bytes(render("program.html", report=report, style=Markup(style)))
