"""Makes the file of a new step, which begins where another step stands."""

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

import tomlkit

from parity.contract import lane_of_launch
from parity.contract.files import name_without_step
from parity.contract.study import Study, default_lanes
from parity.contract.toml import read_toml
from parity.contract.workspace import Workspace, write_whole
from parity.errors import InputError
from parity.system.inside import why_not_plain

Settings = Mapping[str, Mapping[str, Mapping[str, Any]]]  # values by lane, table and name
_NUMBERED = re.compile(r"step(\d{2,})")


class OwnKernel(NamedTuple):
    """A kernel that a step has alone: its content, in a file beside another one and called as that."""

    like: Path
    content: bytes


@dataclass(frozen=True)
class StepWishes:
    """A new step as the user wants it, of which the title is enough. `lane` is the judged lane, if it is not the
    contract's; a step that does not share kernels gets a copy of this lane's; `settings` are values of a lane's
    tables: {"triton": {"options": {"num_stages": 3}}}; `whole` are tables of lanes, in the place of those that the
    parent has. `clauses` are what can be checked of what is expected.
    """

    title: str
    hypothesis: str | None = None
    change: str | None = None
    expect: str | None = None
    lane: str | None = None
    shares_kernels: bool = True
    settings: Settings = field(default_factory=dict)
    whole: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    clauses: Sequence[str] = ()


@dataclass(frozen=True)
class Tried:
    """What a step is made of that was tried in a run: its judged lane, its lanes, and the tried kernels by launch."""

    run_id: int
    lane: str | None
    lanes: Any
    kernels: Mapping[str, OwnKernel]


@dataclass(frozen=True)
class NewStep:
    """A step's new file and the kernels that were copied for it, from the workspace's folder; the number of the run in
    which they were tried, if it is made of a try; whether it was given values; and the next command.
    """

    study: str
    step: str
    file: str
    parent: str | None
    has_lanes_of_parent: bool
    kernels: list[str]
    tried: int | None
    has_values: bool
    next: str

    @property
    def place(self) -> str:
        """Where the step's change belongs."""
        return " or ".join([*(f"its own {kernel}" for kernel in self.kernels), "[lanes...]"])


def new_step(
    workspace: Workspace,
    study: Study,
    parent: str | None,
    known: list[str],
    wishes: StepWishes,
    tried: Tried | None = None,
) -> NewStep:
    """Write the next step of a study. It has the lanes of the step `parent`, where that has a file of its own, else the
    contract's. `known` are steps that may have no file, whose numbers are taken too. A step of what was `tried` has the
    lanes of that, and copies of its kernels.

    Raises InputError for wishes that cannot be fulfilled; then nothing is written.
    """
    if not wishes.title.strip():
        raise InputError("TITLE: says nothing: write in a few words what the step changes")
    for lane in (*filter(None, [wishes.lane]), *wishes.settings):
        if lane not in study.default_lanes:
            raise InputError(f"'{lane}' is no lane of {study.name}: there are {', '.join(study.default_lanes)}")
    begins = parent is not None and _has_file(study, parent)
    if tried is not None:
        wishes, lanes, own = replace(wishes, lane=wishes.lane or tried.lane), tried.lanes, tried.kernels
    else:
        lanes = _lanes_of(study, parent)
        own = {} if wishes.shares_kernels else _kernel_of(workspace, study, lanes, wishes)
    number = 1 + max(
        (int(match[1]) for name in [*study.step_names(), *known] if (match := _NUMBERED.fullmatch(name))), default=0
    )
    while True:
        name = f"step{number:02}"
        copies = _copies(own, study.name, name)
        kernels = {launch: _from(workspace, copies[kernel]) for launch, kernel in own.items()}
        path = study.folder / f"{name}.toml"
        if _is_claimed(path, step_text(wishes, parent, lanes, kernels)):
            break
        number += 1
    for kernel, copy in copies.items():
        write_whole(copy, kernel.content)
    return NewStep(
        study=study.name,
        step=name,
        file=_from(workspace, path),
        parent=parent,
        has_lanes_of_parent=begins,
        kernels=[_from(workspace, copy) for copy in copies.values()],
        tried=tried.run_id if tried else None,
        has_values=bool(wishes.settings),
        next=f"parity run {study.name}/{name}",
    )


def lanes_in(text: str) -> Any:
    """Return the lanes of a step's text, as TOML that keeps its comments."""
    return tomlkit.parse(text).get("lanes", {})


def _has_file(study: Study, step: str) -> bool:
    return (study.folder / f"{step}.toml").is_file()


def _lanes_of(study: Study, step: str | None) -> Any:
    """Return the lanes of a step's file. Raises InputError for what is wrong with it."""
    if step is None or not _has_file(study, step):
        return {}
    path = study.folder / f"{step}.toml"
    read_toml(path)
    return lanes_in(path.read_text())


def _kernel_of(workspace: Workspace, study: Study, lanes: Any, wishes: StepWishes) -> dict[str, OwnKernel]:
    """Return the kernel of the lane that the step changes; none where that has several launches, each with its own."""
    changed = wishes.lane or study.contract.kpi.lane
    named = lanes.get(changed, {}).get("kernel") or default_lanes(study)[changed].kernel
    if not named:
        return {}
    kernel = workspace.root / str(named)
    if not kernel.is_file():
        raise InputError(f"{kernel}: no such file, so no step can have a copy: --share leaves the kernels as they are")
    return {changed: OwnKernel(kernel, kernel.read_bytes())}


def step_text(
    wishes: StepWishes, parent: str | None, lanes: Any, kernels: Mapping[str, str], files: Sequence[str] = ()
) -> str:
    """Return a step's text: with these lanes, but with these kernels by launch, and with these files as its own. A lane
    with a kernel from outside the workspace says that this is intended.
    """
    document = tomlkit.document()
    document["title"] = wishes.title.strip()
    texts = {"parent": parent, "lane": wishes.lane, "hypothesis": wishes.hypothesis, "change": wishes.change}
    for name, text in texts.items():
        if said := (text or "").strip():
            document[name] = said
    if files:
        document["files"] = list(files)
    if expect := (wishes.expect or "").strip():
        document["expect"] = tomlkit.table()
        document["expect"]["text"] = expect
        if wishes.clauses:
            document["expect"]["clauses"] = list(wishes.clauses)
    if lanes or kernels or wishes.settings or wishes.whole:
        document["lanes"] = lanes or tomlkit.table(is_super_table=True)
    for lane, table in wishes.whole.items():
        document["lanes"][lane] = _inlined(table)
    for launch, kernel in kernels.items():
        _launch_table(document["lanes"], launch)["kernel"] = kernel
        if why_not_plain(kernel):
            _launch_table(document["lanes"], lane_of_launch(launch))["outside"] = True
    for lane, tables in wishes.settings.items():
        _set(_launch_table(document["lanes"], lane), tables)
    return tomlkit.dumps(document)


def _inlined(table: Mapping[str, Any]) -> Any:
    """Return a table as people write a lane's: the tables in it in one line each."""
    made = tomlkit.table()
    for name, value in table.items():
        if isinstance(value, Mapping):
            made[name] = tomlkit.inline_table()
            made[name].update(value)
        else:
            made[name] = value
    return made


def _launch_table(lanes: Any, launch: str) -> Any:
    """Return the table of a lane, or of its launch."""
    lane, _, name = launch.partition(".")
    table = lanes.setdefault(lane, tomlkit.table())
    return table.setdefault("launches", tomlkit.table()).setdefault(name, tomlkit.table()) if name else table


def _set(lane: Any, tables: Mapping[str, Mapping[str, Any]]) -> None:
    """Set values in a lane's tables, beside those that are there; a toolchain is replaced as a whole."""
    for name, values in tables.items():
        if name == "toolchain" or name not in lane:
            lane[name] = tomlkit.inline_table()
        for key, value in values.items():
            lane[name][key] = value


def _copies(own: Mapping[str, OwnKernel], study: str, step: str) -> dict[OwnKernel, Path]:
    """Return where a step's own kernels go."""
    return {kernel: _copy_of(kernel.like, study, step) for kernel in own.values()}


def _copy_of(kernel: Path, study: str, step: str) -> Path:
    """Return where a step's own copy of a kernel goes: beside it, under a name that no file has."""
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
