"""Shows profiles on a terminal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from parity.profilers.naming import distinct, listed
from parity.report.figures import number
from parity.report.terminal.layout import new_table, titled

if TYPE_CHECKING:
    from parity.profilers.summary import KernelSummary, ProfileSummary
    from parity.report.records.lane import EmulatedCounts
    from parity.report.records.profile import ImportReport, Profile, ProfilingReport, Sampling, SamplingDifference


_SAMPLED_ROWS, _NAMED = 8, 5
_WIDE = 120  # columns
_FILES = 10
_MICRO = 1e6  # ns: shorter durations are shown in microseconds


def print_profile(console: Console, lane: str, profile: Profile, emulated: EmulatedCounts | None) -> None:
    """Show what one profiler's file says about a lane."""
    basis = profile.basis
    if profile.pc_sampling:
        console.print(_sampling_table(lane, profile.pc_sampling, basis))
    if not profile.dispatches:
        return
    lines = [f"{profile.dispatches:,} dispatches of the lane's kernel, {profile.other_kernels:,} of others"]
    if profile.is_partial:
        lines.append("the file is cut off: this is what could be read")
    if profile.duration_ns is None:
        lines.append("no times: the file has none")
    else:
        took = profile.duration_ns
        unit, scale = _unit(took.median)
        middle, lower, upper, least, most = (
            number(value / scale)
            for value in (took.median, took.lower_quartile, took.upper_quartile, took.min, took.max)
        )
        lines.append(
            f"duration under the profiler: median {middle} {unit}, quartiles {lower} to {upper}, all {least} to {most} "
            f"({basis})"
        )
    seen = {name: values for name, values in profile.seen.items() if values and name != "vgpr_and_accum"}
    lines.append(
        "the profiler's figures: " + ", ".join(f"{n} {'/'.join(f'{v:,}' for v in vs)}" for n, vs in seen.items())
    )
    lines += [f"disagrees: {text}" for text in profile.disagreements]
    lines += [f"counter {name} {number(value, 1)} per dispatch ({basis})" for name, value in profile.counters.items()]
    lines += [f"{row.name} {number(row.value, 4)} {row.unit} = {row.formula} ({basis})" for row in profile.derived]
    lines += [
        f"{row.counter} {number(row.hardware, 0)} ({basis}), {number(row.emulated, 0)} (emulated, from "
        f"{row.workgroups:,} workgroups), ratio {number(row.ratio, 3)}"
        for row in profile.beside_the_emulator
    ]
    if emulated and any(row.name == "LDS bank conflict rate" for row in profile.derived):
        lines.append(f"LDS conflict rate {number(emulated.lds.get('conflict_rate'), 4)} (emulated)")
    if emulated and profile.counters:
        classes = emulated.hot_loop.classes.items()
        executed = ", ".join(f"{n} {number(v, 1)}" for n, v in classes if n.startswith(("valu", "lds", "matrix")))
        lines.append(f"an iteration of the hot loop executes {executed} (emulated)")
    console.print(titled("\n".join(lines), f"{lane}: {profile.source}"))


def _sampling_table(lane: str, sampling: Sampling, basis: str) -> Table:
    places = ", ".join(f"{name} {share:.0%}" for name, share in sampling.places.items())
    classes = ", ".join(f"{name} {share:.0%}" for name, share in list(sampling.classes.items())[:8])
    stalls = ", ".join(f"{name} {share:.0%}" for name, share in list(sampling.stalls.items())[:8])
    table = new_table(f"{lane}: {sampling.samples:,} samples of the program counter ({basis}): {places}")
    table.caption = f"by class: {classes}" + (f"; stalls: {stalls}" if stalls else "")
    for heading in ("share", "class", "instruction", "lines", "in the hot loop", "stalls"):
        table.add_column(heading, justify="right" if heading == "share" else "left", overflow="fold")
    words = {True: "yes", False: "no", None: "not told apart"}
    for row in sampling.instructions:
        reasons = sorted(row.stalls.items(), key=lambda item: -item[1])[:3]
        table.add_row(
            f"{row.share:.1%}",
            row.class_,
            row.instruction,
            ", ".join(map(str, row.lines[:4])) + (" ..." if len(row.lines) > 4 else ""),
            words[row.in_hot_loop] if row.lines else "not in the text",
            ", ".join(f"{reason} {count}" for reason, count in reasons),
        )
    return table


def print_profiled(console: Console, report: ProfilingReport) -> None:
    """`parity profile`: the result for each lane."""
    for lane in report.lanes:
        console.print(f"{lane.lane}: {lane.profiler} recorded {lane.recorded} passes")
        for failure in lane.failures:
            console.print(f"{lane.lane}: {failure}", style="yellow")
    for name, why in report.lanes[0].left_out.items():
        console.print(f"{name} left out: {why}", style="yellow")
    console.print(f"recorded with run {report.run_id}: see 'parity show'")


def print_imported(console: Console, report: ImportReport) -> None:
    """`parity import`: the result for each file."""
    for row in report.files if len(report.files) <= _FILES else ():
        if row.was_there:
            text = "was imported before; what was taken of it then stays"
        else:
            text = f"{row.dispatches:,} dispatches, {row.samples:,} samples"
            text += f", {row.other_kernels:,} of other kernels"
        if row.left_out:
            text += "; left out: " + ", ".join(f"{count:,} {why}" for why, count in row.left_out.items())
        if len(row.kernels) > 1:
            text += f"; together, of {len(row.kernels)} kernels: {listed(row.kernels)}"
        if len(row.agents) > 1:
            text += f"; on agents {', '.join(row.agents)}, one of which --agent chooses"
        console.print(f"{row.file}: {text} ({row.lane} lane, run {report.run_id})")
        if row.stopped:
            console.print(f"  stopped: {row.stopped}", style="yellow")
    if len(report.files) > _FILES:
        console.print(_imported_together(report))
        for row in report.files:
            if row.stopped:
                console.print(f"  stopped: {row.stopped}", style="yellow")
    _print_passed_over(console, report.passed_over)


def _imported_together(report: ImportReport) -> str:
    """Many files in a sentence."""
    files = report.files
    left_out: Counter[str] = Counter()
    for row in files:
        left_out.update(row.left_out)
    there = sum(row.was_there for row in files)
    text = f"{len(files):,} files: {sum(row.dispatches for row in files):,} dispatches, "
    text += (
        f"{sum(row.samples for row in files):,} samples, {sum(row.other_kernels for row in files):,} of other kernels"
    )
    text += f", {there:,} files were imported before" if there else ""
    text += "; left out: " + ", ".join(f"{count:,} {why}" for why, count in left_out.items()) if left_out else ""
    kernels = {name for row in files for name in row.kernels}
    text += f"; together, of {len(kernels)} kernels: {listed(kernels)}" if len(kernels) > 1 else ""
    return f"{text} ({files[0].lane} lane, run {report.run_id})"


def print_profile_summary(console: Console, summary: ProfileSummary, top: int) -> None:
    """`parity profile read`: a table of kernels by time, then what is known of each, then what was left out."""
    by_time = " by time" if any(kernel.duration_ns for kernel in summary.kernels) else ""
    table = new_table(f"{len(summary.kernels):,} kernels{by_time}, {len(summary.files):,} files")
    is_wide = console.width >= _WIDE  # else the kernels' names stand below
    for heading in ("", "time", "share", "launches", "median", "quartiles", "least to most"):
        table.add_column(heading, justify="right")
    if is_wide:
        table.add_column("kernel")
    shown_kernels = summary.kernels[:top]
    names = _named(shown_kernels)
    for number_, kernel in enumerate(shown_kernels, 1):
        took = kernel.duration_ns
        spread = (
            ("–", "–", "–")
            if took is None
            else (
                _time(took.median),
                _times(took.lower_quartile, took.upper_quartile),
                _times(took.min, took.max),
            )
        )
        share = "–" if kernel.share is None else f"{kernel.share:.1%}"
        name = [names[number_ - 1]] if is_wide else []
        total = "–" if kernel.total_ns is None else _time(kernel.total_ns)
        table.add_row(str(number_), total, share, f"{kernel.launches:,}", *spread, *name)
    console.print(table)
    if not is_wide:
        for number_ in range(1, len(shown_kernels) + 1):
            console.print(f"{number_}  {names[number_ - 1]}")
    for number_, kernel in enumerate(shown_kernels, 1):
        lines = [f"{name} {'/'.join(f'{value:,}' for value in values)}" for name, values in kernel.seen.items()]
        lines = [", ".join(lines)] if lines else []
        lines += [f"counter {name} {number(value, 1)} per launch" for name, value in kernel.counters.items()]
        lines += [f"{row.name} {number(row.value, 4)} {row.unit} = {row.formula}" for row in kernel.derived]
        if lines:
            console.print(titled("\n".join(lines), f"{number_}  {names[number_ - 1]}"))
    if len(summary.kernels) > top:
        console.print(f"{len(summary.kernels) - top:,} more kernels: --top shows more")
    _say_what_was_left_out(console, summary)


def _named(kernels: list[KernelSummary]) -> list[str]:
    """Short names, with the grid where a kernel has several."""
    grids = Counter(kernel.kernel for kernel in kernels)
    names = distinct(grids)
    return [
        names[kernel.kernel] + (f", grid {kernel.grid or 0:,}" if grids[kernel.kernel] > 1 else "")
        for kernel in kernels
    ]


def _say_what_was_left_out(console: Console, summary: ProfileSummary) -> None:
    if summary.gpu_source:
        several = summary.arch == "?"
        which = "GPUs of several architectures" if several else " ".join(filter(None, (summary.arch, summary.gpu)))
        console.print(f"of {which}, as {summary.gpu_source} says")
    untimed = [kernel for kernel in summary.kernels if kernel.duration_ns is None]
    if untimed:
        which = (
            "the profile has none" if len(untimed) == len(summary.kernels) else f"{len(untimed):,} kernels have none"
        )
        console.print(f"no times: {which}")
    if summary.passes > 1:
        console.print(f"{summary.passes:,} passes, so the program ran as often: launches and times are of one of them")
    for text in summary.stopped:
        console.print(f"cut off: {text}", style="yellow")
    if len(summary.agents) > 1:
        agents = ", ".join(f"{name} ({count:,} launches)" for name, count in summary.agents.items())
        console.print(f"agents, of which --agent chooses one: {agents}")
    if summary.samples:
        console.print(
            f"{summary.samples:,} samples of the program counter, which 'parity profile import' joins to a lane"
        )
    if summary.other_kernels:
        console.print(f"{summary.other_kernels:,} launches of other kernels")
    if summary.left_out:
        console.print("left out: " + ", ".join(f"{count:,} {why}" for why, count in summary.left_out.items()))
    _print_passed_over(console, summary.passed_over)


def _time(nanoseconds: float) -> str:
    """Return a duration in milliseconds, or in microseconds below one millisecond."""
    unit, scale = _unit(nanoseconds)
    return f"{number(nanoseconds / scale)} {unit}"


def _unit(nanoseconds: float) -> tuple[str, float]:
    """Return the unit in which a duration is shown, and the unit's nanoseconds."""
    return ("ms", 1e6) if nanoseconds >= _MICRO else ("µs", 1e3)


def _times(first: float, last: float) -> str:
    """Two durations in one unit."""
    unit, scale = _unit(last)
    return f"{number(first / scale)} to {number(last / scale)} {unit}"


def _print_passed_over(console: Console, passed_over: dict[str, list[str]]) -> None:
    for why, names in passed_over.items():
        more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
        console.print(f"passed over ({why}): {', '.join(names[:_NAMED])}{more}")


def sampling_difference(sampling: SamplingDifference, steps: tuple[str, str]) -> Table:
    counts = " and ".join(f"{count:,}" for count in sampling.samples)
    table = new_table(f"{sampling.lane}: samples of the program counter, {counts}")
    for heading in ("", "", *steps, "difference"):
        table.add_column(heading, justify="left" if not heading else "right")
    for kind in ("places", "classes", "stalls"):
        rows = [row for row in sampling.rows if row.kind == kind]
        for row in sorted(rows, key=lambda row: -max(row.shares))[:_SAMPLED_ROWS]:
            first, second = row.shares
            table.add_row(kind, row.name, f"{first:.1%}", f"{second:.1%}", f"{100 * (second - first):+.1f}")
    return table
