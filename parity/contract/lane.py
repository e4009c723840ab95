"""One lane of a contract: its kernel, how it is built and what its launch passes."""

from dataclasses import dataclass as plain_dataclass
from typing import Annotated

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
    """

    kernel: Text
    symbol: str
    arguments: list[Text | int | Finite]
    grid: Annotated[list[Text | Count], Field(min_length=1, max_length=3)]
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
