"""Contents of files, stored compressed in the lab book by their SHA-256: each once, however many runs have it."""

import hashlib
import lzma
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, type_coerce, update
from sqlalchemy.types import NullType

from parity.errors import StoreError
from parity.store import schema

# Suits text such as assembly and IR: a byte depends on the one before it, and nothing is aligned. Preset 6 would save
# 8 % of the space, and take five times as long.
_FOR_TEXT = {"id": lzma.FILTER_LZMA2, "preset": 3, "lc": 4, "lp": 0, "pb": 0}
_MOST_BYTES, _MOST_MEMORY = 1 << 30, 1 << 26  # of a content, and of what unpacks it
_SMALLEST_DICTIONARY, _LARGEST_DICTIONARY = 1 << 12, 1 << 23  # bytes


@dataclass(frozen=True)
class PackedContent:
    """A content as it is stored: its hash and size in bytes, and its data compressed (xz)."""

    sha256: str
    size_bytes: int
    data: bytes

    @classmethod
    def of(cls, content: bytes) -> "PackedContent":
        # Preparing a dictionary takes time, and none needs to be larger than the content.
        dictionary = min(max(1 << len(content).bit_length(), _SMALLEST_DICTIONARY), _LARGEST_DICTIONARY)
        filters = [{**_FOR_TEXT, "dict_size": dictionary}]
        data = lzma.compress(content, check=lzma.CHECK_CRC32, filters=filters)
        return cls(hashlib.sha256(content).hexdigest(), len(content), data)

    def row(self) -> dict[str, object]:
        return {
            "sha256": self.sha256,
            "size_bytes": self.size_bytes,
            "stored_bytes": len(self.data),
            "data": self.data,
        }


def put_blob(connection: Connection, content: bytes) -> tuple[str, int]:
    """Store a content if it is missing or damaged in the lab book; return its hash and size in bytes."""
    sha256, table = hashlib.sha256(content).hexdigest(), schema.blob
    stored = stored_blob(connection, sha256)
    if stored is None:
        connection.execute(insert(table).values(PackedContent.of(content).row()))
    elif not is_whole(stored):
        connection.execute(update(table).where(table.c.sha256 == sha256).values(PackedContent.of(content).row()))
    return sha256, len(content)


def get_blob(connection: Connection, sha256: str, what: str) -> bytes | None:
    """Return a stored content; None if there is none. Raises StoreError, naming `what` it is, if it is damaged."""
    stored = stored_blob(connection, sha256)
    if stored is None:
        return None
    content = _unpacked(stored)
    if content is None:
        raise StoreError(f"{what}: is damaged in the lab book: run its step again to store it anew")
    return content


def stored_blob(connection: Connection, sha256: str) -> dict[str, Any] | None:
    """Return a content's row as the lab book has it: of a damaged one `data` may be of any type."""
    table = schema.blob.c
    data = type_coerce(table.data, NullType()).label("data")
    query = select(table.sha256, table.size_bytes, table.stored_bytes, data).where(table.sha256 == sha256)
    row = connection.execute(query).mappings().first()
    return None if row is None else dict(row)


def is_whole(stored: Mapping[str, Any]) -> bool:
    """Return whether a content's row unpacks to the content of its hash and size."""
    return _unpacked(stored) is not None


def _unpacked(stored: Mapping[str, Any]) -> bytes | None:
    """Return the unpacked content; None if it does not have that hash and size. Never more is unpacked than the
    size.
    """
    data, size = stored["data"], stored["size_bytes"]
    if not isinstance(data, bytes) or not isinstance(size, int) or not 0 <= size <= _MOST_BYTES:
        return None
    unpacker = lzma.LZMADecompressor(memlimit=_MOST_MEMORY)
    try:
        content = unpacker.decompress(data, max_length=size + 1)
    except (lzma.LZMAError, EOFError, ValueError):
        return None
    is_all = unpacker.eof and len(content) == size and not unpacker.unused_data
    return content if is_all and hashlib.sha256(content).hexdigest() == stored["sha256"] else None
