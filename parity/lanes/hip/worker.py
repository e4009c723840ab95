"""Compiles one HIP source with hiprtc, in a process of its own: older hiprtc builds abort on errors.

Usage: python worker.py REQUEST.json RESULT.json
Needs the standard library and hip-python (6.4 and later). The request has `action` ("probe" or "compile")
and `options`; for "compile" also `source`, `object` and `instantiated`, the name of a template's instance or null. The
result has `ok`, `stage`, `message`, `version`, `libraries`, the compiler libraries that the process had loaded, and
`kernel`, the instance's name in the object.
"""

import json
import re
import sys
from pathlib import Path

_COMPILER_LIBRARIES = ("libhiprtc", "libamd_comgr", "libLLVM", "libclang")
_OWN_FOLDER = re.compile(
    r"[^\s:]*/comgr-[^/\s]+/(?:input|include)/"
)  # where the library puts the source while it compiles
_PROBE = b'extern "C" __attribute__((global)) void probe(int *p) { *p = 1; }\n'


class HiprtcError(Exception):
    """A call that did not succeed: its name, the status and, for a compilation, the log."""


def check(call, status, *values):
    """Unpack a hip-python result. Covers hipError_t and hiprtcResult: both have 0 for success."""
    if int(status) != 0:
        raise HiprtcError(f"{call}: {getattr(status, 'name', status)} ({int(status)})")
    return values[0] if len(values) == 1 else values


def compile_source(hiprtc, name, source, options, instantiated=None):
    """Compile a source; return the object, and the name in it of a template's instance."""
    program = check("hiprtcCreateProgram", *hiprtc.hiprtcCreateProgram(source, name, 0, None, None))
    expression = instantiated.encode() if instantiated else None
    try:
        if expression:
            check("hiprtcAddNameExpression", *hiprtc.hiprtcAddNameExpression(program, expression))
        encoded = [option.encode() for option in options]
        status = hiprtc.hiprtcCompileProgram(program, len(encoded), encoded)
        print(_OWN_FOLDER.sub("", program_log(hiprtc, program)), flush=True)
        check("hiprtcCompileProgram", *status)
        code = bytearray(check("hiprtcGetCodeSize", *hiprtc.hiprtcGetCodeSize(program)))
        check("hiprtcGetCode", *hiprtc.hiprtcGetCode(program, code))
        lowered = (
            check("hiprtcGetLoweredName", *hiprtc.hiprtcGetLoweredName(program, expression)) if expression else None
        )
        return bytes(code), lowered and lowered.decode()
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
    kernel = None
    if request["action"] == "probe":
        compile_source(hiprtc, b"probe.hip", _PROBE, request["options"])
    else:
        source, options = Path(request["source"]), request["options"]
        code, kernel = compile_source(
            hiprtc, source.name.encode(), source.read_bytes(), options, request["instantiated"]
        )
        Path(request["object"]).write_bytes(code)
    return {"version": version(hip), "libraries": loaded_libraries(), "kernel": kernel}


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
