"""The command line as a whole: few commands, short bodies, and a hint for a word that is none."""

import ast
from collections.abc import Iterator

import pytest
from conftest import ROOT, CommandLine

from parity.cli import _COMMANDS, _GROUPS

MOST_COMMANDS, MOST_LINES = 33, 15


def test_there_are_few_commands() -> None:
    named = [command.__name__ for panel in _COMMANDS.values() for command in panel]
    assert len(named) + len(_GROUPS) == MOST_COMMANDS


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("artifact", "runs artifact"),
        ("reproduce", "runs reproduce"),
        ("restore", "runs restore"),
        ("revert", "runs revert"),
        ("rm", "runs rm"),
        ("dump", "runs dump"),
        ("environment", "doctor --environment"),
        ("import", "profile import"),
        ("definition", "init --definition"),
        ("markdown", "report --markdown"),
    ],
)
def test_a_word_that_is_no_command_says_which_is_called_so(parity: CommandLine, word: str, meant: str) -> None:
    for words in ((word,), (word, "1", "--json")):
        ended = parity(*words)
        assert (ended.code, ended.err) == (2, f"parity: '{word}' is no command: did you mean 'parity {meant}'?\n")


def test_a_word_like_nothing_is_no_command(parity: CommandLine) -> None:
    ended = parity("sprout")
    assert ended.code == 2
    assert "No such command 'sprout'" in ended.err


def test_replay_is_for_profilers_and_not_in_the_help(parity: CommandLine) -> None:
    assert "replay" not in parity("--help").out
    assert "Launch a recorded run's code object" in parity("replay", "--help").out


def long_bodies(text: str) -> Iterator[tuple[str, int]]:
    """Functions whose bodies, without their texts and imports, have too many lines."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            lines = [
                statement
                for statement in node.body
                if not isinstance(statement, ast.Import | ast.ImportFrom | ast.Expr) or _acts(statement)
            ]
            length = sum((statement.end_lineno or statement.lineno) - statement.lineno + 1 for statement in lines)
            if length > MOST_LINES:
                yield node.name, length


def _acts(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)


def test_commands_have_short_bodies() -> None:
    bodies_by_file = {path.name: [*long_bodies(path.read_text())] for path in (ROOT / "parity" / "cli").glob("*.py")}
    assert {name: bodies for name, bodies in bodies_by_file.items() if bodies} == {}


def test_a_planted_long_body_is_found() -> None:
    text = "def f():\n" + "    x = 1\n" * (MOST_LINES + 1)
    assert [*long_bodies(text)] == [("f", MOST_LINES + 1)]
    assert [*long_bodies("def f():\n    from a import b\n" + "    x = 1\n" * MOST_LINES)] == []


def test_options_stand_by_what_they_are_for(parity: CommandLine) -> None:
    for command in ("run", "sweep"):
        text = parity(command, "--help").out
        places = [text.index(f" {panel} ") for panel in ("Building", "Measuring on a GPU", "Lab book and output")]
        assert len(set(places)) == 3
