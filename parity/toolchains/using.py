"""Which steps of a workspace name which toolchain."""

from dataclasses import dataclass, field
from pathlib import Path

from parity.contract import LaneSpec
from parity.contract.references import study_names
from parity.contract.study import default_lanes, load_step, load_study
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.system.hashing import HashMemory
from parity.toolchains.names import ToolchainRequest, released, wheel_of


@dataclass
class Users:
    """Studies (`gfx1151`) and steps (`gfx1151/step20`) by what they name: an environment, or the path of an
    interpreter. `unread` are those whose files are wrong: what they name is not known.
    """

    by_name: dict[str, list[str]] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)


def wanted_by(workspace: Workspace, lane: LaneSpec, hashes: HashMemory) -> ToolchainRequest | None:
    """Return the environment that a lane asks for; None if it names none.

    Raises InputError for what is no version, and for a wheel that is not there.
    """
    asked = lane.toolchain
    if asked.wheel is not None:
        return wheel_of(workspace.root / Path(asked.wheel).expanduser(), hashes)
    if asked.python is None and asked.triton is not None:
        return released("triton", asked.triton)
    return released("ziglang", asked.ziglang) if asked.ziglang is not None else None


def users_of(workspace: Workspace, hashes: HashMemory) -> Users:
    """Return what every study and step of a workspace names. A study's own choice counts for the study, not for each of
    its steps.
    """
    users = Users()
    for name in study_names(workspace):
        try:
            study = load_study(workspace, name, only_read=True)
            usual = _named(workspace, default_lanes(study), hashes)
        except InputError:
            users.unread.append(name)
            continue
        _add(users, name, usual)
        for step in study.step_names():
            try:
                lanes = load_step(workspace, f"{name}/{step}", only_read=True)[1].lanes
                _add(users, f"{name}/{step}", _named(workspace, lanes, hashes) - usual)
            except InputError:
                users.unread.append(f"{name}/{step}")
    return users


def _add(users: Users, who: str, names: set[str]) -> None:
    for name in names:
        users.by_name.setdefault(name, []).append(who)


def _named(workspace: Workspace, lanes: dict[str, LaneSpec], hashes: HashMemory) -> set[str]:
    names = set()
    for lane in lanes.values():
        if lane.toolchain.python is not None:  # only Triton's lanes have one
            names.add(str((workspace.root / Path(lane.toolchain.python).expanduser()).absolute()))
        elif wanted := wanted_by(workspace, lane, hashes):
            names.add(wanted.name)
    return names
