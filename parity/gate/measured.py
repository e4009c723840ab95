"""Keep or reject on measured pairs: a pure function of samples.

A run measures candidate, baseline and a control lane side by side in ABBA pairs, never against stored times. The rules,
with what each is for, are in docs/measuring.md; the figures there come from benchmarks/gate.py.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

import numpy as np

from parity.gate.stats import drift, interval, mean_test, paired_test
from parity.records import Basis, Judgement, PairedTest, Protocol, Reason, Verdict


class Goal(StrEnum):
    """What a step claims: to take less time or, as a simplification, not to take more."""

    FASTER = "faster"
    NOT_SLOWER = "not_slower"


@dataclass(frozen=True)
class Session:
    """The times of one process, in seconds: one per pair of candidate, baseline and control, in order."""

    candidate: tuple[float, ...]
    baseline: tuple[float, ...]
    control: tuple[float, ...]

    def first(self, pairs: int) -> "Session":
        return Session(self.candidate[:pairs], self.baseline[:pairs], self.control[:pairs])


@dataclass(frozen=True)
class _SessionJudgement:
    """The judgement of one session on its own."""

    verdict: Verdict
    code: str
    text: str


@dataclass(frozen=True)
class Size:
    """A size's weight in the geometric mean, and by how much it may be worse, relative."""

    weight: float
    margin: float


BySize = Mapping[str, Session]  # by size
Taken = TypeVar("Taken", Session, BySize)


class Standing(StrEnum):
    """How a size stands: by its interval and its margin."""

    FASTER = "faster"
    NOT_WORSE = "not worse"
    WORSE = "worse"
    OPEN = "not decided"


def judge_measured(
    protocol: Protocol, delta: float, session: Session, confirm: Callable[[], Session | str], goal: Goal = Goal.FASTER
) -> Judgement:
    """Judge pairs. The caller has made sure that the run is correct, holds its contract and is not a no-op.

    `confirm` measures again in a fresh process, or says why that failed; it is called once, only for a keep. Pairs
    beyond `protocol.pairs` are the top-up: they are used only if the first ones did not decide. Basis: measured.
    """
    return _confirmed(lambda taken: _last_look(protocol, delta, taken, goal), session, confirm)


def judge_sizes(
    protocol: Protocol,
    delta: float,
    sizes: Mapping[str, Size],
    sessions: BySize,
    confirm: Callable[[], BySize | str],
    goal: Goal = Goal.FASTER,
) -> Judgement:
    """Judge pairs of several sizes, as `judge_measured` judges those of one: on their weighted geometric mean, pair by
    pair, which no size that is worse than its margin may pay for. Basis: measured.
    """
    return _confirmed(lambda taken: _look_at_sizes(protocol, delta, sizes, taken, goal), sessions, confirm)


def _confirmed(
    look_at: Callable[[Taken], _SessionJudgement], taken: Taken, confirm: Callable[[], Taken | str]
) -> Judgement:
    """Judge what was taken; a keep is confirmed by what a fresh process takes."""
    look = look_at(taken)
    reasons: tuple[Reason, ...] = (Reason(look.code, look.text),)
    if look.verdict is not Verdict.KEEP:
        return Judgement(look.verdict, Basis.MEASURED, reasons)
    fresh = confirm()
    if isinstance(fresh, str):
        failed = Reason("not_confirmed", f"the session in a fresh process failed: {fresh}")
        return Judgement(Verdict.INCONCLUSIVE, Basis.MEASURED, (failed, *reasons))
    again = look_at(fresh)
    if again.verdict is Verdict.KEEP:
        return Judgement(
            Verdict.KEEP, Basis.MEASURED, (*reasons, Reason("confirmed", f"confirmed in a fresh process: {again.text}"))
        )
    text = f"a fresh process does not confirm it: {again.text}"
    return Judgement(Verdict.INCONCLUSIVE, Basis.MEASURED, (Reason("not_confirmed", text), *reasons))


def judge_identical_sizes(
    protocol: Protocol, delta: float, sizes: Mapping[str, Size], sessions: BySize, code: str, text: str
) -> Judgement:
    """Keep a run that has nothing to beat, as `judge_identical` does, if its pairs are usable at every size."""
    for name, session in sessions.items():
        one = judge_identical(protocol, max(delta, sizes[name].margin), session, code, text)
        if one.verdict is not Verdict.KEEP:
            return Judgement(
                one.verdict, one.basis, tuple(replace(why, text=f"{name}: {why.text}") for why in one.reasons)
            )
    return _of_identical(delta, mean_of_sizes(sizes, sessions), code, text)


def judge_identical(protocol: Protocol, delta: float, session: Session, code: str, text: str) -> Judgement:
    """Keep a run that has nothing to beat: its binary is the baseline's own, or it is the first run measured on a
    device. Its pairs must be usable, and the identical binaries may differ by at most delta. Basis: measured.
    """
    pairs, problem = _usable(protocol, session)
    if problem is not None:
        return Judgement(problem.verdict, Basis.MEASURED, (Reason(problem.code, problem.text),))
    return _of_identical(delta, paired_test(session.candidate[:pairs], session.baseline[:pairs]), code, text)


def _of_identical(delta: float, test: PairedTest, code: str, text: str) -> Judgement:
    shown = f"identical binaries differ by {test.sentence()}"
    if abs(test.effect) > delta:
        return Judgement(
            Verdict.INCONCLUSIVE, Basis.MEASURED, (Reason("unsound", f"{shown}: more than delta, {100 * delta:.2f} %"),)
        )
    return Judgement(Verdict.KEEP, Basis.MEASURED, (Reason(code, f"{text}; {shown}"),))


def mean_of_sizes(sizes: Mapping[str, Size], sessions: BySize) -> PairedTest:
    """Compare the sizes' weighted geometric means. Each size has its own pairs, and outliers of its own."""
    pairs = [(session.candidate, session.baseline) for session in sessions.values()]
    return mean_test(pairs, [sizes[name].weight for name in sessions])


def standing_of(protocol: Protocol, sizes: Mapping[str, Size], sessions: BySize, name: str) -> Standing:
    """Return how a size stands by its first pairs or, if these leave it open, by all of them.

    It is worse only by an interval that is corrected for the number of sizes (Bonferroni), so that one of them is
    called so by chance in 2.5 % of looks at most. That it is not worse needs no correction: every size must show it.
    """
    session = sessions[name]
    for pairs in dict.fromkeys((protocol.pairs, len(session.candidate))):
        first, margin = session.first(pairs), math.log1p(sizes[name].margin)
        differences = np.log(np.divide(first.candidate, first.baseline))
        low, high = interval(differences, 1 - _MISSES / len(sessions))
        if low > margin:
            return Standing.WORSE
        if interval(differences)[1] < margin:
            return Standing.FASTER if high < 0 else Standing.NOT_WORSE
    return Standing.OPEN


def sizes_to_top_up(
    protocol: Protocol, delta: float, sizes: Mapping[str, Size], sessions: BySize, goal: Goal = Goal.FASTER
) -> list[str]:
    """Return the sizes that the top-up is due for: all of them if their mean leaves the question open; if that is a
    keep, those that are open themselves; else none.
    """
    firsts = {name: session.first(protocol.pairs) for name, session in sessions.items()}
    if _look_at_sizes(protocol, delta, sizes, firsts, goal).verdict is not Verdict.INCONCLUSIVE:
        return []
    is_open = _look_at_mean(protocol, delta, sizes, firsts, goal).verdict is Verdict.INCONCLUSIVE
    return [name for name in firsts if is_open or standing_of(protocol, sizes, firsts, name) is Standing.OPEN]


def _look_at_sizes(
    protocol: Protocol, delta: float, sizes: Mapping[str, Size], sessions: BySize, goal: Goal
) -> _SessionJudgement:
    """Judge the mean by the first pairs or, if these do not decide, by all of them; and then each size."""
    for name, session in sessions.items():
        if problem := _usable(protocol, session)[1]:
            return _SessionJudgement(problem.verdict, problem.code, f"{name}: {problem.text}")
    firsts = {name: session.first(protocol.pairs) for name, session in sessions.items()}
    mean = _look_at_mean(protocol, delta, sizes, firsts, goal)
    if mean.verdict is Verdict.INCONCLUSIVE and any(len(one.control) > protocol.pairs for one in sessions.values()):
        mean = _look_at_mean(protocol, delta, sizes, sessions, goal)
    if mean.verdict is Verdict.REJECT:
        return mean
    standings = {name: standing_of(protocol, sizes, sessions, name) for name in sessions}
    for standing, verdict, code, words in (
        (Standing.WORSE, Verdict.REJECT, "worse_at_size", "worse at"),
        (Standing.OPEN, Verdict.INCONCLUSIVE, "open_at_size", "not shown to be no worse at"),
    ):
        names = [name for name, found in standings.items() if found is standing]
        if names and (mean.verdict is Verdict.KEEP or standing is Standing.WORSE):
            said = [f"{words} {_told(sizes[name], sessions[name], name)}" for name in names]
            return _SessionJudgement(verdict, code, "; ".join([*said, mean.text]))
    return mean


def _told(size: Size, session: Session, name: str) -> str:
    test = paired_test(session.candidate, session.baseline)
    return f"{name}: {test.sentence()}, its margin {100 * size.margin:.2f} %"


def _look_at_mean(
    protocol: Protocol, delta: float, sizes: Mapping[str, Size], sessions: BySize, goal: Goal
) -> _SessionJudgement:
    test, weights = mean_of_sizes(sizes, sessions), np.array([sizes[name].weight for name in sessions])
    moved = float(weights @ [drift(session.control) for session in sessions.values()] / weights.sum())
    said = f"the mean of {len(sessions)} sizes"
    if abs(moved) > _CONTROL_FACTOR * delta:
        text = f"{said}: the control lane drifted by {100 * moved:+.2f} %, delta {100 * delta:.2f} %; {test.sentence()}"
        return _SessionJudgement(Verdict.INCONCLUSIVE, "control_drift", text)
    look = _decide(protocol, delta, test, goal)
    return replace(look, text=f"{said}: {look.text}")


def needs_top_up(protocol: Protocol, delta: float, session: Session, goal: Goal = Goal.FASTER) -> bool:
    """Return whether the first pairs leave the question open, so that the top-up is due."""
    return _look(protocol, delta, session.first(protocol.pairs), goal).verdict is Verdict.INCONCLUSIVE


def _last_look(protocol: Protocol, delta: float, session: Session, goal: Goal) -> _SessionJudgement:
    """Judge the first pairs or, if they do not decide, all of them."""
    look = _look(protocol, delta, session.first(protocol.pairs), goal)
    if look.verdict is Verdict.INCONCLUSIVE and len(session.candidate) > protocol.pairs:
        return _look(protocol, delta, session, goal)
    return look


def _usable(protocol: Protocol, session: Session) -> tuple[int, _SessionJudgement | None]:
    """Return the number of complete pairs, and the verdict if they cannot be used."""
    pairs = min(len(session.candidate), len(session.baseline), len(session.control))
    if pairs < protocol.fewest_pairs:
        text = f"{pairs} pairs, but at least {protocol.fewest_pairs} are needed"
        return pairs, _SessionJudgement(Verdict.INCONCLUSIVE, "too_few_pairs", text)
    times = np.array([series[:pairs] for series in (session.candidate, session.baseline, session.control)], np.float64)
    if not (np.isfinite(times).all() and (times > 0).all()):
        text = "a time is not a positive number: the clock or the device failed"
        return pairs, _SessionJudgement(Verdict.INCONCLUSIVE, "bad_times", text)
    return pairs, None


def _look(protocol: Protocol, delta: float, session: Session, goal: Goal) -> _SessionJudgement:
    pairs, problem = _usable(protocol, session)
    if problem is not None:
        return problem
    test = paired_test(session.candidate[:pairs], session.baseline[:pairs])
    moved = drift(session.control[:pairs])
    if abs(moved) > _CONTROL_FACTOR * delta:
        text = f"the control lane drifted by {100 * moved:+.2f} %, delta {100 * delta:.2f} %; {test.sentence()}"
        return _SessionJudgement(Verdict.INCONCLUSIVE, "control_drift", text)
    return _decide(protocol, delta, test, goal)


# The control may drift by this many deltas: pairs cancel drift, but not a change of the machine's state.
_CONTROL_FACTOR = 4
_MISSES = 0.05


def _decide(protocol: Protocol, delta: float, test: PairedTest, goal: Goal) -> _SessionJudgement:
    text = f"{test.sentence()}, delta {100 * delta:.2f} %"
    if goal is Goal.NOT_SLOWER:
        if test.high < delta:
            return _SessionJudgement(Verdict.KEEP, "not_slower", text)
        if test.low > delta:
            return _SessionJudgement(Verdict.REJECT, "slower", text)
        return _SessionJudgement(Verdict.INCONCLUSIVE, "undecided", text)
    if test.p_faster < protocol.alpha and test.effect <= -delta:
        return _SessionJudgement(Verdict.KEEP, "faster", text)
    if test.low > -delta:
        return _SessionJudgement(Verdict.REJECT, "slower" if test.low > 0 else "not_faster", text)
    return _SessionJudgement(Verdict.INCONCLUSIVE, "undecided", text)
