"""`parity` as the tests call it: in this process, which is fast, or in one of its own, where that is the point."""

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from documents import check_document

from parity.cli import main
from parity.contract.workspace import Workspace

_HANDLED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_LIMIT_S = 300
# `replay` loads the GPU's runtime into its own process: which library that is, is settled when a process starts.
_OWN_PROCESS = ("replay",)


@dataclass(frozen=True)
class CommandEnd:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def result(self) -> str:
        """What it printed, but for the document that says why there is no result."""
        return "" if '"schema": "parity.error/' in self.out[:40] else self.out

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@dataclass(frozen=True)
class CommandLine:
    """Runs `parity` in the workspace. A bug's exception reaches the test as it is."""

    workspace: Workspace

    def __call__(self, *arguments: str, env: Mapping[str, str] | None = None) -> CommandEnd:
        if arguments[0] in _OWN_PROCESS:
            return self.process(*arguments, env=env)
        out, err = _stream(), _stream()
        argv = mock.patch.object(sys, "argv", ["parity", *arguments])
        with _place(self.workspace.root, env or {}), argv, redirect_stdout(out), redirect_stderr(err):
            code = _exit_code()
        return checked(arguments, CommandEnd(code, _text(out), _text(err)))

    def bytes(self, *arguments: str) -> bytes:
        """What a command that must succeed writes, byte for byte."""
        out = _stream()
        with (
            _place(self.workspace.root, {}),
            mock.patch.object(sys, "argv", ["parity", *arguments]),
            redirect_stdout(out),
        ):
            assert _exit_code() == 0
        out.seek(0)
        return bytes(out.buffer.read())

    def process(self, *arguments: str, env: Mapping[str, str] | None = None) -> CommandEnd:
        """As a user would: another process."""
        done = subprocess.run(
            command(*arguments),
            cwd=self.workspace.root,
            env={**os.environ, **(env or {})},
            capture_output=True,
            text=True,
            timeout=_LIMIT_S,
            check=False,
        )
        return checked(arguments, CommandEnd(done.returncode, done.stdout, done.stderr))


def checked(arguments: tuple[str, ...], ended: CommandEnd) -> CommandEnd:
    """How a command ended. With `--json` it has printed one document, which its schema allows."""
    if "--json" in arguments:
        check_document(ended.json)
    return ended


def command(*arguments: str) -> list[str]:
    """The words that start `parity` as a process."""
    return [sys.executable, "-m", "parity", *arguments]


def _stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)


def _text(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def _exit_code() -> int:
    try:
        main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1 if end.code else 0
    return 0


@contextmanager
def _place(folder: Path, env: Mapping[str, str]) -> Iterator[None]:
    """The working folder, the environment, the module path that PYTHONPATH asks for, and the signals' handlers."""
    before, handlers = Path.cwd(), {number: signal.getsignal(number) for number in _HANDLED}
    asked = [path for path in env.get("PYTHONPATH", "").split(os.pathsep) if path]
    os.chdir(folder)
    try:
        # Processes that multiprocessing spawns take this process's path, not PYTHONPATH.
        with mock.patch.dict(os.environ, env), mock.patch.object(sys, "path", [*asked, *sys.path]):
            yield
    finally:
        os.chdir(before)
        for number, handler in handlers.items():
            signal.signal(number, handler)
