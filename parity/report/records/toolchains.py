"""What `parity toolchain` says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parity.report.records.fields import WHERE_KNOWN

if TYPE_CHECKING:
    from parity.toolchains.environments import Origin


@dataclass(frozen=True)
class ToolchainRow:
    """A toolchain. `used_by` are the studies and steps that name it; `made` says whether this command made it."""

    name: str
    package: str
    version: str
    origin: Origin
    folder: str
    wheel: str | None
    wheel_sha256: str | None
    size_bytes: int | None
    used_by: list[str] | None = field(default=None, metadata=WHERE_KNOWN)
    made: bool | None = field(default=None, metadata=WHERE_KNOWN)


@dataclass(frozen=True)
class ToolchainsReport:
    """Toolchains of a workspace, and what could not be read to see who uses them."""

    folder: str
    toolchains: list[ToolchainRow]
    unread: list[str]


@dataclass(frozen=True)
class RemovedReport:
    """The names of the toolchains that were removed."""

    removed: list[str]
