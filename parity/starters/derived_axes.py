"""The axes of a definition that others give, written out over those that have a size of their own."""

import ast
from collections.abc import Iterable, Mapping

from parity.errors import InputError
from parity.operators.helpers.expressions import evaluate, names_in

_DIVISIBLE = 2**20 * 3 * 5 * 7  # a size that most expressions divide


def derived_axes(
    sizes: Mapping[str, int | None], expressions: Mapping[str, str], constraints: Iterable[str]
) -> tuple[dict[str, str], list[str]]:
    """Return each derived axis as an expression, and the constraints that give none. `sizes` are the axes that have a
    size of their own, with the value of a constant; an equation such as `len == batch + 1` makes a derived axis of one.

    Raises InputError for an axis that is given by itself.
    """
    known, unused = dict(expressions), []
    for constraint in constraints:
        left, equals, right = (part.strip() for part in constraint.partition("=="))
        pairs = [(left, right), (right, left)] if equals else []
        equation = next((pair for pair in pairs if pair[0] not in known and _gives(*pair, sizes)), None)
        if equation:
            known[equation[0]] = equation[1]
        else:
            unused.append(constraint)
    return {name: _written_out(name, known, sizes, frozenset()) for name in known}, unused


def _gives(name: str, expression: str, sizes: Mapping[str, int | None]) -> bool:
    """Whether an equation gives the size of a variable axis from other axes."""
    if name not in sizes or sizes[name] is not None:
        return False
    try:
        used = set(names_in(expression))
        evaluate(expression, dict.fromkeys(used, _DIVISIBLE))
    except InputError:
        return False
    return bool(used) and used <= sizes.keys() - {name}


def _written_out(name: str, known: Mapping[str, str], sizes: Mapping[str, int | None], within: frozenset[str]) -> str:
    if name in within:
        raise InputError(f"axis '{name}' is given by itself")
    if name not in known:
        return name

    class Names(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return _parsed(_written_out(node.id, known, sizes, within | {name}))

    written = Names().visit(_parsed(known[name]))
    return ast.unparse(_Divisions(sizes).visit(written))


def _parsed(text: str) -> ast.expr:
    return ast.parse(text.strip(), mode="eval").body


class _Divisions(ast.NodeTransformer):
    """Writes divisions so that parts of an axis are parts of the quotient: `n // 128` as `n / 128` where the constant n
    is divisible, `(n + 127) // 128` as `ceil(n / 128)`.
    """

    def __init__(self, sizes: Mapping[str, int | None]) -> None:
        self._sizes = sizes

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.BinOp(ast.Name(name), ast.FloorDiv(), ast.Constant(int(divisor))) if divisor:
                if (self._sizes.get(name) or 1) % divisor == 0:
                    return _parsed(f"{name} / {divisor}")
            case ast.BinOp(
                ast.BinOp(ast.Name(name), ast.Add(), ast.Constant(int(more))),
                ast.FloorDiv(),
                ast.Constant(int(divisor)),
            ) if more == divisor - 1:
                return _parsed(f"ceil({name} / {divisor})")
        return node
