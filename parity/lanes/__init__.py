"""Builds the lanes: one folder for each builder, and what they share."""

from parity.lanes.base import BuildRequest
from parity.lanes.build import build_lane, experiment_of, toolchain_of
from parity.lanes.hip import HIP_COMPILERS
from parity.lanes.hip import PINNED_ENV as _OF_HIP
from parity.lanes.registry import holds_for, kind_of
from parity.lanes.triton.builder import PINNED_ENV as _OF_TRITON
from parity.system.hashing import HashMemory, file_sha256

PINNED = {"triton": _OF_TRITON, "gluon": _OF_TRITON, "hip": _OF_HIP}  # what each builder sets, unless a lane's env does

__all__ = [
    "HIP_COMPILERS",
    "PINNED",
    "BuildRequest",
    "HashMemory",
    "build_lane",
    "experiment_of",
    "file_sha256",
    "holds_for",
    "kind_of",
    "toolchain_of",
]
