"""The lab book's tables and views, for any database that SQLAlchemy speaks to.

Tables are singular, the views that people query are plural (`runs`, `gaps`, `isa_deltas`, ...). Times are UTC
in ISO 8601. Every figure carries its `basis`. A missing figure is NULL or an absent row, never zero.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
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


schema_version = Table(
    "schema_version",
    metadata,
    Column("version", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("applied_at", String, nullable=False),
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
    Column("text", Text, nullable=False),
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
)

counter = Table(
    "counter",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("basis", String, nullable=False),
    Column("scope", String, nullable=False),
    Column("name", String, nullable=False),
    Column("value", Float, nullable=False),
    UniqueConstraint("run_id", "lane", "basis", "scope", "name"),
)

memory_instruction = Table(
    "memory_instruction",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("basis", String, nullable=False),
    Column("line", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("space", String, nullable=False),
    Column("accesses", Integer, nullable=False),
    Column("cycles", Integer, nullable=False),
    Column("conflict_cycles", Integer, nullable=False),
    Column("segments_32", Integer, nullable=False),
    Column("segments_64", Integer, nullable=False),
    Column("segments_128", Integer, nullable=False),
    Column("bytes_asked", Integer, nullable=False),
    Column("misaligned_lanes", Integer, nullable=False),
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

# The measuring of one process, for a run or a calibration; what is not known when it ends early stays NULL.
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

# One run of the replay program under a profiler, whatever came of it.
profiler_pass = Table(
    "profiler_pass",
    metadata,
    _key(),
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

# What a profiler's file says about one lane's kernel of a run. Its rows come with it or not at all.
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

finding = Table(
    "finding",
    metadata,
    _key(),
    _run(),
    Column("lane", String, nullable=False),
    Column("code", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("line", Integer),
    Column("places", Integer),
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

# In the order in which they must be made: a later view may use an earlier one.
VIEWS: dict[str, str] = {
    "timings": """
        SELECT run.id AS run_id, run.study, run.step, run.device, timing.lane, timing.metric, timing.repeat,
               timing.value, timing.basis
        FROM timing JOIN run ON run.id = timing.run_id
    """,
    "counters": """
        SELECT run.id AS run_id, run.study, run.step,
               CASE counter.basis WHEN 'emulated' THEN 'emulator' WHEN 'static' THEN 'none' ELSE run.device
               END AS device,
               counter.lane, counter.scope, counter.name,
               counter.value, counter.basis
        FROM counter JOIN run ON run.id = counter.run_id
    """,
    "memory_instructions": """
        SELECT run.id AS run_id, run.study, run.step, m.lane, m.line, m.text, m.space, m.accesses, m.cycles,
               m.conflict_cycles, m.segments_32, m.segments_64, m.segments_128, m.bytes_asked,
               m.misaligned_lanes, m.basis
        FROM memory_instruction m JOIN run ON run.id = m.run_id
    """,
    "gaps": """
        SELECT t.run_id, run.study, run.step, run.device, run.device_name, t.basis, t.repeat, t.value AS triton_ms,
               h.value AS hip_ms, COALESCE(paired.value, t.value / h.value) AS ratio
        FROM timing t
        JOIN run ON run.id = t.run_id
        LEFT JOIN timing h ON h.run_id = t.run_id AND h.lane = 'hip' AND h.metric = t.metric
                          AND h.repeat = t.repeat AND h.basis = t.basis
        LEFT JOIN timing paired ON paired.run_id = t.run_id AND paired.lane = 'pair' AND paired.metric = 'ratio'
                               AND paired.repeat = t.repeat AND paired.basis = t.basis
        WHERE t.lane = 'triton' AND t.metric = 'duration_ms'
    """,
    "runs": """
        SELECT run.id AS run_id, run.study, run.step, run.parent, run.title, run.device, run.arch, run.status,
               run.verdict, run.basis, run.verification, run.started_at, run.finished_at, run.source,
               gaps.triton_ms, gaps.hip_ms, gaps.ratio, gaps.basis AS time_basis, run.device_name, run.epoch
        FROM run
        LEFT JOIN gaps ON gaps.run_id = run.id AND gaps.repeat =
            (SELECT MAX(latest.repeat) FROM gaps latest WHERE latest.run_id = run.id)
    """,
    "sessions": """
        SELECT session.id AS session_id, session.run_id, session.calibration_id, run.study, run.step, session.number,
               session.purpose, session.device, session.epoch, session.delta, session.started_at, session.warm_up_s,
               session.is_flat, session.pairs, session.effect, session.effect_low, session.effect_high,
               session.p_faster, session.timed_s, session.measuring_s, session.failure
        FROM session LEFT JOIN run ON run.id = session.run_id
    """,
    "samples": """
        SELECT sample.session_id, session.run_id, session.calibration_id, run.study, run.step, session.number,
               session.purpose, sample.position, sample.pair, sample.variant, sample.launches,
               1000 * sample.seconds AS duration_ms, sample.started_s, sample.clock_mhz, sample.temperature_c,
               sample.power_w, sample.basis
        FROM sample
        JOIN session ON session.id = sample.session_id
        LEFT JOIN run ON run.id = session.run_id
    """,
    "calibrations": """
        SELECT calibration.id AS calibration_id, calibration.study, calibration.step, calibration.device,
               calibration.device_name, calibration.host, calibration.epoch, calibration.sessions,
               calibration.aa_scatter, calibration.created_at
        FROM calibration
    """,
    "sweep_points": """
        SELECT s.id AS point_id, s.key, s.study, s.lane, s.arch, s.parameters, s.toolchain, s.figures, s.failure,
               s.code_object_sha256, s.verification, s.detail, s.basis, s.created_at
        FROM sweep_point s
    """,
    "profiler_passes": """
        SELECT p.id AS pass_id, p.run_id, run.study, run.step, p.lane, p.device_name, p.profiler, p.purpose, p.counters,
               p.command, p.launches, p.seconds, p.failure, p.log_sha256, p.created_at
        FROM profiler_pass p JOIN run ON run.id = p.run_id
    """,
    "profiles": """
        SELECT profile.id AS profile_id, profile.run_id, profile.pass_id, run.study, run.step, profile.lane,
               profile.kernel, profile.dispatches, profile.other_kernels, profile.is_partial, profile.source,
               profile.sha256, profile.created_at, profile.basis
        FROM profile JOIN run ON run.id = profile.run_id
    """,
    "dispatches": """
        SELECT profile.run_id, run.study, run.step, profile.lane, d.profile_id, d.number, k.agent, d.start_ns, d.end_ns,
               d.duration_ns, k.grid_x, k.grid_y, k.grid_z, k.grid_total, k.workgroup_x, k.workgroup_y, k.workgroup_z,
               k.workgroup_total, k.vgpr, k.accum_vgpr, k.sgpr, k.lds_bytes, k.lds_is_static, k.scratch_bytes,
               profile.basis
        FROM dispatch d
        JOIN dispatch_kind k ON k.id = d.kind_id
        JOIN profile ON profile.id = d.profile_id
        JOIN run ON run.id = profile.run_id
    """,
    "hardware_counters": """
        SELECT profile.run_id, run.study, run.step, profile.lane, c.profile_id, c.number, c.name, c.value, profile.basis
        FROM dispatch_counter c JOIN profile ON profile.id = c.profile_id JOIN run ON run.id = profile.run_id
    """,
    "pc_samples": """
        SELECT profile.run_id, run.study, run.step, profile.lane, s.profile_id, s.instruction, s.class, s.lines,
               s.in_hot_loop, s.samples, s.issued, s.stalls, profile.basis
        FROM pc_sample s JOIN profile ON profile.id = s.profile_id JOIN run ON run.id = profile.run_id
    """,
    "isa_deltas": """
        SELECT run.id AS run_id, run.study, run.step, mine.lane, mine.scope, mine.name, mine.value,
               mine.basis, other.step AS parent, theirs.value AS parent_value,
               theirs.basis AS parent_basis, mine.value - theirs.value AS delta
        FROM counter mine
        JOIN run ON run.id = mine.run_id
        JOIN run other ON other.study = run.study AND other.step = run.parent AND other.id =
            (SELECT MAX(latest.id) FROM run latest
             WHERE latest.study = run.study AND latest.step = run.parent AND latest.status = 'finished')
        JOIN counter theirs ON theirs.run_id = other.id AND theirs.lane = mine.lane
                           AND theirs.scope = mine.scope AND theirs.name = mine.name
    """,
}
