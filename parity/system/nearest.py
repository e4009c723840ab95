"""What was probably meant by a mistyped name."""

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

# Element types as people and compilers call them, by the names that they have here.
_ALSO_CALLED = {
    "float64": ("double", "fp64", "f64"),
    "float32": ("float", "fp32", "f32", "single"),
    "float16": ("half", "fp16", "f16"),
    "bfloat16": ("bf16",),
    "float8_e4m3fn": ("fp8", "fp8e4nv", "fp8_e4m3", "e4m3", "e4m3fn"),
    "float8_e5m2": ("fp8e5", "fp8_e5m2", "bf8", "e5m2"),
    "float8_e4m3fnuz": ("fp8e4b8", "e4m3fnuz"),
    "float8_e5m2fnuz": ("fp8e5b16", "e5m2fnuz"),
    "int64": ("long", "i64"),
    "int32": ("int", "i32"),
    "int16": ("short", "i16"),
    "int8": ("char", "i8"),
    "uint8": ("byte", "u8"),
    "bool": ("i1",),
}
_BY_OTHER_NAME = {other: name for name, others in _ALSO_CALLED.items() for other in others}


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that a mistyped one is close to, or another name of; None if it is close to none."""
    names = list(known)
    if (meant := _BY_OTHER_NAME.get(name.lower())) in names:
        return meant
    same = [other for other in names if other.lower() == name.lower()]
    return next(iter(same or get_close_matches(name, names, n=1)), None)


def suggestion(name: str, known: Iterable[str]) -> str:
    """Write the end of a sentence about an unknown name: the nearest known one, else all of them."""
    names = list(known)
    if close := nearest(name, names):
        return f": did you mean '{close}'?"
    return f": there are {', '.join(names)}" if names else ""


def file_meant(path: Path) -> str:
    """Write the end of a sentence about a file that is not there: the nearest one beside it, if there is one. Python is
    never meant by another ending.
    """
    try:
        files = [other for other in path.parent.iterdir() if other.is_file()]
        alike = [other.name for other in files if (other.suffix == ".py") == (path.suffix == ".py")]
        close = nearest(path.name, alike)
    except OSError:
        return ""
    return f": did you mean '{close}'?" if close else ""
