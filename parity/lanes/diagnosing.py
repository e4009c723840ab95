"""Asks a builder's compiler who it is, without a lane: for `parity doctor`."""

from collections.abc import Callable
from pathlib import Path

from parity.contract import Contract, LaneSpec
from parity.contract.clauses import Inputs, Kpi, Tensor
from parity.contract.guardrails import Guardrails
from parity.contract.workspace import Workspace
from parity.errors import UnavailableError
from parity.lanes.base import Builder, BuildRequest
from parity.records import Diagnosis, State
from parity.system.hashing import HashMemory

_LIMIT_S = 60.0


def diagnosis_of(name: str, arch: str, cache: Path, make: Callable[[BuildRequest], Builder], advice: str) -> Diagnosis:
    """Diagnose a compiler under its name, asked with an architecture that it compiles for. `advice` is for a machine
    that does not have the compiler.
    """
    spec, nowhere, hashes = LaneSpec(kernel="none"), Workspace(Path.cwd()), HashMemory(cache / "hashes.json")
    try:
        toolchain = make(BuildRequest(nowhere, _any_contract(arch), "hip", spec, hashes, _LIMIT_S)).toolchain()
    except UnavailableError as error:
        return Diagnosis(name, State.ABSENT, str(error), advice)
    return Diagnosis(name, State.OK, f"{toolchain.version}, {toolchain.library_path}")


def _any_contract(arch: str) -> Contract:
    """Return a contract with which a compiler can be asked who it is: nothing is built for it."""
    return Contract(
        title="none",
        operator="rms_norm",
        arch=arch,
        axes={"rows": 1, "columns": 1},
        blocks={},
        threads=64,
        tensors={name: Tensor("float16") for name in ("x", "weight", "y")},
        inputs=Inputs("normal", 0),
        guardrails=Guardrails(256),
        kpi=Kpi("hip", 1.0),
    )
