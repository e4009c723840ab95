"""Where labels go beside what they name: on no other label, and inside of their frame."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

_DIRECTIONS = (45, 135, -45, -135, 90, -90, 0, 180, 20, 160, -20, -160, 70, 110, -70, -110)
_ROUNDS = 14
_CORNER = 0.71  # from 45 degrees on, half of the label is beside the point, or above it


@dataclass(frozen=True)
class Box:
    """A rectangle; the unit is the renderer's."""

    left: float
    bottom: float
    right: float
    top: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> "Box":
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    def overlaps(self, other: "Box") -> bool:
        return (
            self.left < other.right and other.left < self.right and self.bottom < other.top and other.bottom < self.top
        )

    def is_inside(self, other: "Box") -> bool:
        return (
            self.left >= other.left
            and self.right <= other.right
            and self.bottom >= other.bottom
            and self.top <= other.top
        )


@dataclass
class Places:
    """What is placed in a frame so far. A label avoids `marks` where it can, and `labels` always."""

    frame: Box
    marks: list[Box] = field(default_factory=list)
    labels: list[Box] = field(default_factory=list)

    def place(self, x: float, y: float, width: float, height: float, gap: float) -> Box | None:
        """Take the nearest free place for a label of that size beside a point; return None where there is none."""
        for avoided in (self.labels + self.marks, self.labels):
            for box in _around(x, y, width, height, gap):
                if box.is_inside(self.frame) and not any(box.overlaps(other) for other in avoided):
                    self.labels.append(box)
                    return box
        return None


def _around(x: float, y: float, width: float, height: float, gap: float) -> Iterator[Box]:
    """Place around a point, the near ones first. In every direction the label's nearest side or corner is that far."""
    for turn in range(_ROUNDS):
        distance = gap * (1 + 0.8 * turn)
        for angle in map(math.radians, _DIRECTIONS):
            across, up = math.cos(angle), math.sin(angle)
            sideways, upwards = (max(-0.5, min(0.5, _CORNER * component)) for component in (across, up))
            yield Box.around(
                x + across * distance + sideways * width, y + up * distance + upwards * height, width, height
            )
