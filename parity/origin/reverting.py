"""Takes back what a step did to its own files, where nobody has changed them since."""

import hashlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from parity.contract.files import only_own_kernels
from parity.contract.study import Study, load_step
from parity.contract.workspace import Workspace, write_whole
from parity.errors import InputError
from parity.origin.capture import unified
from parity.origin.changes import FilesNow
from parity.origin.files import kept_files, source_fact, taken_away
from parity.origin.restoring import place
from parity.store import Database, RunRecord, baseline_for, contents, runs_of_step, runs_with_file
from parity.store.queries import moment
from parity.system.git import GitProblem, Repository, find_repository

RESTORED, REMOVED, NOTHING = "restored", "removed", "nothing"


@dataclass(frozen=True)
class TakenBack:
    """One file: `restored` to what `origin` had, `removed` where that had none, or `nothing` if it is so already."""

    path: str
    action: str
    origin: str
    diff: str


@dataclass(frozen=True)
class Reverted:
    """What was taken back of a step, or would be. `run_id` is the run that has its files in the lab book; `note` says
    which files these are where the step does not.
    """

    study: str
    step: str
    run_id: int
    run_uuid: str
    is_dry_run: bool
    files: list[TakenBack]
    note: str | None


@dataclass(frozen=True)
class _Before:
    """What a file was before a step, and who says so; None if there was none."""

    content: bytes | None
    origin: str


def revert(workspace: Workspace, database: Database, reference: str, *, is_dry_run: bool = False) -> Reverted:
    """Gives a step's own files the content that they had before it; the step's file stays, and so do its runs.

    Raises InputError, and changes nothing, if one of the files is not what the step's last run recorded, if a later
    step was run with what would be taken back, or if nothing tells what was there before.
    """
    study, step = load_step(workspace, reference)
    records = [of for of in runs_of_step(database, study.name, step.name) if not of.is_imported]
    if not records:
        raise InputError(
            f"{database.name}: has no run of {study.name}/{step.name}: only what was recorded is taken back"
        )
    files, note = _own_files(workspace, study, step.name, step.text.files, database)
    taking = _Taking(workspace, database, study, records)
    plans: list[tuple[str, _Before]] = []
    problems: list[str] = []
    for path in files:
        try:
            plans.append((path, taking.plan(path)))
        except InputError as error:
            problems += error.sentences
    if problems:
        raise InputError(*problems)
    taken = [taking.taken(path, before) for path, before in plans]
    for of, (path, before) in zip(taken, plans, strict=True):
        if of.action != NOTHING and not is_dry_run:
            _write(taking.place(path), before.content)
    return Reverted(study.name, step.name, taking.last.run["id"], taking.last.run["uuid"], is_dry_run, taken, note)


def _own_files(
    workspace: Workspace, study: Study, step: str, declared: Sequence[str], database: Database
) -> tuple[list[str], str | None]:
    """The files that a step calls its own; else the kernels that no other step, run or contract has.

    Raises InputError if there are none.
    """
    if declared:
        return [*declared], None
    kernels = only_own_kernels(workspace, study.name, step)
    alone = [kernel for kernel in kernels if not _other_runs(database, study.name, step, kernel)]
    if not alone:
        shared = ", ".join(kernels) or "none of its own"
        raise InputError(
            f"{study.folder / step}.toml: says no files of its own, and has no kernel that only this step has "
            f'({shared}): write files = ["triton_kernels/x.py"] with those that it changed'
        )
    return alone, "the step names no files: taken are the kernels that it alone has"


def _other_runs(database: Database, study: str, step: str, path: str) -> list[RunRecord]:
    """The runs of other steps that were made of this file, oldest first."""
    named = runs_with_file(database, study, Path(path).name)
    return [of for of in named if of.step != step and any(file.path == path for file in kept_files(of))]


class _Taking:
    """What is known about a step's files: its runs, the repository, and the files as they are now."""

    def __init__(self, workspace: Workspace, database: Database, study: Study, records: list[RunRecord]) -> None:
        self._root, self._database, self._study = workspace.root.resolve(), database, study
        self.first, self.last = records[0], records[-1]
        self._records = records
        self._now = FilesNow(self._root)
        try:
            self._repository: Repository | None = find_repository(self._root)
        except GitProblem:
            self._repository = None

    def place(self, path: str) -> Path:
        return place(self._root, path, self.last)

    def plan(self, path: str) -> _Before:
        """What a file is to become. Raises InputError."""
        now = self._now.sha256(path)
        if self.place(path).exists() and now is None:
            raise InputError(f"{path}: cannot be read")
        recorded = _hash_in(self.last, path)
        if recorded is None and path not in taken_away(self.last):
            raise InputError(
                f"{path}: run {self.last.run['id']} of {self.last.step} did not record it: run the step again"
            )
        before = self._before(path)
        if _sha256(before.content) == now:
            return before
        if now != recorded:
            raise InputError(f"{path}: {self._who(path, now)}: it is not what {self._named(self.last)} recorded")
        self._check_later(path, recorded)
        return before

    def _before(self, path: str) -> _Before:
        """What a file was before the step: in the commit that its first run began with, else in an earlier run. Where
        the change that the step builds upon was not committed then, the run of that one has it.
        """
        mine = _hash_in(self.first, path)
        committed, (earlier, is_base) = self._committed(self.first, path), self._earlier(path)
        recorded = self._recorded(earlier, path) if earlier else None
        if earlier and recorded and committed and is_base and self._committed(earlier, path) == committed:
            return recorded
        if committed and committed.content is not None and _sha256(committed.content) != mine:
            return committed
        if found := recorded or committed:
            return found
        raise InputError(
            f"{path}: nothing tells what it was before {self.last.step}: its runs name no commit that is here, and no "
            "run before them has it"
        )

    def _committed(self, record: RunRecord, path: str) -> _Before | None:
        """What the commit has that was checked out when a run began; None if that is not known here."""
        commit = source_fact(record, "commit")
        if commit is None or self._repository is None or not self._repository.owns(path):
            return None
        try:
            return _Before(self._repository.content(commit, path), f"git, before {self.last.step}")
        except GitProblem:
            return None

    def _earlier(self, path: str) -> tuple[RunRecord | None, bool]:
        """The baseline's run, else the parent's, else the last run before the step, of those that have the file; and
        whether the step builds upon it: whether it is one of the first two.
        """
        before = [of for of in self._others(path) if moment(of.run) < moment(self.first.run)]
        baseline = baseline_for(self._database, self._study.name, self._study.contract, self.first)
        bases = [of for of in before if of.step == self.first.run["parent"]]
        bases += [of for of in before if baseline and of.run["id"] == baseline.run["id"]]
        found = bases or before
        return (found[-1] if found else None), bool(bases)

    def _recorded(self, record: RunRecord, path: str) -> _Before | None:
        sha256 = _hash_in(record, path)
        content = contents(self._database, [sha256]).get(sha256) if sha256 else None
        return None if content is None else _Before(content, self._named(record))

    def _others(self, path: str) -> list[RunRecord]:
        return _other_runs(self._database, self._study.name, self.last.step, path)

    def _check_later(self, path: str, recorded: str | None) -> None:
        """Raises InputError if a later run of another step was made of what would be taken back."""
        since = next(moment(of.run) for of in self._records if _hash_in(of, path) == recorded)
        later = [of for of in self._others(path) if moment(of.run) > since and _hash_in(of, path) == recorded]
        if later:
            raise InputError(f"{path}: {self._named(later[-1])}, a later step, was run with what would be taken back")

    def _who(self, path: str, now: str | None) -> str:
        """Who has changed a file since the step's last run, as far as git or the lab book tells."""
        if now is None:
            return "is gone"
        known = next((of for of in reversed(self._others(path)) if _hash_in(of, path) == now), None)
        if known:
            return f"has the content of {self._named(known)}"
        if self._repository is None or not self._repository.owns(path):
            return "has been changed since"
        try:
            change = self._repository.state([path]).changes.get(path)
        except GitProblem:
            change = None
        if change is not None:
            return f"has been changed since, and that is not committed ({change})"
        commit = self._repository.last_commit(path)
        return f"was changed by commit {commit}" if commit else "has been changed since"

    def _named(self, record: RunRecord) -> str:
        verdict = record.run["verdict"] or record.run["status"]
        return f"run {record.run['id']} of {record.step} ({verdict})"

    def taken(self, path: str, before: _Before) -> TakenBack:
        """What is done to a file, with its difference."""
        place = self.place(path)
        now = place.read_bytes() if place.exists() else None
        action = NOTHING if now == before.content else REMOVED if before.content is None else RESTORED
        return TakenBack(path, action, before.origin, _difference(path, now, before.content))


def _hash_in(record: RunRecord, path: str) -> str | None:
    return next((file.sha256 for file in kept_files(record) if file.path == path), None)


def _sha256(content: bytes | None) -> str | None:
    return None if content is None else hashlib.sha256(content).hexdigest()


def _difference(path: str, now: bytes | None, before: bytes | None) -> str:
    texts = [(of or b"").decode(errors="replace") for of in (now, before)]
    names = [f"a/{path}" if now is not None else os.devnull, f"b/{path}" if before is not None else os.devnull]
    return unified(texts[0], texts[1], names[0], names[1])


def _write(path: Path, content: bytes | None) -> None:
    if content is None:
        path.unlink()
    else:
        write_whole(path, content)
