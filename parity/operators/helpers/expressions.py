"""Whole numbers written as expressions: `k/32`, `ceil(n / 128)`, `ceil(m / block.m) * ceil(n / block.n)`."""

import ast
import math
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache

from parity.errors import InputError

_LONGEST, _LARGEST = 200, 1 << 64
_FUNCTIONS: dict[str, Callable[..., Fraction]] = {
    "ceil": lambda value: Fraction(math.ceil(value)),
    "floor": lambda value: Fraction(math.floor(value)),
    "next_power_of_2": lambda value: Fraction(1 << (max(1, math.ceil(value)) - 1).bit_length()),
    "min": min,
    "max": max,
}
_ONE_ARGUMENT = ("ceil", "floor", "next_power_of_2")
_KNOWN = f"there are + - * / // %, {', '.join(_FUNCTIONS)}"
_OLDER = ("tile.", "problem.")  # older names, which are still understood


def evaluate(text: str, names: Mapping[str, int]) -> int:
    """Evaluate an expression over names: + - * / // %, ceil, floor, next_power_of_2, min and
    max.

    Division is exact: `k/32` is an error if k is not a multiple of 32, as is any other value that is not whole. Raises
    an InputError that quotes the expression.
    """
    try:
        value = _value(_parsed(text), names)
    except ZeroDivisionError:
        raise InputError(f"'{text}' divides by zero") from None
    if value.denominator != 1:
        used = ", ".join(f"{name} = {names[name]}" for name in names_in(text) if name in names)
        hint = ": ceil(...) or floor(...) makes it one" if "/" in text else ""
        raise InputError(f"'{text}' is no whole number{f' where {used}' if used else ''}{hint}")
    return int(value)


@lru_cache(maxsize=1024)
def names_in(text: str) -> tuple[str, ...]:
    """Return the names that an expression uses, in their order."""
    return tuple(dict.fromkeys(_names(_parsed(text))))


@lru_cache(maxsize=1024)
def _parsed(text: str) -> ast.expr:
    if len(text) > _LONGEST:
        raise InputError(f"'{text[:40]}...' is longer than {_LONGEST} characters: no expression needs so many")
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise InputError(f"'{text}' is no expression: write one as ceil(n / 128) or k / 32") from None


def _names(node: ast.expr) -> list[str]:
    match node:
        case ast.Name(id=name):
            return [name]
        case ast.Attribute(value=ast.Name(id=owner), attr=name):
            return [f"{owner}.{name}"]
        case ast.BinOp(left=left, right=right):
            return [*_names(left), *_names(right)]
        case ast.Call(args=arguments):
            return [name for argument in arguments for name in _names(argument)]
        case ast.UnaryOp(operand=operand):
            return _names(operand)
    return []


def _value(node: ast.expr, names: Mapping[str, int]) -> Fraction:
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return _bounded(Fraction(value))
        case ast.Name() | ast.Attribute(value=ast.Name()):
            (name,) = _names(node)
            if name not in names:
                known = ", ".join(known_name for known_name in names if not known_name.startswith(_OLDER))
                raise InputError(f"'{name}' is not known: there are {known}")
            return Fraction(names[name])
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand, names)
        case ast.BinOp(left=left, op=operation, right=right):
            return _bounded(_combined(operation, _value(left, names), _value(right, names), node))
        case ast.Call(func=ast.Name(id=name), args=[*arguments], keywords=[]) if name in _FUNCTIONS and arguments:
            if (len(arguments) == 1) == (name in _ONE_ARGUMENT):
                return _FUNCTIONS[name](*(_value(argument, names) for argument in arguments))
    raise InputError(f"'{ast.unparse(node)}' is not understood: {_KNOWN}")


def _combined(operation: ast.operator, left: Fraction, right: Fraction, node: ast.expr) -> Fraction:
    match operation:
        case ast.Add():
            return left + right
        case ast.Sub():
            return left - right
        case ast.Mult():
            return left * right
        case ast.Div():
            return left / right
        case ast.FloorDiv():
            return Fraction(left // right)
        case ast.Mod():
            return left % right
    raise InputError(f"'{ast.unparse(node)}' is not understood: {_KNOWN}")


def _bounded(value: Fraction) -> Fraction:
    if abs(value) >= _LARGEST:
        raise InputError("an expression's value does not fit 64 bits")
    return value


def plain_shape(shape: Iterable[str | int]) -> tuple[str, ...]:
    """Write a shape without blanks, for comparison."""
    return tuple(str(side).replace(" ", "") for side in shape)
