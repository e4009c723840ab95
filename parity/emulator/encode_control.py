"""Branches, jumps, barriers, clocks, and the mode register."""

import re

from parity.arch import Target
from parity.emulator.encode_operand import operand_of
from parity.emulator.instruction import CODES, OUT_OF_ORDER, READS_SCC, TESTS, VCC, WRITES_SCC, InstructionStruct
from parity.emulator.operands import Text, UnsupportedOperand, integer, split
from parity.isa.spellings import NO_EFFECT

_BRANCHES = {
    "s_branch": "OP_BRANCH",
    **{
        f"s_cbranch_{name}": f"OP_BRANCH_{name.upper()}"
        for name in ("scc0", "scc1", "vccz", "vccnz", "execz", "execnz")
    },
}
_BARRIERS = {
    "s_barrier": "OP_BARRIER",
    "s_barrier_signal": "OP_BARRIER_SIGNAL",
    "s_barrier_signal_isfirst": "OP_BARRIER_SIGNAL",
    "s_barrier_wait": "OP_BARRIER_WAIT",
    "s_get_barrier_state": "OP_BARRIER_STATE",
}
_JUMPS = ("s_setpc_b64", "s_swappc_b64")
_MODES = ("s_setreg_imm32_b32", "s_denorm_mode", "s_round_mode")
_TRAPS = ("s_trap", "s_sethalt")
_DEBUGGERS_TRAP = 3  # goes on where no debugger is (LLVM, "User Guide for AMDGPU Backend", "Trap Handler ABI")
_CLOCKS = ("s_memtime", "s_memrealtime", "s_getreg_b32", "s_sendmsg_rtn_b32", "s_sendmsg_rtn_b64")
CONTROL = {"s_endpgm", *NO_EFFECT, *_TRAPS, *_BRANCHES, *_BARRIERS, *_JUMPS, *_MODES, *_CLOCKS}
_READ_REGISTER = re.compile(r"(\S+),\s*(?:hwreg\(HW_REG_(\w+)(?:,\s*\d+,\s*(\d+))?\)|sendmsg\(MSG_RTN_GET_(\w+)\))$")
_HARDWARE_REGISTER = re.compile(r"hwreg\((\w+)(?:,\s*(\d+),\s*(\d+))?\),\s*(\S+)$")
_USUAL_BITS = 0x300  # of MODE: what a kernel begins with (clamping of NaN, quiet NaN), and keeps
_ROUND_BITS, _FLUSH_BITS, _WIDE_BITS = 0xF, 0x30, 0xC0  # of MODE: rounding, subnormal fp32, subnormal fp64 and fp16


def encode_control(made: InstructionStruct, mnemonic: str, operands: str, target: Target) -> None:
    """Encode an instruction of `CONTROL`."""
    if mnemonic in NO_EFFECT:
        made.operation = CODES["OP_SLEEP" if mnemonic == "s_sleep" else "OP_NOTHING"]
    elif mnemonic in _BRANCHES:
        made.operation = CODES[_BRANCHES[mnemonic]]
        if "vcc" in mnemonic:
            made.s[0], made.flags = operand_of(Text("s", VCC, words := target.wave_size // 32), "mask", words), TESTS
        elif "scc" in mnemonic:
            made.flags = READS_SCC
    elif mnemonic == "s_endpgm":
        made.operation = CODES["OP_END"]
    elif mnemonic in _JUMPS:
        _encode_jump(made, operands)
    elif mnemonic in _TRAPS:
        goes_on = mnemonic == "s_trap" and integer(operands.strip(), 0, 0xFF) == _DEBUGGERS_TRAP
        made.operation = CODES["OP_NOTHING" if goes_on else "OP_TRAP"]
    elif mnemonic in _MODES:
        _encode_mode(made, mnemonic, operands)
    elif mnemonic in _CLOCKS:
        _encode_clock(made, operands, target)
    else:
        _encode_barrier(made, mnemonic, operands, target)


def _encode_barrier(made: InstructionStruct, mnemonic: str, operands: str, target: Target) -> None:
    """Encode a barrier, or gfx12's halves of one: of the workgroup, because RDNA4 has no others for kernels."""
    *result, barrier = operands.split(",")
    if barrier.strip() not in ("", "-1", "0xffff"):
        raise UnsupportedOperand(f"barrier '{barrier.strip()}'")
    made.operation, made.counter = CODES[_BARRIERS[mnemonic]], target.scalars
    if result:
        (register,), _ = split(result[0])
        made.d = operand_of(register, "u32")
    if result or mnemonic.endswith("_isfirst"):
        made.flags = OUT_OF_ORDER if result else OUT_OF_ORDER | WRITES_SCC


def _encode_jump(made: InstructionStruct, operands: str) -> None:
    """Encode a jump to an address. A call also stores its return address, which linking has made its third operand."""
    texts, _ = split(operands)
    made.operation = CODES["OP_JUMP"]
    if len(texts) == 3:
        made.d, made.s[1] = operand_of(texts[0], "u64"), operand_of(texts[2], "u64")
    made.s[0] = operand_of(texts[-2] if len(texts) == 3 else texts[0], "u64")


def _encode_mode(made: InstructionStruct, mnemonic: str, operands: str) -> None:
    """Encode a write to MODE. Rounding stays to nearest even, and fp64 and fp16 keep subnormal numbers; fp32 may do
    either.
    """
    if mnemonic == "s_round_mode":
        mask, value = _ROUND_BITS, integer(operands.strip(), 0, 0xFF)
    elif mnemonic == "s_denorm_mode":
        mask, value = _FLUSH_BITS | _WIDE_BITS, integer(operands.strip(), 0, 0xFF) << 4
    else:
        match = _HARDWARE_REGISTER.match(operands.strip())
        if match is None:
            raise UnsupportedOperand(f"hardware register '{operands}'")
        name, offset, size, text = match.groups()
        if name == "HW_REG_WAVE_SCHED_MODE":
            made.operation = CODES["OP_NOTHING"]
            return
        if name not in ("HW_REG_MODE", "HW_REG_WAVE_MODE"):
            raise UnsupportedOperand(f"hardware register '{name}'")
        start, count = int(offset or 0), int(size or 32)
        mask, value = ((1 << count) - 1) << start, integer(text, -(1 << 31), 0xFFFFFFFF) << start
    if value & mask & ~(_ROUND_BITS | _FLUSH_BITS | _WIDE_BITS | _USUAL_BITS):
        raise UnsupportedOperand(f"bits of MODE: {value & mask:#x}")
    if mask & _USUAL_BITS & ~value:
        raise UnsupportedOperand(f"bits of MODE: {value & mask:#x} for {mask & _USUAL_BITS:#x}")
    if mask & _ROUND_BITS and value & _ROUND_BITS:
        raise UnsupportedOperand("rounding other than to nearest even")
    if mask & _WIDE_BITS and value & mask & _WIDE_BITS != _WIDE_BITS:
        raise UnsupportedOperand("subnormal fp64 and fp16 taken for zero")
    if mask & _FLUSH_BITS and (~mask & _FLUSH_BITS or value & _FLUSH_BITS not in (0, _FLUSH_BITS)):
        raise UnsupportedOperand("subnormal fp32 taken for zero on one side only")
    made.operation = CODES["OP_FLUSH_F32" if mask & _FLUSH_BITS else "OP_NOTHING"]
    made.offset = int(not value & _FLUSH_BITS)


def _encode_clock(made: InstructionStruct, operands: str, target: Target) -> None:
    """Encode a reading of a clock: each read advances the clock a little. Registers that say where a wave runs read as
    zero.
    """
    text, register, size, message = operands.strip(), None, "64", None
    if match := _READ_REGISTER.match(text):
        text, register, size, message = match.groups()
    elif "," in text:
        raise UnsupportedOperand(f"hardware register '{text}'")
    is_clock = register in (None, "SHADER_CYCLES", "SHADER_CYCLES_LO") and message in (None, "REALTIME")
    if (
        not is_clock
        and register not in ("SHADER_CYCLES_HI", "HW_ID", "HW_ID1", "HW_ID2", "XCC_ID")
        and message != "DOORBELL"
    ):
        raise UnsupportedOperand(f"hardware register '{operands}'")
    (result,), _ = split(text)
    made.operation, made.d = CODES["OP_CLOCK"], operand_of(result, "u64" if result.count == 2 else "u32")
    made.offset = int(size or 32) if is_clock else 0
    if register is None:  # it comes back as scalar loads do
        made.counter, made.flags = target.scalars, OUT_OF_ORDER
    made.width = 4 * result.count
