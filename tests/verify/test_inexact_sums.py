"""On gfx11, sums of whole numbers that are off by their last bits are no mistake, until hardware has shown it."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest
from conftest import LoadedStep

from parity.contract import Axes
from parity.devices.base import LaunchResult
from parity.devices.gpu import LaneBinary
from parity.operators.scaled_mm import exact_values
from parity.records import BuildOutcome, VerificationStatus
from parity.verify import Case, case_of, verify_on_gpu

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def case(step14: LoadedStep) -> Case:
    blocks = step14.contract.blocks
    form = step14.contract.form({**blocks, "k": 3 * blocks["k"]})
    return case_of("exact", form, exact_values(np.random.default_rng(3), form))


@dataclass
class Lane:
    """A lane on a GPU of which a few results are off by so many units in the last place."""

    contract: Any
    binary: LaneBinary
    case: Case
    off_by: int
    device: str = "hip"

    def for_size(self, _: Axes) -> "Lane":
        return self

    def run(self, _: Axes, __: Any, rounds: int = 1) -> LaunchResult:
        assert rounds == 1
        output = self.case.expected[0]["c"].copy()
        for _step in range(self.off_by):
            output.flat[::97] = np.nextafter(output.flat[::97], np.float16(np.inf))
        return LaunchResult({"c": output}, {"c": np.ones(output.shape, bool)}, 0, None, 1, is_whole=True)


@pytest.mark.parametrize(
    ("arch", "off_by", "status"),
    [
        ("gfx1151", 0, VerificationStatus.VERIFIED),
        ("gfx1151", 1, VerificationStatus.UNVERIFIED),
        ("gfx1151", 9, VerificationStatus.FAILED),
        ("gfx1201", 1, VerificationStatus.FAILED),
    ],
)
def test_a_difference_of_last_bits_on_gfx11_is_not_shown_to_be_one(
    step14: LoadedStep, hip_outcome: BuildOutcome, case: Case, arch: str, off_by: int, status: VerificationStatus
) -> None:
    assert hip_outcome.code_object is not None, hip_outcome.message
    binary = LaneBinary("hip", step14.step.lanes["hip"], (hip_outcome.code_object,))
    lane: Any = Lane(replace(step14.contract, arch=arch), binary, case, off_by)
    verification = verify_on_gpu(lane, [case])
    assert verification.status is status, verification.detail
    if status is VerificationStatus.UNVERIFIED:
        assert (
            "not shown: exact: sums of v_wmma_f32_16x16x16_f16 may not be exact on this hardware" in verification.detail
        )
