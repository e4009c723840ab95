"""What a lane builds: a code object with its files, or the failure."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

_T = TypeVar("_T")
# In the place of a lane: what belongs to a run's files, to its machine, and to what its kernels compute.
SOURCE, HOST, PROBLEM = "source", "host", "problem"
OBJECT, ASSEMBLY = "kernel.co", "kernel.s"  # the artifacts of every build that succeeds
SOURCE_ENDINGS = (
    ".py",
    ".hip",
    ".cpp",
    ".cu",
    ".h",
    ".hpp",
    ".cuh",
    ".cc",
    ".hh",
)  # the endings of files that people write
EXECUTED = "executed.csv"  # the artifact of every launch that the emulator ran


@dataclass(frozen=True)
class Toolchain:
    """The exact compiler of a lane.

    `library_sha256` is the hash of the file that does the compiling; it shows a rebuilt wheel, which keeps its name and
    version. `packages` maps each package that takes part to its version.
    """

    compiler: str
    version: str
    path: str
    library_path: str
    library_sha256: str
    packages: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class KernelArgument:
    """One explicit kernel argument, from the code object's metadata. Offsets and sizes are in bytes."""

    offset_bytes: int
    size_bytes: int
    kind: str
    name: str | None = None


@dataclass(frozen=True)
class Box:
    """What one TMA copy of a tensor moves, as a compiler has chosen it: its sides in elements, the innermost last, and
    the width in bytes of the pattern in which it lies in shared memory; 0 is none.
    """

    swizzle: int
    sides: tuple[int, ...]

    @classmethod
    def listed(cls, text: str) -> "tuple[Box, ...]":
        """Return those that a fact of a build lists."""
        boxes = (part.partition(":") for part in text.split())
        return tuple(cls(int(swizzle), tuple(map(int, sides.split("x")))) for swizzle, _, sides in boxes)

    @property
    def text(self) -> str:
        return f"{self.swizzle}:{'x'.join(map(str, self.sides))}"


@dataclass(frozen=True)
class CodeObject:
    """What a lane builds and a device runs.

    `dynamic_lds_bytes` is what the launch must add to the static LDS of the metadata; `grid` is the number of
    workgroups in x, y and z. `folded` are the positions of bound arguments that the compiler has made constants: the
    kernel does not take them. `fixed` are the positions of those whose values the build depends on. The launch gives
    each workgroup `scratch_bytes` of global memory: the parameter behind the bound ones points to all of it. `boxes`
    are those of the descriptors that the host makes, in order, where the kernel takes them as tensor maps.
    """

    kernel_name: str
    arch: str
    path: Path
    sha256: str
    assembly_path: Path
    dynamic_lds_bytes: int
    grid: tuple[int, int, int]
    threads: int
    folded: tuple[int, ...] = ()
    fixed: tuple[int, ...] = ()
    scratch_bytes: int = 0
    boxes: tuple[Box, ...] = ()

    def passed(self, arguments: Sequence[_T]) -> list[_T]:
        """Return those of the bound arguments, or of anything that there is one of for each, that the kernel takes."""
        return [argument for position, argument in enumerate(arguments) if position not in self.folded]

    def __post_init__(self) -> None:
        if self.assembly_path == self.path:
            raise ValueError("a code object needs its assembly text, which is another file")
        if self.threads < 1 or min(self.grid) < 1 or min(self.dynamic_lds_bytes, self.scratch_bytes) < 0:
            raise ValueError(
                "a launch has at least one work-item and one workgroup, and LDS and scratch of no negative size"
            )


SANDBOX, UNCONFINED = "sandbox", "none"  # a fact of a run's machine: what confined the code of kernels' modules
SHIPPED = "shipped", "built on another machine: its compiler is not here"  # a fact of a build, where it is so
BESIDES = "environment_besides"  # a fact of a build: what its process had besides the lane's own environment
FOLDED, FIXED = "folded_arguments", "fixed_arguments"  # facts of a build: positions of arguments
BOXES = "tensor_boxes"  # a fact of a build, where it has any: those of its descriptors, as `Box` lists them
SCRATCH = "scratch_bytes_per_workgroup"  # a fact of a build, where it is not 0: global memory that a launch must give


def positions_of(facts: Mapping[str, str], name: str) -> tuple[int, ...]:
    """Return the positions that a fact of a build lists."""
    return tuple(map(int, facts.get(name, "").split()))


_OF_A_LAUNCH = ("kernel_name", "sha256", "dynamic_lds_bytes", "grid", "threads", "folded", "fixed", "scratch_bytes")
_FACTS = "code.json"  # of a code object for another size, beside its two files


def sized_contents(axes: Mapping[str, int], code: CodeObject) -> dict[str, bytes]:
    """Return the artifacts that keep a code object for a size: its two files, and what else is known of it."""
    facts = {name: getattr(code, name) for name in _OF_A_LAUNCH} | {"boxes": [box.text for box in code.boxes]}
    said = json.dumps({"axes": dict(axes), **facts}).encode()
    contents = {OBJECT: code.path.read_bytes(), ASSEMBLY: code.assembly_path.read_bytes(), _FACTS: said}
    size = "-".join(f"{axis}{value}" for axis, value in sorted(axes.items()))
    return {f"{size}.{name}": content for name, content in contents.items()}


def sized_codes(
    arch: str, names: Iterable[str], placed: Callable[[str], Path]
) -> Iterator[tuple[tuple[tuple[str, int], ...], CodeObject]]:
    """Yield the code objects for other sizes that artifacts of these names keep, with their sizes in order. `placed`
    puts an artifact's content into a file.
    """
    for name in names:
        if not name.endswith(f".{_FACTS}"):
            continue
        facts, size = json.loads(placed(name).read_bytes()), name.removesuffix(f".{_FACTS}")
        axes, boxes = facts.pop("axes"), tuple(Box.listed(" ".join(facts.pop("boxes"))))
        known: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()
        }
        known |= {"path": placed(f"{size}.{OBJECT}"), "assembly_path": placed(f"{size}.{ASSEMBLY}")}
        yield tuple(sorted(axes.items())), CodeObject(arch=arch, boxes=boxes, **known)


CodeObjects = tuple[CodeObject, ...]  # a lane's code objects, one for each of its launches


@dataclass(frozen=True)
class BuildOutcome:
    """The end of one lane's build: a code object with its files, or the stage, pass and message of the failure.

    A build that `is_stopped`, at its time limit or by a SIGKILL, says nothing about its sources. `sources` are those of
    the artifacts that the kernel was built from.
    """

    lane: str
    toolchain: Toolchain
    environment: dict[str, str]
    options: dict[str, object]
    seconds: float
    cached: bool
    artifacts: dict[str, Path]
    code_object: CodeObject | None = None
    failed_stage: str | None = None
    failed_pass: str | None = None
    is_stopped: bool = False
    message: str | None = None
    facts: dict[str, str] = field(default_factory=dict)
    sources: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if (self.code_object is None) == (self.failed_stage is None):
            raise ValueError("a build ends either with a code object or with the stage that failed")
        if self.code_object and not {self.code_object.path, self.code_object.assembly_path} <= {
            *self.artifacts.values()
        }:
            raise ValueError("a code object and its assembly text are artifacts of their build")

    @property
    def ok(self) -> bool:
        return self.code_object is not None
