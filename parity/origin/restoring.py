"""Writes a run's step, contract and kernels from the lab book back into files."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from parity.contract.files import step_path
from parity.contract.workspace import write_whole
from parity.errors import InputError
from parity.origin.files import KeptFile, kept_files
from parity.store import Database, RunRecord, contents
from parity.system.inside import inside


@dataclass(frozen=True)
class RestoredFile:
    """One file: whether it `is_new`, has been `overwritten`, or was `unchanged`."""

    path: str
    action: str


@dataclass(frozen=True)
class Restoration:
    """What was written to a folder, or would be; `missing` says what the lab book does not have of the run."""

    study: str
    step: str
    run_id: int
    run_uuid: str
    folder: str
    is_dry_run: bool
    files: list[RestoredFile]
    missing: list[str]


def restore(
    database: Database, record: RunRecord, folder: Path, *, is_forced: bool = False, is_dry_run: bool = False
) -> Restoration:
    """Write the files that a run was made of below a folder.

    Raises InputError, and writes nothing, for a file that lies there with another content unless `is_forced`, for a
    name that leads out of the folder, and for a run that keeps no files.
    """
    run = record.run
    wanted, missing = stored_files(database, record)
    if not wanted:
        raise InputError(f"{database.name}: keeps no files of run {run.id} of {run.study}/{record.step}")
    places = {path: place(folder, path, record) for path in wanted}
    files = [RestoredFile(path, _action(places[path], content)) for path, content in wanted.items()]
    differing = [file.path for file in files if file.action == "overwritten"]
    if differing and not is_forced:
        raise InputError(
            *(
                f"{places[path]}: lies there with another content: --force overwrites it, --to FOLDER writes elsewhere"
                for path in differing
            )
        )
    for path, content in wanted.items() if not is_dry_run else ():
        write_whole(places[path], content)
    return Restoration(run.study, record.step, run.id, run.uuid, str(folder), is_dry_run, files, missing)


def place(folder: Path, path: str, record: RunRecord) -> Path:
    """Return where a run's file belongs. Raises InputError for a name that is not one of a file below the folder."""
    try:
        return inside(folder, path)
    except ValueError as why:
        raise InputError(f"run {record.run.id}: '{path[:200]}' {why}: it is not written") from None


def _action(path: Path, content: bytes) -> str:
    if not path.exists():
        return "new"
    return "unchanged" if path.read_bytes() == content else "overwritten"


def stored_files(database: Database, record: RunRecord) -> tuple[dict[str, bytes], list[str]]:
    """Return the contents of a run's files by their path in the workspace, and sentences about those that are missing.

    Raises InputError if the run has two contents of one file.
    """
    kept = kept_files(record)
    inner = [file for file in kept if not file.is_outside]
    hashes = _one_each(inner, record)
    stored_contents = contents(database, hashes.values())
    missing = [
        f"{path} is not in the lab book, or is damaged there"
        for path, sha256 in hashes.items()
        if sha256 not in stored_contents
    ]
    missing += [f"{name} lay outside the workspace" for name in sorted({file.path for file in kept if file.is_outside})]
    step = step_path(record.run.study, record.step)
    if hashes and step not in hashes:
        missing.append(f"{step} and its contract were not kept by this run, which is older than that")
    return {path: stored_contents[sha256] for path, sha256 in hashes.items() if sha256 in stored_contents}, missing


def _one_each(files: Iterable[KeptFile], record: RunRecord) -> Mapping[str, str]:
    hashes: dict[str, str] = {}
    for file in files:
        if hashes.setdefault(file.path, file.sha256) != file.sha256:
            raise InputError(f"run {record.run.id}: has two contents of '{file.path}': it changed while the run built")
    for path in hashes:
        if within := next(
            (parent.as_posix() for parent in PurePosixPath(path).parents if parent.as_posix() in hashes), None
        ):
            raise InputError(f"run {record.run.id}: '{within}' would be a file and a folder")
    return hashes
