"""Judges kernels against each other under a contract, in a folder that is made for it: no workspace is needed, and what
they were taken from stays as it is.
"""

import os
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import Any

import tomlkit

from parity.contract.lane import NOT_LANES
from parity.contract.study import contract_tables, load_study, own_code
from parity.contract.workspace import (
    Workspace,
    find_workspace,
    is_workspace,
    temporary_workspace,
    write_settings,
    write_whole,
)
from parity.errors import InputError
from parity.lanes.assembly.builder import is_built
from parity.lanes.cpp_kernels import kernels_of_cpp
from parity.run.options import Progress, RunOptions
from parity.run.pipeline import run_step
from parity.starters.making import refuse_existing
from parity.starters.python import kernels_of_python
from parity.store import RunRecord, find_run, open_lab_book
from parity.system.nearest import file_meant, suggestion
from parity.system.own import cache_of_user
from parity.system.trust import require_trust, trust

_BY_ITS_COMPILER = ("triton", "gluon")
_BUILT = (".co", ".cubin", ".hsaco")
_MOST = 6  # contenders: of seven there would be 21 pairs
_OF_A_STUDY = ("baseline", "check", "lanes", "title")  # what says nothing about one comparison
_OF_A_COMPILER = ("options", "flags", "toolchain", "constants", "types", "config")
_NAMED = re.compile(r"([a-z][a-z0-9_]*)=(.+)")
_AGAIN = "a judge answers by what it sees itself"
_STEP = "step01"


@dataclass(frozen=True)
class Contender:
    """A kernel that is judged: `name` is its lane's, `given` what the user called it, `table` its lane as a contract
    has it.
    """

    name: str
    given: str
    table: Mapping[str, Any]


@dataclass(frozen=True)
class Judged:
    """Two contenders and the run in which the second was timed against the first."""

    first: Contender
    second: Contender
    record: RunRecord


@dataclass(frozen=True)
class _Terms:
    """A contract as it is applied to contenders: its tables without lanes, those, and where its paths begin."""

    path: Path
    workspace: Workspace
    tables: Mapping[str, Any]
    lanes: Mapping[str, Mapping[str, Any]]


def judged(
    contract: Path, words: Sequence[str], keep: Path | None, options: RunOptions, progress: Progress
) -> list[Judged]:
    """Judge every two contenders, the second against the first. Each pair is one run of a study of its own, as
    `parity run` makes it. The studies and their lab book are thrown away, or kept in a workspace: a new folder, or one
    that is there.

    Raises InputError for a contract or a contender that is wrong; UnavailableError where a device that was asked for is
    not there.
    """
    terms = _terms_of(contract)
    contenders = contenders_of(terms.path, terms.lanes, terms.workspace.root, words)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    with _folder(terms, keep) as workspace, _named_truly(workspace, terms.path):
        url, found = str(workspace.root / "results.db"), list[Judged]()
        for number, (first, second) in enumerate(combinations(contenders, 2), 1):
            study = f"judge-{stamp}-{number}"
            _write_study(workspace, study, terms, first, second)
            asked = replace(options, against=first.name, again=_AGAIN)
            result = run_step(workspace, f"{study}/{_STEP}", url, asked, progress)
            database = open_lab_book(workspace, url, load_study(workspace, study, only_read=True))
            found.append(Judged(first, second, find_run(database, result.run_id)))
        return found


def _terms_of(contract: Path) -> _Terms:
    path = contract / "contract.toml" if contract.is_dir() else contract
    if not path.is_file():
        raise InputError(f"--contract: {path}: no such file{file_meant(path)}")
    try:
        workspace = find_workspace(path.absolute().parent)
    except InputError:
        workspace = Workspace(path.absolute().parent)
    tables = contract_tables(workspace, path.absolute())
    lanes = tables.get("lanes")
    if not isinstance(lanes, dict) or not all(isinstance(lane, dict) for lane in lanes.values()):
        raise InputError(f"{path}: field 'lanes': missing: a lane says how a kernel is launched")
    kept = {name: value for name, value in tables.items() if name not in _OF_A_STUDY}
    return _Terms(path, workspace, kept, lanes)


def contenders_of(
    path: Path, lanes: Mapping[str, Mapping[str, Any]], root: Path, words: Sequence[str]
) -> list[Contender]:
    """Return what is judged: each word is a lane of the contract, a file in the place of a lane's kernel, or
    `LANE=FILE`; `FILE:NAME` names a kernel that is called otherwise. Raises InputError with all that is wrong.
    """
    if not 2 <= len(words) <= _MOST:
        raise InputError(f"A B: two kernels are judged, or as many as {_MOST} by pairs: {len(words)} are given")
    found, wrong = list[tuple[str, dict[str, Any]]](), list[str]()
    for word in words:
        try:
            found.append((word, _table_of(path, lanes, root, word)))
        except InputError as error:
            wrong += error.sentences
    if wrong:
        raise InputError(*wrong)
    contenders = list[Contender]()
    for word, table in found:
        contenders.append(Contender(_lane_name(word, [one.name for one in contenders]), word, table))
    return contenders


def _lane_name(word: str, others: Sequence[str]) -> str:
    """Return what a contender's lane is called: as its file, with a number where that is taken."""
    stem = Path(word.rpartition("=")[2]).name.partition(".")[0].lower()
    name = re.sub(r"[^a-z0-9]+", "_", stem).strip("_")[:24] or "kernel"
    name = name if name[0].isalpha() else f"k{name}"
    candidates = [name, *(f"{name}_{number}" for number in range(2, _MOST + 2))]
    return next(one for one in candidates if one not in (*others, *NOT_LANES))


def _table_of(path: Path, lanes: Mapping[str, Mapping[str, Any]], root: Path, word: str) -> dict[str, Any]:
    """Return the lane of a contender."""
    if word in lanes and not Path(word).is_file():
        return _placed(dict(lanes[word]), word, root)
    named = None if Path(word).is_file() else _NAMED.fullmatch(word)
    text, symbol = named[2] if named else word, ""
    if not Path(text).is_file() and ":" in text:
        text, _, symbol = text.rpartition(":")
    file = Path(text)
    if not file.is_file():
        is_lane = f", and no lane of {path}{suggestion(word, lanes)}"
        raise InputError(f"{word}: {'is no ordinary file' if file.exists() else 'no such file'}{is_lane}")
    if named and named[1] not in lanes:
        raise InputError(f"{word}: '{named[1]}' is no lane of {path}{suggestion(named[1], lanes)}")
    lane = named[1] if named else _lane_for(path, lanes, file)
    table = dict(lanes[lane])
    if any("kernel" in launch for launch in table.get("launches", {}).values()):
        raise InputError(f"{word}: the launches of lane '{lane}' of {path} have kernels of their own: one file is none")
    table |= {"kernel": str(file.absolute())}
    if symbol := symbol or _only_kernel(file, table) or "":
        table["symbol"] = symbol
    if is_built(file):
        _refuse_unknown_launch(word, lane, table)
    elif file.suffix in _BUILT:
        raise InputError(f"{word}: is no code object, whatever its name says: it begins with none's mark")
    if is_built(file) or file.suffix == ".s":
        table = {name: value for name, value in table.items() if name not in _OF_A_COMPILER} | {"builder": "assembly"}
    return {"builder": lane, **table, "outside": True}


def _lane_for(path: Path, lanes: Mapping[str, Mapping[str, Any]], file: Path) -> str:
    """Return the lane whose kernel is of a file's kind, where that is one."""
    alike = [name for name, lane in lanes.items() if Path(str(lane.get("kernel", ""))).suffix == file.suffix]
    chosen = alike or list(lanes)
    if len(chosen) == 1:
        return chosen[0]
    raise InputError(f"{file}: launched as which lane of {path}? Write LANE={file}: there are {', '.join(lanes)}")


def _only_kernel(file: Path, table: Mapping[str, Any]) -> str | None:
    """Return the only kernel of a source that has none of the lane's name."""
    if is_built(file) or file.suffix == ".s":
        return None
    reader = kernels_of_python if file.suffix == ".py" else kernels_of_cpp
    names = {kernel.name for kernel in reader(file, file.read_text(errors="replace"))}
    return min(names) if len(names) == 1 and table.get("symbol") not in names else None


def _placed(table: dict[str, Any], lane: str, root: Path) -> dict[str, Any]:
    """Return a lane of the contract whose kernels are found from everywhere."""
    launches = {
        name: launch | {"kernel": str(root / launch["kernel"])} if "kernel" in launch else launch
        for name, launch in table.get("launches", {}).items()
    }
    placed = {"kernel": str(root / table["kernel"])} if "kernel" in table else {}
    return {"builder": lane, **table, **placed, "outside": True} | ({"launches": launches} if launches else {})


def _refuse_unknown_launch(word: str, lane: str, table: Mapping[str, Any]) -> None:
    """Raise InputError for a code object of which a lane does not say how it is launched."""
    if table.get("builder", lane) in _BY_ITS_COMPILER and "dynamic_lds_bytes" not in table:
        raise InputError(
            f"{word}: lane '{lane}' is launched as its compiler says, with LDS and parameters that a code object alone "
            'does not tell: give the lane\'s source, or a contract whose lane has builder = "assembly"'
        )


@contextmanager
def _named_truly(workspace: Workspace, contract: Path) -> Iterator[None]:
    """Name the contract that was given, in what is wrong with it, and not the copy that is thrown away."""
    try:
        yield
    except InputError as error:
        copies = rf"{re.escape(str(workspace.root))}/experiments/[^/]+/(?:contract|{_STEP})\.toml"
        raise InputError(*(re.sub(copies, str(contract), one) for one in error.sentences)) from None


@contextmanager
def _folder(terms: _Terms, keep: Path | None) -> Iterator[Workspace]:
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


def _write_study(workspace: Workspace, study: str, terms: _Terms, first: Contender, second: Contender) -> None:
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
