"""Names of a site's files. What others have named may be anything, and files of one folder must differ."""

import hashlib
import re

_PLAIN = re.compile(r"(?!x-)[a-z0-9][a-z0-9_.-]{0,63}")
_BLANK_LINES = re.compile(r"\n\s*\n")
_TAKEN = frozenset({"index", "code", "profile", "sweeps", "words", "data", "assets", "con", "nul", "aux", "prn"})


def file_name(name: str) -> str:
    """Return the name itself if it can be a file's anywhere, else a hash of it."""
    is_plain = _PLAIN.fullmatch(name) and ".." not in name and name.partition(".")[0] not in _TAKEN
    return name if is_plain else f"x-{hashlib.sha256(name.encode(errors='surrogatepass')).hexdigest()[:16]}"


def folder_name(study: str) -> str:
    """Return a study's folder in a site of several studies; a nested study lies in nested folders."""
    return "/".join(file_name(part) for part in study.split("/"))


def flowed(text: str) -> str:
    """Return a text without the line breaks of the file that it stands in; paragraphs stay apart."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in _BLANK_LINES.split(text.strip()))


def shortened(text: str, most: int = 160) -> str:
    """Shorten a text for a heading: a long text is cut, and says so; a blank one becomes `(no name)`."""
    if not text.strip():
        return "(no name)"
    return text if len(text) <= most else f"{text[:most]} … ({len(text):,} letters)"
