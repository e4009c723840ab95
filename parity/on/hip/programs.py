"""Builds a HIP source with its host code into a program, without ROCm: the device's part and the host's part apart.

clang compiles both; a bundle with the code object, and its text beside it, goes into the host's object as clang's own
driver would do it (clang/lib/CodeGen/CGCUDANV.cpp).
"""

import shlex
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path

from parity.codeobject.bundle import bundled
from parity.errors import InputError
from parity.lanes.hip import standins
from parity.lanes.hip.clang import zig_clang_in
from parity.lanes.hip.device_libraries import linked_libraries
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
        host = clang.host(clang.device())
        link = ["-L", str(library_folder()), "-lamdhip64", "-Wl,--allow-shlib-undefined"]
        clang.run([str(compiler), "c++", str(host), *link, "-o", str(target.absolute())])


class _Clang:
    """The clang of the ziglang wheel, on one source."""

    def __init__(
        self, compiler: Path, source: Path, arch: str, folder: Path, headers: Path, flags: Sequence[str]
    ) -> None:
        clang = zig_clang_in(compiler.parent)
        assert clang is not None, "the wheel has one"
        self._compiler, self._clang, self._source, self._arch, self._folder = compiler, clang, source, arch, folder
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
        text = self._folder / "kernel.s"
        linked = linked_libraries(self._clang.compile, self._arch, self._flags, self._folder, self.run)
        self.run([*self._command("device"), *linked, "-S", str(self._source), "-o", str(text)])
        return text

    def host(self, text: Path) -> Path:
        """Compile what runs on the host, with the device's part in it."""
        relocatable, linked = self._folder / "kernel.o", self._folder / "kernel.co"
        self.run(self._clang.assembling(self._arch, text, relocatable))
        self.run(self._clang.linking(relocatable, linked))
        bundle, target = self._folder / "kernel.hipfb", self._folder / "host.o"
        bundle.write_bytes(bundled(self._arch, linked.read_bytes(), text.read_bytes()))
        inside = ["-Xclang", "-fcuda-include-gpubinary", "-Xclang", str(bundle)]
        self.run([*self._command("host"), *inside, "-c", str(self._source), "-o", str(target)])
        return target

    def _command(self, part: str) -> list[str]:
        offload = ["-x", "hip", f"--offload-arch={self._arch}", f"--cuda-{part}-only", "-nogpuinc", "-nogpulib"]
        plain = ["-fuse-cuid=none", "-target", _HOST, "-nostdinc", "-nostdinc++"]
        beside = ["-I", str(self._source.parent), "-include", "parity_program.h"]
        return [*self._clang.compile, *offload, *plain, *self._cxx, *self._includes, *beside, *self._flags]

    @cached_property
    def _cxx(self) -> list[str]:
        """Where zig's own C++ compiler has its headers, and what it defines for them: it says so."""
        probe = self._folder / "probe.cpp"
        probe.write_text("")
        asked = ["-v", "-target", _HOST, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        said = self.run([str(self._compiler), "c++", *asked])
        words = shlex.split(next((line for line in said.splitlines() if "-isystem" in line), ""))
        return [word for pair in pairwise(words) if pair[0] in ("-isystem", "-D") for word in pair]
