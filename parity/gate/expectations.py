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
from parity.records import Basis, ExpectationStatus, Expected, Judgement, Reason, Verdict

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


def hold(clauses: Sequence[Clause], run: Figures, baseline: Figures | None) -> list[Expected]:
    """What became of each clause in this run. `baseline` is what the run is compared with, if there is anything."""
    return [_held(number, clause, run, baseline) for number, clause in enumerate(clauses, 1)]


def figure_of(reference: Reference, run: Figures) -> Figure | str:
    """A figure of a run, or why it is not known."""
    found = _figure(reference, run, None)
    return found.why if isinstance(found, _Unknown) else found


def _held(number: int, clause: Clause, run: Figures, baseline: Figures | None) -> Expected:
    left = _figure(clause.left, run, baseline)
    right = Figure(clause.factor, "") if clause.right is None else _figure(clause.right, run, baseline)
    if isinstance(left, _Unknown) or isinstance(right, _Unknown):
        why = left.why if isinstance(left, _Unknown) else right.why if isinstance(right, _Unknown) else ""
        untested = ExpectationStatus.UNTESTED
        return Expected(number, clause.text, clause.is_required, untested, None, None, None, why)
    right = right if clause.right is None else right * clause.factor
    status = _compared(clause.operator, left, right)
    against = "" if clause.right is None else f", the bound {right}"
    detail = f"it is {left}{against}" + (": the pairs do not decide" if status is ExpectationStatus.UNTESTED else "")
    if any(_is_assumed(of, run, baseline) for of in (clause.left, clause.right) if of):
        detail += ", by LDS phases or banks that nobody has measured on this architecture"
    basis = ", ".join(dict.fromkeys(of for of in (left.basis, right.basis) if of))
    return Expected(number, clause.text, clause.is_required, status, left.value, right.value, basis, detail)


def _is_assumed(of: Reference, run: Figures, baseline: Figures | None) -> bool:
    """Whether a figure of LDS cycles rests on an assumption about the hardware."""
    source = baseline if of.of_baseline else run
    if of.scope != "lds" or source is None or of.name not in ("cycles", "conflict_cycles", "conflict_rate"):
        return False
    return bool(source.counters.get((of.launch or "", "lds", "assumed_cycles"), (0.0, ""))[0])


def _compared(sign: str, left: Figure, right: Figure) -> ExpectationStatus:
    """Where a figure is only known to lie in an interval, both of its ends must agree."""
    if sign in ("==", "!=") and (_ends(left) or _ends(right)):
        apart = max(_lowest(left), _lowest(right)) > min(_highest(left), _highest(right))
        if not apart:
            return ExpectationStatus.UNTESTED
        return ExpectationStatus.CONFIRMED if sign == "!=" else ExpectationStatus.FALSIFIED
    ends = [
        _HOLDS[sign](mine, theirs)
        for mine in dict.fromkeys((left.value, *_ends(left)))
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


def _figure(of: Reference, run: Figures, baseline: Figures | None) -> Figure | _Unknown:
    source = baseline if of.of_baseline else run
    if source is None:
        return _Unknown("there is no baseline yet")
    if of.is_time:
        return source.times.get((of.launch, of.name)) or _untimed(of)
    assert of.launch is not None
    return _counter(of, of.launch, source)


def _untimed(of: Reference) -> _Unknown:
    what = {RATIO: "the ratio of the two lanes", EFFECT: "the difference from the baseline"}.get(of.name, of.launch)
    return _Unknown(f"{what} was not measured")


def _counter(of: Reference, launch: str, source: Figures) -> Figure | _Unknown:
    where = f"{launch}.{of.scope}" + (f" of {source.name}" if of.of_baseline else "")
    if of.scope == "resources" and of.name == "spills":
        found = [source.counters.get((launch, "resources", name)) for name in ("vgpr_spills", "sgpr_spills")]
        known = [each for each in found if each is not None]
        return Figure(sum(value for value, _ in known), known[0][1]) if known else _Unknown(f"{where} has no spills")
    if exact := source.counters.get((launch, of.scope, of.name)):
        return Figure(*exact)
    counted = _COUNTED.get(of.scope)
    total = counted and source.counters.get((launch, _COUNTERS_OF_CLASSES.get(of.scope, of.scope), counted))
    if not total or total[1] == Basis.IMPORTED:
        return _Unknown(f"{where} has no {of.name}")
    if of.scope not in _OF_MNEMONICS:
        is_known = is_class(of.name)
        return Figure(0.0, total[1]) if is_known else _Unknown(f"{where}: '{of.name}' is nothing that is counted there")
    counted_there = {
        name: value
        for (lane, scope, name), (value, _) in source.counters.items()
        if (lane, scope) == (launch, of.scope)
    }
    in_pairs = sum(value * name.split("::").count(of.name) for name, value in counted_there.items() if "::" in name)
    if in_pairs:
        return Figure(in_pairs, total[1])
    if meaning(of.name) is None or of.name[:1].isupper() != any(name[:1].isupper() for name in counted_there):
        return _Unknown(f"{where}: '{of.name}' is nothing that is counted there")
    if other := other_spellings(of.name) & counted_there.keys():
        return _Unknown(f"{where}: here '{of.name}' is written {min(other)}")
    return Figure(0.0, total[1])


def with_expectations(judgement: Judgement, found: Sequence[Expected]) -> Judgement:
    """The judgement with what became of the step's clauses. One that is required and falsified rejects; one that is
    required and untested keeps nothing. A verdict that is reached without them stands.
    """
    decisive = {ExpectationStatus.FALSIFIED: Verdict.REJECT, ExpectationStatus.UNTESTED: Verdict.INCONCLUSIVE}
    first = [of for of in found if _decides(of, judgement.verdict)]
    verdict = min((decisive[of.status] for of in first), key=list(decisive.values()).index, default=judgement.verdict)
    rest = [of for of in found if of not in first]
    reasons = (*map(_reason, first), *judgement.reasons, *map(_reason, rest))
    return Judgement(verdict, judgement.basis, reasons)


def _decides(of: Expected, verdict: Verdict) -> bool:
    if not of.is_required:
        return False
    if of.status is ExpectationStatus.FALSIFIED:
        return verdict in (Verdict.KEEP, Verdict.INCONCLUSIVE)
    return of.status is ExpectationStatus.UNTESTED and verdict is Verdict.KEEP


def _reason(of: Expected) -> Reason:
    return Reason(f"expectation.{of.status}", of.sentence())


def forbids(found: Sequence[Expected]) -> bool:
    """Whether a clause that is required is falsified: then nothing is timed."""
    return any(of.is_required and of.status is ExpectationStatus.FALSIFIED for of in found)
