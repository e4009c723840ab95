"""A step that repeats another one's experiment is answered; what a step expects is told, and what is required decides."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from conftest import CommandEnd, CommandLine, StandIn

from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow

HEAD = 'title = "t"\nhypothesis = "h"\nchange = "c"\nparent = "step14"\n'
ONE_STAGE = "[lanes.triton.options]\nnum_stages = 1\n"


def write(workspace: Workspace, step: str, lanes: str = "", head: str = "", expect: str = "") -> None:
    text = f'{head}{HEAD}[expect]\ntext = "e"\n{expect}\n{lanes}'
    (workspace.experiments / "gfx1151" / f"{step}.toml").write_text(text)


def run(parity: CommandLine, step: str, *more: str) -> CommandEnd:
    return parity("run", step, "--hip-compiler", "zig", "--json", *more)


def answer(ended: CommandEnd) -> tuple[str, str, str] | None:
    answering_run = ended.json["answer"]
    return answering_run and (answering_run["step"], answering_run["verdict"], answering_run["basis"])


def test_a_copy_of_a_step_is_answered_before_anything_is_built(parity: CommandLine, workspace: Workspace) -> None:
    assert run(parity, "step14").json["answer"] is None
    write(workspace, "step30")
    ended = run(parity, "step30")
    document = ended.json
    assert (ended.code, document["status"], document["verdict"]) == (0, "answered", None)
    assert answer(ended) == ("step14", "inconclusive", "static")
    assert document["stages"] == []
    assert document["reasons"][0]["text"].startswith(
        "repeats gfx1151/step14, with the same kernels, options, environment, toolchains and contract; that ended as "
        "inconclusive (static, run "
    )
    shown = parity("run", "step30", "--hip-compiler", "zig").out
    assert "step30  answered as gfx1151/step14: inconclusive (static)" in shown
    assert "parity run gfx1151/step30 --again 'WHAT IS NEW'" in shown
    assert "answered" in parity("report").out


def test_the_same_kernel_under_another_name_is_the_same_experiment(parity: CommandLine, workspace: Workspace) -> None:
    run(parity, "step14")
    kernels = workspace.root / "triton_kernels"
    copy = (kernels / "scaled_mm.py").read_text()
    (kernels / "mine.py").write_text(copy)
    write(workspace, "step30", '[lanes.triton]\nkernel = "triton_kernels/mine.py"\n')
    assert answer(run(parity, "step30")) == ("step14", "inconclusive", "static")
    (kernels / "mine.py").write_text(f"{copy}\n# another text\n")
    write(workspace, "step31", '[lanes.triton]\nkernel = "triton_kernels/mine.py"\n')
    document = run(parity, "step31").json
    assert (document["answer"], document["verification"]["status"]) == (None, "verified")
    assert document["reasons"][-1]["text"] == (
        "every code object and launch is that of gfx1151/step14 (inconclusive, static)"
    )


def test_what_is_new_is_said_and_recorded(parity: CommandLine, workspace: Workspace) -> None:
    run(parity, "step14")
    write(workspace, "step30")
    assert run(parity, "step30", "--again", " ").code == 2
    first = run(parity, "step30", "--again", "another firmware").json
    assert (first["status"], first["precondition"], first["answer"]) == ("finished", "another firmware", None)
    second = run(parity, "step30").json
    assert (second["status"], second["precondition"]) == ("finished", None), "its own experiment may be run again"
    write(workspace, "step31", head='again = "another firmware"\n')
    assert run(parity, "step31").json["precondition"] == "another firmware"


@pytest.mark.parametrize(
    ("head", "lanes", "expect"),
    [
        ("", ONE_STAGE, ""),
        ('lane = "hip"\n', "", ""),
        ("", "", 'goal = "not_slower"'),
        ("", "[lanes.hip]\ndynamic_lds_bytes = 1024\n", ""),
        ("", "", 'clauses = [{ clause = "spills == 0", required = true }]'),
    ],
    ids=["an option", "the judged lane", "the claim", "the launch", "a required clause"],
)
def test_another_question_is_asked_anew(
    parity: CommandLine, workspace: Workspace, head: str, lanes: str, expect: str
) -> None:
    run(parity, "step14")
    write(workspace, "step30", lanes, head, expect)
    assert run(parity, "step30").json["status"] == "finished"


def test_a_clause_that_another_step_required_decides_nothing_here(parity: CommandLine, workspace: Workspace) -> None:
    run(parity, "step14")
    write(workspace, "step30", expect='clauses = [{ clause = "triton.hot_loop.matrix > 32", required = true }]')
    assert run(parity, "step30").json["verdict"] == "reject"
    write(workspace, "step31", expect='clauses = ["triton.hot_loop.matrix > 32"]')
    assert answer(run(parity, "step31")) == ("step14", "inconclusive", "static")
    write(workspace, "step32", expect='clauses = [{ clause = "triton.hot_loop.matrix >  32", required = true }]')
    assert run(parity, "step32").json["verdict"] == "reject", "by its own clause"


def test_what_the_log_rejected_is_not_tried_again(parity: CommandLine, workspace: Workspace) -> None:
    write(workspace, "step30", '[lanes.triton.env]\nTRITON_HIP_USE_IN_THREAD_TRANSPOSE = "1"\n')
    ended = run(parity, "step30")
    assert (ended.code, answer(ended)) == (1, ("env-in-thread-transpose", "reject", "imported"))
    assert ended.json["reasons"][1]["text"] == "because there: severe regression"


def test_a_hidden_run_answers_nothing(parity: CommandLine, workspace: Workspace) -> None:
    uuid = run(parity, "step14").json["run_uuid"]
    write(workspace, "step30")
    with closing(sqlite3.connect(workspace.root / "results.db")) as book:
        book.execute("INSERT INTO tombstone (run_uuid, reason, created_at) VALUES (?, 'a slip', '')", (uuid,))
        book.commit()
    assert run(parity, "step30").json["status"] == "finished"


def test_a_static_verdict_never_stands_in_for_a_measurement(stand_in: StandIn) -> None:
    emulated = stand_in("run", "step14", "--device", "emulator", "--hip-compiler", "zig", "--json").json
    assert (emulated["verdict"], emulated["basis"]) == ("inconclusive", "static")
    write(stand_in.workspace, "step30")
    assert answer(stand_in("run", "step30", "--device", "emulator", "--hip-compiler", "zig", "--json")) is not None
    assert (timed := stand_in.run("step30").json)["verdict"] == "keep", timed


def test_a_measured_verdict_answers_on_its_device_and_where_there_is_none(measured: StandIn) -> None:
    measured.settings["ms"] = {"default": 50.0, measured.candidate: 51.0}
    assert measured.run("step15").json["verdict"] == "reject"
    write(measured.workspace, "step30", ONE_STAGE)
    ended = measured.run("step30")
    assert (ended.code, answer(ended)) == (1, ("step15", "reject", "measured"))
    assert ended.json["measurement"] is None
    assert ended.json["answer"]["device_name"] == "Stand-in GPU"
    ended = measured("run", "step30", "--device", "emulator", "--hip-compiler", "zig", "--json")
    assert answer(ended) == ("step15", "reject", "measured")


def test_what_was_kept_does_not_answer_beside_another_baseline(measured: StandIn) -> None:
    """A copy of the baseline changes nothing; a copy of what it has replaced is slower than today's baseline."""
    measured.settings["ms"] = {"default": 50.0, measured.candidate: 45.0}
    assert measured.run("step15").json["verdict"] == "keep"
    write(measured.workspace, "step30", ONE_STAGE)
    copied = measured.run("step30").json
    assert (copied["verdict"], copied["reasons"][0]["code"]) == ("reject", "no_op")
    write(measured.workspace, "step31")
    older = measured.run("step31").json
    assert (older["verdict"], older["basis"], older["reasons"][0]["code"]) == ("reject", "measured", "slower")
    assert "every code object and launch is that of gfx1151/step14 (keep, measured)" in [
        reason["text"] for reason in older["reasons"]
    ]


def test_a_coarser_margin_answers_no_finer_one(measured: StandIn) -> None:
    contract = measured.workspace.experiments / "gfx1151" / "contract.toml"
    fine = contract.read_text()
    contract.write_text(fine.replace("margin_percent = 0.5", "margin_percent = 5"))
    measured.settings["ms"] = {"default": 50.0, measured.candidate: 49.0}
    assert measured.run("step15").json["verdict"] == "reject"
    contract.write_text(fine)
    write(measured.workspace, "step30", ONE_STAGE)
    assert measured.run("step30").json["verdict"] == "keep"


READS = """
import pathlib, sys
sys.path.insert(0, str(pathlib.Path(__file__).parent / "lib"))
from tuning import SIGN
_MORE = float((pathlib.Path(__file__).parent / "more.txt").read_text())
"""


def test_what_a_module_imports_or_reads_is_part_of_the_experiment(parity: CommandLine, workspace: Workspace) -> None:
    kernels = workspace.root / "triton_kernels"
    text = (kernels / "scaled_mm.py").read_text()
    (kernels / "mine.py").write_text(f"{READS}\n{text}")
    (kernels / "lib").mkdir()
    lane_table = '[lanes.triton]\nkernel = "triton_kernels/mine.py"\n'
    files = 'files = ["triton_kernels/more.txt"]\n'
    steps = iter(("step30", "step31", "step32", "step33"))

    def status(sign: int, more: int) -> str:
        (kernels / "lib" / "tuning.py").write_text(f"SIGN = {sign}\n")
        (kernels / "more.txt").write_text(f"{more}\n")
        write(workspace, step := next(steps), lane_table, files)
        document = run(parity, step).json
        return f"{document['status']}, {'' if document['stages'] else 'not '}built"

    assert [status(1, 1), status(1, 1), status(2, 1), status(2, 2)] == [
        "finished, built",
        "answered, not built",
        "finished, built",
        "finished, built",
    ]


EXPECTING = """clauses = ["hip.spills == 0", "triton.hot_loop.matrix == 31", "ratio < 1.2", "effect < -0.5",
  { clause = "triton.function.instructions < 100000", required = true }]"""


def expectations(document: Any) -> list[tuple[str, str | None]]:
    return [(expectation["status"], expectation["basis"]) for expectation in document["expectations"]]


def test_what_a_step_expects_is_told_with_its_basis(measured: StandIn) -> None:
    write(measured.workspace, "step30", ONE_STAGE, expect=EXPECTING)
    measured.settings["ms"] = {"default": 50.0, measured.candidate: 49.0}
    ended = measured.run("step30")
    document = ended.json
    assert (ended.code, document["verdict"]) == (0, "keep"), "counters explain, and do not decide"
    assert expectations(document) == [
        ("confirmed", "static"),
        ("falsified", "static"),
        ("confirmed", "measured"),
        ("falsified", "measured"),
        ("confirmed", "static"),
    ]
    texts = [reason["text"] for reason in document["reasons"] if reason["code"].startswith("expectation.")]
    assert texts[1] == "expected triton.hot_loop.matrix == 31: falsified: it is 32 (static)"
    assert measured.rows("SELECT clause, status FROM expectations WHERE step = 'step30'")[0] == (
        "hip.spills == 0",
        "confirmed",
    )
    assert "expected triton.hot_loop.matrix == 31: falsified" in measured("show", "step30").out


def test_a_required_clause_that_is_falsified_rejects_before_anything_is_timed(measured: StandIn) -> None:
    write(
        measured.workspace,
        "step30",
        ONE_STAGE,
        expect='clauses = [{ clause = "triton.hot_loop.matrix > 32", required = true }]',
    )
    ended = measured.run("step30")
    assert (ended.code, ended.json["verdict"], ended.json["basis"]) == (1, "reject", "static")
    assert ended.json["measurement"] is None
    assert ended.json["reasons"][0]["code"] == "expectation.falsified"


def test_a_required_time_that_is_missed_rejects_what_would_be_kept(measured: StandIn) -> None:
    write(measured.workspace, "step30", ONE_STAGE, expect='clauses = [{ clause = "effect < -0.1", required = true }]')
    measured.settings["ms"] = {"default": 50.0, measured.candidate: 49.0}
    ended = measured.run("step30")
    assert (ended.code, ended.json["verdict"], ended.json["basis"]) == (1, "reject", "measured")
    assert [reason["code"] for reason in ended.json["reasons"]][:2] == ["expectation.falsified", "faster"]


def test_without_a_device_times_are_untested(parity: CommandLine, workspace: Workspace) -> None:
    write(workspace, "step30", expect=EXPECTING)
    document = run(parity, "step30").json
    assert document["verdict"] == "inconclusive"
    assert [status for status, _ in expectations(document)][2:4] == ["untested", "untested"]


def test_a_clause_that_is_none_is_bad_input(parity: CommandLine, workspace: Workspace) -> None:
    write(workspace, "step30", expect='clauses = ["triton.hotloop.matrix > 0"]')
    ended = run(parity, "step30")
    assert ended.code == 2
    assert (
        "step30.toml: field 'expect.clauses.0': 'triton.hotloop.matrix > 0': 'hotloop' is neither a lane" in ended.err
    )
