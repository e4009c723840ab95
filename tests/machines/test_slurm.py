"""`--on` a cluster: a batch job measures, and whatever Slurm does to it is said."""

import json
import signal
import subprocess
from pathlib import Path

import pytest
from conftest import StandIn
from far_bench import Bench, has_samples, make_bench, waited_for

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::DeprecationWarning")]


@pytest.fixture
def cluster(stand_in: StandIn, tmp_path: Path, base: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    made = make_bench(stand_in, tmp_path, base, monkeypatch)
    made.is_batch = True
    made.describe()
    return made


def test_a_batch_job_measures_once_it_runs(cluster: Bench) -> None:
    cluster.play(real_s=0.01)
    (cluster.state / "waits").touch()
    process = cluster.started("run", "step14")
    waited_for(lambda: (cluster.state / "1.pid").exists())
    (cluster.state / "waits").unlink()
    waited_for(lambda: has_samples(cluster, 3))
    process.kill()
    process.wait()
    ended = cluster("run", "step14")
    assert (ended.code, ended.json["verdict"], ended.json["basis"]) == (0, "keep", "measured"), ended.err
    assert cluster.fact("machine") == "box"
    assert cluster.fact("taken up"), "the job went on, and its session is this run's"
    assert not (cluster.state / "2.pid").exists(), "the same job"
    waited_for(lambda: (cluster.state / "1.ended").exists())
    assert not cluster.tasks()


def test_a_full_queue_leaves_the_step_open(cluster: Bench) -> None:
    (cluster.state / "full").touch()
    ended = cluster("run", "step14")
    assert (ended.code, ended.json["verdict"]) == (3, "inconclusive")
    assert "not measured: machine 'box': Slurm takes no job: " in ended.err
    assert "QOSMaxSubmitJobPerUserLimit" in ended.err


@pytest.mark.parametrize("state", ["TIMEOUT", "PREEMPTED"])
def test_a_job_that_ends_early_is_recorded(cluster: Bench, state: str) -> None:
    cluster.play(real_s=0.02)
    process = cluster.started("run", "step14", reads=subprocess.PIPE)
    waited_for(lambda: has_samples(cluster, 3))
    subprocess.run(["scancel", "1"], env=cluster.command("run")[1], check=True)
    (cluster.state / "1.state").write_text(state)
    out, err = process.communicate(timeout=60)
    ended = json.loads(out)
    assert ended["verdict"] == "inconclusive", err
    assert f"box was lost: Slurm's job 1 ended: {state}" in json.dumps(ended["reasons"])


def test_ctrl_c_takes_a_job_out_of_the_queue(cluster: Bench) -> None:
    (cluster.state / "waits").touch()
    process = cluster.started("run", "step14")
    waited_for(lambda: (cluster.state / "1.pid").exists())
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 130
    assert (cluster.state / "1.state").read_text() == "CANCELLED by 0"


def test_a_parameter_that_slurm_does_not_have_is_bad_input(cluster: Bench) -> None:
    cluster.describe(slurm="gpus_per_knot = 1")
    ended = cluster("run", "step14")
    assert ended.code == 2
    assert "gpus_per_knot" in ended.err, ended.err
