"""Commands about the compilers of other versions."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.options import Json
from parity.cli.output import progress_bar, show_report

if TYPE_CHECKING:
    from parity.system.hashing import HashMemory

Timeout = Annotated[float, typer.Option(metavar="SECONDS", help="Time limit of each command that makes one", min=1)]


def add(
    what: Annotated[
        list[str],
        typer.Argument(metavar="WHAT...", help="triton==VERSION, ziglang==VERSION, or the path of a wheel (.whl)"),
    ],
    python: Annotated[
        Path | None, typer.Option(metavar="PATH", help="The interpreter that it is made for (default: parity's own)")
    ] = None,
    timeout: Timeout = 1800.0,
    json_output: Json = False,
) -> None:
    """Make environments of other compilers with pip, each once, in the workspace's folder of toolchains.

    A wheel's environment is named by the hash of its content: a wheel that was built again is another toolchain.
    Two processes may make the same one. What a killed process left unfinished is never used.

    Exit code 0: they are here; 2: bad input; 3: one could not be made here, such as without a network.
    """
    from parity.contract.workspace import find_workspace
    from parity.report.terminal import print_toolchains
    from parity.report.toolchains import added_report
    from parity.toolchains import MakeOptions, make, read_wanted
    from parity.toolchains.making import remove_unfinished

    workspace = find_workspace()
    hashes = hashes_of(workspace.private)
    wanted = [read_wanted(text, hashes) for text in what]
    making = MakeOptions(str(python.expanduser().absolute()) if python else sys.executable, timeout)
    remove_unfinished(workspace.toolchains)
    with progress_bar() as progress:
        toolchains = [make(workspace.toolchains, one, making, progress) for one in wanted]
    show_report(added_report(workspace, toolchains), json_output, print_toolchains)


def list_(json_output: Json = False) -> None:
    """List the workspace's toolchains: version, origin, size, and the studies and steps that name each.

    A study's own choice counts for it, not for each of its steps. Interpreters that steps name are listed too.
    """
    from parity.contract.workspace import find_workspace
    from parity.report.terminal import print_toolchains
    from parity.report.toolchains import toolchains_report
    from parity.toolchains import users_of
    from parity.toolchains.making import remove_unfinished

    workspace = find_workspace()
    remove_unfinished(workspace.toolchains)
    users = users_of(workspace, hashes_of(workspace.private))
    show_report(toolchains_report(workspace, users), json_output, print_toolchains)


def remove(
    names: Annotated[list[str], typer.Argument(metavar="NAME...", help="As 'parity toolchain list' shows it")],
    force: Annotated[bool, typer.Option("--force", help="Even if steps name it")] = False,
    json_output: Json = False,
) -> None:
    """Remove environments of other compilers. One that studies or steps name is kept, unless --force is given."""
    from parity.contract.workspace import find_workspace
    from parity.errors import InputError
    from parity.report.terminal import print_removed
    from parity.report.toolchains import removed_report
    from parity.toolchains import remove as remove_one, users_of
    from parity.toolchains.making import remove_unfinished
    from parity.toolchains.removing import known

    workspace = find_workspace()
    remove_unfinished(workspace.toolchains)
    for name in names:
        known(workspace.toolchains, name)
    users = users_of(workspace, hashes_of(workspace.private))
    used = [f"'{name}' is named by {', '.join(users.by_name[name])}" for name in names if name in users.by_name]
    if not used and users.unread:
        used = [f"what {', '.join(users.unread)} name is not known, because their files are wrong"]
    if used and not force:
        raise InputError(*(f"{why}: it is kept, unless --force is given" for why in used))
    with progress_bar() as progress:
        removed = [remove_one(workspace.toolchains, name, progress) for name in names]
    show_report(removed_report(removed), json_output, print_removed)


def hashes_of(private: Path) -> "HashMemory":
    from parity.system.hashing import HashMemory

    return HashMemory(private / "hashes.json")
