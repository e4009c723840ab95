"""The documents of this project, wherever they are installed, and the page that teaches the protocol."""

from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

_SKILL = Path(__file__).parent / "SKILL.md"
_CHECKOUT = Path(__file__).parent.parent.parent / "docs"
_INSTALLED = "share/doc/parity"


def skill() -> str:
    """Return the page that teaches a program how to work with this one, with its front matter."""
    return _SKILL.read_text()


def documents() -> dict[str, Path]:
    """Return the documents by their names: those of this checkout, or those that were installed with the package."""
    if (_CHECKOUT / "programs.md").is_file():
        found = [*_CHECKOUT.glob("*.md")]
    else:
        try:
            installed = files("parity") or []
        except PackageNotFoundError:
            installed = []
        found = [Path(str(file.locate())) for file in installed if _INSTALLED in str(file) and file.suffix == ".md"]
    return {path.stem: path for path in sorted(found)}
