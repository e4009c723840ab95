"""Works a queue off: one job at a time, in order, until nothing waits or a rule says stop."""

from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from parity.devices.lock import queue_lock, queue_worker, this_job
from parity.errors import UnavailableError
from parity.queue.child import ChildEnd, run_job
from parity.records import Verdict
from parity.store import (
    Database,
    Job,
    JobStatus,
    RunUnderWay,
    all_jobs,
    begin_job,
    end_job,
    interrupt_job,
    job_has_run,
    mark_dead_runs,
    next_job,
    verdict_of,
)

FAILED = "failed"  # the word of a job without a verdict
WORDS = (*(verdict.value for verdict in Verdict), FAILED)
WORKER_DIED = "its worker died while it ran"
_MOST_WORKERS = 2  # a job that kills more of them is passed over


@dataclass(frozen=True)
class JobEnd:
    """A job that has ended: its verdict, or `failed`, and the status of its process."""

    job: Job
    word: str
    returncode: int


@dataclass(frozen=True)
class Watcher:
    """What shows the work. `running` is open while a job runs, and what it gives is called with the job's last stage;
    `ended` is called after each. Both get the job's place among all that have been run and wait.
    """

    running: Callable[[Job, int, int], AbstractContextManager[Callable[[str | None], Any]]]
    ended: Callable[[JobEnd, int, int], Any]


@dataclass
class Work:
    """What was done: the jobs in order, and the last one's word if that was a reason to stop."""

    ended: list[JobEnd] = field(default_factory=list)
    stopped_on: str | None = None


def work(
    root: Path, database: Database, host: str, stop_on: Collection[str], watcher: Watcher, on: str | None = None
) -> Work:
    """Run the waiting jobs of a machine, and those that are added meanwhile; with `on`, those that do not say where
    they are measured are measured there.

    A job that was running when its worker died is run again first, once. An interruption puts the running job back and
    is raised. Raises UnavailableError if another worker is running this queue.
    """
    done = Work()
    with queue_lock(book_of(database), this_job()):
        _take_up(database, host)
        while done.stopped_on is None and (waiting := next_job(database, host)):
            if job := begin_job(database, waiting):
                place = len(done.ended) + 1
                total = place + sum(other_job.host == host and other_job.is_queued for other_job in all_jobs(database))
                where = {"on": on} if on else {}
                ended = _run(root, database, replace(job, options={**where, **job.options}), place, total, watcher)
                done.ended.append(ended)
                watcher.ended(ended, place, total)
                done.stopped_on = ended.word if ended.word in stop_on else None
    return done


def worker_of(database: Database) -> str | None:
    """Return who works off this lab book's queue on this machine, in words; None if nobody does."""
    return queue_worker(book_of(database))


def is_unavailable(ended: JobEnd) -> bool:
    """Return whether a job wanted something that this machine does not have; verification too."""
    return ended.returncode == UnavailableError.exit_code


def book_of(database: Database) -> str:
    """Return what identifies a lab book on this machine."""
    return str(database.path.resolve()) if database.path else database.url


def _take_up(database: Database, host: str) -> None:
    """Find jobs that were running when their worker died, and end or interrupt them; only the holder of the queue's
    lock may do so.
    """
    for job in all_jobs(database):
        if job.host != host or job.status is not JobStatus.RUNNING:
            continue
        if job.run_uuid and verdict_of(database, job.run_uuid):
            end_job(database, job, JobStatus.DONE, job.run_uuid, "its worker died after the verdict")
        elif job.workers_lost + 1 >= _MOST_WORKERS:
            detail = f"not run again: {_MOST_WORKERS} workers have died while they ran it"
            end_job(database, job, JobStatus.FAILED, job.run_uuid, detail)
        else:
            interrupt_job(database, job, WORKER_DIED, is_lost=True)


def _run(root: Path, database: Database, job: Job, place: int, total: int, watcher: Watcher) -> JobEnd:
    with watcher.running(job, place, total) as show:

        def watch(run: RunUnderWay) -> None:
            nonlocal job
            if job.run_uuid != run.uuid:
                job = job_has_run(database, job, run.uuid) or job
            show(run.last_stage)

        try:
            end = run_job(root, database, job, watch)
        except KeyboardInterrupt:
            interrupt_job(database, job, "interrupted by its user", is_lost=False)
            raise
    return _ended(database, job, end)


def _ended(database: Database, job: Job, end: ChildEnd) -> JobEnd:
    """Store how a job ended. A run that was killed is marked as interrupted."""
    mark_dead_runs(database)
    verdict = end.run.verdict if end.run else None
    uuid = end.run.uuid if end.run else None
    if verdict is None:
        kept = end_job(database, job, JobStatus.FAILED, uuid, end.sentence())
    else:
        detail = end.message if end.returncode >= 0 else f"after its verdict: {end.sentence()}"
        kept = end_job(database, job, JobStatus.DONE, uuid, detail or None)
    return JobEnd(kept or job, verdict or FAILED, end.returncode)
