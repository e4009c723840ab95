"""What a report says on one screen: a study at a glance."""

from __future__ import annotations

from dataclasses import dataclass, field

from parity.report.records.fields import WHERE_KNOWN
from parity.report.records.run import RunSummary, Why
from parity.report.records.steps import StepRow

_SPAN = 1.5


@dataclass(frozen=True)
class Trend:
    """One figure over the steps; None where a step does not have it."""

    figure: str
    basis: str
    values: list[float | None]

    @property
    def ends(self) -> tuple[float, float, bool]:
        """The least value; what a picture's upper edge stands for, which is at most 1.5 times the least; and whether
        some are more than that.
        """
        known = [value for value in self.values if value is not None]
        least, most = min(known), max(known)
        top = min(most, _SPAN * least)
        return least, top, most > top


@dataclass(frozen=True)
class OwnBaseline:
    """The last run that was kept for a lane which is not the study's candidate, and that lane's time in it."""

    lane: str
    step: str
    ms: float
    basis: str

    def best_against_best(self, baseline: StepRow, candidate: str) -> float | None:
        """Return the time of the study's candidate in its baseline over this lane's; the two are of different runs."""
        best = baseline.ms.get(candidate)
        return best / self.ms if best is not None else None


@dataclass(frozen=True)
class Overview:
    """A study at a glance, on one device. `steps` are the latest ones, after `earlier` others; `trials` are those of an
    imported log outside the numbered steps. `trends` go back further than `steps`, over those under the present
    contract. `own_baselines` are those of other lanes, `why` says what costs most in the
    highest step, or else in the baseline; `highest` is the run of the highest step.
    """

    study: str
    title: str
    problem: str
    device: str | None
    other_devices: dict[str, int]
    baseline: StepRow | None
    own_baselines: list[OwnBaseline]
    candidate: str
    steps: list[StepRow]
    earlier: int
    trials: int
    trends: list[Trend]
    findings: list[str]
    next_plan: list[str]
    notes: list[str]
    why: Why | None
    highest: RunSummary | None
    other_studies: list[str] | None = field(default=None, metadata=WHERE_KNOWN)
