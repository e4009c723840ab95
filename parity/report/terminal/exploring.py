"""Shows sweeps and grids on a terminal."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from parity.report.figures import number
from parity.report.sweeps import doubts, varies_tile
from parity.report.terminal.layout import new_table, sizes

if TYPE_CHECKING:
    from rich.console import Console

    from parity.explore.grid import ConfigurationUse, GridReport
    from parity.report.records.sweep import MeasuredSweep, SweepReport, SweepRow, SweepTime

_RATIO = "non_matrix_per_matrix"
_MOST_REASONS, _MOST_BEST = 5, 3


def print_grid(console: Console, report: GridReport) -> None:
    """`parity grid`: a row for each tile, with the contract's first, then advice."""
    gpu, size = report.product, report.size
    where = f"{gpu.name} ({gpu.arch}), {gpu.units} units"
    table = new_table(f"{sizes(size)} on {where} (static)")
    for heading in ("tile", "workgroups", "slots", "rounds", "utilization", "of the problem"):
        table.add_column(heading, justify="right")
    for use in (report.own, *report.tiles):
        mark = " *" if use is report.own else ""
        table.add_row(
            f"{' x '.join(map(str, use.tile))}{mark}",
            number(use.workgroups),
            number(use.slots),
            number(use.rounds),
            f"{use.utilization:.1%}",
            f"{use.computed:.1%}",
        )
    console.print(table)
    console.print("* the contract's" if report.study else "* the first of --tiles")
    for text in report.advice:
        console.print(f"- {text}")
    if report.configurations:
        _print_configurations(console, report.configurations)


def _print_configurations(console: Console, uses: list[ConfigurationUse]) -> None:
    """Print the recorded binaries, then what would be needed for one more workgroup in each unit."""
    console.print()
    table = new_table("recorded binaries at the contract's tile (static)")
    for heading in ("lane", "steps", "limited by"):
        table.add_column(heading)
    for heading in ("VGPRs", "LDS B", "waves/SIMD", "per unit", "workgroups", "rounds", "utilization"):
        table.add_column(heading, justify="right")
    for use in uses:
        taken, steps = use.configuration, ", ".join(use.steps)
        figures = [number(taken.next_free_vgpr), number(taken.lds_bytes), number(use.waves_per_simd, 1)]
        table.add_row(
            taken.lane,
            steps,
            use.limited_by,
            *figures,
            number(use.workgroups_per_unit),
            number(use.use.workgroups),
            number(use.use.rounds),
            f"{use.use.utilization:.1%}",
        )
    console.print(table)
    for use in uses:
        for text in use.advice:
            console.print(f"- {use.configuration.lane}, {', '.join(use.steps)}: {text}")


def print_sweep(console: Console, report: SweepReport) -> None:
    """`parity sweep`: a row for each point; the best are marked. A measured sweep's results follow."""
    rows = report.points
    has_conflicts = any(row.emulated for row in rows)
    is_emulated = "; LDS conflicts and cycles of a workgroup emulated" if has_conflicts else ""
    of_model = ("predicted us",) if any(row.predicted_us is not None for row in rows) else ()
    by_model = "; us predicted, not measured" if of_model else ""
    bases = f"static; ms measured{by_model}{is_emulated}"
    table = new_table(f"{report.study}, {report.lane} lane: {len(rows)} points ({bases})")
    names = list(rows[0].parameters) if rows else []
    is_ratio = not rows or any(_RATIO in row.figures for row in rows)
    merit, heading = (_RATIO, "non-matrix/matrix") if is_ratio else ("function_instructions", "instructions")
    of_lds = ("conflicts", "LDS cycles") if has_conflicts else ()
    shown = ("VGPRs", "spills", "scratch B", "LDS B", "waves/SIMD", *of_lds, *of_model, "ms", "verified")
    for name in (*names, heading, *shown):
        table.add_column(name, justify="right", overflow="fold")
    for row in rows:
        cells = [str(row.parameters[name]) for name in names]
        if row.failure:
            table.add_row(*cells, *["–"] * len(shown), "not built", style="red")
            continue
        figure = row.figures.get
        ratio = number(figure(merit), 2 if merit == _RATIO else 0) + (" *" if row.is_best else "")
        counts = [
            number(figure(name), 0) for name in ("next_free_vgpr", "vgpr_spills", "private_segment_bytes", "lds_bytes")
        ]
        style = "bold green" if row.is_best else None
        verified = "refused" if row.is_refused else row.verification or "–"
        waves = number(figure("waves_per_simd"), 1)
        lds = (row.lds_conflicts, number(row.lds_cycles, 0)) if has_conflicts else ()
        us = (number(row.predicted_us, 1),) if of_model else ()
        table.add_row(*cells, ratio, *counts, waves, *lds, *us, number(row.ms), verified, style=style)
    console.print(table)
    _print_failures(console, rows)
    if report.not_built:
        console.print(f"{report.not_built} points more: the budget was not enough: the same command goes on with them.")
    for sentence in doubts(rows):
        console.print(sentence)
    for basis, points in report.best.items():
        named = "; ".join(
            ", ".join(f"{name}={value}" for name, value in point.items()) for point in points[:_MOST_BEST]
        )
        more = f" and {len(points) - _MOST_BEST} more" if len(points) > _MOST_BEST else ""
        console.print(f"best ({basis}): {named}{more}", markup=False)
    if report.measured:
        _print_measured(console, report, report.measured, names)
        return
    per_element = " for each element of the tile" if rows and varies_tile(rows[0].parameters) else ""
    best = {
        "ms": "fastest",
        _RATIO: "fewest non-matrix instructions per matrix instruction",
        "function_instructions": "fewest instructions" + per_element,
    }
    console.print(f"* {best[report.best_by]} without scratch; nothing here is a verdict")


def _print_failures(console: Console, rows: list[SweepRow]) -> None:
    """Why points could not be built or failed verification, each reason once."""
    points: dict[tuple[str, str], list[SweepRow]] = {}
    for row in rows:
        if row.failure:
            points.setdefault(("not built", _in_short(row.failure)), []).append(row)
        elif row.is_refused:
            points.setdefault(("refused by the contract", _in_short(row.detail)), []).append(row)
        elif row.verification == "failed":
            points.setdefault(("failed verification", _in_short(row.detail or "")), []).append(row)
    for (what, reason), failed_rows in [*points.items()][:_MOST_REASONS]:
        first = ", ".join(f"{name}={value}" for name, value in failed_rows[0].parameters.items())
        more = f" and {len(failed_rows) - 1} more" if len(failed_rows) > 1 else ""
        console.print(f"{what}: {first}{more}: {reason}", style="red", soft_wrap=True, markup=False, highlight=False)
    if len(points) > _MOST_REASONS:
        console.print(f"and {len(points) - _MOST_REASONS} other reasons: --json has them", style="red")


def _in_short(text: str) -> str:
    """Return a text's first line, and the stage in which a build failed, which ends the text's last line."""
    first, *more = text.splitlines() or [""]
    stage = more[-1].rpartition("(in ")[2] if more and "(in " in more[-1] else ""
    return f"{first} (in {stage}" if stage else first


def _print_measured(console: Console, report: SweepReport, measured: MeasuredSweep, names: list[str]) -> None:
    """Print what a measured sweep found: the winner first, then the points that went furthest."""
    console.print()
    table = new_table(f"timed by this sweep on {measured.device_name} (measured)")
    for name in (*names, "rung", "pairs", "ratio", "of the time of", "ms", "in the sweep"):
        table.add_column(
            name, justify="left" if name in ("of the time of", "in the sweep") else "right", overflow="fold"
        )
    for row in sorted(report.points, key=_place):
        if (timing := row.in_sweep) is None:
            continue
        against = ", ".join(f"{name}={value}" for name, value in (timing.against or {}).items()) or "–"
        status = f"{timing.status}: {timing.detail}" if timing.detail else timing.status
        cells = [str(row.parameters[name]) for name in names]
        table.add_row(
            *cells,
            number(timing.rung, 0),
            number(timing.pairs or None, 0),
            _ratio(timing),
            against,
            number(timing.ms),
            status,
            style="bold green" if row.is_best else None,
        )
    console.print(table)
    for line in _sentences(report, measured):
        console.print(line, soft_wrap=True)


def _place(row: SweepRow) -> tuple[bool, float, float]:
    timing = row.in_sweep
    is_timed = timing is not None and timing.rung is not None and timing.ratio is not None
    return (
        not row.is_best,
        -(timing.rung or 0) if timing and is_timed else math.inf,
        timing.ratio or 0.0 if timing else 0.0,
    )


def _ratio(timing: SweepTime) -> str:
    if timing.ratio is None or timing.against is None:
        return "–"
    bounds = f" [{timing.ratio_low:.3f}, {timing.ratio_high:.3f}]" if timing.ratio_low is not None else ""
    return f"{timing.ratio:.3f}{bounds}"


def _sentences(report: SweepReport, measured: MeasuredSweep) -> list[str]:
    seconds, share = number(measured.measuring_s, 1), measured.timed_share
    inside = f", {share:.1%} of them inside batches" if share else ""
    lines = [f"sweep {measured.uuid[:8]}: {measured.timed} points timed in {seconds} s{inside}"]
    if not measured.measuring_s:
        lines = [f"sweep {measured.uuid[:8]}: nothing was timed: {measured.ended_by or 'no point was left to time'}"]
    elif measured.ended_by:
        left = f"{measured.not_timed} points were not timed, {measured.undecided} are undecided"
        lines.append(f"ended early: {measured.ended_by}; {left}")
    caveat = "no ratio here is a verdict: a step decides"
    lines.append(f"* the winner, and points with its code; {caveat}" if measured.winner else f"nobody won; {caveat}")
    handover = report.handover
    if handover and handover.file:
        lines.append(f"wrote {handover.file}, which tries the winner")
    lines += [text for text in (handover.note, handover.command) if text] if handover else []
    return lines
