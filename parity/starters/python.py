"""Finds the kernels in Python by its syntax tree: functions under `@triton.jit` or `@gluon.jit`, and those in C++ that
PyTorch's `load_inline` is given as strings.

Nothing is executed.
"""

import ast
import re
from dataclasses import replace
from pathlib import Path

from parity.errors import InputError
from parity.lanes.cpp_kernels import kernels_of_cpp
from parity.lanes.source_kernel import Kernel, Parameter
from parity.lanes.sources import included_names

_GLUON = "triton.experimental.gluon"
# What loads and stores, by the last part of its name: Triton's functions; and Gluon's copies, which may name what they
# copy to, or the value that they store, before the pointer.
_LOADS, _STORES = re.compile(r"load|atomic_"), re.compile(r"store|atomic_")
_COPIES_IN = re.compile(r"buffer_(load|atomic_)|global_load_to_shared|async_copy_global_to_shared")
_COPIES_OUT = re.compile(r"buffer_(store|atomic_)|async_copy_shared_to_global")

_CUDA_HEADER = re.compile(r"(?<=[<\"])cuda(?:_(fp16|bf16|fp8|runtime))?(?:_api)?\.h(?=[>\"])")
_TORCH, _TORCH_HEADER = re.compile(r"\b(?:torch|at|c10)::"), re.compile(r"(?:torch|ATen|c10)/")


def kernels_of_python(path: Path, text: str) -> list[Kernel]:
    """Find the kernels that a source defines, in their order, without functions that other kernels of the file call.

    Raises InputError if the text is not valid Python.
    """
    tree = _parsed(path, text)
    kernels = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _is_kernel(node)]
    called = {name for node in kernels for name in _called(node) if name != node.name}
    main = [node for node in kernels if node.name not in called] or kernels
    modules = _modules(tree)
    return [_kernel(path, node, modules) for node in main]


def kernels_of_strings(path: Path, text: str, is_nvidia: bool) -> list[Kernel]:
    """Find the kernels of HIP or CUDA in the strings of a source, as of a file beside it that is still to be written.

    An f-string is passed over: what it holds is known when the module runs. Raises InputError as `kernels_of_python`
    does.
    """
    tree = _parsed(path, text)
    in_parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in in_parts]
    held = [
        constant.value for constant in sorted(strings, key=lambda node: node.lineno) if isinstance(constant.value, str)
    ]
    code = "\n".join(dict.fromkeys(string.strip() for string in held if kernels_of_cpp(path, string)))
    made = code + "\n" if is_nvidia else _with_includes(code)
    kernels = kernels_of_cpp(path.with_suffix(".cu" if is_nvidia else ".hip"), made)
    return [replace(kernel, text=made) for kernel in kernels]


def _with_includes(code: str) -> str:
    """HIP with the headers that `load_inline` adds by itself, and under HIP's names those that it would rename."""
    code = _CUDA_HEADER.sub(lambda match: f"hip/hip_{match[1] or 'runtime'}.h", code)
    names = included_names(code)
    torch = ["torch/extension.h"] if _TORCH.search(code) and not any(map(_TORCH_HEADER.match, names)) else []
    needed = [name for name in ("hip/hip_runtime.h", *torch) if name not in names]
    return "".join(f"#include <{name}>\n" for name in needed) + code + "\n"


def _parsed(path: Path, text: str) -> ast.Module:
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise InputError(f"{path}: not valid Python: {error}") from None


def _modules(tree: ast.Module) -> dict[str, str]:
    """Return what the file's imports give a name to: `gluon` may be `triton.experimental.gluon`."""
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.asname: alias.name for alias in node.names if alias.asname}
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return modules


def _is_gluon(node: ast.FunctionDef, modules: dict[str, str]) -> bool:
    for decorator in node.decorator_list:
        root, _, rest = ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator).partition(".")
        if f"{modules.get(root, root)}.{rest}".startswith(_GLUON):
            return True
    return False


def _is_kernel(node: ast.FunctionDef) -> bool:
    return "jit" in _decorators(node)


def _decorators(node: ast.FunctionDef) -> set[str]:
    """Return the last part of each decorator's name: `autotune` for `@triton.autotune(...)`."""
    named = (decorator.func if isinstance(decorator, ast.Call) else decorator for decorator in node.decorator_list)
    return {ast.unparse(decorator).rpartition(".")[2] for decorator in named}


def _called(node: ast.FunctionDef) -> set[str]:
    """Return the names of what a kernel calls, or passes on to be called by some of its warps."""
    parameters = {argument.arg for argument in ast.walk(node.args) if isinstance(argument, ast.arg)}
    return {
        subnode.id for subnode in ast.walk(node) if isinstance(subnode, ast.Name) and isinstance(subnode.ctx, ast.Load)
    } - parameters


def _masked(node: ast.FunctionDef) -> set[str]:
    """Return the names with which something is compared outside of a loop's head."""
    heads = {part for loop in ast.walk(node) if isinstance(loop, ast.While) for part in ast.walk(loop.test)}
    compared = (part for part in ast.walk(node) if isinstance(part, ast.Compare) and part not in heads)
    return {
        side.id
        for part in compared
        for side in (part.left, *part.comparators)
        if isinstance(side, ast.Name) and not any(isinstance(of, ast.Constant) for of in (part.left, *part.comparators))
    }


def _kernel(path: Path, node: ast.FunctionDef, modules: dict[str, str]) -> Kernel:
    arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    positional = len(node.args.posonlyargs) + len(node.args.args)
    with_default = {argument.arg for argument in arguments[positional - len(node.args.defaults) : positional]} | {
        argument.arg
        for argument, value in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
        if value is not None
    }
    with_default |= _deduced(node)
    read, written = accessed(node)
    masked = _masked(node)
    parameters = [
        Parameter(
            name=argument.arg,
            written=ast.unparse(argument),
            is_pointer=argument.arg in read | written,
            is_read=argument.arg in read,
            is_written=argument.arg in written,
            is_constant=argument.annotation is not None and "constexpr" in ast.unparse(argument.annotation),
            has_default=argument.arg in with_default,
            is_masked=argument.arg in masked,
        )
        for argument in arguments
    ]
    dimensions = [
        number.value + 1
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("program_id")
        for number in (*call.args, *(named.value for named in call.keywords))
        if isinstance(number, ast.Constant) and isinstance(number.value, int)
    ]
    return Kernel(
        file=path,
        name=node.name,
        parameters=tuple(parameters),
        dimensions=max(dimensions, default=1),
        is_autotuned="autotune" in _decorators(node),
        is_gluon=_is_gluon(node, modules),
    )


def _deduced(node: ast.FunctionDef) -> set[str]:
    """Return the names of the constants that `@triton.heuristics` computes."""
    tables = [
        table
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("heuristics")
        for table in (*decorator.args, *(named.value for named in decorator.keywords))
        if isinstance(table, ast.Dict)
    ]
    keys = [key for table in tables for key in table.keys]
    return {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def accessed(node: ast.FunctionDef) -> tuple[set[str], set[str]]:
    """Return the parameters through which a kernel loads, and those through which it stores."""
    bases: dict[str, str] = {
        argument.arg: argument.arg for argument in ast.walk(node.args) if isinstance(argument, ast.arg)
    }
    for assignment in sorted(
        (subnode for subnode in ast.walk(node) if isinstance(subnode, ast.Assign)), key=lambda subnode: subnode.lineno
    ):
        for target in assignment.targets:
            if isinstance(target, ast.Name) and target.id not in bases and (base := _base(assignment.value, bases)):
                bases[target.id] = base
    read, written = set[str](), set[str]()
    for call in (subnode for subnode in ast.walk(node) if isinstance(subnode, ast.Call)):
        name, base = ast.unparse(call.func).rpartition(".")[2], _addressed(call, bases)
        if base and (_LOADS.match(name) or _COPIES_IN.match(name)):
            read.add(base)
        if base and (_STORES.match(name) or _COPIES_OUT.match(name)):
            written.add(base)
    return read, written


def _addressed(call: ast.Call, bases: dict[str, str]) -> str | None:
    """Return the parameter that a load or store goes through: its descriptor (`d.load(...)`), or that of its first
    argument; for a copy, that of one of its arguments.
    """
    if isinstance(call.func, ast.Attribute) and (base := _base(call.func.value, bases)):
        return base
    name = ast.unparse(call.func).rpartition(".")[2]
    is_copy = _COPIES_IN.match(name) or _COPIES_OUT.match(name)
    named = [keyword.value for keyword in call.keywords if keyword.arg in ("pointer", "ptr")]
    given = [*call.args[: 3 if is_copy else 1], *named]
    return next((base for argument in given if (base := _base(argument, bases))), None)


def _base(node: ast.expr, bases: dict[str, str]) -> str | None:
    """Return the parameter to which an address adds an offset: the leftmost one of a sum."""
    match node:
        case ast.Name(id=name):
            return bases.get(name)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _base(left, bases) or _base(right, bases)
        case ast.Call(func=ast.Attribute(value=inner, attr="to")):
            return _base(inner, bases)
        case ast.Call(
            func=ast.Attribute(attr="make_block_ptr" | "make_tensor_descriptor" | "advance"), args=[first, *_]
        ):
            return _base(first, bases)
    return None
