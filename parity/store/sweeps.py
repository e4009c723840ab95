"""Points of parameter sweeps: each is written as a whole, and found again by its key."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import Select, insert, select

from parity.records import Basis
from parity.store import schema
from parity.store.database import Database
from parity.store.folders import without_folders
from parity.store.hiding import is_shown
from parity.store.identity import new_uuid
from parity.store.rows import now, record_of, rows_of
from parity.store.schema import SweepPointRow

VIOLATIONS = "violations"  # a point's figure: how many clauses and guardrails of its contract it breaks
EMULATED = "emulated."  # begins the names of a point's figures that the emulator has counted


@dataclass(frozen=True)
class SweepPoint:
    """One combination of parameters of a lane, with its figures (basis: static; emulated where the name says so) or why
    there are none.

    `key` is a hash of contract, lane, sources and compiler. `ms` is the time of the same code object in a run of this
    lab book (basis: measured), if there is one; it is not stored. `detail` says what verification found, or why the
    contract refuses the point.
    """

    key: str
    study: str
    lane: str
    arch: str
    parameters: dict[str, Any]
    toolchain: str
    figures: dict[str, float]
    failure: str | None = None
    code_object_sha256: str | None = None
    verification: str | None = None
    detail: str = ""
    ms: float | None = None

    @property
    def is_refused(self) -> bool:
        """Whether its contract refuses it; `detail` says why."""
        return bool(self.figures.get(VIOLATIONS))


def add_sweep_point(database: Database, point: SweepPoint) -> None:
    """Store a point; of points with the same key, the latest counts."""
    values = {name: value for name, value in asdict(point).items() if name != "ms"}
    with database.transaction() as connection:
        more = {"uuid": new_uuid(), "basis": Basis.STATIC.value, "created_at": now()}
        connection.execute(insert(schema.sweep_point).values(without_folders(database.places, {**values, **more})))


def known_sweep_points(database: Database, keys: Iterable[str]) -> dict[str, SweepPoint]:
    """Return the stored points of these keys."""
    wanted = set(keys)
    with database.reading() as connection:
        rows = rows_of(connection, _in_time(select(schema.sweep_point)), SweepPointRow)
    return {row.key: _point(row) for row in rows if row.key in wanted}


def sweep_points_of(database: Database, study: str, device_name: str | None) -> list[SweepPoint]:
    """Return the latest point of every key of a study, oldest first, with the time of the same code object on that
    device, if it has one.
    """
    query = select(schema.sweep_point).where(schema.sweep_point.c.study == study)
    with database.reading() as connection:
        points = {row.key: _point(row) for row in rows_of(connection, _in_time(query), SweepPointRow)}
    timed = measured_ms(database, device_name) if device_name else {}
    return [with_time(point, None, timed) for point in points.values()]


Launch = tuple[str, int]  # the grid and the threads of a workgroup, as a build has them
_OF_LAUNCH = ("threads", "block.", "tile.")  # parameters by which a code object may be launched otherwise


def with_time(point: SweepPoint, launch: Launch | None, timed: Mapping[tuple[str, Launch | None], float]) -> SweepPoint:
    """Return a point with the time of the same code object, launched as the point's is. Where it is not known how that
    is, and a parameter may have changed it, it has none.
    """
    if launch is None and any(name.startswith(_OF_LAUNCH) for name in point.parameters):
        return replace(point, ms=None)
    return replace(point, ms=timed.get((point.code_object_sha256 or "", launch)))


def _in_time(query: Select[Any]) -> Select[Any]:
    return query.order_by(schema.sweep_point.c.created_at, schema.sweep_point.c.id)


def _point(row: SweepPointRow) -> SweepPoint:
    return record_of(SweepPoint, row, ms=None)


def steps_of_codes(database: Database, study: str) -> dict[str, list[str]]:
    """Return the steps of a study that have each code object in a run that is shown."""
    build, run = schema.build.c, schema.run.c
    query = (
        select(build.code_object_sha256, run.step)
        .join(schema.run, run.id == build.run_id)
        .where(is_shown(), run.study == study, build.code_object_sha256.is_not(None))
        .order_by(run.step)
    )
    found: dict[str, list[str]] = {}
    with database.reading() as connection:
        for sha256, step in connection.execute(query):
            if step not in found.setdefault(sha256, []):
                found[sha256].append(step)
    return found


def measured_ms(database: Database, device_name: str | None = None) -> dict[tuple[str, Launch | None], float]:
    """Return the latest measured time of each code object and launch, in milliseconds, and of each code object however
    it is launched, hidden runs left out; only times of one device, if it is named.
    """
    build, timing = schema.build.c, schema.timing.c
    query = (
        select(build.code_object_sha256, build.grid, build.threads, timing.value)
        .join(schema.timing, (timing.run_id == build.run_id) & (timing.lane == build.lane))
        .join(schema.run, schema.run.c.id == build.run_id)
        .where(is_shown(), timing.metric == "duration_ms", timing.basis == Basis.MEASURED.value)
        .order_by(timing.id)
    )
    if device_name is not None:
        query = query.where(schema.run.c.device_name == device_name)
    found: dict[tuple[str, Launch | None], float] = {}
    with database.reading() as connection:
        for sha256, grid, threads, value in connection.execute(query):
            found[sha256, None] = found[sha256, (grid, threads)] = float(value)
    return found
