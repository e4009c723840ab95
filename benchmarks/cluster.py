"""How much of the time of two workers goes into their tasks: here, and on a cluster of Ray that is started here.

Usage: python benchmarks/cluster.py [--points N] [--json]

A task is what a point of a sweep is to a worker with a compiler of a second: it starts a process that takes a second.
Efficiency is the seconds of all tasks by twice the wall time, with what starts the workers or the cluster in it. Two
tasks that kill their workers are among the others: exit code 1 if a result is lost or doubled.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from parity.contract.workspace import Workspace
from parity.machines.cluster import spread
from parity.system.workers import Died

sys.path.insert(0, str(Path(__file__).parent))

import cluster  # under this name, workers import it

WORKERS = 2


def compiled(number: int) -> int:
    """A compiler of a second."""
    if number < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    subprocess.run(["sleep", "1"], check=True)
    return number


def spent(folder: Path, on: str | None, tasks: list[int]) -> tuple[float, list[str]]:
    """Seconds that all tasks take, and what is wrong with their results."""
    started = time.monotonic()
    found = list(spread(Workspace(folder), on, cluster.compiled, tasks, WORKERS))
    seconds = time.monotonic() - started
    numbers = Counter(number for number, _ in found)
    wrong = [f"task {number} came {times} times" for number, times in numbers.items() if times > 1]
    wrong += [f"task {number} is lost" for number in range(len(tasks)) if number not in numbers]
    bad = [tasks[n] for n, result in found if result != tasks[n] and not (tasks[n] < 0 and isinstance(result, Died))]
    return seconds, wrong + [f"task {task} has another's result" for task in bad]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--points", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(Path(__file__).parent), os.environ.get("PYTHONPATH")]))
    figures, wrong = {}, []
    with tempfile.TemporaryDirectory() as folder:
        for name, on in (("here", None), ("ray", "ray")):
            seconds, faults = spent(Path(folder), on, list(range(chosen.points)))
            figures[name] = {"seconds": round(seconds, 1), "efficiency": round(chosen.points / (WORKERS * seconds), 3)}
            wrong += faults
            wrong += spent(Path(folder), on, [0, -1, 1, -2, 2])[1]
    if chosen.json:
        print(json.dumps({"points": chosen.points, **figures, "wrong": wrong}))
    else:
        for name, figure in figures.items():
            print(f"{name}: {chosen.points} tasks of 1 s in {figure['seconds']} s: efficiency {figure['efficiency']}")
        print("; ".join(wrong) or "nothing lost or doubled")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
