"""One lane of a contract: its kernel, how it is built and what its launch passes."""

from collections.abc import Mapping
from dataclasses import dataclass as plain_dataclass
from dataclasses import replace
from typing import Annotated, Any

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.contract.toml import STRICT
from parity.operators import DType

Count = Annotated[int, Field(gt=0, lt=1 << 31)]  # a launch's numbers have 32 bits
LaneName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
NOT_LANES = ("baseline", "candidate", "control", "device", "pair", "vendor")  # what else has rows in the lab book
Text = Annotated[str, Field(pattern=r"^[^\x00]*$")]
Variable = Annotated[str, Field(pattern=r"^[^=\x00]+$")]
Finite = Annotated[float, Field(allow_inf_nan=False)]
Scalar = Text | bool | int | Finite


@dataclass(config=STRICT)
class ToolchainSpec:
    """Which compiler a lane asks for: a Triton version, or the interpreter that has it."""

    triton: str | None = None
    python: str | None = None


@dataclass(config=STRICT)
class ScratchSpec:
    """Memory that a lane works in: its size in bytes (a number or an expression), and what each byte holds before a
    launch that is verified. Between timed launches nothing fills it again.
    """

    size_bytes: str | Count
    fill: Annotated[int, Field(ge=0, le=255)] = 0


Grid = Annotated[list[Text | Count], Field(max_length=3)]


@dataclass(config=STRICT)
class LaunchSpec:
    """One launch of a lane that has several. What it leaves out is the lane's; its constants, options and types are
    added to the lane's, its flags come after them.
    """

    symbol: str
    arguments: list[Text | int | Finite]
    grid: Grid
    kernel: Text | None = None
    constants: dict[str, Scalar] = Field(default_factory=dict)
    types: dict[str, DType] = Field(default_factory=dict)
    options: dict[str, Scalar] = Field(default_factory=dict)
    flags: list[Text] = Field(default_factory=list)
    dynamic_lds_bytes: Annotated[int, Field(ge=0)] | None = None


@dataclass(config=STRICT)
class LaneSpec:
    """How one lane is built, and by which builder: the lane's name says it where `builder` does not.

    `arguments` binds the kernel's parameters, in order: tensors and scalars of the contract by their names, expressions
    over its axes (`m`, `k / 32`), numbers, `null`, and scratch buffers. `constants` binds compile-time constants to
    expressions with `block.m`, `axis.m` or `threads`, to `scalar.eps`, or to literals. `types` overrides the element
    type a parameter is declared with (of the same size, or int32 for words of several elements). `grid` is up to three
    numbers or expressions: `tiles`, `tiles_m`, `ceil(m / block.m)`. `dynamic_lds_bytes` is what the launch adds to the
    LDS of a HIP or CUDA kernel (Triton says it itself); `outside` allows a kernel, headers and modules outside the
    workspace.

    A lane of several launches names them in their order in `launches`, and says symbol, arguments and grid there. They
    share its scratch buffers.
    """

    kernel: Text = ""
    symbol: str = ""
    arguments: list[Text | int | Finite] = Field(default_factory=list)
    grid: Grid = Field(default_factory=list)
    constants: dict[str, Scalar] = Field(default_factory=dict)
    types: dict[str, DType] = Field(default_factory=dict)
    layouts: dict[str, str] = Field(default_factory=dict)
    scratch: dict[str, ScratchSpec] = Field(default_factory=dict)
    options: dict[str, Scalar] = Field(default_factory=dict)
    flags: list[Text] = Field(default_factory=list)
    env: dict[Variable, Text] = Field(default_factory=dict)
    dynamic_lds_bytes: Annotated[int, Field(ge=0)] = 0
    toolchain: ToolchainSpec = Field(default_factory=ToolchainSpec)
    outside: bool = False
    builder: str | None = None
    launches: dict[LaneName, LaunchSpec] = Field(default_factory=dict)

    def each(self, lane: str) -> "dict[str, LaneSpec]":
        """Every launch as a lane of one, by the name that its code object has: the lane's, or `lane.launch`."""
        if not self.launches:
            return {lane: self}
        return {f"{lane}.{name}": self._single(launch) for name, launch in self.launches.items()}

    def _single(self, launch: LaunchSpec) -> "LaneSpec":
        return replace(
            self,
            kernel=launch.kernel or self.kernel,
            symbol=launch.symbol,
            arguments=launch.arguments,
            grid=launch.grid,
            constants={**self.constants, **launch.constants},
            types={**self.types, **launch.types},
            options={**self.options, **launch.options},
            flags=[*self.flags, *launch.flags],
            dynamic_lds_bytes=self.dynamic_lds_bytes if launch.dynamic_lds_bytes is None else launch.dynamic_lds_bytes,
            launches={},
        )


def lane_of_launch(name: str) -> str:
    """`hip.reduce` is a launch of `hip`."""
    return name.partition(".")[0]


def recorded_launches(lanes: Mapping[str, Any] | None) -> dict[str, Mapping[str, Any]]:
    """The lanes of a recorded step, launch by launch, as they were written: for their grids, arguments and layouts."""
    return {
        f"{lane}.{name}" if name else lane: {**spec, **launch}
        for lane, spec in (lanes or {}).items()
        for name, launch in (spec.get("launches") or {"": {}}).items()
    }


Lanes = dict[LaneName, LaneSpec]


@plain_dataclass(frozen=True)
class Argument:
    """One argument of a launch: a buffer by its name, or a number (with its type, where the operator says it)."""

    text: str
    buffer: str | None = None
    value: float | int | None = None
    dtype: str | None = None
    is_pointer: bool = False

    @property
    def wants_pointer(self) -> bool:
        return self.buffer is not None or self.is_pointer
