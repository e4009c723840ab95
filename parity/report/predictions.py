"""The report of predicted times."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from parity.arch.timing import ACCURACY, NAMES, Timing
from parity.predict.model import CacheState, Prediction
from parity.records import Basis
from parity.report.records.predicted import (
    ModelError,
    PredictedGap,
    PredictedLane,
    PredictedLaunch,
    PredictionReport,
    TimingFigure,
)

Predicted = Mapping[str | None, Sequence[tuple[str, Prediction]]]  # by lane: each launch's kernel and prediction


def prediction_report(what: str, predicted: Predicted, timing: Timing, state: CacheState) -> PredictionReport:
    """Report what was predicted with these figures."""
    lanes = [
        PredictedLane(
            Basis.PREDICTED,
            lane,
            sum(prediction.us for _, prediction in launches),
            [_launch(kernel, prediction) for kernel, prediction in launches],
        )
        for lane, launches in predicted.items()
    ]
    known = timing.accuracy if state is CacheState.DIRTY else None
    return PredictionReport(
        Basis.PREDICTED,
        what,
        timing.arch,
        timing.gpu,
        state,
        lanes,
        _order(lanes, timing) if len(lanes) > 1 else None,
        _gaps(lanes),
        ModelError(known.median, known.most, known.tie, known.source) if known else None,
        [
            TimingFigure(name, figure.value, NAMES[name], figure.status, figure.source)
            for name, figure in timing.figures.items()
        ],
    )


def _launch(kernel: str, prediction: Prediction) -> PredictedLaunch:
    return PredictedLaunch(
        Basis.PREDICTED,
        kernel,
        prediction.us,
        prediction.least,
        prediction.most,
        prediction.limit,
        prediction.shares,
        prediction.bounds,
        prediction.rounds,
        prediction.filled,
        prediction.resident,
        prediction.memory_bytes,
        list(prediction.places),
        list(prediction.doubts),
    )


def _gaps(lanes: list[PredictedLane]) -> list[PredictedGap]:
    """Return where the time of each lane beyond the shortest one's goes, the largest part first."""
    first, *others = sorted(lanes, key=lambda lane: lane.us)
    gaps = []
    for lane in others:
        more, less = _spent(lane), _spent(first)
        parts = {name: more.get(name, 0.0) - less.get(name, 0.0) for name in {**more, **less}}
        parts = dict(sorted(parts.items(), key=lambda part: -abs(part[1])))
        gaps.append(PredictedGap(Basis.PREDICTED, lane.lane, first.lane, lane.us - first.us, parts))
    return gaps


def _spent(lane: PredictedLane) -> dict[str, float]:
    """Return what of a lane's time goes where, in us."""
    spent: dict[str, float] = defaultdict(float)
    for launch in lane.launches:
        for name, share in launch.shares.items():
            spent[name] += share * launch.us
    return spent


def _order(lanes: list[PredictedLane], timing: Timing) -> str:
    """Say which lane is predicted to be the shortest, in words: no figure of this may look like a measured ratio."""
    first, second = sorted(lanes, key=lambda lane: lane.us)[:2]
    tie = timing.accuracy.tie if timing.accuracy else ACCURACY.most  # the error itself, where nothing is known
    if second.us <= first.us * (1 + tie):
        return f"{first.lane} and {second.lane} are a tie: their predicted times are too close to be told apart"
    known = "" if timing.accuracy else "; how often such an order is right here is not known"
    return f"{first.lane} is predicted to be the shorter one{known}"
