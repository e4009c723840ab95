"""The notebooks run from top to bottom on a lab book."""

import json
from typing import Any

import pytest
from conftest import ROOT, CommandLine

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", [path.name for path in (ROOT / "notebooks").glob("*.ipynb")])
def test_every_cell_runs(shared_parity: CommandLine, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARITY_ROOT", str(shared_parity.workspace.root))
    cells = json.loads((ROOT / "notebooks" / name).read_text())["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert len(names["runs"]) >= 18
    assert {"hip", "triton"} == set(names["table"].columns)
    assert not names["deltas"].empty
