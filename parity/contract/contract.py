"""The contract: what all lanes must hold equal, and how each lane is built by default.

A contract file is validated as a whole when it is read; an impossible one cannot be constructed.
"""

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import asdict
from math import prod
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from parity.arch import Arch, get_arch
from parity.contract.toml import STRICT
from parity.errors import InputError

Positive = Annotated[int, Field(gt=0)]
Count = Annotated[int, Field(gt=0, lt=1 << 31)]  # a launch's numbers have 32 bits
LaneName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
NOT_LANES = ("baseline", "candidate", "control", "device", "pair", "vendor")  # what else has rows in the lab book
Text = Annotated[str, Field(pattern=r"^[^\x00]*$")]
Variable = Annotated[str, Field(pattern=r"^[^=\x00]+$")]
Scalar = Text | bool | int | Annotated[float, Field(allow_inf_nan=False)]

# Element types: bytes, Triton's name.
DTYPES: dict[str, tuple[int, str]] = {
    "float16": (2, "fp16"),
    "bfloat16": (2, "bf16"),
    "float32": (4, "fp32"),
    "float8_e4m3fn": (1, "fp8e4nv"),
    "float8_e5m2": (1, "fp8e5"),
    "float8_e4m3fnuz": (1, "fp8e4b8"),
    "float8_e5m2fnuz": (1, "fp8e5b16"),
    "float8_e8m0fnu": (1, "u8"),
    "uint8": (1, "u8"),
    "int8": (1, "i8"),
    "int32": (4, "i32"),
}
_WORDS = ("int32",)  # a kernel may read a tensor in words of several elements
# Kernels may index with 32 bits.
_MOST_ELEMENTS = 1 << 31
DType = Literal[
    "float16", "bfloat16", "float32", "float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz",
    "float8_e8m0fnu", "uint8", "int8", "int32",
]  # fmt: skip
# k/32: a value for every 32 consecutive k, as the scales of the OCP Microscaling Formats.
Axis = Literal["m", "n", "k", "k/32"]
# How a matrix lies in memory: row-major; [K/16, N, 16] with 16 consecutive k of a column together; or, of scales for
# every 32 k, [K/128, rows, 4] with those of 128 k together.
Layout = Literal["row_major", "k16_n_16", "k128_rows_4"]
# Of a layout: how many k it keeps together, and the logical axes of a tensor that has it.
_LAYOUTS: dict[str, tuple[int, tuple[tuple[str, str], ...]]] = {
    "k16_n_16": (16, (("k", "n"),)),
    "k128_rows_4": (128, (("m", "k/32"), ("n", "k/32"))),
}


@dataclass(config=STRICT)
class Extent:
    """A size in each of the three dimensions of a matrix multiplication."""

    m: Positive
    n: Positive
    k: Positive


@dataclass(config=STRICT)
class Tensor:
    """One tensor of the problem: logical shape in the axes m, n, k, k/32 (or literal sizes), memory layout."""

    dtype: DType
    shape: list[Axis | Positive]
    layout: Layout = "row_major"
    output: bool = False


@dataclass(config=STRICT)
class Numerics:
    """What the bytes mean and where rounding happens; all lanes must agree on awkward bytes too.

    The texts are for people. `nan` says it to the reference: without it NaN bytes continue the exponent grid.
    """

    accumulate: Literal["float32"]
    epilogue: str
    zero_bytes: str
    subnormal_bytes: str
    nan_bytes: str
    nan: Literal["propagates"] | None = None


@dataclass(config=STRICT)
class Inputs:
    """The distribution of the input data (it changes the speed: zeros run faster) and its seed."""

    distribution: Literal["normal", "integers", "bytes"]
    seed: Annotated[int, Field(ge=0)]


@dataclass(config=STRICT)
class Guardrails:
    """Resource limits that no kept step may cross."""

    next_free_vgpr_below: Positive
    private_segment_bytes: Annotated[int, Field(ge=0)] = 0


@dataclass(config=STRICT)
class Kpi:
    """What decides between two measured steps: the time of the candidate lane.

    `reference` is the lane that it is to catch up with; it need not be said where there is only one other.
    """

    lane: LaneName
    margin_percent: Annotated[float, Field(gt=0, allow_inf_nan=False)]
    reference: LaneName | None = None


@dataclass(config=STRICT)
class ToolchainSpec:
    """Which compiler a lane asks for: a Triton version, or the interpreter that has it."""

    triton: str | None = None
    python: str | None = None


@dataclass(config=STRICT)
class LaneSpec:
    """How one lane is built, and by which builder: the lane's name says it where `builder` does not.

    `arguments` binds the kernel's parameters, in order, to tensors and to the sizes m, n, k; `constants`
    binds compile-time constants to contract values (`tile.m`, `threads`) or literals; `types` overrides the
    element type a parameter is declared with (of the same size, or int32 for words of several elements); `grid` is up
    to three of `tiles`, `tiles_m`, `tiles_n` or a number; `dynamic_lds_bytes` is what the launch adds to the LDS of a
    HIP or CUDA kernel (Triton says it itself); `outside` allows a kernel, headers and modules outside the
    workspace.
    """

    kernel: Text
    symbol: str
    arguments: list[str]
    grid: Annotated[list[Literal["tiles", "tiles_m", "tiles_n"] | Count], Field(min_length=1, max_length=3)]
    constants: dict[str, Scalar] = Field(default_factory=dict)
    types: dict[str, DType] = Field(default_factory=dict)
    layouts: dict[str, Layout] = Field(default_factory=dict)
    options: dict[str, Scalar] = Field(default_factory=dict)
    flags: list[Text] = Field(default_factory=list)
    env: dict[Variable, Text] = Field(default_factory=dict)
    dynamic_lds_bytes: Annotated[int, Field(ge=0)] = 0
    toolchain: ToolchainSpec = Field(default_factory=ToolchainSpec)
    outside: bool = False
    builder: str | None = None


Lanes = dict[LaneName, LaneSpec]


@dataclass(config=STRICT)
class Contract:
    """The fixed configuration of a study. Sizes in elements, threads per workgroup.

    `matrix_instruction` is a regular expression that the matrix instructions of both hot loops must match.
    """

    title: str
    arch: str
    problem: Extent
    tile: Extent
    threads: Positive
    tensors: dict[str, Tensor]
    numerics: Numerics
    inputs: Inputs
    guardrails: Guardrails
    kpi: Kpi
    matrix_instruction: str
    baseline: str | None = None
    autotuning: Literal[False] = False

    def __post_init__(self) -> None:
        wave_size = get_arch(self.arch).wave_size
        if ":" in self.arch:
            raise InputError(f"field 'arch': '{self.arch}' must be a plain architecture, without features")
        for axis in ("m", "n", "k"):
            size, block = getattr(self.problem, axis), getattr(self.tile, axis)
            if size % block:
                raise InputError(f"field 'problem.{axis}': {size} must be a multiple of tile.{axis} = {block}")
        if self.threads % wave_size or self.threads > 1024:
            raise InputError(
                f"field 'threads': {self.threads} must be a multiple of {wave_size} (a wave), at most 1024"
            )
        try:
            re.compile(self.matrix_instruction)
        except re.error as error:
            raise InputError(f"field 'matrix_instruction': not a regular expression: {error}") from None
        for name, tensor in self.tensors.items():
            if "k/32" in tensor.shape and self.tile.k % 32:
                raise InputError(
                    f"field 'tile.k': {self.tile.k} must be a multiple of 32: '{name}' has a value for 32 k"
                )
            self._check_layout(name, tensor.layout, f"field 'tensors.{name}.layout'")
            if prod(self.shape(name)) > _MOST_ELEMENTS:
                raise InputError(f"field 'problem': tensor '{name}' has more than 2^31 elements, beyond 32-bit offsets")
        if not any(tensor.output for tensor in self.tensors.values()):
            raise InputError("field 'tensors': one of them must have output = true")

    def _check_layout(self, tensor: str, layout: str, where: str) -> None:
        if layout not in _LAYOUTS:
            return
        together, shapes = _LAYOUTS[layout]
        if tuple(self.tensors[tensor].shape) not in shapes:
            wanted = " or ".join(f"[{', '.join(shape)}]" for shape in shapes)
            raise InputError(f"{where}: {layout} is for a tensor of shape {wanted}, which '{tensor}' is not")
        if self.tile.k % together:
            raise InputError(f"{where}: {layout} wants tile.k to be a multiple of {together}: it is {self.tile.k}")

    @property
    def architecture(self) -> Arch:
        return get_arch(self.arch)

    @property
    def workgroups(self) -> int:
        """Tiles of the output, one workgroup each."""
        return (self.problem.m // self.tile.m) * (self.problem.n // self.tile.n)

    @property
    def tile_macs(self) -> int:
        return self.tile.m * self.tile.n * self.tile.k

    def shape(self, tensor: str, problem: Extent | None = None) -> tuple[int, ...]:
        """The logical shape of a tensor in elements, for the contract's problem or another."""
        of = problem or self.problem
        sizes = {"m": of.m, "n": of.n, "k": of.k, "k/32": of.k // 32}
        return tuple(size if isinstance(size, int) else sizes[size] for size in self.tensors[tensor].shape)

    def tensor_bytes(self, tensor: str) -> int:
        return prod(self.shape(tensor)) * DTYPES[self.tensors[tensor].dtype][0]

    def grid(self, lane: LaneSpec, size: tuple[int, int, int] | None = None) -> tuple[int, int, int]:
        """The lane's workgroups in x, y, z, for the contract's problem or another (m, n, k) that the tile divides."""
        m, n, _ = size or (self.problem.m, self.problem.n, self.problem.k)
        rows, columns = m // self.tile.m, n // self.tile.n
        named = {"tiles": rows * columns, "tiles_m": rows, "tiles_n": columns}
        sizes = [size if isinstance(size, int) else named[size] for size in lane.grid]
        x, y, z = (*sizes, 1, 1)[:3]
        return x, y, z

    def constants(self, lane: LaneSpec) -> dict[str, Scalar]:
        """The lane's compile-time constants with references to the contract resolved."""
        known = self._values()
        return {
            name: known.get(value, value) if isinstance(value, str) else value for name, value in lane.constants.items()
        }

    def _values(self) -> dict[str, Scalar]:
        """What a lane's constants may refer to."""
        return {
            "threads": self.threads,
            **{f"tile.{axis}": getattr(self.tile, axis) for axis in "mnk"},
            **{f"problem.{axis}": getattr(self.problem, axis) for axis in "mnk"},
        }

    def builder(self, name: str, lane: LaneSpec) -> str:
        """The name of what builds a lane. Contracts for NVIDIA once called their CUDA C++ lane `hip`."""
        return lane.builder or ("cuda" if name == "hip" and self.architecture.is_nvidia else name)

    def reference(self, lanes: Iterable[str]) -> str:
        """The lane that the candidate is to catch up with."""
        return self.kpi.reference or next(name for name in lanes if name != self.kpi.lane)

    def check_lanes(self, lanes: Lanes) -> None:
        """Raises InputError unless these are lanes of this contract."""
        if wrong := [name for name in lanes if name in NOT_LANES]:
            raise InputError(f"field 'lanes.{wrong[0]}': no lane can have this name: the lab book uses it")
        if len(lanes) < 2:
            found = f"only '{next(iter(lanes))}'" if lanes else "none"
            raise InputError(
                f"field 'lanes': {found}: two lanes or more are compared, as [lanes.hip] and [lanes.triton]"
            )
        for field, named in (("lane", self.kpi.lane), ("reference", self.kpi.reference)):
            if named is not None and named not in lanes:
                raise InputError(f"field 'kpi.{field}': '{named}' is no lane: there are {', '.join(lanes)}")
        if len(lanes) > 2 and self.kpi.reference is None:
            others = " or ".join(name for name in lanes if name != self.kpi.lane)
            raise InputError(f"field 'kpi.reference': missing: of {len(lanes)} lanes one is the reference: {others}")
        if self.kpi.reference == self.kpi.lane:
            raise InputError(f"field 'kpi.reference': '{self.kpi.lane}' is the candidate itself: name another lane")
        for name, lane in lanes.items():
            self.check_lane(name, lane)

    def check_lane(self, name: str, lane: LaneSpec) -> None:
        """Raises InputError for a lane that binds or lays out something as the contract does not have it."""
        where = f"field 'lanes.{name}"
        if lane.dynamic_lds_bytes > (most := self.architecture.lds_max_per_workgroup_bytes):
            raise InputError(
                f"{where}.dynamic_lds_bytes': {lane.dynamic_lds_bytes} is more than {self.arch} has: {most}"
            )
        sizes = ("m", "n", "k")
        for field in ("arguments", "types", "layouts"):
            known = [*self.tensors, *sizes] if field == "arguments" else list(self.tensors)
            for bound in getattr(lane, field):
                if bound not in known:
                    raise InputError(f"{where}.{field}': '{bound}' is not of the contract: it has {', '.join(known)}")
        for tensor, dtype in lane.types.items():
            size, element = DTYPES[dtype][0], DTYPES[self.tensors[tensor].dtype][0]
            if size != element and not (dtype in _WORDS and size % element == 0):
                raise InputError(f"{where}.types.{tensor}': {dtype} has another size than {self.tensors[tensor].dtype}")
        for tensor, layout in lane.layouts.items():
            self._check_layout(tensor, layout, f"{where}.layouts.{tensor}'")
        for constant, value in lane.constants.items():
            if isinstance(value, str) and re.match(r"(tile|problem|threads)\b", value) and value not in self._values():
                values = ", ".join(self._values())
                raise InputError(f"{where}.constants.{constant}': '{value}' is not of the contract: it has {values}")
        missing = [tensor for tensor in self.tensors if tensor not in lane.arguments]
        if missing:
            raise InputError(f"{where}.arguments': tensor '{missing[0]}' of the contract is not bound")

    def document(self) -> dict[str, object]:
        """Every field that is given: what is left out is absent, so that a new optional field changes no identity."""
        document: dict[str, object] = _given(asdict(self))
        return document

    def sha256(self) -> str:
        """Identity of the contract: equal exactly when every field is."""
        return hashlib.sha256(json.dumps(self.document(), sort_keys=True).encode()).hexdigest()


def _given(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _given(inner) for name, inner in value.items() if inner is not None}
    return value
