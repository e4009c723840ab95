"""What reports say of predicted times: never measured ones, and nothing that a verdict rests on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from parity.report.records.fields import Figures

if TYPE_CHECKING:
    from parity.predict.causes import Cause


@dataclass(frozen=True)
class PredictedLaunch:
    """One launch's predicted time, from `least_us` to `most_us` where the model's error is known: nine of ten kernels
    were in this range. `limit` is what most of the time is spent on, `shares` of the time on what; `bounds_us` are what
    each resource takes if nothing ever waits; `rounds`: how often workgroups fill the GPU, and `filled` which part of
    it on the average; `resident_workgroups` of a unit; `memory_bytes` are those that memory moves. `causes` are what
    the time is spent on, and add up to it. `doubts` say why it may be further off than others.
    """

    basis: str
    kernel: str
    us: float
    least_us: float | None
    most_us: float | None
    limit: str
    shares: Figures
    bounds_us: Figures
    rounds: float
    filled: float
    resident_workgroups: int
    memory_bytes: float
    causes: list[Cause]
    doubts: list[str]


@dataclass(frozen=True)
class PredictedLane:
    """A lane's launches one after the other, and their sum; a code object has no lane's name."""

    basis: str
    lane: str | None
    us: float
    launches: list[PredictedLaunch]


@dataclass(frozen=True)
class PredictedGap:
    """By how much longer a lane is predicted to take than the shortest one, and what causes that: `parts_us` add up to
    `us`; a part is below zero where the longer lane spends less.
    """

    basis: str
    lane: str | None
    beyond: str | None
    us: float
    parts_us: Figures


@dataclass(frozen=True)
class ModelError:
    """How far predictions of kernels that the model had not seen were off: the median over problems, and what 90 % of
    kernels were within, as shares. Predicted times that are closer than `tie` (a share) say nothing about an order.
    """

    median: float
    within: float
    tie: float
    source: str


@dataclass(frozen=True)
class TimingFigure:
    """A figure of the model: what it is, and what it rests on."""

    name: str
    value: float
    meaning: str
    status: str
    source: str


@dataclass(frozen=True)
class PredictionReport:
    """Times by a model, of a step's lanes or of one launch; `order` says which lane is predicted to be the shortest, if
    they are no tie, and `gaps` where the others' time goes. `not_shown` says which lanes have no prediction, and why.
    Nothing here is measured.
    """

    basis: str
    what: str
    arch: str
    gpu: str
    cache: str
    lanes: list[PredictedLane]
    order: str | None
    gaps: list[PredictedGap]
    error: ModelError | None
    figures: list[TimingFigure]
    not_shown: list[str]
