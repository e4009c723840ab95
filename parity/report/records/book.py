"""What reports say about a lab book."""

from __future__ import annotations

from dataclasses import dataclass, field

from parity.report.records.fields import INLINE
from parity.store import MergeCounts


@dataclass(frozen=True)
class MergeReport:
    """What came into a lab book `from` another one."""

    into: str
    from_: str
    merged: MergeCounts = field(metadata=INLINE)
