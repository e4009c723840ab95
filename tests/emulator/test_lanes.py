"""Both lanes on the emulator: right results from every compiler, planted faults in the real machine code found."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from builds import ENGINE
from conftest import Loaded

from parity.contract import Contract, LaneName
from parity.devices.emulator import verify_lane
from parity.devices.problem import NoReference, Problem, exact_values, make_problems, reference
from parity.records import BuildOutcome, Verification, VerificationStatus

pytestmark = pytest.mark.slow

VERIFIED, FAILED, UNVERIFIED = VerificationStatus.VERIFIED, VerificationStatus.FAILED, VerificationStatus.UNVERIFIED


@pytest.fixture(scope="session")
def problems(step14: Loaded) -> list[Problem]:
    return make_problems(step14.contract)


@pytest.fixture(scope="session")
def tiny(step14: Loaded) -> list[Problem]:
    """One tile, three rounds of the loop: enough for every instruction to run."""
    tile = step14.contract.tile
    size = (tile.m, tile.n, 3 * tile.k)
    tensors = exact_values(np.random.default_rng(3), *size)
    expected = reference(tensors, slice(0, tile.m), slice(0, tile.n))
    return [Problem("tiny", size, tensors, [(0, 0)], [expected])]


def verify(loaded: Loaded, lane: LaneName, outcome: BuildOutcome, problems: list[Problem]) -> Verification:
    assert outcome.code_object is not None, outcome.message
    spec = loaded.step.lanes[lane]
    return verify_lane(loaded.contract, lane, spec, outcome.code_object, problems, ENGINE)


@pytest.mark.parametrize(("lane", "compiler"), [("hip", "zig"), ("hip", "hiprtc"), ("triton", "auto")])
def test_both_lanes_are_right_from_every_compiler(
    step14: Loaded, rocm: Path, lane: LaneName, compiler: str, problems: list[Problem]
) -> None:
    found = verify(step14, lane, step14.build(lane, compiler), problems)
    assert (found.status, found.detail) == (VERIFIED, "")
    assert len(found.cases) == 7
    assert found.counters["executed", "total"] > 10_000
    assert found.counters["executed_class", "matrix"] == 4 * 8 * 32 * 4  # tiles, waves, per round, rounds


def test_the_hip_kernel_has_no_bank_conflicts(
    step14: Loaded, hip_outcome: BuildOutcome, problems: list[Problem]
) -> None:
    found = verify(step14, "hip", hip_outcome, problems[:1])
    assert found.counters["lds", "conflict_cycles"] == 0
    assert found.counters["lds", "instructions"] > 0


HIP_FAULTS = {  # of the kernel, or of the header that it shares
    "the last tile left out": ("k < K; k += BLOCK_K", "k + BLOCK_K < K; k += BLOCK_K"),
    "bias left out": ("acc[i][j] * factor + offset", "acc[i][j] * factor"),
    "two rows swapped": ("lane % MATRIX) * N", "(lane ^ 1) % MATRIX) * N"),
    "operands swapped": ("a_frag[i], b_frag, acc", "b_frag, a_frag[i], acc"),
    "subnormal bytes flushed": ("unsigned bits = __builtin_bit_cast(unsigned, shifted) & 0xbfffbfffu;",
                                "unsigned bits = __builtin_bit_cast(unsigned, shifted) & 0xbfffbfffu; "
                                "if (!(bits & 0x3c00)) bits &= 0xffff8000u;"),
    "a barrier left out": ("store(stages[current], next, thread);\n    barrier();", "store(stages[current], next, thread);"),
    "one column of workgroups too far": ("workgroup % (N / BLOCK_N) * BLOCK_N,",
                                         "(workgroup % (N / BLOCK_N) + 1) * BLOCK_N,"),
    "nothing stored": ("*(uint4_t*)(c_lane", "if (N == 1) *(uint4_t*)(c_lane"),
}  # fmt: skip


@pytest.mark.parametrize("name", HIP_FAULTS)
def test_wrong_kernels_fail(loaded: Loaded, name: str, problems: list[Problem]) -> None:
    old, new = HIP_FAULTS[name]
    files = [loaded.workspace.root / "hip_kernels" / file for file in ("scaled_mm.hip", "scaled_mm.h")]
    (path,) = [file for file in files if old in file.read_text()]
    path.write_text(path.read_text().replace(old, new))
    found = verify(loaded, "hip", loaded.build("hip"), problems)
    assert found.status is FAILED
    assert found.detail


def mutated(outcome: BuildOutcome, folder: Path, text: str) -> BuildOutcome:
    """The same code object, read from another text."""
    path = folder / "mutant.s"
    path.write_text(text)
    assert outcome.code_object is not None
    code = replace(outcome.code_object, assembly_path=path)
    return replace(outcome, code_object=code, artifacts={**outcome.artifacts, "kernel.s": path})


def test_an_unknown_instruction_leaves_the_lane_unverified(
    step14: Loaded, hip_outcome: BuildOutcome, tiny: list[Problem], tmp_path: Path
) -> None:
    assert hip_outcome.code_object is not None
    text = hip_outcome.code_object.assembly_path.read_text().replace("v_perm_b32", "v_frobnicate_b32", 1)
    found = verify(step14, "hip", mutated(hip_outcome, tmp_path, text), tiny)
    assert found.status is UNVERIFIED
    assert "v_frobnicate_b32" in found.detail
    assert found.cases == ()


def test_an_architecture_that_is_not_emulated_leaves_the_lane_unverified(step14: Loaded, tiny: list[Problem]) -> None:
    contract = replace(step14.contract, arch="gfx90a")
    outcome = step14.build("triton", contract=contract)
    assert verify(step14, "triton", outcome, tiny).status is UNVERIFIED


def test_a_problem_without_a_reference_is_said(step14: Loaded) -> None:
    tensors = {**step14.contract.tensors, "extra": step14.contract.tensors["bias"]}
    contract: Contract = replace(step14.contract, tensors=tensors)
    with pytest.raises(NoReference):
        make_problems(contract)


def test_e5m2_has_all_its_bytes_with_infinities_and_nan(step14: Loaded) -> None:
    tensors = {**step14.contract.tensors}
    tensors["b"] = replace(tensors["b"], dtype="float8_e5m2")
    numerics = replace(step14.contract.numerics, nan="propagates")
    contract: Contract = replace(step14.contract, tensors=tensors, numerics=numerics)
    awkward = next(problem for problem in make_problems(contract) if problem.name.startswith("awkward"))
    assert set(np.unique(awkward.tensors["b"])) == set(range(256))
    expected = np.concatenate([tile.ravel() for tile in awkward.expected])
    assert np.isnan(expected).any()
    assert np.isfinite(expected).mean() > 0.9
    halves = awkward.tensors["b"].astype(np.uint16) << 8  # e5m2 is the upper half of fp16
    (row, column), k = (3, 5), int(np.flatnonzero(awkward.tensors["a"][3])[0])
    scale = float(awkward.tensors["scale"][0])
    product = float(awkward.tensors["a"][3, k]) * float(halves.view(np.float16)[k, column]) * scale
    assert awkward.expected[0][row, column] == np.float16(product)
    with pytest.raises(NoReference, match="tensor 'b' is float8_e5m2 whose NaN continues the exponent grid"):
        make_problems(replace(contract, numerics=step14.contract.numerics))


def test_verified_without_cases_cannot_be_said() -> None:
    with pytest.raises(ValueError, match="verified needs cases"):
        Verification("hip", VERIFIED, "")
