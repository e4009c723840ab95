"""Who is judged, and under what: kernels under a contract."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from parity.contract.lane import NOT_LANES
from parity.contract.study import contract_tables
from parity.contract.workspace import Workspace, find_workspace
from parity.errors import InputError
from parity.lanes.assembly.builder import is_built
from parity.lanes.cpp_kernels import kernels_of_cpp
from parity.starters.python import kernels_of_python
from parity.system.nearest import file_meant, suggestion

_BY_ITS_COMPILER = ("triton", "gluon")
_BUILT = (".co", ".cubin", ".hsaco")
_MOST = 6  # contenders: of seven there would be 21 pairs
_OF_A_STUDY = ("baseline", "check", "lanes", "title")  # what says nothing about one comparison
_OF_A_COMPILER = ("options", "flags", "toolchain", "constants", "types", "config")
_One = TypeVar("_One")
_Made = TypeVar("_Made")
_NAMED = re.compile(r"([a-z][a-z0-9_]*)=(.+)")


@dataclass(frozen=True)
class Contender:
    """A kernel that is judged: `name` is its lane's, `given` what the user called it, `table` its lane as a contract
    has it, `said` what there is to say of it, `solution` the name of the solution that it is.
    """

    name: str
    given: str
    table: Mapping[str, Any]
    said: Sequence[str] = ()
    solution: str | None = None


@dataclass(frozen=True)
class Terms:
    """A contract as it is applied to contenders: its tables without lanes, those, and where its paths begin."""

    path: Path
    workspace: Workspace
    tables: Mapping[str, Any]
    lanes: Mapping[str, Mapping[str, Any]]


def terms_of(contract: Path) -> Terms:
    path = contract / "contract.toml" if contract.is_dir() else contract
    if not path.is_file():
        raise InputError(f"--contract: {path}: no such file{file_meant(path)}")
    workspace = workspace_above(path)
    tables = contract_tables(workspace, path.absolute())
    lanes = tables.get("lanes")
    if not isinstance(lanes, dict) or not all(isinstance(lane, dict) for lane in lanes.values()):
        raise InputError(f"{path}: field 'lanes': missing: a lane says how a kernel is launched")
    kept = {name: value for name, value in tables.items() if name not in _OF_A_STUDY}
    return Terms(path, workspace, kept, lanes)


def workspace_above(path: Path) -> Workspace:
    """Return the workspace that a file lies in; its folder, where that is none."""
    try:
        return find_workspace(path.absolute().parent)
    except InputError:
        return Workspace(path.absolute().parent)


def contenders_of(
    path: Path, lanes: Mapping[str, Mapping[str, Any]], root: Path, words: Sequence[str]
) -> list[Contender]:
    """Return what is judged: each word is a lane of the contract, a file in the place of a lane's kernel, or
    `LANE=FILE`; `FILE:NAME` names a kernel that is called otherwise. Raises InputError with all that is wrong.
    """
    names, tables = lane_names(words), of_each(words, lambda word: _table_of(path, lanes, root, word))
    return [Contender(*one) for one in zip(names, words, tables, strict=True)]


def of_each(every: Iterable[_One], make: Callable[[_One], _Made]) -> list[_Made]:
    """Make something of each. Raises InputError with all that is wrong."""
    made, wrong = list[_Made](), list[str]()
    for one in every:
        try:
            made.append(make(one))
        except InputError as error:
            wrong += error.sentences
    if wrong:
        raise InputError(*wrong)
    return made


def lane_names(words: Sequence[str]) -> list[str]:
    """Return the names of contenders' lanes. Raises InputError for too few or too many."""
    if not 2 <= len(words) <= _MOST:
        raise InputError(f"A B: give two kernels, or as many as {_MOST}, which are judged by pairs, not {len(words)}")
    names = list[str]()
    for word in words:
        names.append(_lane_name(word, names))
    return names


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
