"""Builds the kernels for all families, two at a time, and keeps what was built under a hash of all that matters."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from coverage_kernels.case import SOURCES, Argument, Case, In, Out
from parity.arch import get_arch
from parity.lanes.hip.clang import BASE_FLAGS, zig_clang
from parity.lanes.triton.builder import PINNED_ENV

_SERVER = Path(__file__).with_name("compile_server.py")
_PRELUDE = SOURCES / "prelude.h"
_AT_A_TIME = 2
_TRITON_TYPES = {
    "float64": "fp64",
    "float32": "fp32",
    "float16": "fp16",
    "bfloat16": "bf16",
    "int64": "i64",
    "int32": "i32",
    "int16": "i16",
    "int8": "i8",
    "uint64": "u64",
    "uint32": "u32",
    "uint16": "u16",
    "uint8": "u8",
    "bool": "i1",
    "float8_e4m3fn": "fp8e4nv",
    "float8_e5m2": "fp8e5",
    "float8_e4m3fnuz": "fp8e4b8",
    "float8_e5m2fnuz": "fp8e5b16",
}
_NO_DEVICE_LIBRARIES = [
    "--cuda-device-only",
    "-nogpuinc",
    "-nogpulib",
    "-nostdinc++",
    "-nostdlibinc",
    "-fuse-cuid=none",
]


@dataclass(frozen=True)
class BuiltText:
    """Assembly text of one kernel for one family, or the one line in which its compiler refused it."""

    compiler: str
    text: str | None
    symbol: str
    lds_bytes: int
    refusal: str = ""


@dataclass(frozen=True)
class Toolchain:
    """Which compilers build: an interpreter with Triton, a ROCm root with hiprtc or None, and their identities."""

    python: str
    triton: str
    rocm: Path | None
    hip: str

    @classmethod
    def find(cls, python: str, folder: Path) -> "Toolchain":
        ask = "import importlib.metadata as m; print(m.version('triton'))"
        triton = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
        rocm = _rocm(folder)
        library = next((rocm / "lib").glob("libhiprtc.so")).resolve() if rocm else None
        hip = f"hiprtc {library.name}" if library else f"clang of ziglang {version('ziglang')}"
        return cls(python, f"triton {triton}", rocm, hip)


def _rocm(folder: Path) -> Path | None:
    """The user's ROCm, or one made of the libraries that `make test` installs; None without both."""
    named = os.environ.get("ROCM_PATH")
    if named:
        return Path(named) if (Path(named) / "lib" / "libhiprtc.so").exists() else None
    package = Path(sys.prefix) / "hiprtc" / "vapoursynth_dfttest2_hiprtc.libs"
    if not package.is_dir():
        return None
    libraries = folder / "rocm" / "lib"
    if (libraries / "libhiprtc.so").exists():
        return folder / "rocm"
    shutil.rmtree(folder / "rocm", ignore_errors=True)
    libraries.mkdir(parents=True)
    for library in package.iterdir():
        (libraries / library.name).symlink_to(library)
    for start, name in (
        ("libhiprtc", "libhiprtc.so"),
        ("libamdhip64", "libamdhip64.so"),
        ("libamd_comgr", "libamd_comgr.so.3"),
    ):
        (libraries / name).symlink_to(next(package.glob(f"{start}-*")))
    return folder / "rocm"


def dtype_of(argument: Argument) -> np.dtype[Any]:
    """The type of a buffer's elements, or of a scalar."""
    if isinstance(argument, In):
        return argument.array.dtype
    if isinstance(argument, Out):
        return argument.start.dtype
    return np.asarray(argument, None if isinstance(argument, np.generic) else _scalar_type(argument)).dtype


def _scalar_type(value: float) -> type[np.generic]:
    return np.float32 if isinstance(value, float) else np.int32


def is_constant(name: str, case: Case) -> bool:
    """Triton's JIT makes a constant of an argument that is the integer 1."""
    value = case.arguments[name]
    return case.builder != "hip" and isinstance(value, int | np.integer) and int(value) == 1


def _triton_argument(argument: Argument) -> tuple[str, list[tuple[str, int]]]:
    """Type and attributes, as the JIT would derive them from tensors and scalars."""
    name = _TRITON_TYPES[dtype_of(argument).name]
    if isinstance(argument, In | Out):
        return f"*{name}", [("tt.divisibility", 16), ("tt.pointer_range", 32)]
    is_divisible = isinstance(argument, int | np.integer) and int(argument) % 16 == 0
    return name, [("tt.divisibility", 16)] if is_divisible else []


def _request(case: Case, family: str) -> dict[str, Any]:
    if case.builder == "hip":
        macros = [f"-D{name}={value}" for name, value in case.constants.items()]
        return {"kernel": str(case.path), "flags": [f"--offload-arch={family}", *BASE_FLAGS, *macros]}
    ones = {name: 1 for name in case.arguments if is_constant(name, case)}
    family_constant = {"FAMILY": family} if case.builder == "gluon" else {}
    return {
        "kernel": str(case.path),
        "symbol": case.symbol,
        "arguments": {n: _triton_argument(a) for n, a in case.arguments.items() if n not in ones},
        "constants": {**case.constants, **family_constant, **ones},
        "options": {"num_warps": case.num_warps, "num_stages": case.num_stages},
        "arch": family,
        "warp_size": get_arch(family).wave_size,
    }


@cache
def _own_identity(compiler: str) -> str:
    """The text of this benchmark's part in a build."""
    return (_PRELUDE if compiler.startswith("clang") else _SERVER).read_text()


class _Server:
    """A process that compiles what it is told, one after the other."""

    def __init__(self, kind: str, toolchain: Toolchain) -> None:
        env = {**os.environ, **PINNED_ENV, "AMD_COMGR_CACHE": "0"}
        env |= {"ROCM_PATH": str(toolchain.rocm), "LD_LIBRARY_PATH": f"{toolchain.rocm}/lib"} if toolchain.rocm else {}
        env.pop("PYTHONPATH", None)
        python = toolchain.python if kind == "triton" else sys.executable
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([python, str(_SERVER), kind], stdin=pipe, stdout=pipe, text=True, env=env)

    def ask(self, request: Mapping[str, Any]) -> str:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(BrokenPipeError):
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
        return process.stdout.readline().strip() or "the compiler's process ended"

    def close(self) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()


class Builds:
    """Builds kernels into a folder of builds."""

    def __init__(self, folder: Path, toolchain: Toolchain) -> None:
        self._folder, self._toolchain = folder, toolchain
        self._own, self._servers = threading.local(), list[_Server]()
        self._locks, self._lock = dict[Path, threading.Lock](), threading.Lock()
        self._pool = ThreadPoolExecutor(_AT_A_TIME)

    def all(self, wanted: Sequence[tuple[Case, str]]) -> Iterator[BuiltText]:
        """What becomes of each pair of kernel and family, in their order."""
        return self._pool.map(lambda pair: self._build(*pair), wanted)

    def close(self) -> None:
        """Ends the compilers."""
        self._pool.shutdown(cancel_futures=True)
        for server in self._servers:
            server.close()

    def _build(self, case: Case, family: str) -> BuiltText:
        request = _request(case, family)
        compiler = self._toolchain.hip if case.builder == "hip" else self._toolchain.triton
        parts = [
            case.path.read_text(),
            json.dumps({**request, "kernel": ""}, sort_keys=True),
            compiler,
            _own_identity(compiler),
        ]
        out = self._folder / hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]
        with self._lock_of(out):  # kernels of one HIP file are one build
            if not (out / "answer.txt").is_file():
                shutil.rmtree(out, ignore_errors=True)
                out.mkdir(parents=True)
                answer = self._compile(case, {**request, "out": str(out)})
                shutil.rmtree(out / "cache", ignore_errors=True)
                (out / "answer.txt").write_text(answer)
        answer = (out / "answer.txt").read_text()
        if answer != "ok":
            failed = out / "failed.txt"
            return BuiltText(compiler, None, "", 0, failed.read_text() if failed.is_file() else answer)
        facts = json.loads((out / "facts.json").read_text())
        symbol, lds_bytes = facts.get("kernel_name", case.symbol), facts["lds_bytes"] + case.dynamic_lds_bytes
        return BuiltText(compiler, (out / "kernel.s").read_text(), symbol, lds_bytes)

    def _lock_of(self, out: Path) -> threading.Lock:
        with self._lock:
            return self._locks.setdefault(out, threading.Lock())

    def _compile(self, case: Case, request: dict[str, Any]) -> str:
        if case.builder != "hip":
            return self._server("triton").ask(request)
        if self._toolchain.rocm is None:
            return _zig(request)
        return self._server("hiprtc").ask({**request, "flags": [*request["flags"], "-save-temps"]})

    def _server(self, kind: str) -> _Server:
        """This thread's own."""
        server: _Server | None = getattr(self._own, kind, None)
        if server is None:
            server = _Server(kind, self._toolchain)
            setattr(self._own, kind, server)
            self._servers.append(server)
        return server


def _zig(request: dict[str, Any]) -> str:
    """Clang without HIP's headers and device libraries: what the kernels use of them is in a prelude."""
    clang, out = zig_clang(), Path(request["out"])
    if clang is None:
        return "there is no hiprtc and no clang"
    command = [
        *clang.compile,
        "-x",
        "hip",
        *_NO_DEVICE_LIBRARIES,
        *request["flags"],
        "-include",
        str(_PRELUDE),
        "-S",
        request["kernel"],
        "-o",
        str(out / "kernel.s"),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error:" in line] or [done.stderr[-300:]]
        (out / "failed.txt").write_text(lines[0].rpartition("error: ")[2])
        return "failed"
    (out / "facts.json").write_text(json.dumps({"lds_bytes": 0}))
    return "ok"
