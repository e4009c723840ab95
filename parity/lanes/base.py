"""What a lane builder is, what it is asked to build, and which files a lane may include."""

import os
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import Any, Protocol

from parity.contract import Axes, Contract, LaneSpec, ToolchainSpec
from parity.contract.arguments import DescriptorSpec, StructSpec, TensorMapSpec
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.lanes.flags import check_flags, folders_of
from parity.records import Diagnosis, Toolchain
from parity.system.hashing import HashMemory

LOG, RESULT = "log.txt", "result.json"
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_MOST_SOURCE_BYTES = 4 << 20  # limit for one file


@dataclass(frozen=True)
class BuildRequest:
    """One lane of one step, to be built for the contract's architecture within `limit_s` seconds. `files` are those
    that the step names as its own, from the workspace's folder: data that a kernel's module may read.

    Raises InputError for an include folder outside the workspace.
    """

    workspace: Workspace
    contract: Contract
    lane: str
    spec: LaneSpec
    hashes: HashMemory
    limit_s: float
    files: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for flag, folder, is_beside in folders_of(self.spec.flags):
            if not is_beside and not Path(folder).is_absolute():
                raise InputError(f"field 'flags': '{flag} {folder}': a relative include folder is written -I{folder}")
            self._check_inside(self.kernel.parent / folder, f"field 'flags': '{flag}'")

    @property
    def kernel(self) -> Path:
        """The kernel's source file; a relative path is below the workspace.

        Raises InputError if it lies outside and the lane does not set `outside`, or if it is not an ordinary file.
        """
        where = f"field 'kernel': '{self.spec.kernel}'"
        try:
            path = (self.workspace.root / Path(self.spec.kernel).expanduser()).resolve()
            self._check_inside(path, where)
            if path.exists():
                check_source(path, where)
        except (OSError, RuntimeError) as error:
            raise InputError(f"{where} names no file: {error}") from error
        return path

    @property
    def symbol(self) -> str:
        """The kernel's name. In `field 'symbol'`, `{NAME}` stands for the constant of this name.

        Raises InputError for a name that is no constant.
        """
        constants = self.contract.constants(self.spec)

        def value(match: re.Match[str]) -> str:
            if match[1] not in constants:
                known = ", ".join(constants) or "none"
                raise InputError(f"field 'symbol': '{match[1]}' is no constant of the lane: there are {known}")
            constant = constants[match[1]]
            return str(constant).lower() if isinstance(constant, bool) else str(constant)

        return _PLACEHOLDER.sub(value, self.spec.symbol)

    @property
    def base(self) -> Path:
        """The folder in which compilers start, so that their output names sources relative to it: the workspace, or
        the kernel's folder if the kernel lies outside.
        """
        root = self.workspace.root.resolve()
        return root if self.kernel.is_relative_to(root) else self.kernel.parent

    def source_flags(self) -> list[str]:
        """Return the lane's flags and its constants as defines, for a C++ compiler. A constant that the symbol takes as
        a template argument is no define: it would replace the parameter's name in the source.

        A relative include folder is relative to the kernel's folder; it is rewritten to be relative to `base`.
        """
        folder, constants = self.kernel.parent, self.contract.constants(self.spec)
        flags = [
            f"-I{os.path.relpath(folder / flag[2:], self.base)}" if flag.startswith("-I") and flag != "-I" else flag
            for flag in self.spec.flags
        ]
        in_symbol = _PLACEHOLDER.findall(self.spec.symbol)
        values = {
            name: int(value) if isinstance(value, bool) else value
            for name, value in constants.items()
            if name not in in_symbol
        }
        return [*flags, *(f"-D{name}={value}" for name, value in values.items())]

    def check_sources(self, paths: Iterable[Path]) -> None:
        """Raise InputError for a file that the kernel includes but must not include, or that is not a source file."""
        for path in paths:
            self._check_inside(path, f"'{path}', which '{self.spec.kernel}' includes,")
            check_source(path, str(path))

    def _check_inside(self, path: Path, where: str) -> None:
        """Raise InputError for a file outside the workspace, unless the lane allows it.

        A link counts as its target, because the target's content is copied into the lab book.
        """
        root = self.workspace.root.resolve()
        if not self.spec.outside and not path.resolve().is_relative_to(root):
            raise InputError(
                f"{where} lies outside the workspace {root}: if that is intended, write 'outside = true' in "
                f"[lanes.{self.lane}]"
            )


def absolute_includes(flags: Iterable[str], base: Path) -> list[str]:
    """Return the flags with absolute include folders, where they were relative to `base`."""
    return [f"-I{base / flag[2:]}" if flag.startswith("-I") and flag != "-I" else flag for flag in flags]


def check_source(path: Path, where: str) -> None:
    """Raise InputError unless this is an ordinary file of limited size: reading a pipe or a device may never end."""
    if not path.is_file():
        raise InputError(f"{where} is not an ordinary file")
    if path.stat().st_size > _MOST_SOURCE_BYTES:
        raise InputError(f"{where} has {path.stat().st_size:,} bytes: a source has at most {_MOST_SOURCE_BYTES:,}")


@dataclass(frozen=True)
class BuilderReport:
    """What a builder reports besides its output files: the size of dynamic LDS, facts worth recording, which bound
    arguments are constants of the code or decided about it (see CodeObject), which files the source imported, the
    environment that the compiler's process really had, as far as it may change code, the kernel's name in the code
    object, where only the compiler knows that (a template's), how much global memory the compiler wants for each
    workgroup, for which the first pointer is that it appends, and what a tensor map of each of its descriptors moves.
    """

    dynamic_lds_bytes: int
    facts: dict[str, str]
    folded: tuple[int, ...] = ()
    fixed: tuple[int, ...] = ()
    imported: tuple[str, ...] = ()
    had: Mapping[str, str] = field(default_factory=dict)
    kernel: str | None = None
    scratch_bytes: int = 0
    boxes: tuple[str, ...] = ()


class Builder(Protocol):
    """Builds code objects for one lane with one compiler."""

    def toolchain(self) -> Toolchain:
        """Return the compiler's identity. Raises UnavailableError if this machine does not have the compiler."""

    def identity(self) -> dict[str, Any]:
        """Return everything except toolchain and sources that decides the build's result: options, environment."""

    def build(self, out: Path) -> BuilderReport:
        """Write kernel.co, kernel.s, the IR and log.txt to `out`. Raises BuildError."""


def same_constants(contract: Contract, spec: LaneSpec, axes: Axes) -> bool:
    """Return whether a build for the contract's sizes has the same compiled-in constants as one for `axes`."""
    return contract.constants(spec, axes) == contract.constants(spec)


@dataclass(frozen=True)
class BuilderKind:
    """What a builder is: all that the rest of parity knows of it. Its folder declares it.

    What a lane may set:
    `toolchains`, the fields of `toolchain`; `flags`, the compiler flags besides those of every C++ compiler, as a
    pattern (None: it has no flags); `has_options`: options besides its constants; `has_configs`: a configuration of
    kernels that may be autotuned; `takes_descriptors`, `takes_tensor_maps`, `takes_structs`: what its arguments may be;
    `check` raises InputError for the rest.

    How it builds:
    `choose` finds the compiler for a request (its name or `auto`) and raises UnavailableError; `pinned` is what it sets
    in the compiler's environment, unless the lane's `env` does; `included` gives the files that a source includes in
    ways that its text does not show; `holds_for` says whether a build for the contract's sizes is right for others too;
    `is_compiled`: what the machine code does with the lane's constants, the builder sees to.

    What it makes:
    `appended_pointers` is how many arguments the compiler appends to every kernel; `fixes_threads`: the compiler, not
    the launch, decides how many work-items a workgroup has.

    For commands: `releases` reads what `parity bisect` varies, a release or a path, by the compiler's name; `asked_for`
    is the name by which a recorded compiler is asked for again (it raises UnavailableError where that cannot be told);
    `starters` has the constants of its starter kernels, each with a comment, by operator: a kernel lies in the
    builder's folder `starters`; `diagnoses` is what `parity doctor` says of its compilers, whose hashes are remembered
    in a folder.
    """

    title: str
    choose: Callable[["BuildRequest", str], tuple[Builder, Toolchain]]
    toolchains: tuple[str, ...] = ()
    flags: re.Pattern[str] | None = None
    has_options: bool = False
    has_configs: bool = False
    takes_descriptors: bool = False
    takes_tensor_maps: bool = False
    takes_structs: bool = True
    check: Callable[[LaneSpec], None] = lambda _: None
    pinned: Mapping[str, str] = field(default_factory=dict)
    included: Callable[["BuildRequest"], set[Path]] = lambda _: set()
    holds_for: Callable[[Contract, LaneSpec, Axes], bool] = same_constants
    is_compiled: bool = True
    appended_pointers: int = 0
    fixes_threads: bool = False
    releases: Mapping[str, Callable[[str], ToolchainSpec]] = field(default_factory=dict)
    asked_for: Callable[[str], str] = lambda _: "auto"
    starters: Mapping[str, Mapping[str, tuple[str, str]]] = field(default_factory=dict)
    diagnoses: Callable[[Path], Iterable[Diagnosis]] = lambda _: ()

    def check_lane(self, lane: LaneSpec) -> None:
        """Raise InputError for a setting that a lane of this builder may not have."""
        lane.toolchain.check(self.toolchains)
        if not self.takes_descriptors and any(isinstance(argument, DescriptorSpec) for argument in lane.arguments):
            raise InputError("field 'arguments': a descriptor is for a Triton kernel: others take its tensor")
        if not self.takes_tensor_maps and any(isinstance(argument, TensorMapSpec) for argument in lane.arguments):
            raise InputError("field 'arguments': a tensor map is for a CUDA kernel: bind the tensor")
        if not self.takes_structs and any(isinstance(argument, StructSpec) for argument in lane.arguments):
            raise InputError(f"field 'arguments': a {self.title} kernel takes no struct: bind its fields as arguments")
        has = [*(["flags"] if self.flags else []), *(["options"] if self.has_options else []), "constants"]
        for name in ("flags", "options"):
            if getattr(lane, name) and name not in has:
                raise InputError(f"field '{name}': {self.title} lanes have {' and '.join(has)}, no {name}")
        if self.flags is not None:
            check_flags(lane.flags, self.flags)
        if lane.config is not None and not self.has_configs:
            raise InputError(
                "field 'config': names a configuration of @triton.autotune, which only kernels of Triton and Gluon have"
            )
        self.check(lane)


_ERROR_LINE = re.compile(r"^.*\berror: .*$", re.MULTILINE)
_NEXT_MESSAGE = re.compile(r"^(?:.*\b(?:error|warning): |In file included from |\d+ (?:error|warning)s? )")
_MOST_LINES, _LONGEST_LINE = 12, 300


def first_error(log: str) -> str:
    """Return the line of a compiler's log that says what is wrong, shortened."""
    match = _ERROR_LINE.search(log)
    lines = [line for line in log.strip().splitlines() if line.strip()]
    text = match.group(0) if match else lines[-1] if lines else "no message"
    return text.strip()[:300]


def first_error_in_source(log: str) -> str:
    """Return the first error of a C++ compiler's log as the compiler shows it: the source line, the caret, and what is
    noted about it, shortened. Of a log without an error, return the last line.
    """
    match = _ERROR_LINE.search(log)
    if match is None:
        return first_error(log)
    first, *following = log[match.start() :].splitlines()
    lines = [first.strip(), *takewhile(lambda line: not _NEXT_MESSAGE.match(line), following)]
    while not lines[-1].strip():
        lines.pop()
    if len(lines) > _MOST_LINES:
        lines = [*lines[: _MOST_LINES - 1], f"({len(lines) - _MOST_LINES + 1} more lines)"]
    return "\n".join(line.rstrip()[:_LONGEST_LINE] for line in lines)
