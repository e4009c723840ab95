"""Writes docs/cli.md from the commands' own help; `--check` only says whether it is up to date."""

import sys
from pathlib import Path

import typer
from typer.testing import CliRunner

from parity.cli import app
from parity.cli.command import HELP

TARGET = Path(__file__).with_name("cli.md")


def reference() -> str:
    """The help of every command, at a fixed width and without colours."""
    runner = CliRunner()
    parts = ["# Command line\n\nMade from the commands' own help by `python docs/make_cli.py`.\n"]
    plain = typer.Typer(rich_markup_mode=None, add_completion=False, context_settings=HELP)
    plain.registered_commands, plain.registered_callback = app.registered_commands, app.registered_callback
    for group in app.registered_groups:
        inner = typer.Typer(rich_markup_mode=None)
        inner.registered_commands = group.typer_instance.registered_commands
        plain.add_typer(inner, name=group.name)
    for command in commands():
        arguments = [*command.split(), "--help"]
        result = runner.invoke(plain, arguments, prog_name="parity", env={"COLUMNS": "100", "NO_COLOR": "1"})
        parts.append(f"## parity {command}\n\n```\n{result.output.strip()}\n```\n")
    return "\n".join(parts)


def commands() -> list[str]:
    """Every command in the order of the program, those of a group with its name."""
    names = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
    for group in app.registered_groups:
        names += [f"{group.name} {command.name}" for command in group.typer_instance.registered_commands]
    return names


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text() != reference())
    TARGET.write_text(reference())
