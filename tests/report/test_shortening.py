"""`--summary`: runs and studies in a few kilobytes."""

import json
import re
import shutil
from pathlib import Path

import pytest
from conftest import ROOT, CommandLine, StandIn

from parity.contract.workspace import Workspace


@pytest.fixture
def line(workspace: Workspace) -> CommandLine:
    """The command line over this project's own lab book."""
    shutil.copy(ROOT / "results.db", workspace.root)
    return CommandLine(workspace)


def test_a_run_in_short_says_what_decides(line: CommandLine) -> None:
    ended = line("show", "sm90/step03", "--summary", "--json")
    short, whole = ended.json, line("show", "sm90/step03", "--json").json
    assert len(ended.out) < 5_000
    for name in ("run_id", "run_uuid", "verdict", "basis", "reasons", "status"):
        assert short[name] == whole[name]
    assert (short["kpi"]["ms"], short["kpi"]["ratio"]) == (whole["kpi"]["ms"], whole["kpi"]["ratio"])
    assert (short["baseline"], short["from_baseline"]["is_time"]) == ("step02", True)
    assert short["hints"] == ["it is kept: what comes next is compared with it"]


def test_the_gap_by_class_is_what_the_pages_draw(line: CommandLine) -> None:
    gap = line("show", "step14", "--summary", "--json").json["gap_by_class"]
    assert (gap["unit"], gap["basis"]) == ("matrix instruction of the hot loop", "static")
    by_class = {row["name"]: (row["candidate"], row["reference"]) for row in gap["classes"]}
    assert by_class["matrix"] == (1, 1)
    others = [sum(values) - 1 for values in zip(*by_class.values(), strict=True)]
    assert others == pytest.approx([26.53, 4.38], abs=0.01)
    assert line("show", "step01", "--summary", "--json").json["gap_by_class"] is None


@pytest.mark.slow
def test_a_fault_has_its_place_in_short(line: CommandLine, workspace: Workspace) -> None:
    folder = workspace.experiments / "gfx1151"
    kernel = workspace.root / "hip_kernels" / "broken.hip"
    text = (workspace.root / "hip_kernels" / "scaled_mm.hip").read_text()
    assert "bias, c, at, N);" in text
    kernel.write_text(text.replace("bias, c, at, N);", "bias, c - 64, at, N);"))
    head = 'title = "t"\nhypothesis = "h"\nchange = "c"\nlanes.hip.kernel = "hip_kernels/broken.hip"\n'
    (folder / "step40.toml").write_text(f'{head}[expect]\ntext = "e"\n')
    short = line("run", "step40", "--hip-compiler", "zig", "--device", "emulator", "--summary", "--json").json
    case = short["failed_case"]
    assert (case["lane"], case["passed"]) == ("hip", False)
    assert case["fault"]["source_file"].endswith(("broken.hip", "scaled_mm.h")), case["fault"]
    assert case["fault"]["source_line"] > 0
    assert short["gap_by_class"] is None, "a lane that is wrong explains no gap"


def test_what_the_study_is_about_leads_and_then_the_largest_differences(line: CommandLine) -> None:
    deltas = line("show", "sm90/step03", "--summary", "--json").json["deltas"]
    assert len(deltas) == 10
    leading = [(delta["lane"], delta["scope"], delta["name"]) for delta in deltas[:2]]
    assert leading == [("triton", "resources", "next_free_vgpr"), ("triton", "function", "instructions")]
    sizes = [abs(delta["relative"]) if delta["relative"] is not None else float("inf") for delta in deltas[2:]]
    assert sizes == sorted(sizes, reverse=True)
    for delta in deltas:
        assert delta["delta"] == delta["value"] - delta["other"] != 0
        assert delta["relative"] in (None, delta["delta"] / delta["other"] if delta["other"] else None)
        assert delta["basis"] in ("static", "emulated", "measured")


def test_an_imported_run_without_a_baseline_is_short_too(line: CommandLine) -> None:
    short = line("show", "step01", "--summary", "--json").json
    assert (short["deltas"], short["from_baseline"], short["note"]) == ([], None, None)


def test_a_study_in_short_is_a_line_for_each_step(line: CommandLine) -> None:
    ended = line("report", "--summary", "--json")
    assert len(ended.out) < 600 * len(ended.json["steps"])
    steps = [run["step"] for run in line("report", "--json").json["runs"] if run["step"].startswith("step")]
    assert [entry["step"] for entry in ended.json["steps"]] == steps
    assert (ended.json["baseline"], ended.json["device"]) == ("step11", "gfx1151, as logged")
    assert ended.json["hint"]


@pytest.mark.slow
def test_who_answered_a_run_and_what_it_expected_is_told_in_short(line: CommandLine, workspace: Workspace) -> None:
    folder = workspace.experiments / "gfx1151"
    head = 'title = "t"\nhypothesis = "h"\nchange = "c"\n[expect]\ntext = "e"\ngoal = "not_slower"\n'
    (folder / "step40.toml").write_text(f'{head}clauses = ["spills == 0"]\n')
    (folder / "step41.toml").write_text(head)
    run = ("run", "--hip-compiler", "zig", "--device", "emulator", "--summary", "--json")
    asked, answered = (line(*run, step).json for step in ("step40", "step41"))
    assert [(expectation["clause"], expectation["status"]) for expectation in asked["expectations"]] == [
        ("spills == 0", "confirmed")
    ]
    assert asked["commands"] == ["parity doctor"]
    assert (answered["verdict"], answered["answer"]["step"]) == (None, "step40")
    assert answered["answer"]["verdict"] == "inconclusive"
    again = "parity run gfx1151/step41 --again 'WHAT IS NEW'"
    assert answered["commands"] == ["parity show gfx1151/step40", again]
    last = line("report", "--summary", "--json").json["steps"][-1]
    assert (last["status"], last["verdict"], last["basis"]) == ("answered", None, "static")


def test_people_get_the_lines_that_a_run_ends_with(line: CommandLine) -> None:
    text = line("show", "sm90/step03", "--summary").out
    assert text.startswith("step03  keep (measured)")
    assert len(text.splitlines()) < 12
    assert line("report", "--summary").out == line("report").out


def test_a_summary_is_of_a_whole_study(line: CommandLine) -> None:
    for more in (("--all",), ("--step", "step14"), ("--html", "site"), ("--markdown",)):
        ended = line("report", "--summary", *more)
        assert (ended.code, "--summary: is of a whole study" in ended.err) == (2, True)


def test_a_run_may_end_with_its_summary(measured: StandIn, tmp_path: Path) -> None:
    ended = measured("run", "step15", "--device", "hip", "--hip-compiler", "zig", "--summary", "--json")
    assert ended.json["schema"] == "parity.summary/1"
    assert ended.json["baseline"] == "step14"
    assert json.loads(ended.out)["kpi"]["basis"] == "measured"


def test_the_state_of_every_study_is_two_kilobytes(line: CommandLine) -> None:
    studies = sorted(path.parent.name for path in (ROOT / "experiments").glob("*/contract.toml"))
    shutil.rmtree(line.workspace.experiments)
    shutil.copytree(ROOT / "experiments", line.workspace.experiments)
    for study in studies:
        ended = line("report", study, "--brief", "--json")
        assert len(ended.out.encode()) <= 2_000, study
        assert ended.json["study"] == study
    state = line("report", "gfx1151", "--brief", "--json").json
    assert (state["baseline"]["step"], state["baseline"]["time_basis"]) == ("step11", "imported")
    assert sum(state["verdicts"].values()) == len(line("report", "gfx1151", "--summary", "--json").json["steps"])
    assert [step["step"] for step in state["steps"]] == sorted(step["step"] for step in state["steps"])
    assert all(state[name] for name in ("findings", "plan", "next"))


def test_a_state_is_cut_to_two_kilobytes_whatever_people_write(line: CommandLine) -> None:
    for kind in ("--finding", "--plan"):
        for at in range(9):
            assert line("note", "step14", f"{at} " + "long words \N{SNOWMAN} " * 200, kind).code == 0
    ended = line("report", "gfx1151", "--brief", "--json")
    assert len(ended.out.encode()) <= 2_000
    assert ended.json["findings"][-1].startswith("8 long words")


@pytest.mark.parametrize("words", [["--brief"], ["--brief", "--summary", "--json"], ["--brief", "--all", "--json"]])
def test_a_state_is_a_document_of_its_own(line: CommandLine, words: list[str]) -> None:
    ended = line("report", "gfx1151", *words)
    assert (ended.code, ended.result) == (2, "")
    assert "--brief: " in ended.err


def test_a_diff_has_what_changed_in_settings_and_sources(line: CommandLine) -> None:
    report = line("diff", "gfx1151/step17", "gfx1151/step18", "--json").json
    (settings,) = [text["lines"] for text in report["texts"] if text["name"] == "the step's lanes"]
    assert {"-triton.options.num_stages = 2", "+triton.options.num_stages = 1"} <= set(settings)
    names = [text["name"] for text in report["texts"]]
    assert not any("ttgir" in name for name in names)
    with_ir = line("diff", "gfx1151/step17", "gfx1151/step18", "--ir", "--json").json
    assert "triton: kernel.ttgir" in [text["name"] for text in with_ir["texts"]]
    shown = line("diff", "gfx1151/step17", "gfx1151/step18", "--ir").out
    assert "  +triton.options.num_stages = 1" in shown
    assert re.search(r"^  [\d,]+ more lines: --all$", shown, re.MULTILINE)
    assert line("diff", "gfx1151/step05", "gfx1151/step18", "--json").json["texts"] == [], "of a log"


def test_two_runs_in_short_have_the_figures_that_differ_most(line: CommandLine) -> None:
    short, whole = (line("diff", "step14", "step19", *words, "--json").json for words in (["--summary"], []))
    assert len(json.dumps(short)) < 15_000 < len(json.dumps(whole))
    shortened = {"counters", "texts"}
    assert {key: short[key] for key in short if key not in shortened} == {
        key: whole[key] for key in whole if key not in shortened
    }
    first = short["counters"][0]
    assert (first["lane"], first["scope"], first["name"]) == ("triton", "hot_loop", "non_matrix_per_matrix")
    assert all(row in whole["counters"] and row["values"][0] != row["values"][1] for row in short["counters"])
    assert line("diff", "step14", "step19", "--summary", "--all").code == 2


def test_a_hot_loop_is_read_beside_its_source(line: CommandLine) -> None:
    shown = line("show", "step19", "--loop", "triton", "--json").json
    whole = line("show", "step19", "--json").json["lanes"]["triton"]["isa"]["hot_loop"]
    assert shown["instructions"] == whole["instructions"] == sum(len(part["code"]) for part in shown["parts"])
    assert sum(row["instructions"] for row in shown["sources"]) == shown["instructions"]
    assert [row["instructions"] for row in shown["sources"]] == sorted(
        (row["instructions"] for row in shown["sources"]), reverse=True
    )
    lines = (ROOT / "triton_kernels" / "scaled_mm_packed.py").read_text().splitlines()
    for row in shown["sources"]:
        if row["source"]:
            path, _, number = row["source"].partition(":")
            assert (path, row["text"]) == ("triton_kernels/scaled_mm_packed.py", lines[int(number) - 1].strip())
    classes: dict[str, int] = {}
    for row in shown["sources"]:
        for name, count in row["classes"].items():
            classes[name] = classes.get(name, 0) + count
    assert classes == {name: count for name, count in whole["classes"].items() if count}
    assert "acc = tl.dot(a0, b0, acc)" in line("show", "step19", "--loop", "triton").out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["step19", "--loop", "tritan"], "--loop: step19 has no lane 'tritan': did you mean 'triton'?"),
        (["step01", "--loop", "triton"], "the lab book has no machine code of it that can be read"),
        (["step19", "--loop", "triton", "--summary"], "--explain, --loop, --summary: each is shown alone"),
    ],
)
def test_a_hot_loop_that_is_none_is_a_sentence(line: CommandLine, words: list[str], sentence: str) -> None:
    ended = line("show", *words, "--json")
    assert (ended.code, ended.result) == (2, "")
    assert sentence in ended.err
