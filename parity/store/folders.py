"""Removes this machine's folders from what a lab book stores; it tells which files took part, not where they lie."""

from typing import Any

from parity.system.places import Places

# People's own words, and texts that name no file.
_AS_WRITTEN = frozenset({"title", "hypothesis", "change", "expected", "uuid", "sha256", "started_at", "finished_at"})
# Texts that compilers write, which may name the folder of their input. Sources stay as they are.
_WRITTEN_BY_COMPILERS = (".ll", ".llir", ".ttir", ".ttgir", ".ptx", ".txt", ".source", ".s", ".hipi")


def without_folders(places: Places, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row without this machine's folders."""
    return {name: value if name in _AS_WRITTEN else places.document(value) for name, value in row.items()}


def content_without_folders(places: Places, name: str, content: bytes) -> bytes:
    """Return an artifact's content without this machine's folders, if it is a text that a compiler wrote."""
    if not name.endswith(_WRITTEN_BY_COMPILERS):
        return content
    try:
        return places.text(content.decode()).encode()
    except UnicodeDecodeError:
        return content
