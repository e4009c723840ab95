"""Whether a kernel takes less time on inputs that it has seen: a sequential paired test, a pure function of samples."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from parity.gate.stats import paired_test
from parity.records import PairedTest

MEMORY_LOOKS = (16, 32, 64, 128)  # pairs after which it is asked
MEMORY_ALPHA = 1e-4  # how often equal work may be called remembered, over all looks together
_BEYOND_ALPHA = 1e-3


class Memory(StrEnum):
    """What pairs show: that a kernel remembers its inputs, that it does not, or neither yet."""

    SHOWN = "remembers"
    NONE = "does not remember"
    OPEN = "not shown"


@dataclass(frozen=True)
class MemoryLook:
    """A look at pairs of launches: on inputs that the kernel has seen, against new ones."""

    memory: Memory
    test: PairedTest | None

    @property
    def is_over(self) -> bool:
        """Whether no more pairs are needed or due."""
        return self.memory is not Memory.OPEN or self.pairs >= MEMORY_LOOKS[-1]

    @property
    def pairs(self) -> int:
        return self.test.pairs if self.test else 0

    def sentence(self) -> str:
        """Say what was found, with the interval: the difference is that of seen inputs."""
        if self.test is None:
            return f"{self.memory}: the clock gives no time for a single launch"
        return f"{self.memory}: on inputs that it has seen, {self.test.sentence()}"


def look_for_memory(delta: float, seen: Sequence[float], new: Sequence[float]) -> MemoryLook:
    """Compare times in seconds on inputs that a kernel has seen with those on new ones, pair by pair.

    It remembers if seen ones take less time by at least delta, signed ranks say so at MEMORY_ALPHA, divided by the
    number of looks (Bonferroni), and at _BEYOND_ALPHA that it is more than half of delta, as less may remain of caches
    and clocks. It does not if the interval leaves out a difference of delta. Pairs without a time,
    for which a clock is too coarse, are left out. Basis: measured.
    """
    timed = [pair for pair in zip(seen, new, strict=True) if all(0 < time < math.inf for time in pair)]
    if not timed:
        return MemoryLook(Memory.OPEN, None)
    test = paired_test([one for one, _ in timed], [other for _, other in timed])
    beyond = paired_test([one * math.exp(delta / 2) for one, _ in timed], [other for _, other in timed])
    is_beyond = test.effect <= -delta and beyond.p_faster < _BEYOND_ALPHA
    if test.p_faster < MEMORY_ALPHA / len(MEMORY_LOOKS) and is_beyond:
        return MemoryLook(Memory.SHOWN, test)
    return MemoryLook(Memory.NONE if test.low > math.expm1(-delta) else Memory.OPEN, test)
