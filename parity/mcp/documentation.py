"""The page that teaches a program how to work with this one."""

from pathlib import Path

_SKILL = Path(__file__).parent / "SKILL.md"


def skill() -> str:
    """Return the page, with its front matter."""
    return _SKILL.read_text()
