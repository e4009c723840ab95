"""Several steps one after the other: in order, whatever becomes of each, of the worker, or of whoever interrupts it.

The study is small, and its reference waits where a test says so: while the file HANG names the step.
"""

import os
import re
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from command_line import command
from conftest import CommandLine, StandIn
from twice import OPERATOR, ZIG, write, write_step

from parity.contract.workspace import Workspace
from parity.devices.lock import queue_lock

pytestmark = pytest.mark.slow

WAITING = """
import time
from pathlib import Path

HANG = Path("WORKSPACE/HANG")

def reference(call):
    while HANG.exists() and HANG.read_text() in Path("/proc/self/cmdline").read_text():
        time.sleep(0.05)
    return {"y": 2 * call["x"]}

"""
RIGHT, SAME, WRONG, BROKEN = "-DFACTOR=2 -DMORE", "-DFACTOR=2.0f", "-DFACTOR=3", "-DFACTOR=)"


@pytest.fixture
def lab(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """A study with five steps: right, right with other code, wrong, one that cannot be built, one that repeats."""
    monkeypatch.setenv("PARITY_LOCKS", str(workspace.root))
    waiting = WAITING.replace("WORKSPACE", str(workspace.root))
    write(workspace, operator=waiting + OPERATOR.replace('lambda call: {"y": 2 * call["x"]}', "reference"))
    for number, flags in ((2, RIGHT), (3, WRONG), (4, BROKEN), (5, SAME)):
        write_step(workspace, f"step0{number}", flags)
    return CommandLine(workspace)


def jobs(lab: CommandLine, *more: str) -> list[Any]:
    listed_jobs: list[Any] = lab("queue", "list", "--all", "--json", *more).json["jobs"]
    return listed_jobs


def words(lab: CommandLine) -> list[tuple[str, str]]:
    return [(job["step"], job["word"]) for job in jobs(lab)]


def runs(lab: CommandLine) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(lab.workspace.root / "results.db")) as connection:
        return connection.execute("SELECT step, status FROM run WHERE study = 'twice' ORDER BY id").fetchall()


def becomes(condition: Callable[[], Any], within_s: float = 60) -> bool:
    deadline = time.monotonic() + within_s
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.05)
    return bool(condition())


def begun(lab: CommandLine, step: str) -> set[str]:
    """The runs of a step's jobs that are marked as running."""
    return {job["run_uuid"] for job in jobs(lab) if job["step"] == step and job["status"] == "running"} - {None}


@contextmanager
def hanging(lab: CommandLine, step: str, *more: str) -> Iterator["subprocess.Popen[str]"]:
    """A worker whose job of that step waits in its reference, and waits on until the block ends."""
    hang = lab.workspace.root / "HANG"
    hang.write_text(f"twice/{step}")
    known = {job["run_uuid"] for job in jobs(lab)}
    process = subprocess.Popen(
        command("queue", "work", *more),
        cwd=lab.workspace.root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert becomes(lambda: process.poll() is not None or begun(lab, step) - known)
        assert process.poll() is None, process.communicate()
        yield process
    finally:
        hang.unlink()
        process.kill()
        process.communicate()


def child_of(process: "subprocess.Popen[str]") -> int:
    """The running job's process; beside it there is its guardian."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    (pid,) = [int(child) for child in children if "parity" in Path(f"/proc/{child}/cmdline").read_text()]
    return pid


def test_steps_run_in_order_whatever_becomes_of_each(lab: CommandLine) -> None:
    ended = lab("queue", "twice/step03", "twice/step01", "twice/step04", *ZIG)
    assert ended.code == 1, ended.err
    first, second, third, *rest = ended.out.splitlines()
    assert first.startswith("job 1 of 3: twice/step03: reject (static), run 1, took ")
    assert "wrong result" in first
    assert second.startswith("job 2 of 3: twice/step01: inconclusive (static), run 2, took ")
    assert third.startswith("job 3 of 3: twice/step04: reject (static), run 3, took ")
    assert rest == ["Nothing is left in the queue."]
    assert [step for step, _ in runs(lab)] == ["step03", "step01", "step04"]
    shown = lab("queue")
    assert (shown.code, shown.out.count("reject (static)")) == (0, 2)
    assert [job["word"] for job in lab("queue", "--json").json["jobs"]] == ["reject", "inconclusive", "reject"]


def test_good_ends_are_exit_code_0_and_one_document(lab: CommandLine) -> None:
    assert lab("queue", "add", "twice/step01", "twice/step02", *ZIG).code == 0
    ended = lab("queue", "work", "--json")
    assert (ended.code, ended.json["waiting"], ended.json["remaining_s"]) == (0, 0, None)
    first, second = ended.json["jobs"]
    assert (first["word"], first["status"], first["basis"]) == ("inconclusive", "done", "static")
    assert first["run_uuid"] != second["run_uuid"]
    assert first["options"]["hip-compiler"] == "zig"
    assert first["finished_at"] <= second["started_at"], "never two at a time"
    assert len(ended.err.splitlines()) == 2


def test_a_rule_stops_the_queue_and_the_rest_stays(lab: CommandLine) -> None:
    ended = lab("queue", "twice/step01", "twice/step03", "twice/step02", *ZIG, "--stop-on", "invalid,reject")
    assert ended.code == 1
    assert "Stopped on reject, as asked for; 1 job waits." in ended.out
    assert words(lab) == [("step01", "inconclusive"), ("step03", "reject"), ("step02", "waiting")]
    assert lab("queue", "work", "--stop-on", "reject", "--json").json["jobs"][0]["step"] == "step02"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("twice/step01", "twice/step99"), "step99.toml: no such step"),
        (("twice/step01", "../../etc/passwd"), "no such step: a step is a file"),
        (("twice/step01", "--device", "quantum"), "--device: 'quantum' is not one of"),
        (("twice/step01", "--stop-on", "never"), "--stop-on: 'never' is not one of keep, reject"),
        (("drop",), "name the jobs to drop"),
    ],
)
def test_bad_input_is_a_sentence_and_nothing_is_added(
    lab: CommandLine, arguments: tuple[str, ...], sentence: str
) -> None:
    ended = lab("queue", *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert sentence in ended.err
    assert not (lab.workspace.root / "results.db").exists()


def test_what_another_step_has_answered_ends_with_its_verdict(lab: CommandLine) -> None:
    write_step(lab.workspace, "step09", "-DFACTOR=2")
    ended = lab("queue", "twice/step01", "twice/step09", *ZIG, "--stop-on", "reject")
    assert ended.code == 0
    assert "twice/step09: inconclusive (static), run 2" in ended.out
    assert "repeats twice/step01" in ended.out
    lab("queue", "twice/step09", *ZIG, "--again", "--profile is new")
    assert lab("show", "twice/step09", "--json").json["verdict"] == "inconclusive"


def test_a_wrong_step_is_refused_when_it_is_added_and_an_outcome_later(lab: CommandLine) -> None:
    step = lab.workspace.experiments / "twice" / "step02.toml"
    assert lab("queue", "add", "twice/step02", "twice/step01", *ZIG).code == 0
    step.write_text("title = 7\n")
    assert lab("queue", "add", "twice/step02").code == 2
    ended = lab("queue", "work")
    assert ended.code == 1
    (first, second) = jobs(lab)
    assert (first["word"], first["run_uuid"], second["word"]) == ("failed", None, "inconclusive")
    assert "step02.toml: field" in first["detail"]
    assert "twice/step02: failed" in ended.out


def test_what_waits_already_is_said_and_not_doubled(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", "twice/step01", *ZIG)
    ended = lab("queue", "add", "twice/step01", "twice/step02", *ZIG)
    assert "twice/step01 waits already, as job 1" in ended.err
    assert words(lab) == [("step01", "waiting"), ("step02", "waiting")]
    lab("queue", "add", "twice/step01", *ZIG, "--again", "another clock", "--commit")
    assert jobs(lab)[-1]["options"] == {
        "device": "emulator",
        "hip-compiler": "zig",
        "again": "another clock",
        "commit": True,
    }
    lab("queue", "add", "twice/step01")
    assert [job["step"] for job in jobs(lab)] == ["step01", "step02", "step01", "step01"], "other options, another job"
    ended = lab("queue", "drop", "twice/step01")
    assert "dropped: 1 (twice/step01), 3 (twice/step01), 4 (twice/step01)" in ended.err
    assert lab("queue", "drop", "2").code == 0
    assert words(lab) == []


def test_what_this_machine_has_not_is_exit_code_3_and_the_next_follows(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", *ZIG, "--device", "cuda")
    ended = lab("queue", "twice/step01", *ZIG)
    assert ended.code == 3
    assert "failed, took" in ended.out
    assert "--device cuda: the study is for gfx1151" in ended.out
    assert words(lab) == [("step01", "failed"), ("step01", "inconclusive")]


def test_a_worker_names_the_machine_of_jobs_that_name_none(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", *ZIG, "--device", "hip", "--on", "yours")
    lab("queue", "add", "twice/step02", *ZIG, "--device", "hip")
    ended = lab("queue", "work", "--on", "ours")
    assert ended.code == 1
    assert [job["options"].get("on") for job in jobs(lab)] == ["yours", None], "a job keeps what it was added with"
    assert [re.findall(r"no machine '(\w+)'", job["detail"]) for job in jobs(lab)] == [["yours"], ["ours"]]


def test_a_killed_run_is_that_jobs_outcome(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", "twice/step02", *ZIG)
    with hanging(lab, "step01") as worker:
        os.kill(child_of(worker), signal.SIGKILL)
        out, err = worker.communicate(timeout=60)
    assert worker.returncode == 1, err
    assert "twice/step01: failed, run 1" in out
    assert "the run was ended by SIGKILL" in out
    assert words(lab) == [("step01", "failed"), ("step02", "inconclusive")]
    assert runs(lab) == [("step01", "interrupted"), ("step02", "finished")]


def test_a_killed_workers_job_runs_again_first_and_the_rest_after(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step02", "twice/step01", "twice/step03", *ZIG)
    with hanging(lab, "step01") as worker:
        child = child_of(worker)
        worker.kill()
        worker.wait()
        assert becomes(lambda: not Path(f"/proc/{child}").exists()), "the job dies with its worker"
    assert words(lab) == [("step02", "inconclusive"), ("step01", "interrupted"), ("step03", "waiting")]
    lab("queue", "add", "twice/step02", *ZIG)
    ended = lab("queue", "work")
    assert ended.code == 1
    assert [line.split(":")[1].strip() for line in ended.out.splitlines()[:3]] == [
        "twice/step01",
        "twice/step03",
        "twice/step02",
    ]
    assert [step for step, status in runs(lab) if status == "interrupted"] == ["step01"]


def test_a_dead_job_waits_as_an_interrupted_one_does(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", "twice/step02", *ZIG)
    with hanging(lab, "step01") as worker:
        worker.kill()
        worker.wait()
    shown = lab("queue", "list", "--json").json
    assert (shown["worker"], shown["waiting"], shown["jobs"][0]["status"]) == (None, 2, "interrupted")
    assert "its worker died" in shown["jobs"][0]["detail"]
    assert "twice/step01 waits already, as job 1" in lab("queue", "add", "twice/step01", *ZIG).err
    assert "dropped: 1 (twice/step01)" in lab("queue", "drop", "1").err
    assert words(lab) == [("step02", "waiting")]


def test_all_that_waits_is_dropped_with_the_dead_job(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", "twice/step02", *ZIG)
    with hanging(lab, "step01") as worker:
        worker.kill()
        worker.wait()
    assert "dropped: 1 (twice/step01), 2 (twice/step02)" in lab("queue", "drop", "--all").err
    assert words(lab) == []


@pytest.mark.parametrize("words_of", [(), ("list",), ("work",), ("drop", "--all"), ("drop", "7")], ids=" ".join)
def test_a_queue_without_a_lab_book_makes_none(lab: CommandLine, words_of: tuple[str, ...]) -> None:
    ended = lab("queue", *words_of, "--db", "typo.db")
    assert (ended.code, ended.out) == (2, "")
    assert "typo.db: no such lab book" in ended.err
    assert not (lab.workspace.root / "typo.db").exists()


def test_options_alone_list_the_queue(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", *ZIG, "--db", "other.db")
    assert "twice/step01" in lab("queue", "--db", "other.db").out
    (job,) = lab("queue", "--json", "--db", "other.db").json["jobs"]
    assert (job["step"], job["status"]) == ("step01", "waiting")
    assert "no waiting job is called '7'" in lab("queue", "drop", "7", "--db", "other.db").err
    assert lab("queue", "--db", "other.db", "twice/step01", *ZIG).code == 0, "a step among options is run"


def test_a_mistyped_command_of_the_queue_gets_the_nearest(lab: CommandLine) -> None:
    ended = lab("queue", "lst")
    assert (ended.code, "'lst' is neither a command nor a step: did you mean 'list'?" in ended.err) == (2, True)


def test_the_estimate_leaves_out_what_was_not_carried_through(lab: CommandLine) -> None:
    lab("queue", "twice/step01", *ZIG)
    assert runs(lab) == [("step01", "finished")]
    with closing(sqlite3.connect(lab.workspace.root / "results.db")) as connection:
        connection.execute(
            "INSERT INTO reason (run_id, number, code, lane, text) VALUES (1, 9, 'build_stopped', 'mine', 's')"
        )
        connection.commit()
    lab("queue", "add", "twice/step01", "twice/step02", *ZIG)
    assert lab("queue", "list", "--json").json["without_estimate"] == 2


def test_a_job_that_kills_two_workers_is_passed_over(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", "twice/step02", *ZIG)
    for _ in range(2):
        with hanging(lab, "step01") as worker:
            worker.kill()
            worker.wait()
    lab("queue", "work")
    first, second = jobs(lab)
    assert (first["word"], first["detail"]) == ("failed", "not run again: 2 workers have died while they ran it")
    assert second["word"] == "inconclusive"


def test_a_verdict_that_its_worker_did_not_see_is_kept(lab: CommandLine) -> None:
    lab("queue", "twice/step01", *ZIG)
    with closing(sqlite3.connect(lab.workspace.root / "results.db")) as connection:
        connection.execute("UPDATE job SET status = 'running', finished_at = NULL")
        connection.commit()
    assert lab("queue", "work").code == 0
    assert words(lab) == [("step01", "inconclusive")]
    assert len(runs(lab)) == 1


def test_ctrl_c_keeps_the_queue(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", "twice/step02", *ZIG)
    with hanging(lab, "step01") as worker:
        worker.send_signal(signal.SIGINT)
        _, err = worker.communicate(timeout=60)
    assert (worker.returncode, err) == (130, "parity: interrupted; what was recorded is kept\n")
    assert words(lab) == [("step01", "interrupted"), ("step02", "waiting")]
    assert runs(lab) == [("step01", "interrupted")]
    assert lab("queue", "work").code == 0
    assert words(lab) == [("step01", "inconclusive"), ("step02", "inconclusive")]


def test_a_second_worker_is_told_who_works(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", *ZIG)
    book = str((lab.workspace.root / "results.db").resolve())
    with queue_lock(book, "parity queue work, as a test"):
        ended = lab("queue", "work")
        shown = lab("queue")
    assert (ended.code, ended.out) == (3, "")
    assert f"worked off by process {os.getpid()} (parity queue work, as a test)" in ended.err
    assert f"Worked off by process {os.getpid()}" in shown.out
    assert words(lab) == [("step01", "waiting")]
    assert "Nobody works it off; 1 job waits" in lab("queue").out


def test_a_running_job_is_not_dropped_and_what_is_added_meanwhile_is_run(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", *ZIG)
    with hanging(lab, "step01") as worker:
        assert "is being run: interrupt its worker" in lab("queue", "drop", "twice/step01").err
        lab("queue", "add", "twice/step02", *ZIG)
        (lab.workspace.root / "HANG").write_text("nothing")
        worker.communicate(timeout=60)
    assert (worker.returncode, words(lab)) == (0, [("step01", "inconclusive"), ("step02", "inconclusive")])


def test_the_estimate_is_what_earlier_runs_took(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", *ZIG)
    assert "Remaining: no estimate." in lab("queue").out
    lab("queue", "work")
    with closing(sqlite3.connect(lab.workspace.root / "results.db")) as connection:
        connection.execute("UPDATE stage SET seconds = NULL")
        connection.execute("UPDATE stage SET seconds = 100 WHERE name LIKE 'build%' OR name = 'verify'")
        connection.commit()
    lab("queue", "add", "twice/step01", "twice/step02", *ZIG)
    lab("queue", "add", "gfx1151/step14", *ZIG)
    shown = lab("queue", "list", "--json").json
    assert (shown["remaining_s"], shown["without_estimate"]) == (600, 1)
    bases = [job["estimate"]["basis"] for job in shown["jobs"] if job["estimate"]]
    assert bases == ["twice/step01's last run", "the median of twice's last 1 runs"]
    assert "Remaining: about 10 min 0 s (by stages' seconds of twice/step01's last run" in lab("queue").out
    lab("queue", "drop", "--all")
    lab("queue", "add", "twice/step01", "--device", "hip")
    assert lab("queue", "list", "--json").json["remaining_s"] is None, "no run here was timed on a GPU"


def test_another_machines_jobs_are_left_to_it(lab: CommandLine) -> None:
    lab("queue", "add", "twice/step01", *ZIG)
    with closing(sqlite3.connect(lab.workspace.root / "results.db")) as connection:
        connection.execute("UPDATE job SET options = json_set(options, '$.host', 'elsewhere')")
        connection.commit()
    ended = lab("queue", "work")
    assert (ended.code, runs(lab)) == (0, [])
    assert "1 job waits on elsewhere: 'parity queue work --host elsewhere'" in ended.out
    assert lab("queue", "work", "--host", "elsewhere").code == 0
    assert [step for step, _ in runs(lab)] == ["step01"]


def test_a_queue_on_a_server(lab: CommandLine, postgresql_url: str) -> None:
    environment = {"PARITY_DB": postgresql_url}
    ended = lab("queue", "twice/step01", *ZIG, env=environment)
    assert (ended.code, "inconclusive (static)" in ended.out) == (0, True), ended.err
    assert lab("queue", "add", "twice/step01", "twice/step02", *ZIG, env=environment).code == 0
    document = lab("queue", "list", "--json", env=environment).json
    assert [job["word"] for job in document["jobs"]] == ["inconclusive", "waiting", "waiting"]
    assert (document["remaining_s"] > 0, document["without_estimate"]) == (True, 0)
    assert lab("queue", "drop", "--all", env=environment).code == 0


def test_on_a_gpu_the_line_has_time_and_ratio(stand_in: StandIn) -> None:
    environment = stand_in.environment
    ended = CommandLine(stand_in.workspace)("queue", "step14", "--device", "hip", *ZIG, env=environment)
    assert ended.code == 0, ended.err + ended.out
    line = ended.out.splitlines()[0]
    assert line.startswith("job 1 of 1: gfx1151/step14: keep (measured), triton ")
    assert ", ratio 1.00, run " in line
