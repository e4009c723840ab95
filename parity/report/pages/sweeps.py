"""A study's sweeps for the pages: points of the same lane and parameters make a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parity.report.sweeps import sweep_report

if TYPE_CHECKING:
    from parity.report.records.sweep import SweepReport
    from parity.store import RunRecord, SweepPoint


@dataclass(frozen=True)
class SweepPicture:
    """A sweep, and the reference lane's figures (basis: static) where the lab book knows them."""

    title: str
    report: SweepReport
    reference: dict[str, Any] | None


def sweep_pictures(points: list[SweepPoint], latest: RunRecord | None) -> list[SweepPicture]:
    """One picture for each lane and set of parameter names."""
    together: dict[tuple[str, tuple[str, ...]], list[SweepPoint]] = {}
    for point in points:
        together.setdefault((point.lane, tuple(point.parameters)), []).append(point)
    return [
        SweepPicture(f"{lane}: {', '.join(names)}", sweep_report(of[0].study, lane, of), _reference(latest))
        for (lane, names), of in together.items()
    ]


def _reference(latest: RunRecord | None) -> dict[str, Any] | None:
    if latest is None or latest.reference is None:
        return None
    launch = latest.main_launch(latest.reference)
    names = {"non_matrix_per_matrix": "hot_loop", "next_free_vgpr": "resources", "function_instructions": "function"}
    found = {name: latest.counter(launch, scope, name.removeprefix("function_")) for name, scope in names.items()}
    return {"lane": latest.reference, "step": latest.step, **found}
