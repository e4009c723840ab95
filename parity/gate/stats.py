"""Compares two timed variants in pairs: exact tests and intervals. Pure functions of numbers.

Differences are logarithms of ratios, d = ln(candidate / baseline): -0.01 is 1 % less time. Method: Wilcoxon's signed
ranks with their exact null distribution (ties get mid-ranks, zeros are left out), the Hodges-Lehmann estimate and its
interval (Hollander, Wolfe and Chicken, "Nonparametric Statistical Methods", 3.1-3.3).
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from parity.records import PairedTest

Floats = NDArray[np.float64]
_NORMAL, _OF_95_PERCENT = NormalDist(), 1.96  # an interval of 95 %, in standard errors at either side
_NORMAL_MAD = 0.6745  # the median deviation of a normal distribution, in standard deviations
_OF_A_MEDIAN = 1.2533  # the standard error of a median, in those of a mean: sqrt(pi / 2)


def paired_test(candidate: Sequence[float], baseline: Sequence[float], confidence: float = 0.95) -> PairedTest:
    """Compare paired times in seconds. Raises ValueError if a time is not a positive number, or if the times do not
    pair.
    """
    times = np.array([candidate, baseline], np.float64) if len(candidate) == len(baseline) else None
    if times is None or not times.size:
        raise ValueError(f"{len(candidate)} and {len(baseline)} times do not make pairs")
    if not (np.isfinite(times).all() and (times > 0).all()):
        raise ValueError("a time is not a positive number")
    differences = np.log(times[0] / times[1])
    low, high = interval(differences, confidence)
    return PairedTest(
        pairs=len(differences),
        faster=int((differences < 0).sum()),
        effect=math.expm1(hodges_lehmann(differences)),
        low=math.expm1(low),
        high=math.expm1(high),
        p_faster=p_value(-differences),
        p_slower=p_value(differences),
    )


def mean_test(pairs: Sequence[tuple[Sequence[float], Sequence[float]]], weights: Sequence[float]) -> PairedTest:
    """Compare the weighted geometric means of several problems, of which each has pairs of its own, in seconds:
    candidate and baseline. The estimate is the weighted mean of the problems' own, its error that of independent ones,
    and the p-values are those of a normal distribution.
    """
    every = [np.log(np.divide(candidate, baseline)) for candidate, baseline in pairs]
    shares = np.array(weights) / np.sum(weights)
    effects, lows, highs = np.array([(hodges_lehmann(one), *interval(one)) for one in every]).T
    effect = float(shares @ effects)
    low, high = (float(np.hypot.reduce(shares * part)) for part in (effects - lows, highs - effects))
    error = (low + high) / 2 / _OF_95_PERCENT
    shortest = min(map(len, every))
    logs = [one[:shortest] for one in every]
    faster = _NORMAL.cdf(effect / error) if error else float(effect >= 0)
    return PairedTest(
        pairs=shortest,
        faster=int((shares @ np.array(logs) < 0).sum()),
        effect=math.expm1(effect),
        low=math.expm1(effect - low),
        high=math.expm1(effect + high),
        p_faster=faster,
        p_slower=1 - faster,
    )


def walsh_averages(differences: Floats) -> Floats:
    """Return the averages of all pairs of differences, including each difference with itself, in order."""
    first, second = _pairs(len(differences))
    return np.sort((differences[first] + differences[second]) / 2)


@lru_cache(maxsize=16)
def _pairs(count: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    return np.triu_indices(count)


def hodges_lehmann(differences: Floats) -> float:
    """Return the median of the Walsh averages: an estimate of the typical difference that single outliers do not
    move.
    """
    return float(np.median(walsh_averages(differences)))


def interval(differences: Floats, confidence: float = 0.95) -> tuple[float, float]:
    """Return the interval of the differences that the two-sided test does not reject at level 1 - `confidence`; it is
    infinite for too few pairs.
    """
    averages = walsh_averages(differences)
    cut = _cut(len(differences), confidence)
    if cut == 0:
        return -math.inf, math.inf
    return float(averages[cut - 1]), float(averages[-cut])


@lru_cache(maxsize=256)
def _cut(count: int, confidence: float) -> int:
    """Return how many averages an interval cuts off at each end."""
    tail = np.cumsum(_null_distribution(tuple(range(1, count + 1))))
    return int(np.searchsorted(tail, (1 - confidence) / 2, side="right"))


def p_value(differences: Floats) -> float:
    """Return the exact one-sided p-value: how probable it is, if signs are random, that the rank sum of positive
    differences is at least this large.
    """
    kept = differences[differences != 0]
    if not len(kept):
        return 1.0
    ranks = _doubled_ranks(np.abs(kept))
    tail = np.cumsum(_null_distribution(tuple(sorted(ranks.tolist())))[::-1])[::-1]
    return float(tail[int(ranks[kept > 0].sum())])


def _doubled_ranks(magnitudes: Floats) -> NDArray[np.int64]:
    """Twice the ranks, so that the mid-ranks of equal magnitudes are integers."""
    below = (magnitudes[:, None] > magnitudes[None, :]).sum(axis=1)
    equal = (magnitudes[:, None] == magnitudes[None, :]).sum(axis=1)
    return np.asarray(2 * below + equal + 1, np.int64)


@lru_cache(maxsize=64)
def _null_distribution(ranks: tuple[int, ...]) -> Floats:
    """Probabilities of the sums 0, 1, 2, ... of a random subset that has each rank with probability 1/2."""
    probabilities = np.zeros(sum(ranks) + 1)
    probabilities[0] = 1.0
    for rank in ranks:
        shifted = np.zeros_like(probabilities)
        shifted[rank:] = probabilities[: len(probabilities) - rank]
        probabilities = (probabilities + shifted) / 2
    return probabilities


def drift(times: Sequence[float]) -> float:
    """Return relative change from the first to the second half of a series, by medians; 0 for fewer than two times."""
    half = len(times) // 2
    if not half:
        return 0.0
    return float(np.median(times[-half:]) / np.median(times[:half]) - 1)


def is_within_scatter(times: Sequence[float]) -> bool:
    """Return whether a series drifts by less than two standard errors of its own scatter, which is told by the
    differences of neighbours: such a drift is no sign that anything changes.
    """
    values = np.asarray(times, np.float64)
    noise = float(np.median(np.abs(np.diff(values)))) / (_NORMAL_MAD * math.sqrt(2)) / float(np.median(values))
    error = _OF_A_MEDIAN * noise * math.sqrt(2 / (len(values) // 2))
    return abs(drift(times)) < 2 * error


def scatter(effects: Sequence[float]) -> float:
    """Return the scatter of A/A effects: their root mean square, as their true value is zero. Raises ValueError if
    there are none.
    """
    if not len(effects):
        raise ValueError("no A/A effects")
    return float(np.sqrt(np.mean(np.square(np.asarray(effects, np.float64)))))
