"""Measured sweeps: which points may be timed, and finding the fastest of them. Decides nothing."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from parity.contract import Axes, Contract
from parity.devices.gpu import LaneBinary
from parity.errors import UnavailableError
from parity.measure.ahead import Start
from parity.measure.session import Worker
from parity.records import DeviceFacts, Plan, Rules, VerificationStatus
from parity.store import (
    CandidateStatus,
    SweepCandidate,
    SweepMeasurement,
    SweepPoint,
    SweepWriter,
    SweptLane,
    sweep_measurement,
    verified_identities,
)
from parity.sweep.points import Course, PointsAndVariants, Variant, build, codes_of, shown
from parity.sweep.session import SweepRequest, TimedPoint, measure_points
from parity.verify import NoReference, make_cases, sized

Progress = Callable[..., None]


@dataclass(frozen=True)
class Timing:
    """On which device a sweep is timed, and how; `start` starts its processes."""

    device: DeviceFacts
    ordinal: int
    plan: Plan
    rules: Rules = field(default_factory=Rules)
    alone: bool = False
    start: Start = Worker


@dataclass(frozen=True)
class Candidate:
    """A point that may be timed, with its binary."""

    point: SweepPoint
    variant: Variant
    binary: LaneBinary

    @property
    def identity(self) -> str:
        """Equal for points of which one is timed for all: the same code, launched in the same way."""
        known = f"{self.binary.identity} {self.variant.contract.sha256()}"
        return hashlib.sha256(known.encode()).hexdigest()


@dataclass(frozen=True)
class Field:
    """Which points are timed, and what became of every point before it."""

    points: list[TimedPoint]
    rows: list[SweepCandidate]


def entering(course: Course, swept: PointsAndVariants, device: DeviceFacts, progress: Progress) -> Field:
    """Return the points of a sweep that may be timed. The lane's own settings are the first to beat.

    Raises UnavailableError if nothing can verify the points.
    """
    candidates, rows = _sorted_out(course, swept, progress)
    known = verified_identities(course.database, device.name)
    sizes: dict[str, list[Axes]] = {}
    return Field([_entrant(candidate, known, sizes, progress) for candidate in candidates], rows)


def measure(course: Course, field: Field, timing: Timing, progress: Progress) -> SweepMeasurement:
    """Time the points of a sweep, and return what the lab book has of it then. The caller holds the device's lock.

    Raises UnavailableError if the device cannot be used.
    """
    device, plan, rules = timing.device, timing.plan, timing.rules
    book = SweepWriter(
        course.database, SweptLane(course.study.name, course.step, course.lane), device, rules, plan, field.rows
    )
    request = SweepRequest(device.kind, timing.ordinal, tuple(field.points), rules, plan, timing.alone)
    measure_points(request, book, progress, timing.start)
    return sweep_measurement(course.database, book.uuid)


def _sorted_out(
    course: Course, swept: PointsAndVariants, progress: Progress
) -> tuple[list[Candidate], list[SweepCandidate]]:
    """Return the points that may be timed, each code object once, the lane's own settings first; and what becomes of
    each point before anything is timed.
    """
    candidates: dict[str, Candidate] = {}
    rows: dict[str, SweepCandidate] = {}
    pairs = list(zip(swept.points, swept.variants, strict=True))
    own_first = sorted(pairs, key=lambda pair: not is_own(course, pair[1]))
    for number, (point, variant) in enumerate(own_first):
        progress(f"checking {shown(point.parameters)}", done=number, total=len(pairs))
        candidate = _candidate(point, variant)
        row = SweepCandidate(
            point.key, point.parameters, CandidateStatus.NOT_TIMED, code_object_sha256=point.code_object_sha256
        )
        if isinstance(candidate, str):
            rows[point.key] = replace(row, status=CandidateStatus.LEFT_OUT, detail=candidate)
        elif candidate.identity in candidates:
            same = candidates[candidate.identity].point.key
            rows[point.key] = replace(row, status=CandidateStatus.SAME, same_as=same)
        else:
            candidates[candidate.identity] = candidate
            rows[point.key] = replace(row, identity=candidate.identity)
    return list(candidates.values()), [rows[point.key] for point in swept.points]


def is_own(course: Course, variant: Variant) -> bool:
    """Return whether a point is what the lane has."""
    return variant.spec == course.spec and variant.contract == course.study.contract


def _candidate(point: SweepPoint, variant: Variant) -> Candidate | str:
    """Return a point with its binary, or why it is not timed: what a step of it would be rejected for."""
    if point.failure:
        return f"not built: {point.failure}"
    if point.verification == VerificationStatus.FAILED:
        return f"wrong on the emulator: {point.detail}"
    if point.is_refused:
        return point.detail
    outcome = build(variant)
    if outcome.code_object is None or outcome.code_object.sha256 != point.code_object_sha256:
        return "its build could not be repeated: its code object is not the recorded one"
    return Candidate(point, variant, LaneBinary(point.lane, variant.spec, (outcome.code_object,)))


def _entrant(candidate: Candidate, verified: set[str], sizes: dict[str, list[Axes]], progress: Progress) -> TimedPoint:
    """Make a candidate ready to be timed. One that is still to be verified gets code objects for the cases'
    sizes too.
    """
    contract, name = candidate.variant.contract, shown(candidate.point.parameters)
    is_verified, binary = candidate.identity in verified, candidate.binary
    if not is_verified:
        progress(f"building {name} for the sizes of its verification")
        binary = sized(contract, binary, _sizes_of(contract, sizes), codes_of(candidate.variant))
    return TimedPoint(candidate.point.key, name, contract, binary, is_verified)


def _sizes_of(contract: Contract, known: dict[str, list[Axes]]) -> list[Axes]:
    key = contract.sha256()
    if key not in known:
        try:
            known[key] = [dict(case.axes) for case in make_cases(contract)]
        except NoReference as error:
            raise UnavailableError(f"--measure: {error}: what nothing can verify is not timed") from error
    return known[key]
