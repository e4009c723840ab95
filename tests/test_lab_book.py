"""The lab book of this repository: readable by this version, with every artifact that it refers to."""

import shutil
from pathlib import Path

from conftest import ROOT

from parity.store import ArtifactStore, Database, latest_runs


def test_the_committed_lab_book_is_whole(tmp_path: Path) -> None:
    shutil.copy(ROOT / "results.db", tmp_path)
    records = {
        record.step: record
        for record in latest_runs(Database(f"sqlite:///{tmp_path / 'results.db'}").open(), "gfx1151")
    }
    assert len(records) == 26
    assert records["step14"].run["verification"] == "verified"
    store = ArtifactStore(ROOT / "artifacts")
    for row in records["step14"].artifacts:
        assert store.path(row["sha256"], Path(row["name"]).suffix).stat().st_size == row["size_bytes"]
