"""A sample of the mutation benchmark: what it claims of all mutants must hold of every fifteenth."""

import pytest
from mutants import Bench

from parity.contract import LaneName
from parity.contract.workspace import Workspace

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lane", ["hip", "triton"])
def test_exact_data_catches_one_instruction_mutants(
    shared: Workspace, lane: LaneName, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARITY_ROOT", str(shared.root))
    bench = Bench(lane, compiler="zig")
    mutants = bench.mutants()[::15]
    outcomes = [(mutant, bench.survives(mutant)) for mutant in mutants]
    known = [mutant for mutant, survived in outcomes if survived is not None]
    survivors = [mutant for mutant, survived in outcomes if survived]
    assert len(known) > 60
    assert len(survivors) / len(known) <= 0.05, survivors
