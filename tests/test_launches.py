"""A lane of several launches over shared memory: split-k with its reduction, verified, timed and replayed as one, each
kernel read by itself.
"""

import json
from typing import Any

import pytest
from conftest import CommandLine, StandIn
from own_study import STEP, write_study

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

KERNELS = """
#define KERNEL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64))) void
#define X __builtin_amdgcn_workgroup_id_x()
#define Y __builtin_amdgcn_workgroup_id_y()
#define LANE __builtin_amdgcn_workitem_id_x()

KERNEL partial(const _Float16* a, const _Float16* b, float* sums, int m, int n, int k, int splits) {
  int row = X / (n / 8) * 8 + LANE / 8, column = X % (n / 8) * 8 + LANE % 8;
  float sum = 0;
  for (int at = Y * (k / splits); at < (Y + 1) * (k / splits); ++at) sum += (float)a[row * k + at] * (float)b[at * n + column];
  sums[((long)Y * m + row) * n + column] = sum;
}

KERNEL reduce(const float* sums, _Float16* c, int m, int n, int splits) {
  int row = X / (n / 8) * 8 + LANE / 8, column = X % (n / 8) * 8 + LANE % 8;
  float sum = 0;
  for (int split = 0; split < splits; ++split) sum += sums[((long)split * m + row) * n + column];
  c[row * n + column] = (_Float16)sum;
}

KERNEL whole(const _Float16* a, const _Float16* b, _Float16* c, int n, int k) {
  int row = X / (n / 8) * 8 + LANE / 8, column = X % (n / 8) * 8 + LANE % 8;
  float sum = 0;
  for (int at = 0; at < k; ++at) sum += (float)a[row * k + at] * (float)b[at * n + column];
  c[row * n + column] = (_Float16)sum;
}
"""
CONTRACT = """
title = "split-k"
operator = "scaled_mm"
arch = "gfx1151"
axes = { m = 32, n = 64, k = 64 }
blocks = { m = 8, n = 8, k = 16 }
threads = 64
[tensors]
a = { dtype = "float16" }
b = { dtype = "float16" }
c = { dtype = "float16" }
[inputs]
distribution = "normal"
seed = 1
[guardrails]
next_free_vgpr_below = 256
[kpi]
lane = "split"
margin_percent = 1
[lanes.split]
builder = "hip"
kernel = "mine/split.hip"
scratch = { sums = { size_bytes = "4 * m * n * 4", fill = 255 } }
[lanes.split.launches.partial]
symbol = "partial"
arguments = ["a", "b", "sums", "m", "n", "k", 4]
grid = ["tiles", 4]
[lanes.split.launches.reduce]
symbol = "reduce"
arguments = ["sums", "c", "m", "n", 4]
grid = ["tiles"]
[lanes.whole]
builder = "hip"
kernel = "mine/split.hip"
symbol = "whole"
arguments = ["a", "b", "c", "n", "k"]
grid = ["tiles"]
"""
RUN = ("run", "split/step01", "--hip-compiler", "zig", "--json")


def write(workspace: Workspace, kernels: str = KERNELS, contract: str = CONTRACT) -> None:
    write_study(workspace, "split", contract, {"mine/split.hip": kernels})


def found(parity: CommandLine, workspace: Workspace, kernels: str = KERNELS, contract: str = CONTRACT) -> Any:
    write(workspace, kernels, contract)
    ended = parity(*RUN)
    assert ended.out, ended.err
    return ended.json


def tiles(document: Any) -> tuple[str, str]:
    """What the check of the output tile says of the lane of several launches."""
    (check,) = [one for one in document["checks"] if (one["lane"], one["name"]) == ("split", "output tile")]
    return check["status"], check["found"]


def test_a_tile_that_two_launches_share_is_not_shown(parity: CommandLine, workspace: Workspace) -> None:
    """Each of them stores the results of every other workgroup: nothing tells whose tile is whose."""
    store = "c[row * n + column] = (_Float16)sum;"
    kernels = KERNELS.replace("int splits) {", "int splits, int part) {").replace(
        store, f"if (X % 2 == part) {store}", 1
    )
    kernels = kernels.replace("int splits, int part) {", "int splits) {", 1)
    other = (
        '[lanes.split.launches.other]\nsymbol = "reduce"\narguments = ["sums", "c", "m", "n", 4, 1]\ngrid = ["tiles"]\n'
    )
    contract = CONTRACT.replace('"n", 4]\ngrid = ["tiles"]\n', f'"n", 4, 0]\ngrid = ["tiles"]\n{other}')
    document = found(parity, workspace, kernels, contract)
    assert document["verification"]["status"] == "verified", document["reasons"]
    assert tiles(document) == ("not_shown", "split.reduce and split.other take them")


def test_a_variable_that_two_launches_share_is_named(parity: CommandLine, workspace: Workspace) -> None:
    """Each has its own, because each is built by itself: neither kernel is called wrong for that."""
    kernels = KERNELS.replace("KERNEL partial", "__attribute__((device)) float left;\nKERNEL partial", 1)
    kernels = kernels.replace("  sums[((long)Y", "  if (X + Y + LANE == 0) left = 1;\n  sums[((long)Y", 1)
    kernels = kernels.replace("float sum = 0;\n  for (int split", "float sum = left - 1;\n  for (int split", 1)
    document = found(parity, workspace, kernels)
    assert document["verification"]["status"] == "unverified"
    assert document["reasons"][0]["text"] == (
        "split: not verified: not executed: 'split.partial' and 'split.reduce' are built apart, and each has a variable 'left' of its "
        "own: pass what they share as scratch memory"
    )


@pytest.mark.cold
def test_split_k_with_its_reduction_is_verified_as_one(parity: CommandLine, workspace: Workspace) -> None:
    document = found(parity, workspace)
    assert (document["verdict"], document["verification"]["status"]) == ("inconclusive", "verified"), document
    assert list(document["lanes"]) == ["split.partial", "split.reduce", "whole"]
    assert list(document["kpi"]["ms"]) == ["split", "whole"]
    assert {case["lane"] for case in document["verification"]["cases"]} == {"split", "whole"}
    lanes = document["lanes"]
    assert [lane["build"]["cached"] for lane in lanes.values()] == [False, True, True], "one file is built once"
    assert lanes["split.partial"]["isa"]["function"]["counts"] != lanes["split.reduce"]["isa"]["function"]["counts"]
    multiplied = [lanes[name]["emulated"]["executed"]["total"] for name in ("split.partial", "split.reduce")]
    assert multiplied[0] > multiplied[1] > 0
    assert "violated" not in {check["status"] for check in document["checks"]}
    assert tiles(document) == ("held", "split.reduce: 2 in the text")
    shown = parity("show", "split/step01")
    assert "split.reduce" in shown.out
    assert parity("report", "split").code == 0
    assert parity("diff", "split/step01", "split/step01").code == 0
    kept = parity("runs", "artifact", "split/step01", "kernel.s", "--lane", "split.reduce")
    assert "reduce" in kept.out
    assert parity("runs", "artifact", "split/step01", "-o", "out").code == 0
    left = {str(path.relative_to(workspace.root / "out")) for path in (workspace.root / "out").rglob("*.*")}
    code = {f"{folder}/kernel.co" for folder in ("split/partial", "split/reduce", "whole")}
    assert {*code, "whole/split.hip", "source/experiments/split/step01.toml"} < left
    assert (workspace.root / "out" / "split" / "reduce" / "kernel.s").read_text() == kept.out
    again = parity("runs", "artifact", "split/step01", "-o", "out")
    assert (again.code, "--output: out is not empty: name a new folder" in again.err) == (2, True)
    parity("runs", "artifact", "split/step01", "--lane", "split", "-o", "one")
    assert [path.name for path in (workspace.root / "one").iterdir()] == ["split"]
    ran = [parity("runs", "artifact", "split/step01", "executed.csv", "--lane", name).out for name in list(lanes)[:2]]
    assert [sum(int(row.split(",")[1]) for row in table.splitlines()[1:]) for table in ran] == multiplied
    again = parity(*RUN).json
    assert {lane["build"]["cached"] for lane in again["lanes"].values()} == {True}


WRONG = {
    "partial sums in 16 bits": (
        "+ row) * n + column] = sum;",
        "+ row) * n + column] = (float)(_Float16)sum;",
        "something was rounded on the way that the contract does not round",
    ),
    "right on the first launch only": (
        "KERNEL reduce(const float* sums,",
        "KERNEL reduce(float* sums,",
        "right at first, but not behind a launch on other numbers",
    ),
    "a split forgotten": ("split < splits; ++split", "split + 1 < splits; ++split", "split: wrong result"),
    "a split that overlaps": ("Y * (k / splits); at", "Y * (k / splits) - (Y > 0); at", "split: wrong result"),
    "outside of the scratch buffer": ("sums[((long)Y * m", "sums[((long)(Y + 1) * m", "split.partial: "),
    "a reduction of half of it": (
        "c[row * n + column] = (_Float16)sum;\n}\n\nKERNEL whole",
        "if (row & 1) c[row * n + column] = (_Float16)sum;\n}\n\nKERNEL whole",
        "not written",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_launch_is_shown(parity: CommandLine, workspace: Workspace, name: str) -> None:
    before, after, sentence = WRONG[name]
    assert before in KERNELS
    kernels = KERNELS.replace(before, after, 1)
    if "first launch" in name:  # the sum stays in the buffer, and is added to
        kernels = kernels.replace(
            "sums[((long)Y * m + row) * n + column] = sum;", "sums[((long)Y * m + row) * n + column] += sum;"
        )
    document = found(parity, workspace, kernels, CONTRACT.replace("fill = 255", "fill = 0"))
    assert document["verdict"] == "reject"
    assert sentence in document["reasons"][0]["text"]


def test_the_order_is_the_one_of_the_file(parity: CommandLine, workspace: Workspace) -> None:
    """The reduction first reads what the buffer is filled with: -NaN."""
    head, rest = CONTRACT.split("[lanes.split.launches.partial]")
    partial, rest = rest.split("[lanes.split.launches.reduce]")
    reduce, whole = rest.split("[lanes.whole]")
    turned = f"{head}[lanes.split.launches.reduce]{reduce}[lanes.split.launches.partial]{partial}[lanes.whole]{whole}"
    document = found(parity, workspace, contract=turned)
    assert document["verdict"] == "reject"


def test_a_step_changes_one_launch(parity: CommandLine, workspace: Workspace) -> None:
    found(parity, workspace)
    step = f'{STEP}\n[lanes.split.launches.reduce]\nflags = ["-DUNUSED=1"]\n'
    (workspace.root / "experiments/split/step02.toml").write_text(step)
    ended = parity("run", "split/step02", "--hip-compiler", "zig", "--json")
    lanes = ended.json["lanes"]
    assert [lanes[name]["build"]["cached"] for name in ("split.partial", "split.reduce")] == [True, False]
    assert "-DUNUSED=1" in json.dumps(lanes["split.reduce"]["options"])
    assert ended.json["reasons"][-1]["code"] == "known_code"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('symbol = "reduce"\n', "", "field 'lanes.split.launches.reduce.symbol': missing"),
        (
            'kernel = "mine/split.hip"\nscratch',
            'kernel = "mine/split.hip"\nsymbol = "x"\nscratch',
            "field 'lanes.split.symbol': with [lanes.split.launches.NAME] every launch says its own there",
        ),
        ('"sums", "c", "m"', '"sums", "d", "m"', "field 'lanes.split.launches.reduce.arguments': 'd' is not known"),
        ('grid = ["tiles", 4]', 'grid = ["tiles", 0]', "field 'lanes.split.launches.partial.grid.1': "),
        ('symbol = "whole"\n', "", "field 'lanes.whole.symbol': missing"),
        ('symbol = "whole"\n', 'symbol = "none"\n', "the code object has no kernel 'none'"),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(
    parity: CommandLine, workspace: Workspace, old: str, new: str, sentence: str
) -> None:
    assert old in CONTRACT
    write(workspace, contract=CONTRACT.replace(old, new, 1))
    ended = parity(*RUN)
    assert sentence in ended.err + ended.out


def test_all_launches_are_timed_and_replayed_as_one(stand_in: StandIn) -> None:
    """Every launch takes 50 ms of the stand-in's time."""
    write(stand_in.workspace)
    ended = stand_in.run("split/step01")
    assert ended.code == 0, ended.err
    document = ended.json
    assert (document["verdict"], document["basis"]) == ("keep", "measured")
    assert document["kpi"]["ms"]["split"] == pytest.approx(100, rel=0.002)
    assert document["kpi"]["ratio"] == pytest.approx(2, rel=0.002)
    assert "hip" in {case["device"] for case in document["verification"]["cases"] if case["lane"] == "split"}
    again = stand_in.run("split/step01").json
    assert {"baseline_again", "history"} <= {reason["code"] for reason in again["reasons"]}
    for lane in ("split", "split.reduce"):
        stand_in.settings["fail"] = {"call": "hipModuleLaunchKernel", "at": 7, "status": 719}
        assert stand_in("replay", "split/step01", "--lane", lane, "--launches", "3").code == 0
        assert stand_in("replay", "split/step01", "--lane", lane, "--launches", "4").code == 3
    stand_in.settings.clear()
    slower = f'{STEP}\n[lanes.split.launches.reduce]\nflags = ["-O1"]\n'
    (stand_in.workspace.root / "experiments/split/step02.toml").write_text(slower)
    judged = stand_in.run("split/step02").json
    assert judged["measurement"]["baseline_ms"] == pytest.approx(100, rel=0.002), judged
    assert "control_changed" not in {reason["code"] for reason in judged["reasons"]}


def test_a_control_of_several_launches_that_changed_is_said(stand_in: StandIn) -> None:
    turned = CONTRACT.replace('lane = "split"', 'lane = "whole"')
    write(stand_in.workspace, contract=turned)
    assert stand_in.run("split/step01").json["verdict"] == "keep"
    step = f'{STEP}\n[lanes.split.launches.reduce]\nflags = ["-O1"]\n[lanes.whole]\nflags = ["-O1"]\n'
    (stand_in.workspace.root / "experiments/split/step02.toml").write_text(step)
    judged = stand_in.run("split/step02").json
    texts = {reason["code"]: reason["text"] for reason in judged["reasons"]}
    assert texts["control_changed"].startswith("the split lane has changed since step01 was kept")


def test_a_lane_of_several_launches_is_not_swept(parity: CommandLine, workspace: Workspace) -> None:
    write(workspace)
    ended = parity("sweep", "split", "--set", "block.k=16")
    assert ended.code == 2
    assert "'split' has the launches partial, reduce: only a lane with one launch is swept" in ended.err


def test_a_step_may_make_several_launches_of_one_and_one_of_several(parity: CommandLine, workspace: Workspace) -> None:
    """What the lane launched before is left out."""
    write(workspace)
    folder = workspace.root / "experiments/split"
    one = '[lanes.split]\nsymbol = "whole"\narguments = ["a", "b", "c", "n", "k"]\ngrid = ["tiles"]\n'
    launches = CONTRACT[CONTRACT.index("[lanes.split.launches.partial]") : CONTRACT.index("[lanes.whole]")]
    several = 'scratch = { sums = { size_bytes = "4 * m * n * 4" } }\n' + launches.replace("split.", "whole.")
    (folder / "step02.toml").write_text(STEP + one)
    (folder / "step03.toml").write_text(f"{STEP}[lanes.whole]\n{several}")
    for step, lanes in (
        ("step02", ["split", "whole"]),
        ("step03", ["split.partial", "split.reduce", "whole.partial", "whole.reduce"]),
    ):
        ended = parity("run", f"split/{step}", "--hip-compiler", "zig", "--json")
        assert ended.json["verification"]["status"] == "verified", ended
        assert list(ended.json["lanes"]) == lanes


def test_a_difference_in_the_launch_alone_is_in_the_diff(parity: CommandLine, workspace: Workspace) -> None:
    found(parity, workspace)
    (workspace.root / "experiments/split/step02.toml").write_text(
        f'{STEP}\n[lanes.split.launches.reduce]\narguments = ["sums", "c", "m", "n", 2]\n'
    )
    assert parity("run", "split/step02", "--hip-compiler", "zig", "--json").json["verdict"] == "reject"
    shown = parity("diff", "split/step01", "split/step02").out
    assert "sums, c, m, n, 4" in shown
    assert "sums, c, m, n, 2" in shown
    assert "Equal code objects, whose equal figures are left out: split.partial, split.reduce, whole." in shown
    assert "Resources" not in shown


def test_each_launch_fills_the_gpu_with_its_own_workgroups(parity: CommandLine, workspace: Workspace) -> None:
    found(parity, workspace)
    uses = parity("grid", "split", "--json").json["configurations"]
    assert {use["configuration"]["lane"]: use["use"]["workgroups"] for use in uses} == {
        "split.partial": 128,
        "split.reduce": 32,
        "whole": 32,
    }
    ended = parity("runs", "artifact", "split/step01", "kernel.s", "--lane", "split")
    assert "keeps nothing of 'split': there are source, split.partial, split.reduce, whole" in ended.err


def test_a_triton_kernels_scratch_has_a_type(parity: CommandLine, workspace: Workspace) -> None:
    """Without one it would be bytes, and a right kernel wrong."""
    contract = CONTRACT.replace('[lanes.split]\nbuilder = "hip"', '[lanes.split]\nbuilder = "triton"')
    write(workspace, contract=contract)
    ended = parity(*RUN)
    assert ended.code == 2
    assert "field 'types.sums': missing: say what the scratch buffer holds" in ended.err


def test_waves_of_another_width_break_the_contract(parity: CommandLine, workspace: Workspace) -> None:
    """A flag makes them: the text is assembled with it, and the contract's check says what is wrong."""
    contract = CONTRACT.replace(
        'kernel = "mine/split.hip"\nscratch', 'kernel = "mine/split.hip"\nflags = ["-mwavefrontsize64"]\nscratch'
    )
    document = found(parity, workspace, contract=contract)
    (widths,) = {
        one["found"] for one in document["checks"] if (one["lane"], one["name"]) == ("split.reduce", "wave size")
    }
    assert (document["verdict"], widths) == ("invalid", "64"), document["reasons"]
