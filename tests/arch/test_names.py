"""What an architecture is, its entry in the table says: nothing outside of arch/ asks how its name begins."""

import ast
import re
from collections.abc import Iterator

from conftest import ROOT

NAME = re.compile(r"(gfx|sm_)[0-9a-f]*")
METHODS = {"startswith", "removeprefix", "endswith", "match", "fullmatch", "partition"}


def comparisons(text: str) -> Iterator[int]:
    """The lines on which a name of an architecture, or its beginning, is compared with something."""
    for node in ast.walk(ast.parse(text)):
        compared: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in METHODS:
            compared = list(node.args)
        names = (part for expression in compared for part in ast.walk(expression))
        if any(isinstance(part, ast.Constant) and NAME.fullmatch(str(part.value)) for part in names):
            yield getattr(node, "lineno", 0)


def test_names_are_compared_only_in_arch() -> None:
    files = [path for path in (ROOT / "parity").rglob("*.py") if path.parent.name != "arch"]
    lines_by_file = {
        str(path.relative_to(ROOT)): lines for path in files if (lines := [*comparisons(path.read_text())])
    }
    assert lines_by_file == {}


def test_a_planted_comparison_is_found() -> None:
    texts = (
        'if arch.startswith("gfx9"): pass',
        'x = arch == "gfx942"',
        'y = arch in ("gfx90a", "gfx950")',
        'z = int(arch.removeprefix("sm_"))',
        'w = arch.startswith(("gfx11", "gfx12"))',
    )
    assert [[*comparisons(text)] for text in texts] == [[1]] * len(texts)
    assert [*comparisons('names = {"gfx942": 1}; say("gfx1151")')] == []
