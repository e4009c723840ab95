"""Reading machine code: any AMDGPU assembly text, not only this project's."""

from parity.isa.analyse import KernelAnalysis, analyse, analyse_built, check_lds, reading_of, resources_of
from parity.isa.counters import Counts, HotLoop
from parity.isa.findings import Finding
from parity.isa.occupancy import Occupancy, occupancy
from parity.isa.resources import Resources

__all__ = [
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
    "reading_of",
    "resources_of",
]
