"""What was probably meant by a mistyped name."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that a mistyped one is close to; None if it is close to none."""
    return next(iter(get_close_matches(name, list(known), n=1)), None)


def suggestion(name: str, known: Iterable[str]) -> str:
    """Write the end of a sentence about an unknown name: the nearest known one, else all of them."""
    names = list(known)
    if close := nearest(name, names):
        return f": did you mean '{close}'?"
    return f": there are {', '.join(names)}" if names else ""
