"""What compilers make of roots, divisions, exponentials, logarithms and roundings, and what people write for a maximum:
comparisons and whole numbers that ask nothing of what was loaded.

Each is known by all of its instructions and of what is done with what they give, so that nothing else passes for one.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, reduce
from operator import or_

from parity.emulator.instruction import (
    CODES,
    D16,
    NAMES,
    OPERAND_KINDS,
    READS_SCC,
    SIGN_EXTEND,
    WRITES_EXEC,
    WRITES_SCC,
    ZERO_UPPER,
    InstructionStruct,
    OperandStruct,
)
from parity.emulator.places import EXEC_PLACES, SCC, VCC_PLACES, VECTORS, places, registers
from parity.emulator.program import Program
from parity.emulator.semantics import OPERATIONS
from parity.isa.cfg import ControlFlow

CONSTANT = OPERAND_KINDS["constant"]
# As fp32: 2^-96 and 2^-126, below which a root's or a logarithm's number is scaled, and 126, beyond which an
# exponential's is.
_SCALED_BEYOND = {0x0F800000, 0x00800000, 0x42FC0000}
# 103.97, 88.72 and their like for other bases, beyond which an exponential is 0 or infinite.
_NOTHING_BEYOND = {0x42CE8ED0, 0x42AEAC50, 0x42B17218, 0x43000000, 0x43150000, 0x42340000, 0x421A209B, 0x423369F4}
_SIGN, _INFINITY, _ONE = 0x80000000, 0x7F800000, 0x3F800000
# What is taken from an exponential's or a logarithm's exponent, as whole numbers and as fp32, and from the logarithm.
_EXPONENTS = {32, 0xFFFFFFE0, 64, 0xFFFFFFC0, 0x42800000, 0x42000000, 0x41B17218, 0x411A209B}
_OF_SCALARS = re.compile(
    r"^(?:v_)?s_((?:cmp|sqrt|rsq|log|exp|rcp|add|sub|mul|fma|fmac|rndne|cvt_i32)\w*_f32|xor_b32|add_co_i32)$"
)
_ROOTS = r"v_(sqrt|rsq|log)_f32"
_OWN_ROOTS = (0x260, 0x240)  # classes: zero or plus infinity, which are their own roots
_LAST_BIT_OF_BF16, _LOWER_WORD, _UPPER_WORD, _ALMOST_HALF = [16, 1], 4, 5, 0x7FFF
_Degree = tuple[int, int]
_EVERY, _DEEPEST = 0xFFFFFFFF, 8  # bits of a register; instructions that are asked one after the other


class Idioms:
    """The engine's instructions of a kernel, and which of them are idioms."""

    def __init__(self, program: Program, flow: ControlFlow) -> None:
        self._steps, self._flow = program.instructions, flow
        self._starts = [*(program.starts[first] for first, _ in flow.ranges), len(program.instructions)]
        self._names = [_as_of_vectors(NAMES[step.operation]) for step in program.instructions]
        self._reads = [places(*step.s) | _also_read(step) for step in program.instructions]
        self._writes = [
            places(step.d, step.d2)
            | (EXEC_PLACES if step.flags & WRITES_EXEC else 0)
            | (SCC if step.flags & WRITES_SCC else 0)
            for step in program.instructions
        ]
        self._numbers: dict[tuple[int, int, int], int | None] = {}
        self.taken: dict[int, frozenset[int]] = {}  # by instruction, masks of the lanes for which it does not run
        self._writers: dict[int, list[int]] = {}
        for at, step in enumerate(program.instructions):
            for register in (*registers(step.d), *registers(step.d2)):
                self._writers.setdefault(register, []).append(at)

    def name(self, at: int) -> str:
        """Return an instruction's name; of scalar ones that compute as vector ones do, theirs."""
        return self._names[at]

    def is_known_comparison(self, at: int, *, may_choose: bool = True) -> bool:
        """Whether what a comparison gives is only used as a compiler uses it: to scale a root, a logarithm or an
        exponential, to keep a NaN, or, if it `may_choose`, to choose the larger of two.
        """
        step = self._steps[at]
        readers = self.askers(at)
        if may_choose and self._is_a_choice_or_nan(readers):
            return True
        if not readers or not all(self.name(one).startswith("v_cndmask") for one in readers):
            return False
        numbers = [self.number(at, source) for source in step.s[:2]]
        if may_choose and len(readers) == 1 and self._is_a_choice_of(at, readers[0]):
            return True
        if not self.name(at).endswith("_f32"):
            return False
        if "_class_" in self.name(at):
            return numbers[1] in _OWN_ROOTS and len(readers) == 1 and self._keeps_own_root(step.s[0], readers[0])
        if re.match(r"v_cmp_[ou]_f", self.name(at)):
            return all(self._is_nan_itself(at, one) or self._keeps_nan(one) for one in readers)
        sizes = {number & ~_SIGN for number in numbers if number is not None}
        if _SCALED_BEYOND & sizes:
            is_of_root = any(self._scales_before(one) for one in self._all_that_ask(at))
            return all(
                self._moves_exponent(one)
                or self._scales_before(one)
                or self._chooses_factor(one)
                or (is_of_root and self._scales_after(one))
                for one in readers
            )
        if _NOTHING_BEYOND & sizes:
            return all(map(self._ends_exponential, readers))
        if _INFINITY in sizes:
            return all(map(self._ends_logarithm, readers))
        return 0 in numbers and self._compares_neighbours(at, readers)

    def is_known_arithmetic(self, at: int) -> bool:
        """Whether whole numbers are those of a root's last bit, of an exponential, or of a rounding to bf16."""
        return self._neighbour_of(at) is not None or self._is_of_an_exponential(at) or self._is_a_rounding_to_bf16(at)

    def is_end_of_division(self, at: int) -> bool:
        """Whether `v_div_fixup` ends a division, whose quotient may be out of range."""
        maker = self._writer(at, self._steps[at].s[0])
        if maker is None or self.name(at).endswith("f16"):
            return maker is not None and re.match(r"v_(cvt_f16|fma_mix|mul|fma)", self.name(maker)) is not None
        return self._is_quotient_of(maker, at)

    def is_start_of_division(self, at: int) -> bool:
        """Whether what `v_div_scale` scales, and what it says of that, only comes to the end of a division: where the
        same times a power of two gives the same quotient, and nothing else.
        """
        asked = self._askers(at, places(self._steps[at].d2))
        ends, seen, waiting = set(asked), set[int](), [at]
        while waiting:
            for one in self.readers(waiting.pop()):
                if self.name(one).startswith("v_div_fmas"):
                    ends.add(one)
                elif one not in seen and (re.match(r"v_(fmac?|mul|rcp)_f", self.name(one)) or self._is_negation(one)):
                    seen.add(one)
                    waiting.append(one)
                elif one not in seen:
                    return False
        return all(self._is_quotient_of(one, at) for one in ends)

    def _is_quotient_of(self, at: int, start: int) -> bool:
        """Whether `v_div_fmas` gives the quotient of the two numbers of a `v_div_scale` or a `v_div_fixup`."""
        if not self.name(at).startswith("v_div_fmas") or self._degrees.get(at) != (-1, 1):
            return False
        scale = self._writer(at, self._steps[at].s[3])
        while scale is not None and self.name(scale).startswith("s_mov_b"):
            scale = self._writer(scale, self._steps[scale].s[0])
        if scale is None or self._scaled(scale) != (0, 1):
            return False
        one, other = ([_key(side) for side in self._steps[step].s[1:3]] for step in (scale, start))
        return one == other

    def _scaled(self, at: int) -> _Degree | None:
        """Return (1, 0) if `v_div_scale` scales the divisor, (0, 1) if it scales what is divided."""
        if not self.name(at).startswith("v_div_scale"):
            return None
        number, divisor, divided = (_key(side) for side in self._steps[at].s[:3])
        return {divisor: (1, 0), divided: (0, 1)}.get(number) if divisor != divided else None

    @cached_property
    def _degrees(self) -> dict[int, _Degree]:
        """The instructions that make products of a division's scaled numbers, or sums of such of one degree: with the
        powers of the divisor and of what is divided.
        """
        found = dict[int, _Degree]()
        for at in range(len(self._steps)):
            if (degree := self._degree(at, found)) is not None:
                found[at] = degree
        return found

    def _degree(self, at: int, before: Mapping[int, _Degree]) -> _Degree | None:
        name, step = self.name(at), self._steps[at]

        def of(operand: OperandStruct) -> _Degree | None:
            maker = self._writer(at, operand)
            return (0, 0) if operand.kind == CONSTANT else None if maker is None else before.get(maker)

        if name.startswith("v_rcp_f"):
            power = of(step.s[0])
            return None if power is None else (-power[0], -power[1])
        if self._is_negation(at):
            return of(step.s[self.number(at, step.s[0]) == _SIGN])
        if not re.match(r"v_(fmac?|mul|div_fmas)_f", name):
            return self._scaled(at)
        first, second = of(step.s[0]), of(step.s[1])
        if first is None or second is None:
            return None
        product = first[0] + second[0], first[1] + second[1]
        is_sum = not name.startswith("v_mul")
        return product if not is_sum or of(step.s[2] if step.s[2].kind else step.d) == product else None

    def _is_negation(self, at: int) -> bool:
        return self.name(at) == "v_xor_b32" and _SIGN in [self.number(at, side) for side in self._steps[at].s[:2]]

    def is_exponent(self, at: int, operand: OperandStruct) -> bool:
        """Whether an operand is the whole number of an exponential."""
        whole = self._writer(at, operand)
        if whole is not None and self.name(whole).startswith("v_cndmask"):
            return self._moves_exponent(whole)
        return whole is not None and self._is_of_an_exponential(whole)

    def number(self, at: int, operand: OperandStruct) -> int | None:
        """Return the constant that an operand is, or that every instruction which writes it puts there."""
        if operand.kind == CONSTANT:
            return int(operand.low)
        if (at, operand.kind, operand.index) not in self._numbers:
            makers = self._makers(at, operand)
            numbers = {None if maker is None else self._constant(maker, at) for maker in makers}
            self._numbers[at, operand.kind, operand.index] = numbers.pop() if len(numbers) == 1 else None
        return self._numbers[at, operand.kind, operand.index]

    def bits(self, at: int, operand: OperandStruct, depth: int = _DEEPEST) -> int:
        """Return which bits of an operand's first register may be set, as far as shifts and masks say."""
        if operand.kind == CONSTANT:
            return int(operand.low)
        if depth == 0 or operand.count > 1 or operand.halves in (1, 2):
            return _EVERY
        makers = list(self._makers(at, operand))
        return reduce(or_, (_EVERY if maker is None else self._made_bits(maker, depth - 1) for maker in makers))

    def parts(self, at: int, depth: int = _DEEPEST) -> list[tuple[int, list[int]]]:
        """Return what an instruction puts together bit by bit: the bits that each part may set, and its sources."""
        name, sources = self.name(at), self._steps[at].s
        if name.startswith("v_lshl_or"):
            return [(self._shifted(at, sources[0], sources[1], depth), [0]), (self.bits(at, sources[2], depth), [2])]
        if name.startswith("v_and_or"):
            mask = self.bits(at, sources[0], depth) & self.bits(at, sources[1], depth)
            return [(mask, [0, 1]), (self.bits(at, sources[2], depth), [2])]
        if re.match(r"[sv]_or(3)?_b(16|32|64)$", name):
            return [(self.bits(at, side, depth), [which]) for which, side in enumerate(sources[:3]) if side.kind]
        return []

    def _made_bits(self, at: int, depth: int) -> int:
        """Return which bits an instruction's result may have."""
        step, name = self._steps[at], self.name(at)
        sources = step.s
        if step.flags & ZERO_UPPER and (match := re.match(r"v_(lshl|lshr)rev_b16$", name)):
            return self._shifted(at, sources[1], sources[0], depth, is_left=match[1] == "lshl") & 0xFFFF
        if step.d.count > 1 or step.d.halves in (1, 2):
            return _EVERY
        if parts := self.parts(at, depth):
            return reduce(or_, (bits for bits, _ in parts))
        if re.match(r"[sv]_mov_b32$", name):
            return self.bits(at, sources[0], depth)
        if re.match(r"[sv]_and_b32$", name):
            return self.bits(at, sources[0], depth) & self.bits(at, sources[1], depth)
        if re.match(r"v_cndmask_b32$|s_cselect_b32$", name):
            return self.bits(at, sources[0], depth) | self.bits(at, sources[1], depth)
        if match := re.match(r"([sv])_(lshl|lshr)(rev)?_b32$", name):
            number, amount = (sources[1], sources[0]) if match[3] else (sources[0], sources[1])
            return self._shifted(at, number, amount, depth, is_left=match[2] == "lshl")
        if name.startswith("v_bfe_u32") and sources[2].kind == CONSTANT:
            return int((1 << (sources[2].low & 31)) - 1)
        if name == "_select":
            return _part(step.offset)[0]
        if name == "_merge" and step.offset >> 4 == 0:
            mask, shift = _part(step.offset)
            return (self.bits(at, sources[0], depth) & mask) << shift
        if re.match(r"OP_(LDS|GLOBAL|FLAT|BUFFER|SCRATCH)_LOAD$", name) and not step.flags & (D16 | SIGN_EXTEND):
            return int((1 << 8 * min(step.width, 4)) - 1)
        return _EVERY

    def _shifted(
        self, at: int, number: OperandStruct, amount: OperandStruct, depth: int, *, is_left: bool = True
    ) -> int:
        by = self.number(at, amount)
        if by is None:
            return _EVERY
        bits = self.bits(at, number, depth)
        return (bits << (by & 31) if is_left else bits >> (by & 31)) & _EVERY

    def readers_of(self, at: int, held: int) -> list[int]:
        """Return what reads some of an instruction's results before it is written again, along the control flow."""
        found, seen = set[int](), dict[int, int]()
        waiting = [(bisect_right(self._starts, at) - 1, at + 1, held)]
        while waiting:
            block, first, left = waiting.pop()
            for later in range(first, self._starts[block + 1]):
                if left & self._reads[later] or self.name(later) == "OP_JUMP":
                    found.add(later)  # behind a jump it is not known who reads
                left &= ~self._writes[later]
                if not left:
                    break
            for one in self._flow.successors[block] if left else ():
                if left & ~seen.get(one, 0):
                    seen[one] = seen.get(one, 0) | left
                    waiting.append((one, self._starts[one], left))
        return sorted(found)

    def askers(self, at: int) -> list[int]:
        """Return what asks for a comparison's mask or SCC."""
        return self._askers(at, places(self._steps[at].d) or SCC)

    def _askers(self, at: int, mask: int) -> list[int]:
        """Return what reads a mask or a number that an instruction makes, also once it was moved: a mask that all lanes
        share to SCC.
        """
        found = dict.fromkeys(self.readers_of(at, mask))
        moves = [one for one in found if self._is_moved(one)]
        for move in moves:
            moved = dict.fromkeys(one for one in self.readers_of(move, self._writes[move]) if one not in found)
            moves += [one for one in moved if self._is_moved(one)]
            found |= moved
        return sorted(found.keys() - {*moves})

    def _is_moved(self, at: int) -> bool:
        """Whether an instruction moves a mask, makes one of SCC, or asks whether any lane that executes is in it."""
        step, name = self._steps[at], NAMES[self._steps[at].operation]
        is_asked = name.startswith("s_and_b") and self._reads[at] & EXEC_PLACES
        is_of_scc = name.startswith("s_cselect_b") and [self.number(at, side) for side in step.s[:2]] == [_EVERY, 0]
        return bool(is_asked) or is_of_scc or name.startswith("s_mov_b")

    def _all_that_ask(self, at: int) -> list[int]:
        """Return the readers of a comparison, and of those before in its block that are the same: SCC holds one."""
        asked = [self.name(at), *map(_key, self._steps[at].s[:2])]
        start = self._starts[bisect_right(self._starts, at) - 1] if not places(self._steps[at].d) else at
        same = [one for one in range(start, at + 1) if [self.name(one), *map(_key, self._steps[one].s[:2])] == asked]
        return [reader for one in same for reader in self.askers(one)]

    def readers(self, at: int) -> list[int]:
        return self.readers_of(at, places(self._steps[at].d))

    def _constant(self, at: int, reader: int) -> int | None:
        """Return the constant that an instruction puts into a register, for all lanes that are there for a reader."""
        step = self._steps[at]
        is_for_all = not places(step.d) & VECTORS or self._sees_no_more_lanes(at, reader)
        if step.s[0].kind != CONSTANT or not is_for_all:
            return None
        number = int(step.s[0].low)
        if self.name(at) in ("s_brev_b32", "v_bfrev_b32"):
            return int(f"{number:032b}"[::-1], 2)
        if self.name(at) in ("s_not_b32", "v_not_b32"):
            return number ^ 0xFFFFFFFF
        return number if re.match(r"[sv]_movk?_[bi](16|32)$", self.name(at)) else None

    def _sees_no_more_lanes(self, at: int, reader: int) -> bool:
        """Whether an instruction ran for all lanes of a reader. Masks that are lost are those of nobody, 0."""
        before, now = (self.taken.get(one, frozenset()) for one in (at, reader))
        return before <= now or (0 in now and 0 not in before)

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

    def _made(self, at: int, sources: int = 2) -> list[int]:
        """Return the instructions of the block that make an instruction's sources, where they are."""
        found = (self._writer(at, side) for side in self._steps[at].s[:sources])
        return [one for one in found if one is not None]

    def _pair(self, at: int) -> list[tuple[OperandStruct, int | None]]:
        """Return what a choice is between, each with the instruction that makes it."""
        return [(side, self._writer(at, side)) for side in self._steps[at].s[:2]]

    def _keeps_nan(self, at: int) -> bool:
        """Whether a NaN is chosen instead of what a rounding to bf16 or a maximum would make of it."""
        makers = self._made(at)
        selected = [one for maker in makers if self.name(maker) == "_select" for one in self._made(maker)]
        made = [self.name(one) for one in (*makers, *selected)]
        is_rounding = any(re.match(r"v_(add3_u32|lshrrev_b32)", name) for name in made)
        numbers = [self.number(at, side) for side, _ in self._pair(at)]
        is_nan = any(number is not None and number & ~_SIGN > _INFINITY for number in numbers)
        is_of_maximum = is_nan and any(re.match(r"v_(max|min)", name) for name in made)
        return is_of_maximum or (
            is_rounding and (0x7FFF in numbers or is_nan or any(name.startswith("v_or") for name in made))
        )

    def _keeps_own_root(self, operand: OperandStruct, at: int) -> bool:
        """Whether a number is chosen instead of its root, which is the same."""
        others = [maker for side, maker in self._pair(at) if _key(side) != _key(operand)]
        is_among = any(_key(side) == _key(operand) for side, _ in self._pair(at))
        return is_among and len(others) == 1 and others[0] is not None and self._scales_after(others[0])

    def _moves_exponent(self, at: int) -> bool:
        """Whether zero or a known number is chosen, for the exponent of an exponential or a logarithm's number."""
        numbers = {self.number(at, side) for side, _ in self._pair(at)}
        return (
            0 in numbers and bool(numbers & _EXPONENTS) and all(self._is_of_exponent(one) for one in self.readers(at))
        )

    def _is_of_exponent(self, at: int) -> bool:
        names = {self.name(one) for one in self.readers(at)}
        if self.name(at) == "v_ldexp_f32":
            base = self._writer(at, self._steps[at].s[0])
            return names == {"v_log_f32"} or (base is not None and self.name(base) == "v_exp_f32")
        is_sum = re.match(r"v_(pk_)?(add|sub|subrev|fma|fmac)_f32", self.name(at)) is not None
        return is_sum and (names == {"v_exp_f32"} or self._ends_logarithm_with(at))

    def _ends_logarithm_with(self, at: int) -> bool:
        """Whether an exponent is taken from a logarithm, or from what is chosen where that is finite."""
        makers = [self._before_a_choice(at, side) for side in self._steps[at].s[:2]]
        return any(re.match(r"v_(log|fma|fmac|add)_f32", self.name(one)) for one in makers if one is not None)

    def _before_a_choice(self, at: int, operand: OperandStruct) -> int | None:
        maker = self._writer(at, operand)
        if maker is None or not self.name(maker).startswith("v_cndmask"):
            return maker
        return next((one for one in self._made(maker) if self.name(one) == "v_log_f32"), None)

    def _scales_before(self, at: int) -> bool:
        """Whether a number or the same times a power of two is chosen, for a root or a logarithm."""
        names = [self.name(one) for one in self._askers(at, places(self._steps[at].d))]
        others = r"v_(sqrt|rsq|log|fma|fmac)_f32|v_cmp_class_f32|v_cndmask"
        return (
            self._is_scaled(at)
            and any(re.match(_ROOTS, one) for one in names)
            and all(re.match(others, one) for one in names)
        )

    def _chooses_factor(self, at: int) -> bool:
        """Whether one or another power of two is chosen, for a root's or a logarithm's number or for an exponential."""
        numbers = {self.number(at, side) for side, _ in self._pair(at)}
        powers = {number for number in numbers if number is not None and not number & 0x7FFFFF}
        return _ONE in powers and powers == numbers and all(map(self._is_scaling, self.readers(at)))

    def _is_scaling(self, at: int) -> bool:
        made, readers = ([self.name(one) for one in found] for found in (self._made(at), self.readers(at)))
        is_before = bool(readers) and all(re.match(_ROOTS, name) for name in readers)
        return self.name(at) == "v_mul_f32" and (is_before or "v_exp_f32" in made)

    def _scales_after(self, at: int) -> bool:
        """Whether a root, or the number next to it, or the same times a power of two is chosen."""
        if not self.name(at).startswith("v_cndmask") or not self._is_scaled(at):
            return False
        return any(re.match(r"v_(sqrt_f32|rsq_f32|cndmask)", self.name(one)) for one in self._made(at))

    def _is_scaled(self, at: int) -> bool:
        pair = self._pair(at)
        for (_, maker), (other, _) in (pair, pair[::-1]):
            if maker is not None and re.match(r"v_(mul_f32|ldexp_f32)", self.name(maker)):
                factors = self._steps[maker].s[:2]
                power = next((n for factor in factors if (n := self.number(maker, factor)) is not None), None)
                if power and not power & 0x7FFFFF and _is_among(other, factors):
                    return True
        return False

    def _ends_exponential(self, at: int) -> bool:
        """Whether zero or infinity is chosen instead of an exponential."""
        numbers = {self.number(at, side) for side, _ in self._pair(at)}
        made = [self.name(one) for one in self._made(at)]
        return bool(numbers & {0, _INFINITY}) and any(re.match(r"v_(ldexp_f32|exp_f32|cndmask)", name) for name in made)

    def _ends_logarithm(self, at: int) -> bool:
        """Whether a logarithm is chosen as it is, where it is not finite."""
        return any(self.name(one) == "v_log_f32" for one in self._made(at))

    def _compares_neighbours(self, at: int, readers: Sequence[int]) -> bool:
        """Whether the rest of a root's neighbour is compared with zero, to choose between it and the root."""
        rest = next(iter(self._made(at)), None)
        if rest is None or not re.match(r"v_fmac?_f32", self.name(rest)):
            return False
        made = [self._before_a_sign(rest, side) for side in self._steps[rest].s[:3]]
        near = next((one for one in made[:2] if one is not None and self._neighbour_of(one) is not None), None)
        root = None if near is None else self._neighbour_of(near)
        return (
            root is not None
            and root in made[:2]
            and self._addend(rest) == _key(self._steps[root].s[0])
            and all(any(near in self._makers(one, side) for side in self._steps[one].s[:2]) for one in readers)
        )

    def _addend(self, at: int) -> tuple[int, int, int, int]:
        """Return to what a product is added; of a scalar sum, what was moved to its result before."""
        step = self._steps[at]
        before = self._writer(at, step.d)
        if step.s[2].kind or before is None or not self.name(before).startswith("s_mov_b"):
            return _key(step.s[2])
        return _key(self._steps[before].s[0])

    def _before_a_sign(self, at: int, operand: OperandStruct) -> int | None:
        """Return the instruction that makes an operand, or what one that changes its sign takes."""
        maker = self._writer(at, operand)
        if maker is None or not self._is_negation(maker):
            return maker
        return next(iter(self._made(maker)), None)

    def _neighbour_of(self, at: int) -> int | None:
        """Return the root to whose bits an instruction adds one, or takes it away."""
        step = self._steps[at]
        if not re.match(r"v_(add|sub)_(nc|co)_[ui]32$", self.name(at)):
            return None
        if not {1, 0xFFFFFFFF} & {self.number(at, side) for side in step.s[:2]}:
            return None
        return next((one for one in self._made(at) if self.name(one) == "v_sqrt_f32"), None)

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
        if not _is_among(self._steps[at].s[0], self._steps[readers["v_sub_f32"]].s[:2]):
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
        rounded = {register for one in self._made(at, 3) if (register := self._last_bit_of(one)) is not None}
        is_its_own = bool(rounded & {places(side) for side in step.s[:3]})
        return is_its_own and _ALMOST_HALF in [self.number(at, side) for side in step.s[:3]]

    def _last_bit_of(self, at: int) -> int | None:
        """Return the place of the number of which an instruction takes the last bit that bf16 has."""
        sources = self._steps[at].s
        if self.name(at) == "v_bfe_u32":
            return places(sources[0]) if [int(one.low) for one in sources[1:3]] == _LAST_BIT_OF_BF16 else None
        if self.name(at) != "v_and_b32" or 1 not in [self.number(at, side) for side in sources[:2]]:
            return None
        upper = (
            one for one in self._made(at) if self.name(one) == "_select" and self._steps[one].offset == _UPPER_WORD
        )
        return next((places(self._steps[one].s[0]) for one in upper), None)

    def _is_nan_itself(self, at: int, reader: int) -> bool:
        """Whether a number is chosen where it is NaN, which it would make of any sum too."""
        number, other = self._steps[at].s[:2]
        is_first = NAMES[self._steps[reader].operation].startswith("s_cselect_b") == ("_u_" in self.name(at))
        chosen = self._steps[reader].s[not is_first]
        return _key(number) == _key(other) == _key(chosen) and not self._is_written(number, at, reader)

    def chosen(self, at: int) -> tuple[bool, bool]:
        """Whether a comparison chooses the smaller of two numbers, and whether the larger; of their sizes without
        signs, either.
        """
        readers = self.askers(at)
        if len(readers) == 1 and self.name(readers[0]).startswith("s_or_b"):
            readers = self._askers(readers[0], places(self._steps[readers[0]].d))
        order = re.match(r"v_cmp_(n?)([gl])[te]_", self.name(at))
        if order is None or len(readers) != 1 or not self._is_a_choice_of(at, readers[0]):
            return False, False
        compared, choice = self._steps[at].s[:2], self._steps[readers[0]]
        if any(side.modifiers for side in compared):
            return True, True
        is_true = choice.s[0 if NAMES[choice.operation].startswith("s_cselect_b") else 1]
        is_more = (_key(is_true) == _key(compared[0])) == ((order[2] == "g") != bool(order[1]))
        return not is_more, is_more

    def _is_a_choice_or_nan(self, readers: Sequence[int]) -> bool:
        """Whether the larger of two numbers is chosen, or the first if it is NaN: `a > b || a != a ? a : b`."""
        if len(readers) != 1 or not self.name(readers[0]).startswith("s_or_b"):
            return False
        made = [self._compared(one) for one in self._made(readers[0])]
        choices = self._askers(readers[0], places(self._steps[readers[0]].d))
        if len(made) != 2 or None in made or [self.name(one)[:9] for one in choices] != ["v_cndmask"]:
            return False
        of_nan = [one for one in made if one is not None and self.name(one).startswith("v_cmp_u_f")]
        others = [one for one in made if one is not None and one not in of_nan]
        return (
            len(of_nan) == len(others) == 1
            and self._is_nan_itself(of_nan[0], choices[0])
            and self._is_a_choice_of(others[0], choices[0])
        )

    def _compared(self, at: int) -> int | None:
        """Return the comparison whose mask, or what a choice makes of its SCC, an instruction gives."""
        if NAMES[self._steps[at].operation].startswith("s_cselect_b"):
            start = self._starts[bisect_right(self._starts, at) - 1]
            before = (one for one in range(at - 1, start - 1, -1) if self._writes[one] & SCC)
            return next(before, None) if self._is_moved(at) else None
        return at if self.name(at).startswith("v_cmp_") else None

    def _is_written(self, operand: OperandStruct, first: int, last: int) -> bool:
        return any(places(step.d, step.d2) & places(operand) for step in self._steps[first:last])

    def _is_a_choice_of(self, at: int, reader: int) -> bool:
        """Whether one of the two numbers that are compared is chosen, as they were then."""
        compared, chosen = self._steps[at].s[:2], self._steps[reader].s[:2]
        is_same = {_key(side) for side in compared} == {_key(side) for side in chosen}
        is_plain = not any(side.modifiers for side in chosen) and not re.match(
            r"v_cmp_(n?eq|ne|n?lg|[ou])_", self.name(at)
        )
        is_near = at < reader < self._starts[bisect_right(self._starts, at)]
        is_old = any(self._is_written(side, at, reader) for side in compared)
        return is_same and is_plain and is_near and not is_old and not any(side.kind == CONSTANT for side in compared)


def _as_of_vectors(name: str) -> str:
    if name.startswith("s_cselect_b"):
        return "v_cndmask_b32"
    return _OF_SCALARS.sub(r"v_\1", name).replace("v_add_co_i32", "v_add_co_u32")


def _key(operand: OperandStruct) -> tuple[int, int, int, int]:
    """Return what tells operands apart, but for their signs."""
    return operand.kind, operand.index, operand.halves, operand.low


def _is_among(operand: OperandStruct, others: Sequence[OperandStruct]) -> bool:
    return _key(operand) in [_key(other) for other in others]


def _part(which: int) -> tuple[int, int]:
    """Return the mask of a byte, a word or all of a register as SDWA numbers them, and by how much it is shifted."""
    if which < _LOWER_WORD:
        return 0xFF, 8 * which
    return (0xFFFF, 16 * (which - _LOWER_WORD)) if which <= _UPPER_WORD else (_EVERY, 0)


def _also_read(step: InstructionStruct) -> int:
    """Return what an instruction reads beside its operands: its own result, or a mask that it asks."""
    name = NAMES[step.operation]
    operation = OPERATIONS.get(name)
    is_in_part = operation is not None and operation.form in ("accumulate", "movreld", "writelane")
    asked = SCC if step.flags & READS_SCC else 0
    asked |= VCC_PLACES if name.startswith("OP_BRANCH_VCC") else EXEC_PLACES if name.startswith("OP_BRANCH_EXEC") else 0
    return (places(step.d) if is_in_part else 0) | asked
