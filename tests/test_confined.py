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
    monkeypatch.setattr("parity.lanes.triton.builder.confined", lambda command, _: command)
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
