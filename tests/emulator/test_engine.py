"""The engine's library: compiled once, by whoever comes first."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from builds import ENGINE

from parity.emulator import engine
from parity.errors import UnavailableError


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
    [
        lambda data: b"",
        lambda data: data[:100],
        lambda data: data[: len(data) // 2],
        lambda data: data[:-1],
        lambda data: data[:5000] + bytes(64) + data[5064:],
    ],
    ids=["emptied", "a header", "half", "the last byte gone", "a hole"],
)
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


def _is_reached(folder: Path, monkeypatch: pytest.MonkeyPatch, library: bytes, mode: int) -> bool:
    """Whether a library that lies where the engine is looked for is loaded, or taken for none."""
    path = engine.library_path(folder, 64)
    path.parent.mkdir(mode=0o700, exist_ok=True)
    path.write_bytes(engine.sealed(library))
    path.chmod(mode)
    whole, compiled = engine.library_path(ENGINE, 64), []
    engine.load(ENGINE, 64)

    def compile_it(source: str, flags: list[str], path: Path) -> None:
        compiled.append(path)
        shutil.copy(whole, path)

    monkeypatch.setattr(engine, "_compile", compile_it)
    engine.load.cache_clear()
    engine.load(folder, 64)
    return not compiled


@pytest.mark.parametrize(("mode", "is_loaded"), [(0o700, True), (0o755, True), (0o775, False), (0o702, False)])
def test_a_library_that_others_may_write_is_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int, is_loaded: bool
) -> None:
    engine.load(ENGINE, 64)
    library = engine.library_path(ENGINE, 64).read_bytes()[: -engine._SEAL_BYTES]
    assert _is_reached(tmp_path / "engine", monkeypatch, library, mode) == is_loaded


def test_a_folder_that_others_may_write_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    engine.load.cache_clear()
    with pytest.raises(UnavailableError, match="others may write to: make it yours alone, or set XDG_CACHE_HOME"):
        engine.load(tmp_path, 32)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_a_library_of_another_user_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.chown(tmp_path, 12345, -1)
    engine.load.cache_clear()
    with pytest.raises(UnavailableError):
        engine.load(tmp_path, 32)
