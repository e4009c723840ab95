"""What a run records about where it comes from: files, commit, machine."""

import difflib
import json
import os
import platform
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from parity.contract.files import contract_files, step_path
from parity.contract.study import Step, Study
from parity.contract.workspace import SETTINGS, Workspace
from parity.errors import InputError
from parity.origin.files import DIFF, TAKEN_AWAY
from parity.records import HOST, SANDBOX, SOURCE, UNCONFINED, BuildOutcome
from parity.store.address import without_password
from parity.system.git import Change, GitProblem, Repository, find_repository
from parity.system.sandbox import is_confining
from parity.version import __version__

_CPU = Path("/proc/cpuinfo")
_MOST_BYTES = 4 << 20


@dataclass(frozen=True)
class Origin:
    """Facts by (`source` or `host`, name), and files by their path in the workspace."""

    facts: dict[tuple[str, str], str]
    files: dict[str, bytes] = field(default_factory=dict)


def study_origin(workspace: Workspace, study: Study, step: Step, draft: bytes | None = None) -> Origin:
    """Return facts about the machine, and the files of the step and the contract with the files that the step calls its
    own. A `draft` is the text of a step that has no file.

    Raises InputError for an own file that does not exist, unless git knows it: then the step removes it.
    """
    step_file = step_path(study.name, step.name)
    files = {step_file: (workspace.root / step_file).read_bytes() if draft is None else draft}
    files |= {name: (workspace.root / name).read_bytes() for name in contract_files(workspace, study)}
    own_files = {name: _own(workspace.root, study, step, name) for name in step.text.files}
    missing = [name for name, content in own_files.items() if content is None]
    facts = _host() | ({(SOURCE, TAKEN_AWAY): json.dumps(missing)} if missing else {})
    return Origin(facts, files | {name: content for name, content in own_files.items() if content is not None})


def _own(root: Path, study: Study, step: Step, name: str) -> bytes | None:
    """Return the content of a step's own file; None for one that the step removes."""
    path, where = root / name, f"{study.folder / step.name}.toml: field 'files': '{name}'"
    if path.is_file():
        if not path.resolve().is_relative_to(root.resolve()):
            raise InputError(f"{where} leads out of the workspace")
        if path.stat().st_size > _MOST_BYTES:
            raise InputError(f"{where} has {path.stat().st_size:,} bytes: a source has at most {_MOST_BYTES:,}")
        return path.read_bytes()
    try:
        is_known = find_repository(root).state([name]).changes.get(name) is Change.DELETED
    except GitProblem:
        is_known = False
    if not is_known:
        raise InputError(f"{where}: no such file")
    return None


def _host() -> dict[tuple[str, str], str]:
    """Return the facts of the host that affect speed, and which programs ran. What is not known is left out."""
    known = {
        "kernel": f"{platform.system()} {platform.release()}",
        "cpu": _cpu(),
        "python": platform.python_version(),
        "parity": __version__,
        SANDBOX: "bubblewrap" if is_confining() else UNCONFINED,
    }
    return {(HOST, name): value for name, value in known.items() if value}


def _cpu() -> str:
    """Return the processor's model where Linux states it, else its architecture."""
    try:
        lines = _CPU.read_text(errors="replace").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, "") or platform.machine()


def sources_of(root: Path, outcomes: Iterable[BuildOutcome]) -> list[str]:
    """Return the sources of some builds that lie in the workspace."""
    paths = (outcome.artifacts[name].resolve() for outcome in outcomes for name in outcome.sources)
    return [str(path.relative_to(root)) for path in paths if path.is_relative_to(root)]


def scope_origin(workspace: Workspace, paths: Sequence[str]) -> Origin:
    """Return the commit that is checked out, and the uncommitted changes of these files and of parity.toml, as facts
    and as a diff that `git apply` takes. A parity.toml that has a password is left out of the diff. Without git or a
    repository, a fact says so.
    """
    settings = [SETTINGS] if workspace.settings_path.exists() else []
    scope = [*dict.fromkeys([*paths, *settings])]
    try:
        repository = find_repository(workspace.root)
        state = repository.state(scope)
        facts = {"changed in scope": _changes_text(state.changes)}
        facts |= {"commit": state.commit} if state.commit else {"not known": "there is no commit yet"}
        facts |= {"branch": state.branch} if state.branch else {}
        if strange := [path for path in scope if not repository.owns(path)]:
            facts["not known"] = f"another repository has {', '.join(strange)}"
        changes = dict(state.changes)
        if SETTINGS in changes and _has_password(_diff(repository, state.commit, {SETTINGS: changes[SETTINGS]})):
            facts["not kept"] = f"{SETTINGS}, which has a password"
            del changes[SETTINGS]
        diff = _diff(repository, state.commit, changes)
    except GitProblem as problem:
        return Origin({(SOURCE, "not known"): str(problem)})
    return Origin({(SOURCE, name): value for name, value in facts.items()}, {DIFF: diff} if diff else {})


def _has_password(diff: bytes) -> bool:
    lines = [line[1:] for line in diff.decode(errors="replace").splitlines()]
    return any(without_password(line) != line for line in lines)


def _changes_text(changes: Mapping[str, Change]) -> str:
    return ", ".join(f"{path} ({change})" for path, change in sorted(changes.items())) or "nothing"


def _diff(repository: Repository, commit: str | None, changes: Mapping[str, Change]) -> bytes:
    """All changes of the files; those that git does not track are whole."""
    unknown = {Change.UNTRACKED, Change.IGNORED} if commit else {*Change}
    tracked = [path for path, change in changes.items() if change not in unknown]
    diff = repository.diff(tracked) if tracked else b""
    for path, change in changes.items():
        if change in unknown and (repository.folder / path).is_file():
            diff += new_file_diff(path, (repository.folder / path).read_bytes())
    return diff


def new_file_diff(path: str, content: bytes) -> bytes:
    """Return a new text file as a diff; nothing for a file that is not text, whose content is kept anyway."""
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return b""
    changes = unified("", text, os.devnull, f"b/{path}")
    return f"diff --git a/{path} b/{path}\nnew file mode 100644\n{changes}".encode()


def unified(before: str, after: str, old: str, new: str) -> str:
    """Return the difference of two texts, as git writes it below its header."""
    lines = difflib.unified_diff(_lines(before), _lines(after), old, new)
    return "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines)


def _lines(text: str) -> list[str]:
    """Lines with their ends: only a line feed ends one, as for git."""
    return [line for line in re.split(r"(?<=\n)", text) if line]
