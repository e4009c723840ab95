"""The front of two figures, and points that are one and the same; and labels that are never placed on each other."""

from random import Random

import pytest

from parity.report.pareto import MergedPoint, Point, front_of, merged
from parity.report.placing import Box, Places


def on_front(*places: tuple[float, float]) -> list[tuple[float, float]]:
    return front_of(merged(Point(x, y, f"{x} {y}") for x, y in places))


def test_the_front_is_what_nothing_beats_in_both_figures() -> None:
    assert on_front((1, 5), (2, 3), (3, 3), (2, 4), (4, 1), (5, 1)) == [(1, 5), (2, 3), (4, 1)]
    assert on_front() == []
    assert on_front((7, 7)) == [(7, 7)]


@pytest.mark.parametrize("seed", range(20))
def test_it_is_the_same_as_by_comparing_all_with_all(seed: int) -> None:
    draw = Random(seed)
    places = [(draw.randrange(12), draw.randrange(12)) for _ in range(draw.randrange(1, 60))]
    best = {(x, y) for x, y in places if not any(a <= x and b <= y and (a, b) != (x, y) for a, b in places)}
    assert on_front(*places) == sorted(best)


def test_points_of_one_place_and_look_are_one() -> None:
    points = [Point(2, 1, "a"), Point(1, 2, "b"), Point(2, 1, "c"), Point(2, 1, "d", look="spills", competes=False)]
    assert merged(points) == [
        MergedPoint(1, 2, ("b",), None, True),
        MergedPoint(2, 1, ("a", "c"), None, True),
        MergedPoint(2, 1, ("d",), "spills", False),
    ]
    assert [point.count for point in merged(points)] == [1, 2, 1]


def test_what_does_not_compete_hides_nothing() -> None:
    points = [Point(1, 1, "spills", competes=False), Point(2, 2, "whole")]
    assert [(point.labels[0], point.is_on_front) for point in merged(points)] == [("spills", False), ("whole", True)]


def test_labels_are_placed_on_no_other_and_inside() -> None:
    draw, frame = Random(1), Box(0, 0, 600, 400)
    points = [(draw.uniform(0, 600), draw.uniform(0, 400)) for _ in range(60)]
    places = Places(frame, [Box.around(x, y, 12, 12) for x, y in points])
    placed = [places.place(x, y, 40, 14, 6) for x, y in points]
    boxes = [box for box in placed if box is not None]
    assert len(boxes) == len(points)
    assert all(box.is_inside(frame) for box in boxes)
    assert not any(box.overlaps(other) for n, box in enumerate(boxes) for other in boxes[:n])


def test_a_label_without_room_is_not_placed() -> None:
    assert Places(Box(0, 0, 30, 30)).place(15, 15, 40, 10, 5) is None
    full = Places(Box(0, 0, 100, 100), labels=[Box(0, 0, 100, 100)])
    assert full.place(50, 50, 10, 10, 5) is None
