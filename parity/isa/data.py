"""Data that code refers to: constant tables, variables and strings, as assembly text writes them."""

import re
from dataclasses import dataclass, field

_SIZES = {
    ".byte": 1,
    ".short": 2,
    ".2byte": 2,
    ".hword": 2,
    ".long": 4,
    ".4byte": 4,
    ".int": 4,
    ".quad": 8,
    ".8byte": 8,
}
_INTEGER = re.compile(r"-?(0x[0-9a-fA-F]+|\d+)$")
_SYMBOL = re.compile(r"([\w.$@]+)\s*(?:([+-])\s*(\d+))?$")
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|.)")
_ESCAPED = {b"n": b"\n", b"t": b"\t", b"r": b"\r", b"b": b"\b", b"f": b"\f"}
_MOST_BYTES = 1 << 26


@dataclass(frozen=True)
class Pointer:
    """A place in an object that holds a symbol's address: bytes from its start, its size, what is added."""

    at: int
    size: int
    symbol: str
    addend: int


@dataclass
class DataObject:
    """A named object: its bytes, the places in it that hold addresses, its alignment, and whether it is a variable."""

    name: str
    alignment: int
    is_variable: bool
    content: bytearray = field(default_factory=bytearray)
    pointers: list[Pointer] = field(default_factory=list)

    def add(self, directive: str, text: str) -> None:
        """Add the data of a directive. Raises ValueError for what is no data."""
        if directive in (".ascii", ".asciz", ".string"):
            self.content += string_content(text) + (b"" if directive == ".ascii" else b"\0")
        elif directive in (".zero", ".space", ".skip"):
            size, _, value = text.partition(",")
            self._fill(int(size, 0), int(value or "0", 0), 1)
        elif directive == ".fill":
            times, width, filler = (int(part, 0) for part in [*text.split(","), "1", "0"][:3])
            self._fill(times, filler, width)
        else:
            for item in text.split(","):
                self._number(item.strip(), _SIZES[directive])

    def _fill(self, count: int, value: int, size: int) -> None:
        if not (0 <= count * size <= _MOST_BYTES and 0 < size <= 8):
            raise ValueError(f"{count} times {size} bytes")
        self.content += (value % (1 << 8 * size)).to_bytes(size, "little") * count

    def _number(self, text: str, size: int) -> None:
        if _INTEGER.match(text):
            self.content += (int(text, 0) % (1 << 8 * size)).to_bytes(size, "little")
            return
        symbol = _SYMBOL.match(text)
        if symbol is None:
            raise ValueError(f"'{text}'")
        addend = int(f"{symbol.group(2) or '+'}{symbol.group(3) or 0}")
        self.pointers.append(Pointer(len(self.content), size, symbol.group(1), addend))
        self.content += bytes(size)


def is_data(directive: str) -> bool:
    """Return whether a directive puts bytes into its section."""
    return directive in _SIZES or directive in (".ascii", ".asciz", ".string", ".zero", ".space", ".skip", ".fill")


def string_content(text: str) -> bytes:
    """Return the bytes of a string in quotation marks. Raises ValueError for any other text."""
    text = text.strip()
    if len(text) < 2 or text[0] != '"' or text[-1] != '"':
        raise ValueError(f"{text[:40]}")

    def unescaped(match: re.Match[bytes]) -> bytes:
        code = match.group(1)
        return bytes([int(code, 8) & 255]) if code.isdigit() else _ESCAPED.get(code, code)

    return _ESCAPE.sub(unescaped, text[1:-1].encode("latin-1", "replace"))
