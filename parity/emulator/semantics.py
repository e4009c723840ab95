"""What each instruction does: one table, one line an instruction.

A vector instruction is a signature and a C expression for one lane: `"u32 = u32 u32"`, `"a + b"`. The sources
are `a`, `b`, `c` in the order of the assembly text; `l` is the lane. A scalar instruction is the same for the wave,
with an optional second expression for SCC (`r` is the result). Types: `u32`, `i32`, `f32`, `u64`, `i64`, `u16`,
`i16`, `f16` (a 16-bit half of a register, chosen by op_sel or .l/.h), `mask` (one bit per lane in scalar registers).

Sources: AMD, "RDNA3 Instruction Set Architecture Reference Guide" (2023), chapter 16, and "RDNA3.5 ... Guide"
(2024) for the scalar floating-point instructions. Names of older and newer architectures are aliases.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Operation:
    """One instruction's meaning. `form` says which template of the engine runs it.

    `result` and `sources` are type names; `body` is a C expression (or statements, for form `wave`).
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
    "v_mov_b32": ("u32 = u32", "a"),
    "v_not_b32": ("u32 = u32", "~a"),
    "v_and_b32": ("u32 = u32 u32", "a & b"),
    "v_or_b32": ("u32 = u32 u32", "a | b"),
    "v_xor_b32": ("u32 = u32 u32", "a ^ b"),
    "v_xnor_b32": ("u32 = u32 u32", "~(a ^ b)"),
    "v_and_or_b32": ("u32 = u32 u32 u32", "(a & b) | c"),
    "v_or3_b32": ("u32 = u32 u32 u32", "a | b | c"),
    "v_xor3_b32": ("u32 = u32 u32 u32", "a ^ b ^ c"),
    "v_xad_u32": ("u32 = u32 u32 u32", "(a ^ b) + c"),
    "v_bfe_u32": ("u32 = u32 u32 u32", "(a >> (b & 31)) & (u32)((1ull << (c & 31)) - 1)"),
    "v_bfe_i32": ("i32 = i32 u32 u32", "bfe_i32(a, b & 31, c & 31)"),
    "v_bfi_b32": ("u32 = u32 u32 u32", "(a & b) | (~a & c)"),
    "v_lshlrev_b32": ("u32 = u32 u32", "b << (a & 31)"),
    "v_lshrrev_b32": ("u32 = u32 u32", "b >> (a & 31)"),
    "v_ashrrev_i32": ("i32 = u32 i32", "b >> (a & 31)"),
    "v_lshlrev_b64": ("u64 = u32 u64", "b << (a & 63)"),
    "v_lshrrev_b64": ("u64 = u32 u64", "b >> (a & 63)"),
    "v_ashrrev_i64": ("i64 = u32 i64", "b >> (a & 63)"),
    "v_lshl_add_u32": ("u32 = u32 u32 u32", "(a << (b & 31)) + c"),
    "v_add_lshl_u32": ("u32 = u32 u32 u32", "(a + b) << (c & 31)"),
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
    "v_mad_u32_u24": ("u32 = u32 u32 u32", "(a & 0xffffff) * (b & 0xffffff) + c"),
    "v_mad_i32_i24": ("i32 = i32 i32 u32", "(i32)((u32)sext24(a) * (u32)sext24(b) + c)"),
    "v_min_u32": ("u32 = u32 u32", "a < b ? a : b"),
    "v_max_u32": ("u32 = u32 u32", "a > b ? a : b"),
    "v_min_i32": ("i32 = i32 i32", "a < b ? a : b"),
    "v_max_i32": ("i32 = i32 i32", "a > b ? a : b"),
    "v_cndmask_b32": ("u32 = u32 u32 mask", "c ? b : a"),
    # 16-bit integers
    "v_add_nc_u16": ("u16 = u16 u16", "a + b"),
    "v_sub_nc_u16": ("u16 = u16 u16", "a - b"),
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
    "v_max_f32": ("f32 = f32 f32", "max_f32(a, b)"),
    "v_min_f32": ("f32 = f32 f32", "min_f32(a, b)"),
    "v_rcp_f32": ("f32 = f32", "1.0f / a"),
    "v_rcp_iflag_f32": ("f32 = f32", "1.0f / a"),
    "v_add_f16": ("f16 = f16 f16", "a + b"),
    "v_sub_f16": ("f16 = f16 f16", "a - b"),
    "v_mul_f16": ("f16 = f16 f16", "a * b"),
    "v_fma_f16": ("f16 = f16 f16 f16", "fma_f16(a, b, c)"),
    "v_max_f16": ("f16 = f16 f16", "max_f32(a, b)"),
    "v_min_f16": ("f16 = f16 f16", "min_f32(a, b)"),
    "v_cvt_f16_f32": ("f16 = f32", "a"),
    "v_cvt_f32_f16": ("f32 = f16", "a"),
    "v_cvt_f32_u32": ("f32 = u32", "a"),
    "v_cvt_f32_i32": ("f32 = i32", "a"),
    "v_cvt_u32_f32": ("u32 = f32", "cvt_u32_f32(a)"),
    "v_cvt_i32_f32": ("i32 = f32", "cvt_i32_f32(a)"),
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
    "v_pk_add_f16": ("f16 = f16 f16", "a + b"),
    "v_pk_mul_f16": ("f16 = f16 f16", "a * b"),
    "v_pk_fma_f16": ("f16 = f16 f16 f16", "fma_f16(a, b, c)"),
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
    "s_lshl_b32": ("u32 = u32 u32", "a << (b & 31)", _SIGN),
    "s_lshr_b32": ("u32 = u32 u32", "a >> (b & 31)", _SIGN),
    "s_ashr_i32": ("i32 = i32 u32", "a >> (b & 31)", _SIGN),
    "s_lshl_b64": ("u64 = u64 u32", "a << (b & 63)", _SIGN),
    "s_lshr_b64": ("u64 = u64 u32", "a >> (b & 63)", _SIGN),
    "s_ashr_i64": ("i64 = i64 u32", "a >> (b & 63)", _SIGN),
    "s_bfe_u32": ("u32 = u32 u32", "(a >> (b & 31)) & (u32)((1ull << ((b >> 16) & 127)) - 1)", _SIGN),
    "s_add_u32": ("u32 = u32 u32", "a + b", "r < a"),
    "s_sub_u32": ("u32 = u32 u32", "a - b", "b > a"),
    "s_addc_u32": ("u32 = u32 u32", "a + b + scc", "(u64)a + b + scc > 0xffffffffull"),
    "s_subb_u32": ("u32 = u32 u32", "a - b - scc", "(u64)b + scc > a"),
    "s_add_i32": ("i32 = i32 i32", "(i32)((u32)a + (u32)b)", "(i64)a + b != r"),
    "s_sub_i32": ("i32 = i32 i32", "(i32)((u32)a - (u32)b)", "(i64)a - b != r"),
    "s_mul_i32": ("u32 = u32 u32", "a * b", ""),
    "s_mul_hi_u32": ("u32 = u32 u32", "(u32)(((u64)a * b) >> 32)", ""),
    "s_mul_hi_i32": ("i32 = i32 i32", "(i32)(((i64)a * b) >> 32)", ""),
    "s_min_u32": ("u32 = u32 u32", "a < b ? a : b", "a < b"),
    "s_max_u32": ("u32 = u32 u32", "a > b ? a : b", "a > b"),
    "s_min_i32": ("i32 = i32 i32", "a < b ? a : b", "a < b"),
    "s_max_i32": ("i32 = i32 i32", "a > b ? a : b", "a > b"),
    "s_abs_i32": ("u32 = i32", "a < 0 ? 0u - (u32)a : (u32)a", _SIGN),
    "s_cselect_b32": ("u32 = u32 u32", "scc ? a : b", ""),
    "s_cselect_b64": ("u64 = u64 u64", "scc ? a : b", ""),
    "s_addk_i32": ("i32 = i32 i16k", "(i32)((u32)a + (u32)b)", "(i64)a + b != r"),
    "s_mulk_i32": ("i32 = i32 i16k", "(i32)((u32)a * (u32)b)", ""),
    "s_sext_i32_i16": ("i32 = u32", "(i32)(i16)a", ""),
    "s_pack_ll_b32_b16": ("u32 = u32 u32", "(a & 0xffff) | (b << 16)", ""),
    "s_mul_f32": ("f32 = f32 f32", "a * b", ""),
    "s_add_f32": ("f32 = f32 f32", "a + b", ""),
    "s_fmac_f32": ("f32 = f32 f32", "__builtin_fmaf(a, b, old)", ""),
    "s_cvt_f32_u32": ("f32 = u32", "a", ""),
    "s_cvt_f32_i32": ("f32 = i32", "a", ""),
    "s_cvt_u32_f32": ("u32 = f32", "cvt_u32_f32(a)", ""),
    "s_cvt_i32_f32": ("i32 = f32", "cvt_i32_f32(a)", ""),
    "s_cvt_f16_f32": ("u32 = f32", "f16_bits(a)", ""),
}
_COMPARISONS = {
    "lt": "a < b",
    "eq": "a == b",
    "le": "a <= b",
    "gt": "a > b",
    "ne": "a != b",
    "lg": "a != b",
    "ge": "a >= b",
}
_CMP_TYPES = ("u32", "i32", "u64", "i64", "u16", "i16", "f32", "f16")


def _table() -> dict[str, Operation]:
    table = {name: _operation("vector", *entry) for name, entry in _VECTOR_TABLE.items()}
    table |= {name: _operation("packed", *entry) for name, entry in _PACKED_TABLE.items()}
    table |= {name: _operation("scalar", *entry) for name, entry in _SCALAR_TABLE.items()}
    for relation, body in _COMPARISONS.items():
        for kind in _CMP_TYPES:
            if relation == "lg" and not kind.startswith("f"):
                continue
            name = {"f32": "f32", "f16": "f16"}.get(kind, kind)
            table[f"v_cmp_{relation}_{name}"] = Operation("compare", "mask", (kind, kind), body)
            table[f"v_cmpx_{relation}_{name}"] = Operation("compare_exec", "mask", (kind, kind), body)
        for kind in ("u32", "i32"):
            scalar = "lg" if relation == "ne" else relation
            table[f"s_cmp_{scalar}_{kind}"] = Operation("scalar_compare", "", (kind, kind), body)
            table[f"s_cmpk_{scalar}_{kind}"] = Operation(
                "scalar_compare", "", (kind, "i16k" if kind == "i32" else kind), body
            )
    table["s_cmp_lg_u64"] = Operation("scalar_compare", "", ("u64", "u64"), "a != b")
    table["s_cmp_eq_u64"] = Operation("scalar_compare", "", ("u64", "u64"), "a == b")
    for name in ("v_fma_mix_f32", "v_fma_mixlo_f16", "v_fma_mixhi_f16"):
        table[name] = Operation(
            "mix", "f32" if name.endswith("f32") else "f16", ("mix", "mix", "mix"), "__builtin_fmaf(a, b, c)"
        )
    for name, suffix, body in (
        ("v_add_co_u32", "", "(u64)a + b"),
        ("v_sub_co_u32", "", "(u64)a - b"),
        ("v_subrev_co_u32", "", "(u64)b - a"),
    ):
        table[name] = Operation("carry", "u32", ("u32", "u32"), body, suffix)
    table["v_add_co_ci_u32"] = Operation("carry", "u32", ("u32", "u32", "mask"), "(u64)a + b + c")
    table["v_sub_co_ci_u32"] = Operation("carry", "u32", ("u32", "u32", "mask"), "(u64)a - b - c")
    table["v_mad_u64_u32"] = Operation("carry64", "u64", ("u32", "u32", "u64"), "(u64)a * b + c")
    table["v_mad_i64_i32"] = Operation("carry64", "i64", ("i32", "i32", "i64"), "(i64)((u64)((i64)a * b) + (u64)c)")
    table["v_fmac_f32"] = Operation("accumulate", "f32", ("f32", "f32"), "__builtin_fmaf(a, b, old)")
    table["v_fmac_f16"] = Operation("accumulate", "f16", ("f16", "f16"), "fma_f16(a, b, old)")
    table["v_readfirstlane_b32"] = Operation("readfirstlane", "u32", ("u32",), "a")
    table["v_wmma_f32_16x16x16_f16"] = Operation("wmma_gfx11", "f32x8", ("f16x16", "f16x16", "f32x8"), "")
    table["s_and_saveexec_b32"] = Operation("saveexec", "u32", ("u32",), "a & exec")
    table["s_or_saveexec_b32"] = Operation("saveexec", "u32", ("u32",), "a | exec")
    table["s_and_not1_saveexec_b32"] = Operation("saveexec", "u32", ("u32",), "a & ~exec")
    return table


OPERATIONS = _table()

# Instructions without an effect that a correct program could see: hints, cache maintenance, priorities.
NO_EFFECT = (
    "s_nop", "s_clause", "s_delay_alu", "s_sendmsg", "s_sleep", "s_setprio", "s_set_inst_prefetch_distance",
    "buffer_gl0_inv", "buffer_gl1_inv", "s_icache_inv", "s_dcache_inv", "s_inst_prefetch", "s_waitcnt_depctr",
)  # fmt: skip

# Spellings of other assemblers and architectures for instructions of the table.
ALIASES = {
    "v_add_u32": "v_add_nc_u32",
    "v_sub_u32": "v_sub_nc_u32",
    "v_subrev_u32": "v_subrev_nc_u32",
    "s_andn2_b32": "s_and_not1_b32",
    "s_orn2_b32": "s_or_not1_b32",
    "s_andn2_b64": "s_and_not1_b64",
    "v_add_co_ci_u32": "v_add_co_ci_u32",
    "v_lshlrev_b64_e64": "v_lshlrev_b64",
}

REGISTERS_OF_TYPE = {"u64": 2, "i64": 2, "f32x8": 8, "f16x16": 8}
