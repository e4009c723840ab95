"""How far a counter may worsen: of occupancy, less is worse; of all else, more."""

import pytest

from parity.contract import LaneSpec
from parity.contract.bounds import CheckSpec, read_bounds
from parity.contract.expectations import Reference
from parity.errors import InputError


def bound_of(name: str, amount: float | str) -> tuple[Reference, bool, float]:
    (bound,) = read_bounds(CheckSpec({name: amount}), lanes(), "mine")
    return bound.counter, bound.is_relative, bound.amount


def lanes() -> dict[str, LaneSpec]:
    return {name: LaneSpec(kernel="k.hip", symbol="k", arguments=["x"], grid=[1]) for name in ("mine", "plain")}


@pytest.mark.parametrize(
    ("name", "amount", "baseline", "kept", "beyond"),
    [
        ("hot_loop.instructions", "2 %", 100, 102, 103),
        ("hot_loop.instructions", "2.5%", 200, 205, 206),
        ("spills", 0, 0, 0, 1),
        ("spills", "50 %", 0, 0, 1),
        ("plain.next_free_vgpr", 8, 100, 108, 109),
        ("occupancy", 0, 6, 8, 5),
        ("mine.occupancy_limit.vgprs", 1, 6, 5, 4),
    ],
)
def test_what_is_within_a_bound(name: str, amount: float | str, baseline: float, kept: float, beyond: float) -> None:
    (bound,) = read_bounds(CheckSpec({name: amount}), lanes(), "mine")
    assert bound.is_kept(baseline, baseline)
    assert bound.is_kept(kept, baseline)
    assert not bound.is_kept(beyond, baseline)


def test_names_are_those_of_clauses() -> None:
    assert bound_of("plain.spills", 1) == (Reference(False, "plain", "resources", "spills"), False, 1.0)
    assert bound_of("hot_loop.v_perm_b32", "10 %") == (Reference(False, "mine", "hot_loop", "v_perm_b32"), True, 0.1)


@pytest.mark.parametrize("amount", ["2", "-2 %", "%", "two", "1e3 %"])
def test_what_is_no_amount(amount: str) -> None:
    with pytest.raises(InputError, match="neither a number from 0 nor a percentage"):
        bound_of("spills", amount)
