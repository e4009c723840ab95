"""Compiles one Triton kernel ahead of time, in the interpreter and environment of a step.

Usage: python worker.py REQUEST.json RESULT.json
One file that needs only the standard library and Triton (3.4 and later), so that it runs under any build.

The request has `kernel` (path), `symbol`, `types` and `attributes` (one entry per parameter that is not a
constexpr, in order), `constants`, `options`, `backend`, `arch`, `warp_size` and `out`, the folder for the results:
every IR as kernel.EXT. The result has `ok`, and either `stage`, `kind` ("input" or "compile"), `message`, or
`kernel_name`, `shared_bytes`, `autotuned`.
"""

import importlib.machinery as machinery
import importlib.util
import json
import sys
import traceback
from pathlib import Path


class InputMistake(Exception):
    """The step asks for something that the kernel or this Triton does not have."""


class FromSource(machinery.SourceFileLoader):
    """Compiles the file as it is: Python's bytecode cache cannot tell versions of equal size and second apart."""

    def get_code(self, fullname):
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)


def import_from_source(folder):
    """Modules in this folder, and in folders below it, are imported without Python's bytecode cache."""

    def finder(path):
        if not Path(path).is_relative_to(folder):
            raise ImportError
        extensions = (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES)
        return machinery.FileFinder(path, extensions, (FromSource, machinery.SOURCE_SUFFIXES))

    sys.path.insert(0, str(folder))
    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


def load_kernel(path, symbol):
    import_from_source(path.parent)
    spec = importlib.util.spec_from_file_location(path.stem, path, loader=FromSource(path.stem, str(path)))
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    kernel = getattr(module, symbol, None)
    if kernel is None:
        raise InputMistake(f"{path}: has no kernel '{symbol}'")
    decorators = []
    while not hasattr(kernel, "params") and hasattr(kernel, "fn"):
        decorators.append(type(kernel).__name__)
        kernel = kernel.fn
    if not hasattr(kernel, "params"):
        raise InputMistake(f"{path}: '{symbol}' is not a @triton.jit kernel")
    return kernel, decorators


def bind(kernel, request):
    """The signature, constants and attributes that `triton.compile` wants."""
    where = f"{request['kernel']}: '{request['symbol']}'"
    constexprs = [param.name for param in kernel.params if param.is_constexpr]
    runtime = [param for param in kernel.params if not param.is_constexpr]
    unknown = sorted(set(request["constants"]) - set(constexprs))
    defaults = {param.name: param.default for param in kernel.params if param.is_constexpr and param.has_default}
    request["constants"] = {**defaults, **request["constants"]}
    missing = [name for name in constexprs if name not in request["constants"]]
    if unknown:
        raise InputMistake(f"{where} has no constexpr '{unknown[0]}': it has {', '.join(constexprs)}")
    if missing:
        raise InputMistake(f"{where} needs a value for constexpr '{missing[0]}'")
    if len(runtime) != len(request["types"]):
        names = ", ".join(param.name for param in runtime)
        raise InputMistake(f"{where} takes {len(runtime)} arguments ({names}), the step binds {len(request['types'])}")
    types = iter(request["types"])
    signature = {param.name: "constexpr" if param.is_constexpr else next(types) for param in kernel.params}
    bound = zip(runtime, request["attributes"], strict=True)
    attributes = {(param.num,): [tuple(pair) for pair in pairs] for param, pairs in bound if pairs}
    return signature, attributes


def check_type(name, value, default):
    """An option must have its default's type; if the default is None, only Triton knows the type."""
    kinds = {bool: "true or false", int: "a whole number", float: "a number", str: "a string"}
    kind = type(default)
    allowed = (int, float) if kind is float else kind
    if kind in kinds and (not isinstance(value, allowed) or (isinstance(value, bool) and kind is not bool)):
        wanted = f"{kinds[kind]} like its default {default!r}"
        raise InputMistake(f"Triton's option '{name}' must be {wanted}, not {value!r}")


def watch_stages(backend, stage_file):
    """Writes the name of the running stage to a file, so that a crash or a hang can be blamed on it."""
    add_stages = backend.add_stages

    def watched(self, stages, *args, **kwargs):
        add_stages(self, stages, *args, **kwargs)
        for extension, make in list(stages.items()):
            stages[extension] = announce(extension, make)

    def announce(extension, make):
        def announced(*args, **kwargs):
            stage_file.write_text(f"make_{extension}")
            return make(*args, **kwargs)

        return announced

    backend.add_stages = watched


def compile_kernel(request):
    from triton import compile
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource, make_backend

    out = Path(request["out"])
    kernel, decorators = load_kernel(Path(request["kernel"]), request["symbol"])
    signature, attributes = bind(kernel, request)
    target = GPUTarget(request["backend"], request["arch"], request["warp_size"])
    backend = make_backend(target)
    known = vars(backend.parse_options({}))
    unknown = sorted(set(request["options"]) - set(known))
    if unknown:
        raise InputMistake(f"Triton has no option '{unknown[0]}': it has {', '.join(sorted(known))}")
    for name, value in request["options"].items():
        check_type(name, value, known[name])
    watch_stages(type(backend), out / "stage.txt")
    (out / "stage.txt").write_text("ast_to_ttir")
    source = ASTSource(kernel, signature, request["constants"], attributes)
    compiled = compile(source, target=target, options=request["options"])
    for extension, content in compiled.asm.items():
        data = content if isinstance(content, bytes) else str(content).encode()
        (out / f"kernel.{extension}").write_bytes(data)
    return {
        "kernel_name": compiled.metadata.name,
        "shared_bytes": compiled.metadata.shared,
        "autotuned": "Autotuner" in decorators,
    }


def main(request_path, result_path):
    request = json.loads(Path(request_path).read_text())
    stage_file = Path(request["out"]) / "stage.txt"
    stage_file.write_text("import")
    try:
        result = {"ok": True, **compile_kernel(request)}
    except InputMistake as error:
        result = {"ok": False, "kind": "input", "stage": "bind", "message": str(error)}
    except Exception as error:  # whatever a compiler raises is an outcome to record
        traceback.print_exc()
        lines = [line.strip() for line in str(error).splitlines() if any(map(str.isalnum, line))]
        message = f"{type(error).__name__}: {lines[-1] if lines else 'no message'}"
        result = {"ok": False, "kind": "compile", "stage": stage_file.read_text(), "message": message}
    stage_file.unlink()
    Path(result_path).write_text(json.dumps(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
