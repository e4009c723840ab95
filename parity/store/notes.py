"""Writes and reads what people say about studies and steps."""

from dataclasses import asdict, replace

from sqlalchemy import insert, select, update

from parity.errors import InputError
from parity.records import Note, NoteKind
from parity.store import schema
from parity.store.database import Database
from parity.store.identity import new_uuid
from parity.store.rows import now, record_of, rows_of
from parity.store.schema import NoteRow

_FEWEST_LETTERS = 8


def add_note(database: Database, study: str, step: str | None, kind: NoteKind, text: str) -> Note:
    """Store a note. Raises StoreError if the lab book cannot be written."""
    note = Note(new_uuid(), study, step, kind, text.strip(), now(), None)
    values = {**asdict(note), "kind": kind.value}
    with database.transaction() as connection:
        connection.execute(insert(schema.note).values(values))
    return note


def close_note(database: Database, name: str) -> Note:
    """Close the note whose identity is, or begins with, that name. It stays, and is not shown any more.

    Raises InputError if there is no such note, or more than one.
    """
    table = schema.note
    with database.transaction() as connection:
        named = select(table).where(table.c.uuid.startswith(name.lower(), autoescape=True))
        notes = [_note(row) for row in rows_of(connection, named, NoteRow)]
        if len(notes) != 1 or len(name) < _FEWEST_LETTERS:
            why = f"{len(notes)} notes begin with it" if len(notes) > 1 else "'parity note STUDY' lists them"
            raise InputError(f"{database.name}: has no note '{name[:40]}': {why}")
        closed = replace(notes[0], closed_at=notes[0].closed_at or now())
        connection.execute(update(table).where(table.c.uuid == closed.uuid).values(closed_at=closed.closed_at))
    return closed


def notes_of(database: Database, study: str, step: str | None = None) -> list[Note]:
    """Return the notes about a study and its steps, or only those about one step, oldest first."""
    table = schema.note
    query = select(table).where(table.c.study == study).order_by(table.c.created_at, table.c.id)
    query = query if step is None else query.where(table.c.step == step)
    with database.reading() as connection:
        return [_note(row) for row in rows_of(connection, query, NoteRow)]


def _note(row: NoteRow) -> Note:
    return record_of(Note, row, kind=NoteKind(row.kind))
