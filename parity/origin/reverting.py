"""Takes back what a step did to its own files, where nobody has changed them since."""

import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path

from parity.contract.files import step_path
from parity.contract.references import study_names
from parity.contract.study import Step, load_step
from parity.contract.workspace import Workspace, write_whole
from parity.errors import InputError
from parity.origin.capture import unified
from parity.origin.changes import FilesNow
from parity.origin.files import kept_files, source_fact, taken_away
from parity.origin.restoring import place
from parity.origin.sharing import KernelUsers, kernel_users
from parity.records import RunStatus
from parity.store import Database, RunRecord, contents, runs_of_step, runs_with_file
from parity.store.queries import moment
from parity.system.git import GitProblem, Repository, find_repository

RESTORED, REMOVED, NOTHING = "restored", "removed", "nothing"


@dataclass(frozen=True)
class RevertedFile:
    """One file: `restored` to what `origin` had, `removed` where that had none, or `nothing` if it is so already."""

    path: str
    action: str
    origin: str
    diff: str


@dataclass(frozen=True)
class Reversion:
    """What was taken back of a step, or would be. `run_id` is the run that has its files in the lab book; `note` says
    which files these are where the step does not, and which files of other steps could not be looked into.
    """

    study: str
    step: str
    run_id: int
    run_uuid: str
    is_dry_run: bool
    files: list[RevertedFile]
    note: str | None


@dataclass(frozen=True)
class _EarlierFile:
    """What a file was before a step, and who says so; None if there was none."""

    content: bytes | None
    origin: str


def revert(
    workspace: Workspace, database: Database, reference: str, *, is_dry_run: bool = False, is_to_commit: bool = False
) -> Reversion:
    """Restore the content that a step's own files had before it; the step's file stays, and so do its runs.
    `is_to_commit` takes the content of the commit that its first run recorded.

    Raises InputError, and changes nothing, if one of the files is not what the step's last run recorded, if a later
    step was run with what would be taken back, or if nothing tells what was there before.
    """
    study, step = load_step(workspace, reference, only_read=True)
    records = [record for record in runs_of_step(database, study.name, step.name) if not record.is_imported]
    if not records:
        raise InputError(
            f"{database.name}: has no run of {study.name}/{step.name}: only what was recorded is taken back"
        )
    users = kernel_users(workspace, step)
    taking = _StepFiles(workspace, database, step, records, users, is_to_commit=is_to_commit)
    files, note = _own_files(workspace, step, users, taking)
    plans: list[tuple[str, _EarlierFile]] = []
    problems: list[str] = []
    for path in files:
        try:
            plans.append((path, taking.plan(path)))
        except InputError as error:
            problems += error.sentences
    if problems:
        raise InputError(*problems)
    taken = [taking.taken(path, before) for path, before in plans]
    for taken_back, (path, before) in zip(taken, plans, strict=True):
        if taken_back.action != NOTHING and not is_dry_run:
            _write(taking.place(path), before.content)
    notes = "; ".join(text for text in (note, users.note) if text) or None
    return Reversion(study.name, step.name, taking.last.run.id, taking.last.run.uuid, is_dry_run, taken, notes)


def _own_files(
    workspace: Workspace, step: Step, users: KernelUsers, taking: "_StepFiles"
) -> tuple[list[str], str | None]:
    """Return the files that a step calls its own; if it names none, the kernels that no other step, run or contract
    has, with a note that says so.

    Raises InputError if there are none.
    """
    if step.text.files:
        return [*step.text.files], None
    alone = [kernel for kernel in users.alone if not taking.others(kernel)]
    if not alone:
        shared = ", ".join(users.kernels) or "none of its own"
        raise InputError(
            f"{workspace.root / step_path(step.study, step.name)}: says no files of its own, and has no kernel that "
            f'only this step has ({shared}): write files = ["triton_kernels/x.py"] with those that it changed'
        )
    return alone, "the step names no files: taken are the kernels that it alone has"


class _StepFiles:
    """What is known about a step's files: its runs, the repository, and the files as they are now."""

    def __init__(
        self,
        workspace: Workspace,
        database: Database,
        step: Step,
        records: list[RunRecord],
        users: KernelUsers,
        *,
        is_to_commit: bool,
    ) -> None:
        self._root, self._database, self._step, self._users = workspace.root.resolve(), database, step, users
        self._studies = [*dict.fromkeys([*study_names(workspace), step.study])]
        # A run that another one answers built nothing, and names no commit.
        run = [record for record in records if record.run.status != RunStatus.ANSWERED] or records
        self.first, self.last = run[0], run[-1]
        self._records, self._is_to_commit = records, is_to_commit
        self._now = FilesNow(self._root)
        try:
            self._repository: Repository | None = find_repository(self._root)
        except GitProblem:
            self._repository = None

    def place(self, path: str) -> Path:
        return place(self._root, path, self.last)

    def plan(self, path: str) -> _EarlierFile:
        """Return what a file is to become. Raises InputError if the file cannot be taken back."""
        now = self._now.sha256(path)
        if self.place(path).exists() and now is None:
            raise InputError(f"{path}: cannot be read")
        known = next((record for record in reversed(self._records) if _knows(record, path)), None)
        if known is None:
            raise InputError(
                f"{path}: run {self.last.run.id} of {self.last.step} did not record it: run the step again"
            )
        recorded, before = _hash_in(known, path), self._before(path)
        if _sha256(before.content) == now:
            return before
        if now != recorded:
            raise InputError(f"{path}: {self._who(path, now)}: it is not what {self._named(known)} recorded")
        self._check_later(path, recorded)
        if before.content is None and (user := self._users.others.get(path)):
            raise InputError(f"{path}: would be removed, but {user} uses it")
        return before

    def _before(self, path: str) -> _EarlierFile:
        """Return what a file was before the step: its content in the last run before the step's first, unless a commit
        has changed it between them; else its content in the commit, if the step's first run shows that nobody had
        changed it.
        """
        committed, earlier = self._committed(self.first, path), self._earlier(path)
        if self._is_to_commit and committed:
            return committed
        recorded = self._recorded(earlier, path) if earlier else None
        if earlier and recorded and self._is_since_commit(earlier, recorded, committed, path):
            return recorded
        if committed and (self._was_clean(committed, path) or self._is_new(committed, path)):
            return committed
        raise InputError(self._unknown(committed, path))

    def _is_since_commit(
        self, earlier: RunRecord, recorded: _EarlierFile, committed: _EarlierFile | None, path: str
    ) -> bool:
        """Whether no commit that is known changed a file between an earlier run and the step's first."""
        then = self._committed(earlier, path)
        return committed is None or then is None or committed.content in (then.content, recorded.content)

    def _was_clean(self, committed: _EarlierFile, path: str) -> bool:
        """Whether the step's first run found what the commit has."""
        return _knows(self.first, path) and _hash_in(self.first, path) == _sha256(committed.content)

    def _is_new(self, committed: _EarlierFile, path: str) -> bool:
        """Whether all of a file is the step's: git does not have it, and it is a kernel that only this step names."""
        return committed.content is None and path in self._users.alone and not self.others(path)

    def _unknown(self, committed: _EarlierFile | None, path: str) -> str:
        """Why nobody knows what a file was."""
        name = self._step.name
        if committed is None:
            return (
                f"{path}: nothing tells what it was before {name}: its runs name no commit that is here, and no run "
                "before them has it"
            )
        commit = str(source_fact(self.first, "commit"))[:12]
        differs = f"differed from commit {commit}" if committed.content is not None else f"was not in commit {commit}"
        return (
            f"{path}: {differs} when {name} was first run, and no run since that commit shows it before: nobody knows "
            f"what of the change is the step's. 'git diff {commit} -- {path}' shows it, and --dry-run --to-commit what "
            f"would be done; --to-commit takes the commit's content, and 'parity runs restore {self.last.run.id}' "
            "brings the recorded one back"
        )

    def _committed(self, record: RunRecord, path: str) -> _EarlierFile | None:
        """Return a file as it is in the commit that was checked out when a run began; None if that is not known
        here.
        """
        commit = source_fact(record, "commit")
        if commit is None or self._repository is None or not self._repository.owns(path):
            return None
        try:
            return _EarlierFile(self._repository.content(commit, path), f"git, before {self._step.name}")
        except GitProblem:
            return None

    def _earlier(self, path: str) -> RunRecord | None:
        """Return the last run of any other step that has the file, from before the step was first run or answered."""
        began = moment(self._records[0].run)
        return next((record for record in reversed(self.others(path)) if moment(record.run) < began), None)

    def _recorded(self, record: RunRecord, path: str) -> _EarlierFile | None:
        sha256 = _hash_in(record, path)
        content = contents(self._database, [sha256]).get(sha256) if sha256 else None
        return None if content is None else _EarlierFile(content, self._named(record))

    def others(self, path: str) -> list[RunRecord]:
        """Return the runs of other steps that were made of this file, in every study, oldest first."""
        runs = [record for study in self._studies for record in runs_with_file(self._database, study, Path(path).name)]
        this_step = (self._step.study, self._step.name)
        made = [
            record
            for record in runs
            if (record.run.study, record.step) != this_step and _hash_in(record, path) is not None
        ]
        return sorted(made, key=lambda record: moment(record.run))

    def _check_later(self, path: str, recorded: str | None) -> None:
        """Raise InputError if a later run of another step was made of what would be taken back."""
        since = next(moment(record.run) for record in self._records if _hash_in(record, path) == recorded)
        later = [
            record for record in self.others(path) if moment(record.run) > since and _hash_in(record, path) == recorded
        ]
        if later:
            raise InputError(f"{path}: {self._named(later[-1])}, a later step, was run with what would be taken back")

    def _who(self, path: str, now: str | None) -> str:
        """Who has changed a file since the step's last run, as far as git or the lab book tells."""
        if now is None:
            return "is gone"
        known = next((record for record in reversed(self.others(path)) if _hash_in(record, path) == now), None)
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
        verdict = record.run.verdict or record.run.status
        study = record.run.study
        step = record.step if study == self._step.study else f"{study}/{record.step}"
        return f"run {record.run.id} of {step} ({verdict})"

    def taken(self, path: str, before: _EarlierFile) -> RevertedFile:
        """Return what is done to a file, with its difference."""
        place = self.place(path)
        now = place.read_bytes() if place.exists() else None
        action = NOTHING if now == before.content else REMOVED if before.content is None else RESTORED
        return RevertedFile(path, action, before.origin, _difference(path, now, before.content))


def _knows(record: RunRecord, path: str) -> bool:
    """Whether a run tells what a file was: its content, or that the step takes it away."""
    return _hash_in(record, path) is not None or path in taken_away(record)


def _hash_in(record: RunRecord, path: str) -> str | None:
    return next((file.sha256 for file in kept_files(record) if file.path == path), None)


def _sha256(content: bytes | None) -> str | None:
    return None if content is None else hashlib.sha256(content).hexdigest()


def _difference(path: str, now: bytes | None, before: bytes | None) -> str:
    texts = [(content or b"").decode(errors="replace") for content in (now, before)]
    names = [f"a/{path}" if now is not None else os.devnull, f"b/{path}" if before is not None else os.devnull]
    return unified(texts[0], texts[1], names[0], names[1])


def _write(path: Path, content: bytes | None) -> None:
    """Write or remove a file; one that exists keeps its mode."""
    if content is None:
        path.unlink()
        return
    mode = path.stat().st_mode if path.exists() else None
    write_whole(path, content)
    if mode is not None:
        path.chmod(stat.S_IMODE(mode))
