"""Phases and banks of LDS are found from times, whichever there are; where times do not say, nothing is said."""

from collections.abc import Callable

import numpy as np
import pytest

from parity.arch.lds_phases import Phases
from parity.contact.lds import Addresses, are_alike, cycles, found


def clock(phases: Phases, dwords: int, *, overhead: float = 3.0, noise: float = 0.0) -> Callable[[Addresses], float]:
    rng = np.random.default_rng(1)

    def seconds(addresses: Addresses) -> float:
        took = overhead * 1e-7 + 1e-6 * cycles(phases, addresses, dwords)
        return float(took * (1 + noise * rng.standard_normal()))

    return seconds


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("together", [4, 8, 16, 32])
@pytest.mark.parametrize("banks", [32, 64])
def test_any_phases_are_found(lanes: int, together: int, banks: int) -> None:
    order = tuple(int(lane) for lane in np.random.default_rng(together).permutation(lanes))
    known = Phases(order, together, banks)
    for width, dwords in (("b32", 1), ("b64", 2), ("b128", 4)):
        served = found(f"load {width}", lanes, clock(known, dwords, overhead=0.1, noise=0.002))
        assert served.phases is not None, served.why
        assert are_alike(served.phases, known)


@pytest.mark.parametrize(
    ("seconds", "why"),
    [
        (lambda _: 1e-5, "LDS is not what limits this kernel"),
        (clock(Phases(tuple(range(32)), 8), 1, overhead=0.1, noise=0.2), ""),
        (lambda addresses: 1e-6 * (1 + cycles(Phases(tuple(range(32)), 8), addresses, 1) ** 2), ""),
    ],
)
def test_times_that_do_not_say_it_are_not_believed(seconds: Callable[[Addresses], float], why: str) -> None:
    served = found("load b32", 32, seconds)
    assert served.phases is None
    assert why in served.why
    assert served.why
