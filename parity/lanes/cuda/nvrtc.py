"""CUDA C++ through NVRTC."""

from functools import cached_property
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from parity.arch import get_arch
from parity.errors import BuildError, UnavailableError
from parity.lanes.base import BuilderReport, BuildRequest, absolute_includes
from parity.lanes.disassembly import disassemble
from parity.lanes.worker import run_worker
from parity.records import OBJECT, Toolchain
from parity.system.leftovers import temporary_folder
from parity.system.process import environment

_WORKER = Path(__file__).with_name("worker.py")
_PROBE_LIMIT_S = 60.0


def compile_cuda(source: Path, arch: str, out: Path, limit_s: float) -> None:
    """Compile a source that includes nothing into `kernel.co` and `kernel.ptx`. Raises UnavailableError where that does
    not work.
    """
    work = {"action": "compile", "source": str(source), "object": str(out / OBJECT), "ptx": str(out / "kernel.ptx")}
    target = get_arch(arch).compile_target or arch
    options = [f"--gpu-architecture={target}", "--std=c++17"]
    try:
        run_worker("NVRTC", _WORKER, {**work, "options": options, "headers": None}, out, environment({}), limit_s)
    except BuildError as error:
        raise UnavailableError(f"NVRTC does not compile for {arch}: {error}") from error


class NvrtcBuilder:
    """Compiles in a worker process; the assembly text is the cubin's disassembly."""

    def __init__(self, request: BuildRequest) -> None:
        self._request = request

    @cached_property
    def _env(self) -> dict[str, str]:
        return environment(self._request.spec.env)

    def toolchain(self) -> Toolchain:
        with temporary_folder("build") as folder:
            try:
                result = self._work({"action": "probe"}, folder, min(_PROBE_LIMIT_S, self._request.limit_s))
            except BuildError as error:
                raise UnavailableError(
                    f"NVRTC is not available here: {error}: install it with pip install 'kernel-parity[cuda]'"
                ) from error
        libraries = [Path(path) for path in result["libraries"]]
        return Toolchain(
            compiler="nvrtc",
            version=result["version"],
            path=str(libraries[0]),
            library_path=str(libraries[0]),
            library_sha256=self._request.hashes.combined_sha256(libraries),
        )

    def identity(self) -> dict[str, Any]:
        return {"flags": self._options(), "env": self._request.spec.env, "worker": _WORKER.read_text()}

    def _options(self) -> list[str]:
        arch = self._request.contract.architecture
        return [f"--gpu-architecture={arch.compile_target or arch.name}", "--std=c++17", *self._request.source_flags()]

    def build(self, out: Path) -> BuilderReport:
        request = {
            "action": "compile",
            "source": str(self._request.kernel),
            "options": [*absolute_includes(self._options(), self._request.base), f"-I{self._request.kernel.parent}"],
            "object": str(out / OBJECT),
            "ptx": str(out / "kernel.ptx"),
            "headers": str(self._headers) if self._headers else None,
        }
        result = self._work(request, out, self._request.limit_s)
        facts = {"headers": f"CUDA's of triton {version('triton')}"} if result["used_headers"] else {}
        disassemble(out, self._env, self._request.limit_s)
        return BuilderReport(dynamic_lds_bytes=self._request.spec.dynamic_lds_bytes, facts=facts, had=self._env)

    @cached_property
    def _headers(self) -> Path | None:
        """CUDA's headers, for a source that includes them: those of the Triton wheel. NVRTC has none of its own."""
        spec = find_spec("triton")
        places = (spec.submodule_search_locations if spec else None) or []
        folders = [folder for place in places if (folder := Path(place) / "backends" / "nvidia" / "include").is_dir()]
        return folders[0] if folders else None

    def _work(self, request: dict[str, Any], folder: Path, limit_s: float) -> dict[str, Any]:
        return run_worker("NVRTC", _WORKER, request, folder, self._env, limit_s)
