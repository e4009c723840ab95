"""Both lanes on every architecture family, from every compiler: right results, and no wait that could be left out."""

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from builds import ENGINE
from conftest import LoadedStep

from parity.contract import LaneName, LaneSpec
from parity.devices.gpu import LaneBinary
from parity.emulator.machine import Kernel
from parity.emulator.slots import Execution
from parity.isa.analyse import analyse
from parity.records import VerificationCase, VerificationStatus
from parity.verify import Case, EmulatorVerifier, make_cases, verify_on_emulator

pytestmark = pytest.mark.slow

FAMILIES = ("gfx1100", "gfx1200", "gfx1201", "gfx942", "gfx950")


@pytest.fixture(scope="session")
def small_cases(step14: LoadedStep) -> list[Case]:
    """Whole problems of two by two tiles: exact data (of four rounds and of one), awkward bytes, normal data."""
    return make_cases(step14.contract)[:4]


def family_spec(step14: LoadedStep, arch: str, lane: LaneName) -> LaneSpec:
    spec = step14.step.lanes[lane]
    if lane == "triton" and arch.startswith("gfx9"):
        return replace(spec, options={**spec.options, "num_warps": 4})  # waves of 64
    return spec


@pytest.mark.parametrize(("lane", "compiler"), [("hip", "zig"), ("hip", "hiprtc"), ("triton", "auto")])
@pytest.mark.parametrize("arch", FAMILIES)
def test_both_lanes_are_right_on_every_family(
    step14: LoadedStep, rocm: Path, arch: str, lane: LaneName, compiler: str, small_cases: list[Case]
) -> None:
    contract = replace(step14.contract, arch=arch)
    spec = family_spec(step14, arch, lane)
    outcome = step14.build(lane, compiler, contract=contract, options=spec.options)
    assert outcome.code_object is not None, outcome.message
    verification = verify_on_emulator(contract, LaneBinary(lane, spec, (outcome.code_object,)), small_cases, ENGINE)
    assert (verification.status, verification.detail) == (VerificationStatus.VERIFIED, "")
    macs = sum(case.elements for case in verification.cases[:1]) * small_cases[0].axes["k"]
    per_instruction = {"gfx942": 32 * 32 * 8, "gfx950": 32 * 32 * 16}.get(arch, 16 * 16 * 16)
    assert verification.counted[lane].counters["executed_class", "matrix"] == macs / per_instruction


# Waits for memory. s_wait_alu and s_waitcnt_depctr order the ALUs' own registers, which is not modelled.
_MEMORY_WAIT = re.compile(r"\s+s_wait(cnt(_vscnt)?|_\w+cnt) ")


@pytest.mark.parametrize("lane", ["hip", "triton"])
@pytest.mark.parametrize("arch", ["gfx1151", "gfx1201", "gfx942", "gfx950"])
def test_removing_any_wait_of_the_hot_loop_is_caught(
    step14: LoadedStep, arch: str, lane: LaneName, small_cases: list[Case], tmp_path: Path
) -> None:
    """As a fault, or in a count that is zero with it: waves at a barrier with stores not waited for, loads that overlap.

    A wait that finds nothing to wait for, whenever it is executed, can be left out; the counters say how many there are.
    """
    contract, spec = replace(step14.contract, arch=arch), family_spec(step14, arch, lane)
    code = step14.build(lane, "zig", contract=contract, options=spec.options).code_object
    assert code is not None
    lines = code.assembly_path.read_text().splitlines()
    (analysis,) = analyse("\n".join(lines), kernel="^scaled_mm$")
    assert analysis.hot_loop is not None
    span = range(analysis.hot_loop.first_line - 1, analysis.hot_loop.last_line)

    def run(text: str) -> tuple[VerificationCase, Execution, Kernel]:
        path = tmp_path / "mutant.s"
        path.write_text(text)
        verifier = EmulatorVerifier(contract, lane, spec, [replace(code, assembly_path=path)], ENGINE)
        lane_run = verifier.run(small_cases[0])
        return lane_run.case, lane_run.executed[0], verifier.emulated.launches[0].kernel

    whole, executed, kernel = run("\n".join(lines))
    assert whole.passed
    assert not executed.pending_at_barrier.any()
    assert not executed.overlapping_loads.any()
    is_idle = executed.idle_waits == executed.counts
    idle = {kernel.function.lines[index] for index in np.flatnonzero(is_idle)}
    waits = [at for at in span if _MEMORY_WAIT.match(lines[at]) and at + 1 not in idle]
    survivors = []
    for at in waits:
        mutant, executed, _ = run("\n".join([*lines[:at], "\ts_nop 0", *lines[at + 1 :]]))
        counted = executed.pending_at_barrier.any() or executed.overlapping_loads.any()
        if mutant.passed and not counted:
            survivors.append(lines[at].strip())
    assert len(waits) >= 5
    assert survivors == []
