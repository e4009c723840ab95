"""Builds the lanes: one folder for each builder, and what they share."""

from parity.lanes.base import BuildRequest
from parity.lanes.build import build_lane, experiment_of, toolchain_of
from parity.lanes.hip import HIP_COMPILERS
from parity.lanes.registry import BUILDERS, holds_for, kind_of
from parity.system.hashing import HashMemory, file_sha256

__all__ = [
    "BUILDERS",
    "HIP_COMPILERS",
    "BuildRequest",
    "HashMemory",
    "build_lane",
    "experiment_of",
    "file_sha256",
    "holds_for",
    "kind_of",
    "toolchain_of",
]
