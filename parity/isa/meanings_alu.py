"""What AMD's arithmetic instructions do: clauses to which `meanings.py` adds for whom.

`v_` works in each lane, `s_` and `v_s_` once for the wave. The rules of `grammar.py` hold.
"""

from parity.isa.grammar import Grammar, Rules

_MOVES: Rules = (
    ("[vs]_mov_<b>", "copies a {b}"),
    ("v_accvgpr_read(_b32)?", "copies a 32-bit value from an accumulation register to a vector register"),
    ("v_accvgpr_write(_b32)?", "copies a 32-bit value to an accumulation register"),
    ("v_accvgpr_mov_b32", "copies a 32-bit value between accumulation registers"),
    ("s_movk_i32", "copies a 16-bit constant, sign-extended to 32 bits"),
    ("v_swap_<b>", "swaps two {b}s"),
    ("v_swaprel_b32", "swaps two 32-bit values in registers that are numbered relative to M0"),
    ("[vs]_movrels_<b>", "copies a {b} from a register that is numbered relative to M0"),
    ("[vs]_movreld_<b>", "copies a {b} to a register that is numbered relative to M0"),
    ("[vs]_movrelsd(_2)?_b32", "copies a 32-bit value between registers that are numbered relative to M0"),
    ("v_cndmask_<b>", "picks one of two {b}s by a bit of a mask"),
    ("s_cselect_<b>", "picks one of two {b}s by SCC"),
    ("s_cmov_<b>", "copies a {b} if SCC is 1"),
    ("s_cmovk_i32", "copies a 16-bit constant, sign-extended to 32 bits, if SCC is 1"),
    ("v_perm_b32", "picks each byte of a register from the eight bytes of two others"),
    ("v_pack_b32_f16", "packs two fp16 numbers into one register"),
    ("s_pack_<first:h><second:h>_b32_b16", "packs the {first} half of one register and the {second} of another"),
    ("v_pk_mov_b32", "copies one register of each of two pairs to a pair"),
)
_BITS: Rules = (
    ("[vs]_<bitwise>_<b>", "takes the bitwise {bitwise} of two {b}s"),
    ("[vs]_not_<b>", "inverts every bit of a {b}"),
    ("s_(andn2|and_not1)_<b>", "takes the bitwise AND of a {b} and the inverse of another"),
    ("s_(orn2|or_not1)_<b>", "takes the bitwise OR of a {b} and the inverse of another"),
    ("v_and_or_b32", "takes the bitwise AND of two 32-bit values, and its OR with a third"),
    ("v_<bitwise>3_b32", "takes the bitwise {bitwise} of three 32-bit values"),
    ("v_xad_u32", "takes the bitwise XOR of two 32-bit values and adds a third"),
    ("v_bitop3_<b>", "combines three {b}s bit by bit, by the instruction's truth table"),
    ("v_bfi_b32", "merges two 32-bit values, taking each bit from the one that a mask names"),
    ("[vs]_bfe_<i>", "extracts a field of bits as a {i}"),
    ("[vs]_bfm_<b>", "makes a mask of a number of ones at a position"),
    ("(v_bfrev|s_brev)_<b>", "reverses the order of the bits of a {b}"),
    ("v_bcnt_u32_b32", "counts the ones of a 32-bit value and adds to another operand"),
    ("s_bcnt0_i32_<b>", "counts the zeros of a {b}"),
    ("s_bcnt1_i32_<b>", "counts the ones of a {b}"),
    ("(v|s)_(ffbh|clz_i32|flbit_i32)_(u32|u64|b32|b64)", "counts the zeros before the highest one of an integer"),
    ("(v|s)_(ffbl|ctz_i32|ff1_i32)_<b>", "finds the position of the lowest one of a {b}"),
    ("s_ff0_i32_<b>", "finds the position of the lowest zero of a {b}"),
    ("(v_ffbh_i32|[vs]_cls_i32(_i64)?|s_flbit_i32(_i64)?)", "counts the bits at the top that equal the sign"),
    ("s_bitset0_<b>", "sets one bit of a {b} to 0"),
    ("s_bitset1_<b>", "sets one bit of a {b} to 1"),
    ("s_bitreplicate_b64_b32", "repeats every bit of a 32-bit value twice"),
    ("s_quadmask_<b>", "makes one bit of every four: whether any of them is 1"),
    ("s_wqm_<b>", "sets all bits of every group of four in which any is 1"),
    ("v_lshlrev_<b>", "shifts a {b} left, by the first operand"),
    ("v_lshrrev_<b>", "shifts a {b} right, filling with zeros, by the first operand"),
    ("v_ashrrev_<i>", "shifts a {i} right, filling with its sign, by the first operand"),
    ("s_lshl_<b>", "shifts a {b} left"),
    ("s_lshr_<b>", "shifts a {b} right, filling with zeros"),
    ("s_ashr_<i>", "shifts a {i} right, filling with its sign"),
    ("v_lshl_or_b32", "shifts a 32-bit value left and takes the bitwise OR with another"),
    ("v_lshl_add_<i>", "shifts a {i} left and adds another"),
    ("v_add_lshl_u32", "adds two unsigned 32-bit integers and shifts the sum left"),
    ("s_lshl<count:count>_add_u32", "shifts an unsigned 32-bit integer left by {count} bits and adds another"),
    ("s_lshl1_add_u32", "shifts an unsigned 32-bit integer left by one bit and adds another"),
    ("s_lshl3_add_u32", "shifts an unsigned 32-bit integer left by three bits and adds another"),
    ("v_alignbit_b32", "shifts a pair of registers right as 64 bits and keeps the low half"),
    ("v_alignbyte_b32", "shifts a pair of registers right as 64 bits, by whole bytes, and keeps the low half"),
)
_INTEGERS: Rules = (
    ("v_add_co_u32", "adds two unsigned 32-bit integers, writing the carries to a mask"),
    ("v_sub_co_u32", "subtracts the second of two unsigned 32-bit integers from the first, writing borrows to a mask"),
    ("[vs]_add(_nc|_co)?_<n>", "adds two {n}s"),
    ("[vs]_sub(_nc|_co)?_<n>", "subtracts the second of two {n}s from the first"),
    ("v_subrev(_nc)?_<n>", "subtracts the first of two {n}s from the second"),
    (
        "v_subrev_co_u32",
        "subtracts the first of two unsigned 32-bit integers from the second, writing borrows to a mask",
    ),
    ("v_(addc_co|add_co_ci)_u32", "adds two unsigned 32-bit integers and a carry, writing the new carries to a mask"),
    (
        "v_(subb_co|sub_co_ci)_u32",
        "subtracts an unsigned 32-bit integer and a borrow from another, writing the new borrows to a mask",
    ),
    (
        "v_(subbrev_co|subrev_co_ci)_u32",
        "subtracts the first of two unsigned 32-bit integers and a borrow from the second, writing borrows to a mask",
    ),
    ("s_(addc|add_co_ci)_u32", "adds two unsigned 32-bit integers and a carry"),
    ("s_(subb|sub_co_ci)_u32", "subtracts an unsigned 32-bit integer and a borrow from another"),
    ("v_add3_u32", "adds three unsigned 32-bit integers"),
    ("s_addk(_co)?_i32", "adds a 16-bit constant to a signed 32-bit integer"),
    ("s_mulk_i32", "multiplies a signed 32-bit integer by a 16-bit constant, keeping the low half"),
    ("[vs]_mul(_lo)?_<i>", "multiplies two {i}s, keeping the low half"),
    ("[vs]_mul_hi_<i>", "multiplies two {i}s, keeping the high half"),
    ("v_mul_[iu]32_<i24>", "multiplies two {i24}s, keeping the low 32 bits"),
    ("v_mul_hi_[iu]32_<i24>", "multiplies two {i24}s, keeping the bits from bit 32 up"),
    ("v_mad_[iu]32_<i24>", "multiplies two {i24}s and adds a 32-bit one"),
    ("v_mad(_legacy)?_<i>", "multiplies two {i}s and adds a third"),
    ("v_mad(_co|_nc)?_<to:i>_<i>", "multiplies two {i}s and adds a {to}"),
    ("s_abs_i32", "takes the absolute value of a signed 32-bit integer"),
    ("s_absdiff_i32", "takes the absolute difference of two signed 32-bit integers"),
    ("s_sext_i32_<sign>", "sign-extends the low {sign} to 32"),
    ("v_sad_u8", "sums the absolute differences of four pairs of unsigned bytes, and adds a third operand"),
    (
        "v_sad_hi_u8",
        "adds the absolute differences of four pairs of unsigned bytes to the high half of a third operand",
    ),
    (
        "v_msad_u8",
        "sums the absolute differences of those byte pairs whose second is not zero, and adds a third operand",
    ),
    ("v_sad_u16", "sums the absolute differences of two pairs of unsigned 16-bit integers, and adds a third operand"),
    ("v_sad_u32", "adds the absolute difference of two unsigned 32-bit integers to a third"),
    ("v_m?qsad_(pk_u16|u32)_u8", "sums absolute differences of unsigned bytes at four neighbouring positions"),
    ("v_lerp_u8", "averages four pairs of unsigned bytes, rounding each as a third operand says"),
    ("v_sat_pk_u8_i16", "limits two signed 16-bit integers to unsigned bytes and packs them"),
    ("v_ashr_pk_i8_i32", "shifts two signed 32-bit integers right, limits them to signed bytes and packs them"),
    ("v_ashr_pk_u8_i32", "shifts two signed 32-bit integers right, limits them to unsigned bytes and packs them"),
    ("v_prng_b32", "makes the next pseudo-random 32-bit value from the last"),
)
_EITHER: Rules = (
    ("[vs]_<of_two>_<n>", "takes the {of_two} of two {n}s"),
    ("[vs]_<or_nan>_<f>", "takes the {or_nan} of two {f}s, or NaN if one is NaN"),
    ("v_<of_three>_<n>", "takes the {of_three} of three {n}s"),
    ("v_<or_nan3>_<f>", "takes the {or_nan3} of three {f}s, or NaN if one is NaN"),
    ("v_maxmin(_num)?_<n>", "takes the smaller of a third {n} and the larger of two"),
    ("v_minmax(_num)?_<n>", "takes the larger of a third {n} and the smaller of two"),
    ("v_maximumminimum_<f>", "takes the smaller of a third {f} and the larger of two, or NaN if one is NaN"),
    ("v_minimummaximum_<f>", "takes the larger of a third {f} and the smaller of two, or NaN if one is NaN"),
)
_FLOATS: Rules = (
    ("[vs]_mul_<f>", "multiplies two {f}s"),
    ("v_mul_(legacy|dx9_zero)_f32", "multiplies two fp32 numbers, zero times anything being zero"),
    ("v_mullit_f32", "multiplies two fp32 numbers, with the special cases of a lighting formula"),
    ("v_fma_<f>", "multiplies two {f}s and adds a third, rounding once"),
    ("v_fma_legacy_f16", "multiplies two fp16 numbers and adds a third, rounding once"),
    (
        "v_(fma_legacy|fma_dx9_zero|mad_legacy)_f32",
        "multiplies two fp32 numbers and adds a third, zero times anything being zero",
    ),
    ("[vs]_fmac_<f>", "adds the product of two {f}s to the result, rounding once"),
    (
        "v_(fmac_legacy|fmac_dx9_zero|mac_legacy)_f32",
        "adds the product of two fp32 numbers to the result, zero times anything being zero",
    ),
    ("[vs]_fmaak_<f>", "multiplies two {f}s and adds a constant, rounding once"),
    ("[vs]_fmamk_<f>", "multiplies a {f} by a constant and adds another, rounding once"),
    ("v_mad_<f>", "multiplies two {f}s and adds a third"),
    ("v_mad_legacy_f16", "multiplies two fp16 numbers and adds a third"),
    ("v_mac_<f>", "adds the product of two {f}s to the result"),
    ("v_madak_<f>", "multiplies two {f}s and adds a constant"),
    ("v_madmk_<f>", "multiplies a {f} by a constant and adds another"),
    ("v_(fma|mad)_mix_f32", "multiplies two numbers and adds a third, fp16 or fp32 each, with an fp32 result"),
    (
        "v_(fma|mad)_mix<half>_f16",
        "multiplies two numbers and adds a third, fp16 or fp32 each, with an fp16 result in a register's {half} half",
    ),
    ("(v|v_s)_rcp_<f>", "approximates the reciprocal of a {f}"),
    ("v_rcp_iflag_f32", "approximates the reciprocal of an fp32 number, for the division of integers"),
    ("(v|v_s)_sqrt_<f>", "approximates the square root of a {f}"),
    ("(v|v_s)_rsq_<f>", "approximates the reciprocal square root of a {f}"),
    ("(v|v_s)_exp(_legacy)?_<f>", "approximates 2 to the power of a {f}"),
    ("(v|v_s)_log(_legacy)?_<f>", "approximates the base-2 logarithm of a {f}"),
    ("v_sin_<f>", "approximates the sine of a {f} that counts full turns"),
    ("v_cos_<f>", "approximates the cosine of a {f} that counts full turns"),
    ("v_tanh_<f>", "approximates the hyperbolic tangent of a {f}"),
    ("[vs]_floor_<f>", "rounds a {f} down to a whole number"),
    ("[vs]_ceil_<f>", "rounds a {f} up to a whole number"),
    ("[vs]_trunc_<f>", "rounds a {f} toward zero to a whole number"),
    ("[vs]_rndne_<f>", "rounds a {f} to the nearest whole number, halves to an even one"),
    ("v_fract_<f>", "takes the part of a {f} behind the point"),
    ("v_frexp_exp_i(16|32)_<f>", "extracts the exponent of a {f} as an integer"),
    ("v_frexp_mant_<f>", "extracts the mantissa of a {f}"),
    ("v_ldexp_<f>", "multiplies a {f} by 2 to the power of an integer"),
    ("v_div_scale_<f>", "scales an operand of a division of {f}s, so that its steps neither overflow nor underflow"),
    ("v_div_fmas_<f>", "multiplies two {f}s and adds a third, undoing a division's scaling"),
    ("v_div_fixup(_legacy)?_<f>", "puts right the special cases of a division of {f}s, such as by zero"),
    ("v_trig_preop_f64", "looks up bits of 2/pi, which reduce a large angle"),
    ("v_cubeid_f32", "finds the face of a cube map that three coordinates point to"),
    ("v_cube[st]c_f32", "computes a texture coordinate on a cube map's face"),
    ("v_cubema_f32", "computes twice the longest of three cube map coordinates"),
    ("v_interp_p(1|10|2)(_rtz)?(_f16)?_f32", "computes a step of interpolating a pixel's attribute"),
)
_DOTS: Rules = (
    ("v_dot<count>_<to:n>_<part>", "multiplies {count} pairs of {part}s and adds the products to a {to}"),
    ("v_dot<count>(c|acc)_[fiu]32_<part>", "adds the products of {count} pairs of {part}s to a 32-bit result"),
    (
        "v_dot4_f32_<first:small>_<second:small>",
        "multiplies four {first}s by {second}s and adds the products to an fp32 number",
    ),
)
_CONVERSIONS: Rules = (
    ("[vs]_cvt_<to:f>_<n>", "converts a {n} to a {to}"),
    ("[vs]_cvt_<to:i>_<f>", "converts a {f} to a {to}, rounding toward zero"),
    ("v_cvt_<to:i>_<i>", "converts a {i} to a {to}"),
    ("v_cvt_<to:f>_<small>", "converts a {small} to a {to}"),
    ("s_cvt_hi_f32_f16", "converts the fp16 number in a register's high half to an fp32 number"),
    ("v_cvt_f32_ubyte[0-3]", "converts one unsigned byte of a register to an fp32 number"),
    ("v_cvt_(flr|floor)_i32_f32", "converts an fp32 number to a signed 32-bit integer, rounding down"),
    (
        "v_cvt_(rpi|nearest)_i32_f32",
        "converts an fp32 number to a signed 32-bit integer, rounding to nearest, halves up",
    ),
    ("v_cvt_off_f32_i4", "converts a signed 4-bit integer to an fp32 number, divided by 16"),
    ("v_cvt_norm_<to:i>_f16", "converts an fp16 number up to 1 to a {to} of the full range"),
    ("v_cvt_pk_?norm_<to:i>_<f>", "converts two {f}s up to 1 to {to}s of the full range and packs them"),
    ("[vs]_cvt_pk_?rtz_f16_f32", "converts two fp32 numbers to fp16 numbers, rounding toward zero, and packs them"),
    ("v_cvt_pk_<to:f>_<f>", "converts two {f}s to {to}s and packs them"),
    ("v_cvt_pk_<to:small>_<f>", "converts two {f}s to {to}s and packs them"),
    ("v_cvt_pk_<to:f>_<small>", "converts two {small}s to {to}s"),
    ("v_cvt_pk_<to:i>_<n>", "converts two {n}s to {to}s, limiting them, and packs them"),
    ("v_cvt_pk(accum)?_u8_f32", "converts an fp32 number to an unsigned byte, and puts it into one byte of a register"),
    ("v_cvt_sr_<to:small>_<f>", "converts a {f} to a {to}, rounding by random bits"),
    ("v_cvt_sr_<to:f>_f32", "converts an fp32 number to a {to}, rounding by random bits"),
    ("v_cvt_sr_pk_<to:f>_f32", "converts two fp32 numbers to {to}s, rounding by random bits, and packs them"),
    ("v_cvt_scalef32_<to:n>_<small>", "converts a {small} to a {to}, multiplied by a power of two"),
    ("v_cvt_scalef32_<packs>_<to:f>_<small>", "converts {packs} {small}s to {to}s, multiplied by a power of two"),
    ("v_cvt_scalef32_<packs>_<to:small>_<f>", "converts {packs} {f}s to {to}s, divided by a power of two"),
    (
        "v_cvt_scalef32_sr_<to:small>_<f>",
        "converts a {f} to a {to}, divided by a power of two and rounded by random bits",
    ),
    (
        "v_cvt_scalef32_sr_<packs>_<to:small>_<f>",
        "converts {packs} {f}s to {to}s, divided by a power of two and rounded by random bits",
    ),
)

ALU = Grammar(_MOVES + _BITS + _INTEGERS + _EITHER + _FLOATS + _DOTS + _CONVERSIONS)

# What a packed instruction does twice: the operation and its type.
PACKED = (
    r"v_pk_(add|sub|mul|mul_lo|fma|fmac|mad|lshlrev|lshrrev|ashrrev|(?:min|max)(?:_num|3|3_num)?|(?:min|max)imum3?)"
    r"_(f16|bf16|i16|u16|b16|f32)"
)

# What can be half of a VOPD pair.
DUAL = (
    r"v_dual_((?:fmac|fmaak|fmamk|mul|mul_dx9_zero|add|sub|subrev|(?:min|max)(?:_num)?)_f32|(?:mov|cndmask|lshlrev|and)_b32"
    r"|add_nc_u32|dot2(?:c|acc)_f32_b?f16)"
)

# What SCC, the scalar condition bit, says after a scalar instruction.
SETS_SCC = Grammar(
    (
        ("s_(add|addc|add_co|add_co_ci)_u32", "is the carry"),
        ("s_(sub|subb|sub_co|sub_co_ci)_u32", "is the borrow"),
        ("s_((add|sub|addk)(_co)?_i32|lshl[1-4]_add_u32)", "tells whether that overflows"),
        (
            "s_(<bitwise>|not|andn2|orn2|and_not1|or_not1|lshl|lshr|quadmask|wqm)_<b>",
            "tells whether the result is not zero",
        ),
        ("s_(ashr_<i>|bfe_<field:i>|bcnt[01]_i32_<b>|abs_i32|absdiff_i32)", "tells whether the result is not zero"),
    )
)
