"""A sweep's points as a document, and as a picture of the trade-offs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, replace
from importlib.util import find_spec
from math import prod
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from parity.errors import InputError, UnavailableError
from parity.records import Basis
from parity.report.bank_conflicts import CONFLICT_RATE
from parity.report.records.sweep import (
    CONFLICTS,
    Handover,
    MeasuredSweep,
    ReferenceFigures,
    SweepReport,
    SweepRow,
    SweepTime,
)
from parity.store import EMULATED, CandidateStatus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parity.contract import Contract
    from parity.store import RunRecord, SweepCandidate, SweepMeasurement, SweepPoint

_WAVES = "waves_per_simd"
IN_SWEEP = "in_sweep"  # by what the best are chosen that a measured sweep has found
_SUFFIXES = (".svg", ".png", ".pdf")
# A point's figures, as runs call them.
_COUNTERS = {
    "next_free_vgpr": ("resources", "next_free_vgpr"),
    "non_matrix_per_matrix": ("hot_loop", "non_matrix_per_matrix"),
    "function_instructions": ("function", "instructions"),
    CONFLICTS: CONFLICT_RATE,
}
# What a run's record must have of its counters for `reference_figures`.
SWEEP_COUNTERS = frozenset({*_COUNTERS.values(), ("hot_loop", "matrix")})


def sweep_report(
    study: str, lane: str, points: Sequence[SweepPoint], predicted_us: Mapping[str, float] = MappingProxyType({})
) -> SweepReport:
    """Return every point with its figures, and the best points among those that use no scratch, did not fail
    verification, and are not refused by the contract. By their machine code: with the fewest non-matrix instructions
    per matrix instruction; for kernels without matrix instructions, with the fewest instructions, for each element of
    the tile where the sweep varies it; of equal ones, those with the most waves on a SIMD. By a predicted and by a
    measured time: the shortest of those that have one. Marked are those by the measured time if all have one, else
    those by their machine code.
    """
    usable = {point.key: point for point in points if _is_usable(point)}
    has_matrix = all("non_matrix_per_matrix" in point.figures for point in usable.values())
    merit = "non_matrix_per_matrix" if has_matrix else "function_instructions"
    fewest = _least({key: _work(point, merit) for key, point in usable.items()})
    most = max((usable[key].figures.get(_WAVES, 0) for key in fewest), default=0)
    best = {
        Basis.STATIC: [key for key in fewest if usable[key].figures.get(_WAVES, 0) == most],
        Basis.PREDICTED: _least({key: predicted_us.get(key) for key in usable}),
        Basis.MEASURED: _least({key: point.ms for key, point in usable.items()}),
    }
    by_time = bool(usable) and all(point.ms is not None for point in usable.values())
    marked = best[Basis.MEASURED if by_time else Basis.STATIC]
    rows = [_row(point, predicted_us.get(point.key), is_best=point.key in marked) for point in points]
    named = {basis.value: [usable[key].parameters for key in keys] for basis, keys in best.items() if keys}
    return SweepReport(study, lane, "ms" if by_time else merit, rows, named)


def _least(figures: Mapping[str, float | None]) -> list[str]:
    """Return the keys that have the least figure."""
    known = {key: figure for key, figure in figures.items() if figure is not None}
    return [key for key, figure in known.items() if figure == min(known.values())]


def _row(point: SweepPoint, predicted_us: float | None, *, is_best: bool) -> SweepRow:
    emulated = {
        name.removeprefix(EMULATED): value for name, value in point.figures.items() if name.startswith(EMULATED)
    }
    static = {name: value for name, value in point.figures.items() if not name.startswith(EMULATED)}
    return SweepRow(
        **{**asdict(point), "figures": static},
        emulated=emulated,
        emulated_basis=Basis.EMULATED if emulated else None,
        basis=Basis.STATIC,
        ms_basis=Basis.MEASURED if point.ms else None,
        is_best=is_best,
        predicted_us=predicted_us,
        predicted_basis=Basis.PREDICTED if predicted_us is not None else None,
    )


def _work(point: SweepPoint, merit: str) -> float | None:
    """Return a point's figure. A figure that counts a work-item's instructions is spread over the part of the tile that
    the work-item serves, as far as that part varies.
    """
    figure = point.figures.get(merit)
    if figure is None or merit != "function_instructions":
        return figure
    tile = prod(value for name, value in point.parameters.items() if name.startswith("block."))
    return float(figure * point.parameters.get("threads", 1) / tile)


def doubts(rows: Sequence[SweepRow]) -> list[str]:
    """Say what the emulator's figures of LDS leave open."""
    sentences = []
    if misaligned := sum(bool(row.emulated.get("lds.misaligned_lanes")) for row in rows):
        text = "access LDS at addresses that are no multiple of the access's width; no cycles are counted for that"
        sentences.append(f"{misaligned} of {len(rows)} points {text}")
    if assumed := sum(bool(row.emulated.get("lds.assumed_cycles")) for row in rows):
        text = "have LDS cycles that rest on phases or banks which nobody has measured on this architecture"
        sentences.append(f"{assumed} of {len(rows)} points {text}")
    return sentences


def varies_tile(parameters: Mapping[str, object]) -> bool:
    """Return whether the points of a sweep with these parameters have different tiles, or work-items of different
    numbers.
    """
    return any(name == "threads" or name.startswith("block.") for name in parameters)


def measured_report(whole: SweepReport, measurement: SweepMeasurement, handover: Handover | None) -> SweepReport:
    """Return a sweep's report with what a measured sweep found. The winner is best, and so is every point with its very
    code.
    """
    candidates = {candidate.key: candidate for candidate in measurement.candidates}
    rows = [replace(row, is_best=False, in_sweep=_time(candidates, row.key)) for row in whole.points]
    winner = measurement.winner
    best = {key for key, candidate in candidates.items() if winner is not None and winner in (key, candidate.same_as)}
    rows = [replace(row, is_best=row.key in best) for row in rows]
    named = whole.best | {Basis.MEASURED.value: [row.parameters for row in rows if row.is_best]}
    return replace(
        whole,
        best_by=IN_SWEEP,
        points=rows,
        best=named,
        measured=_measured(measurement, candidates),
        handover=handover,
    )


def _time(candidates: dict[str, SweepCandidate], key: str) -> SweepTime:
    """Return a point's result; a point with another's code has the other's figures."""
    candidate = candidates[key]
    timed = candidates[candidate.same_as] if candidate.same_as else candidate
    against = candidates[timed.against].parameters if timed.against else None
    detail = f"its code is that of {_shown(timed)}, which is {timed.status}" if candidate.same_as else candidate.detail
    return SweepTime(
        candidate.status,
        detail,
        timed.rung,
        timed.pairs,
        against,
        timed.ratio,
        timed.ratio_low,
        timed.ratio_high,
        timed.duration_ms,
        Basis.MEASURED,
    )


def _shown(candidate: SweepCandidate) -> str:
    return ", ".join(f"{name}={value}" for name, value in candidate.parameters.items())


def _measured(measurement: SweepMeasurement, candidates: dict[str, SweepCandidate]) -> MeasuredSweep:
    counted = Counter(candidate.status for candidate in measurement.candidates)
    return MeasuredSweep(
        uuid=measurement.uuid,
        device=measurement.device,
        device_name=measurement.device_name,
        epoch=measurement.epoch,
        budget_s=measurement.plan["budget_s"],
        preparing_s=measurement.preparing_s,
        measuring_s=measurement.measuring_s,
        timed_share=measurement.timed_s / measurement.measuring_s
        if measurement.timed_s and measurement.measuring_s
        else None,
        winner=candidates[measurement.winner].parameters if measurement.winner else None,
        timed=sum(candidate.rung is not None for candidate in measurement.candidates),
        undecided=counted[CandidateStatus.UNDECIDED],
        not_timed=counted[CandidateStatus.NOT_TIMED],
        dropped=counted[CandidateStatus.DROPPED],
        ended_by=measurement.ended_by,
        basis=Basis.MEASURED,
    )


def _is_usable(point: SweepPoint) -> bool:
    known = {"non_matrix_per_matrix", "function_instructions"} & point.figures.keys()
    return (
        bool(known)
        and not point.figures.get("private_segment_bytes")
        and point.verification != "failed"
        and not point.is_refused
    )


def check_picture(path: Path | None) -> None:
    """Raise InputError for a path where no picture can be written, UnavailableError without matplotlib; None is no
    picture.
    """
    if path is None:
        return
    if path.suffix not in _SUFFIXES:
        raise InputError(f"--picture: '{path}' ends in none of {', '.join(_SUFFIXES)}")
    if not path.absolute().parent.is_dir():
        raise InputError(f"--picture: the folder {path.absolute().parent} does not exist")
    if find_spec("matplotlib") is None:
        raise UnavailableError("--picture needs matplotlib: pip install 'kernel-parity[plot]'")


def draw(report: SweepReport, path: Path, reference: ReferenceFigures | None = None) -> None:
    """Draw non-matrix instructions per matrix instruction over VGPRs (static); for kernels without matrix instructions
    it draws all instructions. If some points were measured, a second picture has milliseconds across.
    """
    from parity.report.sweep_picture import sweep_picture

    sweep_picture(report, reference).savefig(path)


def reference_figures(records: Sequence[RunRecord], contract: Contract) -> ReferenceFigures | None:
    """Return the figures of the reference lane in the latest run under this contract that has them; None if none
    has.
    """
    lane, sha256 = contract.kpi.reference, contract.sha256()
    contract_records = [record for record in records if record.contract_sha256 == sha256 and not record.is_imported]
    for record in sorted(contract_records, key=lambda record: record.run.started_at or "", reverse=True):
        name = lane or record.reference
        if name and (figures := _figures(record, record.main_launch(name))):
            is_timed = record.run.basis == Basis.MEASURED
            return ReferenceFigures(name, record.step, figures, record.kpi_ms(name) if is_timed else None)
    return None


def _figures(record: RunRecord, launch: str) -> dict[str, float]:
    figures = {name: record.counter(launch, *counter) for name, counter in _COUNTERS.items()}
    return {name: value for name, value in figures.items() if value is not None}
