"""What each instruction does: one table, one line an instruction.

A vector instruction is a signature and a C expression for one lane: `"u32 = u32 u32"`, `"a + b"`. The sources
are `a`, `b`, `c` in the order of the assembly text; `l` is the lane. A scalar instruction is the same for the wave,
with an optional second expression for SCC (`r` is the result). Types: `u32`, `i32`, `f32`, `u64`, `i64`, `f64`, `u16`,
`i16`, `f16`, `bf16` (a 16-bit half of a register, chosen by op_sel or .l/.h), `mask` (one bit per lane in scalar
registers), `b32` (bits without a meaning as a number: modifiers and denormals leave them alone).

Sources: the pseudocode of AMD's "RDNA3", "RDNA3.5" and "RDNA4 Instruction Set Architecture Reference Guide" and of
the "AMD Instinct MI300 / CDNA4 Instruction Set Architecture" guides; tests/emulator/test_pseudocode.py compares every
entry with it. Where architectures differ in the name only, the newest name is in the table and the others are aliases.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Operation:
    """One instruction's meaning. `form` says which template of the engine runs it.

    `result` and `sources` are type names; `body` is a C expression.
    """

    form: str
    result: str
    sources: tuple[str, ...]
    body: str
    scc: str = ""


def _operation(form: str, signature: str, body: str, scc: str = "") -> Operation:
    result, _, sources = signature.partition("=")
    return Operation(form, result.strip(), tuple(sources.split()), body, scc)


_SIGN = "(r != 0)"

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
    "v_perm_b32": ("u32 = u32 u32 u32", "perm_b32(a, b, c)"),
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
    "v_cndmask_b16": ("u16 = u16 u16 mask", "c ? b : a"),
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
    "v_rcp_f32": ("f32 = f32", "1.0f / a"),
    "v_rcp_iflag_f32": ("f32 = f32", "1.0f / a"),
    "v_sqrt_f32": ("f32 = f32", "__builtin_sqrtf(a)"),
    "v_rsq_f32": ("f32 = f32", "(f32)(1.0 / __builtin_sqrt(a))"),
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
    "v_rcp_f16": ("f16 = f16", "1.0f / a"),
    "v_sqrt_f16": ("f16 = f16", "__builtin_sqrtf(a)"),
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
    "v_pack_b32_f16": ("u32 = u16 u16", "(u32)a | ((u32)b << 16)"),
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
_SCALAR_TABLE = {
    "s_mov_b32": ("u32 = u32", "a", ""),
    "s_mov_b64": ("u64 = u64", "a", ""),
    "s_movk_i32": ("u32 = i16k", "a", ""),
    "s_not_b32": ("u32 = u32", "~a", _SIGN),
    "s_not_b64": ("u64 = u64", "~a", _SIGN),
    "s_and_b32": ("u32 = u32 u32", "a & b", _SIGN),
    "s_or_b32": ("u32 = u32 u32", "a | b", _SIGN),
    "s_xor_b32": ("u32 = u32 u32", "a ^ b", _SIGN),
    "s_and_not1_b32": ("u32 = u32 u32", "a & ~b", _SIGN),
    "s_or_not1_b32": ("u32 = u32 u32", "a | ~b", _SIGN),
    "s_and_b64": ("u64 = u64 u64", "a & b", _SIGN),
    "s_or_b64": ("u64 = u64 u64", "a | b", _SIGN),
    "s_xor_b64": ("u64 = u64 u64", "a ^ b", _SIGN),
    "s_and_not1_b64": ("u64 = u64 u64", "a & ~b", _SIGN),
    "s_or_not1_b64": ("u64 = u64 u64", "a | ~b", _SIGN),
    **{
        f"s_{name}_b{size}": (f"u{size} = u{size} u{size}", f"~(a {operator} b)", _SIGN)
        for name, operator in (("nand", "&"), ("nor", "|"), ("xnor", "^"))
        for size in (32, 64)
    },
    "s_brev_b32": ("u32 = u32", "reverse_bits(a)", ""),
    "s_bcnt1_i32_b32": ("i32 = u32", "__builtin_popcount(a)", _SIGN),
    "s_bcnt1_i32_b64": ("i32 = u64", "__builtin_popcountll(a)", _SIGN),
    "s_ctz_i32_b32": ("i32 = u32", "a ? __builtin_ctz(a) : -1", ""),
    "s_ctz_i32_b64": ("i32 = u64", "a ? __builtin_ctzll(a) : -1", ""),
    "s_clz_i32_u32": ("i32 = u32", "a ? __builtin_clz(a) : -1", ""),
    "s_clz_i32_u64": ("i32 = u64", "a ? __builtin_clzll(a) : -1", ""),
    "s_bfm_b32": ("u32 = u32 u32", "((1u << (a & 31)) - 1) << (b & 31)", ""),
    "s_bfm_b64": ("u64 = u32 u32", "((1ull << (a & 63)) - 1) << (b & 63)", ""),
    **{
        f"s_lshl{shift}_add_u32": ("u32 = u32 u32", f"(a << {shift}) + b", f"((u64)a << {shift}) + b > 0xffffffffull")
        for shift in range(1, 5)
    },
    "s_lshl_b32": ("u32 = u32 u32", "a << (b & 31)", _SIGN),
    "s_lshr_b32": ("u32 = u32 u32", "a >> (b & 31)", _SIGN),
    "s_ashr_i32": ("i32 = i32 u32", "a >> (b & 31)", _SIGN),
    "s_lshl_b64": ("u64 = u64 u32", "a << (b & 63)", _SIGN),
    "s_lshr_b64": ("u64 = u64 u32", "a >> (b & 63)", _SIGN),
    "s_ashr_i64": ("i64 = i64 u32", "a >> (b & 63)", _SIGN),
    "s_bfe_u32": ("u32 = u32 u32", "bfe_u64(a, b & 31, b >> 16 & 127)", _SIGN),
    "s_bfe_i32": ("i32 = i32 u32", "bfe_i64(a, b & 31, b >> 16 & 127)", _SIGN),
    "s_bfe_u64": ("u64 = u64 u32", "bfe_u64(a, b & 63, b >> 16 & 127)", _SIGN),
    "s_bfe_i64": ("i64 = i64 u32", "bfe_i64(a, b & 63, b >> 16 & 127)", _SIGN),
    "s_add_co_u32": ("u32 = u32 u32", "a + b", "r < a"),
    "s_sub_co_u32": ("u32 = u32 u32", "a - b", "b > a"),
    "s_add_co_ci_u32": ("u32 = u32 u32", "a + b + scc", "(u64)a + b + scc > 0xffffffffull"),
    "s_sub_co_ci_u32": ("u32 = u32 u32", "a - b - scc", "(u64)b + scc > a"),
    "s_add_co_i32": ("i32 = i32 i32", "(i32)((u32)a + (u32)b)", "(i64)a + b != r"),
    "s_sub_co_i32": ("i32 = i32 i32", "(i32)((u32)a - (u32)b)", "(i64)a - b != r"),
    "s_mul_i32": ("u32 = u32 u32", "a * b", ""),
    "s_mul_hi_u32": ("u32 = u32 u32", "(u32)(((u64)a * b) >> 32)", ""),
    "s_mul_hi_i32": ("i32 = i32 i32", "(i32)(((i64)a * b) >> 32)", ""),
    "s_add_nc_u64": ("u64 = u64 u64", "a + b", ""),
    "s_sub_nc_u64": ("u64 = u64 u64", "a - b", ""),
    "s_mul_u64": ("u64 = u64 u64", "a * b", ""),
    "s_min_u32": ("u32 = u32 u32", "a < b ? a : b", "a < b"),
    "s_max_u32": ("u32 = u32 u32", "a > b ? a : b", "a > b"),
    "s_min_i32": ("i32 = i32 i32", "a < b ? a : b", "a < b"),
    "s_max_i32": ("i32 = i32 i32", "a > b ? a : b", "a > b"),
    "s_absdiff_i32": ("u32 = i32 i32", "magnitude((u32)a - (u32)b)", _SIGN),
    "s_abs_i32": ("u32 = i32", "magnitude((u32)a)", _SIGN),
    "s_cselect_b32": ("u32 = u32 u32", "scc ? a : b", ""),
    "s_cselect_b64": ("u64 = u64 u64", "scc ? a : b", ""),
    "s_addk_co_i32": ("i32 = i32 i16k", "(i32)((u32)a + (u32)b)", "(i64)a + b != r"),
    "s_mulk_i32": ("i32 = i32 i16k", "(i32)((u32)a * (u32)b)", ""),
    "s_sext_i32_i16": ("i32 = u32", "(i32)(i16)a", ""),
    "s_sext_i32_i8": ("i32 = u32", "(i32)(signed char)a", ""),
    "s_bitset0_b32": ("u32 = u32", "old & ~(1u << (a & 31))", ""),
    "s_bitset1_b32": ("u32 = u32", "old | 1u << (a & 31)", ""),
    "s_pack_ll_b32_b16": ("u32 = u32 u32", "(a & 0xffff) | (b << 16)", ""),
    "s_pack_lh_b32_b16": ("u32 = u32 u32", "(a & 0xffff) | (b & 0xffff0000)", ""),
    "s_pack_hl_b32_b16": ("u32 = u32 u32", "a >> 16 | b << 16", ""),
    "s_pack_hh_b32_b16": ("u32 = u32 u32", "a >> 16 | (b & 0xffff0000)", ""),
    "s_mul_f32": ("f32 = f32 f32", "a * b", ""),
    "s_add_f32": ("f32 = f32 f32", "a + b", ""),
    "s_sub_f32": ("f32 = f32 f32", "a - b", ""),
    "s_max_num_f32": ("f32 = f32 f32", "max_num(a, b)", ""),
    "s_min_num_f32": ("f32 = f32 f32", "min_num(a, b)", ""),
    "s_fmaak_f32": ("f32 = f32 f32 f32", "__builtin_fmaf(a, b, c)", ""),
    "s_fmamk_f32": ("f32 = f32 f32 f32", "__builtin_fmaf(a, b, c)", ""),
    "s_floor_f32": ("f32 = f32", "__builtin_floorf(a)", ""),
    "s_ceil_f32": ("f32 = f32", "__builtin_ceilf(a)", ""),
    "s_trunc_f32": ("f32 = f32", "__builtin_truncf(a)", ""),
    "s_fmac_f32": ("f32 = f32 f32", "__builtin_fmaf(a, b, old)", ""),
    "s_cvt_f32_u32": ("f32 = u32", "a", ""),
    "s_cvt_f32_i32": ("f32 = i32", "a", ""),
    "s_cvt_u32_f32": ("u32 = f32", "cvt_u32(a)", ""),
    "s_cvt_i32_f32": ("i32 = f32", "cvt_i32(a)", ""),
    "s_cvt_f16_f32": ("u32 = f32", "f16_bits(a)", ""),
    "s_cvt_f32_f16": ("f32 = u32", "as_f16(a)", ""),
}
_COMPARISONS = {
    "lt": "a < b", "eq": "a == b", "le": "a <= b", "gt": "a > b", "ne": "a != b", "ge": "a >= b",
}  # fmt: skip
# Of floats: `lg` is less or greater, `o` ordered, and n... the negation, which holds for NaN.
_FLOAT_COMPARISONS = {
    "lt": "a < b", "eq": "a == b", "le": "a <= b", "gt": "a > b", "lg": "a < b || a > b", "ge": "a >= b",
    "o": "a == a && b == b", "u": "a != a || b != b", "nge": "!(a >= b)", "nlg": "!(a < b || a > b)",
    "ngt": "!(a > b)", "nle": "!(a <= b)", "neq": "a != b", "nlt": "!(a < b)",
}  # fmt: skip

# Formats of matrix operands, in engine.c's order, by their spelling in mnemonics.
_WMMA_INPUTS = {"f16": "F16 F16", "bf16": "BF16 BF16", "iu8": "I8 I8"}
_FP8_PAIRS = {f"{a}_{b}": f"{a.upper()} {b.upper()}" for a in ("fp8", "bf8") for b in ("fp8", "bf8")}
_MX = ("fp8", "bf8", "fp4")
_MX_PAIRS = {f"{a}_{b}": f"{a.upper()} {b.upper()}" for a in _MX for b in _MX}


def _matrix(name: str, size: tuple[int, int], groups: int, run: int, kinds: str) -> tuple[str, Operation]:
    """A matrix instruction of `size` (rows and columns alike, depth).

    Lane l holds row or column l % rows of an operand and depth / `groups` k; `run` consecutive rows of the result lie
    in consecutive registers of a lane. `kinds` are the formats of A and B; a name with `scale` takes a scale of each.
    """
    rows, depth = size
    kind_a, kind_b = kinds.split()
    bits = {"F32": 32, "F16": 16, "BF16": 16, "FP4": 4}
    a, b = (f"x{depth // groups * bits.get(kind, 8) // 32}" for kind in (kind_a, kind_b))
    result = f"x{rows * rows // (32 if name.startswith('v_wmma') else 64)}"
    body = f"{{{rows}, {depth}, {groups}, {run}, {kind_a}, {kind_b}}}"
    scales = ("u32", "u32") if "scale" in name else ()
    return name, Operation("matrix", result, (a, b, result, *scales), body)


def _matrix_instructions() -> dict[str, Operation]:
    """The matrix instructions of gfx11 (`@gfx11`: lanes 16-31 hold a copy of A and B), gfx12 and CDNA3/4."""
    made = []
    for kind, kinds in _WMMA_INPUTS.items():
        name = f"v_wmma_{'i32' if kind == 'iu8' else 'f32'}_16x16x16_{kind}"
        made += [_matrix(f"{name}@gfx11", (16, 16), 1, 1, kinds), _matrix(name, (16, 16), 2, 8, kinds)]
    made += [_matrix(f"v_wmma_f32_16x16x16_{pair}", (16, 16), 2, 8, kinds) for pair, kinds in _FP8_PAIRS.items()]
    for rows, depth in ((32, 8), (16, 16), (32, 16), (16, 32)):
        made += [
            _matrix(f"v_mfma_f32_{rows}x{rows}x{depth}_{kind}", (rows, depth), 64 // rows, 4, kinds)
            for kind, kinds in (("f16", "F16 F16"), ("bf16", "BF16 BF16"))
        ]
    for rows, depth in ((32, 16), (16, 32)):
        made += [
            _matrix(f"v_mfma_f32_{rows}x{rows}x{depth}_{pair}", (rows, depth), 64 // rows, 4, kinds)
            for pair, kinds in _FP8_PAIRS.items()
        ]
        made.append(_matrix(f"v_mfma_i32_{rows}x{rows}x{depth}_i8", (rows, depth), 64 // rows, 4, "I8 I8"))
    for rows, depth in ((32, 64), (16, 128)):  # cbsz and blgp choose the formats
        for name in (f"v_mfma_f32_{rows}x{rows}x{depth}_f8f6f4", f"v_mfma_scale_f32_{rows}x{rows}x{depth}_f8f6f4"):
            made += [
                _matrix(f"{name}:{pair}", (rows, depth), 64 // rows, 4, kinds) for pair, kinds in _MX_PAIRS.items()
            ]
    for rows, depth in ((32, 2), (16, 4)):
        made.append(_matrix(f"v_mfma_f32_{rows}x{rows}x{depth}_f32", (rows, depth), 64 // rows, 4, "F32 F32"))
    return dict(made)


def _comparisons() -> dict[str, Operation]:
    made = {}
    for kind in ("u32", "i32", "u64", "i64", "u16", "i16", "f32", "f64", "f16"):
        for relation, body in (_FLOAT_COMPARISONS if kind.startswith("f") else _COMPARISONS).items():
            made[f"v_cmp_{relation}_{kind}"] = Operation("compare", "mask", (kind, kind), body)
            made[f"v_cmpx_{relation}_{kind}"] = Operation("compare_exec", "mask", (kind, kind), body)
    for name, form in (("v_cmp", "compare"), ("v_cmpx", "compare_exec")):
        made[f"{name}_class_f32"] = Operation(form, "mask", ("f32", "u32"), "b >> class_f32(a) & 1")
    for kind in ("u32", "i32"):
        constant = "i16k" if kind == "i32" else kind
        for relation, body in _COMPARISONS.items():
            name = "lg" if relation == "ne" else relation
            made[f"s_cmp_{name}_{kind}"] = Operation("scalar_compare", "", (kind, kind), body)
            made[f"s_cmpk_{name}_{kind}"] = Operation("scalar_compare", "", (kind, constant), body)
    for relation, body in _FLOAT_COMPARISONS.items():
        made[f"s_cmp_{relation}_f32"] = Operation("scalar_compare", "", ("f32", "f32"), body)
    made["s_cmp_lg_u64"] = Operation("scalar_compare", "", ("u64", "u64"), "a != b")
    made["s_cmp_eq_u64"] = Operation("scalar_compare", "", ("u64", "u64"), "a == b")
    made["s_bitcmp0_b32"] = Operation("scalar_compare", "", ("u32", "u32"), "!(a >> (b & 31) & 1)")
    made["s_bitcmp1_b32"] = Operation("scalar_compare", "", ("u32", "u32"), "a >> (b & 31) & 1")
    return made


def _modifiers() -> dict[str, Operation]:
    """What SDWA, clamp and output multipliers do to a source or a result, as instructions of their own."""
    return {
        "_select": _operation("vector", "u32 = u32", "select_part(a, (u32)i->offset, i->flags & SIGN_EXTEND)"),
        "_merge": _operation("accumulate", "u32 = u32", "merge_part(old, a, (u32)i->offset)"),
        "_output_f32": _operation("vector", "f32 = f32", "output(a, (u32)i->offset)"),
        "_output_f16": _operation("vector", "f16 = f16", "output(a, (u32)i->offset)"),
        "_output_pk_f16": _operation("packed", "f16 = f16", "output(a, (u32)i->offset)"),
    }


def _special() -> dict[str, Operation]:
    """Carries, accumulation, execution masks and lanes that talk to each other."""
    made = {}
    for name in ("v_fma_mix_f32", "v_fma_mixlo_f16", "v_fma_mixhi_f16"):
        result = "f32" if name.endswith("f32") else "f16"
        made[name] = Operation("mix", result, ("mix", "mix", "mix"), "__builtin_fmaf(a, b, c)")
    for name, body in (("add", "(u64)a + b"), ("sub", "(u64)a - b"), ("subrev", "(u64)b - a")):
        made[f"v_{name}_co_u32"] = Operation("carry", "u32", ("u32", "u32"), body)
        carry = "+ c" if name == "add" else "- c"
        made[f"v_{name}_co_ci_u32"] = Operation("carry", "u32", ("u32", "u32", "mask"), f"{body} {carry}")
    made["v_div_scale_f32"] = Operation("carry", "u32", ("f32", "f32", "f32"), "div_scale(a, b, c)")
    made["v_mad_co_u64_u32"] = Operation("carry64", "u64", ("u32", "u32", "u64"), "(u128)a * b + c")
    made["v_mad_co_i64_i32"] = Operation("carry64", "i64", ("i32", "i32", "i64"), "(u128)((i128)a * b + c)")
    made["v_fmac_f32"] = Operation("accumulate", "f32", ("f32", "f32"), "__builtin_fmaf(a, b, old)")
    made["v_fmac_f64"] = Operation("accumulate", "f64", ("f64", "f64"), "__builtin_fma(a, b, old)")
    made["v_fmac_f16"] = Operation("accumulate", "f16", ("f16", "f16"), "fma_f16(a, b, old)")
    made["v_pk_mov_b32"] = Operation("pick", "u64", ("u64", "u64"), "")
    for size in (32, 64):
        kind = f"u{size}"
        for name, body in (("and", "a & exec"), ("or", "a | exec"), ("xor", "a ^ exec"),
                           ("and_not1", "a & ~exec"), ("and_not0", "~a & exec"), ("or_not0", "~a | exec")):  # fmt: skip
            made[f"s_{name}_saveexec_b{size}"] = Operation("saveexec", kind, (kind,), body)
    made["v_readfirstlane_b32"] = Operation("readfirstlane", "u32", ("u32",), "")
    made["v_readlane_b32"] = Operation("readlane", "u32", ("u32", "u32"), "")
    made["v_writelane_b32"] = Operation("writelane", "u32", ("u32", "u32"), "")
    made["v_swap_b32"] = Operation("swap", "u32", ("u32",), "l")
    made["v_permlane16_swap_b32"] = Operation("swap", "u32", ("u32",), "l ^ 16")
    made["v_permlane32_swap_b32"] = Operation("swap", "u32", ("u32",), "l ^ 32")
    made["v_permlane16_b32"] = Operation("permlane", "u32", ("u32", "u32", "u32"), "l & ~15u")
    made["v_permlanex16_b32"] = Operation("permlane", "u32", ("u32", "u32", "u32"), "(l & ~15u) ^ 16")
    return made


def _table() -> dict[str, Operation]:
    table = {name: _operation("vector", *entry) for name, entry in _VECTOR_TABLE.items()}
    table |= {name: _operation("packed", *entry) for name, entry in _PACKED_TABLE.items()}
    table |= {name: _operation("pair", *entry) for name, entry in _PAIR_TABLE.items()}
    table |= {name: _operation("scalar", *entry) for name, entry in _SCALAR_TABLE.items()}
    return table | _comparisons() | _special() | _modifiers() | _matrix_instructions()


OPERATIONS = _table()

# Instructions without an effect that a correct program could see: hints, cache maintenance, priorities.
NO_EFFECT = (
    "s_nop", "s_clause", "s_delay_alu", "s_sendmsg", "s_sleep", "s_setprio", "s_set_inst_prefetch_distance",
    "buffer_gl0_inv", "buffer_gl1_inv", "buffer_inv", "buffer_wbl2", "global_inv", "global_wb", "global_wbinv",
    "s_icache_inv", "s_dcache_inv", "s_inst_prefetch", "s_prefetch_inst", "s_waitcnt_depctr", "s_wait_alu",
    "s_wait_event", "v_nop", "s_code_end", "s_ttracedata", "s_ttracedata_imm",
)  # fmt: skip

# Spellings of other architectures for instructions of the table.
ALIASES = {
    **{f"v_{name}_u32": f"v_{name}_nc_u32" for name in ("add", "sub", "subrev")},
    **{f"v_{name}_u16": f"v_{name}_nc_u16" for name in ("add", "sub")},
    **{f"s_{old}_b{size}": f"s_{new}_b{size}" for size in (32, 64)
       for old, new in (("andn2", "and_not1"), ("orn2", "or_not1"), ("andn2_saveexec", "and_not1_saveexec"),
                        ("andn1_saveexec", "and_not0_saveexec"), ("orn1_saveexec", "or_not0_saveexec"))},
    "v_addc_co_u32": "v_add_co_ci_u32", "v_subb_co_u32": "v_sub_co_ci_u32", "v_subbrev_co_u32": "v_subrev_co_ci_u32",
    "s_add_u32": "s_add_co_u32", "s_sub_u32": "s_sub_co_u32", "s_addc_u32": "s_add_co_ci_u32",
    "s_subb_u32": "s_sub_co_ci_u32", "s_add_i32": "s_add_co_i32", "s_sub_i32": "s_sub_co_i32",
    "s_addk_i32": "s_addk_co_i32", "v_mad_u64_u32": "v_mad_co_u64_u32", "v_mad_i64_i32": "v_mad_co_i64_i32",
    "v_ffbh_u32": "v_clz_i32_u32", "v_ffbl_b32": "v_ctz_i32_b32", "v_ffbh_i32": "v_cls_i32",
    "s_ff1_i32_b32": "s_ctz_i32_b32", "s_ff1_i32_b64": "s_ctz_i32_b64", "s_flbit_i32_b32": "s_clz_i32_u32",
    "s_flbit_i32_b64": "s_clz_i32_u64", "v_cvt_pkrtz_f16_f32": "v_cvt_pk_rtz_f16_f32",
    **{f"v_{name}_f32": f"v_{name}_num_f32" for name in ("max", "min", "max3", "min3", "med3", "maxmin", "minmax")},
    **{f"v_{name}_f16": f"v_{name}_num_f16" for name in ("max", "min", "max3", "min3", "med3")},
    "v_pk_max_f16": "v_pk_max_num_f16", "v_pk_min_f16": "v_pk_min_num_f16",
    "v_max_f64": "v_max_num_f64", "v_min_f64": "v_min_num_f64",
    "s_max_f32": "s_max_num_f32", "s_min_f32": "s_min_num_f32",
    "v_accvgpr_read_b32": "v_mov_b32", "v_accvgpr_write_b32": "v_mov_b32", "v_accvgpr_mov_b32": "v_mov_b32",
    "v_accvgpr_read": "v_mov_b32", "v_accvgpr_write": "v_mov_b32",
}  # fmt: skip

REGISTERS_OF_TYPE = {"u64": 2, "i64": 2, "f64": 2}


def registers_of(kind: str) -> int:
    """How many registers a value of a type takes; `x8` is eight."""
    return int(kind[1:]) if kind.startswith("x") else REGISTERS_OF_TYPE.get(kind, 1)
