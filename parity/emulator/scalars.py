"""What each scalar instruction does, a line an instruction; `semantics.py` explains the lines."""

from parity.emulator.operation import Operation, make_operation

_SIGN = "(r != 0)"

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
    "s_fmaak_f32": ("f32 = f32 f32 f32", "__builtin_fmaf(a, b, c)", ""),
    "s_fmamk_f32": ("f32 = f32 f32 f32", "__builtin_fmaf(a, b, c)", ""),
    "s_fmac_f32": ("f32 = f32 f32", "__builtin_fmaf(a, b, old)", ""),
    "s_cvt_f32_u32": ("f32 = u32", "a", ""),
    "s_cvt_f32_i32": ("f32 = i32", "a", ""),
    "s_cvt_u32_f32": ("u32 = f32", "cvt_u32(a)", ""),
    "s_cvt_i32_f32": ("i32 = f32", "cvt_i32(a)", ""),
    "s_cvt_f16_f32": ("u32 = f32", "f16_bits(a)", ""),
    "s_cvt_f32_f16": ("f32 = u32", "as_f16(a)", ""),
}

# Half precision, in the low half of a register: gfx11.5 and gfx12.
_HALVES = {
    **{
        f"s_{name}_f16": ("f16 = f16 f16", f"a {operator} b", "")
        for name, operator in (("add", "+"), ("sub", "-"), ("mul", "*"))
    },
    **{
        f"s_{name}_num_{kind}": (f"{kind} = {kind} {kind}", f"{name}_num(a, b)", "")
        for name in ("min", "max")
        for kind in ("f16", "f32")
    },
    **{
        f"s_{name}_{kind}": (f"{kind} = {kind} {kind}", f"{name}(a, b)", "")
        for name in ("minimum", "maximum")
        for kind in ("f16", "f32")
    },
    **{
        f"s_{name}_{kind}": (f"{kind} = {kind}", f"__builtin_{builtin}f(a)", "")
        for name, builtin in (("floor", "floor"), ("ceil", "ceil"), ("trunc", "trunc"), ("rndne", "rint"))
        for kind in ("f16", "f32")
    },
    "s_fmac_f16": ("f16 = f16 f16", "fma_f16(a, b, as_f16(w->s[i->d.index]))", ""),
    "s_cvt_hi_f32_f16": ("f32 = u32", "as_f16(a >> 16)", ""),
    "s_cvt_pk_rtz_f16_f32": ("u32 = f32 f32", "f16_bits_toward_zero(a) | f16_bits_toward_zero(b) << 16", ""),
}
_BITS = {
    "s_brev_b64": ("u64 = u64", "(u64)reverse_bits((u32)a) << 32 | reverse_bits((u32)(a >> 32))", ""),
    "s_bcnt0_i32_b32": ("i32 = u32", "32 - __builtin_popcount(a)", _SIGN),
    "s_bcnt0_i32_b64": ("i32 = u64", "64 - __builtin_popcountll(a)", _SIGN),
    "s_cls_i32": ("i32 = i32", "leading_sign_bits(a)", ""),
    "s_cls_i32_i64": ("i32 = i64", "leading_sign_bits_64(a)", ""),
    "s_ff0_i32_b32": ("i32 = u32", "~a ? __builtin_ctz(~a) : -1", ""),
    "s_ff0_i32_b64": ("i32 = u64", "~a ? __builtin_ctzll(~a) : -1", ""),
    "s_bitreplicate_b64_b32": ("u64 = u32", "each_bit_twice(a)", ""),
    "s_bitset0_b64": ("u64 = u32", "old & ~(1ull << (a & 63))", ""),
    "s_bitset1_b64": ("u64 = u32", "old | 1ull << (a & 63)", ""),
    "s_cmov_b32": ("u32 = u32", "scc ? a : old", ""),
    "s_cmov_b64": ("u64 = u64", "scc ? a : old", ""),
    "s_cmovk_i32": ("u32 = i16k", "scc ? (u32)a : old", ""),
    "s_quadmask_b32": ("u32 = u32", "(u32)quads(a)", _SIGN),
    "s_quadmask_b64": ("u64 = u64", "quads(a)", _SIGN),
    "s_wqm_b32": ("u32 = u32", "(u32)whole_quads(a)", _SIGN),
    "s_wqm_b64": ("u64 = u64", "whole_quads(a)", _SIGN),
    "_set_index": ("u32 = u32", "a & 255", ""),
}


def scalars() -> dict[str, Operation]:
    every = _SCALAR_TABLE | _HALVES | _BITS
    return {name: make_operation("scalar", *entry) for name, entry in every.items()}
