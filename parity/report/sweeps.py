"""A sweep's points as a document and as a picture of the trade-offs."""

from __future__ import annotations

from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parity.errors import InputError, UnavailableError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parity.store import SweepPoint

Document = dict[str, Any]
_SUFFIXES = (".svg", ".png", ".pdf")


def sweep_document(study: str, lane: str, points: Sequence[SweepPoint]) -> Document:
    """Every point with its figures, and which are best of those without a spill and not found wrong: the fastest if all
    of them were measured, else those with the fewest non-matrix instructions, or of kernels without matrix
    instructions the shortest.
    """
    rows = [{**asdict(point), "basis": "static", "ms_basis": point.ms and "measured"} for point in points]
    usable = [row for row in rows if _is_usable(row)]
    by_time = bool(usable) and all(row["ms"] is not None for row in usable)
    has_matrix = all("non_matrix_per_matrix" in row["figures"] for row in usable)
    merit = "ms" if by_time else "non_matrix_per_matrix" if has_matrix else "function_instructions"
    merits = [row["ms"] if by_time else row["figures"].get(merit) for row in usable]
    least = min(merits, default=None)
    best = [row["key"] for row, of in zip(usable, merits, strict=True) if of == least]
    for row in rows:
        row["is_best"] = row["key"] in best
    return {"study": study, "lane": lane, "best_by": merit, "points": rows}


def _is_usable(row: Document) -> bool:
    figures = row["figures"]
    known = {"non_matrix_per_matrix", "function_instructions"} & figures.keys()
    return bool(known) and not figures.get("private_segment_bytes") and row["verification"] != "failed"


def check_picture(path: Path) -> None:
    """Raises InputError for a picture that cannot be written, UnavailableError without matplotlib."""
    if path.suffix not in _SUFFIXES:
        raise InputError(f"--picture: '{path}' ends in none of {', '.join(_SUFFIXES)}")
    if not path.absolute().parent.is_dir():
        raise InputError(f"--picture: the folder {path.absolute().parent} does not exist")
    if find_spec("matplotlib") is None:
        raise UnavailableError("--picture needs matplotlib: pip install 'parity[plot]'")


def draw(document: Document, path: Path) -> None:
    """Non-matrix instructions per matrix instruction, or of kernels without any all instructions, over VGPRs (static):
    color is occupancy, size LDS, crosses spill.

    Where something was measured, a second picture shows milliseconds over the same.
    """
    from matplotlib.figure import Figure

    merit, label = "non_matrix_per_matrix", "non-matrix per matrix instruction, hot loop (static)"
    if not any(merit in row["figures"] for row in document["points"]):
        merit, label = "function_instructions", "instructions (static)"
    points = [row for row in document["points"] if merit in row["figures"]]
    timed = [row for row in points if row["ms"] is not None]
    figure = Figure(figsize=(8 if not timed else 15, 5.5), layout="constrained")
    axes = figure.subplots(1, 2 if timed else 1, squeeze=False)[0]
    _scatter(figure, axes[0], points, [row["figures"]["next_free_vgpr"] for row in points], merit)
    axes[0].set_xlabel("VGPRs of a work-item (static)")
    axes[0].set_ylabel(label)
    if timed:
        _scatter(figure, axes[1], timed, [row["ms"] for row in timed], merit)
        axes[1].set_xlabel("milliseconds (measured)")
    figure.suptitle(f"{document['study']}, {document['lane']} lane: {len(points)} points", parse_math=False)
    figure.savefig(path)


def _scatter(figure: Any, axes: Any, rows: list[Document], x: list[float], merit: str) -> None:
    figures = [row["figures"] for row in rows]
    waves = [of.get("waves_per_simd", 0.0) for of in figures]
    sizes = [30 + of.get("lds_bytes", 0.0) / 512 for of in figures]
    at = x, [of[merit] for of in figures]
    drawn = axes.scatter(*at, c=waves, s=sizes, cmap="viridis", alpha=0.8, edgecolors="black", linewidths=0.5)
    spilled = [n for n, of in enumerate(figures) if of.get("private_segment_bytes")]
    axes.scatter([at[0][n] for n in spilled], [at[1][n] for n in spilled], marker="x", c="red", label="spills")
    for n, row in enumerate(rows):
        if row["is_best"]:
            text = ", ".join(f"{name}={value}" for name, value in row["parameters"].items())
            axes.annotate(
                text, (at[0][n], at[1][n]), xytext=(6, 6), textcoords="offset points", fontsize=8, parse_math=False
            )
    axes.grid(alpha=0.3)
    if spilled:
        axes.legend()
    figure.colorbar(drawn, ax=axes, label="waves per SIMD (static); larger: more LDS")
