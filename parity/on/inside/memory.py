"""The tensors of a launch as the emulator's memory: a buffer for each storage, on the program's own bytes."""

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.emulator.machine import Memory

_KINDS: dict[int, Any] = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}
_POISON = 0xFF  # NaN in floats of every width, -1 in signed whole numbers


@dataclass(frozen=True)
class View:
    """A tensor that a kernel is given: its argument's name, its type, its sides and their strides in elements. `start`
    and `span` are in bytes: where it begins in its storage, and how far it reaches there.
    """

    name: str
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    item_bytes: int
    start: int
    span: int

    @property
    def shown(self) -> str:
        return f"{self.name}: {self.dtype.removeprefix('torch.')} {list(self.shape)}, strides {list(self.strides)}"

    def element(self, offset: int) -> tuple[int, ...]:
        """Return the index of the element at so many bytes from the view's start; the first one may lie beyond its
        side.
        """
        rest, index = offset // self.item_bytes, [0] * len(self.shape)
        longer = [side for side, size in enumerate(self.shape) if size > 1 and self.strides[side] > 0]
        for side in sorted(longer, key=lambda side: -self.strides[side]):
            index[side], rest = divmod(rest, self.strides[side])
        if index and not longer:
            index[-1] = rest
        return tuple(index)


@dataclass
class ProgramMemory(Memory):
    """Buffers that lie far apart, wherever their storages lie, so that an access beyond one hits no other.

    If it is `strict`, a buffer is no more than a view's part of its storage.
    """

    strict: bool = False
    views: dict[int, list[View]] = field(default_factory=dict)
    _placed: dict[tuple[int, int], int] = field(default_factory=dict)

    def place(self, name: str, tensor: Any) -> int:
        """Place a tensor's storage, if it is not there yet. Returns the address of the tensor's first element, as the
        kernel is given it.
        """
        view, address, size = _view_of(name, tensor)
        if not size or (self.strict and not view.span):
            return 0
        if self.strict:
            address, size, view = address + view.start, view.span, replace(view, start=0)
        number = self._number_of(address, size, view.item_bytes, name)
        self.views.setdefault(number, []).append(view)
        return self.addresses[number] + view.start

    def place_where_it_is(self, address: int, size: int, name: str) -> None:
        """Place memory at its own address, which a kernel finds among its data."""
        self.add(bytes_at(address, size), writable=True, address=address, name=name)

    def _number_of(self, address: int, size: int, item_bytes: int, name: str) -> int:
        if (address, size) not in self._placed:
            self._placed[address, size] = len(self.arrays)
            self.add(bytes_at(address, size, item_bytes), writable=True, name=name)
        return self._placed[address, size]

    def nearest(self, address: int) -> tuple[str, tuple[int, ...] | None, int | None, int] | None:
        """Find the view that an address lies in or is nearest to, as `Memory` does for a buffer."""
        number = self.buffer_near(address)
        if number is None or number not in self.views:
            return super().nearest(address)
        offset = address - self.addresses[number]
        view = min(self.views[number], key=lambda view: _distance(offset - view.start, view.span))
        at = offset - view.start
        beyond = at if at < 0 else None if at < view.span else at - view.span
        return view.name, view.element(at) or None, beyond, view.item_bytes

    def copied(self) -> list[NDArray[Any]]:
        return [array.copy() for array in self.arrays]

    def written_so_far(self) -> list[NDArray[Any] | None]:
        return [None if flags is None else flags.copy() for flags in self.written]

    def restore(self, contents: Sequence[NDArray[Any]], written: Sequence[NDArray[Any] | None] = ()) -> None:
        """Give the buffers these contents, and mark them as not stored to, or as stored to where they were."""
        for number, content in enumerate(contents):
            self.arrays[number][...] = content
            self.forget_written(number)
        for flags, before in zip(self.written, written, strict=False):
            if flags is not None and before is not None:
                flags[...] = before

    def poison(self) -> None:
        """Fill what was not stored to in the tensors that were stored to: other workgroups may store there."""
        for number, views in self.views.items():
            flags = self.written[number]
            if flags is None or not flags.any():
                continue
            data = self.arrays[number].view(np.uint8)
            for view in views:
                part = slice(view.start, view.start + view.span)
                if flags[part].any():
                    data[part][flags[part] == 0] = _POISON


def bytes_at(address: int, size: int, item_bytes: int = 1) -> NDArray[Any]:
    """Return the memory of this process at an address as an array that may be written."""
    kind = _KINDS.get(item_bytes, np.uint8)
    buffer: Any = (ctypes.c_uint8 * size).from_address(address)
    return np.frombuffer(buffer, np.uint8 if size % np.dtype(kind).itemsize else kind)


def _distance(offset: int, size: int) -> int:
    return max(-offset, offset - size + 1, 0)


def _view_of(name: str, tensor: Any) -> tuple[View, int, int]:
    """Describe a tensor; return also where its storage lies, and its size in bytes."""
    base = tensor if hasattr(tensor, "untyped_storage") else tensor.base  # one of another type, made by reinterpret
    storage, item = base.untyped_storage(), int(tensor.element_size())
    shape, strides = tuple(map(int, tensor.shape)), tuple(map(int, tensor.stride()))
    address = int(storage.data_ptr())
    start = int(tensor.data_ptr()) - address if tensor.data_ptr() else 0
    view = View(name, str(tensor.dtype), shape, strides, item, start, span_of(shape, strides) * item)
    return view, address, int(storage.nbytes())


def span_of(shape: Sequence[int], strides: Sequence[int]) -> int:
    """Return how many elements a tensor reaches over, from its first to its last."""
    if 0 in shape:
        return 0
    return 1 + sum((side - 1) * stride for side, stride in zip(shape, strides, strict=True))
