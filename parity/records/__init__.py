"""Plain records that the stages pass to each other. They are frozen, without behaviour, torch and SQL."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Never, TypeVar

from parity.errors import StoreError
from parity.records.faults import Fault

_T = TypeVar("_T")

SOURCE, HOST = "source", "host"  # in the place of a lane: what belongs to a run's files, and to its machine
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


# The names of counters: what each scope is about stands in docs/lab_book.md.
RESOURCES = (
    "next_free_vgpr", "vgpr_count", "vgpr_allocated", "agpr_count", "sgpr_count", "vgpr_spills", "sgpr_spills",
    "private_segment_bytes", "lds_bytes", "lds_static_bytes", "wave_size", "max_threads",
)  # fmt: skip
STATIC_SCOPES = ("resources", "occupancy", "occupancy_limit", "function", "function_class", "hot_loop",
                 "hot_loop_class")  # fmt: skip
EMULATED_SCOPES = ("executed", "executed_class", "hot_loop_executed", "hot_loop_executed_class", "waits", "lds",
                   "global", "per_unit", "issued")  # fmt: skip


class Word(StrEnum):
    """A word that lab books have."""

    @classmethod
    def _missing_(cls, value: object) -> Never:
        """Raises StoreError: a row is damaged, or of a newer parity."""
        known = ", ".join(cls)
        raise StoreError(f"the lab book has the word '{str(value)[:40]}', which this parity does not know: {known}")


class Basis(Word):
    """How a figure was obtained. Every number that is shown or stored has a basis."""

    MEASURED = "measured"
    EMULATED = "emulated"
    STATIC = "static"
    PROFILED = "profiled"  # on hardware but under a profiler: for counters, never for a KPI
    IMPORTED = "imported"
    PREDICTED = "predicted"


class Verdict(Word):
    """The judgement of a run."""

    KEEP = "keep"
    REJECT = "reject"
    INCONCLUSIVE = "inconclusive"
    INVALID = "invalid"


class RunStatus(Word):
    """The state of a run. It is `interrupted` if its process ended before the verdict, and `answered` if an earlier run
    of another step had asked the same: then it has no verdict of its own.
    """

    RUNNING = "running"
    FINISHED = "finished"
    INTERRUPTED = "interrupted"
    ANSWERED = "answered"


class CheckStatus(Word):
    """What a contract check found; `not_shown` means that the artifacts do not show the answer."""

    HELD = "held"
    VIOLATED = "violated"
    NOT_SHOWN = "not_shown"


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
        """Those that a fact of a build lists."""
        each = (part.partition(":") for part in text.split())
        return tuple(cls(int(swizzle), tuple(map(int, sides.split("x")))) for swizzle, _, sides in each)

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
        """Those of the bound arguments, or of anything that there is one of for each, that the kernel takes."""
        return [argument for position, argument in enumerate(arguments) if position not in self.folded]

    def __post_init__(self) -> None:
        if self.assembly_path == self.path:
            raise ValueError("a code object needs its assembly text, which is another file")
        if self.threads < 1 or min(self.grid) < 1 or min(self.dynamic_lds_bytes, self.scratch_bytes) < 0:
            raise ValueError(
                "a launch has at least one work-item and one workgroup, and LDS and scratch of no negative size"
            )


SANDBOX, UNCONFINED = "sandbox", "none"  # a fact of a run's machine: what confined the code of kernels' modules
BESIDES = "environment_besides"  # a fact of a build: what its process had besides the lane's own environment
FOLDED, FIXED = "folded_arguments", "fixed_arguments"  # facts of a build: positions of arguments
BOXES = "tensor_boxes"  # a fact of a build, where it has any: those of its descriptors, as `Box` lists them
SCRATCH = "scratch_bytes_per_workgroup"  # a fact of a build, where it is not 0: global memory that a launch must give


def positions_of(facts: Mapping[str, str], name: str) -> tuple[int, ...]:
    """The positions that a fact of a build lists."""
    return tuple(map(int, facts.get(name, "").split()))


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


@dataclass(frozen=True)
class Check:
    """One clause of the contract, checked on one lane's artifacts, or on those of all lanes (lane `pair`)."""

    lane: str
    name: str
    status: CheckStatus
    expected: str
    found: str


class VerificationStatus(Word):
    """Whether a lane's code object computes the contract's formula; `unverified` is always reported."""

    VERIFIED = "verified"
    FAILED = "failed"
    UNVERIFIED = "unverified"


@dataclass(frozen=True)
class WrongElement:
    """One element that is wrong: its place in an output, both values, and the inputs behind it, in words."""

    output: str
    index: tuple[int, ...]
    got: str
    wanted: str
    inputs: str = ""

    def sentence(self) -> str:
        at = f"{self.output}[{', '.join(map(str, self.index))}]"
        return f"{at} is {self.got}, not {self.wanted}" + (f" ({self.inputs})" if self.inputs else "")


ELEMENT_TYPES = "element types"  # the check of that name
CHECK_THE_GRID = "check that the contract's blocks and grid are the kernel's"


@dataclass(frozen=True)
class VerificationCase:
    """One comparison with the reference: elements compared, wrong and not written, and in words what else is wrong: the
    first `fault`, or what was written where it should not be.

    `tolerance` says how far a right result may be from the reference, with its basis; `wrong_elements` are the first
    wrong ones; `shared` says what all wrong ones have in common. `note` says what is no mistake, but not shown either.
    """

    lane: str
    name: str
    workgroups: int
    elements: int
    wrong: int
    unwritten: int
    detail: str
    tolerance: str = "exact"
    wrong_elements: tuple[WrongElement, ...] = ()
    shared: tuple[str, ...] = ()
    note: str = ""
    fault: Fault | None = None

    def __post_init__(self) -> None:
        if min(self.wrong, self.unwritten) < 0 or max(self.wrong, self.unwritten) > self.elements:
            raise ValueError("elements that are wrong or not written are some of those that were compared")

    @property
    def passed(self) -> bool:
        return self.wrong == 0 and self.unwritten == 0 and not self.detail

    def failure(self) -> str:
        """What is wrong, in a sentence: how much, the first wrong element, what all wrong ones have in common."""
        parts = [self.detail or f"{self.wrong} of {self.elements} elements wrong, {self.unwritten} not written"]
        if not self.detail:
            parts += [f"first: {of.sentence()}" for of in self.wrong_elements[:1]]
            parts += self.shared
        if self.unwritten and self.wrong <= self.unwritten and not self.detail:
            parts.append(CHECK_THE_GRID)
        return "; ".join(parts)


@dataclass(frozen=True)
class MemoryInstruction:
    """What one LDS or global instruction did in an emulated run: its assembly line and text, wave accesses, LDS cycles
    and conflict cycles, distinct aligned segments of 32, 64 and 128 bytes, bytes asked for, and lanes off their natural
    alignment. The figures of the other memory space are zero.
    """

    line: int
    text: str
    space: str
    accesses: int
    cycles: int
    conflict_cycles: int
    segments_32: int
    segments_64: int
    segments_128: int
    bytes_asked: int
    misaligned_lanes: int


@dataclass(frozen=True)
class Counted:
    """What the emulator counted in one launch: figures by (scope, name), its memory instructions, and by line of the
    assembly text how many wave-instructions ran.
    """

    counters: dict[tuple[str, str], float]
    memory: tuple[MemoryInstruction, ...] = ()
    lines: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Verification:
    """What a device found about one lane. `counted` has the figures of each of its launches, by the launch's name;
    `not_shown` says what the cases do not show about the contract.
    """

    lane: str
    status: VerificationStatus
    detail: str
    cases: tuple[VerificationCase, ...] = ()
    device: str = "emulator"
    counted: dict[str, Counted] = field(default_factory=dict)
    not_shown: str = ""

    def __post_init__(self) -> None:
        if self.status is VerificationStatus.VERIFIED and not (self.cases and all(case.passed for case in self.cases)):
            raise ValueError("verified needs cases, all of them passed")
        if self.status is VerificationStatus.FAILED and not self.detail:
            raise ValueError("a failed verification says what failed")


@dataclass(frozen=True)
class DeviceFacts:
    """Identifies a GPU: its kind (`hip`, `cuda`), name, architecture, what distinguishes it from others of its kind
    (PCI address or UUID), driver and runtime versions, memory and last-level cache in bytes; `uuid` is of this very GPU
    wherever it is, and empty where it does not tell it.
    """

    kind: str
    name: str
    arch: str
    identity: str
    driver: str
    runtime: str
    memory_bytes: int
    last_level_cache_bytes: int
    uuid: str = ""


@dataclass(frozen=True)
class DeviceState:
    """What a device reports: clock in MHz, temperature in degrees Celsius, power in watts; None if unknown."""

    clock_mhz: float | None = None
    temperature_c: float | None = None
    power_w: float | None = None


@dataclass(frozen=True)
class Reason:
    """One numbered reason of a verdict. `code` is stable, `text` is for people."""

    number: int
    code: str
    text: str


@dataclass(frozen=True)
class Judgement:
    """The verdict with its basis and its reasons, the most decisive first. Only a measured run can be kept."""

    verdict: Verdict
    basis: Basis
    reasons: tuple[Reason, ...]

    def __post_init__(self) -> None:
        if self.verdict is Verdict.KEEP and self.basis is not Basis.MEASURED:
            raise ValueError(f"a run is kept on measured times, not on a basis that is {self.basis}")
        if not self.reasons or [reason.number for reason in self.reasons] != [*range(1, len(self.reasons) + 1)]:
            raise ValueError("a verdict has reasons, numbered from 1")

    @classmethod
    def of(cls, verdict: Verdict, basis: Basis, reasons: Sequence[tuple[str, str]]) -> "Judgement":
        """A judgement from the (code, text) of each reason, in order."""
        return cls(verdict, basis, tuple(Reason(number, *reason) for number, reason in enumerate(reasons, 1)))

    def noting(self, notes: Sequence[tuple[str, str]]) -> "Judgement":
        """The judgement with further reasons after its own; they decide nothing."""
        return self.of(self.verdict, self.basis, [*((reason.code, reason.text) for reason in self.reasons), *notes])


class ExpectationStatus(Word):
    """What became of a clause; `untested` is what nothing here could show."""

    CONFIRMED = "confirmed"
    FALSIFIED = "falsified"
    UNTESTED = "untested"


@dataclass(frozen=True)
class Expected:
    """A clause that a step expects, and what became of it: the figure, what it was held against, their basis, and both
    in words.
    """

    number: int
    clause: str
    is_required: bool
    status: ExpectationStatus
    value: float | None
    bound: float | None
    basis: str | None
    detail: str

    def __post_init__(self) -> None:
        if self.status is not ExpectationStatus.UNTESTED and None in (self.value, self.bound, self.basis):
            raise ValueError("what is confirmed or falsified has a figure, a bound and a basis")

    def sentence(self) -> str:
        """`expected ratio < 1.2: falsified: it is 1.26 (measured)`."""
        required = "required" if self.is_required else "expected"
        return f"{required} {self.clause}: {self.status}: {self.detail}"


class Repeats(StrEnum):
    """By what a step is known to repeat another one's experiment."""

    EXPERIMENT = "experiment"  # kernels, options, environment, toolchain, contract
    CODE_OBJECTS = "code objects"
    HISTORY = "history"  # what the imported log says it set


class NoteKind(Word):
    """What a note is: a remark, something that was found out, or something to do next."""

    NOTE = "note"
    FINDING = "finding"
    PLAN = "plan"


@dataclass(frozen=True)
class Note:
    """What somebody wrote about a study, or about one of its steps. What is closed is not shown any more."""

    uuid: str
    study: str
    step: str | None
    kind: NoteKind
    text: str
    created_at: str
    closed_at: str | None


class State(StrEnum):
    """How serious a finding is."""

    OK = "ok"
    NOTE = "note"  # worth knowing
    ABSENT = "absent"  # not on this machine
    PROBLEM = "problem"  # changes code or times


@dataclass(frozen=True)
class Diagnosis:
    """One finding, and the advice what to do about it, which is empty if there is nothing to do."""

    topic: str
    state: State
    text: str
    advice: str = ""
