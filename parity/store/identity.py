"""Identities that hold beyond one lab book: random for a new run, derived from the content for an old row."""

import hashlib
import json
from typing import Any
from uuid import UUID, uuid4, uuid5

# The namespace of identities that are derived from content; it must never change.
_NAMESPACE = UUID("6ff4c2f0-5a0e-4d68-9d6b-7c1c7f0f3b11")


def new_uuid() -> str:
    return str(uuid4())


def derived_uuid(kind: str, *content: Any) -> str:
    """Derive the identity of a row from its content: the same in every copy of a lab book."""
    return str(uuid5(_NAMESPACE, canonical([kind, *content])))


def content_sha256(content: Any) -> str:
    """Return the SHA-256 of a document in its one canonical form."""
    return hashlib.sha256(canonical(content).encode()).hexdigest()


def canonical(content: Any) -> str:
    """Return a document as JSON with sorted names; a whole number looks the same whether a database gave an int or a
    float.
    """
    return json.dumps(_plain(content), sort_keys=True, ensure_ascii=True, allow_nan=False)


def _plain(value: Any) -> Any:
    match value:
        case bool() | None | str() | int():
            return value
        case float():
            return int(value) if value.is_integer() else value
        case dict():
            return {name: _plain(item) for name, item in value.items()}
        case list() | tuple():
            return [_plain(item) for item in value]
    raise TypeError(f"not JSON: {value!r}")


def run_uuid(run: dict[str, Any], contract_sha256: str) -> str:
    """Derive the identity of a run, stored without one or imported, from what was known when it began."""
    names = ("study", "step", "title", "change", "source", "note", "started_at", "host", "pid")
    return derived_uuid("run", contract_sha256, *(run.get(name) for name in names))
