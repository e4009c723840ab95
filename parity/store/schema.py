"""The lab book's tables, for any database that SQLAlchemy speaks to. A table is declared by the type of its rows.

Tables are singular, the views that people query are plural (`runs`, `gaps`, `isa_deltas`, ...). Times are UTC
in ISO 8601. Every figure carries its `basis`. A missing figure is NULL or an absent row, never zero.

What is known from reading a code object, or from emulating it on a case, belongs to that code object, not to a run: a
`reading` is identified by its content, and runs share it. What other lab books must recognise has a UUID or a hash.
"""

from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import TypeEngine

metadata = MetaData()


@dataclass(frozen=True)
class _Settings:
    """What a column has besides its type. A row goes with its `owner`; what it only `refers_to` stays while the row is
    there. The others are settings of SQLAlchemy's Column.
    """

    owner: str | None = None
    refers_to: str | None = None
    primary_key: bool = False
    unique: bool | None = None
    index: bool | None = None
    server_default: str | None = None


Document = dict[str, Any]
Words = Annotated[str, Text()]
Large = Annotated[int, BigInteger()]
Indexed = Annotated[str, _Settings(index=True)]
Uuid = Annotated[str, _Settings(unique=True)]
Key = Annotated[int, _Settings(primary_key=True)]
KeyText = Annotated[str, _Settings(primary_key=True)]
RunId = Annotated[int, _Settings(owner="run.id", index=True)]
ReadingId = Annotated[int, _Settings(owner="reading.id", primary_key=True)]
MeasurementId = Annotated[int, _Settings(owner="sweep_measurement.id", index=True)]
ProfileId = Annotated[int, _Settings(owner="profile.id", index=True)]

_TYPES: dict[Any, type[TypeEngine[Any]]] = {
    str: String,
    int: Integer,
    float: Float,
    bool: Boolean,
    bytes: LargeBinary,
    dict: JSON,
    list: JSON,
}


def _table(name: str, row: type[tuple[Any, ...]], *constraints: UniqueConstraint, with_rowid: bool = True) -> Table:
    """Declare a table by the type of its rows, which stays in its `info`."""
    columns = (_column(field.rstrip("_"), hint) for field, hint in get_type_hints(row, include_extras=True).items())
    return Table(name, metadata, *columns, *constraints, info={"row": row}, sqlite_with_rowid=with_rowid)


def _column(name: str, hint: Any) -> Column[Any]:
    is_optional = NoneType in get_args(hint)
    if is_optional:
        (hint,) = (part for part in get_args(hint) if part is not NoneType)
    plain, *extras = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    kind = next((extra for extra in extras if isinstance(extra, TypeEngine)), _TYPES[get_origin(plain) or plain])
    settings = next((extra for extra in extras if isinstance(extra, _Settings)), _Settings())
    keys = [ForeignKey(settings.owner, ondelete="CASCADE")] if settings.owner else []
    keys += [ForeignKey(settings.refers_to)] if settings.refers_to else []
    return Column(
        name,
        kind,
        *keys,
        nullable=is_optional,
        primary_key=settings.primary_key,
        unique=settings.unique,
        index=settings.index,
        server_default=settings.server_default,
    )


class SchemaVersionRow(NamedTuple):
    version: Key
    made_at: str


schema_version = _table("schema_version", SchemaVersionRow)


class ContractRow(NamedTuple):
    id: Key
    study: str
    sha256: str
    body: Document


contract = _table("contract", ContractRow, UniqueConstraint("study", "sha256"))


class RunRow(NamedTuple):
    id: Key
    uuid: Uuid
    contract_id: Annotated[int, _Settings(refers_to="contract.id")]
    study: Indexed
    step: str
    parent: str | None
    title: Words
    hypothesis: Words | None
    change: Words | None
    expected: Words | None
    spec: Document | None
    device: str
    arch: str
    status: str
    verdict: str | None
    basis: str
    verification: str
    verification_detail: Words | None
    started_at: str | None
    finished_at: str | None
    host: str | None
    pid: int | None
    parity_version: str | None
    source: Words | None
    note: Words | None
    device_name: str | None
    epoch: str | None
    candidate: str | None
    reference: str | None
    fingerprint: Indexed | None
    precondition: Words | None
    answered_by: str | None


run = _table("run", RunRow)


class StageRow(NamedTuple):
    id: Key
    run_id: RunId
    name: str
    seconds: float | None
    finished_at: str


stage = _table("stage", StageRow)


class ReasonRow(NamedTuple):
    id: Key
    run_id: RunId
    number: int
    code: str
    lane: str | None
    text: Words
    facts: Document | None


reason = _table("reason", ReasonRow)


class ExpectationRow(NamedTuple):
    """What a step expects, clause by clause, and what became of it."""

    id: Key
    run_id: RunId
    number: int
    clause: Words
    is_required: bool
    status: str
    value: float | None
    bound: float | None
    basis: str | None
    detail: Words


expectation = _table("expectation", ExpectationRow)


class BuildRow(NamedTuple):
    id: Key
    run_id: RunId
    lane: str
    ok: bool
    cached: bool
    seconds: float | None
    failed_stage: str | None
    failed_pass: str | None
    message: Words | None
    compiler: str
    compiler_version: str
    compiler_path: Words | None
    library_path: Words | None
    library_sha256: str | None
    packages: Document | None
    environment: Document | None
    options: Document | None
    kernel_name: str | None
    code_object_sha256: str | None
    grid: str | None
    threads: int | None
    dynamic_lds_bytes: int | None


build = _table("build", BuildRow)


class CheckRow(NamedTuple):
    id: Key
    run_id: RunId
    lane: str
    name: str
    status: str
    expected: Words
    found: Words


check = _table("contract_check", CheckRow)


class CaseRow(NamedTuple):
    id: Key
    run_id: RunId
    lane: str
    name: str
    passed: bool
    workgroups: int
    elements: int
    wrong: int
    unwritten: int
    detail: Words
    device: Annotated[str, _Settings(server_default="emulator")]
    tolerance: Words | None
    wrong_elements: list[Any] | None
    shared: list[Any] | None
    fault: Document | None


verification_case = _table("verification_case", CaseRow)


class BlobRow(NamedTuple):
    """Contents by their hash, compressed: what runs refer to as artifacts."""

    sha256: KeyText
    size_bytes: Large
    stored_bytes: Large
    data: bytes


blob = _table("blob", BlobRow)


class ReadingRow(NamedTuple):
    """What was read of a code object (basis static, by a version of the reader), counted while
    it was emulated on a case, or given with a run's imported history. `sha256` is the hash of all of it.
    """

    id: Key
    sha256: Uuid
    basis: str
    subject: str
    code_object_sha256: Indexed | None
    kernel_name: Words | None
    dynamic_lds_bytes: int | None


reading = _table("reading", ReadingRow)


class RunReadingRow(NamedTuple):
    run_id: Annotated[int, _Settings(owner="run.id", primary_key=True)]
    lane: KeyText
    reading_id: Annotated[int, _Settings(refers_to="reading.id", primary_key=True, index=True)]


run_reading = _table("run_reading", RunReadingRow, with_rowid=False)


class CounterNameRow(NamedTuple):
    id: Key
    scope: str
    name: str


counter_name = _table("counter_name", CounterNameRow, UniqueConstraint("scope", "name"))


class ReadingCounterRow(NamedTuple):
    reading_id: ReadingId
    name_id: Annotated[int, _Settings(refers_to="counter_name.id", primary_key=True)]
    value: float


reading_counter = _table("reading_counter", ReadingCounterRow, with_rowid=False)


class ReadingMemoryRow(NamedTuple):
    reading_id: ReadingId
    position: Key
    line: int
    text: Words
    space: str
    accesses: Large
    cycles: Large
    conflict_cycles: Large
    segments_32: Large
    segments_64: Large
    segments_128: Large
    bytes_asked: Large
    misaligned_lanes: Large


reading_memory = _table("reading_memory", ReadingMemoryRow, with_rowid=False)


class ReadingFindingRow(NamedTuple):
    reading_id: ReadingId
    position: Key
    code: str
    text: Words
    line: int | None
    places: int | None


reading_finding = _table("reading_finding", ReadingFindingRow, with_rowid=False)


class TimingRow(NamedTuple):
    id: Key
    run_id: RunId
    lane: str
    basis: str
    metric: str
    repeat: int
    value: float


timing = _table("timing", TimingRow, UniqueConstraint("run_id", "lane", "basis", "metric", "repeat"))


class SizeRow(NamedTuple):
    """What a run of a contract with sizes has found at one of them, session by session (`repeat`). `measured_in` is the
    run whose figures these are, if it is another one of the same code.
    """

    id: Key
    run_id: RunId
    repeat: int
    position: int
    name: str
    basis: str
    axes: Document
    weight: float
    margin: float
    candidate: str
    candidate_ms: float
    baseline_ms: float
    reference: str | None
    reference_ms: float | None
    ratio: float | None
    ratio_low: float | None
    ratio_high: float | None
    effect: float | None
    effect_low: float | None
    effect_high: float | None
    standing: str | None
    vendor_ms: float | None
    floor_ms: float | None
    is_mostly_launch: bool
    pairs: int
    is_own: bool
    measured_in: str | None


size = _table("size", SizeRow, UniqueConstraint("run_id", "repeat", "position"))


class CalibrationRow(NamedTuple):
    id: Key
    uuid: Uuid
    study: str
    step: str
    device: str
    device_name: str
    host: str
    epoch: str
    sessions: int | None
    aa_scatter: float | None
    created_at: str


calibration = _table("calibration", CalibrationRow)


class SessionRow(NamedTuple):
    """What one process measured, for a run or a calibration; if it ends early, what is not known stays NULL."""

    id: Key
    run_id: Annotated[int, _Settings(owner="run.id", index=True)] | None
    calibration_id: Annotated[int, _Settings(owner="calibration.id", index=True)] | None
    number: int
    purpose: str
    device: str
    epoch: str
    protocol: Document
    plan: Document
    delta: float
    started_at: str
    device_facts: Document | None
    warm_up_s: float | None
    is_flat: bool | None
    launches: Document | None
    timed_s: float | None
    measuring_s: float | None
    pairs: int | None
    effect: float | None
    effect_low: float | None
    effect_high: float | None
    p_faster: float | None
    failure: Words | None


session = _table("session", SessionRow)


class SampleRow(NamedTuple):
    id: Key
    session_id: Annotated[int, _Settings(owner="session.id", index=True)]
    basis: str
    position: int
    pair: int
    variant: str
    launches: int
    seconds: float
    started_s: float
    clock_mhz: float | None
    temperature_c: float | None
    power_w: float | None
    size: str | None


sample = _table("sample", SampleRow, UniqueConstraint("session_id", "position"))


class SweepPointRow(NamedTuple):
    """One point of a parameter sweep. It belongs to no run: it is built and read, perhaps verified, never judged."""

    id: Key
    uuid: Uuid
    key: Indexed
    study: str
    lane: str
    arch: str
    parameters: Document
    toolchain: str
    figures: Document
    failure: Words | None
    code_object_sha256: str | None
    verification: str | None
    detail: Words
    basis: str
    created_at: str


sweep_point = _table("sweep_point", SweepPointRow)


class SweepMeasurementRow(NamedTuple):
    """The measurement of a sweep's points on a device: they are timed against the best so far, and nothing is judged.
    What is not known when it ends early stays NULL.
    """

    id: Key
    uuid: Uuid
    study: Indexed
    step: str | None
    lane: str
    arch: str
    device: str
    device_name: str
    device_facts: Document
    host: str
    epoch: str
    rules: Document
    plan: Document
    started_at: str
    finished_at: str | None
    preparing_s: float | None
    timed_s: float | None
    measuring_s: float | None
    ended_by: Words | None
    winner: str | None


sweep_measurement = _table("sweep_measurement", SweepMeasurementRow)


class SweepCandidateRow(NamedTuple):
    """What became of a point of a measured sweep. `ratio` is its time over that of `against`, in its pairs with it."""

    id: Key
    measurement_id: MeasurementId
    position: int
    key: str
    parameters: Document
    code_object_sha256: str | None
    identity: Indexed | None
    same_as: str | None
    verification: str | None
    status: str
    detail: Words
    rung: int | None
    pairs: int | None
    against: str | None
    ratio: float | None
    ratio_low: float | None
    ratio_high: float | None
    duration_ms: float | None
    basis: str


sweep_candidate = _table("sweep_candidate", SweepCandidateRow, UniqueConstraint("measurement_id", "position"))


class SweepSampleRow(NamedTuple):
    id: Key
    measurement_id: MeasurementId
    basis: str
    process: int
    position: int
    rung: int
    pair: int
    key: str
    launches: int
    seconds: float
    started_s: float
    clock_mhz: float | None
    temperature_c: float | None
    power_w: float | None


sweep_sample = _table("sweep_sample", SweepSampleRow, UniqueConstraint("measurement_id", "process", "position"))


class PassRow(NamedTuple):
    """One run of the replay program under a profiler, however it ended."""

    id: Key
    uuid: Uuid
    run_id: RunId
    lane: str
    device_name: str
    profiler: str
    purpose: str
    counters: list[Any]
    command: list[Any]
    launches: int
    seconds: float
    failure: Words | None
    log_sha256: str | None
    created_at: str


profiler_pass = _table("profiler_pass", PassRow)


class ProfileRow(NamedTuple):
    """What a profiler's file says about one lane's kernel of a run. Its rows are stored with it or not at all."""

    id: Key
    run_id: RunId
    lane: str
    basis: str
    pass_id: Annotated[int, _Settings(owner="profiler_pass.id")] | None
    source: Words
    sha256: str
    kernel: Words
    dispatches: int
    other_kernels: int
    is_partial: bool
    created_at: str


profile = _table("profile", ProfileRow, UniqueConstraint("run_id", "lane", "sha256"))


class DispatchKindRow(NamedTuple):
    """What all dispatches of one kind have in common: a trace has few kinds and very many dispatches."""

    id: Key
    profile_id: ProfileId
    agent: str | None
    grid_x: Large | None
    grid_y: Large | None
    grid_z: Large | None
    grid_total: Large | None
    workgroup_x: Large | None
    workgroup_y: Large | None
    workgroup_z: Large | None
    workgroup_total: Large | None
    vgpr: int | None
    accum_vgpr: int | None
    sgpr: int | None
    lds_bytes: Large | None
    lds_is_static: bool | None
    scratch_bytes: Large | None


dispatch_kind = _table("dispatch_kind", DispatchKindRow)


class DispatchRow(NamedTuple):
    id: Key
    profile_id: ProfileId
    kind_id: Annotated[int, _Settings(owner="dispatch_kind.id")]
    number: Large
    start_ns: Large | None
    end_ns: Large | None
    duration_ns: Large | None


dispatch = _table("dispatch", DispatchRow)


class DispatchCounterRow(NamedTuple):
    id: Key
    profile_id: ProfileId
    number: Large
    name: str
    value: float


dispatch_counter = _table("dispatch_counter", DispatchCounterRow)


class PcSampleRow(NamedTuple):
    id: Key
    profile_id: ProfileId
    instruction: Words
    class_: str
    lines: list[Any]
    in_hot_loop: bool | None
    samples: int
    issued: int | None
    stalls: Document


pc_sample = _table("pc_sample", PcSampleRow)


class FactRow(NamedTuple):
    id: Key
    run_id: RunId
    lane: str
    basis: str
    name: str
    value: Words


fact = _table("fact", FactRow)


class ArtifactRow(NamedTuple):
    id: Key
    run_id: RunId
    lane: str
    name: str
    sha256: str
    size_bytes: int


artifact = _table("artifact", ArtifactRow)


class NoteRow(NamedTuple):
    """What people say about a study or a step of it: a note, a finding, or what to do next, until that is closed."""

    id: Key
    uuid: Uuid
    study: Indexed
    step: str | None
    kind: str
    text: Words
    created_at: str
    closed_at: str | None


note = _table("note", NoteRow)


class TombstoneRow(NamedTuple):
    """A run that reports leave out. All that it has stays."""

    id: Key
    run_uuid: Uuid
    reason: Words
    created_at: str


tombstone = _table("tombstone", TombstoneRow)


class JobRow(NamedTuple):
    """One step that waits to be run, is being run, or has been."""

    id: Key
    uuid: Uuid
    study: str
    step: str
    options: Document
    status: Indexed
    added_at: str
    started_at: str | None
    finished_at: str | None
    run_uuid: str | None
    detail: Words | None


job = _table("job", JobRow)
