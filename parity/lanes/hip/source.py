"""A HIP source as people write it, made ready for a compiler that has no host headers.

Sources that need nothing, because they bring their own few definitions, are compiled as they are.
"""

import hashlib
import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from pathlib import Path

from parity.errors import BuildError
from parity.lanes.base import BuildRequest, absolute_includes
from parity.lanes.flags import folders_of
from parity.lanes.hip import declarations, slicing, standins
from parity.lanes.hip.declarations import Macro, declarations_of, macro_of, macros_of, tokens_of
from parity.lanes.hip.slicing import Slice, device_part
from parity.lanes.hip.standins import StandIn, includes_of, stand_ins
from parity.lanes.sources import included_files

COMPILED = "compiled"  # the folder of a build with the texts that differ from the user's
_OF_HIP = {"threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize", "__syncthreads", "hipThreadIdx_x"}
_QUOTED = re.compile(r"'([A-Za-z_]\w*)'")
_MOST_NAMED = 3
_UPWARD = re.compile(r"^(?:\.{0,2}/)+")
_DEFINE = re.compile(r"-D\s*(\w+)=?(.*)", re.DOTALL)


def has_hip(folder: Path) -> bool:
    """Return whether an include folder holds HIP's own headers, as ROCm's does: they need ROCm's clang."""
    return (folder / "hip" / "hip_runtime.h").is_file()


class Headers(Enum):
    """What a compiler has of HIP's headers: all of them, the content but not the names, or none."""

    ALL = "all"
    BUILT_IN = "built in"
    NONE = "none"


@dataclass(frozen=True)
class PlacedSource:
    """A source where a compiler finds it. The compiler starts in `base`.

    `stand_ins` is a folder of headers that is searched after the flags' own. `mirror` holds all files of the source,
    where one of them differs from the user's.
    """

    kernel: Path
    base: Path
    flags: list[str]
    stand_ins: Path | None
    mirror: Path | None = None


class Source:
    """A lane's HIP source, and what is done so that a compiler with these headers takes it."""

    def __init__(self, request: BuildRequest, headers: Headers) -> None:
        self._request = request
        self._headers = headers

    @cached_property
    def _files(self) -> dict[Path, str]:
        """The kernel and the headers that it includes from its own folders; those of system folders are not touched."""
        kernel = self._request.kernel
        folders = [
            kernel.parent / folder
            for flag, folder, _ in folders_of(self._request.spec.flags)
            if flag.startswith(("-I", "-iquote"))
            and (self._headers is Headers.ALL or not has_hip(kernel.parent / folder))
        ]
        paths = included_files(kernel, folders, self._request.check_sources)
        return {path: path.read_text(errors="replace") for path in sorted(paths)}

    @property
    def files(self) -> list[Path]:
        return list(self._files)

    @cached_property
    def _defines(self) -> dict[str, Macro]:
        matches = (_DEFINE.fullmatch(flag) for flag in self._request.source_flags())
        return {define[1]: macro_of(define[2]) for define in matches if define}

    @cached_property
    def _missing(self) -> list[str]:
        """The headers that the source includes, that are none of its own files, and that it does not do without."""
        return [
            name
            for name in includes_of(self._files.values())
            if not any(path.match(_UPWARD.sub("", name)) for path in self._files)
            and not any(f"__has_include(<{name}>)" in text for text in self._files.values())
        ]

    @cached_property
    def _speaks_hip(self) -> bool:
        """Whether the source leaves definitions to HIP's headers."""
        if self._missing:
            return True
        words = {token.text for text in self._files.values() for token in tokens_of(text) if token.kind == "word"}
        if not words & _OF_HIP:
            return False
        macros = {name: macro for text in self._files.values() for name, macro in macros_of(text).items()}
        declared = {
            name
            for text in self._files.values()
            for declaration in declarations_of(text, macros)
            for name in declaration.names
        }
        return bool(words & _OF_HIP - declared - macros.keys())

    @cached_property
    def _stand_ins(self) -> list[StandIn]:
        return stand_ins(self._missing, self._headers.value) if self._speaks_hip else []

    @cached_property
    def _slice(self) -> Slice:
        needs_none = self._headers is Headers.ALL and not self._stand_ins
        if needs_none or not self._speaks_hip:
            return Slice({}, [])
        wanted = (token.text for token in tokens_of(self._request.symbol) if token.kind == "word")
        return device_part(self._files, self._defines, wanted)

    @property
    def needs_hip(self) -> bool:
        """Whether the compiler must be given HIP's definitions."""
        return self._speaks_hip and self._headers is Headers.NONE

    @property
    def has_hip_header(self) -> bool:
        return any(name.startswith("hip/") for name in self._missing)

    @property
    def instantiated(self) -> str | None:
        """The template's instance that is to be compiled."""
        return self._request.symbol if "<" in self._request.symbol else None

    @cached_property
    def identity(self) -> dict[str, str]:
        """What decides the build's result besides files, flags and compiler; nothing where these decide all."""
        identity = {"instantiated": self.instantiated} if self.instantiated else {}
        is_helped = bool(self._stand_ins) or (self._speaks_hip and self._headers is not Headers.ALL)
        return {**identity, "hip_headers": _own_sha256()} if is_helped else identity

    @property
    def facts(self) -> dict[str, str]:
        """What was passed over and stood in for, by file and line."""
        facts: dict[str, str] = {}
        if self._slice.passed_over:
            facts["passed_over"] = ", ".join(
                f"{omission.name} ({omission.path.name}:{omission.line})" for omission in self._slice.passed_over
            )
        if self._stand_ins:
            facts["stand_ins"] = ", ".join(header.name for header in self._stand_ins if header.name in self._missing)
        return facts

    def place(self, out: Path, temporary: Path, appended: str = "") -> PlacedSource:
        """Put what the compiler needs into `temporary`, and the texts that differ from the user's into `out` as well.

        `appended` is a text after the kernel's file.
        """
        request, flags = self._request, self._request.source_flags()
        texts = dict(self._slice.texts)
        if appended:
            texts[request.kernel] = f"{texts.get(request.kernel, self._files[request.kernel])}\n{appended}"
        folder = temporary / "headers" if self._stand_ins else None
        if folder is not None:
            standins.write(folder, self._stand_ins)
        if not texts:
            return PlacedSource(request.kernel, request.base, flags, folder)
        root, mirror = self._root, temporary / "mirror"
        for path, text in self._files.items():
            _write(mirror / path.relative_to(root), texts.get(path, text))
        for path, text in texts.items():
            _write(out / COMPILED / path.relative_to(root), text)
        base = mirror / request.base.relative_to(root)
        base.mkdir(parents=True, exist_ok=True)
        kernel = mirror / request.kernel.relative_to(root)
        # A header that only a compiler finds, through a macro, is none of these files: it is looked for where it lies.
        unseen = [f for f in absolute_includes(flags, request.base) if f.startswith("-I/")]
        folders = [f"-I{kernel.parent}", *unseen, f"-I{request.kernel.parent}"]
        return PlacedSource(kernel, base, [*(_moved(flag, root, mirror) for flag in flags), *folders], folder, mirror)

    @property
    def _root(self) -> Path:
        folders = [self._request.base, *(path.parent for path in self._files)]
        return Path(os.path.commonpath(folders))

    @contextmanager
    def explained(self, placed: PlacedSource) -> Iterator[None]:
        """Make errors of a build name the user's files, and say of a missing name that it was passed over."""
        try:
            yield
        except BuildError as error:
            message = str(error).replace(f"{placed.mirror}/", "") if placed.mirror else str(error)
            missing = set(_QUOTED.findall(message))
            notes = [
                f"note: '{omission.name}' ({omission.path.name}:{omission.line}) was passed over: it is host code"
                for omission in self._slice.passed_over
                if omission.name in missing
            ]
            raise BuildError(
                "\n".join([message, *notes[:_MOST_NAMED]]),
                stage=error.stage,
                pass_name=error.pass_name,
                is_stopped=error.is_stopped,
            ) from error


def _moved(flag: str, root: Path, mirror: Path) -> str:
    """Return the flag of an include folder with the folder's path in the mirror, if the folder lies below `root`."""
    if not flag.startswith("-I/") or not Path(flag[2:]).is_relative_to(root):
        return flag
    return f"-I{mirror / Path(flag[2:]).relative_to(root)}"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def _own_sha256() -> str:
    """Hash the stand-ins and the rules by which sources are sliced."""
    rules = [Path(module.__file__ or "").read_text() for module in (declarations, slicing, standins)]
    return hashlib.sha256(json.dumps([standins.texts_of_all(), rules]).encode()).hexdigest()[:12]
