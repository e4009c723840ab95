"""Writes sessions and calibrations: every sample is stored as it comes, whatever happens next."""

import math
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import ScalarSelect, func, insert, select, update

from parity.contract import Axes, Contract
from parity.records import (
    IN_HOST,
    Basis,
    CodeObject,
    DeviceFacts,
    PairedTest,
    PairsDone,
    Plan,
    Protocol,
    Sample,
    SizeOutcome,
    WarmUp,
    epoch,
    sized_contents,
)
from parity.store import schema
from parity.store.database import Database
from parity.store.folders import without_folders
from parity.store.hiding import is_shown
from parity.store.identity import new_uuid
from parity.store.queries import in_time, is_before
from parity.store.rows import insert_row, now
from parity.store.runs import RunWriter


class SessionWriter:
    """Writes one session, of a run (`run_id`) or of a calibration (`calibration_id`)."""

    def __init__(self, database: Database, protocol: Protocol, plan: Plan, **known: Any) -> None:
        """`known` is whose session it is, and its number, purpose, device and delta."""
        self._database = database
        self._kept = 0
        values = {
            **known,
            "epoch": epoch(protocol, plan),
            "protocol": asdict(protocol),
            "plan": asdict(plan),
            "started_at": now(),
        }
        with database.transaction() as connection:
            self.session_id = insert_row(connection, insert(schema.session).values(values))

    def device(self, facts: DeviceFacts) -> None:
        self._update(device_facts=asdict(facts))

    def warm_up(self, warm: WarmUp) -> None:
        self._update(warm_up_s=warm.seconds, is_flat=warm.is_flat, launches=warm.launches)

    def samples(self, samples: list[Sample]) -> None:
        """Take all samples of a session so far, and store those that are new."""
        rows = [_row(sample, self.session_id) for sample in samples[self._kept :]]
        if rows:
            with self._database.transaction() as connection:
                connection.execute(insert(schema.sample), rows)
            self._kept = len(samples)

    def end(self, finished: PairsDone | None, pairs: int, test: PairedTest | None) -> None:
        """Store what the pairs say; if they are too few for an interval, that is left out."""
        values: dict[str, Any] = {"pairs": pairs}
        if finished is not None:
            values |= {"timed_s": finished.timed_s, "measuring_s": finished.measuring_s}
        if test is not None:
            values |= {"effect": test.effect, "p_faster": test.p_faster}
            if math.isfinite(test.high):
                values |= {"effect_low": test.low, "effect_high": test.high}
        self._update(**values)

    def failed(self, text: str) -> None:
        self._update(failure=text)

    def _update(self, **values: Any) -> None:
        with self._database.transaction() as connection:
            statement = update(schema.session).where(schema.session.c.id == self.session_id)
            connection.execute(statement.values(without_folders(self._database.places, values)))


def _row(sample: Sample, session_id: int) -> dict[str, Any]:
    row = {**asdict(sample), **asdict(sample.state), "session_id": session_id, "basis": Basis.MEASURED.value}
    row["position"] = row.pop("order")
    del row["state"]
    return row


class MeasuredRun(RunWriter):
    """Writes a run that is also measured."""

    def known_scatter(self, device: DeviceFacts, epoch: str) -> float | None:
        return known_scatter(self._database, device, epoch)

    def earlier_seconds(
        self, device: DeviceFacts, epoch: str, lane: str, codes: Mapping[str, CodeObject]
    ) -> float | None:
        return earlier_seconds(self._database, self._contract, device, epoch, (lane, codes), self.run_id)

    def session(
        self, number: int, purpose: str, device: str, protocol: Protocol, plan: Plan, delta: float
    ) -> SessionWriter:
        known = {"number": number, "purpose": purpose, "device": device, "delta": delta}
        return SessionWriter(self._database, protocol, plan, run_id=self.run_id, **known)

    def sizes(self, number: int, outcomes: list[SizeOutcome]) -> None:
        """Store what a session has found at each size of the contract."""
        common = {"run_id": self.run_id, "repeat": number}
        with self._database.transaction() as connection:
            rows = [{"position": position, **asdict(outcome)} for position, outcome in enumerate(outcomes)]
            self._insert(connection, schema.size, common, rows)

    def sized(self, launch: str, axes: Axes, code: CodeObject) -> None:
        """Store a code object that is for another size than the contract's own: a later run may be timed against it."""
        with self._database.transaction() as connection:
            rows = [self._artifact(connection, name, content) for name, content in sized_contents(axes, code).items()]
            self._insert(connection, schema.artifact, {"run_id": self.run_id, "lane": launch}, rows)


class CalibrationWriter:
    """Writes a calibration: its sessions, then the scatter that they show."""

    def __init__(self, database: Database, study: str, step: str, device: DeviceFacts, epoch: str) -> None:
        self._database = database
        values = {
            "uuid": new_uuid(),
            "study": study,
            "step": step,
            "device": device.kind,
            "device_name": device.name,
            "host": device.host,
            "epoch": epoch,
            "created_at": now(),
        }
        with database.transaction() as connection:
            self.calibration_id = insert_row(connection, insert(schema.calibration).values(values))

    def session(self, number: int, device: str, protocol: Protocol, plan: Plan, delta: float) -> SessionWriter:
        owner = {"calibration_id": self.calibration_id}
        known = {"number": number, "purpose": "calibration", "device": device, "delta": delta}
        return SessionWriter(self._database, protocol, plan, **owner, **known)

    def finish(self, sessions: int, aa_scatter: float) -> None:
        values = {"sessions": sessions, "aa_scatter": aa_scatter}
        table = schema.calibration
        with self._database.transaction() as connection:
            connection.execute(update(table).where(table.c.id == self.calibration_id).values(values))


def _machine_of_run() -> ScalarSelect[str]:
    """Return the machine that timed a run, where that is another one than built it."""
    fact = schema.fact.c
    is_it = (fact.run_id == schema.run.c.id) & (fact.lane == "device") & (fact.name == IN_HOST)
    return select(fact.value).where(is_it).scalar_subquery()


def known_scatter(database: Database, device: DeviceFacts, epoch: str) -> float | None:
    """Return the A/A scatter of this device and its machine from its last finished calibration under this protocol."""
    table = schema.calibration
    query = select(table.c.aa_scatter).where(
        table.c.device == device.kind,
        table.c.device_name == device.name,
        table.c.host == device.host,
        table.c.epoch == epoch,
        table.c.aa_scatter.is_not(None),
    )
    with database.reading() as connection:
        scatter = connection.execute(query.order_by(table.c.created_at.desc(), table.c.id.desc())).scalar()
        return None if scatter is None else float(scatter)


def earlier_seconds(
    database: Database,
    contract: Contract,
    device: DeviceFacts,
    epoch: str,
    timed: tuple[str, Mapping[str, CodeObject]],
    before: int,
) -> float | None:
    """Return the median seconds of a lane's code objects, by their launches' names, in the last run before `before`
    that is not hidden and timed them under this very contract, on this device of this machine and in this epoch.
    """
    (lane, codes), run, timing = timed, schema.run, schema.timing
    query = select(timing.c.value).join(run, run.c.id == timing.c.run_id)
    for name, code in codes.items():
        build = schema.build.alias()
        is_it = (build.c.lane == name) & (build.c.code_object_sha256 == code.sha256)
        query = query.join(
            build,
            (build.c.run_id == run.c.id) & is_it & (build.c.dynamic_lds_bytes == code.dynamic_lds_bytes),
        )
    query = (
        query.join(schema.contract, schema.contract.c.id == run.c.contract_id)
        .where(
            timing.c.lane == lane,
            schema.contract.c.sha256 == contract.sha256(),
            run.c.device_name == device.name,
            run.c.epoch == epoch,
            func.coalesce(_machine_of_run(), run.c.host) == device.host,
            is_before(before),
            timing.c.basis == Basis.MEASURED,
            timing.c.metric == "duration_ms",
            is_shown(),
        )
        .order_by(*(column.desc() for column in in_time()), timing.c.repeat)
    )
    with database.reading() as connection:
        duration_ms = connection.execute(query).scalar()
        return None if duration_ms is None else float(duration_ms) / 1e3
