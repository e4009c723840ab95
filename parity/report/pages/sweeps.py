"""A study's sweeps for the pages: points of the same lane and parameters make a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from parity.report.sweep_panels import Mark, Panel, sweep_panels
from parity.report.sweeps import doubts, sweep_report

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

    @property
    def doubts(self) -> list[str]:
        return doubts(self.report.points)

    def data(self) -> dict[str, Any]:
        """Return what the browser draws."""
        name = f"{self.reference.lane} of {self.reference.step}" if self.reference else None
        return {"reference": name, "best_by": self.report.best_by, "panels": [_panel(panel) for panel in self.panels]}


def sweep_pictures(points: list[SweepPoint], reference: ReferenceFigures | None) -> list[SweepPicture]:
    """Return one picture for each lane and set of parameter names."""
    together: dict[tuple[str, tuple[str, ...]], list[SweepPoint]] = {}
    for point in points:
        together.setdefault((point.lane, tuple(point.parameters)), []).append(point)
    pictures = []
    for (lane, names), lane_points in together.items():
        report = sweep_report(lane_points[0].study, lane, lane_points)
        pictures.append(SweepPicture(f"{lane}: {', '.join(names)}", report, sweep_panels(report, reference), reference))
    return pictures


def _panel(panel: Panel) -> dict[str, Any]:
    return {
        "x": panel.x_label,
        "y": panel.y_label,
        "marks": [_mark(mark) for mark in panel.marks],
        "front": panel.front,
        "unnamed": panel.unnamed,
        "reference": panel.reference,
    }


def _mark(mark: Mark) -> dict[str, Any]:
    return {
        "x": mark.x,
        "y": mark.y,
        "count": mark.count,
        "key": mark.key,
        "name": ", ".join(mark.name),
        "best": mark.is_best,
        **mark.look._asdict(),
    }
