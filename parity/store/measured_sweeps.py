"""Measured sweeps: each batch is stored as it comes, and what becomes of each point as it is known."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

from sqlalchemy import insert, select, update

from parity.records import (
    Basis,
    DeviceFacts,
    Plan,
    Rules,
    SweepResult,
    SweepSample,
    VerificationStatus,
    Word,
    sweep_epoch,
)
from parity.store import schema
from parity.store.database import Database
from parity.store.folders import without_folders
from parity.store.identity import new_uuid
from parity.store.rows import insert_row, now, record_of, rows_of
from parity.store.schema import SweepCandidateRow, SweepMeasurementRow


class CandidateStatus(Word):
    """What became of a point in a measured sweep. None of it is a verdict."""

    WINNER = "winner"
    FINALIST = "finalist"  # in the last rung with the winner
    SLOWER = "slower"  # left in an earlier rung
    UNDECIDED = "undecided"  # stayed, but the budget ended before its next rung; or it cannot be timed here
    NOT_TIMED = "not timed"
    DROPPED = "dropped"  # wrong on the device, or it faulted or hung there
    LEFT_OUT = "left out"  # before anything was launched
    SAME = "same code"  # as another point's, which was timed for both


@dataclass(frozen=True)
class SweepCandidate:
    """A point of a measured sweep. `ratio` is its time over that of the point `against`, from its pairs with that;
    `duration_ms` is the median of its own times in the last rung that took any (basis: measured).
    """

    key: str
    parameters: dict[str, Any]
    status: CandidateStatus
    detail: str = ""
    code_object_sha256: str | None = None
    identity: str | None = None
    same_as: str | None = None
    verification: str | None = None
    rung: int | None = None
    pairs: int | None = None
    against: str | None = None
    ratio: float | None = None
    ratio_low: float | None = None
    ratio_high: float | None = None
    duration_ms: float | None = None


@dataclass(frozen=True)
class SweepMeasurement:
    """A measured sweep as the lab book has it. `winner` is a point's key; `ended_by` says what ended it early."""

    uuid: str
    study: str
    step: str | None
    lane: str
    device: str
    device_name: str
    epoch: str
    rules: dict[str, Any]
    plan: dict[str, Any]
    started_at: str
    finished_at: str | None
    preparing_s: float | None
    timed_s: float | None
    measuring_s: float | None
    ended_by: str | None
    winner: str | None
    candidates: list[SweepCandidate]


_NOTHING = dict.fromkeys(("rung", "pairs", "against", "ratio", "ratio_low", "ratio_high", "duration_ms"))


class SweptLane(NamedTuple):
    """The lane of a measured sweep, of a step or (None) of a study's default lanes."""

    study: str
    step: str | None
    lane: str


class SweepWriter:
    """Writes one measured sweep of a sweep's points."""

    def __init__(
        self,
        database: Database,
        swept: SweptLane,
        device: DeviceFacts,
        rules: Rules,
        plan: Plan,
        candidates: Iterable[SweepCandidate],
    ) -> None:
        self._database, self.uuid = database, new_uuid()
        self._candidates = {candidate.key: candidate for candidate in candidates}
        values = {
            "uuid": self.uuid,
            **swept._asdict(),
            "arch": device.arch,
            "device": device.kind,
            "device_name": device.name,
            "device_facts": asdict(device),
            "host": device.host,
            "epoch": sweep_epoch(rules, plan),
            "rules": asdict(rules),
            "plan": asdict(plan),
            "started_at": now(),
        }
        rows = [{**asdict(candidate), "position": number} for number, candidate in enumerate(self._candidates.values())]
        with database.transaction() as connection:
            self._id = insert_row(connection, insert(schema.sweep_measurement).values(values))
            owner = {"measurement_id": self._id, "basis": Basis.MEASURED.value}
            connection.execute(
                insert(schema.sweep_candidate), [without_folders(database.places, {**row, **owner}) for row in rows]
            )

    def device(self, facts: DeviceFacts) -> None:
        with self._database.transaction() as connection:
            is_this_sweep = schema.sweep_measurement.c.id == self._id
            connection.execute(update(schema.sweep_measurement).where(is_this_sweep).values(device_facts=asdict(facts)))

    def begins(self) -> None:
        """Take back what an earlier halving said of the candidates that are still in: ratios of two halvings are not
        compared.
        """
        for name, candidate in self._candidates.items():
            if candidate.rung is not None:
                self._change(name, status=CandidateStatus.NOT_TIMED, **_NOTHING)

    def verified(self, name: str, status: VerificationStatus) -> None:
        self._change(name, verification=status.value)

    def dropped(self, name: str, why: str, *, is_wrong: bool) -> None:
        verification = VerificationStatus.FAILED.value if is_wrong else self._candidates[name].verification
        self._change(name, status=CandidateStatus.DROPPED, verification=verification, detail=why, **_NOTHING)

    def undecided(self, name: str, why: str) -> None:
        self._change(name, status=CandidateStatus.UNDECIDED, detail=why, **_NOTHING)

    def sample(self, process: int, sample: SweepSample) -> None:
        row = {
            "measurement_id": self._id,
            "basis": Basis.MEASURED.value,
            "process": process,
            "position": sample.order,
            "rung": sample.rung,
            "pair": sample.pair,
            "key": sample.variant,
            "launches": sample.launches,
            "seconds": sample.seconds,
            "started_s": sample.started_s,
            **asdict(sample.state),
        }
        with self._database.transaction() as connection:
            connection.execute(insert(schema.sweep_sample).values(row))

    def standings(self, result: SweepResult) -> None:
        """Store what the last rung says about the candidates that were timed in it."""
        for standing in result.rungs[-1].standings:
            if not result.is_out(standing.name):
                self._place(standing.name, result)

    def end(self, result: SweepResult) -> None:
        for name in self._candidates:
            if not result.is_out(name) and result.standing(name):
                self._place(name, result)
        values = {
            "finished_at": now(),
            "preparing_s": result.preparing_s or None,
            "timed_s": result.timed_s or None,
            "measuring_s": result.measuring_s or None,
            "ended_by": result.ended_by,
            "winner": result.winner,
        }
        with self._database.transaction() as connection:
            is_this_sweep = schema.sweep_measurement.c.id == self._id
            connection.execute(
                update(schema.sweep_measurement)
                .where(is_this_sweep)
                .values(without_folders(self._database.places, values))
            )

    def _place(self, name: str, result: SweepResult) -> None:
        last = result.standing(name)
        if last is None:  # the budget ended before anybody was timed with it
            return
        rung, standing = last
        is_last = rung is result.rungs[-1]
        if name in result.rungs[-1].not_timed:
            status = CandidateStatus.UNDECIDED
        else:
            status = CandidateStatus.FINALIST if is_last and standing.stays else CandidateStatus.SLOWER
        self._change(
            name,
            status=CandidateStatus.WINNER if name == result.winner else status,
            rung=rung.number,
            pairs=standing.pairs,
            against=standing.against,
            ratio=standing.ratio,
            ratio_low=standing.low,
            ratio_high=standing.high,
            duration_ms=result.duration_ms(name),
            detail="",
        )

    def _change(self, name: str, **values: Any) -> None:
        """Store what is new about a candidate; nothing is written where nothing is new."""
        changed = replace(self._candidates[name], **values)
        if changed == self._candidates[name]:
            return
        self._candidates[name] = changed
        table = schema.sweep_candidate
        with self._database.transaction() as connection:
            is_this_candidate = (table.c.measurement_id == self._id) & (table.c.key == name)
            connection.execute(
                update(table).where(is_this_candidate).values(without_folders(self._database.places, values))
            )


def verified_identities(database: Database, device_name: str) -> set[str]:
    """Return the identities of code, with its launch and contract, that a device of that name has found right, and not
    found wrong since.
    """
    table, measurement = schema.sweep_candidate.c, schema.sweep_measurement.c
    query = (
        select(table.identity, table.verification)
        .join(schema.sweep_measurement, measurement.id == table.measurement_id)
        .where(measurement.device_name == device_name, table.identity.is_not(None), table.verification.is_not(None))
        .order_by(measurement.started_at, table.id)
    )
    with database.reading() as connection:
        latest = {identity: verification for identity, verification in connection.execute(query)}  # noqa: C416
    return {identity for identity, verification in latest.items() if VerificationStatus(verification).is_passed}


def sweep_measurement(database: Database, uuid: str) -> SweepMeasurement:
    """Load a measured sweep by its identity."""
    table, part = schema.sweep_measurement, schema.sweep_candidate
    with database.reading() as connection:
        (row,) = rows_of(connection, select(table).where(table.c.uuid == uuid), SweepMeasurementRow)
        query = select(part).where(part.c.measurement_id == row.id).order_by(part.c.position)
        rows = rows_of(connection, query, SweepCandidateRow)
    candidates = [
        record_of(SweepCandidate, candidate_row, status=CandidateStatus(candidate_row.status)) for candidate_row in rows
    ]
    return record_of(SweepMeasurement, row, candidates=candidates)
