"""Which assumptions of this program a bundle has measured, as a diff of the table that has what machines have shown."""

import json
from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any

from parity.arch import get_arch
from parity.arch.lds_phases import KINDS
from parity.arch.measured import FILE
from parity.contact.bundle import read_bundle
from parity.contact.journal import Finding, Outcome
from parity.emulator.targets import rounding_on
from parity.errors import InputError

_NAME = "parity/arch/measured.json"
# Figures of models of time, what a rate of a first contact is called, and its unit in theirs.
_TIMED = {
    "clock_ghz": ("clock", 1e-9),
    "matrix_clock_ghz": ("clock", 1e-9),
    "launch_us": ("an empty launch", 1e6),
    "memory_gbps": ("loads", 1e-9),
}


def applied(bundle: Path, by: str) -> str:
    """Return the diff that makes measured what was assumed, for `git apply`. Raises InputError for what is no bundle,
    and for one that shows nothing of what is assumed.
    """
    document = read_bundle(bundle)
    device, findings = document["device"], document["findings"]
    arch = device["arch"]
    source = f"first contact by {by or 'its sender'} on {device['name']}, driver {device['driver']}"
    shown = {
        "lds": _phases(arch, findings, source),
        "sums": _sums(arch, findings, source),
        "timing": _timing(findings, source),
    }
    shown = {name: rows for name, rows in shown.items() if rows}
    if not shown:
        raise InputError(f"{bundle}: shows nothing that this parity assumes of {arch}")
    before = FILE.read_text()
    table = json.loads(before)
    table.setdefault(arch, {}).update(shown)
    after = written(table)
    lines = unified_diff(before.splitlines(True), after.splitlines(True), f"a/{_NAME}", f"b/{_NAME}")
    return "".join(lines)


def written(table: dict[str, Any]) -> str:
    """Return the table's text: lists of numbers on one line."""
    lines = ["{"]
    for place, (arch, entries) in enumerate(sorted(table.items())):
        lines.append(f" {json.dumps(arch)}: {{")
        for number, (name, rows) in enumerate(sorted(entries.items())):
            lines.append(f"  {json.dumps(name)}: {{")
            texts = [f"   {json.dumps(key)}: {json.dumps(row)}" for key, row in rows.items()]
            lines.append(",\n".join(texts))
            lines.append("  }" + ("," if number + 1 < len(entries) else ""))
        lines.append(" }" + ("," if place + 1 < len(table) else ""))
    return "\n".join([*lines, "}"]) + "\n"


def _phases(arch: str, findings: Sequence[Finding], source: str) -> dict[str, Any]:
    """Return how LDS serves what is assumed, as it was found."""
    target = get_arch(arch).emulated
    assumed = [kind for kind, known in zip(KINDS, target.phases, strict=True) if known.is_assumed] if target else []
    rows = {one.name: one.found for one in findings if one.stage == "lds" and one.found}
    return {kind: {**rows[kind], "source": source} for kind in assumed if kind in rows}


def _timing(findings: Sequence[Finding], source: str) -> dict[str, Any]:
    """Return what models of time need of what was measured: of loads, those beyond all caches count."""
    of_rates = {one.name: one.figures[-1][1] for one in findings if one.stage == "rates" and one.figures}
    found = {
        figure: of_rates[name] * scale
        for figure, (name, scale) in _TIMED.items()
        if of_rates.get(name, 0.0) * scale > 0
    }
    return {figure: {"value": float(f"{value:.4g}"), "source": source} for figure, value in found.items()}


def _sums(arch: str, findings: Sequence[Finding], source: str) -> dict[str, Any]:
    """Return how all matrix instructions round their sums of which that is assumed, if one way explains them all."""
    ways = dict[str, set[str]]()
    for finding in findings:
        name, _, rest = (
            finding.name.partition(": ") if ": why" in finding.name else (*finding.name.split(".")[:1], "", "")
        )
        rounding = rounding_on(arch, name) if finding.stage == "witnesses" else None
        if rounding is None or not rounding.is_assumed or not name.startswith(("v_mfma", "v_wmma")):
            continue
        if rest:
            ways.setdefault(name, set()).discard("?")
            ways[name].add(str(finding.found.get("as", "")).removeprefix("sums as ").upper().replace(" ", "_"))
        elif finding.outcome is Outcome.EQUAL:
            ways.setdefault(name, set()).add("ROUNDED_ONCE")
        else:
            ways.setdefault(name, set()).add("?")
    found = {way for some in ways.values() for way in some}
    if len(found) != 1 or "?" in found:
        return {}
    return {"matrix": {"way": found.pop(), "source": source}}
