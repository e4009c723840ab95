"""The files of a workspace that a client may read and write: never one outside of it, never what says what is right."""

import json
import re
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from parity.contract.references import STEP_NAME, STUDY_NAME, study_names
from parity.contract.study import own_code
from parity.contract.workspace import Workspace, write_whole
from parity.errors import InputError
from parity.records import SOURCE_ENDINGS
from parity.report.records.listing import FileText, WrittenFile
from parity.system.environment import Changes, find_variable

_MOST_BYTES = 1 << 20
_MOST_SHOWN = 14_000  # letters of a text, as JSON has them
_SPACE = 0x20
_OWN = "mcp/files"  # in the workspace's private folder
_REACHES = re.compile(r"PATH|DIR|FOLDER|FILE|PLUGIN|HOME|OPTIONS|REPRODUCER|DUMP|OVERRIDE")
_PATH_LIKE = re.compile(r"[/\\\x00]|\.so\b")
_ASSEMBLY = (".s", ".ll", ".inc")
_PLACES = ("python", "wheel", "hiprtc", "clang")  # of a toolchain: paths of what would run
_HIDDEN = re.compile(r"\.(?!\.?$)")


def inside(workspace: Workspace, name: str) -> Path:
    """Return the file of the workspace that a path names. Raises InputError for one that lies outside or is hidden."""
    root = workspace.root.resolve()
    try:
        path = (root / name).resolve()
        path.exists()
    except (OSError, ValueError) as error:
        raise InputError(f"PATH: {name[:40]!r} is no path: {error}") from error
    if not path.is_relative_to(root) or path == root:
        raise InputError(
            f"PATH: '{name}' lies outside the workspace: name a file of it, as experiments/STUDY/step01.toml"
        )
    if any(_HIDDEN.match(part) for part in path.relative_to(root).parts):
        raise InputError(f"PATH: '{name}' is hidden: a client reads and writes no caches and no settings of tools")
    return path


def read_lines(workspace: Workspace, name: str, first: int, lines: int) -> FileText:
    """Return lines of a text file of the workspace, from the line `first` on. Raises InputError for what is none."""
    path = inside(workspace, name)
    if not path.is_file():
        raise InputError(f"{name}: is no file of the workspace")
    content = path.read_bytes()
    if b"\0" in content:
        raise InputError(f"{name}: is no text")
    return lines_of(_name(workspace, path), content.decode(errors="replace"), first, lines)


def lines_of(name: str, text: str, first: int, lines: int) -> FileText:
    """Return lines of a text, from the line `first` on: so many, or as many as an answer has room for.

    Raises InputError for what is no text.
    """
    if "\0" in text or text.count("\N{REPLACEMENT CHARACTER}") > len(text) // 100:
        raise InputError(f"{name}: is no text: 'artifact' without a name lists what is")
    every = text.splitlines(keepends=True)
    kept, room = [], _MOST_SHOWN
    for line in every[first - 1 : first - 1 + lines]:
        cost = len(json.dumps(line))
        kept.append(line if cost <= room else line[: len(line) * room // cost])
        room -= cost
        if room <= 0:
            break
    return FileText(name, first, len(every), "".join(kept))


def write_text(workspace: Workspace, name: str, text: str) -> WrittenFile:
    """Write a kernel's source or a step's file, whole or not at all.

    Raises InputError for any other file, above all contracts, operators, layouts and the lab book, and for a step that
    reaches out of the workspace.
    """
    path = inside(workspace, name)
    content = text.encode(errors="replace")
    if len(content) > _MOST_BYTES or any(byte < _SPACE and byte not in b"\t\n\r\f" for byte in content):
        raise InputError(f"{name}: should be a text of at most {_MOST_BYTES:,} bytes")
    if path.exists() and _name(workspace, path) not in made_by_clients(workspace):
        raise InputError(
            f"PATH: '{name}' is not a client's own: write another file, or 'propose' a step, which copies it"
        )
    if _is_step(workspace, path):
        _check_step(name, text)
    elif not _is_source(workspace, path):
        folders = ", ".join(sorted(str(folder.relative_to(workspace.root.resolve())) for folder in _folders(workspace)))
        raise InputError(
            f"PATH: '{name}' is neither a step (experiments/STUDY/stepNN.toml) nor a kernel's source: write sources in "
            f"{folders or 'the folders of kernels'}, with the ending {', '.join((*SOURCE_ENDINGS, *_ASSEMBLY))}"
        )
    write_whole(path, content)
    remember(workspace, _name(workspace, path))
    return WrittenFile(_name(workspace, path), len(content))


def made_by_clients(workspace: Workspace) -> set[str]:
    """Return the files that clients have written, or had written by `propose`: those they may overwrite."""
    path = workspace.private / _OWN
    return {*path.read_text().splitlines()} if path.is_file() else set()


def remember(workspace: Workspace, *names: str) -> None:
    """Remember files as clients' own."""
    path = workspace.private / _OWN
    path.parent.mkdir(parents=True, exist_ok=True)
    known = made_by_clients(workspace)
    with path.open("a") as file:
        file.writelines(f"{name}\n" for name in names if name not in known)


def _name(workspace: Workspace, path: Path) -> str:
    return str(path.relative_to(workspace.root.resolve()))


def _is_step(workspace: Workspace, path: Path) -> bool:
    study = path.parent
    return (
        path.suffix == ".toml"
        and bool(STEP_NAME.match(path.stem))
        and study.parent == workspace.experiments.resolve()
        and bool(STUDY_NAME.match(study.name))
        and (study / "contract.toml").is_file()
    )


def _check_step(name: str, text: str) -> None:
    """Raise InputError for a step that asks for files outside of the workspace, or for programs by their paths."""
    try:
        lanes = tomllib.loads(text).get("lanes")
    except tomllib.TOMLDecodeError as error:
        raise InputError(f"{name}: is no TOML: {error}") from error
    for lane, spec in lanes.items() if isinstance(lanes, dict) else ():
        toolchain = spec.get("toolchain") if isinstance(spec, dict) else None
        asked = [field for field in ("outside", "declares") if isinstance(spec, dict) and spec.get(field)]
        asked += [f"toolchain.{place}" for place in _PLACES if isinstance(toolchain, dict) and place in toolchain]
        env = spec.get("env") if isinstance(spec, dict) else None
        asked += (
            [f"env.{variable}" for variable, value in env.items() if not may_set(variable, value)]
            if isinstance(env, dict)
            else []
        )
        if asked:
            raise InputError(
                f"{name}: field 'lanes.{lane}.{asked[0]}': is a person's to write, because it can reach out of the "
                "workspace: leave it out"
            )


def may_set(variable: str, value: object) -> bool:
    """Return whether a client may give a compiler this variable: one that is known to change code, and no path."""
    known = find_variable(variable)
    is_of_code = known is not None and known.changes is Changes.CODE and not _REACHES.search(variable)
    return is_of_code and not _PATH_LIKE.search(str(value))


def _is_source(workspace: Workspace, path: Path) -> bool:
    """Whether it is a kernel's source. In the workspace's own folder Python may look for modules: none that it knows is
    to be written there.
    """
    is_module = path.suffix == ".py" and path.parent == workspace.root.resolve() and find_spec(path.stem) is not None
    return path.suffix in (*SOURCE_ENDINGS, *_ASSEMBLY) and path.parent in _folders(workspace) and not is_module


def _folders(workspace: Workspace) -> set[Path]:
    """Return the folders in which contracts have kernels, but for those with operators and layouts, which say what is
    right, and may import what lies beside them.
    """
    root, contracts = workspace.root.resolve(), [*_contracts(workspace)]
    kernels = (kernel for tables in contracts for kernel in _kernels(tables.get("lanes")))
    folders = {(root / kernel).resolve().parent for kernel in kernels}
    code = {(root / file).resolve().parent for tables in contracts for file in own_code(tables)}
    return {folder for folder in folders - code if folder.is_relative_to(root)}


def _kernels(lanes: Any) -> Iterator[str]:
    """Yield every kernel's path in the tables of lanes, those of their launches too."""
    for name, value in lanes.items() if isinstance(lanes, dict) else ():
        if name == "kernel" and isinstance(value, str):
            yield value
        else:
            yield from _kernels(value)


def _contracts(workspace: Workspace) -> Iterator[dict[str, Any]]:
    """Yield the tables of the contracts that can be read; who may write them is no client."""
    for study in study_names(workspace):
        try:
            yield tomllib.loads((workspace.experiments / study / "contract.toml").read_text())
        except (OSError, ValueError):
            continue
