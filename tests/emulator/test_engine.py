"""The engine's library: compiled once, by whoever comes first."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from builds import ENGINE

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


@pytest.mark.parametrize(
    "damage",
    [lambda data: b"", lambda data: data[:100], lambda data: data[: len(data) // 2], lambda data: data[:-1],
     lambda data: data[:5000] + bytes(64) + data[5064:]],
    ids=["emptied", "a header", "half", "the last byte gone", "a hole"],
)  # fmt: skip
def test_a_damaged_library_is_compiled_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: Callable[[bytes], bytes]
) -> None:
    engine.load(ENGINE, 32)
    whole, library = engine.library_path(ENGINE, 32), engine.library_path(tmp_path, 32)
    compiled: list[Path] = []

    def compile_it(source: str, flags: list[str], path: Path) -> None:
        compiled.append(path)
        shutil.copy(whole, path)

    monkeypatch.setattr(engine, "_compile", compile_it)
    library.write_bytes(damage(whole.read_bytes()))
    assert engine.load(tmp_path, 32).run_workgroup
    assert compiled == [library]
    engine.load.cache_clear()
    assert engine.load(tmp_path, 32).run_workgroup
    assert compiled == [library]
