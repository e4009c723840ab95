"""Other people's text neither steers the terminal nor marks up a document, whichever command shows it."""

import json
import re
import unicodedata
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandLine

from parity.cli.output import lay_out, progress_bar
from parity.emulator.emulate import WrittenOutput
from parity.records import CheckStatus, ProfiledLane, ProfileImport
from parity.records.faults import Fault, FaultKind
from parity.report import terminal
from parity.report.markdown import render_log
from parity.report.records.lane import ExecutedCounts, ExecutedLoop, MemoryRow
from parity.report.records.machine import CalibrationReport, EmulationReport, FaultReport
from parity.report.records.profile import ImportReport, Profile, ProfilingReport, SampledInstruction, Sampling
from parity.report.records.run import EndedRun, RunReport
from parity.report.sweeps import draw, sweep_report
from parity.report.visible import markdown_text, visible
from parity.store import SweepPoint

EVIL = "\x1b]0;owned\x07\x9b2J\u202egnp.exe\u2066\u2028[red]x[/red]:skull:\x7f\r"
SHOWN = r"\x1b]0;owned\x07\x9b2J\u202egnp.exe\u2066\u2028[red]x[/red]:skull:\x7f\x0d"
# What a layout looks up; everything else in a report is somebody's text.
WORDS = {
    "status",
    "state",
    "basis",
    "verdict",
    "lane",
    "lanes",
    "step",
    "kind",
    "started_at",
    "finished_at",
    "steps",
    "best_by",
    "candidate",
    "reference",
    "key",
}
STYLES = re.compile(r"\x1b\[[\d;]*m")


def steering(text: str) -> set[str]:
    return {letter for letter in text if letter not in "\n\t" and unicodedata.category(letter)[0] in "CZ"} - {" "}


def poisoned(value: Any, name: str = "") -> Any:
    """A report in which every text but the words of the layouts ends in the planted one."""
    match value:
        case Enum():
            return value
        case str() if name not in WORDS:
            return value + EVIL
        case Path():
            return Path(str(value) + EVIL)
        case tuple():
            return tuple(poisoned(inner, name) for inner in value)
        case dict() if name == "main_launches":
            return value
        case dict():
            return {key: poisoned(inner, key) for key, inner in value.items()}
        case list():
            return [poisoned(inner, name) for inner in value]
    if is_dataclass(value) and not isinstance(value, type):
        return replace(
            value, **{field.name: poisoned(getattr(value, field.name), field.name) for field in fields(value)}
        )
    return value


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x00b\x1b[31mc\x7f\x9b", r"a\x00b\x1b[31mc\x7f\x9b"),
        ("\u202a\u202e\u2066\u2069\u2028\u2029\ufeff\ud800", r"\u202a\u202e\u2066\u2069\u2028\u2029\ufeff\ud800"),
        ("two\nlines\tand – ünïcode 漢", "two\nlines\tand – ünïcode 漢"),
    ],
)
def test_control_characters_are_visible_and_nothing_else_changes(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_a_sentence_stays_one_line() -> None:
    assert visible("a\nparity: all is well\tb", lines=False) == r"a\x0aparity: all is well\x09b"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a | b `c` <img src=x> &lt;", r"a \| b \`c\` &lt;img src=x> &amp;lt;"),
        ("one\n\n# two\n| three |", r"one # two \| three \|"),
        ("[x](javascript:y) ![z][q] vec=[1, 0]", r"[x\](javascript:y) ![z\][q] vec=[1, 0]"),
        ("**bold** 2 * 3", r"\*\*bold\*\* 2 * 3"),
        ("# heading", r"\# heading"),
        ("1. item", r"1\. item"),
        ("already \\| escaped\\", r"already \\\| escaped\\"),
        ("v_perm_b32 x\x1b[1m", r"v_perm_b32 x\x1b[1m"),
    ],
)
def test_markdown_shows_what_was_written(text: str, shown: str) -> None:
    assert markdown_text(text) == shown


def emulated(_: CommandLine) -> Any:
    row = MemoryRow(3, "ds_load_u8", "lds", 1, 2, 1, 0, 0, 0, 0, 0, "emulated", True)
    fault = Fault(FaultKind.OUTSIDE_LDS, "ds_load_u8", 3, (0, 0, 0), 0, 0, 64)
    fault_report = FaultReport(fault, "line 3", 2)
    return EmulationReport(
        "emulated",
        "mm",
        1,
        ExecutedCounts(4, {"valu" + EVIL: 4}, {}),
        {},
        {},
        {},
        {},
        ExecutedLoop({}, {}),
        [row],
        {},
        [fault_report],
        1.0,
        [WrittenOutput(0, 1, 2, "c.npy")],
        EVIL,
        [EVIL],
    )


def point(**changes: Any) -> SweepPoint:
    return SweepPoint(
        **{
            "key": "1",
            "study": "s",
            "lane": "hip",
            "arch": "gfx1151",
            "parameters": {"env.X": "1"},
            "toolchain": "",
            "figures": {},
            **changes,
        }
    )


def swept(_: CommandLine) -> Any:
    good = point(key="2", figures={"next_free_vgpr": 1.0, "function_instructions": 9.0})
    return sweep_report("s", "hip", [point(failure="error: x"), good])


def profiled(_: CommandLine) -> Any:
    return ProfilingReport(1, [ProfiledLane("hip", "rocprofv3", 1, ("trace: no",), {"SQ": "no"})])


def imported(_: CommandLine) -> Any:
    return ImportReport(
        1, [ProfileImport(Path("a.csv"), "hip", 1, 0, 1, stopped="cut off")], {"has no dispatches": ["b.csv"]}
    )


def with_profile(line: CommandLine) -> Any:
    """Step 14 with what a profiler says of it: names of its kernel, counters and stall reasons are other people's."""
    report = asked("show", "step14")(line)
    row = SampledInstruction("v_add", "valu", [1], True, 1, None, {"wait" + EVIL: 1}, 1.0)
    sampling = Sampling(1, {"valu" + EVIL: 1.0}, {"hot loop": 1.0}, {"w" + EVIL: 1.0}, [row])
    profile = Profile(
        "imported",
        "a.csv",
        1,
        0,
        True,
        None,
        {"vgpr" + EVIL: [1]},
        {"SQ_WAVES" + EVIL: 1.0},
        [],
        [],
        ["VGPRs: 1"],
        sampling,
    )
    return replace(report, lanes={**report.lanes, "hip": replace(report.lanes["hip"], profiles=[profile])})


def asked(*arguments: str) -> Any:
    """What a command lays out."""

    @cache
    def ask(line: CommandLine) -> Any:
        laid_out: list[Any] = []
        with pytest.MonkeyPatch.context() as patch:
            for module in ("output", "code", "reading"):
                patch.setattr(f"parity.cli.{module}.lay_out", lambda _, report: laid_out.append(report))
            line(*arguments)
        (report,) = laid_out
        return report

    return ask


def kernels(line: CommandLine) -> Any:
    path = next((line.workspace.private / "builds").glob("*/kernel.s"))
    return asked("isa", str(path))(line)


def ended(line: CommandLine) -> Any:
    """What `parity run` shows, from the recorded run; with a build that failed and a check that does not hold."""
    (run,) = [run for run in asked("report", "--all")(line).runs if run.step == "step14"]
    run = RunReport(**{name: getattr(run, name) for name in RunReport.__dataclass_fields__})
    build = run.lanes["hip"].build
    assert build is not None
    lane = replace(run.lanes["hip"], build=replace(build, ok=False, message=f"error{EVIL}"))
    check = replace(run.checks[0], status=CheckStatus.VIOLATED)
    run = replace(run, lanes={**run.lanes, "hip": lane}, checks=[check])
    return EndedRun(run, asked("report")(line).highest, None)


def calibrated(_: CommandLine) -> Any:
    return CalibrationReport("hip", "GPU", "measured", 2, 0.01, 0.02)


@pytest.mark.parametrize("is_terminal", [False, True])
@pytest.mark.parametrize(
    ("layout", "reported"),
    [
        (terminal.print_run, asked("show", "step14")),
        (terminal.print_run, with_profile),
        (terminal.print_report, asked("report", "--all")),
        (terminal.print_step, asked("report", "--step", "step14")),
        (terminal.print_overview, asked("report")),
        (terminal.print_ended, ended),
        (terminal.print_diff, asked("diff", "step07", "step14")),
        (terminal.print_kernels, kernels),
        (terminal.print_grid, asked("grid", "gfx1151")),
        (terminal.print_diagnoses, asked("doctor")),
        (terminal.print_emulation, emulated),
        (terminal.print_sweep, swept),
        (terminal.print_profiled, profiled),
        (terminal.print_imported, imported),
        (terminal.print_calibration, calibrated),
    ],
)
def test_no_text_of_a_document_steers_a_terminal(
    shared_parity: CommandLine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    layout: Any,
    reported: Any,
    is_terminal: bool,
) -> None:
    planted = poisoned(reported(shared_parity))
    monkeypatch.setenv("COLUMNS", "2000")
    if is_terminal:
        monkeypatch.setenv("FORCE_COLOR", "1")
    lay_out(layout, planted)
    text = capsys.readouterr().out
    if is_terminal:
        assert STYLES.search(text) or layout is terminal.print_calibration, "rich's own styles are there"
        text = STYLES.sub("", text)
    assert not steering(text)
    assert SHOWN in text
    assert "💀" not in text


def test_no_text_of_a_study_marks_up_the_log(shared_parity: CommandLine) -> None:
    report = asked("report", "--all")(shared_parity)
    clean = render_log(report)
    markup = "\n\n# forged\n|x|\n```\n<script>"
    numerics = {**report.contract["numerics"], "rounding": f"once{markup}"}
    planted = replace(
        report,
        contract={**report.contract, "numerics": numerics},
        runs=[replace(run, title=run.title + EVIL + markup) for run in report.runs],
        findings=[f"# {text}{markup}" for text in report.findings],
    )
    text = render_log(planted)
    assert not steering(text)
    assert len(re.findall(r"^#", text, re.M)) == len(re.findall(r"^#", clean, re.M))
    assert len(re.findall(r"(?<!\\)\|", text)) == len(re.findall(r"(?<!\\)\|", clean)), "no cell more than before"
    assert "<script" not in text
    assert not re.search(r"(?<!\\)```", text)


@pytest.mark.slow
def test_a_study_with_escapes_is_shown_by_every_command(parity: CommandLine) -> None:
    """From the files on: titles and hypotheses, a compiler's message, the name of a kernel's file."""
    folder = parity.workspace.experiments / "gfx1151"
    evil = json.dumps(EVIL)[:-1] + '[bold]"'  # JSON's escapes are TOML's too
    (parity.workspace.root / "hip_kernels" / "bad\x1b[31m.hip").write_text('#error "\x1b]0;owned\x07\u202e"\n')
    (folder / "step15.toml").write_text(
        f"title = {evil}\nhypothesis = {evil}\nchange = {evil}\n[expect]\ntext = {evil}\n"
        '[lanes.hip]\nkernel = "hip_kernels/bad\\u001b[31m.hip"\n'
    )
    for command in (
        ["run", "step15", "--hip-compiler", "zig"],
        ["show", "step15"],
        ["report"],
        ["report", "--all"],
        ["report", "--markdown"],
        ["diff", "step11", "step15"],
    ):
        ended = parity(*command)
        assert ended.code == (1 if command[0] == "run" else 0), ended.err
        assert not steering(ended.out + ended.err)
        if command[0] != "run":  # which shows no text of the step's, but the compiler's
            assert r"\x1b]0;owned\x07" in ended.out
            assert "[red]x" in ended.out
    assert json.loads(parity("show", "step15", "--json").out)["title"].startswith(EVIL), "JSON is what was written"


@pytest.mark.parametrize(
    "arguments",
    [
        ["isa", "no\x1b[31m\nfile"],
        ["show", "step\x1b[31m01"],
        ["report", "x\x1b]0;y\x07"],
        ["profile", "import", "no\x1bfile", "step14"],
        ["emulate", "no\x1bfile", "--launch", "no\x1bfile"],
        ["grid", "gfx1151", "--size", "\x1b[31m"],
        ["report", "--db", "/no\x1b[31m/book.db"],
        ["run", "step14", "--hip-compiler", "\x1b[31m"],
        ["run", "step14", "--\x1b[31m"],
        ["no\x1b[31mcommand"],
        ["sweep", "gfx1151", "--set", "x\x1b=1"],
    ],
)
def test_errors_show_names_and_are_not_steered_by_them(shared_parity: CommandLine, arguments: list[str]) -> None:
    ended = shared_parity(*arguments)
    assert ended.code == 2
    assert ended.out == ""
    assert not steering(ended.err)
    assert r"\x1b" in ended.err


def test_progress_shows_names_and_is_not_steered_by_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TTY_INTERACTIVE", "1")
    monkeypatch.setenv("COLUMNS", "300")
    with progress_bar() as progress:
        progress(f"building {EVIL}\nparity: done")
    written = capsys.readouterr().err
    assert "\x1b]0;" not in written
    assert "\x9b" not in written
    assert r"\x1b]0;owned\x07" in written
    assert r"[red]x[/red]:skull:\x7f\x0d\x0aparity: done" in written


def test_a_name_that_is_no_text_is_shown(shared_parity: CommandLine, tmp_path: Path) -> None:
    ended = shared_parity("isa", "no\udcff.s")  # bytes that are no UTF-8
    assert (ended.code, r"no\udcff.s" in ended.err) == (2, True)


def test_a_picture_takes_parameters_literally(tmp_path: Path) -> None:
    """A dollar would begin a formula, and half of one is an error."""
    figures = {"non_matrix_per_matrix": 1.0, "next_free_vgpr": 1.0}
    picture = tmp_path / "sweep.svg"
    draw(sweep_report("$\\x$", "hip", [point(parameters={"env.X": r"$\frac{$ <b>"}, figures=figures)]), picture)
    assert "<b>" not in picture.read_text()
