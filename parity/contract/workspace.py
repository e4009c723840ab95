"""Finds the workspace: the folder with the studies, their lab book and caches."""

import os
from dataclasses import dataclass
from pathlib import Path

from parity.errors import InputError, StoreError


@dataclass(frozen=True)
class Workspace:
    """A folder that holds `experiments/`; everything a run reads or writes is relative to it."""

    root: Path

    @property
    def experiments(self) -> Path:
        return self.root / "experiments"

    @property
    def private(self) -> Path:
        """The folder of caches and toolchains, which a user may delete at any time."""
        return self.root / ".parity"

    def database_url(self, given: str | None) -> str:
        """The lab book's SQLAlchemy URL: `given` (a URL or a path), else `PARITY_DB`, else results.db here."""
        chosen = given or os.environ.get("PARITY_DB") or str(self.root / "results.db")
        scheme, _, path = chosen.partition(":///")
        if "://" in chosen and not (scheme == "sqlite" and path and path != ":memory:"):
            return chosen
        return f"sqlite:///{Path(path or chosen).absolute()}"


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file so that it appears whole or not at all, and makes its folder.

    Raises StoreError if it cannot be written, as on a full disk.
    """
    if path.is_file() and path.read_bytes() == content:
        return
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_bytes(content)
        temporary.replace(path)
    except OSError as error:
        raise StoreError(f"{error.filename or path}: {error.strerror or error}") from error
    finally:
        temporary.unlink(missing_ok=True)


def cache_folder() -> Path:
    """The cache folder of commands that need no workspace: the workspace's if there is one, else the user's."""
    try:
        return find_workspace().private
    except InputError:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        return Path(base) / "parity"


def find_workspace(start: Path | None = None) -> Workspace:
    """The workspace above `start` (default: `PARITY_ROOT`, else the working folder, else this checkout).

    Raises InputError if there is none, or if `experiments` is not a folder.
    """
    named = os.environ.get("PARITY_ROOT")
    first = start or (Path(named) if named else Path.cwd())
    checkout = Path(__file__).resolve().parent.parent.parent
    candidates = [first, *first.absolute().parents] + ([] if start or named else [checkout])
    for folder in candidates:
        if (folder / "experiments").is_dir():
            return Workspace(folder.resolve())
        if os.path.lexists(folder / "experiments"):
            raise InputError(f"{folder / 'experiments'}: is no folder: a workspace's studies lie in it")
    raise InputError(f"{first}: no folder 'experiments' here or above: run parity inside a workspace")
