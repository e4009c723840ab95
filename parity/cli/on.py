"""`parity on`: somebody's program, with its kernels on the emulator."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.options import Json
from parity.cli.output import emit_document, lay_out_errors
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.report.records.programs import ProgramReport


def on(
    arch: Annotated[
        str | None, typer.Argument(metavar="ARCH", help="Such as gfx942, gfx1151, or a product's name (MI300X)")
    ] = None,
    command: Annotated[
        list[str] | None, typer.Argument(metavar="-- COMMAND...", help="What to run, as 'pytest tests/'")
    ] = None,
    workgroups: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Run no more than N workgroups of a launch")
    ] = None,
    keep_going: Annotated[bool, typer.Option("--keep-going", help="Go on after a fault; all are listed")] = False,
    orders: Annotated[
        int, typer.Option(metavar="N", min=0, max=1000, help="Run each kernel's first launch in N drawn orders too")
    ] = 0,
    strict_views: Annotated[
        bool, typer.Option("--strict-views", help="An access outside of a tensor but in its storage is a fault")
    ] = False,
    autotune: Annotated[
        str, typer.Option(metavar="first|all", help="Which configurations of an autotuned kernel run")
    ] = "first",
    capture: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write each distinct launch there, for 'parity init --capture FOLDER'"),
    ] = None,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the summary as a page of HTML too")] = None,
    folder: Annotated[
        bool, typer.Option("--folder", help="Print the folder that PYTHONPATH needs for PARITY_ON=ARCH alone")
    ] = False,
    json_output: Json = False,
) -> None:
    """Run a program with its Triton or HIP kernels on the emulator, without a GPU.

    The program's own Triton compiles for ARCH, and its kernels run in its process, on its tensors' memory (on the CPU).
    A fault is an exception at the launch. A HIP program finds a libamdhip64 whose GPU is the emulator; a fault ends it.
    What the kernels did is summed up at the end, on standard error; with --json it is all that is on standard output.

    Exit code: the program's own; 1 where it is 0 and there was a fault; 2: bad input. If workgroups were left out, the
    program's own does not count: 1 if there was a fault, else 0.
    """
    from parity.arch.products import architecture_named
    from parity.on.inside.wishes import Wishes
    from parity.on.starting import entry_points, run_on
    from parity.report.programs import program_report

    if folder:
        print(entry_points())
        return
    if arch is None or not command:
        raise InputError("COMMAND: which program? Write parity on gfx942 -- python my_test.py")
    _check(autotune, capture, workgroups)
    wishes = Wishes(None, workgroups, keep_going, orders, strict_views, autotune == "all", _new(capture))
    report = program_report(run_on(architecture_named(arch), command, wishes, to_errors=json_output))
    _show(report, page, json_output)
    code = report.exit_code if report.counts else 0
    sys.exit(code if code or not report.faults else 1)


def _check(autotune: str, capture: Path | None, workgroups: int | None) -> None:
    """Raise InputError for options that cannot be."""
    if autotune not in ("first", "all"):
        raise InputError(f"--autotune: '{autotune}' is not one of first, all")
    if capture and workgroups:
        raise InputError(
            "--workgroups: a launch of which workgroups are left out cannot be captured: leave --capture out"
        )


def _new(folder: Path | None) -> str | None:
    """Make the folder of a capture. Raises InputError for one that cannot be made."""
    if folder is None:
        return None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"--capture: {folder}: {error.strerror}") from None
    return str(folder.resolve())


def _show(report: "ProgramReport", page: Path | None, json_output: bool) -> None:
    from parity.report.terminal import print_program

    if page is not None:
        from parity.report.pages.program import write_program

        write_program(page, report)
    if json_output:
        emit_document(report)
    else:
        lay_out_errors(print_program, report)
