"""Where the text lets instructions follow each other too soon: paths on which a run is at fault.

The paths are found once, in the text; the engine compares them with what a wave has executed, so that only what really
happened is a fault.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from parity.arch import Target
from parity.arch.hazards import Hazard, Hazards
from parity.emulator.instruction import (
    CODES,
    EXEC,
    FIRST_SCALAR,
    HIGH,
    IS_MASK,
    M0,
    NAMES,
    OPERAND_KINDS,
    TEMPORARY_VGPRS,
    TO_LDS,
    VCC,
    WRITES_EXEC,
    InstructionStruct,
    OperandStruct,
)
from parity.emulator.places import registers
from parity.emulator.semantics import OPERATIONS
from parity.isa.parse import Function
from parity.isa.spellings import ALIASES

MOST_INSTRUCTIONS = 32  # of a path, with both ends
_MOST_PATHS = 4096
_TRANS = re.compile(r"v_(exp|log|rcp|rcp_iflag|rsq|sqrt|sin|cos|exp_legacy|log_legacy)_f\d+$")
_DOT = re.compile(r"v_dot\d")
_SHIFTS = re.compile(r"dst_sel:(BYTE_[123]|WORD_1)")
_NUMBER = re.compile(r"0x[0-9a-fA-F]+|0|[1-9]\d*")
_MEMORY = re.compile(r"(global|flat|buffer|scratch)_")
_JUMPS = ("s_setpc_b64", "s_swappc_b64")
_WIDE_BYTES = 8
_C = 2  # the place of C among a matrix instruction's sources
_EXEC = frozenset({FIRST_SCALAR + EXEC, FIRST_SCALAR + EXEC + 1})
_VCC = frozenset({FIRST_SCALAR + VCC, FIRST_SCALAR + VCC + 1})
_M0 = frozenset({FIRST_SCALAR + M0})


@dataclass(frozen=True)
class Suspect:
    """Instructions, from the first of a hazard to its second, between which `states` wait states are needed and are not
    there; `register` is what both use, as the engine numbers it. Of a way that goes over a jump to an address, as of a
    call, nothing says how many such a jump takes.
    """

    path: tuple[int, ...]
    register: int
    states: int
    is_over_a_jump: bool


@dataclass
class _Accesses:
    """What one instruction of the text does with registers: by kind of instruction and role, as rules name them."""

    name: str
    roles: dict[str, frozenset[int]] = field(default_factory=dict)
    written: frozenset[int] = frozenset()
    passes: int = 0
    states: int = 1
    is_vector: bool = False


def suspects(
    function: Function, steps: Sequence[list[InstructionStruct]], branches: Mapping[int, int], target: Target
) -> list[Suspect]:
    """Return the paths on which instructions follow each other too soon; `steps` are what the engine runs for each."""
    hazards = target.hazards
    accesses = cache(lambda index: _accesses(function, index, steps[index], hazards))
    firsts = [index for index, name in enumerate(function.mnemonics) if name.startswith(hazards.begin_with)]
    present = {role for index in firsts for role, registers in accesses(index).roles.items() if registers}
    landings = _landings(function)
    successors = cache(lambda index: tuple(_successors(function, branches, landings, index)))
    by_first: dict[str, list[Hazard]] = {}
    for rule in hazards.rules:
        if {rule.first, rule.second} <= present:
            by_first.setdefault(rule.first, []).append(rule)
    found: dict[tuple[int, ...], Suspect] = {}
    for index in firsts:
        for role in (role for role in by_first if role in accesses(index).roles):
            for suspect in _after(function, accesses, successors, index, role, by_first[role]):
                found.setdefault(suspect.path, suspect)
                if len(found) == _MOST_PATHS:
                    return list(found.values())
    return list(found.values())


def _after(
    function: Function,
    accesses: Callable[[int], _Accesses],
    successors: Callable[[int], Sequence[tuple[int, int]]],
    index: int,
    role: str,
    rules: list[Hazard],
) -> Iterator[Suspect]:
    """Follow what comes after the first instruction of some rules, as long as any of them needs more wait states."""
    first, valu_only = accesses(index), rules[0].valu_only
    longest = max(max(rule.between(first.passes, is_same=same) for same in (False, True)) for rule in rules)
    waiting: list[tuple[tuple[int, ...], int, frozenset[int]]] = [((index,), 0, first.roles[role])]
    for _ in range(_MOST_PATHS):
        if not waiting:
            return
        path, states, live = waiting.pop()
        for following, passed_over in successors(path[-1]):
            begun = states + passed_over
            second = accesses(following)
            for rule in rules:
                shared = live & second.roles.get(rule.second, frozenset())
                if not shared:
                    continue
                is_same = second.roles[rule.second] == first.roles[role]
                needed = rule.between(first.passes, is_same=is_same)
                if begun < needed and _concerns(rule, first, second):
                    is_over_a_jump = any(function.mnemonics[at] in _JUMPS for at in path)
                    yield Suspect((*path, following), min(shared), needed, is_over_a_jump)
            left = live if role.endswith((" c", " data")) else live - second.written
            passed = begun + (second.is_vector if valu_only else second.states)
            if left and passed < longest and len(path) < MOST_INSTRUCTIONS - 1:
                waiting.append(((*path, following), passed, left))


def _concerns(rule: Hazard, first: _Accesses, second: _Accesses) -> bool:
    if rule.first == "dot writes":
        return (first.name == second.name) == (rule.second == "dot factors")
    return True


def _landings(function: Function) -> list[int]:
    """Return where a jump to an address may go: to a label, or back behind a call."""
    calls = (at + 1 for at, name in enumerate(function.mnemonics) if name == "s_swappc_b64")
    return sorted(at for at in {*function.labels.values(), *calls} if at < len(function))


def _successors(
    function: Function, branches: Mapping[int, int], landings: Sequence[int], index: int
) -> Iterator[tuple[int, int]]:
    """Yield what may come after an instruction, each with the wait states that pass over: a branch behind one that is
    taken counts, because LLVM does so: its code is not accused for that.
    """
    name = function.mnemonics[index]
    if name in _JUMPS:
        yield from ((landing, 0) for landing in landings)
    if index in branches:
        passes_a_branch = branches[index] != index + 1 and function.mnemonics[index + 1 : index + 2] == ["s_branch"]
        yield branches[index], int(passes_a_branch)
    if name not in ("s_branch", "s_endpgm", *_JUMPS) and index + 1 < len(function):
        yield index + 1, 0


def _accesses(function: Function, index: int, made: list[InstructionStruct], hazards: Hazards) -> _Accesses:
    mnemonic, operands = function.mnemonics[index], function.operands[index]
    plain = re.sub(r"_(e32|e64|dpp|sdwa)\b", "", mnemonic)
    found = _Accesses(ALIASES.get(plain, plain), is_vector=mnemonic.startswith("v_"))
    if mnemonic == "s_nop" and (number := _NUMBER.match(operands)):
        found.states = int(number[0], 0) + 1
    main = next((step for step in made if NAMES[step.operation] in OPERATIONS), made[0])
    reads = _registers(*(source for step in made for source in step.s))
    found.written = _registers(*(d for step in made for d in (step.d, step.d2)))
    if main.flags & WRITES_EXEC:
        found.written |= _EXEC
    operation = OPERATIONS.get(NAMES[main.operation])
    if found.is_vector and operation and operation.is_matrix:
        found.passes = _matrix_roles(found, main, hazards)
    elif found.is_vector and operation:
        _vector_roles(found, made, reads)
        _special_roles(found, operation.form, main)
        if _SHIFTS.search(operands) or (main.d.modifiers & HIGH and operation.form != "mix"):
            found.roles["shifting writes"] = found.roles["valu writes"]
    elif _MEMORY.match(mnemonic):
        _memory_roles(found, main, reads)
    elif mnemonic.startswith("ds_"):
        found.roles["lds reads"] = _vectors(reads)
    else:
        found.roles["salu m0"] = found.written & _M0
    return found


def _matrix_roles(found: _Accesses, main: InstructionStruct, hazards: Hazards) -> int:
    kind, passes = hazards.matrix_kind(NAMES[main.operation])
    factors = _registers(*(source for position, source in enumerate(main.s) if position != _C))
    c = _registers(main.s[_C])
    found.roles |= {f"{kind} writes": found.written, f"{kind} c": c, "matrix exec": _EXEC}
    found.roles |= {f"{name} factors": factors for name in ("matrix", kind)}
    found.roles["matrix reads"] = factors | c
    return passes


def _vector_roles(found: _Accesses, made: list[InstructionStruct], reads: frozenset[int]) -> None:
    read, written = _vectors(reads), _vectors(found.written)
    found.roles |= {"valu reads": read, "valu writes": written, "valu scalars": _scalars(found.written)}
    constants = _registers(*(source for step in made for source in step.s if not source.modifiers & IS_MASK))
    found.roles |= {"valu constants": _scalars(constants) - _VCC, "valu vcc": constants & _VCC}
    found.roles |= {"trans writes": written} if _TRANS.match(found.name) else {"plain reads": read}
    if fetching := [step.s[0] for step in made if step.operation == CODES["OP_DPP"]]:
        found.roles |= {"dpp fetched": _registers(*fetching), "dpp exec": _EXEC}


def _special_roles(found: _Accesses, form: str, main: InstructionStruct) -> None:
    """Add what only some vector instructions do."""
    written, read = found.roles["valu writes"], found.roles["valu reads"]
    if _DOT.match(found.name):
        found.roles |= {"dot writes": written, "dot factors": _registers(*main.s[:_C])}
    else:
        found.roles["other_than_dot writes"] = written
    if form in ("readlane", "writelane", "readfirstlane"):
        found.roles["lane exec"] = _EXEC
        found.roles["lane select"] = _scalars(_registers(main.s[1]))
        found.roles |= {"readlane reads": read} if form == "readlane" else {}
    if found.name.startswith("v_div_fmas"):
        found.roles["div_fmas mask"] = _registers(main.s[3])
    if found.name.startswith("v_permlane"):
        found.roles |= {"permlane exec": _EXEC, "permlane reads": read | written}


def _memory_roles(found: _Accesses, main: InstructionStruct, reads: frozenset[int]) -> None:
    found.roles |= {"vmem reads": _vectors(reads), "vmem scalars": _scalars(reads)}
    if main.flags & TO_LDS and not found.name.startswith("buffer_"):
        found.roles["lds_dma m0"] = _M0
    is_buffer = NAMES[main.operation] == "OP_BUFFER_STORE"
    has_scalar_offset = is_buffer and main.s[2].kind == OPERAND_KINDS["s"]
    if NAMES[main.operation].endswith("_STORE") and main.width > _WIDE_BYTES and not has_scalar_offset:
        found.roles["wide_store data"] = _registers(main.s[3 if is_buffer else 2])


def _registers(*operands: OperandStruct) -> frozenset[int]:
    """Return the registers of operands, as the engine numbers them."""
    numbers = (number for operand in operands for number in registers(operand))
    return frozenset(number for number in numbers if not TEMPORARY_VGPRS[0] <= number < FIRST_SCALAR)


def _vectors(registers: frozenset[int]) -> frozenset[int]:
    return frozenset(number for number in registers if number < FIRST_SCALAR)


def _scalars(registers: frozenset[int]) -> frozenset[int]:
    return registers - _vectors(registers)
