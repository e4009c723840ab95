"""Puts steps into the queue, and takes them out."""

from collections.abc import Sequence
from dataclasses import dataclass

from parity.contract.references import study_or_step
from parity.contract.study import Step, load_step
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.queue.jobs import list_jobs
from parity.store import Database, Job, JobStatus, Options, add_jobs, drop_jobs, this_host


@dataclass(frozen=True)
class AddedJobs:
    """The jobs that were added, and those that waited for the same already."""

    jobs: list[Job]
    known: list[Job]


def steps_to_add(workspace: Workspace, references: Sequence[str]) -> list[Step]:
    """Return the steps that are to be queued. Raises InputError, naming the file and the field, if any is missing or
    wrong.
    """
    return [load_step(workspace, reference)[1] for reference in references]


def add(database: Database, steps: Sequence[Step], options: Options) -> AddedJobs:
    """Add steps in order, all or none. A step that already waits with the same options is not added once more."""
    host = this_host()
    waiting = {
        (job.study, job.step): job
        for job in list_jobs(database)
        if job.host == host and job.is_queued and job.options == options
    }
    wanted = [(step.study, step.name) for step in steps]
    new = [key for key in dict.fromkeys(wanted) if key not in waiting]
    known = [waiting[key] for key in dict.fromkeys(wanted) if key in waiting]
    return AddedJobs(add_jobs(database, new, options, host) if new else [], known)


def drop(workspace: Workspace, database: Database, names: Sequence[str], host: str) -> list[Job]:
    """Take waiting jobs out of the queue, by number or by step; without names, all of a machine's.

    Raises InputError for a name that no waiting job has, and then drops none.
    """
    host_jobs = [job for job in list_jobs(database) if job.host == host]
    if not names:
        return drop_jobs(database, [job for job in host_jobs if job.is_queued])
    chosen: dict[int, Job] = {}
    for name in names:
        chosen |= {job.number: job for job in _named(workspace, host_jobs, name)}
    return drop_jobs(database, list(chosen.values()))


def _named(workspace: Workspace, jobs: list[Job], name: str) -> list[Job]:
    if name.isdecimal():
        matching_jobs = [job for job in jobs if str(job.number) == name]
    else:
        study, step = study_or_step(workspace, name)
        matching_jobs = [job for job in jobs if job.study == study and step in (None, job.step)]
    if waiting := [job for job in matching_jobs if job.is_queued]:
        return waiting
    if any(job.status is JobStatus.RUNNING for job in matching_jobs):
        raise InputError(f"'{name[:80]}' is being run: interrupt its worker with Ctrl-C, then drop it")
    waits = ", ".join(f"{job.number} ({job.name})" for job in jobs if job.is_queued) or "none"
    raise InputError(f"no waiting job is called '{name[:80]}': write a job's number or a step: there are {waits}")
