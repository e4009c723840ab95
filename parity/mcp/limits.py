"""What a client may use on a day, and what it has used: wall time, a GPU's time, and disk."""

import json
import os
from contextlib import suppress
from dataclasses import asdict, astuple, dataclass
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from typing import Any

_OPTIONS = {"wall_s": "--wall", "gpu_s": "--gpu-time", "disk_bytes": "--disk"}
_UNITS = {"wall_s": "s of wall time", "gpu_s": "s of GPU time", "disk_bytes": "bytes of disk"}
_UNWALKED = ("toolchains", ".git", ".venv")  # no tool writes there


@dataclass(frozen=True)
class Usage:
    """Seconds in which tools worked for a client and in which they held a GPU, and bytes that the workspace grew by."""

    wall_s: float = 0.0
    gpu_s: float = 0.0
    disk_bytes: float = 0

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(*(mine + theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))

    def __sub__(self, other: "Usage") -> "Usage":
        return Usage(*(mine - theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))


class Ledger:
    """What a client uses, in a file for each day (UTC) that is only added to: a server that is killed loses none of it,
    and all servers of a client share it.
    """

    def __init__(self, folder: Path, client: str, limits: Usage) -> None:
        self._folder, self._client, self._limits = folder, client, limits

    def add(self, tool: str, usage: Usage) -> None:
        """Add what a tool has used since the last time. Raises OSError where the file cannot be written."""
        self._folder.mkdir(parents=True, exist_ok=True)
        line = {"at": _now().isoformat(timespec="seconds"), "tool": tool, **asdict(usage)}
        with self._file.open("a") as file:
            file.write(f"{json.dumps(line)}\n")

    def used(self) -> Usage:
        """Return what the client has used today."""
        used = Usage()
        lines = self._file.read_text(errors="replace").splitlines() if self._file.is_file() else []
        for line in lines:
            with suppress(ValueError, TypeError, KeyError):  # the last one may be half-written
                row = json.loads(line)
                used += Usage(*(float(row[name]) for name in _OPTIONS))
        return used

    def reached(self, used: Usage) -> str | None:
        """Return which limit such a usage reaches, in a sentence; None for none."""
        for name, option in _OPTIONS.items():
            limit = getattr(self._limits, name)
            if getattr(used, name) >= limit:
                return (
                    f"{option}: the client '{self._client}' has used its {limit:,.0f} {_UNITS[name]} of today (UTC); "
                    "whoever starts 'parity mcp' gives more"
                )
        return None

    def document(self) -> dict[str, Any]:
        """Return limits and usage of today as JSON has them; null is no limit."""
        limits = {name: None if value == inf else value for name, value in asdict(self._limits).items()}
        return {"client": self._client, "day": _now().date().isoformat(), "limits": limits, "used": asdict(self.used())}

    @property
    def _file(self) -> Path:
        return self._folder / f"{self._client}-{_now().date().isoformat()}.jsonl"


def _now() -> datetime:
    return datetime.now(UTC)


def size_of(folder: Path) -> int:
    """Return the bytes of the files in a workspace, without other compilers and what is git's."""
    size = 0
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if entry.is_dir(follow_symlinks=False):
                    size += 0 if entry.name in _UNWALKED else size_of(Path(entry.path))
                else:
                    size += entry.stat(follow_symlinks=False).st_size
    return size
