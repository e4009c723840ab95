"""The resources that the lab book's binaries use, for `parity grid`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.contract import recorded_launches
from parity.explore.grid import Configuration

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parity.contract import Contract
    from parity.store import RunRecord

_FIGURES = ("next_free_vgpr", "lds_bytes", "wave_size")


def under_another_contract(records: Sequence[RunRecord], contract: Contract) -> list[str]:
    """List the steps that ran under another contract, so that their binaries cannot be used here."""
    return [record.step for record in records if not record.is_imported and record.contract_sha256 != contract.sha256()]


def recorded_configurations(records: Sequence[RunRecord], contract: Contract) -> dict[Configuration, tuple[str, ...]]:
    """Collect the different configurations of binaries under a contract, lane by lane, each with the steps that have
    it.
    """
    configurations: dict[Configuration, tuple[str, ...]] = {}
    for lane in dict.fromkeys(lane for record in records for lane in record.builds):
        for record in records:
            figures = [record.counter(lane, "resources", name) for name in _FIGURES]
            if record.contract_sha256 != contract.sha256() or None in figures:
                continue
            vgprs, lds_bytes, wave_size = (int(figure or 0) for figure in figures)
            sgprs = int(record.counter(lane, "resources", "sgpr_count") or 0)
            grid = recorded_launches((record.run.spec or {}).get("lanes")).get(lane, {}).get("grid")
            taken = Configuration(lane, vgprs, sgprs, lds_bytes, wave_size, tuple(grid or ["tiles"]))
            configurations[taken] = (*configurations.get(taken, ()), record.step)
    return configurations
