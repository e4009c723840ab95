"""The lab book's tables, for any database that SQLAlchemy speaks to.

Tables are singular, the views that people query are plural (`runs`, `gaps`, `isa_deltas`, ...). Times are UTC
in ISO 8601. Every figure carries its `basis`. A missing figure is NULL or an absent row, never zero.

What is known from reading a code object, or from emulating it on a case, belongs to that code object, not to a run: a
`reading` is identified by its content, and runs share it. What other lab books must recognise has a UUID or a hash.
"""

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

metadata = MetaData()


def _key() -> Column[int]:
    return Column("id", Integer, primary_key=True)


def _run() -> Column[int]:
    return Column("run_id", Integer, ForeignKey("run.id", ondelete="CASCADE"), nullable=False, index=True)


def _uuid() -> Column[str]:
    return Column("uuid", String, nullable=False, unique=True)


schema_version = Table(
    "schema_version",
    metadata,
    Column("version", Integer, primary_key=True),
    Column("made_at", String, nullable=False),
)

contract = Table(
    "contract",
    metadata,
    _key(),
    Column("study", String, nullable=False),
    Column("sha256", String, nullable=False),
    Column("body", JSON, nullable=False),
    UniqueConstraint("study", "sha256"),
)

run = Table(
    "run",
    metadata,
    _key(),
    _uuid(),
    Column("contract_id", Integer, ForeignKey("contract.id"), nullable=False),
    Column("study", String, nullable=False, index=True),
    Column("step", String, nullable=False),
    Column("parent", String),
    Column("title", Text, nullable=False),
    Column("hypothesis", Text),
    Column("change", Text),
    Column("expected", Text),
    Column("spec", JSON),
    Column("device", String, nullable=False),
    Column("arch", String, nullable=False),
    Column("status", String, nullable=False),
    Column("verdict", String),
    Column("basis", String, nullable=False),
    Column("verification", String, nullable=False),
    Column("verification_detail", Text),
    Column("started_at", String),
    Column("finished_at", String),
    Column("host", String),
    Column("pid", Integer),
    Column("parity_version", String),
    Column("source", Text),
    Column("note", Text),
    Column("device_name", String),
    Column("epoch", String),
    Column("candidate", String),
    Column("reference", String),
    Column("fingerprint", String, index=True),
    Column("precondition", Text),
    Column("answered_by", String),
)

stage = Table(
    "stage",
    metadata,
    _key(),
    _run(),
    Column("name", String, nullable=False),
    Column("seconds", Float),
    Column("finished_at", String, nullable=False),
)

reason = Table(
    "reason",
    metadata,
    _key(),
    _run(),
    Column("number", Integer, nullable=False),
    Column("code", String, nullable=False),
    Column("lane", String),
    Column("text", Text, nullable=False),
    Column("facts", JSON),
)

# What a step expects, clause by clause, and what became of it.
expectation = Table(
    "expectation",
    metadata,
    _key(),
    _run(),
    Column("number", Integer, nullable=False),
    Column("clause", Text, nullable=False),
    Column("is_required", Boolean, nullable=False),
    Column("status", String, nullable=False),
    Column("value", Float),
    Column("bound", Float),
    Column("basis", String),
    Column("detail", Text, nullable=False),
)

build = Table(
    "build",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("ok", Boolean, nullable=False),
    Column("cached", Boolean, nullable=False),
    Column("seconds", Float),
    Column("failed_stage", String),
    Column("failed_pass", String),
    Column("message", Text),
    Column("compiler", String, nullable=False),
    Column("compiler_version", String, nullable=False),
    Column("compiler_path", Text),
    Column("library_path", Text),
    Column("library_sha256", String),
    Column("packages", JSON),
    Column("environment", JSON),
    Column("options", JSON),
    Column("kernel_name", String),
    Column("code_object_sha256", String),
    Column("grid", String),
    Column("threads", Integer),
    Column("dynamic_lds_bytes", Integer),
)

check = Table(
    "contract_check",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("name", String, nullable=False),
    Column("status", String, nullable=False),
    Column("expected", Text, nullable=False),
    Column("found", Text, nullable=False),
)

verification_case = Table(
    "verification_case",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("name", String, nullable=False),
    Column("passed", Boolean, nullable=False),
    Column("workgroups", Integer, nullable=False),
    Column("elements", Integer, nullable=False),
    Column("wrong", Integer, nullable=False),
    Column("unwritten", Integer, nullable=False),
    Column("detail", Text, nullable=False),
    Column("device", String, nullable=False, server_default="emulator"),
    Column("tolerance", Text),
    Column("wrong_elements", JSON),
    Column("shared", JSON),
    Column("fault", JSON),
)

# Contents by their hash, compressed: what runs refer to as artifacts.
blob = Table(
    "blob",
    metadata,
    Column("sha256", String, primary_key=True),
    Column("size_bytes", BigInteger, nullable=False),
    Column("stored_bytes", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# What was read of a code object (basis static, by a version of the reader), counted while it was emulated on a case, or
# given with a run's imported history. `sha256` is the hash of all of it.
reading = Table(
    "reading",
    metadata,
    _key(),
    Column("sha256", String, nullable=False, unique=True),
    Column("basis", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("code_object_sha256", String, index=True),
    Column("kernel_name", Text),
    Column("dynamic_lds_bytes", Integer),
)

run_reading = Table(
    "run_reading",
    metadata,
    Column("run_id", Integer, ForeignKey("run.id", ondelete="CASCADE"), primary_key=True),
    Column("lane", String, primary_key=True),
    Column("reading_id", Integer, ForeignKey("reading.id"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

counter_name = Table(
    "counter_name",
    metadata,
    _key(),
    Column("scope", String, nullable=False),
    Column("name", String, nullable=False),
    UniqueConstraint("scope", "name"),
)


def _reading() -> Column[int]:
    return Column("reading_id", Integer, ForeignKey("reading.id", ondelete="CASCADE"), primary_key=True)


reading_counter = Table(
    "reading_counter",
    metadata,
    _reading(),
    Column("name_id", Integer, ForeignKey("counter_name.id"), primary_key=True),
    Column("value", Float, nullable=False),
    sqlite_with_rowid=False,
)

reading_memory = Table(
    "reading_memory",
    metadata,
    _reading(),
    Column("position", Integer, primary_key=True),
    Column("line", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("space", String, nullable=False),
    Column("accesses", BigInteger, nullable=False),
    Column("cycles", BigInteger, nullable=False),
    Column("conflict_cycles", BigInteger, nullable=False),
    Column("segments_32", BigInteger, nullable=False),
    Column("segments_64", BigInteger, nullable=False),
    Column("segments_128", BigInteger, nullable=False),
    Column("bytes_asked", BigInteger, nullable=False),
    Column("misaligned_lanes", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

reading_finding = Table(
    "reading_finding",
    metadata,
    _reading(),
    Column("position", Integer, primary_key=True),
    Column("code", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("line", Integer),
    Column("places", Integer),
    sqlite_with_rowid=False,
)

timing = Table(
    "timing",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("basis", String, nullable=False),
    Column("metric", String, nullable=False),
    Column("repeat", Integer, nullable=False),
    Column("value", Float, nullable=False),
    UniqueConstraint("run_id", "lane", "basis", "metric", "repeat"),
)

calibration = Table(
    "calibration",
    metadata,
    _key(),
    _uuid(),
    Column("study", String, nullable=False),
    Column("step", String, nullable=False),
    Column("device", String, nullable=False),
    Column("device_name", String, nullable=False),
    Column("host", String, nullable=False),
    Column("epoch", String, nullable=False),
    Column("sessions", Integer),
    Column("aa_scatter", Float),
    Column("created_at", String, nullable=False),
)

# What one process measured, for a run or a calibration; if it ends early, what is not known stays NULL.
session = Table(
    "session",
    metadata,
    _key(),
    Column("run_id", Integer, ForeignKey("run.id", ondelete="CASCADE"), index=True),
    Column("calibration_id", Integer, ForeignKey("calibration.id", ondelete="CASCADE"), index=True),
    Column("number", Integer, nullable=False),
    Column("purpose", String, nullable=False),
    Column("device", String, nullable=False),
    Column("epoch", String, nullable=False),
    Column("protocol", JSON, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("delta", Float, nullable=False),
    Column("started_at", String, nullable=False),
    Column("device_facts", JSON),
    Column("warm_up_s", Float),
    Column("is_flat", Boolean),
    Column("launches", JSON),
    Column("timed_s", Float),
    Column("measuring_s", Float),
    Column("pairs", Integer),
    Column("effect", Float),
    Column("effect_low", Float),
    Column("effect_high", Float),
    Column("p_faster", Float),
    Column("failure", Text),
)

sample = Table(
    "sample",
    metadata,
    _key(),
    Column("session_id", Integer, ForeignKey("session.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("basis", String, nullable=False),
    Column("position", Integer, nullable=False),
    Column("pair", Integer, nullable=False),
    Column("variant", String, nullable=False),
    Column("launches", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("started_s", Float, nullable=False),
    Column("clock_mhz", Float),
    Column("temperature_c", Float),
    Column("power_w", Float),
    UniqueConstraint("session_id", "position"),
)

# One point of a parameter sweep. It belongs to no run: it is built and read, perhaps verified, never judged.
sweep_point = Table(
    "sweep_point",
    metadata,
    _key(),
    _uuid(),
    Column("key", String, nullable=False, index=True),
    Column("study", String, nullable=False),
    Column("lane", String, nullable=False),
    Column("arch", String, nullable=False),
    Column("parameters", JSON, nullable=False),
    Column("toolchain", String, nullable=False),
    Column("figures", JSON, nullable=False),
    Column("failure", Text),
    Column("code_object_sha256", String),
    Column("verification", String),
    Column("detail", Text, nullable=False),
    Column("basis", String, nullable=False),
    Column("created_at", String, nullable=False),
)

# The measurement of a sweep's points on a device: they are timed against the best so far, and nothing is judged. What
# is not known when it ends early stays NULL.
sweep_measurement = Table(
    "sweep_measurement",
    metadata,
    _key(),
    _uuid(),
    Column("study", String, nullable=False, index=True),
    Column("step", String),
    Column("lane", String, nullable=False),
    Column("arch", String, nullable=False),
    Column("device", String, nullable=False),
    Column("device_name", String, nullable=False),
    Column("device_facts", JSON, nullable=False),
    Column("host", String, nullable=False),
    Column("epoch", String, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("plan", JSON, nullable=False),
    Column("started_at", String, nullable=False),
    Column("finished_at", String),
    Column("preparing_s", Float),
    Column("timed_s", Float),
    Column("measuring_s", Float),
    Column("ended_by", Text),
    Column("winner", String),
)

# What became of each point of a measured sweep. `ratio` is its time over that of `against`, in its pairs with it.
sweep_candidate = Table(
    "sweep_candidate",
    metadata,
    _key(),
    Column(
        "measurement_id", Integer, ForeignKey("sweep_measurement.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("position", Integer, nullable=False),
    Column("key", String, nullable=False),
    Column("parameters", JSON, nullable=False),
    Column("code_object_sha256", String),
    Column("identity", String, index=True),
    Column("same_as", String),
    Column("verification", String),
    Column("status", String, nullable=False),
    Column("detail", Text, nullable=False),
    Column("rung", Integer),
    Column("pairs", Integer),
    Column("against", String),
    Column("ratio", Float),
    Column("ratio_low", Float),
    Column("ratio_high", Float),
    Column("duration_ms", Float),
    Column("basis", String, nullable=False),
    UniqueConstraint("measurement_id", "position"),
)

sweep_sample = Table(
    "sweep_sample",
    metadata,
    _key(),
    Column(
        "measurement_id", Integer, ForeignKey("sweep_measurement.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("basis", String, nullable=False),
    Column("process", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("rung", Integer, nullable=False),
    Column("pair", Integer, nullable=False),
    Column("key", String, nullable=False),
    Column("launches", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("started_s", Float, nullable=False),
    Column("clock_mhz", Float),
    Column("temperature_c", Float),
    Column("power_w", Float),
    UniqueConstraint("measurement_id", "process", "position"),
)

# One run of the replay program under a profiler, however it ended.
profiler_pass = Table(
    "profiler_pass",
    metadata,
    _key(),
    _uuid(),
    _run(),
    Column("lane", String, nullable=False),
    Column("device_name", String, nullable=False),
    Column("profiler", String, nullable=False),
    Column("purpose", String, nullable=False),
    Column("counters", JSON, nullable=False),
    Column("command", JSON, nullable=False),
    Column("launches", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("failure", Text),
    Column("log_sha256", String),
    Column("created_at", String, nullable=False),
)

# What a profiler's file says about one lane's kernel of a run. Its rows are stored with it or not at all.
profile = Table(
    "profile",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("basis", String, nullable=False),
    Column("pass_id", Integer, ForeignKey("profiler_pass.id", ondelete="CASCADE")),
    Column("source", Text, nullable=False),
    Column("sha256", String, nullable=False),
    Column("kernel", Text, nullable=False),
    Column("dispatches", Integer, nullable=False),
    Column("other_kernels", Integer, nullable=False),
    Column("is_partial", Boolean, nullable=False),
    Column("created_at", String, nullable=False),
    UniqueConstraint("run_id", "lane", "sha256"),
)


def _profile() -> Column[int]:
    return Column("profile_id", Integer, ForeignKey("profile.id", ondelete="CASCADE"), nullable=False, index=True)


# What all dispatches of one kind have in common: a trace has few kinds and very many dispatches.
dispatch_kind = Table(
    "dispatch_kind",
    metadata,
    _key(),
    _profile(),
    Column("agent", String),
    *(Column(f"{what}_{axis}", BigInteger) for what in ("grid", "workgroup") for axis in ("x", "y", "z", "total")),
    Column("vgpr", Integer),
    Column("accum_vgpr", Integer),
    Column("sgpr", Integer),
    Column("lds_bytes", BigInteger),
    Column("lds_is_static", Boolean),
    Column("scratch_bytes", BigInteger),
)

dispatch = Table(
    "dispatch",
    metadata,
    _key(),
    _profile(),
    Column("kind_id", Integer, ForeignKey("dispatch_kind.id", ondelete="CASCADE"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("start_ns", BigInteger),
    Column("end_ns", BigInteger),
    Column("duration_ns", BigInteger),
)

dispatch_counter = Table(
    "dispatch_counter",
    metadata,
    _key(),
    _profile(),
    Column("number", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("value", Float, nullable=False),
)

pc_sample = Table(
    "pc_sample",
    metadata,
    _key(),
    _profile(),
    Column("instruction", Text, nullable=False),
    Column("class", String, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("in_hot_loop", Boolean),
    Column("samples", Integer, nullable=False),
    Column("issued", Integer),
    Column("stalls", JSON, nullable=False),
)

fact = Table(
    "fact",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("basis", String, nullable=False),
    Column("name", String, nullable=False),
    Column("value", Text, nullable=False),
)

artifact = Table(
    "artifact",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("name", String, nullable=False),
    Column("sha256", String, nullable=False),
    Column("size_bytes", Integer, nullable=False),
)

# What people say about a study, or about a step of it: a note, a finding, or what to do next, until that is closed.
note = Table(
    "note",
    metadata,
    _key(),
    _uuid(),
    Column("study", String, nullable=False, index=True),
    Column("step", String),
    Column("kind", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("created_at", String, nullable=False),
    Column("closed_at", String),
)

# A run that reports leave out. All that it has stays.
tombstone = Table(
    "tombstone",
    metadata,
    _key(),
    Column("run_uuid", String, nullable=False, unique=True),
    Column("reason", Text, nullable=False),
    Column("created_at", String, nullable=False),
)

# One step that waits to be run, is being run, or has been.
job = Table(
    "job",
    metadata,
    _key(),
    _uuid(),
    Column("study", String, nullable=False),
    Column("step", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String, nullable=False, index=True),
    Column("added_at", String, nullable=False),
    Column("started_at", String),
    Column("finished_at", String),
    Column("run_uuid", String),
    Column("detail", Text),
)
