"""What users call studies and steps: names, and paths of their files."""

import os
import re
from pathlib import Path

from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.system.nearest import suggestion

STEP_NAME = re.compile(r"step[0-9]{2,}$")
STUDY_NAME = re.compile(r"\w[\w.-]*\Z")
_CONTRACT = "contract.toml"


def study_names(workspace: Workspace) -> list[str]:
    """Return the studies of a workspace, in order. A folder whose name a study may not have, such as a file manager's
    copy of a study, is not a study.
    """
    names = (path.parent.name for path in workspace.experiments.glob(f"*/{_CONTRACT}"))
    return sorted(name for name in names if STUDY_NAME.match(name))


def numbered_steps(study: Path) -> list[str]:
    """Return the steps in a study's folder, in order; none if there is no such folder."""
    return sorted(path.stem for path in study.glob("step*.toml") if STEP_NAME.match(path.stem))


def study_here(workspace: Workspace) -> str | None:
    """Return the study whose folder is the working folder; None in any other folder."""
    here = Path.cwd()
    return here.name if here.parent == workspace.experiments and (here / _CONTRACT).is_file() else None


def default_study(workspace: Workspace) -> str:
    """Return the study of a bare step: the one whose folder is the working folder, else the one that parity.toml names,
    else the only one.

    Raises InputError if parity.toml names no study of the workspace, and if nothing says which of several studies is
    meant.
    """
    names, named = study_names(workspace), study_here(workspace) or workspace.settings.default_study
    if named is None and len(names) == 1:
        return names[0]
    if named is not None and os.path.lexists(workspace.experiments / named / _CONTRACT):
        return named
    if named is not None:
        raise InputError(
            f"{workspace.settings_path}: field 'default_study': '{named}' is no study{suggestion(named, names)}"
        )
    if not names:
        raise InputError(f"{workspace.experiments}: no study here, which is a folder with a {_CONTRACT}")
    raise InputError(
        f"which study? There are {', '.join(names)}: name one, as {names[0]} or {names[0]}/step01, or set "
        f"default_study in {workspace.settings_path}"
    )


def split_reference(workspace: Workspace, reference: str) -> tuple[str, str]:
    """Split `sm90/step01`, or the path of such a step's file, into study and step. Neither has to exist; a bare step
    belongs to the default study.

    Raises InputError for a bare step if there is no default study, and for a path that is not a step's.
    """
    name = reference.rstrip("/")
    parts = _in_experiments(workspace, name)
    if parts is not None and len(parts) == 2:
        return parts[0], parts[1].removesuffix(".toml")
    study, _, step = name.rpartition("/")
    if parts is not None or study.startswith(("/", ".")) or name in ("", ".", ".."):
        raise InputError(f"{reference}: no such step: a step is a file {workspace.experiments}/STUDY/stepNN.toml")
    return study or default_study(workspace), step.removesuffix(".toml")


def step_of(reference: str) -> str:
    """Return the step of `sm90/step01`, `step01` or `step01.toml`, or of a path."""
    return reference.rstrip("/").rpartition("/")[2].removesuffix(".toml")


def study_of(workspace: Workspace, reference: str) -> str:
    """Return the study that a name, or the path of its folder, refers to. The study does not have to exist."""
    parts = _in_experiments(workspace, reference)
    return parts[0] if parts else reference.rstrip("/")


def study_or_step(workspace: Workspace, reference: str) -> tuple[str, str | None]:
    """Return the study for `gfx1151`; study and step for `gfx1151/step18` or `step18`, or for their paths. Neither has
    to exist.
    """
    name = reference.rstrip("/")
    if (workspace.experiments / name / _CONTRACT).is_file():
        return study_of(workspace, name), None
    parts = _in_experiments(workspace, name)
    if parts is not None and len(parts) == 1:
        return parts[0], None
    if parts is not None or "/" in name or STEP_NAME.match(name.removesuffix(".toml")):
        return split_reference(workspace, name)
    return name, None


def _in_experiments(workspace: Workspace, name: str) -> tuple[str, ...] | None:
    """Return the parts below `experiments/` of a path that lies there, taken from the working folder or from the
    workspace; None for any other path.
    """
    if "/" not in name and not (name.endswith(".toml") and study_here(workspace)):
        return None
    for base in (Path.cwd(), workspace.root):
        path = Path(os.path.normpath(base / name))
        for place in (path, path.parent.resolve() / path.name):
            if place != workspace.experiments and place.is_relative_to(workspace.experiments):
                return place.relative_to(workspace.experiments).parts
    return None
