"""`parity suggest`: what is better and untried becomes a step; what is wrong, known or no better does not."""

import shutil
from pathlib import Path

import pytest
from command_line import CommandLine
from conftest import ROOT
from own_study import write_study
from twice import CONTRACT, OPERATOR, ZIG

from parity.contract import LaneSpec
from parity.contract.study import load_step, load_study
from parity.contract.workspace import Workspace
from parity.sweep.recipes import alternatives, differences, lane_table, recipes

KERNEL = """
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(64, 64)))
void twice(const float* x, float* y) {
  int at = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  float v = x[at];
#if WASTE
#pragma unroll 1
  for (int i = 0; i < 2000; ++i) asm volatile("v_exp_f32 v9, 1.0\\n v_exp_f32 v9, 2.0" ::: "v9");
#endif
#if WRONG
  y[at] = v;
#else
  y[at] = v + v;
#endif
}
"""
FAST = KERNEL.replace("2000", "20").replace("#if WASTE", "#if 1")
_CONSTANTS = "constants = { WASTE = true, WRONG = false }\n"
STUDY = CONTRACT.replace('flags = ["-DFACTOR=2"]\n', _CONSTANTS).replace('flags = ["-DFACTOR=(1+1)"]\n', _CONSTANTS)


def write(workspace: Workspace, study: str = "twice", kernel: str = KERNEL, contract: str = STUDY) -> None:
    write_study(workspace, study, contract, {"operators/twice.py": OPERATOR, "mine/twice.hip": kernel})


@pytest.fixture
def line(parity: CommandLine, workspace: Workspace) -> CommandLine:
    write(workspace)
    return parity


def steps(workspace: Workspace) -> list[str]:
    return sorted(path.name for path in (workspace.experiments / "twice").glob("step*.toml"))


def test_what_is_better_and_right_becomes_a_step(line: CommandLine, workspace: Workspace) -> None:
    ended = line("suggest", "twice/step01", *ZIG, "--json")
    assert ended.code == 0, ended.err
    report = ended.json
    (step,) = report["suggestions"]
    assert step["changes"] == {"WASTE": False}
    assert (step["basis"], step["predicted_basis"], step["verification"]) == ("static", "predicted", "verified")
    assert step["predicted_us"] < report["own"]["predicted_us"]
    assert step["figures"]["function_instructions"] < report["own"]["figures"]["function_instructions"]
    assert report["wrong"] == 1, "WRONG without WASTE is shorter still"
    assert "(predicted, not measured)" in step["hypothesis"]
    assert steps(workspace) == ["step01.toml"], "nothing is written without --write"

    written = line("suggest", "twice/step01", *ZIG, "--write", "--json").json["suggestions"]
    assert [step["next"] for step in written] == ["parity run twice/step02"]
    _, read = load_step(workspace, "twice/step02")
    assert read.lanes["mine"].constants == {"WASTE": False, "WRONG": False}
    assert read.lanes["plain"].constants == {"WASTE": True, "WRONG": False}
    for kept in (workspace.private / "predicted").iterdir():
        kept.write_text("damaged")
    once_more = line("suggest", "twice/step01", *ZIG, "--write", "--json")
    assert (once_more.code, once_more.json["suggestions"]) == (1, []), "a step that is written is not suggested again"
    assert steps(workspace) == ["step01.toml", "step02.toml"]
    ran = line("run", "twice/step02", "--device", "emulator", *ZIG, "--json")
    assert ran.code == 0, ran.err
    again = line("suggest", "twice/step01", *ZIG, "--json")
    assert again.code == 1, "it is not suggested twice"
    assert again.json["suggestions"] == []
    assert [step["steps"] for step in again.json["known"]] == [["step02"]]


def test_kernels_of_other_studies_are_looked_at(line: CommandLine, workspace: Workspace) -> None:
    other = STUDY.replace("mine/twice.hip", "mine/fast.hip").replace("WASTE = true", "WASTE = true, FAST = 1")
    write_study(workspace, "other", other, {"mine/fast.hip": FAST})
    ended = line("suggest", "twice/step01", *ZIG, "--steps", "9", "--json")
    kernels = {step["changes"].get("kernel") for step in ended.json["suggestions"]}
    assert kernels == {None, "mine/fast.hip:twice"}


def test_optuna_finds_it_too(line: CommandLine) -> None:
    ended = line("suggest", "twice/step01", *ZIG, "--optuna", "--budget", "8s", "--json")
    assert ended.code == 0, ended.err
    assert [step["changes"] for step in ended.json["suggestions"]] == [{"WASTE": False}]


def test_the_budget_ends_it(line: CommandLine) -> None:
    ended = line("suggest", "twice/step01", *ZIG, "--budget", "1s", "--json")
    assert ended.code in (0, 1), ended.err
    assert ended.json["not_built"] + ended.json["looked_at"] >= 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--lane", "none"], "--lane: 'none' is no lane of twice"),
        (["--set", "WASTE"], "--set: 'WASTE' has no value"),
        (["--set", "WASTE=0", "--set", "WASTE=1"], "--set: a parameter is given twice"),
        (["--set", "threads=128"], "--set: threads belongs to the contract: no step can set it"),
        (["--set", "WAIST=1"], "--set: lane mine has no constant 'WAIST'"),
        (["--budget", "long"], "--budget"),
    ],
)
def test_wrong_words_are_one_sentence(line: CommandLine, words: list[str], sentence: str) -> None:
    ended = line("suggest", "twice/step01", *words)
    assert ended.code == 2
    assert sentence in ended.err


def test_a_step_that_is_not_there_is_said(line: CommandLine, workspace: Workspace) -> None:
    ended = line("suggest", "twice/step99", "--write")
    assert (ended.code, "step99.toml: no such step" in ended.err.replace("\n", "")) == (2, True)
    assert steps(workspace) == ["step01.toml"]


def test_a_lane_that_does_not_build_says_why(line: CommandLine, workspace: Workspace) -> None:
    write(workspace, contract=STUDY.replace('symbol = "twice"', 'symbol = "thrice"'))
    ended = line("suggest", "twice/step01", *ZIG)
    assert ended.code in (2, 3)
    assert "mine of twice/step01" in ended.err or "twice/step01, lane mine" in ended.err


def test_a_terminal_says_what_it_rests_on(line: CommandLine) -> None:
    out = " ".join(line("suggest", "twice", *ZIG).out.split())
    assert "(static; us predicted, not measured)" in out
    assert "a step: WASTE=False" in out
    assert "--write writes these steps; none of this is a verdict" in out


def test_a_lanes_table_says_what_the_contract_does_not() -> None:
    base = LaneSpec(kernel="a.py", symbol="k", constants={"A": 1, "B": "block.m"}, options={"num_stages": 2})
    other = LaneSpec(kernel="b.py", symbol="k", constants={"A": 2, "B": "block.m"}, options={"num_stages": 2})
    assert lane_table(base, other) == {"kernel": "b.py", "constants": {"A": 2}}
    assert differences(base, other) == {"kernel": "b.py:k", "A": 2}
    fewer = LaneSpec(kernel="b.py", symbol="k", constants={"A": 2}, options={"num_stages": 2})
    assert lane_table(base, fewer) == {}, "no step can take a constant away"


def test_settings_are_varied_by_what_they_are(workspace: Workspace) -> None:
    study, step = load_step(workspace, "gfx1151/step18")
    found = alternatives(study.contract, "triton", step.lanes["triton"])
    assert found["EXACT"] == (False,)
    assert found["num_stages"] == (2, 3, 4)
    assert "num_warps" not in found, "the contract has the work-items"
    assert "BLOCK_M" not in found
    assert "kpack" not in found
    other = load_study(workspace, "gfx950")
    assert "kpack" in alternatives(other.contract, "triton", step.lanes["triton"])
    every = [
        differences(step.lanes["triton"], one) for one in recipes(workspace, study, "triton", step.lanes["triton"])
    ]
    assert {"EXACT": False} in every
    assert all("sm90" not in str(changes.get("kernel")) for changes in every)


@pytest.mark.proof
def test_from_the_first_pair_it_finds_what_took_four_steps(tmp_path: Path) -> None:
    """Step 14 of gfx1151 with this repository's kernels alone: as good as step 18, without spills."""
    for name in ("experiments", "hip_kernels", "triton_kernels"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "parity.toml", tmp_path)
    for path in (tmp_path / "experiments" / "gfx1151").glob("step*.toml"):
        if path.stem != "step14":
            path.unlink()
    line = CommandLine(Workspace(tmp_path))
    ended = line("suggest", "gfx1151/step14", *ZIG, "--set", "num_stages=1,2", "--set", "waves_per_eu=0", "--json")
    assert ended.code == 0, ended.err
    best = ended.json["suggestions"][0]
    assert best["figures"]["non_matrix_per_matrix"] <= 4.79, "what step18 has"
    assert (best["figures"]["vgpr_spills"], best["figures"]["private_segment_bytes"]) == (0, 0)
    assert best["verification"] == "verified"
    assert best["predicted_us"] < ended.json["own"]["predicted_us"]
