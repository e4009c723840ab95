"""The commands about this machine."""

import sys
from typing import Annotated

import typer

from parity.cli.options import Json
from parity.cli.output import progress_bar, show_report


def doctor(json_output: Json = False) -> None:
    """Check this machine: GPUs, drivers, compilers, profilers, clocks, other users, environment. Say what to do about
    each.

    Exit code 0: nothing on this machine changes code or times; 1: something does.
    """
    from parity.contract.workspace import cache_folder
    from parity.doctor import diagnose
    from parity.records import State
    from parity.report.records.machine import MachineReport
    from parity.report.terminal import print_diagnoses

    with progress_bar() as progress:
        progress("looking at this machine")
        found = diagnose(cache_folder())
    show_report(MachineReport(found), json_output, print_diagnoses)
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
