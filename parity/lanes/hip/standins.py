"""Headers that a source names and a device compile lacks: which of them have a stand-in, and what it contains."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from parity.lanes.sources import included_names

FOLDER = Path(__file__).with_name("headers")
ANY, WHEEL = FOLDER / "any", FOLDER / "wheel"

_STANDARD = set((FOLDER / "standard.txt").read_text().split())
_TORCH = ("torch/", "ATen/", "c10/", "pybind11/", "THC/", "THH/")
# Libraries that only a host calls.
_HOST_ONLY = (
    *(
        "rocblas",
        "hipblas",
        "hipblaslt",
        "rocsolver",
        "hipsolver",
        "rccl",
        "nccl",
        "miopen",
        "roctracer",
        "rocprofiler",
        "roctx",
    ),
    *("gtest", "benchmark", "fmt", "spdlog", "Python", "omp", "mpi"),
)
_OTHER_NAMES = {  # of what the wheel's headers have
    "hip/amd_detail/amd_hip_fp16.h": "#include <hip/hip_fp16.h>\n",
    "hip/amd_detail/amd_hip_bf16.h": "#include <hip/hip_bf16.h>\n",
    "hip/amd_detail/amd_hip_bfloat16.h": "#include <hip/hip_bfloat16.h>\n",
    "hip/amd_detail/amd_hip_fp8.h": "#include <hip/hip_fp8.h>\n",
    **dict.fromkeys(("hip/hip_runtime_api.h", "hip/hip_ext.h", "hip/math_functions.h", "hip/device_functions.h"), ""),
}
_ALWAYS = ("hip/hip_runtime.h", "hip/hip_fp16.h", "hip/hip_bf16.h")  # PyTorch's stand-in includes them


@dataclass(frozen=True)
class StandIn:
    """`text` is nothing where only host code uses the header."""

    name: str
    text: str


def includes_of(texts: Iterable[str]) -> list[str]:
    """List the names of the headers that these files include, in order."""
    return list(dict.fromkeys(name for text in texts for name in included_names(text)))


def stand_ins(names: Iterable[str], hip: str) -> list[StandIn]:
    """Return the stand-ins among these headers, for a compiler whose HIP headers are `hip`: "all" (and the standard
    library), "built in", where only the names are missing, or "none".
    """
    wanted = list(names)
    if wanted and hip == "built in":
        wanted += _ALWAYS
    texts = {name: _text(name, hip) for name in wanted}
    return [StandIn(name, text) for name, text in texts.items() if text is not None]


def write(folder: Path, headers: Iterable[StandIn]) -> None:
    for header in headers:
        path = folder / header.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(header.text)


def texts_of_all() -> Mapping[str, str]:
    """Return the texts of this folder's headers, for whoever identifies a build."""
    return {str(path.relative_to(FOLDER)): path.read_text() for path in sorted(FOLDER.rglob("*.h"))}


def _text(name: str, hip: str) -> str | None:
    if name.startswith(_TORCH):
        return ("#define PARITY_WITH_ROCM\n" if hip == "all" else "") + "#include <parity_torch.h>\n"
    if re.split(r"[/.]", name)[0] in _HOST_ONLY:
        return ""
    if hip == "all":
        return None
    if name in ("cassert", "assert.h"):
        return "#include <parity_assert.h>\n"
    if name in _STANDARD:
        return "#pragma once\n#include <parity_integers.h>\n#include <parity_std.h>\n"
    if name.startswith("hip/") and hip == "built in":
        return "#include <parity_integers.h>\n"
    return _OTHER_NAMES.get(name)
