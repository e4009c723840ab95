"""Which point of a sweep is marked as the best one."""

from dataclasses import replace
from typing import Any

import pytest

from parity.report.sweeps import sweep_report
from parity.store import SweepPoint


def point(instructions: float, **parameters: int) -> SweepPoint:
    named = {name.replace("_", "."): value for name, value in parameters.items()}
    figures: dict[str, Any] = {
        "next_free_vgpr": 1.0,
        "private_segment_bytes": 0.0,
        "function_instructions": instructions,
    }
    return SweepPoint(
        key=str(named), study="s", lane="l", arch="gfx1151", parameters=named, toolchain="", figures=figures
    )


def test_of_equal_points_the_one_with_more_waves_is_best() -> None:
    points = [point(40, waves_per_eu=number) for number in range(3)]
    for one, waves in zip(points, (8.0, 2.0, 8.0), strict=True):
        one.figures["waves_per_simd"] = waves
    assert [row.is_best for row in sweep_report("s", "l", points).points] == [True, False, True]


@pytest.mark.parametrize(
    ("points", "best"),
    [
        ([point(40, stages=2), point(53, stages=3)], 0),
        ([point(40, block_rows=16), point(53, block_rows=32)], 1),  # twice the tile for a third more
        ([point(40, block_rows=16), point(90, block_rows=32)], 0),
        ([point(40, threads=128), point(25, threads=256)], 0),  # twice as many work-items run it
        ([point(40, threads=128), point(15, threads=256)], 1),
    ],
)
def test_instructions_are_compared_for_what_they_do(points: list[SweepPoint], best: int) -> None:
    assert [row.is_best for row in sweep_report("s", "l", points).points] == [at == best for at in range(2)]


def test_the_best_by_each_basis_are_named_apart() -> None:
    points = [replace(point(40 + number, stages=number), ms=ms) for number, ms in enumerate((3.0, 2.0, 4.0))]
    predicted = {one.key: us for one, us in zip(points, (900.0, 900.0, 800.0), strict=True)}
    report = sweep_report("s", "l", points, predicted)
    assert report.best == {"static": [{"stages": 0}], "predicted": [{"stages": 2}], "measured": [{"stages": 1}]}
    assert report.best_by == "ms"
    assert [row.is_best for row in report.points] == [False, True, False]
    wrong = [replace(points[0], verification="failed"), *points[1:]]
    assert sweep_report("s", "l", wrong, predicted).best["static"] == [{"stages": 1}]
    assert "predicted" not in sweep_report("s", "l", points).best
