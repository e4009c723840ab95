"""Writes profiles: all rows of a file in one transaction, in batches, so that a large file needs little memory."""

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, insert, select

from parity.errors import InputError, StoreError
from parity.records import Basis, CounterValue, Dispatch, PassResult
from parity.store import schema
from parity.store.blobs import put_blob
from parity.store.database import Database
from parity.store.folders import content_without_folders, without_folders
from parity.store.identity import new_uuid
from parity.store.queries import RunRecord
from parity.store.rows import insert_row, now
from parity.system.places import Places

_BATCH = 5000
_MOST = 1 << 63  # the limit of a database's integers


@dataclass(frozen=True)
class SampledInstruction:
    """How often the program counter stood at an instruction, joined to the assembly.

    `lines` are the assembly's lines with this text. `in_hot_loop` is true if all of them are in the hot loop, false if
    none is, and None if some are or no line is known. Only ncu and the stochastic method report `issued` and `stalls`.
    """

    instruction: str
    kind: str
    lines: list[int]
    in_hot_loop: bool | None
    samples: int
    issued: int | None
    stalls: dict[str, int]


def recorded_dispatches(database: Database, record: RunRecord, lane: str) -> list[int]:
    """Return the numbers of the lane's dispatches in the profiles that the run has."""
    table, dispatch = schema.profile, schema.dispatch
    conditions = (table.c.run_id == int(record.run.id), table.c.lane == lane)
    query = select(dispatch.c.number).join(table, table.c.id == dispatch.c.profile_id).where(*conditions).distinct()
    with database.reading() as connection:
        return list(connection.execute(query).scalars())


def profiled_runs(database: Database, run_ids: Collection[int]) -> set[int]:
    """Return those of some runs that have profiles."""
    table = schema.profile.c
    with database.reading() as connection:
        query = select(table.run_id).where(table.run_id.in_(run_ids)).distinct()
        return set(connection.execute(query).scalars())


def dispatch_times(database: Database, profile_id: int, most: int) -> list[tuple[int, int]]:
    """Return when a profile's first launches began and ended, in nanoseconds of the profiler's clock; nothing of those
    for which it does not say.
    """
    table = schema.dispatch.c
    query = select(table.start_ns, table.end_ns).where(table.profile_id == profile_id, table.end_ns.is_not(None))
    with database.reading() as connection:
        rows = connection.execute(query.where(table.start_ns.is_not(None)).order_by(table.start_ns).limit(most))
        return [(start, end) for start, end in rows]


class PassWriter:
    """The passes of a profiler over one lane of a run."""

    def __init__(self, database: Database, run_id: int, lane: str, device_name: str, profiler: str) -> None:
        self._database = database
        self._common = {"run_id": run_id, "lane": lane, "device_name": device_name, "profiler": profiler}

    def add(self, recorded: PassResult, launches: int) -> int:
        """Store a pass that has ended, before its files are read, and return its id. Until `read` is called, it counts
        as interrupted.
        """
        return self._insert(
            purpose=recorded.wanted.purpose.value,
            counters=list(recorded.wanted.counters),
            command=recorded.command,
            launches=launches,
            seconds=recorded.seconds,
            failure=recorded.failure or "interrupted before its files were read",
            log_sha256=self._log(recorded),
        )

    def left_out(self, name: str, why: str) -> None:
        """Store that something asked for is not recorded: a counter, or PC sampling."""
        self._insert(purpose=name, counters=[], command=[], launches=0, seconds=0.0, failure=f"left out: {why}")

    def read(self, pass_id: int, failure: str | None) -> None:
        """Store how the pass ended, now that its files have been read."""
        table = schema.profiler_pass
        with self._database.transaction() as connection:
            values = without_folders(self._database.places, {"failure": failure})
            connection.execute(table.update().where(table.c.id == pass_id).values(values))

    def _insert(self, **values: Any) -> int:
        with self._database.transaction() as connection:
            row = {"uuid": new_uuid(), **self._common, **values, "created_at": now()}
            return insert_row(
                connection, insert(schema.profiler_pass).values(without_folders(self._database.places, row))
            )

    def _log(self, recorded: PassResult) -> str | None:
        """Store the log of a failed pass as an artifact; the pass is stored even if its log cannot be."""
        if recorded.failure and recorded.log.is_file():
            with suppress(StoreError, OSError), self._database.transaction() as connection:
                content = content_without_folders(self._database.places, recorded.log.name, recorded.log.read_bytes())
                return put_blob(connection, content)[0]
        return None


class ProfiledFile(NamedTuple):
    """A profiler's file that is stored for a lane of a run: by the hash of its content, with the name that the lane's
    kernel has in it; `pass_id` is the pass that recorded it.
    """

    run_id: int
    lane: str
    source: str
    sha256: str
    kernel: str
    basis: Basis
    pass_id: int | None


class ProfileBatch:
    """The profiles that one import stores: all of them or none."""

    def __init__(self, connection: Connection, places: Places) -> None:
        self._connection, self._places, self._created_at = connection, places, now()

    def has(self, run_id: int, lane: str, sha256: str) -> bool:
        """Return whether this very file has been imported for that lane."""
        table = schema.profile
        query = select(table.c.id).where(table.c.run_id == run_id, table.c.lane == lane, table.c.sha256 == sha256)
        return self._connection.execute(query).first() is not None

    @contextmanager
    def profile(self, file: "ProfiledFile") -> Iterator["ProfileWriter"]:
        """Give a writer for one file; nothing of the file is kept unless the writer is finished."""
        with self._connection.begin_nested() as point:
            writer = ProfileWriter(self._connection, self._places, file, self._created_at)
            yield writer
            if not writer.is_finished:
                point.rollback()


@contextmanager
def profile_batch(database: Database) -> Iterator[ProfileBatch]:
    """Give a batch of profiles that are stored in one transaction."""
    with database.transaction() as connection:
        yield ProfileBatch(connection, database.places)


class ProfileWriter:
    """Writes one file's rows inside a transaction, so that an error leaves nothing behind."""

    def __init__(self, connection: Connection, places: Places, file: ProfiledFile, created_at: str) -> None:
        self._connection = connection
        values = {
            **file._asdict(),
            "basis": file.basis.value,
            "source": places.text(file.source),
            "dispatches": 0,
            "other_kernels": 0,
            "is_partial": False,
            "created_at": created_at,
        }
        self.profile_id = insert_row(connection, insert(schema.profile).values(values))
        self._source = file.source
        self._pending: dict[str, list[dict[str, Any]]] = {"dispatch": [], "counter": []}
        self._kinds: dict[Any, int] = {}
        self.is_finished = False

    def dispatch(self, row: Dispatch) -> None:
        """Store a dispatch. Raises InputError for an impossible one: it ends before it begins, or has figures below
        zero or beyond 64 bits.
        """
        _, number, agent, start, end, duration, *figures = row
        for value in (number, start, end, duration):
            if value is not None and not 0 <= value < _MOST:
                raise self._impossible(row)
        what = (agent, *figures)
        kind = self._kinds.get(what)
        if kind is None:
            kind = self._kinds[what] = self._add_kind(row)
        values = {
            "profile_id": self.profile_id,
            "kind_id": kind,
            "number": number,
            "start_ns": start,
            "end_ns": end,
            "duration_ns": duration,
        }
        self._add("dispatch", schema.dispatch, values)

    def _add_kind(self, row: Dispatch) -> int:
        values = {
            "profile_id": self.profile_id,
            "agent": row.agent,
            "vgpr": row.vgpr,
            "accum_vgpr": row.accum_vgpr,
            "sgpr": row.sgpr,
            "lds_bytes": row.lds_bytes,
            "lds_is_static": row.lds_is_static,
            "scratch_bytes": row.scratch_bytes,
            **_sizes("grid", row.grid, row.grid_total),
            **_sizes("workgroup", row.workgroup, row.workgroup_total),
        }
        if any(isinstance(value, int) and not 0 <= value < _MOST for value in values.values()):
            raise self._impossible(row)
        return insert_row(self._connection, insert(schema.dispatch_kind).values(values))

    def _impossible(self, row: Dispatch) -> InputError:
        reversed_ = row.duration_ns is not None and row.duration_ns < 0
        what = "ends before it begins" if reversed_ else "has a figure below zero or beyond 64 bits"
        return InputError(f"{self._source}: dispatch {str(row.dispatch)[:20]} of {row.kernel[:60]} {what}")

    def counter(self, row: CounterValue) -> None:
        if not 0 <= row.dispatch < _MOST:
            raise InputError(f"{self._source}: counter {row.counter[:60]} belongs to a dispatch number beyond 64 bits")
        values = {"profile_id": self.profile_id, "number": row.dispatch, "name": row.counter, "value": row.value}
        self._add("counter", schema.dispatch_counter, values)

    def samples(self, rows: Iterable[SampledInstruction]) -> None:
        values = [
            {
                "profile_id": self.profile_id,
                "instruction": row.instruction,
                "class": row.kind,
                "lines": row.lines,
                "in_hot_loop": row.in_hot_loop,
                "samples": row.samples,
                "issued": row.issued,
                "stalls": row.stalls,
            }
            for row in rows
        ]
        for batch in _batches(values):
            self._connection.execute(insert(schema.pc_sample), batch)

    def finish(self, dispatches: int, other_kernels: int, is_partial: bool) -> None:
        self._flush("dispatch", schema.dispatch)
        self._flush("counter", schema.dispatch_counter)
        table = schema.profile
        values = {"dispatches": dispatches, "other_kernels": other_kernels, "is_partial": is_partial}
        self._connection.execute(table.update().where(table.c.id == self.profile_id).values(values))
        self.is_finished = True

    def _add(self, name: str, table: Table, values: dict[str, Any]) -> None:
        self._pending[name].append(values)
        if len(self._pending[name]) >= _BATCH:
            self._flush(name, table)

    def _flush(self, name: str, table: Table) -> None:
        if self._pending[name]:
            self._connection.execute(insert(table), self._pending[name])
            self._pending[name] = []


def _sizes(name: str, three: tuple[int, int, int] | None, total: int | None) -> dict[str, int | None]:
    x, y, z = three or (None, None, None)
    product = x * y * z if x is not None and y is not None and z is not None else total
    return {f"{name}_x": x, f"{name}_y": y, f"{name}_z": z, f"{name}_total": product}


def _batches(rows: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    remaining = iter(rows)
    while batch := list(islice(remaining, _BATCH)):
        yield batch
