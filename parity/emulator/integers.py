"""More of the table: 16-bit and saturating integers, sums of differences, dot products.

`semantics.py` explains the lines. `name:clamp` is what an instruction does with the modifier `clamp`, where that is
more than to keep a float within 0 and 1.
"""

from parity.emulator.operation import Operation, make_operation

_TABLE = {
    "v_add_nc_i16": ("i16 = i16 i16", "a + b"),
    "v_sub_nc_i16": ("i16 = i16 i16", "a - b"),
    "v_add_nc_i32": ("u32 = u32 u32", "a + b"),
    "v_sub_nc_i32": ("u32 = u32 u32", "a - b"),
    "v_mad_i16": ("u16 = u16 u16 u16", "(u32)a * b + c"),
    "v_mad_i32_i16": ("u32 = i16 i16 u32", "(u32)((i32)a * b) + c"),
    "v_mad_u32_u16": ("u32 = u16 u16 u32", "(u32)a * b + c"),
    **{
        f"v_{name}_{kind}16": (f"{kind}16 = {kind}16 {kind}16 {kind}16", body.replace("K", f"{kind}32"))
        for kind in "iu"
        for name, body in (
            ("min3", "min_K(min_K(a, b), c)"),
            ("max3", "max_K(max_K(a, b), c)"),
            ("med3", "max_K(min_K(a, b), min_K(max_K(a, b), c))"),
        )
    },
    "v_sad_u8": ("u32 = u32 u32 u32", "differences(a, b, 0) + c"),
    "v_sad_hi_u8": ("u32 = u32 u32 u32", "(differences(a, b, 0) << 16) + c"),
    "v_msad_u8": ("u32 = u32 u32 u32", "differences(a, b, 1) + c"),
    "v_sad_u16": ("u32 = u32 u32 u32", "distance(a & 0xffff, b & 0xffff) + distance(a >> 16, b >> 16) + c"),
    "v_lerp_u8": ("u32 = u32 u32 u32", "lerp_u8(a, b, c)"),
    "v_cvt_pk_i16_i32": ("u32 = i32 i32", "pair_i16(a, b)"),
    "v_cvt_pk_u16_u32": ("u32 = u32 u32", "min_u32(a, 65535) | min_u32(b, 65535) << 16"),
    "v_sat_pk_u8_i16": ("u16 = u32", "within((i16)a, 0, 255) | within((i16)(a >> 16), 0, 255) << 8"),
    "v_ashr_pk_i8_i32": ("h16 = i32 i32 u32", "pair_i8(a >> (c & 31), b >> (c & 31))"),
    "v_ashr_pk_u8_i32": ("h16 = i32 i32 u32", "within(a >> (c & 31), 0, 255) | within(b >> (c & 31), 0, 255) << 8"),
    "v_prng_b32": ("u32 = u32", "a << 1 ^ (a >> 31 ? 197u : 0)"),
}
_CLAMPED = {
    "v_add_nc_u32": ("u32 = u32 u32", "a + b < a ? ~0u : a + b"),
    "v_sub_nc_u32": ("u32 = u32 u32", "a < b ? 0 : a - b"),
    "v_subrev_nc_u32": ("u32 = u32 u32", "b < a ? 0 : b - a"),
    "v_add_nc_u16": ("u16 = u16 u16", "min_u32((u32)a + b, 65535)"),
    "v_sub_nc_u16": ("u16 = u16 u16", "a < b ? 0 : a - b"),
    "v_add_nc_i32": ("i32 = i32 i32", "to_i32((i64)a + b)"),
    "v_sub_nc_i32": ("i32 = i32 i32", "to_i32((i64)a - b)"),
    "v_add_nc_i16": ("i16 = i16 i16", "within(a + b, -32768, 32767)"),
    "v_sub_nc_i16": ("i16 = i16 i16", "within(a - b, -32768, 32767)"),
    "v_mad_u16": ("u16 = u16 u16 u16", "(u32)((u64)a * b + c > 65535 ? 65535 : (u32)a * b + c)"),
    "v_mad_i16": ("i16 = i16 i16 i16", "(i32)within_64((i64)a * b + c, -32768, 32767)"),
    "v_mad_u32_u16": ("u32 = u16 u16 u32", "to_u32((u64)a * b + c)"),
    "v_mad_i32_i16": ("i32 = i16 i16 i32", "to_i32((i64)a * b + c)"),
    "v_mad_u32_u24": ("u32 = u32 u32 u32", "to_u32((u64)(a & 0xffffff) * (b & 0xffffff) + c)"),
    "v_mad_i32_i24": ("i32 = i32 i32 i32", "to_i32((i64)sext24(a) * sext24(b) + c)"),
    "v_sad_u32": ("u32 = u32 u32 u32", "to_u32((u64)distance(a, b) + c)"),
}
_PACKED_CLAMPED = {
    "v_pk_add_u16": ("u16 = u16 u16", "min_u32((u32)a + b, 65535)"),
    "v_pk_sub_u16": ("u16 = u16 u16", "a < b ? 0 : a - b"),
    "v_pk_add_i16": ("i16 = i16 i16", "within(a + b, -32768, 32767)"),
    "v_pk_sub_i16": ("i16 = i16 i16", "within(a - b, -32768, 32767)"),
    "v_pk_mad_u16": ("u16 = u16 u16 u16", "(u32)((u64)a * b + c > 65535 ? 65535 : (u32)a * b + c)"),
    "v_pk_mad_i16": ("i16 = i16 i16 i16", "(i32)within_64((i64)a * b + c, -32768, 32767)"),
}


def _dots() -> dict[str, Operation]:
    """Dot products of the parts of two registers, added to a third or to the destination."""
    made = {}
    signs = {"i": "1, 1", "u": "0, 0", "iu": "!!(A.modifiers & NEGATE), !!(B.modifiers & NEGATE)"}
    for bits in (4, 8, 16):
        count, pairs = 32 // bits, [("i", f"i{bits}"), ("u", f"u{bits}"), ("iu", f"iu{bits}")]
        for sign, name in pairs:
            wide = "u32" if sign == "u" else "i32"
            total = f"dot_integers(a, b, {bits}, {signs[sign]})"
            if sign != "iu" or bits < 16:
                made[f"v_dot{count}_{wide}_{name}"] = Operation(
                    "dot", "u32", ("u32", "u32", "u32"), f"(u32){total} + c"
                )
                clamped = f"to_{wide}({'(u64)c' if sign == 'u' else '(i64)(i32)c'} + {total})"
                made[f"v_dot{count}_{wide}_{name}:clamp"] = Operation(
                    "dot", "u32", ("u32", "u32", "u32"), f"(u32){clamped}"
                )
            if sign == "i":
                made[f"v_dot{count}c_i32_{name}"] = Operation(
                    "accumulate", "u32", ("u32", "u32"), f"(u32){total} + old"
                )
    for kind in ("f16", "bf16"):
        low, high = f"in_{kind}(m, &A, l) * in_{kind}(m, &B, l)", f"high_{kind}(m, &A, l) * high_{kind}(m, &B, l)"
        made[f"v_dot2_f32_{kind}"] = Operation(
            "dot", "f32", ("u32", "u32", "f32"), f"add_two(m, exec >> l, c, {low}, {high})"
        )
        made[f"v_dot2_{kind}_{kind}"] = Operation(
            "dot", kind, ("u32", "u32", kind), f"add_two(m, exec >> l, c, {low}, {high})"
        )
        parts = [f"as_{kind}({x}{part})" for x in "ab" for part in (" & 0xffff", " >> 16")]
        body = f"add_two(m, exec >> l, old, {parts[0]} * {parts[2]}, {parts[1]} * {parts[3]})"
        made[f"v_dot2c_f32_{kind}"] = Operation("accumulate", "f32", ("u32", "u32"), body)
    for a in ("fp8", "bf8"):
        for b in ("fp8", "bf8"):
            body = f"dot_fp8(c, a, b, {a.upper()}, {b.upper()})"
            made[f"v_dot4_f32_{a}_{b}"] = Operation("dot", "f32", ("u32", "u32", "f32"), body)
    return made


def integers() -> dict[str, Operation]:
    made = {name: make_operation("vector", *entry) for name, entry in _TABLE.items()}
    made |= {f"{name}:clamp": make_operation("vector", *entry) for name, entry in _CLAMPED.items()}
    made |= {f"{name}:clamp": make_operation("packed", *entry) for name, entry in _PACKED_CLAMPED.items()}
    return made | _dots()
