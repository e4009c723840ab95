"""A lab book's address: a path or a database URL, and how it is shown without its password."""

import re
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from parity.errors import InputError

_CREDENTIALS = re.compile(r"((?://|^(?!\w[\w+.-]*://))[^:/@\s]*):.*@", re.DOTALL)
_SECRET = re.compile(r"([^?&=]*(?:pass|pwd|secret|token|key)[^=&]*=)[^&]*", re.IGNORECASE)
_WITHOUT_SCHEME = re.compile(r"[^:/@\s]+:.*@[^/]+/")


def without_password(url: str) -> str:
    """Return an address that may be shown: without its password, wherever in the address that is."""
    return _SECRET.sub(r"\1***", _CREDENTIALS.sub(r"\1:***@", url))


def parsed(url: str) -> URL:
    """Parse an address. Raises InputError, without showing the password, if it is not one."""
    shown = without_password(url)
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise InputError(f"--db: '{shown}' is neither a path nor a database URL") from None
    if address.get_backend_name() != "sqlite":
        return address
    if address.host or address.username or address.password:
        raise InputError(f"--db: '{shown}': a SQLite URL has three slashes and a path: sqlite:///PATH")
    path = Path(address.database or "")
    if _WITHOUT_SCHEME.match(_given(path)) and not path.parent.is_dir():
        server = without_password(_given(path))
        raise InputError(f"--db: '{server}' is a URL without its scheme: write postgresql+psycopg://USER@HOST/NAME")
    return address


def _given(path: Path) -> str:
    """Return a path as the user probably gave it: relative to the working folder."""
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)
