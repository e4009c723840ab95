"""Calls somebody's solution in a process of its own, and writes down the Triton kernels that it asks for. None is
launched, and no tensor holds what one would have computed.
"""

import importlib
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from parity.on.inside.triton_source import name_of_type
from parity.operators.helpers.torch_worker import packed, unpacked
from parity.system.companion import answer

_MAKES = frozenset({"empty", "empty_like", "empty_strided", "empty_permuted", "new_empty", "new_empty_strided"})
_PACKAGE = "solution"
_PLAIN = bool | int | float | str | None


class _RefusedError(Exception):
    """Why a solution is none of kernels alone."""


def main() -> None:
    """Answer one question: the folder and file of a solution, its function, and what it is called with."""
    answer(lambda request: packed(_outcome(*unpacked(request))))


def _outcome(folder: str, file: str, function: str, call: Mapping[str, Any]) -> dict[str, Any]:
    try:
        import torch

        importlib.import_module("triton")
    except ImportError as error:
        return {"missing": f"{error}"}
    if call["needs_gpu"] and not torch.cuda.is_available():
        return {"missing": "this machine's torch has no GPU"}
    try:
        return _recorded(Path(folder), file, function, call)
    except _RefusedError as refused:
        return {"refused": f"{refused}"}
    except (Exception, SystemExit) as error:  # whatever the code raises is its author's to mend
        return {"refused": f"'{function}' raised {(f'{type(error).__name__}: {error}'.splitlines() or [''])[0]}"}


def _recorded(folder: Path, file: str, function: str, call: Mapping[str, Any]) -> dict[str, Any]:
    import torch

    seen, at_import = _Launches(), _Launches()
    with _watching(at_import):
        target = getattr(_module(folder, file), function, None)
    if not callable(target):
        raise _RefusedError(f"'{file}' defines no function '{function}'")
    inputs = {name: _tensor(*of) for name, of in call["inputs"].items()}
    outputs = {name: _tensor(*of) for name, of in call["outputs"].items()}
    known = {**inputs, **call["scalars"]}
    given = [known[name] for name in call["arguments"]]
    is_passed = call["passes_outputs"]
    if is_passed is None:
        needed = [one for one in inspect.signature(target).parameters.values() if one.default is one.empty]
        is_passed = len(needed) >= len(given) + len(outputs)
    with _nothing_is_launched(seen), _watching(seen), torch.no_grad():
        returned = target(*given, *(outputs.values() if is_passed else ()))
    if not is_passed:
        outputs = _by_name(returned, list(outputs))
    if not seen.launches:
        raise _RefusedError("it launches no Triton kernel: what torch or a library computes is not judged")
    if seen.computed:
        raise _RefusedError(
            f"torch computes beside its kernels ({', '.join(dict.fromkeys(seen.computed))}): only kernels are judged"
        )
    for name, of in call["outputs"].items():
        _check_output(name, outputs[name], *of)
    found = _named(seen, inputs, outputs, folder)
    if found["scratch"] and at_import.computed:
        names = ", ".join(dict.fromkeys(at_import.computed))
        raise _RefusedError(f"torch computes where it is imported ({names}): only kernels are judged")
    return {**found, "notes": seen.notes}


def _module(folder: Path, file: str) -> Any:
    """Import a solution's file as one of a package, which its folder is; absolute imports find files too."""
    sys.path[:0] = [str(folder), str((folder / file).parent)]
    package = ModuleType(_PACKAGE)
    package.__path__ = [str(folder)]
    for name in [name for name in sys.modules if name.partition(".")[0] == _PACKAGE]:
        del sys.modules[name]
    sys.modules[_PACKAGE] = package
    try:
        return importlib.import_module(".".join([_PACKAGE, *Path(file).with_suffix("").parts]))
    except (Exception, SystemExit) as error:  # whatever an import raises is its author's to mend
        text = f"{type(error).__name__}: {error}".splitlines()[0]
        raise _RefusedError(f"'{file}' cannot be imported: {text}") from None


def _check_output(name: str, tensor: Any, dtype: str, shape: Sequence[int]) -> None:
    """Raise _RefusedError for an output that is none of the definition's, or that is no memory of its own."""
    found = str(tensor.dtype).removeprefix("torch.")
    if (found, tuple(tensor.shape)) != (dtype, tuple(shape)):
        wanted = f"{dtype} {list(shape)}"
        raise _RefusedError(f"its output '{name}' is {found} {list(tensor.shape)}, and not {wanted}")
    size = tensor.numel() * tensor.element_size()
    if not tensor.is_contiguous() or tensor.storage_offset() or tensor.untyped_storage().nbytes() != size:
        raise _RefusedError(f"its output '{name}' has strides, or is a part of more memory: only plain ones are judged")


def _tensor(dtype: str, shape: Sequence[int]) -> Any:
    import torch

    return torch.zeros(tuple(shape), dtype=getattr(torch, dtype), device="cuda")


def _by_name(returned: Any, names: list[str]) -> dict[str, Any]:
    import torch

    if isinstance(returned, Mapping):
        values = [returned.get(name) for name in names]
    else:
        values = list(returned) if isinstance(returned, tuple | list) else [returned]
    if len(values) != len(names) or not all(torch.is_tensor(value) for value in values):
        raise _RefusedError(f"it does not return the definition's outputs ({', '.join(names)})")
    return dict(zip(names, values, strict=True))


class _Launches:
    """What was asked for. `held` keeps tensors alive: no two of them lie in the same place."""

    def __init__(self) -> None:
        self.launches: list[dict[str, Any]] = []
        self.computed: list[str] = []
        self.notes: list[str] = []
        self.held: list[Any] = []

    def add(self, kernel: Any, args: Sequence[Any], grid: Any, kwargs: Mapping[str, Any]) -> None:
        signature = inspect.signature(kernel.fn)
        options = {name: value for name, value in kwargs.items() if name not in signature.parameters}
        named = {name: value for name, value in kwargs.items() if name in signature.parameters}
        bound = signature.bind(*args, **named)
        bound.apply_defaults()
        sides = grid({**options, **bound.arguments}) if callable(grid) else grid
        sides = sides if isinstance(sides, tuple | list) else (sides,)
        constant = {one.name for one in kernel.params if one.is_constexpr}
        parameters = [_parameter(name, value, name in constant) for name, value in bound.arguments.items()]
        self.held += [value for value in bound.arguments.values() if hasattr(value, "untyped_storage")]
        if strange := [name for name, value in options.items() if not isinstance(value, _PLAIN)]:
            raise _RefusedError(f"kernel '{kernel.fn.__name__}' is launched with '{strange[0]}', which no lane has")
        self.launches.append(
            {
                "symbol": kernel.fn.__name__,
                "file": inspect.getsourcefile(kernel.fn),
                "is_gluon": "Gluon" in type(kernel).__name__,
                "grid": [int(side) for side in sides],
                "options": {name: value for name, value in options.items() if value is not None},
                "parameters": parameters,
            }
        )


def _parameter(name: str, value: Any, is_constant: bool) -> dict[str, Any]:
    if is_constant:
        plain = getattr(value, "value", value)
        plain = name_of_type(plain) if type(plain).__name__ == "dtype" else plain
        if not isinstance(plain, _PLAIN):
            raise _RefusedError(f"its kernels' constant '{name}' is a {type(plain).__name__}, which no lane has")
        return {"name": name, "constant": plain}
    if hasattr(value, "untyped_storage"):
        if value.storage_offset():
            raise _RefusedError(f"its kernels get '{name}' as a part of a tensor, which no lane has")
        storage = value.untyped_storage()
        dtype = str(value.dtype).removeprefix("torch.")
        return {"name": name, "place": storage.data_ptr(), "bytes": storage.nbytes(), "dtype": dtype}
    if value is None or isinstance(value, bool | int | float):
        return {"name": name, "value": value}
    raise _RefusedError(f"its kernels get '{name}' as a {type(value).__name__}, which no lane has")


def _named(seen: _Launches, inputs: Mapping[str, Any], outputs: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Return the launches with tensors by their names: the definition's, or scratch memory's."""
    places = {tensor.untyped_storage().data_ptr(): name for name, tensor in inputs.items()}
    for name, tensor in outputs.items():
        place = tensor.untyped_storage().data_ptr()
        if place in places:
            raise _RefusedError(f"its output '{name}' is in the memory of '{places[place]}', which no lane's may be")
        places[place] = name
    scratch = dict[str, int]()
    for launch in seen.launches:
        for one in launch["parameters"]:
            if "place" not in one:
                continue
            place, size = one.pop("place"), one.pop("bytes")
            if place not in places:
                places[place] = f"scratch_{len(scratch) + 1}"
                scratch[places[place]] = size
            one["tensor"] = places[place]
        file = Path(launch["file"])
        launch["file"] = str(file.relative_to(folder) if file.is_relative_to(folder) else file)
    used = {one.get("tensor") for launch in seen.launches for one in launch["parameters"]}
    if unwritten := [name for name in outputs if name not in used]:
        raise _RefusedError(f"no kernel gets its output '{unwritten[0]}'")
    return {"launches": seen.launches, "scratch": scratch}


@contextmanager
def _nothing_is_launched(seen: _Launches) -> Iterator[None]:
    """Write down what Triton's functions are called with, in the place of a launch."""
    from triton.runtime import JITFunction
    from triton.runtime.autotuner import Autotuner

    def run(kernel: Any, *args: Any, grid: Any, warmup: bool = False, **kwargs: Any) -> None:
        if warmup:
            raise _RefusedError("it asks for a compiled kernel ('warmup'): only what it launches is known")
        seen.add(kernel, args, grid, kwargs)

    def tuned(tuner: Any, *args: Any, **kwargs: Any) -> Any:
        if tuner.configs[0].pre_hook or tuner.reset_to_zero or tuner.restore_value:
            raise _RefusedError("its autotuner fills tensors before a launch, which no lane does")
        first = tuner.configs[0].all_kwargs()
        if len(tuner.configs) > 1:
            seen.notes.append(f"autotuned: the first of {len(tuner.configs)} configurations is judged")
        return tuner.fn.run(*args, **{**kwargs, **first})

    with patch.object(JITFunction, "run", run), patch.object(Autotuner, "run", tuned):
        yield


def _watching(seen: _Launches) -> Any:
    """Write down what torch computes meanwhile."""
    from torch.utils._python_dispatch import TorchDispatchMode

    class Watching(TorchDispatchMode):  # type: ignore[misc]  # torch has no types here
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            name = func.name().removeprefix("aten::").partition(".")[0]
            if name not in _MAKES and not func.is_view:
                seen.computed.append(name)
            return func(*args, **(kwargs or {}))

    return Watching()
