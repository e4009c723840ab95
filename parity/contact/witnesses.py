"""Witnesses of instructions: a kernel of one instruction each, with drawn data, on which a GPU and the emulator are
held against each other, bit for bit.

Where documents leave bits open (approximate results, sums of which nobody knows how they round), a difference is
`open`.
"""

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.arch import get_arch
from parity.arch.emulated import Sums, Target
from parity.contact.texts import Assembler, KernelText, Words
from parity.contact.trials import Trial
from parity.emulator.defects import needs_sdwa
from parity.emulator.engine import engine_folder
from parity.emulator.machine import Kernel, Launch, Memory
from parity.emulator.operation import Operation, registers_of
from parity.emulator.running import How, run
from parity.emulator.semantics import OPERATIONS
from parity.emulator.targets import rounding_on
from parity.isa.parse import Assembly
from parity.isa.spellings import ALIASES
from parity.operators.helpers.formats import Format, format_of
from parity.records import KernelArgument

FILLS = ("bytes", "numbers", "edges")
_SCALAR_FORMS = ("scalar", "scalar_compare", "saveexec", "wrexec")
_LEFT_OUT = ("movrels", "movreld")  # the run decides which register they use
_NUMBERS = {"f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64", "mix": "float16"}
_CARRY, _RESULT, _FIRST = 40, 8, 24  # registers: of masks, of the result, of sources
_SETTLED = ("s_nop 15", "s_nop 15")
_PREFIX = "witness_"
_TINY = {"f16": 2.0**-14, "f32": 2.0**-126, "f64": 2.0**-1022}  # normal numbers
_FAR = 2.0**-8  # of a number: no documented error is as large, and fp16 has 11 bits


@dataclass(frozen=True)
class Source:
    """Registers that a witness loads before its instruction: words for each lane, or for the wave. With `is_repeated`,
    lanes 16-31 get what lanes 0-15 get, as gfx11's matrix operands want it.
    """

    bank: str
    first: int
    kind: str
    words: int
    is_repeated: bool = False

    @property
    def text(self) -> str:
        return _named(self.bank, self.first, self.words)

    @property
    def is_scalar(self) -> bool:
        return self.bank == "s"


@dataclass(frozen=True)
class Witness:
    """An instruction's text with what it reads, and the registers that it leaves: `(bank, first, words)`."""

    name: str
    instruction: str
    sources: tuple[Source, ...]
    results: tuple[tuple[str, int, int], ...]

    @property
    def symbol(self) -> str:
        return f"{_PREFIX}{self.name}"

    @property
    def stored(self) -> int:
        """The words that the kernel stores for each lane: the results, and the scalar condition code."""
        return 1 + sum(words for _, _, words in self.results)

    def trial(self, lanes: int, fill: str) -> Trial:
        """Return the launch of one wave."""
        output = np.zeros((lanes, self.stored), np.uint32)
        return Trial(f"{self.name}.{fill}", self.symbol, tuple(self.inputs(lanes, fill)), output, lanes)

    def inputs(self, lanes: int, fill: str) -> list[NDArray[np.uint32]]:
        """Draw what the sources hold, by a seed that follows from the name: any bits, numbers of the operand's type, or
        those at its edges. An array has a row of words for each lane.
        """
        drawn = []
        for number, source in enumerate(self.sources):
            rng = np.random.default_rng(zlib.crc32(f"{self.name} {fill} {number}".encode()))
            dtype = _NUMBERS.get(source.kind) if fill != "bytes" else None
            if dtype is None:
                drawn.append(rng.integers(0, 1 << 32, (lanes, source.words), np.uint32))
                continue
            encoding = format_of(dtype, {})
            elements = 4 * source.words // encoding.storage.itemsize
            drawn_numbers = rng.standard_normal((lanes, elements)).astype(np.float32)
            if fill == "edges":
                drawn_numbers = rng.choice(_edges(encoding), (lanes, elements))
            numbers = encoding.encode(drawn_numbers)
            drawn.append(np.ascontiguousarray(numbers).view(np.uint32).reshape(lanes, source.words))
        return drawn


def _edges(encoding: Format) -> NDArray[Any]:
    """Return numbers with either sign: zeros, infinities, NaN, subnormal ones, the smallest normal and the largest."""
    tiny = np.float64(encoding.smallest_normal)
    plain = np.array([0.0, 1.0, np.inf, encoding.smallest, 3 * encoding.smallest, tiny, tiny * 0.75, encoding.largest])
    return np.concatenate([plain, -plain, [np.nan]])


def witnesses(assembler: Assembler) -> list[Witness]:
    """Return those of the instructions of the emulator's table, under all their spellings, that an architecture has."""
    every = [*_candidates(assembler.arch)]
    known = assembler.known([witness.instruction for witness in every])
    return [witness for number, witness in enumerate(every) if number in known]


def _candidates(arch: str) -> Iterator[Witness]:
    spelled: dict[str, list[str]] = {}
    for alias, name in ALIASES.items():
        spelled.setdefault(name, []).append(alias)
    target, lanes = get_arch(arch).emulated, get_arch(arch).wave_size
    for name, operation in OPERATIONS.items():
        plain, _, family = name.partition("@")
        is_plain = ":" not in name and not name.startswith("_") and operation.form not in _LEFT_OUT
        if is_plain and (not family or (target and family == target.name)):
            for mnemonic in [plain, *spelled.get(plain, [])]:
                made = _witness(mnemonic, operation, lanes, is_repeated=bool(family) and lanes == 32)
                yield _by_sdwa(made) if needs_sdwa(arch, mnemonic) else made


def _by_sdwa(witness: Witness) -> Witness:
    operands = witness.instruction.removeprefix(witness.name)
    return replace(witness, instruction=f"{witness.name}_sdwa{operands} src0_sel:BYTE_0")


def _named(bank: str, first: int, words: int) -> str:
    return f"{bank}{first}" if words == 1 else f"{bank}[{first}:{first + words - 1}]"


def _witness(mnemonic: str, operation: Operation, lanes: int, *, is_repeated: bool) -> Witness:
    is_scalar, masks, at = operation.form in _SCALAR_FORMS, lanes // 32, _FIRST
    sources: list[Source] = []
    for position, kind in enumerate(operation.sources):
        if kind == "i16k":
            continue
        is_selector = operation.form in ("readlane", "permlane") and position > 0
        in_scalars = is_scalar or is_selector or kind == "mask" or operation.form == "writelane"
        words = masks if kind == "mask" else 2 if operation.form == "pair" else registers_of(kind)
        first = at + at % 2
        repeated = is_repeated and operation.is_matrix and position < 2
        sources.append(Source("s" if in_scalars else "v", first, kind, words, repeated))
        at = first + words
    result = 2 if operation.form == "pair" else registers_of(operation.result) if operation.result else 0
    return Witness(mnemonic, *_of_form(mnemonic, operation, sources, result, masks))


def _of_form(
    mnemonic: str, operation: Operation, sources: list[Source], words: int, masks: int
) -> tuple[str, tuple[Source, ...], tuple[tuple[str, int, int], ...]]:
    """Write the instruction, what is loaded (the result's registers too) and what it leaves."""
    texts, form = [source.text for source in sources], operation.form
    carry = _named("s", _CARRY, masks)
    if form == "scalar_compare":
        return f"{mnemonic} {', '.join([*texts, *_constant(operation)])}", tuple(sources), ()
    if form in (*_SCALAR_FORMS, "readlane", "readfirstlane"):
        old = Source("s", _RESULT, "u32", max(1, words))
        if operation.sources and operation.sources[-1] == "i16k" and len(operation.sources) == 2:
            texts, sources = [], []
        written = [old.text, *texts, *_constant(operation)]
        return f"{mnemonic} {', '.join(written)}", (*sources, old), (("s", _RESULT, max(1, words)),)
    if form.startswith("compare"):
        shown = texts if form == "compare_exec" and masks == 1 else [carry, *texts]
        left = (("s", 126, masks),) if form == "compare_exec" else (("s", _CARRY, masks),)
        return f"{mnemonic} {', '.join(shown)}", tuple(sources), left
    if form == "swap":
        other = Source("v", _RESULT, "u32", 1)
        return f"{mnemonic} {other.text}, {texts[0]}", (sources[0], other), (("v", _RESULT, 1), ("v", _FIRST, 1))
    old = Source("v", _RESULT, "u32", words)
    if form.startswith("carry"):
        both = (("v", _RESULT, words), ("s", _CARRY, masks))
        return f"{mnemonic} {', '.join([old.text, carry, *texts])}", (*sources, old), both
    if operation.is_matrix:
        return (
            f"{mnemonic} {', '.join([texts[2], *texts])}",
            tuple(sources),
            (("v", sources[2].first, sources[2].words),),
        )
    return f"{mnemonic} {', '.join([old.text, *texts])}", (*sources, old), (("v", _RESULT, words),)


def _constant(operation: Operation) -> list[str]:
    return ["0x1234"] if "i16k" in operation.sources else []


def kernel_of(witness: Witness, arch: str) -> KernelText:
    """Return the kernel: it loads the sources, runs the instruction, and stores what it left for each lane."""
    lanes, words = get_arch(arch).wave_size, Words.of(arch)
    lines = ["v_and_b32_e32 v1, 15, v0" if any(source.is_repeated for source in witness.sources) else "s_nop 0"]
    for number, source in enumerate(witness.sources):
        first = source.first
        lines += [f"{words.load_pair} s[4:5], s[0:1], {8 * number:#x}", *words.wait]
        lane = "v1" if source.is_repeated else "v0"
        lines += [] if source.is_scalar else [f"v_mul_u32_u24_e32 v2, {4 * source.words}, {lane}"]
        for word in range(source.words):
            if source.is_scalar:
                lines.append(f"{words.load} s{first + word}, s[4:5], {4 * word:#x}")
            else:
                lines.append(f"global_load_{words.width} v{first + word}, v2, s[4:5] offset:{4 * word}")
        lines += words.wait
    lines += [f"{words.load_pair} s[4:5], s[0:1], {8 * len(witness.sources):#x}", *words.wait]
    lines += ["s_cmp_eq_u32 s4, s4", *_SETTLED, witness.instruction, "s_cselect_b32 s90, 1, 0", *_SETTLED]
    results = [*witness.results, ("s", 90, 1)]
    if lanes == 32:
        lines += ["s_mov_b32 s92, exec_lo", "s_mov_b32 exec_lo, -1"]
    else:
        lines += ["s_mov_b64 s[92:93], exec", "s_mov_b64 exec, -1"]
    lines += [*_SETTLED, f"v_mul_u32_u24_e32 v2, {4 * witness.stored}, v0"]
    offset = 0
    for bank, first, count in results:
        for word in range(count):
            register = (92 if first == 126 else first) + word
            if bank == "s":
                lines += [f"v_mov_b32_e32 v3, s{register}", "s_nop 0"]
            value = "v3" if bank == "s" else f"v{register}"
            lines.append(f"global_store_{words.width} v2, {value}, s[4:5] offset:{4 * offset}")
            offset += 1
    return KernelText(witness.symbol, tuple(lines), ("buffer",) * (len(witness.sources) + 1))


def is_open(arch: str, mnemonic: str) -> bool:
    """Return whether documents leave bits of an instruction's result open."""
    operation, rounding = OPERATIONS.get(ALIASES.get(mnemonic, mnemonic)), rounding_on(arch, mnemonic)
    return bool(operation and "moved_" in operation.body) or bool(rounding and rounding.is_assumed)


def is_near(witness: Witness, said: NDArray[np.uint32], left: NDArray[np.uint32]) -> bool:
    """Return whether what a GPU left of an approximation is near to what is said: to 2^-8 of each number, which no
    documented error exceeds. Of a matrix instruction's sums nothing is said.
    """
    operation = OPERATIONS.get(ALIASES.get(witness.name, witness.name))
    if operation is None or operation.is_matrix or operation.result not in ("f16", "f32", "f64"):
        return True
    words, dtype = registers_of(operation.result), np.dtype(_NUMBERS[operation.result])
    one, other = (np.ascontiguousarray(part[:, :words]).view(dtype)[:, 0].astype(np.float64) for part in (said, left))
    with np.errstate(all="ignore"):
        is_near = np.abs(one - other) <= _FAR * np.maximum(np.abs(one), _TINY[operation.result])
    return bool((is_near | (one == other) | (np.isnan(one) & np.isnan(other))).all())


def emulated(witness: Witness, assembly: Assembly, fill: str, target: Target | None = None) -> NDArray[np.uint32]:
    """Return what the emulator leaves, a row of words for each lane; with a `target`, what another one of its would."""
    arguments = tuple(KernelArgument(8 * n, 8, "global_buffer") for n in range(len(witness.sources) + 1))
    kernel, memory = Kernel(assembly, witness.symbol, arguments, 8 * len(arguments), target=target), Memory()
    lanes = kernel.arch.wave_size
    values: list[int | bytes] = [memory.add(array, writable=False) for array in witness.inputs(lanes, fill)]
    output = np.zeros((lanes, witness.stored), np.uint32)
    values.append(memory.add(output, writable=True))
    how = How(checks=False, counting=False)
    done = run(kernel, memory, Launch((1, 1, 1), (lanes, 1, 1), 0, values), [(0, 0, 0)], engine_folder(), how)
    if done.faults:
        raise RuntimeError(f"{witness.name}: {done.faults[0].sentence()}")
    return output


def explained(witness: Witness, assembly: Assembly, arch: str, left: dict[str, NDArray[Any]]) -> str:
    """Say which other known hardware would have left what a GPU left, of a matrix instruction or a conversion; empty if
    none would.
    """
    target = get_arch(arch).emulated
    assert target is not None
    others = {f"sums as {sums.name.lower().replace('_', ' ')}": replace(target, sums=sums) for sums in Sums}
    others["the other kind of fp8"] = replace(target, fnuz=not target.fnuz)
    for what, other in others.items():
        if other != target and all(np.array_equal(emulated(witness, assembly, f, other), left[f]) for f in left):
            return what
    return ""


def texts_of(arch: str, chosen: Sequence[Witness]) -> list[KernelText]:
    """Return the kernels of witnesses."""
    return [kernel_of(witness, arch) for witness in chosen]
