"""The commands about this machine."""

import sys
from functools import partial
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from parity.cli.books import open_book
from parity.cli.options import Db, Json
from parity.cli.output import progress_bar, show_report
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.records import Diagnosis


def doctor(
    variable: Annotated[
        str | None, typer.Argument(metavar="VARIABLE", help="An environment variable: what it changes, in full")
    ] = None,
    environment: Annotated[
        bool, typer.Option("--environment", help="List the variables that change code or times, and what is set here")
    ] = False,
    book: Annotated[
        bool, typer.Option("--book", help="Check the lab book instead: its file, references, figures and contents")
    ] = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Check this machine: GPUs, drivers, compilers, profilers, clocks, other users, environment. Say what to do about
    each.

    A lane's env may set those variables that its compilers read, and what the lane declares. A build inherits few
    others.

    Exit code 0: nothing on this machine changes code or times; 1: something does. With --book 1 means damage.
    """
    if sum(map(bool, (variable, environment, book))) > 1:
        raise InputError("VARIABLE, --environment, --book: only one of them at a time")
    if db and not book:
        raise InputError("--db: 'parity doctor' looks at a lab book with --book only")
    if variable or environment:
        _print_variables(variable, json_output)
        return
    with progress_bar() as progress:
        progress(f"looking at this {'lab book' if book else 'machine'}")
        diagnoses = _of_book(db) if book else _of_machine()
    _end(diagnoses, json_output, book)


def _print_variables(name: str | None, json_output: bool) -> None:
    from parity.report.environments import environment_report
    from parity.report.terminal import print_environment

    show_report(environment_report(name), json_output, print_environment)


def _of_book(db: str | None) -> "list[Diagnosis]":
    from parity.doctor import diagnose_book

    return diagnose_book(open_book(db, must_exist=True, only_read=True))


def _of_machine() -> "list[Diagnosis]":
    from parity.contract.workspace import cache_folder
    from parity.doctor import diagnose

    return diagnose(cache_folder())


def _end(diagnoses: "list[Diagnosis]", json_output: bool, is_book: bool) -> NoReturn:
    from parity.records import State
    from parity.report.records.machine import MachineReport
    from parity.report.terminal import print_diagnoses

    show_report(MachineReport(diagnoses), json_output, partial(print_diagnoses, is_book=is_book))
    sys.exit(1 if any(diagnosis.state is State.PROBLEM for diagnosis in diagnoses) else 0)
