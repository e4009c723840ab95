"""What a matrix instruction multiplies, read from its name: AMD's WMMA and MFMA, NVIDIA's MMA and GMMA.

A shape `MxNxK` means that A has M rows and K columns, and B has K rows and N columns.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

_TYPES = {
    "f16": "fp16",
    "bf16": "bf16",
    "f32": "fp32",
    "f64": "fp64",
    "xf32": "xf32",
    "fp8": "fp8",
    "bf8": "bf8",
    "i8": "int8",
    "i32": "int32",
    "iu4": "4-bit integers",
    "iu8": "8-bit integers",
    "f8f6f4": "8-, 6- or 4-bit floats",
    "F16": "fp16",
    "BF16": "bf16",
    "TF32": "tf32",
    "F32": "fp32",
    "F64": "fp64",
    "E4M3": "e4m3",
    "E5M2": "e5m2",
    "S8": "int8",
    "U8": "uint8",
    "S4": "int4",
    "U4": "uint4",
    "S32": "int32",
}
_AMD = re.compile(
    r"v_(?:wmma|mfma|(?P<sparse>swmmac|smfmac))(?P<scale>_scale(?:16)?)?_(?P<result>[a-z]+\d+)"
    r"_(?P<shape>[1-9]\d{0,2}x[1-9]\d{0,2}x[1-9]\d{0,2})(?:_(?P<blocks>\d{1,2})b)?(?P<new>_)?(?P<inputs>\w+)",
    re.ASCII,
)
_NVIDIA = re.compile(
    r"(?P<kind>[HQID])(?P<group>G)?MMA(?P<sparse>\.SP)?\."
    r"(?:(?P<large>[1-9]\dx[1-9]\d{0,2}x[1-9]\d?)|(?P<rows>16|8)8(?P<depth>4|8|16|32|64))(?P<types>(?:\.[A-Z0-9]+)*)",
    re.ASCII,
)
# gfx90a's names say no number of products: each lane gives so many elements of A.
_ELEMENTS_PER_LANE = {"f32": 1, "f64": 1, "bf16": 2, "f16": 4, "bf16_1k": 4, "i8": 4}


@dataclass(frozen=True)
class _Product:
    """A product of matrices: its shape, the types of A, B and the result, and who computes it."""

    shape: tuple[int, int, int]
    types: tuple[str, str, str]
    who: str
    blocks: int = 1
    is_sparse: bool = False
    scaled: int | None = None

    def phrase(self) -> str:
        rows, columns, depth = self.shape
        a, b, result = self.types
        left, right, sum_shape = f"{rows} x {depth}", f"{depth} x {columns}", f"{rows} x {columns}"
        if self.blocks > 1:
            product = f"{self.blocks} pairs of {left} and {right} {_noun(a, 'matrices')}"
            return f"multiplies {product} and adds to {sum_shape} {result} ones, by {self.who}"
        is_square = rows == columns == depth
        if is_square and a == b and not self.is_sparse:
            product = f"two {left} {_noun(a, 'matrices')}"
        else:
            left_out = ", half of it zeros that are left out," if self.is_sparse else ""
            product = f"a {left} {_noun(a, 'matrix')}{left_out} by a {right} {'one' if a == b else f'{b} one'}"
        scales = f", with a scale for every {self.scaled} values" if self.scaled else ""
        sum_shape = "" if is_square else f"{sum_shape} "
        return f"multiplies {product} and adds to a {sum_shape}{result} one, by {self.who}{scales}"


def matrix_meaning(mnemonic: str) -> str | None:
    """Return what a matrix instruction does, as a phrase; None for another instruction."""
    if mnemonic == "v_mfma_ld_scale_b32":
        return "gives the next matrix instruction its scales"
    if match := _AMD.fullmatch(mnemonic):
        product = _amd(match)
    else:
        product = _nvidia(match) if (match := _NVIDIA.fullmatch(mnemonic)) else None
    return product.phrase() if product else None


def _amd(match: re.Match[str]) -> _Product | None:
    inputs, shape = match["inputs"], _shape(match["shape"].split("x"))
    blocks = int(match["blocks"] or 1)
    if not match["new"]:
        blocks = 64 * _ELEMENTS_PER_LANE.get(inputs, 0) // (shape[0] * shape[2])
        inputs = inputs.removesuffix("_1k")
    names = [inputs, inputs] if inputs in _TYPES else inputs.split("_")
    product = _product(shape, [*names, match["result"]], "the whole wave")
    if product is None or not blocks:
        return None
    scaled = {"_scale": 32, "_scale16": 16}.get(match["scale"])
    return replace(product, blocks=blocks, is_sparse=match["sparse"] is not None, scaled=scaled)


def _nvidia(match: re.Match[str]) -> _Product | None:
    kind, types = match["kind"], match["types"].split(".")[1:]
    shape = match["large"].split("x") if match["large"] else [match["rows"], "8", match["depth"]]
    if kind == "H" and types[:1] in (["F32"], ["F16"]) and len(types) <= 2:
        inputs, result = [types[-1] if len(types) == 2 else "F16"] * 2, types[0]
    elif kind == "Q" and len(types) == 3:
        inputs, result = types[1:], types[0]
    elif kind == "I" and len(types) == 2:
        inputs, result = types, "S32"
    elif kind == "D" and not types:
        inputs, result = ["F64", "F64"], "F64"
    else:
        return None
    product = _product(_shape(shape), [*inputs, result], "four warps" if match["group"] else "the whole warp")
    if product is None or (match["large"] is None) == (match["group"] is not None):
        return None
    return replace(product, is_sparse=match["sparse"] is not None)


def _product(shape: tuple[int, int, int], types: Sequence[str], who: str) -> _Product | None:
    known = [_TYPES[name] for name in types if name in _TYPES]
    return _Product(shape, (known[0], known[1], known[2]), who) if len(known) == len(types) == 3 else None


def _shape(numbers: Sequence[str]) -> tuple[int, int, int]:
    rows, columns, depth = map(int, numbers)
    return rows, columns, depth


def _noun(kind: str, word: str) -> str:
    """`fp16 matrix`, but `matrix of 8-bit integers`."""
    return f"{word} of {kind}" if kind.endswith("s") else f"{kind} {word}"
