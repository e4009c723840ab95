"""Lanes of any name, each with its builder: what a builder does not take is one sentence."""

from dataclasses import replace
from typing import Any

import pytest
from conftest import LoadedStep

from parity.contract.arguments import DescriptorSpec, StructSpec
from parity.errors import InputError
from parity.lanes import kind_of


@pytest.mark.parametrize(
    ("lane", "name", "changed", "sentence"),
    [
        (
            "hip",
            "mine",
            {},
            r"field 'builder': missing: a lane named 'mine' must say which of hip, triton, gluon, cuda, assembly",
        ),
        ("hip", "hip", {"builder": "hpi"}, r"field 'builder': 'hpi' is not one of hip, triton, gluon, cuda, assembly"),
        ("hip", "hip", {"options": {"num_warps": 8}}, r"field 'options': HIP lanes have flags and constants"),
        ("triton", "triton", {"flags": ["-O2"]}, r"field 'flags': Triton lanes have options and constants, no flags"),
        ("triton", "triton", {"dynamic_lds_bytes": 1}, r"field 'dynamic_lds_bytes': Triton itself reports"),
        ("triton", "gluon", {"flags": ["-O2"]}, r"field 'flags': Gluon lanes have options and constants, no flags"),
        ("triton", "gluon", {"arguments": [StructSpec(["m"])]}, r"a Gluon kernel takes no struct: bind its fields"),
        ("triton", "gluon", {"arguments": [DescriptorSpec("a", [1])]}, r"a descriptor is for a Triton kernel"),
        (
            "hip",
            "hip",
            {"config": 0},
            r"field 'config': names a configuration of @triton.autotune, which only kernels of Triton and Gluon have",
        ),
    ],
)
def test_a_builder_says_what_it_does_not_take(
    step14: LoadedStep, lane: str, name: str, changed: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(InputError, match=sentence):
        kind_of(step14.contract, name, replace(step14.step.lanes[lane], **changed))


def test_a_lane_is_built_by_what_it_names(step14: LoadedStep) -> None:
    lane = replace(step14.step.lanes["hip"], builder="hip")
    assert kind_of(step14.contract, "mine", lane) is kind_of(step14.contract, "hip", step14.step.lanes["hip"])
    assert not kind_of(step14.contract, "mine", lane).appended_pointers
    assert kind_of(step14.contract, "triton", step14.step.lanes["triton"]).appended_pointers == 2
