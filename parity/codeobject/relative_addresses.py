"""Addresses that code computes from its own: `s_getpc_b64` and an addition, whose constants a linker has filled in."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from parity.codeobject.data_sections import Place
from parity.codeobject.disassembler import Instruction

_START = re.compile(r"s_getpc_b64 s\[(\d+):(\d+)\]$")
_LOW, _HIGH = ("s_add_u32", "s_add_co_u32"), ("s_addc_u32", "s_add_co_ci_u32")
_FARTHEST = 8  # instructions behind s_getpc_b64
_WITH_LITERAL = 8
_LITERAL_AT = 4

Word = Callable[[int], int]


@dataclass(frozen=True)
class Sum:
    """An address that code computes: the additions to both halves, what `s_getpc_b64` gives, what comes out."""

    low: Instruction
    high: Instruction
    base: int
    address: int

    def with_symbol(self, place: Place, kind: str) -> dict[int, str]:
        """Return the additions, by address, of a symbol instead of literals. `kind` is `rel32` or `gotpcrel32`."""
        texts = {}
        for instruction, half in ((self.low, "lo"), (self.high, "hi")):
            addend = instruction.address + _LITERAL_AT - self.base + place.offset
            texts[instruction.address] = f"{_without_literal(instruction)}{place.name}@{kind}@{half}+{addend}"
        return texts

    def with_labels(self) -> dict[int, str]:
        """Return the additions, by address, of labels instead of literals: for a branch that is too far for a branch
        instruction.
        """
        difference = f"(.L{self.address:x}-.L{self.base:x})"
        return {
            self.low.address: f"{_without_literal(self.low)}{difference}&4294967295",
            self.high.address: f"{_without_literal(self.high)}{difference}>>32",
        }


def sums(code: list[Instruction], word: Word) -> Iterator[Sum]:
    """Yield the addresses that a function computes from the program counter. `word` reads 32 bits of the code."""
    for number, instruction in enumerate(code):
        start = _START.match(instruction.text or "")
        if start is None:
            continue
        behind = code[number + 1 : number + 1 + _FARTHEST]
        low, high = _addition(behind, _LOW, start.group(1)), _addition(behind, _HIGH, start.group(2))
        if low is not None and high is not None:
            base = instruction.address + instruction.size
            literals = word(low.address + _LITERAL_AT) + (word(high.address + _LITERAL_AT) << 32)
            yield Sum(low, high, base, (base + literals) & (1 << 64) - 1)


def _addition(code: list[Instruction], mnemonics: tuple[str, ...], register: str) -> Instruction | None:
    """Find the addition of a literal to a register, among the scalar instructions that follow."""
    wanted = tuple(f"{mnemonic} s{register}, s{register}, " for mnemonic in mnemonics)
    for instruction in code:
        text = instruction.text or ""
        if instruction.size == _WITH_LITERAL and text.startswith(wanted):
            return instruction
        if not text.startswith("s_"):
            break
    return None


def _without_literal(instruction: Instruction) -> str:
    return (instruction.text or "").rpartition(", ")[0] + ", "
