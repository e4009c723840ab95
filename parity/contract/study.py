"""Studies and steps: folders and files under `experiments/`."""

import os
from contextlib import suppress
from dataclasses import asdict, dataclass as plain_dataclass, fields, replace
from functools import partial
from pathlib import Path
from typing import Any, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.contract.bounds import Bound, read_bounds
from parity.contract.contract import Contract, ReadContract
from parity.contract.expectations import Clause, ClauseSpec, read_clauses
from parity.contract.history import imported_steps
from parity.contract.lane import LaneName, Lanes
from parity.contract.mistakes import every_mistake
from parity.contract.older import in_todays_form
from parity.contract.references import STEP_NAME, STUDY_NAME, numbered_steps, split_reference, study_names
from parity.contract.toml import STRICT, Text, read_toml, validate
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.records import TRY
from parity.system.inside import why_not_plain
from parity.system.nearest import suggestion
from parity.system.trust import require_trust

HISTORY = "history.toml"


@dataclass(config=STRICT)
class Expectation:
    """What a step predicts before it runs, as free text, and what would prove it wrong.

    `goal` is what the gate decides: whether the step takes less time or, for a simplification, no more time. `clauses`
    are what can be checked of it, such as `triton.resources.vgpr_spills == 0` (see expectations.py).
    """

    text: str = ""
    falsified_by: str | None = None
    goal: Literal["faster", "not_slower"] = "faster"
    clauses: list[Text | ClauseSpec] = Field(default_factory=list)


@dataclass(config=STRICT)
class StepText:
    """A step's own description, of which the title is enough; its lanes are separate, because they merge with the
    contract's.

    `lane` is the lane that the step changes and that the gate judges, if it is not the contract's KPI lane. `again`
    says what is new where the step repeats another one's experiment. `files` are those that the step changes and calls
    its own, relative to the workspace: `parity runs revert` takes them back.
    """

    title: Text
    hypothesis: str = ""
    change: str = ""
    expect: Expectation = Field(default_factory=Expectation)
    parent: str | None = None
    lane: LaneName | None = None
    again: Text | None = None
    files: list[str] = Field(default_factory=list)


@dataclass(config=STRICT)
class Step:
    """One experiment: its description and its fully resolved lanes."""

    study: str
    name: str
    text: StepText
    lanes: Lanes

    def document(self) -> dict[str, Any]:
        return asdict(self)

    def judged_lane(self, contract: Contract) -> str:
        """Return the lane that the gate judges."""
        return self.text.lane or contract.kpi.lane

    def clauses(self, contract: Contract) -> list[Clause]:
        """Return the step's expectations that can be checked. Raises InputError for an entry that is not a clause."""
        return read_clauses(self.text.expect.clauses, self.lanes, self.judged_lane(contract))

    def bounds(self, contract: Contract) -> list[Bound]:
        """Return how far counters may worsen. Raises InputError for one that the step's lanes do not have."""
        return read_bounds(contract.check, self.lanes, contract.kpi.lane)


@plain_dataclass(frozen=True)
class Study:
    """A folder under `experiments/`: one contract with its lanes, and its numbered steps."""

    name: str
    folder: Path
    contract: Contract
    default_lanes: dict[str, Any]

    @property
    def history_path(self) -> Path:
        """The file of the steps done before this lab book began; it is imported on first use, if it exists."""
        return self.folder / HISTORY

    @property
    def conclusions_path(self) -> Path:
        """The file in which people write what the study's own steps have shown."""
        return self.folder / "conclusions.toml"

    def step_names(self) -> list[str]:
        return numbered_steps(self.folder)

    def at_own_size(self) -> "Study":
        """Return the study with its contract's own size alone."""
        return replace(self, contract=self.contract.at(self.contract.axes))


def load_study(workspace: Workspace, name: str, *, only_read: bool = False) -> Study:
    """Read a study's contract. If it is `only_read`, operators and layouts of the workspace are not run, and whatever
    needs them is not checked.

    Raises InputError if there is no such study; for a wrong contract, the error lists all that is wrong. Raises
    UntrustedError if code would run that the user does not trust.
    """
    folder = workspace.experiments / name
    path = folder / "contract.toml"
    if not STUDY_NAME.match(name):
        raise InputError(
            f"{folder}: no such study: its name must begin with a letter, a digit or '_', and have nothing else in it "
            "but those, '.' and '-'"
        )
    if not os.path.lexists(path):
        raise InputError(f"{path}: no such study{suggestion(name, study_names(workspace))}")
    tables = contract_tables(workspace, path)
    default_lanes = _lane_tables(tables, path)
    todays = _with_source(path, lambda: in_todays_form(tables))
    if code := own_code(todays):
        if only_read:
            return Study(name, folder, validate(ReadContract, todays, str(path)), default_lanes)
        require_trust(workspace.root, *code)
    try:
        contract = _with_source(path, lambda: validate(Contract, todays, str(path)))
    except InputError as error:
        raise InputError(*every_mistake(todays, default_lanes, path, error.sentences)) from None
    lanes = _lanes(contract, default_lanes, path)
    _with_source(path, lambda: read_bounds(contract.check, lanes, contract.kpi.lane))
    _check_baseline(read_toml(path).get("baseline"), folder / HISTORY, path)
    return Study(name, folder, contract, default_lanes)


def _check_baseline(named: Any, history: Path, path: Path) -> None:
    """Raise InputError unless the contract's own file names an imported step, or none; a variant may inherit a baseline
    that its study does not have.
    """
    if named is None or named in (known := imported_steps(history)):
        return
    where = f"{path}: field 'baseline': '{named}' is no step of {history}"
    if not known:
        raise InputError(f"{where}, which is not there: leave it out: the first kept run becomes the baseline")
    raise InputError(f"{where}{suggestion(named, known)}")


def contract_tables(workspace: Workspace, path: Path) -> dict[str, Any]:
    """Return a contract's tables. A variant's tables are merged over those of the contract that it varies, which may be
    a variant too (docs/decisions/0012). The paths of operator and layout files are made relative to the workspace.
    """
    tables = _varied(workspace, path, (path.parent.name,))
    operator, layouts = tables.get("operator"), tables.get("layouts")
    if isinstance(operator, str) and operator.endswith(".py"):
        tables["operator"] = _own_file(workspace, operator, f"{path}: field 'operator'")
    if isinstance(layouts, dict):
        tables["layouts"] = {
            name: _own_file(workspace, file, f"{path}: field 'layouts.{name}'") if isinstance(file, str) else file
            for name, file in layouts.items()
        }
    return tables


def own_code(tables: dict[str, Any]) -> list[str]:
    """Return the workspace's own files that would run."""
    operator, layouts = tables.get("operator"), tables.get("layouts")
    named = [operator] if isinstance(operator, str) and operator.endswith(".py") else []
    return named + [file for file in (layouts.values() if isinstance(layouts, dict) else ()) if isinstance(file, str)]


def _own_file(workspace: Workspace, name: str, where: str) -> str:
    path = (workspace.root / Path(name)).resolve()
    if not path.is_relative_to(workspace.root.resolve()):
        raise InputError(f"{where}: '{name}' lies outside the workspace: it is code that runs here")
    return str(path)


def _varied(workspace: Workspace, path: Path, varying: tuple[str, ...]) -> dict[str, Any]:
    tables = read_toml(path)
    base = tables.pop("variant_of", None)
    if base is None:
        return tables
    if base in varying:
        raise InputError(f"{path}: field 'variant_of': '{base}' is a variant of this one: one must stand for itself")
    others = [study for study in study_names(workspace) if study not in varying]
    if base not in others:
        raise InputError(f"{path}: field 'variant_of': '{base}' is no other study{suggestion(str(base), others)}")
    return _merge(_varied(workspace, workspace.experiments / base / "contract.toml", (*varying, base)), tables)


def load_step(workspace: Workspace, reference: str, *, only_read: bool = False) -> tuple[Study, Step]:
    """Read a step and its study, which may be `only_read`.

    Raises InputError, naming the file and the field, for a step that is missing or wrong.
    """
    study_name, step_name = split_reference(workspace, reference)
    study = load_study(workspace, study_name, only_read=only_read)
    path = study.folder / f"{step_name}.toml"
    if not STEP_NAME.match(step_name) or not os.path.lexists(path):
        raise _no_such_step(study, step_name, path)
    return study, read_step(study, step_name, read_toml(path), path)


def read_step(study: Study, name: str, tables: dict[str, Any], path: Path) -> Step:
    """Make a step of its tables, which `path` is named for where they are wrong: then InputError is raised."""
    own_lanes = _lane_tables(tables, path)
    if strange := sorted(
        {*tables} & {field.name for field in fields(Contract)} - {field.name for field in fields(StepText)}
    ):
        contract = study.folder / "contract.toml"
        raise InputError(f"{path}: field '{strange[0]}': belongs to {contract}: no step can set it")
    text = validate(StepText, tables, str(path))
    if strange := [lane for lane in own_lanes if lane not in study.default_lanes]:
        known = sorted(study.default_lanes)
        raise InputError(f"{path}: field 'lanes.{strange[0]}': is no lane of this study{suggestion(strange[0], known)}")
    _check_parent(study, name, text.parent, path)
    _check_files(text.files, path)
    merged = _merge_lanes(study.default_lanes, own_lanes)
    lanes = _lanes(study.contract, merged, path if own_lanes else study.folder / "contract.toml")
    if text.lane is not None and text.lane not in lanes:
        raise InputError(f"{path}: field 'lane': '{text.lane}' is no lane: there are {', '.join(lanes)}")
    step = Step(study.name, name, text, lanes)
    _with_source(path, lambda: step.clauses(study.contract))
    return step


def default_lanes(study: Study) -> Lanes:
    """Return the lanes of a study as its contract has them. Raises InputError for wrong lanes."""
    return _lanes(study.contract, study.default_lanes, study.folder / "contract.toml")


def lanes_at(workspace: Workspace, study: Study, step: str | None) -> Lanes:
    """Return the lanes of a step's file; the contract's for no step, and for one that has none."""
    if step is None or file_of_step(study, step).stem != step:
        return default_lanes(study)
    return load_step(workspace, f"{study.name}/{step}")[1].lanes


def file_of_lane(study: Study, step: Step, lane: str) -> Path:
    """Return the file to look at if something is wrong with a step's lane: the contract's file if the contract has the
    same lane, else the step's; a try has that of the step that it began with.
    """
    with suppress(InputError):  # the contract's lane may be no whole one
        if default_lanes(study).get(lane) == step.lanes.get(lane):
            return study.folder / "contract.toml"
    return file_of_step(study, step.text.parent if step.name == TRY else step.name)


def file_of_step(study: Study, step: str | None) -> Path:
    """Return a step's file; the contract's for no step, and for one that has none."""
    path = study.folder / f"{step}.toml"
    return path if step is not None and path.is_file() else study.folder / "contract.toml"


def _lane_tables(tables: dict[str, Any], path: Path) -> dict[str, Any]:
    if isinstance(tables.get("lane"), dict):
        raise InputError(f"{path}: field 'lane': unknown field: did you mean 'lanes', as [lanes.hip]?")
    lanes = tables.pop("lanes", {})
    if not isinstance(lanes, dict) or not all(isinstance(lane, dict) for lane in lanes.values()):
        raise InputError(f"{path}: field 'lanes': must hold a table for each lane, as [lanes.hip] and [lanes.triton]")
    return lanes


def _no_such_step(study: Study, step: str, path: Path) -> InputError:
    """Why there is no step to build: it is imported, it is a folder, or its name is another."""
    if step in imported_steps(study.history_path):
        return InputError(
            f"{study.name}/{step}: is imported from {study.history_path}: it has no sources, so it cannot run: "
            f"'parity show {study.name}/{step}' shows what was logged"
        )
    if os.path.isdir(path.with_suffix("")):  # noqa: PTH112 (a name may be too long to ask for)
        return InputError(f"{path.with_suffix('')}: is a folder: a step is a file, {path.name}")
    return InputError(f"{path}: no such step{suggestion(step, study.step_names())}")


def _check_parent(study: Study, step: str, parent: str | None, path: Path) -> None:
    if parent == step:
        raise InputError(
            f"{path}: field 'parent': '{parent}' is this step itself: name an earlier one, or leave it out"
        )
    known = {*study.step_names(), *imported_steps(study.history_path)} - {step}
    if parent is not None and parent not in known:
        raise InputError(
            f"{path}: field 'parent': '{parent}' is no other step of this study{suggestion(parent, sorted(known))}"
        )


def _check_files(names: list[str], path: Path) -> None:
    for name in names:
        where = f"{path}: field 'files': '{name}'"
        if why := why_not_plain(name):
            raise InputError(f"{where} {why}: write as 'triton_kernels/scaled_mm.py'")
        if name.startswith("experiments/") and name.endswith(".toml"):
            raise InputError(f"{where}: a step's own files are those that it changes, not those of a study")
    if len({*names}) < len(names):
        raise InputError(f"{path}: field 'files': names a file twice")


def _lanes(contract: Contract, tables: dict[str, Any], path: Path) -> Lanes:
    lanes: Lanes = validate(Lanes, tables, str(path), "lanes")
    _with_source(path, partial(contract.check_lanes, lanes))
    return lanes


def _merge(default: dict[str, Any], overrides: dict[str, Any]) -> dict[str, Any]:
    """Merge the overrides over the default fields; tables merge key by key, at every depth. But a toolchain is one
    unit: overrides that name another toolchain name all of it.
    """
    merged = dict(default)
    for key, value in overrides.items():
        if isinstance(value, dict) and key != "toolchain" and isinstance(default.get(key), dict):
            merged[key] = _merge_lanes(default[key], value) if key == "lanes" else _merge(default[key], value)
        else:
            merged[key] = value
    return merged


def _merge_lanes(default: dict[str, Any], overrides: dict[str, Any]) -> dict[str, Any]:
    """Merge lanes as other tables are merged. But where a lane with one launch gets several, or the other way round,
    the launches of the default lane are left out.
    """
    one = ("symbol", "arguments", "grid")
    merged = dict(default)
    for lane, lane_overrides in overrides.items():
        before = dict(default.get(lane, {}))
        if isinstance(lane_overrides, dict) and "launches" in lane_overrides and "launches" not in before:
            before = {key: value for key, value in before.items() if key not in one}
        elif (
            isinstance(lane_overrides, dict)
            and "launches" not in lane_overrides
            and any(key in lane_overrides for key in one)
        ):
            before.pop("launches", None)
        merged[lane] = _merge(before, lane_overrides) if isinstance(lane_overrides, dict) else lane_overrides
    return merged


def _with_source(path: Path, action: Any) -> Any:
    """Run an action, and add the file's name to the errors that a contract raises about its own fields."""
    try:
        return action()
    except InputError as error:
        named = (sentence if str(path) in sentence else f"{path}: {sentence}" for sentence in error.sentences)
        raise InputError(*named) from None
