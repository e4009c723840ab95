"""Programs that lie in wheels which are installed beside this one: ziglang's clang, and NVIDIA's tools in Triton's."""

from importlib.util import find_spec
from pathlib import Path


def zig() -> Path | None:
    """Find the program of the ziglang wheel, which is a clang and an lld."""
    spec = find_spec("ziglang")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        path = Path(folder) / "zig"
        if path.is_file():
            return path
    return None


def nvidia_tool(name: str) -> Path | None:
    """`nvdisasm`, `cuobjdump` or `ptxas` of Triton's wheel."""
    spec = find_spec("triton")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        path = Path(folder) / "backends" / "nvidia" / "bin" / name
        if path.is_file():
            return path
    return None
