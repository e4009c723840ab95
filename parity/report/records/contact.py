"""What a first contact with a GPU has found, as documents have it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ContactFigure:
    """A measured figure with its unit."""

    name: str
    value: float
    unit: str
    basis: str


@dataclass(frozen=True)
class ContactFinding:
    """One thing that was looked at. `outcome` is `equal` (the GPU left what the emulator says, bit for bit), `open`
    (something else, where documents leave bits open), `differs`, `measured`, `not shown`, `failed` (it ended its
    process, hung or was refused) or `noted`; `found` is what else was found.
    """

    stage: str
    name: str
    outcome: str
    says: str
    figures: list[ContactFigure]
    found: dict[str, Any]


@dataclass(frozen=True)
class ShipReport:
    """An archive for a machine without a compiler: for one architecture, and one version of Python. `not_built` says
    what is left out, and why.
    """

    archive: str
    arch: str
    python: str
    steps: int
    builds: int
    size_bytes: int
    not_built: list[str]


@dataclass(frozen=True)
class ContactReport:
    """What a first contact has found so far. `stages_left` have not ended; `bundle` is the file that was written."""

    device: str
    arch: str
    driver: str
    stages_left: list[str]
    findings: list[ContactFinding]
    bundle: str
