"""Compiles one kernel of Triton or Gluon ahead of time, in the interpreter and environment of a step.

Usage: python worker.py REQUEST.json RESULT.json
With modules.py and places.py it needs only the standard library and Triton (3.4 and later), so that it runs under any
build.

The request has `language` ("triton" or "gluon"), `kernel` (path), `symbol`, `config` (the number of the autotuner's
configuration, or null), `constants`, `options`, `backend`, `arch`, `warp_size`, `watched`, names of environment
variables, `out`, the folder for the results (every IR as kernel.EXT), and lists with an entry for each bound argument:
`types`, `attributes`, `folds` (a list with the value that makes the argument a constant, else an empty one) and
`values`, which is null unless the kernel's source mentions heuristics.

The result has `ok`, and either `stage`, `kind` ("input" or "compile"), `message`, or `kernel_name`, `shared_bytes`,
`scratch_bytes` (global memory that each workgroup is to be given, as for tensor descriptors that it makes), `boxes`
(swizzle in bytes, sides in elements, of each descriptor that the kernel takes as a tensor map),
`environment` (of the variables that are watched, those that this process has at the end: a kernel's module may set
some), `facts`, `folded` (positions of arguments that are constants), `fixed` (of those whose values the build depends
on) and `files`, those that were imported or read.
"""

import functools
import gc
import inspect
import json
import linecache
import os
import re
import sys
import traceback
from difflib import get_close_matches
from pathlib import Path

import modules
import places

# Nobody's `import builder` means the file beside this one, nor `import modules` what was imported here.
sys.path.remove(str(Path(__file__).resolve().parent))
del sys.modules["modules"], sys.modules["places"]

_MOST_CONFIGS = 12  # shown in a message
_MOST_ASKED = 8
_DECORATORS = {"triton": "triton.jit", "gluon": "gluon.jit"}


class InputMistake(Exception):
    """The step asks for something that the kernel or this Triton does not have."""


def find_kernel(module, path, symbol, language):
    """Return the kernel without its decorators, and the decorators. The kernel must be one of the language that the
    lane is built in.
    """
    kernel = getattr(module, symbol, None)
    if kernel is None:
        there = [name for name, value in vars(module).items() if hasattr(value, "params") or hasattr(value, "fn")]
        it_has = f": it has {', '.join(there)}" if there else ", nor any"
        raise InputMistake(f"{path}: has no kernel '{symbol}'{it_has}")
    decorators = []
    while not hasattr(kernel, "params") and hasattr(kernel, "fn"):
        decorators.append(kernel)
        kernel = kernel.fn
    if isinstance(kernel, modules.StandIn):
        raise InputMistake(f"{path}: '{symbol}' is made by {kernel!r} in {sys.executable}")
    if not hasattr(kernel, "params"):
        raise InputMistake(f"{path}: '{symbol}' is not a @{_DECORATORS[language]} kernel")
    written = "gluon" if getattr(kernel, "is_gluon", bool)() else "triton"
    if written != language:
        sentence = f'decorate it with @{_DECORATORS[language]}, or write builder = "{written}" in its lane'
        raise InputMistake(f"{path}: '{symbol}' is a @{_DECORATORS[written]} kernel in a {language} lane: {sentence}")
    return kernel, decorators


class Binding:
    """What every parameter of a kernel is bound to.

    As in a launch by Triton's own runtime, a parameter is a constant if it is declared `tl.constexpr`, or if its
    argument is 1 or None, unless `do_not_specialize` names it. An autotuner's configuration and heuristics give
    constants too.
    """

    def __init__(self, kernel, decorators, request, known_options):
        self._where = f"{request['kernel']}: '{request['symbol']}'"
        self._request = request
        self._known_options = known_options
        self.kernel = kernel
        self.facts = {}
        self.fixed = []
        self.options = dict(request["options"])
        self.constants = {name: literal(value) for name, value in request["constants"].items()}
        self._configure([one for one in decorators if hasattr(one, "configs")])
        self._check_names()
        self.runtime = [one for one in kernel.params if not one.is_constexpr and one.name not in self.constants]
        if len(self.runtime) != len(request["types"]):
            names = ", ".join(param.name for param in self.runtime)
            bound = len(request["types"])
            raise InputMistake(f"{self._where} takes {len(self.runtime)} arguments ({names}), the step binds {bound}")
        for decorator in decorators:
            if isinstance(getattr(decorator, "values", None), dict):
                self._deduce(decorator.values)
        defaults = {one.name: one.default for one in kernel.params if one.is_constexpr and one.has_default}
        self.constants = {**defaults, **self.constants}
        missing = [one.name for one in kernel.params if one.is_constexpr and one.name not in self.constants]
        if missing:
            raise InputMistake(f"{self._where} needs a value for constexpr '{missing[0]}'{self._configurations}")
        self._check_known()
        self._fold()

    def _check_known(self):
        """No constant and no option may hang on what is not there. Those of the step are known."""
        for field, known in (("constants", self.constants), ("options", self.options)):
            for name, value in known.items():
                inner = vars(value).get("value") if type(value).__name__ == "constexpr" else value
                if isinstance(inner, modules.StandIn):
                    raise InputMistake(f"{self._where}: '{name}' hangs on {inner!r}: give it in field '{field}.{name}'")

    def _check_names(self):
        unknown = sorted(set(self.constants) - {param.name for param in self.kernel.params})
        if unknown:
            names = ", ".join(param.name for param in self.kernel.params if param.is_constexpr)
            raise InputMistake(f"{self._where} has no constexpr '{unknown[0]}': it has {names}")

    def _configure(self, autotuners):
        """Take the constants and options of the autotuner's configuration that the step names, or of the only one."""
        self._configurations = ""
        number = self._request["config"]
        if not autotuners:
            if number is not None:
                raise InputMistake(f"{self._where} is not autotuned: field 'config' names one of @triton.autotune's")
            return
        configs = autotuners[0].configs
        listed = "; ".join(f"{at}: {config}" for at, config in enumerate(configs[:_MOST_CONFIGS]))
        more = f"; and {len(configs) - _MOST_CONFIGS} more" if len(configs) > _MOST_CONFIGS else ""
        self._configurations = f", or the number of one of its configurations, as 'config = 0': {listed}{more}"
        if number is None and len(configs) == 1 and not set(configs[0].kwargs) <= set(self.constants):
            number = 0
        if number is None:
            self.facts["autotuning"] = "off: the step's constants and options, not @triton.autotune's"
            return
        if number >= len(configs):
            raise InputMistake(f"{self._where} has no configuration {number}: it has {listed}{more}")
        chosen = configs[number].all_kwargs()
        for name, value in chosen.items():
            is_constant = name in configs[number].kwargs
            settings = self.constants if is_constant else self.options
            if isinstance(value, modules.StandIn):
                settings.setdefault(name, value)
            elif value is not None and settings.setdefault(name, value) != value:
                field = "constants" if is_constant else "options"
                raise InputMistake(
                    f"{self._where}: field '{field}.{name}': {settings[name]} is not configuration {number}'s {value}"
                )
        taken = [name for name in self.options if name in self._known_options or name not in chosen]
        self.options = {name: self.options[name] for name in taken}
        self.facts["autotuning"] = f"off: configuration {number} of @triton.autotune's {len(configs)}"

    def _deduce(self, heuristics):
        """Take the constants that heuristics make of the arguments, as the runtime would at each launch.

        Constants that the step gives are left as they are.
        """
        if self._request["values"] is None:
            raise InputMistake(f"{self._where} has heuristics, but its file has not the word 'heuristics'")
        folds, values = self._request["folds"], self._request["values"]
        seen = [None if fold == [None] else literal_of(value) for fold, value in zip(folds, values, strict=True)]
        arguments = {one.name: value for one, value in zip(self.runtime, seen, strict=True)}
        for name, heuristic in heuristics.items():
            if name in self._request["constants"]:
                continue
            try:
                self.constants[name] = heuristic({**arguments, **self.constants, **self.options})
            except Exception as error:  # it is the user's own function, and may raise anything
                why = f"{place(error)}: {type(error).__name__}: {error}".removeprefix(": ")
                sentence = f"its heuristic for '{name}' fails ({why}): give it in constants"
                raise InputMistake(f"{self._where}: {sentence}") from error
            self.fixed = [at for at, value in enumerate(self._request["values"]) if value is not None]

    def _fold(self):
        self.signature, self.attributes, self.folded = {}, {}, []
        bound = {param.name: at for at, param in enumerate(self.runtime)}
        for param in self.kernel.params:
            at = bound.get(param.name)
            folds = [] if at is None else self._request["folds"][at]
            is_none = folds == [None]
            if folds and (is_none or not param.do_not_specialize):
                self.constants[param.name] = folds[0]
                self.folded.append(at)
            if at is None or at in self.folded:
                self.signature[param.name] = "constexpr"
                continue
            declared = getattr(param, "annotation_type", "")
            usual, pairs = self._request["types"][at], self._request["attributes"][at]
            self.signature[param.name] = declared if isinstance(declared, str) and declared else usual
            if param.do_not_specialize or param.do_not_specialize_on_alignment:
                pairs = [pair for pair in pairs if pair[0] != "tt.divisibility"]
            if pairs:
                self.attributes[(param.num,)] = [tuple(pair) for pair in pairs]
        self.fixed = sorted({*self.fixed, *self.folded})


def literal(value):
    """Return a constant of the step as Python has it: `tl.float32` is a type, as Gluon's `gl.float32` is, `None` is
    none.
    """
    if isinstance(value, str) and re.fullmatch(r"(?:tl|gl|ttgl)\.\w+", value):
        from triton import language

        return getattr(language, value.partition(".")[2], value)
    return None if value == "None" else value


def literal_of(value):
    """Return an argument that is not null as a heuristic sees it: a number, or a tensor, of which nothing is known."""
    return modules.StandIn("tensor") if value is None else value


def check_type(name, value, default):
    """Check that an option has its default's type; if the default is None, only Triton knows the type."""
    kinds = {bool: "true or false", int: "a whole number", float: "a number", str: "a string"}
    kind = type(default)
    allowed = (int, float) if kind is float else kind
    if kind in kinds and (not isinstance(value, allowed) or (isinstance(value, bool) and kind is not bool)):
        wanted = f"{kinds[kind]} like its default {default!r}"
        raise InputMistake(f"Triton's option '{name}' must be {wanted}, not {value!r}")


def watch_stages(backend, stage_file):
    """Make the backend write the name of the running stage to a file, so that a crash or a hang can be blamed on that
    stage.
    """
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


def name_sources(kernel):
    """Let line tables name each source by its path from the kernel's folder, not by this machine's folders.

    A Triton that passes a file's name elsewhere writes no line tables.
    """
    from triton.compiler.code_generator import CodeGenerator

    begin, root = CodeGenerator.__init__, places.place_of(kernel)[0]
    signature = inspect.signature(begin)
    if "file_name" not in signature.parameters:
        os.environ["TRITON_DISABLE_LINE_INFO"] = "1"
        return

    @functools.wraps(begin)
    def named(*args, **more):
        bound = signature.bind(*args, **more)
        file = bound.arguments.get("file_name")
        bound.arguments["file_name"] = file and modules.shown_name(file, kernel, root)
        begin(*bound.args, **bound.kwargs)

    CodeGenerator.__init__ = named


def source_of(is_gluon):
    """Return the class of what is compiled: it says where the compiler's passes begin."""
    if is_gluon:
        from triton.experimental.gluon._runtime import GluonASTSource

        return GluonASTSource
    from triton.compiler import ASTSource

    return ASTSource


def compile_kernel(request, missing):
    from triton import compile
    from triton.backends.compiler import GPUTarget
    from triton.compiler import make_backend

    out, path = Path(request["out"]), Path(request["kernel"])
    target = GPUTarget(request["backend"], request["arch"], request["warp_size"])
    backend = make_backend(target)
    known = vars(backend.parse_options({}))
    unknown = sorted(set(request["options"]) - set(known))
    if unknown:
        close = get_close_matches(unknown[0], [*request["constants"], *known], n=1)
        meant = f"did you mean '{close[0]}'?" if close else f"it has {', '.join(sorted(known))}"
        raise InputMistake(f"'{unknown[0]}' is no constant of the lane and no option of Triton: {meant}")
    for name, value in request["options"].items():
        check_type(name, value, known[name])
    try:
        module, names = modules.load_module(path, target)
    except ImportError as error:
        raise InputMistake(f"{place(error) or path}: {error} (imported with {sys.executable})") from error
    missing |= names
    binding = Binding(*find_kernel(module, path, request["symbol"], request["language"]), request, known)
    binding.kernel.repr = lambda _: request["symbol"]  # whatever it would be called, it is found by this name
    watch_stages(type(backend), out / "stage.txt")
    name_sources(path)
    is_gluon = request["language"] == "gluon"
    (out / "stage.txt").write_text("ast_to_ttgir" if is_gluon else "ast_to_ttir")
    source = source_of(is_gluon)(binding.kernel, binding.signature, binding.constants, binding.attributes)
    modules.StandIn.is_compiling = True
    compiled = compile(source, target=target, options=binding.options)
    for extension, content in compiled.asm.items():
        data = content if isinstance(content, bytes) else str(content).encode()
        (out / f"kernel.{extension}").write_bytes(data)
    found = {"not_installed": ", ".join(sorted(missing)), "taken_as_false": taken_as_false(path)}
    found["starts"] = ", ".join(modules.started_programs())
    found = {name: text for name, text in found.items() if text}
    had = {name: os.environ[name] for name in request["watched"] if name in os.environ}
    return {
        "environment": had,
        "kernel_name": compiled.metadata.name,
        "shared_bytes": compiled.metadata.shared,
        "scratch_bytes": getattr(compiled.metadata, "global_scratch_size", None) or 0,
        "boxes": boxes_of(compiled.metadata),
        "facts": {**binding.facts, **found},
        "folded": binding.folded,
        "fixed": binding.fixed,
        "files": modules.own_files(out, places.place_of(path)[0].resolve()),
    }


def boxes_of(metadata):
    """Return swizzle and sides of each tensor map, as the compiler has chosen them."""
    maps = getattr(metadata, "tensordesc_meta", None) or []
    if any(one.get("fp4_padded") for one in maps):
        raise InputMistake("a descriptor of padded fp4 elements is not supported: make it in the kernel")
    return [[16 << one["swizzle"] if one["swizzle"] else 0, list(one["block_size"])] for one in maps if one]


def taken_as_false(kernel):
    """Return what the user's files asked of stand-ins, and where."""
    root = places.place_of(kernel)[0]
    asked = sorted(one for one in modules.StandIn.taken_as_false if modules.is_own(one[0]))
    names = [(what, modules.shown_name(file, kernel, root), line) for file, line, what in asked[:_MOST_ASKED]]
    shown = [f"{what} ({name}:{line})" for what, name, line in names]
    return ", ".join([*shown, *([f"{len(asked) - _MOST_ASKED} more"] if len(asked) > _MOST_ASKED else [])])


def place(error):
    """Return FILE:LINE of the last of an exception's frames that is in a user's file, or of what is no Python; none if
    it is in no such file.
    """
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if modules.is_own(frame.filename)]
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""


def in_file(error):
    """Return file and line of an error that Triton's compiler reports: it knows the line in the function alone."""
    from triton.runtime.jit import JITFunction

    # Only types are asked: a module such as torch.ops makes a library of whatever attribute it is asked for.
    kernels = (one for one in gc.get_objects() if issubclass(type(one), JITFunction))
    kernel = next((one for one in kernels if one.src == error.src), None)
    if kernel is None:
        return None
    defined = next(at for at, line in enumerate(kernel.raw_src) if line.lstrip().startswith("def "))
    return kernel.fn.__code__.co_filename, kernel.starting_line_number + defined + error.node.lineno - 1


def error_text(error):
    """Describe what went wrong, with file, line and the source line, and from where the function was called."""
    from triton.compiler.errors import CompilationError

    chain, cause = [], error
    while cause is not None:
        chain.append(cause)
        cause = cause.__cause__
    located = [one for one in chain if isinstance(one, CompilationError) and hasattr(one.node, "lineno") and one.src]
    if not located:
        lines = [line.strip() for line in str(error).splitlines() if any(map(str.isalnum, line))]
        text = f"{type(error).__name__}: {lines[-1] if lines else 'no message'}"
        where = place(error)
        path, _, number = where.rpartition(":")
        return f"{where}: {text}\n    {linecache.getline(path, int(number)).strip()}" if where else text
    inner = located[-1]
    last = chain[-1]
    text = inner.error_message or ("" if last is inner else f"{type(last).__name__}: {last}") or type(inner).__name__
    if type(inner) is not CompilationError:
        text = f"{type(inner).__name__}: {text}"
    locations = [in_file(one) for one in located]
    shown = [f"{path}:{line}" for path, line in filter(None, locations)] or ["the kernel"]
    line = inner.src.splitlines()[inner.node.lineno - 1]
    indent = len(line) - len(line.lstrip())
    mark = " " * (inner.node.col_offset - indent) + "^"
    calls = [f"called at {where}" for where in reversed(shown[:-1])]
    return "\n".join([f"{shown[-1]}: {text}", f"    {line.strip()}", f"    {mark}", *calls])


def main(request_path, result_path):
    request = json.loads(Path(request_path).read_text())
    stage_file = Path(request["out"]) / "stage.txt"
    stage_file.write_text("import")
    missing = set()
    try:
        result = {"ok": True, **compile_kernel(request, missing)}
    except InputMistake as error:
        result = {"ok": False, "kind": "input", "stage": "bind", "message": str(error)}
    except Exception as error:  # whatever a compiler raises is an outcome to record
        traceback.print_exc()
        message = error_text(error)
        unseen = [name for name in sorted(missing) if re.search(rf"\b({name}|{modules.StandIn.__name__})\b", message)]
        message += "".join(f"\n{name} is not installed in {sys.executable}" for name in unseen)
        result = {"ok": False, "kind": "compile", "stage": stage_file.read_text(), "message": message}
    stage_file.unlink()
    Path(result_path).write_text(json.dumps(result))
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)  # nothing that the module has left for the end runs


if __name__ == "__main__":
    main(*sys.argv[1:])
