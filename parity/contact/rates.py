"""Small kernels for what a GPU can do at most: launches, vector and matrix instructions, loads and stores."""

from dataclasses import dataclass
from enum import StrEnum

from parity.arch import get_arch
from parity.arch.table import matrix_macs
from parity.contact.texts import Assembler, KernelText, Words
from parity.emulator.operation import registers_of
from parity.emulator.semantics import OPERATIONS
from parity.isa.spellings import ALIASES

THREADS = 256
STEP_BYTES = 4 * THREADS * 16  # that a workgroup moves in one iteration
_A, _B, _C = 16, 32, 48  # vector registers: of operands, and of accumulators
_ACCUMULATORS, _FMAS, _BESIDE = 4, 32, 4
# What a compiler takes for dense products of an element type: the first that an architecture has.
_MATRIX = {
    "fp16": ("v_mfma_f32_32x32x16_f16", "v_mfma_f32_32x32x8_f16", "v_mfma_f32_32x32x8f16", "v_wmma_f32_16x16x16_f16"),
    "bf16": (
        "v_mfma_f32_32x32x16_bf16",
        "v_mfma_f32_32x32x8_bf16",
        "v_mfma_f32_32x32x8bf16_1k",
        "v_wmma_f32_16x16x16_bf16",
    ),
    "fp8": ("v_mfma_f32_32x32x16_fp8_fp8", "v_wmma_f32_16x16x16_fp8_fp8"),
    "int8": ("v_mfma_i32_32x32x32_i8", "v_mfma_i32_32x32x16_i8", "v_mfma_i32_32x32x8i8", "v_wmma_i32_16x16x16_iu8"),
}
_COUNTED, _MOVING = ("number",), ("buffer", "number", "number", "number")  # arguments


class Unit(StrEnum):
    """What is counted."""

    LAUNCHES = "launches"
    OPERATIONS = "operations"
    BYTES = "bytes"


@dataclass(frozen=True)
class Rate:
    """A kernel whose rate is measured, and what one iteration of a wave (of a workgroup, where it moves bytes) does."""

    kernel: KernelText
    what: str
    unit: Unit
    amount: float


def rates_of(assembler: Assembler) -> list[Rate]:
    """Return the kernels of an architecture: an empty one, vector instructions, one matrix instruction of each element
    type, alone and beside vector instructions, and loads and stores.
    """
    arch, waves = assembler.arch, get_arch(assembler.arch).wave_size
    fmas = [f"v_fma_f32 v{64 + number}, v1, v2, v{64 + number}" for number in range(_FMAS)]
    made = [
        Rate(KernelText("rate_empty", ("s_nop 0",), _COUNTED, vgprs=8), "an empty launch", Unit.LAUNCHES, 1),
        Rate(_loop("rate_fma", arch, fmas), "fused multiply-adds in fp32", Unit.OPERATIONS, 2 * waves * _FMAS),
    ]
    for dtype, names in _MATRIX.items():
        asked = [name for name in names if _sources(arch, name)]
        known = assembler.known([_written(arch, name, 0) for name in asked])
        if known:
            made += _of_matrix(arch, dtype, asked[min(known)])
    move = {"load": "global_load_{} v[8:11], v3, s[4:5]", "store": "global_store_{} v3, v[8:11], s[4:5]"}
    made += [
        Rate(_moving(f"rate_{verb}", arch, text), f"{verb}s", Unit.BYTES, STEP_BYTES) for verb, text in move.items()
    ]
    return made


def _of_matrix(arch: str, dtype: str, name: str) -> list[Rate]:
    alone = [_written(arch, name, number) for number in range(_ACCUMULATORS)]
    beside = [line for one in alone for line in (one, *(f"v_add_f32_e32 v{n}, v1, v2" for n in range(3, 3 + _BESIDE)))]
    macs = matrix_macs(name)
    assert macs is not None
    amount, more = 2.0 * macs * _ACCUMULATORS, f"beside {_BESIDE} vector instructions each"
    return [
        Rate(_loop(f"rate_{dtype}", arch, alone), f"{dtype}: {name}", Unit.OPERATIONS, amount),
        Rate(_loop(f"rate_{dtype}_beside", arch, beside), f"{dtype}: {name}, {more}", Unit.OPERATIONS, amount),
    ]


def _sources(arch: str, name: str) -> tuple[str, ...]:
    """Return the kinds of a matrix instruction's operands; none if it is not emulated for the architecture."""
    target, plain = get_arch(arch).emulated, ALIASES.get(name, name)
    operation = target and (OPERATIONS.get(f"{plain}@{target.name}") or OPERATIONS.get(plain))
    return operation.sources if operation else ()


def _written(arch: str, name: str, accumulator: int) -> str:
    a, b, c = (registers_of(kind) for kind in _sources(arch, name)[:3])
    first = _C + accumulator * c
    into = f"v[{first}:{first + c - 1}]"
    return f"{name} {into}, v[{_A}:{_A + a - 1}], v[{_B}:{_B + b - 1}], {into}"


def _loop(name: str, arch: str, instructions: list[str]) -> KernelText:
    """Return a kernel that takes how often it goes round."""
    words = Words.of(arch)
    lines = [
        f"{words.load} s6, s[0:1], 0x0",
        *words.wait,
        f".L{name}:",
        *instructions,
        "s_sub_u32 s6, s6, 1",
        "s_cmp_lg_u32 s6, 0",
        f"s_cbranch_scc1 .L{name}",
    ]
    return KernelText(name, tuple(lines), _COUNTED, vgprs=128)


def _moving(name: str, arch: str, move: str) -> KernelText:
    """Return a kernel whose workgroups go through a buffer in turn: it takes the buffer, how often to go round, how
    many bytes all workgroups move in one round, and the buffer's size, a power of two, less one.
    """
    words = Words.of(arch)
    text = move.format("dwordx4" if words.width == "dword" else words.width_4)
    step = [
        line for _ in range(4) for line in ("v_mov_b32_e32 v3, v4", f"v_add_u32_e32 v4, {THREADS * 16:#x}, v4", text)
    ]
    lines = [
        "v_and_b32_e32 v1, 0x3ff, v0",
        "v_lshlrev_b32_e32 v1, 4, v1",
        f"{words.load_pair} s[4:5], s[0:1], 0x0",
        f"{words.load} s6, s[0:1], 0x8",
        f"{words.load} s7, s[0:1], 0x10",
        f"{words.load} s8, s[0:1], 0x18",
        *words.wait,
        f"s_mul_i32 s9, {words.workgroup}, {STEP_BYTES:#x}",
        f".L{name}:",
        "s_and_b32 s9, s9, s8",
        "v_add_u32_e32 v4, s9, v1",
        *step,
        *words.wait,
        "s_add_u32 s9, s9, s7",
        "s_sub_u32 s6, s6, 1",
        "s_cmp_lg_u32 s6, 0",
        f"s_cbranch_scc1 .L{name}",
    ]
    if words.width != "dword":
        lines = [line.replace("v_add_u32_e32", "v_add_nc_u32_e32") for line in lines]
    return KernelText(name, tuple(lines), _MOVING, vgprs=16)
