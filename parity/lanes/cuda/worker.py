"""Compiles one CUDA source with NVRTC, in a process of its own.

Usage: python worker.py REQUEST.json RESULT.json
Needs the standard library and cuda-bindings. The request has `action` ("probe" or "compile"); for "compile" also
`source`, `options`, `object` and `ptx`. The result has `ok`, `stage`, `message`, `version` and `libraries`.
"""

import json
import sys
from pathlib import Path

# Names of an anonymous namespace else have the number of this process in them, and every build another hash.
SEED = b"--frandom-seed=0"


class NvrtcError(Exception):
    """A call that did not succeed."""


def check(nvrtc, call, *arguments):
    status, *values = getattr(nvrtc, call)(*arguments)
    if int(status) != 0:
        raise NvrtcError(f"{call}: {status.name}")
    return values[0] if len(values) == 1 else values


def text_of(nvrtc, program, kind):
    """A log, cubin or PTX of a program: NVRTC tells the size, then fills a buffer."""
    size = check(nvrtc, f"nvrtcGet{kind}Size", program)
    data = b" " * size
    check(nvrtc, f"nvrtcGet{kind}", program, data)
    return data


def compiled(nvrtc, source, options):
    """A program, and how compiling it ended."""
    program = check(nvrtc, "nvrtcCreateProgram", source.read_bytes(), source.name.encode(), 0, [], [])
    (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
    return program, status


def compile_source(nvrtc, request):
    source, options = Path(request["source"]), [option.encode() for option in request["options"]]
    program, status = compiled(nvrtc, source, [SEED, *options])
    if status == nvrtc.nvrtcResult.NVRTC_ERROR_INVALID_OPTION:  # which releases before 13 may say of the seed
        program, status = compiled(nvrtc, source, options)
    print(text_of(nvrtc, program, "ProgramLog").rstrip(b"\0 ").decode(errors="replace"), flush=True)
    if int(status) != 0:
        raise NvrtcError(f"nvrtcCompileProgram: {status.name}")
    Path(request["object"]).write_bytes(text_of(nvrtc, program, "CUBIN"))
    Path(request["ptx"]).write_bytes(text_of(nvrtc, program, "PTX").rstrip(b"\0"))


def loaded_libraries():
    mapped = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "r-xp" in line}
    return sorted(path for path in mapped if Path(path).name.startswith("libnvrtc"))


def work(request):
    from cuda.bindings import nvrtc

    version = check(nvrtc, "nvrtcVersion")
    if request["action"] == "compile":
        compile_source(nvrtc, request)
    return {"version": ".".join(map(str, version)), "libraries": loaded_libraries()}


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
