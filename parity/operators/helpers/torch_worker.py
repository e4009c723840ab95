"""Runs somebody's torch code in a process of its own, on the CPU. The only module that imports torch for a reference.

A request is a `Task`. Arrays that come and go hold numbers: fp64 for floats of every type, int64 or bool for others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgpack
import numpy as np

from parity.operators.helpers.formats import Array
from parity.system.companion import answer

Argument = tuple[Array, str] | float | int  # a tensor's numbers with its element type, or a scalar
Outcome = dict[str, Any]
_ARRAY = 1  # msgpack's number for our own type


@dataclass(frozen=True)
class Task:
    """One call of a function that `code` defines: of `run` with its arguments in their order, or, with `sizes`, of a
    function that makes inputs. With `floats`, everything is computed in that type, whatever types the code asks for.

    The answer has `arrays`, a list or, by name, a mapping; or `refused`, why there are none, and `missing` if that
    is because there is no torch.
    """

    code: str
    function: str
    arguments: tuple[Argument, ...] = ()
    sizes: Mapping[str, float | int] | None = None
    seed: int = 0
    floats: str | None = None


def packed(value: Any) -> bytes:
    """Return numbers, texts, lists, mappings and arrays as bytes."""
    content: bytes = msgpack.packb(value, default=_packed_array)
    return content


def unpacked(data: bytes) -> Any:
    return msgpack.unpackb(data, ext_hook=_unpacked_array, use_list=False)


def _packed_array(array: Array) -> msgpack.ExtType:
    return msgpack.ExtType(_ARRAY, msgpack.packb((array.dtype.str, array.shape, array.tobytes())))


def _unpacked_array(_: int, data: bytes) -> Array:
    kind, shape, content = msgpack.unpackb(data)
    return np.frombuffer(content, kind).reshape(shape)


def main() -> None:
    """Answer one task after the other for as long as the process that started this one lives."""
    os.environ["CUDA_VISIBLE_DEVICES"] = os.environ["HIP_VISIBLE_DEVICES"] = ""
    modules: dict[str, dict[str, Any]] = {}
    answer(lambda request: packed(_outcome(Task(**unpacked(request)), modules)))


def _outcome(task: Task, modules: dict[str, dict[str, Any]]) -> Outcome:
    try:
        import torch
    except ImportError as error:
        return {"refused": f"{error}", "missing": True}
    try:
        if task.code not in modules:
            modules[task.code] = _module(task.code)
        function = modules[task.code].get(task.function)
        if not callable(function):
            return {"refused": f"defines no function '{task.function}'"}
        torch.manual_seed(task.seed)
        if task.sizes is not None:
            with rules(None, {}):
                made = function(dict(task.sizes), torch.device("cpu"))
            return {"arrays": {name: _numbers(tensor) for name, tensor in made.items() if torch.is_tensor(tensor)}}
        return _results(function, task)
    except (Exception, SystemExit) as error:  # whatever the code raises is its author's to mend
        return {"refused": f"raised {(f'{type(error).__name__}: {error}'.splitlines() or [''])[0]}"}


def _module(code: str) -> dict[str, Any]:
    """Run the code as a module. Its `assert` statements are left out: they hold sizes fixed that a test must vary."""
    module = {"__name__": "reference"}
    exec(compile(code, "reference", "exec", optimize=1), module)
    return module


def _results(function: Callable[..., Any], task: Task) -> Outcome:
    import torch

    arguments = [
        argument if isinstance(argument, int | float) else _tensor(argument, task.floats) for argument in task.arguments
    ]
    asked = [argument[1] for argument in task.arguments if isinstance(argument, tuple)]
    tensors = [argument for argument in arguments if torch.is_tensor(argument)]
    with torch.no_grad(), rules(task.floats, dict(zip(map(id, tensors), asked, strict=True))):
        output = function(*arguments)
        if output is None:
            return {"refused": "returned nothing"}
        if isinstance(output, Mapping):
            return {"arrays": {str(name): _numbers(torch.as_tensor(tensor)) for name, tensor in output.items()}}
        results = [output] if torch.is_tensor(output) or not isinstance(output, Sequence) else output
        return {"arrays": [_numbers(torch.as_tensor(tensor)) for tensor in results]}


def _tensor(argument: tuple[Array, str], floats: str | None) -> Any:
    """Make a new tensor, which the code may change, of the type that the code expects, or of the type of all floats."""
    import torch

    numbers, dtype = argument
    made = torch.from_numpy(numbers.copy())
    return made.to(getattr(torch, floats if floats and made.is_floating_point() else dtype))


def _numbers(tensor: Any) -> Array:
    """Return a tensor's elements as fp64, int64 or bool."""
    import torch

    tensor = tensor.detach()
    if tensor.dtype == torch.bool:
        bools: Array = tensor.numpy()
        return bools
    numbers: Array = tensor.to(torch.float64 if tensor.is_floating_point() else torch.int64).contiguous().numpy()
    return numbers


@cache
def _instead(floats: str) -> dict[Any, Any]:
    """Return the type in the place of each that has floats."""
    import torch

    wanted = getattr(torch, floats)
    known = [dtype for name in dir(torch) if isinstance(dtype := getattr(torch, name), torch.dtype)]
    instead = dict.fromkeys((dtype for dtype in known if dtype.is_floating_point), wanted)
    return instead | dict.fromkeys((dtype for dtype in known if dtype.is_complex), wanted.to_complex())


def rules(floats: str | None, asked: Mapping[int, str]) -> Any:
    """Return a mode in which everything happens on the CPU and, with `floats`, every float that torch makes has that
    type, so that nothing is rounded on the way.

    `asked` has the type that each input, by its id, has for the code: `x.dtype` still says so.
    """
    import torch
    from torch.overrides import TorchFunctionMode

    usual = torch.get_default_dtype()
    wanted = getattr(torch, floats) if floats else usual
    instead = _instead(floats) if floats else {}
    conversions = {torch.Tensor.float, torch.Tensor.double, torch.Tensor.half, torch.Tensor.bfloat16}

    class Rules(TorchFunctionMode):  # type: ignore[misc]  # torch has no types here
        def __enter__(self) -> Any:
            torch.set_default_dtype(wanted)
            return super().__enter__()

        def __exit__(self, *ended: Any) -> None:
            super().__exit__(*ended)
            torch.set_default_dtype(usual)

        def __torch_function__(self, function: Any, _: Any, args: Any = (), kwargs: Any = None) -> Any:
            kwargs = kwargs or {}
            if function == torch.Tensor.dtype.__get__ and id(args[0]) in asked:
                return getattr(torch, asked[id(args[0])])
            if function in conversions and floats:
                return args[0].to(wanted)
            if function == torch.Tensor.cuda:
                return args[0]
            types = [argument for argument in (*args, *kwargs.values()) if isinstance(argument, torch.dtype)]
            is_view = function == torch.Tensor.view and bool(types)
            if floats and is_view and any(argument.is_floating_point for argument in (args[0], *types)):
                raise TypeError("it looks at the bits of floats, so it cannot be computed in another type")
            return function(*map(ruled, args), **{name: ruled(argument) for name, argument in kwargs.items()})

    def ruled(argument: Any) -> Any:
        if isinstance(argument, torch.dtype):
            return instead.get(argument, argument)
        is_gpu = (isinstance(argument, torch.device) and argument.type == "cuda") or (
            isinstance(argument, str) and argument.startswith("cuda")
        )
        return torch.device("cpu") if is_gpu else argument

    return Rules()
