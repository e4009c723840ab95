"""Judges kernels against each other under a contract, in a folder that is made for it: no workspace is needed, and what
they were taken from stays as it is.
"""

import os
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import Any

import tomlkit

from parity.contract.study import load_study, own_code
from parity.contract.workspace import (
    Workspace,
    find_workspace,
    is_workspace,
    temporary_workspace,
    write_settings,
    write_whole,
)
from parity.errors import InputError
from parity.run.contenders import Contender, Terms, contenders_of, terms_of, workspace_above
from parity.run.options import Progress, RunOptions
from parity.run.pipeline import run_step
from parity.run.solutions import Asked, asked_of, is_definition, judged_on
from parity.starters.making import refuse_existing
from parity.store import RunRecord, find_run, open_lab_book
from parity.system.own import cache_of_user
from parity.system.trust import require_trust, trust, trusted_as_written

_AGAIN = "a judge answers by what it sees itself"
_STEP = "step01"


@dataclass(frozen=True)
class Judged:
    """Two contenders and the run in which the second was timed against the first."""

    first: Contender
    second: Contender
    record: RunRecord


@dataclass(frozen=True)
class Judging:
    """All pairs, who was judged, and of solutions on what."""

    pairs: list[Judged]
    contenders: list[Contender]
    asked: Asked | None = None

    @property
    def solutions(self) -> dict[str, str]:
        """The names of the solutions that contenders are."""
        return {one.name: one.solution for one in self.contenders if one.solution}


@dataclass(frozen=True)
class JudgeWishes:
    """Where the studies are kept, and for a definition's solutions the architecture, the file of workloads, and the one
    of them that is meant, and where their traces go; None is thrown away, the one beside the definition, the first, and
    nowhere.
    """

    keep: Path | None = None
    arch: str | None = None
    workloads: Path | None = None
    workload: str | None = None
    trace: Path | None = None


def judged(
    contract: Path, words: Sequence[str], wishes: JudgeWishes, options: RunOptions, progress: Progress
) -> Judging:
    """Judge every two contenders, the second against the first. Each pair is one run of a study of its own, as
    `parity run` makes it. The studies and their lab book are thrown away, or kept in a workspace: a new folder, or one
    that is there. In the place of a contract there may be a definition: then contenders are its solutions.

    Raises InputError for a contract or a contender that is wrong; UnavailableError where a device that was asked for is
    not there, or what a solution needs.
    """
    if not is_definition(contract):
        for name in ("arch", "workload", "workloads", "trace"):
            if getattr(wishes, name) is not None:
                raise InputError(f"--{name}: is for solutions of a definition: a contract says its own")
        terms = terms_of(contract)
        contenders = contenders_of(terms.path, terms.lanes, terms.workspace.root, words)
        with _folder(terms, wishes.keep) as workspace:
            return Judging(_met(workspace, terms, contenders, options, progress), contenders)
    if wishes.arch is None:
        raise InputError("--arch: missing: a definition does not say for which architecture its solutions are built")
    asked = asked_of(contract, wishes.workloads, wishes.workload, wishes.arch)
    like = workspace_above(contract)
    with (
        _kept(wishes.keep, like) if wishes.keep else _thrown_away(like) as workspace,
        trusted_as_written(workspace.root),
    ):
        progress("reading solutions")
        terms, contenders = judged_on(workspace, asked, words)
        return Judging(_met(workspace, terms, contenders, options, progress), contenders, asked)


def _met(
    workspace: Workspace, terms: Terms, contenders: Sequence[Contender], options: RunOptions, progress: Progress
) -> list[Judged]:
    """Run every pair."""
    stamp, found = datetime.now(UTC).strftime("%Y%m%d-%H%M%S"), list[Judged]()
    url = str(workspace.root / "results.db")
    with _named_truly(workspace, terms.path):
        for number, (first, second) in enumerate(combinations(contenders, 2), 1):
            study = f"judge-{stamp}-{number}"
            _write_study(workspace, study, terms, first, second)
            asked = replace(options, against=first.name, again=_AGAIN)
            result = run_step(workspace, f"{study}/{_STEP}", url, asked, progress)
            database = open_lab_book(workspace, url, load_study(workspace, study, only_read=True))
            found.append(Judged(first, second, find_run(database, result.run_id)))
    return found


@contextmanager
def _named_truly(workspace: Workspace, contract: Path) -> Iterator[None]:
    """Name what was given, in what is wrong with it: the contract and not the copy that is thrown away, and of a code
    object that it is one, since no file of its text is kept.
    """
    try:
        yield
    except InputError as error:
        copies = rf"{re.escape(str(workspace.root))}/experiments/[^/]+/(?:contract|{_STEP})\.toml"
        text = rf"{re.escape(str(workspace.root))}/\.parity/builds/[^/]+/kernel\.s"
        sentences = [re.sub(copies, str(contract), one) for one in error.sentences]
        raise InputError(*(re.sub(text, "its machine code", one) for one in sentences)) from None


@contextmanager
def _folder(terms: Terms, keep: Path | None) -> Iterator[Workspace]:
    """Make the workspace, with the contract's own operator and layouts, which are code that runs."""
    own = own_code(dict(terms.tables))
    require_trust(terms.workspace.root, *own)
    with _kept(keep, terms.workspace) if keep else _thrown_away(terms.workspace) as workspace:
        places = {Path(file): workspace.root / Path(file).relative_to(terms.workspace.root.resolve()) for file in own}
        if taken := [to for file, to in places.items() if to.exists() and to.read_bytes() != _content(file)]:
            raise InputError(f"--keep: {taken[0]}: is another operator than the contract's: nothing was written")
        for file, to in places.items():
            _copy(file, to)
        yield workspace


@contextmanager
def _thrown_away(like: Workspace) -> Iterator[Workspace]:
    """Make a workspace that is removed, with the builds of the contract's: these need not be built again."""
    with temporary_workspace("judge", like) as workspace:
        kept = like.private if is_workspace(like.root) else cache_of_user()
        with suppress(OSError):
            kept.mkdir(exist_ok=True)
            if os.access(kept, os.W_OK):
                (workspace.root / ".parity").symlink_to(kept.absolute())
        yield workspace


@contextmanager
def _kept(folder: Path, like: Workspace) -> Iterator[Workspace]:
    """Give the workspace of a folder, which is made where there is none. What is written into it comes from one that is
    trusted, or runs no code.
    """
    if not is_workspace(folder):
        if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
            raise InputError(f"--keep: {folder}: is neither a workspace nor a new or empty folder")
        write_settings(folder, like)
        with suppress(OSError):  # the next command then asks
            trust(folder)
    yield find_workspace(folder.absolute())


def _copy(file: Path, to: Path) -> None:
    """Copy a file of code, and the folder of its name, in which a captured operator has its launches."""
    write_whole(to, _content(file))
    if file.with_suffix("").is_dir():
        shutil.copytree(file.with_suffix(""), to.with_suffix(""), dirs_exist_ok=True)


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise InputError(f"{file}: {error.strerror}") from None


def _write_study(workspace: Workspace, study: str, terms: Terms, first: Contender, second: Contender) -> None:
    """Write the study of two contenders, of whom the second is judged."""
    root = terms.workspace.root.resolve()
    tables = {"title": f"{second.given} against {first.given}", **terms.tables}
    for name in ("operator", "layouts"):
        if name in tables:
            tables[name] = _relative(tables[name], root)
    tables["kpi"] = {**tables.get("kpi", {}), "lane": second.name, "reference": first.name}
    tables["lanes"] = {one.name: dict(one.table) for one in (first, second)}
    folder = workspace.experiments / study
    refuse_existing(folder, ("contract.toml",))
    write_whole(folder / "contract.toml", tomlkit.dumps(tables).encode())
    write_whole(folder / f"{_STEP}.toml", tomlkit.dumps({"title": tables["title"]}).encode())


def _relative(named: Any, root: Path) -> Any:
    """Return the path of an own file from its workspace."""
    if isinstance(named, dict):
        return {name: _relative(one, root) for name, one in named.items()}
    return Path(named).relative_to(root).as_posix() if str(named).endswith(".py") else named
