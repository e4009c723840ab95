"""`parity ship`: an archive for a machine that has a GPU and no compiler."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from parity.cli.options import BuildTimeout, HipCompiler, Json, run_options
from parity.cli.output import progress_bar, show_report

if TYPE_CHECKING:
    from parity.report.records.contact import ShipReport


def ship(
    archive: Annotated[Path, typer.Argument(metavar="FILE.tar.xz", help="The archive")],
    steps: Annotated[
        list[str] | None, typer.Argument(metavar="STEP...", help="Steps or studies (default: all of --arch)")
    ] = None,
    arch: Annotated[
        str, typer.Option(metavar="GFX", help="Every study of an architecture, and the kernels of 'first-contact'")
    ] = "",
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    json_output: Json = False,
) -> None:
    """Write an archive of studies with all their builds and this program, for a machine without a compiler.

    That machine needs Python of the same version and system as here, and its GPU's runtime library: neither Triton nor
    a compiler, nor pip. Unpack it there, and './parity first-contact', './parity run STEP' and the other commands work
    in its folder as they do here.

    Exit code 0: all is built; 1: something is left out, as what cannot be built here; 2: bad input.
    """
    options = run_options(hip_compiler, build_timeout, "emulator", "60s", 0.0, False, 30.0)
    with progress_bar() as progress:
        from parity.contact.shipping import ship as write
        from parity.contract.workspace import find_workspace

        report = write(find_workspace(), archive, tuple(steps or ()), arch, options, progress)
    _end(report, json_output)


def _end(report: "ShipReport", json_output: bool) -> NoReturn:
    from parity.report.terminal.contact import print_shipped

    show_report(report, json_output, print_shipped)
    sys.exit(1 if report.not_built else 0)
