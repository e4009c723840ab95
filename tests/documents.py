"""Holds what `--json` prints against the published schemas. They allow no field that they do not name."""

import json
from functools import cache
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from parity.report.schemas import published


@cache
def validator(name: str) -> Draft202012Validator:
    """The validator of a schema that `parity schema NAME` prints."""
    schema = json.loads(published(name))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@cache
def fast_validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """The same, a hundred times as fast: nearly every test of a command asks it. It names mistakes in other words."""
    return jsonschema_rs.Draft202012Validator(json.loads(published(name)))


def mistake(name: str, document: Any) -> str | None:
    """The first thing that a schema does not allow, and where; None if it allows the document."""
    if fast_validator(name).is_valid(document):
        return None
    error = best_match(validator(name).iter_errors(document))
    return f"{error.json_path}: {error.message}"[:400] if error else "it is refused by one validator of two"


def check_document(document: Any) -> None:
    """A document is what the schema that it names allows."""
    assert next(iter(document)) == "schema", "a document begins with the name of its schema"
    name = document["schema"].removeprefix("parity.").partition("/")[0]
    assert mistake(name, document) is None
