"""The command line as a whole: start-up, help, streams, exit codes, the printed reference."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, CommandLine

from parity.store import Database


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['parity', '--help']\n"
        "import parity.cli\n"
        "try: parity.cli.main()\nexcept SystemExit: pass\n"
        "heavy = {'sqlalchemy', 'pandas', 'pyarrow', 'numpy', 'triton', 'torch', 'elftools', 'yaml', 'hip'} & set(sys.modules)\n"
        "print(sorted(heavy), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"
    for command in ("run", "report", "show", "diff", "isa", "emulate"):
        assert command in done.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["run", "step99"], 2, "step99.toml: no such step"),
        (["run", "sm91/step01"], 2, "no such study"),
        (["report", "sm91"], 2, "no such study"),
        (["run", "step14", "--hip-compiler", "icc"], 2, "--hip-compiler: 'icc' is not one of"),
        (["run", "step14", "--db", "/nowhere/at/all.db"], 2, "the folder /nowhere/at does not exist"),
    ],
)
def test_bad_input_is_one_sentence_on_standard_error(
    parity: CommandLine, arguments: list[str], code: int, sentence: str
) -> None:
    ended = parity(*arguments)
    assert (ended.code, ended.out) == (code, "")
    assert sentence in ended.err
    assert len(ended.err.strip().splitlines()) == 1


def test_an_unknown_option_is_bad_input(parity: CommandLine) -> None:
    assert parity("run", "step14", "--fast").code == 2


def test_version(parity: CommandLine) -> None:
    assert parity("--version").out == "0.2.0\n"


@pytest.mark.slow
def test_a_process_of_its_own_says_the_same(parity: CommandLine) -> None:
    """The other tests call the command line in their own process."""
    for words, code in ((("--version",), 0), (("report", "sm91"), 2), (("grid", "--json"), 0), (("isa", "x.s"), 2)):
        ended = parity.process(*words)
        assert (ended, ended.code) == (parity(*words), code)


@pytest.mark.slow
def test_a_reject_is_exit_code_1_with_a_complete_document(parity: CommandLine) -> None:
    path = parity.workspace.experiments / "gfx1151" / "step15.toml"
    path.write_text(
        'title = "t"\nhypothesis = "h"\nchange = "c"\n[expect]\ntext = "e"\n'
        '[lanes.triton.env]\nTRITON_HIP_USE_ASYNC_COPY = "1"\n'
    )
    ended = parity("run", "step15", "--hip-compiler", "zig", "--json", "--again", "the log is of another compiler")
    assert ended.code == 1
    assert ended.json["verdict"] == "reject"
    assert ended.json["lanes"]["triton"]["build"]["failed_pass"] == "ConvertTritonAMDGPUToLLVM"


def test_the_lab_book_can_be_named_by_the_environment(parity: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    Database(f"sqlite:///{path}").open()
    assert parity("report", env={"PARITY_DB": str(path)}).code == 0
    assert "results.db: no such lab book" in parity("report").err


def test_the_printed_reference_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["make_cli.py", "--check"])
    with pytest.raises(SystemExit) as end:
        runpy.run_path(str(ROOT / "docs" / "make_cli.py"), run_name="__main__")
    assert not end.value.code, "docs/cli.md is out of date: run 'python docs/make_cli.py'"


def test_where_trust_stands_is_said(parity: CommandLine) -> None:
    ended = parity("run", "step01", "--trust", "--hip-compiler", "zig")
    assert ended.code == 2
    assert ended.err == "parity: --trust: stands before the command: parity --trust run step01 --hip-compiler zig\n"


def test_several_steps_are_for_the_queue(parity: CommandLine) -> None:
    ended = parity("run", "step01", "step02")
    assert (ended.code, "run: takes one step: 'parity queue step01 step02' runs several" in ended.err) == (2, True)
