"""What each instruction does: one table, one line an instruction.

`floating.py`, `integers.py` and `scalars.py` go on with it. `comparisons.py`, `special_forms.py` and `matrix.py` add
the instructions that one line cannot say.

A vector instruction is a signature and a C expression for one lane: `"u32 = u32 u32"`, `"a + b"`. The sources
are `a`, `b`, `c` in the order of the assembly text; `l` is the lane. A scalar instruction is the same for the wave,
with an optional second expression for SCC (`r` is the result). Types: `u32`, `i32`, `f32`, `u64`, `i64`, `f64`, `u16`,
`i16`, `f16`, `bf16` (a 16-bit half of a register, chosen by op_sel or .l/.h), `mask` (one bit per lane in scalar
registers), `b32` (bits without a meaning as a number: modifiers and denormals leave them alone).

`moved_f32(m, x)` and its like round an exact result, or move it by up to the instruction's documented error.

Sources: the pseudocode of AMD's "RDNA3", "RDNA3.5" and "RDNA4 Instruction Set Architecture Reference Guide" and of
the "AMD Instinct MI300 / CDNA4 Instruction Set Architecture" guides; tests/emulator/test_pseudocode.py compares every
entry with it. Where architectures differ in the name only, the newest name is in the table and `spellings.py` has the
others.
"""

from dataclasses import replace

from parity.emulator.comparisons import comparisons
from parity.emulator.floating import floating
from parity.emulator.integers import integers
from parity.emulator.matrix import matrix_instructions
from parity.emulator.operation import Operation, make_operation
from parity.emulator.scalars import scalars
from parity.emulator.special_forms import modifier_steps, special_forms

_VECTOR_TABLE = {
    # moves and bits
    "v_mov_b32": ("b32 = b32", "a"),
    "v_mov_b64": ("u64 = u64", "a"),
    "v_mov_b16": ("u16 = u16", "a"),
    "v_not_b32": ("u32 = u32", "~a"),
    "v_not_b16": ("u16 = u16", "~a"),
    "v_bfrev_b32": ("u32 = u32", "reverse_bits(a)"),
    "v_bcnt_u32_b32": ("u32 = u32 u32", "(u32)__builtin_popcount(a) + b"),
    "v_clz_i32_u32": ("i32 = u32", "a ? __builtin_clz(a) : -1"),
    "v_ctz_i32_b32": ("i32 = u32", "a ? __builtin_ctz(a) : -1"),
    "v_cls_i32": ("i32 = i32", "leading_sign_bits(a)"),
    "v_bfm_b32": ("u32 = u32 u32", "((1u << (a & 31)) - 1) << (b & 31)"),
    "v_mbcnt_lo_u32_b32": ("u32 = u32 u32", "(u32)__builtin_popcount(a & (l < 32 ? (1u << l) - 1 : ~0u)) + b"),
    "v_mbcnt_hi_u32_b32": ("u32 = u32 u32", "(u32)__builtin_popcount(l < 32 ? 0 : a & ((1u << (l - 32)) - 1)) + b"),
    "v_bitop3_b32": ("u32 = u32 u32 u32", "bitop3(a, b, c, (u32)i->offset)"),
    "v_bitop3_b16": ("u16 = u16 u16 u16", "bitop3(a, b, c, (u32)i->offset)"),
    "v_and_b32": ("u32 = u32 u32", "a & b"),
    "v_or_b32": ("u32 = u32 u32", "a | b"),
    "v_xor_b32": ("u32 = u32 u32", "a ^ b"),
    "v_xnor_b32": ("u32 = u32 u32", "~(a ^ b)"),
    "v_and_or_b32": ("u32 = u32 u32 u32", "(a & b) | c"),
    "v_or3_b32": ("u32 = u32 u32 u32", "a | b | c"),
    "v_xor3_b32": ("u32 = u32 u32 u32", "a ^ b ^ c"),
    "v_xad_u32": ("u32 = u32 u32 u32", "(a ^ b) + c"),
    "v_bfe_u32": ("u32 = u32 u32 u32", "(a >> (b & 31)) & (u32)((1ull << (c & 31)) - 1)"),
    "v_bfe_i32": ("i32 = i32 u32 u32", "bfe_i64(a, b & 31, c & 31)"),
    "v_bfi_b32": ("u32 = u32 u32 u32", "(a & b) | (~a & c)"),
    "v_lshlrev_b32": ("u32 = u32 u32", "b << (a & 31)"),
    "v_lshrrev_b32": ("u32 = u32 u32", "b >> (a & 31)"),
    "v_ashrrev_i32": ("i32 = u32 i32", "b >> (a & 31)"),
    "v_lshlrev_b64": ("u64 = u32 u64", "b << (a & 63)"),
    "v_lshrrev_b64": ("u64 = u32 u64", "b >> (a & 63)"),
    "v_ashrrev_i64": ("i64 = u32 i64", "b >> (a & 63)"),
    "v_lshl_add_u32": ("u32 = u32 u32 u32", "(a << (b & 31)) + c"),
    "v_add_lshl_u32": ("u32 = u32 u32 u32", "(a + b) << (c & 31)"),
    "v_lshl_add_u64": ("u64 = u64 u32 u64", "(a << (b & 7)) + c"),
    "v_lshl_or_b32": ("u32 = u32 u32 u32", "(a << (b & 31)) | c"),
    "v_alignbit_b32": ("u32 = u32 u32 u32", "(u32)((((u64)a << 32) | b) >> (c & 31))"),
    "v_alignbyte_b32": ("u32 = u32 u32 u32", "(u32)((((u64)a << 32) | b) >> (8 * (c & 3)))"),
    # integer arithmetic
    "v_add_nc_u32": ("u32 = u32 u32", "a + b"),
    "v_sub_nc_u32": ("u32 = u32 u32", "a - b"),
    "v_subrev_nc_u32": ("u32 = u32 u32", "b - a"),
    "v_add3_u32": ("u32 = u32 u32 u32", "a + b + c"),
    "v_mul_lo_u32": ("u32 = u32 u32", "a * b"),
    "v_mul_hi_u32": ("u32 = u32 u32", "(u32)(((u64)a * b) >> 32)"),
    "v_mul_hi_i32": ("i32 = i32 i32", "(i32)(((i64)a * b) >> 32)"),
    "v_mul_u32_u24": ("u32 = u32 u32", "(a & 0xffffff) * (b & 0xffffff)"),
    "v_mul_i32_i24": ("i32 = i32 i32", "(i32)((u32)sext24(a) * (u32)sext24(b))"),
    "v_mul_hi_u32_u24": ("u32 = u32 u32", "(u32)((u64)(a & 0xffffff) * (b & 0xffffff) >> 32)"),
    "v_mul_hi_i32_i24": ("i32 = i32 i32", "(i32)((i64)sext24(a) * sext24(b) >> 32)"),
    "v_mad_u32_u24": ("u32 = u32 u32 u32", "(a & 0xffffff) * (b & 0xffffff) + c"),
    "v_mad_i32_i24": ("i32 = i32 i32 u32", "(i32)((u32)sext24(a) * (u32)sext24(b) + c)"),
    "v_min_u32": ("u32 = u32 u32", "a < b ? a : b"),
    "v_max_u32": ("u32 = u32 u32", "a > b ? a : b"),
    "v_min_i32": ("i32 = i32 i32", "a < b ? a : b"),
    "v_max_i32": ("i32 = i32 i32", "a > b ? a : b"),
    "v_min3_u32": ("u32 = u32 u32 u32", "min_u32(min_u32(a, b), c)"),
    "v_max3_u32": ("u32 = u32 u32 u32", "max_u32(max_u32(a, b), c)"),
    "v_med3_u32": ("u32 = u32 u32 u32", "max_u32(min_u32(a, b), min_u32(max_u32(a, b), c))"),
    "v_min3_i32": ("i32 = i32 i32 i32", "min_i32(min_i32(a, b), c)"),
    "v_max3_i32": ("i32 = i32 i32 i32", "max_i32(max_i32(a, b), c)"),
    "v_med3_i32": ("i32 = i32 i32 i32", "max_i32(min_i32(a, b), min_i32(max_i32(a, b), c))"),
    "v_maxmin_u32": ("u32 = u32 u32 u32", "min_u32(max_u32(a, b), c)"),
    "v_minmax_u32": ("u32 = u32 u32 u32", "max_u32(min_u32(a, b), c)"),
    "v_maxmin_i32": ("i32 = i32 i32 i32", "min_i32(max_i32(a, b), c)"),
    "v_minmax_i32": ("i32 = i32 i32 i32", "max_i32(min_i32(a, b), c)"),
    "v_sad_u32": ("u32 = u32 u32 u32", "(a > b ? a - b : b - a) + c"),
    "v_cndmask_b32": ("b32 = b32 b32 mask", "c ? b : a"),
    "v_cndmask_b16": ("b16 = b16 b16 mask", "c ? b : a"),
    # 16-bit integers
    "v_add_nc_u16": ("u16 = u16 u16", "a + b"),
    "v_sub_nc_u16": ("u16 = u16 u16", "a - b"),
    "v_subrev_u16": ("u16 = u16 u16", "b - a"),
    "v_mad_u16": ("u16 = u16 u16 u16", "(u32)a * b + c"),
    "v_min_u16": ("u16 = u16 u16", "a < b ? a : b"),
    "v_max_u16": ("u16 = u16 u16", "a > b ? a : b"),
    "v_min_i16": ("i16 = i16 i16", "a < b ? a : b"),
    "v_max_i16": ("i16 = i16 i16", "a > b ? a : b"),
    "v_mul_lo_u16": ("u16 = u16 u16", "(u32)a * b"),
    "v_lshlrev_b16": ("u16 = u16 u16", "b << (a & 15)"),
    "v_lshrrev_b16": ("u16 = u16 u16", "b >> (a & 15)"),
    "v_ashrrev_i16": ("i16 = u16 i16", "b >> (a & 15)"),
    "v_and_b16": ("u16 = u16 u16", "a & b"),
    "v_or_b16": ("u16 = u16 u16", "a | b"),
    "v_xor_b16": ("u16 = u16 u16", "a ^ b"),
    # floating point
    "v_add_f32": ("f32 = f32 f32", "a + b"),
    "v_sub_f32": ("f32 = f32 f32", "a - b"),
    "v_subrev_f32": ("f32 = f32 f32", "b - a"),
    "v_mul_f32": ("f32 = f32 f32", "a * b"),
    "v_fma_f32": ("f32 = f32 f32 f32", "__builtin_fmaf(a, b, c)"),
    "v_fmaak_f32": ("f32 = f32 f32 f32", "__builtin_fmaf(a, b, c)"),
    "v_fmamk_f32": ("f32 = f32 f32 f32", "__builtin_fmaf(a, b, c)"),
    "v_max_num_f32": ("f32 = f32 f32", "max_num(a, b)"),
    "v_min_num_f32": ("f32 = f32 f32", "min_num(a, b)"),
    "v_max3_num_f32": ("f32 = f32 f32 f32", "max_num(max_num(a, b), c)"),
    "v_min3_num_f32": ("f32 = f32 f32 f32", "min_num(min_num(a, b), c)"),
    "v_med3_num_f32": ("f32 = f32 f32 f32", "med3_num(a, b, c)"),
    "v_maxmin_num_f32": ("f32 = f32 f32 f32", "min_num(max_num(a, b), c)"),
    "v_minmax_num_f32": ("f32 = f32 f32 f32", "max_num(min_num(a, b), c)"),
    "v_maximum_f32": ("f32 = f32 f32", "maximum(a, b)"),
    "v_minimum_f32": ("f32 = f32 f32", "minimum(a, b)"),
    "v_maximum3_f32": ("f32 = f32 f32 f32", "maximum(maximum(a, b), c)"),
    "v_minimum3_f32": ("f32 = f32 f32 f32", "minimum(minimum(a, b), c)"),
    "v_rcp_f32": ("f32 = f32", "flush(moved_f32(m, 1.0 / flush(a)))"),
    "v_rcp_iflag_f32": ("f32 = f32", "flush(moved_f32(m, 1.0 / flush(a)))"),
    "v_sqrt_f32": ("f32 = f32", "moved_f32(m, __builtin_sqrt(flush(a)))"),
    "v_rsq_f32": ("f32 = f32", "moved_f32(m, 1.0 / __builtin_sqrt(flush(a)))"),
    "v_exp_f32": ("f32 = f32", "flush(moved_f32(m, exp2_f64(flush(a))))"),
    "v_log_f32": ("f32 = f32", "moved_f32(m, log2_f64(flush(a)))"),
    "v_sin_f32": ("f32 = f32", "moved_sine(m, sine_of_turns(a, 0))"),
    "v_cos_f32": ("f32 = f32", "moved_sine(m, sine_of_turns(a, 1))"),
    "v_floor_f32": ("f32 = f32", "__builtin_floorf(a)"),
    "v_ceil_f32": ("f32 = f32", "__builtin_ceilf(a)"),
    "v_trunc_f32": ("f32 = f32", "__builtin_truncf(a)"),
    "v_rndne_f32": ("f32 = f32", "__builtin_rintf(a)"),
    "v_ldexp_f32": ("f32 = f32 i32", "ldexp_f32(a, b)"),
    "v_div_fmas_f32": ("f32 = f32 f32 f32 mask", "div_fmas(a, b, c, d)"),
    "v_div_fixup_f32": ("f32 = f32 f32 f32", "div_fixup(a, b, c)"),
    "v_add_f64": ("f64 = f64 f64", "a + b"),
    "v_mul_f64": ("f64 = f64 f64", "a * b"),
    "v_fma_f64": ("f64 = f64 f64 f64", "__builtin_fma(a, b, c)"),
    "v_max_num_f64": ("f64 = f64 f64", "max_num(a, b)"),
    "v_min_num_f64": ("f64 = f64 f64", "min_num(a, b)"),
    "v_floor_f64": ("f64 = f64", "__builtin_floor(a)"),
    "v_ceil_f64": ("f64 = f64", "__builtin_ceil(a)"),
    "v_trunc_f64": ("f64 = f64", "__builtin_trunc(a)"),
    "v_cvt_i32_f64": ("i32 = f64", "cvt_i32(a)"),
    "v_cvt_u32_f64": ("u32 = f64", "cvt_u32(a)"),
    "v_add_f16": ("f16 = f16 f16", "a + b"),
    "v_sub_f16": ("f16 = f16 f16", "a - b"),
    "v_mul_f16": ("f16 = f16 f16", "a * b"),
    "v_fma_f16": ("f16 = f16 f16 f16", "fma_f16(a, b, c)"),
    "v_subrev_f16": ("f16 = f16 f16", "b - a"),
    "v_max_num_f16": ("f16 = f16 f16", "max_num(a, b)"),
    "v_min_num_f16": ("f16 = f16 f16", "min_num(a, b)"),
    "v_max3_num_f16": ("f16 = f16 f16 f16", "max_num(max_num(a, b), c)"),
    "v_min3_num_f16": ("f16 = f16 f16 f16", "min_num(min_num(a, b), c)"),
    "v_med3_num_f16": ("f16 = f16 f16 f16", "med3_num(a, b, c)"),
    "v_rcp_f16": ("f16 = f16", "moved_f16(m, 1.0 / a)"),
    "v_sqrt_f16": ("f16 = f16", "moved_f16(m, __builtin_sqrt(a))"),
    "v_rsq_f16": ("f16 = f16", "moved_f16(m, 1.0 / __builtin_sqrt(a))"),
    "v_exp_f16": ("f16 = f16", "moved_f16(m, exp2_f64(a))"),
    "v_log_f16": ("f16 = f16", "moved_f16(m, log2_f64(a))"),
    "v_sin_f16": ("f16 = f16", "moved_f16(m, sine_of_turns(a, 0))"),
    "v_cos_f16": ("f16 = f16", "moved_f16(m, sine_of_turns(a, 1))"),
    "v_floor_f16": ("f16 = f16", "__builtin_floorf(a)"),
    "v_ceil_f16": ("f16 = f16", "__builtin_ceilf(a)"),
    "v_trunc_f16": ("f16 = f16", "__builtin_truncf(a)"),
    "v_rndne_f16": ("f16 = f16", "__builtin_rintf(a)"),
    "v_cvt_f16_f32": ("f16 = f32", "a"),
    "v_cvt_f32_f16": ("f32 = f16", "a"),
    "v_cvt_f32_u32": ("f32 = u32", "a"),
    "v_cvt_f32_i32": ("f32 = i32", "a"),
    "v_cvt_u32_f32": ("u32 = f32", "cvt_u32(a)"),
    "v_cvt_i32_f32": ("i32 = f32", "cvt_i32(a)"),
    "v_cvt_f32_f64": ("f32 = f64", "(f32)a"),
    "v_cvt_f64_f32": ("f64 = f32", "a"),
    "v_cvt_f64_i32": ("f64 = i32", "a"),
    "v_cvt_f64_u32": ("f64 = u32", "a"),
    "v_cvt_f16_u16": ("f16 = u16", "a"),
    "v_cvt_f16_i16": ("f16 = i16", "a"),
    "v_cvt_u16_f16": ("u16 = f16", "a >= 65535 ? 65535 : cvt_u32(a)"),
    "v_cvt_i16_f16": ("i16 = f16", "a >= 32767 ? 32767 : a <= -32768 ? -32768 : cvt_i32(a)"),
    **{f"v_cvt_f32_ubyte{byte}": ("f32 = u32", f"(a >> {8 * byte}) & 255") for byte in range(4)},
    "v_cvt_pk_rtz_f16_f32": ("u32 = f32 f32", "f16_bits_toward_zero(a) | f16_bits_toward_zero(b) << 16"),
    "v_cvt_pk_f16_f32": ("u32 = f32 f32", "f16_bits(a) | f16_bits(b) << 16"),
    "v_cvt_u32_u16": ("u32 = u16", "a"),
    "v_cvt_i32_i16": ("i32 = i16", "a"),
    "v_cvt_pk_bf16_f32": ("u32 = f32 f32", "bf16_bits(a) | bf16_bits(b) << 16"),
    "v_cvt_f32_fp8": ("f32 = u8", "from_fp8(a, FP8, m->fnuz)"),
    "v_cvt_f32_bf8": ("f32 = u8", "from_fp8(a, BF8, m->fnuz)"),
    "v_cvt_pk_f32_fp8": ("u64 = u16", "pair_f32(from_fp8(a & 255, FP8, m->fnuz), from_fp8(a >> 8, FP8, m->fnuz))"),
    "v_cvt_pk_f32_bf8": ("u64 = u16", "pair_f32(from_fp8(a & 255, BF8, m->fnuz), from_fp8(a >> 8, BF8, m->fnuz))"),
    "v_cvt_pk_fp8_f32": ("h16 = f32 f32", "to_fp8(a, FP8, m->fnuz) | to_fp8(b, FP8, m->fnuz) << 8"),
    "v_cvt_pk_bf8_f32": ("h16 = f32 f32", "to_fp8(a, BF8, m->fnuz) | to_fp8(b, BF8, m->fnuz) << 8"),
    "v_pack_b32_f16": ("u32 = b16 b16", "(u32)a | ((u32)b << 16)"),
}
_PACKED_TABLE = {
    "v_pk_add_u16": ("u16 = u16 u16", "a + b"),
    "v_pk_sub_i16": ("u16 = u16 u16", "a - b"),
    "v_pk_mul_lo_u16": ("u16 = u16 u16", "(u32)a * b"),
    "v_pk_mad_u16": ("u16 = u16 u16 u16", "(u32)a * b + c"),
    "v_pk_lshlrev_b16": ("u16 = u16 u16", "b << (a & 15)"),
    "v_pk_lshrrev_b16": ("u16 = u16 u16", "b >> (a & 15)"),
    "v_pk_ashrrev_i16": ("i16 = u16 i16", "b >> (a & 15)"),
    "v_pk_min_u16": ("u16 = u16 u16", "a < b ? a : b"),
    "v_pk_max_u16": ("u16 = u16 u16", "a > b ? a : b"),
    "v_pk_sub_u16": ("u16 = u16 u16", "a - b"),
    "v_pk_add_i16": ("u16 = u16 u16", "a + b"),
    "v_pk_mad_i16": ("u16 = u16 u16 u16", "(u32)a * b + c"),
    "v_pk_min_i16": ("i16 = i16 i16", "a < b ? a : b"),
    "v_pk_max_i16": ("i16 = i16 i16", "a > b ? a : b"),
    "v_pk_min_num_f16": ("f16 = f16 f16", "min_num(a, b)"),
    "v_pk_max_num_f16": ("f16 = f16 f16", "max_num(a, b)"),
    "v_pk_minimum_f16": ("f16 = f16 f16", "minimum(a, b)"),
    "v_pk_maximum_f16": ("f16 = f16 f16", "maximum(a, b)"),
    "v_pk_add_f16": ("f16 = f16 f16", "a + b"),
    "v_pk_mul_f16": ("f16 = f16 f16", "a * b"),
    "v_pk_fma_f16": ("f16 = f16 f16 f16", "fma_f16(a, b, c)"),
}
_PAIR_TABLE = {
    "v_pk_add_f32": ("f32 = f32 f32", "a + b"),
    "v_pk_mul_f32": ("f32 = f32 f32", "a * b"),
    "v_pk_fma_f32": ("f32 = f32 f32 f32", "__builtin_fmaf(a, b, c)"),
}


def _table() -> dict[str, Operation]:
    table = {name: make_operation("vector", *entry) for name, entry in _VECTOR_TABLE.items()}
    table |= {name: make_operation("packed", *entry) for name, entry in _PACKED_TABLE.items()}
    table |= {name: make_operation("pair", *entry) for name, entry in _PAIR_TABLE.items()}
    table |= {  # gfx12 has these for scalars too
        f"v_s_{name}_{kind}": replace(table[f"v_{name}_{kind}"], form="scalar")
        for name in ("exp", "log", "rcp", "sqrt", "rsq")
        for kind in ("f32", "f16")
    }
    return (
        table
        | floating()
        | integers()
        | scalars()
        | comparisons()
        | special_forms()
        | modifier_steps()
        | matrix_instructions()
    )


OPERATIONS = _table()
