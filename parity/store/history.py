"""Imports a study's history: once, as a whole, and marked as imported with its source."""

from typing import Any

from sqlalchemy import Connection, insert, select

from parity.contract import Contract
from parity.contract.history import History, LoggedLane, LoggedStep
from parity.records import Basis, RunStatus
from parity.store import schema
from parity.store.database import Database
from parity.store.identity import run_uuid
from parity.store.readings import Reading, add_reading
from parity.store.rows import contract_id, insert_row

_RESOURCES = {"next_free_vgpr", "private_segment_bytes"}


def import_history(database: Database, study: str, contract: Contract, history: History) -> int:
    """Write the steps that the lab book does not have yet, in one transaction; return how many."""
    entries = [*history.step, *history.trial]
    if database.is_read_only:
        return 0
    query = select(schema.run.c.step).where(schema.run.c.study == study, schema.run.c.basis == Basis.IMPORTED)
    with database.reading() as connection:  # so that a lab book that has it all need not be writable
        if set(connection.execute(query).scalars()) >= {entry.name for entry in entries}:
            return 0
    with database.transaction() as connection:
        known = set(connection.execute(query).scalars())
        new = [entry for entry in entries if entry.name not in known]
        for entry in new:
            _write(connection, study, contract, history, entry)
    return len(new)


def _write(connection: Connection, study: str, contract: Contract, history: History, entry: LoggedStep) -> None:
    lanes = dict.fromkeys(lane for logged_step in (*history.step, *history.trial) for lane in logged_step.lanes)
    candidate = contract.kpi.lane
    others = [lane for lane in lanes if lane != candidate]
    values: dict[str, Any] = {
        "study": study,
        "step": entry.name,
        "parent": entry.parent,
        "title": entry.title,
        "change": entry.change,
        "device": history.device,
        "arch": contract.arch,
        "status": RunStatus.FINISHED.value,
        "verdict": entry.verdict,
        "basis": Basis.IMPORTED.value,
        "verification": "imported",
        "source": f"{history.source}; {history.compiler}; artifacts: {entry.artifacts}",
        "note": entry.note,
        "candidate": candidate,
        "reference": contract.kpi.reference or (others[0] if others else None),
    }
    values |= {"uuid": run_uuid(values, contract.sha256()), "contract_id": contract_id(connection, study, contract)}
    run_id = insert_row(connection, insert(schema.run).values(values))
    reason = {"run_id": run_id, "number": 1, "code": "imported", "text": entry.reason}
    connection.execute(insert(schema.reason).values(reason))
    if entry.failed_pass:
        fact = {"run_id": run_id, "lane": candidate, "basis": Basis.IMPORTED}
        connection.execute(insert(schema.fact).values(**fact, name="failed_pass", value=entry.failed_pass))
    for lane, logged in entry.lanes.items():
        _write_lane(connection, {"run_id": run_id, "lane": lane, "basis": Basis.IMPORTED}, logged)


def _write_lane(connection: Connection, common: dict[str, Any], lane: LoggedLane) -> None:
    last = len(lane.duration_ms)
    timings = [("duration_ms", repeat, value) for repeat, value in enumerate(lane.duration_ms, 1)]
    timings += [("gflops", max(last, 1), lane.gflops)] if lane.gflops is not None else []
    timings += [("profile_median_ms", 1, lane.profile_median_ms)] if lane.profile_median_ms is not None else []
    counters = {("resources" if name in _RESOURCES else "function", name): value for name, value in lane.static.items()}
    counters |= {("profile", name): value for name, value in lane.profile.items()}
    if counters:
        reading = Reading(Basis.IMPORTED, "log", counters=counters)
        add_reading(connection, common["run_id"], common["lane"], reading)
    rows: list[tuple[Any, list[dict[str, Any]]]] = [
        (
            schema.timing,
            [{"metric": metric, "repeat": repeat, "value": value} for metric, repeat, value in timings],
        ),
        (schema.fact, [{"name": name, "value": value} for name, value in lane.facts.items()]),
    ]
    for table, values in rows:
        if values:
            connection.execute(insert(table), [{**common, **value} for value in values])
