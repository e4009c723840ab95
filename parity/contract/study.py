"""Studies and steps: folders and files under `experiments/`."""

import os
import re
from dataclasses import asdict
from dataclasses import dataclass as plain_dataclass
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.contract.arguments import Text
from parity.contract.contract import Contract
from parity.contract.expectations import Clause, ClauseSpec, read_clauses
from parity.contract.history import read_history
from parity.contract.lane import LaneName, Lanes
from parity.contract.mistakes import every_mistake
from parity.contract.older import in_todays_form
from parity.contract.toml import STRICT, read_toml, validate
from parity.contract.workspace import Workspace
from parity.errors import InputError

_STUDY_NAME = re.compile(r"\w[\w.-]*$")
_STEP_NAME = re.compile(r"step\d{2,}$")


@dataclass(config=STRICT)
class Expectation:
    """What a step predicts before it runs, as free text, and what would prove it wrong.

    `goal` is what the gate decides: whether the step takes less time or, for a simplification, no more time. `clauses`
    are what can be checked of it, such as `triton.resources.vgpr_spills == 0` (see expectations.py).
    """

    text: str
    falsified_by: str | None = None
    goal: Literal["faster", "not_slower"] = "faster"
    clauses: list[Text | ClauseSpec] = Field(default_factory=list)


@dataclass(config=STRICT)
class StepText:
    """A step's own description; its lanes are separate, because they merge with the contract's.

    `lane` is the lane that the step changes and that the gate judges, if it is not the contract's KPI lane. `again`
    says what is new where the step repeats another one's experiment.
    """

    title: str
    hypothesis: str
    change: str
    expect: Expectation
    parent: str | None = None
    lane: LaneName | None = None
    again: Annotated[Text, Field(min_length=1)] | None = None


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
        """The lane that the gate judges."""
        return self.text.lane or contract.kpi.lane

    def clauses(self, contract: Contract) -> list[Clause]:
        """What the step expects and can be checked. Raises InputError for a clause that is none."""
        return read_clauses(self.text.expect.clauses, self.lanes, self.judged_lane(contract))


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
        return self.folder / "history.toml"

    @property
    def conclusions_path(self) -> Path:
        """The file in which people write what the study's own steps have shown."""
        return self.folder / "conclusions.toml"

    def step_names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("step*.toml") if _STEP_NAME.match(path.stem))


def load_study(workspace: Workspace, name: str) -> Study:
    """Reads a study's contract.

    Raises InputError if there is no such study; for a wrong contract, the error lists all that is wrong.
    """
    folder = workspace.experiments / name
    path = folder / "contract.toml"
    if not _STUDY_NAME.match(name) or not os.path.lexists(path):
        raise InputError(f"{path}: no such study{_suggest(name, study_names(workspace))}")
    tables = _contract_tables(workspace, path)
    default_lanes = _lane_tables(tables, path)
    todays = _with_source(path, lambda: in_todays_form(tables))
    try:
        contract = _with_source(path, lambda: validate(Contract, todays, str(path)))
    except InputError as error:
        raise InputError(*every_mistake(todays, default_lanes, path, error.sentences)) from None
    _lanes(contract, default_lanes, path)
    return Study(name, folder, contract, default_lanes)


def study_names(workspace: Workspace) -> list[str]:
    """The studies of a workspace, in order."""
    return sorted(found.parent.name for found in workspace.experiments.glob("*/contract.toml"))


def _contract_tables(workspace: Workspace, path: Path) -> dict[str, Any]:
    """A contract's tables. A variant's tables are merged over those of the contract that it varies, which may be a
    variant too (docs/decisions/0012). The paths of operator and layout files are relative to the workspace.
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


def _own_file(workspace: Workspace, name: str, where: str) -> str:
    found = (workspace.root / Path(name)).resolve()
    if not found.is_relative_to(workspace.root.resolve()):
        raise InputError(f"{where}: '{name}' lies outside the workspace: it is code that runs here")
    return str(found)


def _varied(workspace: Workspace, path: Path, varying: tuple[str, ...]) -> dict[str, Any]:
    tables = read_toml(path)
    base = tables.pop("variant_of", None)
    if base is None:
        return tables
    if base in varying:
        raise InputError(f"{path}: field 'variant_of': '{base}' is a variant of this one: one must stand for itself")
    others = [study for study in study_names(workspace) if study not in varying]
    if base not in others:
        raise InputError(f"{path}: field 'variant_of': '{base}' is no other study{_suggest(str(base), others)}")
    return _merge(_varied(workspace, workspace.experiments / base / "contract.toml", (*varying, base)), tables)


def default_study(workspace: Workspace) -> str:
    """The study of a bare step: the one that parity.toml names, else the only one.

    Raises InputError if parity.toml names no study of the workspace, and if nothing says which of several it is.
    """
    names, named = study_names(workspace), workspace.settings.default_study
    if named is None and len(names) == 1:
        return names[0]
    if named is not None and os.path.lexists(workspace.experiments / named / "contract.toml"):
        return named
    if named is not None:
        suggestion = _suggest(named, names)
        raise InputError(f"{workspace.settings_path}: field 'default_study': '{named}' is no study{suggestion}")
    if not names:
        raise InputError(f"{workspace.experiments}: no study here, which is a folder with a contract.toml")
    raise InputError(
        f"which study? There are {', '.join(names)}: name one, as {names[0]} or {names[0]}/step01, or set "
        f"default_study in {workspace.settings_path}"
    )


def split_reference(workspace: Workspace, reference: str) -> tuple[str, str]:
    """Splits `sm90/step01` into study and step. Neither has to exist; a bare step belongs to the default study.

    Raises InputError for a bare step if there is no default study.
    """
    return reference.rpartition("/")[0] or default_study(workspace), step_of(reference)


def step_of(reference: str) -> str:
    """The step of `sm90/step01`, `step01` or `step01.toml`."""
    return reference.rpartition("/")[2].removesuffix(".toml")


def study_or_step(workspace: Workspace, reference: str) -> tuple[str, str | None]:
    """The study for `gfx1151`; study and step for `gfx1151/step18` or `step18`. Neither has to exist."""
    name = reference.rstrip("/")
    if (workspace.experiments / name / "contract.toml").is_file():
        return name, None
    if "/" in name or _STEP_NAME.match(name.removesuffix(".toml")):
        return split_reference(workspace, name)
    return name, None


def load_step(workspace: Workspace, reference: str) -> tuple[Study, Step]:
    """Reads a step and its study.

    Raises InputError, naming the file and the field, for a step that is missing or wrong.
    """
    study_name, step_name = split_reference(workspace, reference)
    study = load_study(workspace, study_name)
    path = study.folder / f"{step_name}.toml"
    if not _STEP_NAME.match(step_name) or not os.path.lexists(path):
        raise InputError(f"{path}: no such step{_suggest(step_name, study.step_names())}")
    tables = read_toml(path)
    own_lanes = _lane_tables(tables, path)
    text = validate(StepText, tables, str(path))
    if strange := [lane for lane in own_lanes if lane not in study.default_lanes]:
        known = sorted(study.default_lanes)
        raise InputError(f"{path}: field 'lanes.{strange[0]}': is no lane of this study{_suggest(strange[0], known)}")
    _check_parent(study, step_name, text.parent, path)
    merged = _merge_lanes(study.default_lanes, own_lanes)
    lanes = _lanes(study.contract, merged, path)
    if text.lane is not None and text.lane not in lanes:
        raise InputError(f"{path}: field 'lane': '{text.lane}' is no lane: there are {', '.join(lanes)}")
    step = Step(study_name, step_name, text, lanes)
    _with_source(path, lambda: step.clauses(study.contract))
    return study, step


def default_lanes(study: Study) -> Lanes:
    """The lanes of a study as its contract has them. Raises InputError for wrong lanes."""
    return _lanes(study.contract, study.default_lanes, study.folder / "contract.toml")


def _lane_tables(tables: dict[str, Any], path: Path) -> dict[str, Any]:
    lanes = tables.pop("lanes", {})
    if not isinstance(lanes, dict) or not all(isinstance(lane, dict) for lane in lanes.values()):
        raise InputError(f"{path}: field 'lanes': must hold a table for each lane, as [lanes.hip] and [lanes.triton]")
    return lanes


def _check_parent(study: Study, step: str, parent: str | None, path: Path) -> None:
    history = read_history(study.history_path)
    known = {*study.step_names(), *(entry.name for entry in (history.step if history else []))} - {step}
    if parent is not None and parent not in known:
        raise InputError(
            f"{path}: field 'parent': '{parent}' is no other step of this study{_suggest(parent, sorted(known))}"
        )


def _lanes(contract: Contract, tables: dict[str, Any], path: Path) -> Lanes:
    lanes: Lanes = validate(Lanes, tables, f"{path}: lanes")
    _with_source(path, partial(contract.check_lanes, lanes))
    return lanes


def _merge(default: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The default fields with the own ones over them; tables merge key by key, at every depth."""
    merged = dict(default)
    for key, value in own.items():
        if isinstance(value, dict) and isinstance(default.get(key), dict):
            merged[key] = _merge_lanes(default[key], value) if key == "lanes" else _merge(default[key], value)
        else:
            merged[key] = value
    return merged


def _merge_lanes(default: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Merges lanes as other tables are merged. But where a lane with one launch gets several, or the other way round,
    what the default lane launches is left out.
    """
    one = ("symbol", "arguments", "grid")
    merged = dict(default)
    for lane, mine in own.items():
        before = dict(default.get(lane, {}))
        if isinstance(mine, dict) and "launches" in mine and "launches" not in before:
            before = {key: value for key, value in before.items() if key not in one}
        elif isinstance(mine, dict) and "launches" not in mine and any(key in mine for key in one):
            before.pop("launches", None)
        merged[lane] = _merge(before, mine) if isinstance(mine, dict) else mine
    return merged


def _with_source(path: Path, action: Any) -> Any:
    """Runs an action, and adds the file's name to the errors that a contract raises about its own fields."""
    try:
        return action()
    except InputError as error:
        named = (of if str(path) in of else f"{path}: {of}" for of in error.sentences)
        raise InputError(*named) from None


def _suggest(name: str, known: list[str]) -> str:
    if not known:
        return ""
    close = get_close_matches(name, known, n=1)
    return f": did you mean '{close[0]}'?" if close else f": there are {', '.join(known)}"
