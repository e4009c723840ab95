"""HIP C++: through hiprtc, or through a clang (ROCm's, the system's, or the one in the ziglang wheel)."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from parity.contract import ToolchainSpec
from parity.errors import InputError, UnavailableError
from parity.lanes.base import Builder, BuilderKind, BuildRequest
from parity.lanes.diagnosing import diagnosis_of
from parity.lanes.flags import NO_MORE
from parity.lanes.hip.clang import (
    OLDEST,
    ClangBuilder,
    clang_at,
    dependencies,
    major_version,
    rocm_clang,
    system_clang,
    zig_clang,
    zig_clang_in,
)
from parity.lanes.hip.hiprtc import PINNED_ENV, HiprtcBuilder
from parity.records import Diagnosis, State, Toolchain
from parity.toolchains import find, wanted_by

__all__ = ["HIP_COMPILERS", "KIND"]

HIP_COMPILERS = ("auto", "hiprtc", "rocm", "system", "zig")
_RECORDED_CLANG = re.compile(r"clang \((\w+)\)")
_WHERE = "lanes.hip.toolchain"
_CLANGS = {"rocm": rocm_clang, "system": system_clang, "zig": zig_clang}


def _choose(request: BuildRequest, compiler: str) -> tuple[Builder, Toolchain]:
    """Choose the compiler that the lane names, else the one that the user names."""
    if request.spec.toolchain.given:
        builder = _named(request)
        return builder, builder.toolchain()
    reasons = []
    for candidate in HIP_COMPILERS[1:] if compiler == "auto" else (compiler,):
        try:
            builder = _builder(request, candidate)
            return builder, builder.toolchain()
        except UnavailableError as error:
            reasons.append(str(error))
    raise UnavailableError(f"no HIP compiler: {'; '.join(reasons)}")


def _named(request: BuildRequest) -> Builder:
    """Return the builder with the compiler that the lane names. Raises UnavailableError if this machine does not have
    that compiler.
    """
    asked, root = request.spec.toolchain, request.workspace.root
    if asked.hiprtc is not None:
        return HiprtcBuilder(request, (root / Path(asked.hiprtc).expanduser()).absolute())
    if asked.clang is not None:
        path = root / Path(asked.clang).expanduser()
        if (clang := clang_at(path, "given")) is None:
            raise UnavailableError(f"{path}: no clang of version 19 or newer with its ld.lld ({_WHERE}.clang)")
        return ClangBuilder(request, clang)
    return _of_ziglang(request)


def _of_ziglang(request: BuildRequest) -> Builder:
    wanted, toolchains = wanted_by(request.workspace, request.spec, request.hashes), request.workspace.toolchains
    assert wanted is not None
    made = find(toolchains, wanted)
    if made is None:
        raise UnavailableError(f"{toolchains} has no {wanted.name} ({_WHERE}.ziglang): make it with '{wanted.command}'")
    folder = next(made.folder.glob("lib/python*/site-packages/ziglang"), made.folder)
    clang = zig_clang_in(folder)
    if clang is None or major_version(clang.compile) < OLDEST:
        raise UnavailableError(f"{made.folder}: has no clang of version 19 or newer ({_WHERE}.ziglang)")
    return ClangBuilder(request, clang)


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


def _asked_for(recorded: str) -> str:
    """Return the name of a compiler, as the lab book has it, in the form of an option."""
    if recorded == "hiprtc":
        return "hiprtc"
    match = _RECORDED_CLANG.fullmatch(recorded)
    if match and match[1] == "given":
        raise UnavailableError("a clang that was given by its path: give it again with --hip-compiler PATH")
    return match[1] if match else "auto"


def _diagnoses(cache: Path) -> Iterator[Diagnosis]:
    yield diagnosis_of("hiprtc", "gfx1151", cache, HiprtcBuilder, "clang builds the HIP lane instead")
    for name, look in (("ROCm's clang", rocm_clang), ("system's clang", system_clang), ("ziglang's clang", zig_clang)):
        clang = look()
        state, text = (State.OK, str(clang.library)) if clang else (State.ABSENT, "none of version 19 or newer")
        yield Diagnosis(name, state, text)


def _path(text: str) -> str:
    return str(Path(text).expanduser().absolute())


KIND = BuilderKind(
    "HIP",
    _choose,
    toolchains=("hiprtc", "clang", "ziglang"),
    flags=NO_MORE,
    pinned=PINNED_ENV,
    included=dependencies,
    releases={
        "hiprtc": lambda text: ToolchainSpec(hiprtc=_path(text)),
        "clang": lambda text: ToolchainSpec(clang=_path(text)),
        "ziglang": lambda text: ToolchainSpec(ziglang=text),
    },
    asked_for=_asked_for,
    starters={
        "rms_norm": {"THREADS": ("threads", "")},
        "scaled_mm": {"BLOCK_M": ("block.m", ""), "BLOCK_N": ("block.n", ""), "THREADS": ("threads", "")},
    },
    diagnoses=_diagnoses,
)
