"""What is launched once: a kernel on arrays that it reads, and one that it writes."""

from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray


@dataclass(frozen=True)
class Trial:
    """A launch by its name: the kernel's symbol, its inputs and its output, work-items of a workgroup, workgroups."""

    name: str
    symbol: str
    inputs: tuple[NDArray[Any], ...]
    output: NDArray[Any]
    threads: int
    workgroups: int = 1
