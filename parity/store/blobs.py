"""Contents of files, stored compressed in the lab book by their SHA-256: each once, however many runs have it."""

import hashlib
import lzma
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from parity.errors import StoreError
from parity.store import schema

# Suits text such as assembly and IR: a byte depends on the one before it, and nothing is aligned. Preset 6 would save
# 8 % of the space, and take five times as long.
_FOR_TEXT = {"id": lzma.FILTER_LZMA2, "preset": 3, "lc": 4, "lp": 0, "pb": 0}
_SMALLEST_DICTIONARY, _LARGEST_DICTIONARY = 1 << 12, 1 << 23  # bytes


@dataclass(frozen=True)
class Packed:
    """A content as it is stored: its hash and size in bytes, and its data compressed (xz)."""

    sha256: str
    size_bytes: int
    data: bytes

    @classmethod
    def of(cls, content: bytes) -> "Packed":
        # Preparing a dictionary takes time, and none needs to be larger than the content.
        dictionary = min(max(1 << len(content).bit_length(), _SMALLEST_DICTIONARY), _LARGEST_DICTIONARY)
        filters = [{**_FOR_TEXT, "dict_size": dictionary}]
        data = lzma.compress(content, check=lzma.CHECK_CRC32, filters=filters)
        return cls(hashlib.sha256(content).hexdigest(), len(content), data)

    def row(self) -> dict[str, object]:
        return {
            "sha256": self.sha256, "size_bytes": self.size_bytes, "stored_bytes": len(self.data), "data": self.data,
        }  # fmt: skip


def put_blob(connection: Connection, content: bytes) -> tuple[str, int]:
    """Stores a content if it is missing or damaged in the lab book; returns its hash and size in bytes."""
    sha256, table = hashlib.sha256(content).hexdigest(), schema.blob
    stored = connection.execute(select(table.c.data).where(table.c.sha256 == sha256)).scalar()
    if stored is None:
        connection.execute(insert(table).values(Packed.of(content).row()))
    elif not is_whole(stored, sha256):
        connection.execute(update(table).where(table.c.sha256 == sha256).values(Packed.of(content).row()))
    return sha256, len(content)


def get_blob(connection: Connection, sha256: str, what: str) -> bytes | None:
    """A stored content; None if there is none. Raises StoreError, naming `what` it is, if it is damaged."""
    table = schema.blob
    stored = connection.execute(select(table.c.data).where(table.c.sha256 == sha256)).scalar()
    if stored is None:
        return None
    content = _unpacked(stored, sha256)
    if content is None:
        raise StoreError(f"{what}: is damaged in the lab book: run its step again to store it anew")
    return content


def is_whole(data: bytes, sha256: str) -> bool:
    """Whether stored data unpacks to the content of that hash."""
    return _unpacked(data, sha256) is not None


def _unpacked(data: bytes, sha256: str) -> bytes | None:
    """The unpacked content; None if it does not have that hash."""
    try:
        content = lzma.decompress(data)
    except (lzma.LZMAError, EOFError, ValueError):
        return None
    return content if hashlib.sha256(content).hexdigest() == sha256 else None
