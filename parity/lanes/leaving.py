"""Leaves a build's artifacts in a folder, for other tools."""

import json
from pathlib import Path, PurePosixPath

from parity.contract.workspace import write_whole
from parity.records import BuildOutcome

LISTING = "artifacts.json"


def leave(outcome: BuildOutcome, folder: Path) -> list[Path]:
    """Copy a build's artifacts, and list them in artifacts.json. What an earlier build left there is taken away, so
    that no old code object lies beside a failed build's log; other files stay.

    Returns the copies' paths from the folder. Raises StoreError if a file cannot be written.
    """
    for name in _earlier(folder / LISTING):
        (folder / name).unlink(missing_ok=True)
    copies = {name.replace("../", "above/"): path for name, path in outcome.artifacts.items()}
    for name, path in copies.items():
        write_whole(folder / name, path.read_bytes())
    write_whole(folder / LISTING, json.dumps([*copies], indent=1).encode())
    return [Path(name) for name in copies]


def _earlier(listing: Path) -> list[str]:
    """List the files that an earlier build left, by its own list."""
    try:
        names = json.loads(listing.read_text())
    except (OSError, ValueError):
        return []
    paths = [PurePosixPath(name) for name in names if isinstance(name, str)] if isinstance(names, list) else []
    return [str(path) for path in paths if not path.is_absolute() and ".." not in path.parts]
