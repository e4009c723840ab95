"""Builds that another machine has made: a machine without their compilers takes them from its cache of builds.

The key of a build has its compiler in it. A table, `shipped.json` beside the cache, says which compiler made what is
asked for.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from parity.errors import UnavailableError
from parity.lanes.base import BuilderReport, BuildRequest
from parity.records import Toolchain

TABLE = "shipped.json"


@dataclass(frozen=True)
class ShippedBuilder:
    """A compiler of another machine: what decides about its builds is known, and it builds nothing here."""

    compiler: Toolchain
    options: dict[str, Any]

    def toolchain(self) -> Toolchain:
        return self.compiler

    def identity(self) -> dict[str, Any]:
        return self.options

    def build(self, out: Path) -> BuilderReport:
        raise UnavailableError(f"{self.compiler.compiler} is not here, and its build of this kernel was not shipped")

    def row(self) -> dict[str, Any]:
        """Return the builder as the table has it."""
        return {"toolchain": asdict(self.compiler), "identity": self.options}


def asked_for(request: BuildRequest, sources: dict[str, str]) -> str:
    """Return a key of all that a build is asked for, whichever compiler makes it."""
    builder = request.contract.builder(request.lane, request.spec)
    asked = [builder, request.lane, asdict(request.spec), request.contract.document(), sources, request.files]
    return hashlib.sha256(json.dumps(asked, sort_keys=True, default=str).encode()).hexdigest()


def find_shipped(request: BuildRequest, sources: dict[str, str]) -> ShippedBuilder | None:
    """Return the compiler that has made on another machine what is asked for, if it was shipped."""
    try:
        table = json.loads((request.workspace.private / TABLE).read_text())
        row = table[asked_for(request, sources)]
        return ShippedBuilder(Toolchain(**row["toolchain"]), row["identity"])
    except (OSError, ValueError, LookupError, TypeError):
        return None
