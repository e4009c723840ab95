"""The matrix instructions: shapes and formats of WMMA and MFMA, which one function of the engine runs."""

from parity.emulator.operation import Operation

# Formats of matrix operands, in engine.c's order, by their spelling in mnemonics.
_WMMA_INPUTS = {"f16": "F16 F16", "bf16": "BF16 BF16", "iu8": "I8 I8"}
_FP8_PAIRS = {f"{a}_{b}": f"{a.upper()} {b.upper()}" for a in ("fp8", "bf8") for b in ("fp8", "bf8")}
_MX = ("fp8", "bf8", "fp4")
_MX_PAIRS = {f"{a}_{b}": f"{a.upper()} {b.upper()}" for a in _MX for b in _MX}


def _matrix(name: str, size: tuple[int, int], groups: int, run: int, kinds: str) -> tuple[str, Operation]:
    """A matrix instruction of `size`: rows (there are as many columns), and depth.

    Lane l holds row or column l % rows of an operand, at depth / `groups` values of k. `run` consecutive rows of the
    result lie in consecutive registers of a lane. `kinds` are the formats of A and B. An instruction with `scale` in
    its name takes a scale for each of them.
    """
    rows, depth = size
    kind_a, kind_b = kinds.split()
    bits = {"F32": 32, "F16": 16, "BF16": 16, "FP4": 4}
    a, b = (f"x{depth // groups * bits.get(kind, 8) // 32}" for kind in (kind_a, kind_b))
    result = f"x{rows * rows // (32 if name.startswith('v_wmma') else 64)}"
    body = f"{{{rows}, {depth}, {groups}, {run}, {kind_a}, {kind_b}}}"
    scales = ("u32", "u32") if "scale" in name else ()
    return name, Operation("matrix", result, (a, b, result, *scales), body)


def matrix_instructions() -> dict[str, Operation]:
    """The matrix instructions of gfx11 (`@gfx11`: lanes 16-31 hold a copy of A and B), gfx12 and CDNA3/4."""
    made = []
    for kind, kinds in _WMMA_INPUTS.items():
        name = f"v_wmma_{'i32' if kind == 'iu8' else 'f32'}_16x16x16_{kind}"
        made += [_matrix(f"{name}@gfx11", (16, 16), 1, 1, kinds), _matrix(name, (16, 16), 2, 8, kinds)]
    made += [_matrix(f"v_wmma_f32_16x16x16_{pair}", (16, 16), 2, 8, kinds) for pair, kinds in _FP8_PAIRS.items()]
    for rows, depth in ((32, 8), (16, 16), (32, 16), (16, 32)):
        made += [
            _matrix(f"v_mfma_f32_{rows}x{rows}x{depth}_{kind}", (rows, depth), 64 // rows, 4, kinds)
            for kind, kinds in (("f16", "F16 F16"), ("bf16", "BF16 BF16"))
        ]
    for rows, depth in ((32, 16), (16, 32)):
        made += [
            _matrix(f"v_mfma_f32_{rows}x{rows}x{depth}_{pair}", (rows, depth), 64 // rows, 4, kinds)
            for pair, kinds in _FP8_PAIRS.items()
        ]
        made.append(_matrix(f"v_mfma_i32_{rows}x{rows}x{depth}_i8", (rows, depth), 64 // rows, 4, "I8 I8"))
    for rows, depth in ((32, 64), (16, 128)):  # cbsz and blgp choose the formats
        for name in (f"v_mfma_f32_{rows}x{rows}x{depth}_f8f6f4", f"v_mfma_scale_f32_{rows}x{rows}x{depth}_f8f6f4"):
            made += [
                _matrix(f"{name}:{pair}", (rows, depth), 64 // rows, 4, kinds) for pair, kinds in _MX_PAIRS.items()
            ]
    for rows, depth in ((32, 2), (16, 4)):
        made.append(_matrix(f"v_mfma_f32_{rows}x{rows}x{depth}_f32", (rows, depth), 64 // rows, 4, "F32 F32"))
    return dict(made)
