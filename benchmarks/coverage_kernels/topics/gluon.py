"""Kernels in Gluon: work of other topics' Triton kernels, with the same arguments and references."""

from dataclasses import replace
from typing import Any

from coverage_kernels.case import Case
from coverage_kernels.topics import attention, convolution, elementwise, language, matmul, norms, reductions

_TRITON: dict[str, Case] = {
    case.name: case
    for topic in (attention, convolution, elementwise, language, matmul, norms, reductions)
    for case in topic.CASES
}
_TILE = {"BLOCK_M": 32, "BLOCK_N": 32, "BLOCK_K": 32}


def _again(name: str, symbol: str = "", **more: Any) -> Case:
    """The work of a Triton kernel, done by one in Gluon."""
    case = _TRITON[name]
    symbol = symbol or case.symbol
    return replace(
        case, name=f"gluon_{symbol}", group="gluon", builder="gluon", source="gluon.py", symbol=symbol, **more
    )


CASES = (
    _again("add"),
    _again("softmax", constants={"BLOCK": 512}),
    _again("layer_norm_forward"),
    _again("column_sums"),
    _again("histogram"),
    _again("transpose"),
    _again("transpose", "transpose_padded"),
    _again("matmul_fp16", constants=_TILE),
    _again("matmul_bf16", "matmul_pipelined", constants=_TILE),
    _again("split_k"),
    _again(
        "matmul_fp16_nt",
        "matmul_async",
        constants=_TILE,
        families=("gfx942", "gfx950"),
        reason="Triton loads straight into LDS on these alone",
    ),
    _again("scaled_dot", families=("gfx950",), reason="only its matrix unit takes scales"),
    _again(
        "attention_forward",
        num_warps=2,
        constants={"HEAD_DIM": attention.WIDTH, "BLOCK_M": attention.BLOCK, "BLOCK_N": attention.BLOCK},
    ),
)
