"""Which launches of a profile count: those on one agent, after the first ones, that end after they begin."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from parity.records import CounterValue, Dispatch, ProfileRow

Launch = tuple[str | None, int]  # what distinguishes launches of a file: agent and number
Value = TypeVar("Value")
_ACCUMULATED = "SQ_ACCUM_PREV_HIRES"


def launch_of(row: Dispatch | CounterValue) -> Launch:
    return row.agent, row.dispatch


@dataclass
class Launches:
    """Tells which launches of one file count. `first` are those to be left out as warm-up; `agents` are all that were
    seen, with their launches.
    """

    agent: str | None
    first: set[Launch]
    agents: Counter[str] = field(default_factory=Counter)
    _dropped: set[Launch] = field(default_factory=set)
    _numbers: set[int] = field(default_factory=set)

    def why_not(self, row: Dispatch) -> str:
        """Return why a launch does not count; empty if it does."""
        if row.agent is not None:
            self.agents[row.agent] += 1
        why = ""
        if self.agent is not None and row.agent != self.agent:
            why = "on other agents"
        elif row.duration_ns is not None and row.duration_ns < 0:
            why = "end before they begin"
        elif self.first and launch_of(row) in self.first:
            why = "warm-up"
        if why:
            self.drop(row)
        return why

    def drop(self, row: Dispatch) -> None:
        """Leave out the counters of a launch."""
        self._dropped.add(launch_of(row))
        self._numbers.add(row.dispatch)

    def counts(self, row: CounterValue) -> bool:
        """Return whether a counter is of a launch that counts. One whose agent is not known goes by its number."""
        return launch_of(row) not in self._dropped if row.agent is not None else row.dispatch not in self._numbers


def first_launches(
    rows: Iterable[ProfileRow], count: int, agent: str | None, group: Callable[[str], str | None]
) -> set[Launch]:
    """Return the first `count` launches on an agent of every group of kernels, by time, else by number. `group` gives
    the group that a kernel belongs to; None if it belongs to none.
    """
    launches_by_group: dict[str, list[tuple[int, int, Launch]]] = {}
    for row in rows if count else ():
        if isinstance(row, Dispatch) and agent in (None, row.agent) and (name := group(row.kernel)) is not None:
            launches_by_group.setdefault(name, []).append((row.start_ns or 0, row.dispatch, launch_of(row)))
    earliest = (
        heapq.nsmallest(count, launches, key=lambda timed_launch: timed_launch[:2])
        for launches in launches_by_group.values()
    )
    return {launch for launches in earliest for _, _, launch in launches}


def level_named(counters: dict[str, Value]) -> dict[str, Value]:
    """Return one file's counters, in which SQ_ACCUM_PREV_HIRES is called after the level counter that it accumulates:
    the only one beside it (SQ_LEVEL_WAVES_ACCUM). Where there are several, nobody can say, and it keeps its name.
    """
    levels = [name for name in counters if name.startswith("SQ_") and "LEVEL" in name]
    if _ACCUMULATED not in counters or len(levels) != 1:
        return counters
    return {f"{levels[0]}_ACCUM" if name == _ACCUMULATED else name: value for name, value in counters.items()}
