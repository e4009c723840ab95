"""Where a kernel's module runs with all rights: the record, the verdict and the machine's diagnosis say so."""

import pytest
from command_line import CommandLine

from parity.system import sandbox

pytestmark = pytest.mark.slow

UNCONFINED = "the kernel's module ran unconfined"


@pytest.fixture(params=[True, False], ids=["bubblewrap", "none"])
def confines(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """A machine with a bubblewrap that works, or without one."""
    monkeypatch.setattr(sandbox, "_bubblewrap", lambda: "/bin/true" if request.param else None)
    monkeypatch.setattr("parity.lanes.triton.builder.confined", lambda command, *_: command)
    return bool(request.param)


def test_a_run_says_where_modules_ran(parity: CommandLine, *, confines: bool) -> None:
    ended = parity("run", "step14", "--hip-compiler", "zig")
    assert ended.code == 0, ended.err
    assert (UNCONFINED in " ".join(ended.out.split())) != confines
    host = parity("show", "step14", "--json").json["origin"]["host"]
    assert host["sandbox"] == ("bubblewrap" if confines else "none")


def test_the_machine_is_told_of(parity: CommandLine, *, confines: bool) -> None:
    rows = {row["topic"]: row for row in parity("doctor", "--json").json["diagnoses"]}
    assert rows["bubblewrap"]["state"] == ("ok" if confines else "note")
    assert ("with all your rights" in rows["bubblewrap"]["text"]) != confines


def test_a_step_loads_no_library_into_what_builds_it(parity: CommandLine) -> None:
    """It would run in the sandbox's own process, which is not confined."""
    path = parity.workspace.experiments / "gfx1151" / "step14.toml"
    for name in ("LD_PRELOAD", "LD_AUDIT"):
        text = f'[lanes.hip]\nenv = {{ {name} = "/x.so" }}\ndeclares = {{ {name} = "mine" }}\n'
        (path.parent / "step90.toml").write_text(f"{path.read_text().partition('[lanes')[0]}\n{text}")
        ended = parity("run", "step90")
        assert (ended.code, f"env.{name}': loads code into every process" in ended.err) == (2, True), ended.err


@pytest.mark.parametrize("name", ["TRITON_KERNEL_OVERRIDE", "TRITON_OVERRIDE_DIR", "CCC_OVERRIDE_OPTIONS"])
def test_a_step_brings_no_code_that_no_run_keeps(parity: CommandLine, name: str) -> None:
    path = parity.workspace.experiments / "gfx1151" / "step14.toml"
    text = f'[lanes.triton]\nenv = {{ {name} = "1" }}\ndeclares = {{ {name} = "mine" }}\n'
    (path.parent / "step90.toml").write_text(f"{path.read_text().partition('[lanes')[0]}\n{text}")
    ended = parity("run", "step90")
    assert (ended.code, f"env.{name}': brings code that no run keeps" in ended.err) == (2, True), ended.err


def test_what_a_step_sets_is_set_in_the_sandbox_alone() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sandbox, "_bubblewrap", lambda: "/usr/bin/bwrap")
        words = sandbox.confined(["python", "x.py"], None, {"LD_LIBRARY_PATH": "/mine"})
    assert words[words.index("--") + 1 :] == ["/usr/bin/env", "LD_LIBRARY_PATH=/mine", "python", "x.py"]


@pytest.mark.parametrize(
    "words",
    [
        ["run", "step14"],
        ["check", "step14"],
        ["try", "hip_kernels/scaled_mm.hip"],
        ["sweep", "step14", "--set", "num_stages=1"],
        ["queue", "work"],
    ],
)
def test_one_may_insist(parity: CommandLine, words: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sandbox, "_bubblewrap", lambda: None)
        for more in ([], ["--json"]):
            ended = parity(*words, "--confined", *more)
            assert (ended.code, ended.result) == (3, "")
            assert "parity: --confined: no bubblewrap works here" in ended.err
            assert len(ended.err.splitlines()) == 1
    assert not (parity.workspace.root / "results.db").exists()
