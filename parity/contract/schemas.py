"""JSON Schemas of the files of a workspace, for editors: made from what validates these files."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from parity.contract.clauses import Clauses
from parity.contract.history import Conclusions, History
from parity.contract.lane import LaneName, LaneSpec
from parity.contract.study import StepText
from parity.contract.workspace import Settings

Schema = dict[str, Any]
_RECORDS: dict[str, Any] = {
    "contract.toml": Clauses,
    "step.toml": StepText,
    "parity.toml": Settings,
    "history.toml": History,
    "conclusions.toml": Conclusions,
}
FILES = tuple(_RECORDS)


def file_schema(name: str) -> Schema:
    """Return the schema of one kind of file, in the form that is written today. Rules that a schema cannot express
    (names that must be those of other tables, shapes that must fit) are checked when the file is read.
    """
    made = _schema_of(_RECORDS[name])
    if name == "step.toml":
        _add_lanes(made)
    if name == "contract.toml":
        _add_lanes(made)
        made["properties"]["variant_of"] = {"type": "string", "description": "The study whose contract this one varies"}
        made |= {"if": {"required": ["variant_of"]}, "else": _needed(made)}
    if name == "history.toml":
        entry = made["$defs"]["LoggedStep"]
        entry["properties"] |= {lane: {"$ref": "#/$defs/LoggedLane"} for lane in ("triton", "hip")}
    return made


def _needed(made: Schema) -> Schema:
    """Take what a contract and its tables require out of the schema: a variant has the rest from what it varies."""
    tables = {
        name: {"required": made["$defs"][table].pop("required")}
        for name, found in made["properties"].items()
        if "required" in made["$defs"].get(table := found.get("$ref", "").rpartition("/")[2], {})
    }
    return {"required": [*made.pop("required"), "lanes"], "properties": tables}


def _schema_of(kind: Any) -> Schema:
    return TypeAdapter(kind).json_schema(ref_template="#/$defs/{model}")


def _add_lanes(made: Schema) -> None:
    """Lanes by name. No field of theirs is required: a step's lanes are merged with the contract's, and a variant's
    with those of the contract that it varies.
    """
    lane = _schema_of(LaneSpec)
    parts = {**lane.pop("$defs", {}), "LaneSpec": lane}
    for part in parts.values():
        part.pop("required", None)
    made["$defs"] = {**made.get("$defs", {}), **parts}
    names = _schema_of(LaneName)
    lanes = {"type": "object", "additionalProperties": {"$ref": "#/$defs/LaneSpec"}, "propertyNames": names}
    made["properties"]["lanes"] = lanes
