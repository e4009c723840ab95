"""Reading machine code: any AMDGPU assembly text, not only this project's."""

from parity.isa.analyse import KernelAnalysis, analyse, analyse_built, check_lds
from parity.isa.counters import Counts, HotLoop
from parity.isa.findings import Finding
from parity.isa.occupancy import Occupancy, occupancy
from parity.isa.resources import Resources

# The version of what reading a code object says. Raise it when the same machine code gives other figures.
READER_VERSION = 2

__all__ = [
    "READER_VERSION",
    "Counts",
    "Finding",
    "HotLoop",
    "KernelAnalysis",
    "Occupancy",
    "Resources",
    "analyse",
    "analyse_built",
    "check_lds",
    "occupancy",
]
