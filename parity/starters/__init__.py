"""New workspaces and studies, as `parity init` and `parity init --definition` write them. `kernels/` has starters."""

from parity.starters.adding import LaneWish, add_lane
from parity.starters.captured import read_captures
from parity.starters.definitions import read_definition, read_workloads
from parity.starters.making import NewStudy, Wishes, import_definition, make_workspace, study_of_capture
from parity.starters.python_reference import read_reference

__all__ = [
    "LaneWish",
    "NewStudy",
    "Wishes",
    "add_lane",
    "import_definition",
    "make_workspace",
    "read_captures",
    "read_definition",
    "read_reference",
    "read_workloads",
    "study_of_capture",
]
