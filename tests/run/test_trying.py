"""`parity try`: a changed kernel against where the study stands, which no report counts, and the step made of it."""

import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from command_line import CommandLine
from conftest import ROOT
from twice import KERNEL, ZIG, write

from parity.contract.study import load_step
from parity.contract.workspace import Workspace

MORE = KERNEL.replace("#ifdef MORE", "#if 1")
WRONG = KERNEL.replace("FACTOR * x[at]", "3 * x[at]")


@pytest.fixture
def standing(parity: CommandLine, workspace: Workspace) -> CommandLine:
    """The study stands at step01, and there is a changed kernel."""
    write(workspace)
    assert parity("run", "twice/step01", *ZIG).code == 0
    (workspace.root / "mine" / "more.hip").write_text(MORE)
    return parity


def tried(parity: CommandLine, *arguments: str, code: int = 0) -> dict[str, object]:
    ended = parity("try", *arguments, *ZIG, "--study", "twice", "--summary", "--json")
    assert ended.code == code, ended.err
    return dict(ended.json)


def test_a_changed_kernel_is_compared_with_where_the_study_stands(standing: CommandLine) -> None:
    run = tried(standing, "mine=mine/more.hip")
    assert (run["step"], run["before"], run["verdict"], run["basis"]) == ("try", "step01", "inconclusive", "static")
    assert str(run["verification"]).startswith("verified")
    assert run["from_before"]["relative"] > 0  # type: ignore[index]
    assert {delta["lane"] for delta in run["deltas"]} == {"mine"}  # type: ignore[attr-defined]
    assert run["commands"] == ["parity new --from-try --study twice --change 'WHAT CHANGED' --run"]


def test_no_report_counts_a_try_and_no_step_is_compared_with_it(
    standing: CommandLine, workspace: Workspace, tmp_path: Path
) -> None:
    """Planted: the book says that the try was kept and timed."""
    before = standing("report", "twice", "--json").json
    number = tried(standing, "mine=mine/more.hip")["run_id"]
    with closing(sqlite3.connect(workspace.root / "results.db")) as book, book:
        book.execute(
            "UPDATE run SET verdict = 'keep', basis = 'measured', device_name = 'card' WHERE id = ?", (number,)
        )
    assert standing("report", "twice", "--json").json == before
    standing("report", "twice", "--html", str(tmp_path))
    assert not list(tmp_path.glob("try*"))
    (workspace.experiments / "twice" / "step02.toml").write_text(
        'title = "t"\n[lanes.mine]\nkernel = "mine/more.hip"\n'
    )
    ran = standing("run", "twice/step02", *ZIG, "--json").json
    assert (ran["answer"], ran["kpi"]["baseline"]) == (None, None), "the try asked the same, and does not answer"
    assert standing("show", "twice/step02", "--summary", "--json").json["before"] == "step01"
    assert f" {number}  " in standing("runs", "twice").out, "but it is recorded"
    assert standing("diff", "twice/step01", "twice/try", "--json").json["steps"] == ["step01", "try"]


def test_what_is_wrong_or_does_not_compile_is_a_recorded_try(standing: CommandLine, workspace: Workspace) -> None:
    (workspace.root / "mine" / "wrong.hip").write_text(WRONG)
    run = tried(standing, "mine=mine/wrong.hip", code=1)
    assert (run["verdict"], run["commands"]) == ("reject", ["parity show twice/try"])
    made = standing("new", "--from-try", "--change", "c", "--study", "twice")
    assert f"run {run['run_id']} computes a wrong result, and so will the step: mine" in made.err
    (workspace.root / "mine" / "broken.hip").write_text(KERNEL.replace("int at", "imt at"))
    run = tried(standing, "mine=mine/broken.hip", code=1)
    assert "imt" in str(run["reasons"])


def test_a_step_is_made_of_the_try_as_it_was_tried(standing: CommandLine, workspace: Workspace) -> None:
    tried(standing, "mine=mine/more.hip")
    (workspace.root / "mine" / "more.hip").write_text("changed since")
    made = standing("new", "--from-try", "--change", "a longer wait", "--study", "twice", "--json").json
    assert (made["step"], made["parent"]) == ("step02", "step01")
    assert (made["kernels"], made["next"]) == (["mine/more_step02.hip"], "parity run twice/step02")
    number = standing("show", "twice/try", "--json").json["run_id"]
    assert made["tried"] == number
    again = standing("new", "--from-try", "--change", "again", "--study", "twice").out
    assert again.splitlines() == [
        f"twice/step03: experiments/twice/step03.toml, as it was tried in run {number}, with mine/more_step03.hip",
        "next: parity run twice/step03",
    ]
    assert (workspace.root / "mine" / "more_step02.hip").read_text() == MORE
    _, step = load_step(workspace, "twice/step02")
    assert (step.text.title, step.text.change) == ("a longer wait", "a longer wait")
    assert (step.lanes["mine"].kernel, step.lanes["plain"].kernel) == ("mine/more_step02.hip", "mine/twice.hip")


def test_a_step_is_made_and_run_in_one_call(standing: CommandLine) -> None:
    tried(standing, "mine=mine/more.hip")
    ended = standing("new", "--from-try", "--change", "a wait", "--study", "twice", "--run", "--summary", "--json")
    assert (ended.code, ended.json["step"], ended.json["before"]) == (0, "step02", "step01"), ended.err
    assert "twice/step02: experiments/twice/step02.toml" in ended.err


def test_a_kernel_from_elsewhere_is_tried_and_becomes_the_steps_own(
    standing: CommandLine, workspace: Workspace, tmp_path: Path
) -> None:
    (tmp_path / "other.hip").write_text(MORE)
    assert tried(standing, f"mine={tmp_path / 'other.hip'}")["before"] == "step01"
    assert standing("new", "--from-try", "--change", "c", "--study", "twice", "--json").json["kernels"] == [
        "mine/twice_step02.hip"
    ]
    _, step = load_step(workspace, "twice/step02")
    assert not step.lanes["mine"].outside
    assert (workspace.root / "mine" / "twice_step02.hip").read_text() == MORE


def test_a_steps_own_kernel_is_tried_in_its_step(standing: CommandLine, workspace: Workspace) -> None:
    """The kernel says which study and step are meant, though another study is the default one."""
    made = standing("new", "t", "--study", "twice", "--json").json
    (kernel,) = made["kernels"]
    (workspace.root / kernel).write_text(MORE)
    ended = standing("try", kernel, *ZIG, "--json")
    assert (ended.code, ended.json["parent"], ended.json["study"]) == (0, "step02", "twice"), ended.err
    assert standing("new", "--from-try", "--change", "c", "--study", "twice", "--json").json["kernels"] == [
        "mine/twice_step03.hip"
    ]


def test_values_are_tried_without_a_kernel(standing: CommandLine, workspace: Workspace) -> None:
    (workspace.root / "mine" / "twice.hip").write_text(KERNEL.replace("#ifdef MORE", "#if defined(MORE) || EXTRA"))
    contract = workspace.experiments / "twice" / "contract.toml"
    contract.write_text(
        contract.read_text().replace('flags = ["-DFACTOR=2"]', 'flags = ["-DFACTOR=2"]\nconstants = { EXTRA = 0 }', 1)
    )
    run = tried(standing, "--set", "EXTRA=1")
    assert run["title"] == "try of EXTRA=1"
    standing("new", "--from-try", "--change", "c", "--study", "twice", "--json")
    assert load_step(workspace, "twice/step02")[1].lanes["mine"].constants == {"EXTRA": 1}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("try",), "FILE: which change? Name a changed kernel, or give --set NAME=VALUE"),
        (("try", "mine/mroe.hip"), "mine/mroe.hip: no such file"),
        (("try", "mien=mine/more.hip"), "'mien' is no lane: did you mean 'mine'?"),
        (("try", "mine/twice.py"), "for which lane? Write LANE=twice.py: there are mine (mine/twice.hip), plain"),
        (("try", "mine=mine/twice.py"), "lane 'mine' is built from files such as mine/twice.hip, not from .py"),
        (("try", "mine/more.hip", "--from", "step07"), "no such step"),
        (("try", "mine/more.hip", "--set", "num_stages=2"), "--set: lane mine has no"),
        (("new", "--from-try"), "--from-try: twice has no try: 'parity try FILE' makes one"),
        (("new", "t", "--from-try", "--share"), "--from-try: has its own beginning"),
        (("new", "t", "--summary"), "--summary: is of a run: it goes with --run"),
    ],
)
def test_what_cannot_be_tried_is_said(
    standing: CommandLine, workspace: Workspace, arguments: tuple[str, ...], sentence: str
) -> None:
    (workspace.root / "mine" / "twice.py").write_text("")
    runs = standing("runs", "twice", "--json").json
    ended = standing(*arguments, "--study", "twice")
    assert (ended.code, sentence in ended.err) == (2, True), ended.err
    assert standing("runs", "twice", "--json").json == runs


def test_wrong_words_end_a_watch(standing: CommandLine) -> None:
    ended = standing("try", "mine=mine/more.hip", "--study", "twice", "--watch", "--from", "step07")
    assert (ended.code, "no such step" in ended.err) == (2, True)


def test_a_wrong_try_is_compared_with_nothing(standing: CommandLine, workspace: Workspace) -> None:
    (workspace.root / "mine" / "wrong.hip").write_text(WRONG)
    out = standing("try", "mine=mine/wrong.hip", "--study", "twice", *ZIG).out
    assert "nothing is compared with it" in out
    assert "changed " not in out


def test_values_are_for_the_lane_whose_kernel_is_tried(standing: CommandLine) -> None:
    contract = standing.workspace.experiments / "twice" / "contract.toml"
    contract.write_text(contract.read_text().replace('(1+1)"]', '(1+1)"]\nconstants = { MORE = 0 }'))
    ended = standing("try", "plain=mine/more.hip", "--set", "MORE=1", "--study", "twice", *ZIG, "--json")
    assert ended.json["title"] == "try of mine/more.hip (plain), MORE=1", ended.err
    number = standing("runs", "twice", "--json").json["runs"][-1]["run_id"]
    assert standing("show", str(number), "--json").json["title"] == ended.json["title"]


@pytest.mark.slow
def test_a_watched_kernel_is_tried_at_every_save(standing: CommandLine, workspace: Workspace) -> None:
    kernel = workspace.root / "mine" / "more.hip"
    command = [
        sys.executable,
        "-m",
        "parity",
        "try",
        "mine=mine/more.hip",
        "--study",
        "twice",
        *ZIG,
        "--watch",
        "--json",
    ]
    with subprocess.Popen(
        command, cwd=workspace.root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as watching:
        assert watching.stdout
        first = watching.stdout.readline()
        kernel.write_text(WRONG)
        second = watching.stdout.readline()
        _saved(kernel).replace(kernel)
        third = watching.stdout.readline()
        kernel.unlink()
        time.sleep(3)
        watching.send_signal(signal.SIGINT)
        rest, errors = watching.communicate(timeout=60)
    verdicts = ['"verdict": "inconclusive"', '"verdict": "reject"', '"verdict": "inconclusive"']
    assert [verdict in line for verdict, line in zip(verdicts, (first, second, third), strict=True)] == [True] * 3
    assert (watching.returncode, '"verdict"' in rest) == (130, False), errors
    assert errors.count("more.hip: is not there any more") == 1


def _saved(kernel: Path) -> Path:
    """As editors save: a file beside it takes its place."""
    beside = kernel.with_suffix(".saved")
    beside.write_text(MORE)
    return beside


@pytest.mark.slow
def test_a_program_improves_a_slow_kernel_on_documents_alone() -> None:
    """Each of five planted costs is found by its rule and taken away at the line that is named; a wrong edit is seen."""
    command = [sys.executable, str(ROOT / "benchmarks" / "tries.py"), "agent"]
    *lines, calls = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert int(calls.split()[0]) <= 15
    rules = [line.split()[4] for line in lines if line.split()[2] == "try"]
    assert rules == ["spill", "conflicts", "narrow", "narrow", "barrier", "more"]
    assert [line.split()[3] for line in lines].count("reject") == 1
    figures = [float(line.split(" instructions per element")[0].split()[-1]) for line in (lines[0], lines[-1])]
    assert figures[1] < figures[0] / 50
    assert f"fast {figures[1]:.2f}" in lines[-1]
