"""`parity first-contact`: the first hour on a GPU."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from parity.cli.options import BuildTimeout, Device, HipCompiler, Json, Wait, run_options
from parity.cli.output import emit, progress_bar, show_report

if TYPE_CHECKING:
    from parity.contact.context import Contact
    from parity.report.records.contact import ContactReport


def first_contact(
    minutes: Annotated[float, typer.Option(metavar="N", help="Stop when so many minutes have passed", min=0.1)] = 30.0,
    bundle: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="The bundle (default: first-contact-ARCH-DATE.zip)"),
    ] = None,
    only: Annotated[list[str] | None, typer.Option(metavar="STAGE", help="Only this stage; may be repeated")] = None,
    again: Annotated[bool, typer.Option("--again", help="Begin anew: forget what was found of this GPU")] = False,
    apply: Annotated[
        Path | None,
        typer.Option(
            metavar="BUNDLE", help="Instead, print as a diff which assumptions of this parity the bundle has measured"
        ),
    ] = None,
    by: Annotated[str, typer.Option(metavar="WHO", help="With --apply: who measured it")] = "",
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    device: Device = "auto",
    wait: Wait = 0.0,
    json_output: Json = False,
) -> None:
    """Hold a GPU that nobody has tried against what this program says of it, in the order of worth, and write a bundle.

    Stages: doctor, witnesses (each instruction by itself against the emulator), lanes (every study's, bit for bit), lds
    (phases and banks), rates (launches, instructions, caches, memory), calibration, steps (those that await a
    stopwatch), profiles. The same command goes on where an earlier one ended.

    The bundle has no names and no folders in it. `parity merge BUNDLE` takes its lab book.

    Exit code 0: nothing differs from what the emulator says, but where documents leave it open; 1: something does, or
    failed; 3: there is no GPU.
    """
    if apply:
        _print_applied(apply, by)
        return
    options = replace(run_options(hip_compiler, build_timeout, device, "60s", wait, False, 30.0), budget_s=30.0)
    with progress_bar() as progress:
        from parity.contact.contact import bundled, first_contact as begin, forget
        from parity.contract.workspace import find_workspace

        if again:
            forget(find_workspace(), options, progress)
        contact, left = begin(find_workspace(), minutes, options, progress, only=tuple(only or ()))
        report = _report(contact, left, bundled(contact, bundle))
    _end(report, json_output)


def _print_applied(bundle: Path, by: str) -> None:
    from parity.contact.applying import applied

    emit(applied(bundle, by))


def _report(contact: "Contact", left: list[str], bundle: Path) -> "ContactReport":
    from parity.records import Basis
    from parity.report.records.contact import ContactFigure, ContactFinding, ContactReport

    findings = [
        ContactFinding(
            finding.stage,
            finding.name,
            finding.outcome.value,
            finding.says,
            [ContactFigure(name, value, unit, Basis.MEASURED) for name, value, unit in finding.figures],
            finding.found,
        )
        for finding in contact.journal.findings
    ]
    device = contact.device
    return ContactReport(device.name, device.arch, device.driver, left, findings, str(bundle))


def _end(report: "ContactReport", json_output: bool) -> NoReturn:
    from parity.report.terminal.contact import print_contact

    show_report(report, json_output, print_contact)
    sys.exit(1 if any(finding.outcome in ("differs", "failed") for finding in report.findings) else 0)
