"""What reports say about where a run comes from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parity.report.records.fields import WHERE_KNOWN

if TYPE_CHECKING:
    from parity.report.records.lane import KeptFile


@dataclass(frozen=True)
class RunOrigin:
    """The commit that was checked out when a run began, what of its files was not committed, and the machine. `files`
    are those of step and contract, and the diff of what was not committed. What is not known is left out, and
    `not_known` says why.
    """

    commit: str | None = field(metadata=WHERE_KNOWN)
    branch: str | None = field(metadata=WHERE_KNOWN)
    changed_in_scope: str | None = field(metadata=WHERE_KNOWN)
    not_known: str | None = field(metadata=WHERE_KNOWN)
    host: dict[str, str]
    files: list[KeptFile]
