"""Whole runs: what is recorded when things go well, badly, and when the process is killed."""

import hashlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from books import lab_book
from conftest import CommandLine, LoadedStep

from parity.contract.workspace import Workspace
from parity.errors import InputError, UnavailableError
from parity.isa.parse import parse
from parity.records import EXECUTED, Verdict
from parity.run.options import RunOptions
from parity.run.pipeline import run_step
from parity.run.repeats import Answer
from parity.run.timing import find_device
from parity.store import Database, RunRecord, artifact, latest_runs, named_run, runs_of_step

pytestmark = pytest.mark.slow

ZIG = RunOptions(hip_compiler="zig", device="emulator")


def quiet(text: str, *, done: int = 0, total: int | None = None) -> None:
    """No progress."""


def database_of(workspace: Workspace) -> Database:
    return Database(workspace.database_url(None))


AGAIN = 'again = "the log is of another compiler"\n'


def add_step(workspace: Workspace, name: str, lanes: str, parent: str = "step14", head: str = "") -> None:
    text = f'{head}title = "t"\nhypothesis = "h"\nchange = "c"\nparent = "{parent}"\n[expect]\ntext = "e"\n{lanes}'
    (workspace.experiments / "gfx1151" / f"{name}.toml").write_text(text)


def run(workspace: Workspace, step: str) -> tuple[Verdict, list[str]]:
    judgement = run_step(workspace, step, None, ZIG, quiet).judgement
    if isinstance(judgement, Answer):
        return Verdict(judgement.run.verdict), [f"repeats {judgement.run.step}: {judgement.because}"]
    return judgement.verdict, [reason.code for reason in judgement.reasons]


def test_step14_is_built_checked_read_and_awaits_measurement(shared_parity: CommandLine) -> None:
    document = shared_parity("run", "step14", "--hip-compiler", "zig", "--json").json
    assert (document["study"], document["step"], document["device"]) == ("gfx1151", "step14", "emulator")
    assert (document["verdict"], document["basis"]) == ("inconclusive", "static")
    assert document["reasons"] == [
        {
            "code": "awaiting_measurement",
            "text": "awaiting measurement: no device has timed it (none was asked for)",
            "lane": None,
            "facts": {},
        }
    ]
    assert document["verification"]["status"] == "verified"
    assert len(document["verification"]["cases"]) == 56
    assert all(case["passed"] for case in document["verification"]["cases"])
    assert document["kpi"]["ms"]["triton"] is None
    assert document["kpi"]["baseline"] == {
        "step": "step11",
        "ms": {"triton": 45.028, "hip": 30.932},
        "basis": "imported",
    }
    for lane in document["lanes"].values():
        assert len(lane["code_object_sha256"]) == 64
        assert lane["build"]["cached"]
        for name in (
            "next_free_vgpr",
            "vgpr_allocated",
            "vgpr_spills",
            "private_segment_bytes",
            "lds_bytes",
            "wave_size",
        ):
            assert isinstance(lane["resources"][name], int)
        assert lane["isa"]["hot_loop"]["matrix"] == 32
        assert sum(lane["isa"]["hot_loop"]["classes"].values()) == lane["isa"]["hot_loop"]["instructions"]
    assert document["lanes"]["triton"]["isa"]["function"]["counts"]["v_perm_b32"] == 128


def test_every_artifact_of_a_run_is_there(shared_parity: CommandLine) -> None:
    document = shared_parity("show", "step14", "--json").json
    for name, lane in document["lanes"].items():
        assert {"kernel.co", "kernel.s"} <= {row["name"] for row in lane["artifacts"]}
        for row in lane["artifacts"]:
            ended = shared_parity.bytes("runs", "artifact", document["run_uuid"], row["name"], "--lane", name)
            assert (hashlib.sha256(ended).hexdigest(), len(ended)) == (row["sha256"], row["size_bytes"])


def test_how_often_each_line_ran_is_kept(shared_parity: CommandLine) -> None:
    """Of the first case, as the executed counters are: the rows sum to them, by mnemonic too."""
    for lane, lane_document in shared_parity("show", "step14", "--json").json["lanes"].items():
        kept = {
            name: shared_parity("runs", "artifact", "step14", name, "--lane", lane).out
            for name in ("kernel.s", EXECUTED)
        }
        header, *rows = kept[EXECUTED].splitlines()
        executed = {int(line): int(number) for line, number in (row.split(",") for row in rows)}
        assert header == "line,executed"
        assert list(executed) == sorted(executed)
        assert min(executed.values()) > 0
        (function,) = parse(kept["kernel.s"]).functions.values()
        assert executed.keys() <= set(function.lines)
        mnemonics: Counter[str] = Counter()
        for name, line in zip(function.mnemonics, function.lines, strict=True):
            mnemonics[name] += executed.get(line, 0)
        counted = lane_document["emulated"]["executed"]
        assert counted["total"] == sum(executed.values())
        assert counted["mnemonics"] == +mnemonics


def test_how_often_each_line_ran_goes_with_its_run_into_another_book(
    parity: CommandLine, workspace: Workspace, tmp_path: Path
) -> None:
    def kept(uuid: str, *more: str) -> list[str]:
        return [parity("runs", "artifact", uuid, EXECUTED, "--lane", lane, *more).out for lane in ("hip", "triton")]

    runs = [parity("run", "step14", "--hip-compiler", "zig", "--json").json["run_uuid"] for _ in range(2)]
    other = ("--db", str(tmp_path / "other.db"))
    for _ in range(2):
        assert parity("merge", str(workspace.root / "results.db"), *other).code == 0
    outputs = [*(kept(uuid) for uuid in runs), *(kept(uuid, *other) for uuid in runs)]
    assert outputs == [outputs[0]] * 4
    assert outputs[0][0] != outputs[0][1]
    names = [row["name"] for row in parity("runs", "artifact", runs[1], "--json").json["artifacts"]]
    assert names.count(EXECUTED) == 2


def test_a_spill_is_rejected_with_its_numbers(workspace: Workspace) -> None:
    """Without tt.pointer_range the same kernel spills; here the environment takes buffer operations away."""
    add_step(workspace, "step15", '[lanes.triton.env]\nAMDGCN_USE_BUFFER_OPS = "0"\n', head=AGAIN)
    path = workspace.root / "triton_kernels" / "scaled_mm.py"
    path.write_text(
        path.read_text()
        .replace("<< 8).to(tl.int16, bitcast=True) >> 1", "<< 8)")
        .replace("(shifted & ~0x4000)", "((shifted & 0x8000) | ((shifted & 0x7F00) >> 1))")
    )
    verdict, codes = run(workspace, "step15")
    assert verdict is Verdict.REJECT
    assert codes == ["guardrail.next_free_vgpr", "guardrail.private_segment_bytes"]
    (record,) = runs_of_step(database_of(workspace), "gfx1151", "step15")
    assert record.counter("triton", "resources", "next_free_vgpr") == 256


def test_a_wrong_result_is_rejected_and_says_what_failed(workspace: Workspace) -> None:
    path = workspace.root / "triton_kernels" / "scaled_mm.py"
    path.write_text(path.read_text().replace("acc * scale + bias[None, :]", "acc * scale - bias[None, :]"))
    assert run(workspace, "step14") == (Verdict.REJECT, ["verification"])
    (record,) = runs_of_step(database_of(workspace), "gfx1151", "step14")
    assert record.run.verification == "failed"
    assert "triton: exact, 256 x 512 x 128" in (record.run.verification_detail or "")
    assert [case.passed for case in record.cases] == [True] * 26 + [False]


def test_a_failed_build_is_rejected_with_stage_and_pass(workspace: Workspace) -> None:
    add_step(workspace, "step15", '[lanes.triton.env]\nTRITON_HIP_USE_BLOCK_PINGPONG = "1"\n', head=AGAIN)
    assert run(workspace, "step15") == (Verdict.REJECT, ["build"])
    (record,) = runs_of_step(database_of(workspace), "gfx1151", "step15")
    assert record.builds["triton"].failed_pass == "TritonAMDGPUBlockPingpong"
    assert record.builds["triton"].code_object_sha256 is None
    assert record.counter("triton", "function", "instructions") is None
    assert record.counter("hip", "function", "instructions") is not None
    log = artifact(database_of(workspace), record, "triton", "log.txt")
    assert log is not None
    assert b"TritonAMDGPUBlockPingpong" in log


def test_a_violated_contract_is_invalid_and_names_what_differs(workspace: Workspace) -> None:
    add_step(workspace, "step15", "[lanes.triton.options]\nnum_warps = 4\n")
    verdict, codes = run(workspace, "step15")
    assert verdict is Verdict.INVALID
    assert "contract.workgroup_size" in codes


def test_a_step_that_changes_nothing_is_a_no_op(workspace: Workspace) -> None:
    assert run(workspace, "step14")[0] is Verdict.INCONCLUSIVE
    keep(workspace, "step14")
    add_step(workspace, "step15", "[lanes.triton.env]\nTRITON_ALWAYS_COMPILE = '1'\n")
    assert run(workspace, "step15") == (Verdict.REJECT, ["no_op"])
    assert run(workspace, "step14")[0] is Verdict.INCONCLUSIVE, "running the baseline again is no no-op"


def keep(workspace: Workspace, step: str) -> None:
    """Pretends that a device had kept a step: only a stopwatch can, and there is none here."""
    from sqlalchemy import update

    from parity.store.schema import run as table

    with database_of(workspace).transaction() as connection:
        connection.execute(update(table).where(table.c.step == step).values(verdict="keep", basis="measured"))


def test_a_machine_with_a_gpu_is_left_alone_where_the_environment_says_so(
    parity: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PARITY_DEVICE=emulator holds in all tests; an option stands above it."""
    asked: list[str] = []

    def probe(kind: str, _ordinal: int) -> None:
        asked.append(kind)
        raise UnavailableError("planted")

    monkeypatch.setattr("parity.run.timing._may_have", lambda _: True)
    monkeypatch.setattr("parity.run.timing.probe", probe)
    document = parity("run", "step14", "--hip-compiler", "zig", "--json").json
    assert (asked, document["device"]) == ([], "emulator")
    assert parity("calibrate", "step14").code == 3
    assert asked == []
    document = parity("run", "step14", "--hip-compiler", "zig", "--json", "--device", "auto").json
    assert (asked, document["device"]) == (["hip"], "emulator")
    assert document["reasons"][0]["text"] == "awaiting measurement: no device has timed it (planted)"
    assert parity("run", "step14", env={"PARITY_DEVICE": "hip"}).err == "parity: planted\n"
    wrong = parity("run", "step14", env={"PARITY_DEVICE": "gpu"})
    assert (wrong.code, "--device: 'gpu' is not one of auto, emulator, hip, cuda" in wrong.err) == (2, True)


def test_without_the_gpus_driver_auto_asks_no_runtime(loaded: LoadedStep, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parity.run.timing._may_have", lambda _: False)
    device = find_device(loaded.contract, RunOptions(device="auto"), quiet)
    assert device == "this machine has no hip device"


def test_bad_input_leaves_no_run_behind(workspace: Workspace, parity: CommandLine) -> None:
    add_step(workspace, "step15", "[lanes.triton.options]\nnum_wraps = 8\n")
    ended = parity("run", "step15", "--hip-compiler", "zig", "--json")
    assert (ended.code, ended.result) == (2, "")
    assert "'num_wraps' is no constant of the lane and no option of Triton" in ended.err
    assert "Traceback" not in ended.err
    assert [record.step for record in latest_runs(database_of(workspace), "gfx1151") if not record.is_imported] == []


@pytest.mark.usefixtures("bare_machine")
def test_what_is_not_available_is_exit_code_3(parity: CommandLine) -> None:
    ended = parity("run", "step14", "--hip-compiler", "hiprtc")
    assert ended.code == 3
    assert "hiprtc is not available here" in ended.err


def hanging_run(workspace: Workspace, runs: int = 1) -> "subprocess.Popen[bytes]":
    """A run whose Triton build hangs, waited for until it is under way."""
    path = workspace.root / "triton_kernels" / "scaled_mm.py"
    path.write_text("import time\ntime.sleep(120)\n" + path.read_text())
    command = [sys.executable, "-m", "parity", "run", "step14", "--hip-compiler", "zig"]
    process = subprocess.Popen(
        command, cwd=workspace.root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    for _ in range(400):
        if (workspace.root / "results.db").is_file() and _own_runs(workspace):
            records = _own_runs(workspace)
            if len(records) == runs and "hip" in records[-1].builds:
                return process
        time.sleep(0.05)
    raise AssertionError("the run did not start")


def _own_runs(workspace: Workspace) -> list[RunRecord]:
    return runs_of_step(Database(workspace.database_url(None)).open(), "gfx1151", "step14")


def test_a_killed_run_is_found_as_interrupted_with_what_it_had(workspace: Workspace, parity: CommandLine) -> None:
    process = hanging_run(workspace)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert _own_runs(workspace)[0].run.status == "running"
    document = parity("show", "step14", "--json").json
    assert (document["status"], document["verdict"]) == ("interrupted", None)
    assert document["lanes"]["hip"]["build"]["ok"]
    assert "interrupted" in parity("report").out


def test_a_killed_run_leaves_no_compiler_and_its_folder_goes_with_the_next(
    workspace: Workspace, parity: CommandLine
) -> None:
    process = hanging_run(workspace)
    kernel = workspace.root / "triton_kernels" / "scaled_mm.py"
    assert becomes(lambda: len(waiting(workspace)) == 1, 30)
    os.kill(process.pid, signal.SIGKILL)  # parity alone, as the system does when memory is short
    process.wait()
    assert becomes(lambda: compilers(workspace) == "", 10)
    assert len(waiting(workspace)) == 1
    kernel.write_text(kernel.read_text().replace("time.sleep(120)", ""))
    assert parity("run", "step14", "--hip-compiler", "zig").code == 0
    assert waiting(workspace) == []


def waiting(workspace: Workspace) -> list[Path]:
    """Folders in which something is built, or was when its process was killed."""
    return [path.parent for path in (workspace.private / "builds").glob("*.*/stage.txt")]


def test_a_killed_sweep_leaves_no_compiler(workspace: Workspace) -> None:
    path = workspace.root / "triton_kernels" / "scaled_mm.py"
    path.write_text("import time\ntime.sleep(120)\n" + path.read_text())
    command = [sys.executable, "-m", "parity", "sweep", "gfx1151", "--set", "num_stages=1,2"]
    process = subprocess.Popen(command, cwd=workspace.root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    assert becomes(lambda: len(waiting(workspace)) == 2, 60)
    workers = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert becomes(lambda: compilers(workspace) == "", 10)
    assert becomes(lambda: not any(is_there(worker) for worker in workers), 10)


def becomes(condition: Callable[[], bool], within_s: float) -> bool:
    """Whether something is so within some seconds."""
    deadline = time.monotonic() + within_s
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.05)
    return condition()


def is_there(process: str) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().split()[2] != "Z"


def test_a_second_run_at_the_same_time_is_refused_and_a_report_is_not(
    workspace: Workspace, parity: CommandLine
) -> None:
    process = hanging_run(workspace)
    try:
        ended = parity("run", "step14")
        assert ended.code == 3
        assert (
            "another 'parity run' of gfx1151 is writing to this lab book: wait for it with --wait SECONDS" in ended.err
        )
        report = parity("report", "--json")
        assert report.code == 0
        (run_row,) = [row for row in report.json["runs"] if row["step"] == "step14"]
        assert run_row["status"] == "running"
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_told_to_end_ends_its_compiler_too(workspace: Workspace, number: signal.Signals) -> None:
    process = hanging_run(workspace)
    os.kill(process.pid, number)
    assert process.wait(20) == 130
    assert becomes(lambda: compilers(workspace) == "", 10)  # a killed process is still listed until it is reaped


def compilers(workspace: Workspace) -> str:
    """The processes that work in a workspace."""
    listing = subprocess.run(["pgrep", "-f", str(workspace.root)], capture_output=True, text=True, check=False)
    return listing.stdout


def test_an_artifact_is_printed_exported_and_listed(shared_parity: CommandLine, tmp_path: Path) -> None:
    document = shared_parity("show", "step14", "--json").json
    listed = shared_parity("runs", "artifact", document["run_uuid"][:8], "--json").json
    assert (listed["run_id"], listed["run_uuid"]) == (document["run_id"], document["run_uuid"])
    text = shared_parity.bytes("runs", "artifact", "step14", "kernel.s", "--lane", "hip")
    assert b".amdgcn_target" in text
    for target in (tmp_path, tmp_path / "other.s"):
        assert (
            shared_parity(
                "runs", "artifact", str(document["run_id"]), "kernel.s", "--lane", "hip", "-o", str(target)
            ).code
            == 0
        )
    assert (tmp_path / "kernel.s").read_bytes() == (tmp_path / "other.s").read_bytes() == text
    sentences = {
        ("step14", "kernel.s"): "--lane: run",
        ("step14", "kernel.x"): "has no artifact 'kernel.x': it has",
        ("00000000", "kernel.s"): "has no run '00000000'",
        ("0" * 5000, "kernel.s"): "has no run '0000",
        ("9" * 5000, "kernel.s"): "has no run '9999",
    }
    for arguments, sentence in sentences.items():
        ended = shared_parity("runs", "artifact", *arguments)
        assert (ended.code, sentence in ended.err) == (2, True), ended.err


def test_a_uuid_that_begins_with_digits_is_no_number(tmp_path: Path) -> None:
    path = lab_book(tmp_path / "book.db")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE run SET uuid = '12345678' || substr(uuid, 9) WHERE id = 25")
    book = Database(f"sqlite:///{path}").open()
    assert [named_run(book, name).run.id for name in ("25", "12345678")] == [25, 25]
    with pytest.raises(InputError, match="has no run '1234567': write a run's number"):
        named_run(book, "1234567")


def test_repeated_runs_share_what_they_read(parity: CommandLine, workspace: Workspace) -> None:
    """Counters and artifacts are of a code object, however many runs show it."""
    tables = ("reading", "reading_counter", "reading_memory", "blob")
    counts = []
    for _ in range(2):
        assert parity("run", "step14", "--hip-compiler", "zig").code == 0
        book = database_of(workspace)
        counts.append([book.query(f"SELECT COUNT(*) FROM {table}", {})[1] for table in tables])
    assert counts[0] == counts[1]
    first, second = runs_of_step(book, "gfx1151", "step14")
    assert first.counters == second.counters
    assert first.run.uuid != second.run.uuid


def test_a_kernel_outside_the_workspace_is_built_if_the_lane_says_so(
    workspace: Workspace, tmp_path: Path, loaded: LoadedStep
) -> None:
    source = (workspace.root / "hip_kernels" / "scaled_mm.hip").read_text()
    (tmp_path / "mine.hip").write_text(source.replace("\nscaled_mm(", "\nmine("))
    shutil.copy(workspace.root / "hip_kernels" / "scaled_mm.h", tmp_path)
    lane = f'[lanes.hip]\nkernel = {json.dumps(str(tmp_path / "mine.hip"))}\nsymbol = "mine"\n'
    add_step(workspace, "step15", lane)
    with pytest.raises(InputError, match=r"step15\.toml: lanes\.hip: .*write 'outside = true' in \[lanes\.hip\]"):
        run(workspace, "step15")
    add_step(workspace, "step15", lane + "outside = true\n")
    assert run(workspace, "step15")[0] is Verdict.INCONCLUSIVE


@pytest.mark.parametrize("url", ["://", "mysterydb://x/y"])
def test_a_wrong_lab_book_is_bad_input(parity: CommandLine, url: str) -> None:
    ended = parity("report", "--db", url)
    assert (ended.code, ended.result) == (2, "")
    assert ended.err.startswith("parity: --db: ")


def test_another_contract_has_no_baseline_and_no_no_op(workspace: Workspace) -> None:
    assert run(workspace, "step14")[0] is Verdict.INCONCLUSIVE
    keep(workspace, "step14")
    path = workspace.experiments / "gfx1151" / "contract.toml"
    path.write_text(path.read_text().replace("m = 8192, n = 8192, k = 8192", "m = 4096, n = 4096, k = 4096"))
    add_step(workspace, "step15", "")
    assert run(workspace, "step15") == (Verdict.INCONCLUSIVE, ["awaiting_measurement"])


def test_code_that_an_earlier_step_has_tried_is_recognised_baseline_or_not(workspace: Workspace) -> None:
    assert run(workspace, "step14") == (Verdict.INCONCLUSIVE, ["awaiting_measurement"])
    add_step(workspace, "step15", "[lanes.triton.options]\nnum_stages = 1\n")
    assert run(workspace, "step15") == (Verdict.INCONCLUSIVE, ["awaiting_measurement"])
    add_step(workspace, "step16", "[lanes.triton.env]\nTRITON_ALWAYS_COMPILE = '1'\n")  # which changes no code
    assert run(workspace, "step16") == (Verdict.INCONCLUSIVE, ["awaiting_measurement", "known_code"])
    add_step(workspace, "step17", "[lanes.hip]\ndynamic_lds_bytes = 1024\n")  # another launch of the same code
    assert run(workspace, "step17") == (Verdict.INCONCLUSIVE, ["awaiting_measurement"])


def test_an_interrupted_rerun_does_not_hide_the_finished_run(workspace: Workspace) -> None:
    assert run(workspace, "step14")[0] is Verdict.INCONCLUSIVE
    process = hanging_run(workspace, runs=2)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    shown = {record.step: record for record in latest_runs(database_of(workspace), "gfx1151")}
    assert shown["step14"].run.status == "finished"


def test_a_whole_run_on_postgresql(workspace: Workspace, postgresql_url: str) -> None:
    result = run_step(workspace, "step14", postgresql_url, ZIG, quiet)
    record = latest_runs(Database(postgresql_url), "gfx1151")[13]
    assert (record.step, record.run.id) == ("step14", result.run_id)
    assert record.counter("triton", "hot_loop", "matrix") == 32
    ((ratio,),) = Database(postgresql_url).query("SELECT ratio FROM runs WHERE step = 'step11'", {})[1]
    assert round(ratio, 2) == 1.46
