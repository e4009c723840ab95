"""Lab books with very many runs: a report holds a few of them at a time, and says the same."""

import gc
import json
from weakref import WeakSet

import pytest
from books import lab_book
from conftest import CommandLine

from parity.store import RunRecord, choosing

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("command", ["report --json", "report --all"])
def test_only_a_few_runs_are_held_at_a_time(parity: CommandLine, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    lab_book(parity.workspace.root / "results.db")
    held = parity(*command.split())
    alive, most = WeakSet[RunRecord](), [0]
    load = choosing.load_runs

    def counted(*arguments: object) -> list[RunRecord]:
        records = load(*arguments)  # type: ignore[arg-type]
        alive.update(records)
        gc.collect()
        most[0] = max(most[0], len(alive))
        return records

    monkeypatch.setattr(RunRecord, "__hash__", object.__hash__)
    monkeypatch.setattr(choosing, "load_runs", counted)
    monkeypatch.setattr(choosing, "_RUNS_HELD", 2)
    gc.collect()
    gc.freeze()  # what other tests have left in this process is not searched each time
    try:
        ended = parity(*command.split())
    finally:
        gc.unfreeze()
    assert (ended.code, ended.out) == (0, held.out)
    assert 0 < most[0] <= 10
    if command.endswith("--json"):
        assert len(json.loads(ended.out)["runs"]) > 3 * most[0] / 2
