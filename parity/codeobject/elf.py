"""Code objects: what the loader would see.

Format: LLVM, "User Guide for AMDGPU Backend", sections "ELF Code Object", "Code Object V5 Metadata"
(MessagePack in an `NT_AMDGPU_METADATA` note) and "Kernel Descriptor" (64 bytes at symbol `NAME.kd`). CUDA's are read by
`cubin.py`.
"""

import hashlib
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from typing import Any, TypeVar

import msgpack
from elftools.common.exceptions import ELFError
from elftools.construct import ConstructError
from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import NoteSection, Symbol, SymbolTableSection

from parity.codeobject.cubin import cubin_target, kernel_facts, kernel_names
from parity.codeobject.kernel_descriptor import ENTRY, entry_offset
from parity.codeobject.metadata import KernelMetadata, read_metadata
from parity.errors import InputError
from parity.records import KernelArgument

# What pyelftools and msgpack raise on damaged files: their own errors, and others.
MALFORMED = (
    ELFError,
    ConstructError,
    msgpack.UnpackException,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    MemoryError,
    TypeError,
    ValueError,
    struct.error,
)
T = TypeVar("T")
_EM_AMDGPU = 224
_EM_CUDA = 190
_CUDA_WAVE_SIZE = 32
_NT_AMDGPU_METADATA = 32
_RSRC2_OFFSET = 52  # compute_pgm_rsrc2 in the kernel descriptor
_RSRC2_WORKGROUP_ID_X_BIT = 7
# Of LLVM's EF_AMDGPU_MACH, and the ABI version from which flags say whether XNACK and SRAM ECC are any, off or on.
_MACHINES = {"gfx90a": 0x3F, "gfx942": 0x4C, "gfx950": 0x4F, "gfx1151": 0x4A, "gfx1201": 0x4E}
_FIRST_WITH_FEATURES = 2
_ENTRY_ALIGNMENT, _DESCRIPTOR_ALIGNMENT = 256, 64
_READ = (".text", ".rodata", ".note")
_EXPLICIT_KINDS = {"global_buffer", "by_value", "dynamic_shared_pointer", "image", "sampler", "pipe", "queue"}


@dataclass(frozen=True)
class ObjectKernel:
    """One kernel of a code object. Sizes in bytes; `workgroup_ids` are the axes ("xyz") whose id the kernel reads.

    `arguments` are the explicit ones; hidden arguments that the runtime fills in are left out.
    """

    name: str
    arguments: tuple[KernelArgument, ...]
    wave_size: int
    max_threads: int
    required_threads: tuple[int, int, int] | None
    static_lds_bytes: int
    private_segment_bytes: int
    kernarg_bytes: int
    vgpr_count: int
    vgpr_spills: int
    workgroup_ids: str


@dataclass(frozen=True)
class ObjectFile:
    """A code object: its target (`gfx1151`), kernels, machine code and hash. `constants` are the read-only data with
    the kernels' descriptors, without where each kernel's code begins: the linker chooses that. Kernels that a runtime
    launches by itself, when it loads or unloads the object, are left out.
    """

    target: str
    kernels: dict[str, ObjectKernel]
    text: bytes
    sha256: str
    constants: bytes = b""


def read_object(data: bytes, source: str) -> ObjectFile:
    """Read an AMDGPU or CUDA ELF file.

    Raises InputError, naming `source`, for anything else and for a file that is cut off.
    """
    try:
        elf = ELFFile(BytesIO(data))
        if is_cuda(elf):
            return _read_cubin(elf, data)
        if elf["e_machine"] not in (_EM_AMDGPU, "EM_AMDGPU"):
            raise InputError(f"{source}: not a GPU's code object but an ELF file for {elf['e_machine']}")
        _check_what_is_loaded(elf)
        metadata = read_metadata(metadata_document(elf))
        _check_names(metadata.kernels)
        target = "gfx" + _required(metadata.target, "amdhsa.target").split("-gfx")[1]
        _check_target(elf, target)
        text = elf.get_section_by_name(".text")
        kernels = {entry.name: _kernel(elf, entry) for entry in metadata.kernels if entry.kind in (None, "normal")}
        return ObjectFile(
            target=target,
            kernels=kernels,
            text=text.data() if text is not None else b"",
            sha256=hashlib.sha256(data).hexdigest(),
            constants=_constants(elf, [_required(entry.symbol, ".symbol") for entry in metadata.kernels]),
        )
    except MALFORMED as error:
        raise InputError(f"{source}: not a complete code object: {error or type(error).__name__}") from error


def _check_what_is_loaded(elf: ELFFile) -> None:
    """Check that sections, which are read here, lie where the segments say that a loader reads. Raises ValueError."""
    segments = list(elf.iter_segments())
    loaded = [segment for segment in segments if segment["p_type"] == "PT_LOAD"]
    ends = sorted((segment["p_vaddr"], segment["p_vaddr"] + segment["p_memsz"]) for segment in loaded)
    if any(end > start for (_, end), (start, _) in pairwise(ends)):
        raise ValueError("its segments overlap")
    sections = list(elf.iter_sections())
    notes = {(section["sh_offset"], section["sh_size"]) for section in sections if isinstance(section, NoteSection)}
    for section in sections if segments else ():
        is_loaded = section["sh_flags"] & SH_FLAGS.SHF_ALLOC and section["sh_size"]
        if section["sh_type"] == "SHT_NOBITS" or not (is_loaded or section.name in _READ):
            continue
        begin, size = section["sh_addr"], section["sh_size"]
        home = next((one for one in loaded if 0 <= begin - one["p_vaddr"] <= one["p_filesz"] - size), None)
        if not is_loaded or home is None or section["sh_offset"] - home["p_offset"] != begin - home["p_vaddr"]:
            raise ValueError(f"its section {section.name} is not what the segments load there")
    for segment in segments:
        if segment["p_type"] == "PT_NOTE" and (segment["p_offset"], segment["p_filesz"]) not in notes:
            raise ValueError("its notes are in no section")


def _check_target(elf: ELFFile, target: str) -> None:
    """Check that the header, by which a loader goes, says the same target as the metadata. Raises ValueError."""
    flags, has_features = elf["e_flags"], elf["e_ident"]["EI_ABIVERSION"] >= _FIRST_WITH_FEATURES
    is_same = flags & 0xFF == _MACHINES.get(target.split(":")[0], flags & 0xFF)
    for feature, shift in (("xnack", 8), ("sramecc", 10)) if has_features else ():
        wanted = 3 if f":{feature}+" in target else 2 if f":{feature}-" in target else 1
        is_same &= max(flags >> shift & 3, 1) == wanted
    if not is_same:
        raise ValueError(f"its header is for another target than its metadata, {target}")


def _check_names(kernels: Sequence[KernelMetadata]) -> None:
    """Check that a name is that of one kernel, which has the symbol of that name. Raises ValueError."""
    names = [kernel.name for kernel in kernels]
    for kernel in kernels:
        if names.count(kernel.name) > 1:
            raise ValueError(f"its metadata has several kernels '{kernel.name}'")
        if kernel.symbol != f"{kernel.name}.kd":
            raise ValueError(f"its metadata gives kernel '{kernel.name}' the symbol '{kernel.symbol}', not its own")


def _constants(elf: ELFFile, descriptors: list[str]) -> bytes:
    section = elf.get_section_by_name(".rodata")
    if section is None:
        return b""
    content = bytearray(section.data())
    for name in descriptors:
        at = symbol_of(elf, name)[0] - section["sh_addr"] + ENTRY.start
        content[at : at + len(ENTRY)] = bytes(len(ENTRY))
    return bytes(content)


def is_cuda(elf: ELFFile) -> bool:
    """Return whether an ELF file is for NVIDIA's GPUs."""
    return bool(elf["e_machine"] in (_EM_CUDA, "EM_CUDA"))


def _read_cubin(elf: ELFFile, data: bytes) -> ObjectFile:
    """Read a cubin in the same terms as an AMDGPU file. A cubin does not tell which workgroup ids a kernel reads, so
    all count as read.
    """
    names = kernel_names(elf)
    if not names:
        raise ValueError("it has no kernel")
    kernels = {
        name: ObjectKernel(
            name=name, wave_size=_CUDA_WAVE_SIZE, vgpr_spills=0, workgroup_ids="xyz", **kernel_facts(elf, name)
        )
        for name in names
    }
    text = b"".join(section.data() for section in elf.iter_sections() if section.name.startswith(".text."))
    return ObjectFile(cubin_target(elf), kernels, text, hashlib.sha256(data).hexdigest())


def metadata_document(elf: ELFFile) -> Any:
    """Return what the metadata note of an AMDGPU file holds. Raises ValueError if there is no note, and what msgpack
    raises if it cannot be read.
    """
    for section in elf.iter_sections():
        if isinstance(section, NoteSection):
            for note in section.iter_notes():
                if note["n_name"] == "AMDGPU" and note["n_type"] in (
                    _NT_AMDGPU_METADATA,
                    "NT_AMDGPU_METADATA",
                ):
                    return msgpack.unpackb(_bytes(note["n_desc"]))
    raise ValueError("it has no AMDGPU metadata note")


def _bytes(description: str | bytes) -> bytes:
    """pyelftools gives the description of notes it does not know as latin-1 text."""
    return description.encode("latin-1") if isinstance(description, str) else description


def _check_descriptor(elf: ELFFile, name: str, symbol: str) -> bytes:
    """Return a kernel's descriptor. Raises ValueError where hardware would not find it, or the code."""
    address, descriptor = symbol_of(elf, symbol)
    if address % _DESCRIPTOR_ALIGNMENT or (address + entry_offset(descriptor)) % _ENTRY_ALIGNMENT:
        raise ValueError(f"the code of kernel '{name}' or its descriptor is not at a multiple of 256 or 64 bytes")
    if any(0 <= place - address < len(descriptor) for place in _relocated(elf)):
        raise ValueError(f"the descriptor of kernel '{name}' is changed when it is loaded, which is not supported")
    return descriptor


@lru_cache(maxsize=1)
def _relocated(elf: ELFFile) -> list[int]:
    """Return the addresses that are changed when a file is loaded."""
    sections = (section for section in elf.iter_sections() if isinstance(section, RelocationSection))
    return [entry["r_offset"] for section in sections for entry in section.iter_relocations()]


def _kernel(elf: ELFFile, entry: KernelMetadata) -> ObjectKernel:
    required = entry.reqd_workgroup_size
    descriptor = _check_descriptor(elf, entry.name, _required(entry.symbol, ".symbol"))
    return ObjectKernel(
        name=entry.name,
        arguments=tuple(arg.record() for arg in entry.args if arg.value_kind in _EXPLICIT_KINDS),
        wave_size=_required(entry.wavefront_size, ".wavefront_size"),
        max_threads=_required(entry.max_flat_workgroup_size, ".max_flat_workgroup_size"),
        required_threads=(required[0], required[1], required[2]) if required else None,
        static_lds_bytes=_required(entry.group_segment_fixed_size, ".group_segment_fixed_size"),
        private_segment_bytes=_required(entry.private_segment_fixed_size, ".private_segment_fixed_size"),
        kernarg_bytes=_required(entry.kernarg_segment_size, ".kernarg_segment_size"),
        vgpr_count=_required(entry.vgpr_count, ".vgpr_count"),
        vgpr_spills=entry.vgpr_spill_count or 0,
        workgroup_ids=_workgroup_ids(descriptor),
    )


def _required(value: T | None, field: str) -> T:
    if value is None:
        raise ValueError(f"its metadata has no field '{field}'")
    return value


def symbol_bytes(elf: ELFFile, name: str) -> bytes:
    """Return the bytes of what a symbol names. Raises ValueError if there is no such symbol."""
    return symbol_of(elf, name)[1]


def symbol_of(elf: ELFFile, name: str) -> tuple[int, bytes]:
    """Return the address of what a symbol names, and its bytes. Raises ValueError if there is no such symbol."""
    symbol = _symbols(elf).get(name)
    if symbol is None:
        raise ValueError(f"it has no kernel descriptor '{name}'")
    home = elf.get_section(symbol["st_shndx"])
    if not home["sh_flags"] & SH_FLAGS.SHF_ALLOC:
        raise ValueError(f"its '{name}' is in a section that is not loaded")
    start = symbol["st_value"] - home["sh_addr"]
    data: bytes = home.data()[start : start + symbol["st_size"]]
    return symbol["st_value"], data


@lru_cache(maxsize=1)
def _symbols(elf: ELFFile) -> dict[str, Symbol]:
    """Return a file's symbols by name: its reader parses all of them for each name that it is asked for. Raises
    ValueError where a kernel's descriptor lies in two places, of which a loader may take either.
    """
    tables = (section for section in elf.iter_sections() if isinstance(section, SymbolTableSection))
    found = dict[str, Symbol]()
    for table in tables:
        for symbol in table.iter_symbols():
            first = found.setdefault(symbol.name, symbol)
            if symbol.name.endswith(".kd") and symbol["st_value"] != first["st_value"]:
                raise ValueError(f"its symbol tables have '{symbol.name}' at two addresses")
    return found


def _workgroup_ids(descriptor: bytes) -> str:
    word = int.from_bytes(descriptor[_RSRC2_OFFSET : _RSRC2_OFFSET + 4], "little")
    return "".join(axis for bit, axis in enumerate("xyz") if word >> (_RSRC2_WORKGROUP_ID_X_BIT + bit) & 1)
