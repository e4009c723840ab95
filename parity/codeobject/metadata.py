"""The metadata of AMDGPU kernels, which compilers write as YAML in assembly text and as MessagePack in code objects.

Format: LLVM, "User Guide for AMDGPU Backend", "Code Object V5 Metadata".
"""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StrictStr, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from parity.records import KernelArgument
from parity.system.wrong_fields import first_wrong

Number = Annotated[int, Field(strict=True, ge=0, lt=1 << 32)]
_DOTTED = ConfigDict(alias_generator=lambda name: f".{name}", populate_by_name=True, extra="ignore", frozen=True)


@dataclass(config=_DOTTED)
class ArgumentMetadata:
    """One argument, hidden ones included. Offset and size in bytes."""

    offset: Number
    size: Number
    value_kind: StrictStr
    name: StrictStr | None = None

    def record(self) -> KernelArgument:
        return KernelArgument(self.offset, self.size, self.value_kind, self.name)


@dataclass(config=_DOTTED)
class KernelMetadata:
    """What the metadata tells of one kernel; None where it does not. Sizes in bytes."""

    name: Annotated[StrictStr, Field(min_length=1)]
    symbol: StrictStr | None = None
    kind: StrictStr | None = None
    args: list[ArgumentMetadata] = Field(default_factory=list)
    reqd_workgroup_size: Annotated[list[Number], Field(min_length=3, max_length=3)] | None = None
    max_flat_workgroup_size: Number | None = None
    wavefront_size: Literal[32, 64] | None = None
    kernarg_segment_size: Number | None = None
    group_segment_fixed_size: Number | None = None
    private_segment_fixed_size: Number | None = None
    vgpr_count: Number | None = None
    agpr_count: Number | None = None
    sgpr_count: Number | None = None
    vgpr_spill_count: Number | None = None
    sgpr_spill_count: Number | None = None
    language: Any = None
    uniform_work_group_size: Any = None


@dataclass(config=ConfigDict(extra="ignore", frozen=True))
class Metadata:
    """One document."""

    kernels: Annotated[list[KernelMetadata], Field(alias="amdhsa.kernels")]
    target: Annotated[StrictStr | None, Field(alias="amdhsa.target")] = None


def read_metadata(document: Any) -> Metadata:
    """Parse the records of a document. Raises ValueError that names the first wrong field and what would be right."""
    try:
        return _METADATA.validate_python(document)
    except ValidationError as error:
        raise ValueError(first_wrong(error)) from None


_METADATA = TypeAdapter(Metadata)
