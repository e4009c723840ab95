"""What the host makes of the messages of kernels that print."""

import struct
from typing import Any

import numpy as np
import pytest

from parity.emulator.hostcalls import HostCalls, formatted


def message(form: str, *arguments: Any) -> list[int]:
    """A message as device code sends it: strings padded to eight bytes, numbers of eight bytes each."""
    content = b""
    for part in (form, *arguments):
        if isinstance(part, str):
            text = part.encode() + b"\0"
            content += text.ljust(-(-len(text) // 8) * 8, b"\0")
        else:
            content += struct.pack("<d", part) if isinstance(part, float) else struct.pack("<Q", part & (1 << 64) - 1)
    return list(struct.unpack(f"<{len(content) // 8}Q", content))


@pytest.mark.parametrize(
    ("form", "arguments", "text"),
    [
        ("nothing\n", (), "nothing\n"),
        ("%d %i|%5d|%-5d|%05d", (-1, 7, 42, 42, 42), "-1 7|   42|42   |00042"),
        ("%u %x %X %#x %o", (-1, 255, 255, 255, 8), "4294967295 ff FF 0xff 10"),
        (
            "%lld %llu %ld %hd %hhd",
            (-(1 << 40), 1 << 63, -2, 65535, 255),
            "-1099511627776 9223372036854775808 -2 -1 -1",
        ),
        ("%f %.3f %8.2f %e %g", (1.5, 2.0, 3.14159, 1e10, 0.5), "1.500000 2.000     3.14 1.000000e+10 0.5"),
        ("%s and %10s, %c%%", ("eightchr", "nine char", 65), "eightchr and  nine char, A%"),
        ("%*d|%.*f", (6, 42, 1, 2.25), "    42|2.2"),
        ("%p %p", (0x7F00, 0), "0x7f00 (nil)"),
        ("inf %f, nan %f", (float("inf"), float("nan")), "inf inf, nan nan"),
        ("%n%d", (5, 6), "6"),
        ("%.*f|%*d|", (-1, 0.5, -4, 7), "0.500000|7   |"),
        ("%*d", (-(1 << 31), 7), "7".ljust(4096)),
        ("%99999d", (7,), "%99999d"),
    ],
)
def test_messages_are_written_as_printf_writes_them(form: str, arguments: tuple[Any, ...], text: str) -> None:
    assert formatted(message(form, *arguments)) == text


def test_messages_of_several_lanes_are_told_apart_and_too_many_are_counted() -> None:
    """Each lane's parts belong together by their number; a stream of errors has its own text."""
    host = HostCalls(1 << 40)
    of_lanes = [[0, *message("lane %d\n", 0)], [1, *message("lane %d\n", 1)]]
    rows = []
    for part in range(2):
        for number, words in enumerate(of_lanes):
            half = words[:2] if part == 0 else words[2:]
            rows.append([number << 8 | len(half) << 5 | part << 1, *half, *[0] * (7 - len(half))])
    host.log[: len(rows)] = np.array(rows, np.uint64)
    host.buffer.view(np.uint64)[6] = len(rows)
    assert host.printed() == ("lane 0\n", "lane 1\n")
    host.log[0] = np.array([9 << 8 | 2, *[0] * 7], np.uint64)  # an end without a beginning
    host.buffer.view(np.uint64)[6] = 1
    assert host.printed() == ("", "")
    host.buffer.view(np.uint64)[6] = len(host.log) + 5
    assert "... 5 more parts of messages are left out" in host.printed()[0]
