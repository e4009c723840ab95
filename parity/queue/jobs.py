"""The queue as it is, where what is stored is not true any more: its worker was killed."""

from collections.abc import Iterable
from dataclasses import replace

from parity.queue.worker import WORKER_DIED, worker_of
from parity.store import Database, Job, JobStatus, all_jobs, this_host


def list_jobs(database: Database) -> list[Job]:
    """Return every job of the lab book. One of this machine that is marked as running while nobody works the queue off
    is `interrupted`: it waits to be run again. Nothing is written.
    """
    before = _running(all_jobs(database))
    if not before or worker_of(database):
        return all_jobs(database)
    jobs = all_jobs(database)  # anew: a worker may have ended just before we looked for it
    left = before & _running(jobs)
    return [
        replace(job, status=JobStatus.INTERRUPTED, detail=WORKER_DIED) if (job.number, job.started_at) in left else job
        for job in jobs
    ]


def _running(jobs: Iterable[Job]) -> set[tuple[int, str | None]]:
    host = this_host()
    return {(job.number, job.started_at) for job in jobs if job.host == host and job.status is JobStatus.RUNNING}
