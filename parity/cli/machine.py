"""The command about this machine."""

import sys

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
