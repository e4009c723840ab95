"""A sweep's points as a document, and as a picture of the trade-offs."""

from __future__ import annotations

from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parity.errors import InputError, UnavailableError
from parity.report.records.sweep import SweepReport, SweepRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parity.store import SweepPoint

_SUFFIXES = (".svg", ".png", ".pdf")


def sweep_report(study: str, lane: str, points: Sequence[SweepPoint]) -> SweepReport:
    """Every point with its figures, and a mark on the best points among those that use no scratch and did not fail
    verification. If all of these were measured, the fastest is best; else the one with the fewest non-matrix
    instructions per matrix instruction; for kernels without matrix instructions, the one with the fewest instructions.
    """
    usable = [point for point in points if _is_usable(point)]
    by_time = bool(usable) and all(point.ms is not None for point in usable)
    has_matrix = all("non_matrix_per_matrix" in point.figures for point in usable)
    merit = "ms" if by_time else "non_matrix_per_matrix" if has_matrix else "function_instructions"
    merits = {point.key: point.ms if by_time else point.figures.get(merit) for point in usable}
    least = min((of for of in merits.values() if of is not None), default=None)
    best = {key for key, of in merits.items() if of == least}
    rows = [
        SweepRow(**asdict(point), basis="static", ms_basis="measured" if point.ms else None, is_best=point.key in best)
        for point in points
    ]
    return SweepReport(study, lane, merit, rows)


def _is_usable(point: SweepPoint) -> bool:
    known = {"non_matrix_per_matrix", "function_instructions"} & point.figures.keys()
    return bool(known) and not point.figures.get("private_segment_bytes") and point.verification != "failed"


def check_picture(path: Path) -> None:
    """Raises InputError for a path where no picture can be written, UnavailableError without matplotlib."""
    if path.suffix not in _SUFFIXES:
        raise InputError(f"--picture: '{path}' ends in none of {', '.join(_SUFFIXES)}")
    if not path.absolute().parent.is_dir():
        raise InputError(f"--picture: the folder {path.absolute().parent} does not exist")
    if find_spec("matplotlib") is None:
        raise UnavailableError("--picture needs matplotlib: pip install 'parity[plot]'")


def draw(report: SweepReport, path: Path) -> None:
    """Draws non-matrix instructions per matrix instruction over VGPRs (static); for kernels without matrix instructions
    it draws all instructions. Color shows occupancy, size shows LDS, crosses mark spills.

    If some points were measured, a second picture has milliseconds on its horizontal axis.
    """
    from matplotlib.figure import Figure

    merit, label = "non_matrix_per_matrix", "non-matrix per matrix instruction, hot loop (static)"
    if not any(merit in row.figures for row in report.points):
        merit, label = "function_instructions", "instructions (static)"
    points = [row for row in report.points if merit in row.figures]
    timed = [row for row in points if row.ms is not None]
    figure = Figure(figsize=(8 if not timed else 15, 5.5), layout="constrained")
    axes = figure.subplots(1, 2 if timed else 1, squeeze=False)[0]
    _scatter(figure, axes[0], points, [row.figures["next_free_vgpr"] for row in points], merit)
    axes[0].set_xlabel("VGPRs of a work-item (static)")
    axes[0].set_ylabel(label)
    if timed:
        _scatter(figure, axes[1], timed, [row.ms or 0.0 for row in timed], merit)
        axes[1].set_xlabel("milliseconds (measured)")
    figure.suptitle(f"{report.study}, {report.lane} lane: {len(points)} points", parse_math=False)
    figure.savefig(path)


def _scatter(figure: Any, axes: Any, rows: list[SweepRow], x: list[float], merit: str) -> None:
    figures = [row.figures for row in rows]
    waves = [of.get("waves_per_simd", 0.0) for of in figures]
    sizes = [30 + of.get("lds_bytes", 0.0) / 512 for of in figures]
    at = x, [of[merit] for of in figures]
    drawn = axes.scatter(*at, c=waves, s=sizes, cmap="viridis", alpha=0.8, edgecolors="black", linewidths=0.5)
    spilled = [n for n, of in enumerate(figures) if of.get("private_segment_bytes")]
    axes.scatter([at[0][n] for n in spilled], [at[1][n] for n in spilled], marker="x", c="red", label="spills")
    for n, row in enumerate(rows):
        if row.is_best:
            text = ", ".join(f"{name}={value}" for name, value in row.parameters.items())
            axes.annotate(
                text, (at[0][n], at[1][n]), xytext=(6, 6), textcoords="offset points", fontsize=8, parse_math=False
            )
    axes.grid(alpha=0.3)
    if spilled:
        axes.legend()
    figure.colorbar(drawn, ax=axes, label="waves per SIMD (static); larger: more LDS")
