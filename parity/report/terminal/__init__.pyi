# The layouts, and the module that each comes from, which is imported on first use.
from .bisecting import print_bisection as print_bisection
from .builds import print_builds as print_builds
from .checks import print_checks as print_checks
from .code import (
    print_emulation as print_emulation,
)
from .code import (
    print_kernels as print_kernels,
)
from .diff import (
    print_diff as print_diff,
)
from .diff import (
    print_whole_diff as print_whole_diff,
)
from .environment import print_environment as print_environment
from .exploring import (
    print_grid as print_grid,
)
from .exploring import (
    print_sweep as print_sweep,
)
from .listing import (
    print_hidden as print_hidden,
)
from .listing import (
    print_runs as print_runs,
)
from .machine import (
    print_calibration as print_calibration,
)
from .machine import (
    print_diagnoses as print_diagnoses,
)
from .noting import (
    print_new_step as print_new_step,
)
from .noting import (
    print_notes as print_notes,
)
from .origin import (
    print_reproduced as print_reproduced,
)
from .origin import (
    print_restored as print_restored,
)
from .origin import (
    print_reverted as print_reverted,
)
from .overview import (
    print_overview as print_overview,
)
from .overview import (
    print_summary as print_summary,
)
from .profiles import (
    print_imported as print_imported,
)
from .profiles import (
    print_profile_summary as print_profile_summary,
)
from .profiles import (
    print_profiled as print_profiled,
)
from .queue import (
    ended_job_text as ended_job_text,
)
from .queue import (
    print_ended_job as print_ended_job,
)
from .queue import (
    print_queue as print_queue,
)
from .queue import (
    print_worked as print_worked,
)
from .queue import (
    remaining_text as remaining_text,
)
from .run import (
    print_ended as print_ended,
)
from .run import (
    print_run as print_run,
)
from .schemas import print_schemas as print_schemas
from .starting import print_made as print_made
from .study import (
    print_report as print_report,
)
from .study import (
    print_step as print_step,
)
from .study import (
    print_studies as print_studies,
)
from .toolchains import (
    print_removed as print_removed,
)
from .toolchains import (
    print_toolchains as print_toolchains,
)
