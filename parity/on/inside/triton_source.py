"""A Triton kernel's source as a module of its own: the kernel, the functions and constants of its program that it uses,
and what they import of Triton. Then nobody has to import the program for it.
"""

import ast
import builtins
import inspect
import textwrap
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Source:
    """The text of a module that defines a kernel. `whole_file` is the program's file instead, with the reason in the
    text, where the kernel uses what has no text of its own.
    """

    text: str
    whole_file: str | None = None


class _NotPlain(Exception):
    """What a kernel uses has no text."""


def source_of(function: Any) -> Source:
    """Return the source of a `triton.jit` function."""
    module = _Module()
    try:
        module.add(function)
        return Source(module.text())
    except (_NotPlain, OSError, TypeError, SyntaxError) as error:
        file = inspect.unwrap(function.fn).__code__.co_filename
        return Source(f"# {file} has the kernel: {error}\n", file)


def name_of_type(dtype: Any) -> str:
    """Return what Triton calls an element type: `tl.float32`."""
    import triton.language as tl

    found: str = next(name for name, value in vars(tl).items() if type(value) is type(dtype) and value == dtype)
    return f"tl.{found}"


@dataclass
class _Module:
    imports: set[str] = field(default_factory=set)
    values: dict[str, str] = field(default_factory=dict)
    functions: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        values = [f"{name} = {value}" for name, value in self.values.items()]
        head = ["import triton", "import triton.language as tl", *sorted(self.imports)]
        return (
            "\n\n\n".join(
                ["\n".join(["# Taken from a program by parity: what its kernel uses, and no more.", *head])]
                + (["\n".join(values)] if values else [])
                + list(self.functions.values())
            )
            + "\n"
        )

    def add(self, function: Any) -> None:
        """Add a function after what it uses."""
        plain = inspect.unwrap(getattr(function, "fn", function))
        name = plain.__name__
        if name in self.functions:
            return
        lines, _ = inspect.getsourcelines(plain)
        text = textwrap.dedent("".join(lines))
        (node,) = ast.parse(text).body
        if not isinstance(node, ast.FunctionDef):
            raise _NotPlain(f"'{name}' is no function in the file")
        self.functions[name] = ""  # a function may call itself
        own = {argument.arg for argument in ast.walk(node.args) if isinstance(argument, ast.arg)}
        node.decorator_list = []
        stored = {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
        known = {**vars(builtins), **plain.__globals__, **inspect.getclosurevars(plain).nonlocals}
        for one in ast.walk(node):
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load) and one.id not in own | stored | {name}:
                if one.id not in known:
                    raise _NotPlain(f"nothing is known of '{one.id}'")
                if known[one.id] is not vars(builtins).get(one.id, known):
                    self._use(one.id, known[one.id])
        kind = type(function).__name__
        mark = "@triton.constexpr_function\n" if kind == "ConstexprFunction" else "@triton.jit\n"
        del self.functions[name]
        self.functions[name] = mark + "\n".join(text.rstrip("\n").split("\n")[node.lineno - 1 :])  # from its `def` on

    def _use(self, name: str, value: Any) -> None:
        plain = getattr(value, "value", value) if type(value).__name__ == "constexpr" else value
        if hasattr(value, "fn") and callable(value.fn):
            inner = inspect.unwrap(value.fn)
            if inner.__module__.startswith("triton."):
                self._import(name, inner.__module__, inner.__name__)
                return
            self.add(value)
            if inner.__name__ != name:
                self.functions.setdefault(name, f"{name} = {inner.__name__}")
        elif inspect.ismodule(value):
            if value.__name__.partition(".")[0] != "triton":
                raise _NotPlain(f"it uses the module '{value.__name__}'")
            if (name, value.__name__) not in (("triton", "triton"), ("tl", "triton.language")):
                self.imports.add(f"import {value.__name__} as {name}")
        elif isinstance(plain, bool | int | float | str):
            self._value(name, repr(plain) if plain is value else f"tl.constexpr({plain!r})")
        elif type(value).__name__ == "dtype":
            self._value(name, name_of_type(value))
        elif getattr(value, "__module__", "").startswith("triton") and hasattr(value, "__name__"):
            self._import(name, value.__module__, value.__name__)
        else:
            raise _NotPlain(f"it uses '{name}', of type {type(value).__name__}")

    def _value(self, name: str, text: str) -> None:
        if self.values.setdefault(name, text) != text:
            raise _NotPlain(f"two files call '{name}' what is not the same")

    def _import(self, name: str, module: str, original: str) -> None:
        self.imports.add(f"from {module} import {original}" + (f" as {name}" if name != original else ""))
