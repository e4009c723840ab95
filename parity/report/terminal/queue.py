"""Shows the queue, and each job as it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parity.report.figures import number
from parity.report.terminal.layout import new_table, verdict_text

if TYPE_CHECKING:
    from rich.console import Console

    from parity.report.records.queue import JobReport, QueueReport

_MINUTE_S, _HOUR_S = 60, 3600


def print_queue(console: Console, report: QueueReport) -> None:
    """`parity queue list`: every job in a row, then what works and how long the rest will take."""
    if not report.jobs:
        console.print("The queue is empty: 'parity queue STEP...' adds steps and runs them.")
    else:
        _print_jobs(console, report)
    for line in queue_lines(report):
        console.print(line)


def _print_jobs(console: Console, report: QueueReport) -> None:
    table = new_table(f"the queue of {report.host}")
    table.add_column("job", justify="right")
    for heading in ("step", "options", "state"):
        table.add_column(heading)
    for heading in ("ms", "ratio", "run", "took", "estimate"):
        table.add_column(heading, justify="right")
    for of in report.jobs:
        state = verdict_text(of.word).append(f" ({of.basis})" if of.basis else "", "default")
        took = duration(of.seconds) if of.finished_at else "–"
        expected = duration(of.estimate.seconds) if of.estimate else "–"
        table.add_row(
            str(of.job),
            of.name,
            options_text(of),
            state,
            number(of.ms),
            number(of.ratio, 2),
            str(of.run_id or "–"),
            took,
            expected,
        )
    console.print(table)
    for of in report.jobs:
        if of.detail:
            console.print(f"- job {of.job}, {of.name}: {of.detail}")


def queue_lines(report: QueueReport) -> list[str]:
    """What is to say about the queue as a whole."""
    lines = [f"{report.earlier} earlier jobs are not shown: --all shows them."] if report.earlier else []
    if report.stopped_on:
        lines.append(f"Stopped on {report.stopped_on}, as asked for; {_jobs_wait(report.waiting)}.")
    elif report.worker:
        lines.append(f"Worked off by {report.worker}; {_jobs_wait(report.waiting)}.")
    elif report.waiting:
        lines.append(f"Nobody works it off; {_jobs_wait(report.waiting)}: 'parity queue work' starts.")
    if report.waiting or report.worker:
        lines.append(f"Remaining: {remaining_text(report)}.")
    lines += [
        f"{_jobs_wait(count)} on {host}: 'parity queue work --host {host}' takes them over."
        for host, count in report.elsewhere.items()
    ]
    return lines


def _jobs_wait(count: int) -> str:
    return f"{count} job{'s wait' if count != 1 else ' waits'}"


def remaining_text(report: QueueReport) -> str:
    """`about 3 min 20 s (step15's last run), and 2 jobs without an estimate`."""
    if report.remaining_s is None:
        return report.remaining_basis
    rest = f", and {report.without_estimate} without an estimate" if report.without_estimate else ""
    return f"about {duration(report.remaining_s)} (by stages' seconds of {report.remaining_basis}){rest}"


def print_ended_job(console: Console, ended: tuple[int, int, JobReport]) -> None:
    """A job that has just ended, in one line: its place, verdict, basis, time, ratio, run, and why."""
    place, total, of = ended
    console.print(f"job {place} of {total}: {ended_job_text(of)}", soft_wrap=True)


def print_worked(console: Console, report: QueueReport) -> None:
    """What is left when the work is over: each job that ended has been shown."""
    ended = sum(of.finished_at is not None for of in report.jobs)
    lines = queue_lines(report) if report.stopped_on or report.waiting or report.elsewhere else []
    for line in lines or ["Nothing was waiting." if not ended else "Nothing is left in the queue."]:
        console.print(line)


def ended_job_text(of: JobReport) -> str:
    """`gfx1151/step15: reject (static), run 17, took 12 s: triton: private segment is 16 bytes, ...`."""
    parts = [f"{of.word} ({of.basis})" if of.basis else of.word]
    parts += [f"{of.candidate} {number(of.ms)} ms"] if of.ms is not None else []
    parts += [f"ratio {number(of.ratio, 2)}"] if of.ratio is not None else []
    parts += [f"run {of.run_id}"] if of.run_id is not None else []
    parts += [f"took {duration(of.seconds)}"] if of.seconds is not None else []
    why = "; ".join(text.splitlines()[0] for text in (of.reason, of.detail) if text)
    return f"{of.name}: {', '.join(parts)}" + (f": {why}" if why else "")


def options_text(of: JobReport) -> str:
    return " ".join(f"--{name}" if value is True else f"--{name} {value}" for name, value in of.options.items())


def duration(seconds: float | None) -> str:
    """`12 s`, `3 min 20 s`, `2 h 5 min`."""
    if seconds is None:
        return "–"
    whole = round(seconds)
    if whole < _MINUTE_S:
        return f"{seconds:.1f} s" if seconds < 10 else f"{whole} s"
    if whole < _HOUR_S:
        return f"{whole // _MINUTE_S} min {whole % _MINUTE_S} s"
    return f"{whole // _HOUR_S} h {whole % _HOUR_S // _MINUTE_S} min"
