"""CUDA code objects (cubins), as the driver's loader would see them.

Format: `cuobjdump -elf` names the attributes of the sections `.nv.info` (of all functions) and `.nv.info.NAME`. Each is
a format byte, an attribute byte, and a 16-bit value or the size of the data that follows.
"""

import struct
from collections.abc import Iterator
from typing import Any

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from parity.records import KernelArgument

_SIZED = 4  # EIFMT_SVAL
_MAX_THREADS, _REQNTID, _FRAME_SIZE, _KPARAM_INFO, _REGCOUNT = 0x05, 0x10, 0x11, 0x17, 0x2F
_POINTER_BYTES = 8
_ARCH_BITS = 0xFF
_NEW_ABI = 8


def cubin_target(elf: ELFFile) -> str:
    """Return a cubin's architecture, as `sm_90`. Its number is the lowest byte of the ELF flags; from CUDA 13 on, the
    next byte.
    """
    flags = int(elf["e_flags"])
    is_new = elf["e_ident"]["EI_ABIVERSION"] >= _NEW_ABI
    return f"sm_{(flags >> 8 if is_new else flags) & _ARCH_BITS}"


def kernel_names(elf: ELFFile) -> list[str]:
    return [
        section.name.removeprefix(".nv.info.")
        for section in elf.iter_sections()
        if section.name.startswith(".nv.info.")
    ]


def kernel_facts(elf: ELFFile, name: str) -> dict[str, Any]:
    """Return what the cubin tells of one kernel: its arguments, work-items, registers, shared and local memory."""
    arguments, required, most = [], None, 1024
    for attribute, data in attributes(elf, f".nv.info.{name}"):
        if attribute == _KPARAM_INFO:
            _, ordinal, offset, packed = struct.unpack("<IHHI", data)
            size = packed >> 18
            kind = "global_buffer" if size == _POINTER_BYTES else "by_value"
            arguments.append((ordinal, KernelArgument(offset, size, kind)))
        elif attribute == _REQNTID:
            required = struct.unpack("<III", data)
        elif attribute == _MAX_THREADS:
            x, y, z = struct.unpack("<III", data)
            most = x * y * z
    ordered = tuple(argument for _, argument in sorted(arguments, key=lambda pair: pair[0]))
    registers, stack = _function_figures(elf, name)
    shared = elf.get_section_by_name(f".nv.shared.{name}")
    return {
        "arguments": ordered,
        "max_threads": required[0] * required[1] * required[2] if required else most,
        "required_threads": required,
        "static_lds_bytes": int(shared["sh_size"]) if shared is not None else 0,
        "private_segment_bytes": stack,
        "kernarg_bytes": max((a.offset_bytes + a.size_bytes for a in ordered), default=0),
        "vgpr_count": registers,
    }


def _function_figures(elf: ELFFile, name: str) -> tuple[int, int]:
    """Return a function's registers per work-item and bytes of stack (spills included), looked up by its symbol's
    number.
    """
    symbols = elf.get_section_by_name(".symtab")
    assert isinstance(symbols, SymbolTableSection)
    numbers = {number for number, symbol in enumerate(symbols.iter_symbols()) if symbol.name == name}
    figures = {_REGCOUNT: 0, _FRAME_SIZE: 0}
    for attribute, data in attributes(elf, ".nv.info"):
        if attribute in figures:
            symbol, value = struct.unpack("<II", data)
            if symbol in numbers:
                figures[attribute] = value
    return figures[_REGCOUNT], figures[_FRAME_SIZE]


def attributes(elf: ELFFile, section_name: str) -> Iterator[tuple[int, bytes]]:
    """Yield (attribute, data) of a section's records that carry data."""
    section = elf.get_section_by_name(section_name)
    data = section.data() if section is not None else b""
    at = 0
    while at + 4 <= len(data):
        kind, attribute, size = struct.unpack_from("<BBH", data, at)
        at += 4
        if kind == _SIZED:
            yield attribute, data[at : at + size]
            at += size
