"""Whose code runs: none of the workspace's where a lab book is only read, and none of a stranger's without a word."""

import os
from pathlib import Path

import pytest
from command_line import CommandLine
from recorded_runs import CONTRACT, Lab

from parity.cli import main
from parity.contract.workspace import Workspace
from parity.operators.helpers.loading import _module
from parity.system.trust import trusted_file

OPERATOR = """
from pathlib import Path
from parity.operators import Direction, Operator, TensorSpec
with Path(__file__).with_name("ran").open("a") as ran:
    ran.write("x")
OPERATOR = Operator(
    name="product", formula="c = a b", axes=("m", "n", "k"), independent=("m", "n"), reference=None,
    numerics={"rounding": ("once", "never")},
    tensors={
        "a": TensorSpec((("m", "k"),), ("float16",)),
        "b": TensorSpec((("k", "n"),), ("float16",)),
        "c": TensorSpec((("m", "n"),), ("float16",), Direction.OUT),
    },
)
"""
READERS = (
    ("report", "small"),
    ("report", "small", "--all"),
    ("report", "small", "--json"),
    ("report", "--html", "pages"),
    ("report", "small", "--markdown"),
    ("show", "small/step01"),
    ("diff", "small/step01", "1"),
    ("note", "small", "a thought"),
    ("note", "small/step01"),
    ("runs", "small"),
    ("toolchain", "list"),
    ("new", "an idea", "--study", "small"),
)


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lab:
    """A workspace with an operator of its own and one run, which somebody else has made."""
    lab = Lab.make(tmp_path / "strange")
    lab.write("operators/product.py", OPERATOR)
    contract = CONTRACT.replace('"scaled_mm"', '"operators/product.py"')
    lab.write("experiments/small/contract.toml", contract)
    lab.step("step01")
    lab.run("step01")
    assert ran(lab)
    monkeypatch.delenv("PARITY_TRUST")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return lab


def ran(lab: Lab) -> bool:
    """Whether the operator's file has been run since the last time."""
    mark = lab.root / "operators" / "ran"
    has_run = mark.exists()
    mark.unlink(missing_ok=True)
    _module.cache_clear()  # a process runs a file once
    return has_run


@pytest.mark.parametrize("arguments", READERS, ids=" ".join)
def test_looking_runs_no_code(strange: Lab, arguments: tuple[str, ...]) -> None:
    ended = CommandLine(strange.workspace)(*arguments)
    assert ended.code == 0, ended.err
    assert not ran(strange)


def test_what_was_recorded_tells_the_contract(strange: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    parity = CommandLine(strange.workspace)
    report = parity("report", "small", "--json").json
    assert not report["steps"][0]["other_contract"]
    assert report["contract"]["numerics"]["rounding"] == "once"
    strange.write("operators/product.py", OPERATOR + "# another one\n")
    assert parity("report", "small", "--json").json["steps"][0]["other_contract"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("run", "small/step01"),
        ("check", "small/step01"),
        ("try", "kernels/fast.hip", "--study", "small"),
        ("grid", "small"),
        ("sweep", "small/step01", "--set", "threads=64"),
        ("runs", "reproduce", "1"),
        ("init", "--operator", "operators/product.py", "--from", "kernels/fast.hip", "--from", "kernels/slow.hip"),
    ],
    ids=lambda words: words[0],
)
def test_what_runs_code_asks_first(strange: Lab, arguments: tuple[str, ...]) -> None:
    for name in ("fast", "slow"):
        strange.write(
            f"kernels/{name}.hip", '#include <hip/hip_runtime.h>\nextern "C" __global__ void k(float *a) {}\n'
        )
    ended = CommandLine(strange.workspace)(*arguments)
    assert not ran(strange)
    assert (ended.code, ended.result) == (2, "")
    assert f"{strange.root}: operators/product.py would run here with your rights" in ended.err
    assert "parity --trust COMMAND" in ended.err


def test_a_folder_is_trusted_once_and_for_itself(strange: Lab) -> None:
    parity = CommandLine(strange.workspace)
    assert parity("--trust", "grid", "small").code == 0
    assert ran(strange)
    assert trusted_file().read_text() == f"{strange.root}\n"
    assert parity("--trust", "grid", "small").code == 0
    assert trusted_file().read_text() == f"{strange.root}\n"
    within = Lab(Workspace(strange.root / "inner"))
    for name in ("parity.toml", "operators/product.py", "experiments/small/contract.toml"):
        within.write(name, strange.read(name))
    assert CommandLine(within.workspace)("grid", "small").code == 2
    assert not ran(within)


def test_a_variable_trusts_what_a_machine_checks_out(strange: Lab) -> None:
    assert CommandLine(strange.workspace)("grid", "small", env={"PARITY_TRUST": "1"}).code == 0
    assert not trusted_file().exists()


@pytest.mark.parametrize(("answer", "code"), [("y", 0), ("n", 2)])
def test_a_terminal_is_asked(
    strange: Lab, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: str, code: int
) -> None:
    leads, follows = os.openpty()
    os.write(leads, f"{answer}\n".encode())
    monkeypatch.chdir(strange.root)
    monkeypatch.setattr("sys.argv", ["parity", "grid", "small"])
    with os.fdopen(follows, "r") as terminal:
        monkeypatch.setattr("sys.stdin", terminal)
        monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
        try:
            main()
            ended = 0
        except SystemExit as end:
            ended = int(str(end.code or 0))
    os.close(leads)
    assert ended == code
    assert "Do you trust this folder?" in capsys.readouterr().err
    assert ran(strange) == (code == 0)


def test_ones_own_workspace_is_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARITY_TRUST")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    lab = Lab(Workspace(tmp_path))
    for name in ("a", "b"):
        lab.write(f"{name}.hip", '#include <hip/hip_runtime.h>\nextern "C" __global__ void twice(float *x, int n) {}\n')
    parity = CommandLine(lab.workspace)
    ended = parity("init", "own", "--from", "a.hip", "--from", "b.hip")
    assert ended.code == 0, ended.err
    assert trusted_file().read_text() == f"{tmp_path / 'own'}\n"
