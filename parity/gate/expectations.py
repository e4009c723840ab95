"""Whether a run's figures are what its step expects: pure functions of records.

Counters explain and do not decide, so a clause that is falsified is a reason, and the step is timed all the same. A
clause that is required decides as a guardrail does: a run that falsifies it is rejected, and one in which nothing shows
it is not kept. What is confirmed or falsified is so for this run's code objects and this run's pairs, not beyond.
"""

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from parity.contract.expectations import EFFECT, RATIO, Clause, Reference
from parity.isa.classify import is_class
from parity.isa.meanings import meaning
from parity.isa.spellings import other_spellings
from parity.records import Basis, ExpectationResult, ExpectationStatus, Judgement, Reason, Verdict

_HOLDS: dict[str, Callable[[float, float], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
# A scope that counts instructions, and the counter that shows that they were counted: then none is zero.
_COUNTED = {
    "function": "instructions",
    "function_class": "instructions",
    "hot_loop": "instructions",
    "hot_loop_class": "instructions",
    "executed": "total",
    "executed_class": "total",
}
_OF_MNEMONICS = ("function", "hot_loop", "executed")
_COUNTERS_OF_CLASSES = {"function_class": "function", "hot_loop_class": "hot_loop", "executed_class": "executed"}


@dataclass(frozen=True)
class Figure:
    """A figure with its basis. `low` and `high` bound one that was measured in pairs."""

    value: float
    basis: str
    low: float | None = None
    high: float | None = None

    def __mul__(self, factor: float) -> "Figure":
        ends = [end if end is None else factor * end for end in (self.low, self.high)]
        low, high = reversed(ends) if factor < 0 else ends
        return Figure(factor * self.value, self.basis, low, high)

    def __str__(self) -> str:
        bounds = "" if self.low is None or self.high is None else f" [{self.low:.4g}, {self.high:.4g}]"
        return f"{self.value:.6g}{bounds} ({self.basis})"


@dataclass(frozen=True)
class Figures:
    """What is known of a run: counters by (launch, scope, name), each with its basis, and times by (lane, figure); the
    lane is None for those of the pair.
    """

    name: str
    counters: Mapping[tuple[str, str, str], tuple[float, str]]
    times: Mapping[tuple[str | None, str], Figure] = field(default_factory=dict)


@dataclass(frozen=True)
class _Unknown:
    """Why a figure is not known."""

    why: str


def hold(clauses: Sequence[Clause], run: Figures, baseline: Figures | None) -> list[ExpectationResult]:
    """Return what became of each clause in this run. `baseline` is what the run is compared with, if there is
    anything.
    """
    return [_held(number, clause, run, baseline) for number, clause in enumerate(clauses, 1)]


def figure_of(reference: Reference, run: Figures) -> Figure | str:
    """Return a figure of a run, or a text that says why it is not known."""
    figure = _figure(reference, run, None)
    return figure.why if isinstance(figure, _Unknown) else figure


def _held(number: int, clause: Clause, run: Figures, baseline: Figures | None) -> ExpectationResult:
    left = _figure(clause.left, run, baseline)
    right = Figure(clause.factor, "") if clause.right is None else _figure(clause.right, run, baseline)
    if isinstance(left, _Unknown) or isinstance(right, _Unknown):
        why = left.why if isinstance(left, _Unknown) else right.why if isinstance(right, _Unknown) else ""
        untested = ExpectationStatus.UNTESTED
        return ExpectationResult(number, clause.text, clause.is_required, untested, None, None, None, why)
    right = right if clause.right is None else right * clause.factor
    status = _compared(clause.operator, left, right)
    of_other = f" by {baseline.name}" if baseline and clause.right and clause.right.of_baseline else ""
    against = "" if clause.right is None else f", the bound {right}{of_other}"
    detail = f"it is {left}{against}" + (": the pairs do not decide" if status is ExpectationStatus.UNTESTED else "")
    if any(_is_assumed(reference, run, baseline) for reference in (clause.left, clause.right) if reference):
        detail += ", by LDS phases or banks that nobody has measured on this architecture"
    basis = ", ".join(dict.fromkeys(side_basis for side_basis in (left.basis, right.basis) if side_basis))
    return ExpectationResult(number, clause.text, clause.is_required, status, left.value, right.value, basis, detail)


def _is_assumed(reference: Reference, run: Figures, baseline: Figures | None) -> bool:
    """Whether a figure of LDS cycles rests on an assumption about the hardware."""
    source = baseline if reference.of_baseline else run
    if (
        reference.scope != "lds"
        or source is None
        or reference.name not in ("cycles", "conflict_cycles", "conflict_rate")
    ):
        return False
    return bool(source.counters.get((reference.launch or "", "lds", "assumed_cycles"), (0.0, ""))[0])


def _compared(sign: str, left: Figure, right: Figure) -> ExpectationStatus:
    """Where a figure is only known to lie in an interval, both of its ends must agree."""
    if sign in ("==", "!=") and (_ends(left) or _ends(right)):
        apart = max(_lowest(left), _lowest(right)) > min(_highest(left), _highest(right))
        if not apart:
            return ExpectationStatus.UNTESTED
        return ExpectationStatus.CONFIRMED if sign == "!=" else ExpectationStatus.FALSIFIED
    ends = [
        _HOLDS[sign](left_end, theirs)
        for left_end in dict.fromkeys((left.value, *_ends(left)))
        for theirs in dict.fromkeys((right.value, *_ends(right)))
    ]
    if all(ends):
        return ExpectationStatus.CONFIRMED
    return ExpectationStatus.UNTESTED if any(ends) else ExpectationStatus.FALSIFIED


def _ends(figure: Figure) -> list[float]:
    return [end for end in (figure.low, figure.high) if end is not None]


def _lowest(figure: Figure) -> float:
    return min((figure.value, *_ends(figure)))


def _highest(figure: Figure) -> float:
    return max((figure.value, *_ends(figure)))


def _figure(reference: Reference, run: Figures, baseline: Figures | None) -> Figure | _Unknown:
    source = baseline if reference.of_baseline else run
    if source is None:
        return _Unknown("there is no baseline yet")
    if reference.is_time:
        return source.times.get((reference.launch, reference.name)) or _untimed(reference)
    assert reference.launch is not None
    return _counter(reference, reference.launch, source)


def _untimed(reference: Reference) -> _Unknown:
    what = {RATIO: "the ratio of the two lanes", EFFECT: "the difference from the baseline"}.get(
        reference.name, reference.launch
    )
    return _Unknown(f"{what} was not measured")


def _counter(reference: Reference, launch: str, source: Figures) -> Figure | _Unknown:
    where = f"{launch}.{reference.scope}" + (f" of {source.name}" if reference.of_baseline else "")
    if reference.scope == "resources" and reference.name == "spills":
        spill_counters = [source.counters.get((launch, "resources", name)) for name in ("vgpr_spills", "sgpr_spills")]
        known = [counter for counter in spill_counters if counter is not None]
        return Figure(sum(value for value, _ in known), known[0][1]) if known else _Unknown(f"{where} has no spills")
    if exact := source.counters.get((launch, reference.scope, reference.name)):
        return Figure(*exact)
    counted = _COUNTED.get(reference.scope)
    total = counted and source.counters.get(
        (launch, _COUNTERS_OF_CLASSES.get(reference.scope, reference.scope), counted)
    )
    if not total or total[1] == Basis.IMPORTED:
        return _Unknown(f"{where} has no {reference.name}")
    if reference.scope not in _OF_MNEMONICS:
        is_known = is_class(reference.name)
        return (
            Figure(0.0, total[1])
            if is_known
            else _Unknown(f"{where}: '{reference.name}' is nothing that is counted there")
        )
    counted_there = {
        name: value
        for (lane, scope, name), (value, _) in source.counters.items()
        if (lane, scope) == (launch, reference.scope)
    }
    in_pairs = sum(
        value * name.split("::").count(reference.name) for name, value in counted_there.items() if "::" in name
    )
    if in_pairs:
        return Figure(in_pairs, total[1])
    if meaning(reference.name) is None or reference.name[:1].isupper() != any(
        name[:1].isupper() for name in counted_there
    ):
        return _Unknown(f"{where}: '{reference.name}' is nothing that is counted there")
    if other := other_spellings(reference.name) & counted_there.keys():
        return _Unknown(f"{where}: here '{reference.name}' is written {min(other)}")
    return Figure(0.0, total[1])


def with_expectations(judgement: Judgement, expectations: Sequence[ExpectationResult]) -> Judgement:
    """Add to the judgement what became of the step's clauses. A required clause that is falsified rejects the run; a
    required clause that is untested leaves it inconclusive instead of kept. A verdict that is reached without the
    clauses stands.
    """
    decisive = {ExpectationStatus.FALSIFIED: Verdict.REJECT, ExpectationStatus.UNTESTED: Verdict.INCONCLUSIVE}
    first = [expectation for expectation in expectations if _decides(expectation, judgement.verdict)]
    verdict = min(
        (decisive[expectation.status] for expectation in first),
        key=list(decisive.values()).index,
        default=judgement.verdict,
    )
    rest = [expectation for expectation in expectations if expectation not in first]
    reasons = (*map(_reason, first), *judgement.reasons, *map(_reason, rest))
    return Judgement(verdict, judgement.basis, reasons)


def _decides(expectation: ExpectationResult, verdict: Verdict) -> bool:
    if not expectation.is_required:
        return False
    if expectation.status is ExpectationStatus.FALSIFIED:
        return verdict in (Verdict.KEEP, Verdict.INCONCLUSIVE)
    return expectation.status is ExpectationStatus.UNTESTED and verdict is Verdict.KEEP


def _reason(expectation: ExpectationResult) -> Reason:
    return Reason(f"expectation.{expectation.status}", expectation.sentence())


def forbids(expectations: Sequence[ExpectationResult]) -> bool:
    """Return whether a clause that is required is falsified: then nothing is timed."""
    return any(
        expectation.is_required and expectation.status is ExpectationStatus.FALSIFIED for expectation in expectations
    )
