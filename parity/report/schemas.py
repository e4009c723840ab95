"""JSON Schemas of the documents that `--json` prints, made from the records that they are made of."""

from __future__ import annotations

import json
from dataclasses import Field, fields, is_dataclass
from enum import Enum
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from parity.contract.schemas import FILES, file_schema
from parity.report.documents import DOCUMENTS
from parity.report.records.failing import SchemasReport

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
FOLDER = Path(__file__).parent.parent / "schemas"
# Types that records name without importing them: what prints a report must not load what makes its parts.
_ELSEWHERE = (
    "parity.emulator.emulate:WrittenOutput",
    "parity.emulator.matrix:Rounding",
    "parity.records.faults:Fault",
    "parity.explore.bisect:Break",
    "parity.explore.bisect:Change",
    "parity.isa.findings:Finding",
    "parity.isa.occupancy:Occupancy",
    "parity.origin.changes:ChangedFile",
    "parity.origin.committing:StepCommit",
    "parity.isa.registers:Held",
    "parity.isa.registers:RegisterPeak",
    "parity.predict.causes:Cause",
    "parity.predict.causes:Place",
    "parity.profilers.derived:DerivedFigure",
    "parity.records:ProfileImport",
    "parity.records:ProfiledLane",
    "parity.records:Durations",
    "parity.report.records.lane:KeptFile",
    "parity.report.records.origin:RunOrigin",
    "parity.system.variables:Variable",
    "parity.toolchains.environments:Origin",
)
_PLAIN: dict[Any, Schema] = {
    str: {"type": "string"},
    Path: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
    object: {},
}


def schema_names() -> list[str]:
    """List what `parity schema` knows: documents by their names without `parity.` and version, and the workspace's
    files.
    """
    return [*(_short(name) for name in DOCUMENTS), *FILES]


def schema_list() -> SchemasReport:
    """List the schemas by the names that `parity schema` takes."""
    return SchemasReport({_short(name): name for name in DOCUMENTS}, list(FILES))


def published(name: str) -> str:
    """Return a schema's text, as it is in the package."""
    return (FOLDER / f"{name}.json").read_text()


def make_schemas() -> dict[str, str]:
    """Return every schema's text, made from the records and from what validates the workspace's files."""
    made: dict[str, Schema] = {}
    for name, record in DOCUMENTS.items():
        made[_short(name)] = {"$schema": DRAFT, "title": name, **document_schema(name, _found(record))}
    for name in FILES:
        made[name] = {"$schema": DRAFT, **file_schema(name), "title": f"parity.{name}/1"}
    return {name: _compact(schema) for name, schema in made.items()}


def _compact(schema: Schema) -> str:
    """Write a schema with a line for each of its properties and definitions, so that a change of the schema can be
    read.
    """

    def entry(name: str, value: Any) -> str:
        is_table = name in ("properties", "$defs") and isinstance(value, dict)
        rows = (
            ",\n".join(f"  {json.dumps(key)}: {json.dumps(subschema)}" for key, subschema in value.items())
            if is_table
            else ""
        )
        return f" {json.dumps(name)}: " + (f"{{\n{rows}\n }}" if is_table else json.dumps(value))

    return "{\n" + ",\n".join(entry(*pair) for pair in schema.items()) + "\n}\n"


def document_schema(name: str, kind: Any) -> Schema:
    """Return the schema of a record that is printed as a document of the given name."""
    records = _Records()
    whole = records.record(kind)
    properties = {"schema": {"const": name}, **whole["properties"]}
    return {**whole, "properties": properties, "required": ["schema", *whole["required"]], "$defs": records.definitions}


def _short(name: str) -> str:
    return name.removeprefix("parity.").partition("/")[0]


def _found(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


class _Records:
    """Schemas of records as `document` writes them. Those of parts are definitions, by the record's name."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}
        self._elsewhere = {path.partition(":")[2]: _found(path) for path in _ELSEWHERE}

    def record(self, kind: Any) -> Schema:
        """Return the schema of a record, field by field."""
        hints = get_type_hints(kind, localns=self._elsewhere)
        whole: Schema = {"type": "object", "properties": {}, "required": [], "additionalProperties": False}
        if text := getdoc(kind):
            whole["description"] = " ".join(text.split())
        for field in fields(kind):
            self._add(whole, field, hints[field.name])
        whole["required"] = list(dict.fromkeys(whole["required"]))  # a field may stand for an inline one of its name
        return whole

    def _add(self, whole: Schema, field: Field[Any], hint: Any) -> None:
        if field.metadata.get("inline"):
            inside = self.record(hint) if is_dataclass(hint) else {"additionalProperties": self.of(get_args(hint)[1])}
            whole["properties"] |= inside.get("properties", {})
            whole["required"] += inside.get("required", [])
            whole["additionalProperties"] = inside["additionalProperties"]
            return
        name = field.name.rstrip("_")
        column = field.metadata.get("column")
        whole["properties"][name] = self.of(hint) | ({"description": column.note} if column else {})
        if not field.metadata.get("where_known"):
            whole["required"].append(name)

    def of(self, hint: Any) -> Schema:
        """Return the schema of a field's type."""
        if hint in _PLAIN:
            return _PLAIN[hint]
        origin, inner = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(inner_hint) for inner_hint in inner]}
        if origin is Literal:
            return {"enum": list(inner)}
        if origin is tuple and Ellipsis not in inner:
            items = [self.of(inner_hint) for inner_hint in inner]
            return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}
        if is_dataclass(hint):
            return self._definition(hint)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return {"enum": [member.value for member in hint]}
        if inner and len(inner) == 2 and Ellipsis not in inner:  # mappings
            return {"type": "object", "additionalProperties": self.of(inner[1])}
        if hint in (dict, list, tuple):
            return {"type": "object" if hint is dict else "array"}
        return {"type": "array", "items": self.of(inner[0])}

    def _definition(self, kind: Any) -> Schema:
        name = kind.__name__
        if name not in self.definitions:
            self.definitions[name] = {}  # in case it has itself as a part
            self.definitions[name] = self.record(kind)
        return {"$ref": f"#/$defs/{name}"}
