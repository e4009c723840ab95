"""What machines have shown of architectures, where that was assumed before: `measured.json`, which
`parity first-contact --apply` makes diffs of. Each entry names its source.
"""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from parity.arch.emulated import Sums, Target
from parity.arch.lds_phases import KINDS, Phases

FILE = Path(__file__).with_name("measured.json")


@cache
def _table() -> dict[str, Any]:
    table: dict[str, Any] = json.loads(FILE.read_text())
    return table


def timing_measured(arch: str) -> dict[str, tuple[float, str]]:
    """Return figures for models of time that a machine has shown, each with its source."""
    return {name: (row["value"], row["source"]) for name, row in _table().get(arch, {}).get("timing", {}).items()}


def as_measured(arch: str, target: Target) -> Target:
    """Return what the emulator needs of an architecture, with what was measured in the place of what was assumed."""
    entries = _table().get(arch, {})
    phases = list(target.phases)
    for kind, row in entries.get("lds", {}).items():
        phases[KINDS.index(kind)] = Phases(tuple(row["order"]), row["lanes"], row["banks"])
    if not entries:
        return target
    matrix = entries.get("sums", {}).get("matrix")
    sums, source = (Sums[matrix["way"]], matrix["source"]) if matrix else (target.sums, target.sums_source)
    return replace(target, phases=tuple(phases), sums=sums, sums_source=source)
