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
    for job in report.jobs:
        state = verdict_text(job.word).append(f" ({job.basis})" if job.basis else "", "default")
        took = duration(job.seconds) if job.finished_at else "–"
        expected = duration(job.estimate.seconds) if job.estimate else "–"
        table.add_row(
            str(job.job),
            job.name,
            options_text(job),
            state,
            number(job.ms),
            number(job.ratio, 2),
            str(job.run_id or "–"),
            took,
            expected,
        )
    console.print(table)
    for job in report.jobs:
        if job.detail:
            console.print(f"- job {job.job}, {job.name}: {job.detail}")


def queue_lines(report: QueueReport) -> list[str]:
    """Return the lines about the queue as a whole."""
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
    """Print a job that has just ended, in one line: its place, verdict, basis, time, ratio, run, and why."""
    place, total, job = ended
    console.print(f"job {place} of {total}: {ended_job_text(job)}", soft_wrap=True)


def print_worked(console: Console, report: QueueReport) -> None:
    """Print what is left when the work is over: each job that ended has been shown."""
    ended = sum(job.finished_at is not None for job in report.jobs)
    lines = queue_lines(report) if report.stopped_on or report.waiting or report.elsewhere else []
    for line in lines or ["Nothing was waiting." if not ended else "Nothing is left in the queue."]:
        console.print(line)


def ended_job_text(job: JobReport) -> str:
    """`gfx1151/step15: reject (static), run 17, took 12 s: triton: private segment is 16 bytes, ...`."""
    parts = [f"{job.word} ({job.basis})" if job.basis else job.word]
    parts += [f"{job.candidate} {number(job.ms)} ms"] if job.ms is not None else []
    parts += [f"ratio {number(job.ratio, 2)}"] if job.ratio is not None else []
    parts += [f"run {job.run_id}"] if job.run_id is not None else []
    parts += [f"took {duration(job.seconds)}"] if job.seconds is not None else []
    why = "; ".join(text.splitlines()[0] for text in (job.reason, job.detail) if text)
    return f"{job.name}: {', '.join(parts)}" + (f": {why}" if why else "")


def options_text(job: JobReport) -> str:
    return " ".join(f"--{name}" if value is True else f"--{name} {value}" for name, value in job.options.items())


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
