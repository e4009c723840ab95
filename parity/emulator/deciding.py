"""Where the numbers that a kernel loads decide what it does: read in its code, so that no run has to meet them.

What is loaded is followed through registers, LDS and scratch memory, along the control flow. Arithmetic on floats,
matrix instructions, moves, and bytes that are taken out of a word as they are only compute with it, and so do a maximum
of two such numbers and what a compiler makes of a root or an exponential. All else decides: a comparison, a bound,
an address, a rounding to a whole number, and what is done with bits.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from parity.emulator.encode_memory import STORED
from parity.emulator.initial_state import fixed_scalars
from parity.emulator.instruction import (
    CODES,
    D16,
    EXEC,
    IS_MASK,
    NAMES,
    OPERAND_KINDS,
    READS_SCC,
    TO_LDS,
    VCC,
    WRITES_EXEC,
    WRITES_SCC,
    ZERO_UPPER,
    InstructionStruct,
    OperandStruct,
)
from parity.emulator.machine import Kernel
from parity.emulator.semantics import OPERATIONS
from parity.isa.cfg import control_flow

# Places that hold values, as bits of a set: vector registers as the engine numbers them, scalar ones, and what is no
# register. Of LDS it is only followed what it holds anywhere; of scratch memory, which of so many words does.
_FIRST_SCALAR, _SCC, _LDS, _FIRST_WORD, _WORDS, _PLACES = 520, 1 << 650, 1 << 651, 652, 256, 908
_ALL, _VECTORS = (1 << _PLACES) - 1, (1 << _FIRST_SCALAR) - 1
_SCRATCH = ((1 << _WORDS) - 1) << _FIRST_WORD
_EXEC, _VCC = 0b11 << _FIRST_SCALAR + EXEC, 0b11 << _FIRST_SCALAR + VCC
# What a place may hold: a number that was loaded, or what comes of one; what such numbers have decided; what the launch
# was given, as sizes and places of work-items; an address of arguments.
_LOADED, _DECIDED, _GIVEN, _ADDRESS = _KINDS = range(4)
_WIDTH = len(_KINDS) * _PLACES
_LANES = sum(_VECTORS << kind * _PLACES for kind in _KINDS)

_FIRST = {OPERAND_KINDS["v"]: 0, OPERAND_KINDS["s"]: _FIRST_SCALAR}
_CONSTANT = OPERAND_KINDS["constant"]
_ACCESSES = re.compile(r"OP_(LDS|GLOBAL|FLAT|BUFFER|SCRATCH|SCALAR)_(LOAD|STORE|ATOMIC|TRANSPOSE)$")
# Which of the sources say from which lane, or to which.
_FROM_LANES = {
    "OP_LDS_PERMUTE": (0,),
    "OP_LDS_BPERMUTE": (0,),
    "v_permlane16_b32": (1, 2),
    "v_permlanex16_b32": (1, 2),
    "v_readlane_b32": (1,),
    "v_writelane_b32": (1,),
}
_READING_RESULTS = ("accumulate", "movreld", "writelane")
_WIDE_SUMS = ("v_mad_co_u64_u32", "v_mad_co_i64_i32")  # of which compilers often use the lower half alone
_COMPARES = ("compare", "compare_exec", "scalar_compare")
_ASKS_FOR_NAN = re.compile(r"[sv]_cmpx?_[ou]_f")
_BOUNDS = re.compile(r"[sv]_(pk_)?(min|max|med)")
_COMPUTES = re.compile(
    r"[sv]_(s_|pk_)?(add|sub|subrev|mul|fma|fmac|fmaak|fmamk|fma_mix\w*|(mul|fma|fmac)_dx9_zero|rcp|rcp_iflag|sqrt|rsq|exp|"
    r"log|sin|cos|div_scale|div_fmas|div_fixup)_b?f\d+|v_dot|"
    r"[sv]_cvt_(?!(.*_)?([iu]\d+_f|norm|floor|nearest|pk_[iu]\d+_))"
)
_MOVES = re.compile(
    r"[sv]_(mov|pk_mov|or_b|or3_b|perm_|permlane|pack_|swap|cndmask|cselect|cmov|alignbyte|read|writelane|sext)|_"
)
_SHIFTS = re.compile(
    r"v_(pk_)?(lshl|lshr|ashr)(?P<reversed>rev)_|s_(lshl|lshr|ashr)_[bi]|v_lshl_or|(?P<aligned>v_alignbit)|[sv]_bfe_"
)
_PICKS = re.compile(r"[sv]_(and_b|and_not1_b|and_or|bfi|xor_b|xnor_b|not_b|bitset|brev|bfrev)")
# As fp32: 2^-96 and 2^-126, below which compilers scale before a root or a logarithm; -126, -103.97, 88.72 and their
# like, beyond which an exponential is scaled, or 0 or infinite; infinity.
_SCALING = {0x0F800000, 0x00800000, 0xC2FC0000, 0xC2CE8ED0, 0xC2AEAC50, 0x42B17218, 0x43000000, 0x7F800000}
_INFINITE = (0x7F800000, 0xFF800000)
_NOT_FINITE_OR_ZERO = 0x260  # a class: zero or plus infinity, which are their own roots


def decided_by_loads(kernel: Kernel) -> dict[int, str]:
    """Return the instructions of a kernel's function at which numbers that it loads decide, each with how: by
    `comparison`, `bound`, `address`, `rounding` or `bits`.
    """
    found = _Follower(kernel).found
    return {kernel.program.instructions[at].source_index: how for at, how in found.items() if how}


class _State:
    """What places hold, of each kind, and what registers hold in lanes that conditions have `taken`, by the mask that
    gives them back.
    """

    def __init__(self, bits: int, masks: Sequence[int]) -> None:
        self.held = bits & (1 << _WIDTH) - 1
        taken = ((mask, bits >> slot * _WIDTH & _LANES) for slot, mask in enumerate(masks, 1))
        self.taken = {mask: held for mask, held in taken if held}

    def bits(self, masks: Sequence[int]) -> int:
        return self.held | sum(self.taken.get(mask, 0) << slot * _WIDTH for slot, mask in enumerate(masks, 1))

    def of(self, places: int) -> tuple[bool, ...]:
        """Return for each kind whether one of these places may hold it."""
        return tuple(bool(self.held >> kind * _PLACES & places) for kind in _KINDS)

    def write(self, places: int, kinds: Iterable[bool], *, is_partial: bool = False) -> None:
        """Put something of these kinds into places, in which a part may stay as it is."""
        for kind, is_there in enumerate(kinds):
            if is_there:
                self.held |= places << kind * _PLACES
            elif not is_partial:
                self.held &= ~(places << kind * _PLACES)

    def take(self, mask: int) -> None:
        self.taken[mask] = self.taken.get(mask, 0) | self.held & _LANES

    def give_back(self, mask: int) -> None:
        """Let registers hold what they held before too, in lanes that come back; if it is not known which, in all."""
        for held in [self.taken.pop(mask)] if mask in self.taken else self.taken.values():
            self.held |= held


class _Follower:
    def __init__(self, kernel: Kernel) -> None:
        program = kernel.program
        ends = [*program.starts[1:], len(program.instructions) - 1]
        self._steps = program.instructions
        self._writers: dict[int, list[int]] = {}
        for at, step in enumerate(self._steps):
            for register in (*_registers(step.d), *_registers(step.d2)):
                self._writers.setdefault(register, []).append(at)
        self._memory = _State(0, ())  # what LDS and scratch memory hold, whenever
        self._masks: list[int] = []
        self.found = dict[int, str]()  # by the engine's instructions, of which one of the text has some
        flow = control_flow(kernel.function)
        begin = _State(0, ())
        begin.write(_ALL & ~(_LDS | _SCRATCH), (False, False, True, False))
        begin.write(((1 << fixed_scalars(kernel.descriptor)) - 1) << _FIRST_SCALAR, (False, False, True, True))

        coming = dict[int, int]()

        def carried(block: int, bits: int) -> int:
            coming[block] = bits | (begin.held if block == 0 else 0)
            state = _State(coming[block], self._masks)
            first, last = flow.ranges[block]
            self.found |= {at: self._follow(at, state) for at in range(program.starts[first], ends[last - 1])}
            self._masks += state.taken.keys() - {*self._masks}
            return state.bits(self._masks)

        known = -1
        while known != self._memory.held:
            known = self._memory.held
            flow.carry(carried, backward=False)
        for block, bits in coming.items():
            carried(block, bits)

    def _follow(self, at: int, state: _State) -> str:
        """Follow what one instruction does, and return how what is loaded decides there, if it does."""
        step = self._steps[at]
        name = NAMES[step.operation]
        if match := _ACCESSES.match(name):
            return self._access(step, state, *match.groups())
        operation, reads, result = OPERATIONS.get(name), _places(*step.s), _places(step.d)
        form = operation.form if operation else ""
        reads |= result if form in _READING_RESULTS else 0
        reads |= (_SCC if step.flags & READS_SCC else 0) | (_EXEC if step.flags & WRITES_EXEC else 0)
        result |= reads if form == "swap" else 0
        if name in _WIDE_SUMS and not state.of(_places(*step.s[:2], _lower(step.s[2])))[_LOADED]:
            state.write(result, state.of(_places(*step.s[:2])))  # of what is added, the lower half
            return ""
        kinds = state.of(reads)
        how = self._how(at, state) if kinds[_LOADED] or name in _FROM_LANES else ""
        how = how or ("bits" if state.of(_asked_as_flags(step, form))[_LOADED] else "")
        decided = (False, kinds[_LOADED] or kinds[_DECIDED], kinds[_GIVEN], False)
        state.write(result, decided if form in _COMPARES else kinds, is_partial=_is_partial(step))
        state.write(_places(step.d2) | (_EXEC if step.flags & WRITES_EXEC or result & _EXEC else 0), decided)
        if step.flags & WRITES_SCC:
            state.write(_SCC, decided if form in _COMPARES else kinds)  # of other instructions, whether it is zero
        _follow_lanes(name, step, state)
        return how

    def _access(self, step: InstructionStruct, state: _State, space: str, action: str) -> str:
        memory = _scratch(step) if space == "SCRATCH" else _LDS if space == "LDS" else 0
        place = STORED.get("ds" if space == "LDS" else space.lower(), len(step.s))
        address, result = state.of(_places(*step.s[:place])), _places(step.d)
        if step.flags & TO_LDS:
            self._memory.write(_LDS, (True, False, False, False), is_partial=True)
        elif action in ("STORE", "ATOMIC"):
            self._memory.write(memory, state.of(_places(*step.s[place:])), is_partial=True)
        if result:
            is_argument = address[_ADDRESS] and space in ("SCALAR", "GLOBAL", "FLAT")
            kinds = self._memory.of(memory) if memory else (not is_argument, False, is_argument, False)
            state.write(result, kinds, is_partial=bool(step.flags & D16))
        return "address" if address[_LOADED] else ""

    def _how(self, at: int, state: _State) -> str:
        """Return how an instruction lets what is loaded decide; empty if it does not."""
        step = self._steps[at]
        name = NAMES[step.operation]
        if name in _FROM_LANES:
            return "address" if state.of(_places(*(step.s[one] for one in _FROM_LANES[name])))[_LOADED] else ""
        operation = OPERATIONS.get(name)
        if operation is None or operation.is_matrix or _COMPUTES.match(name) or _MOVES.match(name):
            return ""
        if operation.form in _COMPARES:
            is_known = _ASKS_FOR_NAN.match(name) or self._is_of_a_compiler(at) or self._is_a_maximum(at)
            return "" if is_known else "comparison"
        kinds = [state.of(_places(source)) for source in step.s]
        if _BOUNDS.match(name):
            others = [source for source, kind in zip(step.s, kinds, strict=True) if source.kind and not kind[_LOADED]]
            return "bound" if any(self._number(at, other) not in _INFINITE for other in others) else ""
        if "_ldexp_" in name:
            whole = self._writer(at, step.s[1])
            is_known = whole is not None and self._is_of_an_exponential(whole)
            return "rounding" if kinds[1][_LOADED] and not is_known else ""
        loaded = [at for at, kind in enumerate(kinds) if kind[_LOADED]]
        if shifts := _SHIFTS.match(name):
            amounts = {0} if shifts["reversed"] else {2} if shifts["aligned"] else {1, 2} if "_bfe_" in name else {1}
            return "bits" if amounts & {*loaded} else ""
        if _PICKS.match(name):
            by = loaded[:1] == [0] if "_bfi_" in name else len({0, 1} & {*loaded}) > 1
            return "bits" if by else ""
        if self._is_a_neighbour(at) or self._is_of_an_exponential(at) or self._is_a_rounding_to_bf16(at):
            return ""
        return "rounding" if any(kind.startswith("f") for kind in operation.sources) else "bits"

    def _is_of_a_compiler(self, at: int) -> bool:
        """Whether a comparison is one of those that compilers make of a root, an exponential or a logarithm: with a
        number beyond which they scale, or of a root's neighbours.
        """
        sources = self._steps[at].s[:2]
        numbers = [self._number(at, source) for source in sources]
        if "_class_" in NAMES[self._steps[at].operation]:
            return numbers[1] == _NOT_FINITE_OR_ZERO
        if _SCALING & {*numbers}:
            return True
        rests = [self._writer(at, source) for source in sources if source.kind != _CONSTANT]
        return 0 in numbers and any(
            self._is_a_neighbour(made)
            for rest in rests
            if rest is not None and "_fma" in NAMES[self._steps[rest].operation]
            for source in self._steps[rest].s
            if (made := self._before_a_sign(rest, source)) is not None
        )

    def _before_a_sign(self, at: int, operand: OperandStruct) -> int | None:
        """Return the instruction that makes an operand, or what one that changes its sign takes."""
        maker = self._writer(at, operand)
        if maker is None or not NAMES[self._steps[maker].operation].startswith("v_xor_b32"):
            return maker
        return next(
            (made for source in self._steps[maker].s if (made := self._writer(maker, source)) is not None), None
        )

    def _is_a_neighbour(self, at: int) -> bool:
        """Whether an instruction makes the number next to a root."""
        step = self._steps[at]
        if not re.match(r"v_(add|sub)_(nc|co)_[ui]32$", NAMES[step.operation]):
            return False
        roots = [self._writer(at, source) for source in step.s]
        is_of_root = any(root is not None and "_sqrt_" in NAMES[self._steps[root].operation] for root in roots)
        return is_of_root and bool({1, 0xFFFFFFFF} & {self._number(at, source) for source in step.s})

    def _is_of_an_exponential(self, at: int) -> bool:
        """Whether a number is rounded, or taken whole, as compilers do before an exponential: its rest is the
        exponential's, and the whole number goes to the exponent.
        """
        if "_cvt_i32_" in NAMES[self._steps[at].operation]:
            rounded = self._writer(at, self._steps[at].s[0])
            return (
                rounded is not None
                and "_rndne_" in NAMES[self._steps[rounded].operation]
                and self._is_of_an_exponential(rounded)
            )
        readers = {NAMES[self._steps[one].operation]: one for one in self._readers(at)}
        if readers.keys() != {"v_sub_f32", "v_cvt_i32_f32"}:
            return False
        scaling = self._readers(readers["v_cvt_i32_f32"])
        sums = self._readers(readers["v_sub_f32"])
        powers = [one for sum_ in sums for one in self._readers(sum_)]
        ends = [(self._steps[one].operation, self._writer(one, self._steps[one].s[0])) for one in scaling]
        return [NAMES[self._steps[one].operation] for one in powers] == ["v_exp_f32"] and ends == [
            (CODES["v_ldexp_f32"], powers[0])
        ]

    def _is_a_rounding_to_bf16(self, at: int) -> bool:
        """Whether half of the last bit that stays is added, and the bit itself, which rounds to even."""
        step = self._steps[at]
        makers = [self._writer(at, source) for source in step.s]
        bits = [
            self._steps[one].s[1:3]
            for one in makers
            if one is not None and NAMES[self._steps[one].operation] == "v_bfe_u32"
        ]
        is_last = [[int(number.low) for number in numbers] for numbers in bits] == [[16, 1]]
        return NAMES[step.operation] == "v_add3_u32" and is_last and 0x7FFF in [self._number(at, one) for one in step.s]

    def _is_a_maximum(self, at: int) -> bool:
        """Whether all that a comparison chooses is one of the two numbers that it compares."""
        compared = _places(*self._steps[at].s[:2])
        readers = self._readers(at)
        return (
            len(readers) == 1
            and NAMES[self._steps[readers[0]].operation].startswith("v_cndmask")
            and (
                _places(*self._steps[readers[0]].s[:2]) == compared
                and not any(_places(step.d) & compared for step in self._steps[at : readers[0]])
            )
        )

    def _readers(self, at: int) -> list[int]:
        """Return what reads an instruction's result before the text writes it again."""
        result, found = _places(self._steps[at].d), list[int]()
        for later in range(at + 1, len(self._steps)):
            step = self._steps[later]
            is_asked = result & _VCC and NAMES[step.operation].startswith("OP_BRANCH_VCC")
            if _places(*step.s) & result or is_asked:
                found.append(later)
            result &= ~_places(step.d, step.d2)
            if not result:
                break
        return found

    def _number(self, at: int, operand: OperandStruct) -> int | None:
        """Return the constant that an operand is, or that a move has put there before in the text."""
        if operand.kind == _CONSTANT:
            return int(operand.low)
        maker = self._writer(at, operand)
        if maker is None or self._steps[maker].s[0].kind != _CONSTANT:
            return None
        number, name = int(self._steps[maker].s[0].low), NAMES[self._steps[maker].operation]
        if name == "s_brev_b32":
            return int(f"{number:032b}"[::-1], 2)
        return number if "_mov_" in name or "_movk_" in name else None

    def _writer(self, at: int, operand: OperandStruct) -> int | None:
        """Return the last instruction before in the text that writes an operand's registers."""
        found = -1
        for register in _registers(operand):
            before = self._writers.get(register, [])
            found = max([found, *before[max(0, bisect_left(before, at) - 1) : bisect_left(before, at)]])
        return found if found >= 0 else None


def _asked_as_flags(step: InstructionStruct, form: str) -> int:
    """Return what an instruction reads as conditions, or takes lanes away by, bit for bit."""
    name = NAMES[step.operation]
    masks = [source for source in step.s if source.modifiers & IS_MASK]
    is_about_lanes = step.flags & WRITES_EXEC or _places(step.d) & _EXEC
    found = _places(*(step.s if is_about_lanes and form not in _COMPARES else masks))
    found |= _SCC if step.flags & READS_SCC or name.startswith("OP_BRANCH_SCC") else 0
    return found | (_VCC if name.startswith("OP_BRANCH_VCC") else 0)


def _is_partial(step: InstructionStruct) -> bool:
    """Whether an instruction leaves a part of its result as it was."""
    is_half = step.d.halves in (1, 2) and not step.flags & ZERO_UPPER
    return is_half or NAMES[step.operation] == "OP_DPP"


def _follow_lanes(name: str, step: InstructionStruct, state: _State) -> None:
    """Follow which lanes execute: conditions take some away, whose mask is in a register, and give them back."""
    result, sources = _places(step.d), _places(*step.s)
    if "_mov_" in name and sources & _EXEC:
        state.take(_mask(result))  # before v_cmpx, which names no register for what it takes
        return
    if name.startswith("v_cmpx"):
        for mask in [*state.taken]:
            state.take(mask)
    if name.startswith("v_") or not (result & _EXEC or step.flags & WRITES_EXEC):
        return
    mask = _mask((result if step.flags & WRITES_EXEC else sources) & ~_EXEC)
    if not re.match(r"s_and_|s_and_not1_b", name):
        state.give_back(mask)
    if "_mov_" in name and step.s[0].kind == _CONSTANT:
        state.taken.clear()
    elif not re.match(r"s_(or|mov)_", name):
        state.take(mask)


def _mask(places: int) -> int:
    """Return a mask's first register."""
    return places & -places


def _scratch(step: InstructionStruct) -> int:
    """Return the words of scratch memory that are accessed; all where the text does not say which."""
    if _places(*step.s[:2]):
        return _SCRATCH
    words: int = ((1 << max(1, step.width // 4)) - 1) << step.offset // 4 % _WORDS
    return (words | words >> _WORDS) << _FIRST_WORD & _SCRATCH


def _lower(operand: OperandStruct) -> OperandStruct:
    return OperandStruct(index=operand.index, kind=operand.kind, count=1)


def _places(*operands: OperandStruct) -> int:
    """Return the registers of operands as a set."""
    found = 0
    for operand in operands:
        registers = _registers(operand)
        found |= ((1 << len(registers)) - 1) << registers.start
    return found


def _registers(operand: OperandStruct) -> range:
    """Return the places of an operand's registers."""
    if operand.kind not in _FIRST:
        return range(0)
    first = operand.index + _FIRST[operand.kind]
    return range(first, first + max(1, operand.count))
