"""Shows one run on a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parity.records import LIBRARIES, CheckStatus
from parity.report.figures import interval, lane_times, number, percent
from parity.report.terminal.layout import new_table, occupancy_text, sizes_table, titled, verdict_text
from parity.report.terminal.overview import print_summary
from parity.report.terminal.profiles import print_profile

if TYPE_CHECKING:
    from parity.isa.counters import Counts
    from parity.isa.findings import Finding
    from parity.records import Check, WrongElement
    from parity.report.records.lane import ExecutedLoop, LaneReport, LoopCounts, MemoryRow
    from parity.report.records.origin import RunOrigin
    from parity.report.records.run import Case, EndedRun, Measurement, RunReport


_MEMORY_LIMIT = 12
_PROFILES = 12


def print_ended(console: Console, ended: EndedRun) -> None:
    """`parity run`: what went wrong in detail, then the summary."""
    run = ended.run
    for lane, of_lane in run.lanes.items():
        if of_lane.build and not of_lane.build.ok:
            whole = f"the whole log: parity runs artifact {run.run_id} log.txt --lane {lane}"
            console.print(titled(f"{of_lane.build.message}\n{whole}", f"{lane}: not built"))
    if unheld := [check for check in run.checks if check.status is not CheckStatus.HELD]:
        console.print(_check_table(unheld))
    _print_cases(console, run, all_cases=False)
    if run.sizes:
        console.print(sizes_table(run.sizes))
    print_summary(console, ended.summary, ended.changed)


def print_reasons(console: Console, run: RunReport, *, all_cases: bool = False) -> None:
    """Show the verdict with its reasons, and the verification cases: all, or only those that failed."""
    verification = run.verification
    status = f"{verification.status}: {verification.detail}" if verification.detail else verification.status
    console.print(Text.assemble((run.step, "bold"), ": ", verdict_text(run.word), f" (basis: {run.basis}), {status}"))
    _print_cases(console, run, all_cases=all_cases)
    for place, reason in enumerate(run.reasons, 1):
        console.print(f"  {place}. {reason.text}")
    for note in run.notes:
        console.print(f"  {note.kind}, {note.created_at[:10]}: {note.text}")


def _print_origin(console: Console, origin: RunOrigin) -> None:
    """Print the commit with what was not in it, the study's own files, and the machine."""
    lines = []
    if origin.commit:
        lines.append(f"commit {origin.commit}{f' on {origin.branch}' if origin.branch else ''}")
    if origin.changed_in_scope:
        lines.append(f"not committed: {origin.changed_in_scope}")
    if origin.not_known:
        lines.append(f"commit not known: {origin.not_known}")
    lines += [f"artifact {row.name}: {row.sha256[:16]}, {row.size_bytes:,} bytes" for row in origin.files]
    lines.append(", ".join(f"{name} {value}" for name, value in origin.host.items()))
    console.print(titled("\n".join(lines), "origin"))


def _print_cases(console: Console, run: RunReport, *, all_cases: bool) -> None:
    for case in run.verification.cases:
        if case.passed and not all_cases:
            continue
        state = "passed" if case.passed else f"FAILED ({case.wrong} wrong, {case.unwritten} not written)"
        text = f"  {case.lane}: {case.name}: {state}, {case.elements:,} elements ({_where(case)})"
        console.print(text)
        if case.wrong_elements:
            console.print(_wrong_table(case, case.wrong_elements))


def _wrong_table(case: Case, elements: list[WrongElement]) -> Table:
    """Build a table of the first wrong elements of a case, with what all wrong ones share."""
    table = new_table(f"the first of {case.wrong:,} wrong elements, {_where(case)}; tolerance: {case.tolerance}")
    for heading in ("element", "got", "right", "from"):
        table.add_column(heading, overflow="fold")
    for element in elements:
        table.add_row(
            f"{element.output}[{', '.join(map(str, element.index))}]", element.got, element.wanted, element.inputs
        )
    if case.shared:
        table.caption = "; ".join(case.shared)
        table.caption_justify = "left"
    return table


def _where(case: Case) -> str:
    return "emulated" if case.device == "emulator" else f"on {case.device}"


def print_run(console: Console, run: RunReport) -> None:
    """Show one run in full: its texts, how it was built, what was checked, what the machine code shows."""
    heading = f"{run.study}/{run.step}: {run.title}"
    texts = [
        f"{name}: {' '.join(text.split())}"
        for name in ("hypothesis", "change", "expected", "precondition", "note", "source")
        if (text := getattr(run, name))
    ]
    console.print(titled("\n".join(texts), heading))
    if run.hidden_because:
        console.print(f"hidden: {run.hidden_because} (parity runs rm {run.run_id} --undo)")
    if run.origin:
        _print_origin(console, run.origin)
    for file in run.changed_files or ():
        console.print(file.sentence(), style="yellow")
    for lane, of_lane in run.lanes.items():
        _print_lane(console, run.run_id, lane, of_lane)
    if run.checks:
        console.print(_check_table(run.checks))
    for table in loop_tables(run):
        console.print(table)
    for lane, lane_report in run.lanes.items():
        _print_profiles(console, lane, lane_report)
    for lane, lane_report in run.lanes.items():
        emulated = lane_report.emulated
        if emulated and emulated.memory_instructions:
            console.print(memory_table(lane, emulated.memory_instructions))
    _print_kpi(console, run)
    if run.sizes:
        console.print(sizes_table(run.sizes))
    if run.measurement:
        _print_measurement(console, run.measurement)
    print_reasons(console, run, all_cases=True)


def _print_profiles(console: Console, lane: str, report: LaneReport) -> None:
    """Print the last profiles of a lane, how many came before them, and the profilers' passes that failed."""
    for profile in report.profiles[-_PROFILES:]:
        print_profile(console, lane, profile, report.emulated)
    if (more := len(report.profiles) - _PROFILES) > 0:
        console.print(f"{lane}: {more:,} earlier files of profiles, which --json has")
    for failed in report.profiler_passes:
        if failed.failure:
            what = f"{lane}: {failed.profiler}, {failed.purpose} {' '.join(failed.counters)}".strip()
            console.print(f"{what}: {failed.failure}", style="yellow")


def memory_table(title: str, rows: Sequence[MemoryRow]) -> Table:
    """Build a table of the memory instructions that cost most: by conflict cycles, then by the bytes in their 64-byte
    segments that they did not ask for.
    """
    table = new_table(f"{title}: memory instructions (emulated), {min(len(rows), _MEMORY_LIMIT)} of {len(rows)}")
    shown = sorted(rows, key=_memory_cost, reverse=True)[:_MEMORY_LIMIT]
    in_lds, in_memory = any(row.cycles for row in shown), any(row.segments_64 for row in shown)
    headings = ["line", "instruction", "accesses"]
    headings += ["LDS cycles", "conflicts", "rate"] if in_lds else []
    headings += ["64 B segments", "used"] if in_memory else []
    for heading in headings:
        is_text = heading == "instruction"
        table.add_column(heading, justify="left" if is_text else "right", min_width=16 if is_text else None)
    for row in shown:
        rate = row.conflict_cycles / row.cycles if row.cycles else None
        used = row.bytes_asked / (64 * row.segments_64) if row.segments_64 else None
        lds = (number(row.cycles), number(row.conflict_cycles), number(rate, 3) + "*" * row.is_assumed)
        lds = lds if row.cycles else ("–",) * 3
        memory = (number(row.segments_64), number(used, 2)) if row.segments_64 else ("–",) * 2
        cells = [*(lds if in_lds else ()), *(memory if in_memory else ())]
        table.add_row(str(row.line), row.text, number(row.accesses), *cells)
    if any(row.is_assumed for row in shown):
        table.caption = "* by phases and banks that nobody has measured on this architecture: assumed"
    return table


def _memory_cost(row: MemoryRow) -> tuple[int, int]:
    return row.conflict_cycles, 64 * row.segments_64 - row.bytes_asked


def _print_lane(console: Console, run_id: int, lane: str, report: LaneReport) -> None:
    chain, build = report.toolchain, report.build
    lines = []
    if chain and build:
        state = "from the cache" if build.cached else f"built in {build.seconds:.2f} s"
        lines.append(f"{chain.compiler} {chain.version}, {state if build.ok else f'FAILED: {build.message}'}")
        if not build.ok:
            lines.append(f"the whole log: parity runs artifact {run_id} log.txt --lane {lane}")
        lines.append(f"compiler library {chain.library_path} sha256 {(chain.library_sha256 or '')[:16]}")
    if report.emulated:
        lines.append(f"emulated: {report.emulated.sentence}")
    if report.code_object_sha256:
        lines.append(f"code object sha256 {report.code_object_sha256}")
    for title, figures in (("resources", report.resources.figures), ("profile", report.profile)):
        if figures:
            values = ", ".join(f"{name} {number(value)}" for name, value in figures.items())
            lines.append(f"{title} ({report.counters_basis}): {values}")
    if report.resources.occupancy:
        lines.append(f"occupancy (static): {occupancy_text(report.resources.occupancy)}")
    lines += [f"{name}: {value}" for name, value in report.facts.items()]
    lines += [f"finding {row.code}: {row.text} ({place_of(row)})" for row in report.findings]
    lines += [f"artifact {row.name}: {row.sha256[:16]}, {row.size_bytes:,} bytes" for row in report.artifacts]
    if lines:
        console.print(titled("\n".join(lines), lane))


def place_of(finding: Finding) -> str:
    line = f"first at line {finding.line}, " if finding.line is not None else ""
    return f"{line}{finding.places} place{'s' if finding.places != 1 else ''}"


def _check_table(checks: list[Check]) -> Table:
    table = new_table("Contract, checked on the artifacts")
    for heading in ("lane", "check", "status", "expected", "found"):
        table.add_column(heading, overflow="fold")
    styles = {"held": "green", "violated": "bold red", "not_shown": "yellow"}
    for check in checks:
        status = Text(check.status.replace("_", " "), styles[check.status])
        table.add_row(check.lane, check.name, status, check.expected, check.found)
    return table


def _print_kpi(console: Console, run: RunReport) -> None:
    kpi, baseline = run.kpi, run.kpi.baseline
    candidate = kpi.candidate
    text = "KPI: not measured"
    if kpi.ms[candidate] is not None:
        text = f"KPI: {lane_times(kpi.ms)} ({kpi.basis})"
    if baseline and baseline.ms.get(kpi.judged) is not None:
        before = number(baseline.ms[kpi.judged])
        text += f"; baseline {baseline.step}: {kpi.judged} {before} ms ({baseline.basis})"
    console.print(text)


def _print_measurement(console: Console, measured: Measurement) -> None:
    """Show the sessions of a run, and where they ran."""
    facts = ", ".join(f"{name} {value}" for name, value in measured.device.items())
    console.print(f"measured on: {facts}; epoch {measured.epoch}")
    if measured.vendor_ms is not None:
        times = ", ".join(f"{LIBRARIES[name]} {number(ms, 4)} ms" for name, ms in measured.vendor_all_ms.items())
        console.print(f"vendor's library: {times} (measured); it decides nothing")
    table = new_table("Sessions (measured)")
    headings = (
        "session",
        "pairs",
        "candidate to baseline",
        "95 % interval",
        "delta",
        "warm-up",
        "timed share",
        "ended",
    )
    for heading in headings:
        table.add_column(heading, justify="left" if heading in ("session", "ended") else "right", overflow="fold")
    for row in measured.sessions:
        table.add_row(
            row.purpose,
            number(row.pairs),
            percent(row.effect),
            interval(row.effect_low, row.effect_high),
            f"{100 * row.delta:.2f} %",
            "–" if row.warm_up_s is None else f"{row.warm_up_s:.1f} s{'' if row.is_flat else ', not flat'}",
            percent(row.timed_share, sign=""),
            row.failure or ("as planned" if row.timed_s is not None else "its process was killed"),
        )
    console.print(table)


def loop_tables(run: RunReport) -> list[Table]:
    """Return tables of the lanes' hot loops side by side: each lane's main launch, then the other launches."""
    main = list(run.kpi.main_launches.values())
    others = [name for name in run.lanes if name not in main]
    groups = [main, *(others[at : at + 2] for at in range(0, len(others), 2))]
    return [_loop_table(run, names) for names in groups if any(run.lanes[name].isa.hot_loop for name in names)]


def _counted_as(run: RunReport) -> str:
    """Return the basis of a run's counters, which may differ from that of its times."""
    return next((lane.counters_basis for lane in run.lanes.values() if lane.counters_basis), "–")


def _loop_table(run: RunReport, names: list[str]) -> Table:
    """Hot loops class by class: as the code is written, and as the emulator executed it per iteration."""
    title = f"{run.step}: hot loop, instructions per class and per matrix instruction ({_counted_as(run)})"
    table = new_table(title)
    table.add_column("class")
    lanes = {name: run.lanes[name] for name in names}
    loops = {lane: lane_report.isa.hot_loop for lane, lane_report in lanes.items()}
    executed = {
        lane: lane_report.emulated.hot_loop if lane_report.emulated else None for lane, lane_report in lanes.items()
    }
    for lane in loops:
        table.add_column(lane, justify="right")
        table.add_column("/matrix", justify="right")
        table.add_column("executed (emulated)", justify="right")
    classes = {name for loop in loops.values() if loop for name in loop.classes}
    ordered = sorted(
        classes, key=lambda name: (-sum(loop.classes.get(name, 0) for loop in loops.values() if loop), name)
    )
    for name in ordered:
        cells = ([*loop_cells(loops[lane], name), _executed_cell(executed[lane], name)] for lane in loops)
        table.add_row(name, *(cell for row in cells for cell in row))
    total = [
        cell
        for lane in loops
        for cell in (
            number(getattr(loops[lane], "instructions", None)),
            number(getattr(loops[lane], "non_matrix_per_matrix", None), 2),
            number(getattr(executed[lane], "instructions", None), 1),
        )
    ]
    table.add_section()
    table.add_row("all; non-matrix", *total)
    return table


def loop_cells(loop: LoopCounts | Counts | None, name: str) -> tuple[str, str]:
    if loop is None:
        return "–", "–"
    count = loop.classes.get(name, 0)
    return number(count), number(count / loop.matrix if loop.matrix else None, 2)


def _executed_cell(loop: ExecutedLoop | None, name: str) -> str:
    return number(loop.classes.get(name, 0), 1) if loop and loop.classes else "–"
