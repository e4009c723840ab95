"""A lab book on a PostgreSQL server: all in one transaction; the old tables stay in a schema of their own."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from parity.store.migrations import version8
from parity.store.migrations.chain import CONVERTERS
from parity.store.migrations.frozen import (
    NEWEST,
    create_newest,
    create_tables,
    record_version,
    version_of,
)
from parity.store.migrations.standing import create_views, one_at_a_time


def migrate_server(engine: Engine, folders: list[Path]) -> str | None:
    """Makes or updates the tables; returns the schema that the old ones were moved to, if there were any."""
    with engine.begin() as connection:
        one_at_a_time(connection)
        version = version_of(connection)
        if version == 0:
            create_newest(connection)
        if version in (0, NEWEST):
            return None
        kept = old = f"parity_version{version}"
        _set_aside(connection, kept)
        if version < 8:
            create_tables(connection, 8)
            version8.convert(connection, connection, folders, schema=kept)
            record_version(connection, 8)
        for newer in range(max(version, 8) + 1, NEWEST + 1):
            if newer > version + 1:  # the tables that stand are those of the version between
                old = f"parity_between{newer}"
                _set_aside(connection, old)
            create_tables(connection, newer)
            CONVERTERS[newer](connection, connection, schema=old)
            if old != kept:
                connection.exec_driver_sql(f"DROP SCHEMA {old} CASCADE")
            record_version(connection, newer)
        _continue_numbers(connection)
        create_views(connection)
        return kept


def _set_aside(connection: Connection, schema: str) -> None:
    """Moves every table to a schema of that name, the views go."""
    found = inspect(connection)
    for view in found.get_view_names():
        connection.exec_driver_sql(f"DROP VIEW IF EXISTS {view} CASCADE")
    connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
    for table in found.get_table_names():
        connection.exec_driver_sql(f'ALTER TABLE "{table}" SET SCHEMA {schema}')


def _continue_numbers(connection: Connection) -> None:
    """Sequences go on after the rows that were copied with their numbers."""
    for table in inspect(connection).get_table_names():
        sequence = connection.execute(
            text("SELECT pg_get_serial_sequence(:table, column_name) FROM information_schema.columns "
                 "WHERE table_schema = 'public' AND table_name = :table AND column_name = 'id'"),
            {"table": table},
        ).scalar()  # fmt: skip
        if sequence:
            connection.exec_driver_sql(
                f"SELECT setval('{sequence}', COALESCE((SELECT MAX(id) FROM {table}), 0) + 1, false)"
            )
