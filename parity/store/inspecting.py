"""Looks for damage in a whole lab book: in its file, in what refers to what, in figures and in contents."""

from collections import Counter

from sqlalchemy import Connection, select

from parity.store import schema
from parity.store.blobs import is_whole, stored_blob
from parity.store.database import Database
from parity.store.queries import began
from parity.store.readings import damaged_readings

_AGAIN = "run the step again to store it anew"


def damage_in(database: Database) -> dict[str, list[str]]:
    """Return sentences about all that is damaged, by the part that was looked at."""
    with database.reading() as connection:
        file_damage = _in_file(connection) if database.path is not None else {}
        return {
            **file_damage,
            "dates": _in_dates(connection),
            "figures": list(damaged_readings(connection).values()),
            "contents": _in_contents(connection),
        }


def _in_file(connection: Connection) -> dict[str, list[str]]:
    lines = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    return {"file": [str(line) for line in lines if line != "ok"], "references": broken_references(connection)}


def broken_references(connection: Connection) -> list[str]:
    """List the references to rows that are not there; a server lets nobody write such."""
    if connection.dialect.name != "sqlite":
        return []
    broken = Counter((row[0], row[2]) for row in connection.exec_driver_sql("PRAGMA foreign_key_check"))
    return [
        f"{number} rows of {table} refer to rows of {to} that are not there" for (table, to), number in broken.items()
    ]


def _in_dates(connection: Connection) -> list[str]:
    run = schema.run.c
    query = select(run.id, run.study, run.step, run.started_at).where(
        run.started_at.is_not(None), began(run.started_at) == ""
    )
    return [
        f"run {row.id} ({row.study}/{row.step}) is dated {row.started_at}, in the future: "
        "it counts as one without a date"
        for row in connection.execute(query.order_by(run.id))
    ]


def _in_contents(connection: Connection) -> list[str]:
    blob, artifact, run = schema.blob.c, schema.artifact.c, schema.run.c
    sentences = []
    for sha256 in connection.execute(select(blob.sha256).order_by(blob.sha256)).scalars().all():
        stored = stored_blob(connection, sha256)
        if stored is not None and not is_whole(stored):
            query = select(artifact.name, artifact.lane, run.id, run.study, run.step).join(
                schema.run, run.id == artifact.run_id
            )
            row = connection.execute(query.where(artifact.sha256 == sha256).order_by(run.id.desc())).first()
            where = f"{row.name} of lane {row.lane} in run {row.id} ({row.study}/{row.step})" if row else sha256[:16]
            sentences.append(f"the content of {where} is not what its hash says: {_AGAIN}")
    return sentences
