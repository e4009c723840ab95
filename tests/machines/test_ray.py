"""Work on a cluster of Ray comes to what one process comes to; whatever dies, nothing is lost or doubled."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from command_line import CommandEnd, command
from conftest import StandIn
from far_bench import make_bench, waited_for
from filelock import FileLock
from running import running

from parity.contract.workspace import Workspace
from parity.machines.cluster import is_ray

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Ray's own
SWEEP = ("sweep", "gfx1151", "--lane", "triton", "--set", "num_stages=1,2", "--set", "waves_per_eu=1,2")
POINTS = "SELECT key, code_object_sha256, figures, detail FROM sweep_point ORDER BY key"


@pytest.fixture(autouse=True)
def own_cluster(base: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test's cluster is its own, with two workers; there is one at a time."""
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    paths = filter(None, [str(Path(__file__).parent), os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    with FileLock(base / "ray.lock"):
        yield


def apart(gpu: StandIn, words: Sequence[str]) -> CommandEnd:
    """A command in a process of its own, since Ray leaves threads in one."""
    done = subprocess.run(
        words,
        cwd=gpu.workspace.root,
        env={**os.environ, **gpu.environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return CommandEnd(done.returncode, done.stdout, done.stderr)


def parity(gpu: StandIn, *words: str) -> CommandEnd:
    return apart(gpu, command(*words, "--hip-compiler", "zig", "--json"))


def swept(gpu: StandIn, *more: str) -> Any:
    ended = parity(gpu, *SWEEP, *more)
    assert ended.code == 0, ended.err
    return ended.json


def points(gpu: StandIn) -> list[Any]:
    return [[value for value in row if not isinstance(value, float)] for row in gpu.rows(POINTS)]


def test_a_sweep_on_ray_is_what_one_process_makes(stand_in: StandIn, tmp_path: Path, small: Any) -> None:
    other = tmp_path / "other"
    shutil.copytree(stand_in.workspace.root, other, symlinks=True)
    here = StandIn(Workspace(other), stand_in.library, stand_in.candidate)
    expected = swept(here, "--jobs", "1")
    assert swept(stand_in, "--on", "ray") == expected
    assert points(stand_in) == points(here)


def test_a_node_that_does_not_see_this_folder_gets_its_files(stand_in: StandIn) -> None:
    builds = stand_in.workspace.private / "builds"
    for known in builds.iterdir():
        known.unlink()
    words = [sys.executable, str(Path(__file__).with_name("ray_tasks.py")), "unseen"]
    ended = apart(stand_in, [*words, *SWEEP, "--hip-compiler", "zig", "--json", "--on", "ray"])
    assert ended.code == 0, ended.err
    assert len(ended.json["points"]) == 4
    assert len([*builds.iterdir()]) >= 4, "what was built there is here"


def test_a_check_on_ray_says_what_one_here_says(stand_in: StandIn) -> None:
    words = ("check", "step14", "step15")
    reports = [parity(stand_in, *words, "--jobs", "1").json, parity(stand_in, *words, "--on", "ray").json]
    for report in reports:
        for step in report["steps"]:
            step["seconds"] = 0
    assert reports[0] == reports[1]


def test_a_poisoned_task_costs_no_other_anything(stand_in: StandIn) -> None:
    words = [sys.executable, str(Path(__file__).with_name("ray_tasks.py")), "tasks", str(stand_in.workspace.root)]
    ended = apart(stand_in, [*words, "a", "poison", "b"])
    assert (ended.code, ended.json) == (0, ["aa", "Died(how='died on Ray')", "bb"]), ended.err
    ended = apart(stand_in, [*words, "wrong"])
    assert ended.code == 1
    assert "UnavailableError: wrong" in ended.err


def test_a_head_that_dies_ends_in_a_sentence(stand_in: StandIn) -> None:
    words = [sys.executable, str(Path(__file__).with_name("ray_tasks.py")), "tasks", str(stand_in.workspace.root)]
    ended = apart(stand_in, [*words, "behead"])
    assert ended.code == 1, ended.err
    assert re.search(r"UnavailableError: --on ray: (nothing answers at |Ray is lost: )", ended.err)


def test_killed_workers_lose_nothing(stand_in: StandIn) -> None:
    words = command(*SWEEP, "--on", "ray", "--hip-compiler", "zig", "--json")
    environment = {**os.environ, **stand_in.environment}
    process = subprocess.Popen(words, cwd=stand_in.workspace.root, env=environment, stdout=subprocess.PIPE)
    killed = 0
    until = time.monotonic() + 60
    while process.poll() is None and killed < 2 and time.monotonic() < until:
        for pid in _workers(stand_in):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                killed += 1
            break
        time.sleep(0.5)
    out, _ = process.communicate(timeout=120)
    assert killed
    assert len(json.loads(out)["points"]) == 4
    assert len(points(stand_in)) == 4


def _workers(gpu: StandIn) -> Iterator[int]:
    """Ray's workers of this test: those of others have other settings of the stand-in GPU."""
    return running(b"ray::_work", gpu.workspace.root)


def test_ctrl_c_ends_the_cluster_that_was_started(stand_in: StandIn) -> None:
    words = command(*SWEEP, "--on", "ray", "--hip-compiler", "zig", "--json")
    environment = {**os.environ, **stand_in.environment}
    process = subprocess.Popen(
        words, cwd=stand_in.workspace.root, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    waited_for(lambda: any(True for _ in _workers(stand_in)))
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 130
    waited_for(lambda: not any(True for _ in _workers(stand_in)), 20)


def test_one_actor_has_the_gpu(stand_in: StandIn, tmp_path: Path, base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = make_bench(stand_in, tmp_path, base, monkeypatch)
    environment = {**os.environ, **bench.gpu.environment, "HOME": str(tmp_path)}
    ray = str(Path(sys.executable).parent / "ray")
    start = ["start", "--head", "--block", "--num-cpus=2", "--num-gpus=1", "--port=6399", "--disable-usage-stats"]
    kept = tempfile.mkdtemp(prefix="ray")  # a socket's path may not be long, and no later Ray shall find this one
    quiet: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    started = subprocess.Popen([ray, *start, f"--temp-dir={kept}"], env=environment, **quiet)
    try:
        waited_for(lambda: _answers(6399))
        words = command("run", "step14", "--hip-compiler", "zig", "--json", "--on", "ray")
        with_ray = {**environment, "RAY_ADDRESS": "127.0.0.1:6399"}
        ended = subprocess.run(
            words, cwd=stand_in.workspace.root, env=with_ray, capture_output=True, text=True, timeout=120, check=False
        )
        assert ended.returncode == 0, ended.stderr
        assert [json.loads(ended.stdout)[name] for name in ("verdict", "basis")] == ["keep", "measured"]
        assert bench.fact("machine") == "ray"
    finally:
        started.terminate()
        started.wait(30)
        shutil.rmtree(kept, ignore_errors=True)


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def test_what_is_no_cluster_is_bad_input(stand_in: StandIn) -> None:
    assert is_ray("ray://somewhere:10001")
    ended = parity(stand_in, "check", "step14", "--on", "box")
    assert ended.code == 2
    assert "--on: 'box' is no cluster: write ray or ray://HOST" in ended.err
    ended = parity(stand_in, "check", "step14", "--on", "ray://127.0.0.1:1")
    assert ended.code == 3
    assert "--on ray://127.0.0.1:1: nothing answers at 127.0.0.1:1: " in ended.err
