"""What each instruction of a kernel takes: its unit, for how long, which counter it raises and which it waits for."""

import ctypes
import re
from collections.abc import Iterable
from functools import cache
from itertools import groupby

from parity.arch import Counter, matrix_macs
from parity.arch.timing import Timing
from parity.emulator.instruction import NO_LIMIT, InstructionStruct
from parity.emulator.machine import Kernel
from parity.isa.classify import classify, memory_width_bits
from parity.isa.liveness import accessed
from parity.isa.waits import ConservativeWait
from parity.predict.unit import MOST_RANGES, REGISTERS, OperationStruct, Unit

_SLOW = re.compile(
    r"v_(exp|log|rcp|rsq|sqrt|sin|cos)_|v_mul_(lo|hi)_[ui]32|v_mad_[ui]64_[ui]32|v_div_\w+_f64|v_ldexp_f64"
)
_EIGHT_BITS = re.compile(r"(fp8|bf8|iu?8)(_|$)")
_WIDE_TYPE = re.compile(r"_(f32|xf32|f64)$|x\d+f(32|64)$")
_TWO_ADDRESSES = re.compile(r"ds_(read|write|load|store)2|2addr")
_CODE_LINE, _LONG, _SHORT = 64, 8, 4  # bytes
_COUNTERS = {"vmcnt": Counter.LOADS, "lgkmcnt": Counter.LDS}
_WITH_RESULT = (Unit.VECTOR, Unit.MATRIX)  # that no counter tells
# What an instruction takes follows from these.
FIGURES = (
    "issue_cycles",
    "vector_cycles",
    "slow_vector_cycles",
    "vector_latency_cycles",
    "lds_bytes_per_cycle",
    "matrix_operations",
    "matrix_operations_8bit",
    "matrix_operations_f8f6f4",
    "matrix_operations_32bit",
)


def operations_of(
    kernel: Kernel, conservative: Iterable[ConservativeWait], timing: Timing
) -> "ctypes.Array[OperationStruct]":
    """Return what each instruction of a kernel's function takes, in the order of its text."""
    function = kernel.function
    made: dict[int, list[InstructionStruct]] = {
        index: list(parts) for index, parts in groupby(kernel.program.instructions, lambda one: one.source_index)
    }
    operations = (OperationStruct * len(function))()
    place = 0
    for index, (mnemonic, operands) in enumerate(zip(function.mnemonics, function.operands, strict=True)):
        operation = operations[index]
        operation.waits[:] = [NO_LIMIT] * len(operation.waits)
        operation.code_line = place // _CODE_LINE
        place += _bytes(mnemonic, operands)
        unit = unit_of(mnemonic)
        operation.unit = unit
        operation.busy, operation.latency = (round(cycles) for cycles in _cycles(kernel, mnemonic, operands, timing))
        for part in made.get(index, []):
            if unit is Unit.WAIT:
                operation.waits[:] = [min(both) for both in zip(operation.waits, part.wait, strict=True)]
            elif unit in (Unit.LDS, Unit.LOAD, Unit.STORE, Unit.SCALAR_LOAD):
                operation.counter = max(operation.counter, part.counter)
        if timing["vector_latency_cycles"] > 0:
            _set_registers(operation, mnemonic, operands)
        operation.needs[:] = operation.waits
    for wait in conservative:
        operations[wait.index].needs[_COUNTERS[wait.counter]] = min(wait.sufficient, NO_LIMIT)
    return operations


@cache
def unit_of(mnemonic: str) -> Unit:
    """Return the unit that an instruction takes."""
    name = classify(mnemonic)
    if mnemonic.startswith(("s_endpgm", "s_trap")):
        return Unit.END
    if mnemonic.startswith("s_barrier_signal"):
        return Unit.SCALAR  # a wave waits at the barrier's other half
    if name in ("barrier", "wait", "matrix"):
        return {"barrier": Unit.BARRIER, "wait": Unit.WAIT, "matrix": Unit.MATRIX}[name]
    if mnemonic.startswith("v_"):
        return Unit.VECTOR
    if mnemonic.startswith("ds_"):
        return Unit.LDS
    if mnemonic.startswith(("global_", "buffer_", "flat_", "scratch_")) and name != "cache":
        return Unit.STORE if "_store" in mnemonic or "_atomic" in mnemonic else Unit.LOAD
    if mnemonic.startswith(("s_load", "s_buffer_load")):
        return Unit.SCALAR_LOAD
    return Unit.PAUSE if mnemonic in ("s_nop", "s_sleep") else Unit.SCALAR


def _cycles(kernel: Kernel, mnemonic: str, operands: str, timing: Timing) -> tuple[float, float]:
    """Return how long an instruction holds its unit, and when its result is there, in cycles."""
    issue, wave_size = timing["issue_cycles"], kernel.target.wave_size
    unit = unit_of(mnemonic)
    if unit is Unit.MATRIX:
        macs = matrix_macs(mnemonic) or 0
        busy = max(issue, 2 * macs / timing[_matrix_rate(mnemonic)])
        return busy, busy + timing["vector_latency_cycles"]
    if unit is Unit.VECTOR:
        parts = wave_size / kernel.arch.wave_size
        busy = parts * timing["slow_vector_cycles" if _SLOW.match(mnemonic) else "vector_cycles"]
        return busy, busy + timing["vector_latency_cycles"] if timing["vector_latency_cycles"] else 0
    if unit is Unit.LDS:
        addresses = 2 if _TWO_ADDRESSES.search(mnemonic) else 1
        bytes_moved = (memory_width_bits(mnemonic) or 32) / 8 * addresses * wave_size
        return max(1.0, bytes_moved / timing["lds_bytes_per_cycle"]), 0
    if unit is Unit.PAUSE:
        count = int(operands.split(",")[0].strip() or "0", 0)
        return (64 * count if mnemonic == "s_sleep" else issue * (count + 1)), 0
    return (1 if unit in (Unit.LOAD, Unit.STORE) else issue), 0


def _matrix_rate(mnemonic: str) -> str:
    if "f8f6f4" in mnemonic:
        return "matrix_operations_f8f6f4"
    if _WIDE_TYPE.search(mnemonic):
        return "matrix_operations_32bit"
    return "matrix_operations_8bit" if _EIGHT_BITS.search(mnemonic) else "matrix_operations"


def _bytes(mnemonic: str, operands: str) -> int:
    """Return about how many bytes an instruction's code has."""
    is_memory = unit_of(mnemonic) in (Unit.LDS, Unit.LOAD, Unit.STORE, Unit.SCALAR_LOAD, Unit.MATRIX)
    is_long = is_memory or "0x" in operands or operands.count(",") > 2 or mnemonic.startswith(("v_dual_", "v_pk_"))
    return _LONG if is_long else _SHORT


def _set_registers(operation: OperationStruct, mnemonic: str, operands: str) -> None:
    """Note the vector registers that an instruction reads and writes, as ranges."""
    reads, writes = accessed(mnemonic, operands)
    ranges = _ranges(reads)[:MOST_RANGES], _ranges(writes if unit_of(mnemonic) in _WITH_RESULT else 0)[:MOST_RANGES]
    operation.reads, operation.writes = (len(some) for some in ranges)
    for place, (first, behind) in enumerate([*ranges[0], *ranges[1]]):
        operation.registers[place][0], operation.registers[place][1] = first, behind


def _ranges(mask: int) -> list[tuple[int, int]]:
    """Return the runs of bits that are set, first and behind the last."""
    found = []
    while mask:
        first = (mask & -mask).bit_length() - 1
        behind = first + ((mask >> first) + 1 & ~(mask >> first)).bit_length() - 1
        found.append((first, min(behind, REGISTERS)))
        mask = mask >> behind << behind
    return found
