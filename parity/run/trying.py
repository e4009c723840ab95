"""A try: changed kernels, or other values, in the place of those that a step has. It is no step, but one can be made of
it.
"""

import os
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from parity.contract import LaneSpec, lane_of_launch, recorded_launches
from parity.contract.files import step_path
from parity.contract.study import Step, Study, default_lanes, file_of_step, lanes_at, read_step
from parity.contract.toml import parse_toml, still_open
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.origin.files import kept_files
from parity.origin.sharing import users_of
from parity.records import TRY
from parity.starters.steps import OwnKernel, Settings, StepWishes, Tried, lanes_in, step_text
from parity.store import Database, RunRecord, contents, runs_of_step
from parity.system.inside import why_not_plain
from parity.system.nearest import suggestion

_NAMED = re.compile(r"([a-z][a-z0-9_.]*)=(.+)")


@dataclass(frozen=True)
class TriedFile:
    """A changed kernel, and the lane or launch that it is meant for, where the user names one."""

    path: Path
    launch: str | None = None


@dataclass(frozen=True)
class Try:
    """A change that is no step yet: as a step, with the text that the step's file would have."""

    study: Study
    step: Step
    text: str


def tried_file(text: str) -> TriedFile:
    """Read `FILE` or `LANE=FILE`. Raises InputError if there is no such file."""
    named = None if os.path.lexists(text) else _NAMED.fullmatch(text)
    path = Path(named[2] if named else text)
    if not path.is_file():
        raise InputError(f"{path}: {'is no ordinary file' if path.exists() else 'no such file'}")
    return TriedFile(path.resolve(), named[1] if named else None)


def study_and_step_of(
    workspace: Workspace, files: Iterable[TriedFile], study: str | None
) -> tuple[str | None, str | None]:
    """Return the study whose files name one of these kernels, and its highest step that does; None for what is not
    known, as where several studies do.
    """
    users = users_of(workspace, {os.path.relpath(file.path, workspace.root.resolve()) for file in files})
    studies = {name for name, _ in users if study in (None, name)}
    if len(studies) != 1:
        return study, None
    (found,) = studies
    return found, next((step for name, step in reversed(users) if name == found and step != "contract"), None)


def try_of(
    workspace: Workspace, study: Study, parent: str | None, files: Sequence[TriedFile], settings: Settings
) -> Try:
    """Return a try that begins with the step `parent`, or with the contract alone.

    Raises InputError for a kernel of which it is not clear for which lane it is meant, and for wrong values.
    """
    path = file_of_step(study, parent)
    places = _places(workspace, study, parent, files)
    changed = [*dict.fromkeys([*map(lane_of_launch, places), *settings])]
    judged = None if study.contract.kpi.lane in changed else changed[0]
    values = {lane: dict(tables) for lane, tables in settings.items()}
    text = step_text(
        StepWishes(_title(places, settings), lane=judged, settings=values),
        parent,
        lanes_in(path.read_text()) if path.stem == parent else {},
        places,
        [*dict.fromkeys(place for place in places.values() if not why_not_plain(place))],
    )
    return Try(study, read_step(study, TRY, tomllib.loads(text), path), text)


def changed_lanes(workspace: Workspace, study: Study, parent: str | None, files: Sequence[TriedFile]) -> list[str]:
    """Return the lanes that these kernels are meant for. Raises InputError as `try_of` does."""
    return list(dict.fromkeys(map(lane_of_launch, _places(workspace, study, parent, files))))


def _places(workspace: Workspace, study: Study, parent: str | None, files: Sequence[TriedFile]) -> dict[str, str]:
    """Return the kernel of each launch that is changed, from the workspace if it lies there."""
    path = file_of_step(study, parent)
    has_file = path.stem == parent
    if has_file and (fields := still_open(parse_toml(path))):
        raise InputError(*(f"{path}: field '{field}': is still to be filled in" for field in fields))
    lanes = lanes_at(workspace, study, parent)
    launches = {launch: spec for lane, lane_spec in lanes.items() for launch, spec in lane_spec.each(lane).items()}
    root = workspace.root.resolve()
    return {
        launch: os.path.relpath(file.path, root) if file.path.is_relative_to(root) else str(file.path)
        for file in files
        for launch in _launches_of(file, launches, root)
    }


def _title(places: Mapping[str, str], settings: Settings) -> str:
    """`try of kernels/other.hip (hip), num_stages=3`."""
    launches_by_place: dict[str, list[str]] = {}
    for launch, place in places.items():
        launches_by_place.setdefault(place, []).append(launch)
    tried = [f"{place} ({', '.join(launches)})" for place, launches in launches_by_place.items()]
    tried += [
        f"{name}={value}" for tables in settings.values() for table in tables.values() for name, value in table.items()
    ]
    return f"try of {', '.join(tried)}"


def _launches_of(file: TriedFile, launches: Mapping[str, LaneSpec], root: Path) -> list[str]:
    """Return the launches that a kernel is meant for: those that are named, those that have it already, else those
    whose kernel is of its kind, where that is a single file.
    """
    if file.launch is not None:
        if named := [name for name in launches if file.launch in (name, lane_of_launch(name))]:
            for name in named:
                _check_kind(file, name, launches[name].kernel)
            return named
        raise InputError(f"{file.launch}={file.path}: '{file.launch}' is no lane{suggestion(file.launch, launches)}")
    present = {launch: (root / spec.kernel).resolve() for launch, spec in launches.items()}
    if own := [launch for launch, kernel in present.items() if kernel == file.path]:
        return own
    alike = [launch for launch, kernel in present.items() if kernel.suffix == file.path.suffix]
    if len({present[launch] for launch in alike}) == 1:
        return alike
    there = ", ".join(f"{launch} ({os.path.relpath(kernel, root)})" for launch, kernel in present.items())
    raise InputError(f"{file.path}: for which lane? Write LANE={file.path.name}: there are {there}")


def _check_kind(file: TriedFile, launch: str, kernel: str) -> None:
    """Raise InputError for Python in a lane of another language, or the other way round."""
    if (file.path.suffix == ".py") != (Path(kernel).suffix == ".py"):
        raise InputError(
            f"{launch}={file.path}: lane '{launch}' is built from files such as {kernel}, not from {file.path.suffix}"
        )


def latest_try(database: Database, study: Study) -> RunRecord:
    """Return the try that was run last. Raises InputError if there is none."""
    tries = runs_of_step(database, study.name, TRY)
    if not tries:
        raise InputError(f"--from-try: {study.name} has no try: 'parity try FILE' makes one")
    return tries[-1]


def what_was_tried(workspace: Workspace, database: Database, study: Study, tried: RunRecord) -> Tried:
    """Return what a step is made of that is made of a try.

    Raises InputError for what the lab book does not have.
    """
    kept = {(file.launch, file.path): file.sha256 for file in kept_files(tried)}
    step_file = step_path(study.name, TRY)
    stored = contents(database, kept.values())

    def content(launch: str | None, path: str) -> bytes:
        sha256 = kept.get((launch, path)) or kept.get((None, path))
        if sha256 not in stored:
            raise InputError(f"--from-try: run {tried.run.id}: {path} is not in the lab book, or is damaged there")
        return stored[sha256]

    text = content(None, step_file).decode()
    tables, lanes = tomllib.loads(text), lanes_in(text)
    present = {
        launch: workspace.root / spec.kernel
        for lane, lane_spec in default_lanes(study).items()
        for launch, spec in lane_spec.each(lane).items()
    }
    own = {}
    for launch, spec in recorded_launches((tried.run.spec or {}).get("lanes")).items():
        kernel = os.path.normpath(spec["kernel"])
        is_inside = not why_not_plain(kernel)
        if kernel in tables.get("files", []) or not is_inside:
            like = workspace.root / kernel if is_inside else present.get(launch, workspace.root / Path(kernel).name)
            recorded = kernel if is_inside else f"{{elsewhere}}/{Path(kernel).name}"
            own[launch] = OwnKernel(like.with_suffix(Path(kernel).suffix), content(launch, recorded))
            if not is_inside:
                lanes[lane_of_launch(launch)].pop("outside", None)
    return Tried(tried.run.id, tables.get("lane"), lanes, own)
