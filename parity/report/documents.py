"""Records as JSON documents: what `--json` prints, field by field."""

from dataclasses import Field, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

Document = dict[str, Any]


def document(record: Any) -> Any:
    """A record as JSON has it: `class_` becomes `class`, and an inline mapping's entries join the record's fields."""
    match record:
        case _ if is_dataclass(record):
            found: Document = {}
            for of in fields(record):
                value = getattr(record, of.name)
                if of.metadata.get("inline"):
                    found |= document(value)
                elif not _is_absent(of, value):
                    found[of.name.rstrip("_")] = document(value)
            return found
        case dict():
            return {name: document(value) for name, value in record.items()}
        case list() | tuple():
            return [document(value) for value in record]
        case Enum():
            return record.value
        case Path():
            return str(record)
    return record


def _is_absent(of: "Field[Any]", value: Any) -> bool:
    return value is None and bool(of.metadata.get("where_known"))
