"""Reads a Python function, or a KernelBench `Model`, as the definition of an operator: its example inputs give shapes
and types, its module's code is the reference.
"""

import ast
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from parity.errors import InputError, UnavailableError
from parity.operators import DTYPES
from parity.operators.helpers.torch_worker import packed, unpacked
from parity.starters.captured import CapturedLaunch, with_examples
from parity.starters.definitions import Definition, Workload
from parity.starters.example_worker import EXAMPLES, SETTINGS, main
from parity.system.companion import Companion, CompanionLost
from parity.system.nearest import file_meant, suggestion
from parity.system.process import environment
from parity.system.sandbox import confined

_LIMIT_S = 300.0
_MODEL = "Model"
_WIDE = 1 << 31
_DRAWN = 1 << 16  # numbers of an example that others are drawn from


def read_reference(reference: str, launch: CapturedLaunch | None = None) -> tuple[Definition, Workload]:
    """Read `FILE.py:NAME`, or `FILE.py` alone for its `Model` or its only function. The workload has the sizes of the
    example inputs, which are a captured launch's where the file has none. The file's code is run, in a process of its
    own.

    Raises InputError for code that does not run, or that no operator here can be; UnavailableError without torch.
    """
    file, colon, name = (reference, "", "") if Path(reference).exists() else reference.rpartition(":")
    path = Path(file if colon else reference)
    try:
        code = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        how = file_meant(path) or ": name one as FILE.py:FUNCTION"
        raise InputError(f"--reference: {path}: no such file{how}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"--reference: {path}: cannot be read: {error}") from None
    name, description = _chosen(path, code, name)
    code = code if launch is None else with_examples(code, name, launch)
    found = _asked(path, code, name)
    if problem := next(_problems(found), None):
        raise InputError(f"--reference: {path}: '{name}' {problem}")
    inputs = {key: (dtype, tuple(shape)) for key, (dtype, shape) in found["inputs"].items()}
    outputs = {key: (dtype, tuple(shape)) for key, (dtype, shape) in found["outputs"].items()}
    makes = None if found["is_finite"] else "_drawn"
    definition = Definition(
        source=path,
        where=f"{path}: '{name}'",
        made_of=f"'{name}' of {path.name}",
        name=path.stem if name == _MODEL else name,
        description=description,
        axes={axis: size if is_fixed else None for axis, (size, is_fixed) in found["axes"].items()},
        derived={},
        arguments=tuple(found["arguments"]),
        inputs=inputs,
        scalars={key: _scalar(value) for key, value in found["scalars"].items()},
        outputs=outputs,
        code="\n".join([code.rstrip("\n"), "", "", *_run(name, found), *(_draws(found, inputs) if makes else [])]),
        makes_inputs=makes,
        fixed=tuple(axis for axis, (_, is_fixed) in found["axes"].items() if is_fixed),
        below=found["bounds"],
    )
    sizes = {axis: size for axis, (size, is_fixed) in found["axes"].items() if not is_fixed}
    return definition, Workload(f"{EXAMPLES}()", sizes, found["scalars"])


def _chosen(path: Path, code: str, name: str) -> tuple[str, str]:
    """Return the name of the function or class that is meant, and the first paragraph of its docstring."""
    try:
        nodes = ast.parse(code).body
    except (SyntaxError, ValueError, RecursionError) as error:
        raise InputError(f"--reference: {path}: is no Python code: {error}") from None
    known = {
        node.name: ast.get_docstring(node) or ""
        for node in nodes
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name not in (EXAMPLES, SETTINGS)
    }
    usual = [_MODEL] if _MODEL in known else [candidate for candidate in known if not candidate.startswith("_")]
    if name and name not in known:
        raise InputError(
            f"--reference: {path}: has no function '{name}'{suggestion(name, known)}: it has "
            f"{', '.join(known) or 'none'}"
        )
    if not name and len(usual) != 1:
        several = f"has several functions: choose one, as {path}:{usual[0]}: {', '.join(usual)}" if usual else ""
        raise InputError(f"--reference: {path}: {several or 'defines no function'}")
    chosen = name or usual[0]
    return chosen, " ".join(known[chosen].partition("\n\n")[0].split())


def _asked(path: Path, code: str, name: str) -> dict[str, Any]:
    """Return what a process of its own finds out of the code."""
    paths = os.pathsep.join(folder for folder in sys.path if folder)
    command = confined([sys.executable, "-c", f"from {main.__module__} import main; main()"])
    companion = Companion(command, env=environment({"PYTHONPATH": paths}))
    try:
        found: dict[str, Any] = unpacked(companion.ask(packed((code, name)), _LIMIT_S))
    except CompanionLost as lost:
        raise UnavailableError(f"--reference: {path}: its code {lost}") from None
    finally:
        companion.close()
    if "missing" in found:
        raise UnavailableError(
            f"--reference: torch calls the function ({found['missing']}): pip install 'kernel-parity[torch]'"
        )
    if "refused" in found:
        raise InputError(f"--reference: {path}: {found['refused']}")
    return found


def _problems(found: Mapping[str, Any]) -> Iterator[str]:
    """Yield what no operator here can be, each as the rest of a sentence that begins with the function's name."""
    for word, values in (("takes", found["inputs"]), ("returns", found["outputs"])):
        for name, (dtype, shape) in values.items():
            if dtype not in DTYPES:
                yield f"{word} '{name}' of {dtype}, which is not supported: there are {', '.join(DTYPES)}"
            if not shape:
                yield f"{word} a single number: workgroups cannot divide it, so it is not supported"
    for name in (*found["arguments"], *found["outputs"]):
        if not name.isidentifier():
            yield f"takes or returns '{name}' by that name: a name has letters, digits and '_'"
    for name in found["outputs"]:
        if name in found["arguments"]:
            yield f"returns '{name}' by the name of an input: give it another one"


def _scalar(value: float) -> str:
    if isinstance(value, bool):
        return "bool"
    return "float32" if isinstance(value, float) else "int32" if -_WIDE <= value < _WIDE else "int64"


def _run(name: str, found: Mapping[str, Any]) -> list[str]:
    """Return the code of `run`, which calls the function as its examples do."""
    weights, tensors = found["weights"], found["inputs"]
    inputs = [key for key in found["arguments"] if key not in weights]
    shown = [f"{key}.numpy()" if found["takes_arrays"] and key in tensors else key for key in inputs]
    given = ", ".join(
        f"{key}={value}" if found["takes_names"] else value for key, value in zip(inputs, shown, strict=True)
    )
    if not found["is_model"]:
        return [
            f"_called = {name}",
            "",
            "",
            f"def run({', '.join(found['arguments'])}):",
            f"    return _called({given})",
            "",
        ]
    named = ", ".join(
        f'"{parameter}": {key}{".reshape(())" if key in found["single"] else ""}' for key, parameter in weights.items()
    )
    positional, by_name = ("()", f"dict({given})") if found["takes_names"] else (f"({given},)", "{}")
    made = f"{name}(*{SETTINGS}())" if found["has_settings"] else f"{name}()"
    return [
        "_models = {}",
        "",
        "",
        f"def run({', '.join(found['arguments'])}):",
        "    import torch",
        "",
        "    dtype = torch.get_default_dtype()",
        "    if dtype not in _models:  # its weights are arguments here",
        *(
            [f"        _models[dtype] = {made}"]
            if found["has_state"]
            else ['        with torch.device("meta"):', f"            _models[dtype] = {made}"]
        ),
        f"    return torch.func.functional_call(_models[dtype], {{{named}}}, {positional}, {by_name})",
        "",
    ]


def _draws(found: Mapping[str, Any], inputs: Mapping[str, tuple[str, tuple[str, ...]]]) -> list[str]:
    """Return the code of a function that makes inputs of other sizes of the numbers in the examples."""
    drawn = {key: shape for key, (dtype, shape) in inputs.items() if key not in found["weights"] and "float" in dtype}
    order = [key for key in found["arguments"] if key not in found["weights"]]
    lines = [
        f'        "{key}": draw(examples["{key}"], ({", ".join(_side(side) for side in shape)},)),'
        for key, shape in drawn.items()
    ]
    examples = f"{EXAMPLES}()" if found["takes_names"] else f"dict(zip({tuple(order)!r}, {EXAMPLES}()))"
    return [
        "",
        "_examples = {}",
        "",
        "",
        "def _drawn(sizes, device):",
        '    """Numbers of the examples, in any order: normal ones would give NaN or infinities."""',
        "    import torch",
        "",
        "    def draw(numbers, shape):",
        "        return numbers[torch.randint(len(numbers), shape)]",
        "",
        "    if not _examples:",
        f"        given = {examples}",
        "        _examples.update(",
        f"            {{key: torch.as_tensor(x).flatten()[:{_DRAWN}].clone() for key, x in given.items()}}",
        "        )",
        "    examples = _examples",
        "    return {",
        *lines,
        "    }",
        "",
    ]


def _side(side: str) -> str:
    return side if side.isdigit() else f'sizes["{side}"]'
