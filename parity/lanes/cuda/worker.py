"""Compiles one CUDA source with NVRTC, in a process of its own.

Usage: python worker.py REQUEST.json RESULT.json
Needs the standard library and cuda-bindings. The request has `action` ("probe" or "compile"); for "compile" also
`source`, `options`, `object`, `ptx` and `headers`, a folder with CUDA's headers, or null. The result has `ok`, `stage`,
`message`, `version`, `libraries` and `used_headers`: whether the source includes what only that folder has.
"""

import json
import sys
from pathlib import Path

# Names of an anonymous namespace else have the number of this process in them, and every build another hash.
SEED = b"--frandom-seed=0"


# What sources and CUDA's headers include of the C library, which NVRTC has none of, and of which device code takes only
# types; and of the driver's header, whose functions are the host's.
_TYPES = "".join(
    f"typedef {kind} int{bits}_t; typedef unsigned {kind} uint{bits}_t;\n"
    for bits, kind in ((8, "char"), (16, "short"), (32, "int"), (64, "long long"))
).replace("typedef char", "typedef signed char")
_NAMES = "".join(f"using ::{sign}int{bits}_t; " for sign in ("", "u") for bits in (8, 16, 32, 64))
STAND_INS = {
    "stdlib.h": "#pragma once\n",
    "cuda.h": (
        "#pragma once\ntypedef struct alignas(64) CUtensorMap_st { unsigned long long opaque[16]; } CUtensorMap;\n"
    ),
    "stdint.h": f"#pragma once\n{_TYPES}",
    "cstdint": f"#pragma once\n#include <stdint.h>\nnamespace std {{ {_NAMES}}}\n",
}


class NvrtcError(Exception):
    """A call that did not succeed."""


def check(nvrtc, call, *arguments):
    status, *values = getattr(nvrtc, call)(*arguments)
    if int(status) != 0:
        raise NvrtcError(f"{call}: {status.name}")
    return values[0] if len(values) == 1 else values


def text_of(nvrtc, program, kind):
    """Return a log, cubin or PTX of a program: NVRTC tells the size, then fills a buffer."""
    size = check(nvrtc, f"nvrtcGet{kind}Size", program)
    data = b" " * size
    check(nvrtc, f"nvrtcGet{kind}", program, data)
    return data


def compiled(nvrtc, source, options, headers=()):
    """Compile a program; return it, and how compiling it ended. `headers` are pairs of a name and a text."""
    names, texts = ([pair[at].encode() for pair in headers] for at in (0, 1))
    text, name = source.read_bytes(), source.name.encode()
    program = check(nvrtc, "nvrtcCreateProgram", text, name, len(texts), texts, names)
    (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
    return program, status


def compile_source(nvrtc, request):
    source, options = Path(request["source"]), [SEED, *(option.encode() for option in request["options"])]
    program, status = compiled(nvrtc, source, options)
    if status == nvrtc.nvrtcResult.NVRTC_ERROR_INVALID_OPTION:  # which releases before 13 may say of the seed
        del options[0]
        program, status = compiled(nvrtc, source, options)
    log = text_of(nvrtc, program, "ProgramLog")
    wants_headers = int(status) != 0 and b"cannot open source file" in log and request["headers"] is not None
    if wants_headers:
        options.append(f"-I{request['headers']}".encode())
        program, status = compiled(nvrtc, source, options, STAND_INS.items())
        log = text_of(nvrtc, program, "ProgramLog")
    print(log.rstrip(b"\0 ").decode(errors="replace"), flush=True)
    if int(status) != 0:
        raise NvrtcError(f"nvrtcCompileProgram: {status.name}")
    Path(request["object"]).write_bytes(text_of(nvrtc, program, "CUBIN"))
    Path(request["ptx"]).write_bytes(text_of(nvrtc, program, "PTX").rstrip(b"\0"))
    return wants_headers


def loaded_libraries():
    mapped = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "r-xp" in line}
    return sorted(path for path in mapped if Path(path).name.startswith("libnvrtc"))


def work(request):
    from cuda.bindings import nvrtc

    version = check(nvrtc, "nvrtcVersion")
    used_headers = request["action"] == "compile" and compile_source(nvrtc, request)
    return {
        "version": ".".join(map(str, version)),
        "libraries": loaded_libraries(),
        "used_headers": used_headers,
    }


def main(request_path, result_path):
    request = json.loads(Path(request_path).read_text())
    try:
        result = {"ok": True, **work(request)}
    except NvrtcError as error:
        result = {"ok": False, "stage": "nvrtc", "message": str(error)}
    except (ImportError, RuntimeError) as error:
        result = {"ok": False, "stage": "load", "message": str(error)}
    Path(result_path).write_text(json.dumps(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
