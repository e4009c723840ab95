"""What reading or emulating machine code gives in figures."""

from dataclasses import dataclass, field
from typing import Any

# How many workgroups of the contract's own size an emulated figure is of; without it, it is of the first small problem.
OWN_SIZE = "own_size_workgroups"
# The names of counters: what each scope is about stands in docs/lab_book.md.
RESOURCES = tuple(
    """
    next_free_vgpr vgpr_count vgpr_allocated agpr_count sgpr_count vgpr_spills sgpr_spills private_segment_bytes
    lds_bytes lds_static_bytes wave_size max_threads
    """.split()
)
STATIC_SCOPES = (
    "resources",
    "occupancy",
    "occupancy_limit",
    "function",
    "function_class",
    "hot_loop",
    "hot_loop_class",
)
EMULATED_SCOPES = tuple(
    """
    executed executed_class hot_loop_executed hot_loop_executed_class waits lds global per_unit issued
    """.split()
)


@dataclass(frozen=True)
class MemoryInstruction:
    """What one LDS or global instruction did in an emulated run: its assembly line and text, wave accesses, LDS cycles
    and conflict cycles, distinct aligned segments of 32, 64 and 128 bytes, bytes asked for, and lanes off their natural
    alignment. The figures of the other memory space are zero.
    """

    line: int
    text: str
    space: str
    accesses: int
    cycles: int
    conflict_cycles: int
    segments_32: int
    segments_64: int
    segments_128: int
    bytes_asked: int
    misaligned_lanes: int


# The versions of what reading and emulating a code object say. Raise one when the same machine code gives other ones.
READER_VERSION, EMULATOR_VERSION = 2, 2


@dataclass(frozen=True)
class StaticReading:
    """What reading a code object gives: figures by (scope, name), and each finding's fields."""

    counters: dict[tuple[str, str], float]
    findings: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class LaunchCounters:
    """What the emulator counted in one launch: figures by (scope, name), its memory instructions, and by line of the
    assembly text how many wave-instructions ran.
    """

    counters: dict[tuple[str, str], float]
    memory: tuple[MemoryInstruction, ...] = ()
    lines: dict[int, int] = field(default_factory=dict)

    @property
    def executed(self) -> dict[str, float]:
        """Wave-instructions by mnemonic."""
        return {
            name: value for (scope, name), value in self.counters.items() if scope == "executed" and name != "total"
        }
