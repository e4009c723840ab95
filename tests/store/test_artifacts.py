"""Artifacts appear whole or not at all, under the hash of what they hold."""

import hashlib
from pathlib import Path

import pytest

from parity.errors import StoreError
from parity.store import ArtifactStore


def test_the_name_is_the_hash_with_the_suffix(tmp_path: Path) -> None:
    source = tmp_path / "kernel.s"
    source.write_bytes(b"s_endpgm\n")
    store = ArtifactStore(tmp_path / "artifacts")
    sha256, size = store.put(source)
    assert (sha256, size) == (hashlib.sha256(b"s_endpgm\n").hexdigest(), 9)
    assert store.path(sha256, ".s").read_bytes() == b"s_endpgm\n"
    assert store.path(sha256, ".s").parent.name == sha256[:2]


def test_the_same_content_is_stored_once(tmp_path: Path) -> None:
    store = ArtifactStore(tmp_path / "artifacts")
    for name in ("a.s", "b.s"):
        (tmp_path / name).write_text("same")
        store.put(tmp_path / name)
    assert len([path for path in store.folder.rglob("*") if path.is_file()]) == 1


def test_a_write_that_fails_leaves_no_file_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "kernel.s"
    source.write_text("text")
    store = ArtifactStore(tmp_path / "artifacts")

    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[:1])
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(StoreError, match="No space left on device"):
        store.put(source)
    assert [path for path in store.folder.rglob("*") if path.is_file()] == []


def test_a_folder_that_is_a_file_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "artifacts").write_text("in the way")
    source = tmp_path / "kernel.s"
    source.write_text("text")
    with pytest.raises(StoreError, match="artifacts"):
        ArtifactStore(tmp_path / "artifacts").put(source)
