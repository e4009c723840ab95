"""The engine's library: compiled once, by whoever comes first."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from parity.emulator import engine


def test_processes_that_compile_it_at_the_same_time_do_not_disturb_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second process compiles the same library, from start to end, between two commands of the first."""
    library, real, pids = tmp_path / "engine-x.so", subprocess.run, iter((1, 2))
    monkeypatch.setattr("os.getpid", lambda: next(pids))

    def run(command: list[str], **options: Any) -> Any:
        monkeypatch.setattr(subprocess, "run", real)
        engine._compile("int x;", ["-fPIC"], library)
        return real(command, **options)

    monkeypatch.setattr(subprocess, "run", run)
    engine._compile("int x;", ["-fPIC"], library)
    assert list(tmp_path.iterdir()) == [library]
