"""The data beside a code object's code, as assembly text: constants, variables, tables of addresses.

A place that code or data refer to has a name: its symbol's, or one made of its address. Everything keeps its place in
its section, so that the text assembles to the same bytes.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import Section, SymbolTableSection

_SECTIONS = (".rodata", ".data", ".bss")
_ALLOCATED, _EXECUTABLE = 2, 4  # SHF_ALLOC, SHF_EXECINSTR
_ABS64, _RELATIVE64 = 3, 13  # LLVM, "User Guide for AMDGPU Backend", "Relocation Records"
_POINTER_BYTES, _ROW_BYTES = 8, 32
_BINDINGS = {"STB_GLOBAL": ".globl", "STB_WEAK": ".weak"}
_VISIBILITIES = {"STV_PROTECTED": ".protected", "STV_HIDDEN": ".hidden"}
PLAIN_NAME = re.compile(r"[\w.$@]+", re.ASCII)  # of a symbol, in assembly text without quotes


@dataclass(frozen=True)
class Place:
    """A named place, and how many bytes behind it an address lies."""

    name: str
    offset: int

    def __str__(self) -> str:
        return f"{self.name}+{self.offset}" if self.offset else self.name


@dataclass(frozen=True)
class _Piece:
    """Some bytes of a section; `alignment` is a power of two's exponent, `symbol` is None for what has none."""

    start: int
    size: int
    alignment: int
    name: str
    symbol: Any


class DataSections:
    """The data of a code object.

    `functions` are the names of the code's addresses; `descriptors` the lines of each kernel's directives, which stand
    where its descriptor does.
    """

    def __init__(self, elf: ELFFile, functions: dict[int, str], descriptors: dict[str, list[str]]) -> None:
        self._elf, self._functions = elf, functions
        symbols = _symbols(elf)
        places = {symbol.name: symbol["st_value"] for symbol in symbols}
        self._descriptors = {places[f"{name}.kd"]: lines for name, lines in descriptors.items()}
        self._sections = [
            (section, self._pieces(section, symbols)) for section in elf.iter_sections() if _has_data(section)
        ]
        self._relocations = dict(_relocations(elf))
        self._named: set[str] = set()

    def place(self, address: int) -> Place | None:
        """Return what lies at an address: a function or data. Data that has been asked for has a name in the text."""
        if address in self._functions:
            return Place(self._functions[address], 0)
        for _, pieces in self._sections:
            if pieces and pieces[0].start <= address < pieces[-1].start + pieces[-1].size:
                piece = pieces[bisect_right(pieces, address, key=lambda piece: piece.start) - 1]
                self._named.add(piece.name)
                return None if piece.start in self._descriptors else Place(piece.name, address - piece.start)
        return None

    def table_entry(self, address: int) -> Place | None:
        """Return the place whose address the loader puts at an address of the global offset table."""
        table = self._elf.get_section_by_name(".got")
        inside = table is not None and 0 <= address - table["sh_addr"] < table["sh_size"]
        place = self._pointer(address) if inside else None
        return place if place and not place.offset else None

    def lines(self) -> Iterator[str]:
        """Yield the lines of the sections, with the descriptors in them. All places must have been asked for before
        this is called.
        """
        for address in self._relocations:
            self._pointer(address)
        starts = {piece.start for _, pieces in self._sections for piece in pieces}
        if missing := self._descriptors.keys() - starts:
            raise ValueError(f"the kernel descriptor at {min(missing):#x} is not in its data")
        for section, pieces in self._sections:
            yield _heading(section, has_descriptors=any(piece.start in self._descriptors for piece in pieces))
            content = b"" if section["sh_type"] == "SHT_NOBITS" else section.data()
            for piece in pieces:
                yield from self._piece(piece, content[piece.start - section["sh_addr"] :][: piece.size])

    def _pieces(self, section: Section, symbols: list[Any]) -> list[_Piece]:
        """Cut a section into pieces, each with the bytes from one name to the next. What stands behind a symbol's end
        may have lost its name.
        """
        start, end = section["sh_addr"], section["sh_addr"] + section["sh_size"]
        objects = [symbol for symbol in symbols if symbol["st_info"]["type"] == "STT_OBJECT"]
        names = {symbol["st_value"]: symbol for symbol in reversed(objects) if start <= symbol["st_value"] < end}
        behind = {at + symbol["st_size"] for at, symbol in names.items()}
        starts = sorted({start, *names, *(at for at in behind if at < end)})
        pieces, taken = [], set[str]()
        for at, after in pairwise([*starts, end]):
            name = names[at].name if at in names else f".Ldata_{at:x}"
            if name in taken or not PLAIN_NAME.fullmatch(name):
                name = f".Ldata_{at:x}"
            taken.add(name)
            lowest = at | section["sh_addralign"] or 1
            pieces.append(_Piece(at, after - at, (lowest & -lowest).bit_length() - 1, name, names.get(at)))
        return pieces

    def _piece(self, piece: _Piece, content: bytes) -> Iterator[str]:
        if piece.start in self._descriptors:
            yield from self._descriptors[piece.start]
            return
        if piece.symbol is not None or piece.name in self._named:
            yield from linkage(piece.name, piece.symbol) if piece.symbol is not None else ()
            yield f"\t.type\t{piece.name},@object"
            yield f"\t.p2align\t{piece.alignment}"
            yield f"{piece.name}:"
        if not content:
            yield f"\t.zero\t{piece.size}"
        at = 0
        while at < len(content):
            place = self._pointer(piece.start + at)
            if place is not None:
                yield f"\t.quad\t{place}"
                at += _POINTER_BYTES
                continue
            stop = next(
                (n for n in range(at + 1, at + _ROW_BYTES) if piece.start + n in self._relocations), at + _ROW_BYTES
            )
            yield from _row(content[at:stop])
            at = stop
        if piece.symbol is not None:
            yield f"\t.size\t{piece.name}, {piece.size}"

    def _pointer(self, address: int) -> Place | None:
        """Return the place whose address a relocation puts at an address."""
        if address not in self._relocations:
            return None
        symbol, addend = self._relocations[address]
        if symbol is not None and symbol["st_shndx"] == "SHN_UNDEF":
            return Place(symbol.name, 0)
        return self.place((symbol["st_value"] if symbol is not None else 0) + addend)


def linkage(name: str, symbol: Any) -> Iterator[str]:
    """Yield the directives that tell who sees a symbol."""
    for directive in (_BINDINGS.get(symbol["st_info"]["bind"]), _VISIBILITIES.get(symbol["st_other"]["visibility"])):
        if directive:
            yield f"\t{directive}\t{name}"


def _has_data(section: Section) -> bool:
    is_plain = section["sh_type"] in ("SHT_PROGBITS", "SHT_NOBITS") and section.name.startswith(_SECTIONS)
    return is_plain and section["sh_flags"] & (_ALLOCATED | _EXECUTABLE) == _ALLOCATED and section["sh_size"] > 0


def _heading(section: Section, *, has_descriptors: bool) -> str:
    """Return the directives that begin a section, named as compilers name it: a section that a linker has joined has
    the first part of its name.
    """
    kind = next(name for name in _SECTIONS if section.name.startswith(name))
    aligned = f"\t.p2align\t{max(6 * has_descriptors, section['sh_addralign'].bit_length() - 1)}, 0x0"
    name = section.name if kind == ".data" else kind
    flags = {".rodata": '"a",@progbits', ".data": '"aw",@progbits', ".bss": '"aw",@nobits'}[kind]
    return f"\t.section\t{name},{flags}\n{aligned}"


def _row(content: bytes) -> Iterator[str]:
    if not any(content):
        yield f"\t.zero\t{len(content)}"
        return
    whole = len(content) // 4 * 4
    words = [int.from_bytes(content[at : at + 4], "little") for at in range(0, whole, 4)]
    if words:
        yield "\t.long\t" + ", ".join(f"{word:#x}" for word in words)
    if whole < len(content):
        yield "\t.byte\t" + ", ".join(f"{byte:#04x}" for byte in content[whole:])


def _symbols(elf: ELFFile) -> list[Any]:
    """Return the symbols of the symbol table that tells most."""
    for name in (".symtab", ".dynsym"):
        table = elf.get_section_by_name(name)
        if isinstance(table, SymbolTableSection):
            return list(table.iter_symbols())
    return []


def _relocations(elf: ELFFile) -> Iterator[tuple[int, tuple[Any, int]]]:
    """Yield the places whose 64 bits the loader makes an address, each with the symbol, if any, and what is added to
    it.

    Raises ValueError for a relocation of code, which the loader would change.
    """
    text = elf.get_section_by_name(".text")
    for section in elf.iter_sections():
        if not isinstance(section, RelocationSection):
            continue
        symbols: Any = elf.get_section(section["sh_link"])
        for entry in section.iter_relocations():
            at, kind = entry["r_offset"], entry["r_info_type"]
            if text is not None and 0 <= at - text["sh_addr"] < text["sh_size"]:
                raise ValueError(f"its code at {at:#x} is changed when it is loaded, which is not supported")
            if kind in (_ABS64, _RELATIVE64):
                yield at, (symbols.get_symbol(entry["r_info_sym"]) if kind == _ABS64 else None, entry["r_addend"])
