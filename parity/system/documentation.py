"""The documents of this project, wherever they are installed."""

import re
from functools import cache
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

from parity.version import DISTRIBUTION

_CHECKOUT = Path(__file__).parent.parent.parent / "docs"
_INSTALLED = "share/doc/parity"
_TERM = re.compile(r"- (\*\*.+?\*\*(?:, \*\*.+?\*\*)*): (.+)")
_STRONG = re.compile(r"\*\*([^*]+)\*\*")
_MARKS = re.compile(r"\*\*|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)|`")


def documents() -> dict[str, Path]:
    """Return the documents by their names: those of this checkout, or those that were installed with the package."""
    if (_CHECKOUT / "programs.md").is_file():
        found = [*_CHECKOUT.glob("*.md"), *_CHECKOUT.glob("tutorials/*.md")]
    else:
        try:
            installed = files(DISTRIBUTION) or []
        except PackageNotFoundError:
            installed = []
        found = [Path(str(file.locate())) for file in installed if _INSTALLED in str(file) and file.suffix == ".md"]
    return {path.stem: path for path in sorted(found)}


@cache
def glossary() -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the glossary: its sections, each with words and what they mean, as they are written; nothing where it is
    not installed.
    """
    path = documents().get("glossary")
    sections = path.read_text().split("\n## ")[1:] if path else []
    return [(section.partition("\n")[0], _TERM.findall(section)) for section in sections]


@cache
def words() -> dict[str, tuple[str, str]]:
    """Return each word of the glossary, in small letters, with the place of its entry, and what that says."""
    found = dict[str, tuple[str, str]]()
    for _, entries in glossary():
        for term, said in entries:
            names = [name.lower() for name in _STRONG.findall(f"{term} {said}")]
            found |= dict.fromkeys(names, (place_of(names[0]), plain(said)))
    return found


def place_of(term: str) -> str:
    """Return the name of the place of an entry, whose first word is `term`, on pages and in documents."""
    return plain(term).partition(", ")[0].lower().replace(" ", "-")


def plain(text: str) -> str:
    """Return a text without marks for strong words and code."""
    return _MARKS.sub("", text)
