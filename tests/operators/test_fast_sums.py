"""Sums as Hopper's tensor cores make them of fp8 products: right where the contract says `fast`, wrong under `float32`."""

from dataclasses import replace

import numpy as np
import pytest
from conftest import ROOT

from parity.contract import Contract
from parity.contract.study import load_study
from parity.contract.workspace import Workspace
from parity.devices.base import LaunchResult
from parity.errors import InputError
from parity.operators.helpers.formats import Array
from parity.records import HARDWARES_ORDER, VerificationCase, rests_on
from parity.verify import Case, make_cases
from parity.verify.compare import compare

pytestmark = pytest.mark.slow

DEPTH, KEPT_BITS = 32, 13  # of one instruction


def contract(accumulate: str) -> Contract:
    study_contract = load_study(Workspace(ROOT), "sm90-free-fp8").contract
    return replace(study_contract, numerics={**study_contract.numerics, "accumulate": accumulate})


def kept(values: Array, largest: Array) -> Array:
    """Values without what lies below 2^-13 of the largest summand's power of two."""
    unit = np.exp2(np.floor(np.log2(np.maximum(largest, 1e-30))) - KEPT_BITS)
    return np.asarray(np.trunc(values / unit) * unit)


def product(case: Case, rounds: slice = slice(None)) -> Array:
    """C as the tensor cores sum it, of the rounds of 32 k that are not left out."""
    form, tensors = case.form, case.tensors
    a, b = (form.format(name).decode(tensors[name]).astype(np.float32) for name in ("a", "b"))
    total = np.zeros((len(a), len(b)), np.float32)
    for at in range(0, a.shape[1], DEPTH)[rounds]:
        products = a[:, None, at : at + DEPTH] * b[None, :, at : at + DEPTH]
        largest = np.maximum(np.abs(products).max(axis=2), np.abs(total))
        total = kept(total, largest) + kept(products, largest[..., None]).sum(axis=2)
    scaled = total * tensors["scale"][0] + form.format("bias").decode(tensors["bias"])
    return np.asarray(scaled, np.float16)


def passes(case: Case, output: Array) -> bool:
    return compare(
        "mine", case, LaunchResult({"c": output}, {"c": np.ones(output.shape, bool)}, 0, None, 1, is_whole=True)
    ).passed


def case_of(accumulate: str, name: str) -> Case:
    """The first case of that name, which is small."""
    return next(case for case in make_cases(contract(accumulate)) if case.name.startswith(name))


@pytest.mark.parametrize(("accumulate", "is_right"), [("fast", True), ("float32", False)])
def test_what_tensor_cores_sum_is_fast_and_no_fp32(accumulate: str, is_right: bool) -> None:
    case = case_of(accumulate, "normal")
    assert passes(case, product(case)) == is_right


def test_fast_sums_are_still_whole() -> None:
    """Of small integers nothing is lost, so a round that is left out shows; of normal data too."""
    exact = case_of("fast", "exact")
    assert passes(exact, product(exact))
    for case in (exact, case_of("fast", "normal")):
        assert not passes(case, product(case, slice(None, -1)))


def test_only_fp8_has_fast_sums() -> None:
    fast_contract = contract("fast")
    wider = {**fast_contract.tensors, "a": replace(fast_contract.tensors["a"], dtype="float16")}
    with pytest.raises(InputError, match="fast sums are of fp8 x fp8"):
        replace(fast_contract, tensors=wider).form()


def test_what_hopper_sums_has_every_bit_of_its_order() -> None:
    """The rule is written twice: here in the units of a sum, and in the operator as the exponents have it."""
    case = case_of("fast", "unscaled")
    output = product(case)
    written = {"c": np.ones(output.shape, bool)}

    def compared(output: Array) -> VerificationCase:
        return compare("mine", case, LaunchResult({"c": output}, written, 0, None, 1, is_whole=True))

    in_order = np.empty_like(output)
    for region, parts in zip(case.regions, case.in_order, strict=True):
        in_order[case.form.slices("c", region)] = parts["c"]
    assert compared(in_order).tolerance == HARDWARES_ORDER
    assert (output == in_order).mean() > 0.5
    other = output + np.float16(2.0**-6) * (np.arange(output.size) == 5).reshape(output.shape).astype(np.float16)
    outcome = compared(np.asarray(other, np.float16))
    assert outcome.passed
    assert outcome.tolerance.startswith("derived")


def test_what_a_verdict_rests_on_is_said_in_a_word() -> None:
    assert rests_on(["exact", "exact"]) == "exact"
    assert rests_on(["exact", "derived: 0.001 of the largest (Higham)"]) == "tolerance"
    assert rests_on(["exact", HARDWARES_ORDER, "derived: 0.001 of the largest (Higham)"]) == HARDWARES_ORDER
    assert rests_on(["captured: every bit (launch)"]) == "captured"
