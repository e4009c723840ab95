"""The numbers of comparisons, as compilers write them."""

import pytest

from parity.isa.compared import compared_numbers, comparisons, deciding, is_choice
from parity.isa.parse import Function

RANGE_CHECK = """
s_movk_i32 s7, 0x1234
s_cmp_eq_u32 s4, s7
s_add_i32 s8, s4, 0xfffffed3
s_cmp_lt_u32 s8, 0xc7
s_mov_b32 s9, 0x2710
"""
FLOATS = """
v_mov_b32 v1, 0x42f60000
v_cmp_gt_f32 vcc, v1, v0
v_cmp_le_f32 vcc, 0.5, v0
v_max_f32 v3, 0x40c00000, v0
v_cmp_lt_f16 vcc, 0x4600, v2
v_med3_f32 v4, v0, -4.0, 1.0
"""
OF_NVIDIA = """
ISETP.NE.AND P0, PT, R0, 0x309, PT
FSETP.GT.FTZ.AND P1, PT, R2, 100.25, PT
IADD3 R4, R4, 0x77, RZ
"""


def function_of(text: str) -> Function:
    function = Function("kernel", 1)
    for number, line in enumerate(text.strip().splitlines(), 1):
        mnemonic, _, operands = line.partition(" ")
        function.mnemonics.append(mnemonic)
        function.operands.append(operands)
        function.lines.append(number)
    return function


def test_a_number_is_found_where_another_instruction_brings_it() -> None:
    """A range is asked by one comparison, of what a sum gives; numbers that nothing compares with are left out."""
    found = compared_numbers([function_of(RANGE_CHECK)])
    assert {0x1234, 2**32 - 301, 199} == {*found.integers}
    assert not found.floats
    assert (found.integers[0], found.equal) == (0x1234, {0x1234}), "what something is held equal to comes first"


def test_bits_are_read_as_the_type_has_them() -> None:
    found = compared_numbers([function_of(FLOATS)])
    assert {123.0, 0.5, 6.0, -4.0, 1.0} <= {*found.floats}
    assert not found.integers


def test_nvidias_comparisons_have_theirs() -> None:
    found = compared_numbers([function_of(OF_NVIDIA)])
    assert (found.integers, found.floats) == ([777], [100.25])
    assert [one.is_equality for one in comparisons(function_of(OF_NVIDIA))] == [True, False]


def test_a_number_of_the_comparison_itself_is_certain() -> None:
    """What else may be in its register is a number that cases are aimed at, but a flag is 1 or not."""
    (moved,) = comparisons(function_of("s_mov_b32 s4, 0x309\ns_cmp_eq_u32 s2, s4"))
    (flag,) = comparisons(function_of("v_add_u32 v4, 0x309, v5\nv_cmp_ne_u32 vcc, 1, v4"))
    assert (moved.certain, moved.numbers) == ((777,), (777,))
    assert (flag.certain, flag.numbers) == ((1,), (1, 777))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("v_cmp_eq_u32 vcc, v0, v1\nv_mov_b32 v2, 0\nv_cndmask_b32 v3, v2, v4, vcc", {0}),
        ("v_cmp_eq_u32 s[2:3], v0, v1\nv_cmp_lt_u32 vcc, v0, v1\ns_and_b64 vcc, s[2:3], vcc\n"
         "v_cndmask_b32 v3, v2, v4, vcc", {0, 1}),
        ("v_cmp_eq_u32 s2, v0, v1\ns_and_b32 vcc_lo, exec_lo, s2\nv_cndmask_b32 v3, v2, v4, vcc_lo", {0}),
        ("s_cmp_eq_u32 s4, s5\ns_cselect_b64 s[8:9], -1, 0\nv_cndmask_b32 v3, v2, v4, s[8:9]", {0}),
        ("s_cmp_eq_u32 s4, s5\ns_cselect_b32 s8, s6, s7", {0}),
        ("s_cmp_eq_u32 s4, s5\ns_and_b32 s8, s6, s7\ns_cselect_b32 s8, s6, s7", None),
        ("s_load_dwordx2 s[2:3], s[0:1], 0x0\nv_cndmask_b32 v3, v2, v4, s[2:3]", None),
        ("v_cndmask_b32 v3, v2, v4, s[2:3]", None),
        ("v_cmp_gt_f32 vcc_lo, v0, v1\nv_dual_cndmask_b32 v3, v2, v4 :: v_dual_mov_b32 v5, v6", {0}),
    ],
)  # fmt: skip
def test_what_decides_a_choice_is_found_behind_moves_and_masks(text: str, found: set[int] | None) -> None:
    function = function_of(text)
    last = len(function.mnemonics) - 1
    assert (is_choice(function, last), deciding(function, last)) == (True, found)


def test_a_literal_of_a_double_is_its_upper_half() -> None:
    found = compared_numbers([function_of("v_cmp_eq_f64 vcc, 0x405ed000, v[0:1]")])
    assert found.floats == [123.25]
