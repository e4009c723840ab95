"""The kernels that a first contact brings: for every family there are most instructions, and all of them assemble."""

from pathlib import Path

import numpy as np
import pytest

from parity.codeobject import read_object
from parity.contact import lds, rates, witnesses
from parity.contact.stages import own_builds
from parity.contact.texts import Assembler
from parity.isa.parse import parse


@pytest.mark.parametrize("arch", ["gfx1151", "gfx1201", "gfx90a", "gfx942", "gfx950"])
def test_every_family_has_kernels(arch: str, tmp_path: Path) -> None:
    folders = own_builds(arch, tmp_path)
    found = {
        name
        for folder in folders
        if (folder / "kernel.co").is_file()
        for name in read_object((folder / "kernel.co").read_bytes(), arch).kernels
    }
    assert sum(name.startswith("witness_") for name in found) > 500
    assert sum(name.startswith("lds_") for name in found) == len(lds.kernels_of(arch))
    every = rates.rates_of(Assembler(arch, tmp_path))
    assert {rate.kernel.name for rate in every} <= found
    assert {"fp16", "bf16", "int8"} <= {rate.what.partition(":")[0] for rate in every}
    assert own_builds(arch, tmp_path) == folders, "nothing is assembled again"


def test_a_witness_leaves_what_its_instruction_gives(tmp_path: Path) -> None:
    assembler = Assembler("gfx942", tmp_path)
    (add,) = (one for one in witnesses.witnesses(assembler) if one.name == "v_add_f32")
    assembly = parse(assembler.assembled(witnesses.texts_of("gfx942", [add])).text.read_text(), "witnesses")
    a, b, *_ = add.inputs(64, "numbers")
    left = witnesses.emulated(add, assembly, "numbers")
    assert np.array_equal(left[:, 0].view(np.float32), a[:, 0].view(np.float32) + b[:, 0].view(np.float32))
    assert set(left[:, -1]) == {1}, "the scalar condition is what it was before"
