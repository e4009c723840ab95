"""An AMD code object as the assembly text that compilers write: what reads their text reads code objects too.

Labels are addresses (`.L1f3c`). The directives of a kernel say what its descriptor says, the metadata are the
object's own. Assembled and linked, the text gives the same machine code again, as far as the assembler chooses the
encodings that the compiler chose.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import groupby, pairwise
from typing import Any

import yaml
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import Section, SymbolTableSection

from parity.arch import code_format
from parity.codeobject.data_sections import PLAIN_NAME, DataSections, Place, linkage
from parity.codeobject.disassembler import Code, Instruction, instructions
from parity.codeobject.elf import MALFORMED, metadata_document, symbol_of
from parity.codeobject.kernel_descriptor import directives, entry_offset
from parity.codeobject.metadata import KernelMetadata, read_metadata
from parity.codeobject.relative_addresses import sums
from parity.errors import InputError, UnavailableError

# What reading a damaged file raises: as for the rest of it, and what writing its metadata as YAML does.
_DAMAGED = (*MALFORMED, yaml.YAMLError, RecursionError)
_LABEL = re.compile(r"(?<![\w.$@])\.L([0-9a-f]+)\b")
_BRANCH = re.compile(r"(s_branch|s_cbranch_\w+|s_subvector_loop_\w+|s_call_b64)\b")
_END = re.compile(r"s_(endpgm|setpc_b64|branch)\w*\b")
_NOP = 0xBF800000  # s_nop 0
_PADDING = {_NOP, 0xBF9F0000, 0}  # also s_code_end, and what a linker fills with
_LOOP_ALIGNMENT = 64
_WORD = 4
_ABI_VERSIONS = {2: 4, 3: 5, 4: 6}  # EI_ABIVERSION of each code object version
_END_OF_METADATA = ".end_amdgpu_metadata"


@dataclass(frozen=True)
class _Function:
    """A function's name, the directives that tell how it is linked, and the addresses [start, end) of its code."""

    name: str
    linkage: tuple[str, ...]
    start: int
    end: int


def assembly_text(data: bytes, source: str) -> str:
    """Return the assembly text of an AMDGPU code object.

    Raises InputError, naming `source`, for a damaged file, and UnavailableError if nothing here can disassemble it.
    """
    try:
        return "\n".join(_Object(data, source).lines()) + "\n"
    except _DAMAGED as error:
        raise InputError(f"{source}: not a complete code object: {error or type(error).__name__}") from error


class _Object:
    """A code object that is being written as text."""

    def __init__(self, data: bytes, source: str) -> None:
        self._source, self._elf = source, ELFFile(BytesIO(data))
        if self._elf["e_type"] == "ET_REL":
            raise ValueError("it is not linked: link it with ld.lld -shared")
        self._document = metadata_document(self._elf)
        metadata = read_metadata(self._document)
        self._target = "gfx" + (metadata.target or "").partition("-gfx")[2]  # what stands before it differs by version
        self._kernels = {_plain((kernel.symbol or "").removesuffix(".kd")): kernel for kernel in metadata.kernels}
        self._descriptors = {name: self._descriptor(name, kernel) for name, kernel in self._kernels.items()}
        self._aligns_loops = code_format(self._target).aligns_loops
        text = self._elf.get_section_by_name(".text")
        if text is None or not self._kernels:
            raise ValueError("it has no kernel")
        self._start, self._text = int(text["sh_addr"]), bytes(text.data())
        self._functions = self._find_functions(text)
        self._names = {function.start: function.name for function in self._functions}
        for name in self._kernels:
            address, descriptor = symbol_of(self._elf, f"{name}.kd")
            if self._names.get(address + entry_offset(descriptor)) != name:
                raise ValueError(f"it has no code of kernel '{name}' where its descriptor says")
        self._data = DataSections(self._elf, self._names, self._descriptors)
        ranges = tuple((function.start, function.end) for function in self._functions)
        self._found = instructions(Code(data, self._target, self._text, self._start, ranges), source)

    def lines(self) -> Iterator[str]:
        yield f'\t.amdgcn_target "amdgcn-amd-amdhsa--{self._target}"'
        version = _ABI_VERSIONS.get(self._elf["e_ident"]["EI_ABIVERSION"])
        if version:
            yield f"\t.amdhsa_code_object_version {version}"
        yield from ("\t.text", "\t.p2align\t8")
        at = self._start
        for number, function in enumerate(self._functions):
            yield from self._filling(at, function.start)
            yield from self._function(function, number)
            at = function.end
        yield from self._filling(at, self._start + len(self._text))
        yield from self._data.lines()
        yield from (f'\t.ident\t"{producer}"' for producer in self._producers())
        yield from self._metadata()

    def _find_functions(self, text: Section) -> list[_Function]:
        """By address. Of several names for one place, a kernel's counts."""
        table = next(
            (candidate for name in (".symtab", ".dynsym") if (candidate := self._elf.get_section_by_name(name))), None
        )
        end = self._start + len(self._text)
        symbols: dict[int, Any] = {}
        for symbol in table.iter_symbols() if isinstance(table, SymbolTableSection) else ():
            at, is_function = symbol["st_value"], symbol["st_info"]["type"] == "STT_FUNC"
            if is_function and self._start <= at < end and (at not in symbols or symbol.name in self._kernels):
                symbols[at] = symbol
        starts = sorted(symbols)
        functions, taken = [], set[str]()
        for start, following in pairwise([*starts, end]):
            symbol = symbols[start]
            stop = min(following, start + symbol["st_size"]) if symbol["st_size"] else self._trimmed(start, following)
            name = f"{symbol.name}.{start:x}" if symbol.name in taken else _plain(symbol.name)
            taken.add(name)
            functions.append(_Function(name, tuple(linkage(name, symbol)), start, stop))
        return functions

    def _trimmed(self, start: int, end: int) -> int:
        """Find the end of a function whose symbol does not tell it: the end without the padding behind the function."""
        while end - _WORD > start and self._word(end - _WORD) in _PADDING:
            end -= _WORD
        return end

    def _word(self, address: int) -> int:
        at = address - self._start
        return int.from_bytes(self._text[at : at + _WORD], "little")

    def _function(self, function: _Function, number: int) -> Iterator[str]:
        code = self._code(function)
        targets = {instruction.address: self._target_of(instruction) for instruction in code if _is_branch(instruction)}
        texts = self._branches(function, code, targets) | self._additions(code)
        labels = {int(label, 16) for text in texts.values() for label in _LABEL.findall(text)}
        loops = {to for at, to in targets.items() if to < at} if self._aligns_loops else set()
        yield from function.linkage
        yield from (f"\t.type\t{function.name},@function", f"{function.name}:")
        for instruction in _with_alignment(code, labels - {function.start}, loops):
            if isinstance(instruction, str):
                yield instruction
                continue
            if instruction.address in labels:
                yield f".L{instruction.address:x}:"
            yield "\t" + texts.get(instruction.address, instruction.text or "")
        yield from (f".Lfunc_end{number}:", f"\t.size\t{function.name}, .Lfunc_end{number}-{function.name}")

    def _target_of(self, instruction: Instruction) -> int:
        words = self._word(instruction.address) & 0xFFFF
        return instruction.address + _WORD + _WORD * (words - 0x10000 if words & 0x8000 else words)

    def _branches(self, function: _Function, code: list[Instruction], targets: dict[int, int]) -> dict[int, str]:
        """Return the branches with labels in place of their targets, by address."""
        places, texts = {instruction.address for instruction in code}, dict[int, str]()
        for instruction in code:
            at, text = instruction.address, instruction.text or ""
            if at not in targets:
                continue
            is_call = text.startswith("s_call") and targets[at] in self._names
            if not is_call and targets[at] not in places:
                where = f"at {at:#x} in '{function.name}' goes to {targets[at]:#x}"
                raise ValueError(f"the branch {where}, where it has no instruction")
            before, separator, _ = text.rpartition(", ")
            label = self._names[targets[at]] if is_call else f".L{targets[at]:x}"
            texts[at] = f"{before}{separator}{label}" if separator else f"{text.split()[0]} {label}"
        return texts

    def _additions(self, code: list[Instruction]) -> dict[int, str]:
        """Return the additions to the program counter with symbols, by address."""
        places, texts = {instruction.address for instruction in code}, dict[int, str]()
        for address_sum in sums(code, self._word):
            if (entry := self._data.table_entry(address_sum.address)) is not None:
                texts |= address_sum.with_symbol(entry, "gotpcrel32")
            elif (place := self._data.place(address_sum.address)) is not None:
                texts |= address_sum.with_symbol(place, "rel32")
            elif address_sum.address in places:
                texts |= address_sum.with_labels()
            else:  # nothing has this name, so that nobody takes the address for one of the text's
                texts |= address_sum.with_symbol(Place(f".Lunknown_{address_sum.address:x}", 0), "rel32")
        return texts

    def _code(self, function: _Function) -> list[Instruction]:
        code, at = [], function.start
        while at < function.end:
            instruction = self._found.get(at)
            if instruction is None or instruction.text is None:
                where = f"at {at:#x} in '{function.name}'"
                raise UnavailableError(
                    f"{self._source}: the disassembler does not know the instruction {self._word(at):#010x} {where}"
                )
            code.append(instruction)
            at += instruction.size
        if at != function.end:
            raise ValueError(f"the code of '{function.name}' ends within an instruction")
        return code

    def _filling(self, start: int, end: int) -> Iterator[str]:
        """Yield the directives for what lies between functions."""
        words = [self._word(at) for at in range(start, end - _WORD + 1, _WORD)]
        for word, same in groupby(words):
            yield _fill(len(list(same)), word)
        rest = self._text[start - self._start + _WORD * len(words) : end - self._start]
        yield from (f"\t.byte\t{byte:#04x}" for byte in rest)

    def _descriptor(self, name: str, kernel: KernelMetadata) -> list[str]:
        data = symbol_of(self._elf, f"{name}.kd")[1]
        values = directives(data, self._target, kernel.vgpr_count, kernel.sgpr_count)
        inner = [f"\t\t.amdhsa_{directive} {value}" for directive, value in values]
        return [f"\t.amdhsa_kernel {name}", *inner, "\t.end_amdhsa_kernel"]

    def _producers(self) -> list[str]:
        """Return what compilers, not the linker, have left in the file's comments."""
        section = self._elf.get_section_by_name(".comment")
        comments = section.data().split(b"\0") if section is not None else []
        names = [comment.decode("ascii", "replace") for comment in comments if comment]
        return [name for name in names if name.isprintable() and '"' not in name and not name.startswith("Linker:")]

    def _metadata(self) -> Iterator[str]:
        dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
        text = yaml.dump(self._document, Dumper=dumper, sort_keys=False, width=1 << 16)
        if _END_OF_METADATA in text:
            raise ValueError("its metadata cannot be written as text")
        yield from ("\t.amdgpu_metadata", "---", text.rstrip("\n"), "...", f"\t{_END_OF_METADATA}")


def _plain(name: str) -> str:
    """Return a symbol's name. Raises ValueError for a name that assembly text cannot have."""
    if not PLAIN_NAME.fullmatch(name):
        raise ValueError(f"the name {name!r} cannot be written in assembly text")
    return name


def _is_branch(instruction: Instruction) -> bool:
    return _BRANCH.match(instruction.text or "") is not None


def _fill(count: int, word: int) -> str:
    return f"\t.fill\t{count}, 4, {word:#x}"


def _with_alignment(code: list[Instruction], labels: set[int], loops: set[int]) -> Iterator[Instruction | str]:
    """Yield the instructions, and the directives that aligned some of them: the filling of these directives is no
    instruction of the text.

    Filling is what nothing runs into (behind a branch, as in the prologue of preloaded arguments), and on RDNA what
    stands before a loop. `loops` are labels that a later instruction goes back to.
    """
    filling: list[Instruction] = []
    is_behind = False
    for instruction in code:
        at = instruction.address
        if filling and at in labels:
            is_aligned = at in loops and at % _LOOP_ALIGNMENT == 0 and len(filling) < _LOOP_ALIGNMENT // _WORD
            yield from [_fill(len(filling), _NOP)] if is_behind else ["\t.p2align\t6"] if is_aligned else filling
            filling = []
        if instruction.text == "s_nop 0" and at not in labels:
            filling.append(instruction)
            continue
        yield from filling
        filling = []
        is_behind = _END.match(instruction.text or "") is not None
        yield instruction
    yield from [_fill(len(filling), _NOP)] if filling and is_behind else filling
