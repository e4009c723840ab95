"""What the emulator can run: kernels as people write them, compiled for every family, emulated and compared.

Usage: python benchmarks/coverage.py [--family F ...] [--kernel SUBSTRING] [--python INTERPRETER] [--json]
       [--cache FOLDER] [--missing FILE]

A kernel is `right` or `wrong` by a reference of its own, `refused` where the emulator does not know an instruction,
a `fault` where the emulator says that the kernel does something forbidden, `not built` where its compiler refuses it,
and `-` where it makes no sense on the family. The share is right / (right + wrong + refused + fault).
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from coverage_kernels import CASES
from coverage_kernels.building import Builds, Toolchain
from coverage_kernels.case import FAMILIES, Case
from coverage_kernels.judging import Judge, Verdict, count_missing

from parity.emulator.engine import WAVE_SIZES, load

ROOT = Path(__file__).resolve().parent.parent
Table = dict[str, dict[str, Verdict]]  # by kernel and family
_SLOW_S = 5.0
_COUNTED = ("right", "wrong", "refused", "fault")


def make_table(cases: Sequence[Case], families: Sequence[str], python: str, folder: Path) -> Table:
    """Builds all, then emulates one after the other, because a launch uses all cores."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [(case, family) for case in cases for family in families if family in case.families]
    table: Table = {case.name: {family: Verdict("-", case.reason) for family in families} for case in cases}
    for wave_size in WAVE_SIZES:
        load(folder / "engine", wave_size)  # compiled once, before others wait for it
    judge = Judge(folder / "engine")
    builds = Builds(folder / "builds", Toolchain.find(python, folder))
    with closing(judge), closing(builds):
        for (case, family), built in zip(wanted, builds.all(wanted), strict=True):
            started = time.perf_counter()
            table[case.name][family] = judge.judge(case, family, built)
            seconds = time.perf_counter() - started
            if seconds > _SLOW_S:
                print(f"{case.name} {family}: {seconds:.1f} s", file=sys.stderr)
    return table


def share(verdicts: Sequence[Verdict]) -> tuple[Counter[str], float]:
    """How many of each status, and the share that is right."""
    counts: Counter[str] = Counter(verdict.status for verdict in verdicts)
    asked = sum(counts[status] for status in _COUNTED)
    return counts, counts["right"] / asked if asked else 0.0


def show_table(cases: Sequence[Case], table: Table, families: Sequence[str]) -> None:
    width = max(len(case.name) for case in cases)
    print(" " * (width + 24) + "".join(f"{family:>10}" for family in families))
    for case in cases:
        statuses = "".join(f"{table[case.name][family].status:>10}" for family in families)
        print(f"{case.name:<{width}}  {case.group:<14} {case.builder:<7}{statuses}")
    print()
    for family in [*families, "all"]:
        verdicts = [verdict for row in table.values() for name, verdict in row.items() if family in (name, "all")]
        counts, right = share(verdicts)
        figures = ", ".join(f"{counts[status]} {status}" for status in (*_COUNTED, "not built"))
        print(f"{family:>8}: {right:6.1%}   {figures}")
    compilers = sorted({verdict.compiler for row in table.values() for verdict in row.values()} - {""})
    print(f"built by {', '.join(compilers)}")


def details(table: Table) -> list[str]:
    """One line for each kernel and family that is not right."""
    return [
        f"{name} {family}: {verdict.status}: {verdict.detail}"
        for name, row in table.items()
        for family, verdict in row.items()
        if verdict.status not in ("right", "-")
    ]


def missing_lines(table: Table, families: Sequence[str]) -> list[str]:
    """The refused mnemonics of each family, and how many kernels need each."""
    lines = []
    for family in families:
        missing_mnemonics = count_missing([row[family] for row in table.values()])
        lines.append(f"{family}: {len(missing_mnemonics)} mnemonics are refused")
        lines += [f"  {count:3} {mnemonic:<32} {example}" for mnemonic, count, example in missing_mnemonics]
    return lines


def document(table: Table, families: Sequence[str]) -> dict[str, Any]:
    """All verdicts, and for each family the counts, the share that is right and the refused mnemonics."""
    columns = {family: [row[family] for row in table.values()] for family in families}
    return {
        "kernels": {name: {family: asdict(verdict) for family, verdict in row.items()} for name, row in table.items()},
        "families": {
            family: {"counts": share(column)[0], "share_right": share(column)[1], "missing": count_missing(column)}
            for family, column in columns.items()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--family", nargs="+", choices=FAMILIES, default=list(FAMILIES))
    parser.add_argument("--kernel", default="", help="part of a kernel's or a group's name")
    parser.add_argument("--python", default=sys.executable, help="interpreter with the Triton that compiles")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--cache", type=Path, default=ROOT / ".parity" / "coverage")
    parser.add_argument("--missing", type=Path, help="file for the list of refused mnemonics")
    options = parser.parse_args()
    cases = [case for case in CASES if options.kernel in case.name or options.kernel == case.group]
    if not cases:
        parser.error(f"no kernel has '{options.kernel}' in its name")
    table = make_table(cases, options.family, options.python, options.cache)
    missing = missing_lines(table, options.family)
    if options.missing:
        options.missing.write_text("\n".join(missing) + "\n")
    if options.json:
        print(json.dumps(document(table, options.family), indent=1))
        return
    show_table(cases, table, options.family)
    print(*["", *details(table), "", *missing], sep="\n")


if __name__ == "__main__":
    main()
