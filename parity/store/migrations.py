"""Named, ordered migrations, each in one transaction with its record."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import Connection, Engine, insert, inspect, select, text

from parity.errors import StoreError
from parity.store.schema import (
    VIEWS,
    calibration,
    dispatch,
    dispatch_counter,
    dispatch_kind,
    memory_instruction,
    metadata,
    pc_sample,
    profile,
    profiler_pass,
    sample,
    schema_version,
    session,
    sweep_point,
)

# Execution options of a connection that only reads, so that it never waits for a writer.
READ_ONLY = {"reads_only": True}


@dataclass(frozen=True)
class Migration:
    """One change of the schema, from `version - 1` to `version`."""

    version: int
    name: str
    apply: Callable[[Connection], None]


def _create_tables(connection: Connection) -> None:
    metadata.create_all(connection)


def _add_memory_instructions(connection: Connection) -> None:
    memory_instruction.create(connection, checkfirst=True)


def _add_measurements(connection: Connection) -> None:
    columns = (
        ("run", "device_name", "VARCHAR"),
        ("run", "epoch", "VARCHAR"),
        ("verification_case", "device", "VARCHAR NOT NULL DEFAULT 'emulator'"),
    )
    _add_columns(connection, columns)
    for table in (calibration, session, sample):
        table.create(connection, checkfirst=True)


def _add_profiles(connection: Connection) -> None:
    for table in (profiler_pass, profile, dispatch_kind, dispatch, dispatch_counter, pc_sample):
        table.create(connection, checkfirst=True)


def _add_profiler_passes(connection: Connection) -> None:
    profiler_pass.create(connection, checkfirst=True)
    _add_columns(connection, (("profile", "pass_id", "INTEGER REFERENCES profiler_pass (id) ON DELETE CASCADE"),))


def _add_columns(connection: Connection, columns: Iterable[tuple[str, str, str]]) -> None:
    """Adds (table, column, type) where a database does not have them: one made anew has them from the start."""
    for table, column, kind in columns:
        if column not in {known["name"] for known in inspect(connection).get_columns(table)}:
            connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {column} {kind}"))


MIGRATIONS = (
    Migration(1, "tables of the lab book", _create_tables),
    Migration(2, "memory accesses by instruction", _add_memory_instructions),
    Migration(3, "sessions with their samples, calibrations", _add_measurements),
    Migration(4, "counters name their own device", lambda connection: None),  # views are made anew with every migration
    Migration(5, "profiles with their dispatches, counters and samples", _add_profiles),
    Migration(6, "passes of profilers", _add_profiler_passes),
    Migration(7, "points of parameter sweeps", lambda connection: sweep_point.create(connection, checkfirst=True)),
)


def migrate(engine: Engine, name: str, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Brings a database up to date.

    Raises StoreError for a database that a newer version of this program has written.
    """
    with engine.connect().execution_options(**READ_ONLY) as connection:
        current = _version(connection)
    newest = migrations[-1].version
    if current > newest:
        raise StoreError(
            f"{name}: has schema version {current}, this parity knows up to {newest}: "
            "upgrade parity or name another database with --db"
        )
    for migration in migrations:
        if migration.version > current:
            with engine.begin() as connection:
                if migration.version > _version(connection):  # unless another process was faster
                    _apply(connection, migration)


def _apply(connection: Connection, migration: Migration) -> None:
    _drop_views(connection)
    migration.apply(connection)
    _create_views(connection)
    applied_at = datetime.now(UTC).isoformat(timespec="seconds")
    values = {"version": migration.version, "name": migration.name, "applied_at": applied_at}
    connection.execute(insert(schema_version).values(values))


def _version(connection: Connection) -> int:
    if not inspect(connection).has_table(schema_version.name):
        return 0
    return max(connection.execute(select(schema_version.c.version)).scalars(), default=0)


def _drop_views(connection: Connection) -> None:
    for view in reversed(VIEWS):
        connection.execute(text(f"DROP VIEW IF EXISTS {view}"))


def _create_views(connection: Connection) -> None:
    for view, body in VIEWS.items():
        connection.execute(text(f"CREATE VIEW {view} AS {body}"))
