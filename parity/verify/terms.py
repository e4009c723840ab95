"""What of a reference the cases tell: terms that are one number in all of them, and results that are no numbers, say
nothing of a kernel.
"""

import linecache
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from parity.operators import Form
from parity.operators.helpers.domain import are_numbers
from parity.operators.helpers.formats import Array
from parity.verify.cases import Case
from parity.verify.reference import Followed, of_kinds, tried

_SKIPPED = (str(Path(np.__file__).parent), str(Path(__file__).parent))
_ASK = ("isnan", "isinf", "isfinite")  # of numbers that a contract may not have
_STEP = ("sign", "copysign", "heaviside", "floor", "ceil", "trunc", "rint")  # two values are many
_ENOUGH, _FEW, _SELDOM, _AT_PLACE = 3, 64, 16, 8
_MOST_PLACES, _MOST_SHOWN, _LONGEST = 64, 3, 60


@dataclass
class _Seen:
    """The first finite values of a term, as fp32 has them; whether what it is made of has had more."""

    name: str
    is_float: bool
    values: list[float] = field(default_factory=list)
    is_varied: bool = False

    @property
    def is_told(self) -> bool:
        enough = _ENOUGH - (not self.is_float or self.name in _STEP)
        return len(self.values) >= enough or not self.is_varied or self.name in _ASK


class Told:
    """What some cases tell, one after the other."""

    def __init__(self) -> None:
        self._terms = dict[tuple[Any, ...], _Seen]()
        self._places = dict[tuple[str, tuple[int, ...]], list[int]]()
        self._of = dict[str, list[int]]()

    def add(self, case: Case) -> None:
        for number, parts in enumerate(case.unrounded):
            for output, are in are_numbers(case.form, parts).items():
                self._count(case.form, output, are & ~case.is_free(number, output), parts[output])
        if not case.is_sample:
            _follow(case.form, case.tensors, self._terms)

    def _count(self, form: Form, output: str, tells: Array, results: Array) -> None:
        of = self._of.setdefault(output, [0, 0])
        of[0], of[1] = of[0] + tells.size, of[1] + int(np.count_nonzero(tells & (results != 0)))
        sides = form.tensors[output].shape
        own = tuple(at for at, side in enumerate(sides) if str(side).isdigit())
        if not own or np.prod([tells.shape[at] for at in own]) > _MOST_PLACES:
            return
        others = tuple(at for at in range(tells.ndim) if at not in own)
        missing, found = (np.asarray(of.sum(axis=others)) for of in (~tells, tells & (results != 0)))
        for place in np.ndindex(found.shape):
            known = self._places.setdefault((output, place), [0, 0])
            known[0], known[1] = known[0] + int(missing[place]), known[1] + int(found[place])

    def not_told(self) -> list[str]:
        """Say what none of the cases tells."""
        few = [
            f"'{output}': of {elements:,} results that were compared, {tell:,} are numbers other than zero"
            for output, (elements, tell) in self._of.items()
            if tell < min(_FEW, elements / _SELDOM)
        ]
        lost = (
            f"{output}[.., {', '.join(map(str, at))}]"
            for (output, at), of in self._places.items()
            if of[0] >= _AT_PLACE and not of[1]
        )
        if places := [*islice(lost, _MOST_SHOWN)]:
            few.append(f"{', '.join(places)}: no result that was compared is a number other than zero")
        dead = {_shown(*key): seen for key, seen in self._terms.items() if not seen.is_told}
        if dead:
            texts = [f"{text} is {_words(seen)}" for text, seen in islice(dead.items(), _MOST_SHOWN)]
            few.append(f"terms that are the same in all cases: {'; '.join(texts)}")
        return few


def _words(seen: _Seen) -> str:
    values = [f"{value:.6g}" if not isinstance(value, bool) else str(value) for value in seen.values]
    return " or ".join(values) or "no number"


def _follow(form: Form, tensors: Mapping[str, Array], seen: dict[tuple[Any, ...], _Seen]) -> None:
    """Note what the reference makes of a case's inputs, term by term; nothing of one that takes plain arrays alone."""

    class Noted(Followed):
        def made(self, ufunc: np.ufunc, method: str, given: Sequence[Any], options: Mapping[str, Any]) -> Any:
            found = super().made(ufunc, method, given, options)
            if not isinstance(found, tuple):
                _note(seen, ufunc.__name__, given, np.asarray(found))
            return found

    if form.operator.reference is not None:
        for call in of_kinds(form, tensors, form.everything, [Noted], np.float64):
            tried(call)


def _note(seen: dict[tuple[Any, ...], _Seen], name: str, given: Sequence[Any], found: Array) -> None:
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_SKIPPED):
        frame = frame.f_back
    position = next(islice(frame.f_code.co_positions(), frame.f_lasti // 2, None), (frame.f_lineno,) * 4)
    term = seen.setdefault((frame.f_code.co_filename, *position), _Seen(name, found.dtype.kind == "f"))
    if len(term.values) < _ENOUGH:
        _add_values(term.values, found)
        term.is_varied = term.is_varied or any(len(_add_values([], np.asarray(one))) >= _ENOUGH for one in given)


def _add_values(values: list[float], found: Array) -> list[float]:
    """Add the finite numbers of an array that are not among some, as fp32 has them, up to as many as are enough."""
    if found.dtype.kind not in "fiub":
        return [0.0, 1.0, 2.0]
    with np.errstate(all="ignore"):
        numbers = found.astype(np.float32).ravel() if found.dtype.kind != "b" else found.ravel()
    is_new = np.isfinite(numbers)
    for value in values:
        is_new &= numbers != value
    while len(values) < _ENOUGH and is_new.any():
        values.append(numbers[int(np.argmax(is_new))].item())
        is_new &= numbers != values[-1]
    return values


def _shown(path: str, line: int, last: int, start: int, end: int) -> str:
    """Return a term as its source has it, with its line."""
    text = linecache.getline(path, line).encode()[start : end if last == line else None].decode().strip()
    text = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
    return f"{text} ({Path(path).name}:{line})"
