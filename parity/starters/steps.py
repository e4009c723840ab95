"""Makes the file of a new step, which begins where another step stands."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomlkit

from parity.contract.files import name_without_step
from parity.contract.study import Study, default_lanes
from parity.contract.toml import FILL_IN, read_toml
from parity.contract.workspace import Workspace, write_whole
from parity.errors import InputError

Settings = Mapping[str, Mapping[str, Mapping[str, Any]]]  # values by lane, table and name
_NUMBERED = re.compile(r"step(\d{2,})")


@dataclass(frozen=True)
class StepWishes:
    """A new step as the user wants it; a text that is None is left to be filled in. `lane` is the judged lane, if it is
    not the contract's; a step that does not share kernels gets a copy of this lane's; `settings` are values of a lane's
    tables: {"triton": {"options": {"num_stages": 3}}}.
    """

    title: str
    hypothesis: str | None = None
    change: str | None = None
    expect: str | None = None
    lane: str | None = None
    shares_kernels: bool = True
    settings: Settings = field(default_factory=dict)


@dataclass(frozen=True)
class NewStep:
    """A step's new file and the kernels that were copied for it, from the workspace's folder; the fields that are still
    to be filled in, and the next command.
    """

    study: str
    step: str
    file: str
    parent: str | None
    has_lanes_of_parent: bool
    kernels: list[str]
    to_fill_in: list[str]
    next: str

    @property
    def place(self) -> str:
        """Where the step's change belongs."""
        return " or ".join([*(f"its own {kernel}" for kernel in self.kernels), "[lanes...]"])


def new_step(workspace: Workspace, study: Study, parent: str | None, known: list[str], wishes: StepWishes) -> NewStep:
    """Write the next step of a study. It has the lanes of the step `parent`, where that has a file of its own, else the
    contract's. `known` are steps that may have no file, whose numbers are taken too.

    Raises InputError for wishes that cannot be fulfilled; then nothing is written.
    """
    if not wishes.title.strip():
        raise InputError("TITLE: says nothing: write in a few words what the step changes")
    for lane in (*filter(None, [wishes.lane]), *wishes.settings):
        if lane not in study.default_lanes:
            raise InputError(f"'{lane}' is no lane of {study.name}: there are {', '.join(study.default_lanes)}")
    parent_file = study.folder / f"{parent}.toml"
    begins = parent is not None and parent_file.is_file()
    if begins:
        read_toml(parent_file)  # which says what is wrong with it
    lanes = tomlkit.parse(parent_file.read_text()).get("lanes", {}) if begins else {}
    changed = wishes.lane or study.contract.kpi.lane
    named = lanes.get(changed, {}).get("kernel") or default_lanes(study)[changed].kernel
    kernel = None if wishes.shares_kernels or not named else workspace.root / str(named)  # with launches, it names none
    number = 1 + max(
        (int(match[1]) for name in [*study.step_names(), *known] if (match := _NUMBERED.fullmatch(name))), default=0
    )
    while True:
        name = f"step{number:02}"
        copy = kernel and _copy_of(kernel, study.name, name)
        document = _document(wishes, parent, lanes, {changed: copy} if copy else {}, workspace)
        path = study.folder / f"{name}.toml"
        if _is_claimed(path, tomlkit.dumps(document)):
            break
        number += 1
    if kernel and copy:
        write_whole(copy, kernel.read_bytes())
    texts = {"hypothesis": wishes.hypothesis, "change": wishes.change, "expect.text": wishes.expect}
    return NewStep(
        study=study.name,
        step=name,
        file=_from(workspace, path),
        parent=parent,
        has_lanes_of_parent=begins,
        kernels=[_from(workspace, copy)] if copy else [],
        to_fill_in=[field for field, text in texts.items() if not (text or "").strip()],
        next=f"parity run {study.name}/{name}",
    )


def _document(
    wishes: StepWishes, parent: str | None, lanes: Any, copies: dict[str, Path], workspace: Workspace
) -> tomlkit.TOMLDocument:
    document = tomlkit.document()
    document["title"] = wishes.title.strip()
    if parent:
        document["parent"] = parent
    if wishes.lane:
        document["lane"] = wishes.lane
    document["hypothesis"] = (wishes.hypothesis or "").strip() or FILL_IN
    document["change"] = (wishes.change or "").strip() or FILL_IN
    expect = tomlkit.table()
    expect["text"] = (wishes.expect or "").strip() or FILL_IN
    document["expect"] = expect
    if lanes or copies or wishes.settings:
        document["lanes"] = lanes or tomlkit.table(is_super_table=True)
    for lane, copy in copies.items():
        document["lanes"].setdefault(lane, tomlkit.table())["kernel"] = _from(workspace, copy)
    for lane, tables in wishes.settings.items():
        _set(document["lanes"].setdefault(lane, tomlkit.table()), tables)
    return document


def _set(lane: Any, tables: Mapping[str, Mapping[str, Any]]) -> None:
    """Set values in a lane's tables, beside those that are there; a toolchain is replaced as a whole."""
    for name, values in tables.items():
        if name == "toolchain" or name not in lane:
            lane[name] = tomlkit.inline_table()
        for key, value in values.items():
            lane[name][key] = value


def _copy_of(kernel: Path, study: str, step: str) -> Path:
    """Return where a step's own copy of a kernel goes: beside it, under a name that no file has."""
    if not kernel.is_file():
        raise InputError(f"{kernel}: no such file, so no step can have a copy: --share leaves the kernels as they are")
    stem = name_without_step(study, kernel.stem)
    names = [f"{stem}_{step}", f"{stem}_{study}_{step}"]
    free = (kernel.with_name(f"{name}{kernel.suffix}") for name in names)
    copy = next((path for path in free if not os.path.lexists(path)), None)
    if copy is None:
        raise InputError(f"{kernel.with_name(names[-1] + kernel.suffix)}: exists already: nothing was written")
    return copy


def _is_claimed(path: Path, text: str) -> bool:
    """Whether a file could be written where there was none: whole, or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    write_whole(beside, text.encode())
    try:
        os.link(beside, path)
    except FileExistsError:
        return False
    finally:
        beside.unlink(missing_ok=True)
    return True


def _from(workspace: Workspace, path: Path) -> str:
    return os.path.relpath(path, workspace.root)
