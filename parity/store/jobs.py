"""The queue: steps that wait to be run on this machine, the one that is being run, and those that have been."""

import socket
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, case, delete, func, insert, select, update

from parity.records import BUILD_STOPPED, RunStatus, Word
from parity.store import schema
from parity.store.database import Database
from parity.store.identity import new_uuid
from parity.store.rows import insert_row, now, rows_of
from parity.store.schema import JobRow

Options = Mapping[str, Any]  # of `parity run`, by name without the dashes


class JobStatus(Word):
    """The state of a job. `interrupted` waits too, before all others; `done` has a verdict, `failed` has none."""

    WAITING = "waiting"
    RUNNING = "running"
    INTERRUPTED = "interrupted"
    DONE = "done"
    FAILED = "failed"


QUEUED = (JobStatus.WAITING, JobStatus.INTERRUPTED)
ENDED = (JobStatus.DONE, JobStatus.FAILED)


@dataclass(frozen=True)
class Job:
    """One step in the queue. `workers_lost` is how many workers have died while they ran it; `host` is the machine that
    it was added on.
    """

    number: int
    uuid: str
    study: str
    step: str
    options: Options
    host: str
    status: JobStatus
    added_at: str
    started_at: str | None = None
    finished_at: str | None = None
    run_uuid: str | None = None
    detail: str | None = None
    workers_lost: int = 0

    @property
    def name(self) -> str:
        return f"{self.study}/{self.step}"

    @property
    def is_queued(self) -> bool:
        return self.status in QUEUED

    @property
    def has_ended(self) -> bool:
        return self.status in ENDED


def this_host() -> str:
    return socket.gethostname()


def add_jobs(database: Database, steps: Sequence[tuple[str, str]], options: Options, host: str) -> list[Job]:
    """Add a job for each (study, step), in order, all of them or none; return the jobs."""
    common = {"options": {"run": dict(options), "host": host}, "status": JobStatus.WAITING, "added_at": now()}
    with database.transaction() as connection:
        rows = [{"uuid": new_uuid(), "study": study, "step": step, **common} for study, step in steps]
        numbers = [insert_row(connection, insert(schema.job).values(row)) for row in rows]
        job_rows = rows_of(connection, _in_order().where(schema.job.c.id.in_(numbers)), JobRow)
        return [_job(row) for row in job_rows]


def all_jobs(database: Database) -> list[Job]:
    """Return every job of the lab book, of every machine, in the order in which they were added."""
    with database.reading() as connection:
        return [_job(row) for row in rows_of(connection, _in_order(), JobRow)]


def next_job(database: Database, host: str) -> Job | None:
    """Return the job to run next on a machine: an interrupted one first, else the one that was added first."""
    queued = [job for job in all_jobs(database) if job.host == host and job.is_queued]
    return min(queued, key=lambda job: (job.status is not JobStatus.INTERRUPTED, job.number), default=None)


def begin_job(database: Database, job: Job) -> Job | None:
    """Mark a queued job as running; return None if it has been dropped meanwhile."""
    values = {"status": JobStatus.RUNNING, "started_at": now(), "finished_at": None, "run_uuid": None, "detail": None}
    return _changed(database, job, values)


def job_has_run(database: Database, job: Job, run_uuid: str) -> Job | None:
    """Store the run that a running job has begun."""
    return _changed(database, job, {"run_uuid": run_uuid})


def end_job(database: Database, job: Job, status: JobStatus, run_uuid: str | None, detail: str | None) -> Job | None:
    """Store how a running job ended."""
    shown_detail = database.places.document(detail)
    return _changed(
        database, job, {"status": status, "finished_at": now(), "run_uuid": run_uuid, "detail": shown_detail}
    )


def interrupt_job(database: Database, job: Job, detail: str, *, is_lost: bool) -> Job | None:
    """Put a running job back into the queue, before all others; `is_lost` counts a worker that died of it."""
    lost = job.workers_lost + is_lost
    options = {"run": dict(job.options), "host": job.host, "workers_lost": lost}
    return _changed(database, job, {"status": JobStatus.INTERRUPTED, "detail": detail, "options": options})


def drop_jobs(database: Database, jobs: Sequence[Job]) -> list[Job]:
    """Take jobs out of the queue; return those that were still waiting, and are gone now.

    A job that is stored as running is taken too if it is given as queued and was not begun again meanwhile.
    """
    table, gone = schema.job.c, []
    with database.transaction() as connection:
        for job in (given_job for given_job in jobs if given_job.is_queued):
            is_left = (table.status == JobStatus.RUNNING) & (table.started_at == job.started_at)
            is_this_job = (table.id == job.number) & (table.status.in_(QUEUED) | is_left)
            gone += [job] if connection.execute(delete(schema.job).where(is_this_job)).rowcount else []
    return gone


@dataclass(frozen=True)
class RunUnderWay:
    """A run that a process has begun: its identity, its verdict (or that of the run which answers it) if it has ended,
    and the last stage that it has done.
    """

    uuid: str
    verdict: str | None
    last_stage: str | None


def run_of_process(database: Database, pid: int, since: str) -> RunUnderWay | None:
    """Return the run that a process of this machine has begun since a time; None if it has begun none."""
    run, stage = schema.run.c, schema.stage.c
    query = (
        _with_verdict(run.id, run.uuid)
        .where(run.pid == pid, run.host == this_host(), run.started_at >= since)
        .order_by(run.id.desc())
        .limit(1)
    )
    with database.reading() as connection:
        row = connection.execute(query).first()
        if row is None:
            return None
        last = select(stage.name).where(stage.run_id == row.id).order_by(stage.id.desc()).limit(1)
        return RunUnderWay(row.uuid, row.verdict, connection.execute(last).scalar())


def verdict_of(database: Database, run_uuid: str) -> str | None:
    """Return the verdict of a run, or of the run that answers it; None if there is none."""
    with database.reading() as connection:
        row = connection.execute(_with_verdict().where(schema.run.c.uuid == run_uuid)).first()
        return row.verdict if row else None


def _with_verdict(*columns: ColumnElement[Any]) -> Select[Any]:
    run, answer = schema.run.c, schema.run.alias()
    verdict = func.coalesce(run.verdict, answer.c.verdict).label("verdict")
    return select(*columns, verdict).join_from(schema.run, answer, answer.c.uuid == run.answered_by, isouter=True)


@dataclass(frozen=True)
class EndedRunTime:
    """What a finished run took, in seconds: the sum of its stages. `is_measured` if a GPU timed it."""

    study: str
    step: str
    is_measured: bool
    seconds: float


def run_times(database: Database) -> list[EndedRunTime]:
    """Return how long every run took that was carried through, and whose stages were timed, oldest first.

    A run that another one answers, or whose build was stopped at its time limit, was not carried through.
    """
    run, stage, reason = schema.run.c, schema.stage.c, schema.reason.c
    stopped = select(reason.run_id).where(reason.code == BUILD_STOPPED)
    sessions = func.sum(case((stage.name.like("measure %"), 1), else_=0))
    query = (
        select(run.study, run.step, sessions.label("sessions"), func.sum(stage.seconds).label("seconds"))
        .join(schema.stage, stage.run_id == run.id)
        .where(run.status == RunStatus.FINISHED, run.id.not_in(stopped))
        .group_by(run.id, run.study, run.step, run.started_at)
        .order_by(func.coalesce(run.started_at, ""), run.id)
    )
    with database.reading() as connection:
        rows = connection.execute(query).all()
    return [EndedRunTime(row.study, row.step, bool(row.sessions), row.seconds) for row in rows if row.seconds]


def _changed(database: Database, job: Job, values: dict[str, Any]) -> Job | None:
    """Store other values of a job and return it; None if somebody else has changed its state or dropped it."""
    is_this_job = (schema.job.c.id == job.number) & (schema.job.c.status == job.status)
    with database.transaction() as connection:
        if not connection.execute(update(schema.job).where(is_this_job).values(values)).rowcount:
            return None
        (row,) = rows_of(connection, _in_order().where(schema.job.c.id == job.number), JobRow)
        return _job(row)


def _in_order() -> Select[Any]:
    return select(schema.job).order_by(schema.job.c.id)


def _job(row: JobRow) -> Job:
    kept = row.options
    return Job(
        row.id,
        row.uuid,
        row.study,
        row.step,
        kept.get("run", {}),
        kept.get("host", ""),
        JobStatus(row.status),
        row.added_at,
        row.started_at,
        row.finished_at,
        row.run_uuid,
        row.detail,
        kept.get("workers_lost", 0),
    )
