"""NVIDIA's machine code as `nvdisasm -c` writes it: the same counts, hot loop and findings as for AMDGPU assembly."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from parity.arch import get_arch
from parity.errors import InputError
from parity.isa.cfg import ControlFlow, basic_blocks
from parity.isa.occupancy import occupancy
from parity.isa.parse import Function, parse
from parity.isa.resources import Resources

if TYPE_CHECKING:
    from parity.codeobject import ObjectKernel

_HEADER = re.compile(r'^[ \t]*(?:\.headerflags\s+@"[^"]*EF_CUDA_SM|\.target\s+sm_)(\d+)', re.MULTILINE)
_FUNCTION = re.compile(r"^\.text\.(\S+):\s*$")
_LABEL = re.compile(r"^(\.L_x_\d+|\.L_\w+):")
_INSTRUCTION = re.compile(r"^\s*/\*[0-9a-f]{4,}\*/\s+(?:\{\s*)?(@!?U?P\w+\s+)?([A-Z][\w.]*)\s*([^;]*);")
NEVER = "@!PT"  # a predicate that is never true
_TARGET = re.compile(r"`\((\.\w+)\)")
_BRANCH = re.compile(r"(BRA|JMP|BRX|JMX)\b")
_END = re.compile(r"(EXIT|RET|BRA|JMP|BRX|JMX)\b")


def is_sass(text: str) -> bool:
    return _HEADER.search(text[:4096]) is not None


def sass_target(text: str) -> str:
    """Return the architecture that the text names, as `sm_90`."""
    match = _HEADER.search(text)
    assert match is not None
    return f"sm_{match.group(1)}"


def functions_of(text: str, source: str) -> dict[str, Function]:
    """Return functions of instructions by name, of NVIDIA's text or AMD's. Raises InputError for another text."""
    return parse_sass(text, source) if is_sass(text) else parse(text, source).functions


def parse_sass(text: str, source: str) -> dict[str, Function]:
    """Return functions of instructions by name. An instruction that never executes (`@!PT`) is a NOP.

    Raises InputError for a text without any.
    """
    functions: dict[str, Function] = {}
    current: Function | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if begin := _FUNCTION.match(line):
            current = functions[begin.group(1)] = Function(begin.group(1), number)
        elif current is None:
            continue
        elif label := _LABEL.match(line):
            current.labels[label.group(1)] = len(current)
        elif instruction := _INSTRUCTION.match(line):
            predicate, mnemonic, operands = instruction.groups()
            predicate = (predicate or "").strip()
            current.mnemonics.append("NOP" if predicate == NEVER else mnemonic)
            current.operands.append(f"{predicate} {operands}".strip())
            current.lines.append(number)
    non_empty = {name: function for name, function in functions.items() if len(function)}
    if not non_empty:
        raise InputError(f"{source}: no kernel found: expected the text that nvdisasm -c writes")
    return non_empty


def sass_flow(function: Function, source: str) -> ControlFlow:
    """Build the control-flow graph. Raises InputError for a branch to a label that the function does not have."""
    targets, ends, stops = {}, [], set()
    for index, mnemonic in enumerate(function.mnemonics):
        operands = function.operands[index]
        if not _END.match(mnemonic):
            continue
        ends.append(index)
        if not operands.startswith("@"):
            stops.add(index)
        if _BRANCH.match(mnemonic) and (label := _TARGET.search(operands)):
            if label.group(1) not in function.labels:
                raise InputError(f"{source}:{function.lines[index]}: truncated: branch to '{label.group(1)}'")
            targets[index] = function.labels[label.group(1)]
    _drop_padding(function, targets)
    ends, stops = [end for end in ends if end < len(function)], {stop for stop in stops if stop < len(function)}
    ranges, successors = basic_blocks(len(function), targets, ends, stops)
    indirect = any(name.startswith(("BRX", "JMX")) for name in function.mnemonics)
    calls = any(name.startswith("CALL") for name in function.mnemonics)
    return ControlFlow(function, ranges, successors, indirect, calls)


def _drop_padding(function: Function, targets: dict[int, int]) -> None:
    """Drop the endless loop and the NOPs that fill up a function's end: they are not its code."""
    end = len(function)
    while end and function.mnemonics[end - 1] == "NOP":
        end -= 1
    if end and targets.get(end - 1) == end - 1:
        del targets[end - 1]
        end -= 1
    for values in (function.mnemonics, function.operands, function.lines):
        del values[end:]
    function.labels = {name: at for name, at in function.labels.items() if at < end}


def sass_resources(arch_name: str, kernel: ObjectKernel | None, dynamic_lds_bytes: int) -> Resources:
    """Return a cubin's figures in the same terms: registers per work-item are its VGPRs, shared memory its LDS.

    Without the cubin, for a text alone, they are not known.
    """
    if kernel is None:
        return Resources(*[None] * 13)
    arch = get_arch(arch_name)
    lds = kernel.static_lds_bytes + dynamic_lds_bytes
    waves = occupancy(
        arch, next_free_vgpr=kernel.vgpr_count, sgprs=0, lds_bytes=lds, threads=kernel.max_threads, wave_size=32
    )
    return Resources(
        next_free_vgpr=kernel.vgpr_count,
        vgpr_count=kernel.vgpr_count,
        vgpr_allocated=arch.allocated_vgprs(kernel.vgpr_count, 32),
        agpr_count=None,
        sgpr_count=None,
        vgpr_spills=None,
        sgpr_spills=None,
        private_segment_bytes=kernel.private_segment_bytes,
        lds_bytes=lds,
        lds_static_bytes=kernel.static_lds_bytes,
        wave_size=32,
        max_threads=kernel.max_threads,
        occupancy=waves,
    )
