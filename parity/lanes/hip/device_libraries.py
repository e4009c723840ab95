"""HIP's headers and AMD's device libraries, as Triton's wheel has them, and what the libraries ask of a compilation."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

from parity.arch import get_arch
from parity.errors import BuildError

_NO_HEADERS = (
    "HIP's headers are those of ROCm or of the Triton wheel, and neither is here: pip install 'kernel-parity[triton]'"
)
_FAST = {"-ffast-math", "-Ofast"}


def hip_folder() -> Path:
    """Return the folder of the wheel with `include/hip` and `lib/ocml.bc`. Raises BuildError if there is none."""
    spec = find_spec("triton")
    places = spec.submodule_search_locations if spec is not None else None
    folder = Path(places[0]) / "backends" / "amd" if places else Path()
    if not places or not (folder / "lib" / "ocml.bc").is_file():
        raise BuildError(_NO_HEADERS, stage="clang")
    return folder


def linked_libraries(
    clang: Sequence[str], arch: str, flags: list[str], folder: Path, run: Callable[[list[str]], object]
) -> list[str]:
    """Write what the device libraries ask of a compilation into a folder, as bitcode, and return the flags that link it
    and them. `run` runs a command.
    """
    text, settings = folder / "settings.ll", folder / "settings.bc"
    text.write_text(device_library_settings(arch, get_arch(arch).wave_size, flags))
    target = ["-target", "amdgcn-amd-amdhsa", "-nogpulib", "-x", "ir", "-c", "-emit-llvm"]
    run([*clang, *target, str(text), "-o", str(settings)])
    libraries = [*(hip_folder() / "lib" / f"{name}.bc" for name in ("ocml", "ockl")), settings]
    return [word for path in libraries for word in ("-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(path))]


def device_library_settings(arch: str, wave_size: int, flags: list[str]) -> str:
    """Return LLVM IR of the constants that ROCm's clang would link for these flags (llvm-project, amd/device-libs,
    oclc).
    """
    is_fast = bool(_FAST & set(flags))
    is_wave64 = wave_size == 64 or "-mwavefrontsize64" in flags
    settings = {
        "ABI_version": ("i32", 500 if "-mcode-object-version=5" in flags else 600),
        "ISA_version": ("i32", get_arch(arch).isa_version),
        "correctly_rounded_sqrt32": ("i8", int("-fno-hip-fp32-correctly-rounded-divide-sqrt" not in flags)),
        "finite_only_opt": ("i8", int(is_fast or "-ffinite-math-only" in flags)),
        "unsafe_math_opt": ("i8", int(is_fast or "-funsafe-math-optimizations" in flags)),
        "wavefrontsize64": ("i8", int(is_wave64)),
        "wavefrontsize_log2": ("i8", 6 if is_wave64 else 5),
    }
    lines = [
        f"@__oclc_{name} = linkonce_odr hidden local_unnamed_addr addrspace(4) constant {kind} {value}"
        for name, (kind, value) in settings.items()
    ]
    return "\n".join(['target triple = "amdgcn-amd-amdhsa"', *lines, ""])
