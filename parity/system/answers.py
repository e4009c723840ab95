"""Answers of programs that take long to start, kept for as long as this process lives and their files stay the same."""

from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Generic, TypeVar

from parity.system.again import Stamp, stamp

Answer = TypeVar("Answer")
_Stamps = dict[Path, Stamp | None]


class Answers(Generic[Answer]):
    """What was answered to each question, with the files that decided about the answer: their stamps.

    A question has to hold everything else that decides, such as the environment.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[Answer, _Stamps]] = {}

    def to(self, question: Hashable, ask: Callable[[], tuple[Answer, Iterable[Path]]]) -> Answer:
        """Return the known answer, else the one that `ask` gets; `ask` also returns the files that decide about its
        answer.

        An answer without files is not kept, and neither is what `ask` raises.
        """
        if question in self._known:
            answer, stamps = self._known[question]
            if stamps == _stamps(stamps):
                return answer
        answer, files = ask()
        if stamps := _stamps(files):
            self._known[question] = answer, stamps
        return answer


def _stamps(files: Iterable[Path]) -> _Stamps:
    return {path: stamp(path) for path in files}
