"""The matrix instructions: shapes and formats of WMMA and MFMA, which one function of the engine runs."""

import re
from dataclasses import dataclass

from parity.arch.emulated import Sums, Target
from parity.emulator.operation import Operation

# Formats of matrix operands, in engine.c's order, by their spelling in mnemonics.
_WMMA_INPUTS = {"f16": "F16 F16", "bf16": "BF16 BF16", "iu8": "I8 I8"}
_FP8_PAIRS = {f"{a}_{b}": f"{a.upper()} {b.upper()}" for a in ("fp8", "bf8") for b in ("fp8", "bf8")}
_MX = ("fp8", "bf8", "fp4", "fp6", "bf6")
_MX_PAIRS = {f"{a}_{b}": f"{a.upper()} {b.upper()}" for a in _MX for b in _MX}
_BITS = {"F64": 64, "F32": 32, "XF32": 32, "F16": 16, "BF16": 16, "FP6": 6, "BF6": 6, "FP4": 4, "I4": 4}
_ONE_HALF, _BOTH_HALVES = 1, 2  # of the registers of a result of 16 bits


@dataclass(frozen=True)
class Rounding:
    """How a matrix instruction rounds its sums: `exact` of whole numbers, `known` of hardware, or `assumed`; and who
    says so.
    """

    rounding: str
    source: str

    @property
    def is_assumed(self) -> bool:
        return self.rounding == "assumed"


def rounding_of(operation: Operation, target: Target) -> Rounding | None:
    """Return how a matrix instruction or a dot product of two rounds on a target; None for other instructions."""
    if operation.is_matrix:
        if re.search(r"\bI[48]\b", operation.body):
            return Rounding("exact", "whole numbers")
        is_known = bool(target.sums or target.sums_source)
        return Rounding("known" if is_known else "assumed", target.sums_source or target.sums.source)
    return Rounding("assumed", Sums.ROUNDED_ONCE.source) if "add_two(" in operation.body else None


def _matrix(name: str, shape: tuple[int, int, int, int], kinds: str) -> tuple[str, Operation]:
    """Make a matrix instruction of a shape: rows (there are as many columns), depth, groups and run.

    Lane l holds row or column l % rows of an operand, at depth / groups values of k. `run` consecutive rows of the
    result lie in consecutive registers of a lane. `kinds` are the formats of A and B. An instruction with `scale` in
    its name takes a scale for each of them.
    """
    rows, depth, groups, run = shape
    kind_a, kind_b = kinds.split()
    a, b = (f"x{depth // groups * _BITS.get(kind, 8) // 32}" for kind in (kind_a, kind_b))
    result = f"x{rows * rows // (32 if name.startswith('v_wmma') else 64)}"
    body = f"{{{rows}, {depth}, {groups}, {run}, {kind_a}, {kind_b}}}"
    scales = ("u32", "u32") if "scale" in name else ()
    return name, Operation("matrix", result, (a, b, result, *scales), body)


def _any(
    name: str, shape: tuple[int, int, int, int], kinds: str, *, blocks: int = 1, halves: int = 0
) -> tuple[str, Operation]:
    """Make a matrix instruction of another kind: several products at once, results of 16 bits or in fp64, small
    elements.

    `shape` is as in `_matrix`; `kinds` are the formats of A, B and the result; `halves` are the halves of registers
    that the result lies in.
    """
    rows, depth, groups, run = shape
    kind_a, kind_b, kind_d = kinds.split()
    a, b = (f"x{depth // groups * _BITS.get(kind, 8) // 32}" for kind in (kind_a, kind_b))
    count = rows * rows * blocks // (32 if name.startswith("v_wmma") else 64)
    result = f"x{count // 2 if halves == _BOTH_HALVES else count * (2 if kind_d == 'F64' else 1)}"
    body = f"{{{rows}, {depth}, {groups}, {run}, {blocks}, {halves}, {kind_a}, {kind_b}, {kind_d}}}"
    scales = ("u32", "u32") if "scale" in name else ()
    return name, Operation("any_matrix", result, (a, b, result, *scales), body)


def _rarer() -> list[tuple[str, Operation]]:
    """Return the matrix instructions that `any_matrix` of the engine runs."""
    made = []
    for kind in ("f16", "bf16"):
        kinds, name = " ".join([kind.upper()] * 3), f"v_wmma_{kind}_16x16x16_{kind}"
        made.append(_any(f"{name}@gfx11", (16, 16, 1, 1), kinds, halves=_ONE_HALF))
        made.append(_any(name, (16, 16, 2, 8), kinds, halves=_BOTH_HALVES))
    made.append(_any("v_wmma_i32_16x16x16_iu4@gfx11", (16, 16, 1, 1), "I4 I4 I8"))
    made += [_any(f"v_wmma_i32_16x16x{depth}_iu4", (16, depth, 2, 8), "I4 I4 I8") for depth in (16, 32)]
    made.append(_any("v_mfma_f64_16x16x4_f64", (16, 4, 4, 1), "F64 F64 F64"))
    made.append(_any("v_mfma_f64_4x4x4_4b_f64", (4, 4, 4, 1), "F64 F64 F64", blocks=4))
    made += [
        _any(f"v_mfma_f32_{rows}x{rows}x{depth}_xf32", (rows, depth, 64 // rows, 4), "XF32 XF32 F32")
        for rows, depth in ((32, 4), (16, 8))
    ]
    for rows, depth in ((32, 4), (16, 8)):  # gfx90a's first form of bf16, with two elements of k
        made.append(_any(f"v_mfma_f32_{rows}x{rows}x{depth}bf16", (rows, depth, 64 // rows, 4), "BF16 BF16 F32"))
    for rows, blocks in ((32, 2), (16, 4), (4, 16)):
        shape = f"{rows}x{rows}"
        for kind in ("f16", "bf16"):
            kinds = f"{kind.upper()} {kind.upper()} F32"
            made.append(_any(f"v_mfma_f32_{shape}x4_{blocks}b_{kind}", (rows, 4, 1, 4), kinds, blocks=blocks))
        made.append(_any(f"v_mfma_i32_{shape}x4_{blocks}b_i8", (rows, 4, 1, 4), "I8 I8 I8", blocks=blocks))
        made.append(_any(f"v_mfma_f32_{shape}x2bf16", (rows, 2, 1, 4), "BF16 BF16 F32", blocks=blocks))
        made.append(_any(f"v_mfma_f32_{shape}x1_{blocks}b_f32", (rows, 1, 1, 4), "F32 F32 F32", blocks=blocks))
    return made


def matrix_instructions() -> dict[str, Operation]:
    """Return the matrix instructions of gfx11 (`@gfx11`: lanes 16-31 hold a copy of A and B), gfx12 and CDNA3/4."""
    made = _rarer()
    for kind, kinds in _WMMA_INPUTS.items():
        name = f"v_wmma_{'i32' if kind == 'iu8' else 'f32'}_16x16x16_{kind}"
        made += [_matrix(f"{name}@gfx11", (16, 16, 1, 1), kinds), _matrix(name, (16, 16, 2, 8), kinds)]
    made += [_matrix(f"v_wmma_f32_16x16x16_{pair}", (16, 16, 2, 8), kinds) for pair, kinds in _FP8_PAIRS.items()]
    for rows, depth in ((32, 8), (16, 16), (32, 16), (16, 32)):
        made += [
            _matrix(f"v_mfma_f32_{rows}x{rows}x{depth}_{kind}", (rows, depth, 64 // rows, 4), kinds)
            for kind, kinds in (("f16", "F16 F16"), ("bf16", "BF16 BF16"))
        ]
    for rows, depth in ((32, 16), (16, 32)):
        made += [
            _matrix(f"v_mfma_f32_{rows}x{rows}x{depth}_{pair}", (rows, depth, 64 // rows, 4), kinds)
            for pair, kinds in _FP8_PAIRS.items()
        ]
        made.append(_matrix(f"v_mfma_i32_{rows}x{rows}x{depth}_i8", (rows, depth, 64 // rows, 4), "I8 I8"))
    for rows, depth in ((32, 64), (16, 128)):  # cbsz and blgp choose the formats
        for name in (f"v_mfma_f32_{rows}x{rows}x{depth}_f8f6f4", f"v_mfma_scale_f32_{rows}x{rows}x{depth}_f8f6f4"):
            for pair, kinds in _MX_PAIRS.items():
                make, result = (_any, " F32") if "6" in pair else (_matrix, "")
                made.append(make(f"{name}:{pair}", (rows, depth, 64 // rows, 4), kinds + result))
    for rows, depth in ((32, 32), (16, 64), (32, 8), (16, 16)):
        made.append(_matrix(f"v_mfma_i32_{rows}x{rows}x{depth}_i8", (rows, depth, 64 // rows, 4), "I8 I8"))
    for rows, depth in ((32, 2), (16, 4)):
        made.append(_matrix(f"v_mfma_f32_{rows}x{rows}x{depth}_f32", (rows, depth, 64 // rows, 4), "F32 F32"))
    return dict(made)
