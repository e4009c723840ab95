"""Offload bundles: several code objects in one file, as clang and hipcc write them.

Format: LLVM, "Clang Offload Bundler", sections "Bundled Binary File Layout" and "Bundle Entry ID".
"""

import re
import struct
from collections.abc import Iterator

from parity.errors import InputError

_MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
_COMPRESSED_MAGIC = b"CCOB"
BUNDLES = (_MAGIC, _COMPRESSED_MAGIC)  # how such files begin
_MOST_ENTRIES = 4096
_TEXT, _ALIGNED = "parity-text--", 4096
_TARGET = re.compile(r"-amdgcn-.*?(gfx[\w:+-]+)$")


def code_object_of(data: bytes, source: str, arch: str | None) -> bytes:
    """Return the code object of a bundle: the one for `arch`, or the only one for an AMD GPU.

    Raises InputError, naming `source`, for a damaged bundle, and if no code object or more than one fits.
    """
    if data.startswith(_COMPRESSED_MAGIC):
        raise InputError(f"{source}: a compressed bundle: unpack it with clang-offload-bundler first")
    try:
        entries = dict(_entries(data))
    except (struct.error, ValueError) as error:
        raise InputError(f"{source}: not a usable offload bundle: {error}") from error
    fitting = [target for target in entries if arch is None or arch in (target, target.split(":")[0])]
    if len(fitting) != 1:
        which = "which one is meant, say with --arch" if fitting else f"none is for {arch or 'an AMD GPU'}"
        names = ", ".join(fitting or entries) or "none"
        raise InputError(f"{source}: a bundle of code objects ({names}): {which}")
    return entries[fitting[0]]


def bundled(arch: str, code_object: bytes, text: bytes) -> bytes:
    """Return a bundle of a code object for an architecture, with its assembly text in an entry of its own, which others
    pass over. The host's entry, which each bundle begins with, is empty.
    """
    entries = [("host-x86_64-unknown-linux-gnu-", b""), (f"hipv4-amdgcn-amd-amdhsa--{arch}", code_object)]
    entries.append((f"{_TEXT}{arch}", text))
    names = b"".join(name.encode() for name, _ in entries)
    at = -(-(len(_MAGIC) + 8 + 24 * len(entries) + len(names)) // _ALIGNED) * _ALIGNED
    head, body = _MAGIC + struct.pack("<Q", len(entries)), b""
    for name, content in entries:
        head += struct.pack("<3Q", at + len(body), len(content), len(name)) + name.encode()
        body += content + bytes(-len(content) % _ALIGNED)
    return head.ljust(at, b"\0") + body


def text_of(data: bytes, arch: str) -> str | None:
    """Return the assembly text that a bundle has for an architecture, if it has one."""
    try:
        return next((content.decode() for name, content in _all(data) if name == f"{_TEXT}{arch}"), None)
    except (struct.error, ValueError):
        return None


def _entries(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Target (`gfx942:xnack-`) and code object of each entry for an AMD GPU. A target comes once: which of two a
    loader takes is not said.
    """
    seen = set[str]()
    for name, content in _all(data):
        match = _TARGET.search(name)
        if match and content:
            if match.group(1) in seen:
                raise ValueError(f"two of its code objects are for {match.group(1)}")
            seen.add(match.group(1))
            yield match.group(1), content


def _all(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Name and content of each entry."""
    (count,) = struct.unpack_from("<Q", data, len(_MAGIC))
    if count > _MOST_ENTRIES:
        raise ValueError(f"it claims {count} entries")
    at = len(_MAGIC) + 8
    for _ in range(count):
        offset, size, length = struct.unpack_from("<3Q", data, at)
        name = data[at + 24 : at + 24 + length].decode()
        at += 24 + length
        if max(at, offset + size) > len(data):
            raise ValueError("it is cut off")
        yield name, data[offset : offset + size]
