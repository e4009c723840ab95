"""Somebody's own operator in a file of theirs, with what matrix multiplications do not have: a tensor that is read and
written, a second output, run-time numbers, tails, sizes that are compiled in, scratch memory. Nothing else is touched.
"""

from typing import Any

import pytest
from conftest import CommandEnd, CommandLine
from own_study import write_study

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

OPERATOR = '''"""y = alpha x + y, and the sum of each new row."""
from parity.operators import CaseSpec, Direction, Operator, ScalarSpec, TensorSpec

ROWS = (("rows", "columns"),)

def reference(call):
    y = call.scalar("alpha") * call["x"] + call["y"]
    return {"y": y, "total": y.sum(axis=1)}

OPERATOR = Operator(
    "blend", "y = alpha x + y; total = sum(y)", ("rows", "columns"), ("rows",),
    {"x": TensorSpec(ROWS, ("float32",)), "y": TensorSpec(ROWS, ("float32",), Direction.IN_OUT),
     "total": TensorSpec((("rows",),), ("float32",), Direction.OUT)},
    reference, scalars={"alpha": ScalarSpec("float32")}, flops="3 * rows * columns",
)
'''
KERNEL = """
#define __global__ __attribute__((global))
#ifndef COLUMNS
#define COLUMNS columns
#endif
extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(64, 64))) void blend(
    const float* x, float* y, float* total, float alpha, long rows, int columns, const float* nothing, float* scratch,
    int seven) {
  long row = __builtin_amdgcn_workgroup_id_x() * 64l + __builtin_amdgcn_workitem_id_x();
  if (row >= rows || nothing || seven != 7) return;
  float sum = 0;
  for (int column = 0; column < COLUMNS; ++column) {
    long at = row * COLUMNS + column;
    y[at] = alpha * x[at] + y[at];
    sum += y[at];
  }
  scratch[row] = sum;
  total[row] = scratch[row];
}
"""
CONTRACT = """
title = "blend"
operator = "operators/blend.py"
arch = "gfx1151"
axes = { rows = 1000, columns = 24 }
blocks = { rows = 64 }
tails = ["rows", "columns"]
threads = 64
[tensors]
x = { dtype = "float32" }
y = { dtype = "float32" }
total = { dtype = "float32" }
[scalars]
alpha = 0.5
[inputs]
distribution = "normal"
seed = 1
[guardrails]
next_free_vgpr_below = 256
[kpi]
lane = "fixed"
margin_percent = 1
[lanes.fixed]
builder = "hip"
kernel = "mine/blend.hip"
symbol = "blend"
arguments = ["x", "y", "total", "alpha", "rows", "columns", "null", "scratch", 7]
scratch = { scratch = { size_bytes = "rows * 4", fill = 255 } }
grid = ["ceil(rows / block.rows)"]
constants = { COLUMNS = "axis.columns" }
[lanes.plain]
builder = "hip"
kernel = "mine/blend.hip"
symbol = "blend"
arguments = ["x", "y", "total", "alpha", "rows", "columns", "null", "scratch", "2 + 5"]
scratch = { scratch = { size_bytes = "rows * 4", fill = 255 } }
grid = ["ceil(rows / block.rows)"]
"""


def write(
    workspace: Workspace, kernel: str = KERNEL, contract: str = CONTRACT, operator: str = OPERATOR, layout: str = ""
) -> None:
    files = {"operators/blend.py": operator, "mine/blend.hip": kernel, "mine/layout.py": layout}
    write_study(workspace, "blend", contract, files)


def run(
    parity: CommandLine,
    workspace: Workspace,
    kernel: str = KERNEL,
    contract: str = CONTRACT,
    operator: str = OPERATOR,
    layout: str = "",
) -> CommandEnd:
    write(workspace, kernel, contract, operator, layout)
    return parity("run", "blend/step01", "--hip-compiler", "zig", "--json")


def detail(ended: CommandEnd) -> tuple[str, str]:
    document: Any = ended.json
    return document["verdict"], document["verification"]["detail"]


def test_what_an_operators_file_prints_is_in_no_document(parity: CommandLine, workspace: Workspace) -> None:
    ended = run(parity, workspace, operator=f"print('noise')\n{OPERATOR}")
    assert ended.json["verification"]["status"] == "verified"
    assert "noise" not in ended.out
    assert "noise" in ended.err


def test_a_right_pair_is_verified(parity: CommandLine, workspace: Workspace) -> None:
    ended = run(parity, workspace)
    assert ended.code == 0, ended.err
    document = ended.json
    assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified")
    names = [case["name"] for case in document["verification"]["cases"] if case["lane"] == "fixed"]
    names = [name for name in names if "its code compares" not in name]
    drawn = names.pop()
    assert drawn.startswith("16 drawn workgroups of 1000 x 24 (normal, ")
    assert "several peaks" in drawn
    with_tails = [name for name in names if name.endswith(", which is drawn")]
    varied = [name for name in names if name.endswith(", on other contents")]
    assert varied[0] == "integers, 128 x 24, on other contents"
    assert [name.removesuffix(", on other contents") for name in varied[1:]] == [
        name for name in names if f"{name}, on other contents" in varied[1:]
    ]
    assert any("tails" in name or "which is drawn" in name for name in varied[1:])
    names = [name for name in names if name not in [*with_tails, *varied[1:]]]
    assert len(with_tails) >= 6
    assert {name.partition(",")[0] for name in with_tails[:2]} == {"NaN and infinities", "peaks"}
    assert names.pop().endswith(" workgroups of 1000 x 24")
    assert names == [
        "integers, 128 x 24",
        "integers, 128 x 24, on other contents",
        "normal, 128 x 24",
        "NaN and infinities, 64 x 24",
        "extremes, 128 x 24",
        "edges, 64 x 24",
        "peaks, 64 x 24",
        "low peaks, 64 x 24",
        "several peaks, 64 x 24",
        "rows of zeros, 64 x 24",
        "near peaks, 64 x 24",
        "rows but for one, 64 x 24",
        "simple rows, 64 x 24",
        "rows with both ends, 64 x 24",
        "infinities in turn, 64 x 24",
        "runs of minus infinity, 64 x 24",
        "faint rows, 64 x 24",
        "rows of one sign, 64 x 24",
        "middle rows, 64 x 24",
        "far rows, 64 x 24",
        "farther rows, 64 x 24",
        "large sorted rows, 64 x 24",
        "constant rows, 64 x 24",
        "peaks over flat rows, 64 x 24",
        "small x, 64 x 24",
        "small y, 64 x 24",
        "multiples, 128 x 24",
        "numbers of its text, 128 x 24",
        "rows alike in part, 64 x 24",
        "tails, 159 x 21",
    ]
    assert all("calibrated" in case["tolerance"] for case in document["verification"]["cases"])
    assert not [check for check in document["checks"] if check["status"] == "violated"]
    assert {check["name"] for check in document["checks"]}.isdisjoint({"tile", "matrix instruction"})
    assert document["lanes"]["fixed"]["code_object_sha256"] != document["lanes"]["plain"]["code_object_sha256"]
    shown = parity("report", "blend", "--all")
    assert "1000 x 24" in shown.out
    assert "none wrong" in shown.out


WRONG = {
    "three times too large": (
        "total[row] = scratch[row];",
        "total[row] = 3 * scratch[row];",
        "all are 3 times what is right",
    ),
    "the last column left out": ("column < COLUMNS;", "column + 1 < COLUMNS;", "y["),
    "written where it may only read": ("total[row] = scratch[row];", "total[row] = sum; ((float*)x)[row] = 0;", "x"),
    "beyond the last row": ("if (row >= rows ||", "if (", "tails"),
    "the second output left out": ("total[row] = scratch[row];", "", "not written"),
    "a number that is not passed on": ("alpha * x[at]", "0.25f * x[at]", "y["),
    "the old content forgotten": ("+ y[at]; ", "; ", "y["),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_one_is_shown(parity: CommandLine, workspace: Workspace, name: str) -> None:
    before, after, sentence = WRONG[name]
    kernel = KERNEL.replace("+ y[at];", "+ y[at]; ")
    assert before in kernel
    ended = run(parity, workspace, kernel.replace(before, after))
    verdict, text = detail(ended)
    assert verdict == "reject"
    assert sentence in text, text
    failed = [case for case in ended.json["verification"]["cases"] if not case["passed"]]
    shown = parity("show", "blend/step01").out
    for element in (failed[0]["wrong_elements"] or [])[:1]:
        assert "the first of " in shown
        assert f"{element['output']}[{', '.join(map(str, element['index']))}]" in shown
        assert element["got"] in shown


FAULTS = {
    "deadlock": ("  float sum = 0;", "  while (((volatile float*)scratch)[row] != 1e30f) {}\n  float sum = 0;"),
    "out_of_bounds": ("  float sum = 0;", "  float sum = x[row * COLUMNS + 1000000];"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_nothing_is_compared_with_a_lane_that_did_not_end(parity: CommandLine, workspace: Workspace, kind: str) -> None:
    """It has no figures; its lines have counts, which show where it was. Its blocks and grid are not questioned."""
    before, after = FAULTS[kind]
    faulty = KERNEL.replace("void blend(", "void faulty(").replace(before, after)
    contract = CONTRACT.replace(
        '[lanes.plain]\nbuilder = "hip"\nkernel = "mine/blend.hip"\nsymbol = "blend"',
        '[lanes.plain]\nbuilder = "hip"\nkernel = "mine/faulty.hip"\nsymbol = "faulty"',
    )
    contract = contract.replace('lane = "fixed"', 'lane = "plain"\nreference = "fixed"')
    write(workspace, contract=contract)
    (workspace.root / "mine" / "faulty.hip").write_text(faulty)
    ended = parity("run", "blend/step01", "--hip-compiler", "zig", "--json")
    document = ended.json
    assert document["verdict"] == "reject", ended.err
    assert "check that the contract's blocks and grid" not in document["verification"]["detail"]
    emulated = {lane: lane_document["emulated"] for lane, lane_document in document["lanes"].items()}
    assert (emulated["plain"], emulated["fixed"] is None) == (None, False)
    assert parity("runs", "artifact", str(document["run_id"]), "executed.csv", "--lane", "plain").out.count("\n") > 5
    fault = next(case["fault"] for case in document["verification"]["cases"] if case["lane"] == "plain")
    assert (fault["kind"], fault["source_file"]) == (kind, "faulty.hip")
    assert fault["source_line"] == 1 + faulty[: faulty.index(after.splitlines()[0].strip())].count("\n")
    assert fault["argument"] == ("x" if kind == "out_of_bounds" else None)
    sentence = document["verification"]["detail"].partition(": ")[2].partition(": ")[2]
    for telling in (("show", "blend/step01"), ("report", "blend", "--markdown")):
        assert sentence in " ".join(parity(*telling, env={"COLUMNS": "2000"}).out.split()), telling
    short = parity("show", "blend/step01", "--summary", "--json").json
    assert (short["gap"], short["from_baseline"]) == (None, None)
    for words in (("show", "blend/step01", "--summary"), ("report", "blend")):
        text = parity(*words).out
        assert "gap       none: plain is wrong, so nothing is compared with it" in text
        assert "times (emulated)" not in text


def test_a_lane_that_has_its_sizes_compiled_in_is_built_for_each(parity: CommandLine, workspace: Workspace) -> None:
    """The planted fault: a row's length that holds for the contract's size alone, passed off as a run-time one."""
    verdict, text = detail(run(parity, workspace, contract=CONTRACT.replace('"axis.columns"', "24")))
    assert verdict == "reject"
    assert text.startswith("fixed: tails, 159 x 21")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("fill = 255", "fill = 256", "fill': input should be less than or equal to 255, not 256"),
        ('"rows * 4"', '"row * 4"', "field 'lanes.fixed.scratch': 'row' is not known: there are rows, columns"),
        (
            "scratch = { scratch = {",
            "scratch = { rows = {",
            "field 'lanes.fixed.scratch.rows': 'rows' is a name of the contract",
        ),
        ("alpha = 0.5", "", "field 'scalars.alpha': missing"),
        ('"total", "alpha"', '"total", "beta"', "field 'lanes.fixed.arguments': 'beta' is not known"),
        ('arguments = ["x", "y", "total",', 'arguments = ["x", "y",', "nothing binds tensor 'total' of the contract"),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(
    parity: CommandLine, workspace: Workspace, old: str, new: str, sentence: str
) -> None:
    assert old in CONTRACT
    ended = run(parity, workspace, contract=CONTRACT.replace(old, new, 1))
    assert ended.code == 2
    assert sentence in ended.err


def test_a_launch_that_no_packet_holds_is_not_verified(parity: CommandLine, workspace: Workspace) -> None:
    """Whether or not the contract's own size runs."""
    contract = CONTRACT.replace('grid = ["ceil(rows / block.rows)"]', 'grid = ["67108864 + rows"]')
    document = run(parity, workspace, contract=contract).json
    assert document["verification"]["status"] == "unverified"
    assert "67,109,864 workgroups of 64 along x have more work-items than 4,294,967,295" in str(document["reasons"])


AHEAD = """
  __attribute__((shared)) static float zeros[65];
  int t = __builtin_amdgcn_workitem_id_x();
  zeros[t] = 0;
  __builtin_amdgcn_s_waitcnt(0);
  __builtin_amdgcn_s_barrier();
  float here = *(volatile float*)&zeros[t], next = *(volatile float*)&zeros[t + 1];
"""


def test_lds_that_is_read_ahead_may_hold_anything_where_that_is_dropped(
    parity: CommandLine, workspace: Workspace
) -> None:
    """Of the last lane, which reads what nothing has stored; it is wrong to use it."""
    first = "  long row = "
    for used, status in (("t < 63 ? next : here", "verified"), ("alpha < 9 ? next : here", "failed")):
        kernel = KERNEL.replace(first, AHEAD + first, 1).replace("= scratch[row];", f"= scratch[row] + ({used});")
        document = run(parity, workspace, kernel).json
        assert document["verification"]["status"] == status, document["reasons"]
        said = str(document)
        assert "which nothing has written before" in said
        assert ("not shown: that what is read is dropped" in said) == (status == "verified")


def test_an_operator_without_a_reference_is_unverified(parity: CommandLine, workspace: Workspace) -> None:
    ended = run(parity, workspace, operator=OPERATOR.replace("    reference, scalars", "    None, scalars"))
    assert (ended.code, ended.json["verdict"]) == (3, "inconclusive")
    assert ended.json["reasons"][0]["text"] == (
        "fixed: not verified: operator 'blend' has no reference: nothing says what is right"
    )


BAD = {
    "raises": (
        "    y = call.scalar",
        "    raise KeyError('no')\n    y = call.scalar",
        "operator 'blend': reference raised KeyError: 'no' (blend.py:",
    ),
    "raises for some numbers": (
        "    y = call.scalar",
        "    if (call['x'] > 1e10).any():\n        raise ValueError('large')\n    y = call.scalar",
        "case 'NaN and infinities, 64 x 24': operator 'blend': reference raised ValueError: large (blend.py:8)",
    ),
    "a number as a tensor": (
        "    y = call.scalar",
        "    call['alpha']\n    y = call.scalar",
        "operator 'blend': reference raised TypeError: 'alpha' is a number and no tensor: write call.scalar('alpha')",
    ),
    "exits": ("ROWS = ((", "import sys; sys.exit(0)\nROWS = ((", "'blend.py' does not load: SystemExit"),
    "cases of no arrays": (
        'scalars={"alpha"',
        'cases=lambda form: [CaseSpec("mine", lambda rng, form: dict.fromkeys("xy", 1.0))], scalars={"alpha"',
        "operator 'blend': the inputs of case 'mine': 'x' is float, not float32 (",
    ),
    "returns an array": (
        'return {"y": y, "total": y.sum(axis=1)}',
        "return y",
        "reference returned ndarray: it returns an array for each of y, total",
    ),
    "misses an output": (
        ', "total": y.sum(axis=1)}',
        "}",
        "reference returned a mapping of y: it returns an array for each of y, total",
    ),
    "of another shape": (
        "y.sum(axis=1)}",
        "y.sum(axis=0)}",
        "reference: 'total' has the shape (24,), its part of this region has (128,)",
    ),
    "of another type": (
        "y.sum(axis=1)}",
        "y.sum(axis=1).astype('f2')}",
        "reference: 'total' is float16: it returns fp64",
    ),
    "direction": ("Direction.IN_OUT", "'both'", "'blend.py': direction 'both' is not one of in, out, in-out"),
    "scalar's type": (
        'ScalarSpec("float32")',
        'ScalarSpec("fp32")',
        "operator 'blend': scalar 'alpha': 'fp32' is not one of float64",
    ),
    "a side": (
        'TensorSpec((("rows",),), ',
        'TensorSpec((("2*rows",),), ',
        "a side along 'rows', which is independent, is that axis, or it divided",
    ),
    "one number for all": (
        '("rows",),\n    {"x"',
        '(),\n    {"x"',
        "independent: name an axis along which workgroups divide",
    ),
    "cost": ('flops="3 * rows', 'flops="3 * lines', "'3 * lines * columns': 'lines' is no axis"),
    "cases": (
        "    reference, scalars",
        "    reference, cases=lambda form: 1 / 0, scalars",
        "operator 'blend': cases raised ZeroDivisionError",
    ),
    "a generator": (
        "    reference, scalars",
        "    reference, exact=lambda rng, form: {'x': form.empty('x')}, scalars",
        "are x: they should be x, y",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_an_operator_that_misbehaves_is_a_sentence(parity: CommandLine, workspace: Workspace, name: str) -> None:
    old, new, sentence = BAD[name]
    assert old in OPERATOR
    ended = run(parity, workspace, operator=OPERATOR.replace(old, new))
    assert (ended.code, "Traceback" in ended.err) == (2, False), ended.err
    assert sentence in ended.err


def test_an_operator_outside_of_the_workspace_is_refused(parity: CommandLine, workspace: Workspace) -> None:
    (workspace.root.parent / "blend.py").write_text(OPERATOR)
    ended = run(parity, workspace, contract=CONTRACT.replace('"operators/blend.py"', '"../blend.py"'))
    assert ended.code == 2
    assert "field 'operator': '../blend.py' lies outside the workspace" in ended.err


def other(
    parity: CommandLine, workspace: Workspace, operator: str, kernel: str, changes: dict[str, str]
) -> tuple[str, str]:
    """The verdict on another operator, whose lanes have the same arguments."""
    contract = CONTRACT
    for old, new in changes.items():
        assert old in contract
        contract = contract.replace(old, new)
    ended = run(parity, workspace, kernel, contract, operator)
    assert ended.out, ended.err
    return ended.json["verification"]["status"], ended.json["verification"]["detail"]


SCAN = OPERATOR.replace(
    'return {"y": y, "total": y.sum(axis=1)}', 'return {"y": y.cumsum(axis=1), "total": y.sum(axis=1)}'
)


def test_a_result_that_depends_on_the_order_is_not_reordered(parity: CommandLine, workspace: Workspace) -> None:
    """A running sum: a lane that leaves zeros is as far off as the data are large."""
    right = KERNEL.replace(
        "y[at] = alpha * x[at] + y[at];\n    sum += y[at];", "sum += alpha * x[at] + y[at];\n    y[at] = sum;"
    )
    assert other(parity, workspace, SCAN, right, {})[0] == "verified"
    assert other(parity, workspace, SCAN, right.replace("y[at] = sum;", "y[at] = 0;"), {})[0] == "failed"


GATHER = """from parity.operators import Direction, Operator, TensorSpec

def reference(call):
    return {"y": call["table"][call["at"]]}

OPERATOR = Operator("gather", "y = table[at]", ("rows", "entries"), ("rows",),
    {"table": TensorSpec((("entries",),), ("float32",)), "at": TensorSpec((("rows",),), ("int32",), below="entries"),
     "y": TensorSpec((("rows",),), ("float32",), Direction.OUT)}, reference)
"""
GATHER_CONTRACT = {
    "axes = { rows = 1000, columns = 24 }": "axes = { rows = 1000, entries = 77 }",
    'tails = ["rows", "columns"]': 'tails = ["rows"]',
    'x = { dtype = "float32" }\ny = { dtype = "float32" }\ntotal = { dtype = "float32" }\n[scalars]\nalpha = 0.5': 'table = { dtype = "float32" }\nat = { dtype = "int32" }\ny = { dtype = "float32" }',
    'arguments = ["x", "y", "total", "alpha", "rows", "columns", "null", "scratch", 7]': 'arguments = ["table", "at", "y", "rows"]',
    'arguments = ["x", "y", "total", "alpha", "rows", "columns", "null", "scratch", "2 + 5"]': 'arguments = ["table", "at", "y", "rows"]',
    'scratch = { scratch = { size_bytes = "rows * 4", fill = 255 } }\n': "",
    'constants = { COLUMNS = "axis.columns" }\n': "",
}
GATHER_KERNEL = """
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64))) void blend(
    const float* table, const int* at, float* y, int rows) {
  int row = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  if (row < rows) y[row] = table[at[row]];
}
"""


def test_indices_stay_below_their_bound(parity: CommandLine, workspace: Workspace) -> None:
    assert other(parity, workspace, GATHER, GATHER_KERNEL, GATHER_CONTRACT)[0] == "verified"
    wrong = GATHER_KERNEL.replace("table[at[row]]", "table[at[row] < 76 ? at[row] : 75]")
    assert other(parity, workspace, GATHER, wrong, GATHER_CONTRACT)[0] == "failed"


def test_what_was_right_before_may_stay(parity: CommandLine, workspace: Workspace) -> None:
    """A store under a condition into a tensor that is read and written."""
    operator = OPERATOR.replace(
        'y = call.scalar("alpha") * call["x"] + call["y"]', 'y = call["y"] + (call["x"] > 0) * call["x"]'
    )
    kernel = KERNEL.replace("y[at] = alpha * x[at] + y[at];", "if (x[at] > 0) y[at] += x[at];")
    special = operator.replace(
        "    reference, scalars",
        "    reference, cases=lambda form: [CaseSpec('normal', normal, tolerance=lambda _: CALIBRATED)], scalars",
    )
    special = special.replace("import CaseSpec", "import CALIBRATED, CaseSpec").replace(
        "ROWS = ", "from parity.operators.helpers.generators import normal\nROWS = ", 1
    )
    assert other(parity, workspace, special, kernel, {})[0] == "verified"
    assert other(parity, workspace, special, kernel.replace("x[at] > 0)", "x[at] > 1)"), {})[0] == "failed"


ONE_EACH = {"ceil(rows / block.rows)": "rows"}


def test_more_workgroups_than_blocks_run_the_whole_problem_where_it_is_small(
    parity: CommandLine, workspace: Workspace
) -> None:
    """A workgroup for each row, of a contract whose blocks have 64 rows. The planted fault wraps after 256 rows."""
    right = KERNEL.replace(
        "__builtin_amdgcn_workgroup_id_x() * 64l + __builtin_amdgcn_workitem_id_x()",
        "__builtin_amdgcn_workitem_id_x() ? rows : (long)__builtin_amdgcn_workgroup_id_x()",
    )
    assert other(parity, workspace, OPERATOR, right, ONE_EACH)[0] == "verified"
    wrapped = right.replace(
        "(long)__builtin_amdgcn_workgroup_id_x()", "(long)(__builtin_amdgcn_workgroup_id_x() & 255)"
    )
    status, text = other(parity, workspace, OPERATOR, wrapped, ONE_EACH)
    assert status == "failed"
    assert "integers, 1000 x 24" in text


def test_equal_sizes_hide_no_stride(parity: CommandLine, workspace: Workspace) -> None:
    """128 rows of 128 columns: the small problem has other sizes."""
    square = {"rows = 1000, columns = 24": "rows = 128, columns = 128", 'tails = ["rows", "columns"]\n': ""}
    assert other(parity, workspace, OPERATOR, KERNEL, square)[0] == "verified"
    assert (
        other(parity, workspace, OPERATOR, KERNEL.replace("row * COLUMNS + column", "row * rows + column"), square)[0]
        == "failed"
    )


def test_blocks_that_are_cut_off_may_be_taken_in_any_order(parity: CommandLine, workspace: Workspace) -> None:
    backwards = KERNEL.replace(
        "__builtin_amdgcn_workgroup_id_x() * 64l", "((rows - 1) / 64 - __builtin_amdgcn_workgroup_id_x()) * 64l"
    )
    assert other(parity, workspace, OPERATOR, backwards, {})[0] == "verified"


LAYOUT = """import numpy as np
from parity.operators import Layout

LAYOUT = Layout(lambda tensor: np.ascontiguousarray(tensor[:, ::-1]), lambda data, shape: data.reshape(shape)[:, ::-1])
"""
WITH_LAYOUT = CONTRACT.replace("[tensors]", '[layouts]\nflipped = "mine/layout.py"\n[tensors]').replace(
    'x = { dtype = "float32" }', 'x = { dtype = "float32", layout = "flipped" }'
)


def test_a_layout_may_be_a_file_of_ones_own(parity: CommandLine, workspace: Workspace) -> None:
    kernel = KERNEL.replace("alpha * x[at]", "alpha * x[row * COLUMNS + COLUMNS - 1 - column]")
    ended = run(parity, workspace, kernel, WITH_LAYOUT, layout=LAYOUT)
    assert ended.json["verification"]["status"] == "verified", ended
    other = run(parity, workspace, kernel, WITH_LAYOUT, layout=LAYOUT + "# another one\n")
    assert other.json["contract_sha256"] != ended.json["contract_sha256"]
    wrong = run(parity, workspace, KERNEL, WITH_LAYOUT, layout=LAYOUT)
    assert wrong.json["verification"]["status"] == "failed"
    assert str(workspace.root) not in parity("runs", "dump").out


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "data.reshape(shape)[:, ::-1]",
            "data.reshape(shape)",
            "layout 'flipped': unpack does not give back what pack took",
        ),
        (
            "np.ascontiguousarray(tensor[:, ::-1])",
            "tensor.tolist()",
            "layout 'flipped': pack returns list, not an array",
        ),
        ("tensor[:, ::-1]", "tensor[:, :, ::-1]", "layout 'flipped': of a tensor of 128 x 24 it raised IndexError"),
        ("LAYOUT = ", "OTHER = ", "'layout.py' defines no LAYOUT, made with parity.operators.Layout"),
        ("import numpy as np", "import nothing_such", "'layout.py' does not load: ModuleNotFoundError"),
    ],
)
def test_a_layout_that_misbehaves_is_a_sentence(
    parity: CommandLine, workspace: Workspace, old: str, new: str, sentence: str
) -> None:
    assert old in LAYOUT
    ended = run(parity, workspace, contract=WITH_LAYOUT, layout=LAYOUT.replace(old, new))
    assert (ended.code, "Traceback" in ended.err) == (2, False), ended.err
    assert sentence in ended.err


def test_a_layout_may_return_a_view(parity: CommandLine, workspace: Workspace) -> None:
    """What lies in memory is what the view shows, not the array behind it."""
    view = LAYOUT.replace("np.ascontiguousarray(tensor[:, ::-1])", "tensor[:, ::-1]")
    kernel = KERNEL.replace("alpha * x[at]", "alpha * x[row * COLUMNS + COLUMNS - 1 - column]")
    assert run(parity, workspace, kernel, WITH_LAYOUT, layout=view).json["verification"]["status"] == "verified"
    assert run(parity, workspace, KERNEL, WITH_LAYOUT, layout=view).json["verification"]["status"] == "failed"


ELEMENTWISE = """from parity.operators import Direction, Operator, TensorSpec

def reference(call):
    return {"y": 2 * call["x"]}

SIDES = (("rows", "columns"),)
OPERATOR = Operator("twice", "y = 2 x", ("rows", "columns"), ("rows", "columns"),
    {"x": TensorSpec(SIDES, ("float32",)), "y": TensorSpec(SIDES, ("float32",), Direction.OUT)}, reference)
"""
ELEMENTWISE_KERNEL = """
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64))) void blend(
    const float* x, float* y, int rows, int columns) {
  int row = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  if (row < rows) for (int at = row * columns; at < (row + 1) * columns; ++at) {
    float v = x[at];
    y[at] = v + v;
  }
}
"""


def test_a_reference_may_return_a_mask(parity: CommandLine, workspace: Workspace) -> None:
    operator = OPERATOR.replace('"total": y.sum(axis=1)', '"total": y[:, 0] > 0')
    kernel = KERNEL.replace("total[row] = scratch[row];", "total[row] = y[row * COLUMNS] > 0;")
    assert other(parity, workspace, operator, kernel, {})[0] == "verified"
    assert other(parity, workspace, operator, kernel.replace("> 0;", "< 0;"), {})[0] == "failed"


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ("", "verified"),
        ("if (__builtin_fabsf(v) > 1e2f && __builtin_fabsf(v) < 1e9f) v = -v;", "failed"),
        ("if (__builtin_fabsf(v) < 1e-8f) v = 0;", "failed"),
    ],
)
def test_each_element_is_held_to_its_own_size(
    parity: CommandLine, workspace: Workspace, change: str, status: str
) -> None:
    """Beside the largest of a case that goes over many powers of two everything would be small."""
    contract = CONTRACT
    for old, new in {
        'total = { dtype = "float32" }\n[scalars]\nalpha = 0.5': "",
        'arguments = ["x", "y", "total", "alpha", "rows", "columns", "null", "scratch", 7]': 'arguments = ["x", "y", "rows", "columns"]',
        'arguments = ["x", "y", "total", "alpha", "rows", "columns", "null", "scratch", "2 + 5"]': 'arguments = ["x", "y", "rows", "columns"]',
        'scratch = { scratch = { size_bytes = "rows * 4", fill = 255 } }\n': "",
        'constants = { COLUMNS = "axis.columns" }\n': "",
    }.items():
        assert old in contract
        contract = contract.replace(old, new)
    kernel = ELEMENTWISE_KERNEL.replace("y[at] = ", f"{change}\n    y[at] = ")
    ended = run(parity, workspace, kernel, contract, ELEMENTWISE)
    assert ended.json["verification"]["status"] == status, ended


SQUARE = KERNEL.replace(
    "__builtin_amdgcn_workitem_id_x()", "__builtin_amdgcn_workitem_id_x() * 4l + __builtin_amdgcn_workitem_id_y()"
)


def in_blocks(shape: str) -> str:
    """Both lanes' workgroups in a shape."""
    return CONTRACT.replace("grid = [", f"block = {shape}\ngrid = [")


def test_a_workgroup_of_two_dimensions_is_launched_as_one(parity: CommandLine, workspace: Workspace) -> None:
    right = run(parity, workspace, SQUARE, in_blocks("[16, 4]"))
    assert (right.code, right.json["verification"]["status"]) == (0, "verified")
    flat = run(parity, workspace, SQUARE)
    assert (flat.code, flat.json["verification"]["status"]) == (1, "failed")
    other = run(parity, workspace, SQUARE, in_blocks("[16, 8]"))
    assert other.code == 2
    assert "field 'lanes.fixed.block': 16 x 8 are not 64 work-items ('threads')" in other.err
