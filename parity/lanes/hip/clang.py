"""The HIP lane through clang: ROCm's, the system's, or the one in the ziglang wheel."""

import os
import re
import shutil
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from parity.errors import BuildError, UnavailableError
from parity.lanes.base import LOG, BuildRequest, Built, first_error
from parity.records import ASSEMBLY, OBJECT, Toolchain
from parity.system.process import ask, environment, run_bounded

_OLDEST = 19
_LINE_MARKER = re.compile(r'^# \d+ "([^"<]+)"', re.MULTILINE)
BASE_FLAGS = ["-O3", "-std=c++17"]
_SAME_ANYWHERE = "-ffile-compilation-dir=."  # debug information names no folder of this machine
# No HIP headers and no host code: kernels define what they need (see hip_kernels/), so every clang can build them.
_DEVICE_FLAGS = ["--cuda-device-only", "-nogpuinc", "-nogpulib", "-nostdinc++", "-nostdlibinc", "-fuse-cuid=none"]


@dataclass(frozen=True)
class Clang:
    """A clang with its linker; `library` is the file whose hash identifies it."""

    name: str
    compile: tuple[str, ...]
    link: tuple[str, ...]
    library: Path


def zig_clang() -> Clang | None:
    """The clang and lld inside the ziglang wheel."""
    spec = find_spec("ziglang")
    if spec is None or not spec.submodule_search_locations:
        return None
    zig = Path(spec.submodule_search_locations[0]) / "zig"
    return Clang("zig", (str(zig), "clang"), (str(zig), "ld.lld"), zig) if zig.is_file() else None


def rocm_clang() -> Clang | None:
    """ROCm's clang, below ROCM_PATH, ROCM_HOME or /opt/rocm."""
    roots = [os.environ.get("ROCM_PATH"), os.environ.get("ROCM_HOME"), "/opt/rocm"]
    for root in filter(None, roots):
        found = clang_at(Path(root) / "llvm" / "bin" / "clang", "rocm")
        if found is not None:
            return found
    return None


def system_clang() -> Clang | None:
    """The newest clang on PATH that is recent enough to know the architectures."""
    for name in [*(f"clang-{number}" for number in range(40, _OLDEST - 1, -1)), "clang"]:
        path = shutil.which(name)
        if path is not None and (found := clang_at(Path(path), "system")) is not None:
            return found
    return None


def clang_at(path: Path, name: str) -> Clang | None:
    """A clang by its path, with the ld.lld of the same installation; None if either is missing or too old."""
    real = path.resolve()
    if not real.is_file():
        return None
    version = re.search(r"-(\d+)$", path.name)
    linkers = [real.parent / "ld.lld", shutil.which(f"ld.lld{version.group(0)}" if version else "ld.lld")]
    linker = next((str(found) for found in linkers if found and Path(found).is_file()), None)
    if linker is None or _major_version(str(path)) < _OLDEST:
        return None
    return Clang(name, (str(path),), (linker,), real)


def _major_version(command: str) -> int:
    try:
        shown = ask([command, "--version"], limit_s=30)
    except OSError:
        return 0
    match = re.search(r"clang version (\d+)", shown.stdout)
    return int(match.group(1)) if match else 0


def dependencies(request: BuildRequest) -> set[Path]:
    """Every file that the HIP source includes in any way, as the wheel's clang reports it; empty if clang cannot tell.

    Raises nothing: the build itself reports a source that cannot be preprocessed.
    """
    clang = zig_clang()
    if clang is None or request.contract.architecture.is_nvidia:
        return set()
    arch = f"--offload-arch={request.contract.arch}"
    command = [*clang.compile, "-x", "hip", arch, *_DEVICE_FLAGS, *request.source_flags(), "-E", str(request.kernel)]
    try:
        done = ask(command, env=environment(request.spec.env), limit_s=60, cwd=request.base)
    except OSError:
        return set()
    named = {request.base / name for name in _LINE_MARKER.findall(done.stdout)}
    return {path.resolve() for path in named if path.is_file()}


class ClangBuilder:
    """Compiles to assembly text, then assembles and links that text, so that the text is exactly what runs."""

    def __init__(self, request: BuildRequest, clang: Clang) -> None:
        self._request = request
        self._clang = clang

    @cached_property
    def _env(self) -> dict[str, str]:
        return environment(self._request.spec.env)

    def toolchain(self) -> Toolchain:
        command = [*self._clang.compile, "--version"]
        try:
            shown = ask(command, env=self._env, limit_s=60)
        except OSError as error:
            raise UnavailableError(f"{self._clang.compile[0]}: does not run: {error}") from error
        if shown.returncode:
            raise UnavailableError(f"{self._clang.compile[0]}: {' '.join(command[1:])}: ended with {shown.returncode}")
        return Toolchain(
            compiler=f"clang ({self._clang.name})",
            version=shown.stdout.splitlines()[0].strip(),
            path=self._clang.compile[0],
            library_path=str(self._clang.library),
            library_sha256=self._request.hashes.sha256(self._clang.library),
        )

    def identity(self) -> dict[str, Any]:
        return {"flags": self._flags(), "env": self._request.spec.env}

    def _flags(self) -> list[str]:
        return [*BASE_FLAGS, *self._request.source_flags()]

    def build(self, out: Path) -> Built:
        arch = self._request.contract.arch
        source = [
            "-x",
            "hip",
            f"--offload-arch={arch}",
            *_DEVICE_FLAGS,
            *self._flags(),
            _SAME_ANYWHERE,
            os.path.relpath(self._request.kernel, self._request.base),
        ]
        for more in (["-emit-llvm", "-o", str(out / "kernel.ll")], ["-o", str(out / ASSEMBLY)]):
            self._run("clang", [*self._clang.compile, *source, "-S", *more], out, self._request.base)
        self.assemble(out / ASSEMBLY, out / OBJECT, out)
        return Built(dynamic_lds_bytes=self._request.spec.dynamic_lds_bytes, facts={})

    def assemble(self, assembly: Path, target: Path, out: Path) -> None:
        """Assembles and links a text, in two steps because clang's driver would look for a linker named lld."""
        relocatable = out / "kernel.o"
        triple = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={self._request.contract.arch}", "-x", "assembler"]
        command = [*self._clang.compile, *triple, "-c", str(assembly), "-o", str(relocatable)]
        self._run("assembler", command, out)
        self._run("ld.lld", [*self._clang.link, "-shared", str(relocatable), "-o", str(target)], out)
        relocatable.unlink()

    def _run(self, stage: str, command: list[str], out: Path, cwd: Path | None = None) -> None:
        limit_s = self._request.limit_s
        done = run_bounded(command, env=self._env, cwd=cwd or out, log=out / LOG, limit_s=limit_s)
        if not done.ok:
            message = f"{stage} {done.describe(limit_s)}: {first_error(done.log)}"
            raise BuildError(message, stage=stage, is_stopped=done.is_stopped)
