"""The numbers of comparisons, as compilers write them."""

from parity.isa.compared import compared_numbers, comparisons
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


def test_a_literal_of_a_double_is_its_upper_half() -> None:
    found = compared_numbers([function_of("v_cmp_eq_f64 vcc, 0x405ed000, v[0:1]")])
    assert found.floats == [123.25]
