"""Contents in the lab book: each once, whole, healed when it was damaged."""

import hashlib
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

from parity.errors import StoreError
from parity.store import Database
from parity.store.blobs import get_blob, put_blob
from parity.store.schema import blob

CONTENT = b"s_endpgm\n" * 1000


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(f"sqlite:///{tmp_path / 'lab.db'}").open()


def test_a_content_is_found_by_its_hash_and_stored_once_compressed(database: Database) -> None:
    with database.transaction() as connection:
        for _ in range(3):
            assert put_blob(connection, CONTENT) == (hashlib.sha256(CONTENT).hexdigest(), len(CONTENT))
        assert put_blob(connection, b"")[1] == 0
    with database.reading() as connection:
        assert connection.execute(select(func.count()).select_from(blob)).scalar() == 2
        assert get_blob(connection, hashlib.sha256(CONTENT).hexdigest(), "x") == CONTENT
        assert get_blob(connection, hashlib.sha256(b"").hexdigest(), "x") == b""
        assert get_blob(connection, "0" * 64, "x") is None
    ((stored,),) = database.query("SELECT MAX(stored_bytes) FROM blob", {})[1]
    assert stored < len(CONTENT) / 10


@pytest.mark.parametrize("damage", ["zeroblob(20)", "substr(data, 1, 40)", "substr(data, 2)"])
def test_a_damaged_content_is_said_to_be_so_and_healed_by_storing_it_again(database: Database, damage: str) -> None:
    with database.transaction() as connection:
        sha256, _ = put_blob(connection, CONTENT)
        connection.execute(text(f"UPDATE blob SET data = {damage}"))
    with database.reading() as connection, pytest.raises(StoreError, match=r"kernel\.s: is damaged in the lab book"):
        get_blob(connection, sha256, "kernel.s")
    with database.transaction() as connection:
        put_blob(connection, CONTENT)
        assert get_blob(connection, sha256, "kernel.s") == CONTENT


def test_another_contents_data_is_damage(database: Database) -> None:
    with database.transaction() as connection:
        sha256, _ = put_blob(connection, CONTENT)
        other, _ = put_blob(connection, b"other")
        connection.execute(
            text("UPDATE blob SET data = (SELECT data FROM blob WHERE sha256 = :other)"), {"other": other}
        )
    with database.reading() as connection, pytest.raises(StoreError, match="damaged"):
        get_blob(connection, sha256, "kernel.s")
