"""A study's sweeps for the pages: points of the same lane and parameters make a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parity.report.sweep_panels import Mark, Panel, sweep_panels
from parity.report.sweeps import sweep_report

if TYPE_CHECKING:
    from parity.report.records.sweep import ReferenceFigures, SweepReport
    from parity.store import SweepPoint


@dataclass(frozen=True)
class SweepPicture:
    """A sweep, its panels, and the reference lane's figures where the lab book knows them."""

    title: str
    report: SweepReport
    panels: list[Panel]
    reference: ReferenceFigures | None

    def data(self) -> dict[str, Any]:
        """What the browser draws."""
        name = f"{self.reference.lane} of {self.reference.step}" if self.reference else None
        return {"reference": name, "best_by": self.report.best_by, "panels": [_panel(of) for of in self.panels]}


def sweep_pictures(points: list[SweepPoint], reference: ReferenceFigures | None) -> list[SweepPicture]:
    """One picture for each lane and set of parameter names."""
    together: dict[tuple[str, tuple[str, ...]], list[SweepPoint]] = {}
    for point in points:
        together.setdefault((point.lane, tuple(point.parameters)), []).append(point)
    found = []
    for (lane, names), of in together.items():
        report = sweep_report(of[0].study, lane, of)
        found.append(SweepPicture(f"{lane}: {', '.join(names)}", report, sweep_panels(report, reference), reference))
    return found


def _panel(of: Panel) -> dict[str, Any]:
    return {
        "x": of.x_label,
        "y": of.y_label,
        "marks": [_mark(mark) for mark in of.marks],
        "front": of.front,
        "unnamed": of.unnamed,
        "reference": of.reference,
    }


def _mark(of: Mark) -> dict[str, Any]:
    return {
        "x": of.x,
        "y": of.y,
        "count": of.count,
        "key": of.key,
        "name": ", ".join(of.name),
        "best": of.is_best,
        **of.look._asdict(),
    }
