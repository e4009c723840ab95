"""What compilers make of roots, divisions, exponentials, logarithms and roundings, and what people write for a maximum:
comparisons and whole numbers that ask nothing of what was loaded.

Each is known by all of its instructions and of what is done with what they give, so that nothing else passes for one.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from parity.emulator.instruction import CODES, NAMES, OPERAND_KINDS, InstructionStruct, OperandStruct
from parity.emulator.places import EXEC_PLACES, VCC_PLACES, places, registers
from parity.emulator.program import Program
from parity.emulator.semantics import OPERATIONS
from parity.isa.cfg import ControlFlow

CONSTANT = OPERAND_KINDS["constant"]
# As fp32: 2^-96 and 2^-126, below which a root's or a logarithm's number is scaled, and 126, beyond which an
# exponential's is.
_SCALED_BEYOND = {0x0F800000, 0x00800000, 0x42FC0000}
# 103.97, 88.72 and their like for other bases, beyond which an exponential is 0 or infinite.
_NOTHING_BEYOND = {0x42CE8ED0, 0x42AEAC50, 0x42B17218, 0x43000000, 0x43150000, 0x42340000, 0x421A209B, 0x423369F4}
_SIGN, _INFINITY = 0x80000000, 0x7F800000
_OWN_ROOTS = 0x260  # a class: zero or plus infinity, which are their own roots
_LAST_BIT_OF_BF16, _UPPER_WORD, _ALMOST_HALF = [16, 1], 5, 0x7FFF


class Idioms:
    """The engine's instructions of a kernel, and which of them are idioms."""

    def __init__(self, program: Program, flow: ControlFlow) -> None:
        self._steps, self._flow = program.instructions, flow
        self._starts = [*(program.starts[first] for first, _ in flow.ranges), len(program.instructions)]
        self._reads = [places(*step.s) | _also_read(step) for step in program.instructions]
        self._writes = [places(step.d, step.d2) for step in program.instructions]
        self._numbers: dict[tuple[int, int, int], int | None] = {}
        self._writers: dict[int, list[int]] = {}
        for at, step in enumerate(program.instructions):
            for register in (*registers(step.d), *registers(step.d2)):
                self._writers.setdefault(register, []).append(at)

    def name(self, at: int) -> str:
        return NAMES[self._steps[at].operation]

    def is_known_comparison(self, at: int, *, may_choose: bool = True) -> bool:
        """Whether what a comparison gives is only used as a compiler uses it: to scale a root, a logarithm or an
        exponential, to keep a NaN, or, if it `may_choose`, to choose the larger of two.
        """
        readers, step = self.readers(at), self._steps[at]
        if not readers or not all(self.name(one).startswith("v_cndmask") for one in readers):
            return False
        chosen = [self._steps[one].s[:2] for one in readers]
        numbers = [self.number(at, source) for source in step.s[:2]]
        if "_class_" in self.name(at):
            return numbers[1] == _OWN_ROOTS and len(readers) == 1 and _is_among(step.s[0], chosen[0])
        if re.match(r"v_cmp_[ou]_f", self.name(at)):
            return all(self._has_nan(one, pair) for one, pair in zip(readers, chosen, strict=True))
        sizes = {number & ~_SIGN for number in numbers if number is not None}
        if _SCALED_BEYOND & sizes and all(
            self._is_scaling(one, pair) for one, pair in zip(readers, chosen, strict=True)
        ):
            return True
        ends = [[self.number(one, side) for side in pair] for one, pair in zip(readers, chosen, strict=True)]
        if _NOTHING_BEYOND & sizes and all({0, _INFINITY} & {*pair} for pair in ends):
            return True
        if _INFINITY in sizes or (0 in numbers and self._compares_neighbours(at, readers)):
            return True
        return may_choose and len(readers) == 1 and self._is_a_choice_of(at, readers[0])

    def is_known_arithmetic(self, at: int) -> bool:
        """Whether whole numbers are those of a root's last bit, of an exponential, or of a rounding to bf16."""
        return self._neighbour_of(at) is not None or self._is_of_an_exponential(at) or self._is_a_rounding_to_bf16(at)

    def is_end_of_division(self, at: int) -> bool:
        """Whether `v_div_fixup` ends a division, whose quotient may be out of range."""
        maker = self._writer(at, self._steps[at].s[0])
        makers = r"v_(div_fmas|cvt_f16|fma_mix|mul|fma)" if self.name(at).endswith("f16") else "v_div_fmas"
        return maker is not None and re.match(makers, self.name(maker)) is not None

    def is_exponent(self, at: int, operand: OperandStruct) -> bool:
        """Whether an operand is the whole number of an exponential."""
        whole = self._writer(at, operand)
        return whole is not None and self._is_of_an_exponential(whole)

    def number(self, at: int, operand: OperandStruct) -> int | None:
        """Return the constant that an operand is, or that every instruction which writes it puts there."""
        if operand.kind == CONSTANT:
            return int(operand.low)
        if (at, operand.kind, operand.index) not in self._numbers:
            makers = self._makers(at, operand)
            numbers = {None if maker is None else self._constant(maker) for maker in makers}
            self._numbers[at, operand.kind, operand.index] = numbers.pop() if len(numbers) == 1 else None
        return self._numbers[at, operand.kind, operand.index]

    def readers_of(self, at: int, held: int) -> list[int]:
        """Return what reads some of an instruction's results before it is written again, along the control flow."""
        found, seen = set[int](), dict[int, int]()
        waiting = [(bisect_right(self._starts, at) - 1, at + 1, held)]
        while waiting:
            block, first, left = waiting.pop()
            for later in range(first, self._starts[block + 1]):
                if left & self._reads[later]:
                    found.add(later)
                left &= ~self._writes[later]
                if not left:
                    break
            for one in self._flow.successors[block] if left else ():
                if left & ~seen.get(one, 0):
                    seen[one] = seen.get(one, 0) | left
                    waiting.append((one, self._starts[one], left))
        return sorted(found)

    def readers(self, at: int) -> list[int]:
        return self.readers_of(at, places(self._steps[at].d))

    def _constant(self, at: int) -> int | None:
        step = self._steps[at]
        if step.s[0].kind != CONSTANT:
            return None
        number = int(step.s[0].low)
        if self.name(at) in ("s_brev_b32", "v_bfrev_b32"):
            return int(f"{number:032b}"[::-1], 2)
        if self.name(at) in ("s_not_b32", "v_not_b32"):
            return number ^ 0xFFFFFFFF
        return number if re.match(r"[sv]_movk?_[bi](16|32)$", self.name(at)) else None

    def _makers(self, at: int, operand: OperandStruct) -> Iterator[int | None]:
        """Yield what may have written an operand last, along the control flow; None for what a kernel begins with."""
        block, seen = bisect_right(self._starts, at) - 1, set[int]()
        waiting = [(block, at)]
        while waiting:
            block, end = waiting.pop()
            maker = self._last_writer(block, end, operand)
            if maker is not None:
                yield maker
                continue
            before = self._flow.predecessors[block]
            if not before or block == 0:
                yield None
            waiting += [(one, self._starts[one + 1]) for one in before if one not in seen]
            seen |= {*before}

    def _writer(self, at: int, operand: OperandStruct) -> int | None:
        """Return the last instruction that writes an operand's registers before in its block; None if none does."""
        return self._last_writer(bisect_right(self._starts, at) - 1, at, operand)

    def _last_writer(self, block: int, end: int, operand: OperandStruct) -> int | None:
        found = -1
        for register in registers(operand):
            before = self._writers.get(register, [])
            last = bisect_left(before, end)
            found = max([found, *before[max(0, last - 1) : last]])
        return found if found >= self._starts[block] else None

    def _has_nan(self, at: int, pair: Sequence[OperandStruct]) -> bool:
        """Whether one of two that are chosen is a NaN: a constant, or a number whose bits one is added to."""
        for side in pair:
            number, maker = self.number(at, side), self._writer(at, side)
            if number is not None and (number & ~_SIGN > _INFINITY or number in (0x7FFF, 0x7FC0)):
                return True
            if maker is not None and self.name(maker).startswith("v_or_b32"):
                return any(self.number(maker, one) in (0x400000, 0x10000) for one in self._steps[maker].s[:2])
        return False

    def _is_scaling(self, at: int, pair: Sequence[OperandStruct]) -> bool:
        """Whether two that are chosen are constants, or a number and the same times a constant."""
        numbers = [self.number(at, side) for side in pair]
        if None not in numbers:
            return True
        for one, other in (pair, pair[::-1]):
            maker = self._writer(at, one)
            if maker is not None and re.match(r"v_(mul_f|ldexp_f)", self.name(maker)):
                factors = self._steps[maker].s[:2]
                power = next((n for factor in factors if (n := self.number(maker, factor)) is not None), None)
                if power and not power & 0x7FFFFF and _is_among(other, factors):
                    return True
        return False

    def _compares_neighbours(self, at: int, readers: Sequence[int]) -> bool:
        """Whether the rest of a root's neighbour is compared with zero, to choose between it and the root."""
        rest = next((one for side in self._steps[at].s[:2] if (one := self._writer(at, side)) is not None), None)
        if rest is None or not self.name(rest).startswith("v_fma_f32"):
            return False
        made = [self._before_a_sign(rest, side) for side in self._steps[rest].s[:3]]
        near = next((one for one in made[:2] if one is not None and self._neighbour_of(one) is not None), None)
        root = None if near is None else self._neighbour_of(near)
        return (
            root is not None
            and root in made[:2]
            and _key(self._steps[rest].s[2]) == _key(self._steps[root].s[0])
            and all(any(near in self._makers(one, side) for side in self._steps[one].s[:2]) for one in readers)
        )

    def _before_a_sign(self, at: int, operand: OperandStruct) -> int | None:
        """Return the instruction that makes an operand, or what one that changes its sign takes."""
        maker = self._writer(at, operand)
        if maker is None or not self.name(maker).startswith("v_xor_b32"):
            return maker
        made = (self._writer(maker, side) for side in self._steps[maker].s[:2])
        return next((one for one in made if one is not None), None)

    def _neighbour_of(self, at: int) -> int | None:
        """Return the root to whose bits an instruction adds one, or takes it away."""
        step = self._steps[at]
        if not re.match(r"v_(add|sub)_(nc|co)_[ui]32$", self.name(at)):
            return None
        if not {1, 0xFFFFFFFF} & {self.number(at, side) for side in step.s[:2]}:
            return None
        made = (self._writer(at, side) for side in step.s[:2])
        return next((one for one in made if one is not None and self.name(one) == "v_sqrt_f32"), None)

    def _is_of_an_exponential(self, at: int) -> bool:
        """Whether a number is rounded, or taken whole, before an exponential: its rest is the exponential's, and the
        whole number goes to the exponent.
        """
        if "_cvt_i32_" in self.name(at):
            rounded = self._writer(at, self._steps[at].s[0])
            return rounded is not None and "_rndne_" in self.name(rounded) and self._is_of_an_exponential(rounded)
        readers = {self.name(one): one for one in self.readers(at)}
        if readers.keys() != {"v_sub_f32", "v_cvt_i32_f32"}:
            return False
        scaling = self.readers(readers["v_cvt_i32_f32"])
        powers = [one for rest in self.readers(readers["v_sub_f32"]) for one in self.readers(rest)]
        ends = [(self._steps[one].operation, self._writer(one, self._steps[one].s[0])) for one in scaling]
        return [self.name(one) for one in powers] == ["v_exp_f32"] and ends == [(CODES["v_ldexp_f32"], powers[0])]

    def _is_a_rounding_to_bf16(self, at: int) -> bool:
        """Whether almost half of the last bit that stays is added, and the bit itself, which rounds to even."""
        step = self._steps[at]
        if self.name(at) != "v_add3_u32":
            return False
        makers = (one for side in step.s[:3] if (one := self._writer(at, side)) is not None)
        rounded = {register for one in makers if (register := self._last_bit_of(one)) is not None}
        is_its_own = bool(rounded & {places(side) for side in step.s[:3]})
        return is_its_own and _ALMOST_HALF in [self.number(at, side) for side in step.s[:3]]

    def _last_bit_of(self, at: int) -> int | None:
        """Return the place of the number of which an instruction takes the last bit that bf16 has."""
        sources = self._steps[at].s
        if self.name(at) == "v_bfe_u32":
            return places(sources[0]) if [int(one.low) for one in sources[1:3]] == _LAST_BIT_OF_BF16 else None
        if self.name(at) != "v_and_b32" or 1 not in [self.number(at, side) for side in sources[:2]]:
            return None
        makers = (one for side in sources[:2] if (one := self._writer(at, side)) is not None)
        upper = (one for one in makers if self.name(one) == "_select" and self._steps[one].offset == _UPPER_WORD)
        return next((places(self._steps[one].s[0]) for one in upper), None)

    def _is_a_choice_of(self, at: int, reader: int) -> bool:
        """Whether one of the two numbers that are compared is chosen, as they were then."""
        compared = self._steps[at].s[:2]
        is_same = {_key(side) for side in compared} == {_key(side) for side in self._steps[reader].s[:2]}
        held = places(*compared)
        is_old = any(places(step.d, step.d2) & held for step in self._steps[at:reader])
        return is_same and not is_old and not any(side.kind == CONSTANT for side in compared)


def _key(operand: OperandStruct) -> tuple[int, int, int, int]:
    """Return what tells operands apart, but for their signs."""
    return operand.kind, operand.index, operand.halves, operand.low


def _is_among(operand: OperandStruct, others: Sequence[OperandStruct]) -> bool:
    return _key(operand) in [_key(other) for other in others]


def _also_read(step: InstructionStruct) -> int:
    """Return what an instruction reads beside its operands: its own result, or a mask that it asks."""
    name = NAMES[step.operation]
    operation = OPERATIONS.get(name)
    is_accumulated = operation is not None and operation.form in ("accumulate", "swap", "movreld", "writelane")
    asked = VCC_PLACES if name.startswith("OP_BRANCH_VCC") else EXEC_PLACES if name.startswith("OP_BRANCH_EXEC") else 0
    return (places(step.d) if is_accumulated else 0) | asked
