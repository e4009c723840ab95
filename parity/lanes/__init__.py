"""Building the two sides of the pair."""

from parity.lanes.base import BuildRequest
from parity.lanes.build import HIP_COMPILERS, build_lane
from parity.lanes.identity import HashMemory

__all__ = ["HIP_COMPILERS", "BuildRequest", "HashMemory", "build_lane"]
