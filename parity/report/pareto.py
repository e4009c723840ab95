"""Trade-offs of two figures, of both of which less is better: which points are best, and which are one and the same."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    """One point. `look` tells apart what is not the same although it is at one place. What does not compete, such as a
    kernel that spills, is never on the front.
    """

    x: float
    y: float
    label: str
    look: Hashable = None
    competes: bool = True


@dataclass(frozen=True)
class MergedPoint:
    """Points of the same place and look, by their labels in the order in which they were given."""

    x: float
    y: float
    labels: tuple[str, ...]
    look: Hashable
    is_on_front: bool

    @property
    def count(self) -> int:
        return len(self.labels)


def merged(points: Iterable[Point]) -> list[MergedPoint]:
    """Merge the points that are the same, and return all from left to right. A competing point is on the front if no
    other competing point beats it: none is at most as large in both figures and smaller in one. Coordinates must be
    finite.
    """
    groups: dict[tuple[float, float, Hashable, bool], list[str]] = {}
    for point in points:
        groups.setdefault((point.x, point.y, point.look, point.competes), []).append(point.label)
    front = _front({(x, y) for x, y, _look, competes in groups if competes})
    merged_points = [
        MergedPoint(x, y, tuple(labels), look, competes and (x, y) in front)
        for (x, y, look, competes), labels in groups.items()
    ]
    return sorted(merged_points, key=lambda point: (point.x, point.y))


def front_of(points: Iterable[MergedPoint]) -> list[tuple[float, float]]:
    """Return the places of the front, each once, from left to right."""
    return sorted({(point.x, point.y) for point in points if point.is_on_front})


def _front(places: set[tuple[float, float]]) -> set[tuple[float, float]]:
    front: set[tuple[float, float]] = set()
    least = float("inf")
    for x, y in sorted(places):
        if y < least:
            front.add((x, y))
            least = y
    return front
