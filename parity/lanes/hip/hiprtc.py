"""The HIP lane through hiprtc, AMD's runtime compiler, called through hip-python."""

import os
from functools import cached_property
from pathlib import Path
from typing import Any

from parity.errors import BuildError, UnavailableError
from parity.lanes.base import BuilderReport, BuildRequest, absolute_includes
from parity.lanes.hip import standins
from parity.lanes.hip.clang import BASE_FLAGS, SAME_TIME
from parity.lanes.hip.debug_lines import line_tables, naming_flags, without_own_folder
from parity.lanes.hip.source import Headers, PlacedSource, Source
from parity.lanes.worker import run_worker
from parity.records import ASSEMBLY, OBJECT, Toolchain
from parity.system.answers import Answers
from parity.system.leftovers import temporary_folder
from parity.system.process import environment

_WORKER = Path(__file__).with_name("worker.py")
# comgr's cache is off, so that a build that is timed or hashed really compiles.
PINNED_ENV = {"AMD_COMGR_CACHE": "0"}
_PROBE_LIMIT_S = 60.0
_DWARF = "-gdwarf-4"  # of version 5 hiprtc's log says that some files have no checksum
# Where the library is looked for. What such a link leads to may change.
_ROOTS, _USUAL_ROOT = ("ROCM_PATH", "ROCM_HOME"), Path("/opt/rocm")
_PROBED: Answers[dict[str, Any]] = Answers()  # a second of a processor each


class HiprtcBuilder:
    """Compiles in a worker process; the assembly text is hiprtc's own (`-save-temps`)."""

    def __init__(self, request: BuildRequest, rocm: Path | None = None) -> None:
        """`rocm` is the folder of the ROCm whose hiprtc builds; without one it is looked for."""
        self._request = request
        self._rocm = rocm
        self._source = Source(request, Headers.BUILT_IN)

    @cached_property
    def _env(self) -> dict[str, str]:
        env = environment({**PINNED_ENV, **SAME_TIME, **self._request.spec.env})
        if self._rocm is not None:
            libraries = [str(self._rocm / "lib"), env.get("LD_LIBRARY_PATH", "")]
            env |= {"ROCM_PATH": str(self._rocm), "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries))}
        return env

    def toolchain(self) -> Toolchain:
        options = self._options()[:1]
        roots = tuple(Path(self._env[name]).resolve() for name in _ROOTS if name in self._env)
        asked = (*options, *sorted(self._env.items()), *roots, _USUAL_ROOT.resolve())
        result = _PROBED.to(asked, lambda: self._probed(options))
        libraries = [Path(path) for path in result["libraries"]]
        named = next((path for path in libraries if path.name.startswith("libhiprtc")), libraries[0])
        self._check_loaded(named)
        return Toolchain(
            compiler="hiprtc",
            version=result["version"],
            path=str(named),
            library_path=str(named),
            library_sha256=self._request.hashes.combined_sha256(libraries),
            packages={path.name.split(".so")[0]: path.name for path in libraries},
        )

    def _check_loaded(self, library: Path) -> None:
        """Raise UnavailableError unless the library is that of the ROCm that was named."""
        if self._rocm is not None and library.resolve() != (wanted := self._rocm / "lib" / "libhiprtc.so").resolve():
            raise UnavailableError(f"{wanted}: is not what is loaded (lanes.hip.toolchain.hiprtc): {library} is")

    def _probed(self, options: list[str]) -> tuple[dict[str, Any], list[Path]]:
        """Return what a small compilation tells, and the libraries that it loaded. Raises UnavailableError."""
        probe = {"action": "probe", "options": options}
        with temporary_folder("build") as folder:
            try:
                result = self._work(probe, folder, min(_PROBE_LIMIT_S, self._request.limit_s))
            except BuildError as error:
                raise UnavailableError(f"hiprtc is not available here: {error}") from error
        return result, [Path(path) for path in result["libraries"]]

    def identity(self) -> dict[str, Any]:
        work = {"flags": self._options(), "env": self._request.spec.env, "worker": _WORKER.read_text()}
        return {**work, **self._source.identity}

    def _options(self) -> list[str]:
        return [*self._own_options(), *self._request.source_flags()]

    def _own_options(self) -> list[str]:
        lines = line_tables(self._request.spec.flags)
        version = [_DWARF] if lines else []
        return [f"--offload-arch={self._request.contract.arch}", *BASE_FLAGS, *version, *lines, "-save-temps"]

    def build(self, out: Path) -> BuilderReport:
        with temporary_folder("build") as temporary:
            placed = self._source.place(out, temporary)
            with self._source.explained(placed):
                result = self._work(self._compile_request(placed, out), out, self._request.limit_s)
        assembly = next(iter(out.glob("*.s")), None)
        if assembly is None:
            raise BuildError("hiprtc wrote no assembly text with -save-temps", stage="hiprtc")
        assembly.rename(out / ASSEMBLY)
        for intermediate in out.glob("*-hip-*"):
            intermediate.rename(out / f"kernel{intermediate.suffix}")
        for path in out.glob("kernel.*"):
            without_own_folder(path)
        facts = self._source.facts
        had = {name: value for name, value in self._env.items() if name not in SAME_TIME}
        return BuilderReport(self._request.spec.dynamic_lds_bytes, facts, had=had, kernel=result["kernel"])

    def _compile_request(self, placed: PlacedSource, out: Path) -> dict[str, Any]:
        folders = [placed.stand_ins, standins.ANY] if placed.stand_ins else []
        options = [
            *self._own_options(),
            *absolute_includes(placed.flags, placed.base),
            f"-I{placed.kernel.parent}",
            *(word for folder in folders for word in ("-isystem", str(folder))),
        ]
        return {
            "action": "compile",
            "source": str(placed.kernel),
            "options": [*options, *naming_flags(options, placed, self._source.files)],
            "object": str(out / OBJECT),
            "instantiated": self._source.instantiated,
        }

    def _work(self, request: dict[str, Any], folder: Path, limit_s: float) -> dict[str, Any]:
        return run_worker("hiprtc", _WORKER, request, folder, self._env, limit_s)
