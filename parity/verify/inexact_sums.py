"""Sums of gfx11's hardware that may not be exact where whole numbers are.

On a gfx1151, others measured that one step of V_DOT2 lies up to a unit of 2^(E - 24) beside the exact sum, E being the
exponent of its largest summand, even of small whole numbers; they name WMMA, too (ROCm/rocm-systems 12056). Until a GPU
of this project's users has shown it, a difference of that size is no mistake of a kernel, and none is shown either.
"""

import re
from dataclasses import replace
from math import prod

from parity.contract import Contract
from parity.devices.base import LaunchResult
from parity.emulator.targets import rounding_on
from parity.operators import Form, Tolerance
from parity.operators.helpers.tolerance import ToleranceBasis
from parity.records import CodeObjects
from parity.verify.cases import Case
from parity.verify.compare import compare

_SOURCE = "ROCm/rocm-systems 12056"
_SUMMING = re.compile(r"^\s+(?:v_dual_)?(v_(?:dot2|wmma)\w+)", re.MULTILINE)
_UNIT = 2.0**-23  # of the largest result: E is at most the exponent of twice that


def not_shown(contract: Contract, codes: CodeObjects, case: Case, ran: LaunchResult) -> str:
    """Say why the wrong elements of an exact case may come from the hardware's sums; empty if they do not."""
    target = contract.architecture.emulated
    if target is None or not target.is_inexact or not case.tolerance.is_exact:
        return ""
    names = {name for code in codes for name in _SUMMING.findall(code.assembly_path.read_text())}
    summing = sorted(name for name in names if (found := rounding_on(contract.arch, name)) and found.is_assumed)
    if not summing:
        return ""
    tolerances = [{output: _steps_apart(case.form, output) for output in parts} for parts in case.expected]
    if not compare("", replace(case, tolerances=tolerances), ran).passed:
        return ""
    return f"not shown: {case.name}: sums of {', '.join(summing)} may not be exact on this hardware ({_SOURCE})"


def _steps_apart(form: Form, output: str) -> Tolerance:
    """Return how far a result may be off: a unit for each summand, and two roundings of the output."""
    steps = prod(size for axis, size in form.axes.items() if axis not in form.operator.independent)
    return Tolerance(ToleranceBasis.DERIVED, _SOURCE, steps * _UNIT, 2 * form.format(output).roundoff)
