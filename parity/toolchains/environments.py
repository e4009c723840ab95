"""The environments that lie in a workspace's folder of toolchains.

An environment is a folder with `bin/python`, as `python -m venv` makes it. What parity makes also has `parity.json`,
which says what was asked for. A folder whose name begins with a dot is never one: it is being made or removed.
"""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path

from parity.toolchains.names import ToolchainRequest

NOTE = "parity.json"


class Origin(StrEnum):
    """Where a toolchain comes from."""

    RELEASED = "released"
    WHEEL = "wheel"
    BY_HAND = "by hand"  # an environment that a user has made
    INTERPRETER = "interpreter"  # one that lies elsewhere, or that runs parity


@dataclass(frozen=True)
class Environment:
    """A toolchain that is here. `wheel` is the name of the wheel's file, `sha256` the hash of its content."""

    name: str
    folder: Path
    package: str
    version: str
    origin: Origin
    wheel: str | None = None
    sha256: str | None = None

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"


def environments(toolchains: Path) -> list[Environment]:
    """List the environments of a folder, in order of their names; none if there is no such folder."""
    try:
        folders = sorted(path for path in toolchains.iterdir() if not path.name.startswith("."))
    except OSError:
        return []
    return [_read(folder) for folder in folders if (folder / "bin" / "python").is_file()]


def find(toolchains: Path, wanted: ToolchainRequest) -> Environment | None:
    """Find the environment of a toolchain, if it is here."""
    folder = toolchains / wanted.name
    return _read(folder) if (folder / "bin" / "python").is_file() else None


def write_note(folder: Path, wanted: ToolchainRequest) -> None:
    """Write down what an environment was made of."""
    note = asdict(wanted) | {"wheel": wanted.wheel.name if wanted.wheel else None}
    (folder / NOTE).write_text(json.dumps(note, indent=1))


def size_bytes(folder: Path) -> int:
    """Return the bytes that a folder takes on the disk: a file with several names counts once, a link does not count
    its target.
    """
    sizes: dict[tuple[int, int], int] = {}
    for path in folder.rglob("*"):
        with suppress(OSError):  # it may be removed meanwhile
            status = path.lstat()
            sizes[status.st_dev, status.st_ino] = status.st_size
    return sum(sizes.values())


def _read(folder: Path) -> Environment:
    try:
        note = json.loads((folder / NOTE).read_text())
        origin = Origin.WHEEL if note["sha256"] else Origin.RELEASED
        return Environment(folder.name, folder, note["package"], note["version"], origin, note["wheel"], note["sha256"])
    except (OSError, ValueError, KeyError, TypeError):
        package, _, version = folder.name.partition("-")
        return Environment(folder.name, folder, package, version, Origin.BY_HAND)
