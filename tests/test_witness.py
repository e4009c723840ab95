"""Witnesses of instructions: what another machine has left is held against the emulator, bit for bit."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest
import witness

from parity.emulator.emulate import EmulationWishes
from parity.emulator.engine import engine_folder
from parity.explore.against import Asked, run_side

NAMES = ("v_add_f32", "v_rcp_f32", "v_mfma_f32_16x16x16_f16", "s_bfe_u32", "v_cmp_lt_f32")


def filled(folder: Path) -> None:
    """Leaves what the emulator gives, as a machine with a GPU would."""
    for launch in folder.glob("*/*.toml"):
        name, quiet = launch.name.removesuffix(".toml"), EmulationWishes(saves=False)
        source = launch.parent / f"{name.rpartition('.')[0]}.s"
        emulation = run_side(source, "", Asked(launch, engine_folder(), wishes=quiet), quiet)
        assert not emulation.executed.faults, emulation.executed.faults[0].sentence()
        np.save(launch.parent / "results" / f"{name}.npy", emulation.arrays[0])


def flip(result: Path) -> None:
    array = np.load(result)
    array[3, 0] ^= 1
    np.save(result, array)


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["witness.py", *words])
    with pytest.raises(SystemExit) as ended:
        witness.main()
    return int(ended.value.code or 0)


def test_a_bit_that_differs_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in NAMES:
        assert witness.write(tmp_path, ["gfx942"], name, objects=name == "v_rcp_f32")["gfx942"] >= 1
    assert (tmp_path / "gfx942" / "v_rcp_f32.hsaco").is_file()
    filled(tmp_path)
    assert run(monkeypatch, "compare", str(tmp_path)) == 0
    assert "differs" not in capsys.readouterr().out
    results = tmp_path / "gfx942" / "results"
    flip(results / "v_rcp_f32.numbers.npy")
    assert run(monkeypatch, "compare", str(tmp_path)) == 0, "how a reciprocal rounds is open"
    flip(results / "v_add_f32.numbers.npy")
    capsys.readouterr()
    assert run(monkeypatch, "compare", str(tmp_path), "--json") == 1
    found = json.loads(capsys.readouterr().out)["gfx942"]
    wrong = {name: row["outcome"] for name, row in found.items() if row["outcome"] != "equal"}
    assert wrong == {"v_add_f32.numbers": "differs", "v_rcp_f32.numbers": "open"}


def test_every_family_has_most_of_the_table(tmp_path: Path) -> None:
    written = witness.write(tmp_path, witness.ARCHS, "", objects=False)
    assert all(number > 500 for number in written.values()), written
