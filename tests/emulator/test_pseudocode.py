"""Every instruction of the table against the pseudocode of AMD's ISA documents, on random and edge values.

The judge is `pseudocode.py`, which interprets the documents' text and shares nothing with the emulator. Instructions run on
each family whose document has them: "RDNA3" (2023), "RDNA4" (2025) and "AMD Instinct CDNA4" (2025) "Instruction Set
Architecture Reference Guide", chapters "Instructions".
"""

import random
import re
import zlib
from dataclasses import dataclass, field

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray
from pseudocode import Machine, Storage, table
from snippets import After, step

from parity.arch import get_arch
from parity.emulator.operation import Operation, registers_of
from parity.emulator.semantics import OPERATIONS
from parity.isa.spellings import ALIASES

FAMILIES = {"rdna3": "gfx1151", "rdna4": "gfx1201", "cdna": "gfx950"}
SEPARATELY = (
    "matrix",
    "any_matrix",
    "movrels",
    "movreld",
    "swap",
    "permlane",
    "readlane",
    "writelane",
    "readfirstlane",
)
# In test_division.py and test_floating.py: the documents' text of them is not what divides, takes the parts of subnormal
# numbers as they are stored, forms powers of two that overflow, forgets which NaN signals, or has no formula. In
# test_transcendentals.py: the text rounds 2 pi x, and only the prose says that a logarithm takes subnormal numbers for zero.
# In test_integers.py: clamp, which is no part of the text.
APART = re.compile(
    "v_div_|_class_|_sin_|_cos_|_log_f32|_frexp_|v_ldexp_f(16|64)|_trig_|:clamp|v_dot2_(b?f16)_|_sr_|_norm_|_off_"
)
# The documents' notes, not their formulas, say that these take subnormal numbers for zero, and give none.
FLUSHING = re.compile("v_(s_)?(rcp|rcp_iflag|rsq|sqrt)_f32")
D, SOURCES, MASK, CARRY, SCALARS, SCALAR_D = 32, (16, 20, 24), 40, 44, (50, 54, 58), 62
HALVES = ("u16", "i16", "f16", "bf16", "b16", "h16")
LITERAL = {"fmaak_f32": 2, "fmamk_f32": 1, "fmaak_f16": 2, "fmamk_f16": 1}  # which source is a constant in the text
# Neither VOP2's constants nor gfx9's VOP1 have op_sel.
NO_SELECTION = re.compile("v_fma(ak|mk)_f16|cdna v_cvt_f32_bf16")
PARTS_OF = {"u8": 2, "u16": 1}  # the bits that choose a byte or a word
SCALED = "v_cvt_scalef32_"  # op_sel[0:1] chooses a part of the source, op_sel[3] the half of the result
SCALAR_FORMS = ("scalar", "scalar_compare", "saveexec", "wrexec")
INDEXED = ("vector", "accumulate", "compare", "compare_exec")  # forms whose op_sel chooses halves of the sources
APPROXIMATE = tuple(f"v_{scalar}{name}" for scalar in ("", "s_") for name in ("rcp", "rsq", "sqrt", "exp", "log"))
ROUNDS = 3


def _cases() -> list[tuple[str, str, str]]:
    spelled: dict[str, list[str]] = {name: [name] for name in OPERATIONS}
    for alias, name in ALIASES.items():
        spelled[name].append(alias)
    return [
        (family, mnemonic, name)
        for name, operation in OPERATIONS.items()
        if operation.form not in SEPARATELY and not name.startswith("_") and not APART.search(name)
        for family in FAMILIES
        for mnemonic in spelled[name]
        if mnemonic in table(family)
    ]


CASES = _cases()
EDGES = [
    0,
    1,
    2,
    15,
    16,
    31,
    32,
    63,
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0xFFFF,
    0x7FFFFF,
    0x800000,
    0x7FFFFFFF,
    0x80000000,
    0x80000001,
    0xFFFFFFFE,
    0xFFFFFFFF,
]
FLOATS = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    1.5,
    2.5,
    -2.5,
    3.0,
    448.0,
    464.0,
    480.0,
    57344.0,
    65504.0,
    65520.0,
    1e30,
    -1e30,
    1e-40,
    -1e-45,
    2.0**-9,
    2.0**-10,
    2.0**-16,
    2.0**31,
    -(2.0**31),
    2.0**32,
    32767.0,
    -32768.5,
    float("inf"),
    float("-inf"),
    float("nan"),
]


def operand(kind: str, rng: random.Random) -> int:
    """Bits for an operand: edge values of its type often, random bits else; the unused upper half is random."""
    if kind in ("f32", "f64", "f16", "mix") and rng.random() < 0.5:
        value = rng.choice([*FLOATS, rng.uniform(-8, 8)])
        if kind == "f64":
            return int(np.array(value, np.float64).view(np.uint64))
        with np.errstate(all="ignore"):
            half = int(np.array(value, np.float16).view(np.uint16))
        single = int(np.array(value, np.float32).view(np.uint32))
        return half | rng.getrandbits(16) << 16 if kind == "f16" else single
    if rng.random() < 0.5:
        edge = rng.choice(EDGES)
        return edge | rng.choice(EDGES) << 32 if registers_of(kind) == 2 else edge
    return rng.getrandbits(64 if registers_of(kind) == 2 else 32)


@dataclass
class Setting:
    """One instruction with its operands: the text, the registers before, and what the document's variables are."""

    name: str
    operation: Operation
    family: str
    rng: random.Random
    lanes: int
    text: str = ""
    vectors: dict[int, NDArray[np.uint32]] = field(default_factory=dict)
    scalars: dict[int, int] = field(default_factory=dict)
    op_sel: list[int] = field(default_factory=list)
    op_sel_hi: list[int] = field(default_factory=list)
    negated: list[int] = field(default_factory=list)  # of integers: the source is signed
    constant: int = 0

    def vector(self, register: int, kind: str) -> str:
        bits = [operand(kind, self.rng) for _ in range(self.lanes)]
        for word in range(registers_of(kind)):
            self.vectors[register + word] = np.array([x >> 32 * word & 0xFFFFFFFF for x in bits], np.uint32)
        return _name("v", register, registers_of(kind))

    def scalar(self, register: int, kind: str) -> str:
        bits = self.rng.getrandbits(64) if kind == "mask" else operand(kind, self.rng)
        words = 2 if registers_of(kind) == 2 or (kind == "mask" and self.lanes == 64) else 1
        for word in range(words):
            self.scalars[register + word] = bits >> 32 * word & 0xFFFFFFFF
        return _name("s", register, words)

    def value(self, bank: dict[int, NDArray[np.uint32]] | dict[int, int], register: int, lane: int) -> int:
        low, high = bank[register], bank.get(register + 1, 0)
        return int(low if isinstance(low, int) else low[lane]) | (
            int(high if isinstance(high, int) else high[lane]) << 32
        )


def _name(bank: str, register: int, words: int) -> str:
    return f"{bank}{register}" if words == 1 else f"{bank}[{register}:{register + words - 1}]"


def _listed(bits: list[int]) -> str:
    return f"[{','.join(map(str, bits))}]"


def prepare(family: str, mnemonic: str, name: str, rng: random.Random) -> Setting:
    """Operands, modifiers and text of one round."""
    operation = OPERATIONS[name]
    made = Setting(name, operation, family, rng, get_arch(FAMILIES[family]).wave_size)
    is_scalar = operation.form in SCALAR_FORMS
    kinds = ("u64",) * len(operation.sources) if operation.form == "pair" else operation.sources
    texts = [_source(made, mnemonic, position, kind) for position, kind in enumerate(kinds)]
    if is_scalar:
        _add_scalar_destination(made, texts)
    else:
        _add_vector_destinations(made, texts)
    modifiers = "" if is_scalar or NO_SELECTION.search(f"{family} {mnemonic}") else choose(made, mnemonic, kinds)
    if "bitop3" in mnemonic:
        made.constant = rng.randrange(256)
        modifiers += f" bitop3:{made.constant:#x}"
    made.text = f"{mnemonic} {', '.join(texts)}{modifiers}"
    return made


def _source(made: Setting, mnemonic: str, position: int, kind: str) -> str:
    if mnemonic.startswith("s_cmpk") and position == 1:
        kind = "i16k"
    if kind == "i16k" or (position == LITERAL.get(mnemonic[2:])):
        made.constant = made.rng.choice([0, 1, 0x7FFF, 0x8000, 0xFFFF]) if kind == "i16k" else operand(kind, made.rng)
        made.constant &= 0xFFFF if kind in HALVES else 0xFFFFFFFF
        return hex(made.constant)
    if made.operation.form in SCALAR_FORMS:
        return made.scalar(SCALARS[position], kind)
    return made.scalar(MASK, kind) if kind == "mask" else made.vector(SOURCES[position], kind)


def _add_scalar_destination(made: Setting, texts: list[str]) -> None:
    operation = made.operation
    words = registers_of(operation.result) if operation.result else 0
    made.scalar(SCALAR_D, operation.result or "u32")
    if operation.form == "scalar_compare":
        return
    if len(operation.sources) == 2 and operation.sources[-1] == "i16k":  # the first source is the destination
        made.scalars[SCALAR_D] = made.scalars[SCALARS[0]]
        texts.pop(0)
    texts.insert(0, _name("s", SCALAR_D, words))


def _add_vector_destinations(made: Setting, texts: list[str]) -> None:
    operation = made.operation
    carry = _name("s", CARRY, 2 if made.lanes == 64 else 1)
    is_compare = operation.form in ("compare", "compare_exec")
    if is_compare or operation.form.startswith("carry"):
        made.scalars |= {CARRY: 0, CARRY + 1: 0}
    if not is_compare:
        made.vector(D, "u64")
        texts.insert(0, _name("v", D, 2 if operation.form == "pair" else registers_of(operation.result)))
        if operation.form.startswith("carry"):
            texts.insert(1, carry)
    elif operation.form == "compare" or made.family == "cdna":
        texts.insert(0, carry)


def choose(made: Setting, mnemonic: str, kinds: tuple[str, ...]) -> str:
    """Modifiers that choose halves and signs, as text."""
    operation, rng, count = made.operation, made.rng, len(kinds)
    if mnemonic.startswith(SCALED):
        made.op_sel = [rng.randrange(2) if n < PARTS_OF.get(kinds[0], 0) else 0 for n in range(count)]
        made.op_sel.append(rng.randrange(2) if operation.result in HALVES else 0)
        return f" op_sel:{_listed(made.op_sel)}"
    if "_iu" in mnemonic:
        made.negated = [rng.randrange(2), rng.randrange(2), 0]
        return f" neg_lo:{_listed(made.negated)}"
    if operation.form in ("packed", "mix", "pair") or re.match("v_dot2_f32_", mnemonic):
        made.op_sel, made.op_sel_hi = ([rng.randrange(2) for _ in range(count)] for _ in range(2))
        if operation.form == "dot":  # the third source has no halves
            made.op_sel[2] = made.op_sel_hi[2] = 0
        return f" op_sel:{_listed(made.op_sel)} op_sel_hi:{_listed(made.op_sel_hi)}"
    if operation.form == "pick" or any(kind in HALVES for kind in (operation.result, *kinds)):
        made.op_sel = [rng.randrange(2) if kind in HALVES or operation.form == "pick" else 0 for kind in kinds]
        made.op_sel.append(rng.randrange(2) if operation.result in HALVES else 0)
        return f" op_sel:{_listed(made.op_sel)}"
    return ""


def flushed(bits: int) -> int:
    """An fp32's bits, without the mantissa of a subnormal number."""
    return bits if bits & 0x7F800000 else bits & 0x80000000


def _source_bits(made: Setting, mnemonic: str, position: int, kind: str, lane: int) -> int:
    """What the document's source holds. It leaves op_sel to its chapter on packed math: halves are chosen here."""
    operation = made.operation
    if operation.form in SCALAR_FORMS:
        bits = made.value(made.scalars, SCALARS[position], lane)
    else:
        bits = made.value(made.vectors, SOURCES[position], lane)
    is_chosen = made.op_sel and kind in HALVES and operation.form in INDEXED and made.op_sel[position]
    if is_chosen and not mnemonic.startswith(SCALED):
        bits >>= 16
    if operation.form in ("packed", "dot") and made.op_sel_hi and registers_of(kind) == 1 and kind != "f32":
        halves = [bits >> 16 * chosen[position] & 0xFFFF for chosen in (made.op_sel, made.op_sel_hi)]
        bits = halves[0] | halves[1] << 16
    if operation.form == "pair":
        words = [bits >> 32 * chosen[position] & 0xFFFFFFFF for chosen in (made.op_sel, made.op_sel_hi)]
        bits = words[0] | words[1] << 32
    return flushed(bits) if FLUSHING.match(mnemonic) else bits


def expected(made: Setting, mnemonic: str, lane: int, exec_mask: int, scc: int) -> Machine:
    """The document's pseudocode for one lane (or the wave, for scalar instructions)."""
    operation = made.operation
    machine = Machine(made.family)
    variables = machine.variables
    is_scalar = operation.form in SCALAR_FORMS
    sources = []
    kinds = ("u64",) * len(operation.sources) if operation.form == "pair" else operation.sources
    for position, kind in enumerate(kinds):
        if kind == "mask":
            continue
        if mnemonic.startswith("s_cmpk") and position == 1:
            kind = "i16k"
        if kind == "i16k" or position == LITERAL.get(mnemonic[2:]):
            variables["SIMM32"] = Storage(made.constant, "U", 32)
            if kind == "i16k":
                sources.append(made.constant)
            continue
        sources.append(_source_bits(made, mnemonic, position, kind, lane))
    if operation.form == "scalar" and len(kinds) == 2 and kinds[-1] == "i16k":
        sources = sources[1:]
    for position, bits in enumerate(sources):
        variables[f"S{position}"] = Storage(bits, "B", 64 if registers_of(kinds[position]) == 2 else 32)
    variables["S"] = [variables[f"S{n}"] for n in range(len(sources))]
    old = (
        made.value(made.scalars, SCALAR_D, 0)
        if is_scalar
        else made.value(made.vectors, D, lane)
        if D in made.vectors
        else 0
    )
    wide = registers_of(operation.result) == 2 or operation.form == "pair"
    variables |= {
        "D": Storage(old, "B", 64 if wide else 32),
        "D1": Storage(0, "B", 64),
        "laneId": Storage(lane, "U", 32),
        "SCC": Storage(scc, "U", 1),
        "EXEC": Storage(exec_mask, "U", 64),
        "VCC": Storage(made.value(made.scalars, MASK, 0) if MASK in made.scalars else 0, "U", 64),
        "OPSEL": Storage(sum(bit << n for n, bit in enumerate(_document_op_sel(made))), "U", 4),
        "OPSEL_HI": Storage(sum(bit << n for n, bit in enumerate(made.op_sel_hi)), "U", 4),
        "TRAPSTS": Storage(),
        "ROUND_MODE": Storage(0, "I", 32),
        "SDWA_SRC0_SEL": Storage(0, "U", 3),
        "BYTE1": Storage(1, "U", 3),
        "BYTE2": Storage(2, "U", 3),
        "BYTE3": Storage(3, "U", 3),
        "WORD1": Storage(1 if made.op_sel and made.op_sel[0] else 3, "U", 3),
        "INST_OMOD": Storage(made.constant >> 6, "U", 2),
        "INST_ABS": Storage(made.constant >> 3 & 7, "U", 3),
        "INST_NEG": Storage(made.constant & 7, "U", 3),
        "SRC0": Storage(0, "U", 32),
        "VDST": Storage(1, "U", 32),
        "NEG": Storage(sum(bit << n for n, bit in enumerate(made.negated)), "U", 3),
    }
    if operation.form == "accumulate" and operation.result in HALVES and made.op_sel[-1]:
        variables["D"].bits >>= 16
    variables["D0"] = variables["D"]
    if operation.form == "accumulate":  # VOP2: the destination is the third source
        variables.setdefault("S2", variables["D"])
    variables["SIMM16"] = Storage(made.constant, "I", 16)
    low = sources[0] if sources else 0
    machine.vgpr = [[Storage(low, "B", 32), variables["D"]] for _ in range(lane + 1)]
    machine.run(table(made.family)[mnemonic])
    if FLUSHING.match(mnemonic):
        variables["D"].bits = flushed(variables["D"].bits)
    return machine


def _document_op_sel(made: Setting) -> list[int]:
    """op_sel as the document's bits: of fp8 destinations bit 3 chooses the half."""
    if made.name.startswith(SCALED):
        return [*made.op_sel[:2], 0, made.op_sel[-1]]
    if made.operation.result == "h16":
        return [0, 0, 0, made.op_sel[-1]]
    return [0] * 4 if any(kind in HALVES for kind in made.operation.sources) else made.op_sel


def same(kind: str, actual: int, wanted: int, tolerance: int = 0, loose_zeros: bool = False) -> bool:
    """Equal bits; any NaN for a NaN; within some units in the last place for approximate instructions.

    `loose_zeros`: where the document's formula says nothing about the sign of zero.
    """
    formats = {
        "f16": np.float16,
        "f32": np.float32,
        "f64": np.float64,
        "bf16": ml_dtypes.bfloat16,
        "fp8": ml_dtypes.float8_e4m3fn,
        "bf8": ml_dtypes.float8_e5m2,
    }
    if kind in formats:
        size = np.dtype(formats[kind]).itemsize
        with np.errstate(all="ignore"):
            x, y = (float(np.array(v, f"u{size}").view(formats[kind])) for v in (actual, wanted))
        if (np.isnan(y) and np.isnan(x)) or (loose_zeros and x == y == 0):
            return True
    return abs(actual - wanted) <= tolerance


def check_vector(made: Setting, mnemonic: str, after: After, exec_mask: int) -> None:
    operation, result = made.operation, made.operation.result
    carries = {"VCC": 0, "D1": 0}
    tolerance = 1 if mnemonic.startswith(APPROXIMATE) else 0
    for lane in range(made.lanes):
        active = bool(exec_mask >> lane & 1)
        wanted = old = 0 if operation.form.startswith("compare") else made.value(made.vectors, D, lane)
        if active:  # what the document says of other lanes is that nothing becomes of them
            machine = expected(made, mnemonic, lane, exec_mask, 0)
            wanted = machine.variables["D"].bits
            if operation.form in ("compare", "compare_exec", "carry", "carry64"):
                is_mask = operation.form.startswith("compare")
                written = machine.variables["EXEC" if operation.form == "compare_exec" else "D" if is_mask else "VCC"]
                is_set = machine.variables["D1"].bits & 1 if operation.form == "carry64" else written.bits >> lane & 1
                carries["VCC"] |= is_set << lane
        if operation.form.startswith("compare"):
            continue
        actual = made.value(dict(after.vectors), D, lane)
        _check_lane(made, result, old, actual, wanted, active, tolerance, lane)
    if operation.form.startswith("compare") or operation.form.startswith("carry"):
        low, high = (126, 127) if operation.form == "compare_exec" else (CARRY, CARRY + 1)
        actual = after.scalars[low] | (after.scalars[high] << 32 if made.lanes == 64 else 0)
        assert actual == carries["VCC"], f"{made.text}: mask {actual:#x}, the document says {carries['VCC']:#x}"


def _check_lane(
    made: Setting, result: str, old: int, actual: int, wanted: int, active: bool, tolerance: int, lane: int
) -> None:
    operation = made.operation
    loose = "rndne" in made.name or (made.family == "cdna" and re.search("_(max|min|med)", made.name) is not None)
    where = f"{made.text} ({made.family}), lane {lane}: {[hex(made.value(made.vectors, r, lane)) for r in SOURCES if r in made.vectors]}"
    split = re.fullmatch(r"v_cvt_(?:scalef32_)?pk_(?:rtz_)?(b?f16|f32)_\w+", made.name)
    if operation.form in ("packed", "pair") or split:
        kind = split.group(1) if split else "f32" if operation.form == "pair" else result
        size = 32 if kind == "f32" else 16
        parts = [(actual >> shift & ((1 << size) - 1), wanted >> shift & ((1 << size) - 1)) for shift in (0, size)]
        assert all(same(kind, *part, loose_zeros=loose) for part in parts), f"{where}: {actual:#x} is not {wanted:#x}"
        return
    if result in HALVES:
        upper = made.name == "v_fma_mixhi_f16" or bool(made.op_sel and operation.form != "mix" and made.op_sel[-1])
        new = (
            wanted >> 16 & 0xFFFF
            if made.name == "v_fma_mixhi_f16" or ("_cvt_" in made.name and result == "h16" and upper)
            else wanted & 0xFFFF
        )
        shift = 16 if upper else 0
        clears = made.family == "cdna" and result in ("u16", "i16", "f16") and operation.form == "vector" and not upper
        clears = clears and not made.name.startswith(SCALED)  # of these compilers keep the other half
        rest = 0 if clears and active else old & 0xFFFFFFFF & ~(0xFFFF << shift)
        if not active:
            assert actual & 0xFFFFFFFF == old & 0xFFFFFFFF, where
            return
        made_here = actual >> shift & 0xFFFF
        if result == "h16":
            kind = next((part for part in made.name.split("_") if part in ("fp8", "bf8")), "")
            equal = all(same(kind, made_here >> at & 255, new >> at & 255) for at in (0, 8))
        else:
            equal = same("f16" if result == "f16" else "u16", made_here, new, tolerance, loose)
        assert equal, f"{where}: {actual:#x}, half {new:#x}"
        assert actual & 0xFFFFFFFF & ~(0xFFFF << shift) == rest, f"{where}: other half of {actual:#x}, before {old:#x}"
        return
    if registers_of(result) == 1:
        actual, wanted = actual & 0xFFFFFFFF, wanted & 0xFFFFFFFF
    assert same(result, actual, wanted, tolerance, loose), f"{where}: {actual:#x} is not {wanted:#x}"


def check_scalar(made: Setting, mnemonic: str, after: After, exec_mask: int, scc: int) -> None:
    variables = expected(made, mnemonic, 0, exec_mask, scc).variables
    where = f"{made.text} ({made.family}) of {[hex(x) for x in made.scalars.values()]}, SCC {scc}"
    assert after.scc == variables["SCC"].bits & 1, f"{where}: SCC {after.scc}"
    if made.operation.form == "scalar_compare":
        return
    words = registers_of(made.operation.result)
    actual = after.scalars[SCALAR_D] | (after.scalars[SCALAR_D + 1] << 32 if words == 2 else 0)
    wanted = variables["D"].bits & ((1 << 32 * words) - 1)
    tolerance = 1 if mnemonic.startswith(APPROXIMATE) else 0
    if mnemonic == "s_cvt_f16_f32" or made.operation.result == "f16":
        assert same("f16", actual & 0xFFFF, wanted & 0xFFFF, tolerance, "rndne" in mnemonic), where
        if mnemonic.startswith("v_s_"):
            assert actual >> 16 == wanted >> 16, where
        return
    is_same = same(made.operation.result, actual, wanted, tolerance, "rndne" in mnemonic)
    assert is_same, f"{where}: {actual:#x} is not {wanted:#x}"
    if made.operation.form in ("saveexec", "wrexec"):
        left = after.scalars[126] | (after.scalars[127] << 32 if made.lanes == 64 else 0)
        assert left == variables["EXEC"].bits & ((1 << made.lanes) - 1), where


@pytest.mark.slow
@pytest.mark.parametrize(
    ("family", "mnemonic", "name"),
    [
        pytest.param(*case, id=f"{case[0]}-{case[1]}", marks=() if case[0] == "rdna3" else pytest.mark.slow)
        for case in CASES
    ],
)
def test_the_table_says_what_the_document_says(family: str, mnemonic: str, name: str) -> None:
    rng = random.Random(zlib.crc32(f"{family} {mnemonic}".encode()))
    for number in range(ROUNDS):
        made = prepare(family, mnemonic, name, rng)
        everyone = (1 << made.lanes) - 1
        exec_mask = everyone if number == 0 else rng.getrandbits(made.lanes)
        scc = rng.randrange(2)
        is_scalar = made.operation.form in SCALAR_FORMS
        after = step(
            made.text,
            arch=FAMILIES[family],
            vectors=made.vectors,
            scalars=made.scalars,
            read=[register for register in (D, D + 1) if register in made.vectors],
            read_scalars=[
                register for register in (CARRY, CARRY + 1, SCALAR_D, SCALAR_D + 1) if register in made.scalars
            ],
            exec_mask=exec_mask,
            scc=scc,
        )
        if is_scalar:
            check_scalar(made, mnemonic, after, exec_mask, scc)
        else:
            check_vector(made, mnemonic, after, exec_mask)


def test_every_instruction_is_compared_somewhere() -> None:
    compared = {name for _, _, name in CASES}
    left = {name for name, operation in OPERATIONS.items() if operation.form not in SEPARATELY} - compared
    assert {name for name in left if not name.startswith("_") and not APART.search(name)} == set()
    assert len(CASES) > 1000
