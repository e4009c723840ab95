"""One form for what every profiler says. A figure that a file does not have is None, never zero."""

from dataclasses import dataclass

Three = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Dispatch:
    """One launch of a kernel as a profiler saw it.

    `dispatch` is the profiler's own number. Times in nanoseconds, sizes in bytes. `grid` is in work-items, whatever the
    file counts in; `grid_total` stands alone where a file gives only the product. Registers are the profiler's: rounded
    to the encoding granule, on some architectures padded (docs/profiling.md); the exact ones are the compiler's.
    `lds_is_static` says that the file's figure leaves dynamic LDS out; None where the profiler does not say.
    """

    kernel: str
    dispatch: int
    agent: str | None = None
    start_ns: int | None = None
    end_ns: int | None = None
    duration_ns: int | None = None
    grid: Three | None = None
    grid_total: int | None = None
    workgroup: Three | None = None
    workgroup_total: int | None = None
    vgpr: int | None = None
    accum_vgpr: int | None = None
    sgpr: int | None = None
    lds_bytes: int | None = None
    lds_is_static: bool | None = None
    scratch_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class CounterValue:
    """One counter of one dispatch."""

    kernel: str
    dispatch: int
    counter: str
    value: float


@dataclass(frozen=True, slots=True)
class PcSample:
    """Equal samples of the program counter, `count` of them.

    `stall` and `issued` are known to ncu and the stochastic method only. `offset` is the instruction's in bytes from
    the kernel's start; None where a profiler does not tell, and only the text says which instruction it is.
    """

    dispatch: int
    instruction: str
    comment: str
    exec_mask: int | None = None
    issued: bool | None = None
    kind: str | None = None
    stall: str | None = None
    waves: int | None = None
    kernel: str | None = None
    count: int = 1
    offset: int | None = None


def three(x: int | None, y: int | None, z: int | None) -> Three | None:
    """Three sizes, if all are known."""
    return None if x is None or y is None or z is None else (x, y, z)


def elapsed(begun: int | None, ended: int | None) -> int | None:
    """Nanoseconds between two stamps, if both are known."""
    return None if begun is None or ended is None else ended - begun


ProfileRow = Dispatch | CounterValue | PcSample
