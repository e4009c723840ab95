"""A machine that is reached by ssh, which is this one: another home, a Python without packages, and the stand-in GPU."""

import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from command_line import CommandEnd, command
from conftest import STAND_IN, StandIn

from parity.machines import program

BIN = Path(__file__).parent / "bin"


@dataclass
class Bench:
    """A workspace whose `parity.toml` has a machine `box`; `state` is the relay's folder, `far` what is kept there."""

    gpu: StandIn
    state: Path
    far: Path
    is_batch: bool = False  # reached through Slurm in the place of ssh

    @property
    def environment(self) -> dict[str, str]:
        here = {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", "RELAY_STATE": str(self.state)}
        here["SLURM_STATE"] = str(self.state)
        return {**here, "PARITY_DEVICE": "auto", "PARITY_LOCKS": str(self.state)}

    def play(self, **settings: Any) -> None:
        """The stand-in GPU's settings."""
        self.gpu.settings = settings
        assert self.gpu.environment  # which writes them

    def describe(self, slurm: str = "timeout_min = 5") -> None:
        """Writes the machine into parity.toml."""
        given = self.gpu.environment
        environment = {name: given[name] for name in ("PARITY_STAND_IN", "ROCM_PATH", "LD_LIBRARY_PATH")}
        environment |= {"PYTHONPATH": str(STAND_IN), "PARITY_LOCKS": str(self.state)}
        table = ", ".join(f"{name} = {json.dumps(value)}" for name, value in environment.items())
        path = self.gpu.workspace.root / "parity.toml"
        text = path.read_text().partition("[machines")[0]
        ssh = f'ssh = "-p 22 box"\npython = "{os.path.realpath(sys.executable)}"'
        way = f"slurm = {{ {slurm} }}" if self.is_batch else ssh
        rest = f'folder = "{self.far}"\nenvironment = {{ {table} }}\n'
        path.write_text(f"{text}\n[machines.box]\n{way}\n{rest}")

    def words(self, *arguments: str) -> list[str]:
        return [*arguments, "--hip-compiler", "zig", "--json", "--on", "box"]

    def __call__(self, *arguments: str) -> CommandEnd:
        """A command with `--on box`, in this process."""
        from command_line import CommandLine

        return CommandLine(self.gpu.workspace)(*self.words(*arguments), env=self.environment)

    def command(self, *arguments: str) -> tuple[list[str], dict[str, str]]:
        """The same as a process of its own, and its environment."""
        return command(*self.words(*arguments)), {**os.environ, **self.environment}

    def started(self, *arguments: str, reads: int = subprocess.DEVNULL) -> "subprocess.Popen[bytes]":
        """The same, under way."""
        words, environment = self.command(*arguments)
        return subprocess.Popen(words, cwd=self.gpu.workspace.root, env=environment, stdout=reads, stderr=reads)

    def calls(self) -> list[str]:
        """What ssh was asked to run."""
        return (self.state / "log").read_text().splitlines()

    def fact(self, name: str, run: str = "(SELECT max(id) FROM run)") -> str | None:
        rows = self.gpu.rows(f"SELECT value FROM fact WHERE lane = 'device' AND name = '{name}' AND run_id = {run}")
        return rows[0][0] if rows else None

    def tasks(self) -> list[Path]:
        return [*(self.far / "tasks").glob("*")]


def make_bench(gpu: StandIn, tmp_path: Path, base: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """Give the workspace a machine that is reached by ssh."""
    monkeypatch.setattr(program, "_PRESET", 0)
    (tmp_path / "state").mkdir()
    made = Bench(gpu, tmp_path / "state", tmp_path / "far")
    (base / "programs").mkdir(exist_ok=True)
    made.far.mkdir()
    (made.far / "programs").symlink_to(base / "programs")  # brought once
    made.describe()
    return made


def waited_for(condition: Callable[[], Any], limit_s: float = 60.0) -> None:
    """Waits until something is so."""
    until = time.monotonic() + limit_s
    while not condition():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.02)


def has_samples(bench: Bench, at_least: int = 1) -> bool:
    with suppress(sqlite3.OperationalError):  # there is no lab book yet
        return bool(bench.gpu.rows("SELECT count(*) FROM sample")[0][0] >= at_least)
    return False
