"""`parity suggest`: looks for what to try next. It builds untried kernels, options and constants of a lane, reads and
predicts them, verifies the best on the emulator, and makes each a step. It decides nothing: that is for `parity run`.

The search begins with every kernel of the workspace that fits, and goes on from the best so far, changing one setting
at a time, until nothing gets better or the budget is spent; with Optuna it draws combinations instead.
"""

import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property

from parity.arch.timing import timing_of
from parity.contract import LaneSpec
from parity.contract.study import default_lanes, load_step
from parity.devices.gpu import LaneBinary
from parity.errors import InputError, UnavailableError
from parity.lanes.parameters import Value
from parity.predict.causes import causes
from parity.predict.model import CacheState
from parity.records import Basis, VerificationStatus
from parity.report.records.suggested import SuggestedStep, SuggestionReport
from parity.run.options import Progress
from parity.run.predicting import lane_models
from parity.starters.steps import StepWishes, new_step
from parity.store import steps_of_codes
from parity.sweep.points import (
    Axis,
    Course,
    SweepOptions,
    Variant,
    applied,
    build,
    check_launches,
    points_of,
    shown,
    variants_of,
)
from parity.sweep.recipes import alternatives, differences, lane_table, recipes

_BEAM, _BATCH, _DRAWN = 3, 24, 200
_WORST = 1e12  # of what was not built
_PREDICTED_LESS = 0.01  # of the time: as far apart as two predictions must be, to be told apart
_MOST_TITLE, _MOST_CAUSES = 70, 3
_RATIO, _ALL = "non_matrix_per_matrix", "function_instructions"


@dataclass(frozen=True)
class SearchWishes:
    """How to look: with these values in the place of the usual ones, for at most so many seconds; how many steps are
    wanted; whether Optuna draws combinations.
    """

    axes: Sequence[Axis] = ()
    budget_s: float = 300.0
    most: int = 3
    draws: bool = False


@dataclass(frozen=True)
class Trial:
    """A variant that was built and read, with its predicted time where there is a model."""

    variant: Variant
    figures: Mapping[str, float]
    code: str | None
    failure: str | None
    is_refused: bool
    us: float | None

    @property
    def static(self) -> float:
        """What its machine code counts: instructions that are not matrix instructions, for each that is; else all."""
        return self.figures.get(_RATIO, self.figures.get(_ALL, math.inf))

    @property
    def is_usable(self) -> bool:
        spills = self.figures.get("private_segment_bytes", 0) or self.figures.get("vgpr_spills", 0)
        return self.failure is None and not self.is_refused and not spills and math.isfinite(self.static)

    @property
    def merit(self) -> tuple[float, float]:
        return (math.inf if self.us is None else self.us), self.static

    def is_better_than(self, other: "Trial") -> bool:
        """Whether its predicted time is less, and its hot loop has no more besides matrix instructions; without a model
        whether its machine code counts less. Of one that cannot be used anything usable is better.
        """
        if not other.is_usable:
            return self.is_usable
        both = _RATIO in self.figures, _RATIO in other.figures
        if other.us is None:
            return both[0] == both[1] and self.static < other.static
        if self.us is None:  # it has a fault on the emulator, or is not run there
            return False
        # A kernel without matrix instructions has no unit of work: an unrolled loop counts more, and takes less.
        is_no_more = self.static <= other.static or not all(both)
        return is_no_more and self.us < other.us * (1 - _PREDICTED_LESS)


@dataclass
class Search:
    """A search from a lane as a step has it."""

    course: Course
    options: SweepOptions
    wishes: SearchWishes
    progress: Progress
    trials: dict[str, Trial] = field(default_factory=dict)
    not_built: int = 0
    began: float = math.inf

    @cached_property
    def own(self) -> Trial:
        """The lane as it is. Raises UnavailableError if it cannot be built."""
        self.began = math.inf  # it is built however little the budget is
        check_launches(self.course.lane, self.course.spec)
        try:
            trial = next(iter(self._built([self.course.spec], replace(self.options, leaves_out=False))), None)
        except InputError as error:
            sentences = (sentence.removeprefix("--set: variant=as it is: ") for sentence in error.sentences)
            raise InputError(*(f"{self._where}, lane {self.course.lane}: {one}" for one in sentences)) from error
        self.began = time.monotonic()
        if trial is None or trial.code is None:
            why = f": {trial.failure}" if trial and trial.failure else ""
            raise UnavailableError(
                f"{self.course.lane} of {self._where} cannot be built, so nothing can be better{why}"
            )
        return trial

    @property
    def _where(self) -> str:
        return f"{self.course.study.name}/{self.course.step or 'contract.toml'}"

    @property
    def left_s(self) -> float:
        return self.wishes.budget_s - (time.monotonic() - self.began)

    def run(self) -> list[Trial]:
        """Return usable trials, the best first, of each code object one."""
        course = self.course
        starts = [self.own.variant.spec, *recipes(course.workspace, course.study, course.lane, course.spec)]
        self._built(starts[1:])
        if self.wishes.draws:
            self._draw(starts)
        else:
            self._climb()
        return self._ranked()

    def _ranked(self) -> list[Trial]:
        usable = sorted((trial for trial in self.trials.values() if trial.is_usable), key=lambda trial: trial.merit)
        return [*{trial.code: trial for trial in reversed(usable)}.values()][::-1]

    def _climb(self) -> None:
        """Change one setting of the best at a time, until that gives nothing better."""
        before: list[Trial] = []
        while self.left_s > 0 and (best := self._ranked()[:_BEAM]) != before:
            before = best
            self._built([spec for trial in best for spec in self._neighbours(trial.variant.spec)])

    def _neighbours(self, spec: LaneSpec) -> Iterator[LaneSpec]:
        for name, values in self._values(spec).items():
            for value in values:
                yield self._with(spec, name, value)

    def _values(self, spec: LaneSpec) -> dict[str, tuple[Value, ...]]:
        """Return what each setting of a lane may be; a constant of another kernel is none of it."""
        contract, lane = self.course.study.contract, self.course.lane
        not_its = self.course.spec.constants.keys() - spec.constants.keys()
        given = {axis.name: axis.values for axis in self.wishes.axes if axis.name not in not_its}
        return {**alternatives(contract, lane, spec), **given}

    def _with(self, spec: LaneSpec, name: str, value: Value) -> LaneSpec:
        contract, changed = applied(self.course.study.contract, spec, self.course.lane, name, value)
        if contract != self.course.study.contract:
            raise InputError(f"--set: {name} belongs to the contract: no step can set it")
        return changed

    def _draw(self, starts: Sequence[LaneSpec]) -> None:
        """Let Optuna draw kernels with settings: what the contract refuses and what spills is a constraint to it."""
        try:
            import optuna
        except ImportError:
            raise UnavailableError("--optuna needs Optuna: pip install 'kernel-parity[search]'") from None
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        drawing = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=0))
        space = self._space(starts)
        for _ in range(_DRAWN):
            if self.left_s <= 0:
                return
            drawn = drawing.ask()
            spec = starts[drawn.suggest_categorical("kernel", list(range(len(starts))))]
            for name, values in self._values(spec).items():
                value = drawn.suggest_categorical(name, space[name])
                spec = self._with(spec, name, value) if value is not None and value in values else spec
            trial = next(iter(self._built([spec])), None)
            is_usable = trial is not None and trial.is_usable
            drawn.set_constraint("usable", 0.0 if is_usable else 1.0)
            merit = None if trial is None else trial.static if self.own.us is None else trial.us
            drawing.tell(drawn, _WORST if merit is None else min(merit, _WORST))

    def _space(self, starts: Sequence[LaneSpec]) -> dict[str, list[Value | None]]:
        """Return every value of each setting that some kernel of a search has or may have."""
        found: dict[str, dict[str, Value | None]] = {}
        for spec in starts:
            for name, values in self._values(spec).items():
                own = {**spec.options, **spec.constants}.get(name)
                found.setdefault(name, {}).update({repr(value): value for value in (own, *values)})
        return {name: list(values.values()) for name, values in found.items()}

    def _built(self, specs: Sequence[LaneSpec], options: SweepOptions | None = None) -> list[Trial]:
        """Build, read and predict lanes that were not looked at yet; return the trials of all of them."""
        variants: dict[str, Variant] = {}
        for spec in specs:
            (variant,) = variants_of(replace(self.course, spec=spec), [{}], self.options)
            changes = shown(differences(self.course.spec, spec))
            variants[variant.key] = replace(variant, parameters={"variant": changes or "as it is"})
        new = [variant for key, variant in variants.items() if key not in self.trials]
        for first in range(0, len(new), _BATCH):
            if self.left_s <= 0:
                self.not_built += len(new) - first
                break
            batch = new[first : first + _BATCH]
            left_s = max(1.0, self.left_s) if math.isfinite(self.left_s) else None
            made = points_of(self.course, batch, replace(options or self.options, budget_s=left_s), self.progress)
            self.not_built += made.not_built
            for point, variant in zip(made.points, made.variants, strict=True):
                us = made.predicted_us.get(point.key)
                self.trials[point.key] = Trial(
                    variant, point.figures, point.code_object_sha256, point.failure, point.is_refused, us
                )
        return [self.trials[key] for key in variants if key in self.trials]

    def saved(self, trial: Trial) -> list[tuple[str, float]]:
        """Return the causes of which a trial is predicted to spend less than the lane as it is, most first, in us."""
        after = self._spent(trial)
        less = {name: after.get(name, 0.0) - us for name, us in self._own_spent.items()}
        return sorted(
            (item for item in less.items() if item[1] < -_PREDICTED_LESS * (self.own.us or 0.0)),
            key=lambda item: item[1],
        )[:_MOST_CAUSES]

    @cached_property
    def _own_spent(self) -> dict[str, float]:
        return self._spent(self.own)

    def _spent(self, trial: Trial) -> dict[str, float]:
        contract, code = self.course.study.contract, build(trial.variant).code_object
        assert code is not None, "it was built and predicted"
        binary = LaneBinary(self.course.lane, trial.variant.spec, (code,))
        models = lane_models(contract, binary, timing_of(contract.arch), CacheState.DIRTY)
        spent = Counter[str]()
        for model in models.values():
            spent.update({cause.name: cause.us for cause in causes(model)})
        return dict(spent)

    def verified(self, trial: Trial) -> str | None:
        """Verify a trial on the emulator; return how that ended, None if it could not be built again."""
        made = points_of(self.course, [trial.variant], replace(self.options, verify=True, budget_s=None), self.progress)
        return made.points[0].verification if made.points else None


def suggest(search: Search, known: Sequence[str], *, writes: bool) -> SuggestionReport:
    """Return the best untried variants as steps, verified on the emulator, and better ones that some step has already;
    write the steps' files if that is wanted. `known` are steps that may have no file.
    """
    course, own = search.course, search.own
    steps = steps_of_codes(course.database, course.study.name)
    better = [trial for trial in search.run() if trial.is_better_than(own)]
    there_already = _lanes_of_steps(course)
    untried = (trial for trial in better if trial.code not in steps and repr(trial.variant.spec) not in there_already)
    found, wrong = list[SuggestedStep](), 0
    for trial in untried:
        if len(found) == search.wishes.most:
            break
        verification = search.verified(trial)
        if verification == VerificationStatus.FAILED:
            wrong += 1
            continue
        step = _suggested(search, trial, verification)
        found.append(_written(search, trial, step, known) if writes else step)
    there = [
        replace(_suggested(search, trial, None), steps=steps[trial.code])
        for trial in better
        if trial.code is not None and trial.code in steps
    ]
    return SuggestionReport(
        course.study.name,
        course.step,
        course.lane,
        _suggested(search, own, None),
        found,
        there[: search.wishes.most],
        len(search.trials),
        wrong,
        search.not_built,
    )


def _lanes_of_steps(course: Course) -> set[str]:
    """Return what the steps of a study that have files make of the lane, run or not."""
    found = set[str]()
    for step in course.study.step_names():
        with suppress(InputError):
            found.add(repr(load_step(course.workspace, f"{course.study.name}/{step}")[1].lanes[course.lane]))
    return found


def _suggested(search: Search, trial: Trial, verification: str | None) -> SuggestedStep:
    own, course = search.own, search.course
    changes = differences(course.spec, trial.variant.spec)
    title, expect, clauses = _title(changes), "", list[str]()
    if trial is not own:
        expect, clauses = _expected(search, trial)
    return SuggestedStep(
        title=title,
        changes=changes,
        figures=dict(trial.figures),
        basis=Basis.STATIC,
        predicted_us=trial.us,
        predicted_basis=Basis.PREDICTED if trial.us is not None else None,
        verification=verification,
        hypothesis=_hypothesis(search, trial) if trial is not own else "",
        expect=expect,
        clauses=clauses,
    )


def _title(changes: Mapping[str, Value]) -> str:
    kernel = str(changes.get("kernel", "")).rpartition("/")[2]
    rest = shown({name: value for name, value in changes.items() if name != "kernel" and "." not in name})
    title = ", ".join(filter(None, [kernel, rest])) or "as it is"
    return title if len(title) <= _MOST_TITLE else f"{title[: _MOST_TITLE - 3]}..."


def _hypothesis(search: Search, trial: Trial) -> str:
    """Say what the search has found, with its bases, and what the variant is predicted to save."""
    own, parent = search.own, search.course.step or "the contract's lane"
    sentences = [f"{_counted(trial)} where {parent} has {_counted(own)} (static)"]
    if trial.us is not None and own.us is not None:
        sentences.append(f"{trial.us:,.1f} us where {parent} takes {own.us:,.1f} us (predicted, not measured)")
        if saved := search.saved(trial):
            sentences.append("less of " + ", ".join(f"{name} ({us:+,.1f} us)" for name, us in saved))
    return f"A search of {len(search.trials)} variants found: {'; '.join(sentences)}."


def _counted(trial: Trial) -> str:
    is_ratio = _RATIO in trial.figures
    what = "non-matrix instructions for each matrix instruction" if is_ratio else "instructions in all"
    return f"{trial.static:.4g} {what}"


def _expected(search: Search, trial: Trial) -> tuple[str, list[str]]:
    """Return what is expected in words, and what of it can be checked."""
    parent = search.course.step or "the contract's lane"
    text, clauses = "Right, without spills", ["spills == 0"]
    if _RATIO in trial.figures:
        most = math.ceil(100 * trial.static) / 100
        text = f"{text}, at most {most:g} non-matrix instructions for each matrix instruction"
        clauses.append(f"{_RATIO} <= {most:g}")
    return f"{text}; on a GPU less time than {parent}.", clauses


def _written(search: Search, trial: Trial, step: SuggestedStep, known: Sequence[str]) -> SuggestedStep:
    course = search.course
    base = default_lanes(course.study)[course.lane]
    judged = None if course.lane == course.study.contract.kpi.lane else course.lane
    wishes = StepWishes(
        step.title,
        step.hypothesis,
        f"The {course.lane} lane with {shown(step.changes)}.",
        step.expect,
        judged,
        whole={course.lane: lane_table(base, trial.variant.spec)},
        clauses=step.clauses,
    )
    made = new_step(course.workspace, course.study, course.step, [*known], wishes)
    _, read = load_step(course.workspace, f"{made.study}/{made.step}")
    if read.lanes[course.lane] != trial.variant.spec:
        raise AssertionError(f"{made.file} says another lane than the one that was found")
    return replace(step, file=made.file, next=made.next)
