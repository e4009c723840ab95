"""What AMD's pseudocode cannot judge of floating point: parts of floats, fp64 division, rounding of its own, MODE.

The judges are exact fractions, NumPy and Python's `math`.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from builds import ENGINE
from numpy.typing import NDArray
from pseudocode import rounded
from snippets import execute, step
from test_user_kernels import FAMILIES, compile_hip

from parity.arch import get_arch
from parity.emulator.machine import Kernel, Launch, Memory
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.running import run
from parity.isa.parse import parse
from parity.records import KernelArgument

ARCHS = ("gfx1151", "gfx1201", "gfx950")
FORMATS: dict[str, Any] = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16}
RNG = np.random.default_rng(7)
SPECIAL = [0.0, -0.0, math.inf, -math.inf, math.nan, 1.0, -1.0, 0.5, -2.0, 3.0]


def numbers(kind: str, count: int = 256) -> NDArray[Any]:
    """Special numbers, the ends of the format, subnormal ones, and any bits."""
    dtype = np.dtype(FORMATS[kind])
    finfo: Any = ml_dtypes.finfo  # untyped
    info = finfo(dtype)
    least = [float(info.smallest_subnormal), float(info.tiny), float(info.max)]
    ends = np.array([*SPECIAL, *least, *(-x for x in least), least[1] - least[0]]).astype(dtype)
    tiny = RNG.integers(1, 1 << info.nmant, 40).astype(f"u{dtype.itemsize}").view(dtype)
    bits = RNG.integers(0, 1 << 8 * dtype.itemsize, count - len(ends) - 40, np.uint64)
    return np.concatenate([ends, tiny, bits.astype(f"u{dtype.itemsize}").view(dtype)])


def computed(text: str, arch: str, result: Any, *sources: NDArray[Any]) -> NDArray[Any]:
    """An instruction of v[16:17], v[20:21], v[24:25] to v[32:33], in as many waves as it takes."""
    lanes = get_arch(arch).wave_size
    dtype = np.dtype(result)
    parts = []
    for start in range(0, len(sources[0]), lanes):
        vectors = {32: np.zeros(lanes, np.uint32), 33: np.zeros(lanes, np.uint32)}
        for number, source in enumerate(sources):
            part = np.resize(source[start : start + lanes], lanes)
            words = part.view(f"u{part.itemsize}").astype(np.uint32 if part.itemsize < 8 else np.uint64).view(np.uint32)
            for word, column in enumerate(words.reshape(lanes, -1).T):
                vectors[16 + 4 * number + word] = np.ascontiguousarray(column)
        after = step(text, arch=arch, vectors=vectors, scalars={}, read=[32, 33])
        pair = np.stack([after.vectors[32], after.vectors[33]], 1).reshape(-1)
        parts.append(pair.view(f"u{dtype.itemsize}")[:: 8 // dtype.itemsize].view(dtype))
    return np.concatenate(parts)[: len(sources[0])]


def same(actual: NDArray[Any], wanted: NDArray[Any], *given: NDArray[Any]) -> None:
    """Equal bits, or two NaNs."""
    bits = f"u{actual.itemsize}"
    equal = actual.view(bits) == np.asarray(wanted, actual.dtype).view(bits)
    if actual.dtype.kind not in "iu":
        equal |= np.isnan(actual) & np.isnan(wanted)
    assert equal.all(), [(*(x[~equal][:3] for x in given), actual[~equal][:3], np.asarray(wanted)[~equal][:3])]


def exactly(kind: str, exact: Fraction | float) -> float:
    """A number rounded once to a format."""
    if isinstance(exact, float) and (not exact or not math.isfinite(exact)):
        return exact
    letter, width = ("BF", 16) if kind == "bf16" else ("F", int(kind[1:]))
    value = rounded(Fraction(exact), letter, width)
    return value or math.copysign(0.0, exact)


def rounded_once(kind: str, exact: Sequence[Fraction | float]) -> NDArray[Any]:
    return np.array([exactly(kind, x) for x in exact]).astype(FORMATS[kind])


# ---- parts of floats


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("kind", ["f16", "f32", "f64"])
def test_the_parts_of_a_float(kind: str, arch: str) -> None:
    """Of subnormal numbers too the mantissa is from 0.5 to 1: they are parts of the number, not of its bits."""
    x = numbers(kind)
    exponent = {"f16": "i16_f16", "f32": "i32_f32", "f64": "i32_f64"}[kind]
    parts = [math.frexp(float(value)) for value in x]
    wanted = np.array([e if math.isfinite(m) else 0 for m, e in parts])
    mantissas = np.array([m for m, _ in parts]).astype(FORMATS[kind])
    at = "v16" if kind != "f64" else "v[16:17]"
    same(computed(f"v_frexp_exp_{exponent} v32, {at}", arch, np.int16 if kind == "f16" else np.int32, x), wanted, x)
    destination = "v32" if kind != "f64" else "v[32:33]"
    same(computed(f"v_frexp_mant_{kind} {destination}, {at}", arch, FORMATS[kind], x), mantissas, x)


EXPONENTS = [
    0,
    1,
    -1,
    10,
    -10,
    14,
    -24,
    53,
    -52,
    127,
    -149,
    1000,
    -1022,
    -1074,
    -1075,
    -1100,
    2046,
    -2100,
    2100,
    32767,
    -32768,
]


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("kind", ["f16", "f32", "f64"])
def test_powers_of_two_scale_and_round_once(kind: str, arch: str) -> None:
    x = np.repeat(numbers(kind, 128), 3)
    n = RNG.choice(EXPONENTS, len(x)).astype(np.int16 if kind == "f16" else np.int32)
    scaled = [
        float(a) if not a or not math.isfinite(a) else Fraction(float(a)) * Fraction(2) ** int(b)
        for a, b in zip(x, n, strict=True)
    ]
    text = {"f64": "v_ldexp_f64 v[32:33], v[16:17], v20"}.get(kind, f"v_ldexp_{kind} v32, v16, v20")
    same(computed(text, arch, FORMATS[kind], x, n), rounded_once(kind, scaled), x, n)


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("kind", ["f16", "f32", "f64"])
def test_a_number_is_of_one_class(kind: str, arch: str) -> None:
    x = numbers(kind)
    info, bits = np.finfo(FORMATS[kind]), x.view(f"u{x.itemsize}").astype(np.uint64)
    quiet = bits >> np.uint64(info.nmant - 1) & np.uint64(1)
    wanted = []
    for value, is_quiet in zip(x, quiet, strict=True):
        sign = math.copysign(1, value) < 0
        if math.isnan(value):
            wanted.append(int(is_quiet))
        elif math.isinf(value):
            wanted.append(2 if sign else 9)
        elif abs(value) >= info.tiny:
            wanted.append(3 if sign else 8)
        else:
            wanted.append((4 if sign else 7) if value else 5 if sign else 6)
    mask = "vcc" if get_arch(arch).wave_size == 64 else "vcc_lo"
    at = "v16" if kind != "f64" else "v[16:17]"
    for chosen in (np.arange(len(x)) % 10, np.array(wanted), RNG.integers(0, 10, len(x))):
        masks = (1 << chosen).astype(np.uint32)
        text = f"v_cmp_class_{kind} {mask}, {at}, v20\nv_cndmask_b32_e64 v32, 0, 1, {mask}"
        same(computed(text, arch, np.uint32, x, masks), (chosen == np.array(wanted)).astype(np.uint32), x, masks)


# ---- conversions without a formula

SIXTEENTHS = [
    0,
    1 / 16,
    2 / 16,
    3 / 16,
    4 / 16,
    5 / 16,
    6 / 16,
    7 / 16,
    -8 / 16,
    -7 / 16,
    -6 / 16,
    -5 / 16,
    -4 / 16,
    -3 / 16,
    -2 / 16,
    -1 / 16,
]


@pytest.mark.parametrize("arch", ARCHS)
def test_four_bits_as_sixteenths(arch: str) -> None:
    """The table in the prose of V_CVT_OFF_F32_I4."""
    x = np.concatenate([np.arange(16), RNG.integers(0, 1 << 32, 48)]).astype(np.uint32)
    same(computed("v_cvt_off_f32_i4 v32, v16", arch, np.float32, x), np.array(SIXTEENTHS, np.float32)[x & 15], x)


def norm(value: float, most: int, least: int) -> int:
    if math.isnan(value):
        return 0
    return round(Fraction(max(least, min(1.0, value))) * most)


@pytest.mark.parametrize("arch", ARCHS)
@pytest.mark.parametrize("kind", ["f16", "f32"])
def test_fractions_of_the_largest_integer(kind: str, arch: str) -> None:
    """To nearest even, as Vulkan and OpenGL convert to normalized integers."""
    with np.errstate(all="ignore"):
        x = np.concatenate([RNG.uniform(-1.2, 1.2, 180).astype(FORMATS[kind]), numbers(kind, 76)])
    y = x[::-1].copy()
    spelled = "v_cvt_pk_norm" if arch == "gfx1201" else "v_cvt_pknorm"
    if arch == "gfx1151":
        spelled = {"f16": "v_cvt_pk_norm", "f32": "v_cvt_pk_norm"}[kind]
    for sign, most, least in (("i", 32767, -1), ("u", 65535, 0)):
        low, high = ([norm(float(value), most, least) & 0xFFFF for value in values] for values in (x, y))
        results = computed(f"{spelled}_{sign}16_{kind} v32, v16, v20", arch, np.uint32, x, y)
        same(results, np.array([a | b << 16 for a, b in zip(low, high, strict=True)], np.uint32), x, y)
        if kind == "f16":
            same(computed(f"v_cvt_norm_{sign}16_f16 v32, v16", arch, np.uint16, x), np.array(low, np.uint16), x)


@pytest.mark.parametrize("small", ["fp8", "bf8"])
@pytest.mark.parametrize("arch", ["gfx1201", "gfx950"])
def test_stochastic_rounding_adds_to_the_mantissa(arch: str, small: str) -> None:
    """The random bits are added below the mantissa's kept bits, and nothing is carried into the exponent."""
    usual = np.concatenate([RNG.uniform(-500, 500, 150), RNG.normal(0, 1e-3, 50)])
    x = np.concatenate([usual.astype(np.float32), numbers("f32", 100)])
    noise = RNG.integers(0, 1 << 32, len(x)).astype(np.uint32)
    kind, shift = (ml_dtypes.float8_e4m3fn, 12) if small == "fp8" else (ml_dtypes.float8_e5m2, 11)
    bits = x.view(np.uint32)
    moved = (bits & 0xFF800000) | ((bits & 0x7FFFFF) + (noise >> shift) & 0x7FFFFF)
    with np.errstate(all="ignore"):
        wanted = np.where(np.isnan(x), x, moved.astype(np.uint32).view(np.float32)).astype(kind)
    for byte in range(4):
        chosen = f"byte_sel:{byte}" if arch == "gfx1201" else f"op_sel:[0,0,{byte & 1},{byte >> 1}]"
        results = computed(f"v_cvt_sr_{small}_f32 v32, v16, v20 {chosen}", arch, np.uint32, x, noise)
        assert not (results & ~np.uint32(255 << 8 * byte)).any(), "the other bytes are kept"
        finite = np.isfinite(x)  # what becomes of the random bits of a NaN or an infinity is left open
        same((results >> 8 * byte).astype(np.uint8).view(kind)[finite], wanted[finite], x[finite], noise[finite])


@pytest.mark.parametrize(
    ("arch", "kind"), [("gfx1151", "f16"), ("gfx1151", "bf16"), ("gfx1201", "f16"), ("gfx1201", "bf16")]
)
def test_dot_products_with_narrow_results(arch: str, kind: str) -> None:
    """Exact sums, because the documents round each and the hardware may not; halves and signs are chosen."""
    a, b = (RNG.integers(-7, 8, (64, 2)).astype(FORMATS[kind]) for _ in range(2))
    c = RNG.integers(-9, 10, (64, 2)).astype(FORMATS[kind])
    words = [np.ascontiguousarray(x).view(np.uint32).reshape(-1) for x in (a, b, c)]
    for signs, half, of_c in ((("", ""), 0, 0), (("-", ""), 0, 1), (("", "-"), 1, 0), (("-", "-"), 1, 1)):
        text = f"v_dot2_{kind}_{kind} v32, {signs[0]}v16, {signs[1]}v20, v24 op_sel:[0,0,{of_c},{half}]"
        products = (a.astype(int) * b.astype(int)).sum(1) * (-1) ** (len("".join(signs)))
        wanted = (c[:, of_c].astype(int) + products).astype(FORMATS[kind]).view(np.uint16).astype(np.uint32)
        same(computed(text, arch, np.uint32, *words), wanted << 16 * half, *words)


# ---- division and roots


FP64_EXPONENTS = [
    -1074,
    -1060,
    -1023,
    -1022,
    -1021,
    -1000,
    -970,
    -500,
    -1,
    0,
    1,
    500,
    767,
    768,
    900,
    1000,
    1021,
    1022,
    1023,
]
COUNT = 512
SOURCE = """
extern "C" __global__ void k(const double* a, double* o) {{
  unsigned i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  double x = a[i], y = a[i + {count}];
  o[i] = x / y;
  o[i + {count}] = __builtin_sqrt(x);
  o[i + 2 * {count}] = 1 / __builtin_sqrt(x);
  o[i + 3 * {count}] = __builtin_amdgcn_rsq(x);
  float s = (float)x, t = (float)y;
  o[i + 4 * {count}] = s / t;
  const _Float16* h = (const _Float16*)(a + 2 * {count});
  o[i + 5 * {count}] = (double)(h[i] / h[i + {count}]);
}}
"""


def doubles(count: int) -> NDArray[np.float64]:
    """Mantissas at random, exponents where division's scaling changes, and special numbers."""
    with np.errstate(all="ignore"):
        made = np.ldexp(RNG.uniform(1, 2, count) * RNG.choice([-1, 1], count), RNG.choice(FP64_EXPONENTS, count))
    made[: 4 * len(SPECIAL)] = np.resize(SPECIAL, 4 * len(SPECIAL))
    shuffled: NDArray[np.float64] = RNG.permutation(made)
    return shuffled


def compiled(folder: Path, arch: str, given: NDArray[np.float64]) -> NDArray[np.float64]:
    """What the compiled kernel leaves: rows of COUNT results."""
    assembly = parse(compile_hip(folder, SOURCE.format(count=COUNT), arch).read_text())
    arguments = (KernelArgument(0, 8, "global_buffer"), KernelArgument(8, 8, "global_buffer"))
    memory, output = Memory(), np.zeros(6 * COUNT)
    values: list[int | bytes] = [memory.add(given, writable=False), memory.add(output, writable=True)]
    groups = COUNT // 64
    launch = Launch((groups, 1, 1), (64, 1, 1), 0, values)
    done = run(Kernel(assembly, "k", arguments, 16), memory, launch, [(n, 0, 0) for n in range(groups)], ENGINE)
    assert not done.faults, done.faults[0].sentence()
    return output.reshape(6, COUNT)


@pytest.mark.slow
@pytest.mark.parametrize("arch", FAMILIES)
def test_compiled_division_and_roots(tmp_path: Path, arch: str) -> None:
    """Every quotient has one rounding, in fp64 and in fp16; roots are within one unit in the last place."""
    a, b = doubles(COUNT), doubles(COUNT)
    h, g = (
        np.concatenate([numbers("f16", COUNT // 2), RNG.uniform(-8, 8, COUNT // 2).astype(np.float16)])
        for _ in range(2)
    )
    g = RNG.permutation(g)
    results = compiled(tmp_path, arch, np.concatenate([a, b, np.concatenate([h, g]).view(np.float64)]))
    with np.errstate(all="ignore"):
        quotients = a / b
        assert (np.isinf(quotients) & np.isfinite(a) & (b != 0)).sum() > 10
        assert ((abs(quotients) < 2.0**-1022) & (quotients != 0)).sum() > 10
        same(results[0], quotients, a, b)
        same(results[5], (h / g).astype(np.float64), h, g)
        for row, wanted in ((1, np.sqrt(a)), (2, 1 / np.sqrt(a)), (3, 1 / np.sqrt(a))):
            usual = np.isfinite(wanted) & (wanted != 0)
            same(results[row][~usual], wanted[~usual], a[~usual])
            assert (abs(results[row] - wanted)[usual] <= np.spacing(wanted[usual])).all()
        singles = (a.astype(np.float32) / b.astype(np.float32)).astype(np.float64)
        usual = np.isfinite(singles) & (abs(singles) >= 2.0**-126)
        assert (abs(results[4] - singles)[usual] <= 3 * np.spacing(abs(singles[usual]).astype(np.float32))).all()


@cache
def two_over_pi() -> Fraction:
    """To 1300 bits, by Machin's formula."""
    scale = 1 << 1400

    def arctangent(denominator: int) -> int:
        term, total, n = scale // denominator, 0, 1
        while term:
            total += term // n * (1 if n % 4 == 1 else -1)
            term, n = term // (denominator * denominator), n + 2
        return total

    return Fraction(2 * scale, 16 * arctangent(5) - 4 * arctangent(239))


@pytest.mark.parametrize("arch", ARCHS)
def test_segments_of_two_over_pi(arch: str) -> None:
    """AMD, "RDNA3 ISA", V_TRIG_PREOP_F64: 53 bits of 1201, further right for larger angles and higher segments."""
    bits = math.floor(two_over_pi() * (1 << 1201))
    x = np.ldexp(RNG.uniform(1, 2, 192), RNG.choice([*range(-20, 1024, 7), 54, 55, 944, 945, 1023], 192))
    segments = RNG.integers(0, 32, 192).astype(np.uint32)
    segments[:96] %= 3  # those that compilers use
    wanted = []
    for value, segment in zip(x, segments, strict=True):
        exponent = math.frexp(value)[1] + 1022
        shift = int(segment) * 53 + max(0, exponent - 1077)
        whole = (bits << shift) >> 1201 - 53 & (1 << 53) - 1
        wanted.append(Fraction(whole) * Fraction(2) ** (-53 - shift + (128 if exponent >= 1968 else 0)))
    results = computed("v_trig_preop_f64 v[32:33], v[16:17], v20", arch, np.float64, x, segments)
    same(results, rounded_once("f64", wanted), x, segments)


SCALAR_LOGARITHMS = {
    1.0: 0.0,
    8.0: 3.0,
    0.5: -1.0,
    0.0: -math.inf,
    1e-40: -math.inf,
    math.inf: math.inf,
    -1.0: math.nan,
}


@pytest.mark.parametrize("given", SCALAR_LOGARITHMS)
def test_the_scalar_logarithm_takes_subnormal_numbers_for_zero(given: float) -> None:
    bits = int(np.array(given, np.float32).view(np.uint32))
    after = step(
        "v_s_log_f32 s62, s50",
        arch="gfx1201",
        vectors={8: np.zeros(32, np.uint32)},
        scalars={50: bits, 62: 0},
        read=[],
        read_scalars=[62],
    )
    same(np.array([after.scalars[62]], np.uint32).view(np.float32), np.array([SCALAR_LOGARITHMS[given]], np.float32))


# ---- MODE: whether subnormal fp32 numbers are zero

FLUSHING = {
    "gfx1151": ("s_denorm_mode 12", "s_denorm_mode 15"),
    "gfx1201": (
        "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 4, 2), 0",
        "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 4, 2), 3",
    ),
    "gfx950": ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 12", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3"),
}
SUBNORMAL, TWICE = 0x00300000, 0x00600000


@pytest.mark.parametrize("arch", ARCHS)
def test_a_kernel_turns_flushing_on_and_off(arch: str) -> None:
    """Sums of subnormal numbers before, within and after; moves and fp64 keep them, comparisons see zeros."""
    on, off = FLUSHING[arch]
    carry = "vcc" if arch == "gfx950" else "vcc_lo"
    body = f"""v_add_f32_e32 v32, v16, v16
{on}
v_add_f32_e32 v33, v16, v16
v_mov_b32_e32 v34, v16
v_cmp_eq_f32_e64 {carry}, v16, 0
v_cndmask_b32_e64 v35, 0, 1, {carry}
v_add_f64 v[36:37], v[16:17], v[16:17]
v_mul_f32_e32 v38, 0.5, v18
{off}
v_add_f32_e32 v39, v16, v16"""
    lanes = get_arch(arch).wave_size
    held = {16: SUBNORMAL, 17: 0, 18: 0x00800000, **dict.fromkeys(range(32, 40), 0)}
    vectors = {register: np.full(lanes, value, np.uint32) for register, value in held.items()}
    after = step(body, arch=arch, vectors=vectors, scalars={}, read=range(32, 40))
    results = [int(after.vectors[register][0]) for register in range(32, 40)]
    assert results == [TWICE, 0, SUBNORMAL, 1, TWICE, 0, 0, TWICE]


@pytest.mark.parametrize(
    "mode",
    [
        "s_round_mode 1",
        "s_round_mode 12",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 15",
        "s_denorm_mode 3",
        "s_denorm_mode 0",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 6, 2), 1",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 1), 1",
        "s_denorm_mode 13",
        "s_denorm_mode 14",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 1), 0",
        "s_setreg_imm32_b32 hwreg(HW_REG_TRAPSTS, 0, 4), 0",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 28, 1), 1",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 7), 0x7f",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 27, 1), 1",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 8, 1), 0",
    ],
)
def test_other_rounding_and_other_flushing_are_refused(mode: str) -> None:
    """Also flushing only what is read or only what is written, and one of the bits alone. So are bits that nothing here
    does: skipping of vector instructions, exceptions, indexed registers, clamping of what overflows fp16.
    """
    with pytest.raises(UnsupportedInstruction):
        execute(mode, np.zeros(1, np.uint32), 1)


@pytest.mark.parametrize(
    "mode",
    [
        "s_round_mode 0",
        "s_denorm_mode 15",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 8), 0xf0",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 0",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 8, 1), 1",
    ],
)
def test_what_leaves_rounding_as_it_is_runs(mode: str) -> None:
    _, done = execute(mode, np.zeros(1, np.uint32), 1)
    assert not done.faults


@pytest.mark.parametrize("zero", ["0", "0 op_sel_hi:[1,1]", "0 neg_lo:[0,1] neg_hi:[0,1]"])
def test_a_constant_zero_is_zero_in_both_numbers_of_a_pair(zero: str) -> None:
    """What the upper half of another constant is, nobody says."""
    pair = np.array([1.5, -0.0], np.float32).view(np.uint32)
    text = f"v_pk_add_f32 v[32:33], v[16:17], {zero}"
    vectors = {16 + n: np.full(64, word) for n, word in enumerate(pair)}
    after = step(text, arch="gfx942", vectors=vectors, scalars={}, read=[32, 33])
    left = [after.vectors[register][0].view(np.float32) for register in (32, 33)]
    assert left == [1.5, 0.0]
    assert np.signbit(left[1]) == ("neg" in zero)
    with pytest.raises(UnsupportedInstruction, match="upper half"):
        step(text.replace(" 0", " 1.0", 1), arch="gfx942", vectors=vectors, scalars={}, read=[32])
