"""What every study and step of this project gives today, frozen in `figures.json`; says what has moved since.

Usage: python benchmarks/same_figures.py [--only STUDY[/STEP]] [--write]

Every step is run from a fresh lab book on the emulator, with the wheel's clang, the Triton that the step names and
NVRTC. Frozen are each lane's code object (by what is loaded of it), resources, counters static and emulated, facts and
findings, and the run's checks, verification and verdict with its reasons. A step whose compiler is not here is named
and left out; other releases of Triton are taken from `.parity/toolchains` of this checkout.

Exit code 1: a figure moved. `--write` freezes what was found: say in the commit why each figure moved.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from run import ROOT, make_workspace

from parity.contract.references import study_names
from parity.contract.study import load_study
from parity.contract.workspace import Workspace

FROZEN = Path(__file__).with_name("figures.json")
_UNAVAILABLE = 3
_MOST_SHOWN = 40
Figures = dict[str, Any]


def steps(workspace: Workspace, only: str | None) -> list[str]:
    """`gfx1151/step14` and all others, in order."""
    names = [
        f"{study}/{step}" for study in study_names(workspace) for step in load_study(workspace, study).step_names()
    ]
    return [name for name in names if only in (None, name, name.split("/")[0])]


def run(workspace: Workspace, name: str) -> Figures | None:
    """The figures of one step; None if its compiler is not here."""
    command = [sys.executable, "-m", "parity", "run", name, "--hip-compiler", "zig", "--device", "emulator", "--json"]
    environment = {**os.environ, "PARITY_ROOT": str(workspace.root)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if not done.stdout:
        raise SystemExit(f"{name}: {done.stderr}")
    document = json.loads(done.stdout)
    if done.returncode == _UNAVAILABLE and document["schema"].startswith("parity.error/"):
        print(f"{name}: left out: {document['errors'][0]['text']}", file=sys.stderr)
        return None
    return figures(document)


def figures(document: Figures) -> Figures:
    """What of a run's document must not move: nothing of time, place or lab book."""
    # Which steps ran before in this lab book is no figure.
    compared_reasons = [reason for reason in document["reasons"] if reason["code"] != "known_code"]
    reasons = [f"{reason['code']}: {reason['text']}" for reason in compared_reasons]
    cases = document["verification"]["cases"]
    return {
        "verdict": f"{document['verdict']} ({document['basis']})",
        "reasons": reasons,
        "verification": document["verification"]["status"],
        "cases": [f"{case['lane']}: {case['name']}: {_case(case)}" for case in cases],
        "checks": [
            f"{check['lane']}: {check['name']}: {check['status']}: {check['found']}" for check in document["checks"]
        ],
        "lanes": {name: lane_figures(lane) for name, lane in sorted(document["lanes"].items())},
    }


def _case(case: Figures) -> str:
    return (
        f"{case['elements']} elements, {case['wrong']} wrong, {case['unwritten']} not written {case['detail']}".strip()
    )


def lane_figures(lane: Figures) -> Figures:
    emulated = dict(lane.get("emulated") or {})
    rows = emulated.pop("memory_instructions", [])
    # Debug lines move what stands below them in the text, and nothing else.
    counted = [{**row, "line": 0} for row in rows]
    for row in counted:
        row.pop("is_assumed")  # what it rests on is no figure
    accesses = json.dumps(counted, sort_keys=True)
    return {
        "code_object": lane["code_object_sha256"],
        "failed_stage": lane["build"]["failed_stage"],
        "resources": lane["resources"],
        "function": (lane["isa"] or {}).get("function"),
        "hot_loop": (lane["isa"] or {}).get("hot_loop"),
        "emulated": emulated,
        "memory_instructions": hashlib.sha256(accesses.encode()).hexdigest(),
        "findings": [f"{finding['code']}: {finding['text']}" for finding in lane["findings"]],
        "facts": lane["facts"],
    }


def moved(name: str, before: Any, after: Any) -> Iterator[str]:
    """One line for every figure that is not what it was."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in sorted(before.keys() | after.keys()):
            yield from moved(f"{name} {key}", before.get(key), after.get(key))
    elif before != after:
        yield f"{name}: {json.dumps(before)} -> {json.dumps(after)}"


def readable(frozen: Figures) -> str:
    """JSON with one line for every list of figures of a lane, so that a difference can be read."""

    def lines(value: Any, depth: int) -> str:
        pad = " " * depth
        if isinstance(value, dict) and (depth < 4 and value):
            inner = (f"{pad} {json.dumps(key)}: {lines(value[key], depth + 1)}" for key in value)
            return "{\n" + ",\n".join(inner) + f"\n{pad}}}"
        if isinstance(value, list) and value:
            return "[\n" + ",\n".join(f"{pad} {json.dumps(item)}" for item in value) + f"\n{pad}]"
        return json.dumps(value)

    return lines(frozen, 0) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="STUDY[/STEP]")
    parser.add_argument("--write", action="store_true", help="freeze what is found")
    options = parser.parse_args()
    frozen: Figures = json.loads(FROZEN.read_text()) if FROZEN.is_file() else {}
    current_figures: Figures = {}
    with tempfile.TemporaryDirectory() as folder:
        make_workspace(Path(folder))
        workspace = Workspace(Path(folder))
        workspace.private.mkdir()
        (workspace.private / "toolchains").symlink_to(ROOT / ".parity" / "toolchains")
        for name in steps(workspace, options.only):
            if (step_figures := run(workspace, name)) is not None:
                current_figures[name] = step_figures
                print(f"{name}: {step_figures['verdict']}", file=sys.stderr)
    differences = [line for name in current_figures for line in moved(name, frozen.get(name), current_figures[name])]
    if options.write:
        FROZEN.write_text(readable(dict(sorted({**frozen, **current_figures}.items()))))
        print(f"{len(current_figures)} steps frozen in {FROZEN.relative_to(ROOT)}, {len(differences)} figures moved")
        return
    for line in differences[:_MOST_SHOWN]:
        print(line[:400])
    print(f"{len(current_figures)} steps, {len(differences)} figures moved")
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
