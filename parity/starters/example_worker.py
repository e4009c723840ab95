"""Calls somebody's function with its example inputs, in a process of its own, and tells what it takes and returns.

Tensors are on the device "meta" where the code can do without their numbers: then no size takes memory or time.
"""

import ast
import inspect
import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import Any

from parity.operators.helpers.torch_worker import packed, rules, unpacked
from parity.starters.sides import Axis, Shapes, Sizes, axes_of, outputs_by_axes
from parity.system.companion import answer

EXAMPLES, SETTINGS = "get_inputs", "get_init_inputs"  # as KernelBench calls them
_SMALL, _STRUCTURAL, _STEP = 16, 16, 8  # sizes of a small problem, which groups divide; a size up to the second stays
_MOST = 1 << 24  # elements of a small problem


class _RefusedError(Exception):
    """Why nothing can be told: the rest of a sentence that begins with the file's name."""


@dataclass(frozen=True)
class _Function:
    """What is called, with its arguments by name, in their order: example inputs, and a Model's weights with the names
    that they have there. `has_state`: a Model has tensors of its own that are no weights. `returned` are the variables
    that it returns, where it returns nothing but several of its own.
    """

    call: Callable[[Mapping[str, Any]], Any]
    arguments: Mapping[str, Any]
    weights: Mapping[str, str]
    settings: Mapping[str, Any]
    has_state: bool
    takes_arrays: bool
    takes_names: bool
    returned: tuple[str, ...]

    @property
    def tensors(self) -> dict[str, Any]:
        import torch

        return {name: value for name, value in self.arguments.items() if torch.is_tensor(value)}


def main() -> None:
    """Answer questions: the code of a module, and the name of its function or class."""
    os.environ["CUDA_VISIBLE_DEVICES"] = os.environ["HIP_VISIBLE_DEVICES"] = ""
    answer(lambda request: packed(_outcome(*unpacked(request))))


def _outcome(code: str, name: str) -> dict[str, Any]:
    try:
        import torch  # noqa: F401  # whether it is there at all, told apart from what the code imports
    except ImportError as error:
        return {"missing": f"{error}"}
    try:
        try:
            return _described(code, name, "meta")
        except _RefusedError:
            raise
        except Exception:  # the code wants numbers
            return _described(code, name, "cpu")
    except _RefusedError as refused:
        return {"refused": f"{refused}"}
    except (Exception, SystemExit) as error:  # whatever the code raises is its author's to mend
        return {"refused": f"'{name}' raised {(f'{type(error).__name__}: {error}'.splitlines() or [''])[0]}"}


def _described(code: str, name: str, device: str) -> dict[str, Any]:
    import torch

    module: dict[str, Any] = {"__name__": "reference"}
    with rules(None, {}), torch.no_grad():
        exec(compile(code, "reference", "exec", optimize=1), module)
        with torch.device(device):
            function = _function(module, name, _returned(code, name))
            outputs = _outputs(function, function.arguments)
            sizes = {
                (tensor, at): size for tensor in function.tensors for at, size in enumerate(_shape(function, tensor))
            }
            trial = partial(_shapes, function)
            axes = axes_of(sizes, trial)
        number_call = _model_call(_model(module, name), function) if function.has_state and device == "meta" else None
        with_numbers = replace(function, call=number_call or function.call)
        axes = _checked(axes, function, with_numbers, sizes)
        with torch.device(device):
            names = _axis_names(axes, function, module)
            axes, sides = outputs_by_axes(axes, names, sizes, trial)
        bounds, is_finite = _numbers_taken(with_numbers, axes, names)
    axis_of = {side: text for text, axis in zip(names, axes, strict=True) for side in axis.sides}
    return {
        "inputs": {
            tensor: (
                _dtype(value),
                [axis_of.get((tensor, at), str(size)) for at, size in enumerate(value.shape)] or ["1"],
            )
            for tensor, value in function.tensors.items()
        },
        "scalars": {key: value for key, value in function.arguments.items() if key not in function.tensors},
        "outputs": {output: (_dtype(value), sides[output]) for output, value in outputs.items()},
        "axes": {text: (axis.size, axis.is_fixed) for text, axis in zip(names, axes, strict=True)},
        "arguments": [*function.arguments],
        "weights": dict(function.weights),
        "single": [name for name, value in function.tensors.items() if not value.ndim],
        "is_model": isinstance(module.get(name), type),
        "has_settings": callable(module.get(SETTINGS)),
        "has_state": function.has_state,
        "takes_arrays": function.takes_arrays,
        "takes_names": function.takes_names,
        "bounds": bounds,
        "is_finite": is_finite,
    }


def _function(module: Mapping[str, Any], name: str, returned: tuple[str, ...]) -> _Function:
    import torch

    target = module.get(name)
    is_model = isinstance(target, type)
    examples, takes_names = _examples(module, name, getattr(target, "forward", target))
    takes_arrays = any(type(value).__module__ == "numpy" for value in examples.values())
    arguments = {key: _value(key, value) for key, value in examples.items()}
    if isinstance(target, type) and not issubclass(target, torch.nn.Module):
        raise _RefusedError(f"'{name}' is a class, and no torch.nn.Module: name a function or a Model")
    model = _model(module, name) if is_model else None
    parameters = dict(model.named_parameters()) if model is not None else {}
    last = [parameter.rpartition(".")[2] for parameter in parameters]
    weights = {
        short if last.count(short) == 1 and short not in arguments else parameter.replace(".", "_"): parameter
        for parameter, short in zip(parameters, last, strict=True)
    }
    function = _Function(
        call=partial(_plain_call, target, takes_arrays, takes_names),
        arguments={**arguments, **{key: parameters[parameter].detach() for key, parameter in weights.items()}},
        weights=weights,
        settings=_settings(module, target) if is_model else {},
        has_state=model is not None and _has_state(model),
        takes_arrays=takes_arrays,
        takes_names=takes_names,
        returned=() if {*returned} & {*arguments, *weights} else returned,
    )
    return function if model is None else replace(function, call=_model_call(model, function))


def _examples(module: Mapping[str, Any], name: str, target: Any) -> tuple[dict[str, Any], bool]:
    """Return the example inputs by the names of what takes them, and whether they are given by name."""
    if not callable(module.get(EXAMPLES)):
        raise _RefusedError(
            f"has no function '{EXAMPLES}', which returns the example inputs of '{name}': "
            f"def {EXAMPLES}(): return [torch.randn(128, 4096)]"
        )
    examples = module[EXAMPLES]()
    if isinstance(examples, Mapping):
        return {str(key): value for key, value in examples.items()}, True
    if not isinstance(examples, Sequence):
        examples = [examples]
    known = [
        parameter.name
        for parameter in inspect.signature(target).parameters.values()
        if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD) and parameter.name != "self"
    ]
    known += [f"x{number}" for number in range(len(known), len(examples))]
    return dict(zip(known, examples, strict=False)), False


def _value(name: str, value: Any) -> Any:
    """Return an example as a tensor, or as a plain number."""
    import torch

    if torch.is_tensor(value) and value.ndim:
        return value.detach()
    if torch.is_tensor(value) and value.device.type == "meta":
        raise ValueError("a single number is wanted, not its shape")
    if type(value).__module__ == "numpy" and getattr(value, "ndim", None):
        return torch.as_tensor(value, device="cpu")
    if torch.is_tensor(value) or type(value).__module__ == "numpy":
        return value.item()
    if isinstance(value, bool | int | float):
        return value
    raise _RefusedError(
        f"'{EXAMPLES}' returns a {type(value).__name__} as input '{name}': inputs are tensors, arrays and numbers"
    )


def _plain_call(target: Any, takes_arrays: bool, takes_names: bool, arguments: Mapping[str, Any]) -> Any:
    import torch

    given = {
        key: value.numpy() if takes_arrays and torch.is_tensor(value) else value for key, value in arguments.items()
    }
    return target(**given) if takes_names else target(*given.values())


def _model(module: Mapping[str, Any], name: str) -> Any:
    return module[name](*_settings_given(module))


def _settings_given(module: Mapping[str, Any]) -> Sequence[Any]:
    given: Sequence[Any] = module[SETTINGS]() if callable(module.get(SETTINGS)) else ()
    return given


def _settings(module: Mapping[str, Any], target: Any) -> dict[str, Any]:
    """Return what a Model is made with, by the names that its `__init__` has for it."""
    known = [name for name in inspect.signature(target).parameters if name != "self"]
    return dict(zip(known, _settings_given(module), strict=False))


def _model_call(model: Any, function: _Function) -> Callable[[Mapping[str, Any]], Any]:
    from torch.func import functional_call

    def call(arguments: Mapping[str, Any]) -> Any:
        weights = {parameter: arguments[key] for key, parameter in function.weights.items()}
        inputs = {key: value for key, value in arguments.items() if key not in function.weights}
        positional, named = ((), inputs) if function.takes_names else (tuple(inputs.values()), {})
        return functional_call(model, weights, positional, named)

    return call


def _has_state(model: Any) -> bool:
    import torch

    return any(
        torch.is_tensor(value)
        for part in model.modules()
        for value in [*part.buffers(recurse=False), *vars(part).values()]
    )


def _outputs(function: _Function, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Call the function; return its results by name."""
    import torch

    results = function.call(arguments)
    if results is None:
        raise _RefusedError("its function returns nothing: it returns its outputs")
    name = next(name for name in ("out", "result", "output_of_it") if name not in function.arguments)
    if isinstance(results, Mapping):
        named = {str(key): value for key, value in results.items()}
    elif torch.is_tensor(results) or not isinstance(results, Sequence):
        named = {name: results}
    elif len(results) == len(function.returned):
        named = dict(zip(function.returned, results, strict=True))
    else:
        named = {name if len(results) == 1 else f"{name}{number}": value for number, value in enumerate(results)}
    return {key: torch.as_tensor(value) for key, value in named.items()}


def _returned(code: str, name: str) -> tuple[str, ...]:
    """Return the variables that a function, or a Model's `forward`, returns: none where its returns are not all the
    same variables.
    """
    found = next((node for node in ast.parse(code).body if getattr(node, "name", None) == name), None)
    if isinstance(found, ast.ClassDef):
        found = next((node for node in found.body if getattr(node, "name", None) == "forward"), None)
    names = {_variables(value) for value in (_returns(found) if found is not None else ())}
    return names.pop() if len(names) == 1 else ()


def _returns(node: ast.AST) -> Iterator[ast.expr | None]:
    """Yield what the returns of a function give back, without those of functions inside it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Return):
            yield child.value
        elif not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _returns(child)


def _variables(value: ast.expr | None) -> tuple[str, ...]:
    """Return the names of several variables; none for anything else, and for one that is there twice."""
    parts = value.elts if isinstance(value, ast.Tuple) else []
    names = tuple(part.id for part in parts if isinstance(part, ast.Name))
    return names if len({*names}) == len(parts) else ()


def _shape(function: _Function, tensor: str) -> tuple[int, ...]:
    return tuple(function.arguments[tensor].shape)


def _shapes(function: _Function, sizes: Sizes, on: str | None = None) -> Shapes | None:
    """Return the shapes of the outputs for inputs of other sizes; None if the function refuses them."""
    try:
        outputs = _outputs(function, _resized(function, sizes, on))
    except Exception:  # whatever somebody's code raises, it refuses this
        return None
    return {name: tuple(value.shape) for name, value in outputs.items()}


def _resized(function: _Function, sizes: Sizes, on: str | None = None) -> dict[str, Any]:
    """Return the arguments with tensors of other sizes: random floats, and zeros for other types."""
    import torch

    arguments = dict(function.arguments)
    for name, value in function.tensors.items():
        shape, where = [sizes.get((name, at), size) for at, size in enumerate(value.shape)], on or value.device
        arguments[name] = (
            torch.randn(shape, dtype=torch.float32, device=where).to(value.dtype)
            if value.is_floating_point()
            else torch.zeros(shape, dtype=value.dtype, device=where)
        )
    return arguments


def _checked(axes: Sequence[Axis], function: _Function, with_numbers: _Function, sizes: Sizes) -> list[Axis]:
    """Return the axes as a small problem shows them, where there is one, with numbers and as before: on "meta" some
    things are not refused, and with numbers others.
    """

    def trial(sizes: Sizes) -> Shapes | None:
        return None if _shapes(function, sizes) is None else _shapes(with_numbers, sizes, "cpu")

    small = _small(function, axes, by_size=True)
    if small is None or trial({**sizes, **small}) is None:
        return [*axes]
    checked = axes_of({**sizes, **small}, trial)
    return [replace(axis, size=sizes[axis.sides[0]]) for axis in checked]


def _small(function: _Function, axes: Sequence[Axis], *, by_size: bool = False) -> dict[tuple[str, int], int] | None:
    """Return sizes of a small problem: axes of one size have another one each, or stay alike with `by_size`. Fixed
    axes and short ones, as a filter's, keep theirs. None if that is no small problem.
    """
    changed = [axis.size for axis in axes if not axis.is_fixed and axis.size > _STRUCTURAL]
    different = sorted(set(changed))
    made = {
        side: axis.size
        if axis.size not in changed or axis.is_fixed
        else _SMALL + (_STEP * different.index(axis.size) if by_size else number)
        for number, axis in enumerate(axes)
        for side in axis.sides
    }
    elements = sum(
        prod(made.get((name, at), 1) for at in range(value.ndim)) for name, value in function.tensors.items()
    )
    return made if elements <= _MOST else None


def _numbers_taken(function: _Function, axes: Sequence[Axis], names: Sequence[str]) -> tuple[dict[str, str], bool]:
    """Return of each tensor of indices the axis that it is smaller than, and whether normal numbers give finite ones.

    Both are tried on a small problem. Where none can be tried, no bound is known, and nothing speaks against normal
    numbers.
    """
    sizes = _small(function, axes)
    if sizes is None:
        return {}, True
    arguments = _resized(function, sizes, "cpu")
    floats = {name: value for name, value in function.tensors.items() if value.is_floating_point()}
    uniform = {name: arguments[name].new_empty(arguments[name].shape).uniform_() for name in floats}
    usual = _results(function, arguments)
    if usual is None:
        return {}, _results(function, {**arguments, **uniform}) is None
    bounds: dict[str, str] = {}
    for name, value in arguments.items():
        if name in function.tensors and name not in floats and _dtype(value) != "bool":
            fitting = [
                text
                for text, axis in zip(names, axes, strict=True)
                if (size := sizes[axis.sides[0]]) and _takes(function, arguments, name, size - 1)
                if not _takes(function, arguments, name, size)
            ]
            bounds |= {name: fitting[0]} if len(fitting) == 1 else {}
    is_finite = all(value.isfinite().all() for value in usual.values() if value.is_floating_point())
    return bounds, bool(is_finite)


def _results(function: _Function, arguments: Mapping[str, Any]) -> dict[str, Any] | None:
    try:
        return _outputs(function, arguments)
    except Exception:  # whatever somebody's code raises, it refuses this
        return None


def _takes(function: _Function, arguments: Mapping[str, Any], name: str, number: int) -> bool:
    """Whether the function takes a tensor that is full of one number."""
    full = arguments[name].new_full(arguments[name].shape, number)
    return _results(function, {**arguments, name: full}) is not None


def _axis_names(axes: Sequence[Axis], function: _Function, module: Mapping[str, Any]) -> list[str]:
    """Name axes as the code names numbers of their size, where both are the only ones; else after a side: `x_0`."""
    everywhere = {key: value for key, value in module.items() if not key.startswith("_")}
    taken, names = set(function.arguments), []
    for axis in axes:
        is_only = sum(other.size == axis.size for other in axes) == 1
        known = [_named(axis.size, numbers, taken) for numbers in (everywhere, function.settings)] if is_only else []
        tensor, at = axis.sides[0]
        names.append(next((fitting[0] for fitting in known if len(fitting) == 1), f"{tensor}_{at}"))
        taken.add(names[-1])
    return names


def _named(size: int, numbers: Mapping[str, Any], taken: Collection[str]) -> list[str]:
    return [key for key, value in numbers.items() if type(value) is int and value == size and key not in taken]


def _dtype(value: Any) -> str:
    return str(value.dtype).removeprefix("torch.")
