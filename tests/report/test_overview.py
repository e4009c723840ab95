"""`parity report` on one screen, of one device, and the summary of a run in eight lines."""

import re
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from books import lab_book
from conftest import CommandLine
from rich.console import Console
from test_visible import asked

from parity.report.records.overview import Trend
from parity.report.records.run import RunSummary, Shift
from parity.report.terminal.overview import _trend_lines, print_overview, summary_lines
from parity.store import Database

WIDTHS = (80, 100, 160)
SUMMARY = RunSummary(
    run_id=1,
    study="gfx1151",
    step="step14",
    title="t",
    word="reject",
    was_kept=False,
    basis="measured",
    verification="verified: both lanes on the GPU (tolerance), 1,376,256 elements, none wrong",
    device_name="AMD Radeon 8060S",
    ms={"triton": 45.113, "hip": 30.651},
    vendor_ms=None,
    time_basis="measured",
    baseline_step="step11",
    baseline=Shift("triton", 45.113, "measured", "step11", 44.1, "measured", 0.02297, 0.0211, 0.0249, True),
    before_step=None,
    before=None,
    gap=Shift("triton", 45.113, "measured", "hip", 30.651, "measured", 0.4718, is_time=True),
    wrong=[],
    reasons=["+2.30 % [+2.11, +2.49], 0 of 24 pairs faster, p = 1.0000, delta 0.50 %", *["a reason " * 30] * 5],
    next="see what changed: parity diff gfx1151/step11 gfx1151/step14",
    commands=["parity diff gfx1151/step11 gfx1151/step14"],
)


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A copy of this repository's lab book, in which study sm90 was measured on an H200."""
    return lab_book(tmp_path / "book.db")


def execute(book: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(book)) as connection, connection:
        connection.execute(statement, values)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_report_is_one_screen_that_ends_with_the_highest_step(shared_parity: CommandLine, width: int) -> None:
    text = shared_parity("report", env={"COLUMNS": str(width)}).out
    lines = text.splitlines()
    assert len(lines) <= 50
    assert max(map(len, lines)) <= width
    assert "baseline  step11: triton 45.028 ms, hip 30.932 ms, ratio 1.46 (imported)" in text
    assert re.search(r"step13 +reject +imported +48\.895 ", text), "no figure is cut"
    assert re.search(r"trend     ▁▂▁▁█▂▁███▁▁▂· ▁ 45\.028, █ 67\.542 or more \(imported\): triton ms", text)
    first = next(at for at, line in enumerate(lines) if line.startswith("step14  inconclusive (static), verified"))
    assert len(lines) - first <= 8
    assert lines[-1] == "more      parity show gfx1151/step14"
    assert "next      time it on a gfx1151" in text


def test_the_smallest_terminal_shows_it_all(shared_parity: CommandLine) -> None:
    """80 columns and 24 lines: fewer steps, no findings, but the state, the trend and the last run."""
    report = asked("report")(shared_parity)
    console = Console(force_terminal=True, width=80, height=24)
    with console.capture() as captured:
        print_overview(console, report)
    text = captured.get()
    assert len(text.splitlines()) <= 23
    assert "step14" in text
    assert "findings" not in text


@pytest.mark.parametrize("width", WIDTHS)
def test_a_summary_has_at_most_eight_lines(width: int) -> None:
    console = Console(width=width)
    lines = [line.plain for line in summary_lines(console, SUMMARY)]
    assert len(lines) == 8
    assert max(map(len, lines)) <= width
    assert "baseline  +2.30 % [+2.11, +2.49]: triton 45.113 ms, step11 44.100 (measured)" in lines
    assert "gap       1.47 times hip's 30.651 ms (measured)" in lines
    assert "KPI       triton 45.113 ms, hip 30.651 ms (measured) on AMD Radeon 8060S" in lines
    assert [line[:10].strip() for line in lines][-2:] == ["next", "more"]


def test_the_vendors_library_stands_beside_the_lanes() -> None:
    lines = [line.plain for line in summary_lines(Console(width=100), replace(SUMMARY, vendor_ms=28.5))]
    assert lines[1] == (
        "KPI       triton 45.113 ms, hip 30.651 ms, vendor's library 28.500 ms (measured) on AMD Radeon 8060S"
    )


def test_a_wrong_lane_is_told_whole() -> None:
    wrong = replace(SUMMARY, verification="failed: hip: exact, 256 x 512 x 128: 3 of 131,072 elements are wrong")
    text = " ".join(line.plain for line in summary_lines(Console(width=80), wrong))
    assert "3 of 131,072 elements are wrong" in " ".join(text.split())


def test_a_spark_for_every_step() -> None:
    """Close to the best value differences are seen, whatever the worst is; a step without the figure is a dot."""
    (line,) = _trend_lines(Console(width=80), Trend("triton ms", "measured", [40.0, 42.5, None, 400.0, 59.0]))
    assert line.plain == "trend     ▁▂·██ ▁ 40.000, █ 60.000 or more (measured): triton ms"
    (flat,) = _trend_lines(Console(width=80), Trend("triton ms", "measured", [1.0, 1.0]))
    assert flat.plain == "trend     ▁▁ ▁ 1.000, █ 1.000 (measured): triton ms"


def test_times_of_two_devices_never_stand_together(shared_parity: CommandLine, book: Path) -> None:
    """Planted: two of the first four steps were timed on an H100, as in a lab book of two machines."""
    execute(book, "DELETE FROM run WHERE study = 'sm90' AND step > 'step04'")
    execute(book, "UPDATE run SET device_name = 'NVIDIA H100' WHERE study = 'sm90' AND step IN ('step01', 'step02')")
    reports = {
        device: shared_parity("report", "sm90", "--db", str(book), *more, env={"COLUMNS": "160"}).out
        for device, more in (("NVIDIA H200", ()), ("NVIDIA H100", ("--device", "NVIDIA H100")))
    }
    assert "device    NVIDIA H200; others, which --device NAME shows: NVIDIA H100 (2 steps)" in reports["NVIDIA H200"]
    assert "device    NVIDIA H100; others, which --device NAME shows: NVIDIA H200 (2 steps)" in reports["NVIDIA H100"]
    assert "5.315" not in reports["NVIDIA H200"]
    assert "3.305" not in reports["NVIDIA H100"]
    assert "baseline  step02: triton 3.340 ms" in reports["NVIDIA H100"]
    document = shared_parity("report", "sm90", "--db", str(book), "--json").json
    assert (document["device"], document["other_devices"]) == ("NVIDIA H200", {"NVIDIA H100": 2})
    assert {run["step"] for run in document["runs"]} == {"step03", "step04"}
    ended = shared_parity("report", "sm90", "--db", str(book), "--device", "RX 7900")
    assert ended.code == 2
    assert "--device: study 'sm90' has no run on 'RX 7900': NVIDIA H100, NVIDIA H200" in ended.err


def test_the_imported_devices_baseline_is_its_own(shared_parity: CommandLine, tmp_path: Path) -> None:
    """Planted: step 14 was measured and kept on another GPU."""
    book = Path(shutil.copy(shared_parity.workspace.root / "results.db", tmp_path / "lab.db"))
    execute(
        book,
        "UPDATE run SET verdict = 'keep', basis = 'measured', device = 'hip', device_name = 'AMD Radeon 8060S' "
        "WHERE study = 'gfx1151' AND step = 'step14'",
    )
    here = shared_parity("report", "--db", str(book)).out
    assert "device    AMD Radeon 8060S; others, which --device NAME shows: gfx1151, as logged (17 steps)" in here
    assert "step11" not in here
    there = shared_parity("report", "--db", str(book), "--device", "gfx1151, as logged").out
    assert "baseline  step11: triton 45.028 ms" in there
    assert "step14" not in there


def test_a_study_without_runs_is_shown(shared_parity: CommandLine, tmp_path: Path) -> None:
    Database(f"sqlite:///{tmp_path}/empty.db").open()
    text = shared_parity("report", "gfx942", "--db", str(tmp_path / "empty.db")).out
    assert "problem   scaled_mm, 8192 x 8192 x 8192" in text
    assert "baseline  none yet" in text


def test_a_static_run_never_stands_in_for_a_measurement(shared_parity: CommandLine, book: Path) -> None:
    execute(
        book,
        "UPDATE run SET started_at = '2026-11-23T13:00:00.000+00:00' WHERE study = 'sm90' AND step = 'step04' "
        "AND device_name IS NULL",
    )
    text = shared_parity("report", "sm90", "--db", str(book)).out
    assert re.search(r"step04~ +reject +measured ", text)
    assert re.search(r"^step12  keep \(measured\)", text, re.M), "a study is its highest step, whatever was run last"
    short = shared_parity("report", "sm90", "--db", str(book), "--summary", "--json").json
    shown = shared_parity("show", "sm90/step12", "--db", str(book), "--summary", "--json").json
    assert (short["highest_run"], short["baseline"]) == (shown["run_id"], "step12")


def test_of_a_study_without_numbers_the_last_run_stands_at_the_end(shared_parity: CommandLine, book: Path) -> None:
    execute(book, "UPDATE run SET step = 'tried-' || id WHERE study = 'sm90'")
    text = shared_parity("report", "sm90", "--db", str(book)).out
    assert re.search(r"^tried-103  reject \(static\)", text, re.M)


def test_the_baseline_is_that_of_the_judged_lane(shared_parity: CommandLine, book: Path) -> None:
    """step07 of sm90 is judged by the reference lane, cuda; Triton was its control."""
    summary = shared_parity("show", "sm90/step07", "--db", str(book), "--summary").out
    assert "baseline  -11.05 % [-11.46, -10.50]: cuda 2.307 ms, step05 2.593 (measured)" in summary
    whole = shared_parity("show", "sm90/step08", "--db", str(book)).out
    assert re.search(r"KPI: triton 3\.403 ms, cuda 2\.315 ms \(measured\); baseline step09: cuda 2\.039 ms", whole)


def test_another_lanes_own_baseline_stands_beside_the_candidates(shared_parity: CommandLine, book: Path) -> None:
    report_text = " ".join(shared_parity("report", "sm90", "--db", str(book)).out.split())
    assert "ratio 1.23 (measured); cuda's own is step09: 2.039 ms (measured)" in report_text


def test_a_static_runs_baseline_is_that_of_the_judged_lane(shared_parity: CommandLine, book: Path) -> None:
    """The last kept run of sm90 is Triton's step12; that of cuda is step09."""
    execute(book, "UPDATE run SET device_name = NULL, device = 'emulator' WHERE study = 'sm90' AND step = 'step08'")
    execute(book, "DELETE FROM fact WHERE lane = 'baseline' AND run_id IN (SELECT id FROM run WHERE step = 'step08')")
    document = shared_parity("show", "sm90/step08", "--db", str(book), "--json", "--summary").json
    assert document["baseline"] == "step09"


def test_the_steps_since_one(shared_parity: CommandLine) -> None:
    def steps(*more: str) -> list[str]:
        text = shared_parity("report", *more, env={"COLUMNS": "160"}).out
        return re.findall(r"^ (step\d\d)\*? ", text, re.M)

    assert steps() == [f"step{number:02}" for number in range(5, 15)]
    assert steps("--since", "step12") == ["step12", "step13", "step14"]
    assert len(steps("--since", "step01")) == 14, "all of them, on however many screens"
    assert steps("--since", "2020-01-01") == ["step14"], "imported steps have no date"
    for more, sentence in (
        (("--since", "yesterday"), "--since: 'yesterday' is neither a step of the study nor a date"),
        (("--since", "step12", "--all"), "only one of them at a time"),
        (("--step", "step99"), "has no run of gfx1151/step99"),
    ):
        ended = shared_parity("report", *more)
        assert (ended.code, ended.out, sentence in ended.err) == (2, "", True), ended.err


def test_one_step_of_a_study(shared_parity: CommandLine) -> None:
    text = " ".join(shared_parity("report", "--step", "step14").out.split())
    assert "step14: hot loop, instructions per class" in text
    assert "step14 against its baseline step11" in text
    assert "step13" not in text


def test_unchanged_rows_of_a_diff_are_there_on_request(shared_parity: CommandLine) -> None:
    short, whole = (shared_parity("diff", "step07", "step14", *more).out for more in ((), ("--all",)))
    row = re.compile(r"triton +v_perm_b32 +128 +imported +128 +static")
    assert not row.search(short)
    assert row.search(whole)
    assert re.search(r"\d+ rows in which both are equal: --all shows them\.", short)


@pytest.mark.parametrize("words", [("report", "--all"), ("show", "step14"), ("diff", "step07", "step14")])
def test_narrow_terminals_cut_no_figure(shared_parity: CommandLine, words: tuple[str, ...]) -> None:
    """Every figure of the wide text's columns is in the narrow one, in one piece."""
    figures = re.compile(r"(?<![\w.])\d{1,3}(?:,\d{3})+|(?<![\w.])\d+\.\d+(?![\w.])")
    wide = set(figures.findall(shared_parity(*words, env={"COLUMNS": "300"}).out))
    for width in (100, 160):
        text = shared_parity(*words, env={"COLUMNS": str(width)}).out
        assert max(map(len, text.splitlines())) <= width
        assert wide <= set(figures.findall(text)), wide - set(figures.findall(text))


def test_a_step_that_was_kept_before_says_so(shared_parity: CommandLine, tmp_path: Path) -> None:
    """step07 of sm90 was kept, and measured again when step13 was the CUDA lane's baseline."""
    book = lab_book(tmp_path / "book.db", until="2026-11-23T14:45")
    report = ("report", "sm90", "--db", str(book))
    text = shared_parity(*report).out
    assert re.search(r"step07~° +reject +measured", text)
    assert re.search(r"step08~ +reject +measured", text), "it was never kept"
    assert re.search(r"step13~? +keep +measured", text)
    assert "° an earlier run of it was kept" in text
    assert "°" in shared_parity(*report, "--all").out
    kept = {run["step"]: run["was_kept"] for run in shared_parity(*report, "--json").json["runs"]}
    assert [step for step, was_kept in kept.items() if was_kept] == ["step07"]
    short = {entry["step"]: entry["was_kept"] for entry in shared_parity(*report, "--summary", "--json").json["steps"]}
    assert [step for step, was_kept in short.items() if was_kept] == ["step07"]
    log = shared_parity(*report, "--markdown").out
    assert "### step07 (reject, but an earlier run of it was kept, measured)" in log
    assert "### step08 (reject, measured)" in log
    avoid = log.partition("## Do not repeat")[2].partition("\n## ")[0]
    assert "- step08, " in avoid
    assert "- step07, " not in avoid
    show = ("show", "sm90/step07", "--db", str(book))
    assert "reject, but an earlier run of it was kept (measured)" in shared_parity(*show, "--summary").out
    assert "it was kept before; step13 has been kept since" in shared_parity(*show, "--summary").out
    assert shared_parity(*show, "--summary", "--json").json["was_kept"] is True
    assert shared_parity(*show, "--json").json["was_kept"] is True
    folder = tmp_path / "site"
    assert shared_parity(*report, "--html", str(folder)).code == 0
    pages = {step: next(folder.rglob(f"{step}.html")).read_text() for step in ("step07", "step08")}
    assert ("kept before" in pages["step07"], "kept before" in pages["step08"]) == (True, False)
    execute(book, "UPDATE run SET verdict = 'inconclusive' WHERE study = 'sm90' AND verdict = 'keep'")
    assert "°" not in shared_parity(*report).out


def test_reasons_that_have_no_room_are_counted() -> None:
    many = replace(SUMMARY, reasons=[f"reason {number}" for number in range(9)])
    lines = [line.plain for line in summary_lines(Console(width=80), many)]
    assert len(lines) == 8
    assert lines[-1] == "more      parity show gfx1151/step14 (7 more reasons)"
    few = [line.plain for line in summary_lines(Console(width=80), replace(SUMMARY, reasons=["one"]))]
    assert few[-1] == "more      parity show gfx1151/step14"


def test_nothing_is_compared_with_a_wrong_lane() -> None:
    """Planted: the judged lane is wrong, not the step before."""
    wrong = replace(SUMMARY, baseline=None, baseline_step=None, before_step="step13", wrong=["triton"], gap=None)
    text = [line.plain for line in summary_lines(Console(width=100), wrong)]
    assert "before    none: triton is wrong, so nothing is compared with it" in text
