"""Element types, layouts, and operators from files."""

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from parity.errors import InputError
from parity.operators import DTYPES, find_operator, layout_of, operator_identity
from parity.operators.helpers.formats import format_of, in_rows

OPERATOR = """
from parity.operators import Direction, Operator, TensorSpec
def reference(call):
    return {"y": call["x"] * 2}
OPERATOR = Operator("twice", "y = 2 x", ("n",), ("n",), {"x": TensorSpec((("n",),), ("float32",)),
                    "y": TensorSpec((("n",),), ("float32",), Direction.OUT)}, reference)
"""


@pytest.mark.parametrize("name", DTYPES)
def test_what_is_encoded_is_decoded(name: str) -> None:
    element_type = format_of(name, {})
    numbers = np.array([1.0, 0.0, 1.0] if name == "bool" else [1.0, 2.0, 4.0, 64.0])
    assert element_type.decode(element_type.encode(numbers)).tolist() == numbers.tolist()
    assert element_type.size_bytes == DTYPES[name][0]


@pytest.mark.parametrize("shape", [(), (5,), (3, 5), (64, 128), (130, 70), (1, 65), (2, 3, 4)])
def test_a_tensor_in_rows_has_the_same_numbers(shape: tuple[int, ...]) -> None:
    tensor = np.arange(int(np.prod(shape))).reshape(shape)
    for view in (tensor, tensor.T, tensor[::2] if shape else tensor):
        rows = in_rows(view)
        assert rows.flags.c_contiguous
        assert rows.reshape(view.shape).tolist() == view.tolist()


def test_whole_numbers_wrap_in_unsigned_types_and_others_are_clipped() -> None:
    most = {name: int(np.iinfo(name).max) for name in ("uint16", "uint32", "uint64", "int64", "int8")}
    for name in ("uint16", "uint32", "uint64"):
        element_type = format_of(name, {})
        assert element_type.encode(np.array([-1, 5])).tolist() == [most[name], 5]
        assert element_type.encode(np.array([-1.0, 2.5, 1e30])).tolist() == [0, 2, most[name]]
        assert element_type.decode(np.array([most[name]], element_type.storage)).tolist() == [most[name]]
    assert format_of("uint32", {}).encode(np.array([(1 << 32) + 3])).tolist() == [3]
    assert format_of("int8", {}).encode(np.array([300, -300])).tolist() == [127, -128]
    assert format_of("int64", {}).encode(np.array([most["int64"] - 1])).tolist() == [most["int64"] - 1]
    assert format_of("int64", {}).encode(np.array([1e30])).tolist() == [most["int64"]]


def test_a_byte_that_is_neither_0_nor_1_is_no_bool() -> None:
    element_type = format_of("bool", {})
    assert element_type.decode(np.array([0, 1, 2], np.uint8).view(bool)).tolist() == [0, 1, 2]
    assert element_type.encode(np.array([0.0, -3.0])).tolist() == [False, True]


def test_nan_bytes_continue_the_exponent_grid_where_the_contract_says_so() -> None:
    """Decision 0005."""
    both = np.array([0x7F, 0xFF], np.uint8)
    assert np.isnan(format_of("float8_e4m3fn", {}).decode(both)).all()
    assert format_of("float8_e4m3fn", {"nan": "continues_exponent"}).decode(both).tolist() == [480, -480]


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float8_e4m3fn", "float8_e5m2fnuz"])
def test_flushed_subnormals_are_zero_and_normal_numbers_stay(name: str) -> None:
    element_type, flushed = format_of(name, {}), format_of(name, {"subnormals": "flushed"})
    smallest = float(ml_dtypes.finfo(element_type.kind).smallest_normal)  # type: ignore[no-untyped-call]
    data = element_type.encode(np.array([smallest, smallest / 2, -smallest / 2]))
    assert element_type.decode(data).tolist() == [smallest, smallest / 2, -smallest / 2]
    assert np.abs(flushed.decode(data)).tolist() == [smallest, 0, 0]


@pytest.mark.parametrize(
    ("name", "shape"),
    [
        ("row_major", (6, 8)),
        ("column_major", (6, 8)),
        ("k8_n_8", (16, 5)),
        ("k16_n_16", (32, 5)),
        ("k32_n_32", (64, 3)),
        ("k128_rows_4", (6, 8)),
        ("padded_8", (6, 8)),
        ("shuffled_16", (32, 64)),
        ("padded_1", (3, 5, 7)),
    ],
)
def test_a_layout_goes_both_ways(name: str, shape: tuple[int, ...]) -> None:
    tensor = np.arange(np.prod(shape), dtype=np.int32).reshape(shape)
    layout = layout_of(name)
    np.testing.assert_array_equal(layout.unpack(layout.pack(tensor), shape), tensor)


def test_layouts_lie_as_their_names_say() -> None:
    tensor = np.arange(32 * 3).reshape(32, 3)
    packed = layout_of("k16_n_16").pack(tensor)
    assert packed.shape == (2, 3, 16)
    assert packed[1, 2].tolist() == tensor[16:, 2].tolist()
    assert layout_of("column_major").pack(tensor).reshape(-1)[:32].tolist() == tensor[:, 0].tolist()
    assert layout_of("padded_8").pack(tensor).shape == (32, 11)
    b = np.arange(32 * 64, dtype=np.int16).reshape(32, 64)  # columns by k: eight elements are read at a time
    shuffled = layout_of("shuffled_16").pack(b).reshape(-1)
    assert shuffled[:8].tolist() == b[0, :8].tolist()
    assert shuffled[8:16].tolist() == b[1, :8].tolist()
    assert shuffled[16 * 8 : 17 * 8].tolist() == b[0, 8:16].tolist()
    assert shuffled[16 * 32 : 16 * 32 + 8].tolist() == b[0, 32:40].tolist()
    assert shuffled[16 * 64 : 16 * 64 + 8].tolist() == b[16, :8].tolist()


@pytest.mark.parametrize("name", ["diagonal", "k7_n_7", "padded_0", "padded_", "k16_n_8"])
def test_an_unknown_layout_is_one_sentence(name: str) -> None:
    with pytest.raises(InputError, match=f"'{name}' is no layout: there are row_major"):
        layout_of(name)


def test_an_operator_of_ones_own_is_known_by_its_content(tmp_path: Path) -> None:
    path, other = tmp_path / "twice.py", tmp_path / "elsewhere.py"
    path.write_text(OPERATOR)
    other.write_text(OPERATOR)
    assert find_operator(str(path)).formula == "y = 2 x"
    assert operator_identity(str(path)) == operator_identity(str(other))
    path.write_text(OPERATOR + "# another\n")
    assert operator_identity(str(path)) != operator_identity(str(other))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = (", "'mine.py' does not load: SyntaxError"),
        ("raise RuntimeError('no')", "'mine.py' does not load: RuntimeError: no"),
        ("OPERATOR = 5", "'mine.py' defines no OPERATOR"),
        (
            OPERATOR.replace('(("n",),), ("float32",), Dir', '(("q",),), ("float32",), Dir'),
            "tensor 'y': 'q' is no axis: there are n",
        ),
        (OPERATOR.replace("Direction.OUT", "Direction.IN"), "no tensor is written"),
        (OPERATOR.replace('("n",), ("n",), {', '("n",), ("q",), {'), "independent: 'q' is no axis"),
        (
            OPERATOR.replace('"y": TensorSpec((("n",),)', '"y": TensorSpec((("1",),)'),
            "output 'y' has no side along 'n'",
        ),
    ],
)
def test_a_wrong_operator_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text)
    with pytest.raises(InputError, match=sentence):
        find_operator(str(path))
