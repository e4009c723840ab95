"""What profilers report about a run's lanes, compared with what the compiler says."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from statistics import fmean
from typing import TYPE_CHECKING

from parity.arch import ARCHITECTURES, is_nvidia_target, known_gpu
from parity.profilers.derived import DerivedFigure, derived_figures
from parity.profilers.launches import level_named
from parity.report.beside import beside_the_emulator
from parity.report.records.profile import (
    Beside,
    Profile,
    SampledInstruction,
    Sampling,
    SamplingDifference,
    SharePair,
)

if TYPE_CHECKING:
    from parity.store import RunRecord
    from parity.store.queries import ProfileFigures
    from parity.store.schema import PcSampleRow, ProfileRow

_VGPR_ENCODING = 8  # registers come in eights in the kernel descriptor that profilers read
_LDS_GRANULE = 512
_RESERVED_SHARED_BYTES = 1024  # NVIDIA, "CUDA C++ Programming Guide", Compute Capability 8.x and 9.0, Shared Memory
_SAMPLED_LIMIT = 20


def profile_reports(record: RunRecord, lane: str) -> list[Profile]:
    """Return the lane's profiles, each with its summary, its derived figures, and its disagreements with the
    compiler.
    """
    rows = [
        replace(figures, counters=level_named(figures.counters), took=level_named(figures.took))
        for figures in record.profiles
        if figures.profile.lane == lane
    ]
    together: dict[str, list[ProfileFigures]] = {}
    for row in rows:
        together.setdefault(_recorded_together(row), []).append(row)
    extra: dict[int, list[DerivedFigure]] = {}
    for group in together.values():
        if counted := [figures for figures in group if figures.counters]:
            extra[id(counted[-1])] = _derived_across_passes(record, group)
    return [_profile(record, lane, figures, extra.get(id(figures), [])) for figures in rows]


def _recorded_together(figures: ProfileFigures) -> str:
    """Return what profiles have in common whose counters belong together: they are profiled passes, or the files of one
    import.
    """
    return "profiled" if figures.profile.basis == "profiled" else figures.profile.created_at


def _derived_across_passes(record: RunRecord, rows: list[ProfileFigures]) -> list[DerivedFigure]:
    """Return the figures that need counters of several passes; they are shown with the last of these passes."""
    known = {figure.name for row in rows for figure in _derived(record, row.counters, row.took)}
    counters = {name: value for row in rows for name, value in row.counters.items()}
    means = [row.mean_ns for row in rows if row.mean_ns is not None]
    took = dict.fromkeys(counters, fmean(means)) if means else {}
    took |= {name: value for row in rows for name, value in row.took.items()}
    return [figure for figure in _derived(record, counters, took) if figure.name not in known]


def _derived(record: RunRecord, counters: Mapping[str, float], took: Mapping[str, float]) -> list[DerivedFigure]:
    arch = str(record.run.arch)
    return derived_figures(counters, arch, took, known_gpu(arch, str(record.run.device_name or "")))


def _profile(record: RunRecord, lane: str, figures: ProfileFigures, extra: list[DerivedFigure]) -> Profile:
    beside, profile = beside_the_emulator(record, lane, figures.counters), figures.profile
    return Profile(
        basis=profile.basis,
        source=profile.source,
        dispatches=profile.dispatches,
        other_kernels=profile.other_kernels,
        is_partial=profile.is_partial,
        seen=figures.seen,
        counters=figures.counters,
        duration_ns=figures.duration_ns,
        derived=[*_derived(record, figures.counters, figures.took), *extra],
        beside_the_emulator=beside,
        disagreements=[
            *_missing_launches(record, profile),
            *disagreements(record, lane, figures.seen),
            *(_other_than_emulated(pair) for pair in beside if pair.agrees is False),
        ],
        pc_sampling=_sampling(figures.samples),
    )


def _other_than_emulated(pair: Beside) -> str:
    ratio = "" if pair.ratio is None else f", {pair.ratio:.2f} times as many"
    return (
        f"{pair.counter}: the profiler says {pair.hardware:,.0f} of a launch, the emulator {pair.emulated:,.0f} "
        f"(from {pair.workgroups:,} workgroups){ratio}"
    )


def _missing_launches(record: RunRecord, profile: ProfileRow) -> list[str]:
    launched = next((pass_row.launches for pass_row in record.passes if pass_row.id == profile.pass_id), None)
    if launched is None or profile.dispatches in (0, launched):  # samples name no dispatches
        return []
    return [f"dispatches: the profiler saw {profile.dispatches:,}, {launched:,} were launched"]


def disagreements(record: RunRecord, lane: str, seen: Mapping[str, list[int]]) -> list[str]:
    """Return where the profiler disagrees with the compiler and the launch, beyond the known rounding.

    VGPRs are rounded up to a multiple of eight, except on NVIDIA. Static LDS excludes dynamic LDS. LDS may be rounded
    up to a multiple of 512 bytes.
    """
    build = record.builds[lane]
    vgprs = record.counter(lane, "resources", "next_free_vgpr")
    static = record.counter(lane, "resources", "lds_static_bytes")
    total = record.counter(lane, "resources", "lds_bytes")
    workgroups = math.prod(int(size) for size in build.grid.split("x")) if build.grid else None
    threads = build.threads
    arch = ARCHITECTURES.get(str(record.run.arch))
    registers = "vgpr_and_accum" if arch and arch.has_unified_registers else "vgpr"
    launched = workgroups * threads if workgroups and threads else None
    private = record.counter(lane, "resources", "private_segment_bytes")
    rounded = "rounded up to 512"
    expected: list[tuple[str, str, set[float | None], str]] = [
        ("VGPRs", registers, *_expected_vgprs(record, vgprs)),
        ("scratch bytes", "scratch_bytes", {private}, "the compiler's private segment"),
        ("static LDS bytes", "lds_static", {static, _up(static, _LDS_GRANULE)}, f"the compiler's, {rounded}"),
        (
            "LDS bytes",
            "lds_whole",
            {total, _up(total, _LDS_GRANULE), *_with_reserved(record, total)},
            f"static and dynamic, {rounded}",
        ),
        ("work-items of a workgroup", "workgroup_total", {threads}, "the launch's"),
        ("work-items of the grid", "grid_total", {launched}, "the launch's; a profile may be of another problem size"),
    ]
    sentences = []
    for name, figure, right, what in expected:
        known = [value for value in right if value is not None]
        wrong = [value for value in seen[figure] if value not in right]
        if wrong and known:
            shown = ", ".join(f"{value:,}" for value in wrong[:4])
            sentences.append(f"{name}: the profiler says {shown}, expected {_shown(min(known))} ({what})")
    return sentences


def _expected_vgprs(record: RunRecord, vgprs: float | None) -> tuple[set[float | None], str]:
    if is_nvidia_target(str(record.run.arch)):
        return {vgprs}, "the compiler's"
    return {_up(vgprs, _VGPR_ENCODING)}, f"the compiler's {_shown(vgprs)}, rounded up to eights"


def _with_reserved(record: RunRecord, total: float | None) -> set[float | None]:
    """On NVIDIA the driver reserves a part of every workgroup's shared memory, which cubins may or may not count."""
    is_nvidia = is_nvidia_target(str(record.run.arch))
    return {total + _RESERVED_SHARED_BYTES} if is_nvidia and total is not None else set()


def _up(value: float | None, granule: int) -> float | None:
    return None if value is None else math.ceil(value / granule) * granule


def _shown(value: float | None) -> str:
    return "unknown" if value is None else f"{value:,.0f}"


def _sampling(samples: list[PcSampleRow]) -> Sampling | None:
    """Summarise a profile's samples of the program counter; None if there are none."""
    total = sum(row.samples for row in samples)
    if not total:
        return None
    classes: dict[str, int] = {}
    stalls: dict[str, int] = {}
    places = {"hot loop": 0, "elsewhere": 0, "not told apart": 0}
    for row in samples:
        classes[row.class_] = classes.get(row.class_, 0) + row.samples
        place = {True: "hot loop", False: "elsewhere", None: "not told apart"}[row.in_hot_loop]
        places[place] += row.samples
        for reason, number in row.stalls.items():
            stalls[reason] = stalls.get(reason, 0) + number
    return Sampling(
        samples=total,
        classes=_shares(classes, total),
        places={name: number / total for name, number in places.items()},
        stalls=_shares(stalls, sum(stalls.values())),
        instructions=[
            SampledInstruction(
                row.instruction,
                row.class_,
                row.lines,
                row.in_hot_loop,
                row.samples,
                row.issued,
                row.stalls,
                row.samples / total,
            )
            for row in samples[:_SAMPLED_LIMIT]
        ],
    )


def sampling_difference(first: RunRecord, second: RunRecord, lane: str) -> SamplingDifference | None:
    """Compare the shares of two runs' latest samples side by side, by class, place and stall reason; None if a run has
    none.

    A share that a run does not have is zero, because its samples were elsewhere.
    """
    left, right = (latest_sampling(record, lane) for record in (first, second))
    if left is None or right is None:
        return None
    kinds = {
        "places": (left.places, right.places),
        "classes": (left.classes, right.classes),
        "stalls": (left.stalls, right.stalls),
    }
    rows = [
        SharePair(kind, name, (our_shares.get(name, 0.0), theirs.get(name, 0.0)))
        for kind, (our_shares, theirs) in kinds.items()
        for name in dict.fromkeys([*our_shares, *theirs])
    ]
    return SamplingDifference(lane, (left.samples, right.samples), rows)


def latest_sampling(record: RunRecord, lane: str) -> Sampling | None:
    """Return what a lane's latest samples say; None if it has none."""
    if not any(figures.profile.lane == lane and figures.samples for figures in record.profiles):
        return None
    samplings = (profile.pc_sampling for profile in reversed(profile_reports(record, lane)))
    return next((sampling for sampling in samplings if sampling), None)


def _shares(numbers: Mapping[str, int], total: int) -> dict[str, float]:
    ordered = sorted(numbers.items(), key=lambda item: (-item[1], item[0]))
    return {name: number / total for name, number in ordered}
