"""What is said of environment variables."""

from __future__ import annotations

import os

from parity.errors import InputError
from parity.lanes import BUILDERS
from parity.report.records.environment import EnvironmentReport, VariableRow
from parity.system.environment import VARIABLES, find_variable, problem_of
from parity.system.nearest import nearest
from parity.system.process import INHERITED
from parity.system.variables import Variable


def environment_report(name: str | None = None) -> EnvironmentReport:
    """Return all registered variables, or the one of that name. Raises InputError for an unknown one, with
    the nearest.
    """
    if name is None:
        return EnvironmentReport([_row(variable) for variable in VARIABLES])
    named_variable = find_variable(name)
    if named_variable is None:
        close = nearest(name, [known.name for known in VARIABLES])
        more = f": did you mean {close}?" if close else ": 'parity doctor --environment' lists those that it knows"
        raise InputError(f"'{name}' is no variable that parity knows{more}")
    return EnvironmentReport([_row(named_variable)])


def _row(variable: Variable) -> VariableRow:
    name = variable.name
    return VariableRow(
        variable=variable,
        value=os.environ.get(name),
        pinned={builder: kind.pinned[name] for builder, kind in BUILDERS.items() if name in kind.pinned},
        inherited=name in INHERITED,
        in_a_lane=problem_of(name, ()) is None,
    )
