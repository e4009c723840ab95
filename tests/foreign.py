"""HIP sources as people write them, which were not written for this program, and a study for each of their kernels."""

import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from own_study import REST, write_study

from parity.contract.workspace import Workspace

FOREIGN = Path(__file__).parent / "data" / "foreign"
ARCHITECTURES = ("gfx1151", "gfx942")


@dataclass(frozen=True)
class Habit:
    """A kernel of `file`, the lane's fields but kernel and symbol, and the study's."""

    file: str
    symbol: str
    operator: str
    axes: str
    blocks: str
    tensors: Mapping[str, str]
    lane: str
    scalars: str = ""
    tails: str = ""
    threads: int = 256
    more: str = ""


_VECTORS = dict.fromkeys(("x", "y", "out"), "float32")
_MATRICES = dict.fromkeys(("a", "b", "c"), "float32")


def _addition(symbol: str, lane: str) -> Habit:
    """A kernel of the file that adds vectors."""
    return Habit("axpby.hip", symbol, "operators/add.py", "n = 1000", "n = 256", _VECTORS, lane, "alpha = 1.0", '"n"')


HABITS = {
    "a template with bias": Habit(
        "gemm.hip",
        "gemm<{BM}, 64, 16, 4, 4, true>",
        "operators/gemm.py",
        "m = 100, n = 150, k = 40",
        "m = 64, n = 64, k = 16",
        {**_MATRICES, "bias": "float32"},
        'arguments = ["a", "b", "bias", "c", "m", "n", "k", "k", "n", "n", "alpha"]\ngrid = ["tiles_n", "tiles_m"]\nconstants = { BM = "block.m" }',
        "alpha = 0.5",
        '"m", "n", "k"',
    ),
    "a template without bias": Habit(
        "gemm.hip",
        "gemm<64, 64, 16, 4, 4, false>",
        "operators/gemm.py",
        "m = 100, n = 150, k = 40",
        "m = 64, n = 64, k = 16",
        _MATRICES,
        'arguments = ["a", "b", "null", "c", "m", "n", "k", "k", "n", "n", "alpha"]\ngrid = ["tiles_n", "tiles_m"]',
        "alpha = 0.5",
        '"m", "n", "k"',
    ),
    "headers in other folders": Habit(
        "matvec/src/mmvq.hip",
        "mul_mat_vec_q4_0_q8_0",
        "operators/matvec_q4_0.py",
        "rows = 20, k = 512",
        "rows = 1",
        {"w": "uint8", "x": "uint8", "y": "float32"},
        'flags = ["-I../include", "-DWARP_SIZE={wave}"]\narguments = ["w", "x", "y", "k", "rows", "k / 32"]\ngrid = ["rows"]',
        threads=128,
    ),
    "a torch extension": Habit(
        "activation_kernels.hip",
        "ext::rms_norm_kernel<c10::Half>",
        "rms_norm",
        "rows = 10, columns = 1000",
        "rows = 1",
        dict.fromkeys(("x", "weight", "y"), "float16"),
        'arguments = ["y", "x", "weight", "eps", "rows", "columns"]\ngrid = ["rows"]',
        "eps = 1e-6",
        more='[numerics]\nrounding = "before_weight"',
    ),
    "a function as template argument": Habit(
        "activation_kernels.hip",
        "ext::act_and_mul_kernel<c10::Half, ext::silu<c10::Half>>",
        "operators/silu_and_mul.py",
        "tokens = 10, d = 1000",
        "tokens = 1",
        {"x": "float16", "out": "float16"},
        'arguments = ["out", "x", "d"]\ngrid = ["tokens"]',
    ),
    "fp8 and dynamic LDS": Habit(
        "silu_norm_quant.hip",
        "silu_norm_quant_fp8",
        "operators/silu_norm_quant.py",
        "tokens = 5, hidden = 1000",
        "tokens = 1",
        {"x": "float16", "y": "float8_e4m3fnuz", "scales": "float32"},
        'arguments = ["y", "scales", "x", "eps", "ub", "hidden", "has_ub"]\ngrid = ["tokens"]\ndynamic_lds_bytes = 4032',
        "eps = 1e-6\nub = 0.0\nhas_ub = 0",
    ),
    "bf16 and assembly": Habit(
        "colsum.hip",
        "relu_colsum_bf16",
        "operators/relu_colsum.py",
        "rows = 100, columns = 200",
        "columns = 64",
        {"x": "bfloat16", "sums": "float32"},
        'arguments = ["x", "sums", "null", "rows", "columns", "columns"]\ngrid = ["ceil(columns / 64)", "ceil(rows / 32)"]',
        tails='"columns", "rows"',
    ),
    "half by value": _addition("axpy_half", 'arguments = ["x", "y", "out", "n", "alpha", 0, 0]\ngrid = ["tiles"]'),
    "a template of its own": _addition(
        "axpy_template<float, 4>", 'arguments = ["x", "y", "out", "n", "alpha"]\ngrid = ["ceil(n / 256 / 4)"]'
    ),
}
VOCABULARY = Habit(
    "vocabulary.hip",
    "vocabulary<std::plus<float>>",
    "operators/add.py",
    "n = 1000",
    "n = 256",
    _VECTORS,
    'arguments = ["x", "y", "out"]\ngrid = ["tiles"]',
    tails='"n"',
)

_CONTRACT = """
title = "foreign"
operator = "{operator}"
arch = "{arch}"
axes = {{ {axes} }}
blocks = {{ {blocks} }}
{tails}
threads = {threads}
[tensors]
{tensors}
{scalars}
{more}
{rest}{lanes}
"""


def write_habit(workspace: Workspace, habit: Habit, arch: str, study: str = "foreign") -> None:
    """A study whose two lanes are both this kernel, and the files that people would have beside it."""
    for folder in FOREIGN.iterdir():
        if folder.is_dir():
            shutil.copytree(folder, workspace.root / folder.name, dirs_exist_ok=True)
        else:
            shutil.copy(folder, workspace.root)
    lane = f'builder = "hip"\nkernel = "{habit.file}"\nsymbol = "{habit.symbol}"\n' + habit.lane.replace(
        "{wave}", "64" if arch == "gfx942" else "32"
    )
    contract = _CONTRACT.format(
        rest=REST,
        operator=habit.operator,
        arch=arch,
        axes=habit.axes,
        blocks=habit.blocks,
        tails=f"tails = [{habit.tails}]" if habit.tails else "",
        threads=habit.threads,
        tensors="\n".join(f'{name} = {{ dtype = "{dtype}" }}' for name, dtype in habit.tensors.items()),
        scalars=f"[scalars]\n{habit.scalars}" if habit.scalars else "",
        more=habit.more,
        lanes=f"[lanes.mine]\n{lane}\n[lanes.again]\n{lane}",
    )
    write_study(workspace, study, contract, {})
