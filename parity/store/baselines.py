"""What a run is compared with: the baselines of a study, and the step before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from sqlalchemy import Connection, select

from parity.contract import Contract
from parity.records import FALLEN, Basis, RunStatus, Verdict, VerificationStatus
from parity.store import schema
from parity.store.database import Database
from parity.store.hiding import is_counted
from parity.store.queries import Moment, Names, RunRecord, began, in_time, judged_lane, load, moment, number_of, run_row
from parity.store.rows import rows_of


class Baselines:
    """The runs of a study that can be a baseline under one contract: those that were kept, and the imported step that
    the contract names.

    Only runs under this very contract count, since another one makes another comparison.
    """

    def __init__(self, connection: Connection, study: str, contract: Contract) -> None:
        run, known = schema.run.c, schema.contract.c
        lane = run.spec["text"]["lane"].as_string()
        is_named = (run.basis == Basis.IMPORTED) & (run.step == (contract.baseline or ""))
        query = (
            select(
                run.id,
                run.step,
                run.uuid,
                began(run.started_at),
                run.basis,
                run.device,
                run.device_name,
                lane,
                is_named,
            )
            .join(schema.contract, known.id == run.contract_id)
            .where(
                run.study == study,
                run.status == RunStatus.FINISHED,
                known.sha256 == contract.sha256(),
                (run.verdict == Verdict.KEEP) | is_named,
                is_counted(),
            )
            .order_by(*(column.desc() for column in in_time()))
        )
        self._contract, self._sha256 = contract, contract.sha256()
        self._newest_first = [_BaselineRun._make(row) for row in connection.execute(query)]

    def latest(self, before: Moment | None, *, only_imported: bool = False, lane: str | None = None) -> int | None:
        """Find the last kept run that was not imported, else the imported step that the contract names; with
        `only_imported`, only that step. With a lane, find the last kept run that was judged by this lane, if there is
        any.
        """
        kept_runs = [] if only_imported else [run for run in self._earlier(before) if run.basis != Basis.IMPORTED]
        kept_runs = [run for run in kept_runs if self._judged(run) == lane] or kept_runs
        named = (run for run in self._earlier(before) if run.is_named)
        return kept_runs[0].id if kept_runs else next((run.id for run in named), None)

    def measured(self, lane: str, kind: str, name: str, before: Moment | None) -> int | None:
        """Find the last run that was judged by a lane, measured on a device of that name, and kept.

        Its binary can be timed again. A kept run's other lane was only its control.
        """
        run_ids = (
            run.id
            for run in self._earlier(before)
            if run.basis == Basis.MEASURED
            and (run.device, run.device_name) == (kind, name)
            and self._judged(run) == lane
        )
        return next(run_ids, None)

    def of(self, record: RunRecord) -> int | None:
        """Find the baseline that a run is shown with. This is the run that it was timed against, where that was
        recorded; else the baseline of its own device if it was measured, or the study's. For an imported step it is the
        one that the log kept last before it; a run under another contract has none.
        """
        if record.contract_sha256 != self._sha256:
            return None
        if record.compared_with is not None:
            known = (run.id for run in self._newest_first if run.uuid == record.compared_with)
            return next(known, None)
        before = moment(record.run)
        if record.is_imported:
            return next((run.id for run in self._earlier(before) if run.basis == Basis.IMPORTED), None)
        lane = judged_lane(record.run.spec, self._contract)
        if record.run.device_name:
            return self.measured(lane, record.run.device, record.run.device_name, before)
        return self.latest(before, lane=lane)

    def step_of(self, record: RunRecord) -> str | None:
        """Return the step of the baseline that a run is shown with."""
        baseline_id = self.of(record)
        return next((run.step for run in self._newest_first if run.id == baseline_id), None)

    def _judged(self, run: _BaselineRun) -> str:
        return run.lane or self._contract.kpi.lane

    def _earlier(self, before: Moment | None) -> Iterator[_BaselineRun]:
        return (run for run in self._newest_first if before is None or (run.began, run.id) < before)


class _BaselineRun(NamedTuple):
    id: int
    step: str
    uuid: str
    began: str
    basis: str
    device: str
    device_name: str | None
    lane: str | None
    is_named: bool


class Comparison(NamedTuple):
    """The run that another is shown beside: its baseline, or merely the run before it."""

    run_id: int
    is_baseline: bool

    def marked(self, record: RunRecord) -> RunRecord:
        """Return that run's record, which says which of the two it is."""
        return replace(record, is_baseline=self.is_baseline)


class Comparisons:
    """What the runs of a study are shown beside under one contract: their baselines and, where a run has none, as where
    nothing was measured yet, the run of its parent or else of the step before it.
    """

    def __init__(self, database: Database, study: str, contract: Contract) -> None:
        with database.reading() as connection:
            self.baselines = Baselines(connection, study, contract)
        self._database, self._study, self._sha256 = database, study, contract.sha256()

    @cached_property
    def _runs(self) -> list[_BuiltRun]:
        """The runs that others can be beside without a baseline; they are not read where each has one."""
        run, build, known = schema.run.c, schema.build.c, schema.contract.c
        built = select(build.run_id).where(build.code_object_sha256.is_not(None))
        query = (
            select(run.id, run.step, began(run.started_at), run.verification, run.verdict)
            .join(schema.contract, known.id == run.contract_id)
            .where(
                run.study == self._study,
                run.status == RunStatus.FINISHED,
                run.basis != Basis.IMPORTED,
                run.id.in_(built),
                known.sha256 == self._sha256,
                is_counted(),
            )
        )
        with self._database.reading() as connection:
            return rows_of(connection, query, _BuiltRun)

    def of(self, record: RunRecord) -> Comparison | None:
        """Find the run that a run is shown beside; None if there is none under its contract."""
        baseline_id = self.baselines.of(record)
        if baseline_id is not None:
            return Comparison(baseline_id, is_baseline=True)
        if record.is_imported or record.answer is not None or record.contract_sha256 != self._sha256:
            return None
        now = moment(record.run)
        earlier = [run for run in self._runs if run.moment() < now and run.step != record.step]
        parents = [run for run in earlier if run.step == record.run.parent]
        number = number_of(record.step)  # steps without one follow each other in time
        below = [run for run in earlier if run.is_good and (not number or number_of(run.step) < number)]
        before = max(parents or below, key=_BuiltRun.place if number else _BuiltRun.moment, default=None)
        return before and Comparison(before.id, is_baseline=False)

    def beside(self, record: RunRecord, counters: Names | None = None) -> RunRecord | None:
        """Return the run that a run is shown beside, with `counters` as in `load`."""
        comparison = self.of(record)
        beside = self.loaded(comparison and comparison.run_id, counters)
        return beside and comparison and comparison.marked(beside)

    def loaded(self, run_id: int | None, counters: Names | None = None) -> RunRecord | None:
        """Return a run, with `counters` as in `load`."""
        with self._database.reading() as connection:
            return _loaded(connection, run_id, counters)

    @property
    def standing(self) -> str | None:
        """The highest step of which a run was verified and not rejected: where a study without a baseline stands."""
        verified = [run for run in self._runs if run.is_good and VerificationStatus(run.verification).is_passed]
        highest = max(verified, key=_BuiltRun.place, default=None)
        return highest and highest.step


class _BuiltRun(NamedTuple):
    id: int
    step: str
    began: str
    verification: str
    verdict: str | None

    @property
    def is_good(self) -> bool:
        return self.verification != VerificationStatus.FAILED and self.verdict not in FALLEN

    def moment(self) -> Moment:
        return self.began, self.id

    def place(self) -> tuple[int, Moment]:
        return number_of(self.step), self.moment()


def baseline_run(database: Database, study: str, contract: Contract, before: int | None = None) -> RunRecord | None:
    """`Baselines.latest`; `before` leaves out that run and later ones."""
    with database.reading() as connection:
        baselines = Baselines(connection, study, contract)
        return _loaded(connection, baselines.latest(_moment_of(connection, before)))


def measured_baseline(
    database: Database, study: str, contract: Contract, where: tuple[str, str, str], before: int | None = None
) -> RunRecord | None:
    """`Baselines.measured` of a lane, a kind of device and a device's name; `before` leaves out that run and later
    ones.
    """
    with database.reading() as connection:
        baselines = Baselines(connection, study, contract)
        return _loaded(connection, baselines.measured(*where, _moment_of(connection, before)))


def run_beside(
    database: Database, study: str, contract: Contract, record: RunRecord, counters: Names | None = None
) -> RunRecord | None:
    """`Comparisons.beside` of one run."""
    return Comparisons(database, study, contract).beside(record, counters)


def _loaded(connection: Connection, run_id: int | None, counters: Names | None = None) -> RunRecord | None:
    if run_id is None:
        return None
    return load(connection, [run_row(connection, run_id)], counters)[0]


def _moment_of(connection: Connection, run_id: int | None) -> Moment | None:
    if run_id is None:
        return None
    return moment(run_row(connection, run_id))
