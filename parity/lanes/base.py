"""What a lane builder is, and what it is asked."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from parity.contract import Contract, LaneName, LaneSpec
from parity.errors import InputError
from parity.lanes.identity import HashMemory
from parity.records import Toolchain
from parity.workspace import Workspace

OBJECT, ASSEMBLY, LOG, RESULT = "kernel.co", "kernel.s", "log.txt", "result.json"


@dataclass(frozen=True)
class BuildRequest:
    """One lane of one step, to be built for the contract's architecture within `limit_s` seconds."""

    workspace: Workspace
    contract: Contract
    lane: LaneName
    spec: LaneSpec
    hashes: HashMemory
    limit_s: float

    @property
    def kernel(self) -> Path:
        """The kernel's source file; a relative path is below the workspace."""
        try:
            return (self.workspace.root / Path(self.spec.kernel).expanduser()).resolve()
        except (OSError, RuntimeError) as error:
            raise InputError(f"field 'kernel': '{self.spec.kernel}' names no file: {error}") from error


@dataclass(frozen=True)
class Built:
    """What a builder learned beside the files that it left: dynamic LDS and facts worth recording."""

    dynamic_lds_bytes: int
    facts: dict[str, str]


class Builder(Protocol):
    """Builds code objects for one lane with one compiler."""

    def toolchain(self) -> Toolchain:
        """The compiler's identity. Raises UnavailableError if this machine does not have it."""

    def identity(self) -> dict[str, Any]:
        """Everything beside toolchain and sources that decides what comes out: options, environment."""

    def build(self, out: Path) -> Built:
        """Leaves kernel.co, kernel.s, the IR and log.txt in `out`. Raises BuildError."""


_ERROR_LINE = re.compile(r"^.*\berror: .*$", re.MULTILINE)


def first_error(log: str) -> str:
    """The line of a compiler's log that says what is wrong, shortened."""
    match = _ERROR_LINE.search(log)
    lines = [line for line in log.strip().splitlines() if line.strip()]
    text = match.group(0) if match else lines[-1] if lines else "no message"
    return text.strip()[:300]
