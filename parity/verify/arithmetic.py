"""Arithmetic below what a contract asks for: read from the types of matrix instructions, not left to a tolerance."""

import re
from collections.abc import Mapping

from parity.arch import matrix_macs
from parity.contract import Contract
from parity.isa.classify import classify
from parity.lanes.triton.choices.dots import asked
from parity.lanes.triton.choices.ir import read_ir
from parity.records import ARITHMETIC, Check, CheckStatus
from parity.verify.artifacts import LaneArtifacts

# Bits of a number's significand, the implied one included: by the contract's types, and by the instructions'.
_BITS_OF_TYPES = {"float32": 24, "float16": 11, "bfloat16": 8, "float8_e4m3fn": 4, "float8_e4m3fnuz": 4}
_BITS = {"f64": 53, "f32": 24, "xf32": 11, "tf32": 11, "f16": 11, "bf16": 8, "fp8": 4, "e4m3": 4, "bf8": 3, "e5m2": 3}
_OF_AMD = re.compile(
    r"v_\w+?_(f64|f32|f16|bf16)_?\d+x\d+x\d+(?:_\d+b)?_?(xf32|bf16|f16|f32|f64|(?:fp8|bf8)(?:_(?:fp8|bf8))?)"
)
_OF_NVIDIA = re.compile(r"[HQD]G?MMA\.\d+(?:x\d+)*\.(F16|F32|BF16)((?:\.(?:TF32|BF16|E4M3|E5M2))*)")
_ENOUGH_PASSES, _ONE_PASS = 3, 2


def types_of(mnemonic: str) -> tuple[str, str] | None:
    """Return the types in which a matrix instruction of floats sums and multiplies (of two, the wider one)."""
    if amd := _OF_AMD.match(mnemonic):
        return amd[1], max(re.findall(r"xf32|bf16|f16|f32|f64|fp8|bf8", amd[2]), key=_BITS.__getitem__)
    if nvidia := _OF_NVIDIA.match(mnemonic):
        operands = [word.lower() for word in nvidia[2].split(".") if word] or ["f16"]
        return nvidia[1].lower(), max(operands, key=_BITS.__getitem__)
    return None


def check_arithmetic(
    contract: Contract, name: str, lane: LaneArtifacts, executed: Mapping[str, float], macs: int | None
) -> Check | None:
    """Check that a launch multiplies and sums in no fewer bits than the contract's operands and its numerics have; None
    if nothing is below, or if the contract names the instruction itself.

    A product of float32 may be made of several of fewer bits. That a launch does not do that is shown by its TTIR, or
    by what the emulator `executed` (wave-instructions by mnemonic) of a problem of so many multiply-accumulates.
    """
    least = contract.form().operator.least
    if least is None or contract.matrix_instruction:
        return None
    wanted = max((_BITS_OF_TYPES.get(contract.tensors[one].dtype, 0) for one in least.operands), default=0)
    sums = contract.form().numerics.get("accumulate") == "float32"
    asked_for = ", ".join(dict.fromkeys(contract.tensors[one].dtype for one in least.operands))
    for one in lane.analysis.function.counts:
        if classify(one) != "matrix" or (types := types_of(one)) is None:
            continue
        summed, multiplied = types
        if sums and _BITS[summed] < _BITS["f32"]:
            return Check(name, ARITHMETIC, CheckStatus.VIOLATED, "sums in float32", f"{one} sums in {summed}")
        if _BITS[multiplied] >= wanted:
            continue
        passes, status, how = _passes(lane, executed, macs), CheckStatus.NOT_SHOWN, ""
        if passes is None:
            how = ": it is not shown whether each number is made of several"
        elif passes >= _ENOUGH_PASSES:
            continue
        elif passes < _ONE_PASS:
            status, how = CheckStatus.VIOLATED, ", once for each product"
        return Check(name, ARITHMETIC, status, f"products of {asked_for}", f"{one} multiplies {multiplied}{how}")
    return None


def _passes(lane: LaneArtifacts, executed: Mapping[str, float], macs: int | None) -> float | None:
    """Return how many products of fewer bits there are for each of the problem's; None if that is not known."""
    sizes = {one: matrix_macs(one) for one in executed if classify(one) == "matrix"}
    if macs and sizes and None not in sizes.values():
        return sum(executed[one] * (size or 0) for one, size in sizes.items()) / macs
    if ttir := lane.outcome.artifacts.get("kernel.ttir"):
        dots = [dot for _, dot in asked(read_ir(ttir.read_text(errors="replace")))]
        parts = {dot.in_parts()[1] for dot in dots}
        if len(dots) < _ENOUGH_PASSES and len(parts) == 1 and all(dot.a == dot.b == "f32" for dot in dots):
            return parts.pop()  # more dots may be parts of one product
    return None
