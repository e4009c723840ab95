"""The picture of a sweep: no text on another or out of the figure, and nobody's text read as anything but text."""

from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import matplotlib
import pytest
from books import row
from matplotlib.figure import Figure
from matplotlib.text import Text
from matplotlib.transforms import Bbox

from parity.contract import Contract
from parity.report.records.sweep import ReferenceFigures, SweepReport
from parity.report.sweep_panels import Mark, group_name, sweep_panels, varying
from parity.report.sweep_picture import sweep_picture
from parity.report.sweeps import draw, reference_figures, sweep_report
from parity.store import RunRecord, SweepPoint
from parity.store.schema import RunRow, TimingRow

REFERENCE = ReferenceFigures("hip", "step18", {"next_free_vgpr": 241.0, "non_matrix_per_matrix": 4.375}, 30.9)
LONG = "x" * 10_000


def point(number: int, draw: Random, parameters: dict[str, Any], **more: Any) -> SweepPoint:
    """A point as sweeps of gfx1151 have them: few registers cost work, many spill."""
    registers = draw.choice([96, 128, 160, 190, 210, 232, 241, 248, 256])
    work = 4 + (260 - registers) / 12 * draw.random() + 3 * draw.random()
    figures = {
        "next_free_vgpr": registers,
        "non_matrix_per_matrix": work,
        "lds_bytes": 8192 * parameters["num_stages"],
        "waves_per_simd": max(4, 1536 // registers),
        "function_instructions": 1000 * work,
    }
    if registers == 256:
        figures["private_segment_bytes"] = 64
    float_figures = {name: float(value) for name, value in figures.items()}
    return SweepPoint(str(number), "gfx1151", "triton", "gfx1151", parameters, "triton 3.6.0", float_figures, **more)


def points(seed: int, *, verified: bool = False, timed: bool = False) -> list[SweepPoint]:
    """48 combinations, of which waves_per_eu changes nothing."""
    made = []
    for number, (stages, waves, block, pingpong) in enumerate(product((1, 2, 3), (0, 1, 2, 4), (64, 128), (0, 1))):
        same = Random(f"{seed} {stages} {block} {pingpong}")
        parameters = {
            "num_stages": stages,
            "waves_per_eu": waves,
            "block.m": block,
            "env.TRITON_HIP_USE_BLOCK_PINGPONG": pingpong,
        }
        sweep_point = point(number, same, parameters)
        ms = 40 + 9 * same.random() if timed else None
        made.append(
            replace(sweep_point, ms=ms, verification=same.choice(["verified", "failed", None]) if verified else None)
        )
    made[7] = replace(made[7], figures={}, failure="error (in make_ttgir)")
    return made


def report(sweep_points: list[SweepPoint], study: str = "gfx1151") -> SweepReport:
    return sweep_report(study, "triton", sweep_points)


def texts(figure: Figure) -> dict[str, Bbox]:
    """Every text that is drawn, with its place; ticks out of view are not drawn."""
    figure.draw_without_rendering()
    hidden: set[Text] = set()
    for axes in figure.axes:
        for axis, view in ((axes.xaxis, axes.viewLim.intervalx), (axes.yaxis, axes.viewLim.intervaly)):
            low, high = sorted(view)
            hidden |= {tick.label1 for tick in axis.get_major_ticks() if not low <= tick.get_loc() <= high}
            hidden |= {label for tick in axis.get_major_ticks() for label in (tick.label2,)}
    drawn = [text for text in figure.findobj(Text) if isinstance(text, Text) and text.get_text() and text not in hidden]
    return {
        f"{number}: {text.get_text()}": text.get_window_extent()
        for number, text in enumerate(drawn)
        if text.get_visible()
    }


def assert_legible(figure: Figure) -> None:
    named_boxes = list(texts(figure).items())
    whole = figure.bbox
    outside = [
        name
        for name, box in named_boxes
        if box.x0 < whole.x0 or box.x1 > whole.x1 or box.y0 < whole.y0 or box.y1 > whole.y1
    ]
    assert outside == []
    overlapping = [
        (name, other)
        for n, (name, box) in enumerate(named_boxes)
        for other, theirs in named_boxes[:n]
        if box.x0 < theirs.x1 and theirs.x0 < box.x1 and box.y0 < theirs.y1 and theirs.y0 < box.y1
    ]
    assert overlapping == []


def said(figure: Figure) -> str:
    return "\n".join(texts(figure))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("more", [{}, {"verified": True, "timed": True}])
def test_no_text_is_on_another_or_out_of_the_figure(seed: int, more: dict[str, bool]) -> None:
    figure = sweep_picture(report(points(seed, **more)), REFERENCE)
    assert_legible(figure)
    figure_text = said(figure)
    for part in (
        "VGPRs of a work-item (static)",
        "waves per SIMD (static)",
        "Basis: static",
        "hip, step18",
        "reference: hip lane of step18, as recorded",
        "47 of 48 combinations have figures",
        " x",
    ):
        assert part in figure_text
    assert ("milliseconds (measured)" in figure_text) == bool(more)


def test_hostile_text_is_text_and_keeps_its_place() -> None:
    """A formula that is none, control characters, letters that the font lacks, 10,000 of them."""
    values = {1: "$\\frac{" + LONG, 2: "\x1b[31m$\\frac{\n", 3: "日本語 \u202e"}
    hostile = [
        replace(
            sweep_point,
            parameters={f"$\\{LONG}": values[sweep_point.parameters["num_stages"]], **sweep_point.parameters},
        )
        for sweep_point in points(3)
    ]
    reference = replace(REFERENCE, lane="$\\hip$" * 200, step="step\x07")
    figure = sweep_picture(report(hostile, "$\\frac\x1b[2J" * 40), reference)
    assert_legible(figure)
    assert "\\x1b[31m$\\frac{\\x0a" in said(figure)
    assert not any(letter in said(figure) for letter in ("\x1b", "\x07", "\u202e", "日"))


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_it_is_written_whatever_the_user_has_set(tmp_path: Path, suffix: str) -> None:
    with matplotlib.rc_context({"text.usetex": True, "font.size": 40.0}):
        draw(report(points(1)), tmp_path / f"a{suffix}", REFERENCE)
        assert_legible(sweep_picture(report(points(1)), REFERENCE))
    assert 5_000 < (tmp_path / f"a{suffix}").stat().st_size < 300_000


@pytest.mark.parametrize("numbers", [[], [1], [1, 2]])
def test_few_points_and_none_are_drawn_too(numbers: list[int]) -> None:
    some = [point(number, Random(number), {"num_stages": number}) for number in numbers]
    assert_legible(sweep_picture(report(some), None))
    lacking = [replace(sweep_point, figures={}, failure="error") for sweep_point in some]
    assert_legible(sweep_picture(report(lacking), REFERENCE))


def test_figures_far_apart_and_many_occupancies_are_drawn() -> None:
    far = [
        replace(
            sweep_point,
            figures={**sweep_point.figures, "non_matrix_per_matrix": 10.0 ** (n % 5), "waves_per_simd": float(n)},
        )
        for n, sweep_point in enumerate(points(2))
        if sweep_point.figures
    ]
    figure = sweep_picture(report(far), REFERENCE)
    assert_legible(figure)
    assert "logarithmic" in said(figure)


def test_a_kernel_without_matrix_instructions_shows_all_of_them() -> None:
    plain = [
        replace(
            sweep_point, figures={name: value for name, value in sweep_point.figures.items() if "matrix" not in name}
        )
        for sweep_point in points(2)
    ]
    assert "instructions of the kernel (static)" in said(sweep_picture(report(plain)))


def marks(sweep_points: list[SweepPoint]) -> list[Mark]:
    return sweep_panels(report(sweep_points), REFERENCE)[0].marks


def test_points_with_the_same_figures_are_one_mark() -> None:
    sweep_points = points(1)
    assert sum(mark.count for mark in marks(sweep_points)) == 47
    assert len(marks(sweep_points)) <= 12
    assert {mark.name[1] for mark in marks(sweep_points) if mark.count == 4} == {"waves_per_eu=0|1|2|4"}


def test_no_spill_and_no_failed_point_is_on_the_front() -> None:
    (panel,) = sweep_panels(report(points(2, verified=True)), REFERENCE)
    assert all(mark.look.competes for mark in panel.named)
    assert {(mark.x, mark.y) for mark in panel.named} >= set(panel.front)
    assert any(mark.is_best for mark in panel.named)
    assert (panel.reference, panel.named[0].key) == ((241.0, 4.375), "1")


def test_a_long_front_is_named_in_part() -> None:
    many = [
        replace(
            point(n, Random(n), {"num_stages": n}),
            figures={"next_free_vgpr": float(n), "lds_bytes": 0.0, "non_matrix_per_matrix": 100.0 - n},
        )
        for n in range(1, 49)
    ]
    (panel,) = sweep_panels(report(many), None)
    assert (len(panel.named), panel.unnamed) == (20, 28)
    figure = sweep_picture(report(many))
    assert_legible(figure)
    assert "and 28 more" in said(figure)


def test_names_say_what_varies() -> None:
    rows = report(points(1)).points
    assert "num_stages" in varying(rows)
    assert varying(rows[:1]) == [*rows[0].parameters]
    two = [replace(rows[0], parameters={"a": a, "b": b, "c": LONG}) for a, b in ((1, 1), (2, 2))]
    assert varying(two) == ["a", "b"]
    assert group_name(two, ["a", "b"]) == ("a=1", "b=1", "and 1 more")
    assert group_name(two[:1], ["c"]) == (f"c={'x' * 35}…",)


def run(step: str, started: str, contract: Contract, *, basis: str = "static", ms: float | None = None) -> RunRecord:
    counters = {
        ("hip", "resources", "next_free_vgpr"): (240.0, "static"),
        ("hip", "hot_loop", "non_matrix_per_matrix"): (4.5, "static"),
    }
    times = [row(TimingRow, lane="hip", metric="duration_ms", repeat=1, value=ms)] if ms else []
    head = row(RunRow, step=step, started_at=started, basis=basis)
    return RunRecord(head, contract.sha256(), "triton", ("triton", "hip"), timings=times, counters=counters)


def test_the_reference_is_the_latest_run_under_this_contract(step14: Any) -> None:
    contract = step14.contract
    old, new = run("step19", "2026-01-01", contract), run("step14", "2026-02-01", contract, basis="measured", ms=31.0)
    other = replace(run("step20", "2026-03-01", contract), contract_sha256="another")
    imported = run("step11", "2026-04-01", contract, basis="imported")
    bare = replace(run("step21", "2026-05-01", contract), counters={})
    reference = reference_figures([old, new, other, imported, bare], contract)
    assert reference == ReferenceFigures("hip", "step14", {"next_free_vgpr": 240.0, "non_matrix_per_matrix": 4.5}, 31.0)
    assert reference_figures([other, imported, bare], contract) is None
