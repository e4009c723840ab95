"""A lane that was verified is not executed again, and always is where something that decides about it is another."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import twice
from command_line import CommandLine

from parity.contract.workspace import Workspace
from parity.emulator.variation import NOT_TRIED
from parity.records import Verification
from parity.verify import stage

pytestmark = pytest.mark.slow

HELPED = twice.OPERATOR.replace("OPERATOR =", "from times_two import times_two\nOPERATOR =").replace(
    '{"y": 2 * call["x"]}', '{"y": times_two(call["x"])}'
)


class Bench:
    """The study `twice`, and how many lanes were executed on the emulator."""

    def __init__(self, workspace: Workspace, patch: pytest.MonkeyPatch, cache: Path) -> None:
        self.root, self.patch, self.cache, self.executed = workspace.root, patch, cache, 0
        twice.write(workspace)
        twice.write_step(workspace, "step02", "-DFACTOR=2")
        twice.write_step(workspace, "step03", "-DFACTOR=3")
        twice.write_step(workspace, "step04", "-DFACTOR=2 -DMORE")
        self.parity = CommandLine(workspace)

        def counted(*arguments: Any) -> Verification:
            self.executed += 1
            return stage.verify_on_emulator(*arguments)

        patch.setattr("parity.verify.known.verify_on_emulator", counted)
        patch.setattr("parity.verify.known.cache_of_user", lambda: cache)

    def run(self, step: str = "step02") -> tuple[int, str]:
        """How many lanes a run executed, and what it says about them."""
        before = self.executed
        ended = self.parity("run", f"twice/{step}", *twice.ZIG, "--again", "a test", "--json")
        verified = ended.json["verification"]
        lanes = ended.json["lanes"].values()
        counters = [{name: lane[name] for name in lane if name != "build"} for lane in lanes]
        return self.executed - before, f"{verified['status']} {verified['cases']} {counters}"

    def entries(self) -> list[Path]:
        return sorted((self.cache / "verified").glob("*"))

    def edit(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text()
        assert old in text
        (self.root / name).write_text(text.replace(old, new))


@pytest.fixture
def bench(workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return Bench(workspace, monkeypatch, tmp_path / "cache")


def test_what_was_verified_is_not_executed_again_and_is_recorded_alike(bench: Bench) -> None:
    executed, first = bench.run()
    assert executed == 2
    assert bench.run() == (0, first)
    assert bench.run("step04")[0] == 1  # the other lane is that of step02


def test_what_failed_is_executed_each_time(bench: Bench) -> None:
    assert bench.run("step03")[0] == 2
    executed, said = bench.run("step03")
    assert (executed, said.startswith("failed")) == (1, True)


def by_its_seed(bench: Bench) -> None:
    bench.edit("experiments/twice/contract.toml", "seed = 1", "seed = 2")


def by_its_operator(bench: Bench) -> None:
    bench.edit("operators/twice.py", "y = 2 x", "y is 2 x")


def by_a_file_of_the_program(bench: Bench) -> None:
    """As one that is edited: its time is another one."""
    name = str(Path(stage.__file__))
    for entry in bench.entries():
        head, _, content = entry.read_bytes().partition(b"\n")
        assert name.encode() in head
        was = Path(name).stat().st_ino
        entry.write_bytes(head.replace(f'{name}": [{was}'.encode(), f'{name}": [{was + 1}'.encode()) + b"\n" + content)


def by_the_engine(bench: Bench) -> None:
    source = Path(stage.__file__).parent.parent / "emulator/engine.c"
    for entry in bench.entries():
        content = entry.read_bytes()
        assert str(source).encode() in content
        entry.write_bytes(content.replace(f'"{source}'.encode(), f'"{source}x'.encode()))


def by_hands_that_may_write(bench: Bench) -> None:
    for entry in bench.entries():
        entry.chmod(0o666)


def by_what_is_damaged(bench: Bench) -> None:
    for entry in bench.entries():
        content = bytearray(entry.read_bytes())
        content[-20] ^= 1
        entry.write_bytes(content)


def by_numpy(bench: Bench) -> None:
    bench.patch.setattr("numpy.__version__", "9.9")


def by_another_checkout(bench: Bench) -> None:
    bench.patch.setattr("parity.verify.known._PACKAGE", bench.root)


@pytest.mark.parametrize(
    "changed",
    [
        by_its_seed,
        by_its_operator,
        by_a_file_of_the_program,
        by_the_engine,
        by_hands_that_may_write,
        by_what_is_damaged,
        by_numpy,
        by_another_checkout,
    ],
)
def test_what_decides_makes_it_run_again(bench: Bench, changed: Callable[[Bench], None]) -> None:
    assert bench.run()[0] == 2
    changed(bench)
    assert bench.run()[0] == 2


def test_what_an_operator_imports_decides_too(bench: Bench) -> None:
    """In processes of their own, as a file that is imported is not imported again."""
    helper = bench.root / "operators/times_two.py"
    helper.write_text("def times_two(x):\n    return 2 * x\n")
    bench.edit("operators/twice.py", twice.OPERATOR, HELPED)
    os.utime(helper)
    settings = {"PYTHONPATH": f"{helper.parent}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}

    def status() -> str:
        words = ("run", "twice/step02", *twice.ZIG, "--again", "a test", "--json")
        return str(bench.parity.process(*words, env=settings).json["verification"]["status"])

    assert status() == "verified"
    assert status() == "verified"
    helper.write_text("def times_two(x):\n    return 3 * x\n")
    assert status() == "failed"


def test_what_hung_on_this_machines_memory_is_not_kept(bench: Bench) -> None:
    def noted(*arguments: Any) -> Verification:
        found = stage.verify_on_emulator(*arguments)
        first, *others = found.cases
        return replace(found, cases=(replace(first, note=f"{NOT_TRIED}: too little memory"), *others))

    bench.patch.setattr("parity.verify.known.verify_on_emulator", noted)
    bench.run()
    assert bench.entries() == []


def test_a_lane_built_for_other_sizes_is_known_by_that_code_too(bench: Bench) -> None:
    """Its size is compiled in: what is built for a case's size is asked for, and has to be the same."""
    header = bench.root / "mine/more.h"
    header.write_text("#define MORE_SIZES 0\n")
    bench.edit("mine/twice.hip", "\nextern", '\n#include "more.h"\nextern')
    bench.edit("mine/twice.hip", "#ifdef MORE", "#if defined SIZE && SIZE != 256 && MORE_SIZES")
    bench.edit("experiments/twice/step02.toml", "[lanes.mine]", '[lanes.mine]\nconstants = { SIZE = "axis.n" }')
    executed, first = bench.run()
    assert executed == 2
    assert bench.run() == (0, first)
    header.write_text("#define MORE_SIZES 1\n")
    assert bench.run()[0] == 1
