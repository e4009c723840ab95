"""Compiles the libamdhip64 of this package once, with the clang of the ziglang wheel and HIP's headers."""

import hashlib
from pathlib import Path

from parity.errors import BuildError, UnavailableError
from parity.lanes.hip.device_libraries import hip_folder
from parity.system.leftovers import appears_whole, temporary_folder
from parity.system.own import cache_of_user
from parity.system.process import ask, environment
from parity.toolchains.wheels import zig

_SOURCE = Path(__file__).with_name("runtime.cpp")
_NAME = "libamdhip64.so"
_NAMES = (_NAME, *(f"{_NAME}.{version}" for version in (5, 6, 7)))  # as programs of ROCm 5 to 7 ask for it
_FLAGS = ["-std=c++17", "-O1", "-fPIC", "-shared", "-fvisibility=hidden", "-fno-exceptions", "-fno-rtti", "-nostdlib++"]
# HIP's headers want a little of C++'s library, and the runtime nothing.
_HEADERS = {
    **{f"c{name}": f"#include <{name}.h>\n" for name in ("limits", "stdint", "stdlib")},
    "utility": "namespace std { template <typename T> T&& forward(T& x) { return static_cast<T&&>(x); } }\n",
    **dict.fromkeys(("array", "iosfwd", "type_traits"), ""),
}
_LIMIT_S = 300.0


def compiler_and_headers() -> tuple[Path, Path]:
    """Return the compiler and the folder of HIP's headers. Raises UnavailableError where one is not here."""
    compiler = zig()
    if compiler is None:
        raise UnavailableError("HIP programs need the clang of the ziglang wheel: pip install ziglang")
    try:
        return compiler, hip_folder() / "include"
    except BuildError as error:
        raise UnavailableError(f"HIP programs: {error}") from None


def library_folder() -> Path:
    """Return the folder of the library, which has it under all its names. Raises UnavailableError if it cannot be
    made.
    """
    compiler, headers = compiler_and_headers()
    key = hashlib.sha256(_SOURCE.read_bytes() + repr((_FLAGS, _HEADERS, str(headers))).encode()).hexdigest()[:16]
    folder = cache_of_user() / "hip" / key
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    library = folder / _NAME
    if not library.is_file():
        with appears_whole(library) as part, temporary_folder("hip") as temporary:
            for name, text in _HEADERS.items():
                (temporary / name).write_text(text)
            include = [word for path in (temporary, headers) for word in ("-isystem", str(path))]
            command = [str(compiler), "c++", *_FLAGS, "-D__HIP_PLATFORM_AMD__", *include, f"-Wl,-soname,{_NAME}"]
            done = ask([*command, str(_SOURCE), "-o", str(part)], env=environment({}), limit_s=_LIMIT_S)
            if not part.is_file():
                raise UnavailableError(f"libamdhip64 cannot be compiled: {done.stderr.strip()[-500:]}")
    for name in _NAMES[1:]:
        if not (folder / name).exists():
            with appears_whole(folder / name) as part:
                part.symlink_to(_NAME)
    return folder
