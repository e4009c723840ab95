"""Builds that all tests of a run share, whichever worker and workspace they work in.

A build's name is the hash of everything that decides it, so that one made elsewhere is as good. An entry of the pool
appears whole, by a rename, and is never changed: workspaces have links to it, and nothing is written through a link.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock

from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.run.building import build
from parity.run.options import RunOptions

CACHE = Path(tempfile.gettempdir()) / f"parity-test-cache-{os.getuid()}"  # this user's cache, for all runs of the tests
ENGINE = CACHE / "parity" / "engine"
_KEY_LENGTH = 64  # a SHA-256; builds under way and failed ones have a suffix


@dataclass(frozen=True)
class Pool:
    """The folder of finished builds."""

    folder: Path

    def lend(self, workspace: Workspace) -> None:
        """Links every entry into a workspace's own builds."""
        builds = workspace.private / "builds"
        builds.mkdir(parents=True, exist_ok=True)
        with os.scandir(builds) as entries:
            own_names = {entry.name for entry in entries}
        for entry in _entries(self.folder):
            if entry.name not in own_names:
                (builds / entry.name).symlink_to(entry.path)

    def take(self, workspace: Workspace) -> None:
        """Moves what a workspace has built into the pool, and leaves a link in its place."""
        for built in _entries(workspace.private / "builds"):
            entry = self.folder / built.name
            if entry.exists():
                continue
            try:
                Path(built).rename(entry)
            except OSError:  # another worker was first
                continue
            Path(built).symlink_to(entry)


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """The builds that lie in a folder itself. Every test asks for hundreds of them: the folder tells what each one is,
    so that none is looked at.
    """
    if not folder.is_dir():
        return []
    with os.scandir(folder) as entries:
        return [entry for entry in entries if len(entry.name) == _KEY_LENGTH and entry.is_dir(follow_symlinks=False)]


def made_once(base: Path, name: str, make: Callable[[Path], None]) -> Path:
    """The folder `name`, which the first worker that needs it makes and the others find whole."""
    folder, under_way = base / name, base / f"{name}.making"
    with FileLock(base / f"{name}.lock"):
        if not folder.exists():
            shutil.rmtree(under_way, ignore_errors=True)
            make(under_way)
            under_way.rename(folder)
    return folder


def artifacts_of(workspace: Workspace, reference: str, lane: str, compiler: str = "auto") -> dict[str, Path]:
    """What the build of one lane of a step leaves, by name; the step need not run."""
    study, step = load_step(workspace, reference)
    outcome = build(workspace, study, step, lane, step.lanes[lane], RunOptions(hip_compiler=compiler))
    assert outcome.ok, outcome.message
    return outcome.artifacts
