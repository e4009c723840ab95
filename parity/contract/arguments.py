"""What a launch passes for a kernel's parameters: as a lane binds them, and as the kernel takes them."""

from collections.abc import Sequence
from dataclasses import dataclass as plain_dataclass
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag
from pydantic.dataclasses import dataclass

from parity.contract.structs import laid_out, layout_sentence
from parity.contract.toml import STRICT
from parity.operators import Format
from parity.records import Box, KernelArgument

Count = Annotated[int, Field(gt=0, lt=1 << 31)]  # a launch's numbers have 32 bits
Text = Annotated[str, Field(pattern=r"^[^\x00]*$")]
Finite = Annotated[float, Field(allow_inf_nan=False)]
Side = Annotated[
    Annotated[Text, Tag("[text]")] | Annotated[Count, Tag("[number]")],
    Discriminator(lambda value: "[number]" if isinstance(value, int | float) else "[text]"),
]
Sides = Annotated[list[Side], Field(min_length=1, max_length=5)]

_ALIGNED_BYTES = 16
_LONGEST_BOX = 256
TENSOR_MAP_BYTES = 128


@dataclass(config=STRICT)
class DescriptorSpec:
    """A TensorDescriptor that the host makes of a tensor and passes to a Triton kernel, with the shape of its blocks.
    Its shape and strides in elements are those of the row-major tensor, unless they are given.
    """

    descriptor: Text
    block: Sides
    shape: Sides | None = None
    strides: Sides | None = None
    padding: Literal["zero", "nan"] = "zero"


@dataclass(config=STRICT)
class TensorMapSpec:
    """A CUtensorMap that the host makes of a tensor and passes by value to a CUDA kernel, for TMA, with the box that
    one copy moves: sides in elements, the innermost last, as the tensor's are. `swizzle` is the width in bytes of the
    pattern in which the box lies in shared memory; 0 is none. Its shape and strides in elements are those of the
    row-major tensor, unless they are given.
    """

    tensor_map: Text
    box: Sides
    shape: Sides | None = None
    strides: Sides | None = None
    swizzle: Literal[0, 32, 64, 128] = 0


@dataclass(config=STRICT)
class StructSpec:
    """A struct that a C++ kernel takes by value: its fields in their order. A field is bound as an argument is, and
    what is no pointer and no scalar of the operator says its type, as `n: int64`. An array in it is a struct too.
    """

    struct: Annotated[list["Bound"], Field(min_length=1)]


def _form(value: Any) -> str:
    """Which of the forms of an argument is written. Names in brackets are left out of a field's path."""
    if isinstance(value, DescriptorSpec) or (isinstance(value, dict) and "descriptor" in value):
        return "[descriptor]"
    if isinstance(value, TensorMapSpec) or (isinstance(value, dict) and "tensor_map" in value):
        return "[tensor_map]"
    return "[struct]" if isinstance(value, StructSpec | dict) else "[plain]"


Bound = Annotated[
    Annotated[DescriptorSpec, Tag("[descriptor]")]
    | Annotated[TensorMapSpec, Tag("[tensor_map]")]
    | Annotated[StructSpec, Tag("[struct]")]
    | Annotated[Text | bool | int | Finite, Tag("[plain]")],
    Discriminator(_form),
]


def typed(written: str) -> tuple[str, str]:
    """Return the name or expression that a struct's field is bound to, and the field's type, which may be empty."""
    bound, _, dtype = written.partition(":")
    return bound.strip(), dtype.strip()


def names_of(arguments: Sequence[Bound]) -> set[str]:
    """Return the texts that arguments are bound to: names and expressions."""
    names = set()
    for argument in arguments:
        if isinstance(argument, StructSpec):
            names |= {typed(name)[0] for name in names_of(argument.struct)}
        elif isinstance(argument, DescriptorSpec | str):
            names.add(argument if isinstance(argument, str) else argument.descriptor)
        elif isinstance(argument, TensorMapSpec):
            names.add(argument.tensor_map)
    return names


@plain_dataclass(frozen=True)
class Descriptor:
    """A TensorDescriptor with its sizes: shape and strides of the tensor, shape of a block, all in elements, and its
    elements' type.
    """

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    block: tuple[int, ...]
    padding: str
    element: str

    def problem(self, element: Format, is_aligned: bool) -> str | None:
        """Return why Triton makes no such descriptor (triton/tools/tensor_descriptor.py); None if it does. Strides must
        be aligned at the sizes that are timed, and wherever TMA reads them.
        """
        if problem := _unfit(self.shape, self.strides, "block", self.block):
            return problem
        if odd := [side for side in self.block if side < 1 or side & (side - 1)]:
            return f"block: {odd[0]} is no power of two"
        if self.padding == "nan" and not element.is_float:
            return f"padding: {element.name} has no NaN"
        return _unaligned(self.strides, element) if is_aligned else None

    def as_map(self, box: Box) -> "TensorMap":
        """Return the tensor map that Triton's launcher makes of this descriptor (backends/nvidia/driver.py,
        make_tensordesc_arg).
        """
        return TensorMap(self.shape, self.strides, box.sides, box.swizzle, self.element, self.padding)


def _unfit(shape: Sequence[int], strides: Sequence[int], name: str, part: Sequence[int]) -> str | None:
    """Why no TMA and no descriptor moves such parts of such a tensor; None if it does."""
    if not len(shape) == len(strides) == len(part):
        counts = f"{len(shape)}, {len(strides)} and {len(part)}"
        return f"shape, strides and {name} have {counts} sides: they should have as many"
    if min(shape) < 1 or min(strides) < 1:
        return f"shape {list(shape)} and strides {list(strides)} should be positive"
    return f"strides: the last is {strides[-1]}: it must be 1" if strides[-1] != 1 else None


def _unaligned(strides: Sequence[int], element: Format) -> str | None:
    """Which stride is no multiple of 16 bytes, as TMA and Triton demand; None if there is none."""
    odd = [stride for stride in strides[:-1] if stride * element.size_bytes % _ALIGNED_BYTES]
    if not odd:
        return None
    return f"strides: {odd[0]} elements are {odd[0] * element.size_bytes} bytes, no multiple of {_ALIGNED_BYTES}"


@plain_dataclass(frozen=True)
class TensorMap:
    """A CUtensorMap with its sizes: shape and strides of the tensor and the sides of a box, all in elements, the
    innermost last. `padding` is what lies beyond the tensor.
    """

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    swizzle: int
    element: str
    padding: str = "zero"

    def problem(self, element: Format) -> str | None:
        """Return why the driver makes no such map (CUDA Driver API, cuTensorMapEncodeTiled); None if it does."""
        if problem := _unfit(self.shape, self.strides, "box", self.box):
            return problem
        if odd := [side for side in self.box if not 0 < side <= _LONGEST_BOX]:
            return f"box: {odd[0]} is not from 1 to {_LONGEST_BOX}"
        inner = self.box[-1] * element.size_bytes
        if inner % _ALIGNED_BYTES:
            return f"box: its last side has {inner} bytes, no multiple of {_ALIGNED_BYTES}"
        if self.swizzle and inner > self.swizzle:
            return f"box: its last side has {inner} bytes, more than the swizzle's {self.swizzle}"
        return _unaligned(self.strides, element)


@plain_dataclass(frozen=True)
class Argument:
    """One argument of a launch: a buffer by its name, or a number, with its type if the operator declares one. A
    `descriptor` and `tensor_map` are of its buffer. `size_bytes` is the parameter's size where nothing else is right. A
    struct's `fields` are those of structs in it too.
    """

    text: str
    buffer: str | None = None
    value: float | int | None = None
    dtype: str | None = None
    is_pointer: bool = False
    descriptor: Descriptor | None = None
    tensor_map: TensorMap | None = None
    size_bytes: int | None = None
    fields: tuple["StructField", ...] = ()

    @property
    def wants_pointer(self) -> bool:
        return (self.buffer is not None and self.tensor_map is None) or self.is_pointer

    @property
    def shown(self) -> str:
        """A struct's field with its type."""
        return f"{self.text}: {self.dtype or 'pointer'}"

    def wrong_size(self, found_bytes: int) -> str | None:
        """Return why a struct is not what a kernel takes, which has so many bytes; None if it is, or is no struct."""
        if not self.fields or self.size_bytes in (None, found_bytes):
            return None
        names, offsets = [field.argument.shown for field in self.fields], [field.offset_bytes for field in self.fields]
        return f"has {layout_sentence(names, offsets, self.size_bytes or 0, found_bytes)}"


@plain_dataclass(frozen=True)
class StructField:
    """A field of a struct, and where it lies."""

    offset_bytes: int
    argument: Argument


def struct_of(fields: Sequence[Argument]) -> Argument:
    """Return one argument of several whose sizes are known, laid out as C does."""
    sizes = [field.size_bytes or 0 for field in fields]
    widest = [
        max((inner.argument.size_bytes or 0 for inner in field.fields), default=field.size_bytes or 0)
        for field in fields
    ]
    layout = laid_out(list(zip(sizes, widest, strict=True)))
    placed = [
        StructField(offset + inner.offset_bytes, inner.argument)
        for offset, field in zip(layout.offsets, fields, strict=True)
        for inner in (field.fields or (StructField(0, field),))
    ]
    text = f"struct {{{', '.join(field.text for field in fields)}}}"
    return Argument(text, size_bytes=layout.size_bytes, fields=tuple(placed))


def as_taken(bound: Sequence[Argument], kernel: Sequence[KernelArgument], boxes: Sequence[Box] = ()) -> list[Argument]:
    """Return the arguments as a kernel with these parameters takes them: a descriptor becomes several arguments. Where
    there are `boxes`, one for each descriptor, a descriptor becomes a tensor map.
    """
    arguments: list[Argument] = []
    left = iter(boxes)
    for argument in bound:
        descriptor = argument.descriptor
        arguments += (
            [argument]
            if descriptor is None
            else _parts(argument, descriptor, kernel[len(arguments) :], next(left, None))
        )
    return arguments


def _parts(
    argument: Argument, descriptor: Descriptor, kernel: Sequence[KernelArgument], box: Box | None
) -> list[Argument]:
    """Return the arguments that Triton's launcher makes of a descriptor (backends/amd/driver.py, make_tensordesc_arg):
    the pointer, shape and strides in 64 bits, flags, and shape and strides again, the shape in 32 bits. With a box
    (backends/nvidia): the tensor map, and shape and strides, the shape in 32 bits.

    The first flag says whether elements beyond the tensor read as NaN; the second, since Triton 3.8, asks for tf32. The
    kernel's parameters show how many flags there are, as no other of these parameters has one byte.
    """

    def sides(name: str, values: tuple[int, ...], size_bytes: int) -> list[Argument]:
        return [
            Argument(f"{argument.buffer}.{name}[{at}]", value=value, size_bytes=size_bytes)
            for at, value in enumerate(values)
        ]

    last = [*sides("shape", descriptor.shape, 4), *sides("strides", descriptor.strides, 8)]
    if box is not None:
        map_argument = Argument(
            argument.text, buffer=argument.buffer, tensor_map=descriptor.as_map(box), size_bytes=TENSOR_MAP_BYTES
        )
        return [map_argument, *last]
    arguments = [
        Argument(argument.text, buffer=argument.buffer),
        *sides("shape", descriptor.shape, 8),
        *sides("strides", descriptor.strides, 8),
    ]
    while len(arguments) < len(kernel) and kernel[len(arguments)].size_bytes == 1:
        is_first = len(arguments) == 1 + 2 * len(descriptor.shape)
        arguments.append(Argument("flag", value=int(is_first and descriptor.padding == "nan"), size_bytes=1))
    return [*arguments, *last]
