"""Replaces this machine's folders by names: a lab book tells which files took part, but nobody's folders.

`/home/ada/bench/.venv/lib/python3.11/site-packages/triton` becomes `{env}/lib/python3.11/site-packages/triton`, a
path in the workspace becomes relative to it, and a file anywhere else becomes `{elsewhere}/NAME`. Folders that every
machine has (`/usr`, `/opt/rocm`, ...) keep their names.
"""

import re
import sys
from pathlib import Path
from typing import Any

_COMMON = re.compile(r"/(?:usr|bin|sbin|lib|lib64|etc|dev|proc|sys|run|opt/rocm[^/]*)(?:/|$)")
# Parts of another machine's path that show what it is relative to.
_IN_ENVIRONMENT = re.compile(r"/(lib/python3\.\d+/site-packages/.*|bin/python[\d.]*)$")
_IN_WORKSPACE = re.compile(r"/((?:\.parity|hip_kernels|triton_kernels|experiments)/.*)$")
# An absolute path in a text: not part of a longer path, of a word or of a URL; it may follow a compiler's -I or -L.
_PATH = re.compile(r"(?:(?<=-[IL])|(?<![\w./~}\])>-]))(?:/[\w.+@=~{}-]+){2,}/?")


class Places:
    """Rewrites paths, texts and documents without this machine's folders.

    `root` is the workspace's folder. Without one, only what a path itself tells is used, so that every machine gives
    the same result.
    """

    def __init__(self, root: Path | None = None) -> None:
        folders = [] if root is None else [(root.resolve(), "."), (root.absolute(), "."), (Path(sys.prefix), "{env}")]
        self._known = sorted({str(folder): name for folder, name in folders}.items(), key=lambda known: -len(known[0]))

    def text(self, text: str) -> str:
        """Replace every absolute path in a text."""
        for folder, name in self._known:
            if folder in text:
                inside = "" if name == "." else f"{name}/"
                text = text.replace(f"{folder}/", inside)
                text = re.sub(f"{re.escape(folder)}(?![\\w.+-])", name, text)
        return _PATH.sub(lambda match: _named(match[0]), text)

    def file(self, path: Path) -> str:
        """Name a file of this machine: outside of the known folders it lies elsewhere, whatever folder it is in."""
        is_known = not self._known or any(path.is_relative_to(folder) for folder, _ in self._known)
        return self.text(str(path)) if is_known or _COMMON.match(str(path)) else f"{{elsewhere}}/{path.name}"

    def document(self, value: Any) -> Any:
        """Rewrite all texts in a document's value, those in lists and tables too."""
        match value:
            case str():
                return self.text(value)
            case list() | tuple():
                return [self.document(item) for item in value]
            case dict():
                return {name: self.document(item) for name, item in value.items()}
        return value


def _named(path: str) -> str:
    """Name a path that lies in none of the known folders."""
    if _COMMON.match(path):
        return path
    if match := _IN_WORKSPACE.search(path):
        return match[1]
    if match := _IN_ENVIRONMENT.search(path):
        return "{env}/" + match[1]
    return "{elsewhere}/" + path.rstrip("/").rpartition("/")[2]
