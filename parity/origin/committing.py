"""Commits the files of a step that was kept, and nothing else of the working tree."""

from dataclasses import dataclass
from pathlib import Path

from parity.contract.files import step_path
from parity.contract.workspace import Workspace
from parity.origin.changes import FilesNow
from parity.origin.files import KeptFile, kept_files
from parity.records import Basis, Verdict
from parity.store import RunRecord
from parity.system.git import Change, GitProblem, Repository, State, find_repository


@dataclass(frozen=True)
class StepCommit:
    """The commit of a kept step and its files; without a commit, `note` says why there is none. `left` are files of the
    study that are changed as well, and that no step owns.
    """

    commit: str | None
    files: list[str]
    note: str
    left: list[str]


def commit_kept(workspace: Workspace, record: RunRecord) -> StepCommit:
    """Commit a run's step file, its lanes' sources and the step's own files, if the run was kept on measured times.

    Whatever prevents that becomes the note: the run and its verdict stay as they are.
    """
    run = record.run
    if (run.verdict, run.basis) != (Verdict.KEEP, Basis.MEASURED):
        word = run.verdict or run.status
        return _none(f"nothing is committed: {record.step} is {word}, on a basis that is {run.basis}")
    try:
        return _commit(workspace.root.resolve(), record)
    except GitProblem as problem:
        return _none(f"{record.step} is kept, but not committed: {problem}")


def _commit(root: Path, record: RunRecord) -> StepCommit:
    kept = [file for file in kept_files(record) if not file.is_outside]
    files = _own(record, kept)
    if changed := FilesNow(root).changed([file for file in kept if file.path in files]):
        raise GitProblem("; ".join(file.sentence() for file in changed))
    repository = find_repository(root)
    state = repository.state([*files, *(file.path for file in kept)])
    _check(repository, state, files)
    pending = [path for path in files if path in state.changes]
    left = sorted({file.path for file in kept if file.path in state.changes} - {*files})
    if not pending:
        return StepCommit(None, [], f"nothing to commit: {str(state.commit)[:12]} has {record.step}'s files", left)
    new = [path for path in pending if state.changes[path] is Change.UNTRACKED]
    measured = {path: (root / path).read_bytes() for path in pending if (root / path).is_file()}
    commit = repository.commit(pending, new, message(record))
    note = (
        f"committed {', '.join(pending)} as {commit[:12]} on {state.branch}{_rewritten(repository, commit, measured)}"
    )
    return StepCommit(commit, pending, note + (f"; not committed: {', '.join(left)}" if left else ""), left)


def _rewritten(repository: Repository, commit: str, measured: dict[str, bytes]) -> str:
    """Return what a note says of files that a hook rewrote while they were committed; mostly nothing."""
    try:
        other = [path for path, content in measured.items() if repository.content(commit, path) != content]
    except GitProblem as problem:  # the commit is made all the same
        return f"; whether it has what was measured is not known: {problem}"
    return f"; a hook has rewritten {', '.join(other)}: the commit's content is not what was measured" if other else ""


def _own(record: RunRecord, kept: list[KeptFile]) -> list[str]:
    """List the step's own files: those that it names, its lanes' sources, and its step file."""
    named = ((record.run.spec or {}).get("text") or {}).get("files") or []
    sources = [file.path for file in kept if file.launch]
    return [*dict.fromkeys([step_path(record.run.study, record.step), *named, *sources])]


def _check(repository: Repository, state: State, files: list[str]) -> None:
    """Raise GitProblem where committing these files would not do what their owner expects."""
    if under_way := repository.under_way():
        raise GitProblem(f"{under_way} is under way: finish it, and commit the step's files then")
    if state.branch is None:
        raise GitProblem("no branch is checked out (detached HEAD): a commit would be on none")
    if strange := [path for path in files if not repository.owns(path)]:
        raise GitProblem(f"another repository has {', '.join(strange)}")
    for change in (Change.CONFLICT, Change.IGNORED):
        if paths := [path for path in files if state.changes.get(path) is change]:
            raise GitProblem(f"{', '.join(paths)}: {change}{'' if change is Change.CONFLICT else ' by git'}")


def message(record: RunRecord) -> str:
    """Return a commit's message: the step's title, its verdict with the times, the reasons, and the run."""
    run = record.run
    times = ", ".join(f"{lane} {ms:.4g} ms" for lane in record.lanes if (ms := record.kpi_ms(lane)) is not None)
    before = record.kpi_ms("baseline")
    verdict_line = f"{run.verdict} ({run.basis}): {times}"
    verdict_line += f"; the baseline took {before:.4g} ms" if before is not None else ""
    reasons = [f"{row.number}. {_line(row.text)}" for row in record.reasons]
    head = f"{run.study}/{record.step}: {_line(run.title)}"
    return "\n".join([head, "", verdict_line, *reasons, "", f"Run: {run.uuid}"])


def _line(text: str) -> str:
    return " ".join(text.split())


def _none(note: str) -> StepCommit:
    return StepCommit(None, [], note, [])
