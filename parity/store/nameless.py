"""Takes a machine's name and folders out of a lab book that is given to others."""

from collections.abc import Callable, Collection

from sqlalchemy import Connection, String, Table, delete, select, update

from parity.store import schema
from parity.store.blobs import get_blob
from parity.store.database import Database


def take_names_out(database: Database, host: str, clean: Callable[[str], str], names: Collection[str]) -> None:
    """Put `host` in the place of this machine's name, and what `clean` makes of them in the place of other texts. An
    artifact in which one of the `names` stands is left out.
    """
    with database.transaction() as connection:
        for table in schema.metadata.sorted_tables:
            if "host" in table.c:
                connection.execute(update(table).where(table.c.host.is_not(None)).values(host=host))
            elif table is not schema.artifact and "id" in table.c:
                _clean(connection, table, clean)
        for sha256 in connection.execute(select(schema.artifact.c.sha256).distinct()).scalars().all():
            content = get_blob(connection, sha256, "an artifact") or b""
            if any(name.encode() in content for name in names):
                connection.execute(delete(schema.artifact).where(schema.artifact.c.sha256 == sha256))
                connection.execute(delete(schema.blob).where(schema.blob.c.sha256 == sha256))


def _clean(connection: Connection, table: Table, clean: Callable[[str], str]) -> None:
    texts = [column for column in table.c if isinstance(column.type, String)]
    for row in connection.execute(select(table.c.id, *texts)).mappings().all():
        found = {column.name: row[column.name] for column in texts if isinstance(row[column.name], str)}
        changed = {name: cleaned for name, value in found.items() if (cleaned := clean(value)) != value}
        if changed:
            connection.execute(update(table).where(table.c.id == row["id"]).values(changed))
