"""The HIP lane through clang: ROCm's, the system's, or the one in the ziglang wheel."""

import os
import re
import shutil
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from parity.errors import BuildError, UnavailableError
from parity.lanes.base import LOG, BuilderReport, BuildRequest, first_error_in_source
from parity.lanes.hip import standins
from parity.lanes.hip.debug_lines import line_tables, naming_flags
from parity.lanes.hip.device_libraries import hip_folder, linked_libraries
from parity.lanes.hip.source import Headers, PlacedSource, Source, has_hip
from parity.records import ASSEMBLY, OBJECT, Toolchain
from parity.system.leftovers import temporary_folder
from parity.system.process import ask, environment, run_bounded
from parity.toolchains.wheels import zig

OLDEST = 19
_LINE_MARKER = re.compile(r'^# \d+ "([^"<]+)"', re.MULTILINE)
BASE_FLAGS = ["-O3", "-std=c++17"]
_DEVICE_FLAGS = ["--cuda-device-only", "-fuse-cuid=none"]
# Without ROCm: no headers, no device libraries. A kernel defines what it needs (see hip_kernels/), or is given it.
_WITHOUT_ROCM = ["--cuda-device-only", "-nogpuinc", "-nogpulib", "-nostdinc++", "-nostdlibinc", "-fuse-cuid=none"]
_TYPES = ["hip/hip_fp16.h", "hip/hip_bf16.h", "hip/hip_fp8.h"]  # for a source that counts on hiprtc's built-in ones
_INSTANCE = "parity_symbol"
_INSTANTIATION = """#line 1 "symbol"
extern "C" __attribute__((device)) const void* const {name} = (const void*)&{symbol};
"""
_LOWERED = re.compile(rf"^{_INSTANCE}:\s*\.quad\s+(\S+)", re.MULTILINE)


@dataclass(frozen=True)
class Clang:
    """A clang with its linker; `library` is the file whose hash identifies it.

    `headers` is its own folder of headers, where it does not find that itself.
    """

    name: str
    compile: tuple[str, ...]
    link: tuple[str, ...]
    library: Path
    headers: Path | None = None
    has_rocm: bool = False

    @property
    def hip_headers(self) -> Headers:
        return Headers.ALL if self.has_rocm else Headers.NONE

    @property
    def device_flags(self) -> list[str]:
        return _DEVICE_FLAGS if self.has_rocm else _WITHOUT_ROCM

    def assembling(self, arch: str, assembly: Path, relocatable: Path) -> list[str]:
        """Return the command that assembles a text for a GPU."""
        target = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={arch}", "-x", "assembler", "-c"]
        return [*self.compile, *target, str(assembly), "-o", str(relocatable)]

    def linking(self, relocatable: Path, target: Path) -> list[str]:
        """Return the command that links a code object."""
        return [*self.link, "-shared", "--no-dependent-libraries", str(relocatable), "-o", str(target)]


def zig_clang() -> Clang | None:
    """Find the clang and lld inside the ziglang wheel."""
    path = zig()
    return zig_clang_in(path.parent) if path else None


def zig_clang_in(folder: Path) -> Clang | None:
    """Find the clang and lld of the ziglang wheel that is installed in a folder."""
    zig = folder / "zig"
    if not zig.is_file() or not (folder / "lib" / "include").is_dir():
        return None
    return Clang("zig", (str(zig), "clang"), (str(zig), "ld.lld"), zig, headers=folder / "lib" / "include")


def rocm_clang() -> Clang | None:
    """Return ROCm's clang, below ROCM_PATH, ROCM_HOME or /opt/rocm."""
    roots = [os.environ.get("ROCM_PATH"), os.environ.get("ROCM_HOME"), "/opt/rocm"]
    for root in filter(None, roots):
        clang = clang_at(Path(root) / "llvm" / "bin" / "clang", "rocm")
        if clang is not None:
            return clang
    return None


def system_clang() -> Clang | None:
    """Find the newest clang on PATH that is recent enough to know the architectures."""
    for name in [*(f"clang-{number}" for number in range(40, OLDEST - 1, -1)), "clang"]:
        path = shutil.which(name)
        if path is not None and (clang := clang_at(Path(path), "system")) is not None:
            return clang
    return None


# The time that __TIME__ and __DATE__ give: no kernel may be another one at another time.
SAME_TIME = {"SOURCE_DATE_EPOCH": "0"}


def clang_at(path: Path, name: str) -> Clang | None:
    """Return a clang by its path, with the ld.lld of the same installation; None if either is missing or too old."""
    real = path.resolve()
    if not real.is_file():
        return None
    version = re.search(r"-(\d+)$", path.name)
    linkers = [real.parent / "ld.lld", shutil.which(f"ld.lld{version.group(0)}" if version else "ld.lld")]
    linker = next((str(candidate) for candidate in linkers if candidate and Path(candidate).is_file()), None)
    if linker is None or major_version((str(path),)) < OLDEST:
        return None
    has_rocm = name == "rocm" or (real.parent.parent.parent / "include" / "hip" / "hip_runtime.h").is_file()
    return Clang(name, (str(path),), (linker,), real, has_rocm=has_rocm)


def major_version(compile: tuple[str, ...]) -> int:
    """Return the major version of a clang, by the command that compiles with it; 0 if it does not run."""
    try:
        shown = ask([*compile, "--version"], limit_s=30)
    except OSError:
        return 0
    match = re.search(r"clang version (\d+)", shown.stdout)
    return int(match.group(1)) if match else 0


def dependencies(request: BuildRequest) -> set[Path]:
    """Return every file that the HIP source includes in any way, as the wheel's clang reports it; empty if clang cannot
    tell.

    Raises nothing: the build itself reports a source that cannot be preprocessed.
    """
    clang = zig_clang()
    if clang is None or request.contract.architecture.is_nvidia:
        return set()
    with temporary_folder("build") as temporary:
        builder = ClangBuilder(request, clang)
        try:
            command = builder.compile_command(builder.source.place(temporary, temporary), temporary)
            done = ask([*command, "-E"], env=environment(request.spec.env), limit_s=60, cwd=request.base)
        except (OSError, BuildError):
            return set()
        named = {request.base / name for name in _LINE_MARKER.findall(done.stdout)}
        given = [temporary, standins.FOLDER, *builder.toolchain_headers]
        return {path.resolve() for path in named if path.is_file() and not any(path.is_relative_to(f) for f in given)}


class ClangBuilder:
    """Compiles to assembly text, then assembles and links that text, so that the text is exactly what runs."""

    def __init__(self, request: BuildRequest, clang: Clang) -> None:
        self._request = request
        self._clang = clang
        self.source = Source(request, clang.hip_headers)

    @cached_property
    def _env(self) -> dict[str, str]:
        return environment({**SAME_TIME, **self._request.spec.env})

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
        return {"flags": self._flags(), "env": self._request.spec.env, **self.source.identity}

    def _flags(self) -> list[str]:
        return [*self._own_flags, *self._request.source_flags()]

    @property
    def _own_flags(self) -> list[str]:
        return [*BASE_FLAGS, *line_tables(self._request.spec.flags)]

    @property
    def toolchain_headers(self) -> list[Path]:
        """The folders of headers that a source is given which leaves definitions to HIP's."""
        clang_headers = [self._clang.headers] if self._clang.headers is not None else []
        return [hip_folder() / "include", *clang_headers] if self.source.needs_hip else []

    def build(self, out: Path) -> BuilderReport:
        symbol = self.source.instantiated
        appended = _INSTANTIATION.format(name=_INSTANCE, symbol=symbol) if symbol else ""
        with temporary_folder("build") as temporary:
            placed = self.source.place(out, temporary, appended)
            with self.source.explained(placed):
                command = self.compile_command(placed, temporary)
                for more in (["-emit-llvm", "-o", str(out / "kernel.ll")], ["-o", str(out / ASSEMBLY)]):
                    self._run("clang", [*command, "-S", *more], out, placed.base)
        self.assemble(out / ASSEMBLY, out / OBJECT, out)
        lowered = _LOWERED.search((out / ASSEMBLY).read_text()) if symbol else None
        kernel = lowered and lowered[1]
        return BuilderReport(
            self._request.spec.dynamic_lds_bytes,
            self.source.facts,
            had=environment(self._request.spec.env),
            kernel=kernel,
        )

    def compile_command(self, placed: PlacedSource, temporary: Path) -> list[str]:
        """Return the compiler's command line, without what the compiler is to make of the source. Raises BuildError."""
        flags, last = placed.flags, []
        if self.source.needs_hip:  # another HIP's headers come after those that this clang can read
            last = [flag for flag in flags if flag.startswith("-I") and has_hip(placed.base / flag[2:])]
        command = [
            *self._clang.compile,
            "-x",
            "hip",
            f"--offload-arch={self._request.contract.arch}",
            *self._clang.device_flags,
            *self._own_flags,
            *(flag for flag in flags if flag not in last),
            *(["-isystem", str(placed.stand_ins)] if placed.stand_ins else []),
            *self._hip_flags(temporary),
            *(word for flag in last for word in ("-isystem", flag[2:])),
        ]
        return [
            *command,
            *naming_flags(command, placed, self.source.files),
            os.path.relpath(placed.kernel, placed.base),
        ]

    def _hip_flags(self, temporary: Path) -> list[str]:
        """HIP's definitions from our headers and Triton's, and AMD's device libraries from Triton's wheel."""
        if not self.source.needs_hip:
            return ["-isystem", str(standins.ANY)] if self.source.identity.get("hip_headers") else []
        folders = [standins.ANY, standins.WHEEL, *self.toolchain_headers]
        names = ["parity_hip.h"] if self.source.has_hip_header else ["parity_hip.h", *_TYPES]
        contract, flags = self._request.contract, self._request.spec.flags
        linked = linked_libraries(
            self._clang.compile, contract.arch, flags, temporary, lambda words: self._run("clang", words, temporary)
        )
        return [
            *(word for folder in folders for word in ("-isystem", str(folder))),
            *(word for name in names for word in ("-include", name)),
            *linked,
        ]

    def assemble(self, assembly: Path, target: Path, out: Path) -> None:
        """Assemble and links a text, in two steps because clang's driver would look for a linker named lld."""
        relocatable, arch = out / "kernel.o", self._request.contract.arch
        wider = [flag for flag in self._request.spec.flags if flag == "-mwavefrontsize64"]
        self._run("assembler", [*self._clang.assembling(arch, assembly, relocatable), *wider], out)
        self._run("ld.lld", self._clang.linking(relocatable, target), out)
        relocatable.unlink()

    def _run(self, stage: str, command: list[str], out: Path, cwd: Path | None = None) -> None:
        limit_s = self._request.limit_s
        done = run_bounded(command, env=self._env, cwd=cwd or out, log=out / LOG, limit_s=limit_s)
        if not done.ok:
            message = f"{stage} {done.describe(limit_s)}: {first_error_in_source(done.log)}"
            raise BuildError(message, stage=stage, is_stopped=done.is_stopped)
