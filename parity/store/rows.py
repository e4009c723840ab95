"""What all readers and writers of the lab book share, and the states of runs that were left behind."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Insert, Select, insert, select, update

from parity.contract import Contract
from parity.records import RunStatus
from parity.store import schema
from parity.store.database import Database

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Row = TypeVar("Row", bound=NamedTuple)
Record = TypeVar("Record", bound="DataclassInstance")


def rows_of(connection: Connection, query: Select[Any], row: type[Row]) -> list[Row]:
    """Return the rows of a query that selects the fields of `row`, in their order."""
    return [row._make(values) for values in connection.execute(query)]


def record_of(record_type: type[Record], row: NamedTuple, /, **others: Any) -> Record:
    """Build a record whose fields have the values of a row, or these `others`."""
    fields = record_type.__dataclass_fields__
    return record_type(**{name: others[name] if name in others else getattr(row, name) for name in fields})


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def insert_row(connection: Connection, statement: Insert) -> int:
    """Insert one row and return its id."""
    key = connection.execute(statement).inserted_primary_key
    assert key is not None
    return int(key[0])


def contract_id(connection: Connection, study: str, contract: Contract) -> int:
    """Return the id of this exact contract's row, which is added if it is new."""
    sha256 = contract.sha256()
    table = schema.contract
    query = select(table.c.id).where(table.c.study == study, table.c.sha256 == sha256)
    row_id = connection.execute(query).scalar()
    if row_id is None:
        values = insert(table).values(study=study, sha256=sha256, body=contract.document())
        row_id = insert_row(connection, values)
    return int(row_id)


def mark_interrupted(database: Database, study: str) -> int:
    """Mark every `running` run of a study as interrupted, and return how many there were. Only the holder of the
    study's lock may call this.
    """
    values = {"status": RunStatus.INTERRUPTED, "finished_at": None}
    is_left = (schema.run.c.status == RunStatus.RUNNING) & (schema.run.c.study == study)
    with database.transaction() as connection:
        return connection.execute(update(schema.run).where(is_left).values(values)).rowcount


def studies_running(database: Database) -> list[str]:
    """Return the studies with a run that is marked as running."""
    with database.reading() as connection:
        query = select(schema.run.c.study).where(schema.run.c.status == RunStatus.RUNNING).distinct()
        return sorted(connection.execute(query).scalars())


def studies_of(database: Database) -> list[str]:
    """Return the studies that have runs."""
    with database.reading() as connection:
        return sorted(connection.execute(select(schema.run.c.study).distinct()).scalars())
