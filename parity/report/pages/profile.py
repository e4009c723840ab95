"""The page of a study's profiles: how near each timed lane is to what the GPU can do, which kernels profilers have
seen, and when these ran.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from parity.arch.products import peak_gflops, product_of
from parity.errors import InputError
from parity.profilers.derived import MEMORY_TRAFFIC
from parity.report.profiles import profile_reports
from parity.store import dispatch_times, load_runs, profiled_runs, runs_by_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parity.report.records.profile import Profile
    from parity.report.state import StudyState
    from parity.store import RunRecord

_MOST_LAUNCHES = 1000  # of a profile, that a picture has


@dataclass(frozen=True)
class Roof:
    """What bounds a problem on a GPU: its documented peaks, in GFLOP/s and GB/s, and what no kernel can do without: so
    many operations (two for each multiply-accumulate) and bytes (each read or written once).
    """

    product: str
    dtype: str
    peak_gflops: float
    memory_gbps: float
    operations: int
    bytes: int

    @property
    def intensity(self) -> float:
        """Operations for each byte."""
        return self.operations / self.bytes

    def gflops(self, intensity: float) -> float:
        """Return the most that memory and matrix instructions allow."""
        return min(self.peak_gflops, self.memory_gbps * intensity)


class Reached(NamedTuple):
    """What a lane of a step with the verdict `word` reached: operations in GFLOP/s, its share of the peak, the needed
    bytes in GB/s, and operations for each byte that a profiler has counted between the last-level cache and memory.
    """

    step: str
    word: str
    lane: str
    ms: float
    basis: str
    gflops: float
    of_peak: float
    gbps: float
    profiled_intensity: float | None


class SeenKernel(NamedTuple):
    """A lane's kernel as the files of profilers have it."""

    step: str
    lane: str
    profiles: list[Profile]

    @property
    def timed(self) -> Profile | None:
        """The first file that has durations."""
        return next((profile for profile in self.profiles if profile.duration_ns), None)

    @property
    def sampled(self) -> Profile | None:
        """The first file that has samples of the program counter."""
        return next((profile for profile in self.profiles if profile.pc_sampling), None)


class Timeline(NamedTuple):
    """When a lane's launches ran: begin and duration in microseconds after the first one's begin. `left_out` launches
    of the profile are not among them.
    """

    step: str
    lane: str
    source: str
    basis: str
    launches: list[tuple[float, float]]
    left_out: int

    @property
    def busy(self) -> float:
        """The share of the time, from the first launch's begin to the last one's end, in which a launch ran."""
        end, ran = 0.0, 0.0
        for begin, duration in self.launches:
            ran += max(0.0, begin + duration - max(begin, end))
            end = max(end, begin + duration)
        return ran / end if end else 0.0


@dataclass(frozen=True)
class ProfilePage:
    """What the page shows; in the place of a roof, why there is none."""

    roof: Roof | str
    reached: list[Reached]
    kernels: list[SeenKernel]
    timelines: list[Timeline]


def profile_page(state: StudyState) -> ProfilePage | None:
    """Make the page of a study's profiles; None where nothing was profiled or timed."""
    heads = state.chosen.heads
    profiled = sorted(profiled_runs(state.database, [head.id for head in heads]))
    whole = {record.run.id: record for record in runs_by_id(state.database, profiled)}
    kernels = [
        SeenKernel(record.step, lane, profiles)
        for head in heads
        if (record := whole.get(head.id))
        for lane in record.builds
        if (profiles := profile_reports(record, lane))
    ]
    records = [record for record in load_runs(state.database, heads, frozenset()) if state.is_comparable(record)]
    roof = _roof(state)
    reached = [*_reached(roof, records, kernels)] if isinstance(roof, Roof) else []
    if not (reached or profiled):
        return None
    timelines = [timeline for record in whole.values() for timeline in _timelines(state, record)]
    return ProfilePage(roof, reached, kernels, timelines)


def _roof(state: StudyState) -> Roof | str:
    """Return the roof of the study's problem on its device, or why there is none."""
    contract, device = state.study.contract, state.chosen.device
    try:
        form = contract.form()
    except InputError as error:  # a file of one's own, which what only reads does not run
        return str(error)
    if form.least_macs is None or form.least_read is None or form.least_type is None:
        return f"operator '{form.operator.name}' does not say what every kernel must read and compute"
    product = product_of(contract.arch, device or "")
    peak = peak_gflops(product, form.least_type) if product else None
    if product is None or peak is None or product.memory_gbps is None:
        return f"no peaks of {device or 'the device'} are known"
    needed = form.least_read + form.least_written
    return Roof(product.name, form.least_type, peak, product.memory_gbps, 2 * form.least_macs, needed)


def _reached(roof: Roof, records: list[RunRecord], kernels: list[SeenKernel]) -> Iterator[Reached]:
    traffic = {
        (kernel.step, kernel.lane): figure.value
        for kernel in kernels
        for profile in kernel.profiles
        for figure in profile.derived
        if figure.name in MEMORY_TRAFFIC and figure.value
    }
    for record in records:
        for lane in record.lanes:
            if lane in record.wrong_lanes or not (ms := record.kpi_ms(lane)):
                continue
            gflops, counted = 1e-6 * roof.operations / ms, traffic.get((record.step, lane))
            yield Reached(
                record.step,
                record.word,
                lane,
                ms,
                record.time_basis(lane) or "",
                gflops,
                gflops / roof.peak_gflops,
                1e-6 * roof.bytes / ms,
                roof.operations / counted if counted else None,
            )


def _timelines(state: StudyState, record: RunRecord) -> Iterator[Timeline]:
    for figures in record.profiles:
        row = figures.profile
        if times := dispatch_times(state.database, row.id, _MOST_LAUNCHES):
            first = times[0][0]
            launches = [(1e-3 * (begin - first), 1e-3 * (end - begin)) for begin, end in times]
            yield Timeline(record.step, row.lane, row.source, row.basis, launches, row.dispatches - len(times))
