"""Numbers by which the usual cases tell a wrong kernel, with NumPy in the kernel's place: each planted fault is found, and
what is right, in other words, is not.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest
from conftest import ROOT

from parity.contract.study import load_study
from parity.contract.workspace import Workspace
from parity.devices.base import LaunchResult
from parity.operators import CALIBRATED, Call, Direction, Form, Operator, ScalarSpec, TensorSpec, layout_of
from parity.operators.helpers.formats import Array
from parity.operators.helpers.rows import spread_peaks
from parity.operators.helpers.usual import usual_cases
from parity.operators.scaled_mm import OPERATOR as SCALED_MM
from parity.verify import case_of
from parity.verify.cases import drawn_with_tails, specs_of
from parity.verify.compare import compare
from parity.verify.drawn_cases import _made

ROWS, ROW = (("rows", "columns"),), (("rows",),)
Computed = Callable[[Mapping[str, Array]], Array]


def form_of(reference: Computed, dtypes: Mapping[str, str], *, reduces: bool = True, columns: int = 4096) -> Form:
    """An operator of rows: its inputs by name with their types, and `y`, a number for each row or for each element."""

    def outputs(call: Call) -> dict[str, Array]:
        return {"y": reference({name: call[name] for name in dtypes if name != "y"})}

    tensors = {name: TensorSpec(ROWS, (dtype,)) for name, dtype in dtypes.items() if name != "y"}
    tensors["y"] = TensorSpec(ROW if reduces else ROWS, (dtypes["y"],), Direction.OUT)
    operator = Operator("rows", "y = f", ("rows", "columns"), ("rows",), tensors, outputs)
    bound = {name: spec.bound(dtypes[name]) for name, spec in tensors.items()}
    return Form(
        operator, {"rows": 12, "columns": columns}, {"rows": 1}, bound, {}, {"nan": "propagates", "subnormals": "exact"}
    )


def accused(form: Form, kernel: Computed) -> list[str]:
    """The cases at which a kernel is found wrong, which gets the numbers as its types have them."""
    found, rng = [], np.random.default_rng(1)
    for spec in specs_of(form):
        sized = form.at(rows=64 if spec.size == "places" else 12)
        if (made := _made(rng, sized, spec)) is None:
            continue
        tensors, free = made
        case = case_of(spec.name, sized, tensors, tolerance=spec.tolerance(sized))
        case = case.freed([free] * len(case.regions))
        with np.errstate(all="ignore"):
            y = sized.format("y").encode(kernel(tensors))
        launched = LaunchResult({"y": y}, {"y": np.ones(y.shape, bool)}, 0, None, 1, is_whole=True)
        found += [] if compare("mine", case, launched).passed else [spec.name]
    return found


def in_type(dtype: Any, function: Computed) -> Computed:
    return lambda x: np.asarray(function({name: numbers.astype(dtype) for name, numbers in x.items()}))


def pairs_in_16_bits(x: Array, z: Array) -> Array:
    """The sum of products of which each two are added in 16 bits, which saturate: x86's `vpmaddubsw`."""
    products = x.astype(np.int64) * z.astype(np.int64)
    return np.asarray(np.clip(products[:, ::2] + products[:, 1::2], -32768, 32767).sum(axis=1))


def signed_halves(x: Array) -> Array:
    """The maximum of each row by an order that takes the lower half of a number for one with a sign."""
    keys = (x >> 32 << 32) + x.astype(np.uint32).view(np.int32)
    return np.asarray(np.take_along_axis(x, keys.argmax(axis=1)[:, None], axis=1)[:, 0])


def sign_extended(y: Array) -> Array:
    """Numbers that fit into 32 bits without a sign, as if they had one."""
    return np.where((y >= 1 << 31) & (y < 1 << 32), y - (1 << 32), y)


def zero_between(y: Array, least: int, most: int) -> Array:
    return np.where((y > least) & (y < most), 0, y)


WHOLE = {
    "sum of int8": (
        {"x": "int8", "y": "int32"},
        lambda x: x["x"].sum(axis=1, dtype=np.int64),
        lambda x: x["x"].astype(np.int32).sum(axis=1, dtype=np.int32),
        {
            "in int16": lambda x: x["x"].sum(axis=1, dtype=np.int16),
            "in 24 bits": lambda x: x["x"].sum(axis=1, dtype=np.int64) >> 4 << 4,
        },
    ),
    "average of uint8": (
        {"x": "uint8", "z": "uint8", "y": "uint8"},
        lambda x: (x["x"].astype(np.int64) + x["z"].astype(np.int64) + 1) // 2,
        lambda x: (x["x"] | x["z"]) - ((x["x"] ^ x["z"]) >> np.uint8(1)),
        {"in 8 bits": lambda x: (x["x"] + x["z"] + np.uint8(1)) >> np.uint8(1)},
    ),
    "product of uint8 and int8": (
        {"x": "uint8", "z": "int8", "y": "int32"},
        lambda x: (x["x"].astype(np.int64) * x["z"].astype(np.int64)).sum(axis=1),
        lambda x: np.einsum("rc,rc->r", x["x"].astype(np.int32), x["z"].astype(np.int32)),
        {"of pairs in 16 bits": lambda x: pairs_in_16_bits(x["x"], x["z"])},
    ),
    "sum of uint8": (
        {"x": "uint8", "y": "int32"},
        lambda x: x["x"].sum(axis=1, dtype=np.int64),
        lambda x: x["x"].sum(axis=1, dtype=np.int32),
        {"in as many bits as an average needs": lambda x: np.minimum(x["x"].sum(axis=1, dtype=np.int64), 160 * 4096)},
    ),
    "distance of uint8": (
        {"x": "uint8", "z": "uint8", "y": "int32"},
        lambda x: np.abs(x["x"].astype(np.int64) - x["z"].astype(np.int64)).sum(axis=1),
        lambda x: np.where(x["x"] > x["z"], x["x"] - x["z"], x["z"] - x["x"]).sum(axis=1, dtype=np.int32),
        {
            "in 19 bits": lambda x: np.abs(x["x"].astype(np.int64) - x["z"].astype(np.int64)).sum(axis=1) % (1 << 19),
        },
    ),
    "product of pairs of int8": (
        {"x": "int8", "z": "int8", "y": "int32"},
        lambda x: (x["x"].astype(np.int64) * x["z"].astype(np.int64)).sum(axis=1),
        lambda x: np.einsum("rc,rc->r", x["x"].astype(np.int32), x["z"].astype(np.int32)),
        {"in 16 bits": lambda x: pairs_in_16_bits(x["x"], x["z"])},
    ),
    "fraction of int16": (
        {"x": "int16", "z": "int16", "y": "int16"},
        lambda x: np.minimum(x["x"].astype(np.int64) * x["z"].astype(np.int64) >> 15, 32767),
        lambda x: np.clip(x["x"].astype(np.int32) * x["z"].astype(np.int32) >> 15, -32768, 32767),
        {"that does not saturate": lambda x: (x["x"].astype(np.int32) * x["z"] >> 15).astype(np.int16)},
    ),
    "largest of int32": (
        {"x": "int32", "y": "int32"},
        lambda x: x["x"].max(axis=1),
        lambda x: -(-x["x"].astype(np.int64)).min(axis=1),
        {
            "in int16": lambda x: x["x"].astype(np.int16).max(axis=1),
            "in fp32": lambda x: x["x"].astype(np.float32).max(axis=1),
            "from -1000": lambda x: np.maximum(x["x"].max(axis=1), -1000),
        },
    ),
    "largest of int64": (
        {"x": "int64", "y": "int64"},
        lambda x: x["x"].max(axis=1),
        lambda x: np.sort(x["x"], axis=1)[:, -1],
        {
            "by the lower half with a sign": lambda x: signed_halves(x["x"]),
            "of 32 bits with a sign": lambda x: sign_extended(x["x"].max(axis=1)),
            "zero in a window": lambda x: zero_between(x["x"].max(axis=1), 1 << 29, 1 << 34),
        },
    ),
    "scan of int64": (
        {"x": "int64", "y": "int64"},
        lambda x: np.cumsum(x["x"], axis=1),
        lambda x: np.cumsum(x["x"].astype(np.uint64), axis=1).astype(np.int64),
        {
            "in int32": lambda x: np.cumsum(x["x"].astype(np.int32), axis=1, dtype=np.int32),
            "off by one in a few": lambda x: np.cumsum(x["x"], axis=1) + (np.arange(x["x"].shape[1]) % 256 == 7),
        },
    ),
    "product of int32": (
        {"x": "int32", "z": "int32", "y": "int32"},
        lambda x: x["x"] * x["z"],
        lambda x: x["x"].astype(np.int32) * x["z"].astype(np.int32),
        {
            "in int16": lambda x: x["x"].astype(np.int16) * x["z"].astype(np.int16),
            "of 24 bits": lambda x: (x["x"].astype(np.int64) << 40 >> 40) * (x["z"].astype(np.int64) << 40 >> 40),
        },
    ),
}


@pytest.mark.parametrize("name", WHOLE)
def test_whole_numbers_need_all_their_bits(name: str) -> None:
    dtypes, reference, right, wrong = WHOLE[name]
    form = form_of(reference, dtypes, reduces=not name.startswith(("scan", "product of int32", "average", "fraction")))
    assert accused(form, right) == []
    for fault, kernel in wrong.items():
        assert accused(form, kernel), fault


@pytest.mark.parametrize("inverted", [False, True])
def test_a_mask_that_lets_nan_through_is_found(inverted: bool) -> None:
    """Whichever of its values hides a number."""

    def masked(x: Mapping[str, Array]) -> Array:
        kept = np.where(x["mask"].astype(bool) != inverted, x["x"], 0)
        return np.asarray(kept.sum(axis=1, dtype=np.float64))

    def leaking(x: Mapping[str, Array]) -> Array:
        hidden = np.where(x["mask"].astype(bool) != inverted, 0, x["x"])
        return np.asarray(masked(x) + np.where(np.isnan(hidden), hidden, 0).sum(axis=1))

    form = form_of(masked, {"x": "float32", "mask": "bool", "y": "float32"}, columns=33)
    assert accused(form, masked) == []
    assert "NaN and infinities" in accused(form, leaking)


def test_a_rounding_that_makes_zeros_of_nan_is_found() -> None:
    """The usual one to bf16, without a look at NaN: its carry runs through all bits of a payload."""
    form = form_of(lambda x: x["x"], {"x": "float32", "y": "bfloat16"}, reduces=False, columns=33)

    def rounded(x: Mapping[str, Array]) -> Array:
        bits = x["x"].view(np.uint32).astype(np.uint64)
        kept = (bits + 0x7FFF + (bits >> 16 & 1)).astype(np.uint32) & np.uint32(0xFFFF0000)
        return np.asarray(kept.view(np.float32))

    assert accused(form, lambda x: x["x"]) == []
    assert "NaN and infinities" in accused(form, rounded)


def softmax(x: Array, most: Array) -> Array:
    powers = np.exp(x.astype(np.float32) - most)
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


@pytest.mark.parametrize("start", [None, np.finfo(np.float32).min, 0.0, -100.0, -1000.0, -1e9, -1e16])
def test_a_maximum_that_begins_too_high_is_found(start: float | None) -> None:
    form = form_of(
        lambda x: (
            np.exp(x["x"] - (most := x["x"].max(axis=1, keepdims=True)))
            / np.exp(x["x"] - most).sum(axis=1, keepdims=True)
        ),
        {"x": "float32", "y": "float32"},
        reduces=False,
        columns=33,
    )

    def kernel(x: Mapping[str, Array]) -> Array:
        most = x["x"].max(axis=1, keepdims=True)
        return softmax(x["x"], most if start is None else np.maximum(most, np.float32(start)))

    assert bool(accused(form, kernel)) == (start is not None and start > -1e30)


@pytest.mark.parametrize("place", [None, 0, 7, 31, 32])
def test_a_place_that_a_maximum_leaves_out_is_found(place: int | None) -> None:
    form = form_of(lambda x: x["x"].max(axis=1), {"x": "float32", "y": "float32"}, columns=33)

    def kernel(x: Mapping[str, Array]) -> Array:
        kept = x["x"] if place is None else np.delete(x["x"], place, axis=1)
        return np.asarray(kept.max(axis=1))

    assert bool(accused(form, kernel)) == (place is not None)


@pytest.mark.parametrize("bits", [0, 8, 10, 12])
def test_what_is_chosen_is_not_rounded(bits: int) -> None:
    """A largest number, which a tolerance of a long sum would let be off."""
    form = form_of(lambda x: x["x"].max(axis=1), {"x": "float32", "y": "float32"}, columns=65536)
    rounded = in_type(np.float32, lambda x: (x["x"].view(np.uint32) >> bits << bits).view(np.float32).max(axis=1))
    assert bool(accused(form, rounded)) == (bits > 0)


def test_what_is_rounded_on_the_way_is_not_taken_for_chosen() -> None:
    form = form_of(lambda x: np.sqrt(x["x"] * x["x"]) * 1.5 / 1.5, {"x": "float32", "y": "float32"}, reduces=False)
    beside = in_type(np.float32, lambda x: np.abs(x["x"]) * np.float32(1 + 2.0**-22))
    assert accused(form, beside) == []


FP64 = {"x": "float64", "z": "float64", "y": "float64"}


def test_fp64_is_not_computed_in_fp32() -> None:
    elementwise = form_of(lambda x: x["x"] * x["z"] + x["x"], FP64, reduces=False)
    summed = form_of(lambda x: (x["x"] * x["z"]).sum(axis=1), FP64)
    for form, kernel in (
        (elementwise, lambda x: x["x"] * x["z"] + x["x"]),
        (summed, lambda x: np.cumsum(x["x"] * x["z"], axis=1)[:, -1]),
    ):
        assert accused(form, in_type(np.float64, kernel)) == []
        assert accused(form, in_type(np.float32, kernel))


@pytest.mark.parametrize("dtype", ["float64", "int32"])
def test_a_copy_and_a_third_need_all_bits_of_fp64(dtype: str) -> None:
    form = form_of(lambda x: x["x"] / 3, {"x": dtype, "y": "float64"}, reduces=False)
    assert accused(form, lambda x: x["x"].astype(np.float64) * (1 / 3)) == []
    assert accused(form, in_type(np.float32, lambda x: x["x"] / np.float32(3)))
    copy = form_of(lambda x: x["x"], {"x": "float64", "y": "float64"}, reduces=False)
    assert accused(copy, lambda x: x["x"].astype(np.float32).astype(np.float64))


def indexed(below: str, size: int) -> Form:
    """`y = x + m`, of which `m` has so many indices below a bound, one for each row or one for all."""
    tensors = {
        "x": TensorSpec(ROWS, ("float32",)),
        "m": TensorSpec((("1",),) if size == 1 else ROW, ("int32",)),
        "y": TensorSpec(ROWS, ("float32",), Direction.OUT),
    }
    operator = Operator(
        "rows", "y = f", ("rows", "columns"), ("rows", "columns"), tensors, lambda call: {"y": _indexed(call)}
    )
    bound = {name: spec.bound(spec.dtypes[0]) for name, spec in tensors.items()}
    bound["m"] = replace(bound["m"], below=below)
    return Form(
        operator, {"rows": 8, "columns": 64}, {"rows": 1}, bound, {}, {"nan": "propagates", "subnormals": "exact"}
    )


def _indexed(call: Call) -> Array:
    return np.asarray(call["x"] + call["m"].reshape(-1, 1))


@pytest.mark.parametrize(("below", "size", "ignored"), [("4", 1, range(1, 4)), ("8", 1, range(1, 8)), ("1600", 8, [1])])
def test_a_mode_has_each_of_its_values_and_lengths_are_short_too(below: str, size: int, ignored: Any) -> None:
    form = indexed(below, size)

    def ignoring(least: int, most: int) -> Computed:
        def kernel(x: Mapping[str, Array]) -> Array:
            m = np.where((x["m"] >= least) & (x["m"] < most), 0, x["m"])
            return np.asarray(x["x"] + m.reshape(-1, 1).astype(np.float32))

        return kernel

    assert accused(form, ignoring(0, 0)) == []
    for value in ignored:
        assert accused(form, ignoring(value, 16 if size > 1 else value + 1)), value


@pytest.mark.parametrize(("fill", "is_found"), [(-np.inf, False), (-1e9, False), (-1e3, True), (-1e4, True)])
def test_scores_are_below_what_stands_for_minus_infinity(fill: float, is_found: bool) -> None:
    """The attention of rows to the columns before them."""

    def attention(q: Array, k: Array, v: Array, masked: float) -> Array:
        n = q.shape[1]
        scores = np.where(np.tril(np.ones((n, n), bool)), q @ k.transpose(0, 2, 1), masked)
        powers = np.exp(scores - scores.max(axis=2, keepdims=True))
        return np.asarray(powers / powers.sum(axis=2, keepdims=True) @ v)

    shape = (("heads", "n", "d"),)
    tensors = {name: TensorSpec(shape, ("float32",)) for name in ("q", "k", "v")}
    tensors["y"] = TensorSpec(shape, ("float32",), Direction.OUT)
    operator = Operator(
        "rows",
        "y = f",
        ("heads", "n", "d"),
        ("heads",),
        tensors,
        lambda call: {"y": attention(call["q"], call["k"], call["v"], -np.inf)},
    )
    bound = {name: spec.bound("float32") for name, spec in tensors.items()}
    axes = {"heads": 4, "n": 33, "d": 16}
    form = Form(operator, axes, {"heads": 1}, bound, {}, {"nan": "propagates", "subnormals": "exact"})
    rng, (spec,) = np.random.default_rng(1), [spec for spec in usual_cases(form) if spec.name.startswith("opposed")]
    made = _made(rng, form, spec)
    assert made is not None, "it says something about a kernel"
    tensors_of_case, _ = made
    case = case_of(spec.name, form, tensors_of_case, tolerance=spec.tolerance(form))
    q, k, v = (tensors_of_case[name] for name in ("q", "k", "v"))
    y = attention(q, k, v, float(np.float32(fill))).astype(np.float32)
    launched = LaunchResult({"y": y}, {"y": np.ones(y.shape, bool)}, 0, None, 1, is_whole=True)
    assert (not compare("mine", case, launched).passed) == is_found


def test_a_row_of_zeros_is_told_where_nothing_is_added() -> None:
    def scales(x: Array, least: float) -> Array:
        most = np.abs(x).max(axis=1)
        return np.asarray(np.where(most == 0, least, most / 127))

    form = form_of(lambda x: scales(x["x"], 1.0), {"x": "float16", "y": "float32"}, columns=33)
    assert accused(form, in_type(np.float32, lambda x: scales(x["x"], 1.0))) == []
    assert "rows of zeros" in accused(form, in_type(np.float32, lambda x: scales(x["x"], 0.0)))


def cross_entropy(x: Array, z: Array, share: float = 1.0) -> Array:
    return np.asarray(-(z * np.log(x) + share * (1 - z) * np.log(1 - x)).mean(axis=1))


def in_lanes(x: Array) -> Array:
    """The products of rows as a workgroup makes them: each lane multiplies every 64th number, and halves meet."""
    products = np.multiply.reduce(x.reshape(len(x), -1, 64), axis=1)
    while products.shape[1] > 1:
        products = products[:, : products.shape[1] // 2] * products[:, products.shape[1] // 2 :]
    return np.asarray(products[:, 0])


def in_tiles(x: Array) -> Array:
    """The products up to each number, of tiles that are multiplied by what came before."""
    tiles = np.multiply.accumulate(x.reshape(len(x), -1, 16), axis=2)
    before = np.multiply.accumulate(tiles[:, :-1, -1], axis=1)
    tiles[:, 1:] *= before[:, :, None]
    return tiles.reshape(x.shape)


DOMAINS = {
    "between zero and one": (
        ("x", "z"),
        lambda x: cross_entropy(x["x"], x["z"]),
        lambda x: cross_entropy(x["x"], x["z"]),
        lambda x: cross_entropy(x["x"], x["z"], 0.5),
    ),
    "one above the other": (
        ("x", "z"),
        lambda x: np.log(x["x"] - x["z"]).sum(axis=1),
        lambda x: np.log2(x["x"] - x["z"]).sum(axis=1) * np.log(2),
        lambda x: np.log(x["x"] - np.abs(x["z"])).sum(axis=1),
    ),
    "near one": (
        ("x",),
        lambda x: np.prod(x["x"], axis=1),
        lambda x: in_lanes(x["x"]),
        lambda x: in_lanes(np.where(np.arange(x["x"].shape[1]) < 256, x["x"], np.abs(x["x"]))),
    ),
}


@pytest.mark.parametrize("name", DOMAINS)
def test_numbers_are_drawn_of_which_a_reference_makes_numbers(name: str) -> None:
    inputs, reference, right, wrong = DOMAINS[name]
    form = form_of(reference, {**dict.fromkeys(inputs, "float32"), "y": "float32"}, columns=512)
    form = replace(form, numerics={"nan": "unspecified", "subnormals": "exact"})
    assert accused(form, in_type(np.float32, right)) == []
    assert "in the domain" in accused(form, in_type(np.float32, wrong))


def test_products_may_overflow_in_another_order() -> None:
    form = form_of(lambda x: np.cumprod(x["x"], axis=1), {"x": "float32", "y": "float32"}, reduces=False, columns=128)
    form = replace(form, numerics={"nan": "unspecified", "subnormals": "exact"})
    assert accused(form, in_type(np.float32, lambda x: in_tiles(x["x"]))) == []
    assert accused(form, in_type(np.float32, lambda x: in_tiles(np.abs(x["x"]))))


def test_what_is_beyond_a_type_may_be_nan() -> None:
    """As a recurrence whose state fp32 does not hold: what comes of infinities there is nobody's fault."""

    def states(x: Array, share: float = 1.0) -> Array:
        p, made = np.ones_like(x[:, :1]), []
        for at in range(x.shape[1]):
            p = p * 4 - share * x[:, at : at + 1] * p
            made.append(p)
        return np.concatenate(made, axis=1)

    form = form_of(lambda x: states(x["x"]), {"x": "float32", "y": "float32"}, reduces=False, columns=192)
    form = replace(form, numerics={"nan": "unspecified", "subnormals": "exact"})
    assert accused(form, in_type(np.float32, lambda x: states(x["x"]))) == []
    assert accused(form, in_type(np.float32, lambda x: states(x["x"], 0.99)))


OTHERS: dict[str, tuple[str, Computed]] = {
    "that overflows": ("float16", lambda x: (x["x"].astype(np.float64) ** 2).sum(axis=1)),
    "that small changes decide": ("float32", lambda x: np.sin(1e7 * x["x"].astype(np.float64).sum(axis=1))),
}


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize(("start", "is_found"), [(-np.inf, False), (-1000.0, True)])
def test_one_output_does_not_hide_another(name: str, start: float, is_found: bool) -> None:
    dtype, other = OTHERS[name]

    def outputs(call: Call) -> dict[str, Array]:
        return {"y": call["x"].max(axis=1), "other": other({"x": call["x"]})}

    base = form_of(lambda x: x["x"].max(axis=1), {"x": "float32", "y": "float32"}, columns=256)
    tensors = {**base.operator.tensors, "other": TensorSpec(ROW, (dtype,), Direction.OUT)}
    operator = replace(base.operator, tensors=tensors, reference=outputs)
    bound = {**base.tensors, "other": tensors["other"].bound(dtype)}
    form = replace(base, operator=operator, tensors=bound, numerics={"nan": "unspecified", "subnormals": "exact"})
    found, rng = list[str](), np.random.default_rng(1)
    for spec in specs_of(form):
        if (made := _made(rng, form, spec)) is None:
            continue
        x, free = made
        case = case_of(spec.name, form, x, tolerance=spec.tolerance(form))
        case = case.freed([free] * len(case.regions))
        results = {"y": np.maximum(x["x"].max(axis=1), np.float32(start)), "other": other(x)}
        with np.errstate(all="ignore"):
            left = {output: form.format(output).encode(numbers) for output, numbers in results.items()}
        ran = LaunchResult(left, {output: np.ones(12, bool) for output in left}, 0, None, 1, is_whole=True)
        found += [] if compare("mine", case, ran).passed else [spec.name]
    assert bool(found) == is_found, found


def product(**dtypes: str) -> Form:
    shapes = {"a": ("m", "k"), "b": ("k", "n"), "scale": ("1",), "bias": ("n",), "c": ("m", "n")}
    tensors = {name: SCALED_MM.tensors[name].bound(dtype, list(shapes[name])) for name, dtype in dtypes.items()}
    accumulate = "int32" if dtypes["a"] == "int8" else "float32"
    numerics = {"accumulate": accumulate, "rounding": "once", "nan": "propagates", "subnormals": "exact"}
    axes = {"m": 32, "n": 48, "k": 4096 if accumulate == "int32" else 128}
    return Form(SCALED_MM, axes, {"m": 32, "n": 48, "k": 32}, tensors, {}, numerics)


HALF = {"a": "float16", "b": "float16", "scale": "float32", "bias": "float32", "c": "float32"}


@pytest.mark.parametrize(
    ("dtypes", "fault"),
    [
        (HALF, lambda t: t | {"a": np.nan_to_num(t["a"])}),
        (HALF, lambda t: t | {"b": np.clip(t["b"], -60000, 60000)}),
        (HALF, lambda t: t | {"scale": np.abs(t["scale"])}),
        (HALF, lambda t: t | {"scale": np.where(np.abs(t["scale"]) < 1e-6, 0, t["scale"])}),
        (HALF, lambda t: t | {"scale": np.clip(t["scale"], -1000, 1000)}),
        (HALF, lambda t: t | {"bias": np.clip(t["bias"], -100, 100)}),
        (HALF | {"a": "bfloat16", "b": "bfloat16"}, lambda t: t | {"a": t["a"].astype(np.float16).astype(np.float64)}),
        ({"a": "int8", "b": "int8", "c": "int32"}, None),
    ],
    ids=["NaN", "clamp", "sign", "tiny scale", "large scale", "bias", "bf16 in fp16", "int8 in fp32"],
)
def test_a_product_is_asked_at_the_ends_of_its_types(dtypes: dict[str, str], fault: Any) -> None:
    form, rng = product(**dtypes), np.random.default_rng(1)
    found, honest = list[str](), list[str]()
    assert SCALED_MM.cases is not None
    for spec in SCALED_MM.cases(form):
        tensors = spec.values(rng, form)
        case = case_of(spec.name, form, tensors, tolerance=spec.tolerance(form))
        numbers = {name: form.format(name).decode(array) for name, array in tensors.items()}
        for into, change in ((honest, None), (found, fault)):
            with np.errstate(all="ignore"):
                given = change(numbers) if change else numbers
                accumulated = np.float32 if fault is None and into is found else np.float64
                summed = (given["a"].astype(accumulated) @ given["b"].astype(accumulated)).astype(np.float64)
                c = form.format("c").encode(summed * given.get("scale", 1) + given.get("bias", 0))
            launched = LaunchResult({"c": c}, {"c": np.ones(c.shape, bool)}, 0, None, 1, is_whole=True)
            into += [] if compare("mine", case, launched).passed else [spec.name]
    assert honest == []
    assert found


def test_drawn_sizes_have_tails_of_all_kinds_and_on_each_axis_alone() -> None:
    study = load_study(Workspace(ROOT), "gfx942")
    contract = replace(study.contract, tails=["m", "n"])
    every = [sizes for seed in range(20) for sizes in drawn_with_tails(contract, np.random.default_rng(seed))]
    blocks = contract.blocks
    assert all(min(sizes.values()) > 0 for sizes in every)
    assert {sizes["k"] % blocks["k"] for sizes in every} == {0}, "an axis without tails has none"
    tailed = {(sizes["m"] % blocks["m"] > 0, sizes["n"] % blocks["n"] > 0) for sizes in every}
    assert {(True, False), (False, True), (True, True)} <= tailed
    for axis, other in (("m", "n"), ("n", "m")):
        alone = [sizes[axis] for sizes in every if sizes[other] % blocks[other] == 0 and sizes[axis] % blocks[axis]]
        longer = [size for size in alone if size > blocks[axis]]
        assert len(longer) < len(alone), "some are shorter than a block"
        assert {size % 2 for size in longer} == {0, 1}


def silu(x: Array) -> Array:
    return np.asarray(x / (1 + np.exp(-x)))


def as_written(x: Array) -> Array:
    """GELU by its hyperbolic tangent, which is written as people write it."""
    inner = np.float32(2 * 0.7978845608) * (x + np.float32(0.044715) * x * x * x)
    return np.asarray(np.float32(0.5) * x * (1 + (1 - 2 / (np.exp(inner) + 1))))


def gelu(x: Array) -> Array:
    return np.asarray(0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x**3))))


@pytest.mark.parametrize("columns", [33, 2048])
def test_what_sums_nothing_is_held_to_each_element(columns: int) -> None:
    """Though the operator's axes say that columns are reduced, and results may overflow."""
    one = {"x": "float32", "y": "float32"}
    of_silu = form_of(lambda x: silu(x["x"]), one, reduces=False, columns=columns)
    assert accused(of_silu, in_type(np.float32, lambda x: silu(x["x"]))) == []
    cut = in_type(np.float32, lambda x: np.where((x["x"] < -9) & (x["x"] > -1e4), 0, silu(x["x"])))
    assert accused(of_silu, cut), "0 in the place of -1e-3"
    of_gelu = form_of(lambda x: gelu(x["x"]), one, reduces=False, columns=columns)
    assert accused(of_gelu, in_type(np.float32, lambda x: as_written(x["x"]))) == []
    of_exp = form_of(lambda x: np.exp(x["x"]), one, reduces=False, columns=columns)
    assert accused(of_exp, in_type(np.float32, lambda x: np.exp(x["x"]))) == []
    near = in_type(np.float32, lambda x: np.exp(x["x"]) * np.where(x["x"] > 4.5, np.float32(0.97), np.float32(1)))
    assert accused(of_exp, near), "3 % off where results are large"
    halves = {"x": "float16", "z": "float16", "y": "float16"}
    times = form_of(lambda x: x["x"] * x["z"], halves, reduces=False, columns=columns)
    assert accused(times, in_type(np.float32, lambda x: x["x"] * x["z"])) == []
    lost = in_type(np.float32, lambda x: np.where(np.abs(y := x["x"] * x["z"]) > 20, np.minimum(y * 0.97, 65504), y))
    assert accused(times, lost), "where others overflow"


def test_what_overflows_on_the_way_alone_shows() -> None:
    dtypes = {"x": "float16", "z": "float16", "y": "float16"}
    form = form_of(lambda x: (x["x"] + x["z"]) / 2, dtypes, reduces=False, columns=300)
    assert accused(form, in_type(np.float32, lambda x: (x["x"] + x["z"]) / 2)) == []
    assert "near the type's end" in accused(form, in_type(np.float16, lambda x: (x["x"] + x["z"]) / np.float16(2)))


@pytest.mark.parametrize("every", [1, 2])
def test_an_infinity_at_one_place_shows(every: int) -> None:
    """That becomes NaN there, or comes from the row before."""
    form = form_of(lambda x: np.asarray(x["x"].sum(axis=1)), {"x": "float32", "y": "float32"}, columns=40)

    def wrong(x: Mapping[str, Array]) -> Array:
        others = np.roll(x["x"], every - 1, axis=0)[:, 17]
        return np.asarray(x["x"].sum(axis=1) + (others - others))

    found = accused(form, in_type(np.float32, wrong))
    assert "infinities in turn" in found


def to_bits(numbers: Array, bits: int) -> Array:
    """Numbers rounded to so many bits, with one bit far below, which is never zero."""
    fraction, exponent = np.frexp(numbers)
    return np.asarray(np.ldexp(np.round(fraction * 2.0**bits) * 2.0**-bits + fraction * 2.0**-23, exponent))


@pytest.mark.parametrize(
    ("function", "is_fast"),
    [
        (lambda x: x["x"] * x["z"] + x["x"], False),
        (lambda x: np.where(x["x"] > 0, x["x"], x["x"] * x["z"]), False),
        (lambda x: x["x"] / (1 + np.abs(x["x"])), False),
        (lambda x: x["x"] / (1 + np.exp(-x["x"])), True),
    ],
)
def test_what_has_no_exponentials_is_held_to_more_bits(function: Computed, is_fast: bool) -> None:
    """Than fast exponentials have; a division may be by an approximate reciprocal."""
    form = form_of(function, {"x": "float32", "z": "float32", "y": "float32"}, reduces=False, columns=300)
    near = in_type(np.float32, lambda x: function(x) * np.float32(1 + 2.0**-21))
    assert accused(form, near) == []
    assert accused(form, in_type(np.float32, lambda x: to_bits(function(x), 12)))
    assert (accused(form, in_type(np.float32, lambda x: to_bits(function(x), 16))) == []) == is_fast


def test_terms_that_are_dropped_between_usual_and_huge_ones_are_missed() -> None:
    form = form_of(lambda x: np.asarray(np.exp(x["x"]).mean(axis=1)), {"x": "float32", "y": "float32"})
    assert accused(form, in_type(np.float32, lambda x: np.exp(x["x"]).mean(axis=1, dtype=np.float32))) == []
    cut = in_type(np.float32, lambda x: np.where((x["x"] > 5) & (x["x"] < 1e6), 0, np.exp(x["x"])).mean(axis=1))
    assert "low peaks" in accused(form, cut)


@pytest.mark.parametrize("dtype", ["int32", "uint32", "int64"])
def test_a_large_number_is_divided_by_a_small_one(dtype: str) -> None:
    def quotient(x: Mapping[str, Array]) -> Array:
        by = np.where(x["z"] == 0, 1, x["z"].astype(np.int64))
        return np.asarray(x["x"].astype(np.int64) // by)

    def in_fp32(x: Mapping[str, Array]) -> Array:
        by = np.where(x["z"] == 0, 1, x["z"]).astype(np.float32)
        return np.asarray(np.floor(x["x"].astype(np.float32) / by).astype(np.int64))

    form = form_of(quotient, {"x": dtype, "z": dtype, "y": "int64"}, reduces=False, columns=300)
    assert accused(form, quotient) == []
    assert accused(form, in_fp32)
    assert accused(form, lambda x: np.where((np.abs(x["x"]) > 1e6) & (np.abs(x["z"]) < 1000), 0, quotient(x)))


@pytest.mark.parametrize("start", [-np.inf, -3.4e38, -1e17])
def test_a_row_that_begins_with_an_infinity_shows_where_a_maximum_begins(start: float) -> None:
    form = form_of(
        lambda x: np.maximum.accumulate(x["x"], axis=1), {"x": "float32", "y": "float32"}, reduces=False, columns=33
    )
    found = accused(form, lambda x: np.maximum.accumulate(np.maximum(x["x"], np.float32(start)), axis=1))
    assert bool(found) == np.isfinite(start)


def test_bools_are_all_true_and_all_false_too() -> None:
    form = form_of(lambda x: np.asarray(x["x"].any(axis=1), np.float64), {"x": "bool", "y": "bool"})
    assert accused(form, lambda x: np.asarray(x["x"].any(axis=1))) == []
    assert accused(form, lambda x: np.ones(len(x["x"]), bool)) == ["truths"]
    masked = {"x": "float32", "m": "bool", "y": "float32"}
    mean = form_of(lambda x: np.asarray((x["x"] * x["m"]).sum(axis=1) / np.maximum(x["m"].sum(axis=1), 1)), masked)
    most = in_type(np.float32, lambda x: np.where(x["m"].mean(axis=1) > 0.75, 0, (x["x"] * x["m"]).sum(axis=1)))
    assert "truths" in accused(mean, most)


@pytest.mark.parametrize("least", [1e-12, 1e-7, 0.0])
def test_a_constant_of_the_reference_shows_in_rows_that_are_far_off(least: float) -> None:
    def normalised(x: Array, least: float) -> Array:
        return np.asarray(x / np.maximum(np.sqrt((x * x).sum(axis=1, keepdims=True)), x.dtype.type(least)))

    one = {"x": "float32", "y": "float32"}
    form = form_of(lambda x: normalised(x["x"], 1e-12), one, reduces=False, columns=33)
    found = accused(form, in_type(np.float64, lambda x: normalised(x["x"], least)))
    assert ("far rows" in found) == (least != 1e-12)


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_rows_may_be_as_short_as_one_element(columns: int) -> None:
    dtypes = {"x": "float32", "m": "bool", "y": "float32"}
    form = form_of(lambda x: np.asarray((x["x"] * x["m"]).sum(axis=1)), dtypes, columns=columns)
    assert accused(form, in_type(np.float32, lambda x: (x["x"] * x["m"]).sum(axis=1))) == []
    whole = form_of(lambda x: np.asarray(x["x"].max(axis=1)), {"x": "int32", "y": "int32"}, columns=columns)
    assert accused(whole, lambda x: np.asarray(x["x"].max(axis=1))) == []


def by_lanes(numbers: Array, *, is_later: bool) -> Array:
    """The place of each row's largest number, as 32 lanes find it that merge with `>`, or with `>=`."""
    found = []
    for row in numbers:
        best, at = -np.inf, 0
        for lane in range(min(32, len(row))):
            own = lane + 32 * int(np.argmax(row[lane::32]))
            if row[own] > best or (row[own] == best and is_later) or lane == 0:
                best, at = row[own], own
        found.append(at)
    return np.array(found)


def amid_ties(numbers: Array) -> Array:
    """The first place of the largest number, and amid the first and the last where it stands more than once."""
    most = numbers == numbers.max(axis=1, keepdims=True)
    first, last = most.argmax(axis=1), most.shape[1] - 1 - most[:, ::-1].argmax(axis=1)
    return np.asarray(np.where(most.sum(axis=1) > 1, (first + last) // 2, first))


def keyed(numbers: Array, bits: int) -> Array:
    """The place of the largest number by a key that has lost its last bits."""
    return np.asarray((numbers.astype(np.float32).view(np.uint32) >> bits << bits).view(np.float32).argmax(axis=1))


PLACES: dict[str, tuple[Computed, bool]] = {
    "the first": (lambda x: x["x"].argmax(axis=1), True),
    "by negated numbers": (lambda x: (-x["x"].astype(np.float64)).argmin(axis=1), True),
    "amid equal ones": (lambda x: amid_ties(x["x"]), False),
    "the last": (lambda x: x["x"].shape[1] - 1 - x["x"][:, ::-1].argmax(axis=1), False),
    "the first lane's": (lambda x: by_lanes(x["x"], is_later=False), False),
    "the last lane's": (lambda x: by_lanes(x["x"], is_later=True), False),
    "without a late bit": (lambda x: keyed(x["x"], 8), False),
    "-0 below 0": (lambda x: np.where(x["x"] == 0, np.where(np.signbit(x["x"]), -1e-30, 0), x["x"]).argmax(1), False),
}


@pytest.mark.parametrize("name", PLACES)
def test_where_the_order_of_numbers_decides_the_reference_says_which_of_equal_ones(name: str) -> None:
    form = form_of(lambda x: x["x"].argmax(axis=1), {"x": "float32", "y": "int32"}, columns=300)
    kernel, is_right = PLACES[name]
    assert (accused(form, kernel) == []) == is_right


def of_scores(x: Mapping[str, Array]) -> Array:
    return np.asarray((x["x"] * x["z"] / np.sqrt((x["z"] * x["z"]).mean(axis=1, keepdims=True) + 1e-6)).argmax(axis=1))


def test_a_place_of_what_is_rounded_may_be_any_that_small_changes_give() -> None:
    form = form_of(of_scores, {"x": "float32", "z": "float32", "y": "int32"}, columns=300)
    assert accused(form, in_type(np.float32, of_scores)) == []
    assert accused(form, lambda x: np.minimum(of_scores(x) + 1, 299))
    assert accused(form, lambda x: amid_ties(x["x"] * x["z"]))


def test_counts_of_what_is_rounded_lie_between_those_that_small_changes_give() -> None:
    def above(x: Mapping[str, Array]) -> Array:
        return np.asarray((x["x"] > x["x"].mean(axis=1, keepdims=True)).sum(axis=1))

    form = form_of(above, {"x": "float32", "y": "int32"}, columns=4096)
    assert accused(form, in_type(np.float32, above)) == []
    assert accused(form, lambda x: above(x) + 40)


@pytest.mark.parametrize("kept", [1, 2, 3, 8])
def test_a_lane_keeps_as_many_of_the_largest_as_are_asked_for(kept: int) -> None:
    def largest(x: Mapping[str, Array]) -> Array:
        return np.asarray(np.sort(x["x"], axis=1)[:, -4:].sum(axis=1))

    def by_lane(x: Mapping[str, Array]) -> Array:
        rows = np.stack([np.sort(x["x"][:, lane::64], axis=1)[:, -kept:] for lane in range(64)])
        return largest({"x": np.moveaxis(rows, 0, 1).reshape(len(x["x"]), -1)})

    form = form_of(largest, {"x": "float32", "y": "float32"}, columns=1024)
    assert bool(accused(form, by_lane)) == (kept < 4)


def test_zeros_that_are_left_out_of_a_product_hide_no_nan() -> None:
    def product(x: Mapping[str, Array]) -> Array:
        return np.asarray((x["x"] * x["z"]).sum(axis=1))

    form = form_of(product, {"x": "float32", "z": "float32", "y": "float32"}, columns=300)
    assert accused(form, in_type(np.float32, product)) == []
    assert accused(form, lambda x: np.where(x["x"] == 0, 0, x["x"] * x["z"]).astype(np.float32).sum(axis=1))


def test_zeros_have_both_signs() -> None:
    form = form_of(lambda x: 1 / x["x"], {"x": "float32", "y": "float32"}, reduces=False, columns=300)
    assert accused(form, lambda x: 1 / x["x"]) == []
    assert accused(form, lambda x: 1 / (x["x"] + np.float32(0)))


def test_drawn_sizes_are_round_too_where_there_is_no_block() -> None:
    study = load_study(Workspace(ROOT), "rms_norm-gfx942")
    contract = replace(study.contract, tails=["columns"])
    every = [
        sizes["columns"] for seed in range(20) for sizes in drawn_with_tails(contract, np.random.default_rng(seed))
    ]
    assert {64, 96, 128, 192, 256} <= set(every)
    assert sum(size % 32 == 0 for size in every) < len(every) / 2


def test_whole_numbers_of_64_bits_need_all_of_them() -> None:
    form = form_of(lambda x: x["x"], {"x": "int64", "y": "int64"}, reduces=False, columns=300)
    assert accused(form, lambda x: x["x"]) == []
    assert accused(form, lambda x: x["x"].astype(np.float64).astype(np.int64))
    total = form_of(lambda x: x["x"].sum(axis=1), {"x": "int64", "y": "int64"}, columns=300)
    assert accused(total, lambda x: x["x"].astype(np.uint64).sum(axis=1).astype(np.int64)) == []
    assert accused(total, lambda x: x["x"].astype(np.float64).sum(axis=1).astype(np.int64))


def test_whole_numbers_are_of_every_size_and_at_both_ends() -> None:
    def digits(x: Mapping[str, Array]) -> Array:
        return np.asarray(sum((np.abs(x["x"].astype(np.int64)) >= 10**power).astype(np.int64) for power in range(10)))

    form = form_of(digits, {"x": "int32", "y": "int32"}, reduces=False, columns=300)
    assert accused(form, digits) == []
    assert accused(form, lambda x: digits(x) + (digits(x) == 4))
    least = np.iinfo(np.int32).min
    assert accused(form, lambda x: np.where(x["x"] == least, 0, digits(x)))


def test_whole_numbers_that_are_neighbours_are_told_apart() -> None:
    form = form_of(lambda x: x["x"].argmax(axis=1), {"x": "int32", "y": "int32"}, columns=300)
    assert accused(form, lambda x: x["x"].argmax(axis=1)) == []
    assert accused(form, lambda x: (x["x"] >> 4).argmax(axis=1))
    assert accused(form, lambda x: x["x"].astype(np.float32).argmax(axis=1))


def test_nan_has_more_than_one_pattern() -> None:
    form = form_of(lambda x: np.isnan(x["x"]).astype(np.int64), {"x": "float32", "y": "int32"}, reduces=False)
    assert accused(form, lambda x: np.isnan(x["x"])) == []
    assert accused(form, lambda x: x["x"].view(np.uint32) == 0x7FC00000)
    assert accused(form, lambda x: np.isnan(x["x"]) & (x["x"].view(np.uint32) >> 31 == 0))


def test_what_lies_behind_a_row_shows() -> None:
    for dtype in ("float16", "float32", "int8", "uint8", "int64"):
        packed = layout_of("padded_8").packed(np.zeros((2, 4), dtype))
        assert packed.shape == (2, 12)
        assert (packed[:, 4:] != 0).all()
        assert np.isfinite(packed.astype(np.float64)).all()


@pytest.mark.parametrize(("first", "left_out", "is_found"), [(301, 700, True), (500, 16, True)])
def test_places_of_a_long_row_are_looked_at(first: int, left_out: int, is_found: bool) -> None:
    """A case of rows as long as the contract's own, which are longer than those that have a row for each place."""
    form = form_of(lambda x: x["x"].max(axis=1), {"x": "float32", "y": "float32"}, columns=1000).at(rows=262)
    case = case_of("spread", form, spread_peaks(np.random.default_rng(1), form), tolerance=CALIBRATED)
    kept = np.delete(case.tensors["x"], np.s_[first : first + left_out], axis=1)
    launched = LaunchResult({"y": kept.max(axis=1)}, {"y": np.ones(262, bool)}, 0, None, 1, is_whole=True)
    assert compare("mine", case, launched).passed != is_found


def elementwise(reference: Computed, dtype: str) -> Form:
    form = form_of(reference, {"x": dtype, "y": dtype}, reduces=False, columns=300)
    return replace(form, operator=replace(form.operator, independent=("rows", "columns")))


@pytest.mark.parametrize("dtype", ["float16", "float32"])
@pytest.mark.parametrize("least", [8.0, 100.0])
def test_numbers_that_are_no_powers_of_two_are_large_too(dtype: str, least: float) -> None:
    def cut(x: Array) -> Array:
        power = np.exp2(np.floor(np.log2(np.maximum(np.abs(x), 1)))) * np.sign(x)
        return np.where(np.abs(x) > least, power, x)

    form = elementwise(lambda x: 2 * x["x"] + 1, dtype)
    assert accused(form, in_type(np.float32, lambda x: 2 * x["x"] + 1)) == []
    assert "any size" in accused(form, in_type(np.float32, lambda x: 2 * cut(x["x"]) + 1))


def test_rows_have_any_size_in_the_middle_too() -> None:
    def normalised(x: Array, most: float = np.inf) -> Array:
        return np.asarray(x / np.minimum(np.sqrt((x.astype(np.float64) ** 2).mean(axis=1, keepdims=True)), most))

    form = form_of(lambda x: normalised(x["x"]), {"x": "float32", "y": "float32"}, reduces=False, columns=33)
    assert accused(form, lambda x: normalised(x["x"])) == []
    assert "middle rows" in accused(form, lambda x: normalised(x["x"], 300.0))


def test_an_input_that_is_small_as_a_whole_is_not_passed_over() -> None:
    dtypes = {"x": "float16", "z": "float16", "y": "float32"}
    form = form_of(lambda x: np.asarray((x["x"] * x["z"]).sum(axis=1)), dtypes, columns=300)
    assert accused(form, in_type(np.float32, lambda x: (x["x"] * x["z"]).sum(axis=1))) == []

    def skipping(least: float, x: Mapping[str, Array]) -> Array:
        product = np.asarray((x["x"] * x["z"]).sum(axis=1))
        return np.asarray(product * (np.abs(x["x"]).max() > least))

    for least in (1e-3, 0.1):
        assert "small x" in accused(form, in_type(np.float32, partial(skipping, least)))


def scaled_rows(reduces: bool) -> Form:
    """Rows times a number each, and what the reference makes of zeros is written out."""

    def outputs(call: Call) -> dict[str, Array]:
        return {"y": scaled(call["x"], call["s"])}

    shapes: dict[str, Any] = {"x": ROWS, "s": ROW, "y": ROWS}
    tensors = {
        name: TensorSpec(shape, ("float32",), Direction.OUT if name == "y" else Direction.IN)
        for name, shape in shapes.items()
    }
    independent = ("rows",) if reduces else ("rows", "columns")
    operator = Operator("rows", "y = x / s", ("rows", "columns"), independent, tensors, outputs)
    bound = {name: spec.bound("float32") for name, spec in tensors.items()}
    blocks = {"rows": 1} if reduces else {"rows": 1, "columns": 8}
    return Form(operator, {"rows": 12, "columns": 24}, blocks, bound, {}, {"nan": "propagates", "subnormals": "exact"})


def scaled(x: Array, s: Array) -> Array:
    return np.asarray(np.where(s[:, None] == 0, 0, x / s[:, None]))


@pytest.mark.parametrize("reduces", [True, False])
def test_a_number_of_each_row_is_zero_somewhere_and_beside_an_infinity_too(reduces: bool) -> None:
    form = scaled_rows(reduces)
    assert accused(form, in_type(np.float32, lambda x: scaled(x["x"], x["s"]))) == []
    found = accused(form, in_type(np.float32, lambda x: x["x"] / x["s"][:, None]))
    assert "zeros beside infinities" in found
    assert "rows of zeros" in found or not reduces

    def multiplied(x: Mapping[str, Array]) -> Array:
        """By zero, where the number is: right for numbers, and wrong for infinities."""
        safe = np.where(x["s"] == 0, np.inf, x["s"])
        return np.asarray(x["x"] * (1 / safe)[:, None])

    assert accused(form, in_type(np.float32, multiplied)) == ["zeros beside infinities"]


def test_an_infinity_beside_a_zero_is_left_out_where_it_makes_nan() -> None:
    """A kernel that leaves out what is multiplied by zero is right, as far as the reference does not say otherwise."""
    dtypes = {"x": "float32", "z": "float32", "y": "float32"}
    form = form_of(lambda x: np.asarray(x["x"] * x["z"]), dtypes, reduces=False, columns=24)
    form = replace(form, operator=replace(form.operator, independent=("rows", "columns")))
    leaves_out = in_type(np.float32, lambda x: np.where(x["z"] == 0, 0, x["x"] * x["z"]))
    assert "zeros beside infinities" not in accused(form, leaves_out)


@pytest.mark.parametrize("dtype", ["int16", "int32", "int64"])
def test_whole_numbers_that_cancel_are_large(dtype: str) -> None:
    """Of neighbours, floats that are made before the difference have lost what it is."""
    dtypes = {"x": dtype, "z": dtype, "v": dtype, "y": "float32"}

    def second_difference(x: Mapping[str, Array]) -> Array:
        return np.asarray((x["x"] * x["x"] - x["z"] * x["v"] if dtype == "int16" else x["x"] - x["z"]) * 0.001)

    form = form_of(second_difference, dtypes, reduces=False, columns=24)
    assert accused(form, in_type(np.int64, second_difference)) == []
    assert "neighbours" in accused(form, in_type(np.float64 if dtype == "int64" else np.float32, second_difference))


def chroma(r: Array, g: Array, b: Array, kind: Any = np.float64) -> Array:
    return np.asarray(kind(-0.168736) * r - kind(0.331264) * g + kind(0.5) * b)


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_what_cancels_on_the_way_may_be_off_by_roundings_of_its_terms(dtype: str) -> None:
    form = form_of(
        lambda x: chroma(x["r"], x["g"], x["b"]),
        dict.fromkeys("rgb", dtype) | {"y": "float32"},
        reduces=False,
        columns=64,
    )

    def fused(x: Mapping[str, Array], *, bits: int = 24) -> Array:
        """With products that are not rounded before they are added, and terms of so many bits."""
        r, g, b = (to_bits(x[name].astype(np.float32), bits).astype(np.float64) for name in "rgb")
        first = (np.float32(0.5) * b).astype(np.float32)
        second = (-np.float32(0.331264).astype(np.float64) * g + first).astype(np.float32)
        return np.asarray(-np.float32(0.168736).astype(np.float64) * r + second)

    assert accused(form, fused) == []
    assert accused(form, lambda x: fused(x, bits=7))
    assert accused(form, lambda x: fused(x) + 1e-4 * np.abs(fused(x)))


def test_bytes_may_be_scaled_before_they_cancel() -> None:
    """The zero point of a quantised weight, folded: q s - z s. Of wider numbers that loses what the difference is."""

    def kernel(x: Mapping[str, Array], *, is_folded: bool) -> Array:
        q, z = (x[name].astype(np.float32) for name in "qz")
        return np.asarray(q * x["s"] - z * x["s"] if is_folded else (q - z) * x["s"])

    for dtype, is_right in (("int8", True), ("uint8", True), ("int16", False)):
        form = form_of(
            lambda x: np.asarray((x["q"] - x["z"]) * x["s"]),
            {"q": dtype, "z": dtype, "s": "float32", "y": "float32"},
            reduces=False,
            columns=64,
        )
        assert accused(form, partial(kernel, is_folded=False)) == []
        wrong = [name for name in accused(form, partial(kernel, is_folded=True)) if "infinities" not in name]
        assert (not wrong) is is_right, (dtype, wrong)
        assert accused(form, lambda x: kernel({**x, "z": x["z"] // 2 * 2}, is_folded=False))


def turned(x: Array, places: Array, kind: Any = np.float64, of_frequencies: Any = None) -> Array:
    half = x.shape[1] // 2
    frequencies = (kind(10000.0) ** (-np.arange(half).astype(kind) / kind(half))).astype(of_frequencies or kind)
    angles = places[:, None].astype(kind) * frequencies.astype(kind)
    one, other = x[:, :half], x[:, half:]
    cos, sin = np.cos(angles), np.sin(angles)
    return np.concatenate([one * cos - other * sin, other * cos + one * sin], axis=1)


def test_angles_of_positions_have_the_digits_of_fp32() -> None:
    """Rotary embeddings: the angle of a far position is off by what fp32 rounds, and a frequency in fp16 by far more."""
    tensors = {
        "x": TensorSpec(ROWS, ("float32",)),
        "place": TensorSpec(ROW, ("int32",), below="131072"),
        "y": TensorSpec(ROWS, ("float32",), Direction.OUT),
    }
    operator = Operator(
        "rotary",
        "y = turned(x)",
        ("rows", "columns"),
        ("rows",),
        tensors,
        lambda call: {"y": turned(call["x"], call["place"])},
        fixed=("columns",),
    )
    bound = {name: spec.bound(spec.dtypes[0]) for name, spec in tensors.items()}
    numerics = {"nan": "propagates", "subnormals": "exact"}
    form = Form(operator, {"rows": 12, "columns": 64}, {"rows": 1}, bound, {}, numerics)
    assert accused(form, lambda x: turned(x["x"], x["place"], np.float32)) == []
    assert "normal" in accused(form, lambda x: turned(x["x"], x["place"], np.float32, np.float16))
    assert "normal" in accused(form, lambda x: turned(x["x"], x["place"] + 1, np.float32))


def online(x: Array, tile: int, *, is_guarded: bool) -> Array:
    """The sum of exponentials of a row less its maximum, by tiles: of one without a number, the factor is NaN."""
    most, total = np.full(len(x), -np.inf), np.zeros(len(x))
    for first in range(0, x.shape[1], tile):
        part = x[:, first : first + tile]
        now = np.maximum(most, part.max(axis=1))
        less = np.where(np.isneginf(now), 0, now) if is_guarded else now
        total = total * np.exp(most - less) + np.exp(part - less[:, None]).sum(axis=1)
        most = now
    return np.asarray(most + np.log(total))


@pytest.mark.parametrize("columns", [33, 1024])
def test_a_block_without_a_number_shows_where_a_maximum_is_not_there_yet(columns: int) -> None:
    form = form_of(
        lambda x: online(x["x"], columns, is_guarded=True), {"x": "float32", "y": "float32"}, columns=columns
    )
    kernel = partial(online, tile=columns // 8)
    assert "runs of minus infinity" not in accused(form, lambda x: kernel(x["x"].astype(np.float64), is_guarded=True))
    assert "runs of minus infinity" in accused(form, lambda x: kernel(x["x"].astype(np.float64), is_guarded=False))


@pytest.mark.parametrize("reduces", [False, True])
def test_a_scalar_has_the_digits_that_a_launch_gives_it(reduces: bool) -> None:
    """1 - 0.9999 in fp32 is another number than the decimal one, and both are right: a kernel may have it in its text."""

    def averaged(x: Array, z: Array, decay: Any) -> Array:
        mixed = decay * x + (1 - decay) * z
        return np.asarray(mixed.sum(axis=1) if reduces else mixed)

    form = form_of(lambda x: x["x"], {"x": "float32", "z": "float32", "y": "float32"}, reduces=reduces, columns=33)
    operator = replace(
        form.operator,
        scalars={"decay": ScalarSpec("float32")},
        reference=lambda call: {"y": averaged(call["x"], call["z"], call.scalar("decay"))},
    )
    form = replace(form, operator=operator, scalars={"decay": 0.9999})

    def of_kind(kind: Any, decay: Any, x: Mapping[str, Array]) -> Array:
        return averaged(x["x"].astype(kind), x["z"].astype(kind), kind(decay))

    for decay in (np.float32(0.9999), 0.9999):
        for kind in (np.float32, np.float64):
            assert accused(form, partial(of_kind, kind, decay)) == []
    assert accused(form, lambda x: averaged(x["x"], x["z"], np.float32(0.9998)))


def test_an_angle_of_a_cosine_near_one_is_off_by_a_root() -> None:
    def angle(x: Mapping[str, Array], kind: Any = np.float64) -> Array:
        one, other = (x[name].astype(kind) for name in "xz")
        lengths = np.sqrt(np.maximum((one * one).sum(axis=1) * (other * other).sum(axis=1), kind(1e-30)))
        return np.asarray(np.arccos(np.clip((one * other).sum(axis=1) / lengths, -1, 1)))

    form = form_of(angle, {"x": "float32", "z": "float32", "y": "float32"}, columns=33)
    form = replace(form, numerics={"nan": "unspecified", "subnormals": "exact"})

    def otherwise(x: Mapping[str, Array]) -> Array:
        one, other = (x[name].astype(np.float32) for name in "xz")
        lengths = [np.sqrt(np.maximum((row * row).sum(axis=1), np.float32(1e-30))) for row in (one, other)]
        cosine = (one * other).sum(axis=1) * (1 / lengths[0]) * (1 / lengths[1])
        return np.asarray(np.arccos(np.clip(cosine, -1, 1)))

    assert not {"normal", "integers", "edges", "peaks over flat rows"} & {*accused(form, otherwise)}
    assert "normal" in accused(form, lambda x: angle(x) * (1 + 2.0**-7))


def test_a_zero_that_the_reference_misses_by_its_own_rounding_may_be_one() -> None:
    form = form_of(
        lambda x: np.cos(2 * np.pi * (x["a"] & 4095) / 4096), {"a": "int32", "y": "float32"}, reduces=False, columns=512
    )

    def exact(x: Mapping[str, Array]) -> Array:
        turned = (x["a"] & 4095) / 4096
        return np.asarray(np.where(turned % 0.5 == 0.25, 0, np.cos(2 * np.pi * turned)))

    assert accused(form, exact) == []
    assert accused(form, lambda x: exact(x) + 1e-4)


def test_a_row_has_both_ends_of_its_range() -> None:
    def quantised(x: Array, most: float = 255) -> Array:
        scale = np.abs(x).max(axis=1, keepdims=True) / np.float32(127.5)
        found = np.rint(x / np.where(scale > 0, scale, 1)) + 128  # of which the last of 256 is one too many
        return np.asarray(np.minimum(np.nan_to_num(found, nan=0, posinf=0, neginf=0), most))

    form = form_of(lambda x: quantised(x["x"]), {"x": "float32", "y": "uint8"}, reduces=False, columns=33)
    assert accused(form, in_type(np.float32, lambda x: quantised(x["x"]))) == []
    wrapped = accused(form, in_type(np.float32, lambda x: quantised(x["x"], 256) % 256))
    assert "rows with both ends" in wrapped


def exponentials(x: Mapping[str, Array]) -> tuple[Array, Array]:
    """The exponentials of each row's distances from its maximum, in fp32, and the distances."""
    below = x["x"] - x["x"].max(axis=1, keepdims=True)
    return np.exp(below), below


def softmax32(dropped: float = -np.inf, weighed: float = -np.inf) -> Computed:
    """A softmax in fp32, summed one by one, of which numbers are zero, or not in the sum, that are so far below."""

    def kernel(x: Mapping[str, Array]) -> Array:
        powers, below = exponentials(x)
        total = np.cumsum(np.where(below < weighed, np.float32(0), powers), axis=1, dtype=np.float32)[:, -1:]
        return np.where(below < dropped, np.float32(0), powers) / total

    return kernel


@pytest.mark.parametrize(
    ("kernel", "columns", "is_right"),
    [
        (softmax32(), 33, True),
        (softmax32(), 4096, True),
        (softmax32(dropped=-80.0), 33, True),  # nothing beside one
        (softmax32(dropped=-12.0), 33, False),
        (softmax32(dropped=-12.0), 4096, False),
        (softmax32(weighed=-13.0), 4096, False),
    ],
)
def test_small_results_beside_large_ones_are_held_to_themselves(kernel: Computed, columns: int, is_right: bool) -> None:
    form = form_of(lambda x: softmax64(x["x"]), {"x": "float32", "y": "float32"}, reduces=False, columns=columns)
    assert (accused(form, kernel) == []) == is_right


def softmax64(x: Array) -> Array:
    powers = np.exp(x - x.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


RIGHT_IN_FP32: dict[str, tuple[Computed, Computed]] = {
    "one beside which a small number vanishes": (
        lambda x: np.log(np.exp(x["x"] - x["x"].max(axis=1, keepdims=True)).sum(axis=1)),
        lambda x: np.log(np.cumsum(exponentials(x)[0], axis=1, dtype=np.float32)[:, -1]),
    ),
    "an edge that a sum stands at": (
        lambda x: np.maximum(x["x"].sum(axis=1), 0),
        lambda x: np.maximum(np.cumsum(x["x"], axis=1, dtype=np.float32)[:, -1], 0),
    ),
    "a sum in another order": (
        lambda x: x["x"].sum(axis=1),
        lambda x: np.cumsum(x["x"][:, ::-1], axis=1, dtype=np.float32)[:, -1],
    ),
    "a hyperbolic tangent by exponentials": (
        lambda x: np.tanh(x["x"].mean(axis=1)),
        lambda x: np.float32(1) - np.float32(2) / (np.exp(np.float32(2) * x["x"].mean(axis=1)) + np.float32(1)),
    ),
    "a root that is nearly right": (
        lambda x: (x["x"] ** 2).mean(axis=1) ** -0.5,
        lambda x: (np.float32(1) + np.float32(2**-21)) / np.sqrt((x["x"] ** 2).mean(axis=1, dtype=np.float32)),
    ),
}


@pytest.mark.parametrize("columns", [33, 4096])
@pytest.mark.parametrize("name", RIGHT_IN_FP32)
def test_what_fp32_does_on_the_way_is_right_for_each_element(name: str, columns: int) -> None:
    reference, kernel = RIGHT_IN_FP32[name]
    form = form_of(reference, {"x": "float32", "y": "float32"}, columns=columns)
    assert accused(form, kernel) == []


def trimmed(x: Array) -> Array:
    inner = np.sort(x, axis=1)
    return np.asarray((inner.sum(axis=1) - inner[:, 0] - inner[:, -1]) / x.shape[1])


@pytest.mark.parametrize("columns", [2, 3, 200])
def test_what_vanishes_in_the_references_order_alone_may_be_off_by_a_rounding(columns: int) -> None:
    form = form_of(lambda x: trimmed(x["x"]), {"x": "float32", "y": "float32"}, columns=columns)

    def otherwise(x: Mapping[str, Array], kept: float = 1.0) -> Array:
        return np.asarray((x["x"].sum(axis=1) - x["x"].max(axis=1) - kept * x["x"].min(axis=1)) / np.float32(columns))

    assert not accused(form, in_type(np.float32, otherwise))
    assert accused(form, in_type(np.float32, partial(otherwise, kept=1 + 2.0**-16)))


@pytest.mark.parametrize("columns", [33, 192])
def test_differences_from_a_mean_are_no_results_by_themselves(columns: int) -> None:
    """Though a result that is zero, whatever others are, looks like one."""
    form = form_of(
        lambda x: np.maximum(x["x"] - x["x"].mean(axis=1, keepdims=True), 0),
        {"x": "float32", "y": "float32"},
        reduces=False,
        columns=columns,
    )
    by = np.float32(1 / columns)
    assert not accused(form, lambda x: np.maximum(x["x"] - x["x"].sum(axis=1, keepdims=True) * by, 0))


@pytest.mark.parametrize("left_out", [None, 64, 256])
def test_a_check_of_pairs_that_leaves_one_out_is_found(left_out: int | None) -> None:
    """Whether a row is in order, as waves check it: each its own pairs, but for the one where two waves meet."""

    def kernel(x: Mapping[str, Array]) -> Array:
        is_fine = x["x"][:, 1:] >= x["x"][:, :-1]
        if left_out:
            is_fine[:, left_out - 1 :: left_out] = True
        return np.asarray(is_fine.all(axis=1))

    def reference(x: Mapping[str, Array]) -> Array:
        return np.asarray((x["x"][:, 1:] >= x["x"][:, :-1]).all(axis=1))

    form = form_of(reference, {"x": "float32", "y": "bool"}, columns=1000)
    assert (accused(form.at(rows=12), kernel) == []) == (left_out is None)


def by_reciprocal(x: Mapping[str, Array]) -> Array:
    return np.trunc(x["x"] * (np.float32(1) / x["z"]))


@pytest.mark.parametrize("kernel", [lambda x: np.trunc(x["x"] / x["z"]), by_reciprocal])
def test_a_division_by_a_reciprocal_is_found_at_multiples(kernel: Computed) -> None:
    types = {"x": "float32", "z": "float32", "y": "float32"}
    form = form_of(lambda x: np.trunc(x["x"] / np.where(x["z"] == 0, 1, x["z"])), types, reduces=False, columns=1000)
    case = next(spec for spec in usual_cases(form) if spec.name == "multiples")
    tensors = case.values(np.random.default_rng(1), form)
    tensors["z"][tensors["z"] == 0] = 1
    wrong = kernel(tensors) != np.trunc(tensors["x"].astype(np.float64) / tensors["z"])
    assert wrong.any() == (kernel is by_reciprocal)


@pytest.mark.parametrize(("magic", "is_right"), [(9241, False), (None, True)])
def test_a_number_of_the_references_text_is_asked_about(magic: int | None, is_right: bool) -> None:
    """A division by a multiplication, which is wrong at multiples alone."""

    def kernel(x: Mapping[str, Array]) -> Array:
        y = np.abs(x["x"].astype(np.int64))
        return y // 464773 if magic is None else (y * magic) >> 32

    form = form_of(lambda x: np.abs(x["x"]) // 464773, {"x": "int32", "y": "int32"}, reduces=False, columns=1000)
    (spec,) = [spec for spec in usual_cases(form) if spec.name == "numbers of its text"]
    case = case_of(spec.name, form, spec.values(np.random.default_rng(1), form), tolerance=CALIBRATED)
    y = kernel(case.tensors).astype(np.int32)
    launched = LaunchResult({"y": y}, {"y": np.ones(y.shape, bool)}, 0, None, 1, is_whole=True)
    assert compare("mine", case, launched).passed == is_right


def for_whole_rows(x: Mapping[str, Array]) -> Array:
    """A sum of squares, in 24 bits where a row has only whole numbers below 256."""
    is_whole = ((x["x"] == np.rint(x["x"])) & (np.abs(x["x"]) < 256)).all(axis=1)
    squares = (x["x"].astype(np.float32) ** 2).sum(axis=1)
    return np.asarray(np.where(is_whole, squares % (1 << 17), squares))


def by_its_period(x: Mapping[str, Array]) -> Array:
    """The mean of a row's squares, of which four numbers are taken for all where they are repeated but once."""
    is_repeated = (x["x"] == x["x"][:, np.arange(x["x"].shape[1]) % 4]).all(axis=1)
    squares = x["x"].astype(np.float32) ** 2
    return np.asarray(np.where(is_repeated, squares[:, 0], squares.mean(axis=1)))


@pytest.mark.parametrize(
    ("reference", "kernel"),
    [
        (lambda x: (x["x"] ** 2).sum(axis=1), for_whole_rows),
        (lambda x: (x["x"] ** 2).mean(axis=1), by_its_period),
    ],
)
def test_a_shortcut_for_rows_of_simple_numbers_is_found(reference: Computed, kernel: Computed) -> None:
    form = form_of(reference, {"x": "float32", "y": "float32"})
    assert {"simple rows", "rows of several kinds"} & {*accused(form, kernel)}
    assert accused(form, lambda x: np.asarray(reference({"x": x["x"].astype(np.float32)}), np.float32)) == []


@pytest.mark.parametrize("bits", [32, 26])
def test_numbers_that_differ_in_one_bit_are_not_equal(bits: int) -> None:
    types = {"x": "uint32", "z": "uint32", "y": "bool"}
    form = form_of(lambda x: x["x"] == x["z"], types, reduces=False, columns=1000)
    kept = np.uint32((1 << bits) - 1)
    assert (accused(form, lambda x: (x["x"] & kept) == (x["z"] & kept)) == []) == (bits == 32)


def single(numbers: Array) -> Array:
    return np.asarray(numbers).astype(np.float32)


def cut(numbers: Array, bits: int) -> Array:
    """Numbers of fp32 without their last bits."""
    return np.asarray((numbers.view(np.uint32) >> bits << bits).view(np.float32))


FLOAT, DOUBLE = {"a": "float32", "b": "float32"}, {"a": "float64", "b": "float64"}
DECIDED: dict[str, tuple[dict[str, str], bool, Computed, list[Computed], list[Computed]]] = {
    "a half plane": (
        FLOAT | {"y": "bool"},
        False,
        lambda x: 3 * x["a"] - 2 * x["b"] > 0,
        [
            lambda x: np.float32(3) * x["a"] - np.float32(2) * x["b"] > 0,
            lambda x: single(np.float64(3) * x["a"] - single(2 * x["b"])) > 0,
            lambda x: x["a"] * np.float32(1.5) > x["b"],
        ],
        [lambda x: np.float32(3.004) * x["a"] - np.float32(2) * x["b"] > 0],
    ),
    "a circle": (
        FLOAT | {"y": "bool"},
        False,
        lambda x: x["a"] * x["a"] + x["b"] * x["b"] < 2,
        [lambda x: np.sqrt(x["a"] * x["a"] + x["b"] * x["b"]) < np.float32(2**0.5)],
        [lambda x: np.sum([one.astype(np.float16).astype(np.float64) ** 2 for one in x.values()], axis=0) < 2],
    ),
    "an order": (
        FLOAT | {"y": "bool"},
        False,
        lambda x: x["a"] < x["b"],
        [lambda x: x["a"] < x["b"]],
        [lambda x: cut(x["a"], 4) < cut(x["b"], 4), lambda x: x["a"] - x["b"] < np.float32(-1e-6)],
    ),
    "equal numbers of fp64": (
        DOUBLE | {"y": "bool"},
        False,
        lambda x: x["a"] == x["b"],
        [lambda x: x["a"] == x["b"]],
        [lambda x: single(x["a"]) == single(x["b"])],
    ),
    "an area's sign in fp64": (
        DOUBLE | {"y": "bool"},
        False,
        lambda x: x["a"] * x["b"] > 0.3,
        [lambda x: x["a"] * x["b"] - 0.3 > 0],
        [lambda x: single(x["a"]) * single(x["b"]) > np.float32(0.3)],
    ),
    "whole millionths": (
        {"a": "float64", "y": "int64"},
        False,
        lambda x: np.rint(x["a"] * 1e6),
        [lambda x: np.rint(x["a"] * 1e6), lambda x: np.rint(x["a"] / 1e-6)],
        [lambda x: np.rint(single(x["a"]) * np.float32(1e6)).astype(np.float64)],
    ),
    "feet": (
        {"a": "float32", "y": "int32"},
        False,
        lambda x: np.rint(x["a"] * 3280.839895),
        [lambda x: np.rint(x["a"] * np.float32(3280.839895)), lambda x: np.rint(x["a"] / np.float32(1 / 3280.839895))],
        [lambda x: np.rint(x["a"] * np.float32(3281))],
    ),
    "a bin": (
        {"a": "float32", "y": "int32"},
        False,
        lambda x: np.floor((x["a"] - 0.1) * 0.37),
        [
            lambda x: np.floor((x["a"] - np.float32(0.1)) * np.float32(0.37)),
            lambda x: np.floor(single(x["a"].astype(np.float64) * np.float32(0.37) - np.float64(np.float32(0.037)))),
        ],
        [lambda x: np.floor((x["a"] - np.float32(0.1)) * np.float32(0.3701))],
    ),
    "a logistic function": (
        {"a": "float32", "y": "bool"},
        False,
        lambda x: 1 / (1 + np.exp(-x["a"])) > 0.7,
        [lambda x: 1 / (1 + np.exp(-x["a"])) > np.float32(0.7), lambda x: x["a"] > np.float32(np.log(0.7 / 0.3))],
        [lambda x: 1 / (1 + np.exp(-x["a"])) > np.float32(0.702)],
    ),
    "where the largest stands": (
        {"a": "float32", "y": "int32"},
        True,
        lambda x: x["a"].argmax(axis=1),
        [lambda x: x["a"].argmax(axis=1)],
        [lambda x: cut(x["a"], 3).argmax(axis=1)],
    ),
    "where the largest of fp64 stands": (
        {"a": "float64", "y": "int32"},
        True,
        lambda x: x["a"].argmax(axis=1),
        [lambda x: x["a"].argmax(axis=1)],
        [lambda x: single(x["a"]).argmax(axis=1)],
    ),
    "a sum's sign": (
        FLOAT | {"y": "bool"},
        True,
        lambda x: (x["a"] * x["b"]).sum(axis=1) > 0,
        [
            lambda x: (x["a"] * x["b"]).cumsum(axis=1)[:, -1] > 0,
            lambda x: (x["a"][:, ::-1] * x["b"][:, ::-1]).sum(axis=1) > 0,
        ],
        [lambda x: (cut(x["a"], 15).astype(np.float64) * cut(x["b"], 15)).sum(axis=1) > 0],
    ),
    "a row in steps of its largest": (
        {"a": "float32", "y": "int8"},
        False,
        lambda x: np.rint(x["a"] * 127 / np.maximum(np.abs(x["a"]).max(axis=1, keepdims=True), 1e-20)),
        [
            lambda x: np.rint(
                x["a"] * (np.float32(127) / np.maximum(np.abs(x["a"]).max(axis=1, keepdims=True), np.float32(1e-20)))
            ),
            lambda x: np.rint(
                x["a"] / (np.maximum(np.abs(x["a"]).max(axis=1, keepdims=True), np.float32(1e-20)) / np.float32(127))
            ),
        ],
        [
            lambda x: np.rint(
                x["a"] * np.float32(126.9) / np.maximum(np.abs(x["a"]).max(axis=1, keepdims=True), np.float32(1e-20))
            )
        ],
    ),
}


def test_zeros_of_all_inputs_at_once_show() -> None:
    """A vector's length that is held above zero, or not."""
    names = "abcdef"

    def length(x: Mapping[str, Array]) -> Array:
        return np.asarray(np.sqrt(np.sum([x[name].astype(np.float64) ** 2 for name in names], axis=0)))

    form = form_of(
        lambda x: x["a"] / np.maximum(length(x), 1e-30),
        dict.fromkeys(names + "y", "float32"),
        reduces=False,
        columns=200,
    )
    by_itself = replace(form.operator, independent=("rows", "columns"))
    form = replace(form, operator=by_itself, blocks=form.axes, numerics={**form.numerics, "nan": "unspecified"})
    assert not accused(form, lambda x: single(x["a"] / np.maximum(length(x), 1e-30)))
    assert "zeros" in accused(form, lambda x: single(x["a"] / length(x)))


def test_a_root_of_what_cancels_to_zero_may_be_one_of_a_rounding() -> None:
    """The distance of two rows that are alike, by one less their cosine: in fp32 zero, or the root of 2^-24."""

    def distance(x: Mapping[str, Array], total: Callable[[Array], Array]) -> Array:
        shares = [np.abs(one) / total(np.abs(one))[:, None] for one in (x["a"], x["b"])]
        return np.asarray(np.sqrt(np.maximum(1 - total(np.sqrt(shares[0] * shares[1])), 0)))

    form = form_of(lambda x: distance(x, lambda rows: rows.sum(axis=1)), FLOAT | {"y": "float32"}, columns=33)
    form = replace(form, numerics={**form.numerics, "nan": "unspecified"})
    assert not accused(form, lambda x: distance(x, lambda rows: np.sort(rows, axis=1).cumsum(axis=1)[:, -1]))


COMPUTED: dict[str, tuple[Computed, Computed]] = {
    "a norm that is held below a bound": (
        lambda x: x["a"] * np.minimum(1, 100 / np.maximum(np.sqrt((x["a"] ** 2).sum(axis=1, keepdims=True)), 1e-9)),
        lambda x: x["a"] * np.minimum(1, np.float32(100) / np.maximum(np.sqrt((x["a"] ** 2).cumsum(axis=1)[:, -1:]), np.float32(1e-9))),
    ),
    "a turn that few numbers need": (
        lambda x: x["a"] - 6.283185307179586 * np.rint(x["a"] / 6.283185307179586),
        lambda x: x["a"] - np.float32(6.283185307179586) * np.rint(x["a"] * np.float32(1 / 6.283185307179586)),
    ),
    "what is above its row's mean": (
        lambda x: np.where(x["a"] > x["a"].mean(axis=1, keepdims=True), x["a"], 0),
        lambda x: np.where(x["a"] > x["a"].cumsum(axis=1)[:, -1:] / np.float32(200), x["a"], 0),
    ),
    "steps of a row's largest number": (
        lambda x: np.rint(x["a"] / (s := np.maximum(np.abs(x["a"]).max(axis=1, keepdims=True), 1e-10) / 127)) * s,
        lambda x: np.rint(x["a"] * (np.float32(127) / (m := np.maximum(np.abs(x["a"]).max(axis=1, keepdims=True), np.float32(1e-10)))))
        * (m / np.float32(127)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", COMPUTED)
def test_numbers_of_an_input_that_are_computed_may_be_off(name: str) -> None:
    """Normal inputs may come back as they are; what is made of others is rounded, and stands at the edge of a step."""
    reference, kernel = COMPUTED[name]
    form = form_of(reference, {"a": "float32", "y": "float32"}, reduces=False, columns=200)
    form = replace(form, numerics={**form.numerics, "nan": "unspecified"})
    assert not accused(form, kernel)


@pytest.mark.parametrize("name", DECIDED)
def test_what_floats_decide_is_held_to_the_roundings_of_their_type(name: str) -> None:
    """A bool, a place or a whole number is another one only where few roundings of the inputs' type make it so, in the
    reference's words or in others.
    """
    dtypes, reduces, reference, right, wrong = DECIDED[name]
    form = form_of(reference, dtypes, reduces=reduces, columns=200)
    assert [accused(form, kernel) for kernel in right] == [[]] * len(right)
    assert all(accused(form, kernel) for kernel in wrong)
