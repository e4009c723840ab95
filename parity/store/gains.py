"""Steps that have less of something than their parents: what has helped before."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sqlalchemy import text

from parity.store.database import Database

_MATRIX = "hot_loop.matrix"
_QUERY = """
    SELECT p.run_id, rr.run_id, p.study, p.step, run.title, p.verdict, run.basis, run.arch, n.scope || '.' || n.name,
           c.value
    FROM parents p
    JOIN run ON run.id = p.run_id
    JOIN run_reading rr ON rr.run_id IN (p.run_id, p.parent_run_id) AND rr.lane = p.candidate
    JOIN reading_counter c ON c.reading_id = rr.reading_id
    JOIN counter_name n ON n.id = c.name_id
    WHERE p.verdict IN ('keep', 'inconclusive')
"""


class Gain(NamedTuple):
    """A step with the sum of some counters of its judged lane, and what its parent has; per matrix instruction of the
    hot loop where both have any.
    """

    study: str
    step: str
    title: str
    verdict: str
    basis: str
    arch: str
    mine: float
    parents: float


class Gains:
    """Reads a lab book's counters of steps and of their parents, once."""

    def __init__(self, database: Database, arch: str) -> None:
        self._arch = arch
        self._heads: dict[int, tuple[str, str, str, str, str, str]] = {}
        self._figures: dict[tuple[int, bool], dict[str, float]] = defaultdict(dict)
        with database.reading() as connection:
            for run, of_run, *head, name, value in connection.execute(text(_QUERY)):
                self._heads[run] = tuple(head)
                self._figures[run, run == of_run][name] = value

    def less_of(self, figures: Iterable[str], most: float) -> list[Gain]:
        """Return the steps whose sum of these counters (`hot_loop_class.barrier`) is at most that share of their
        parent's: those of this architecture first, of these those that were kept, then by how much less it is.
        """
        found = list(self._compared([*figures]))
        some = [gain for gain in found if gain.mine <= most * gain.parents]
        return sorted(
            some,
            key=lambda gain: (gain.arch != self._arch, gain.verdict != "keep", gain.mine / gain.parents, gain[:2]),
        )

    def _compared(self, figures: list[str]) -> Iterator[Gain]:
        for run, head in self._heads.items():
            mine, theirs = self._figures[run, True], self._figures[run, False]
            if not any(name in theirs for name in figures) or not mine:
                continue
            is_loop = figures[0].startswith("hot_loop_class.")
            works = (mine.get(_MATRIX), theirs.get(_MATRIX)) if is_loop else (1.0, 1.0)
            if bool(works[0]) != bool(works[1]):
                continue  # there is no work that both do
            one, other = (
                sum(side.get(name, 0.0) for name in figures) / (work or 1.0)
                for side, work in zip((mine, theirs), works, strict=True)
            )
            if other > 0:
                yield Gain(*head, one, other)
