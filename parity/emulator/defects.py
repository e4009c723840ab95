"""What some GPUs get wrong, so that compilers avoid it there. Code that has it all the same is not emulated.

Sources: LLVM, AMDGPU.td (FeatureNegativeScratchOffsetBug, FeatureCvtFP8VOP1Bug, FeatureMADIntraFwdBug,
FeatureUserSGPRInit16Bug, FeatureMaxHardClauseLength32); "AMD Instinct CDNA3 Instruction Set Architecture", 4.5;
"RDNA3.5 Instruction Set Architecture", S_CLAUSE.
"""

import re

from parity.emulator.descriptor import Descriptor
from parity.emulator.initial_state import fixed_scalars
from parity.emulator.operands import integer, split
from parity.emulator.program import UnsupportedInstruction
from parity.isa.parse import Function
from parity.isa.spellings import NO_EFFECT

_GFX9, _GFX11_0 = ("gfx90a", "gfx942", "gfx950"), ("gfx1100", "gfx1101", "gfx1102", "gfx1103")
_FEW_INITIALISED, _LEAST_INITIALISED = ("gfx1100", "gfx1102"), 16
_MAD = re.compile(r"v_mad_(u64_u32|i64_i32)")
_FROM_FP8 = re.compile(r"v_cvt_f32_(fp8|bf8)(_e32)?$")
_NEGATIVE = re.compile(r"s\d+ .*offset:-")
_LONGEST_CLAUSE = 32
_REGISTER, _SETREG_STATES = re.compile(r"HW_REG_\w+"), 2
_KINDS = (
    (re.compile(r"s_(buffer_)?load_"), "scalar loads"),
    (re.compile(r"ds_"), "LDS"),
    (re.compile(r"v_"), "VALU"),
    (re.compile(r"(flat|image)_(load|store|atomic)"), r"\1 \2s"),
    (re.compile(r"(global|scratch|t?buffer)_(load|store|atomic)"), r"\2s"),
)


def initialised(arch: str, descriptor: Descriptor) -> str:
    """Say if a kernel has fewer scalar registers initialised than a GPU needs; else empty."""
    if arch not in _FEW_INITIALISED:
        return ""
    given = max(descriptor.number("user_sgpr_count"), fixed_scalars(descriptor))
    given += sum(descriptor.number(f"system_sgpr_workgroup_{name}") for name in ("id_x", "id_y", "id_z", "info"))
    if given >= _LEAST_INITIALISED:
        return ""
    return f"has {given} scalar registers initialised: {arch} needs {_LEAST_INITIALISED}, for less it gets them wrong"


def check_defects(arch: str, function: Function) -> None:
    """Raise UnsupportedInstruction for the first instruction of a function that a GPU gets wrong."""
    for index, (mnemonic, operands) in enumerate(zip(function.mnemonics, function.operands, strict=True)):
        why = _of_one(arch, mnemonic, operands)
        if mnemonic == "s_clause":
            why = _of_clause(function, index)
        elif mnemonic.startswith("s_setreg") and arch in _GFX9:
            why = _of_modes(function, index)
        if why:
            raise UnsupportedInstruction(mnemonic, operands, function.lines[index], why)


def needs_sdwa(arch: str, mnemonic: str) -> bool:
    """Whether a GPU does reliably with SDWA alone what an instruction does."""
    return arch == "gfx942" and _FROM_FP8.match(mnemonic) is not None


def _of_one(arch: str, mnemonic: str, operands: str) -> str:
    if arch in _GFX11_0 and _MAD.match(mnemonic) and _overlaps(operands):
        return f"{arch} gets it wrong where the result lies in a register of a factor or of what is added"
    if needs_sdwa(arch, mnemonic) and "src0_sel" not in operands:
        return f"{arch} converts reliably with SDWA alone (src0_sel:BYTE_0)"
    if arch in _GFX9 and mnemonic.startswith("scratch_") and _NEGATIVE.search(operands):
        return f"{arch} faults where a negative offset is added to a scalar register"
    return ""


def _overlaps(operands: str) -> bool:
    result, _, *sources = split(operands)[0]
    written = range(result.index, result.index + result.count)
    return any(
        source.kind == result.kind and source.index < written.stop and written.start < source.index + source.count
        for source in sources
    )


def _of_clause(function: Function, index: int) -> str:
    """Say if a clause has instructions of several kinds, or too many; those that the hardware takes aside have none."""
    length = 1 + (integer(function.operands[index], 0, 0xFFFF) & 0x3F)
    if length > _LONGEST_CLAUSE:
        return f"a clause of {length} instructions: some GPUs are wrong beyond {_LONGEST_CLAUSE}"
    names = function.mnemonics[index + 1 : index + 1 + length]
    kinds = {_kind(name) for name in names if name == "s_clause" or not name.startswith(("s_wait", *NO_EFFECT))}
    if len(kinds) < 2:
        return ""
    return f"a clause of {' and '.join(sorted(kinds))}: what several kinds in one do is not defined"


def _of_modes(function: Function, index: int) -> str:
    """Say if a hardware register was set too short a time before."""
    states = 0
    for before in range(index - 1, max(-1, index - 1 - _SETREG_STATES), -1):
        mnemonic, operands = function.mnemonics[before], function.operands[before]
        is_same = _REGISTER.findall(operands) == _REGISTER.findall(function.operands[index])
        if mnemonic.startswith("s_setreg") and states < _SETREG_STATES and is_same:
            return f"{_SETREG_STATES} wait states belong between it and line {function.lines[before]}"
        states += 1 + (integer(operands, 0, 0xFFFF) if mnemonic == "s_nop" else 0)
    return ""


def _kind(name: str) -> str:
    """Return the kind of an instruction, as clauses are of one."""
    for pattern, kind in _KINDS:
        if match := pattern.match(name):
            return match.expand(kind)
    return name
