"""Keep or reject on measured pairs: a pure function of samples.

A run measures candidate, baseline and a control lane side by side in ABBA pairs, never against stored times. The rules,
with what each is for, are in docs/measuring.md; the figures there come from benchmarks/gate.py.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from parity.gate.stats import drift, paired_test
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


def judge_measured(
    protocol: Protocol, delta: float, session: Session, confirm: Callable[[], Session | str], goal: Goal = Goal.FASTER
) -> Judgement:
    """Judge pairs. The caller has made sure that the run is correct, holds its contract and is not a no-op.

    `confirm` measures again in a fresh process, or says why that failed; it is called once, only for a keep. Pairs
    beyond `protocol.pairs` are the top-up: they are used only if the first ones did not decide. Basis: measured.
    """
    look = _last_look(protocol, delta, session, goal)
    reasons = (Reason(look.code, look.text),)
    if look.verdict is not Verdict.KEEP:
        return Judgement(look.verdict, Basis.MEASURED, reasons)
    fresh = confirm()
    if isinstance(fresh, str):
        failed = Reason("not_confirmed", f"the session in a fresh process failed: {fresh}")
        return Judgement(Verdict.INCONCLUSIVE, Basis.MEASURED, (failed, *reasons))
    again = _last_look(protocol, delta, fresh, goal)
    if again.verdict is Verdict.KEEP:
        return Judgement(
            Verdict.KEEP, Basis.MEASURED, (*reasons, Reason("confirmed", f"confirmed in a fresh process: {again.text}"))
        )
    text = f"a fresh process does not confirm it: {again.text}"
    return Judgement(Verdict.INCONCLUSIVE, Basis.MEASURED, (Reason("not_confirmed", text), *reasons))


def judge_identical(protocol: Protocol, delta: float, session: Session, code: str, text: str) -> Judgement:
    """Keep a run that has nothing to beat: its binary is the baseline's own, or it is the first run measured on a
    device. Its pairs must be usable, and the identical binaries may differ by at most delta. Basis: measured.
    """
    pairs, problem = _usable(protocol, session)
    if problem is not None:
        return Judgement(problem.verdict, Basis.MEASURED, (Reason(problem.code, problem.text),))
    test = paired_test(session.candidate[:pairs], session.baseline[:pairs])
    shown = f"identical binaries differ by {test.sentence()}"
    if abs(test.effect) > delta:
        return Judgement(
            Verdict.INCONCLUSIVE, Basis.MEASURED, (Reason("unsound", f"{shown}: more than delta, {100 * delta:.2f} %"),)
        )
    return Judgement(Verdict.KEEP, Basis.MEASURED, (Reason(code, f"{text}; {shown}"),))


def remembers(seen: Sequence[float], new: Sequence[float]) -> bool:
    """Return whether launches take less time, in seconds, on inputs that the kernel has seen than on new ones: every
    pair agrees, and typically by more than what singly timed launches scatter by. Equal work never shows this but by
    chance.
    """
    pairs = list(zip(seen, new, strict=True))
    typical = float(np.median([new_time - theirs for theirs, new_time in pairs]))
    agree = all(new_time > theirs for theirs, new_time in pairs)
    return agree and typical > max(_REMEMBERED_PART * float(np.median(seen)), _REMEMBERED_S)


_REMEMBERED_PART, _REMEMBERED_S = 0.25, 5e-6


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
