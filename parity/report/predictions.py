"""The report of predicted times."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from parity.arch.timing import ACCURACY, NAMES, Timing
from parity.predict.causes import causes
from parity.predict.model import CacheState, Model
from parity.records import Basis
from parity.report.records.predicted import (
    ModelError,
    PredictedGap,
    PredictedLane,
    PredictedLaunch,
    PredictionReport,
    TimingFigure,
)

Models = Mapping[str | None, Mapping[str, Model]]  # of each lane's launches, by their names


def prediction_report(what: str, models: Models, not_shown: Sequence[str] = ()) -> PredictionReport:
    """Report what is predicted for some lanes' launches, all with the same figures; and why not for others."""
    lanes = predicted_lanes(models)
    first = next(model for launches in models.values() for model in launches.values())
    timing, state = first.timing, first.state
    known = timing.accuracy if state is CacheState.DIRTY else None
    return PredictionReport(
        Basis.PREDICTED,
        what,
        timing.arch,
        timing.gpu,
        state,
        lanes,
        order_of(lanes, timing) if len(lanes) > 1 else None,
        _gaps(lanes),
        ModelError(known.median, known.most, known.tie, known.source) if known else None,
        [
            TimingFigure(name, figure.value, NAMES[name], figure.status, figure.source)
            for name, figure in timing.figures.items()
        ],
        list(not_shown),
    )


def predicted_lanes(models: Models) -> list[PredictedLane]:
    return [
        PredictedLane(
            Basis.PREDICTED,
            lane,
            sum(model.us for model in launches.values()),
            [_launch(model) for model in launches.values()],
        )
        for lane, launches in models.items()
    ]


def _launch(model: Model) -> PredictedLaunch:
    prediction = model.prediction()
    return PredictedLaunch(
        Basis.PREDICTED,
        model.work.kernel.function.name,
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
        causes(model),
        list(prediction.doubts),
    )


def _gaps(lanes: list[PredictedLane]) -> list[PredictedGap]:
    """Return where the time of each lane beyond the shortest one's goes, the largest part first."""
    first, *others = sorted(lanes, key=lambda lane: lane.us)
    gaps = []
    for lane in others:
        more, less = spent_on(lane), spent_on(first)
        parts = {name: more.get(name, 0.0) - less.get(name, 0.0) for name in {**more, **less}}
        parts = dict(sorted(parts.items(), key=lambda part: -abs(part[1])))
        gaps.append(PredictedGap(Basis.PREDICTED, lane.lane, first.lane, lane.us - first.us, parts))
    return gaps


def spent_on(lane: PredictedLane) -> dict[str, float]:
    """Return what of a lane's time goes to which cause, in us."""
    spent: dict[str, float] = defaultdict(float)
    for launch in lane.launches:
        for cause in launch.causes:
            spent[cause.name] += cause.us
    return spent


def is_tie(shorter: float, longer: float, timing: Timing) -> bool:
    """Whether two predicted times are too close to be told apart."""
    tie = timing.accuracy.tie if timing.accuracy else ACCURACY.most  # the error itself, where nothing is known
    return longer <= shorter * (1 + tie)


def order_of(lanes: list[PredictedLane], timing: Timing) -> str:
    """Say which lane is predicted to be the shortest, in words: no figure of this may look like a measured ratio."""
    first, second = sorted(lanes, key=lambda lane: lane.us)[:2]
    if is_tie(first.us, second.us, timing):
        return f"{first.lane} and {second.lane} are a tie: their predicted times are too close to be told apart"
    known = "" if timing.accuracy else "; how often such an order is right here is not known"
    return f"{first.lane} is predicted to be the shorter one{known}"
