"""`--on`: another machine's GPU measures, and what it finds is in the lab book here as if it were this one's."""

import json
import os
import pickle
import re
import signal
import sqlite3
import subprocess
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from conftest import StandIn
from far_bench import Bench, has_samples, make_bench, waited_for

from parity.devices.lock import device_lock
from parity.machines.packing import records_of
from parity.records import DeviceFacts

pytestmark = pytest.mark.slow
SAMPLES = "SELECT variant, pair, seconds FROM sample JOIN session ON session.id = session_id WHERE run_id = (SELECT {}(run_id) FROM session) ORDER BY 1, 2"


@pytest.fixture
def bench(stand_in: StandIn, tmp_path: Path, base: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return make_bench(stand_in, tmp_path, base, monkeypatch)


@pytest.fixture
def here(measured_once: Path) -> list[Any]:
    """The samples that the same GPU gives here."""
    with closing(sqlite3.connect(measured_once / "results.db")) as connection:
        return connection.execute(SAMPLES.format("min")).fetchall()


def calls_are_more_than(bench: Bench, number: int) -> bool:
    return len(bench.calls()) > number


def processes_of(bench: Bench) -> list[int]:
    """Processes of the far end: what it started carries its folder on the command line, or is its child."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if b"parity.machines.far_end" in line and str(bench.far).encode() in line:
            found.append(int(folder.name))
    return found


def test_a_machine_by_ssh_measures_what_this_one_builds(bench: Bench) -> None:
    ended = bench("run", "step14")
    assert (ended.code, ended.json["verdict"], ended.json["basis"]) == (0, "keep", "measured"), ended.err
    assert bench.fact("machine") == "box"
    assert any(
        reason["text"].startswith("measured on box, whose Stand-in GPU is in ") for reason in ended.json["reasons"]
    )
    assert len(bench.gpu.rows(SAMPLES.format("min"))) >= 30
    assert not bench.tasks(), "what is recorded here is removed there"
    again = bench("run", "step15")
    assert (again.code, again.json["verdict"]) == (1, "reject"), again.err
    assert sum("tarfile.open" in call for call in bench.calls()) <= 1, "the program travels once"
    waited_for(lambda: not processes_of(bench))


def test_its_figures_are_those_of_the_same_gpu_here(bench: Bench, here: list[Any]) -> None:
    bench("run", "step14")
    there = bench.gpu.rows(SAMPLES.format("min"))
    assert [row[:2] for row in there] == [row[:2] for row in here]
    assert there == here


def test_a_machine_that_is_not_reached_leaves_the_step_open(bench: Bench) -> None:
    (bench.state / "refuse").touch()
    ended = bench("run", "step14")
    assert (ended.code, ended.json["verdict"], ended.json["basis"]) == (3, "inconclusive", "static")
    refused = "machine 'box': ssh: connect to host box port 22: Connection refused"
    assert f"not measured: {refused}" in ended.err
    assert any(refused in reason["text"] for reason in ended.json["reasons"])
    (bench.state / "refuse").unlink()
    ended = bench("run", "step14")
    assert (ended.code, ended.json["verdict"]) == (0, "keep"), ended.err


@pytest.mark.parametrize(
    ("folder", "python", "says"),
    [
        ("/proc/nope", None, "this program could not be brought there: "),
        (None, "python9.9", "this is for Python 3"),
    ],
)
def test_a_program_that_cannot_start_there_leaves_the_step_open(
    bench: Bench, folder: str | None, python: str | None, says: str
) -> None:
    path = bench.gpu.workspace.root / "parity.toml"
    text = path.read_text()
    if folder:
        text = text.replace(f'folder = "{bench.far}"', f'folder = "{folder}"')
    else:
        assert bench("run", "step14").code == 0  # which brings it
        text = re.sub('python = ".*"', f'python = "{python}"', text)
    path.write_text(text)
    ended = bench("run", "step15")
    assert (ended.code, ended.json["verdict"], ended.json["basis"]) == (3, "inconclusive", "static"), ended.err
    assert f"not measured: machine 'box': {'' if folder else 'ssh ended with status 3: '}{says}" in ended.err


def test_a_machine_that_nobody_has_named_is_bad_input(bench: Bench) -> None:
    ended = bench.gpu("run", "step14", "--on", "bix")
    assert ended.code == 2
    assert "--on: parity.toml has no machine 'bix': it has box" in ended.err, ended.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--profile",), "--profile: a profiler runs beside the GPU"),
        (("--device", "emulator"), "--on: the emulator times nothing"),
    ],
)
def test_what_cannot_be_had_elsewhere_is_said(bench: Bench, words: tuple[str, ...], says: str) -> None:
    ended = bench("run", "step14", *words)
    assert ended.code == 2
    assert says in ended.err


def test_a_lost_connection_is_made_again_and_nothing_is_lost_or_doubled(bench: Bench, here: list[Any]) -> None:
    bench.play(real_s=0.01)
    process = bench.started("run", "step14", reads=subprocess.PIPE)
    for at_least in (3, 15):
        waited_for(partial(has_samples, bench, at_least))
        calls = len(bench.calls())
        os.kill(int(bench.calls()[-1].split()[0]), signal.SIGKILL)
        waited_for(partial(calls_are_more_than, bench, calls))
    out, err = process.communicate(timeout=120)
    assert json.loads(out)["verdict"] == "keep", err
    assert bench.gpu.rows(SAMPLES.format("min")) == here


def test_a_session_goes_on_without_the_one_who_asked_for_it(bench: Bench, here: list[Any]) -> None:
    bench.play(real_s=0.01)
    process = bench.started("run", "step14")
    waited_for(lambda: has_samples(bench, 3))
    process.kill()
    process.wait()
    waited_for(lambda: not processes_of(bench))
    assert len(bench.tasks()) == 1, "its journal waits"
    ended = bench("run", "step14")
    assert (ended.code, ended.json["verdict"]) == (0, "keep"), ended.err
    assert (
        bench.fact("taken up") == "this session ran on box for an earlier process, which could not follow it to its end"
    )
    assert bench.gpu.rows(SAMPLES.format("max")) == here
    assert not bench.tasks()


def test_a_killed_session_is_recorded_and_done_again(bench: Bench) -> None:
    bench.play(real_s=0.01)
    process = bench.started("run", "step14", reads=subprocess.PIPE)
    waited_for(lambda: has_samples(bench, 3))
    for pid in processes_of(bench):
        os.kill(pid, signal.SIGKILL)
    out, _ = process.communicate(timeout=120)
    ended = json.loads(out)
    assert ended["verdict"] == "inconclusive"
    assert "its process on box was killed" in json.dumps(ended["reasons"])
    assert bench("run", "step14").json["verdict"] == "keep"


def test_ctrl_c_ends_what_runs_there(bench: Bench) -> None:
    bench.play(real_s=0.05)
    process = bench.started("run", "step14")
    waited_for(lambda: has_samples(bench, 3))
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 130
    waited_for(lambda: not processes_of(bench), 20)
    assert not bench.tasks()
    assert bench.fact("taken up") is None


def test_the_gpu_is_locked_where_it_is(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    bench("run", "step14")
    facts = dict(
        bench.gpu.rows("SELECT name, value FROM fact WHERE lane = 'device' AND run_id = (SELECT max(id) FROM run)")
    )
    device = DeviceFacts("hip", "Stand-in GPU", "gfx1151", facts["identity"], "", "", 0, 0)
    monkeypatch.setenv("PARITY_LOCKS", str(bench.state))
    with device_lock(device, 0, "somebody else's job"):
        ended = bench("run", "step15")
    assert ended.code == 3
    assert "is in use by process" in ended.err
    assert "somebody else's job" in ended.err


def test_calibrations_and_sweeps_are_measured_there_too(bench: Bench) -> None:
    ended = bench("calibrate", "step14", "--sessions", "2")
    assert ended.code == 0, ended.err
    swept = bench("sweep", "step14", "--measure", "--set", "num_stages=1,2", "--lane", "triton")
    assert swept.code == 0, swept.err
    assert swept.json["measured"]["winner"] or swept.json


class Planted:
    def __reduce__(self) -> tuple[Any, ...]:
        return os.system, ("true",)


def test_what_comes_back_runs_no_code() -> None:
    device = DeviceFacts("hip", "a GPU", "gfx1151", "1", "", "", 1, 1)
    assert records_of(pickle.dumps(device)) == device
    for planted in (pickle.dumps(Planted()), pickle.dumps(subprocess.Popen), b"junk", pickle.dumps(device)[:40]):
        with pytest.raises(ValueError, match="no record"):
            records_of(planted)
