"""Compiles many kernels with one import of the compiler: each in a child process, so that a crash ends only its own.

Usage: python compile_server.py triton|hiprtc
Needs the standard library and Triton (3.4 and later) or hip-python, so that it runs under any environment. Reads one
request a line, as JSON, from the standard input, and answers each with one line: `ok` or what went wrong.

Every request has `out`, the folder for the results. One for Triton has `kernel`, `symbol`, `arguments` (type,
attributes) by name, `constants`, `options`, `arch`, `warp_size`; one for hiprtc has `kernel` and `flags`.
"""

import importlib.util
import json
import os
import signal
import sys
import time
import traceback
from pathlib import Path
from typing import Any

_LIMIT_S = 180


def _constant(value: Any) -> Any:
    """A text that names a type of Triton's language is that type."""
    import triton.language as tl

    types = {"int32": tl.int32, "fp16": tl.float16, "fp32": tl.float32}
    return types.get(value, value)


def compile_triton(request: dict[str, Any]) -> dict[str, Any]:
    """Assembly text into kernel.s; what a launch needs to know is returned."""
    os.environ["TRITON_CACHE_DIR"] = str(Path(request["out"]) / "cache")
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource
    from triton.experimental.gluon._runtime import GluonASTSource

    path = Path(request["kernel"])
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    kernel = getattr(module, request["symbol"])
    arguments = request["arguments"]
    constants = {name: _constant(value) for name, value in request["constants"].items()}
    signature, attributes = {}, {}
    for number, name in enumerate(kernel.arg_names):
        if name in arguments:
            signature[name], pairs = arguments[name]
            if pairs:
                attributes[(number,)] = [list(pair) for pair in pairs]
        else:
            signature[name] = "constexpr"
            parameter = kernel.params[number]
            constants.setdefault(name, parameter.default if parameter.has_default else None)
    source = (GluonASTSource if kernel.is_gluon() else ASTSource)(kernel, signature, constants, attributes)
    target = GPUTarget("hip", request["arch"], request["warp_size"])
    compiled = triton.compile(source, target=target, options=request["options"])
    (Path(request["out"]) / "kernel.s").write_text(compiled.asm["amdgcn"])
    return {"kernel_name": compiled.metadata.name, "lds_bytes": compiled.metadata.shared}


def compile_hiprtc(request: dict[str, Any]) -> dict[str, Any]:
    """Assembly text (hiprtc's own, of -save-temps) into kernel.s."""
    import hip

    hiprtc: Any = hip.hiprtc  # which has no types
    source, flags = Path(request["kernel"]), [flag.encode() for flag in request["flags"]]
    os.chdir(request["out"])
    status, program = hiprtc.hiprtcCreateProgram(source.read_bytes(), source.name.encode(), 0, None, None)
    if int(status):
        raise RuntimeError(f"hiprtcCreateProgram: {status}")
    (status,) = hiprtc.hiprtcCompileProgram(program, len(flags), flags)
    if int(status):
        _, size = hiprtc.hiprtcGetProgramLogSize(program)
        log = bytearray(size)
        hiprtc.hiprtcGetProgramLog(program, log)
        raise RuntimeError(bytes(log).rstrip(b"\0").decode(errors="replace"))
    next(Path().glob("*.s")).rename("kernel.s")
    for rest in Path().glob("*-hip-*"):
        rest.unlink()
    return {"lds_bytes": 0}


_COMPILERS = {"triton": compile_triton, "hiprtc": compile_hiprtc}


def _work(kind: str, request: dict[str, Any]) -> int:
    """In the child: the result is a file, because compilers write to the standard output."""
    out = Path(request["out"])
    with (out / "log.txt").open("w") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
        try:
            facts = _COMPILERS[kind](request)
        except Exception as error:  # whatever a compiler raises is why this kernel is not built
            traceback.print_exc()
            (out / "failed.txt").write_text(_first_cause(error))
            return 1
    (out / "facts.json").write_text(json.dumps(facts))
    return 0


def _first_cause(error: BaseException) -> str:
    """One line: what went wrong first, where a compiler wraps its errors."""
    while (earlier := error.__cause__ or error.__context__) is not None:
        error = earlier
    lines = [line.strip() for line in str(error).splitlines() if any(map(str.isalnum, line))]
    line = next((line for line in lines if "error:" in line), lines[-1] if lines else "no message")
    return f"{type(error).__name__}: {line}"[:300]


def _wait(child: int) -> str:
    """How the child ended, in words; one that takes too long is ended."""
    until = time.monotonic() + _LIMIT_S
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            code = os.waitstatus_to_exitcode(status)
            return "ok" if code == 0 else "failed" if code == 1 else f"the compiler ended with {code}"
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return f"the compiler took more than {_LIMIT_S} s"


def main(kind: str) -> None:
    if kind == "triton":
        pass
    else:
        from hip import hip, hiprtc  # noqa: F401
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(_work(kind, json.loads(line)))
        print(_wait(child), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
