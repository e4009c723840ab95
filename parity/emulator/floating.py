"""More of the table: fp64, the parts of a float, conversions with scales or rounding of their own.

`semantics.py` explains the lines.
"""

from parity.emulator.operation import Operation, make_operation

_TABLE = {
    "v_rcp_f64": ("f64 = f64", "moved_f64(m, 1.0 / a)"),
    "v_sqrt_f64": ("f64 = f64", "moved_f64(m, __builtin_sqrt(a))"),
    "v_rsq_f64": ("f64 = f64", "moved_f64(m, 1.0 / __builtin_sqrt(a))"),
    "v_rndne_f64": ("f64 = f64", "__builtin_rint(a)"),
    "v_fract_f64": ("f64 = f64", "a - __builtin_floor(a)"),
    "v_ldexp_f64": ("f64 = f64 i32", "ldexp_f64(a, b)"),
    "v_maximum_f64": ("f64 = f64 f64", "maximum(a, b)"),
    "v_minimum_f64": ("f64 = f64 f64", "minimum(a, b)"),
    "v_div_fmas_f64": ("f64 = f64 f64 f64 mask", "div_fmas_f64(a, b, c, d)"),
    "v_div_fixup_f64": ("f64 = f64 f64 f64", "div_fixup_f64(a, b, c)"),
    "v_trig_preop_f64": ("f64 = f64 u32", "bits_of_two_over_pi(a, b)"),
    "v_frexp_exp_i32_f64": ("i32 = f64", "frexp_exponent(a)"),
    "v_frexp_mant_f64": ("f64 = f64", "frexp_mantissa(a)"),
    "v_frexp_exp_i32_f32": ("i32 = f32", "frexp_exponent(a)"),
    "v_frexp_mant_f32": ("f32 = f32", "(f32)frexp_mantissa(a)"),
    "v_frexp_exp_i16_f16": ("i16 = f16", "frexp_exponent(a)"),
    "v_frexp_mant_f16": ("f16 = f16", "(f32)frexp_mantissa(a)"),
    "v_fract_f32": ("f32 = f32", "a - __builtin_floorf(a)"),
    "v_fract_f16": ("f16 = f16", "a - __builtin_floorf(a)"),
    "v_ldexp_f16": ("f16 = f16 i16", "ldexp_f32(a, b)"),
    "v_div_fixup_f16": ("f16 = f16 f16 f16", "div_fixup_f16(a, b, c)"),
    "v_fmaak_f16": ("f16 = f16 f16 f16", "fma_f16(a, b, c)"),
    "v_fmamk_f16": ("f16 = f16 f16 f16", "fma_f16(a, b, c)"),
    "v_maximum_f16": ("f16 = f16 f16", "maximum(a, b)"),
    "v_minimum_f16": ("f16 = f16 f16", "minimum(a, b)"),
    "v_maximum3_f16": ("f16 = f16 f16 f16", "maximum(maximum(a, b), c)"),
    "v_minimum3_f16": ("f16 = f16 f16 f16", "minimum(minimum(a, b), c)"),
    "v_maxmin_num_f16": ("f16 = f16 f16 f16", "min_num(max_num(a, b), c)"),
    "v_minmax_num_f16": ("f16 = f16 f16 f16", "max_num(min_num(a, b), c)"),
    **{
        f"v_{name}_{kind}": (f"{kind} = {kind} {kind} {kind}", body)
        for kind in ("f16", "f32")
        for name, body in (
            ("maximumminimum", "minimum(maximum(a, b), c)"),
            ("minimummaximum", "maximum(minimum(a, b), c)"),
        )
    },
    "v_mul_dx9_zero_f32": ("f32 = f32 f32", "a == 0 || b == 0 ? 0 : a * b"),
    "v_fma_dx9_zero_f32": ("f32 = f32 f32 f32", "a == 0 || b == 0 ? c : __builtin_fmaf(a, b, c)"),
    "v_cvt_floor_i32_f32": ("i32 = f32", "cvt_i32(__builtin_floorf(a))"),
    "v_cvt_nearest_i32_f32": ("i32 = f32", "cvt_i32(__builtin_floorf(a + 0.5f))"),
    "v_cvt_off_f32_i4": ("f32 = u32", "(f32)((i32)(a << 28) >> 28) / 16"),
    "v_cvt_norm_i16_f16": ("i16 = f16", "to_norm(a, 32767, -1)"),
    "v_cvt_norm_u16_f16": ("u16 = f16", "(u32)to_norm(a, 65535, 0)"),
    **{
        f"v_cvt_pk_norm_{sign}16_{kind}": (
            f"u32 = {kind} {kind}",
            f"(to_norm(a, {most}, {least}) & 0xffff) | (u32)to_norm(b, {most}, {least}) << 16",
        )
        for kind in ("f16", "f32")
        for sign, most, least in (("i", 32767, -1), ("u", 65535, 0))
    },
    "v_cvt_pk_i16_f32": ("u32 = f32 f32", "pair_i16(cvt_i32(a), cvt_i32(b))"),
    "v_cvt_pk_u16_f32": ("u32 = f32 f32", "min_u32(cvt_u32(a), 65535) | min_u32(cvt_u32(b), 65535) << 16"),
    "v_cvt_pk_u8_f32": ("u32 = f32 u32 u32", "(c & ~(255u << 8 * (b & 3))) | min_u32(cvt_u32(a), 255) << 8 * (b & 3)"),
    "v_cvt_f32_bf16": ("f32 = bf16", "a"),
    **{
        f"v_cube{name}_f32": (
            "f32 = f32 f32 f32",
            f"longest_axis(a, b, c) == 2 ? {of_z} : longest_axis(a, b, c) == 1 ? {of_y} : {of_x}",
        )
        for name, of_z, of_y, of_x in (
            ("id", "4 + (c < 0)", "2 + (b < 0)", "(a < 0)"),
            ("sc", "(c < 0 ? -a : a)", "a", "(a < 0 ? c : -c)"),
            ("tc", "-b", "(b < 0 ? -c : c)", "-b"),
            ("ma", "2 * c", "2 * b", "2 * a"),
        )
    },
    "v_cvt_sr_fp8_f32": ("u32 = f32 u32", "to_fp8(add_to_mantissa(a, b >> 12), FP8, m->fnuz)"),
    "v_cvt_sr_bf8_f32": ("u32 = f32 u32", "to_fp8(add_to_mantissa(a, b >> 11), BF8, m->fnuz)"),
}


def _scaled() -> dict[str, tuple[str, str]]:
    """gfx950's conversions between the small formats and wider ones, with a power of two as scale."""
    made = {}
    wide = {"f32": "bits_f32", "f16": "f16_bits", "bf16": "bf16_bits"}
    for small, kind in (("fp8", "FP8"), ("bf8", "BF8")):
        made[f"v_cvt_scalef32_f32_{small}"] = ("f32 = u8 f32", f"from_fp8(a, {kind}, 0) * power_of(b)")
        made[f"v_cvt_scalef32_f16_{small}"] = ("f16 = u8 f32", f"from_fp8(a, {kind}, 0) * power_of(b)")
        low, high = (f"(f32)(from_fp8({byte}, {kind}, 0) * power_of(b))" for byte in ("a & 255", "a >> 8"))
        made[f"v_cvt_scalef32_pk_f32_{small}"] = ("u64 = u16 f32", f"pair_f32({low}, {high})")
        for to in ("f16", "bf16"):
            made[f"v_cvt_scalef32_pk_{to}_{small}"] = ("u32 = u16 f32", f"{wide[to]}({low}) | {wide[to]}({high}) << 16")
        two = f"to_fp8((f32)({{}} / power_of({{}})), {kind}, 0)"
        made[f"v_cvt_scalef32_pk_{small}_f32"] = (
            "h16 = f32 f32 f32",
            f"{two.format('a', 'c')} | {two.format('b', 'c')} << 8",
        )
        for source in ("f16", "bf16"):
            first, second = two.format(f"as_{source}(a & 0xffff)", "b"), two.format(f"as_{source}(a >> 16)", "b")
            made[f"v_cvt_scalef32_pk_{small}_{source}"] = ("h16 = u32 f32", f"{first} | {second} << 8")
    low, high = (f"(f32)(from_fp4({half}) * power_of(b))" for half in ("a & 15", "a >> 4"))
    made["v_cvt_scalef32_pk_f32_fp4"] = ("u64 = u8 f32", f"pair_f32({low}, {high})")
    for to in ("f16", "bf16"):
        made[f"v_cvt_scalef32_pk_{to}_fp4"] = ("u32 = u8 f32", f"{wide[to]}({low}) | {wide[to]}({high}) << 16")
    return made


def floating() -> dict[str, Operation]:
    return {name: make_operation("vector", *entry) for name, entry in (_TABLE | _scaled()).items()}
