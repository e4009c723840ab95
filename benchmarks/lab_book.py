"""How large a lab book gets: runs of one step repeated, and runs of steps that all differ; and merging.

Usage: python benchmarks/lab_book.py [--runs N] [--json]

Step 14, the largest one here, is built, read and verified once, with real compilers. Its records are then written N
times as they are, N times with another Triton lane each (a step changes one lane, as a rule), and N times with two
other lanes: the registers in the assembly, in the IR and in the code objects, and one in ten counters, are others.
"""

import argparse
import json
import random
import re
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest import mock

from run import ROOT, make_workspace

from parity.contract.study import load_step
from parity.contract.workspace import Workspace
from parity.isa.analyse import KernelAnalysis
from parity.records import BuildOutcome, Verification
from parity.run import pipeline
from parity.run.options import RunOptions
from parity.run.pipeline import run_step
from parity.store import Database, merge
from parity.store.runs import RunWriter
from parity.store.sessions import MeasuredRun

GOALS = {"repeated_mb": 25.0, "different_mb": 80.0, "project_mb": 4.0}  # for 1,000 runs; of this project's own book
_REGISTER = re.compile(r"(?<![\w.])(%|v|s)(\d+)\b")
Call = tuple[str, tuple[Any, ...]]


class Recorder(MeasuredRun):
    """Writes a run, and keeps what it was told."""

    def __init__(self, *arguments: Any) -> None:
        self.calls: list[Call] = []
        super().__init__(*arguments)
        recorders.append(self)

    def __getattribute__(self, name: str) -> Any:
        attribute = super().__getattribute__(name)
        if name not in ("build", "checks", "analysis", "verification", "judgement"):
            return attribute

        def told(*arguments: Any) -> Any:
            self.calls.append((name, arguments))
            return attribute(*arguments)

        return told


recorders: list[Recorder] = []


@dataclass(frozen=True)
class Bench:
    """One real run's records, to be written again."""

    workspace: Workspace
    calls: list[Call]

    def write(self, database: Database, runs: int, change: Callable[[int, Call], Call]) -> None:
        study, step = load_step(self.workspace, "step14")
        for number in range(runs):
            named = replace(step, name=f"step{number + 100}")
            writer = RunWriter(database, named, study.contract, "benchmark")
            for call in self.calls:
                name, arguments = change(number, call)
                getattr(writer, name)(*arguments)


def bench(folder: Path) -> Bench:
    make_workspace(folder)
    workspace = Workspace(folder)
    options = RunOptions(hip_compiler="zig", device="emulator")
    with mock.patch.object(pipeline, "MeasuredRun", Recorder):
        run_step(workspace, "step14", None, options, lambda *_, **__: None)
    return Bench(workspace, recorders[0].calls)


class RecordVariation:
    """Changes a run's records so that no code object, artifact or reading is another run's."""

    def __init__(self, folder: Path, lanes: tuple[str, ...]) -> None:
        self._folder, self._lanes = folder, lanes

    def __call__(self, number: int, call: Call) -> Call:
        name, arguments = call
        lane = arguments[0].lane if name == "build" else arguments[0] if name == "analysis" else None
        if lane is not None and lane not in self._lanes:
            return call
        rng = random.Random(f"{number} {name} {arguments[0] if isinstance(arguments[0], str) else ''}")
        if name == "build":
            return name, (self._build(number, rng, arguments[0]), *arguments[1:])
        if name == "analysis":
            return name, (arguments[0], self._analysis(rng, arguments[1]), *arguments[2:])
        if name == "verification":
            verifications = [
                self._verification(rng, verification) if verification.lane in self._lanes else verification
                for verification in arguments[0]
            ]
            return name, (verifications, *arguments[1:])
        return call

    def _build(self, number: int, rng: random.Random, outcome: BuildOutcome) -> BuildOutcome:
        assert outcome.code_object is not None
        offset = rng.randrange(1, 90)
        artifacts = {}
        for name, path in outcome.artifacts.items():
            data, target = path.read_bytes(), self._folder / outcome.lane / name
            if name.endswith(".co"):
                code = bytearray(data)
                for at in range(len(code) // 4, 3 * len(code) // 4, 8):
                    code[at] = (code[at] + offset) % 256
                data = bytes(code)
            elif not name.endswith((".hip", ".h", ".py", ".txt")):
                data = _REGISTER.sub(
                    lambda match: f"{match[1]}{(int(match[2]) + offset) % 250}", data.decode()
                ).encode()
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
            artifacts[name] = target
        code_object = replace(
            outcome.code_object,
            sha256=f"{number:064x}",
            path=artifacts["kernel.co"],
            assembly_path=artifacts["kernel.s"],
        )
        return replace(outcome, artifacts=artifacts, code_object=code_object)

    def _analysis(self, rng: random.Random, analysis: KernelAnalysis) -> KernelAnalysis:
        counts = {name: value + (rng.random() < 0.1) for name, value in analysis.function.counts.items()}
        return replace(analysis, function=replace(analysis.function, counts=counts))

    def _verification(self, rng: random.Random, verification: Verification) -> Verification:
        counted = {
            launch: replace(
                launch_counts,
                counters={name: value + (rng.random() < 0.1) for name, value in launch_counts.counters.items()},
            )
            for launch, launch_counts in verification.counted.items()
        }
        return replace(verification, counted=counted)


def megabytes(database: Database) -> float:
    assert database.path is not None
    with closing(sqlite3.connect(database.path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return database.path.stat().st_size / 1e6


def measure(folder: Path, runs: int) -> dict[str, float]:
    made = bench(folder / "workspace")
    books = {
        name: Database(f"sqlite:///{folder / name}.db").open()
        for name in ("repeated", "different", "both_lanes", "merged")
    }
    figures: dict[str, float] = {}
    changes: dict[str, Callable[[int, Call], Call]] = {
        "repeated": lambda _, call: call,
        "different": RecordVariation(folder / "varied", ("triton",)),
        "both_lanes": RecordVariation(folder / "both", ("hip", "triton")),
    }
    for name, change in changes.items():
        started = time.perf_counter()
        made.write(books[name], runs, change)
        figures[f"{name}_ms_per_run"] = 1e3 * (time.perf_counter() - started) / runs
        figures[f"{name}_mb"] = megabytes(books[name]) * 1000 / runs
    started = time.perf_counter()
    merge(books["merged"], books["different"])
    figures["merge_ms_per_run"] = 1e3 * (time.perf_counter() - started) / runs
    figures["project_mb"] = (ROOT / "results.db").stat().st_size / 1e6
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        figures = measure(Path(name), options.runs)
    if options.json:
        print(json.dumps(figures, indent=1))
        return
    for name, value in figures.items():
        goal = f"   goal: under {GOALS[name]:g}" if name in GOALS else ""
        print(f"{name:>24} {value:9.2f}{goal}")


if __name__ == "__main__":
    main()
