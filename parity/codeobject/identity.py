"""The identity of a code object: a hash of what the loader takes of it, without the rest of the file."""

import hashlib
from collections.abc import Iterator
from io import BytesIO

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

from parity.codeobject.cubin import attributes, kernel_facts, kernel_names
from parity.codeobject.elf import MALFORMED, is_cuda
from parity.errors import InputError

# Fields of the ELF header (System V ABI, "ELF Header", 64-bit) that tell where sections lie: no loader needs them, and
# they move when debug lines are added.
_SECTION_FIELDS = (slice(40, 48), slice(58, 64))
_HEADER_BYTES = 64
# The sections of a cubin that the driver reads, besides registers and relocations. Its other sections name symbols by
# number, or are for debuggers.
_LOADED = (".text.", ".nv.constant", ".nv.shared.", ".nv.global")
_PARAM_CBANK = 0x0A  # EIATTR: the number of the symbol of the parameters' bank, then their place in it


def loaded_sha256(data: bytes, source: str) -> str:
    """Hash an AMDGPU code object's loaded segments, or a cubin's sections that the driver reads, with SHA-256.

    Debug lines do not change the hash. Raises InputError, naming `source`, for a file that is not a complete ELF file.
    """
    try:
        elf = ELFFile(BytesIO(data))
        parts = _sections(elf) if is_cuda(elf) else _segments(elf, data)
        digest = hashlib.sha256()
        for name, content in parts:
            digest.update(f"{name} {len(content)}\0".encode())
            digest.update(content)
    except MALFORMED as error:
        raise InputError(f"{source}: not a complete code object: {error or type(error).__name__}") from error
    return digest.hexdigest()


def _segments(elf: ELFFile, data: bytes) -> Iterator[tuple[str, bytes]]:
    """Address, size in memory and access of every loaded segment, with its bytes."""
    plain = bytearray(data)
    for field in _SECTION_FIELDS:
        plain[field] = bytes(field.stop - field.start)
    for segment in elf.iter_segments("PT_LOAD"):
        start, size = segment["p_offset"], segment["p_filesz"]
        if start + size > len(data) or len(data) < _HEADER_BYTES:
            raise ValueError("it is cut off")
        name = f"{segment['p_vaddr']:#x} {segment['p_memsz']:#x} {segment['p_flags']}"
        yield name, bytes(plain[start : start + size])


def _sections(elf: ELFFile) -> Iterator[tuple[str, bytes]]:
    """Yield a cubin's code and constants, what they refer to by name, and each kernel's registers and limits."""
    for section in elf.iter_sections():
        if section.name.startswith(_LOADED):
            content = b"" if section["sh_type"] == "SHT_NOBITS" else section.data()
            yield f"{section.name} {section['sh_size']}", content
        elif isinstance(section, RelocationSection):
            yield from _relocations(elf, section)
    for name in kernel_names(elf):
        yield f"kernel {name}", repr(sorted(kernel_facts(elf, name).items())).encode()
        for attribute, data in attributes(elf, f".nv.info.{name}"):
            yield f"{name} {attribute:#x}", data[4:] if attribute == _PARAM_CBANK else data


def _relocations(elf: ELFFile, section: RelocationSection) -> Iterator[tuple[str, bytes]]:
    symbols = elf.get_section(section["sh_link"])
    assert isinstance(symbols, SymbolTableSection)
    if elf.get_section(section["sh_info"]).name.startswith(_LOADED):
        for entry in section.iter_relocations():
            name = symbols.get_symbol(entry["r_info_sym"]).name
            yield f"{section.name} {entry['r_offset']} {entry['r_info_type']} {entry['r_addend']} {name}", b""
