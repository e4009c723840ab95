"""What all commands of the command line have in common."""

import shlex
from typing import Any

import typer
from typer.core import TyperCommand

from parity.errors import InputError

# Typer brings the exceptions of its own copy of Click, or of Click's package: what it raises is found by its name.
UsageFailure: type[Exception] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")
HELP = {"help_option_names": ["-h", "--help"]}


class Command(TyperCommand):
    """A command that refuses empty arguments: they come from shell variables that are not set, and would silently mean
    the working folder, or nothing.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if "" in args and not ctx.resilient_parsing:
            self._refuse_empty(ctx, args)
        given = [word for word in args if word != "--trust"]
        try:
            return super().parse_args(ctx, args)
        except UsageFailure as error:
            if "--trust" in str(error):
                words = shlex.join(["parity", "--trust", *ctx.command_path.split()[1:], *given])
                raise InputError(f"--trust: stands before the command: {words}") from None
            if ctx.command.name == "run" and "unexpected extra argument" in str(error):
                raise InputError("run: takes one step: 'parity queue step01 step02' runs several, one by one") from None
            raise

    def _refuse_empty(self, ctx: Any, args: list[str]) -> None:
        given = self.make_parser(ctx).parse_args(args=list(args))[0]
        for parameter in self.params:
            value = given.get(parameter.name or "")
            if value == "" or (isinstance(value, list | tuple) and "" in value):
                choice = "" if parameter.required else " or leave it out"
                raise InputError(f"{shown_name(parameter)}: is empty: give it a value{choice}")


def shown_name(parameter: Any) -> str:
    """Return an option's long name, or what an argument is called in the help."""
    is_option = parameter.param_type_name == "option"
    return str(max(parameter.opts, key=len) if is_option else parameter.metavar or parameter.name.upper())
