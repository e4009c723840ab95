"""Builds a HIP source with its host code into a program, without ROCm: the device's part and the host's part apart.

clang compiles both; a bundle with the code object, and its text beside it, goes into the host's object as clang's own
driver would do it (clang/lib/CodeGen/CGCUDANV.cpp).
"""

import shlex
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from parity.arch import get_arch
from parity.codeobject.bundle import bundled
from parity.errors import InputError
from parity.lanes.hip import standins
from parity.lanes.hip.device_libraries import device_library_settings, hip_folder
from parity.on.hip.library import compiler_and_headers, library_folder
from parity.system.leftovers import temporary_folder
from parity.system.process import ask, environment

_HOST = "x86_64-linux-gnu"
_LIMIT_S = 600.0
_FLAGS = ["-std=c++17", "-O2", "-gline-tables-only", "-D__HIP_PLATFORM_AMD__"]


def build_program(source: Path, target: Path, arch: str, flags: Sequence[str] = ()) -> None:
    """Compile a source to a program that finds its libamdhip64 where `parity on` puts one. Raises InputError with the
    compiler's first error, and UnavailableError where no compiler is here.
    """
    if not source.is_file():
        raise InputError(f"FILE: {source}: no such file")
    compiler, headers = compiler_and_headers()
    with temporary_folder("hip") as folder:
        clang = _Clang(compiler, source, arch, folder, headers, [*_FLAGS, *flags])
        text = clang.device()
        host = clang.host(text)
        library = library_folder()
        link = ["-L", str(library), "-lamdhip64", "-Wl,--allow-shlib-undefined"]
        clang.run([str(compiler), "c++", str(host), *link, "-o", str(target.absolute())])


class _Clang:
    """The clang of the ziglang wheel, on one source."""

    def __init__(
        self, compiler: Path, source: Path, arch: str, folder: Path, headers: Path, flags: Sequence[str]
    ) -> None:
        self._compiler, self._source, self._arch, self._folder = compiler, source, arch, folder
        self._flags = list(flags)
        includes = [headers, standins.ANY, standins.WHEEL]
        self._includes = [word for path in includes for word in ("-isystem", str(path))]

    def run(self, command: list[str]) -> str:
        """Run a command of the compiler, and return what it says. Raises InputError with its first error."""
        done = ask(command, env=environment({}), limit_s=_LIMIT_S)
        if done.returncode:
            said = done.stderr.splitlines()
            first = next((line for line in said if "error:" in line), said[-1] if said else "the compiler failed")
            raise InputError(f"{self._source}: {first}")
        return done.stderr

    def device(self) -> Path:
        """Compile what runs on the device to assembly text."""
        text, settings = self._folder / "kernel.s", self._folder / "settings.ll"
        settings.write_text(device_library_settings(self._arch, get_arch(self._arch).wave_size, self._flags))
        compiled = self._folder / "settings.bc"
        ir = ["-target", "amdgcn-amd-amdhsa", "-nogpulib", "-x", "ir", "-c", "-emit-llvm"]
        self.run([str(self._compiler), "clang", *ir, str(settings), "-o", str(compiled)])
        libraries = [*(hip_folder() / "lib" / f"{name}.bc" for name in ("ocml", "ockl")), compiled]
        linked = [word for path in libraries for word in ("-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(path))]
        self.run([*self._command("device"), *linked, "-S", str(self._source), "-o", str(text)])
        return text

    def host(self, text: Path) -> Path:
        """Compile what runs on the host, with the device's part in it."""
        relocatable, linked = self._folder / "kernel.o", self._folder / "kernel.co"
        assembler = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={self._arch}", "-x", "assembler", "-c"]
        self.run([str(self._compiler), "clang", *assembler, str(text), "-o", str(relocatable)])
        self.run([str(self._compiler), "ld.lld", "-shared", str(relocatable), "-o", str(linked)])
        bundle, target = self._folder / "kernel.hipfb", self._folder / "host.o"
        bundle.write_bytes(bundled(self._arch, linked.read_bytes(), text.read_bytes()))
        inside = ["-Xclang", "-fcuda-include-gpubinary", "-Xclang", str(bundle)]
        self.run([*self._command("host"), *inside, "-c", str(self._source), "-o", str(target)])
        return target

    def _command(self, part: str) -> list[str]:
        offload = ["-x", "hip", f"--offload-arch={self._arch}", f"--cuda-{part}-only", "-nogpuinc", "-nogpulib"]
        plain = ["-fuse-cuid=none", "-target", _HOST, "-nostdinc", "-nostdinc++"]
        beside = ["-I", str(self._source.parent), "-include", "parity_program.h"]
        return [str(self._compiler), "clang", *offload, *plain, *self._cxx(), *self._includes, *beside, *self._flags]

    def _cxx(self) -> list[str]:
        """Return where zig's own C++ compiler has its headers, and what it defines for them: it says so."""
        probe = self._folder / "probe.cpp"
        probe.write_text("")
        command = [
            str(self._compiler),
            "c++",
            "-v",
            "-target",
            _HOST,
            "-c",
            str(probe),
            "-o",
            str(probe.with_suffix(".o")),
        ]
        said = next((line for line in self.run(command).splitlines() if "-isystem" in line), "")
        words = shlex.split(said)
        return [word for pair in pairwise(words) if pair[0] in ("-isystem", "-D") for word in pair]
