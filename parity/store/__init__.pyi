# The lab book's names, and the module that each comes from, which is imported on first use (parity/store/__init__.py).
from .choosing import (
    ChosenRuns as ChosenRuns,
)
from .choosing import (
    StudyRuns as StudyRuns,
)
from .choosing import (
    baseline_on as baseline_on,
)
from .choosing import (
    choose_runs as choose_runs,
)
from .choosing import (
    has_runs as has_runs,
)
from .choosing import (
    latest_runs as latest_runs,
)
from .choosing import (
    list_runs as list_runs,
)
from .choosing import (
    load_runs as load_runs,
)
from .choosing import (
    run_lines as run_lines,
)
from .choosing import (
    runs_by_id as runs_by_id,
)
from .choosing import (
    runs_by_uuid as runs_by_uuid,
)
from .choosing import (
    state_of as state_of,
)
from .database import Database as Database
from .hiding import (
    hide as hide,
)
from .hiding import (
    show_again as show_again,
)
from .identity import content_sha256 as content_sha256
from .inspecting import damage_in as damage_in
from .jobs import (
    EndedRunTime as EndedRunTime,
)
from .jobs import (
    Job as Job,
)
from .jobs import (
    JobStatus as JobStatus,
)
from .jobs import (
    Options as Options,
)
from .jobs import (
    RunUnderWay as RunUnderWay,
)
from .jobs import (
    add_jobs as add_jobs,
)
from .jobs import (
    all_jobs as all_jobs,
)
from .jobs import (
    begin_job as begin_job,
)
from .jobs import (
    drop_jobs as drop_jobs,
)
from .jobs import (
    end_job as end_job,
)
from .jobs import (
    interrupt_job as interrupt_job,
)
from .jobs import (
    job_has_run as job_has_run,
)
from .jobs import (
    next_job as next_job,
)
from .jobs import (
    run_of_process as run_of_process,
)
from .jobs import (
    run_times as run_times,
)
from .jobs import (
    this_host as this_host,
)
from .jobs import (
    verdict_of as verdict_of,
)
from .kept import (
    artifacts_of as artifacts_of,
)
from .kept import (
    recorded_contract as recorded_contract,
)
from .kept import (
    runs_with_file as runs_with_file,
)
from .measured_sweeps import (
    CandidateStatus as CandidateStatus,
)
from .measured_sweeps import (
    SweepCandidate as SweepCandidate,
)
from .measured_sweeps import (
    SweepMeasurement as SweepMeasurement,
)
from .measured_sweeps import (
    SweepWriter as SweepWriter,
)
from .measured_sweeps import (
    SweptLane as SweptLane,
)
from .measured_sweeps import (
    sweep_measurement as sweep_measurement,
)
from .measured_sweeps import (
    verified_identities as verified_identities,
)
from .merge import (
    Merged as Merged,
)
from .merge import (
    merge as merge,
)
from .notes import (
    add_note as add_note,
)
from .notes import (
    close_note as close_note,
)
from .notes import (
    notes_of as notes_of,
)
from .opening import (
    mark_dead_runs as mark_dead_runs,
)
from .opening import (
    open_lab_book as open_lab_book,
)
from .opening import (
    remind as remind,
)
from .profiles import (
    PassWriter as PassWriter,
)
from .profiles import (
    ProfileBatch as ProfileBatch,
)
from .profiles import (
    ProfiledFile as ProfiledFile,
)
from .profiles import (
    ProfileWriter as ProfileWriter,
)
from .profiles import (
    SampledInstruction as SampledInstruction,
)
from .profiles import (
    profile_batch as profile_batch,
)
from .profiles import (
    recorded_dispatches as recorded_dispatches,
)
from .queries import (
    Baselines as Baselines,
)
from .queries import (
    RunRecord as RunRecord,
)
from .queries import (
    SessionSamples as SessionSamples,
)
from .queries import (
    all_runs as all_runs,
)
from .queries import (
    artifact as artifact,
)
from .queries import (
    baseline_for as baseline_for,
)
from .queries import (
    baseline_run as baseline_run,
)
from .queries import (
    baselines_of as baselines_of,
)
from .queries import (
    contents as contents,
)
from .queries import (
    counter_numbers as counter_numbers,
)
from .queries import (
    find_run as find_run,
)
from .queries import (
    judged_lane as judged_lane,
)
from .queries import (
    measured_baseline as measured_baseline,
)
from .queries import (
    named_run as named_run,
)
from .queries import (
    reading_subjects as reading_subjects,
)
from .queries import (
    runs_of_step as runs_of_step,
)
from .queries import (
    samples_of as samples_of,
)
from .repeats import (
    EarlierRun as EarlierRun,
)
from .repeats import (
    builds_of as builds_of,
)
from .repeats import (
    earlier_runs as earlier_runs,
)
from .repeats import (
    imported_run as imported_run,
)
from .repeats import (
    sources_of as sources_of,
)
from .rows import (
    studies_of as studies_of,
)
from .runs import RunWriter as RunWriter
from .sessions import (
    CalibrationWriter as CalibrationWriter,
)
from .sessions import (
    MeasuredRun as MeasuredRun,
)
from .sweeps import (
    VIOLATIONS as VIOLATIONS,
)
from .sweeps import (
    SweepPoint as SweepPoint,
)
from .sweeps import (
    add_sweep_point as add_sweep_point,
)
from .sweeps import (
    known_sweep_points as known_sweep_points,
)
from .sweeps import (
    measured_ms as measured_ms,
)
from .sweeps import (
    sweep_points_of as sweep_points_of,
)
from .viewing import (
    Kind as Kind,
)
from .viewing import (
    ViewRows as ViewRows,
)
from .viewing import (
    open_views as open_views,
)
from .views import VIEWS as VIEWS
