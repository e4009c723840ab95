"""The documents: their site is built, their links lead somewhere, and who follows them sees what they show."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import dropwhile, groupby
from pathlib import Path
from typing import Any

import pytest
import typer.main
from conftest import ROOT
from documents_run import parts_of, run_document
from typer.core import TyperGroup

from parity.cli import app

DOCS = ROOT / "docs"
PATHS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
TUTORIALS = sorted((DOCS / "tutorials").glob("*.md"), key=lambda path: (path.stem != "own_kernel", path))
WITH_RUNS = [path for path in PATHS if "```sh runs\n" in path.read_text()]
WORKSPACE = ("experiments", "hip_kernels", "triton_kernels", "parity.toml", "results.db")
_SHELL = re.compile(r"^```(sh|console)(?: runs)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)(?:#([^)]+))?\)")
_DEFAULTS = {"queue": "add", "profile": "step", "runs": "list"}  # the commands of groups that may be left out


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "COLUMNS": "100",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
    }


def copy_workspace(folder: Path) -> None:
    for name in WORKSPACE:
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, folder / name)


@pytest.mark.slow
@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
def test_a_tutorial_does_what_it_says(path: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    if path.stem == "why_slower":
        copy_workspace(tmp_path)
    assert "\n\n".join(run_document(path, tmp_path, environment)) == ""


@pytest.mark.slow
def test_the_readme_does_what_it_says(tmp_path: Path, environment: dict[str, str]) -> None:
    copy_workspace(tmp_path)
    files: dict[str, str] = {}
    for path in TUTORIALS:
        for part in parts_of(path.read_text()):
            if isinstance(part, tuple):
                files.setdefault(*part)  # the first version of each
    assert "\n\n".join(run_document(ROOT / "README.md", tmp_path, environment, files)) == ""


@pytest.mark.slow
@pytest.mark.parametrize("path", WITH_RUNS, ids=lambda path: path.stem)
def test_the_commands_of_a_document_run(path: Path, tmp_path: Path, environment: dict[str, str]) -> None:
    copy_workspace(tmp_path)
    assert "\n\n".join(run_document(path, tmp_path, environment)) == ""


def test_a_document_that_lies_is_found_out(tmp_path: Path, environment: dict[str, str]) -> None:
    document = tmp_path / "lies.md"
    document.write_text(
        "```console\n$ echo one; echo two\none\nt…o\n$ echo three\nfour\n$ false\n```\n\n```sh runs\ntrue\nexit 3\n```\n"
    )
    three, false, three_again = run_document(document, tmp_path, environment)
    assert "$ echo three\nhas not printed, after the lines before it: four" in three
    assert "$ false\nended with 1, not 0" in false
    assert "$ exit 3\nended with 3, not 0" in three_again


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_commands_and_options_exist(path: Path) -> None:
    lines = [
        line.removeprefix("$ ")
        for language, fence in _SHELL.findall(path.read_text())
        for line in fence.replace("\\\n", " ").splitlines()
        if language == "sh" or line.startswith("$ ")
    ]
    commands = [words for line in lines if "parity " in line for words in _commands(line)]
    wrong = [f"{shlex.join(words)}: {complaint}" for words in commands if (complaint := _unknown(words[1:]))]
    assert wrong == []


def _commands(line: str) -> Iterator[list[str]]:
    """Yield the words of each command of parity in a line of a shell."""
    words = shlex.shlex(line, posix=True, punctuation_chars=True)
    words.whitespace_split = True
    for is_end, command in groupby(words, key=lambda word: set(word) <= set("();|&<>")):
        found = list(dropwhile(lambda word: "=" in word, command))
        if not is_end and found[:1] == ["parity"]:
            yield found


def _unknown(words: list[str]) -> str:
    """Return what is wrong with the words of a command; empty if they name a command and options that are there."""
    found: Any = typer.main.get_command(app)
    words = [word.rstrip(")") for word in words if word != "--trust"]
    while isinstance(found, TyperGroup):
        if words and words[0] in found.commands:
            found, words = found.commands[words[0]], words[1:]
        elif found.name in _DEFAULTS:
            found = found.commands[_DEFAULTS[found.name]]
        else:
            return "" if not words or words[0].startswith("-") or words[0].isupper() else f"no command {words[0]}"
    options = {option for parameter in found.params for option in (*parameter.opts, *parameter.secondary_opts)}
    given = [word.split("=")[0] for word in words[: words.index("--") if "--" in words else None]]
    unknown = [word for word in given if word.startswith("-") and len(word) > 1 and word not in {*options, "--help"}]
    return f"no {', '.join(unknown)}" if unknown else ""


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_links_lead_somewhere(path: Path) -> None:
    missing = [target for target, _ in _LINK.findall(path.read_text()) if not (path.parent / target).exists()]
    assert missing == []


@pytest.mark.slow
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", str(DOCS), str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert {path.stem for path in tmp_path.rglob("*.html")} >= {path.stem for path in DOCS.rglob("*.md")}
    places = set(re.findall(r'<li id="([a-z-]+)"', (tmp_path / "glossary.html").read_text()))
    assert places >= {"lane", "lab-book", "not-shown", "delta"}
    told = re.findall(r'href="glossary\.html#([a-z-]+)" title="', (tmp_path / "measuring.html").read_text())
    assert len(told) == len({*told}) > 5, "a word leads to the glossary where a document first uses it"
    assert {*told} <= places
