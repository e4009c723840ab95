"""Predicted times of a sweep's points. The lab book keeps no predictions, so a cache has them for as long as code,
contract and model are the same.
"""

import hashlib
import json
from contextlib import suppress
from functools import cache
from pathlib import Path

from parity import predict
from parity.arch.timing import Timing, timing_of
from parity.contract import Contract
from parity.contract.workspace import Workspace, write_whole
from parity.devices.gpu import LaneBinary
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.targets import UnsupportedTarget
from parity.errors import InputError, UnavailableError
from parity.predict.model import CacheState
from parity.run.predicting import lane_models

_FOLDER = "predicted"


def predicted_us(workspace: Workspace, contract: Contract, binary: LaneBinary) -> float | None:
    """Return a lane's predicted time in us, of the contract's own size; None where there is no model, or where its code
    does not run on the emulator without a fault.
    """
    try:
        timing = timing_of(contract.arch)
    except UnavailableError:
        return None
    kept = workspace.private / _FOLDER / _key(contract, binary, timing)
    with suppress(OSError, ValueError):  # none is kept, or it is damaged
        known = kept.read_text()
        return float(known) if known else None
    us = _predicted(contract, binary, timing)
    write_whole(kept, b"" if us is None else repr(us).encode())
    return us


def _predicted(contract: Contract, binary: LaneBinary, timing: Timing) -> float | None:
    try:
        models = lane_models(contract, binary, timing, CacheState.DIRTY)
        return sum(model.us for model in models.values())
    except (InputError, UnsupportedInstruction, UnsupportedTarget):
        return None


def _key(contract: Contract, binary: LaneBinary, timing: Timing) -> str:
    figures = {name: figure.value for name, figure in timing.figures.items()}
    made_of = [contract.sha256(), binary.identity, figures, _model_sha256()]
    return hashlib.sha256(json.dumps(made_of, sort_keys=True).encode()).hexdigest()


@cache
def _model_sha256() -> str:
    """Return a hash of the model's own sources."""
    sources = sorted(path for path in Path(predict.__file__).parent.iterdir() if path.suffix in (".py", ".c"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
