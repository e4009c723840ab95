"""What confined code can do: with the real bubblewrap where there is one, and how it is called."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parity.system import sandbox

STAND_IN = """#!/bin/sh
echo "$@" >> {log}
while [ "$1" != "--" ]; do shift; done
shift
exec "$@"
"""


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    sandbox._bubblewrap.cache_clear()
    yield
    sandbox._bubblewrap.cache_clear()


def program(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "bwrap"
    path.write_text(text)
    path.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")


def test_a_command_runs_in_bubblewrap_and_may_write_to_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, STAND_IN.format(log=tmp_path / "log"), monkeypatch)
    command = sandbox.confined([sys.executable, "-c", "print(7)"], tmp_path)
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "7\n"
    trial, run = (tmp_path / "log").read_text().splitlines()
    assert trial.endswith("-- true")
    assert "--ro-bind / / " in run
    assert "--unshare-net" in run
    assert f"--bind {tmp_path} {tmp_path} -- {sys.executable}" in run


@pytest.mark.parametrize(
    "text", ["#!/bin/sh\necho 'no permissions to create a new namespace' >&2; exit 1\n", "no program"]
)
def test_without_a_bubblewrap_that_works_the_command_is_run_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    program(tmp_path, text, monkeypatch)
    assert sandbox.confined(["a", "b"], tmp_path) == ["a", "b"]
    (tmp_path / "bwrap").unlink()
    sandbox._bubblewrap.cache_clear()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert sandbox.confined(["a", "b"], tmp_path) == ["a", "b"]
