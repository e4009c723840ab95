"""`parity mcp`: a program goes through a study, within limits, is cancelled or killed, and goes on; never outside."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import anyio
import pytest
from conftest import ROOT, CommandLine, StandIn
from jsonschema import Draft202012Validator
from mcp_client import Session, all_end, children, desk, talk, talk_to_a_process

from parity.contract.workspace import Workspace
from parity.mcp.limits import Ledger, Usage, size_of
from parity.system import sandbox

KERNEL, MINE = "triton_kernels/scaled_mm.py", "triton_kernels/mine.py"
STEP14_MS, FASTER_MS = 50.0, 48.0
SLOW = {"ms": {"default": FASTER_MS}, "real_s": 0.2}  # a run that takes minutes, if nobody ends it


@pytest.fixture
def on_gpu(measured: StandIn, monkeypatch: pytest.MonkeyPatch) -> Callable[..., StandIn]:
    """Gives the stand-in GPU its settings, in the environment that servers pass on."""

    def settle(**settings: Any) -> StandIn:
        measured.settings = settings
        for name, value in measured.environment.items():
            monkeypatch.setenv(name, value)
        return measured

    return settle


def ms_of(measured: StandIn) -> dict[str, float]:
    """What step 14's code objects take, by their hashes; any other code is faster."""
    lanes = measured("show", "step14", "--json").json["lanes"].values()
    return {lane["code_object_sha256"]: STEP14_MS for lane in lanes} | {"default": FASTER_MS}


async def until(call: Session, word: str) -> None:
    """Waits until the client is told of something."""
    with anyio.fail_after(60):
        while not any(word in text for text in call.progress):
            await anyio.sleep(0.05)


def runs(measured: StandIn, step: str) -> list[str]:
    return [row[0] for row in measured.rows(f"SELECT status FROM run WHERE step = '{step}' ORDER BY id")]


@pytest.mark.slow
@pytest.mark.long
def test_a_client_goes_through_a_study_is_killed_and_goes_on(on_gpu: Callable[..., StandIn]) -> None:
    measured = on_gpu(**SLOW)
    root, started, others = measured.workspace.root, list[int](), {*children(os.getpid())}

    async def begins(call: Session) -> str:
        state = await call("state")
        assert (state["baseline"]["step"], state["candidate"]) == ("step14", "triton")
        loop = await call("hot_loop", step="step14", lane="triton")
        assert loop["sources"][0]["source"].startswith(f"{KERNEL}:")
        assert loop["sources"][0]["text"] in (root / KERNEL).read_text()
        text = (await call("read", path=KERNEL, lines=2000))["text"]
        assert text == (root / KERNEL).read_text()
        broken = await call("write", path=MINE, text=text.replace("tl.dot(", "tl.dott("))
        assert broken == {"schema": "parity.written/1", "path": MINE, "size_bytes": len(text) + text.count("tl.dot(")}
        failed = await call("try", files=[f"triton={MINE}"])
        assert (failed["verdict"], failed["reasons"][0]["code"]) == ("reject", "build")
        log = await call("artifact", step="try", name="log.txt", lane="triton")
        assert "dott" in log["text"]
        await call("write", path=MINE, text=text)
        tried = await call("try", files=[f"triton={MINE}"], values={"num_stages": 1})
        assert (tried["verdict"], tried["basis"]) == ("inconclusive", "static")
        made = await call("propose", title="one stage", hypothesis="fewer registers", from_try=True)
        assert any("building" in text for text in call.progress)
        return str(made["step"])

    step = talk_to_a_process(root, begins)

    async def is_killed(call: Session) -> None:
        async with anyio.create_task_group() as group:
            group.start_soon(lambda: call("run", step=step, budget="10m"))
            await until(call, "pair")
            started.extend(pid for pid in children(os.getpid()) if pid not in others)
            (server,) = [pid for pid in started if b"mcp" in Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")]
            os.kill(server, signal.SIGKILL)

    with all_end(started), pytest.raises(ExceptionGroup):
        talk_to_a_process(root, is_killed)
    assert len(started) > 2
    on_gpu(ms=ms_of(measured))

    async def goes_on(call: Session) -> None:
        assert (await call("state"))["baseline"]["step"] == "step14"
        ended = await call("run", step=step)
        assert (ended["verdict"], ended["basis"]) == ("keep", "measured")
        assert [reason["code"] for reason in ended["reasons"]][:2] == ["faster", "confirmed"]
        pairs = await call("compare", first="step14", second=step)
        assert pairs["runs"][1]["verdict"] == "keep"
        await call("note", about=step, text="one stage is enough", kind="finding")
        state = await call("state")
        assert state["baseline"]["step"] == step
        assert any("one stage is enough" in text for text in state["findings"])
        swept = await call("sweep", of=step, values={"num_stages": [1, 2]})
        assert [point["is_best"] for point in swept["points"]] == [True, False]
        assert swept["points"][0]["parameters"] == {"num_stages": 1}

    talk_to_a_process(root, goes_on)
    assert runs(measured, step) == ["interrupted", "finished"]


@pytest.mark.slow
def test_a_call_that_is_cancelled_ends_what_it_started_and_keeps_what_is_recorded(
    on_gpu: Callable[..., StandIn],
) -> None:
    measured, others = on_gpu(**SLOW), {*children(os.getpid())}
    pids: list[int] = []

    async def scenario(call: Session) -> None:
        with anyio.CancelScope() as scope:
            async with anyio.create_task_group() as group:
                group.start_soon(lambda: call("run", step="step15", budget="10m"))
                await until(call, "pair")
                pids.extend(pid for pid in children(os.getpid()) if pid not in others)
                scope.cancel()
        with anyio.fail_after(30):
            while runs(measured, "step15") != ["interrupted"]:
                await anyio.sleep(0.1)
        assert (await call("state"))["baseline"]["step"] == "step14"
        assert "client" in await call.resource("parity://limits")

    with all_end(pids):
        talk(desk(measured.workspace), scenario)
    assert pids


@pytest.mark.slow
@pytest.mark.parametrize(
    ("limits", "option"), [(Usage(20.0, 1e9, 1e12), "--wall"), (Usage(1e9, 2.0, 1e12), "--gpu-time")]
)
def test_a_limit_ends_what_is_at_work_and_holds_for_the_next_server(
    on_gpu: Callable[..., StandIn], limits: Usage, option: str
) -> None:
    measured = on_gpu(**SLOW)

    async def works(call: Session) -> None:
        ended = await call("run", step="step15", budget="10m")
        assert (ended["kind"], ended["exit_code"]) == ("limit", 3)
        assert ended["errors"][0]["text"].startswith(f"{option}: the client 'client' has used its ")
        assert runs(measured, "step15") == ["interrupted"]

    async def is_refused(call: Session) -> None:
        for answer in (await call("run", step="step15"), await call("sweep", of="step14", values={"num_stages": [1]})):
            assert answer["kind"] == "limit"
        assert runs(measured, "step15") == ["interrupted"]
        assert (await call("state"))["baseline"]["step"] == "step14"
        used = json.loads(await call.resource("parity://limits"))["used"]
        assert used["wall_s"] >= used["gpu_s"]
        assert used["wall_s"] >= limits.wall_s or used["gpu_s"] >= limits.gpu_s

    async def has_its_own(call: Session) -> None:
        tried = await call("try", files=["triton_kernels/scaled_mm.py"])
        assert tried["schema"] == "parity.summary/1"

    talk(desk(measured.workspace, limits), works)
    talk(desk(measured.workspace, limits), is_refused)
    talk(desk(measured.workspace, Usage(600.0, 600.0, 1e12), "another"), has_its_own)


@pytest.mark.slow
def test_disk_is_limited(workspace: Workspace) -> None:
    limits = Usage(1e9, 1e9, 1000)

    async def scenario(call: Session) -> tuple[Any, Any]:
        first = await call("try", files=[KERNEL], values={"num_stages": 4})
        return first, await call("try", files=[KERNEL], values={"num_stages": 5})

    before = size_of(workspace.root)
    first, second = talk(desk(workspace, limits), scenario)
    assert size_of(workspace.root) > before + 1000
    assert second["errors"][0]["text"].startswith("--disk: ")
    assert first["schema"] in ("parity.summary/1", "parity.error/1")


def test_a_ledger_loses_nothing_and_begins_anew_each_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(tmp_path / "mcp", "me", Usage(10.0, 5.0, 100))
    ledger.add("run", Usage(4.0, 1.0, 60))
    (file,) = (tmp_path / "mcp").iterdir()
    with file.open("a") as half:
        half.write('{"tool": "run", "wall_s": 3')  # a server that was killed
    assert ledger.used() == Usage(4.0, 1.0, 60)
    assert ledger.reached(ledger.used()) is None
    assert "--gpu-time" in (ledger.reached(Usage(4.0, 5.0, 60)) or "")
    monkeypatch.setattr("parity.mcp.limits._now", lambda: datetime(2099, 1, 1, tzinfo=UTC))
    assert ledger.used() == Usage()


OUTSIDE = ["../x.py", "/etc/passwd", "triton_kernels/../../x.py", "linked/x.py", "linked.py"]
HIDDEN = [".parity/mcp/client.py", ".git/config", "triton_kernels/.hidden.py"]
NOT_TO_BE_WRITTEN = [
    "experiments/gfx1151/contract.toml",
    "experiments/gfx1151/conclusions.toml",
    "experiments/gfx1151/step1.toml",
    "experiments/none/step01.toml",
    "experiments/step01.toml",
    "results.db",
    "parity.toml",
    "json.py",  # of the workspace's own folder, which Python may look for modules in
    "operators/mine.py",
    "triton_kernels/mine.toml",
    "triton_kernels/mine.so",
]


def test_nothing_outside_of_the_workspace_is_read_or_written(workspace: Workspace, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "x.py").write_text("SECRET = 1\n")
    (workspace.root / "linked").symlink_to(elsewhere)
    (workspace.root / "triton_kernels" / "linked.py").symlink_to(elsewhere / "x.py")
    (workspace.root / ".git").mkdir(exist_ok=True)

    async def scenario(call: Session) -> None:
        for path in [*OUTSIDE, *HIDDEN, "triton_kernels/linked.py"]:
            for answer in (
                await call("read", path=path),
                await call("write", path=path, text="x = 1\n"),
                await call("try", files=[f"triton={path}"]),
            ):
                assert (answer["kind"], "SECRET" in str(answer)) == ("input", False), path
        for path in NOT_TO_BE_WRITTEN:
            assert (await call("write", path=path, text='title = "x"\n'))["kind"] == "input", path
        assert (await call("write", path=MINE, text="x" * (1 << 21)))["kind"] == "input"

    before = {
        path: path.read_bytes() for path in workspace.root.rglob("*") if path.is_file() and "builds" not in path.parts
    }
    talk(desk(workspace), scenario)
    after = {path: path.read_bytes() for path in before}
    assert after == before
    assert not (workspace.root.parent / "x.py").exists()
    assert (elsewhere / "x.py").read_text() == "SECRET = 1\n"


def test_operators_beside_kernels_are_not_to_be_written(workspace: Workspace) -> None:
    """An operator's file says what is right, wherever it lies, and runs with the user's rights."""
    contract = workspace.experiments / "gfx1151" / "contract.toml"
    contract.write_text(contract.read_text().replace('operator = "scaled_mm"', f'operator = "{MINE}"'))
    assert MINE in contract.read_text()

    async def scenario(call: Session) -> Any:
        return await call("write", path=MINE, text="OPERATOR = None\n"), await call(
            "write", path=KERNEL, text="x = 1\n"
        )

    refused, beside = talk(desk(workspace), scenario)
    assert (refused["kind"], beside["kind"]) == ("input", "input")


@pytest.mark.parametrize(
    "reaching",
    [
        "outside = true",
        'toolchain = { python = "/usr/bin/python3" }',
        'toolchain = { clang = "kernels/mine.py" }',
        'toolchain = { hiprtc = "/opt/rocm" }',
        'env = { LD_PRELOAD = "/tmp/x" }',
        'env = { TRITON_REPRODUCER_PATH = "x" }',
        'env = { TRITON_DISABLE_LINE_INFO = "/tmp/x" }',
        'env = { MINE = "1" }\ndeclares = { MINE = "mine" }',
    ],
)
def test_a_step_that_reaches_out_of_the_workspace_is_not_written(workspace: Workspace, reaching: str) -> None:
    async def scenario(call: Session) -> Any:
        return await call("write", path="experiments/gfx1151/step99.toml", text=f"[lanes.triton]\n{reaching}\n")

    answer = talk(desk(workspace), scenario)
    assert answer["errors"][0]["field"].startswith("lanes.triton.")
    assert not (workspace.experiments / "gfx1151" / "step99.toml").exists()


@pytest.mark.parametrize(
    "values", [{"env.LD_PRELOAD": "x"}, {"env.PATH": "x"}, {"a=b": 1}, {"--help": 1}, {"x": "1,2"}]
)
def test_values_that_reach_out_are_refused(workspace: Workspace, values: dict[str, Any]) -> None:
    async def scenario(call: Session) -> list[Any]:
        swept = {name: [value] for name, value in values.items()}
        return [
            await call("try", files=[KERNEL], values=values),
            await call("propose", title="x", values=values),
            await call("sweep", of="step14", values=swept),
        ]

    before = sorted(workspace.experiments.rglob("*"))
    for answer in talk(desk(workspace), scenario):
        assert (answer["kind"], answer["errors"][0]["text"][:7]) == ("input", "values:")
    assert sorted(workspace.experiments.rglob("*")) == before


def test_a_client_overwrites_only_what_clients_made(workspace: Workspace) -> None:
    async def scenario(call: Session) -> None:
        for path in (KERNEL, "hip_kernels/scaled_mm.hip", "experiments/gfx1151/step14.toml"):
            assert (await call("write", path=path, text="x = 1\n"))["kind"] == "input", path
        for text in ("x = 1\n", "x = 2\n"):
            assert (await call("write", path=MINE, text=text))["schema"] == "parity.written/1"
        made = await call("propose", title="mine", parent="contract")
        for path in (made["file"], *made["kernels"]):
            assert (await call("write", path=path, text='title = "x"\n'))["schema"] == "parity.written/1", path

    talk(desk(workspace), scenario)


def test_texts_hold_to_an_answer_and_what_is_none_is_refused(workspace: Workspace) -> None:
    (workspace.root / "long.txt").write_text("x" * 50_000 + "\n" + "\N{SNOWMAN}" * 9_000 + "\n" * 3_000)

    async def scenario(call: Session) -> None:
        for first in (1, 2, 3):
            assert (await call("read", path="long.txt", first=first, lines=2000))["of"] == 3_001
        for arguments in ({"path": "a\0b"}, {"path": "x" * 5_000}):
            assert (await call("read", **arguments))["kind"] == "input"
        assert (await call("state", study="a\0b"))["kind"] == "input"
        assert (await call("write", path=MINE, text="\x7fELF\0\1"))["kind"] == "input"

    talk(desk(workspace), scenario)


def test_what_a_client_says_never_becomes_an_option(workspace: Workspace, tmp_path: Path) -> None:
    book = tmp_path / "other.db"

    async def scenario(call: Session) -> None:
        for word in (f"--db={book}", "--help", "-h"):
            for tool, name in (
                ("state", "study"),
                ("show", "step"),
                ("run", "step"),
                ("sweep", "of"),
                ("note", "about"),
            ):
                more = {"values": {"num_stages": [1]}} if tool == "sweep" else {}
                assert (await call(tool, **{name: word}, **more))["kind"] in ("input", "store"), (tool, word)

    talk(desk(workspace), scenario)
    assert not book.exists()


def test_without_bubblewrap_nothing_of_a_client_is_built(workspace: Workspace) -> None:
    async def scenario(call: Session) -> Any:
        return await call("try", files=[KERNEL])

    if sandbox.is_confining():
        pytest.skip("bubblewrap works here")
    answer = talk(desk(workspace, Usage(60.0, 60.0, 1e9), "client", "--confined"), scenario)
    assert (answer["kind"], answer["exit_code"]) == ("unavailable", 3)
    assert answer["errors"][0]["text"].startswith("--confined: no bubblewrap works here")


def test_a_client_has_what_it_needs_to_know(workspace: Workspace) -> None:
    async def scenario(call: Session) -> None:
        tools = {tool.name: tool for tool in (await call.client.list_tools()).tools}
        assert {*tools} >= {"state", "propose", "try", "run", "compare", "hot_loop", "sweep", "note"}
        assert all(tool.description and tool.annotations for tool in tools.values())
        assert {name for name, tool in tools.items() if tool.annotations and tool.annotations.read_only_hint} == {
            "state",
            "read",
            "show",
            "compare",
            "hot_loop",
            "artifact",
        }
        resources = {str(resource.uri) for resource in (await call.client.list_resources()).resources}
        documents = {path.stem: path.read_text() for path in (ROOT / "docs").glob("*.md")}
        assert {f"parity://docs/{name}" for name in documents} <= resources
        assert await call.resource("parity://docs/loop") == documents["loop"]
        names = json.loads(await call.resource("parity://schemas"))
        assert {"summary", "step.toml"} <= {*names}
        for name in ("summary", "step.toml"):
            Draft202012Validator.check_schema(json.loads(await call.resource(f"parity://schemas/{name}")))
        skill = await call.resource("parity://skill")
        assert skill == call.client.instructions
        assert len(skill.splitlines()) < 60

    talk(desk(workspace), scenario)


def test_every_tool_that_the_skill_names_is_one() -> None:
    """And every tool is named there: a client learns the protocol from that page alone."""
    text = (ROOT / "parity" / "mcp" / "SKILL.md").read_text()

    async def scenario(call: Session) -> set[str]:
        return {tool.name for tool in (await call.client.list_tools()).tools}

    for tool in talk(desk(Workspace(ROOT)), scenario) - {"show"}:
        assert f"`{tool}" in text, tool


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--client", "a/b"], "--client: 'a/b' is no name"),
        (["--wall", "soon"], "--wall: 'soon' is no time"),
        (["--gpu-time", "-1"], "--gpu-time: '-1' is no time"),
        (["--disk", "2"], "--disk: '2' is no size: write 500MB or 2GB"),
        (["--device", "tpu"], "--device: 'tpu' is not one of"),
    ],
)
def test_wrong_options_are_one_sentence(parity: CommandLine, words: list[str], sentence: str) -> None:
    ended = parity("mcp", *words)
    assert (ended.code, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert ended.err.startswith(f"parity: {sentence}")


def test_the_page_for_clients_is_printed(parity: CommandLine) -> None:
    assert parity("mcp", "--skill").out == (ROOT / "parity" / "mcp" / "SKILL.md").read_text()


def test_without_the_package_it_says_what_to_install(parity: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parity.cli.programs.find_spec", lambda _: None)
    ended = parity("mcp")
    assert (ended.code, "pip install 'kernel-parity[mcp]'" in ended.err) == (3, True)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_server_ends_when_it_is_asked_to(workspace: Workspace, number: signal.Signals) -> None:
    """Though its client keeps the line open."""
    words = [sys.executable, "-m", "parity", "mcp", "--unconfined"]
    with subprocess.Popen(words, cwd=workspace.root, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        version, info = "2025-06-18", {"name": "test", "version": "1"}
        asked = {"protocolVersion": version, "capabilities": {}, "clientInfo": info}
        server.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": asked}).encode())
        server.stdin.write(b"\n")
        server.stdin.flush()
        assert json.loads(server.stdout.readline())["result"]["serverInfo"]["name"] == "parity"
        server.send_signal(number)
        assert server.wait(5) == -number


def test_a_workspace_that_is_none_is_said_at_once(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs" / "workflows", tmp_path / "none")
    ended = CommandLine(Workspace(tmp_path / "none")).process("mcp")
    assert (ended.code, "no workspace here or above" in ended.err) == (2, True)
