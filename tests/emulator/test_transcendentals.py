"""Exponentials, logarithms, sines: correctly rounded from fp64, in every family; what hardware flushes is flushed."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from snippets import step

from parity.arch import get_arch

ARCHS = ("gfx1151", "gfx1201", "gfx942", "gfx950")
Floats = NDArray[np.float32]


def turns(x: NDArray[np.float64], function: np.ufunc) -> NDArray[np.float64]:
    """sin or cos of 2 pi x, reduced exactly: far from zero NumPy's own reduction of the rounded product is another's."""
    whole = x - np.rint(x)
    return np.asarray(function(2 * np.pi * whole))


WANTED: dict[str, Callable[[Any], Any]] = {
    "v_exp_f32": np.exp2,
    "v_log_f32": np.log2,
    "v_sin_f32": lambda x: turns(x, np.sin),
    "v_cos_f32": lambda x: turns(x, np.cos),
}


def computed(mnemonic: str, arch: str, numbers: Floats) -> Floats:
    lanes, parts = get_arch(arch).wave_size, []
    for start in range(0, len(numbers), lanes):
        vectors = {2: numbers[start : start + lanes].view(np.uint32), 3: np.zeros(lanes, np.uint32)}
        after = step(f"{mnemonic} v3, v2", arch=arch, vectors=vectors, scalars={}, read=[3])
        parts.append(after.vectors[3].view(np.float32))
    result: Floats = np.concatenate(parts)
    return result


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("mnemonic", WANTED)
def test_the_result_is_the_correctly_rounded_one(mnemonic: str, arch: str) -> None:
    rng = np.random.default_rng(3)
    spread = {"v_exp_f32": rng.uniform(-125, 127.9, 1024), "v_log_f32": 2 ** rng.uniform(-125, 127, 1024)}
    numbers = spread.get(mnemonic, np.concatenate([rng.uniform(-1, 1, 512), rng.uniform(-256, 256, 512)]))
    near = 1 + rng.uniform(-1e-4, 1e-4, 64) if mnemonic == "v_log_f32" else rng.uniform(-1e-4, 1e-4, 64)
    given = np.concatenate([numbers, near]).astype(np.float32)
    results, wanted = computed(mnemonic, arch, given), WANTED[mnemonic](given.astype(np.float64))
    units = np.abs(results - wanted) / np.spacing(np.abs(wanted).astype(np.float32))
    assert units.max() <= 0.5001, given[units.argmax()]  # fp64 may take the other side of a tie


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize(
    ("mnemonic", "given", "wanted"),
    [
        ("v_exp_f32", [-np.inf, np.inf, -0.0, 128, -126.5, -1e30, np.nan], [0, np.inf, 1, np.inf, 0, 0, np.nan]),
        ("v_log_f32", [0, -0.0, 1e-40, -1, np.inf, 1, np.nan], [-np.inf, -np.inf, -np.inf, np.nan, np.inf, 0, np.nan]),
        ("v_sin_f32", [0, 0.25, 0.5, 0.75, np.inf, -0.25, 1 / 12], [0, 1, 0, -1, np.nan, -1, 0.5]),
        ("v_cos_f32", [0, 0.25, 0.5, 0.75, np.inf, -0.5, 1 / 6], [1, 0, -1, 0, np.nan, -1, 0.5]),
    ],
)
def test_edges_are_as_the_documents_say(mnemonic: str, arch: str, given: list[float], wanted: list[float]) -> None:
    lanes = get_arch(arch).wave_size
    numbers = np.resize(np.array(given, np.float32), lanes)
    results = computed(mnemonic, arch, numbers)[: len(given)]
    np.testing.assert_allclose(results, np.array(wanted, np.float32), rtol=2e-7, atol=0)
