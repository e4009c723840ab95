"""The inputs of a run's sessions."""

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

import pytest

from parity.contract import Contract
from parity.contract.study import load_study
from parity.contract.workspace import find_workspace
from parity.devices.base import Array
from parity.measure import inputs as module
from parity.measure.inputs import Inputs, as_timed
from parity.verify import input_values

CODE = ["candidate", "baseline"]


@pytest.fixture(params=["gfx1151", "gfx1151-free-bf16", "sm90-block"])
def contract(request: pytest.FixtureRequest) -> Contract:
    study_contract = load_study(find_workspace(), request.param).contract
    return replace(study_contract, axes=dict.fromkeys(study_contract.axes, 512))


def same(actual: Mapping[str, Array], expected: Mapping[str, Array]) -> bool:
    return [*actual] == [*expected] and all(
        (actual[name].dtype, actual[name].tobytes()) == (array.dtype, array.tobytes())
        for name, array in expected.items()
    )


def fails(_contract: Contract) -> dict[str, Array]:
    raise MemoryError


def test_the_next_session_has_what_the_first_one_made(
    contract: Contract, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = input_values(as_timed(contract, CODE))
    assert same(Inputs(contract, CODE, tmp_path).values(), expected)
    monkeypatch.setattr(module, "input_values", fails)
    assert same(Inputs(contract, CODE, tmp_path).values(), expected)
    assert [path.name for path in tmp_path.iterdir()] == ["inputs"]


@pytest.mark.parametrize("folder", [None, Path("/dev/null")])
def test_without_a_folder_each_session_makes_its_own(contract: Contract, folder: Path | None) -> None:
    assert same(Inputs(contract, CODE, folder).values(), input_values(as_timed(contract, CODE)))


def test_a_full_disk_leaves_nothing_that_is_taken_for_inputs(
    contract: Contract, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half_written(_values: object, file: BinaryIO, _protocol: int) -> None:
        file.write(b"half")
        raise OSError("no space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("pickle.dump", half_written)
        Inputs(contract, CODE, tmp_path).values()
    assert not [*tmp_path.iterdir()], "what was written of them takes no space"
    assert same(Inputs(contract, CODE, tmp_path).values(), input_values(as_timed(contract, CODE)))
    assert (tmp_path / "inputs").exists()


def test_what_making_them_has_started_lives_on(
    contract: Contract, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the process that runs an imported operator's code, which a sandbox ends with the thread that started it."""
    companions: list[subprocess.Popen[bytes]] = []

    def starts(contract: Contract) -> dict[str, Array]:
        dies_with_its_starter = "import ctypes, time; ctypes.CDLL(None).prctl(1, 9); print(flush=True); time.sleep(60)"
        companions.append(subprocess.Popen([sys.executable, "-c", dies_with_its_starter], stdout=subprocess.PIPE))
        assert companions[0].stdout is not None
        companions[0].stdout.readline()
        return input_values(contract)

    monkeypatch.setattr(module, "input_values", starts)
    Inputs(contract, CODE, tmp_path).values()
    with companions[0] as companion:
        with pytest.raises(subprocess.TimeoutExpired):
            companion.wait(0.5)
        companion.kill()


def test_what_making_them_raises_is_raised_to_who_wants_them(
    contract: Contract, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "input_values", fails)
    made = Inputs(contract, CODE, tmp_path)
    with pytest.raises(MemoryError):
        made.values()
    assert not [*tmp_path.iterdir()]


def test_no_code_can_carry_results_for_inputs_that_follow_from_it(contract: Contract) -> None:
    """Its results for the contract's own seed, or for the other kernel's inputs, are of no use to it."""
    own, timed = input_values(contract), Inputs(contract, CODE, None).values()
    mended = Inputs(contract, ["candidate with a table", "baseline"], None).values()
    other_seed = replace(contract, inputs=replace(contract.inputs, seed=contract.inputs.seed + 1))
    for values in (own, mended, Inputs(other_seed, CODE, None).values()):
        assert {name for name, array in values.items() if array.tobytes() == timed[name].tobytes()} <= {"scale"}
    assert same(Inputs(contract, CODE, None).values(), timed), "the same code is timed on the same inputs"
