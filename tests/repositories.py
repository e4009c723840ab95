"""Git as the tests call it: with nobody's settings."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ALONE = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}


def git(folder: Path, *words: str) -> str:
    """A git command that must succeed."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, **ALONE, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["git", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def make_repository(folder: Path) -> None:
    """An empty repository with an author."""
    folder.mkdir(exist_ok=True)
    git(folder, "init", "-q", "-b", "main")
    git(folder, "config", "user.name", "ada")
    git(folder, "config", "user.email", "ada@example.org")


def commit_all(folder: Path, message: str) -> str:
    """Commits everything, and returns the commit."""
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", message)
    return git(folder, "rev-parse", "HEAD").strip()


def conflicting_merge(folder: Path, name: str) -> None:
    """Begins a merge that ends in a conflict about a file, on the branch that is checked out."""
    before = git(folder, "rev-parse", "--abbrev-ref", "HEAD").strip()
    git(folder, "checkout", "-q", "-b", "other")
    (folder / name).write_text("theirs\n")
    commit_all(folder, "theirs")
    git(folder, "checkout", "-q", before)
    (folder / name).write_text("ours\n")
    commit_all(folder, "ours")
    done = subprocess.run(
        ["git", "merge", "other"], cwd=folder, capture_output=True, env={**os.environ, **ALONE}, check=False
    )
    assert done.returncode == 1
