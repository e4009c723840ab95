# The lab book's names, and the module that each comes from, which is imported on first use (parity/store/__init__.py).
from .artifacts import (
    artifacts_of as artifacts_of,
    recorded_contract as recorded_contract,
    runs_with_file as runs_with_file,
)
from .baselines import (
    Comparisons as Comparisons,
    baseline_run as baseline_run,
    measured_baseline as measured_baseline,
    run_beside as run_beside,
)
from .choosing import (
    ChosenRuns as ChosenRuns,
    StudyRuns as StudyRuns,
    baseline_on as baseline_on,
    choose_runs as choose_runs,
    has_runs as has_runs,
    latest_runs as latest_runs,
    list_runs as list_runs,
    load_runs as load_runs,
    run_lines as run_lines,
    runs_by_id as runs_by_id,
    runs_by_uuid as runs_by_uuid,
    state_of as state_of,
)
from .database import Database as Database
from .hiding import (
    hide as hide,
    show_again as show_again,
)
from .identity import content_sha256 as content_sha256
from .inspecting import damage_in as damage_in
from .jobs import (
    EndedRunTime as EndedRunTime,
    Job as Job,
    JobStatus as JobStatus,
    Options as Options,
    RunUnderWay as RunUnderWay,
    add_jobs as add_jobs,
    all_jobs as all_jobs,
    begin_job as begin_job,
    drop_jobs as drop_jobs,
    end_job as end_job,
    interrupt_job as interrupt_job,
    job_has_run as job_has_run,
    next_job as next_job,
    run_of_process as run_of_process,
    run_times as run_times,
    this_host as this_host,
    verdict_of as verdict_of,
)
from .measured_sweeps import (
    CandidateStatus as CandidateStatus,
    SweepCandidate as SweepCandidate,
    SweepMeasurement as SweepMeasurement,
    SweepWriter as SweepWriter,
    SweptLane as SweptLane,
    sweep_measurement as sweep_measurement,
    verified_identities as verified_identities,
)
from .merge import (
    MergeCounts as MergeCounts,
    merge as merge,
)
from .notes import (
    add_note as add_note,
    close_note as close_note,
    notes_of as notes_of,
)
from .opening import (
    mark_dead_runs as mark_dead_runs,
    open_lab_book as open_lab_book,
    remind as remind,
)
from .profiles import (
    PassWriter as PassWriter,
    ProfileBatch as ProfileBatch,
    ProfiledFile as ProfiledFile,
    ProfileWriter as ProfileWriter,
    SampledInstruction as SampledInstruction,
    dispatch_times as dispatch_times,
    profile_batch as profile_batch,
    profiled_runs as profiled_runs,
    recorded_dispatches as recorded_dispatches,
)
from .queries import (
    RunRecord as RunRecord,
    SessionSamples as SessionSamples,
    all_runs as all_runs,
    artifact as artifact,
    contents as contents,
    counter_numbers as counter_numbers,
    find_run as find_run,
    judged_lane as judged_lane,
    mean_counters_of as mean_counters_of,
    named_run as named_run,
    reading_subjects as reading_subjects,
    runs_of_step as runs_of_step,
    samples_of as samples_of,
)
from .repeats import (
    EarlierRun as EarlierRun,
    builds_of as builds_of,
    earlier_runs as earlier_runs,
    imported_run as imported_run,
    runs_of_sizes as runs_of_sizes,
    sources_of as sources_of,
)
from .rows import (
    studies_of as studies_of,
)
from .runs import RunWriter as RunWriter
from .sessions import (
    CalibrationWriter as CalibrationWriter,
    MeasuredRun as MeasuredRun,
)
from .sweeps import (
    EMULATED as EMULATED,
    VIOLATIONS as VIOLATIONS,
    Launch as Launch,
    SweepPoint as SweepPoint,
    add_sweep_point as add_sweep_point,
    known_sweep_points as known_sweep_points,
    measured_ms as measured_ms,
    steps_of_codes as steps_of_codes,
    sweep_points_of as sweep_points_of,
    with_time as with_time,
)
from .viewing import (
    Kind as Kind,
    ViewRows as ViewRows,
    open_views as open_views,
)
from .views import VIEWS as VIEWS
