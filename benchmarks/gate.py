"""False keeps and power of the measured gate, on simulated series.

Usage: python benchmarks/gate.py [--decisions N]. Every scenario is decided N times for a candidate that is the baseline
itself (its keeps are false), and for one that is 1 % faster and 1 % slower (what share is decided rightly).
"""

import argparse
from collections import Counter
from dataclasses import dataclass

import numpy as np

from parity.gate import Session, judge_measured, needs_top_up
from parity.gate.stats import paired_test, scatter
from parity.records import Protocol, Verdict

PROTOCOL = Protocol()


@dataclass(frozen=True)
class Scenario:
    """Noise of a machine: relative white noise, correlation of successive samples, and what happens over a session."""

    name: str
    noise: float = 0.003
    correlation: float = 0.0
    ramp: float = 0.0  # relative change over the session: a device that warms up
    step: float = 0.0  # relative change at a random moment: throttling
    outliers: float = 0.0  # share of samples that take 5 to 30 % longer


SCENARIOS = (
    Scenario("white noise 0.3 %"),
    Scenario("autocorrelation 0.5", correlation=0.5),
    Scenario("1 % ramp, autocorrelation 0.5", correlation=0.5, ramp=0.01),
    Scenario("3 % throttling step", step=0.03),
    Scenario("5 % outliers", outliers=0.05),
    Scenario("noisy machine, 1 %", noise=0.01),
    Scenario("everything", noise=0.004, correlation=0.5, ramp=0.01, step=0.01, outliers=0.03),
)


def simulate(scenario: Scenario, effect: float, pairs: int, rng: np.random.Generator) -> Session:
    """One session in ABBA order; after each pair comes the control."""
    count = 3 * pairs
    noise = rng.standard_normal(count) * scenario.noise
    for at in range(1, count):
        noise[at] = scenario.correlation * noise[at - 1] + np.sqrt(1 - scenario.correlation**2) * noise[at]
    level = 1 + noise + scenario.ramp * np.linspace(0, 1, count)
    level[int(rng.integers(count)) :] *= 1 + scenario.step
    level *= np.where(rng.random(count) < scenario.outliers, rng.uniform(1.05, 1.3, count), 1.0)
    rounds = level.reshape(pairs, 3)
    swapped = np.arange(pairs) % 2 == 1
    candidate = np.where(swapped, rounds[:, 1], rounds[:, 0]) * (1 + effect)
    baseline = np.where(swapped, rounds[:, 0], rounds[:, 1])
    return Session(tuple(candidate), tuple(baseline), tuple(rounds[:, 2]))


def calibrated_delta(scenario: Scenario, rng: np.random.Generator, sessions: int = 20) -> float:
    """What `parity calibrate` would store: delta from the scatter of A/A sessions."""
    made = [simulate(scenario, 0.0, PROTOCOL.pairs, rng) for _ in range(sessions)]
    return PROTOCOL.delta(scatter([paired_test(session.candidate, session.baseline).effect for session in made]))


def decide(scenario: Scenario, effect: float, delta: float, rng: np.random.Generator) -> Verdict:
    """One decision, top-up and confirmation where they are due."""

    def measure() -> Session:
        session = simulate(scenario, effect, PROTOCOL.pairs + PROTOCOL.top_up_pairs, rng)
        return session if needs_top_up(PROTOCOL, delta, session) else session.first(PROTOCOL.pairs)

    return judge_measured(PROTOCOL, delta, measure(), measure).verdict


def rates(scenario: Scenario, decisions: int, seed: int = 1) -> tuple[float, dict[float, Counter[Verdict]]]:
    """Delta, and the verdicts by true effect."""
    rng = np.random.default_rng(seed)
    delta = calibrated_delta(scenario, rng)
    return delta, {
        effect: Counter(decide(scenario, effect, delta, rng) for _ in range(decisions)) for effect in (0.0, -0.01, 0.01)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1000)
    decisions = parser.parse_args().decisions
    print("| machine | delta | identical: kept | identical: rejected | 1 % faster: kept | 1 % slower: rejected |")
    print("| --- | --- | --- | --- | --- | --- |")
    for scenario in SCENARIOS:
        delta, verdict_counts = rates(scenario, decisions)
        cells = [(0.0, Verdict.KEEP), (0.0, Verdict.REJECT), (-0.01, Verdict.KEEP), (0.01, Verdict.REJECT)]
        shares = " | ".join(f"{100 * verdict_counts[effect][verdict] / decisions:.1f} %" for effect, verdict in cells)
        print(f"| {scenario.name} | {100 * delta:.2f} % | {shares} |")


if __name__ == "__main__":
    main()
