"""On gfx11, sums of whole numbers that are off by their last bits are no mistake, until hardware has shown it."""

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from conftest import LoadedStep

from parity.contract import Axes
from parity.devices.base import LaunchResult
from parity.devices.gpu import LaneBinary
from parity.operators import CALIBRATED, Direction, Form, Operator, TensorSpec
from parity.operators.helpers.formats import format_of
from parity.operators.helpers.generators import normal
from parity.operators.helpers.hopper import WGMMA_FP8, chained_sums
from parity.operators.scaled_mm import exact_values
from parity.records import BuildOutcome, VerificationStatus
from parity.verify import Case, case_of, verify_on_gpu

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def case(step14: LoadedStep) -> Case:
    blocks = step14.contract.blocks
    form = step14.contract.form({**blocks, "k": 9 * blocks["k"]})
    return case_of("exact", form, exact_values(np.random.default_rng(3), form))


@dataclass
class Lane:
    """A lane on a GPU of which a few results are off by so many units in the last place."""

    contract: Any
    binary: LaneBinary
    case: Case
    off_by: int
    device: str = "hip"

    def for_size(self, axes: Axes) -> "Lane | None":
        return self if dict(axes) == dict(self.case.axes) else None

    def run(self, _: Axes, __: Any, rounds: int = 1) -> LaunchResult:
        assert rounds == 1
        output = self.case.expected[0]["c"].copy()
        for _step in range(self.off_by):
            output.flat[::97] = np.nextafter(output.flat[::97], np.float16(np.inf))
        return LaunchResult({"c": output}, {"c": np.ones(output.shape, bool)}, 0, None, 1, is_whole=True)


@dataclass
class Hopper(Lane):
    """A lane on Hopper whose sums of fp8 are the instruction's, or wrong besides."""

    wrong: float = 0.0

    def run(self, _: Axes, tensors: Any, rounds: int = 1) -> LaunchResult:
        assert rounds == 1
        a, b = (float8_of(tensors[name]) for name in "ab")
        sums = chained_sums(WGMMA_FP8, a, b, ("float8_e4m3fn",) * 2)
        sums[0, 0] += self.wrong * np.abs(sums).max()
        return LaunchResult({"c": sums}, {"c": np.ones(sums.shape, bool)}, 0, None, 1, is_whole=True)


def float8_of(array: Any) -> Any:
    return format_of("float8_e4m3fn", {}).decode(array).astype(np.float64)


@pytest.mark.parametrize(
    ("instruction", "wrong", "status"),
    [
        ("QGMMA.64x128x32.F32.E4M3.E4M3", 0.0, VerificationStatus.VERIFIED),
        ("QGMMA.64x128x32.F32.E4M3.E4M3", 0.1, VerificationStatus.FAILED),
        ("HGMMA.64x128x16.F32", 0.0, VerificationStatus.FAILED),
    ],
)
def test_a_users_product_of_fp8_is_right_by_the_sums_of_hopper(
    step14: LoadedStep, tmp_path: Any, instruction: str, wrong: float, status: VerificationStatus
) -> None:
    """Right: a Triton kernel that leaves all partial sums to the instruction, as it does by default."""
    shapes = {"a": ("m", "k"), "b": ("k", "n"), "c": ("m", "n")}
    tensors = {
        name: TensorSpec(
            (shape,), ("float32" if name == "c" else "float8_e4m3fn",), Direction("out" if name == "c" else "in")
        )
        for name, shape in shapes.items()
    }
    operator = Operator("mine", "", ("m", "n", "k"), ("m", "n"), tensors, lambda call: {"c": call["a"] @ call["b"]})
    form = Form(
        operator,
        {"m": 16, "n": 24, "k": 4096},
        {},
        {name: spec.bound(spec.dtypes[0]) for name, spec in tensors.items()},
    )
    of_fp8 = case_of("normal", form, normal(np.random.default_rng(1), form), tolerance=CALIBRATED)
    text = tmp_path / "kernel.sass"
    text.write_text(f"        {instruction} R24, gdesc[UR4], R24 ;\n")
    code: Any = SimpleNamespace(assembly_path=text)
    contract: Any = SimpleNamespace(
        arch="sm_90",
        architecture=SimpleNamespace(emulated=None, is_nvidia=True),
        form=lambda: SimpleNamespace(operator=replace(operator, whole=True)),
        tails=[],
        blocks={},
    )
    binary: Any = SimpleNamespace(
        lane="mine", codes=(code,), spec=SimpleNamespace(scratch={}, each=lambda name: {name: None}), identity="mine"
    )
    lane: Any = Hopper(contract, binary, of_fp8, 0, wrong=wrong)
    verification = verify_on_gpu(lane, [of_fp8])
    assert verification.status is status, verification.detail
    assert ("sums of fp8 keep 13 bits" in verification.not_shown) == (status is VerificationStatus.VERIFIED)


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
