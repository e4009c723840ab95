"""What a kernel prints: the buffer through which it calls the host, and what the host makes of its messages.

A wave takes a packet from a stack of free ones, fills it for all of its lanes, pushes it onto a stack of ready ones and
sleeps until the host has answered (LLVM's device libraries, ockl/hostcall; AMD's runtime, clr/rocclr/device). The
engine answers while a wave sleeps, and keeps what was sent. A message is one or more packets' eight numbers for a lane:
a descriptor, then up to seven numbers of the message. It has a word of flags, a format as `printf` takes it, and its
arguments.
"""

import re
import struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

_TO_ERRORS = 1  # of the word of flags
_PACKETS, PAYLOAD_LANES, PAYLOAD_WORDS = 64, 64, 8
_SIGNAL, HEADERS, PAYLOADS = 64, 128, 4096  # where they begin; a header has 24 bytes
_LOGGED, MOST_LOGGED = 6, 1 << 17  # the place of their number in the buffer, and how many packets of lanes are kept
_END, _LENGTH, _ID = 1, 5, 8  # bits of a descriptor
_SPECIFIER = re.compile(
    r"%(?P<flags>[-+ #0]*(?:\*|\d{0,4})(?:\.(?:\*|\d{0,4}))?)"
    r"(?P<size>hh|h|ll|l|j|z|t|L)?(?P<kind>[diouxXfFeEgGaAcspn%])"
)
_NO_PRECISION = re.compile(r"\.-\d+")  # a negative one counts as none
_WIDEST = 4096  # a number takes no more than that
_SIZES = {"hh": 8, "h": 16, None: 32}


class HostCalls:
    """The buffer of a launch, which begins at `address`, and what the engine has kept of the messages."""

    def __init__(self, address: int) -> None:
        self.buffer = np.zeros(PAYLOADS + _PACKETS * PAYLOAD_LANES * PAYLOAD_WORDS * 8, np.uint8)
        self.log: NDArray[Any] = np.zeros((MOST_LOGGED, PAYLOAD_WORDS), np.uint64)
        words, headers = self.buffer.view(np.uint64), HEADERS // 8
        words[:6] = [address + HEADERS, address + PAYLOADS, address + _SIGNAL, _PACKETS - 1, 0, _PACKETS - 1]
        for packet in range(1, _PACKETS):  # each leads to the one before; a pointer is never 0
            words[headers + 3 * packet] = packet - 1 or _PACKETS

    def printed(self) -> tuple[str, str]:
        """Return what was printed, and what was printed to the stream of errors."""
        count, texts, open_messages = int(self.buffer.view(np.uint64)[_LOGGED]), ["", ""], dict[int, list[int]]()
        for descriptor, *content in self.log[: min(count, MOST_LOGGED)].tolist():
            message = open_messages.setdefault(descriptor >> _ID, [])
            message += content[: descriptor >> _LENGTH & 7]
            if descriptor >> _END & 1:
                flags, *rest = open_messages.pop(descriptor >> _ID) or [0]
                texts[flags & _TO_ERRORS] += formatted(rest)
        if count > MOST_LOGGED:
            texts[0] += f"... {count - MOST_LOGGED:,} more parts of messages are left out\n"
        return texts[0], texts[1]


def formatted(numbers: list[int]) -> str:
    """Return a message as `printf` writes it: its format, padded to whole numbers, then its arguments."""
    content = struct.pack(f"<{len(numbers)}Q", *numbers)
    form, at = _string(content, 0)

    def number() -> int:
        nonlocal at
        at += 8
        return int.from_bytes(content[at - 8 : at], "little")

    def one(match: re.Match[str]) -> str:
        nonlocal at
        flags, size, kind = match["flags"], match["size"], match["kind"]
        if kind == "%":
            return "%"
        while "*" in flags:
            flags = flags.replace("*", str(max(-_WIDEST, min(_signed(number(), 32), _WIDEST))), 1)
        flags = _NO_PRECISION.sub("", flags)
        if kind == "n":
            number()
            return ""
        if kind == "s":
            text, at = _string(content, at)
            return f"%{flags}s" % text
        value, bits = number(), _SIZES.get(size, 64)
        if kind in "di":
            return f"%{flags}d" % _signed(value, bits)
        if kind in "ouxX":
            return f"%{flags}{'d' if kind == 'u' else kind}" % (value & (1 << bits) - 1)
        if kind == "c":
            return f"%{flags}s" % chr(value & 0xFF)
        if kind == "p":
            return f"%{flags}s" % (f"{value:#x}" if value else "(nil)")
        real: float = struct.unpack("<d", struct.pack("<Q", value))[0]
        return real.hex() if kind in "aA" else f"%{flags}{kind}" % real

    return _SPECIFIER.sub(one, form)


def _string(content: bytes, at: int) -> tuple[str, int]:
    """Return a string that ends with a zero, and where the next number begins."""
    end = content.find(b"\0", at)
    end = len(content) if end < 0 else end
    return content[at:end].decode(errors="replace"), at + -(-(end + 1 - at) // 8) * 8


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value
