"""What all commands of the command line have in common."""

from typing import Any

from typer.core import TyperCommand

from parity.errors import InputError

HELP = {"help_option_names": ["-h", "--help"]}


class Command(TyperCommand):
    """A command that refuses empty arguments: they come from shell variables that are not set, and would silently mean
    the working folder, or nothing.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if "" in args and not ctx.resilient_parsing:
            given = self.make_parser(ctx).parse_args(args=list(args))[0]
            for parameter in self.params:
                value = given.get(parameter.name or "")
                if value == "" or (isinstance(value, list | tuple) and "" in value):
                    choice = "" if parameter.required else " or leave it out"
                    raise InputError(f"{shown_name(parameter)}: is empty: give it a value{choice}")
        return super().parse_args(ctx, args)


def shown_name(parameter: Any) -> str:
    """Return an option's long name, or what an argument is called in the help."""
    is_option = parameter.param_type_name == "option"
    return str(max(parameter.opts, key=len) if is_option else parameter.metavar or parameter.name.upper())
