"""The stage of verification: a lane runs on every case, in order, until one fails. All devices share the comparison."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, zip_longest
from math import prod
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parity.codeobject import read_object
from parity.contract import Axes, Contract, LaneSpec
from parity.devices.base import DeviceFault, LaunchResult, OutOfMemory
from parity.devices.emulator import EmulatedLane, EmulatedLaunch, EmulatedRun
from parity.devices.gpu import GpuLane, Held, LaneBinary, TimedProblem
from parity.emulator.counters import (
    OWN_SIZE_SCOPES,
    emulated_counters,
    executed_lines,
    memory_instructions,
)
from parity.emulator.machine import Kernel, Launch
from parity.emulator.program import Program, UnsupportedInstruction
from parity.emulator.running import How
from parity.emulator.schedule import Position
from parity.emulator.slots import Execution
from parity.emulator.targets import UnsupportedTarget
from parity.emulator.variation import (
    DIRECTIONS,
    IN_STEP,
    NOT_TRIED,
    NOT_WATCHED,
    NOTICING,
    PLAIN,
    BothWays,
    Race,
    Variation,
)
from parity.errors import InputError, UnavailableError
from parity.lanes import holds_for, kind_of
from parity.operators import Form
from parity.operators.helpers.base import derived_side
from parity.operators.helpers.formats import Array
from parity.operators.helpers.generators import normal
from parity.records import (
    OWN_SIZE,
    CodeObject,
    CodeObjects,
    LaunchCounters,
    Verification,
    VerificationCase,
    VerificationStatus,
)
from parity.records.faults import NOT_MODELLED, WAITING_FAULTS, Fault, FaultKind
from parity.verify.aimed_cases import aimed
from parity.verify.cases import Case, sample, whole
from parity.verify.compare import compare, compare_written, strays_of
from parity.verify.coverage import Shown, left_to_numbers, left_to_numbers_by_nvidia, not_covered
from parity.verify.drawn_cases import unforeseen, work_of
from parity.verify.inexact_sums import not_shown, with_short_sums
from parity.verify.sized import Codes, codes_at
from parity.verify.terms import Told
from parity.verify.variations import (
    ORDERS,
    Undecided,
    in_a_direction,
    in_another_order,
    on_other_contents,
    with_moved_results,
)

NOT_JUDGED = "not shown: whether the results are right: they are what a program's launches left"
_OWN_SIZE = "not shown: the contract's own size"
_AFFORDABLE = 4e6  # wave-instructions, which take seconds
_MANY, _MOST = 16, 256  # workgroups
_ROUND = 64  # what sizes without tails are multiples of, as kernels have it
_MOST_AGAIN = 4  # cases that reach more code than those before


class NotBuilt(Exception):
    """A lane whose sizes are compiled in could not be built for a case's sizes."""


@dataclass(frozen=True)
class LaneRun:
    """The result of one case: the comparison with the reference, what each launch executed, and the lane that ran;
    whether gross errors alone would have shown, and the sizes, of a whole problem.
    """

    case: VerificationCase
    executed: tuple[Execution, ...]
    lane: EmulatedLane
    is_rough: bool
    axes: Axes | None


class EmulatorVerifier:
    """One lane on the emulator. If sizes are compiled in, `codes` builds the lane for other sizes.

    Raises UnsupportedInstruction or UnsupportedTarget for code that the emulator does not know.
    """

    def __init__(
        self,
        contract: Contract,
        lane: str,
        spec: LaneSpec,
        own_codes: Sequence[CodeObject],
        engine: Path,
        codes: Codes | None = None,
    ) -> None:
        self.contract, self.lane, self.spec = contract, lane, spec
        self.emulated = EmulatedLane(contract, lane, spec, own_codes, engine)
        self._own = tuple(own_codes)
        self._engine, self._codes = engine, codes
        self._of_size = list[tuple[Axes, EmulatedLane]]()

    def run(
        self,
        case: Case,
        *,
        counting: bool = False,
        checks: bool = True,
        earlier: Mapping[str, Array] | None = None,
        variation: Variation = PLAIN,
    ) -> LaneRun:
        """Run a case and compare what was written. All workgroups of a whole problem run. With the inputs of an
        `earlier` launch of its size, a right one runs a second time on what that one left in scratch memory and in the
        code's variables, because later launches find them so.

        Only a few workgroups of a sample run. The kernel decides which parts they take: in any order, and perhaps
        several each. If they wrote other parts than was guessed, they run again on inputs that are filled for those
        parts, and every element that they wrote is compared. Together they must have written a block for each workgroup
        or, if the grid does not have one workgroup per block, all of every block that they began. A sample does not
        show that all workgroups together write every element once.
        """
        lane = self._lane_for(case.axes)
        positions = self._positions(lane, case)
        how = How(checks, counting, variation=variation)
        ran = _modelled(lane.run(case.axes, case.tensors, positions, how))
        if case.is_sample and not ran.fault and (theirs := self._other_regions(lane, case, ran)):
            workgroups, strays = len(positions[0]), strays_of(case, ran)
            blocks = workgroups if self.is_one_each(lane, case) else len(theirs)
            at_size = self.contract.at(case.axes)
            case = _renamed(sample(at_size, theirs, np.random.default_rng(len(theirs))), workgroups)
            ran = _modelled(lane.run(case.axes, case.tensors, positions, How(checks, counting)))
            outcome = compare_written(self.lane, case, ran, blocks, strays)
            note = self._too_few(lane, case, len(theirs)) if outcome.passed else ""
            return LaneRun(replace(outcome, note=note), ran.executed, lane, case.tolerance.is_rough, axes=None)
        outcome = compare(self.lane, case, ran)
        if earlier is not None and outcome.passed and (self.spec.scratch or lane.has_variables):
            plain = How(checks, counting=False)
            second = _modelled(lane.run(case.axes, case.tensors, positions, plain, dict(earlier)))
            outcome = _second(outcome, compare(self.lane, case, second))
        axes = None if case.is_sample else case.axes
        return LaneRun(outcome, ran.executed, lane, case.tolerance.is_rough, axes)

    def _other_regions(self, lane: EmulatedLane, case: Case, ran: EmulatedRun) -> list[dict[str, slice]]:
        """Return the regions in which something was written, if these are others than the case's, or too few for one
        workgroup that has several; else an empty list.
        """
        known, is_one_each = [dict(region) for region in case.regions], self.is_one_each(lane, case)
        written = _written_regions(case, ran, others_alone=is_one_each)
        is_known = all(region in known for region in written)
        return [] if is_known and (is_one_each or len(written) == len(known)) else written

    def _too_few(self, lane: EmulatedLane, case: Case, written: int) -> str:
        """Say that the first workgroup writes fewer blocks than are each one's share, if that is so: others may write
        more, or nobody the rest.
        """
        workgroups, blocks = prod(lane.grids(case.axes)[0]), case.form.workgroups
        if self.is_one_each(lane, case) or written * workgroups >= blocks:
            return ""
        wrote = f"{blocks:,} blocks, {workgroups:,} workgroups, of which the first writes {written:,}"
        return f"not shown: whether every block is written: {wrote}"

    def left(self, case: Case) -> EmulatedRun:
        """Return what the workgroups of a case leave, right or not."""
        lane = self._lane_for(case.axes)
        return lane.run(case.axes, case.tensors, self._positions(lane, case), How(checks=False, counting=False))

    def can_sample(self, case: Case) -> bool:
        """Return whether a workgroup computes its outputs alone: one of several launches needs the results of others,
        and with more workgroups than blocks several may add to one block. Atomic operations on global memory may be for
        either.
        """
        if case.form.operator.whole:
            return False
        lane = self._lane_for(case.axes)
        grids, has_atomics = lane.grids(case.axes), any(launch.kernel.program.has_atomics for launch in lane.launches)
        return len(grids) == 1 and prod(grids[0]) <= case.form.workgroups and not has_atomics

    def is_affordable(self, case: Case, done: LaneRun) -> bool:
        """Return whether the contract's own problem can run whole, judged by what a workgroup of a small problem
        executed.
        """
        per_workgroup = [float(execution.counts.sum()) / max(1, execution.workgroups) for execution in done.executed]
        grids = self._lane_for(case.axes).grids(case.axes)
        return sum(count * prod(grid) for count, grid in zip(per_workgroup, grids, strict=True)) <= _AFFORDABLE

    def _lane_for(self, axes: Axes) -> EmulatedLane:
        if holds_for(self.contract, self.lane, self.spec, self._own, axes):
            return self.emulated
        for size, lane in self._of_size:
            built = tuple(launch.code for launch in lane.launches)
            if size == axes or holds_for(self.contract.at(size), self.lane, self.spec, built, axes):
                return lane
        codes: CodeObjects | str = "sizes are compiled in, and nothing builds it for others"
        if self._codes:
            codes = codes_at(self.contract, LaneBinary(self.lane, self.spec, self._own), axes, self._codes)
        if isinstance(codes, str):
            raise NotBuilt(codes)
        self._of_size.append((axes, EmulatedLane(self.contract, self.lane, self.spec, codes, self._engine)))
        return self._of_size[-1][1]

    def is_one_each(self, lane: EmulatedLane, case: Case) -> bool:
        """Return whether there are as many workgroups as blocks."""
        return prod(lane.grids(case.axes)[0]) == case.form.workgroups

    def _positions(self, lane: EmulatedLane, case: Case) -> list[list[Position]]:
        """Return the workgroups that run, for each launch. A whole problem runs all of them. A sample, which has one
        launch, runs those to which its regions belong if the order is row by row.
        """
        grids = lane.grids(case.axes)
        if not case.is_sample:
            return [[(i, j, k) for k in range(z) for j in range(y) for i in range(x)] for x, y, z in grids]
        ((x, y, _),) = grids
        is_one_each = self.is_one_each(lane, case)
        numbers = [_number(case.form, region) for region in case.regions] if is_one_each else [0]
        return [list(dict.fromkeys((n % x, n // x % y, n // (x * y)) for n in numbers))]


def in_both_directions(verifier: EmulatorVerifier, case: Case, done: LaneRun) -> LaneRun:
    """Return the run of a case or, where waves share what is written, the first further run that fails. Further runs go
    from the last workgroup and wave to the first, let racing accesses come the other way round, or both. A failure that
    hangs on a race has the race as its fault, and a race that fails nothing is noted.
    """
    if done.case.fault is not None or not any(execution.is_shared for execution in done.executed):
        is_watched = done.case.fault is not None or all(execution.is_watched for execution in done.executed)
        return done if is_watched else replace(done, case=replace(done.case, note=NOT_WATCHED))
    notes = [done.case.note] if done.case.note else []
    for direction in DIRECTIONS:
        try:
            way = _both_ways(verifier, case, done, direction)
        except UnavailableError as error:
            notes.append(f"{NOT_TRIED}: {error}")
            continue
        if (failed := _failed(way)) is not None:
            return failed
        data_races = [race for execution in way.followed.executed for race in execution.data_races]
        if way.turned is not None and done.case.passed and data_races:
            finding = (
                "not shown whether it matters"
                if _waits(way.turned.case)
                else "right with racing accesses in either order (a mix is not shown)"
            )
            notes.append(f"{finding}, but {data_races[0].sentence()}")
    return replace(done, case=replace(done.case, note="; ".join(notes[:2])))


def _both_ways(verifier: EmulatorVerifier, case: Case, done: LaneRun, direction: Variation) -> BothWays[LaneRun]:
    def again(variation: Variation) -> LaneRun:
        return verifier.run(in_a_direction(case, variation), variation=variation)

    executed = sum(int(execution.counts.sum()) for execution in done.executed)
    return BothWays(again, lambda ran: [race for race, _ in _races(ran)], direction, executed)


def _races(ran: LaneRun) -> list[tuple[Race, Fault]]:
    return [race for execution in ran.executed for race in execution.races]


def _waits(case: VerificationCase) -> bool:
    """Whether a wave waits for ever. That says nothing where racing accesses are turned: hardware would show it the
    store some time.
    """
    return case.fault is not None and case.fault.kind in WAITING_FAULTS


def _failed(way: BothWays[LaneRun]) -> LaneRun | None:
    """Return the first run of a direction that fails, with the race on which the failure hangs, if it hangs on one."""

    def is_other(ran: LaneRun) -> bool:
        return ran.case != way.followed.case and not _waits(ran.case)

    runs = [way.followed] if way.turned is None else [way.followed, way.turned]
    wrong = next((ran for ran in runs if not ran.case.passed and not _waits(ran.case)), None)
    if wrong is None or way.turned is None or not is_other(way.turned):
        return wrong
    return replace(wrong, case=_with_race(wrong.case, _races(way.followed)[way.decisive(is_other)][1]))


def _with_race(case: VerificationCase, race: Fault) -> VerificationCase:
    figures = f"{case.wrong} of {case.elements} elements are wrong where they come in another order"
    return replace(case, detail=f"{race.sentence()}; {figures}", fault=race)


class Standing(NamedTuple):
    """Whether a case is a lane's first one, the one of many workgroups, one that reaches code which no such case has
    reached, and the first whose sums are rounded.
    """

    is_first: bool
    is_wide: bool
    reaches_more: bool
    is_first_rounded: bool


def vary(verifier: EmulatorVerifier, case: Case, done: LaneRun, stands: Standing) -> list[LaneRun]:
    """Run a case again with changes that must not change its result, and return these runs; the last may have failed.

    The first case, and one that reaches more code, runs in other orders of waves and lanes, in step (so does the
    one of many workgroups), and on outputs that hold other numbers beforehand; the first also with approximate
    results moved by their errors; the first in which sums of matrix instructions are rounded runs with these
    rounded in other ways, where nobody has said how hardware does it. Each case that has wrong elements does both.
    Raises Undecided if that makes the verdict another one.
    """
    programs = [launch.kernel.program for launch in done.lane.launches]
    more: list[LaneRun] = []
    others, has_turns = [], any(program.has_turns for program in programs)
    if (stands.is_first or stands.reaches_more) and done.case.passed:
        others = [in_another_order(case, order) for order in ORDERS if has_turns] + [on_other_contents(case)]
    for other, variation in others:
        more.append(verifier.run(other, variation=variation))
        if not more[-1].case.passed:
            return more
    may_mix = has_turns or any(execution.is_shared for execution in done.executed)
    if (others or (stands.is_wide and done.case.passed)) and may_mix:
        more += (in_step := _in_step(verifier, case, done))
        if not all(ran.case.passed for ran in in_step):
            return more
    if case.is_sample or done.case.detail:
        return more
    approximate = (
        _named(programs, lambda program: program.approximate) if stands.is_first or not done.case.passed else []
    )
    assumed = (
        _named(programs, lambda program: program.assumed) if stands.is_first_rounded or not done.case.passed else []
    )
    if approximate or assumed:
        other, variation = with_moved_results(case, approximate, assumed)
        moved = verifier.run(other, variation=variation)
        if moved.case.passed != done.case.passed:
            wrong = (done if moved.case.passed else moved).case.failure()
            raise Undecided(f"the verdict hangs on how {', '.join([*approximate, *assumed])} round: {wrong}")
        more += [moved] if moved.case.passed else []
    return more


def _in_step(verifier: EmulatorVerifier, case: Case, done: LaneRun) -> list[LaneRun]:
    """Run a case with all workgroups in step, and look for races where waves share what is written. Nothing where one
    waits for another that does not come into step.
    """
    try:
        if any(execution.is_shared for execution in done.executed):
            way = _both_ways(verifier, case, done, IN_STEP)
            ran = _failed(way) or way.followed
        else:
            ran = verifier.run(in_a_direction(case, IN_STEP), variation=IN_STEP)
    except UnavailableError:
        return []
    return [] if _waits(ran.case) else [ran]


def _has_rounded_sums(run: LaneRun) -> bool:
    return any(execution.has_rounded_sums for execution in run.executed)


def _named(programs: list[Program], instructions: Callable[[Program], Iterable[str]]) -> list[str]:
    return sorted({name for program in programs for name in instructions(program)})


def _second(first: VerificationCase, second: VerificationCase) -> VerificationCase:
    """Return the first result if the second round is right too; else return the second, with a detail that says so."""
    if second.passed:
        return first
    return replace(second, detail=f"right at first, but not behind a launch on other numbers: {second.failure()}")


def _number(form: Form, region: Mapping[str, slice]) -> int:
    """Return the number of a region's block, counted row by row."""
    number = 0
    for axis in form.operator.independent:
        number = number * -(-form.axes[axis] // form.block(axis)) + region[axis].start // form.block(axis)
    return number


def _renamed(case: Case, workgroups: int) -> Case:
    return replace(case, name=case.name.replace(f"{len(case.regions)} workgroups", f"{workgroups} workgroups"))


def _written_regions(case: Case, ran: EmulatedRun, *, others_alone: bool) -> list[dict[str, slice]]:
    """Return the regions in which something was written; with `others_alone`, of outputs that were written beyond the
    case's regions.
    """
    form, regions = case.form, dict[tuple[int, ...], dict[str, slice]]()
    for output, mask in ran.written.items():
        expected = sum(int(np.count_nonzero(mask[form.slices(output, region)])) for region in case.regions)
        if not mask.any() or (others_alone and expected == np.count_nonzero(mask)):
            continue
        places = np.nonzero(mask)
        columns = {}
        for side, at in zip(form.tensors[output].shape, places, strict=True):
            derived = derived_side(side)
            if derived is not None and derived[0] in form.operator.independent:
                columns[derived[0]] = at * derived[1] // form.block(derived[0])
        blocks = [columns[axis] for axis in form.operator.independent]
        grid = [int(numbers.max(initial=0)) + 1 for numbers in blocks]
        once = np.unique(np.ravel_multi_index(blocks, grid))  # sorts numbers, which is much faster than rows
        for key in zip(*(numbers.tolist() for numbers in np.unravel_index(once, grid)), strict=True):
            regions[key] = form.region(dict(zip(form.operator.independent, key, strict=True)))
    return list(regions.values())


def verify_on_emulator(
    contract: Contract, binary: LaneBinary, cases: list[Case], engine_folder: Path, codes: Codes | None = None
) -> Verification:
    """Run a lane's own code objects on every case, in order, and compare; stop at the first case that fails.

    An instruction or architecture that the emulator does not know leaves the lane unverified; it is not a failure.
    """
    lane = binary.lane
    try:
        verifier = EmulatorVerifier(contract, lane, binary.spec, binary.codes, engine_folder, codes)
    except (UnsupportedInstruction, UnsupportedTarget) as error:
        return Verification(lane, VerificationStatus.UNVERIFIED, f"the emulator does not run this code: {error}")
    except InputError as error:
        raise InputError(*(f"lane '{lane}': {sentence}" for sentence in error.sentences)) from None
    if reason := _not_executable(contract, verifier):
        return Verification(lane, VerificationStatus.UNVERIFIED, f"not executed: {reason}")
    progress = _Progress(verifier, cases)
    for case in chain(cases, _of_its_code(contract, binary, is_emulated=True)):
        try:
            outcome = progress.run(case)
        except _OPEN_ENDS as error:
            text = _open_end(progress.case.name, error)
            return Verification(lane, VerificationStatus.UNVERIFIED, text, progress.cases())
        except DeviceFault as error:
            return Verification(lane, VerificationStatus.FAILED, f"{progress.case.name}: not executed: {error}")
        if outcome is not None and not outcome.passed:
            return progress.verification(VerificationStatus.FAILED, f"{outcome.name}: {outcome.failure()}")
    return progress.verification(_passed(cases[0].form), "")


def _tails(contract: Contract, case: Case) -> set[str]:
    """Return whether a case has tails that are all there is, and such behind whole parts."""
    sizes = [case.axes[axis] for axis in contract.tails if case.axes[axis] % _ROUND]
    return {"short" if size < _ROUND else "long" for size in sizes}


def _reached(executed: Execution) -> NDArray[np.bool_]:
    """Return which instructions were executed for a lane."""
    return np.asarray(executed.outcomes[:, 0] > 0)


def _others(cases: Sequence[Case]) -> Case:
    """Return a case of the first one's size, of other numbers if there is one."""
    first = cases[0]
    return next((case for case in cases[1:] if case.axes == first.axes and not case.is_sample), first)


def _of_many_workgroups(cases: Sequence[Case]) -> Case | None:
    """Return a whole problem of many workgroups, the first one if it has many: some races need more than two."""
    if cases[0].form.workgroups >= _MANY:
        return cases[0]
    return min(filter(_is_wide, cases), key=lambda case: work_of(case.form), default=None)


def _is_wide(case: Case) -> bool:
    return not case.is_sample and _MANY <= case.form.workgroups <= _MOST


def _of_its_code(contract: Contract, binary: LaneBinary, *, is_emulated: bool) -> Iterator[Case]:
    """Yield the cases that follow from a lane's code: what its hash draws, and what it compares with."""
    yield from unforeseen(contract, binary, is_emulated=is_emulated)
    yield from aimed(contract, binary, is_emulated=is_emulated)


def _passed(form: Form) -> VerificationStatus:
    """Return what a lane is whose cases have all passed."""
    return VerificationStatus.VERIFIED if form.operator.captured is None else VerificationStatus.SAME


def _not_executable(contract: Contract, verifier: EmulatorVerifier) -> str:
    """Say why a launch cannot be executed as the contract says; else empty."""
    sentences = (
        launch.wrong_argument(contract) or _other_width(contract, launch.name, launch.spec, launch.code)
        for launch in verifier.emulated.launches
    )
    return (
        next(filter(None, sentences), "")
        or _common_variable(verifier.emulated.launches)
        or _too_many_work_items(contract, verifier.emulated.launches)
    )


def _too_many_work_items(contract: Contract, launches: Sequence[EmulatedLaunch]) -> str:
    """Say if no dispatch packet holds a launch of the contract's own size, whether or not that runs; else empty."""
    for one in launches:
        grid, block = contract.grid(one.spec, contract.axes), contract.block_shape(one.spec)
        try:
            Launch(grid, block, one.code.dynamic_lds_bytes, [])
        except InputError as error:
            return str(error)
    return ""


def _common_variable(launches: Sequence[EmulatedLaunch]) -> str:
    """Say if two launches use a variable of one name, which only kernels can fill; else empty. Each kernel is built by
    itself, and has its own.
    """
    for first, second in combinations(launches, 2):
        for name in sorted(first.kernel.linked.filled_by_kernels & second.kernel.linked.filled_by_kernels):
            return (
                f"'{first.name}' and '{second.name}' are built apart, and each has a variable '{name}' of its own: "
                "pass what they share as scratch memory"
            )
    return ""


# What ends a lane's cases without a verdict. An expression may have no value at a case's size: an InputError.
_OPEN_ENDS = (Undecided, UnavailableError, MemoryError, NotBuilt, UnsupportedInstruction, InputError)


def _open_end(name: str, error: BaseException) -> str:
    if isinstance(error, MemoryError):
        return f"not shown: {name}: here: {error}"
    return f"not shown: {name}: {error}" if isinstance(error, (Undecided, UnavailableError)) else f"{name}: {error}"


class _Progress:
    """The runs of a lane's cases so far. `case` runs now; it may stand in the place of the one that was asked for."""

    case: Case

    def __init__(self, verifier: EmulatorVerifier, cases: list[Case]) -> None:
        self._verifier, self._not_shown = verifier, _left_out(verifier.lane, cases)
        self._earlier, self._wide = _others(cases), _of_many_workgroups(cases)
        self._runs: list[LaneRun] = []
        self._reached = [np.zeros(0, bool) for _ in verifier.emulated.launches]  # instructions, in watched cases
        self._again, self._tails = 0, set[str]()  # how many cases reached more; the tails that watched ones have
        self._own_size: LaneRun | None = None
        self._told = Told()

    def cases(self) -> tuple[VerificationCase, ...]:
        return tuple(run.case for run in self._runs)

    def run(self, case: Case) -> VerificationCase | None:
        """Run a case and its variations. Return the first one that fails, else the case itself; None for a case that
        shows nothing here and is left out.
        """
        self.case = case
        if not self._choose_whole_or_part():
            return None
        again = self._again
        executed = self._execute(counting=case.is_sample)
        if executed is None:
            return None
        is_first_rounded = _has_rounded_sums(executed) and not any(map(_has_rounded_sums, self._runs))
        stands = Standing(
            is_first=not self._runs,
            is_wide=self.case is self._wide,
            reaches_more=self._again > again,
            is_first_rounded=is_first_rounded,
        )
        varied = vary(self._verifier, self.case, executed, stands)
        self._runs += [executed, *varied]
        self._told.add(self.case)
        is_own = executed.lane is self._verifier.emulated and case.axes == self._verifier.contract.axes
        if (
            case.is_sample
            and is_own
            and self._own_size is None
            and not any(launch.faults for launch in executed.executed)
        ):
            self._own_size = executed
        return next((run.case for run in [executed, *varied] if not run.case.passed), executed.case)

    def _choose_whole_or_part(self) -> bool:
        """Take the whole problem in the place of a part whose outputs may not be final results. False where that is
        too long.
        """
        case = self.case
        if not (case.is_sample and self._runs) or self._verifier.can_sample(case):
            return True
        if not self._verifier.is_affordable(case, self._runs[0]):
            return self._leave_out(_why_not_a_part(case, self._verifier.spec))
        self.case = replace(case, is_sample=False) if case.form.operator.whole else self._whole()
        return True

    def _execute(self, *, counting: bool) -> LaneRun | None:
        verifier, is_first = self._verifier, not self._runs
        if self._wide is None and _is_wide(self.case):
            self._wide = self.case  # of the contract's own size, which runs whole
        is_watched, counting = is_first or self.case is self._wide, counting or not _own(verifier, self._runs)
        executed = verifier.run(
            self.case,
            counting=counting,
            earlier=self._earlier.tensors if is_first else self._before_own_size(),
            variation=NOTICING if is_watched else PLAIN,
        )
        if not is_first and self._reaches_more(executed):
            self._again += 1
            is_watched = True
            executed = verifier.run(self.case, counting=counting, earlier=self._other_numbers(), variation=NOTICING)
        if is_watched:
            self._note_reached(executed)
            executed = in_both_directions(verifier, self.case, executed)
        if self.case.is_sample and _is_only_unwritten(
            executed
        ):  # perhaps others write it: a block is not a workgroup's
            if verifier.is_affordable(self.case, executed if is_first else self._runs[0]):
                self.case = self._whole()
                executed = verifier.run(self.case, counting=True, earlier=self._before_own_size())
            elif not verifier.is_one_each(executed.lane, self.case):
                self._leave_out("a workgroup does not write whole blocks")
                return None
        if self.case.is_sample and _waits_for_others(executed):
            self._leave_out("its workgroups wait for each other")
            return None
        return executed

    def _before_own_size(self) -> Mapping[str, Array] | None:
        """Return numbers for a launch before the first whole problem of the contract's own size; None for others."""
        axes = self._verifier.contract.axes
        is_first = self.case.axes == axes and not any(run.axes == axes for run in self._runs)
        return self._other_numbers() if is_first and not self.case.is_sample else None

    def _other_numbers(self) -> Mapping[str, Array]:
        """Return normal numbers of the case's size; its own, if the operator says what its inputs are."""
        form = self.case.form
        has_cases = form.operator.cases is not None
        return self.case.tensors if has_cases else normal(np.random.default_rng(self._again), form)

    def _reaches_more(self, ran: LaneRun) -> bool:
        """Whether a whole problem has executed instructions for a lane that no watched case has, or is the first one
        with tails, which choices alone may make another way.
        """
        is_own = ran.lane is self._verifier.emulated and not self.case.is_sample and ran.case.passed
        if not is_own or self._again == _MOST_AGAIN or self.case.form.workgroups > _MOST:
            return False
        if _tails(self._verifier.contract, self.case) - self._tails:
            return True
        pairs = zip(self._reached, ran.executed, strict=True)
        return any(reached.size and (_reached(one) & ~reached).any() for reached, one in pairs)

    def _note_reached(self, ran: LaneRun) -> None:
        self._tails |= _tails(self._verifier.contract, self.case)
        if ran.lane is self._verifier.emulated and len(ran.executed) == len(self._reached):
            pairs = zip(self._reached, ran.executed, strict=True)
            self._reached = [reached | _reached(one) if reached.size else _reached(one) for reached, one in pairs]

    def _whole(self) -> Case:
        return whole(self._verifier.contract.at(self.case.axes))

    def _leave_out(self, reason: str) -> bool:
        self._not_shown = f"{self._verifier.lane}: {_OWN_SIZE}: {reason}"
        return False

    def verification(self, status: VerificationStatus, detail: str) -> Verification:
        """Return the verdict on the lane, with what its own code executed."""
        lane, cases, sentences = self._verifier.lane, self.cases(), [self._not_shown] if self._not_shown else []
        if noted := next((case for case in cases if case.note), None):
            sentences.append(f"{lane}: {noted.name}: {noted.note}")
        is_one_launch = len(self._verifier.emulated.launches) == 1
        is_sampled = self._own_size is not None and self._own_size.axes is None
        if is_sampled and self._verifier.spec.scratch and is_one_launch:
            sentences.append(f"{lane}: {_OWN_SIZE}: whether workgroups share scratch memory, of which a few ran")
        if status.is_passed:
            sentences += [f"{lane}: not shown: {text}" for text in self._told.not_told()]
            sentences += self._not_covered()
        axes = next((run.axes for run in _own(self._verifier, self._runs)), None)
        return Verification(
            lane, status, detail, cases, counted=self._counted(), axes=axes, not_shown="; ".join(sentences)
        )

    def _not_covered(self) -> list[str]:
        """Say of each launch what of its code the cases have not shown."""
        ran, blocks = _own(self._verifier, self._runs), self._verifier.contract.blocks.values()
        drops = self._verifier.emulated.drops
        found = [f"{self._verifier.lane}: not shown: that what is read is dropped: {drops.sentence()}"] if drops else []
        for number, launch in enumerate(self._verifier.emulated.launches):
            shown = [Shown(run.executed[number], run.is_rough) for run in ran]
            texts = [not_covered(launch.kernel, shown, blocks) if ran else "", left_to_numbers(launch.kernel)]
            found += [f"{launch.name}: not shown: {text}" for text in texts if text]
        return found

    def _counted(self) -> dict[str, LaunchCounters]:
        """Return what each launch executed, by its name. Of a run with a fault, the launch that faults is the last."""
        own_size = self._own_size.executed if self._own_size else ()
        return {
            launch.name: _counted(self._verifier.contract, launch.kernel, executed, run.case.elements, of_own_size)
            for run in _own(self._verifier, self._runs)[:1]
            for launch, executed, of_own_size in zip_longest(
                run.lane.launches[: len(run.executed)], run.executed, own_size
            )
        }


def _left_out(lane: str, cases: list[Case]) -> str:
    """Say what no case shows: the contract's own size, if it is too large for a reference that computes only whole
    problems, and axes that are exchanged, if they are alike in every case. Empty if the cases show both.
    """
    sentences = []
    if cases[0].form.operator.captured:
        sentences.append(f"{lane}: {NOT_JUDGED}")
    elif not any(case.is_sample or not case.form.operator.whole for case in cases):
        sentences.append(f"{lane}: {_OWN_SIZE}: its reference computes only a whole problem, and this one is too large")
    if alike := _alike(cases):
        one, other = alike
        sentences.append(
            f"{lane}: not shown: '{one}' and '{other}', should they be exchanged: both are {cases[0].axes[one]} in "
            "every case, for they have no block; in 'tails', they are of two sizes"
        )
    return "; ".join(sentences)


def _alike(cases: list[Case]) -> tuple[str, str] | None:
    """Return two axes that have one size in every case, and that the operator does not hold fixed."""
    form = cases[0].form
    free = [axis for axis in form.operator.axes if axis not in form.operator.fixed and form.axes[axis] > 1]
    pairs = combinations(free, 2)
    return next((pair for pair in pairs if all(case.axes[pair[0]] == case.axes[pair[1]] for case in cases)), None)


def _why_not_a_part(case: Case, spec: LaneSpec) -> str:
    if case.form.operator.whole:
        return "its reference computes only a whole problem"
    return "its launches need each other" if spec.launches else "several workgroups may share an output"


def _modelled(ran: EmulatedRun) -> EmulatedRun:
    """Return what ran. Raises Undecided for a fault that is the emulator's own limit."""
    if ran.fault is not None and ran.fault.kind in NOT_MODELLED:
        raise Undecided(ran.fault.sentence())
    return ran


def _is_only_unwritten(done: LaneRun) -> bool:
    """Whether elements are missing and no other is wrong."""
    return not done.case.detail and done.case.unwritten > 0 and done.case.wrong <= done.case.unwritten


def _waits_for_others(done: LaneRun) -> bool:
    return any(fault.kind is FaultKind.DEADLOCK for execution in done.executed for fault in execution.faults)


def _counted(
    contract: Contract, kernel: Kernel, executed: Execution, elements: int, own_size: Execution | None
) -> LaunchCounters:
    """Count what a launch executed; without matrix instructions also the instructions for each element of the outputs.
    What depends on the size (LDS, global memory, issued instructions) is of workgroups of the contract's own size, if
    some ran; how often each line ran is of the case itself. Nothing else is known of a launch that did not end: its
    figures are no kernel's.
    """
    lines = executed_lines(kernel, executed)
    if executed.faults:
        return LaunchCounters({}, (), lines)
    counters = emulated_counters(kernel, executed)
    of_memory = executed if own_size is None else own_size
    if own_size is not None:
        counters |= {
            (scope, name): value
            for (scope, name), value in emulated_counters(kernel, own_size).items()
            if scope in OWN_SIZE_SCOPES
        }
        counters |= {(scope, OWN_SIZE): float(own_size.workgroups) for scope in OWN_SIZE_SCOPES}
    if contract.block_macs is None:  # there is no matrix instruction to count by
        counters["per_unit", "instructions"] = (
            counters["executed", "total"] * contract.architecture.wave_size / elements
        )
    return LaunchCounters(counters, memory_instructions(kernel, of_memory), lines)


def _other_width(contract: Contract, lane: str, spec: LaneSpec, code: CodeObject) -> str:
    """Say if a compiler that divides the work itself divided it among another number of work-items; else empty."""
    if not kind_of(contract, lane, spec).fixes_threads:
        return ""
    kernel = read_object(code.path.read_bytes(), str(code.path)).kernels[code.kernel_name]
    threads = contract.threads_of(spec)
    if kernel.max_threads == threads:
        return ""
    return f"the kernel is built for {kernel.max_threads} work-items, the contract launches {threads}"


def _own(verifier: EmulatorVerifier, runs: list[LaneRun]) -> list[LaneRun]:
    """Return the runs of the lane's own code objects; those that were built for a case's size are not counted as its
    own.
    """
    return [run for run in runs if run.lane is verifier.emulated]


def verify_timed(lane: GpuLane, problem: TimedProblem, name: str, looks: Sequence[tuple[Case, Held]]) -> Verification:
    """Run a lane once more on the very buffers on which it was timed, with each case's contents. A lane that only seems
    to work there, because a right result lay in memory already or because it knows what it was verified on, has a time
    that means nothing. For the first case the outputs hold marks, for others what the timed inputs make: a
    lane may not be right only where it sees that somebody looks.

    A launch that fails is a failure of the lane.
    """
    called, outcomes = lane.binary.lane, list[VerificationCase]()
    for case, contents in looks:
        try:
            ran = problem.run(name, contents, on_results=bool(outcomes))
        except OutOfMemory:
            raise
        except DeviceFault as error:
            return Verification(called, VerificationStatus.FAILED, f"{case.name}: {error}", (), lane.device)
        outcomes.append(_compared(lane, case, ran))
        if not outcomes[-1].passed:
            status, detail = _failed_on_gpu(lane, case, ran, outcomes[-1])
            return Verification(called, status, detail, tuple(outcomes), lane.device)
    notes = "; ".join(f"{called}: {one.name}: {one.note}" for one in outcomes if one.note)
    return Verification(called, _passed(looks[0][0].form), "", tuple(outcomes), lane.device, not_shown=notes)


def verify_on_gpu(lane: GpuLane, cases: list[Case]) -> Verification:
    """Run a lane on every case, in order; stop at the first case that fails.

    A launch that fails is a failure of the lane. Raises OutOfMemory, because too little memory says nothing about the
    lane. A case for whose sizes no code object was built is left out, which is said.
    """
    outcomes: list[VerificationCase] = []
    left_out = [text] if (text := _left_out(lane.binary.lane, cases)) else []
    status, detail, told = _passed(cases[0].form), "", Told()
    for case in chain(cases, _of_its_code(lane.contract, lane.binary, is_emulated=False)):
        sized = lane.for_size(case.axes)
        if sized is None:
            left_out.append(f"{lane.binary.lane}: not shown: {case.name}: no code object was built for this size")
            continue
        try:
            ran = sized.run(case.axes, case.tensors)
            outcome = _compared(sized, case, ran)
            if outcome.passed and lane.binary.spec.scratch and not outcomes:
                outcome = _second(outcome, _compared(sized, case, sized.run(case.axes, case.tensors, rounds=2)))
            left_out += [f"{lane.binary.lane}: {case.name}: {outcome.note}"] if outcome.note else []
            outcomes.append(outcome)
            told.add(case)
        except OutOfMemory:
            raise
        except DeviceFault as error:
            status, detail = VerificationStatus.FAILED, f"{case.name}: {error}"
            break
        if not outcomes[-1].passed:
            status, detail = _failed_on_gpu(sized, case, ran, outcomes[-1])
            break
    if status.is_passed:
        names = lane.binary.spec.each(lane.binary.lane)
        said = ((name, left_to_numbers_by_nvidia(code)) for name, code in zip(names, lane.binary.codes, strict=True))
        left_out += [f"{lane.binary.lane}: not shown: {text}" for text in told.not_told()]
        left_out += [f"{name}: not shown: {text}" for name, text in said if text]
    return Verification(lane.binary.lane, status, detail, tuple(outcomes), lane.device, not_shown="; ".join(left_out))


def wrong_on_gpu(lane: GpuLane, case: Case, ran: LaunchResult) -> str:
    """Say what is wrong with what a lane left; empty where it is right, or where that is not shown."""
    outcome = _compared(lane, case, ran)
    if outcome.passed:
        return ""
    status, detail = _failed_on_gpu(lane, case, ran, outcome)
    return detail if status is VerificationStatus.FAILED else ""


def _compared(lane: GpuLane, case: Case, ran: LaunchResult) -> VerificationCase:
    """Compare what a lane wrote on a GPU, whose sums of fp8 may be shorter than those of fp32."""
    outcome = compare(lane.binary.lane, case, ran)
    if not outcome.passed and (wider := with_short_sums(lane.contract, lane.binary.codes, case)):
        again = compare(lane.binary.lane, wider, ran)
        if again.passed:
            return replace(again, note="not shown: sums in fp32: it is right where sums of fp8 keep 13 bits")
    return outcome


def _failed_on_gpu(
    lane: GpuLane, case: Case, ran: LaunchResult, outcome: VerificationCase
) -> tuple[VerificationStatus, str]:
    """Return what a lane is whose case is wrong: failed, unless the hardware's own sums may explain it."""
    if reason := not_shown(lane.contract, lane.binary.codes, case, ran):
        return VerificationStatus.UNVERIFIED, reason
    return VerificationStatus.FAILED, f"{case.name}: {outcome.failure()}"
