"""What was probably meant by a mistyped name."""

from collections.abc import Iterable
from difflib import get_close_matches


def suggestion(name: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown name: the nearest known one, else all of them."""
    names = list(known)
    close = get_close_matches(name, names, n=1)
    if close:
        return f": did you mean '{close[0]}'?"
    return f": there are {', '.join(names)}" if names else ""
