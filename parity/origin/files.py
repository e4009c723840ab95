"""The files that a run was made of, as the lab book keeps them, and where they lay."""

import json
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parity.contract import recorded_launches
from parity.records import EXECUTED, SOURCE
from parity.store import RunRecord
from parity.store.queries import SOURCES_OF
from parity.store.schema import ArtifactRow

DIFF = "scope.diff"  # the artifact with what was not committed
TAKEN_AWAY = "taken away"  # the fact that names the files of its own that a step removes
# What builds leave beside their sources; `compiled/` has what was made of a source for a compiler.
_MADE = re.compile(r"(kernel\.(co|s|ll|llir|ttir|ttgir|ptx|source|bc|i|hipi|cubin|amdgcn)|log\.txt|compiled/.*)$")
_OUTSIDE = re.compile(r"outside/[0-9a-f]{8}/")


@dataclass(frozen=True)
class KeptFile:
    """One file of a run: its path in the workspace (`{elsewhere}/NAME` for one that lay outside), and the lane, name
    and hash of the artifact that has its content. `launch` is the launch that was built from it; the study's own files
    have none.
    """

    path: str
    launch: str | None
    name: str
    sha256: str

    @property
    def lane(self) -> str:
        """The artifact's lane."""
        return self.launch or SOURCE

    @property
    def is_outside(self) -> bool:
        return self.path.startswith(("{", "/", "~", "../"))


def kept_files(record: RunRecord) -> list[KeptFile]:
    """Return the files of a run's step and contract, and its lanes' sources."""
    return files_among(record, record.artifacts)


def files_among(record: RunRecord, artifacts: Iterable[ArtifactRow]) -> list[KeptFile]:
    """`kept_files`, for a run whose artifacts were read by themselves."""
    launches = recorded_launches((record.run.spec or {}).get("lanes"))
    places = {launch: recorded_places(record, launch) for launch in launches}
    files = []
    for row in artifacts:
        lane, name = row.lane, row.name
        if lane == SOURCE and name != DIFF:
            files.append(KeptFile(name, None, name, row.sha256))
        elif lane in launches:
            known = places[lane]
            path = known.get(name) if known is not None else _place(str(launches[lane].get("kernel")), name)
            if path is not None:
                files.append(KeptFile(path, lane, name, row.sha256))
    return files


def source_fact(record: RunRecord, name: str) -> str | None:
    """Return a fact about a run's files, such as `commit`; None for a run from before that was recorded."""
    return next((row.value for row in record.facts if (row.lane, row.name) == (SOURCE, name)), None)


def taken_away(record: RunRecord) -> list[str]:
    """Return the files of its own that a step removed."""
    paths = _document(source_fact(record, TAKEN_AWAY))
    return [str(path) for path in paths] if isinstance(paths, list) else []


def recorded_places(record: RunRecord, launch: str) -> dict[str, str] | None:
    """Return where the sources of a launch lay, by name; None for a run from before that was recorded."""
    places = _document(source_fact(record, f"{SOURCES_OF}{launch}"))
    return {str(name): str(path) for name, path in places.items()} if isinstance(places, dict) else None


def _document(text: str | None) -> Any:
    """Parse a fact's value as JSON; return None where it is not JSON, since anybody may have written a lab book that
    was merged.
    """
    try:
        return json.loads(text) if text else None
    except ValueError:
        return None


def _place(kernel: str, name: str) -> str | None:
    """Where a source lay, told from the kernel's own place; None for what is no source."""
    if name == EXECUTED or _MADE.match(name):
        return None
    if kernel.startswith(("{", "/", "~")) or _OUTSIDE.match(name):
        return f"{{elsewhere}}/{Path(name).name}"
    return os.path.normpath(Path(kernel).parent / name)
