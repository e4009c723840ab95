"""The commands about this machine."""

import sys
from functools import partial
from typing import Annotated

import typer

from parity.cli.books import open_book
from parity.cli.options import Db, Json
from parity.cli.output import progress_bar, show_report
from parity.errors import InputError


def doctor(
    book: Annotated[
        bool, typer.Option("--book", help="Check the lab book instead: its file, references, figures and contents")
    ] = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Check this machine: GPUs, drivers, compilers, profilers, clocks, other users, environment. Say what to do about
    each.

    Exit code 0: nothing on this machine changes code or times; 1: something does. With --book 1 means damage.
    """
    from parity.contract.workspace import cache_folder
    from parity.doctor import diagnose, diagnose_book
    from parity.records import State
    from parity.report.records.machine import MachineReport
    from parity.report.terminal import print_diagnoses

    if db and not book:
        raise InputError("--db: 'parity doctor' looks at a lab book with --book only")
    with progress_bar() as progress:
        progress(f"looking at this {'lab book' if book else 'machine'}")
        found = diagnose_book(open_book(db, must_exist=True, only_read=True)) if book else diagnose(cache_folder())
    show_report(MachineReport(found), json_output, partial(print_diagnoses, is_book=book))
    sys.exit(1 if any(diagnosis.state is State.PROBLEM for diagnosis in found) else 0)


def environment(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="One variable in full (default: list all)")] = None,
    json_output: Json = False,
) -> None:
    """List the environment variables that change code or times: meaning, default, source, and what is set here.

    A lane's env may set those that its compilers read, and what the lane declares. A build inherits few others.
    """
    from parity.report.environments import environment_report
    from parity.report.terminal import print_environment

    show_report(environment_report(name), json_output, print_environment)
