"""Compiles one HIP source with hiprtc, in a process of its own: older hiprtc builds abort on errors.

Usage: python worker.py REQUEST.json RESULT.json
Needs the standard library and hip-python (6.4 and later). The request has `action` ("probe" or "compile")
and `options`; for "compile" also `source` and `object`. The result has `ok`, `stage`, `message`, `version` and
`libraries`, the compiler libraries that the process had loaded.
"""

import json
import sys
from pathlib import Path

_COMPILER_LIBRARIES = ("libhiprtc", "libamd_comgr", "libLLVM", "libclang")
_PROBE = b'extern "C" __attribute__((global)) void probe(int *p) { *p = 1; }\n'


class HiprtcError(Exception):
    """A call that did not succeed: its name, the status and, for a compilation, the log."""


def check(call, status, *values):
    """Unpacks a hip-python result. Covers hipError_t and hiprtcResult: both have 0 for success."""
    if int(status) != 0:
        raise HiprtcError(f"{call}: {getattr(status, 'name', status)} ({int(status)})")
    return values[0] if len(values) == 1 else values


def compile_source(hiprtc, name, source, options):
    program = check("hiprtcCreateProgram", *hiprtc.hiprtcCreateProgram(source, name, 0, None, None))
    try:
        encoded = [option.encode() for option in options]
        status = hiprtc.hiprtcCompileProgram(program, len(encoded), encoded)
        print(program_log(hiprtc, program), flush=True)
        check("hiprtcCompileProgram", *status)
        code = bytearray(check("hiprtcGetCodeSize", *hiprtc.hiprtcGetCodeSize(program)))
        check("hiprtcGetCode", *hiprtc.hiprtcGetCode(program, code))
        return bytes(code)
    finally:
        hiprtc.hiprtcDestroyProgram(program.createRef())


def program_log(hiprtc, program):
    size = check("hiprtcGetProgramLogSize", *hiprtc.hiprtcGetProgramLogSize(program))
    log = bytearray(size)
    check("hiprtcGetProgramLog", *hiprtc.hiprtcGetProgramLog(program, log))
    return bytes(log).rstrip(b"\0").decode(errors="replace")


def version(hip):
    """hiprtcVersion is 9.0 everywhere; the HIP runtime's version tells builds apart."""
    number = check("hipRuntimeGetVersion", *hip.hipRuntimeGetVersion())
    return f"{number // 10_000_000}.{number // 100_000 % 100}.{number % 100_000}"


def loaded_libraries():
    mapped = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "r-xp" in line}
    return sorted(path for path in mapped if Path(path).name.startswith(_COMPILER_LIBRARIES))


def work(request):
    from hip import hip, hiprtc

    if hasattr(hiprtc, "has_symbol") and not hiprtc.has_symbol("hiprtcVersion"):
        raise RuntimeError("the library libhiprtc.so cannot be loaded")
    if request["action"] == "probe":
        compile_source(hiprtc, b"probe.hip", _PROBE, request["options"])
    else:
        source = Path(request["source"])
        name = source.name.encode()
        Path(request["object"]).write_bytes(compile_source(hiprtc, name, source.read_bytes(), request["options"]))
    return {"version": version(hip), "libraries": loaded_libraries()}


def main(request_path, result_path):
    request = json.loads(Path(request_path).read_text())
    try:
        result = {"ok": True, **work(request)}
    except HiprtcError as error:
        result = {"ok": False, "stage": "hiprtc", "message": str(error)}
    except (ImportError, RuntimeError) as error:
        result = {"ok": False, "stage": "load", "message": str(error)}
    Path(result_path).write_text(json.dumps(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
