"""The files of a workspace that a client may read and write: never one outside of it, never what says what is right."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parity.contract.references import STEP_NAME, STUDY_NAME, study_names
from parity.contract.study import own_code
from parity.contract.workspace import Workspace, write_whole
from parity.errors import InputError
from parity.records import SOURCE_ENDINGS
from parity.report.records.listing import FileText, WrittenFile

_MOST_BYTES = 1 << 20
_ASSEMBLY = (".s", ".ll", ".inc")
_PLACES = ("python", "wheel", "hiprtc", "clang")  # of a toolchain: paths of what would run
_HIDDEN = re.compile(r"\.(?!\.?$)")


def inside(workspace: Workspace, name: str) -> Path:
    """Return the file of the workspace that a path names. Raises InputError for one that lies outside or is hidden."""
    root = workspace.root.resolve()
    path = (root / name).resolve()
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
    """Return lines of a text, from the line `first` on."""
    every = text.splitlines(keepends=True)
    return FileText(name, first, len(every), "".join(every[first - 1 : first - 1 + lines]))


def write_text(workspace: Workspace, name: str, text: str) -> WrittenFile:
    """Write a kernel's source or a step's file, whole or not at all.

    Raises InputError for any other file, above all contracts, operators, layouts and the lab book, and for a step that
    reaches out of the workspace.
    """
    path = inside(workspace, name)
    if len(content := text.encode()) > _MOST_BYTES:
        raise InputError(f"{name}: has {len(content):,} bytes: at most {_MOST_BYTES:,} are allowed")
    if _is_step(workspace, path):
        _check_step(name, text)
    elif not _is_source(workspace, path):
        folders = ", ".join(sorted(str(folder.relative_to(workspace.root.resolve())) for folder in _folders(workspace)))
        raise InputError(
            f"PATH: '{name}' is neither a step (experiments/STUDY/stepNN.toml) nor a kernel's source: write sources in "
            f"{folders or 'the folders of kernels'}, with the ending {', '.join((*SOURCE_ENDINGS, *_ASSEMBLY))}"
        )
    write_whole(path, content)
    return WrittenFile(_name(workspace, path), len(content))


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
        asked = ["outside"] if isinstance(spec, dict) and spec.get("outside") else []
        asked += [f"toolchain.{place}" for place in _PLACES if isinstance(toolchain, dict) and place in toolchain]
        if asked:
            raise InputError(
                f"{name}: field 'lanes.{lane}.{asked[0]}': reaches out of the workspace: leave it out, or let a person "
                "write it"
            )


def _is_source(workspace: Workspace, path: Path) -> bool:
    named = {(workspace.root / file).resolve() for tables in _contracts(workspace) for file in own_code(tables)}
    return path.suffix in (*SOURCE_ENDINGS, *_ASSEMBLY) and path not in named and path.parent in _folders(workspace)


def _folders(workspace: Workspace) -> set[Path]:
    """Return the folders in which contracts have kernels, but for the workspace's own, where Python finds modules."""
    root = workspace.root.resolve()
    kernels = (kernel for tables in _contracts(workspace) for kernel in _kernels(tables.get("lanes")))
    folders = {(root / kernel).resolve().parent for kernel in kernels}
    return {folder for folder in folders if folder.is_relative_to(root) and folder != root}


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
