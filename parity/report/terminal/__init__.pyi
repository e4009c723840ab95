# The layouts, and the module that each comes from, which is imported on first use.
from .bisecting import print_bisection as print_bisection
from .checks import print_checks as print_checks
from .code import (
    print_emulation as print_emulation,
    print_hot_loop as print_hot_loop,
    print_kernels as print_kernels,
    print_reduction as print_reduction,
)
from .diff import (
    print_diff as print_diff,
    print_whole_diff as print_whole_diff,
)
from .environment import print_environment as print_environment
from .explaining import print_explanations as print_explanations
from .exploring import (
    print_grid as print_grid,
    print_sweep as print_sweep,
)
from .judged import print_judgement as print_judgement
from .listing import (
    print_hidden as print_hidden,
    print_runs as print_runs,
)
from .machine import (
    print_calibration as print_calibration,
    print_diagnoses as print_diagnoses,
)
from .noting import (
    print_new_step as print_new_step,
    print_notes as print_notes,
)
from .origin import (
    print_reproduced as print_reproduced,
    print_restored as print_restored,
    print_reverted as print_reverted,
)
from .overview import (
    print_overview as print_overview,
    print_summary as print_summary,
)
from .predicting import print_prediction as print_prediction
from .profiles import (
    print_imported as print_imported,
    print_profile_summary as print_profile_summary,
    print_profiled as print_profiled,
)
from .programs import print_program as print_program
from .queue import (
    ended_job_text as ended_job_text,
    print_ended_job as print_ended_job,
    print_queue as print_queue,
    print_worked as print_worked,
    remaining_text as remaining_text,
)
from .run import (
    print_ended as print_ended,
    print_run as print_run,
)
from .schemas import print_schemas as print_schemas
from .starting import print_made as print_made
from .study import (
    print_report as print_report,
    print_step as print_step,
    print_studies as print_studies,
)
from .suggesting import print_suggestions as print_suggestions
from .toolchains import (
    print_removed as print_removed,
    print_toolchains as print_toolchains,
)
