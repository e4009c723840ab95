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
        raise InputError(f"{source}: not a complete offload bundle: {error}") from error
    fitting = [target for target in entries if arch is None or arch in (target, target.split(":")[0])]
    if len(fitting) != 1:
        which = "which one is meant, say with --arch" if fitting else f"none is for {arch or 'an AMD GPU'}"
        names = ", ".join(fitting or entries) or "none"
        raise InputError(f"{source}: a bundle of code objects ({names}): {which}")
    return entries[fitting[0]]


def _entries(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Target (`gfx942:xnack-`) and code object of each entry for an AMD GPU."""
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
        match = _TARGET.search(name)
        if match and size:
            yield match.group(1), data[offset : offset + size]
