"""One lane of a contract: its kernel, how it is built, and the arguments of its launch."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Annotated, Any

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.contract.arguments import Bound, Count, Finite, Text, names_of
from parity.contract.toml import STRICT
from parity.errors import InputError
from parity.operators import DType
from parity.records import HOST, LIBRARIES, SOURCE

LaneName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
# Other names in the place of a lane in the lab book's rows.
NOT_LANES = ("baseline", "candidate", "control", "device", HOST, "pair", SOURCE, *LIBRARIES)
Variable = Annotated[str, Field(pattern=r"^[^=\x00]+$")]
Meaning = Annotated[str, Field(min_length=1)]
Scalar = Text | bool | int | Finite


@dataclass(config=STRICT)
class ToolchainSpec:
    """The compiler that a lane asks for. Paths are absolute, or relative to the workspace.

    For Triton it is a released version, a wheel's file (which its content identifies), or a Python interpreter that has
    Triton. For HIP it is the folder of the ROCm whose hiprtc builds, a clang's path, or a release of the ziglang wheel,
    whose clang builds.
    """

    triton: str | None = None
    python: str | None = None
    wheel: str | None = None
    hiprtc: str | None = None
    clang: str | None = None
    ziglang: str | None = None

    @property
    def given(self) -> dict[str, str]:
        """What is asked for, by field."""
        return {name: value for name, value in asdict(self).items() if value is not None}

    def check(self, allowed: tuple[str, ...]) -> None:
        """Raise InputError for a field that is not one of those allowed, and for two fields that name different
        compilers.

        The version that an interpreter must have may be given beside a compiler.
        """
        if strange := [name for name in self.given if name not in allowed]:
            fits = f"there are {', '.join(allowed)}" if allowed else "its builder has a single compiler"
            raise InputError(f"field 'toolchain.{strange[0]}': is for a lane of another builder: {fits}")
        if len(self.given) > 1 and set(self.given) != {"triton", "python"}:
            raise InputError(f"field 'toolchain': {' and '.join(self.given)} name different compilers: give one")


@dataclass(config=STRICT)
class ScratchSpec:
    """Memory that a lane works in: its size in bytes (a number or an expression), and the value of each byte before a
    launch that is verified. Nothing fills it again between timed launches.
    """

    size_bytes: str | Count
    fill: Annotated[int, Field(ge=0, le=255)] = 0


Grid = Annotated[list[Text | Count], Field(max_length=3)]
Block = Annotated[list[Count], Field(max_length=3)]


@dataclass(config=STRICT)
class LaunchSpec:
    """One launch of a lane that has several. The lane's fields hold for those that a launch leaves out. A launch adds
    its constants, options and types to the lane's, and puts its flags after the lane's flags.
    """

    symbol: str
    arguments: list[Bound]
    grid: Grid
    kernel: Text | None = None
    constants: dict[str, Scalar] = Field(default_factory=dict)
    types: dict[str, DType] = Field(default_factory=dict)
    options: dict[str, Scalar] = Field(default_factory=dict)
    flags: list[Text] = Field(default_factory=list)
    dynamic_lds_bytes: Annotated[int, Field(ge=0)] | None = None
    config: Annotated[int, Field(ge=0)] | None = None
    block: Block = Field(default_factory=list)


@dataclass(config=STRICT)
class LaneSpec:
    """How one lane is built, and by which builder: without `builder`, the lane's name is the builder's name.

    `arguments` binds the kernel's parameters, in order: tensors and scalars of the contract by their names, expressions
    over its axes (`m`, `k / 32`), numbers, `null`, and scratch buffers. `constants` binds compile-time constants to
    expressions with `block.m`, `axis.m` or `threads`, to `scalar.eps`, or to literals. `types` overrides the element
    type that a parameter is declared with; the new type has the same size, or is int32 for words of several elements.
    `grid` is up to three numbers or expressions: `tiles`, `tiles_m`, `ceil(m / block.m)`. `block` is the shape of a
    workgroup, whose product is the contract's `threads`; without it, all of them lie along x. `config` is the number of
    one of the configurations of a kernel that `@triton.autotune` decorates. `dynamic_lds_bytes` is what
    the launch adds to the LDS of a HIP or CUDA kernel (Triton sets its own). `env` sets variables of the compiler's
    process that parity knows, or that `declares` says the meaning of. `outside` allows a kernel, headers and
    modules outside the workspace.

    A lane of several launches names them in their order in `launches`, each with its own symbol, arguments and grid.
    The launches share the lane's scratch buffers.
    """

    kernel: Text = ""
    symbol: str = ""
    arguments: list[Bound] = Field(default_factory=list)
    grid: Grid = Field(default_factory=list)
    constants: dict[str, Scalar] = Field(default_factory=dict)
    types: dict[str, DType] = Field(default_factory=dict)
    layouts: dict[str, str] = Field(default_factory=dict)
    scratch: dict[str, ScratchSpec] = Field(default_factory=dict)
    options: dict[str, Scalar] = Field(default_factory=dict)
    flags: list[Text] = Field(default_factory=list)
    env: dict[Variable, Text] = Field(default_factory=dict)
    declares: dict[Variable, Meaning] = Field(default_factory=dict)
    dynamic_lds_bytes: Annotated[int, Field(ge=0)] = 0
    toolchain: ToolchainSpec = Field(default_factory=ToolchainSpec)
    outside: bool = False
    builder: str | None = None
    config: Annotated[int, Field(ge=0)] | None = None
    block: Block = Field(default_factory=list)
    launches: dict[LaneName, LaunchSpec] = Field(default_factory=dict)

    @property
    def bound_names(self) -> set[str]:
        """The texts among what the arguments of all launches are bound to."""
        every = [self.arguments, *(launch.arguments for launch in self.launches.values())]
        return {name for arguments in every for name in names_of(arguments)}

    def each(self, lane: str) -> "dict[str, LaneSpec]":
        """Return every launch as a lane with a single launch, by its code object's name: the lane's, or
        `lane.launch`.
        """
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
            config=self.config if launch.config is None else launch.config,
            block=launch.block or self.block,
            launches={},
        )


def lane_of_launch(name: str) -> str:
    """Return the lane that a launch belongs to: `hip` for `hip.reduce`."""
    return name.partition(".")[0]


def recorded_launches(lanes: Mapping[str, Any] | None) -> dict[str, Mapping[str, Any]]:
    """Return the lanes of a recorded step, one entry for each launch, with grids, arguments and layouts as written."""
    return {
        f"{lane}.{name}" if name else lane: {**spec, **launch}
        for lane, spec in (lanes or {}).items()
        for name, launch in (spec.get("launches") or {"": {}}).items()
    }


Lanes = dict[LaneName, LaneSpec]
