"""The pair's NVIDIA side: CUDA C++ through NVRTC, and machine code to text through the tools in Triton's wheel."""

from functools import cached_property
from pathlib import Path
from typing import Any

from parity.errors import BuildError, UnavailableError
from parity.isa.source import nvidia_tool
from parity.lanes.base import ASSEMBLY, OBJECT, BuildRequest, Built, first_error
from parity.lanes.clang import absolute_includes, source_flags
from parity.lanes.worker import run_worker
from parity.records import Toolchain
from parity.system.leftovers import temporary_folder
from parity.system.process import environment, run_bounded

_WORKER = Path(__file__).parent / "workers" / "nvrtc_worker.py"
_PROBE_LIMIT_S = 60.0
_WARNING = "nvdisasm warning"
# What wgmma needs is in the architecture-specific variant, which Triton compiles for too.
_SPECIFIC = {"sm_90": "sm_90a"}


def disassemble(folder: Path, env: dict[str, str], limit_s: float) -> None:
    """Leaves the text of kernel.co in kernel.s. Raises BuildError."""
    tool = nvidia_tool("nvdisasm")
    if tool is None:
        raise BuildError("Triton's wheel has no nvdisasm", stage="nvdisasm")
    command = [str(tool), "-c", str(folder / OBJECT)]
    output = folder / "nvdisasm.txt"
    done = run_bounded(command, env=env, cwd=folder, log=output, limit_s=limit_s)
    output.unlink()
    if not done.ok:
        raise BuildError(f"nvdisasm {done.describe(limit_s)}: {first_error(done.log)}", stage="nvdisasm")
    lines = [line for line in done.log.splitlines() if not line.startswith(_WARNING)]
    (folder / ASSEMBLY).write_text("\n".join(lines).strip("\n") + "\n")


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
                    f"NVRTC is not available here: {error}: it comes with pip install 'parity[cuda]'"
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
        arch = self._request.contract.arch
        return [f"--gpu-architecture={_SPECIFIC.get(arch, arch)}", "--std=c++17", *source_flags(self._request)]

    def build(self, out: Path) -> Built:
        request = {
            "action": "compile",
            "source": str(self._request.kernel),
            "options": [*absolute_includes(self._request, self._options()), f"-I{self._request.kernel.parent}"],
            "object": str(out / OBJECT),
            "ptx": str(out / "kernel.ptx"),
        }
        self._work(request, out, self._request.limit_s)
        disassemble(out, self._env, self._request.limit_s)
        return Built(dynamic_lds_bytes=self._request.spec.dynamic_lds_bytes, facts={})

    def _work(self, request: dict[str, Any], folder: Path, limit_s: float) -> dict[str, Any]:
        return run_worker("NVRTC", _WORKER, request, folder, self._env, limit_s)
