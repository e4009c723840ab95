"""Where the numbers that a kernel loads decide what it does: read in its code, so that no run has to meet them.

What is loaded is followed through registers, LDS and scratch memory, along the control flow. Arithmetic on floats,
matrix instructions, moves, and bits that constants move or mask only compute with it; so do a maximum of two such
numbers and what a compiler makes of a root or an exponential (idioms.py). All else decides: a comparison, a bound, an
address, a rounding to a whole number, sums of whole numbers or of bits.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from parity.emulator.atomics import CODES as ATOMICS
from parity.emulator.encode_memory import STORED
from parity.emulator.idioms import CONSTANT, Idioms
from parity.emulator.initial_state import fixed_scalars
from parity.emulator.instruction import (
    BOUND_CONTROL,
    D16,
    FIRST_SCALAR,
    IS_MASK,
    NAMES,
    NEGATE,
    READS_SCC,
    TO_LDS,
    WRITES_EXEC,
    WRITES_SCC,
    ZERO_UPPER,
    InstructionStruct,
    OperandStruct,
)
from parity.emulator.linking import CODE_BASE
from parity.emulator.machine import Kernel
from parity.emulator.places import (
    EXEC_PLACES,
    FIRST_WORD,
    LDS,
    M0_PLACE,
    PLACES,
    SCC,
    SCRATCH,
    VCC_PLACES,
    VECTORS,
    WORDS,
    places,
    registers,
)
from parity.emulator.semantics import OPERATIONS
from parity.emulator.ways import feasible
from parity.isa.cfg import control_flow

_KINDS, _MARKS = 11, 4  # of what a place may hold; those of loaded numbers come first
_WIDTH = _KINDS * PLACES
_LANES = sum(VECTORS << kind * PLACES for kind in range(_KINDS))
_LANES_OF_HALF = 32  # of EXEC
_EVERY_ROW_AND_BANK = 0xFF  # the masks of DPP
# Beside what registers hold in lanes that are taken away: the mask is a copy; masks that took others away since, as
# the bits of their registers, and that of nobody.
_IS_COPY, _SINCE, _SINCE_BY_NOBODY = SCC, SCC - (1 << FIRST_SCALAR), LDS
_NOBODY, _UNKNOWN = 0, -1  # in the place of a mask: no register has the lanes that are taken away; any may have them

_ACCESSES = re.compile(r"OP_(LDS|GLOBAL|FLAT|BUFFER|SCRATCH|SCALAR)_(LOAD|STORE|ATOMIC|TRANSPOSE)$")
_ATOMICS = {code: name for name, code in ATOMICS.items()}
# Which of the sources say from which lane or register, or to which.
_FROM_WHERE = {
    "OP_LDS_PERMUTE": (0,),
    "OP_LDS_BPERMUTE": (0,),
    "v_permlane16_b32": (1, 2),
    "v_permlanex16_b32": (1, 2),
    "v_readlane_b32": (1,),
    "v_writelane_b32": (1,),
    "v_perm_b32": (2,),
    "v_alignbyte_b32": (2,),
    "_set_index": (0,),
}
_RETURN = 30
_SETTLED = 64  # of visits to a block, when what comes to it only grows
_CODE = CODE_BASE >> 32  # of an address that `s_getpc_b64` gives
_INDEXED = ("v_movrels_b32", "v_movreld_b32")
_ACROSS = ("readlane", "writelane", "readfirstlane", "permlane")  # forms that ask for lanes that do not execute
_WRITES_IN_PART = re.compile(r"s_cmov|s_bitset|v_movreld|v_writelane|_merge")
_WIDE_SUMS = ("v_mad_co_u64_u32", "v_mad_co_i64_i32")  # of which compilers often use the lower half alone
_COMPARES = ("compare", "compare_exec", "scalar_compare")
_BOUNDS = re.compile(r"[sv]_(pk_)?(min|max|med)|.*:clamp$")
_LESS, _MORE = re.compile(r"[sv]_(pk_)?(min|med|maxmin)"), re.compile(r"[sv]_(pk_)?(max|med|minmax)")
_COMPUTES = re.compile(
    r"[sv]_(s_|pk_)?(add|sub|subrev|mul|fma|fmac|fmaak|fmamk|fma_mix\w*|(mul|fma|fmac)_dx9_zero|rcp|rcp_iflag|sqrt|rsq|exp|"
    r"log|sin|cos|div_scale|div_fmas)_b?f\d+|v_dot|"
    r"[sv]_cvt_(?!(.*_)?([iu]\d+_f|norm|floor|nearest|pk_[iu]\d+_))"
)
_MOVES = re.compile(
    r"[sv]_(mov|pk_mov|or_b|or3_b|perm_|permlane|pack_|swap|cndmask|cselect|cmov|alignbyte|read|writelane|sext)|_"
)
_SHIFTS = re.compile(
    r"v_(pk_)?(lshl|lshr|ashr)(?P<reversed>rev)_|s_(lshl|lshr|ashr)_[bi]|v_lshl_or|(?P<aligned>v_alignbit)|[sv]_bfe_"
)
_PICKS = re.compile(r"[sv]_(and_|andn2|and_not|or_not|nand|nor|xor_b|xnor|not_b|bfi|brev|bfrev)")
_PACKS = re.compile(r"v_perm_|v_pack_|s_pack_|v_alignb|[sv]_or3?_b|v_lshl_or|v_and_or")
_IN_PARTS = re.compile(r"v_pk_|v_dot|.*(_b?f16|_[biu]16|fp8|bf8|ubyte)")  # take halves or bytes for numbers
_LOWEST, _CLAMP, _SIGN = 0xFF800000, 4, 0x80000000  # minus infinity; of an output's modifiers; of fp32
_EVERY_BIT, _MOST_SHIFTED = 0xFFFFFFFF, 31
_BESIDE = " of what LDS holds beside loaded numbers"


def decided_by_loads(kernel: Kernel) -> dict[int, str]:
    """Return the instructions of a kernel's function at which numbers that it loads decide, each with how: by
    `comparison`, `bound`, `address`, `rounding` or `bits`, if need be of what LDS holds beside such numbers.
    """
    found = _Follower(kernel).found
    return {kernel.program.instructions[at].source_index: how for at, how in found.items() if how}


def known_idioms(kernel: Kernel) -> set[int]:
    """Return the comparisons that compilers make of roots and the like, and what these decide."""
    idioms, found = Idioms(kernel.program, control_flow(kernel.function)), set[int]()
    for at, step in enumerate(kernel.program.instructions):
        operation = OPERATIONS.get(idioms.name(at))
        if operation and operation.form in ("compare", "scalar_compare") and idioms.is_known_comparison(at):
            found |= {step.source_index, *(kernel.program.instructions[one].source_index for one in idioms.askers(at))}
    return found


class _Held(NamedTuple):
    """What some places may hold: a number that was loaded, or what comes of one; something from LDS, where such numbers
    lie too; what either has decided; an address that was loaded or came as an argument; one of arguments or the code;
    some bits of a number, which are no number themselves; bits from several places; what is no more than another
    number, as a minimum, or no less; and what was computed from such.
    """

    loaded: bool = False
    shared: bool = False
    decided: bool = False
    decided_by_shared: bool = False
    foreign: bool = False
    own: bool = False
    cut: bool = False
    packed: bool = False
    least: bool = False
    most: bool = False
    reckoned: bool = False

    @property
    def is_marked(self) -> bool:
        return self.loaded or self.shared or self.decided or self.decided_by_shared

    @property
    def is_beside(self) -> bool:
        """Whether it may hold something of LDS, and nothing that was surely loaded."""
        return self.is_marked and not (self.loaded or self.decided)

    def turned(self) -> "_Held":
        return self._replace(least=self.most, most=self.least)

    def in_memory(self) -> "_Held":
        """Return what memory keeps of it, which has many numbers in one place: on which side one bounds others, only of
        a minimum or a maximum itself.
        """
        is_kept = self.least != self.most and not self.reckoned
        return self._replace(least=is_kept and self.least, most=is_kept and self.most, reckoned=False)


class _State:
    """What places hold, of each kind, and what registers hold in lanes that conditions have `taken`, by the mask that
    gives them back.
    """

    def __init__(self, bits: int, masks: Sequence[int]) -> None:
        self.held = bits & (1 << _WIDTH) - 1
        kept = _LANES | _IS_COPY | _SINCE | _SINCE_BY_NOBODY
        taken = ((mask, bits >> slot * _WIDTH & kept) for slot, mask in enumerate(masks, 1))
        self.taken = {mask: held for mask, held in taken if held}

    def bits(self, masks: Sequence[int]) -> int:
        return self.held | sum(self.taken.get(mask, 0) << slot * _WIDTH for slot, mask in enumerate(masks, 1))

    def of(self, held: int) -> _Held:
        return _Held(*(bool(self.held >> kind * PLACES & held) for kind in range(_KINDS)))

    def anywhere(self, held: int) -> _Held:
        """Return what one of these places may hold, also in lanes that are taken away."""
        return _State(reduce(or_, (taken & _LANES for taken in self.taken.values()), self.held), ()).of(held)

    def write_elsewhere(self, held: int, what: _Held) -> None:
        """Put something into places also in lanes that are taken away."""
        marks = sum((held & VECTORS) << kind * PLACES for kind, is_there in enumerate(what) if is_there)
        self.taken = {mask: taken | marks for mask, taken in self.taken.items()}

    def rewrite(self, result: int, reads: int, *, is_complement: bool) -> None:
        """Note that masks' registers hold something else: nobody gives their lanes back, or, where a mask is made of
        itself and is not the other lanes of the same, lanes that others took away may have come to it.
        """
        for mask in [one for one in self.taken if one & result]:
            if not mask & reads:
                self.taken[_NOBODY] = self.taken.get(_NOBODY, 0) | self.taken.pop(mask) & _LANES
                self.taken = {one: since | _SINCE_BY_NOBODY * bool(since & mask) for one, since in self.taken.items()}
            elif not is_complement:
                self.taken[mask] |= _SINCE | _SINCE_BY_NOBODY

    def has_marks(self, held: int) -> bool:
        """Whether one of these places may hold anything of loaded numbers."""
        return any(self.held >> kind * PLACES & held for kind in range(_MARKS))

    def write(self, held: int, what: _Held, *, is_partial: bool = False) -> None:
        """Put something into places, in which a part may stay as it is."""
        for kind, is_there in enumerate(what):
            if is_there:
                self.held |= held << kind * PLACES
            elif not is_partial:
                self.held &= ~(held << kind * PLACES)

    def copy(self, mask: int) -> None:
        """Note that a register has the mask of the lanes that execute: it may give back what is taken from now on."""
        self.taken[mask] = self.taken.get(mask, 0) | _IS_COPY

    def take(self, mask: int) -> None:
        self.taken = {one: taken | (mask or _SINCE_BY_NOBODY) for one, taken in self.taken.items()}
        for one in {mask, *(copy for copy, taken in self.taken.items() if taken & _IS_COPY)}:
            self.taken[one] = self.taken.get(one, 0) | self.held & _LANES

    def turn(self, others: int, mask: int) -> None:
        """Go on in all lanes of a mask that do not execute; another mask gives back those that do."""
        since = self.taken[others]
        by = [one for one in self.taken if since & (one or _SINCE_BY_NOBODY)]
        coming = reduce(or_, (self.taken[one] for one in by), since)
        del self.taken[others]
        self.take(mask)
        self.held = self.held & ~_LANES | coming & _LANES

    def give_back(self, mask: int) -> None:
        """Let registers hold what they held before too, in lanes that come back; if it is not known which, in all."""
        for held in [self.taken.pop(mask)] if mask in self.taken else self.taken.values():
            self.held |= held & _LANES


class _Follower:
    """`found` is how each of the engine's instructions lets numbers decide; the text's may have several."""

    def __init__(self, kernel: Kernel) -> None:
        program, flow = kernel.program, control_flow(kernel.function)
        self._steps, self._idioms = program.instructions, Idioms(program, flow)
        flow = feasible(program, flow)
        self._touched = [places(*step.s) | _asked_as_flags(step) | _index(step) for step in self._steps]
        self._memory = _State(0, ())  # what LDS and scratch memory hold, whenever
        self._is_mixed = False  # whether LDS holds something else than loaded numbers too
        self._called = self._returned = 0  # what is held where functions begin, and where they end
        self._wave_size = kernel.target.wave_size
        self._has_calls = flow.has_calls
        self._has_variables = bool(kernel.linked.variables[1])
        self._masks: list[int] = []
        self._is_told = False  # once all is known that may come to a block
        self.found = dict[int, str]()
        begin = _State(0, ())
        begin.write(((1 << fixed_scalars(kernel.descriptor)) - 1) << FIRST_SCALAR, _Held(own=True))
        preloaded = (1 << kernel.descriptor.number("user_sgpr_kernarg_preload_length")) - 1
        begin.write(preloaded << FIRST_SCALAR + fixed_scalars(kernel.descriptor), _Held(foreign=True))
        coming, visits = dict[int, int](), Counter[int]()

        def carried(block: int, bits: int) -> int:
            is_function = block > 0 and (not flow.predecessors[block] or _ends(kernel, flow.ranges[block][0] - 1))
            visits[block] += 1
            # What comes may have less each time, and more again.
            earlier = coming[block] if visits[block] > _SETTLED else 0
            coming[block] = bits | earlier | (self._called if is_function else 0) | (begin.held if block == 0 else 0)
            state = _State(coming[block], self._masks)
            for at in program.steps(*flow.ranges[block]):
                self.found[at] = self._follow(at, state) or self.found.get(at, "")
            self._masks += state.taken.keys() - {*self._masks}
            return state.bits(self._masks)

        known = None
        while known != (self._memory.held, self._is_mixed, self._called, self._returned):
            known = self._memory.held, self._is_mixed, self._called, self._returned
            visits.clear()
            flow.carry(carried, backward=False)
        self._is_told = True
        self.found.clear()
        for block, bits in coming.items():
            carried(block, bits)

    def _follow(self, at: int, state: _State) -> str:
        """Follow what one instruction does, and return how numbers decide there, if they do."""
        step = self._steps[at]
        name = NAMES[step.operation]
        if state.taken:
            self._idioms.taken[at] = self._idioms.taken.get(at, frozenset()) | frozenset(state.taken)
        if match := _ACCESSES.match(name):
            return self._access(step, state, *match.groups())
        if name == "OP_JUMP" and step.d.kind:
            self._called |= state.held
            state.held |= self._returned
        elif name == "OP_JUMP":
            self._returned |= state.held
            self._called |= 0 if self._has_calls and _is_return(step) else state.held
            return "" if self._has_calls and _is_return(step) else "address"
        operation, reads, result = OPERATIONS.get(name), places(*step.s), places(step.d)
        form = operation.form if operation else ""
        reads |= (SCC if step.flags & READS_SCC else 0) | (EXEC_PLACES if step.flags & WRITES_EXEC else 0)
        reads |= VECTORS if name == "v_movrels_b32" else 0
        result |= reads if form == "swap" else VECTORS if name == "v_movreld_b32" else 0
        is_across = name == "OP_DPP" or (operation is not None and (operation.is_matrix or form in _ACROSS))
        what = state.anywhere(reads) if is_across else state.of(reads)
        how = self._how(at, state) if self._is_told else ""
        if name == "s_mov_b64" and step.s[0].kind == CONSTANT and step.s[0].high == _CODE:
            what = what._replace(own=not self._has_variables, foreign=self._has_variables)
        if what.loaded or what.shared:
            is_apart = (operation is not None and operation.is_matrix) or _IN_PARTS.match(name) is not None
            is_packed = _PACKS.match(name) is not None or (what.packed and not is_apart)
            what = what._replace(cut=what.cut or self._cuts(at), packed=is_packed)
            of = state.anywhere if is_across else state.of
            what = self._bounded(at, what, [of(places(source)) for source in step.s])
        else:
            what = what._replace(least=False, most=False, reckoned=False)
        decided = _Held(False, False, what.is_marked and not what.is_beside, what.is_beside, what.foreign, what.own)
        if (what.loaded or what.shared) and form in ("compare", "scalar_compare"):
            least, most = self._idioms.chosen(at)
            decided = decided._replace(least=least, most=most)
        if is_across:
            state.write_elsewhere(result, what)
        if name in _WIDE_SUMS:
            self._write_halves(step, state, what)
        else:
            state.write(result, decided if form in _COMPARES else what, is_partial=self._is_partial(at))
        if not step.flags & WRITES_EXEC:
            state.rewrite(result, reads, is_complement=name.startswith("s_xor_b") and bool(reads & EXEC_PLACES))
        state.write(places(step.d2) | (EXEC_PLACES if step.flags & WRITES_EXEC or result & EXEC_PLACES else 0), decided)
        if step.flags & WRITES_SCC:
            state.write(SCC, decided if form in _COMPARES else what)  # of other instructions, whether it is zero
        _follow_lanes(name, step, state, self._wave_size)
        return how

    def _bounded(self, at: int, what: _Held, kinds: Sequence[_Held]) -> _Held:
        """Return what an instruction makes, with the sides on which it bounds loaded numbers."""
        name = NAMES[self._steps[at].operation]
        is_less, is_more = self._takes(at)
        if not (is_less or is_more or what.least or what.most):
            return what
        sides = self._sides(at, kinds)
        least, most = any(side.least for side in sides), any(side.most for side in sides)
        is_reckoned = what.reckoned or not (is_less or is_more or _MOVES.match(name))
        return what._replace(least=least or is_less, most=most or is_more, reckoned=is_reckoned)

    def _takes(self, at: int) -> tuple[bool, bool]:
        """Whether an instruction takes the smaller of numbers, and whether the larger. That of a number and itself is
        the number, as compilers write it.
        """
        step, name = self._steps[at], NAMES[self._steps[at].operation]
        if bytes(step.s[0]) == bytes(step.s[1]) and not step.s[2].kind:
            return False, False
        return _LESS.match(name) is not None, _MORE.match(name) is not None

    def _sides(self, at: int, kinds: Sequence[_Held]) -> list[_Held]:
        """Return what sources hold as an instruction takes them: less what is more than others, if it is negated."""
        step, name = self._steps[at], NAMES[self._steps[at].operation]
        subtracted = {"v_sub_f": 1, "v_subrev_f": 0}.get(name.rstrip("0123456789"))
        numbers = [self._idioms.number(at, source) or 0 for source in step.s[:2]]
        is_product = re.match(r"v_(mul|fma|fmac|fmaak|fmamk)_f", name) is not None
        sides = []
        for one, (source, kind) in enumerate(zip(step.s, kinds, strict=True)):
            is_negated = bool(source.modifiers & NEGATE) != (one == subtracted)
            is_negated ^= is_product and one < len(numbers) and bool(numbers[1 - one] & _SIGN)
            sides.append(kind.turned() if is_negated else kind)
        return sides

    def _is_partial(self, at: int) -> bool:
        """Whether an instruction leaves a part of its result as it was: a half, some lanes or bits, all but one of many
        registers.
        """
        step, before = self._steps[at], self._steps[max(at - 1, 0)]
        is_half = step.d.halves in (1, 2) and not step.flags & ZERO_UPPER
        is_of_dpp = before.source_index == step.source_index and NAMES[before.operation] == "OP_DPP"
        is_of_some_lanes = is_of_dpp and not (before.flags & BOUND_CONTROL and before.width == _EVERY_ROW_AND_BANK)
        return is_half or is_of_some_lanes or _WRITES_IN_PART.match(NAMES[step.operation]) is not None

    def _write_halves(self, step: InstructionStruct, state: _State, what: _Held) -> None:
        """Of a product with a sum, the lower half has nothing of the sum's upper one."""
        lower = state.of(places(*step.s[:2], _half(step.s[2], 0)))
        state.write(places(step.d), what)
        state.write(places(_half(step.d, 0)), lower)

    def _access(self, step: InstructionStruct, state: _State, space: str, action: str) -> str:
        place = STORED.get("ds" if space == "LDS" else space.lower(), len(step.s))
        address, data = state.of(places(*step.s[:place])), state.of(places(*step.s[place:]))
        result = places(step.d)
        memory = {"LDS": LDS, "SCRATCH": _scratch(step), "FLAT": LDS | SCRATCH}.get(space, 0)
        if step.flags & TO_LDS:
            self._memory.write(LDS, _Held(loaded=True), is_partial=True)
        elif action in ("STORE", "ATOMIC"):
            self._memory.write(memory, data.in_memory(), is_partial=True)
            words = (places(one) & 1 << at for one in step.s[place:] for at in registers(one))
            self._is_mixed |= bool(memory & LDS) and not all(any(state.of(word)[:2]) for word in words)
        if result:
            state.write(result, self._from_memory(step, state, space, memory), is_partial=bool(step.flags & D16))
        if address.is_marked:
            return "address" + (_BESIDE if address.is_beside else "")
        there = self._memory.of(memory) if space == "LDS" else _Held(loaded=_compares(step))
        return _of_atomic(step, data, there) if action == "ATOMIC" else ""

    def _from_memory(self, step: InstructionStruct, state: _State, space: str, memory: int) -> _Held:
        if space not in ("LDS", "SCRATCH"):
            address = state.of(places(*step.s))
            is_own = address.own and not (address.loaded or address.foreign)
            if is_own or not memory or address.foreign:
                return _Held(loaded=not is_own, foreign=True)
        found = self._memory.of(memory).in_memory()
        if memory & LDS and self._is_mixed and (found.loaded or found.shared):
            return found._replace(
                loaded=False, shared=True, decided=False, decided_by_shared=found.decided or found.decided_by_shared
            )
        return found

    def _how(self, at: int, state: _State) -> str:
        """Return how an instruction lets numbers decide; empty if it does not."""
        step = self._steps[at]
        if not state.has_marks(self._touched[at]):
            return ""
        flags = _asked_as_flags(step)
        asked = state.of(flags)
        found = self._decision(at, state)
        if not found and (asked.loaded or asked.shared):
            found = "bits"
        held = state.of(places(*step.s) | flags)
        return found + _BESIDE if found and held.is_beside else found

    def _decision(self, at: int, state: _State) -> str:
        step, operation = self._steps[at], OPERATIONS.get(NAMES[self._steps[at].operation])
        name, kinds = NAMES[step.operation], [state.of(places(source)) for source in step.s]
        is_marked = [kind.is_marked for kind in kinds]
        if any(is_marked[one] for one in _FROM_WHERE.get(name, ())):
            return "address" if name != "v_perm_b32" else "bits"
        if state.of(_index(step)).is_marked:
            return "address"
        if operation is None or operation.is_matrix or not any(is_marked):
            return ""
        if operation.form in _COMPARES:
            is_of_numbers = all(kind.loaded or kind.shared for kind in kinds[:2])
            is_known = operation.form != "compare_exec" and self._idioms.is_known_comparison(
                at, may_choose=is_of_numbers
            )
            return "" if is_known and not self._meets(at, kinds, *self._idioms.chosen(at)) else "comparison"
        if name.startswith("_output_") or _BOUNDS.match(name):
            return "bound" if self._is_bound(at, kinds, state) else ""
        if "_div_fixup_" in name or "_div_scale_" in name:
            idioms = self._idioms
            is_known = idioms.is_end_of_division(at) if "_fixup_" in name else idioms.is_start_of_division(at)
            return "" if is_known else "comparison"
        if name in _WIDE_SUMS:
            return "bits" if self._adds_up(at, state, is_marked) else ""
        if self._mixes(at, kinds):
            return "bits"
        if _COMPUTES.match(name) or _MOVES.match(name):
            return ""
        if "_ldexp_" in name:
            return "rounding" if is_marked[1] and not self._idioms.is_exponent(at, step.s[1]) else ""
        is_of_bits = _is_of_bits(name, is_marked, [kind.loaded or kind.shared for kind in kinds])
        if is_of_bits is None and not self._idioms.is_known_arithmetic(at):
            return "rounding" if any(kind.startswith("f") for kind in operation.sources) else "bits"
        return "bits" if is_of_bits else ""

    def _mixes(self, at: int, kinds: Sequence[_Held]) -> bool:
        """Whether bits of two numbers may come to one place, or those of one are added before a rounding, or little but
        a power of two is left of one.
        """
        if self._keeps_powers(at):
            return True
        if "_cvt_sr_" in NAMES[self._steps[at].operation] and kinds[1].is_marked:
            return True
        seen = 0
        for bits, sources in self._idioms.parts(at):
            if any(kinds[source].loaded or kinds[source].shared for source in sources):
                if seen & bits:
                    return True
                seen |= bits
        return False

    def _cuts(self, at: int) -> bool:
        """Whether an instruction takes bits out of a number that are no bytes of it, nor all but its sign."""
        name, sources = NAMES[self._steps[at].operation], self._steps[at].s
        if shifts := _SHIFTS.match(name):
            return any((self._idioms.number(at, sources[one]) or 0) % 8 for one in _amounts(name, shifts))
        if not _PICKS.match(name):
            return False
        numbers = [self._idioms.number(at, source) for source in sources[:3] if source.kind]
        return not any(number is not None and _is_whole(number) for number in numbers)

    def _keeps_powers(self, at: int) -> bool:
        """Whether a mask or a shift leaves of a float in fp32 little but its power of two."""
        name, sources = NAMES[self._steps[at].operation], self._steps[at].s[:2]
        masks = [self._idioms.number(at, source) or 0 for source in sources if source.kind]
        if re.match(r"[sv]_(lshr|ashr)(rev)?_[bi]32|[sv]_bfe_[iu]32", name):
            masks = [_EVERY_BIT << (number & _MOST_SHIFTED) for number in masks]
        elif not re.match("[sv]_and_b32", name):
            return False
        return any(mask & 0x7F9FFFFF == 0x7F800000 for mask in masks)

    def _is_half_loaded(self, pair: OperandStruct, state: _State) -> bool:
        """Whether one word of a number of fp64 was loaded and the other was not."""
        words = [state.of(places(_half(pair, which))) for which in (0, 1) if pair.kind != CONSTANT]
        return len({word.loaded or word.shared for word in words}) > 1

    def _is_bound(self, at: int, kinds: Sequence[_Held], state: _State) -> bool:
        step, name = self._steps[at], NAMES[self._steps[at].operation]
        if name.startswith("_output_"):
            return bool(step.offset & _CLAMP)
        is_wide = not _IN_PARTS.match(name)
        is_less, is_more = self._takes(at)
        if (is_less and is_more) or self._meets(at, kinds, is_less, is_more):
            return True
        if any((kind.cut or (is_wide and kind.packed)) and (kind.loaded or kind.shared) for kind in kinds):
            return True
        if "_f64" in name and any(self._is_half_loaded(source, state) for source in step.s[:2]):
            return True
        others = [source for source, kind in zip(step.s, kinds, strict=True) if source.kind and not kind.is_marked]
        lowest = _LOWEST if re.match(r"v_max(imum|_num)?3?(_num)?_f32$", name) else None
        is_by_another = any(self._idioms.number(at, other) != lowest or lowest is None for other in others)
        return is_by_another or name.endswith(":clamp")

    def _meets(self, at: int, kinds: Sequence[_Held], is_less: bool, is_more: bool) -> bool:
        """Whether the larger is taken of what is the smaller of others, or the other way round: order decides then."""
        sides = self._sides(at, kinds)
        return any((is_less and side.most) or (is_more and side.least) for side in sides)

    def _adds_up(self, at: int, state: _State, is_marked: Sequence[bool]) -> bool:
        """Whether a product and a sum have something to do with numbers, but for an upper half that nobody reads."""
        step = self._steps[at]
        if any(is_marked[:2]) or state.of(places(_half(step.s[2], 0))).is_marked:
            return True
        return bool(self._idioms.readers_of(at, places(_half(step.d, 1))))


def _is_of_bits(name: str, is_marked: Sequence[bool], are_numbers: Sequence[bool]) -> bool | None:
    """Whether a shift or a mask hangs on more than one number; None for another instruction. Masks of what was decided
    are no numbers.
    """
    if shifts := _SHIFTS.match(name):
        return any(is_marked[one] for one in _amounts(name, shifts))
    if _PICKS.match(name):
        return are_numbers[0] if "_bfi_" in name else all(are_numbers[:2])
    return None


def _amounts(name: str, shifts: re.Match[str]) -> tuple[int, ...]:
    """Return which sources say by how much is shifted, or which bits are taken."""
    return (0,) if shifts["reversed"] else (2,) if shifts["aligned"] else (1, 2) if "_bfe_" in name else (1,)


def _is_whole(mask: int) -> bool:
    """Whether a mask is of whole bytes, or of signs or all but those."""
    return (
        mask & 0x7FFFFFFF in (0, 0x7FFFFFFF)
        or mask & 0x7FFF7FFF in (0x7FFF, 0x7FFF0000, 0x7FFF7FFF)
        or all(byte in (0, 0xFF) for byte in mask.to_bytes(4, "little"))
    )


def _compares(step: InstructionStruct) -> bool:
    """Whether an atomic operation of global memory compares with what is there; sums of whole numbers do not."""
    return re.match("cmp|cond|min|max", _ATOMICS.get(step.offset2, "")) is not None


def _of_atomic(step: InstructionStruct, data: _Held, memory: _Held) -> str:
    """Return how an atomic operation lets its data, or the numbers that LDS holds, decide."""
    name = _ATOMICS[step.offset2]
    held = data if data.is_marked else memory
    if not held.is_marked or re.match(r"swap|(pk_)?add_b?f|pk_add", name):
        return ""
    found = "comparison" if name.startswith("cmp") else "bound" if re.match("min|max", name) else "bits"
    return found + (_BESIDE if held.is_beside else "")


def _index(step: InstructionStruct) -> int:
    """Return where the number of the register is that an instruction moves."""
    return M0_PLACE if NAMES[step.operation] in _INDEXED else 0


def _asked_as_flags(step: InstructionStruct) -> int:
    """Return what an instruction reads as conditions, or takes lanes away by, bit for bit."""
    name, operation = NAMES[step.operation], OPERATIONS.get(NAMES[step.operation])
    form = operation.form if operation else ""
    masks = [source for source in step.s if source.modifiers & IS_MASK]
    is_about_lanes = step.flags & WRITES_EXEC or places(step.d) & EXEC_PLACES
    found = places(*(step.s if is_about_lanes and form not in _COMPARES else masks))
    found |= SCC if step.flags & READS_SCC or name.startswith("OP_BRANCH_SCC") else 0
    return found | (VCC_PLACES if name.startswith("OP_BRANCH_VCC") else 0)


def _ends(kernel: Kernel, at: int) -> bool:
    """Whether what stands behind an instruction of the text is only come to by a jump, as a function is."""
    return kernel.function.mnemonics[at].startswith(("s_endpgm", "s_setpc", "s_branch", "s_swappc"))


def _is_return(step: InstructionStruct) -> bool:
    """Whether a jump is one from a function, whose caller has put the address into s30 and s31."""
    return int(step.s[0].index) == _RETURN


def _follow_lanes(name: str, step: InstructionStruct, state: _State, wave_size: int) -> None:
    """Follow which lanes execute: conditions take some away, whose mask is in a register, and give them back."""
    result, sources = places(step.d), places(*step.s)
    if "_mov_" in name and sources & EXEC_PLACES:
        state.copy(_mask(result))
        return
    if name.startswith("v_cmpx"):
        for mask in [*state.taken] or [_NOBODY]:  # it names no register for what it takes
            state.take(mask)
    if name.startswith("v_") or not (result & EXEC_PLACES or step.flags & WRITES_EXEC):
        return
    mask = _mask((result if step.flags & WRITES_EXEC else sources) & ~EXEC_PLACES)
    others = _mask(sources & ~EXEC_PLACES)
    if name == f"s_and_not1_saveexec_b{wave_size}" and others in state.taken:
        state.turn(others, mask)
        return
    if not re.match(r"s_and_|s_and_not1_b", name):
        state.give_back(mask)
    if "_mov_" in name and step.s[0].kind == CONSTANT:
        state.give_back(_UNKNOWN)
        is_all = (step.s[0].low, step.s[0].high) == (0xFFFFFFFF, 0xFFFFFFFF)
        state.taken.clear()
        if not is_all or (wave_size > _LANES_OF_HALF and result & EXEC_PLACES != EXEC_PLACES):
            state.take(_NOBODY)
    elif not re.match(r"s_(or|mov)_", name):
        state.take(mask)


def _mask(held: int) -> int:
    """Return a mask's first register."""
    return held & -held


def _scratch(step: InstructionStruct) -> int:
    """Return the words of scratch memory that are accessed; all where the text does not say which."""
    if places(*step.s[:2]):
        return SCRATCH
    words: int = ((1 << max(1, step.width // 4)) - 1) << step.offset // 4 % WORDS
    return (words | words >> WORDS) << FIRST_WORD & SCRATCH


def _half(operand: OperandStruct, which: int) -> OperandStruct:
    return OperandStruct(index=operand.index + which, kind=operand.kind, count=1)
