"""Reads which files runs keep, without their contents."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from sqlalchemy import select

from parity.store import schema
from parity.store.database import Database
from parity.store.queries import RunRecord, in_time, load
from parity.store.rows import rows_of
from parity.store.schema import ArtifactRow, RunRow


def artifacts_of(database: Database, ids: Iterable[int]) -> dict[int, list[ArtifactRow]]:
    """Return the artifacts that some runs keep, without their contents."""
    table, artifacts = schema.artifact.c, dict[int, list[ArtifactRow]]()
    query = select(schema.artifact).where(table.run_id.in_([*ids])).order_by(table.id)
    with database.reading() as connection:
        for row in rows_of(connection, query, ArtifactRow):
            artifacts.setdefault(row.run_id, []).append(row)
    return artifacts


def runs_with_file(database: Database, study: str, name: str) -> list[RunRecord]:
    """Return the runs of a study that keep a file of that name, in whichever folder, oldest first; with all that
    belongs to them but figures.
    """
    table, run = schema.artifact.c, schema.run
    ends = table.name.endswith(f"/{name}", autoescape=True)
    having = select(table.run_id).where((table.name == name) | ends)
    query = select(run).where(run.c.study == study, run.c.id.in_(having)).order_by(*in_time())
    with database.reading() as connection:
        records = load(connection, rows_of(connection, query, RunRow), frozenset())
    kept = artifacts_of(database, [record.run.id for record in records])
    return [replace(record, artifacts=kept.get(record.run.id, [])) for record in records]


def recorded_contract(database: Database, record: RunRecord) -> dict[str, Any]:
    """Return the document of the contract that a run was made under."""
    table = schema.contract.c
    with database.reading() as connection:
        body = connection.execute(select(table.body).where(table.id == record.run.contract_id)).scalar_one()
    return dict(body)
