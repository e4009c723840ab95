"""Commands that queue steps and work the queue off."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parity.cli.books import open_book
from parity.cli.completing import steps as completed
from parity.cli.options import (
    Alone,
    Budget,
    BuildTimeout,
    Confined,
    Db,
    Device,
    DeviceTimeout,
    HipCompiler,
    Json,
    On,
    run_options,
)
from parity.cli.output import lay_out, progress_bar, say, show_report
from parity.errors import InputError

if TYPE_CHECKING:
    from parity.queue import JobEnd, Watcher, Work
    from parity.store import Database, Job

_DAY_S = 86_400.0
# What a job need not say, because its run does so without it.
_DEFAULTS = {
    "hip-compiler": "auto",
    "build-timeout": 300.0,
    "budget": "60s",
    "device-timeout": 30.0,
    "alone": False,
    "wait": _DAY_S,
    "vendor": False,
    "profile": False,
    "allow-unverified": False,
    "commit": False,
    "again": None,
    "on": None,
}
StopOn = Annotated[
    str,
    typer.Option(
        "--stop-on",
        metavar="WORD,WORD",
        help="Stop after a job that ends so: keep, reject, invalid, inconclusive, failed (without a verdict)",
    ),
]
Host = Annotated[
    str | None, typer.Option("--host", metavar="NAME", help="The jobs that were added on that machine, not on this one")
]


def queue_steps(
    steps: Annotated[
        list[str],
        typer.Argument(metavar="STEP", help="Steps, such as step14 or STUDY/step01", autocompletion=completed),
    ],
    work: Annotated[bool, typer.Option("--work", help="Then work the queue off")] = False,
    stop_on: StopOn = "",
    hip_compiler: HipCompiler = "auto",
    build_timeout: BuildTimeout = 300.0,
    device: Device = "auto",
    budget: Budget = "60s",
    wait: Annotated[
        float,
        typer.Option(
            "--wait", metavar="SECONDS", help="How long a job waits for a GPU that others use", min=0, max=_DAY_S
        ),
    ] = _DAY_S,
    alone: Alone = False,
    device_timeout: DeviceTimeout = 30.0,
    on: On = None,
    vendor: Annotated[
        bool, typer.Option("--vendor", help="Time the vendor's library too, as it comes and tuned (torch)")
    ] = False,
    allow_unverified: Annotated[
        bool, typer.Option("--allow-unverified", help="A job that nothing could verify is no reason for exit code 3")
    ] = False,
    profile: Annotated[bool, typer.Option("--profile", help="After a verdict, profile the lanes")] = False,
    commit: Annotated[
        bool, typer.Option("--commit", help="Commit what a kept step changed, as 'parity run --commit' does")
    ] = False,
    again: Annotated[
        str | None,
        typer.Option(
            "--again", metavar="WHY", help="Run them though other steps have tried the same; WHY says what is new"
        ),
    ] = None,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Add steps to the queue, in order, with the options that 'parity run' will get.

    A missing or wrong step is refused, and then nothing is added. A job that waits
    already with the same options is reported, not added. 'parity queue STEP...' is 'parity queue add STEP... --work'.
    """
    given = dict(locals())
    from parity.store import this_host

    if again is not None and not again.strip():
        raise InputError("--again: says nothing: write what is new since the other steps were tried")
    run_options(hip_compiler, build_timeout, device, budget, wait, alone, device_timeout)
    words = _stop_words(stop_on)
    chosen = {name: value for name, default in _DEFAULTS.items() if (value := given[name.replace("-", "_")]) != default}
    database = _add_steps(steps, {"device": device, **chosen}, db)
    if work:
        _work_off(database, this_host(), words, json_output)
    _show(database, this_host(), json_output)


def _add_steps(steps: list[str], options: dict[str, Any], db: str | None) -> "Database":
    """Add the steps to the queue, and say which of them wait already. Wrong steps are refused before a lab book is made
    for them.
    """
    from parity.contract.workspace import find_workspace
    from parity.queue import add, steps_to_add

    wanted = steps_to_add(find_workspace(), steps)
    database = open_book(db)
    for job in add(database, wanted, options).known:
        say(f"{job.name} waits already, as job {job.number}: it is not added once more")
    return database


def work_off(
    stop_on: StopOn = "",
    host: Host = None,
    on: On = None,
    confined: Confined = False,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Work the queue off: run what waits, one job at a time, each in a process of its own, and say how it ended.

    --on is for the jobs that were added without it.

    A job whose run crashes or is killed has failed, and the next one follows. If the worker itself is killed, the next
    'parity queue work' runs that job again first, once, and goes on. Ctrl-C interrupts the running job, which stays in
    the queue. What is added meanwhile is run too.

    Exit code 0: all ended with keep or inconclusive; 1: at least one ended with reject or invalid, or failed; 2: bad
    input; 3: something asked for is not available here, or another process works this queue off; 130: interrupted.
    """
    from parity.store import this_host

    words = _stop_words(stop_on)
    _work_off(open_book(db, must_exist=True), host or this_host(), words, json_output, on)


def show_queue(
    all_jobs: Annotated[bool, typer.Option("--all", help="Also what ended long ago")] = False,
    host: Host = None,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Show the queue: what ended and how, what runs, what waits, and how long that will take by earlier runs."""
    from parity.store import this_host

    _show(open_book(db, must_exist=True), host or this_host(), json_output, all_ended=all_jobs)


def drop_queued(
    names: Annotated[list[str] | None, typer.Argument(metavar="ID|STEP", help="Waiting jobs")] = None,
    all_jobs: Annotated[bool, typer.Option("--all", help="All that waits")] = False,
    host: Host = None,
    json_output: Json = False,
    db: Db = None,
) -> None:
    """Take waiting jobs out of the queue, by their number or by their step."""
    from parity.contract.workspace import find_workspace
    from parity.queue import drop as drop_from_queue
    from parity.store import this_host

    if bool(names) == all_jobs:
        raise InputError("name the jobs to drop, by number or step, or write --all")
    database, where = open_book(db, must_exist=True), host or this_host()
    gone = drop_from_queue(find_workspace(), database, names or [], where)
    say(f"dropped: {', '.join(f'{job.number} ({job.name})' for job in gone) or 'nothing'}")
    _show(database, where, json_output)


def _stop_words(text: str) -> list[str]:
    from parity.queue import WORDS

    words = [word.strip() for word in text.split(",") if word.strip()]
    if strange := [word for word in words if word not in WORDS]:
        raise InputError(f"--stop-on: '{strange[0]}' is not one of {', '.join(WORDS)}")
    return words


def _show(database: "Database", host: str, json_output: bool, *, all_ended: bool = False) -> None:
    from parity.queue import list_jobs, worker_of
    from parity.report.queues import queue_report
    from parity.report.terminal import print_queue

    worker = worker_of(database)
    report = queue_report(database, host, worker, jobs=list_jobs(database), all_ended=all_ended)
    show_report(report, json_output, print_queue)


def _work_off(database: "Database", host: str, stop_on: list[str], json_output: bool, on: str | None = None) -> None:
    """Work the queue off, show what became of it, and exit with the code that tells how it went."""
    from parity.contract.workspace import find_workspace
    from parity.queue import work as work_queue
    from parity.report.queues import queue_report
    from parity.report.terminal import print_worked

    done = work_queue(find_workspace().root, database, host, stop_on, _watcher(database, host, json_output), on)
    numbers = [ended_job.job.number for ended_job in done.ended]
    report = replace(queue_report(database, host, only=numbers), stopped_on=done.stopped_on)
    show_report(report, json_output, print_worked)
    sys.exit(_exit_code(done))


def _exit_code(done: "Work") -> int:
    from parity.queue import is_unavailable

    if any(
        ended_job.word in ("reject", "invalid", "failed") and not is_unavailable(ended_job) for ended_job in done.ended
    ):
        return 1
    return 3 if any(is_unavailable(ended_job) for ended_job in done.ended) else 0


def _watcher(database: "Database", host: str, json_output: bool) -> "Watcher":
    from parity.queue import Watcher
    from parity.report.queues import job_reports
    from parity.report.terminal import ended_job_text, print_ended_job

    def ended(ended_job: "JobEnd", place: int, total: int) -> None:
        (report,) = job_reports(database, [ended_job.job])
        if json_output:
            say(f"job {place} of {total}: {ended_job_text(report)}")
        else:
            lay_out(print_ended_job, (place, total, report))

    return Watcher(partial(_running, database, host), ended)


@contextmanager
def _running(
    database: "Database", host: str, job: "Job", place: int, total: int
) -> Iterator[Callable[[str | None], Any]]:
    """Show a job while it runs, and give the function that the caller tells its stages."""
    from parity.report.queues import queue_report
    from parity.report.terminal import remaining_text

    with progress_bar() as progress:

        @cache  # a run is not disturbed by looking more often than something changes
        def show(stage: str | None) -> None:
            left = remaining_text(queue_report(database, host))
            done = f", {stage} done" if stage else ""
            progress(f"job {place} of {total}: {job.name}{done}; remaining: {left}", done=place - 1, total=total)

        show(None)
        yield show
