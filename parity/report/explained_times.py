"""Why a lane is predicted to take longer than another: causes that add up, and what lab book and IR know of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from parity.isa.ir_lines import operations_by_line
from parity.predict import causes
from parity.records import Basis
from parity.report.explaining import kept_explanation, kept_text
from parity.report.predictions import is_tie, order_of, predicted_lanes, spent_on
from parity.report.records.explained import CauseOfLane, ExplainedCause, ExplainedTime, HelpfulStep
from parity.store.gains import Gains

if TYPE_CHECKING:
    from parity.lanes.triton.choices import Explanation
    from parity.predict.causes import Cause, Place
    from parity.predict.model import Model
    from parity.report.records.predicted import PredictedLane
    from parity.store import Database, RunRecord

_MOST_IR, _MOST_HELPED, _LESS = 4, 3, 0.8
_WIDTHS = (8, 16)
_MATRIX_WORDS = ("wmma", "mfma", "swmmac", "smfmac")
_LOOP = "hot_loop_class."
# The counters of the lab book that are fewer where a cause is less.
_FIGURES: dict[str, tuple[str, ...]] = {
    causes.PRIVATE: ("resources.private_segment_bytes",),
    causes.CONFLICTS: ("lds.conflict_cycles",),
    causes.NARROW_LDS: tuple(f"{_LOOP}lds_{way}_{bits}" for way in ("load", "store") for bits in _WIDTHS),
    causes.NARROW_GLOBAL: tuple(
        f"{_LOOP}{space}_{way}_{bits}"
        for space in ("global", "buffer")
        for way in ("load", "store")
        for bits in _WIDTHS
    ),
    causes.CONVERSIONS: (f"{_LOOP}convert", f"{_LOOP}permute"),
    causes.CONVERSIONS_BEFORE_LDS: (f"{_LOOP}convert", f"{_LOOP}permute"),
    causes.BARRIERS: (f"{_LOOP}barrier",),
    causes.REGISTERS: ("resources.vgpr_allocated",),
    "LDS": tuple(f"{_LOOP}lds_{way}_{bits}" for way in ("load", "store") for bits in (*_WIDTHS, 32, 64, 128)),
}
_IN_LDS = (causes.NARROW_LDS, causes.CONFLICTS, "LDS")
_OF_MEMORY = (causes.NARROW_GLOBAL, causes.SCATTERED, causes.FEW_BYTES, "latency", "L1", "L2", "memory")
_OF_STAGES = (causes.BARRIERS, "latency", causes.FEW_BYTES, causes.WAITS)
_VECTOR, _BANK = re.compile(r"\bvec = (\d+)"), 32
_BITS = re.compile(r"(\d+)\w*$")  # of a tensor's type: 128 x 32 f16


@dataclass(frozen=True)
class Side:
    """A lane of a run, what it is called beside the other, and its launches' models by their names."""

    name: str
    database: Database
    record: RunRecord
    models: Mapping[str, Model]

    @cached_property
    def predicted(self) -> PredictedLane:
        (lane,) = predicted_lanes({self.name: self.models})
        return lane

    @cached_property
    def of_causes(self) -> dict[str, tuple[str, Cause]]:
        """Each cause with the launch that spends most on it; their time is that of all launches."""
        found: dict[str, tuple[str, Cause]] = {}
        for launch, predicted in zip(self.models, self.predicted.launches, strict=True):
            for cause in predicted.causes:
                other = found.get(cause.name)
                if other is None or cause.us > other[1].us:
                    found[cause.name] = launch, cause
        return found

    @cached_property
    def us(self) -> Mapping[str, float]:
        """What goes to each cause."""
        return spent_on(self.predicted)

    def spent(self, name: str) -> CauseOfLane | None:
        if name not in self.of_causes:
            return None
        launch, cause = self.of_causes[name]
        ir = list(_ir(name, cause.places, *self._read[launch]))
        return CauseOfLane(self.name, self.us[name], cause.instructions, cause.evidence, list(cause.places), ir)

    @cached_property
    def _read(self) -> dict[str, tuple[Mapping[str, Counter[str]], Explanation | None]]:
        found: dict[str, tuple[Mapping[str, Counter[str]], Explanation | None]] = {}
        for launch in self.models:
            places = (place for _, cause in self.of_causes.values() for place in cause.places if place.source)
            own = {str(place.source).rpartition(":")[0] for place in places}
            text = kept_text(self.database, self.record, launch, "llir", "ll") or ""
            choices = kept_explanation(self.database, self.record, launch)
            found[launch] = operations_by_line(text, own.__contains__), choices
        return found


def explained_time(longer: Side, shorter: Side | None, gains: Gains) -> ExplainedTime:
    """Explain why a side takes longer than another, or what one alone spends its time on."""
    sides = [longer, shorter] if shorter else [longer]
    lanes = [side.predicted for side in sides]
    timing = next(iter(longer.models.values())).timing
    every = [
        ExplainedCause(
            name,
            longer.us.get(name, 0.0) - (shorter.us.get(name, 0.0) if shorter else 0.0),
            [spent for side in sides if (spent := side.spent(name))],
            _helped(gains, name, {(side.record.run.study, side.record.step) for side in sides}),
        )
        for name in dict.fromkeys(name for side in sides for name in side.of_causes)
    ]
    doubts = [f"{lane.lane}: {doubt}" for lane in lanes for launch in lane.launches for doubt in launch.doubts]
    return ExplainedTime(
        Basis.PREDICTED,
        longer.name,
        lanes[0].us,
        shorter.name if shorter else None,
        lanes[1].us if shorter else None,
        lanes[0].us - (lanes[1].us if shorter else 0.0),
        order_of(lanes, timing) if shorter else None,
        bool(shorter) and is_tie(lanes[1].us, lanes[0].us, timing),
        sorted(every, key=lambda cause: -abs(cause.us)),
        list(dict.fromkeys(doubts)),
    )


def _helped(gains: Gains, cause: str, own: set[tuple[str, str]]) -> list[HelpfulStep]:
    """Return steps that have less of a cause than their parents, but for those that are explained."""
    figures = list(_FIGURES.get(cause, ()))
    found = [gain for gain in gains.less_of(figures, _LESS) if gain[:2] not in own] if figures else []
    return [HelpfulStep(*gain[:6], figures, gain.mine, gain.parents) for gain in found[:_MOST_HELPED]]


def _ir(
    cause: str, places: Sequence[Place], operations: Mapping[str, Counter[str]], choices: Explanation | None
) -> Iterator[str]:
    """Say what a cause's source lines had become in LLVM's IR, and what Triton's chose there."""
    for place in places:
        of_line = operations.get(place.source or "", Counter())
        about = [(name, count) for name, count in of_line.most_common() if _is_about(cause, name)][:_MOST_IR]
        if about:
            yield f"LLVM IR at {place.source}: {', '.join(f'{count} {name}' for name, count in about)}"
    if choices:
        lines = {line for place in places for line in (place.source, *place.calls) if line}
        yield from dict.fromkeys(_choices(cause, lines, choices))


def _is_about(cause: str, operation: str) -> bool:
    """Whether an operation of LLVM's IR may be one that a cause's instructions were made of."""
    is_access = operation.startswith(("load", "store")) or ".load" in operation or ".store" in operation
    if cause in (*_IN_LDS, causes.CONVERSIONS_BEFORE_LDS):
        return "LDS" in operation
    if cause in _OF_MEMORY:
        return is_access and "LDS" not in operation
    if cause == causes.PRIVATE:
        return "private" in operation or operation == "alloca"
    if cause == causes.BARRIERS:
        return "barrier" in operation
    if cause in ("matrix", causes.SERIAL_MATRIX):
        return any(word in operation for word in _MATRIX_WORDS)
    return not is_access and operation not in ("phi", "br")


def _is_narrow(tensor: str, layout: str) -> bool:
    """Whether a layout keeps fewer bits together than a bank of LDS has."""
    vector, bits = _VECTOR.search(layout), _BITS.search(tensor)
    return not vector or not bits or int(vector[1]) * int(bits[1]) < _BANK


def _choices(cause: str, lines: set[str], choices: Explanation) -> Iterator[str]:
    if cause in _IN_LDS:
        for load in choices.loads:
            layout = choices.layouts.get((load.layout or "").lstrip("#"), "")
            is_meant = cause != causes.NARROW_LDS or _is_narrow(load.tensor, layout)
            if load.layout and is_meant and lines & {load.place, load.operand.rpartition(" of ")[2]}:
                yield f"TTGIR: {load.operand} lies in LDS as {load.layout} = {layout}"
    if cause in (causes.CONVERSIONS, causes.CONVERSIONS_BEFORE_LDS):
        for conversion in choices.conversions:
            if conversion.in_loop and conversion.place.split(" from ")[0] in lines:
                kinds = f"{conversion.what} of {conversion.tensor} from {conversion.before} to {conversion.after}"
                yield f"TTGIR: {kinds} at {conversion.place}, in a loop"
    if cause in _OF_STAGES:
        for load in choices.loads:
            if lines & {load.place, load.operand.rpartition(" of ")[2]}:
                note = f": {load.note}" if load.note else ""
                yield f"TTGIR: {load.operand} has {load.stages} of {load.stages_asked} stages{note}"
