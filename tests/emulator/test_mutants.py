"""A sample of the mutation benchmark: what it claims of all mutants must hold of every fifteenth."""

import pytest
from mutants import Bench

from parity.contract import LaneName
from parity.workspace import Workspace

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lane", ["hip", "triton"])
def test_exact_data_catches_one_instruction_mutants(
    shared: Workspace, lane: LaneName, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARITY_ROOT", str(shared.root))
    bench = Bench(lane, compiler="zig")
    mutants = bench.mutants()[::15]
    survived = [found for found in map(bench.survives, mutants) if found is not None]
    survivors = [mutant for mutant in mutants if bench.survives(mutant)] if any(survived) else []
    assert len(survived) > 60
    assert 1 - sum(survived) / len(survived) >= 0.95, survivors
