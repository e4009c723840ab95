"""Adds a lane to a study that exists: its kernel bound by name, in the study's contract."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from parity.arch import get_arch
from parity.contract.references import default_study, study_of
from parity.contract.study import Study, default_lanes, load_study
from parity.contract.workspace import Workspace, find_workspace, write_whole
from parity.errors import InputError
from parity.lanes.source_kernel import Kernel, plain
from parity.starters.imported_plan import with_usual_grid
from parity.starters.making import NewStudy, has_file, is_lane_name, kernel_of, placed_kernels, refuse_existing
from parity.starters.own import lane_of_kernel
from parity.starters.plan import open_fields_of
from parity.starters.texts import lane_text


@dataclass(frozen=True)
class LaneWish:
    """A lane to be added: its name, its kernel as `FILE` or `FILE:NAME`, and the study, if it is not the default."""

    name: str
    source: str
    study: str | None = None


def add_lane(folder: Path | None, wish: LaneWish) -> NewStudy:
    """Write a lane into the contract of a study, and copy its kernel if that lies outside of the workspace. The lane
    that is judged stays: the contract is the same, and so are the study's runs.

    Raises InputError for a wish that cannot be fulfilled; then nothing is written.
    """
    workspace = find_workspace(folder)
    study = load_study(workspace, study_of(workspace, wish.study) if wish.study else default_study(workspace))
    path = study.folder / "contract.toml"
    kernel = kernel_of(wish.source, study.contract.arch)
    _check(study, wish, path)
    placed, sources = placed_kernels([kernel], workspace.root)
    copies = {name: content for name, content in sources.items() if not has_file(workspace.root / name, content)}
    refuse_existing(workspace.root, copies)
    lane = with_usual_grid(
        lane_of_kernel(
            wish.name, kernel, placed[0], study.contract.definition, study.contract.arch, _bound_in(study, workspace)
        ),
        study.contract.definition,
    )
    waves = -(-study.contract.threads // get_arch(study.contract.arch).wave_size)
    added = f"{path.read_text().rstrip()}\n{lane_text(lane, waves)}"
    for name, content in copies.items():
        write_whole(workspace.root / name, content)
    write_whole(path, added.encode())
    return NewStudy(
        workspace.root,
        study.name,
        False,
        _from(workspace, path),
        [_from(workspace, path), *copies],
        open_fields_of([lane]),
        _notes(study, wish.name, kernel),
        f"parity run {study.name}/{[*study.step_names(), 'step01'][-1]}",
    )


def _bound_in(study: Study, workspace: Workspace) -> dict[str, str]:
    """Return what the study's lanes bind their kernels' parameters to, by the parameters' plain names."""
    bound: dict[str, str] = {}
    for lane in default_lanes(study).values():
        with suppress(InputError):  # it has several launches, or is of assembly
            kernel = kernel_of(f"{workspace.root / lane.kernel}:{lane.symbol}", study.contract.arch)
            pairs = zip(kernel.launched, lane.arguments, strict=False)
            bound |= {plain(parameter.name): argument for parameter, argument in pairs if isinstance(argument, str)}
    return bound


def _check(study: Study, wish: LaneWish, path: Path) -> None:
    if not is_lane_name(wish.name):
        raise InputError(f"--lane: '{wish.name}' is no name of a lane: it has small letters, digits and '_'")
    if wish.name in study.default_lanes:
        raise InputError(f"--lane: {path} has a lane '{wish.name}' already: give this one another name")
    if len(study.default_lanes) > 1 and study.contract.kpi.reference is None:
        raise InputError(
            f"{path}: field 'kpi.reference': missing: of three lanes one is the reference: write there which, as "
            f'reference = "{next(name for name in study.default_lanes if name != study.contract.kpi.lane)}"'
        )


def _notes(study: Study, lane: str, kernel: Kernel) -> list[str]:
    judged = study.contract.kpi.lane
    reference = study.contract.kpi.reference or lane
    notes = [
        f"'{judged}' is still the lane that is judged; it is to catch up with '{reference}' (kpi in the contract)."
    ]
    if kernel.threads and kernel.threads != study.contract.threads:
        notes.append(
            f"{lane}: {kernel.name} says {kernel.threads} threads, but a launch has the contract's "
            f"{study.contract.threads}."
        )
    return notes


def _from(workspace: Workspace, path: Path) -> str:
    return path.relative_to(workspace.root).as_posix()
