"""Building the two sides of the pair."""

from parity.lanes.base import ASSEMBLY, OBJECT, BuildRequest
from parity.lanes.build import HIP_COMPILERS, build_lane, toolchain_of
from parity.system.hashing import HashMemory, file_sha256

__all__ = [
    "ASSEMBLY",
    "HIP_COMPILERS",
    "OBJECT",
    "BuildRequest",
    "HashMemory",
    "build_lane",
    "file_sha256",
    "toolchain_of",
]
