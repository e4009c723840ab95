"""Both lanes on the emulator: right results from every compiler, planted faults in the real machine code found."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from builds import ENGINE
from conftest import LoadedStep

from parity.contract import Contract, LaneName
from parity.devices.gpu import LaneBinary
from parity.operators.scaled_mm import exact_values
from parity.records import BuildOutcome, Verification, VerificationStatus
from parity.verify import Case, case_of, make_cases, verify_on_emulator

pytestmark = pytest.mark.slow

VERIFIED, FAILED, UNVERIFIED = VerificationStatus.VERIFIED, VerificationStatus.FAILED, VerificationStatus.UNVERIFIED


@pytest.fixture(scope="session")
def cases(step14: LoadedStep) -> list[Case]:
    return make_cases(step14.contract)


@pytest.fixture(scope="session")
def tiny(step14: LoadedStep) -> list[Case]:
    """One tile, three rounds of the loop: enough for every instruction to run."""
    blocks = step14.contract.blocks
    form = step14.contract.form({**blocks, "k": 3 * blocks["k"]})
    return [case_of("tiny", form, exact_values(np.random.default_rng(3), form))]


def verify(loaded: LoadedStep, lane: LaneName, outcome: BuildOutcome, cases: list[Case]) -> Verification:
    assert outcome.code_object is not None, outcome.message
    spec = loaded.step.lanes[lane]
    return verify_on_emulator(loaded.contract, LaneBinary(lane, spec, (outcome.code_object,)), cases, ENGINE)


@pytest.mark.parametrize(("lane", "compiler"), [("hip", "zig"), ("hip", "hiprtc"), ("triton", "auto")])
def test_both_lanes_are_right_from_every_compiler(
    step14: LoadedStep, rocm: Path, lane: LaneName, compiler: str, cases: list[Case]
) -> None:
    verification = verify(step14, lane, step14.build(lane, compiler), cases)
    assert (verification.status, verification.detail) == (VERIFIED, "")
    # also with results of v_rcp_iflag_f32 moved, sums of WMMA, other contents, and once where its code compares; one
    # round takes code of its own in Triton's, which comes in other orders too
    assert len(verification.cases) == (30 if lane == "triton" else 26)
    assert verification.counted[lane].counters["executed", "total"] > 10_000
    assert (
        verification.counted[lane].counters["executed_class", "matrix"] == 4 * 8 * 32 * 4
    )  # tiles, waves, per round, rounds


def test_the_hip_kernel_has_no_bank_conflicts(step14: LoadedStep, hip_outcome: BuildOutcome, cases: list[Case]) -> None:
    verification = verify(step14, "hip", hip_outcome, cases[:1])
    assert verification.counted["hip"].counters["lds", "conflict_cycles"] == 0
    assert verification.counted["hip"].counters["lds", "instructions"] > 0


HIP_FAULTS = {  # of the kernel, or of the header that it shares
    "the last tile left out": ("k < K; k += BLOCK_K", "k + BLOCK_K < K; k += BLOCK_K"),
    "bias left out": ("result * factor + offset", "result * factor"),
    "two rows swapped": ("lane % MATRIX) * N", "(lane ^ 1) % MATRIX) * N"),
    "operands swapped": ("a_frag[i], b_frag, acc", "b_frag, a_frag[i], acc"),
    "subnormal bytes flushed": (
        "unsigned bits = __builtin_bit_cast(unsigned, shifted) & 0xbfffbfffu;",
        "unsigned bits = __builtin_bit_cast(unsigned, shifted) & 0xbfffbfffu; "
        "if (!(bits & 0x3c00)) bits &= 0xffff8000u;",
    ),
    "a barrier left out": (
        "store(stages[current], next, thread);\n    barrier();",
        "store(stages[current], next, thread);",
    ),
    "one column of workgroups too far": (
        "workgroup % (N / BLOCK_N) * BLOCK_N,",
        "(workgroup % (N / BLOCK_N) + 1) * BLOCK_N,",
    ),
    "nothing stored": ("*(uint4_t*)(c_lane", "if (N == 1) *(uint4_t*)(c_lane"),
}


@pytest.mark.parametrize("name", HIP_FAULTS)
def test_wrong_kernels_fail(loaded: LoadedStep, name: str, cases: list[Case]) -> None:
    old, new = HIP_FAULTS[name]
    files = [loaded.workspace.root / "hip_kernels" / file for file in ("scaled_mm.hip", "scaled_mm.h")]
    (path,) = [file for file in files if old in file.read_text()]
    path.write_text(path.read_text().replace(old, new))
    verification = verify(loaded, "hip", loaded.build("hip"), cases)
    assert verification.status is FAILED
    assert verification.detail


def mutated(outcome: BuildOutcome, folder: Path, text: str) -> BuildOutcome:
    """The same code object, read from another text."""
    path = folder / "mutant.s"
    path.write_text(text)
    assert outcome.code_object is not None
    code = replace(outcome.code_object, assembly_path=path)
    return replace(outcome, code_object=code, artifacts={**outcome.artifacts, "kernel.s": path})


def test_an_unknown_instruction_leaves_the_lane_unverified(
    step14: LoadedStep, hip_outcome: BuildOutcome, tiny: list[Case], tmp_path: Path
) -> None:
    assert hip_outcome.code_object is not None
    text = hip_outcome.code_object.assembly_path.read_text().replace("v_perm_b32", "v_frobnicate_b32", 1)
    verification = verify(step14, "hip", mutated(hip_outcome, tmp_path, text), tiny)
    assert verification.status is UNVERIFIED
    assert "v_frobnicate_b32" in verification.detail
    assert verification.cases == ()


def test_an_architecture_that_is_not_emulated_leaves_the_lane_unverified(step14: LoadedStep, tiny: list[Case]) -> None:
    contract = replace(step14.contract, arch="gfx90a")
    outcome = step14.build("triton", contract=contract)
    assert verify(step14, "triton", outcome, tiny).status is UNVERIFIED


def test_e5m2_has_all_its_bytes_with_infinities_and_nan(step14: LoadedStep) -> None:
    tensors = {**step14.contract.tensors}
    tensors["b"] = replace(tensors["b"], dtype="float8_e5m2")
    numerics = {**step14.contract.numerics, "nan": "propagates"}
    contract: Contract = replace(step14.contract, tensors=tensors, numerics=numerics)
    awkward = next(case for case in make_cases(contract) if case.name.startswith("awkward"))
    assert set(np.unique(awkward.tensors["b"])) == set(range(256))
    expected = np.concatenate([parts["c"].ravel() for parts in awkward.expected])
    assert np.isnan(expected).any()
    assert np.isfinite(expected).mean() > 0.9
    halves = awkward.tensors["b"].astype(np.uint16) << 8  # e5m2 is the upper half of fp16
    (row, column), k = (3, 5), int(np.flatnonzero(awkward.tensors["a"][3])[0])
    scale = float(awkward.tensors["scale"][0])
    product = float(awkward.tensors["a"][3, k]) * float(halves.view(np.float16)[k, column]) * scale
    assert awkward.expected[0]["c"][row, column] == np.float16(product)


def test_verified_without_cases_cannot_be_said() -> None:
    with pytest.raises(ValueError, match="verified needs cases"):
        Verification("hip", VERIFIED, "")
