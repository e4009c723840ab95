"""Sums of hardware that are not those of fp32: of gfx11 perhaps, and of Hopper's matrix instructions for fp8.

On a gfx1151, others measured that one step of V_DOT2 lies up to a unit of 2^(E - 24) beside the exact sum, E being the
exponent of its largest summand, even of small whole numbers; they name WMMA, too (ROCm/rocm-systems 12056). Until a GPU
of this project's users has shown it, a difference of that size is no mistake of a kernel, and none is shown either.

Hopper's instruction drops what lies below 2^-13 of its largest summand. Kernels that add up partial sums in fp32 lose
less; an operator whose contract does not say how it sums admits both.
"""

import re
from dataclasses import replace
from math import prod

from parity.contract import Contract
from parity.devices.base import LaunchResult
from parity.emulator.targets import rounding_on
from parity.operators import Form, Tolerance
from parity.operators.helpers.base import FP8
from parity.operators.helpers.hopper import RULE_SOURCE, lost_of_fp8
from parity.operators.helpers.tolerance import ToleranceBasis
from parity.records import CodeObjects
from parity.verify.cases import Case
from parity.verify.compare import compare

_SOURCE = "ROCm/rocm-systems 12056"
_SUMMING = re.compile(r"^\s+(?:v_dual_)?(v_(?:dot2|wmma)\w+)", re.MULTILINE)
_OF_FP8 = "QGMMA"  # of Hopper alone
_UNIT = 2.0**-23  # of the largest result: E is at most the exponent of twice that


def not_shown(contract: Contract, codes: CodeObjects, case: Case, ran: LaunchResult) -> str:
    """Say why the wrong elements of a case may come from the hardware's sums; empty if they do not."""
    if _has_short_sums(contract, codes, case) and not all(
        case.form.format(name).is_float for name in case.form.outputs
    ):
        return f"not shown: {case.name}: whole numbers that are made of sums of fp8, which keep 13 bits ({RULE_SOURCE})"
    target = contract.architecture.emulated
    if target is None or not target.is_inexact or not case.tolerance.is_exact:
        return ""
    names = {name for code in codes for name in _SUMMING.findall(code.assembly_path.read_text())}
    summing = sorted(name for name in names if (found := rounding_on(contract.arch, name)) and found.is_assumed)
    if not summing:
        return ""
    tolerances = [{output: _steps_apart(case.form, output) for output in parts} for parts in case.expected]
    if not compare("", replace(case, tolerances=tolerances, each=[]), ran).passed:
        return ""
    return f"not shown: {case.name}: sums of {', '.join(summing)} may not be exact on this hardware ({_SOURCE})"


def with_short_sums(contract: Contract, codes: CodeObjects, case: Case) -> Case | None:
    """Return an inexact case with what Hopper's sums of fp8 may lose besides, if these are in the code and the
    operator has no choice of how it sums; else None.
    """
    if not _has_short_sums(contract, codes, case):
        return None
    lost = lost_of_fp8(case.form.summands)
    wider = [
        {name: replace(one, of_largest=one.of_largest + lost, unlike=None) for name, one in of.items()}
        for of in case.tolerances
    ]
    return replace(case, tolerances=wider, each=[])


def _has_short_sums(contract: Contract, codes: CodeObjects, case: Case) -> bool:
    form = case.form
    of_fp8 = [name for name in form.inputs if form.tensors[name].dtype in FP8]
    is_open = "accumulate" not in form.operator.numerics
    if not contract.architecture.is_nvidia or len(of_fp8) < 2 or not is_open or case.tolerance.is_exact:
        return False
    return any(_OF_FP8 in code.assembly_path.read_text() for code in codes)


def _steps_apart(form: Form, output: str) -> Tolerance:
    """Return how far a result may be off: a unit for each summand, and two roundings of the output."""
    steps = prod(size for axis, size in form.axes.items() if axis not in form.operator.independent)
    return Tolerance(ToleranceBasis.DERIVED, _SOURCE, steps * _UNIT, 2 * form.format(output).roundoff)
