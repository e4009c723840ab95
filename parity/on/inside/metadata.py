"""What the metadata of one kernel says of its arguments and resources, read without a YAML library.

LLVM writes the keys of an entry in the order of their names, one on a line (llvm/lib/BinaryFormat/MsgPackDocumentYAML).
"""

import re
from dataclasses import dataclass

from parity.errors import InputError
from parity.records.builds import KernelArgument

_ARGUMENT = re.compile(r"\.offset:\s+(\d+)\s+\.size:\s+(\d+)\s+(?:\.type_name:[^\n]*\s+)?\.value_kind:\s+(\w+)")
_NUMBER = r"^ *\.{}:\s+(\d+)"


@dataclass(frozen=True)
class KernelText:
    """The arguments of the only kernel of a text, hidden ones included, the bytes that they take, and registers."""

    arguments: tuple[KernelArgument, ...]
    kernarg_bytes: int
    vgprs: int
    spills: int
    max_threads: int


def read_kernel(text: str) -> KernelText:
    """Read the metadata at the end of an assembly text. Raises InputError for one without."""
    metadata = text[text.rfind(".amdgpu_metadata") :]
    if "amdhsa.kernels" not in metadata:
        raise InputError("the kernel's assembly has no metadata")
    arguments = [KernelArgument(int(offset), int(size), kind) for offset, size, kind in _ARGUMENT.findall(metadata)]
    return KernelText(
        tuple(arguments),
        _number(metadata, "kernarg_segment_size"),
        _number(metadata, "vgpr_count"),
        _number(metadata, "vgpr_spill_count"),
        _number(metadata, "max_flat_workgroup_size"),
    )


def _number(metadata: str, name: str) -> int:
    match = re.search(_NUMBER.format(name), metadata, re.M)
    if match is None:
        raise InputError(f"the kernel's metadata has no '.{name}'")
    return int(match[1])
