"""Both lanes on every architecture family, from every compiler, against the reference."""

from dataclasses import replace
from pathlib import Path

import pytest
from conftest import Loaded
from snippets import ENGINE

from parity.contract import LaneName
from parity.devices.emulator import verify_lane
from parity.devices.problem import Problem, make_problems
from parity.records import VerificationStatus

FAMILIES = ("gfx1100", "gfx1200", "gfx1201", "gfx942", "gfx950")


@pytest.fixture(scope="session")
def small_problems(step14: Loaded) -> list[Problem]:
    """The whole problems of two by two tiles: exact data, awkward bytes, normal data."""
    return make_problems(step14.contract)[:3]


@pytest.mark.parametrize(("lane", "compiler"), [("hip", "zig"), ("hip", "hiprtc"), ("triton", "auto")])
@pytest.mark.parametrize("arch", FAMILIES)
def test_both_lanes_are_right_on_every_family(
    step14: Loaded, rocm: Path, arch: str, lane: LaneName, compiler: str, small_problems: list[Problem]
) -> None:
    contract = replace(step14.contract, arch=arch)
    spec = step14.step.lanes.get(lane)
    if lane == "triton" and arch.startswith("gfx9"):
        spec = replace(spec, options={**spec.options, "num_warps": 4})  # waves of 64
    outcome = step14.build(lane, compiler, contract=contract, options=spec.options)
    assert outcome.code_object is not None, outcome.message
    found = verify_lane(contract, lane, spec, outcome.code_object, small_problems, ENGINE)
    assert (found.status, found.detail) == (VerificationStatus.VERIFIED, "")
    macs = sum(case.elements for case in found.cases[:1]) * small_problems[0].size[2]
    per_instruction = {"gfx942": 32 * 32 * 8, "gfx950": 32 * 32 * 16}.get(arch, 16 * 16 * 16)
    assert found.counters["executed_class", "matrix"] == macs / per_instruction
