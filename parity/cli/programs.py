"""`parity mcp`: the bench for programs that speak the Model Context Protocol."""

import math
import re
import signal
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from parity.cli.options import Db, Device, HipCompiler, device_of, seconds_of
from parity.cli.output import emit
from parity.errors import InputError, UnavailableError

if TYPE_CHECKING:
    from parity.mcp.limits import Usage

_CLIENT = re.compile(r"\w[\w-]{0,63}")
_SIZE = re.compile(r"([0-9]{1,9})(MB|GB)")
_BYTES = {"MB": 10**6, "GB": 10**9}


def mcp(
    client: Annotated[str, typer.Option(metavar="NAME", help="The client whose limits these are")] = "client",
    wall: Annotated[
        str | None, typer.Option(metavar="TIME", help="Wall time for building and measuring, a day: 90s, 30m, 8h")
    ] = None,
    gpu_time: Annotated[str | None, typer.Option(metavar="TIME", help="Time with a GPU held, a day")] = None,
    disk: Annotated[
        str | None, typer.Option(metavar="SIZE", help="What the workspace may grow by, a day: 500MB, 2GB")
    ] = None,
    device: Device = "auto",
    hip_compiler: HipCompiler = "auto",
    unconfined: Annotated[
        bool,
        typer.Option("--unconfined", help="Build without bubblewrap too: a client's modules then have your rights"),
    ] = False,
    skill: Annotated[bool, typer.Option("--skill", help="Print the page that teaches a client, and end")] = False,
    db: Db = None,
) -> None:
    """Serve this workspace to a program over the Model Context Protocol, on standard input and output.

    A client can read a study's state, propose, write, try and run steps, compare machine code, read hot loops, sweep
    and note (docs/programs.md). It never writes a contract, an operator, the lab book or a file outside of it.
    """
    if skill:
        from parity.mcp.documentation import skill as page

        emit(page())
        return
    if find_spec("mcp") is None:
        raise UnavailableError("the Model Context Protocol needs the package mcp: pip install 'kernel-parity[mcp]'")
    if not _CLIENT.fullmatch(client):
        raise InputError(f"--client: '{client}' is no name: write letters, digits, _ and -, at most 64")
    device_of(device)
    limits = _limits(wall, gpu_time, disk)
    building = (f"--hip-compiler={hip_compiler}", *(() if unconfined else ("--confined",)))
    _serve(client, limits, building, (f"--device={device}",), db)


def _serve(client: str, limits: "Usage", building: tuple[str, ...], measuring: tuple[str, ...], db: str | None) -> None:
    from parity.contract.workspace import find_workspace
    from parity.mcp.calls import Desk
    from parity.mcp.limits import Ledger
    from parity.mcp.server import make_server

    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)  # the thread that waits for the client would hold this process up
    workspace = find_workspace()
    ledger = Ledger(workspace.private / "mcp", client, limits)
    make_server(Desk(workspace, workspace.database_url(db), ledger, building, measuring)).run("stdio")


def _limits(wall: str | None, gpu_time: str | None, disk: str | None) -> "Usage":
    from parity.mcp.limits import Usage

    return Usage(_seconds("--wall", wall), _seconds("--gpu-time", gpu_time), _size(disk))


def _seconds(option: str, text: str | None) -> float:
    return math.inf if text is None else seconds_of(text, option)


def _size(text: str | None) -> float:
    match = _SIZE.fullmatch(text) if text is not None else None
    if text is not None and match is None:
        raise InputError(f"--disk: '{text}' is no size: write 500MB or 2GB")
    return int(match[1]) * _BYTES[match[2]] if match else math.inf
