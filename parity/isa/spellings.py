"""Mnemonics that are not in the emulator's table: those without an effect, and the spellings of other architectures."""

# Instructions without an effect that a correct program could see: hints, cache maintenance, priorities.
NO_EFFECT = tuple(
    """
    s_nop s_clause s_delay_alu s_sendmsg s_sleep s_setprio s_set_inst_prefetch_distance buffer_gl0_inv buffer_gl1_inv
    buffer_inv buffer_wbl2 buffer_wbinvl1 buffer_wbinvl1_vol global_inv global_wb global_wbinv s_icache_inv s_dcache_inv
    s_inst_prefetch s_prefetch_inst s_waitcnt_depctr s_wait_alu s_wait_event v_nop v_permlane64_b32 s_code_end
    s_ttracedata s_ttracedata_imm
    """.split()
)

# gfx90a's spellings of matrix instructions.
_OF_MATRICES = {
    f"v_mfma_{result}_{rows}x{rows}x{depth}{old}": f"v_mfma_{result}_{rows}x{rows}x{depth}_{new}"
    for result, old, new, sizes in (
        ("f32", "f16", "f16", ((32, 8), (16, 16))),
        ("f32", "bf16_1k", "bf16", ((32, 8), (16, 16))),
        ("f32", "f32", "f32", ((32, 2), (16, 4))),
        ("i32", "i8", "i8", ((32, 8), (16, 16))),
        ("f64", "f64", "f64", ((16, 4),)),
    )
    for rows, depth in sizes
} | {
    f"v_mfma_{result}_{rows}x{rows}x{depth}{old}": f"v_mfma_{result}_{rows}x{rows}x{depth}_{blocks}b_{new}"
    for rows, blocks in ((32, 2), (16, 4), (4, 16))
    for result, depth, old, new in (
        ("f32", 4, "f16", "f16"),
        ("f32", 4, "bf16_1k", "bf16"),
        ("i32", 4, "i8", "i8"),
        ("f32", 1, "f32", "f32"),
    )
}
_OF_MATRICES["v_mfma_f64_4x4x4f64"] = "v_mfma_f64_4x4x4_4b_f64"

# Spellings of other architectures for instructions of the emulator's table.
ALIASES = {
    **_OF_MATRICES,
    **{f"v_{name}_u32": f"v_{name}_nc_u32" for name in ("add", "sub", "subrev")},
    **{f"v_{name}_u16": f"v_{name}_nc_u16" for name in ("add", "sub")},
    **{
        f"s_{old}_b{size}": f"s_{new}_b{size}"
        for size in (32, 64)
        for old, new in (
            ("andn2", "and_not1"),
            ("orn2", "or_not1"),
            ("andn2_saveexec", "and_not1_saveexec"),
            ("andn1_saveexec", "and_not0_saveexec"),
            ("orn1_saveexec", "or_not0_saveexec"),
        )
    },
    "v_addc_co_u32": "v_add_co_ci_u32",
    "v_subb_co_u32": "v_sub_co_ci_u32",
    "v_subbrev_co_u32": "v_subrev_co_ci_u32",
    "s_add_u32": "s_add_co_u32",
    "s_sub_u32": "s_sub_co_u32",
    "s_addc_u32": "s_add_co_ci_u32",
    "s_subb_u32": "s_sub_co_ci_u32",
    "s_add_i32": "s_add_co_i32",
    "s_sub_i32": "s_sub_co_i32",
    "s_addk_i32": "s_addk_co_i32",
    "v_mad_u64_u32": "v_mad_co_u64_u32",
    "v_mad_i64_i32": "v_mad_co_i64_i32",
    **{f"v_mad_legacy_{kind}": f"v_mad_{kind}" for kind in ("u16", "i16")},
    "v_ffbh_u32": "v_clz_i32_u32",
    "v_ffbl_b32": "v_ctz_i32_b32",
    "v_ffbh_i32": "v_cls_i32",
    "s_ff1_i32_b32": "s_ctz_i32_b32",
    "s_ff1_i32_b64": "s_ctz_i32_b64",
    "s_flbit_i32_b32": "s_clz_i32_u32",
    "s_flbit_i32_b64": "s_clz_i32_u64",
    "v_cvt_pkrtz_f16_f32": "v_cvt_pk_rtz_f16_f32",
    **{f"v_{name}_f32": f"v_{name}_num_f32" for name in ("max", "min", "max3", "min3", "med3", "maxmin", "minmax")},
    **{f"v_{name}_f16": f"v_{name}_num_f16" for name in ("max", "min", "max3", "min3", "med3")},
    "v_pk_max_f16": "v_pk_max_num_f16",
    "v_pk_min_f16": "v_pk_min_num_f16",
    **{f"v_{name}_{kind}": f"v_{name}_nc_{kind}" for name in ("add", "sub") for kind in ("i16", "i32")},
    **{f"v_{name}_f16": f"v_{name}_num_f16" for name in ("maxmin", "minmax")},
    **{f"s_{name}_f16": f"s_{name}_num_f16" for name in ("max", "min")},
    **{
        f"s_{old}_b{size}": f"s_{new}_b{size}"
        for size in (32, 64)
        for old, new in (
            ("orn2_saveexec", "or_not1_saveexec"),
            ("andn1_wrexec", "and_not0_wrexec"),
            ("andn2_wrexec", "and_not1_wrexec"),
        )
    },
    "v_dot2acc_f32_f16": "v_dot2c_f32_f16",
    "v_dot2acc_f32_bf16": "v_dot2c_f32_bf16",
    "v_cvt_flr_i32_f32": "v_cvt_floor_i32_f32",
    "v_cvt_rpi_i32_f32": "v_cvt_nearest_i32_f32",
    **{f"v_cvt_pknorm_{kind}": f"v_cvt_pk_norm_{kind}" for kind in ("i16_f16", "i16_f32", "u16_f16", "u16_f32")},
    "s_flbit_i32": "s_cls_i32",
    "s_flbit_i32_i64": "s_cls_i32_i64",
    "v_mul_legacy_f32": "v_mul_dx9_zero_f32",
    "v_fma_legacy_f32": "v_fma_dx9_zero_f32",
    "v_fmac_legacy_f32": "v_fmac_dx9_zero_f32",
    "v_max_f64": "v_max_num_f64",
    "v_min_f64": "v_min_num_f64",
    "s_max_f32": "s_max_num_f32",
    "s_min_f32": "s_min_num_f32",
    "v_accvgpr_read_b32": "v_mov_b32",
    "v_accvgpr_write_b32": "v_mov_b32",
    "v_accvgpr_mov_b32": "v_mov_b32",
    "v_accvgpr_read": "v_mov_b32",
    "v_accvgpr_write": "v_mov_b32",
}

# What instructions of memory are called on older architectures, and on newer ones.
_OF_MEMORY = (
    ("_read", "_load"),
    ("_write", "_store"),
    ("_ubyte", "_u8"),
    ("_sbyte", "_i8"),
    ("_ushort", "_u16"),
    ("_sshort", "_i16"),
    ("_short", "_b16"),
    ("_byte", "_b8"),
    ("_dwordx2", "_b64"),
    ("_dwordx3", "_b96"),
    ("_dwordx4", "_b128"),
    ("_dword", "_b32"),
    ("_b32", "_dword"),
    ("read2", "load_2addr"),
    ("write2", "store_2addr"),
)


def other_spellings(name: str) -> set[str]:
    """Return what an instruction is called on other architectures, as far as is known."""
    aliases = {ALIASES[name]} if name in ALIASES else set()
    aliases |= {old for old, new in ALIASES.items() if new == name}
    reached, fresh = {name}, {name}
    while fresh:  # a load of a dword has both parts of its name changed
        fresh = {
            spelling.replace(a, b)
            for spelling in fresh
            for pair in _OF_MEMORY
            for a, b in (pair, pair[::-1])
            if a in spelling
        }
        fresh -= reached
        reached |= fresh
    return (aliases | reached) - {name}
