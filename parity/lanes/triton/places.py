"""Where a kernel's module is imported from, and which files its imports name, by its text alone.

Needs only the standard library, like modules.py, which uses it.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

_Parts = tuple[str, ...]


def imports_of(tree: ast.Module, in_try: bool) -> "Iterator[ast.Import | ast.ImportFrom]":
    """Yield what a module imports when it is imported itself; with `in_try`, also what it only tries to import."""
    opened = (ast.If, ast.With, ast.ClassDef, *((ast.Try, ast.ExceptHandler) if in_try else ()))
    pending: list[ast.AST] = [tree]
    while pending:
        node = pending.pop()
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif node is tree or isinstance(node, opened):
            pending += ast.iter_child_nodes(node)


def place_of(path: Path) -> tuple[Path, _Parts]:
    """Return the folder to import from and the module's name: a file of a package is imported as a part of the package.

    A folder without `__init__.py` is a package too where the file's imports find something by taking it for one: `from
    .sub import x`, or `from mypkg.sub import x` somewhere below a folder `mypkg`.
    """
    depth = _above(path, 0)
    for node in imports_of(ast.parse(path.read_bytes(), str(path)), in_try=True):
        for parts in _named(node):
            depth = max(depth, _wanted(path, depth, getattr(node, "level", 0), parts))
    depth = _above(path, depth)
    return path.parents[depth], (*(folder.name for folder in reversed(path.parents[:depth])), path.stem)


def imported_files(kernel: Path, check: Callable[[list[Path]], None]) -> set[Path]:
    """Find the kernel's file and the files that it and they import at once, from the folder that the kernel is imported
    from.

    `check` is asked before each file is read. Raises what `ast.parse` does; a SyntaxError names its file.
    """
    check([kernel])
    root, names = place_of(kernel)
    files: set[Path] = set()
    pending = [(kernel, names[:-1]), *_files(root, names)]
    while pending:
        path, package = pending.pop()
        if path in files:
            continue
        files.add(path)
        check([path])
        for node in imports_of(ast.parse(path.read_bytes(), str(path)), in_try=True):
            level = getattr(node, "level", 0)
            start = package[: len(package) - level + 1] if level else ()
            for parts in _named(node) if level <= len(package) else ():
                pending += _files(root, (*start, *parts))
    return files


def _named(node: "ast.Import | ast.ImportFrom") -> Iterator[_Parts]:
    """Each module that a statement names, and what it takes from one, which may be a module."""
    start = (getattr(node, "module", None) or "").split(".")
    for alias in node.names:
        yield tuple(part for part in (*start, *alias.name.split(".")) if part)


def _files(root: Path, parts: _Parts) -> Iterator[tuple[Path, _Parts]]:
    """Yield the files of a module and of the packages around it, each with the package that its relative imports begin
    in.
    """
    for end in range(1, len(parts) + 1):
        place = root.joinpath(*parts[:end])
        for file, package in ((place / "__init__.py", parts[:end]), (Path(f"{place}.py"), parts[: end - 1])):
            if file.is_file():
                yield file, package
                break


def _above(path: Path, depth: int) -> int:
    """How many folders above a file are packages, of which `depth` are known to be."""
    while depth + 1 < len(path.parents) and (path.parents[depth] / "__init__.py").is_file():
        depth += 1
    return depth


def _wanted(path: Path, depth: int, level: int, parts: _Parts) -> int:
    """How many folders above a file have to be packages for one of its imports; 0 where that finds nothing."""
    if level:
        return level if level < len(path.parents) and _is_there(path.parents[level - 1], parts[:1]) else 0
    if _is_there(path.parents[depth], parts[:1]):
        return 0
    above = (at for at in range(1, len(path.parents)) if path.parents[at - 1].name == parts[0])
    return next((at for at in above if _has(path.parents[at], parts)), 0)


def _has(folder: Path, parts: _Parts) -> bool:
    return _is_there(folder, (parts[0], "__init__")) or (len(parts) > 1 and _is_there(folder, parts[:2]))


def _is_there(folder: Path, parts: _Parts) -> bool:
    place = folder.joinpath(*parts)
    return place.is_dir() or Path(f"{place}.py").is_file()
