"""What the reports show: every number with its basis, imported beside own figures with a note."""

import re
import subprocess
from pathlib import Path

import pytest
from books import new_book
from command_line import command
from conftest import CommandLine

import parity as library


def test_the_report_shows_steps_gap_and_deltas(shared_parity: CommandLine) -> None:
    text = shared_parity("report", "--all").out
    for number in range(1, 15):
        assert f"step{number:02}" in text
    assert re.search(r"baseline: step11, triton 45\.028 ms, hip 30\.932 ms, ratio 1\.46 \(imported\)", text)
    assert re.search(r"step11\*\s+keep\s+imported\s+45\.113 / 45\.028\s+30\.651 / 30\.932\s+1\.46", text)
    assert re.search(r"step14\s+inconclusive\s+static\s+–\s+–\s+–", text)
    assert "env-block-pingpong" in text
    assert re.search(r"triton\s+function\.v_perm_b32\s+188\s+imported\s+128\s+static\s+-60", text)
    assert "its kernel source and compiler differ from step14's" in " ".join(text.split())
    assert "verified: both lanes on the emulator" in text
    assert "awaiting measurement" in text


def test_the_report_as_json_has_a_basis_beside_every_figure(shared_parity: CommandLine) -> None:
    document = shared_parity("report", "--json").json
    assert document["baseline"]["ms"]["triton"] == 45.028
    (deltas,) = document["isa_deltas"]
    assert (deltas["step"], deltas["other"]) == ("step14", "step11")
    assert {(row["basis"], row["other_basis"]) for row in deltas["counters"]} == {("static", "imported")}
    for run in document["runs"]:
        assert run["basis"] in ("imported", "static")
        assert (run["kpi"]["basis"] is None) == (run["kpi"]["ms"]["triton"] is None)


def test_the_markdown_log_has_contract_status_findings_steps_and_plan(shared_parity: CommandLine) -> None:
    text = shared_parity("report", "--markdown").out
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert headings[:2] == ["Fixed comparison contract", "Status"]
    assert {"Steps", "The gap", "Conclusions", "Findings of the imported log", "Experiments"} < {*headings}
    assert "| step11\\* | keep | imported | 45.113 / 45.028 | 30.651 / 30.932 | 1.46 | Compiler: vec 2" in text
    assert "\\* baseline" in text
    assert len(re.findall(r"^### step\d\d ", text, re.MULTILINE)) == 14
    assert "### step14 (inconclusive, static): Own kernel pair on stock Triton 3.6.0" in text
    assert "- KPI: triton 45.113 / 45.028 ms, hip 30.651 / 30.932 ms, ratio 1.46 (imported)" in text
    assert re.search(
        r"^- verification: verified \(both lanes on the emulator \(tolerance\), [\d,]+ elements, none wrong\)$",
        text,
        re.M,
    )


def test_the_diff_shows_both_sides_with_their_basis(shared_parity: CommandLine) -> None:
    document = shared_parity("diff", "step07", "step14", "--json").json
    assert document["steps"] == ["step07", "step14"]
    assert document["contract"] == "same"
    assert "step07 is imported" in document["note"]
    rows = {(row["lane"], row["scope"], row["name"]): row for row in document["counters"]}
    assert rows["triton", "function", "v_perm_b32"]["values"] == [128, 128]
    assert rows["triton", "function", "v_perm_b32"]["bases"] == ["imported", "static"]
    assert rows["triton", "hot_loop", "non_matrix_per_matrix"]["values"][0] is None
    assert rows["hip", "hot_loop_class", "lds_load_128"]["values"] == [None, 32]


def test_the_diff_as_text(shared_parity: CommandLine) -> None:
    text = shared_parity("diff", "step07", "step14").out
    for heading in ("contract: same", "Resources", "Profiler", "Hot loop", "Whole function, by class"):
        assert heading in text
    assert "num_warps=8" in text
    assert re.search(r"triton\s+vgpr\s+216\s+imported\s+–", text)


def test_show_has_checks_findings_and_artifacts(shared_parity: CommandLine) -> None:
    text = shared_parity("show", "step14").out
    assert re.search(r"hip\s+matrix instruction\s+held\s+v_wmma_f32_16x16x16_f16", text)
    assert "finding narrow-lds: ds_load_u8 moves 8 of 128 possible bits per lane in the hot loop (first at line" in text
    assert "artifact kernel.ttgir" in text
    assert "KPI: not measured; baseline step11: triton 45.028 ms (imported)" in text


def test_show_an_imported_step(shared_parity: CommandLine) -> None:
    document = shared_parity("show", "step08", "--json").json
    assert document["basis"] == "imported"
    assert document["lanes"]["hip"]["toolchain"] is None
    assert document["lanes"]["triton"]["isa"]["hot_loop"] is None
    assert "lds_bytes" not in document["lanes"]["triton"]["resources"]


def test_a_step_without_a_run_says_what_to_do(shared_parity: CommandLine) -> None:
    ended = shared_parity("show", "step99")
    assert ended.code == 2
    assert "has no run of gfx1151/step99, and there is no such step" in ended.err
    assert shared_parity("show", "step14", "--run", "99999").code == 2


def test_the_notebook_interface(shared_parity: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a named lab book needs no workspace
    book = library.connect(str(shared_parity.workspace.root / "results.db"))
    gaps = book.frame("gaps")
    row = gaps[(gaps.step == "step11") & (gaps.repeat == 2)].iloc[0]
    assert (row.lane, row.ms, row.other_lane, row.other_ms) == ("triton", 45.028, "hip", 30.932)
    assert (round(row.ratio, 2), row.basis) == (1.46, "imported")
    deltas = book.query("SELECT * FROM isa_deltas WHERE step = :step AND name = 's_waitcnt'", step="step13")
    assert (deltas.value[0], deltas.parent_value[0], deltas.delta[0]) == (144, 117, 27)
    runs = book.frame("runs")
    assert set(runs[runs.step == "step14"].time_basis.isna()) == {True}


def test_a_diff_takes_runs_too(shared_parity: CommandLine) -> None:
    run = shared_parity("show", "step14", "--json").json["run_id"]
    of_runs = shared_parity("diff", "step11", str(run), "--json")
    assert (of_runs.code, of_runs.out) == (0, shared_parity("diff", "step11", "step14", "--json").out)


def test_a_diff_with_a_lane_from_hiprtc(shared_parity: CommandLine, rocm: Path, tmp_path: Path) -> None:
    book = str(tmp_path / "book.db")
    assert shared_parity("run", "step14", "--db", book, env={"ROCM_PATH": str(rocm)}).code == 0
    ended = shared_parity("diff", "step11", "step14", "--db", book)
    assert ended.code == 0
    assert "hiprtc 7.14." in ended.out
    assert "--offload-arch=gfx1151" in ended.out


@pytest.mark.slow
def test_what_only_one_side_has_is_in_the_diff(parity: CommandLine) -> None:
    """Four warps do the work of eight: the machine code spills, and the diff says so."""
    step = parity.workspace.experiments / "gfx1151" / "step15.toml"
    step.write_text(
        'title = "t"\nhypothesis = "h"\nchange = "c"\nparent = "step14"\n[expect]\ntext = "e"\n[lanes.triton.options]\nnum_warps = 4\n'
    )
    assert parity("run", "step14", "--hip-compiler", "zig").code == 0
    assert parity("run", "step15", "--hip-compiler", "zig").code == 1
    rows = {
        (r["lane"], r["scope"], r["name"]): r for r in parity("diff", "step14", "step15", "--json").json["counters"]
    }
    spills = rows["triton", "function", "scratch_load_b128"]
    assert spills["values"][0] == 0
    assert spills["values"][1] > 100
    assert re.search(r"scratch_load_b128\s+0\s+static\s+\d+\s+static", parity("diff", "step14", "step15").out)
    report = parity("report", "--all").out
    assert re.search(r"triton\s+function_class\.scratch\s+0\s+static\s+\d+\s+static", report)


def test_runs_under_another_contract_are_marked(parity: CommandLine) -> None:
    path = parity.workspace.experiments / "gfx1151" / "contract.toml"
    new_book(parity.workspace)
    assert parity("report").code == 0
    path.write_text(path.read_text().replace("m = 8192, n = 8192, k = 8192", "m = 4096, n = 4096, k = 4096"))
    report = parity("report")
    assert "under another contract: not comparable" in report.out
    assert "step11:" not in report.out
    everything = parity("report", "--all").out
    assert "under another contract: not comparable" in everything
    assert "baseline: step11" not in everything


def test_a_reader_that_closes_early_is_no_error(shared_parity: CommandLine) -> None:
    with subprocess.Popen(
        command("report", "--json"),
        cwd=shared_parity.workspace.root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141
