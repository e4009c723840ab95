"""What a comparison says of roundings, with an operator that has a choice of them and one that has none."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from parity.devices.base import LaunchResult
from parity.operators import Direction, Operator, TensorSpec
from parity.operators.helpers.base import Form, Least, Values
from parity.operators.helpers.formats import Array, format_of
from parity.operators.helpers.generators import extremes, integers, normal
from parity.operators.helpers.rows import edged, one_term
from parity.operators.helpers.tolerance import CALIBRATED, ONE_TERM
from parity.operators.helpers.usual import usual_cases
from parity.verify import Case, case_of
from parity.verify.compare import _lacks_bits, compare
from parity.verify.reference import dependent

SHAPE = (("m", "k"),), (("m",),)


def summed(numerics: dict[str, tuple[str, ...]]) -> tuple[Case, Array]:
    """Sums of rows in fp16, and the same with every share element rounded to the next number."""
    operator = Operator(
        "sum",
        "y = sum(x)",
        ("m", "k"),
        ("m",),
        {"x": TensorSpec(SHAPE[:1][0], ("float16",)), "y": TensorSpec(SHAPE[1:][0], ("float16",), Direction.OUT)},
        lambda call: {"y": call["x"].sum(axis=1)},
        numerics=numerics,
    )
    tensors = {name: spec.bound("float16", None) for name, spec in operator.tensors.items()}
    choices = {"nan": "propagates", "subnormals": "exact", **{name: words[0] for name, words in numerics.items()}}
    form = Form(operator, {"m": 256, "k": 4}, {"m": 256}, tensors, {}, choices)
    x = np.random.default_rng(1).standard_normal((256, 4)).astype(np.float16)
    case = case_of("normal", form, {"x": x}, tolerance=CALIBRATED)
    wide = [
        {name: replace(tolerance, relative=2.0**-9) for name, tolerance in parts.items()} for parts in case.tolerances
    ]
    output = case.expected[0]["y"].copy()
    output[::3] = np.nextafter(output[::3], np.float16(np.inf))
    return replace(case, tolerances=wide, each=[]), output


def compared(dtype: str, x: Array, output: Array, reference: object) -> bool:
    """Whether an output of that type passes, for inputs in fp32."""
    operator = Operator(
        "of",
        "y = f(x)",
        ("m",),
        ("m",),
        {"x": TensorSpec((("m",),), ("float32",)), "y": TensorSpec((("m",),), (dtype,), Direction.OUT)},
        reference,  # type: ignore[arg-type]
    )
    tensors = {"x": operator.tensors["x"].bound("float32"), "y": operator.tensors["y"].bound(dtype)}
    form = Form(operator, {"m": len(x)}, {"m": len(x)}, tensors, {}, {"nan": "propagates", "subnormals": "exact"})
    case = case_of("normal", form, {"x": x}, tolerance=CALIBRATED)
    return compare("mine", case, LaunchResult({"y": output}, {"y": np.ones(len(x), bool)}, 0, None, 1)).passed


def test_a_bool_may_be_either_only_where_its_input_is_at_the_edge() -> None:
    x = np.linspace(0.1, 0.9, 1000, dtype=np.float32)
    x[[7, 70]] = 0.5000001, np.nan
    right = x > 0.5
    at_the_edge, elsewhere, at_nan = right.copy(), right.copy(), right.copy()
    at_the_edge[7], elsewhere[0], at_nan[70] = False, True, True
    for output, passes in ((right, True), (at_the_edge, True), (elsewhere, False), (at_nan, False), (~right, False)):
        assert compared("bool", x, output, lambda call: {"y": call["x"] > 0.5}) == passes


def test_large_words_are_compared_bit_for_bit() -> None:
    most = np.full(64, (1 << 64) - 1, np.uint64)
    for output, passes in ((most, True), (most - np.uint64(2), False), (most - most, False)):
        assert compared("uint64", np.zeros(64, np.float32), output, lambda _: {"y": most}) == passes


@pytest.mark.parametrize(("numerics", "is_right"), [({}, True), ({"rounding": ("once",)}, False)])
def test_other_roundings_are_noted_or_wrong_if_the_operator_has_a_choice_of_them(
    numerics: dict[str, tuple[str, ...]], is_right: bool
) -> None:
    case, output = summed(numerics)
    done = compare("mine", case, LaunchResult({"y": output}, {"y": np.ones(256, bool)}, 0, None, 1))
    assert done.passed == is_right
    assert ("rounded otherwise" in done.note) == is_right
    assert any("the contract does not round" in text for text in done.shared) != is_right
    right = compare("mine", case, LaunchResult({"y": case.expected[0]["y"]}, {"y": np.ones(256, bool)}, 0, None, 1))
    assert (right.passed, right.note) == (True, "")


def test_near_the_tolerance_is_said_only_of_elements_that_are() -> None:
    """A small element may be off by as much as a large one may, and is still far from right."""
    case, _ = summed({})
    right = case.expected[0]["y"]
    order = np.abs(right.astype(np.float32)).argsort()
    small, large = order[:3], order[-3:]
    near, far = right.copy(), right.copy()
    off = 1.5 * (2.0**-9 * np.abs(right[large].astype(np.float64)) + case.tolerances[0]["y"].absolute)
    near[large] += off.astype(np.float16)
    far[small] += off.astype(np.float16)
    notes = {}
    for name, output in (("near", near), ("far", far)):
        done = compare("mine", case, LaunchResult({"y": output}, {"y": np.ones(256, bool)}, 0, None, 1))
        assert (done.passed, done.note) == (False, "")
        notes[name] = "; ".join(done.shared or ())
    assert "each is within twice the tolerance" in notes["near"]
    assert "within twice the tolerance" not in notes["far"]


def of_matrix(x: Array, of: Callable[[Array], Array], *, reduced: bool = False, dtype: str = "float32") -> Case:
    """A case of an operator of one matrix: its output has m x n elements, or m where n is reduced."""
    sides = ("m",) if reduced else ("m", "n")
    operator = Operator(
        "of_x",
        "y = f(x)",
        ("m", "n"),
        sides,
        {"x": TensorSpec((("m", "n"),), ("float32",)), "y": TensorSpec((sides,), (dtype,), Direction.OUT)},
        lambda call: {"y": of(call["x"])},
    )
    tensors = {name: spec.bound(spec.dtypes[0]) for name, spec in operator.tensors.items()}
    sizes = dict(zip(operator.axes, x.shape, strict=True))
    form = Form(operator, sizes, sizes, tensors, {}, {"nan": "propagates", "subnormals": "exact"})
    return case_of("normal", form, {"x": x}, tolerance=CALIBRATED)


def told(case: Case, y: Array) -> str:
    """What a comparison says of all wrong elements of an output."""
    result = LaunchResult({"y": np.ascontiguousarray(y)}, {"y": np.ones(y.shape, bool)}, 0, None, 1)
    return "; ".join(compare("mine", case, result).shared or [])


def drawn(m: int, n: int) -> Array:
    return np.random.default_rng(1).standard_normal((m, n), np.float32)


def shown(output: Callable[[Array], Array], m: int = 24, n: int = 24) -> str:
    """What a comparison says of an output of squares that is made of the right one."""
    case = of_matrix(drawn(m, n), lambda x: x * x)
    return told(case, output(case.expected[0]["y"]))


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (lambda y: np.roll(y, -1, axis=0), "each is what belongs one place after it along m"),
        (lambda y: np.roll(y, 1, axis=1), "each is what belongs one place before it along n"),
        (lambda y: y.T, "each is what belongs where m and n are exchanged: the output is transposed"),
        (lambda y: np.full_like(y, np.inf), "all are infinite"),
        (lambda y: np.full_like(y, np.nan), "all are NaN"),
        (lambda y: y.astype(np.float16).astype(np.float32), "each is the right number rounded to float16"),
        (lambda y: (y + np.sqrt(y)).astype(np.float16).astype(np.float32), "each is a number of float16"),
        (lambda y: np.where(np.arange(24) >= 20, 0, y), "all have n from 20 on, of 24"),
        (lambda y: np.where(np.arange(24)[:, None] < 3, 0, y), "all have m up to 2, of 24"),
        (lambda y: np.where(np.arange(24) % 4 == 3, 0, y), "all have n = 3 modulo 4"),
        (
            lambda y: y * np.linspace(1.1, 2, 24, dtype=np.float32)[:, None],
            "along n, each is the same number times what is right, from 1.1 to 2: a sum or scale of a row",
        ),
    ],
)
def test_what_all_wrong_elements_are_is_said(output: Callable[[Array], Array], sentence: str) -> None:
    assert sentence in shown(output)


@pytest.mark.parametrize(
    ("dtype", "sentence"),
    [
        ("float16", "right to 14 bits of the largest: digits are lost, or factors rounded to"),
        ("bfloat16", "right to 11 bits"),
    ],
)
def test_a_sum_of_rounded_factors_is_told(dtype: str, sentence: str) -> None:
    x, narrow = drawn(24, 200), format_of(dtype, {})
    case = of_matrix(x, lambda x: (x * x).sum(axis=1), reduced=True)
    rounded = narrow.decode(narrow.encode(x))
    assert sentence in told(case, (rounded * x).sum(axis=1).astype(np.float32))
    assert sentence not in told(case, (x[:, 1:] * x[:, 1:]).sum(axis=1))


def test_a_place_that_hangs_on_nan_is_told_with_the_contracts_word() -> None:
    x = drawn(24, 200)
    ignoring = x.argmax(axis=1).astype(np.int32)
    x[np.arange(24), np.arange(24) + 3] = np.nan
    sentences = told(of_matrix(x, lambda x: x.argmax(axis=1), reduced=True, dtype="int32"), ignoring).split("; ")
    assert "should NaN and infinities come out as they may, write nan = 'unspecified' into the contract" in sentences
    assert "all have NaN of x behind them" in sentences


def test_nothing_is_said_of_a_type_or_a_row_that_is_not_what_is_wrong() -> None:
    told = shown(lambda y: y * np.linspace(1.1, 2, 24, dtype=np.float32))
    assert "number of" not in told
    assert "along n" not in told
    whole = shown(lambda y: np.float32(1) + 0 * y)
    assert "number of float16" not in whole, "ones are numbers of any type"


@pytest.mark.parametrize(
    "output",
    [
        lambda y: np.roll(y, -2, axis=0),
        lambda y: y[::-1],
        lambda y: y + np.float32(1) * np.arange(24, dtype=np.float32),
        lambda y: np.where(np.arange(24) % 3 == 0, np.roll(y, -1, axis=0), y + 1),
    ],
)
def test_nothing_is_said_of_places_where_not_all_are_moved(output: Callable[[Array], Array]) -> None:
    assert "what belongs" not in shown(output)


def masked(m: int, n: int, rows: slice, size: float = 1.0) -> str:
    """What is said of sums of rows, in blocks of 16 rows, where some are NaN."""
    specs = {"x": TensorSpec((("m", "n"),), ("float32",)), "y": TensorSpec((("m",),), ("float32",), Direction.OUT)}
    operator = Operator("sums", "y = sum x", ("m", "n"), ("m",), specs, lambda call: {"y": call["x"].sum(axis=1)})
    tensors = {name: spec.bound("float32") for name, spec in operator.tensors.items()}
    form = Form(operator, {"m": m, "n": n}, {"m": 16}, tensors, {}, {"nan": "propagates", "subnormals": "exact"})
    x = np.random.default_rng(1).standard_normal((m, n), np.float32) * np.float32(size)
    case = case_of("normal", form, {"x": x}, tolerance=CALIBRATED)
    wrong = np.concatenate([part["y"] for part in case.expected])
    wrong[rows] = np.nan
    return "; ".join(
        compare("mine", case, LaunchResult({"y": wrong}, {"y": np.ones(m, bool)}, 0, None, 1)).shared or []
    )


MASKED = "no input is NaN, infinite or large, so a masked lane may bring NaN in, as by -inf - -inf or 0 * inf"


def test_nan_of_a_masked_lane_is_told_by_the_block_that_is_not_full() -> None:
    assert f"n = 24 is no power of two, and a block that is one reaches beyond its end: {MASKED}" in masked(
        32, 24, slice(None)
    )
    assert f"m = 24 fills no whole block of 16: {MASKED}" in masked(24, 32, slice(16, None))
    assert "masked lane" not in masked(32, 24, slice(None, None, 2)), "rows between them are right"
    assert "masked lane" not in masked(32, 24, slice(None), 1000.0), "large numbers may overflow"
    assert "masked lane" not in masked(24, 32, slice(None)), "not only the rows of the block that is not full"
    assert "masked lane" not in masked(32, 32, slice(None)), "every block is full"


def test_where_elements_lie_is_not_told_by_the_first_of_very_many() -> None:
    """They lie together, and the others need not. Factors that differ as much as they are off are not called one."""
    assert "all have m = 0" in shown(lambda y: np.where(np.arange(2)[:, None] == 0, -y - 1, y), 2, 3000)
    assert "all have m" not in shown(lambda y: -y - 1, 2, 8192)
    assert "times what is right" in shown(lambda y: np.float32(1.002) * y)
    assert "times what is right" not in shown(lambda y: y * (1 + np.linspace(0.0001, 0.0009, 24, dtype=np.float32)))


QUANTISE = Operator(
    "quantise",
    "q = round(127 x / max(abs(x)))",
    ("rows", "columns"),
    ("rows",),
    {
        "x": TensorSpec((("rows", "columns"),), ("float32",)),
        "q": TensorSpec((("rows", "columns"),), ("int8",), Direction.OUT),
    },
    lambda call: {"q": np.rint(call["x"] / (np.abs(call["x"]).max(axis=1, keepdims=True) / 127))},
)


def by_quotient(x: Array) -> Array:
    return np.asarray(np.rint(x / (np.abs(x).max(axis=1, keepdims=True) / np.float32(127))))


def by_product(x: Array) -> Array:
    return np.asarray(np.rint(x * (np.float32(127) / np.abs(x).max(axis=1, keepdims=True))))


def with_a_column_off(x: Array) -> Array:
    q = by_product(x)
    q[:, 3] = np.where(q[:, 3] < 127, q[:, 3] + 1, 126)
    return q


@pytest.mark.parametrize(
    ("quantised", "passes"),
    [
        (by_quotient, True),
        (by_product, True),
        (with_a_column_off, False),
        (lambda x: np.trunc(x * (127 / np.abs(x).max(axis=1, keepdims=True))), False),
        (lambda x: np.rint(x * (126 / np.abs(x).max(axis=1, keepdims=True))), False),
    ],
)
@pytest.mark.parametrize("values", [integers, normal])
def test_a_rounded_number_may_be_either_only_where_rounding_hangs_on_small_changes(
    values: Values, quantised: Callable[[Array], Array], passes: bool
) -> None:
    """Whole numbers have 63.5 in bulk, which the noise of fp32 and of fp64 round to either side."""
    sizes = {"rows": 32, "columns": 256}
    tensors = {name: spec.bound(spec.dtypes[0]) for name, spec in QUANTISE.tensors.items()}
    form = Form(QUANTISE, sizes, {"rows": 32}, tensors, {}, {"nan": "propagates", "subnormals": "exact"})
    made = values(np.random.default_rng(1), form)
    case = case_of("a case", form, made, tolerance=CALIBRATED)
    output = quantised(made["x"]).astype(np.int8)
    outcome = compare("mine", case, LaunchResult({"q": output}, {"q": np.ones(output.shape, bool)}, 0, None, 1))
    assert outcome.passed == passes


def test_huge_numbers_hide_nothing_of_a_softmax() -> None:
    """Planted: one that takes nothing for more than 80, where powers of two have results of 0 and 1 alone."""

    def softmax(x: Array) -> Array:
        e = np.exp(x - x.max(axis=1, keepdims=True))
        return np.asarray(e / e.sum(axis=1, keepdims=True))

    sides = (("rows", "columns"),)
    specs = {"x": TensorSpec(sides, ("float32",)), "y": TensorSpec(sides, ("float32",), Direction.OUT)}
    operator = Operator("s", "y", ("rows", "columns"), ("rows",), specs, lambda call: {"y": softmax(call["x"])})
    form = Form(operator, {"rows": 8, "columns": 1024}, {"rows": 8}, {n: s.bound("float32") for n, s in specs.items()})
    made = extremes(np.random.default_rng(1), form)
    case = case_of("extremes", form, made, tolerance=CALIBRATED)
    for output, passes in ((softmax(made["x"]), True), (softmax(np.minimum(made["x"], 80)), False)):
        assert compare("a", case, LaunchResult({"y": output}, {"y": output == output}, 0, None, 1)).passed == passes


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (lambda q: q - np.sign(q).astype(np.int8), "all are one nearer to zero than right: cut off, not rounded"),
        (lambda q: q + 1, "all are off by 1"),
    ],
)
def test_what_all_wrong_whole_numbers_are_is_said(output: Callable[[Array], Array], sentence: str) -> None:
    sides = {"rows": 4, "columns": 64}
    tensors = {name: spec.bound(spec.dtypes[0]) for name, spec in QUANTISE.tensors.items()}
    form = Form(QUANTISE, sides, {"rows": 4}, tensors, {}, {"nan": "propagates", "subnormals": "exact"})
    case = case_of("normal", form, normal(np.random.default_rng(1), form), tolerance=CALIBRATED)
    right = case.expected[0]["q"].clip(1, 100)
    shifted = replace(case, expected=[{"q": right}], either=[{}])
    got = np.where(right > 2, output(right), right).astype(np.int8)
    done = compare("mine", shifted, LaunchResult({"q": got}, {"q": np.ones(got.shape, bool)}, 0, None, 1))
    if sentence.startswith("all are one nearer"):
        assert sentence in "; ".join(done.shared), done
    else:
        assert "nearer to zero" not in "; ".join(done.shared), done


def test_an_axis_that_is_not_independent_is_told_before_a_kernel_is_accused() -> None:
    """Planted: y = x / sum of its row, with blocks of columns as well."""
    sides = (("rows", "columns"),)
    specs = {"x": TensorSpec(sides, ("float32",)), "y": TensorSpec(sides, ("float32",), Direction.OUT)}
    for independent, found in ((("rows", "columns"), ("y", "columns")), (("rows",), None)):
        operator = Operator(
            "share",
            "y = x / sum x",
            ("rows", "columns"),
            independent,
            specs,
            lambda call: {"y": call["x"] / np.abs(call["x"]).sum(axis=1, keepdims=True)},
        )
        bound = {name: spec.bound("float32") for name, spec in specs.items()}
        form = Form(operator, {"rows": 4, "columns": 32}, {"rows": 2, "columns": 16}, bound)
        assert dependent(form, normal(np.random.default_rng(1), form)) == found


def moved(output: Callable[[Array], Array]) -> str:
    return shown(output, 20, 32)


def test_sizes_that_are_mixed_up_in_an_index_are_told() -> None:
    def in_other_rows(y: Array) -> Array:
        return np.asarray(y.reshape(-1)[(np.arange(20)[:, None] * 20 + np.arange(32)) % y.size])

    def turned(y: Array) -> Array:
        return np.asarray(y.T.reshape(y.shape))

    for output in (in_other_rows, turned):
        assert "by an index in which the sizes of m and n are mixed up" in moved(output)
    assert "mixed up" not in moved(lambda y: y[::-1])


def test_what_only_rows_with_their_extremes_at_an_edge_show_is_told_and_found() -> None:
    """Planted: a maximum that leaves out the last column."""
    sides = (("rows", "columns"),)
    specs = {"x": TensorSpec(sides, ("float32",)), "y": TensorSpec((("rows",),), ("float32",), Direction.OUT)}
    operator = Operator(
        "most", "y = max x", ("rows", "columns"), ("rows",), specs, lambda call: {"y": call["x"].max(axis=1)}
    )
    form = Form(operator, {"rows": 12, "columns": 48}, {"rows": 4}, {n: s.bound("float32") for n, s in specs.items()})
    made = edged(normal)(np.random.default_rng(1), form)
    case = case_of("edges, 12 x 48", form, made, tolerance=CALIBRATED)
    places = made["x"].argmax(axis=1)
    assert {0, 47, 31, 32} <= set(places.tolist())
    for columns, passes in ((slice(None), True), (slice(0, -1), False), (slice(1, None), False)):
        output = made["x"][:, columns].max(axis=1)
        done = compare("a", case, LaunchResult({"y": output}, {"y": np.ones(12, bool)}, 0, None, 1))
        assert done.passed == passes
        assert passes or "their largest or smallest number at an end" in "; ".join(done.shared)


def test_an_index_of_16_bits_is_told_by_where_the_wrong_rows_begin() -> None:
    told = shown(lambda y: np.where(np.arange(280)[:, None] * 128 >= 1 << 15, 0, y), 280, 128)
    assert "wrong are all rows from element 2^15 on, and no others: an index of 16 bits may overflow" in told
    assert "overflow" not in shown(lambda y: np.where(np.arange(150)[:, None] * 128 >= 1 << 14, 0, y), 150, 128)


def product(k: int, dtype: str = "float32", least: Least | None = None) -> Form:
    """A product of 32 x 16 elements over k."""
    shapes = {"a": ("m", "k"), "b": ("k", "n"), "c": ("m", "n")}
    tensors = {
        name: TensorSpec((shape,), (dtype,), Direction.OUT if name == "c" else Direction.IN)
        for name, shape in shapes.items()
    }
    operator = Operator(
        "product",
        "c = a @ b",
        ("m", "n", "k"),
        ("m", "n"),
        tensors,
        lambda call: {"c": call["a"] @ call["b"]},
        least=least or Least(operands=("a", "b")),
    )
    bound = {name: spec.bound(dtype) for name, spec in tensors.items()}
    choices = {"nan": "propagates", "subnormals": "exact"}
    return Form(operator, {"m": 32, "n": 16, "k": k}, {"m": 32, "n": 16}, bound, {}, choices)


def of_bits(numbers: Array, bits: int) -> Array:
    """Numbers of fp32 rounded to so many bits."""
    mantissas, exponents = np.frexp(numbers)
    rounded: Array = np.ldexp(np.round(np.ldexp(mantissas, bits)), exponents - bits).astype(np.float32)
    return rounded


def in_parts(numbers: Array) -> list[Array]:
    """Numbers of fp32 as two in bf16 whose sum has 16 bits."""
    first = of_bits(numbers, 8)
    return [first, of_bits(numbers - first, 8)]


PRODUCTS: dict[str, Callable[[Array, Array], Array]] = {
    "fp32": lambda a, b: a @ b,
    "one after the other": lambda a, b: np.add.accumulate(a[:, :, None] * b[None], axis=1)[:, -1],
    "parts in bf16": lambda a, b: in_parts(a)[0] @ np.sum(in_parts(b), axis=0) + in_parts(a)[1] @ in_parts(b)[0],
    "a in 11 bits": lambda a, b: of_bits(a, 11) @ b,
    "b in 12 bits": lambda a, b: a @ of_bits(b, 12),
    "both in bf16": lambda a, b: of_bits(a, 8) @ of_bits(b, 8),
}


@pytest.mark.parametrize("k", [64, 16384])
@pytest.mark.parametrize("way", PRODUCTS)
def test_a_product_in_fewer_bits_is_found_however_long_its_sums_are(k: int, way: str) -> None:
    """The tolerance of a sum grows with its length; that of a single summand does not."""
    form, is_right = product(k), way in ("fp32", "one after the other", "parts in bf16")
    passed = []
    for pair in (("a", "b"), ("b", "a")):
        tensors = one_term(*pair)(np.random.default_rng(3), form)
        case = case_of("one summand", form, tensors, tolerance=ONE_TERM)
        output = np.asarray(PRODUCTS[way](tensors["a"], tensors["b"]), np.float32)
        passed.append(
            compare("mine", case, LaunchResult({"c": output}, {"c": np.ones(output.shape, bool)}, 0, None, 1)).passed
        )
    assert all(passed) == is_right


def test_single_summands_are_asked_of_products_of_floats_alone() -> None:
    def names(form: Form) -> set[str]:
        return {case.name for case in usual_cases(form) if case.name.startswith("one summand")}

    assert names(product(64)) == {"one summand of a", "one summand of b"}
    assert names(product(64, "int32")) == set()
    assert names(product(64, least=Least(operands=("a",)))) == set(), "what else is summed has an error of its own"


def test_a_few_numbers_may_end_with_zero_bits_by_chance() -> None:
    """Right: a row of one number times small whole ones has many elements, and few significands."""
    times = np.random.default_rng(1).integers(1, 5, 4096).astype(np.float32)
    exact, short = (times * share for share in (np.float64(0.3456789), of_bits(np.full(1, 0.3456789, np.float32), 18)))
    right, short = exact.astype(np.float32), short.astype(np.float32)
    assert not (short.view(np.uint32) & 7).any()
    assert (right.view(np.uint32) & 7).any()
    assert not _lacks_bits(short, right)
    many = np.sqrt(np.arange(2, 300, dtype=np.float32))
    assert _lacks_bits(of_bits(many, 20), many)
    assert not _lacks_bits(many, many)


@pytest.mark.parametrize("has_choice", [True, False])
def test_numbers_that_lost_their_last_bits_are_found(has_choice: bool) -> None:
    """Of an operator that says how it rounds they are wrong, of another one it is said."""
    form = product(16384)
    numerics = {"rounding": ("once",)} if has_choice else {}
    form = replace(form, operator=replace(form.operator, numerics=numerics))
    tensors = normal(np.random.default_rng(3), form)
    case = case_of("normal", form, tensors, tolerance=CALIBRATED)
    right = (tensors["a"] @ tensors["b"]).astype(np.float32)
    for output, is_short in ((right, False), (of_bits(right, 14), True)):
        ran = compare("mine", case, LaunchResult({"c": output}, {"c": np.ones(output.shape, bool)}, 0, None, 1))
        assert ran.passed == (not is_short or not has_choice)
        assert ("the last bits of all its elements are zero" in ran.note) == (is_short and not has_choice)


@pytest.mark.parametrize("k", [33, 4096, 65536])
def test_extremes_are_such_that_fp32_can_sum_their_squares(k: int) -> None:
    """Otherwise a right kernel would be called wrong, where rows are long."""
    numbers = extremes(np.random.default_rng(1), product(k))["a"]
    assert np.isfinite(np.add.accumulate(numbers * numbers, axis=1)).all()
    assert np.abs(numbers).max() >= 2.0**50
