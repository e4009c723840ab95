"""Reads what is needed to tell whether a step repeats another one's experiment."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, exists, func, select

from parity.contract import Contract, recorded_launches
from parity.contract.expectations import ClauseSpec, required_clauses
from parity.records import TRY, Basis, RunStatus
from parity.store import schema
from parity.store.database import Database
from parity.store.queries import in_time, is_before


class EarlierRun(NamedTuple):
    """A finished run by itself: its first reason, the smallest difference that counted, whether it or its baseline is
    hidden, the judged lane if its step named one, and what that claimed and required.
    """

    id: int
    uuid: str
    study: str
    step: str
    verdict: str
    basis: str
    verification: str
    device: str
    device_name: str | None
    finished_at: str | None
    fingerprint: str | None
    reason_code: str | None
    reason: str | None
    delta: float | None
    is_hidden: bool
    lane: str | None
    goal: str
    required: list[str]


@dataclass(frozen=True)
class EarlierBuild:
    """A launch that an earlier run has built, and how it was to be launched."""

    run_id: int
    lane: str
    code_object_sha256: str
    dynamic_lds_bytes: int | None
    spec: dict[str, Any]


def earlier_runs(database: Database, contract: Contract, before: int) -> list[EarlierRun]:
    """Return finished runs under this very contract, of any study, that began before a run; the newest first. Imported
    ones and tries are left out.
    """
    run = schema.run.c
    with database.reading() as connection:
        runs = _runs(connection, contract, [is_before(before), run.basis != Basis.IMPORTED, run.step != TRY])
        return list(runs)


def imported_run(database: Database, study: str, step: str) -> EarlierRun | None:
    """Find the imported run of a step of that name, of whatever contract."""
    table = schema.run.c
    which = [table.study == study, table.step == step, table.basis == Basis.IMPORTED]
    with database.reading() as connection:
        return next(_runs(connection, None, which), None)


def sources_of(database: Database, run: EarlierRun) -> list[tuple[str, str, str]]:
    """List the lane, the name and the hash of every file that a run keeps."""
    artifact = schema.artifact.c
    query = select(artifact.lane, artifact.name, artifact.sha256).where(artifact.run_id == run.id)
    with database.reading() as connection:
        return [(row.lane, row.name, row.sha256) for row in connection.execute(query)]


def runs_of_sizes(database: Database, runs: list[EarlierRun]) -> set[int]:
    """Return the numbers of those runs that were measured at several sizes."""
    of_run = schema.size.c.run_id
    with database.reading() as connection:
        return set(connection.execute(select(of_run).where(of_run.in_([run.id for run in runs]))).scalars())


def builds_of(database: Database, runs: list[EarlierRun]) -> list[EarlierBuild]:
    """List the launches that runs have built."""
    build, run = schema.build.c, schema.run.c
    query = (
        select(run.id, run.spec, build.lane, build.code_object_sha256, build.dynamic_lds_bytes)
        .join_from(schema.run, schema.build, build.run_id == run.id)
        .where(run.id.in_([earlier_run.id for earlier_run in runs]), build.code_object_sha256.is_not(None))
    )
    with database.reading() as connection:
        return [
            EarlierBuild(
                row.id,
                row.lane,
                row.code_object_sha256,
                row.dynamic_lds_bytes,
                dict(recorded_launches((row.spec or {}).get("lanes")).get(row.lane, {})),
            )
            for row in connection.execute(query)
        ]


def _runs(connection: Connection, contract: Contract | None, which: list[ColumnElement[bool]]) -> Iterator[EarlierRun]:
    run, known, why = schema.run.c, schema.contract.c, schema.reason.c
    text = run.spec["text"]
    lane, goal = text["lane"].as_string(), func.coalesce(text["expect"]["goal"].as_string(), "faster")
    clauses = text["expect"]["clauses"]
    hidden = select(schema.tombstone.c.run_uuid)
    fact = schema.fact.c
    of_baseline = (fact.run_id == run.id) & (fact.lane == "baseline") & (fact.name == "run")
    has_hidden_baseline = exists().where(of_baseline, fact.value.in_(hidden))
    delta = select(func.max(schema.session.c.delta)).where(schema.session.c.run_id == run.id).scalar_subquery()
    query = (
        select(
            run.id,
            run.uuid,
            run.study,
            run.step,
            run.verdict,
            run.basis,
            run.verification,
            run.device,
            run.device_name,
            run.finished_at,
            run.fingerprint,
            why.code,
            why.text,
            delta,
            run.uuid.in_(hidden) | has_hidden_baseline,
            lane,
            goal,
            clauses,
        )
        .outerjoin(schema.reason, (why.run_id == run.id) & (why.number == 1))
        .join(schema.contract, known.id == run.contract_id)
        .where(run.status == RunStatus.FINISHED, *which)
        .order_by(*(column.desc() for column in in_time()))
    )
    if contract is not None:
        query = query.where(known.sha256 == contract.sha256())
    for row in connection.execute(query):
        *fields, clauses_of_step = row
        yield EarlierRun._make([*fields, _required(clauses_of_step)])


def _required(clauses: list[Any] | None) -> list[str]:
    """Return the required clauses of a step, as they are recorded; older steps have none."""
    return required_clauses([ClauseSpec(**clause) for clause in clauses or () if isinstance(clause, dict)])
