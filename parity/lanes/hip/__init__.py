"""HIP C++: through hiprtc, or through a clang (ROCm's, the system's, or the one in the ziglang wheel)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from parity.contract import LaneSpec
from parity.errors import InputError, UnavailableError
from parity.lanes.base import Builder, BuilderKind, BuildRequest
from parity.lanes.hip.clang import ClangBuilder, clang_at, dependencies, rocm_clang, system_clang, zig_clang
from parity.lanes.hip.hiprtc import HiprtcBuilder
from parity.records import Toolchain

HIP_COMPILERS = ("auto", "hiprtc", "rocm", "system", "zig")
_CLANGS = {"rocm": rocm_clang, "system": system_clang, "zig": zig_clang}


def _choose(request: BuildRequest, compiler: str) -> tuple[Builder, Toolchain]:
    reasons = []
    for candidate in HIP_COMPILERS[1:] if compiler == "auto" else (compiler,):
        try:
            builder = _builder(request, candidate)
            return builder, builder.toolchain()
        except UnavailableError as error:
            reasons.append(str(error))
    raise UnavailableError(f"no HIP compiler: {'; '.join(reasons)}")


def _builder(request: BuildRequest, name: str) -> Builder:
    if name == "hiprtc":
        return HiprtcBuilder(request)
    find: Callable[[], Any] | None = _CLANGS.get(name)
    if find is None and "/" not in name:
        known = ", ".join(HIP_COMPILERS)
        raise InputError(f"--hip-compiler: '{name}' is not one of {known}, nor the path of a clang")
    clang = find() if find is not None else clang_at(Path(name), "given")
    if clang is None:
        what = f"no {name} clang" if find is not None else f"{name}: no clang"
        raise UnavailableError(f"{what} of version 19 or newer with its ld.lld")
    return ClangBuilder(request, clang)


def _check(lane: LaneSpec) -> None:
    if lane.options:
        raise InputError("field 'options': a HIP lane has flags and constants, no options")


KIND = BuilderKind(_choose, _check, dependencies)
