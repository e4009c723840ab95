"""What the emulator found of a lane, found again while all that decided about it is as it was.

The emulator has no luck: the same code, launched in the same way under the same contract, is given the same cases and
computes the same results. So a lane that was verified is not executed again, in whatever run, step or sweep it stands:
what was found is kept in the user's own cache, with the program's files and what an operator's file imports, each as it
was. Only what passed is kept, and nothing that hung on the memory of this machine.
"""

import hashlib
import json
import pickle
import platform
import sys
import sysconfig
from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from parity.contract import Axes, Contract
from parity.devices.gpu import LaneBinary
from parity.emulator.engine import engine_folder
from parity.emulator.variation import NOT_TRIED, NOT_WATCHED
from parity.operators.helpers.loading import OWN_FILES
from parity.records import CodeObject, CodeObjects, Verification, VerificationStatus
from parity.system.again import Stamp, imported_files, keep, kept, names_in, stamp
from parity.system.hashing import file_sha256
from parity.system.own import cache_of_user
from parity.verify.cases import Case
from parity.verify.sized import Codes
from parity.verify.stage import verify_on_emulator

_MOST = 500
_OF_THIS_MACHINE = (NOT_TRIED, NOT_WATCHED)
_PACKAGE = Path(__file__).resolve().parent.parent
_Built = list[tuple[Axes, Any]]


class _Found(NamedTuple):
    verification: Verification
    built: _Built  # which code was built for which sizes


def verify_once(
    contract: Contract, binary: LaneBinary, cases: Callable[[], list[Case]], codes: Codes | None = None
) -> Verification:
    """Return what the emulator found of a lane; run its cases, which are made only then, if that is not known.

    Raises what `cases` raises.
    """
    place = cache_of_user() / "verified" / hashlib.sha256(_asked(contract, binary).encode()).hexdigest()
    if (content := kept(place)) is not None:
        found: _Found = pickle.loads(content)
        if all(codes is not None and _said(codes(axes)) == said for axes, said in found.built):
            return found.verification
    built: _Built = []

    def noted(axes: Axes) -> CodeObjects | str:
        assert codes is not None
        made = codes(axes)
        built.append((axes, _said(made)))
        return made

    verification = verify_on_emulator(contract, binary, cases(), engine_folder(), codes and noted)
    if verification.status is VerificationStatus.VERIFIED and not _hangs_on_machine(verification):
        keep(place, pickle.dumps(_Found(verification, built)), _deciding_files(), _packages(), most=_MOST)
    return verification


def _asked(contract: Contract, binary: LaneBinary) -> str:
    """Return all that decides beside files: the contract in full, the lane's launches and their code, what computes,
    and where an operator's file finds what it imports.
    """
    computing = (platform.node(), platform.machine(), sys.version, sys.prefix, np.__version__, str(_PACKAGE))
    found_in = sys.path if contract.operator.endswith(".py") else []
    asked = (json.dumps(contract.document()), binary.lane, binary.spec, _said(binary.codes), computing, found_in)
    return repr(asked)


def _said(codes: Sequence[CodeObject] | str) -> Any:
    """Return what tells code objects from others, wherever they lie; the text is what the emulator executes."""
    if isinstance(codes, str):
        return codes
    names = [field.name for field in fields(CodeObject) if field.type is not Path]
    return [([getattr(code, name) for name in names], file_sha256(code.assembly_path)) for code in codes]


def _hangs_on_machine(verification: Verification) -> bool:
    return any(text in case.note for case in verification.cases for text in _OF_THIS_MACHINE)


def _deciding_files() -> dict[str, Stamp | None]:
    """Return the files of this program, and what is imported beside it and beside installed packages. An operator's or
    a layout's own file is a part of its contract.
    """
    ours = [path for path in _PACKAGE.rglob("*.*") if path.suffix != ".pyc"]
    installed = (str(_PACKAGE), sys.prefix, sys.base_prefix)
    others = [Path(name) for name in imported_files(but=OWN_FILES) if not name.startswith(installed)]
    return {str(path): stamp(path) for path in (*ours, *others)}


def _packages() -> dict[str, list[str] | None]:
    """Return the names in the folder of installed packages, which say their versions."""
    folder = sysconfig.get_path("purelib")
    return {folder: names_in(folder)}
