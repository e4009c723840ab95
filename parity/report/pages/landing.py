"""The first page of several studies: what moved lately, and a card for each, by operator and architecture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from parity.records import FALLEN, Basis, Verdict
from parity.report.overviews import trends_of
from parity.report.pages.names import file_name, flowed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parity.report.pages.study import StudyPage
    from parity.report.records.overview import Trend
    from parity.report.records.steps import StepRow

_LATELY = 6
_WIDE, _HIGH, _EDGE = 240, 48, 5  # of the line over the steps, in pixels
_DECIDED = (Verdict.KEEP, Verdict.REJECT, Verdict.INVALID)


class Point(NamedTuple):
    """A step on the line: where it stands, and whether it was kept."""

    x: float
    y: float
    is_kept: bool


@dataclass(frozen=True)
class Change:
    """A figure as the first step has it, and as the baseline or else the latest step has it."""

    name: str
    then: float
    now: float
    steps: tuple[str, str]
    basis: str


@dataclass(frozen=True)
class Card:
    """A study on the first page; `folder` has its pages."""

    folder: str
    page: StudyPage

    @cached_property
    def _rows(self) -> list[StepRow]:
        return [row for row in self.page.steps.rows if row.is_numbered and not row.other_contract]

    @cached_property
    def trend(self) -> Trend | None:
        """The figure that the line shows."""
        return next(iter(trends_of(self._rows, self.page.candidate)), None)

    @cached_property
    def line(self) -> list[list[Point]]:
        """The trend's line, in pieces without gaps."""
        trend, rows = self.trend, self._rows
        if trend is None:
            return []
        least, top, _ = trend.ends
        span = (top - least) or 1.0
        step = (_WIDE - 2 * _EDGE) / max(1, len(rows) - 1)
        pieces = []
        for is_known, numbers in groupby(range(len(rows)), key=lambda at: trend.values[at] is not None):
            if is_known:
                pieces.append([_point(at, trend.values[at] or 0.0, rows[at], (least, span, step)) for at in numbers])
        return pieces

    @cached_property
    def change(self) -> Change | None:
        """The gap then and now where steps were timed, else the candidate's instructions per unit of work."""
        standing = [row for row in self._rows if row.verdict not in FALLEN]
        timed = [row for row in standing if row.ratio is not None]
        baseline, name = self.page.baseline, f"{self.page.candidate} / {self.page.reference}"
        if timed and (now := baseline if baseline and baseline.ratio else timed[-1]).ratio and timed[0].ratio:
            return Change(name, timed[0].ratio, now.ratio, (timed[0].step, now.step), now.time_basis or "")
        worked = [row for row in standing if row.work is not None]
        if worked and worked[0].work and worked[-1].work and worked[0].work_name == worked[-1].work_name:
            steps = worked[0].step, worked[-1].step
            return Change(
                worked[-1].work_name or "", worked[0].work, worked[-1].work, steps, worked[-1].work_basis or ""
            )
        return None

    @property
    def is_cut(self) -> bool:
        """Whether the line has values that stand lower than they are."""
        return self.trend is not None and self.trend.ends[2]

    @property
    def awaiting(self) -> list[str]:
        """The steps that only a GPU can decide."""
        rows = (row for row in self._rows if row.verdict == Verdict.INCONCLUSIVE)
        return [row.step for row in rows if row.basis not in (Basis.MEASURED, Basis.IMPORTED)]

    @property
    def rank(self) -> int:
        """0 for a study that was measured, 1 for one whose times somebody else logged, 2 for one without times."""
        bases = {row.time_basis for row in self._rows}
        return 0 if Basis.MEASURED in bases else 1 if Basis.IMPORTED in bases else 2


def _point(at: int, value: float, row: StepRow, scale: tuple[float, float, float]) -> Point:
    least, span, step = scale
    part = min(1.0, (value - least) / span)
    return Point(round(_EDGE + at * step, 1), round(_HIGH - _EDGE - part * (_HIGH - 2 * _EDGE), 1), row.word == "keep")


@dataclass(frozen=True)
class Group:
    """The studies of an operator on an architecture."""

    operator: str
    arch: str
    cards: list[Card]


class Moved(NamedTuple):
    """A step that was decided lately."""

    card: Card
    row: StepRow


@dataclass(frozen=True)
class Landing:
    """What the first page shows."""

    groups: list[Group]
    lately: list[Moved]

    def words(self) -> Iterator[list[str]]:
        """Yield what the search looks through: folder, study, step, kind and text, and the page's name."""
        for group in self.groups:
            for card in group.cards:
                for step, kind, text in card.page.words:
                    yield [
                        card.folder,
                        card.page.name,
                        step or "",
                        kind,
                        flowed(text),
                        file_name(step) if step else "index",
                    ]


def landing(studies: Sequence[tuple[str, StudyPage]]) -> Landing:
    """Arrange studies, each with its folder: those that were measured come first."""
    cards = sorted((Card(folder, page) for folder, page in studies), key=lambda card: (card.rank, card.page.name))
    together: dict[tuple[str, str], list[Card]] = {}
    for card in cards:
        together.setdefault((card.page.operator, card.page.arch), []).append(card)
    decided = [
        Moved(card, row)
        for card in cards
        for row in card.page.steps.rows
        if row.started_at and row.verdict in _DECIDED and row.basis != Basis.IMPORTED
    ]
    lately = sorted(decided, key=lambda moved: moved.row.started_at or "", reverse=True)[:_LATELY]
    return Landing([Group(operator, arch, cards) for (operator, arch), cards in together.items()], lately)
