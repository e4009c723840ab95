"""The queue as a report: its jobs, what became of each, and how long the rest will take."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from statistics import median
from typing import TYPE_CHECKING

from parity.report.records.queue import Estimate, JobReport, QueueReport
from parity.store import JobStatus, all_jobs, run_times, runs_by_uuid

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from parity.store import Database, EndedRunTime, Job, RunRecord

_SHOWN = 10  # jobs that have ended
_LATEST = 5  # runs of a study that stand for a step that has never run
_IS_MEASURED = {"emulator": False, "hip": True, "cuda": True}
NO_ESTIMATE = "no estimate"


def queue_report(
    database: Database,
    host: str,
    worker: str | None = None,
    *,
    jobs: Sequence[Job] | None = None,
    all_ended: bool = False,
    only: Collection[int] | None = None,
) -> QueueReport:
    """Return a machine's queue with the last jobs that have ended, or with all of them, or with `only` those of some
    numbers. `jobs` are all jobs of the lab book, where they are not to be read as they are stored.
    """
    jobs = all_jobs(database) if jobs is None else jobs
    host_jobs = [job for job in jobs if job.host == host]
    ended = [job for job in host_jobs if job.has_ended and (only is None or job.number in only)]
    shown = ended if all_ended or only is not None else ended[-_SHOWN:]
    ahead = sorted((job for job in host_jobs if not job.has_ended), key=_order)
    reports = job_reports(database, [*shown, *ahead])
    left = reports[len(shown) :]
    estimates = {report.job: report.estimate for report in left if report.estimate}
    return QueueReport(
        host=host,
        worker=worker,
        jobs=reports,
        earlier=len(ended) - len(shown),
        waiting=sum(job.is_queued for job in host_jobs),
        remaining_s=sum(_remaining(report) for report in left) if estimates else None,
        remaining_basis=", ".join(dict.fromkeys(estimate.basis for estimate in estimates.values())) or NO_ESTIMATE,
        without_estimate=len(left) - len(estimates),
        elsewhere=dict(Counter(job.host for job in jobs if job.host != host and job.is_queued)),
        stopped_on=None,
    )


def _order(job: Job) -> tuple[int, int]:
    first = (JobStatus.RUNNING, JobStatus.INTERRUPTED, JobStatus.WAITING)
    return first.index(job.status), job.number


def job_reports(database: Database, jobs: Sequence[Job]) -> list[JobReport]:
    """Return jobs with what their runs have found; of those that have not ended, with an estimate."""
    records = runs_by_uuid(database, [job.run_uuid for job in jobs if job.run_uuid], frozenset())
    times = run_times(database) if any(not job.has_ended for job in jobs) else []
    return [_job_report(job, records.get(job.run_uuid or ""), times) for job in jobs]


def _job_report(job: Job, record: RunRecord | None, times: Sequence[EndedRunTime]) -> JobReport:
    ended = record if job.status is JobStatus.DONE else None
    source = (ended.answer or ended.run) if ended else None  # what another run answers has that one's verdict
    return JobReport(
        job=job.number,
        uuid=job.uuid,
        study=job.study,
        step=job.step,
        options=dict(job.options),
        status=job.status.value,
        word=(source and source.verdict) or job.status.value,
        basis=source and source.basis,
        candidate=ended.candidate if ended else None,
        ms=ended.kpi_ms(ended.candidate) if ended else None,
        ratio=ended.ratio if ended else None,
        run_id=record.run.id if record else None,
        run_uuid=job.run_uuid,
        seconds=_seconds(job.started_at, job.finished_at) if job.has_ended or job.status is JobStatus.RUNNING else None,
        reason=ended.reasons[0].text if ended and ended.reasons else None,
        detail=job.detail,
        estimate=None if job.has_ended else estimate_of(job, times),
        added_at=job.added_at,
        started_at=job.started_at,
        finished_at=job.finished_at,
    )


def estimate_of(job: Job, times: Sequence[EndedRunTime]) -> Estimate | None:
    """Estimate a job's seconds: what the step's last run has taken, else what the study's last runs have; None if there
    are none.

    Only runs that were timed on a GPU stand for a job on one, and only others for a job on the emulator. What a run
    took is the sum of its stages: waiting for a GPU is not in it.
    """
    wanted = _IS_MEASURED.get(str(job.options.get("device", "auto")).partition(":")[0])
    fits = [run_time for run_time in times if run_time.study == job.study and wanted in (None, run_time.is_measured)]
    if step_seconds := [run_time.seconds for run_time in fits if run_time.step == job.step]:
        return Estimate(step_seconds[-1], f"{job.name}'s last run")
    if fits:
        latest = [run_time.seconds for run_time in fits[-_LATEST:]]
        return Estimate(median(latest), f"the median of {job.study}'s last {len(latest)} runs")
    return None


def _remaining(job: JobReport) -> float:
    if job.estimate is None:
        return 0.0
    passed = _seconds(job.started_at, None) if job.status == JobStatus.RUNNING else None
    return max(0.0, job.estimate.seconds - (passed or 0.0))


def _seconds(start: str | None, end: str | None) -> float | None:
    """From a start to an end, or to now; None if nothing has started."""
    if start is None:
        return None
    last = datetime.fromisoformat(end) if end else datetime.now(UTC)
    return round((last - datetime.fromisoformat(start)).total_seconds(), 3)
