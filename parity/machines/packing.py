"""What another machine is asked, with the files that it needs, and what comes back.

A request is code to the other machine, which runs under the same user's name. What comes back is data: only this
program's own records are made of it.
"""

import hashlib
import io
import json
import pickle
from collections.abc import Mapping
from dataclasses import dataclass, is_dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

from parity.contract import Contract
from parity.system.hashing import file_sha256

_FILE, _TEXT, _PLACE = "file", "text", "place"
_NUMPY = {("numpy", "dtype"), ("numpy._core.multiarray", "scalar"), ("numpy.core.multiarray", "scalar")}


@dataclass(frozen=True)
class Packed:
    """A request, and the files that it names: each by its place in a folder there, with its content's hash."""

    request: bytes
    files: Mapping[str, str]
    sources: Mapping[str, Path]  # by hash

    @property
    def identity(self) -> str:
        """The same for the same request, whichever process makes it."""
        return hashlib.sha256(self.request + json.dumps(self.files, sort_keys=True).encode()).hexdigest()[:32]


def pack(request: Any, root: Path) -> Packed:
    """Pack a request. Files of the workspace `root` keep their places, others are named by their content. A path at
    which there is no file becomes a place in the other machine's folder.
    """
    packer = _Packer(root)
    packer.dump(request)
    return Packed(packer.stream.getvalue(), packer.files, packer.sources)


class _Packer(pickle.Pickler):
    """Writes the same bytes for the same request, and collects the files."""

    fast = True  # nothing is written as "the same as before", which depends on which objects are the same

    def __init__(self, root: Path) -> None:
        self.stream = io.BytesIO()
        super().__init__(self.stream, protocol=5)
        self._root = root.resolve()
        self._places: dict[Path, int] = {}
        self.files: dict[str, str] = {}
        self.sources: dict[str, Path] = {}

    def persistent_id(self, obj: Any) -> tuple[str, str] | None:
        if isinstance(obj, Contract):
            for file in obj.definition.captured.files() if obj.definition.captured else ():
                self._add(file)
        if isinstance(obj, Path):
            return (_FILE, self._add(obj)) if obj.is_file() else (_PLACE, self._place(obj))
        if isinstance(obj, str) and obj.startswith("/") and Path(obj).is_file():
            return _TEXT, self._add(Path(obj))
        return None

    def _place(self, path: Path) -> str:
        """Name a place by the order in which they come: here, it may be another one each time."""
        return str(self._places.setdefault(path, len(self._places)))

    def _add(self, path: Path) -> str:
        digest, whole = file_sha256(path), path.resolve()
        inside = whole.is_relative_to(self._root)
        name = str(whole.relative_to(self._root)) if inside else f"elsewhere/{digest[:16]}/{path.name}"
        self.files[name], self.sources[digest] = digest, path
        return name


def unpack(request: bytes, files: Path, places: Path) -> Any:
    """Return a request whose files lie in one folder; `places` is where those are that it names without a file."""
    unpacker = pickle.Unpickler(io.BytesIO(request))

    def found(named: tuple[str, str]) -> Any:
        kind, name = named
        if kind == _PLACE:
            (places / name).mkdir(parents=True, exist_ok=True)
            return places / name
        return files / name if kind == _FILE else str(files / name)

    unpacker.persistent_load = found  # type: ignore[method-assign]
    return unpacker.load()


class _Records(pickle.Unpickler):
    """Makes records of this program, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in _NUMPY:
            return super().find_class(module, name)
        if module.startswith("parity."):
            found: Any = import_module(module)
            for part in name.split("."):
                found = getattr(found, part, None)
            if isinstance(found, type) and (is_dataclass(found) or issubclass(found, Enum)):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no record")


def records_of(message: bytes) -> Any:
    """Return what another machine has sent. Raises ValueError for what is no record of this program."""
    try:
        return _Records(io.BytesIO(message)).load()
    except (pickle.UnpicklingError, EOFError, ImportError, AttributeError, IndexError, TypeError, KeyError) as error:
        raise ValueError(f"what came back is no record of this program: {error}") from error
