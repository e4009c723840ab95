"""CUDA C++, through NVRTC."""

import re
from collections.abc import Iterator
from pathlib import Path

from parity.lanes.base import Builder, BuilderKind, BuildRequest
from parity.lanes.cuda.nvrtc import NvrtcBuilder
from parity.lanes.diagnosing import diagnosis_of
from parity.lanes.flags import VALUE
from parity.records import Diagnosis, State, Toolchain
from parity.toolchains.wheels import nvidia_tool

_FLAGS = re.compile(
    rf"""
    --?(?:use_fast_math|restrict|lineinfo|generate-line-info|device-debug|minimal|extra-device-vectorization
        |disable-warnings|default-device|device-as-default-execution-space|device-int128|extensible-whole-program
        |no-[\w-]+|(?:ftz|fmad|prec-sqrt|prec-div|dopt|maxrregcount|relocatable-device-code|rdc|ptxas-options
        |diag-suppress|diag-error|diag-warn|split-compile|jump-table-density){VALUE}) | -G
    """,
    re.VERBOSE,
)


def _choose(request: BuildRequest, _compiler: str) -> tuple[Builder, Toolchain]:
    builder = NvrtcBuilder(request)
    return builder, builder.toolchain()


def _diagnoses(cache: Path) -> Iterator[Diagnosis]:
    yield diagnosis_of("NVRTC", "sm_90", cache, NvrtcBuilder, "pip install 'kernel-parity[cuda]'")
    tool = nvidia_tool("nvdisasm")
    yield Diagnosis("nvdisasm", State.OK if tool else State.ABSENT, str(tool or "not in Triton's wheel"))


KIND = BuilderKind("CUDA", _choose, flags=_FLAGS, takes_tensor_maps=True, diagnoses=_diagnoses)
