"""The documents of this project, wherever they are installed."""

import re
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

from parity.version import DISTRIBUTION

_CHECKOUT = Path(__file__).parent.parent.parent / "docs"
_INSTALLED = "share/doc/parity"
_TERM = re.compile(r"- (\*\*.+?\*\*(?:, \*\*.+?\*\*)*): (.+)")
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


def glossary() -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the glossary: its sections, each with words and what they mean; nothing where it is not installed."""
    if (path := documents().get("glossary")) is None:
        return []
    sections = path.read_text().split("\n## ")[1:]
    return [
        (section.partition("\n")[0], [(_plain(term), _plain(said)) for term, said in _TERM.findall(section)])
        for section in sections
    ]


def _plain(text: str) -> str:
    return _MARKS.sub("", text)
