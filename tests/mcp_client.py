"""A client of `parity mcp` as tests use it: every answer is one document that its schema allows."""

import json
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any, TypeVar

import anyio
from documents import check_document
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.types import CallToolResult, TextResourceContents

from parity.contract.workspace import Workspace
from parity.mcp.calls import Desk
from parity.mcp.limits import Ledger, Usage
from parity.mcp.server import make_server

T = TypeVar("T")
_MOST_BYTES = 17_000  # of an answer, with what says what is left out
_MOMENT_S = 5.0
UNLIMITED = Usage(inf, inf, inf)


@dataclass(frozen=True)
class Session:
    """A client that is connected, and what it was told meanwhile."""

    client: Client
    progress: list[str] = field(default_factory=list)

    async def __call__(self, tool: str, **arguments: Any) -> Any:
        """A tool's document."""

        async def tell(progress: float, total: float | None, message: str | None) -> None:
            self.progress.append(message or "")

        answer = await self.client.call_tool(tool, arguments, progress_callback=tell)
        assert isinstance(answer, CallToolResult)
        text = getattr(answer.content[0], "text", "")
        assert len(text) < _MOST_BYTES
        document = json.loads(text)
        check_document(document)
        assert bool(answer.is_error) == document["schema"].startswith("parity.error/")
        return document

    async def resource(self, uri: str) -> str:
        (content,) = (await self.client.read_resource(uri)).contents
        assert isinstance(content, TextResourceContents)
        return content.text


def desk(workspace: Workspace, limits: Usage = UNLIMITED, client: str = "client", *building: str) -> Desk:
    """A client's place in a workspace, whose builds are made as the tests' other builds are, on the stand-in GPU."""
    ledger = Ledger(workspace.private / "mcp", client, limits)
    building = building or ("--hip-compiler=zig",)
    return Desk(workspace, workspace.database_url(None), ledger, building, ("--device=hip",))


def talk(place: Desk, scenario: Callable[[Session], Awaitable[T]]) -> T:
    """Plays a scenario with a server in this process; commands are processes of their own all the same."""

    async def played() -> T:
        async with Client(make_server(place)) as client:
            return await scenario(Session(client))

    return anyio.run(played)


def talk_to_a_process(root: Path, scenario: Callable[[Session], Awaitable[T]], *options: str) -> T:
    """Plays a scenario with a server that is a process, as a client's own program starts it."""

    async def played() -> T:
        words = ["-m", "parity", "mcp", "--unconfined", "--hip-compiler", "zig", "--device", "hip", *options]
        server = StdioServerParameters(command=sys.executable, args=words, env={**os.environ}, cwd=root)
        async with Client(stdio_client(server)) as client:
            return await scenario(Session(client))

    return anyio.run(played)


def children(pid: int) -> list[int]:
    """The processes that a process has started, theirs with them."""
    found = []
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                found += [child, *children(child)]
    return found


@contextmanager
def all_end(pids: list[int]) -> Iterator[None]:
    """None of these processes is left a moment after the block."""
    yield
    until = time.monotonic() + _MOMENT_S
    while (left := [pid for pid in pids if _lives(pid)]) and time.monotonic() < until:
        time.sleep(0.05)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left


def _lives(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
