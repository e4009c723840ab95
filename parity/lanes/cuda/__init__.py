"""CUDA C++, through NVRTC."""

from parity.contract import LaneSpec
from parity.errors import InputError
from parity.lanes.base import Builder, BuilderKind, BuildRequest
from parity.lanes.cuda.nvrtc import NvrtcBuilder
from parity.records import Toolchain


def _choose(request: BuildRequest, _compiler: str) -> tuple[Builder, Toolchain]:
    builder = NvrtcBuilder(request)
    return builder, builder.toolchain()


def _check(lane: LaneSpec) -> None:
    lane.toolchain.check(())
    if lane.options:
        raise InputError("field 'options': a CUDA lane has flags and constants, no options")


KIND = BuilderKind(_choose, _check, takes_tensor_maps=True)
