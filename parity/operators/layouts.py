"""How a tensor lies in memory: named pairs of pack and unpack.

`row_major` and `column_major` are for every matrix. `kG_n_G` keeps G consecutive k of a column together, [K/G, N, G];
`k128_rows_4` keeps the scales of 128 k together, [K/128, rows, 4], for scales of 32 k. `padded_P` is row-major with P
unused elements after each row.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from parity.errors import InputError
from parity.operators.formats import Array

# Above this size only the columns that hold something are packed: the rest stays untouched memory.
_SPARSE = 1 << 22
_NAMED = re.compile(r"(row_major|column_major|k128_rows_4|k(8|16|32)_n_\2|padded_([1-9][0-9]{0,4}))")
LAYOUTS = "row_major, column_major, k8_n_8, k16_n_16, k32_n_32, k128_rows_4, padded_8 (or another number of elements)"


@dataclass(frozen=True)
class Layout:
    """One layout. `pack` takes a tensor in its logical shape and returns it as it lies in memory; `unpack` the way
    back, with the logical shape. `multiple` is what the first side of a packed tensor must be a multiple of.
    """

    name: str
    pack: Callable[[Array], Array]
    unpack: Callable[[Array, Sequence[int]], Array]
    multiple: int = 1
    sides: tuple[tuple[str, ...], ...] = ()


def layout_of(name: str) -> Layout:
    """Raises InputError for a layout that is not known."""
    found = _NAMED.fullmatch(name)
    if found is None:
        raise InputError(f"'{name}' is no layout: there are {LAYOUTS}")
    if found.group(2):
        return _grouped(name, int(found.group(2)))
    if found.group(3):
        return _padded(name, int(found.group(3)))
    if name == "k128_rows_4":
        return Layout(name, _pack_scales, _unpack_scales, 128, (("m", "k/32"), ("n", "k/32")))
    if name == "column_major":
        return Layout(
            name, lambda tensor: np.ascontiguousarray(tensor.T), lambda data, shape: data.reshape(shape[::-1]).T
        )
    return Layout(name, np.ascontiguousarray, lambda data, shape: data.reshape(shape))


def _grouped(name: str, together: int) -> Layout:
    def pack(tensor: Array) -> Array:
        k, n = tensor.shape
        packed = np.zeros((k // together, n, together), tensor.dtype)
        used = np.flatnonzero(tensor.any(axis=0)) if tensor.size > _SPARSE else slice(None)
        packed[:, used] = tensor[:, used].reshape(k // together, together, -1).transpose(0, 2, 1)
        return packed

    def unpack(data: Array, shape: Sequence[int]) -> Array:
        k, n = shape
        return data.reshape(k // together, n, together).transpose(0, 2, 1).reshape(k, n)

    return Layout(name, pack, unpack, together, (("k", "n"),))


def _padded(name: str, elements: int) -> Layout:
    def pack(tensor: Array) -> Array:
        packed = np.zeros((*tensor.shape[:-1], tensor.shape[-1] + elements), tensor.dtype)
        packed[..., : tensor.shape[-1]] = tensor
        return packed

    def unpack(data: Array, shape: Sequence[int]) -> Array:
        return data.reshape(*shape[:-1], shape[-1] + elements)[..., : shape[-1]]

    return Layout(name, pack, unpack)


def _pack_scales(tensor: Array) -> Array:
    rows, blocks = tensor.shape
    return np.ascontiguousarray(tensor.reshape(rows, blocks // 4, 4).transpose(1, 0, 2))


def _unpack_scales(data: Array, shape: Sequence[int]) -> Array:
    rows, blocks = shape
    return data.reshape(blocks // 4, rows, 4).transpose(1, 0, 2).reshape(rows, blocks)
