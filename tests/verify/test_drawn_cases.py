"""Cases that nobody can prepare for: planted kernels that are right on all that can be known before, and only there."""

import re
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import CommandLine, LoadedStep, StandIn
from own_study import write_study
from test_launches import CONTRACT, KERNELS
from test_own_operators import CONTRACT as BLEND_CONTRACT, KERNEL as BLEND, OPERATOR as BLEND_OPERATOR

from parity.contract import Contract, LaneSpec
from parity.contract.study import load_study
from parity.contract.workspace import Workspace
from parity.devices.base import LaunchResult
from parity.devices.gpu import LaneBinary
from parity.operators import CALIBRATED, Call, CaseSpec, Direction, Form, Operator, TensorSpec
from parity.operators.helpers.generators import normal, one_index
from parity.operators.helpers.rows import constant_rows, parts, peaks, sorted_rows, spread_peaks
from parity.operators.helpers.tolerance import ROUGH
from parity.records import CodeObject
from parity.verify import make_cases, second_look
from parity.verify.cases import case_of
from parity.verify.compare import compare
from parity.verify.drawn_cases import _case_by_regions, drawn_sizes, unforeseen
from parity.verify.reference import unsteady

STORED = "c[row * n + column] = (_Float16)sum;"
OF_WHOLE = KERNELS.index("KERNEL whole")
SIZES = "[sizes.any]\nn = { least = 64, most = 1024, multiple = 64 }\ncount = 2\nseed = 1\n[kpi]"


def cheating(stored: str) -> str:
    """The kernel `whole`, with something before it stores its results."""
    return KERNELS[:OF_WHOLE] + KERNELS[OF_WHOLE:].replace(STORED, f"{stored} {STORED}")


def is_steady(form: Form, tensors: Any, usual: Any) -> bool:
    return not unsteady(form, tensors, usual)


def contract_of(workspace: Workspace, study: str) -> Contract:
    return load_study(workspace, study).contract


def run(parity: CommandLine, workspace: Workspace, kernels: str, contract: str = CONTRACT) -> Any:
    write_study(workspace, "split", contract, {"mine/split.hip": kernels})
    return parity("run", "split/step01", "--hip-compiler", "zig", "--json").json


@pytest.mark.slow
def test_a_kernel_that_is_right_in_the_known_blocks_alone_is_caught_without_a_gpu(
    parity: CommandLine, workspace: Workspace
) -> None:
    write_study(workspace, "split", CONTRACT, {"mine/split.hip": KERNELS})
    known = [
        region["m"].start // 8 * 8 + region["n"].start // 8
        for region in make_cases(contract_of(workspace, "split"))[-1].regions
    ]
    document = run(
        parity,
        workspace,
        cheating(f"if (n == 64 && k == 64 && !((1u << X) & {sum(1 << block for block in known)}u)) sum = 0;"),
    )
    assert document["verdict"] == "reject"
    found = document["reasons"][0]["text"]
    assert re.match(r"whole: wrong result: \d drawn workgroups of 32 x 64 x 64 \(normal, ", found), found


@pytest.mark.slow
def test_a_kernel_that_is_right_at_the_known_sizes_of_a_class_alone_is_caught(
    parity: CommandLine, workspace: Workspace
) -> None:
    contract = CONTRACT.replace("[kpi]", SIZES)
    write_study(workspace, "split", contract, {"mine/split.hip": KERNELS})
    known = " || ".join(f"n == {axes['n']}" for axes in contract_of(workspace, "split").points.values())
    document = run(parity, workspace, cheating(f"if (k == 64 && n > 64 && !({known})) sum = 0;"), contract)
    assert document["verdict"] == "reject"
    assert "5 workgroups of 32 x " in document["reasons"][0]["text"]


@pytest.mark.slow
def test_a_kernel_that_works_only_where_no_result_is_there_is_found_after_timing(stand_in: StandIn) -> None:
    """It would have nothing to do in all launches of a batch but the first, and marks show it that somebody looks."""
    skips = "float old = c[row * n + column]; if (old * old > 4 && old * old < 1e6f) return;"
    contract = CONTRACT.replace("m = 32, n = 64", "m = 128, n = 128")  # most blocks are in neither look
    write_study(stand_in.workspace, "split", contract, {"mine/split.hip": cheating(skips)})
    document = stand_in.run("split/step01").json
    assert (document["verdict"], document["reasons"][0]["code"]) == ("reject", "verification")
    assert "4 drawn workgroups of 128 x 128 x 64" in document["reasons"][0]["text"]


@pytest.mark.slow
def test_what_is_changed_in_place_is_looked_at_again_too(stand_in: StandIn) -> None:
    files = {"operators/blend.py": BLEND_OPERATOR, "mine/blend.hip": BLEND}
    write_study(stand_in.workspace, "blend", BLEND_CONTRACT, files)
    right = stand_in.run("blend/step01").json
    assert right["verdict"] == "keep", right["reasons"]
    names = [case["name"] for case in right["verification"]["cases"] if case["lane"] == "fixed"]
    assert sum(name.endswith("as it was timed") for name in names) == 2
    stand_in.settings["wrong_from"] = 90
    wrong = stand_in.run("blend/step01", "--again", "planted").json
    assert (wrong["verdict"], "as it was timed" in wrong["reasons"][0]["text"]) == ("reject", True)


def test_other_code_is_looked_at_elsewhere_and_the_same_code_at_the_same(step14: LoadedStep) -> None:
    one, again, other = (second_look(step14.contract, [code]) for code in ("a", "a", "b"))
    assert [case.regions for case in one] == [case.regions for case in again]
    assert [case.regions for case in one] != [case.regions for case in other]
    assert [len(case.regions) for case in one] == [8, 4]
    for axis in ("m", "n"):
        assert len({region[axis].start for region in one[0].regions}) == 8, "no two share a block, nor its inputs"
    for case in one:
        assert case.tolerances[0]["c"].is_exact, "the first is exact"
        assert "normal" in one[0].name


def binary_of(code: str) -> LaneBinary:
    launched = CodeObject(code, "gfx1151", Path("kernel.co"), code, Path("kernel.s"), 0, (1, 1, 1), 256)
    return LaneBinary("hip", LaneSpec(kernel="k.hip", symbol="k"), (launched,))


def test_without_a_gpu_numbers_that_show_precision_are_always_among_the_drawn(step14: LoadedStep) -> None:
    """The contract's own size has exact numbers already: fp16's sums would differ from them at no drawn place."""
    for code in "abcdefgh":
        *of_blocks, case = unforeseen(step14.contract, binary_of(code), is_emulated=True)
        assert {one.axes["k"] // 32 for one in of_blocks} & {3, 5, 7, 11, 13}
        assert not case.tolerances[0]["c"].is_exact
        assert "(normal, " in case.name


def test_the_sizes_of_a_class_are_new_ones(workspace: Workspace) -> None:
    write_study(workspace, "split", CONTRACT.replace("[kpi]", SIZES), {"mine/split.hip": KERNELS})
    contract = contract_of(workspace, "split")
    drawn = [drawn_sizes(contract, str(code)) for code in range(20)]
    assert not [one for sizes in drawn for one in sizes if one in contract.points.values()]
    assert {one["n"] for sizes in drawn for one in sizes} <= set(range(64, 1025, 64))
    assert len({sizes[-1]["n"] for sizes in drawn}) > 3
    every = [{axes["n"] for axes in (*contract.points.values(), *sizes)} for sizes in drawn]
    assert all({64, 1024} <= sizes for sizes in every), "a class is looked at where it ends"


def rows(reference: Any = None, dtype: str = "float32") -> Form:
    shape = (("rows", "columns"),)
    tensors = {
        "x": TensorSpec(shape, (dtype,)),
        "at": TensorSpec((("rows",),), ("int32",), below="rows"),
        "w": TensorSpec((("columns",),), (dtype,)),
        "y": TensorSpec(shape, (dtype,), Direction.OUT),
    }
    operator = Operator("rows", "", ("rows", "columns"), ("rows",), tensors, reference)
    bound = {name: spec.bound(spec.dtypes[0]) for name, spec in tensors.items()}
    return Form(operator, {"rows": 6, "columns": 64}, {"rows": 2}, bound)


def test_ways_to_fill_rows() -> None:
    form, rng = rows(), np.random.default_rng(1)
    ascending = sorted_rows(normal, 64.0)(rng, form)["x"]
    assert (np.diff(ascending[0]) >= 0).all()
    assert (np.diff(ascending[1]) <= 0).all()
    assert 30 < ascending.std() < 100
    constant = constant_rows(rng, form)
    assert [len(np.unique(row)) for row in constant["x"]] == [1] * 6
    assert len(np.unique(constant["w"])) == 64, "weights are no rows"
    assert len(np.unique(one_index(rng, form)["at"])) == 1


@pytest.mark.parametrize(("added", "is_fine"), [(1e-5, True), (1e-12, False), (0.0, False)])
def test_constant_rows_are_left_out_where_they_say_nothing(added: float, is_fine: bool) -> None:
    """Differences that vanish, over a deviation that does: with nothing added, what comes out is the rounding alone."""

    def normalised(call: Call) -> dict[str, Any]:
        x = call["x"] - call["x"].mean(axis=1, keepdims=True)
        return {"y": x / np.sqrt((x * x).mean(axis=1, keepdims=True) + added)}

    form, rng = rows(normalised), np.random.default_rng(1)
    assert is_steady(form, constant_rows(rng, form), normal(rng, form)) == is_fine
    assert is_steady(form, sorted_rows(normal, 64.0)(rng, form), normal(rng, form))


@pytest.mark.parametrize(("columns", "is_fine"), [(256, True), (512, True), (768, True), (1024, True), (4096, False)])
def test_a_layer_norm_with_one_sum_a_row_is_right_on_constant_rows(columns: int, is_fine: bool) -> None:
    """Right: in fp32, one accumulator for each row drifts in one direction where all numbers are alike."""

    def normalised(call: Call) -> dict[str, Any]:
        x = call["x"] - call["x"].mean(axis=1, keepdims=True)
        return {"y": x / np.sqrt((x * x).mean(axis=1, keepdims=True) + call.precision(1e-5))}

    form, rng = rows(normalised).at(columns=columns), np.random.default_rng(1)
    tensors = constant_rows(rng, form)
    assert is_steady(form, tensors, normal(rng, form)) == is_fine
    case = case_of("constant rows", form, tensors, tolerance=ROUGH)
    mean = np.cumsum(tensors["x"], axis=1, dtype=np.float32)[:, -1:] / np.float32(columns)
    x = tensors["x"] - mean
    square = np.cumsum(x * x, axis=1, dtype=np.float32)[:, -1:] / np.float32(columns)
    y = x / np.sqrt(square + np.float32(1e-5))
    assert columns < 1024 or np.abs(y).max() > 1e-3, "it drifts"
    ran = LaunchResult({"y": y}, {"y": np.ones_like(y, np.uint8)}, 0, None, 3, is_whole=True)
    assert not is_fine or compare("mine", case, ran).passed


@pytest.mark.parametrize("columns", [256, 1024, 4096])
def test_a_one_pass_variance_is_right_on_constant_rows(columns: int) -> None:
    """Right: the reference's own formula in fp32, of which nothing but roundings are left where numbers are alike."""

    def spread(call: Call) -> dict[str, Any]:
        x, eps = call["x"], call.precision(1e-5)
        variance = (x * x).mean(axis=1, keepdims=True) - x.mean(axis=1, keepdims=True) ** 2
        return {"y": np.ones_like(x) / np.sqrt(np.maximum(variance, 0) + eps)}

    for seed in range(4):
        form, rng = rows(spread).at(columns=columns), np.random.default_rng(seed)
        tensors = constant_rows(rng, form)
        if not is_steady(form, tensors, normal(rng, form)):
            continue
        case = case_of("constant rows", form, tensors, tolerance=ROUGH)
        x = tensors["x"]
        square, mean = (np.cumsum(one, axis=1, dtype=np.float32)[:, -1:] / np.float32(columns) for one in (x * x, x))
        y = np.ones_like(x) / np.sqrt(np.maximum(square - mean * mean, 0) + np.float32(1e-5))
        ran = LaunchResult({"y": y}, {"y": np.ones_like(y, np.uint8)}, 0, None, 3, is_whole=True)
        assert compare("mine", case, ran).passed, (seed, y[0], case.tolerance)


def test_places_that_overlap_in_part_are_not_filled_twice() -> None:
    """Planted: scales of 128 columns and blocks of 192, by which neighbours share a scale."""
    shape = (("rows", "columns"),)
    tensors = {
        "x": TensorSpec(shape, ("float32",)),
        "scale": TensorSpec((("ceil(rows/128)",),), ("float32",)),
        "y": TensorSpec(shape, ("float32",), Direction.OUT),
    }

    def scaled(call: Call) -> dict[str, Any]:
        return {"y": call["x"] * call["scale"][:1]}

    operator = Operator("scaled", "", ("rows", "columns"), ("rows",), tensors, scaled)
    bound = {name: spec.bound(spec.dtypes[0]) for name, spec in tensors.items()}
    form = Form(operator, {"rows": 1920, "columns": 8}, {"rows": 192}, bound, numerics={"nan": "unspecified"})
    for seed in range(20):
        case = _case_by_regions(form, np.random.default_rng(seed), 8)
        places = [form.slices("scale", region)[0] for region in case.regions]
        for one in places:
            assert not [two for two in places if two != one and one.start < two.stop and two.start < one.stop]


def coupled(rng: np.random.Generator, form: Form, times: float) -> dict[str, Any]:
    """Inputs of which one is the sum of another's weights: a kernel may divide by it, and need not make the sum."""
    numbers = {"x": rng.standard_normal(form.size("x")), "w": np.full(form.size("w"), times)}
    tensors = {name: form.format(name).encode(array) for name, array in numbers.items()}
    return tensors | {"at": np.full(form.size("at"), int(times), np.int32)}


def test_numbers_of_a_users_own_cases_do_not_meet_those_of_another() -> None:
    """Right: a kernel that relies on what the user's own cases keep, that `at` has the weights' size."""
    specs = [
        CaseSpec(f"times {times:g}", partial(coupled, times=times), tolerance=lambda _: CALIBRATED)
        for times in (1.0, 2.0, 3.0)
    ]

    def weighted(call: Call) -> dict[str, Any]:
        assert (call["at"][:, None] == call["w"][None]).all(), "numbers of two ways have met"
        return {"y": call["x"] * call["w"]}

    form = rows(weighted).at(rows=64)
    form = replace(form, operator=replace(form.operator, cases=lambda _: specs), numerics={"nan": "unspecified"})
    for seed in range(5):
        case = _case_by_regions(form, np.random.default_rng(seed), 8)
        assert "times 1" in case.name, "the weights are shared by all regions, and are the first way's"
        assert "times 2" not in case.name
        assert len(case.regions) == 8


def test_what_usual_cases_mix_is_looked_at_once_more() -> None:
    """A result that is a number of fp16 in every way alone, and none where ways meet."""
    form = rows(lambda call: {"y": 300 * call["x"] * call["w"]}, "float16").at(rows=64)
    form = replace(form, numerics={"nan": "unspecified"})
    case = _case_by_regions(form, np.random.default_rng(0), 8)
    for of_region in case.unrounded:
        assert np.isfinite(of_region["y"]).all()
    tolerances = {str(of["y"].basis) for of in case.tolerances}
    assert tolerances == {"calibrated"}


def test_a_way_in_which_small_changes_decide_all_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a softmax of numbers of 10^17, also where the draw that asks whether they do says no."""
    monkeypatch.setattr("parity.verify.drawn_cases.unsteady", lambda *_: set())

    def softmax(call: Call) -> dict[str, Any]:
        powers = np.exp(call["x"] - call["x"].max(axis=1, keepdims=True))
        return {"y": powers / powers.sum(axis=1, keepdims=True)}

    form = replace(rows(softmax), numerics={"nan": "propagate"}).at(rows=256, columns=4096)
    case = _case_by_regions(form, np.random.default_rng(1), 64)
    assert "normal" in case.name
    assert all(tolerances["y"].absolute < 1 for tolerances in case.tolerances)


@pytest.mark.parametrize("dtype", ["int8", "int32", "uint16", "float16"])
def test_rows_of_any_type_have_peaks(dtype: str) -> None:
    form = rows(lambda call: {"y": call["x"]}, dtype).at(rows=60, columns=64)
    for way in (peaks(), spread_peaks, parts):
        assert way(np.random.default_rng(1), form)["x"].astype(np.float64).max() > 30


def test_a_part_of_a_row_may_be_like_a_whole_one() -> None:
    form = rows().at(rows=60, columns=64)
    tensors = parts(np.random.default_rng(1), form)
    x, w = tensors["x"], tensors["w"]
    zeros = (x == 0).sum(axis=1)
    assert {*zeros} >= {0, 16, 32, 64}
    assert any((x[row, :16] == 0).all() and x[row, -1] for row in range(60))
    assert any((x[row, -16:] == 0).all() and x[row, 0] for row in range(60))
    assert any((x[row, :16] == x[row - 1, :16]).all() and x[row, :16].any() for row in range(1, 60))
    assert any((np.diff(x[row, :16]) > 0).all() and x[row].max() == 1000 for row in range(60))
    assert len(np.unique(w)) < 64


def test_what_a_type_does_not_hold_is_left_out() -> None:
    """Unless each result is by itself: then those that the type holds say as much as ever."""
    beside = rows(lambda call: {"y": 1e4 * (call["x"] - call["x"].mean(axis=1, keepdims=True))}, "float16")
    alone, rng = rows(lambda call: {"y": 1e4 * call["x"]}, "float16"), np.random.default_rng(1)
    for form in (beside, alone):
        assert is_steady(form, normal(rng, form), normal(rng, form))
        assert is_steady(form, sorted_rows(normal, 64.0)(rng, form), normal(rng, form)) == (form is alone)
