"""The command that prints schemas."""

from typing import Annotated

import typer

from parity.cli.completing import schemas
from parity.cli.options import Json
from parity.cli.output import emit, show_report
from parity.errors import InputError
from parity.system.nearest import suggestion


def schema(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="NAME", help="Such as run, error or step.toml (default: list all)", autocompletion=schemas
        ),
    ] = None,
    json_output: Json = False,
) -> None:
    """Print the JSON Schema of a document that --json prints, or of a file of a workspace (docs/programs.md)."""
    from parity.report.schemas import published, schema_list, schema_names
    from parity.report.terminal import print_schemas

    if name is None:
        show_report(schema_list(), json_output, print_schemas)
    elif name in schema_names():
        emit(published(name))
    else:
        raise InputError(f"NAME: '{name}' is no schema{suggestion(name, schema_names())}")
