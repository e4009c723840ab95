"""C's layout of a struct that a kernel takes by value."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class StructLayout:
    """Where the fields of a struct lie, its size and its alignment, all in bytes."""

    offsets: tuple[int, ...]
    size_bytes: int
    alignment_bytes: int


def laid_out(fields: Sequence[tuple[int, int]]) -> StructLayout:
    """Return the layout of a struct whose fields have these sizes and alignments (ISO C, 6.7.3.2, with the sizes of
    AMDGPU's ABI): each field lies at the next multiple of its alignment, and the size is a multiple of the widest
    alignment.
    """
    end, widest, offsets = 0, 1, []
    for size_bytes, alignment_bytes in fields:
        offsets.append(_up_to(end, alignment_bytes))
        end, widest = offsets[-1] + size_bytes, max(widest, alignment_bytes)
    return StructLayout(tuple(offsets), _up_to(end, widest), widest)


def _up_to(offset: int, alignment: int) -> int:
    return -(-offset // alignment) * alignment


def layout_sentence(names: Sequence[str], offsets: Sequence[int], size_bytes: int, found_bytes: int) -> str:
    """Return the sentence that tells that a struct's size is not the kernel's: where each field lies, as it is written,
    and how large both are.
    """
    places = ", ".join(f"{name} at {offset}" for name, offset in zip(names, offsets, strict=True))
    return (
        f"{size_bytes} bytes as its fields are written ({places}), but {found_bytes} in the kernel: a field is missing "
        "or has another type"
    )
