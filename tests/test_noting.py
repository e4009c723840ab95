"""New steps, notes and the lab log."""

import shutil
from pathlib import Path

import pytest
from conftest import CommandLine

from parity.contract.study import load_step
from parity.contract.workspace import Workspace

TEXTS = ("--hypothesis", "barriers cost", "--change", "two buffers", "--expect", "fewer barriers")


def test_a_new_step_has_the_lanes_of_the_step_that_it_begins_with(parity: CommandLine, workspace: Workspace) -> None:
    folder = workspace.experiments / "gfx1151"
    (folder / "step40.toml").write_text(
        'title = "t"\nhypothesis = "h"\nchange = "c"\nparent = "step14"\n[lanes.triton]\n# stages cost registers\n'
        'options = { num_stages = 1 }\n[expect]\ntext = "e"\n'
    )
    made = parity("new", " Two buffers of LDS ", "--from", "step40", *TEXTS, "--json").json
    assert (made["step"], made["parent"], made["has_lanes_of_parent"]) == ("step41", "step40", True)
    assert made["file"] == "experiments/gfx1151/step41.toml"
    assert "# stages cost registers" in (folder / "step41.toml").read_text()
    _, step = load_step(workspace, "step41")
    assert (step.text.title, step.text.parent) == ("Two buffers of LDS", "step40")
    assert step.lanes["triton"].options["num_stages"] == 1


def test_a_new_step_begins_with_the_baseline(parity: CommandLine, workspace: Workspace) -> None:
    ended = parity("new", "A title")
    assert "after step11, with the contract's lanes: that step has no file" in ended.out


def test_one_sentence_is_enough_for_a_step(parity: CommandLine, workspace: Workspace) -> None:
    made = parity("new", "Two buffers of LDS", "--json").json
    _, step = load_step(workspace, made["step"])
    assert (step.text.hypothesis, step.text.change, step.text.expect.text) == ("", "", "")


def test_what_the_step_before_leaves_open_is_still_to_be_filled_in(parity: CommandLine, workspace: Workspace) -> None:
    made = parity("new", "t", "--json").json
    path = workspace.root / made["file"]
    path.write_text(path.read_text() + '[lanes.triton.constants]\nBLOCK = "FILL IN"\n')
    refused = parity("run", made["step"])
    assert (refused.code, "field 'lanes.triton.constants.BLOCK': is still to be filled in" in refused.err) == (2, True)
    assert parity("new", "t", "--from", made["step"]).code == 2


def test_a_new_step_may_have_values_from_the_command_line(parity: CommandLine, workspace: Workspace) -> None:
    """Beside those of the step that it begins with; named as in a sweep."""
    folder = workspace.experiments / "gfx1151"
    (folder / "step40.toml").write_text(
        'title = "t"\nhypothesis = "h"\nchange = "c"\nparent = "step14"\n[expect]\ntext = "e"\n'
        '[lanes.triton]\noptions = { num_stages = 1 }\n[lanes.triton.env]\nTRITON_HIP_USE_ASYNC_COPY = "0"\n'
    )
    values = ("--set", "waves_per_eu=2", "--set", "num_stages=3", "--set", "env.TRITON_HIP_USE_BLOCK_PINGPONG=0")
    made = parity("new", "t", "--from", "step40", *values, "--set", "triton=3.6.0", *TEXTS, "--json").json
    _, step = load_step(workspace, made["step"])
    lane = step.lanes["triton"]
    assert {name: lane.options[name] for name in ("waves_per_eu", "num_stages")} == {"waves_per_eu": 2, "num_stages": 3}
    assert lane.env == {"TRITON_HIP_USE_ASYNC_COPY": "0", "TRITON_HIP_USE_BLOCK_PINGPONG": "0"}
    assert lane.toolchain.given == {"triton": "3.6.0"}
    assert step.text.lane is None
    hip = parity(
        "new", "t", "--from", "contract", "--lane", "hip", "--set", "PARITY_THREADS=128", *TEXTS, "--json"
    ).json
    _, step = load_step(workspace, hip["step"])
    assert (step.text.parent, step.text.lane, step.lanes["hip"].constants["PARITY_THREADS"]) == (None, "hip", 128)


def test_a_new_step_makes_no_lab_book(parity: CommandLine, workspace: Workspace) -> None:
    assert parity("new", "A title", "--json").json["parent"] == "step11", "the history is read all the same"
    assert not list(workspace.root.glob("results.db*"))


def test_a_step_gets_a_kernel_of_its_own(parity: CommandLine, workspace: Workspace) -> None:
    made = parity("new", "t", *TEXTS, "--json").json
    (kernel,) = made["kernels"]
    assert kernel == f"triton_kernels/scaled_mm_{made['step']}.py"
    assert (workspace.root / kernel).read_bytes() == (workspace.root / "triton_kernels/scaled_mm.py").read_bytes()
    _, step = load_step(workspace, made["step"])
    assert step.lanes["triton"].kernel == kernel
    again = parity("new", "t", "--from", made["step"], *TEXTS, "--json").json
    assert again["kernels"] == [f"triton_kernels/scaled_mm_{again['step']}.py"]
    hip = parity("new", "t", "--lane", "hip", *TEXTS, "--json").json
    assert hip["kernels"] == [f"hip_kernels/scaled_mm_{hip['step']}.hip"]


def test_a_step_shares_kernels_if_asked_to_or_if_it_has_only_other_values(
    parity: CommandLine, workspace: Workspace
) -> None:
    for more in (("--share",), ("--set", "num_stages=3")):
        assert parity("new", "t", *more, *TEXTS, "--json").json["kernels"] == []
    assert not list((workspace.root / "triton_kernels").glob("*_step*"))


def test_copies_of_two_studies_have_names_of_their_own(parity: CommandLine, workspace: Workspace) -> None:
    for study in ("gfx942", "gfx1201"):
        shutil.copytree(workspace.experiments / "gfx1151", workspace.experiments / study, dirs_exist_ok=True)
    first, second = (
        parity("new", "t", "--study", study, "--from", "contract", *TEXTS, "--json").json["kernels"]
        for study in ("gfx942", "gfx1201")
    )
    assert Path(first[0]).stem.rpartition("_step")[0] == "scaled_mm"
    assert Path(second[0]).stem.rpartition("_step")[0] == "scaled_mm_gfx1201"


def test_a_kernel_that_is_gone_is_a_sentence(parity: CommandLine, workspace: Workspace) -> None:
    """Planted: the kernel that a copy would be made of is not there."""
    (workspace.root / "triton_kernels" / "scaled_mm.py").unlink()
    ended = parity("new", "t", *TEXTS)
    assert (ended.code, "scaled_mm.py: no such file, so no step can have a copy: --share" in ended.err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("new", " "), "TITLE: says nothing"),
        (("new", "t", "--from", "step98"), "no such step"),
        (("new", "t", "--study", "gfx1150"), "did you mean 'gfx1151"),
        (("new", "t", "--lane", "cuda"), "'cuda' is no lane of gfx1151: there are "),
        (("new", "t", "--set", "num_stages=1,2"), "--set: num_stages has several values: a step has one"),
        (("new", "t", "--set", "block.m=64"), "--set: block.m belongs to the contract: no step"),
        (("new", "t", "--lane", "hip", "--set", "x=1"), "--set: lane hip has no constant 'x'"),
        (("note", "step98", "x"), "no such step"),
        (("note", "gfx1151", " "), "TEXT: says nothing"),
        (("note", "gfx1151", "x", "--plan", "--finding"), "--finding, --plan: only one of them"),
        (("note", "gfx1151", "--close", "deadbeef"), "has no note 'deadbeef'"),
    ],
)
def test_what_cannot_be_written_is_said(
    parity: CommandLine, workspace: Workspace, arguments: tuple[str, ...], sentence: str
) -> None:
    before = sorted((workspace.experiments / "gfx1151").iterdir())
    ended = parity(*arguments)
    assert (ended.code, sentence in ended.err) == (2, True), ended.err
    assert sorted((workspace.experiments / "gfx1151").iterdir()) == before


def test_notes_come_out_in_every_form_of_report(parity: CommandLine, workspace: Workspace) -> None:
    parity("note", "step11", "the first win")
    parity("note", "gfx1151", "barriers cost 0.25", "--finding")
    plan = parity("note", "gfx1151", "time it on hardware", "--plan", "--json").json["notes"][0]
    parity("note", "gfx1151", "the fan was loud")
    texts = ("the first win", "barriers cost 0.25", "time it on hardware", "the fan was loud")
    report = parity("report", "gfx1151", "--json").json
    assert report["conclusions"][-1] == texts[1]
    assert report["next_plan"][-1] == texts[2]
    assert [note["text"] for note in report["notes"]] == list(texts)
    assert [run["notes"][0]["text"] for run in report["runs"] if run["notes"]] == [texts[0]]
    assert texts[0] in parity("show", "step11").out
    assert texts[1] in parity("report", "gfx1151", "--all").out
    written = parity("report", "gfx1151", "--markdown").out
    assert [written.count(text) for text in texts] == [1, 1, 1, 1]
    folder = workspace.root / "pages"
    parity("report", "gfx1151", "--html", str(folder))
    page = (folder / "index.html").read_text()
    assert [text in page for text in texts[1:]] == [True, True, True]
    assert texts[0] in (folder / "step11.html").read_text()
    closed = parity("note", "gfx1151", "--close", plan["uuid"][:8], "--json").json["notes"][0]
    assert closed["closed_at"] is not None
    assert texts[2] not in parity("report", "gfx1151", "--json").json["next_plan"]
    assert parity("note", "gfx1151", "--json").json["notes"][2]["closed_at"] is not None, "it stays"


def test_the_lab_log_says_what_not_to_repeat(parity: CommandLine) -> None:
    parity("run", "step14", "--hip-compiler", "zig")
    written = parity("report", "--markdown").out
    headings = [line for line in written.splitlines() if line.startswith("## ")]
    assert headings == [
        "## Fixed comparison contract",
        "## Status",
        "## Steps",
        "## The candidate's machine code",
        "## The gap",
        "## Conclusions",
        "## Findings of the imported log",
        "## Do not repeat without a new precondition",
        "## Experiments",
        "## Next plan",
    ]
    assert "- step08, Compiler: K-contiguous shared order for B: register pressure and spills" in written
    assert "### step11 (keep, imported): Compiler: vec 2 shared layout for B, order kept" in written
    assert "### step14 (inconclusive, static)" in written
    assert "- against step11: triton resources.next_free_vgpr 210 to 2" in written
