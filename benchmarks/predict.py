"""How far predicted times are off measured ones, and what the model's free figures are.

    python benchmarks/predict.py CASES [--fit] [--leave-out] [--write]

CASES is a folder of `benchmarks/predict_cases.py`. Each case's launch runs in part on the emulator, and its time is
predicted with the figures of `arch/timing.py`, for a last-level cache full of others' lines: the measured launches came
after 512 MiB of zeros had been written. Cases below 20 us are left out, as launches hide what kernels take.

`--fit` fits the figures that are `fitted` there, from rough guesses on, and prints them. `--leave-out` does that again
for each problem without its cases, and predicts these: that is the error of what the model has not seen. `--write`
keeps the figures of that in predict.json. Errors are by problem, since most problems' versions are alike.

Of two versions of one problem and workload whose measured times are more than 5 % apart, the order is right or wrong
(`ordered`). `tie` is the least distance of predicted times beyond which 90 % of all pairs are in the right order,
however close their measured times are.
"""

import argparse
import csv
import json
import math
import multiprocessing
import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from statistics import fmean, median
from typing import Any

from parity.arch.timing import Status, Timing, timing_of
from parity.emulator.engine import engine_folder
from parity.errors import ParityError
from parity.predict.launched import work_of_launch
from parity.predict.model import CacheState, Model
from parity.predict.work import Work

KEPT = Path(__file__).with_name("predict.json")
_ARCH, _LEAST_US, _APART, _ORDERED = "gfx950", 20.0, 0.05, 0.9
_OF_PROBLEM = 6  # cases of a problem that are fitted on, spread over its times
_MOST_LOG, _PRIOR, _OF_PRIOR = 0.7, 6e-4, math.log(1.6)
# Where a fit begins, and what it is drawn to, as those who measured other GPUs of this maker give such figures.
_START = {
    "clock_ghz": 1.5,
    "matrix_clock_ghz": 1.3,
    "launch_us": 6.5,
    "wave_interval_cycles": 2.4,
    "wave_start_cycles": 200,
    "issue_cycles": 4,
    "lds_latency_cycles": 64,
    "scalar_latency_cycles": 200,
    "l1_bytes_per_cycle": 64,
    "l1_latency_cycles": 120,
    "l2_bytes_per_cycle": 64,
    "l2_latency_cycles": 300,
    "last_level_latency_cycles": 150,
    "memory_gbps": 5100,
    "memory_latency_cycles": 400,
    "unused_bandwidth_cycles": 2000,
    "code_line_cycles": 60,
}
# A figure that one problem's versions alone tell: where that problem is left out, it says nothing.
_OF_ONE_PROBLEM = {"L1__085_geglu_activation": {"far_workgroups_share": 1.0}}
_FREE_OF_PRIOR = ("clock_ghz", "matrix_clock_ghz", "memory_gbps")
_STEPS = {"clock_ghz": 0.07, "matrix_clock_ghz": 0.07, "memory_gbps": 0.05, "launch_us": 0.12}
_STEP, _LEAST_STEP, _PASSES = 0.25, 0.02, 12


@dataclass(frozen=True)
class Case:
    """One kernel and workload, with its measured time."""

    problem: str
    version: str
    workload: str
    us: float
    work: Work


@dataclass(frozen=True)
class Guess:
    """A predicted time beside the measured one."""

    problem: str
    version: str
    workload: str
    us: float
    predicted_us: float

    @property
    def error(self) -> float:
        return abs(self.predicted_us / self.us - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", type=Path)
    for option in ("--fit", "--leave-out", "--write"):
        parser.add_argument(option, action="store_true")
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    words = parser.parse_args()
    rows = [row for row in csv.DictReader((words.cases / "cases.csv").open()) if float(row["time_us"]) >= _LEAST_US]
    problems = sorted({row["problem"] for row in rows})
    print(f"{len(rows)} cases of {len(problems)} problems, above {_LEAST_US:.0f} us", flush=True)
    some = load(words.cases, spread(rows)) if words.fit or words.leave_out else []
    if words.fit:
        print(written(fitted(some)), flush=True)

    def of_problem(problem: str) -> list[Guess]:
        timing = timing_of(_ARCH)
        if words.leave_out:
            found = fitted([case for case in some if case.problem != problem]) | _OF_ONE_PROBLEM.get(problem, {})
            print(f"without {problem}: {written(found)}", flush=True)
            timing = timing.given(found)
        return guesses(load(words.cases, [row for row in rows if row["problem"] == problem]), timing)

    summary = show([guess for some in forked(of_problem, problems, words.workers) for guess in some])
    if words.write:
        KEPT.write_text(json.dumps(summary, indent=1) + "\n")


def written(figures: Mapping[str, float]) -> str:
    return ", ".join(f'"{name}": {value:.4g}' for name, value in figures.items())


def load(folder: Path, rows: Iterable[dict[str, str]]) -> list[Case]:
    """Run cases in part on the emulator. What cannot run is said and left out."""
    cases = []
    for row in rows:
        code, launch = folder / row["case"] / "kernel.s", folder / row["case"] / "launch.toml"
        try:
            work = work_of_launch(code.read_text(), str(code), launch, engine_folder())
        except ParityError as error:
            print(f"{row['problem']} {row['version']}: {error}")
            continue
        cases.append(Case(row["problem"], row["version"], row["workload"], float(row["time_us"]), work))
    return cases


def guesses(cases: Iterable[Case], timing: Timing) -> list[Guess]:
    return [Guess(case.problem, case.version, case.workload, case.us, predicted(case, timing)) for case in cases]


def predicted(case: Case, timing: Timing) -> float:
    return Model(case.work, timing, CacheState.DIRTY, engine_folder()).us


def fitted(cases: Sequence[Case]) -> dict[str, float]:
    """Return the free figures that fit best, by one after the other being changed as long as that helps."""
    timing = timing_of(_ARCH)
    free = [name for name, figure in timing.figures.items() if figure.status is Status.FITTED]
    assert set(free) == set(_START), set(free) ^ set(_START)
    now = dict(_START)
    steps = {name: _STEPS.get(name, _STEP) for name in free}
    best = _loss(cases, timing, now)
    for _ in range(_PASSES):
        for name in free:
            for factor in (1 + steps[name], 1 / (1 + steps[name])):
                tried = now | {name: now[name] * factor}
                if (loss := _loss(cases, timing, tried)) < best - 1e-5:
                    best, now = loss, tried
                    steps[name] *= 1.3
                    break
            else:
                steps[name] /= 2
        if max(steps.values()) < _LEAST_STEP:
            break
    return now


def spread(rows: Sequence[dict[str, str]]) -> list[dict[str, str]]:
    """Return some cases of each problem, spread over its times."""
    by: dict[str, list[dict[str, str]]] = defaultdict(list)
    for row in sorted(rows, key=lambda row: float(row["time_us"])):
        by[row["problem"]].append(row)
    chosen = []
    for some in by.values():
        places = {number * (len(some) - 1) // (_OF_PROBLEM - 1) for number in range(_OF_PROBLEM)}
        chosen += [some[place] for place in sorted(places)]
    return chosen


def _loss(cases: Sequence[Case], timing: Timing, figures: Mapping[str, float]) -> float:
    """Return by how much predictions are off, each problem counting alike, and figures from where they began."""
    by: dict[str, list[float]] = defaultdict(list)
    for guess in guesses(cases, timing.given(figures)):
        by[guess.problem].append(min(abs(math.log(guess.predicted_us / guess.us)), _MOST_LOG))
    off = fmean((fmean(some) + median(some)) / 2 for some in by.values())
    drawn = (math.log(figures[name] / _START[name]) / _OF_PRIOR for name in figures if name not in _FREE_OF_PRIOR)
    return off + _PRIOR * sum(distance**2 for distance in drawn)


def show(found: Sequence[Guess]) -> dict[str, Any]:
    """Print and return the errors: by problem, over problems, over cases, and of orders."""
    by: dict[str, list[Guess]] = defaultdict(list)
    for guess in found:
        by[guess.problem].append(guess)
    rows = {
        problem: {
            "cases": len(some),
            "measured_us": round(median(guess.us for guess in some), 1),
            "predicted_to_measured": round(median(guess.predicted_us / guess.us for guess in some), 3),
            "median_error": round(median(guess.error for guess in some), 4),
        }
        for problem, some in sorted(by.items())
    }
    for problem, row in rows.items():
        print(
            f"{problem[:52]:52} {row['cases']:4} cases {row['measured_us']:8.1f} us  "
            f"{row['predicted_to_measured']:5.2f}  {100 * row['median_error']:5.1f} %"
        )
    pairs = _pairs(by)
    apart = [is_right for _, is_right, measured in pairs if measured > _APART]
    ordered = sorted(guess.error for guess in found)
    summary = {
        "cases": len(found),
        "median_over_problems": round(median(row["median_error"] for row in rows.values()), 4),
        "percentile_90_of_cases": round(ordered[int(0.9 * len(ordered))], 4),
        "pairs": len(apart),
        "ordered": round(fmean(apart), 4) if apart else None,
        "tie": _tie([(distance, is_right) for distance, is_right, _ in pairs]),
        "problems": rows,
    }
    print({name: value for name, value in summary.items() if name != "problems"})
    return summary


def _pairs(by: Mapping[str, Sequence[Guess]]) -> list[tuple[float, bool, float]]:
    """Return of all pairs how far apart their predicted times are, whether in this order, and the measured ones."""
    pairs = []
    for some in by.values():
        of_workload: dict[str, list[Guess]] = defaultdict(list)
        for guess in some:
            of_workload[guess.workload].append(guess)
        for one, other in (pair for alike in of_workload.values() for pair in combinations(alike, 2)):
            measured = max(one.us, other.us) / min(one.us, other.us) - 1
            distance = max(one.predicted_us, other.predicted_us) / min(one.predicted_us, other.predicted_us) - 1
            pairs.append((distance, (one.predicted_us - other.predicted_us) * (one.us - other.us) > 0, measured))
    return sorted(pairs)


def _tie(pairs: Sequence[tuple[float, bool]]) -> float | None:
    right, tie = 0, None
    for count, (apart, is_right) in enumerate(reversed(pairs), 1):
        right += is_right
        if right >= _ORDERED * count:
            tie = apart
    return None if tie is None else round(tie, 4)


def forked(act: Callable[[str], list[Guess]], names: Sequence[str], workers: int) -> list[list[Guess]]:
    """Act on each name in processes that have what this one has: what a launch does is not sent from one to another."""
    global _acting
    _acting = act
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        return pool.map(_act, names, chunksize=1)


_acting: Callable[[str], list[Guess]]


def _act(name: str) -> list[Guess]:
    return _acting(name)


if __name__ == "__main__":
    main()
