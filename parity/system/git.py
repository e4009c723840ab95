"""Asks git about some files of a folder, and commits them. Nothing else of the repository is read or touched."""

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from parity.system.process import Output, as_text, ask_bytes

LIMIT_S = 5.0
COMMIT_LIMIT_S = 120.0  # a hook may run tests
_COMMIT = re.compile(r"[0-9a-f]{40}|[0-9a-f]{64}")
# What a git that has started this program has set: it would lead to another repository or index.
_LOCAL = frozenset(
    {
        "GIT_DIR",
        "GIT_WORK_TREE",
        "GIT_INDEX_FILE",
        "GIT_PREFIX",
        "GIT_COMMON_DIR",
        "GIT_NAMESPACE",
        "GIT_EXTERNAL_DIFF",
        "GIT_OBJECT_DIRECTORY",
        "GIT_ALTERNATE_OBJECT_DIRECTORIES",
        "GIT_SHALLOW_FILE",
        "GIT_GRAFT_FILE",
    }
)
_OWN = {"GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"}
_UNDER_WAY = {
    "MERGE_HEAD": "a merge",
    "CHERRY_PICK_HEAD": "a cherry-pick",
    "REVERT_HEAD": "a revert",
    "rebase-merge": "a rebase",
    "rebase-apply": "a rebase",
    "BISECT_LOG": "a bisection",
}
_FIELDS_BEFORE_PATH = {"1": 8, "u": 10}  # of an entry of `git status --porcelain=v2`
_LONGEST_PROBLEM = 300
_NOTHING = "parity.toml"  # a path to ask about where nothing is asked about: without any, git tells about all files


class GitProblem(Exception):
    """Git is not here, there is no repository, or git did not do what it was asked: a sentence that says so."""


class Change(StrEnum):
    """How a file differs from the commit that is checked out."""

    MODIFIED = "modified"
    ADDED = "added"
    DELETED = "deleted"
    UNTRACKED = "untracked"
    IGNORED = "ignored"
    CONFLICT = "in conflict"


@dataclass(frozen=True)
class State:
    """What is checked out, and those of some files that differ from it, by path. `commit` is None before the first
    commit, `branch` where the HEAD is detached.
    """

    commit: str | None
    branch: str | None
    changes: dict[str, Change]


@dataclass(frozen=True)
class Repository:
    """The repository whose working tree `folder` lies in. All paths are relative to `folder`; `private` is git's own
    folder.
    """

    folder: Path
    top: Path
    private: Path

    def owns(self, path: str) -> bool:
        """Return whether a file belongs to this repository, and not to a submodule or to what a link leads to."""
        start = (self.folder / path).parent.resolve()
        return next((at for at in (start, *start.parents) if os.path.lexists(at / ".git")), None) == self.top

    def state(self, paths: Iterable[str]) -> State:
        """Return what is checked out, and how these files differ from it. Raises GitProblem."""
        owned_paths = [path for path in paths if self.owns(path)]
        options = ["status", "--porcelain=v2", "-z", "--branch", "--no-renames", "--untracked-files=all", "--ignored"]
        shown = self._ask(*options, "--", *_literal(owned_paths or [_NOTHING])).split("\0")
        return self._state(shown, {*owned_paths})

    def _state(self, shown: list[str], wanted: set[str]) -> State:
        header, changes = {}, dict[str, Change]()
        for entry in shown:
            kind, _, rest = entry.partition(" ")
            if kind == "#":
                name, _, value = rest.partition(" ")
                header[name] = value
                continue
            path = rest if kind in "?!" else entry.split(" ", _FIELDS_BEFORE_PATH.get(kind, 0))[-1]
            inside = os.path.relpath(self.top / path, self.folder)
            if inside in wanted:
                changes[inside] = _change(kind, rest[:2])
        commit, branch = header.get("branch.oid", ""), header.get("branch.head")
        return State(commit if is_commit(commit) else None, None if branch == "(detached)" else branch, changes)

    def diff(self, paths: Sequence[str]) -> bytes:
        """Return the changes of tracked files against the commit that is checked out, for `git apply`. Raises
        GitProblem.
        """
        options = ["--no-color", "--no-ext-diff", "--no-textconv", "--binary", "--full-index", "--no-renames"]
        names = ["--relative", "--src-prefix=a/", "--dst-prefix=b/"]
        return self._run("diff", *options, *names, "HEAD", "--", *_literal(paths)).stdout

    def content(self, commit: str, path: str) -> bytes | None:
        """Return a file's content in a commit, with the line ends of the working tree; None if the commit does not have
        the file.

        Raises GitProblem if the repository does not have the commit.
        """
        if not is_commit(commit):
            raise GitProblem(f"'{commit[:40]}' is no commit")
        if not self._ask("ls-tree", "-z", commit, "--", path):
            return None
        return self._run("cat-file", "--filters", f"{commit}:./{path}").stdout

    def last_commit(self, path: str, after: str | None = None) -> str | None:
        """Describe in a few words the last commit that changed a file; if `after` names a commit, the last one after
        that.
        """
        span = [f"{after}..HEAD"] if after and is_commit(after) else []
        try:
            shown = self._ask("log", "-1", "--no-color", "--format=%h by %an: %s", *span, "--", *_literal([path]))
        except GitProblem:
            return None
        return shown.strip() or None

    def under_way(self) -> str | None:
        """Return what was begun in this working tree and is not finished, such as a merge."""
        return next((what for name, what in _UNDER_WAY.items() if (self.private / name).exists()), None)

    def commit(self, paths: Sequence[str], new: Sequence[str], message: str) -> str:
        """Commit these files as they lie in the working tree, and nothing else that is staged or changed. `new` are the
        files that git does not track yet. Returns the commit.

        Raises GitProblem if git refuses, as a hook may; then nothing is left staged that was not staged before.
        """
        if new:
            self._ask("add", "--intent-to-add", "--", *_literal(new))
        try:
            words = ["--quiet", "--only", f"--message={message}", "--", *_literal(paths)]
            self._ask("commit", *words, limit_s=COMMIT_LIMIT_S)
        except GitProblem:
            if new:
                self._run("rm", "--quiet", "--cached", "--force", "--", *_literal(new))
            raise
        return self._ask("rev-parse", "HEAD").strip()

    def _ask(self, *words: str, limit_s: float | None = None) -> str:
        return os.fsdecode(self._run(*words, limit_s=limit_s).stdout)

    def _run(self, *words: str, limit_s: float | None = None) -> Output:
        return _git(self.folder, *words, limit_s=limit_s)


def find_repository(folder: Path) -> Repository:
    """Find the repository that a folder lies in. Raises GitProblem without git, without a repository, or in a
    bare one.
    """
    shown = _git(folder, "rev-parse", "--show-toplevel", "--absolute-git-dir").stdout
    top, private = os.fsdecode(shown).splitlines()[:2]
    return Repository(folder.resolve(), Path(top).resolve(), Path(private))


def is_commit(name: str) -> bool:
    """Return whether this is a commit's whole name."""
    return _COMMIT.fullmatch(name) is not None


def _literal(paths: Iterable[str]) -> list[str]:
    """Paths in which git sees no patterns."""
    return [f":(literal){path}" for path in paths]


def _change(kind: str, both: str) -> Change:
    """Return the change that a status entry shows, by the index's letter and the working tree's."""
    match kind:
        case "?":
            return Change.UNTRACKED
        case "!":
            return Change.IGNORED
        case "u":
            return Change.CONFLICT
    if "D" in both:
        return Change.DELETED
    return Change.ADDED if "A" in both else Change.MODIFIED


def _git(folder: Path, *words: str, limit_s: float | None = None) -> Output:
    """Run git without its helpers for watching files, which are other programs. Raises GitProblem."""
    environment = {name: value for name, value in os.environ.items() if name not in _LOCAL} | _OWN
    limit_s = limit_s or LIMIT_S
    try:
        done = ask_bytes(["git", "-c", "core.fsmonitor=false", *words], limit_s=limit_s, env=environment, cwd=folder)
    except TimeoutError:
        raise GitProblem(f"git {words[0]} did not end within {limit_s:g} s") from None
    except OSError as error:
        raise GitProblem(f"git does not run: {error.strerror or error}") from None
    if done.returncode:
        raise GitProblem(_problem(words[0], done))
    return done


def _problem(word: str, done: Output) -> str:
    """Say why git failed, in its own words but shortened: the first line or, for a commit, the last lines, since a hook
    may have printed more before.
    """
    message = as_text(done.stderr).strip() or as_text(done.stdout).strip() or f"ended with status {done.returncode}"
    lines = [line.strip().removeprefix("fatal: ") for line in message.splitlines() if line.strip()]
    shown = "; ".join(lines[-4:] if word == "commit" else lines[:1])
    return f"git {word}: {shown[:_LONGEST_PROBLEM]}"
