"""The gate on times recorded on an H200 by benchmarks/cuda_gate.py: identical kernels, and a K that is 1 % off.

`tests/data/h200_sessions.npz` holds every session: rows candidate, baseline and control, in seconds per launch.
"""

import json

import numpy as np
import pytest
from conftest import ROOT
from numpy.typing import NDArray

from parity.gate import Session, judge_measured
from parity.gate.stats import paired_test, scatter
from parity.records import Protocol, Verdict

PROTOCOL = Protocol()


@pytest.fixture(scope="module")
def recorded() -> dict[str, list[NDArray[np.float64]]]:
    with np.load(ROOT / "tests" / "data" / "h200_sessions.npz") as file:
        sessions: dict[str, list[NDArray[np.float64]]] = {}
        for name in file.files:
            if name != "figures":
                sessions.setdefault(name.partition("_")[0], []).append(file[name])
        assert json.loads(str(file["figures"]))["device"] == "NVIDIA H200"
    return sessions


@pytest.fixture(scope="module")
def delta(recorded: dict[str, list[NDArray[np.float64]]]) -> float:
    return PROTOCOL.delta(scatter([paired_test(times[0], times[1]).effect for times in recorded["aa"]]))


def session(times: NDArray[np.float64]) -> Session:
    candidate, baseline, control = (tuple(row.tolist()) for row in times)
    return Session(candidate, baseline, control)


def verdict(delta: float, times: NDArray[np.float64], again: NDArray[np.float64]) -> Verdict:
    return judge_measured(PROTOCOL, delta, session(times), lambda: session(again)).verdict


def test_identical_kernels_are_never_kept(recorded: dict[str, list[NDArray[np.float64]]], delta: float) -> None:
    same = recorded["same"]
    assert len(same) >= 300
    assert {verdict(delta, times, same[0]) for times in same} == {Verdict.REJECT}


def test_a_planted_percent_is_decided_rightly(recorded: dict[str, list[NDArray[np.float64]]], delta: float) -> None:
    faster, slower = recorded["faster"], recorded["slower"]
    kept = [verdict(delta, times, faster[-1 - number]) is Verdict.KEEP for number, times in enumerate(faster)]
    rejected = [verdict(delta, times, slower[0]) is Verdict.REJECT for times in slower]
    assert len(kept) >= 100
    assert len(rejected) >= 50
    assert np.mean(kept) >= 0.95
    assert np.mean(rejected) >= 0.95


@pytest.mark.slow
def test_thousands_of_resampled_decisions_keep_nothing(
    recorded: dict[str, list[NDArray[np.float64]]], delta: float
) -> None:
    """Runs of pairs that follow one another, drawn from all sessions of identical kernels, and their mirror images."""
    pairs = np.concatenate(recorded["same"], axis=1)
    rng = np.random.default_rng(8)
    for _ in range(3000):
        start = int(rng.integers(pairs.shape[1] - PROTOCOL.pairs))
        times = pairs[:, start : start + PROTOCOL.pairs]
        mirrored = times[[1, 0, 2]] if rng.random() < 0.5 else times
        assert verdict(delta, mirrored, mirrored) is not Verdict.KEEP


def test_without_pairs_the_lower_median_would_keep_many(recorded: dict[str, list[NDArray[np.float64]]]) -> None:
    """The planted fault: the naive rule on the same times."""
    naive = [np.median(times[0]) < np.median(times[1]) for times in recorded["same"]]
    assert np.mean(naive) > 0.2
