"""What a format of profilers' files is."""

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from parity.records import ProfileRow


class Reader(Protocol):
    """Reads the rows of one file. `asked` names counters to read that would otherwise be left out.

    Raises InputError, with the file and if possible the line, if it is cut off or inconsistent; with `partial`, reading
    just ends there.
    """

    def __call__(self, path: Path, *, partial: bool = False, asked: Container[str] = ()) -> Iterator[ProfileRow]: ...


@dataclass(frozen=True)
class Format:
    """A format. In a folder, files with one of its `endings` are looked at. `is_it` says whether a file begins like
    one; `useless`, why such a file has nothing to read ("" if it has); `is_empty`, whether a tool that left it recorded
    nothing; `comes_last`, whether it is read after files that name its kernels; `gpus` has the architectures and names
    of the GPUs that it describes.
    """

    endings: tuple[str, ...]
    is_it: Callable[[Path], bool]
    read: Reader
    useless: Callable[[Path], str] = lambda _: ""
    is_empty: Callable[[Path], bool] = lambda _: False
    comes_last: Callable[[Path], bool] = lambda _: False
    gpus: Callable[[Path], list[tuple[str, str]]] = lambda _: []
