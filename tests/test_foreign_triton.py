"""Triton kernels as people write them: files that import torch, that autotune, deduce, benchmark and wrap, as they are.

The files in data/foreign are nobody's but ours, with the habits of the best known open ones. torch is not installed here.
"""

import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from conftest import TORCH_PACKAGE, CommandEnd, CommandLine
from own_study import REST, write_study

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

FOREIGN = Path(__file__).with_name("data") / "foreign"
IMPORTS = "from parity.operators import Direction, Operator, ScalarSpec, TensorSpec\n"
MATMUL = f'''"""c = a b."""
{IMPORTS}
OPERATOR = Operator(
    "matmul", "c = a b", ("m", "n", "k"), ("m", "n"),
    {{"a": TensorSpec((("m", "k"),), ("float16",)), "b": TensorSpec((("k", "n"),), ("float16",)),
      "c": TensorSpec((("m", "n"),), ("float16",), Direction.OUT)}},
    lambda call: {{"c": call["a"] @ call["b"]}},
)
'''
ROWS = f'''"""Rows by rows: y = (x + bias) scale, or the rows' normal form with weights."""
{IMPORTS}
ROWS, ROW = (("rows", "columns"),), (("columns",),)

def reference(call):
    return {{"y": (call["x"] + (call["bias"] if "bias" in call else 0)) * call["x"].dtype.type(call.scalar("scale"))}}

OPERATOR = Operator(
    "row_scale", "y = (x + bias) scale", ("rows", "columns"), ("rows",),
    {{"x": TensorSpec(ROWS, ("float16",)), "bias": TensorSpec(ROW, ("float16",), optional=True),
      "y": TensorSpec(ROWS, ("float16",), Direction.OUT)}},
    reference, scalars={{"scale": ScalarSpec("float32", 0.25)}},
)
'''
NORM = f'''"""Layer norm, forward."""
import numpy as np
{IMPORTS}
ROWS, ROW, EACH = (("rows", "columns"),), (("columns",),), (("rows",),)

def reference(call):
    x = call["x"]
    mean = x.mean(axis=1, keepdims=True)
    rstd = 1 / np.sqrt(((x - mean) ** 2).mean(axis=1, keepdims=True) + x.dtype.type(call.scalar("eps")))
    return {{"y": (x - mean) * rstd * call["w"] + call["b"], "mean": mean[:, 0], "rstd": rstd[:, 0]}}

OPERATOR = Operator(
    "layer_norm", "y = norm(x) w + b", ("rows", "columns"), ("rows",),
    {{"x": TensorSpec(ROWS, ("float32",)), "w": TensorSpec(ROW, ("float32",)), "b": TensorSpec(ROW, ("float32",)),
      "y": TensorSpec(ROWS, ("float32",), Direction.OUT), "mean": TensorSpec(EACH, ("float32",), Direction.OUT),
      "rstd": TensorSpec(EACH, ("float32",), Direction.OUT)}},
    reference, scalars={{"eps": ScalarSpec("float32", 1e-5)}},
)
'''
ATTENTION = f'''"""Attention, forward, with the logarithm of each row's sum."""
import numpy as np
{IMPORTS}
HALF, ALL = ("float16",), (("z", "h", "s", "d"),)

def reference(call):
    s = np.einsum("zhmd,zhnd->zhmn", call["q"], call["k"]) * call["q"].dtype.type(call.scalar("sm_scale"))
    top = s.max(-1, keepdims=True)
    p = np.exp(s - top)
    total = p.sum(-1, keepdims=True)
    o = np.einsum("zhmn,zhnd->zhmd", call.rounded(p, "float16"), call["v"]) / total
    return {{"o": o, "lse": (top + np.log(total))[..., 0]}}

OPERATOR = Operator(
    "attention", "o = softmax(q k sm_scale) v", ("z", "h", "s", "d"), ("z", "h"),
    {{"q": TensorSpec(ALL, HALF), "k": TensorSpec(ALL, HALF), "v": TensorSpec(ALL, HALF),
      "o": TensorSpec(ALL, HALF, Direction.OUT),
      "lse": TensorSpec((("z", "h", "s"),), ("float32",), Direction.OUT)}},
    reference, scalars={{"sm_scale": ScalarSpec("float32", 0.125)}},
)
'''
ADD = f'''"""out = x + alpha y."""
{IMPORTS}
V = (("n",),)
OPERATOR = Operator(
    "add", "out = x + alpha y", ("n",), ("n",),
    {{"x": TensorSpec(V, ("float32",)), "y": TensorSpec(V, ("float32",)),
      "out": TensorSpec(V, ("float32",), Direction.OUT)}},
    lambda call: {{"out": call["x"] + call["x"].dtype.type(call.scalar("alpha")) * call["y"]}},
    scalars={{"alpha": ScalarSpec("float32", 0.5)}},
)
'''
STRIDES = '"k", 1, "n", 1, "n", 1'
SIZES = 'BLOCK_M = "block.m", BLOCK_N = "block.n", BLOCK_K = "block.k"'
LONG_SIZES = 'BLOCK_SIZE_M = "block.m", BLOCK_SIZE_N = "block.n", BLOCK_SIZE_K = "block.k"'
MATMUL_CLAUSES = """
operator = "operators/own.py"
axes = { m = 100, n = 72, k = 64 }
blocks = { m = 32, n = 32, k = 32 }
tails = ["m", "n"]
threads = 128
tensors = { a = { dtype = "float16" }, b = { dtype = "float16" }, c = { dtype = "float16" } }
"""
CONFIGURED_CLAUSES = """
operator = "operators/own.py"
axes = { m = 128, n = 128, k = 64 }
blocks = { m = 64, n = 64, k = 32 }
threads = 128
tensors = { a = { dtype = "float16" }, b = { dtype = "float16" }, c = { dtype = "float16" } }
"""
ROW_CLAUSES = """
operator = "operators/own.py"
axes = { rows = 6, columns = 200 }
blocks = { rows = 1 }
tails = ["columns"]
threads = 128
"""
HALVES = 'tensors = { x = { dtype = "float16" }, y = { dtype = "float16" } }'
WITH_BIAS = 'tensors = { x = { dtype = "float16" }, bias = { dtype = "float16" }, y = { dtype = "float16" } }'
NORM_TENSORS = "tensors = {{ {} }}".format(
    ", ".join(f'{name} = {{ dtype = "float32" }}' for name in ("x", "w", "b", "y", "mean", "rstd"))
)
ADD_CLAUSES = """
operator = "operators/own.py"
axes = { n = 5000 }
blocks = { n = 1024 }
tails = ["n"]
threads = 128
tensors = { x = { dtype = "float32" }, y = { dtype = "float32" }, out = { dtype = "float32" } }
"""
# What a contract says of each kernel: its operator, its clauses, and its lane.
HABITS: dict[str, tuple[str, str, str]] = {
    "autotuned, with heuristics": (
        MATMUL,
        MATMUL_CLAUSES,
        f"""kernel = "foreign/autotuned_matmul.py"
symbol = "matmul_kernel"
arguments = ["a", "b", "c", "m", "n", "k", {STRIDES}]
grid = ["ceil(m / block.m) * ceil(n / block.n)"]
constants = {{ {LONG_SIZES}, GROUP_SIZE_M = 8, ACTIVATION = "" }}
options = {{ num_warps = 4, num_stages = 2 }}""",
    ),
    "one of the autotuner's configurations": (
        MATMUL,
        CONFIGURED_CLAUSES,
        f"""kernel = "foreign/autotuned_matmul.py"
symbol = "matmul_kernel"
config = 1
arguments = ["a", "b", "c", "m", "n", "k", {STRIDES}]
grid = ["ceil(m / block.m) * ceil(n / block.n)"]
constants = {{ ACTIVATION = "" }}""",
    ),
    "persistent": (
        MATMUL,
        MATMUL_CLAUSES,
        f"""kernel = "foreign/persistent_matmul.py"
symbol = "matmul_kernel_persistent"
arguments = ["a", "b", "c", "m", "n", "k", {STRIDES}]
grid = ["min(units, tiles)"]
constants = {{ {LONG_SIZES}, NUM_SMS = "min(units, tiles)" }}
options = {{ num_warps = 4 }}""",
    ),
    "block pointers": (
        MATMUL,
        MATMUL_CLAUSES,
        f"""kernel = "foreign/block_pointers.py"
symbol = "matmul_block_ptr"
arguments = ["a", "b", "c", "m", "n", "k", {STRIDES}]
grid = ["ceil(m / block.m)", "ceil(n / block.n)"]
constants = {{ {SIZES} }}
options = {{ num_warps = 4 }}""",
    ),
    "tensor descriptors": (
        MATMUL,
        CONFIGURED_CLAUSES,
        f"""kernel = "foreign/tensor_descriptors.py"
symbol = "matmul_tma"
arguments = ["a", "b", "c", "m", "n", "k"]
grid = ["ceil(m / block.m)", "ceil(n / block.n)"]
constants = {{ {SIZES} }}
options = {{ num_warps = 4 }}""",
    ),
    "a module of a package": (
        NORM,
        ROW_CLAUSES + NORM_TENSORS,
        """kernel = "foreign/mykernels/layer_norm.py"
symbol = "_layer_norm_fwd"
arguments = ["x", "y", "w", "b", "mean", "rstd", "columns", "columns", "eps"]
grid = ["rows"]
constants = { HAS_BIAS = true, IS_RMS = false, BLOCK_SIZE = 128 }
options = { num_warps = 4 }""",
    ),
    "a module that benchmarks itself": (
        ADD,
        ADD_CLAUSES,
        """kernel = "foreign/vector_add.py"
symbol = "add_kernel"
arguments = ["x", "y", "out", "n", "alpha"]
grid = ["ceil(n / block.n)"]
constants = { BLOCK_SIZE = "block.n" }
options = { num_warps = 4 }""",
    ),
    "a missing tensor, and a type as a constant": (
        ROWS,
        ROW_CLAUSES + HALVES,
        """kernel = "foreign/fused_linear.py"
symbol = "row_scale"
arguments = ["x", "null", "y", "rows", "columns", "columns", 1, "scale"]
grid = ["rows"]
constants = { BLOCK = 128, COMPUTE_TYPE = "tl.float32" }
options = { num_warps = 4 }""",
    ),
    "an optional tensor": (
        ROWS,
        ROW_CLAUSES + WITH_BIAS,
        """kernel = "foreign/fused_linear.py"
symbol = "row_scale"
arguments = ["x", "bias", "y", "rows", "columns", "columns", 1, "scale"]
grid = ["rows"]
constants = { BLOCK = 128 }
options = { num_warps = 4 }""",
    ),
}
ATTENTION_CLAUSES = """
operator = "operators/own.py"
axes = { z = 2, h = 3, s = 128, d = 32 }
blocks = { z = 1, h = 1 }
threads = 128
numerics = { nan = "unspecified" }
tensors = { q = { dtype = "float16" }, k = { dtype = "float16" }, v = { dtype = "float16" }, o = { dtype = "float16" }, lse = { dtype = "float32" } }
"""
HEADS = "h * s * d", "s * d", "d", 1
HABITS["attention in three dimensions, with heuristics"] = (
    ATTENTION,
    ATTENTION_CLAUSES,
    f"""kernel = "foreign/flash_attn.py"
symbol = "_attn_fwd"
arguments = {["q", "k", "v", "o", "lse", "sm_scale", *HEADS * 4, "h", "s", "s"]}
grid = ["s / 64", "h", "z"]
constants = {{ IS_CAUSAL = false, BLOCK_HEADDIM = "axis.d", BLOCK_M = 64, BLOCK_N = 32 }}
options = {{ num_warps = 4, num_stages = 1 }}""",
)
TEMPLATE = """
title = "foreign"
arch = "gfx1151"
{clauses}
{rest}[lanes.mine]
builder = "triton"
{lane}
[lanes.other]
builder = "triton"
{lane}
"""


def run(
    parity: CommandLine,
    workspace: Workspace,
    habit: str,
    edits: Mapping[str, tuple[str, str]] | None = None,
    *options: str,
) -> CommandEnd:
    """Runs a habit's kernel; `edits` replaces a text in a file below data/foreign, or in the lane."""
    operator, clauses, lane = HABITS[habit]
    edits = dict(edits or {})
    if "lane" in edits:
        old, new = edits.pop("lane")
        assert old in lane
        lane = lane.replace(old, new)
    files = {f"foreign/{path.relative_to(FOREIGN)}": path.read_text() for path in FOREIGN.rglob("*.py")}
    files["operators/own.py"] = operator
    for name, (old, new) in edits.items():
        assert old in files[name]
        files[name] = files[name].replace(old, new)
    write_study(workspace, "foreign", TEMPLATE.format(clauses=clauses, rest=REST, lane=lane), files)
    return parity("run", "foreign/step01", "--json", *options)


def outcome(ended: CommandEnd) -> tuple[int, str, str]:
    document: Any = ended.json
    return ended.code, document["verdict"], document["verification"]["status"]


@pytest.mark.parametrize("habit", HABITS)
def test_a_kernel_of_that_habit_is_built_and_verified_as_it_is(
    parity: CommandLine, workspace: Workspace, habit: str
) -> None:
    ended = run(parity, workspace, habit)
    assert outcome(ended) == (0, "inconclusive", "verified"), ended.json["reasons"]


@pytest.fixture(scope="session")
def python_with_torch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with torch inside it, as users have it: here torch lies in a folder of its own."""
    if not TORCH_PACKAGE.is_dir():
        pytest.skip("torch is not here: 'make torch' brings it")
    folder = tmp_path_factory.mktemp("with-torch")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    packages = next(folder.glob("lib/python3*/site-packages"))
    (packages / "all.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    for name in TORCH_PACKAGE.iterdir():
        (packages / name.name).symlink_to(name)
    return folder / "bin" / "python"


@pytest.mark.cold
@pytest.mark.parametrize("habit", ["a module that benchmarks itself", "autotuned, with heuristics"])
def test_torch_may_lie_in_the_lanes_own_environment(
    parity: CommandLine, workspace: Workspace, python_with_torch: Path, habit: str
) -> None:
    toolchain = f'toolchain = {{ python = "{python_with_torch}" }}\nkernel ='
    ended = run(parity, workspace, habit, {"lane": ("kernel =", toolchain)})
    assert outcome(ended) == (0, "inconclusive", "verified"), ended.json["reasons"]
    assert "not_installed" not in ended.json["lanes"]["mine"]["facts"], "torch is there"


MAYBE_BIAS = """
import triton
import triton.language as tl

@triton.heuristics({"HAS_Y": lambda args: args["y"] is not None, "IS_ODD": lambda args: args["n"] % 2 == 1})
@triton.jit
def add(x, y, out, n, HAS_Y: tl.constexpr, IS_ODD: tl.constexpr, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.static_assert(HAS_Y == EXPECTED)
    found = tl.load(x + at, mask=at < n)
    if HAS_Y:
        found += tl.load(y + at, mask=at < n)
    tl.store(out + at, found, mask=at < n)
"""


@pytest.mark.parametrize(("bound", "has_y"), [("null", False), ("x", True)])
def test_a_heuristic_sees_none_where_null_is_bound(
    parity: CommandLine, workspace: Workspace, bound: str, has_y: bool
) -> None:
    """As at a launch by Triton's runtime; a tensor is there, whatever is in it."""
    operator = f"""from parity.operators import Direction, Operator, TensorSpec
SHAPE = (("n",),)
OPERATOR = Operator("once", "out = x", ("n",), ("n",), {{"x": TensorSpec(SHAPE, ("float32",)),
    "out": TensorSpec(SHAPE, ("float32",), Direction.OUT)}}, lambda call: {{"out": call["x"] * {1 + has_y}}})
"""
    lane = f"""kernel = "foreign/own.py"
symbol = "add"
arguments = ["x", "{bound}", "out", "n"]
grid = ["ceil(n / 1024)"]
constants = {{ BLOCK = 1024 }}
options = {{ num_warps = 4 }}"""
    clauses = ADD_CLAUSES.replace('y = { dtype = "float32" }, ', "")
    source = MAYBE_BIAS.replace("EXPECTED", str(has_y))
    files = {"operators/own.py": operator, "foreign/own.py": source}
    write_study(workspace, "foreign", TEMPLATE.format(clauses=clauses, rest=REST, lane=lane), files)
    ended = parity("run", "foreign/step01", "--json")
    assert outcome(ended) == (0, "inconclusive", "verified"), ended.json["reasons"]


GRID_SIZE = """
import triton
import triton.language as tl

@triton.jit
def add(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    found = tl.load(x + at, mask=at < n)
    EXTRA
    tl.store(out + at, found, mask=at < n)
"""
EXTRAS = {
    "the grid's size": ("found += (tl.num_programs(0) == tl.cdiv(n, BLOCK)).to(tl.float32) - 1", "verified", ""),
    "an assertion that holds": ("tl.device_assert(at >= 0)", "verified", ""),
    "an assertion that does not": (
        "tl.device_assert(at != 100)",
        "failed",
        "as a failed assertion does, or a place that the source",
    ),
    "print": ("tl.device_print('at', at)", "verified", ""),
}


@pytest.mark.parametrize("extra", EXTRAS)
@pytest.mark.parametrize("arch", ["gfx1151", "gfx942"])
def test_kernels_with_hidden_arguments_run(parity: CommandLine, workspace: Workspace, arch: str, extra: str) -> None:
    """They have Triton's two pointers to scratch all the same; what only a host could do is named."""
    line, status, sentence = EXTRAS[extra]
    operator = """from parity.operators import Direction, Operator, TensorSpec
SHAPE = (("n",),)
OPERATOR = Operator("same", "out = x", ("n",), ("n",), {"x": TensorSpec(SHAPE, ("float32",)),
    "out": TensorSpec(SHAPE, ("float32",), Direction.OUT)}, lambda call: {"out": call["x"]})
"""
    lane = """kernel = "foreign/own.py"
symbol = "add"
arguments = ["x", "out", "n"]
grid = ["ceil(n / 1024)"]
constants = { BLOCK = 1024 }
options = { num_warps = WARPS, debug = true }"""
    clauses = ADD_CLAUSES.replace('y = { dtype = "float32" }, ', "").replace("threads = 128", "threads = 256")
    files = {"operators/own.py": operator, "foreign/own.py": GRID_SIZE.replace("EXTRA", line)}
    contract = TEMPLATE.format(
        clauses=clauses, rest=REST, lane=lane.replace("WARPS", "8" if arch == "gfx1151" else "4")
    )
    write_study(workspace, "foreign", contract.replace("gfx1151", arch), files)
    document: Any = parity("run", "foreign/step01", "--json", "--allow-unverified").json
    verification = document["verification"]
    assert (verification["status"], sentence in verification["detail"]) == (status, True), verification
    if status == "failed":
        fault = verification["cases"][-1]["fault"]
        assert (fault["kind"], fault["source_file"]) == ("trap", "own.py"), fault
        assert GRID_SIZE.splitlines()[fault["source_line"] - 1].strip() == "EXTRA", fault


def test_what_is_unspecified_is_no_case_and_a_rounding_that_is_not_said_is_explained(
    parity: CommandLine, workspace: Workspace
) -> None:
    """The kernel rounds p to fp16 before it multiplies, as the well known ones do; the reference has to say so."""
    habit = "attention in three dimensions, with heuristics"
    ended = run(parity, workspace, habit)
    assert not any("NaN" in case["name"] for case in ended.json["verification"]["cases"])
    silent = run(parity, workspace, habit, {"operators/own.py": ('call.rounded(p, "float16")', "p")})
    assert outcome(silent) == (1, "reject", "failed")
    assert "if the kernel is meant to round on the way, the operator's reference says where" in silent.out


@pytest.mark.parametrize(
    ("habit", "file", "edit"),
    [
        ("autotuned, with heuristics", "foreign/autotuned_matmul.py", ("tl.dot(a, b, accumulator)", "tl.dot(a, b)")),
        (
            "an optional tensor",
            "foreign/fused_linear.py",
            ("+ cols * stride_col, mask", "+ cols * 2 * stride_col, mask"),
        ),
        ("a module of a package", "foreign/mykernels/utils.py", ("return (x + y - 1) // y", "return x // y")),
    ],
)
def test_a_wrong_kernel_of_that_habit_is_rejected(
    parity: CommandLine, workspace: Workspace, habit: str, file: str, edit: tuple[str, str]
) -> None:
    assert outcome(run(parity, workspace, habit))[2] == "verified"
    assert outcome(run(parity, workspace, habit, {file: edit})) == (1, "reject", "failed")


def test_strides_of_one_are_constants_as_in_a_launch_by_tritons_runtime(
    parity: CommandLine, workspace: Workspace
) -> None:
    """With them the loads of rows are wide; without, every element is loaded alone."""
    narrow, wide = (
        run(parity, workspace, "block pointers", edits).json["lanes"]["mine"]["isa"]["function"]["counts"]
        for edits in (
            {"foreign/block_pointers.py": ("@triton.jit", "@triton.jit(do_not_specialize=list(range(12)))")},
            {},
        )
    )
    assert narrow.get("buffer_load_u16", 0) + narrow.get("global_load_u16", 0) > 8
    assert wide.get("buffer_load_b128", 0) + wide.get("global_load_b128", 0) >= 2


@pytest.mark.parametrize(
    ("habit", "edits", "sentence"),
    [
        (
            "autotuned, with heuristics",
            {"lane": ("GROUP_SIZE_M = 8, ", "")},
            "needs a value for constexpr 'GROUP_SIZE_M', or the number of one of its configurations, as 'config = 0': 0: BLOCK_SIZE_M: 128",
        ),
        (
            "one of the autotuner's configurations",
            {"lane": ("config = 1", "config = 7")},
            "has no configuration 7: it has 0: BLOCK_SIZE_M",
        ),
        (
            "one of the autotuner's configurations",
            {"lane": ('ACTIVATION = ""', 'ACTIVATION = "", BLOCK_SIZE_K = 16')},
            "field 'constants.BLOCK_SIZE_K': 16 is not configuration 1's 32",
        ),
        (
            "block pointers",
            {"lane": ("symbol", "config = 0\nsymbol")},
            "is not autotuned: field 'config' names one of @triton.autotune's",
        ),
        (
            "autotuned, with heuristics",
            {"foreign/autotuned_matmul.py": ('args["K"] %', 'args["Z"] %')},
            "autotuned_matmul.py:25: KeyError: 'Z'): give it in constants",
        ),
        (
            "a module of a package",
            {"foreign/mykernels/layer_norm.py": ("from .utils import", "from .tools import")},
            "No module named 'mykernels.tools'",
        ),
        (
            "persistent",
            {"lane": ('NUM_SMS = "min(units, tiles)"', 'NUM_SMS = "min(units, tilings.x)"')},
            "'tilings.x' is not known",
        ),
    ],
)
def test_what_cannot_be_built_is_one_clear_sentence(
    parity: CommandLine, workspace: Workspace, habit: str, edits: dict[str, tuple[str, str]], sentence: str
) -> None:
    ended = run(parity, workspace, habit, edits)
    assert ended.code == 2
    assert sentence in ended.err


@pytest.mark.parametrize(
    ("habit", "file", "edit", "wanted"),
    [
        (
            "block pointers",
            "foreign/block_pointers.py",
            ("acc += tl.dot(a, b)", "acc += tl.dot(a, bb)"),
            [
                "foreign/block_pointers.py:18: NameError('bb is not defined')",
                "    acc += tl.dot(a, bb)",
                "    " + " " * 17 + "^",
            ],
        ),
        (
            "a module of a package",
            "foreign/mykernels/utils.py",
            ("return (x + y - 1) // y", "return (x + z - 1) // y"),
            [
                "foreign/mykernels/utils.py:10: NameError('z is not defined')",
                "    return (x + z - 1) // y",
                "    " + " " * 12 + "^",
                "called at foreign/mykernels/layer_norm.py:17",
            ],
        ),
        (
            "block pointers",
            "foreign/block_pointers.py",
            ("pid_n = ", 'tl.static_assert(BLOCK_M == 7, "only seven")\n    pid_n = '),
            [
                "foreign/block_pointers.py:9: CompileTimeAssertionFailure: only seven",
                '    tl.static_assert(BLOCK_M == 7, "only seven")',
                "    ^",
            ],
        ),
        (
            "a module that benchmarks itself",
            "foreign/vector_add.py",
            ('print(f"', 'int("x"); print(f"'),
            ["foreign/vector_add.py:9: ValueError: invalid literal for int() with base 10: 'x'"],
        ),
    ],
)
def test_a_compilers_error_has_its_line_and_its_cause(
    parity: CommandLine, workspace: Workspace, habit: str, file: str, edit: tuple[str, str], wanted: list[str]
) -> None:
    ended = run(parity, workspace, habit, {file: edit})
    assert (ended.code, ended.json["verdict"]) == (1, "reject")
    message = ended.json["lanes"]["mine"]["build"]["message"]
    assert message.splitlines()[: len(wanted)] == wanted


def test_a_build_that_its_time_limit_stops_is_no_rejection(parity: CommandLine, workspace: Workspace) -> None:
    endless = ("import torch\n", "import torch\nwhile True: pass\n")
    edits = {"foreign/persistent_matmul.py": endless}
    ended = run(parity, workspace, "persistent", edits, "--build-timeout", "2")
    codes = [reason["code"] for reason in ended.json["reasons"]]
    assert (ended.code, ended.json["verdict"], codes) == (
        3,
        "inconclusive",
        ["build_stopped", "build_stopped"],
    )
