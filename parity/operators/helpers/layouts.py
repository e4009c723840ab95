"""How a tensor lies in memory: pairs of pack and unpack, built in or from a user's own file.

`row_major` and `column_major` fit every matrix. `kG_n_G` keeps G consecutive k of a column together, [K/G, N, G].
`k128_rows_4` keeps the scales of 128 k together, [K/128, rows, 4]; each scale is for 32 k. `padded_P` is row-major
with P elements after each row, which hold large numbers that nothing may use. `shuffled_16` is for B as [n, k], in the
order in which MFMA reads it: tiles of 16 columns by 32 k; each tile keeps T elements (16 bytes) of a column together,
[N/16, K/32, 32/T, 16, T]. ROCm's aiter calls this `shuffle_weight`, with its usual layout.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from parity.errors import InputError
from parity.operators.helpers.formats import Array, in_rows
from parity.operators.helpers.loading import defined

# Above this size only columns with nonzero elements are packed, so that the rest stays untouched memory.
_SPARSE = 1 << 22
_LARGE, _SIGN = 0x7B, 0x80  # a byte of which every type has a large number, and the sign of its last one
_NAMED = re.compile(r"(row_major|column_major|k128_rows_4|shuffled_16|k(8|16|32)_n_\2|padded_([1-9][0-9]{0,4}))")
LAYOUTS = (
    "row_major, column_major, k8_n_8, k16_n_16, k32_n_32, k128_rows_4, shuffled_16, padded_8 (or another number of "
    "elements), or a name of the contract's table 'layouts'"
)


@dataclass(frozen=True)
class Layout:
    """One layout. `pack` takes a tensor in its logical shape and returns it as it lies in memory, with the same type;
    `unpack` reverses this, and also gets the logical shape. `multiples` gives for an axis the number of which its block
    must be a multiple. `sides` are the shapes that a tensor may have, as the operator writes them; if empty, any shape.
    """

    pack: Callable[[Array], Array]
    unpack: Callable[[Array, Sequence[int]], Array]
    multiples: Mapping[str, int] = field(default_factory=dict)
    sides: tuple[tuple[str, ...], ...] = ()

    def packed(self, tensor: Array) -> Array:
        """Return a tensor as it lies in memory, made contiguous because `pack` may return a view in another order."""
        return np.ascontiguousarray(self.pack(tensor))


def layout_of(name: str, files: Mapping[str, str] | None = None) -> Layout:
    """Find a layout by its name; `files` maps names to the user's own files. Raises InputError for an unknown
    layout.
    """
    if files and name in files:
        return defined(files[name], "LAYOUT", Layout)
    match = _NAMED.fullmatch(name)
    if match is None:
        raise InputError(f"'{name}' is no layout: there are {LAYOUTS}")
    if match.group(2):
        return _grouped(int(match.group(2)))
    if match.group(3):
        return _padded(int(match.group(3)))
    if name == "k128_rows_4":
        return Layout(_pack_scales, _unpack_scales, {"k": 128}, (("m", "k/32"), ("n", "k/32")))
    if name == "shuffled_16":
        return Layout(_shuffle, _unshuffle, {"n": 16, "k": 32}, (("n", "k"),))
    if name == "column_major":
        return Layout(lambda tensor: in_rows(tensor.T), lambda data, shape: data.reshape(shape[::-1]).T)
    return Layout(lambda tensor: np.ascontiguousarray(tensor), lambda data, shape: data.reshape(shape))


def is_built_in(name: str) -> bool:
    return _NAMED.fullmatch(name) is not None


def check_round_trip(layout: Layout, shape: Sequence[int]) -> None:
    """Raise InputError if unpacking a packed tensor of that shape does not give the same tensor."""
    tensor = np.arange(np.prod(shape), dtype=np.uint32).reshape(shape)
    try:
        packed = layout.pack(tensor)
        if not isinstance(packed, np.ndarray) or packed.dtype != tensor.dtype:
            raise InputError(f"pack returns {_kind(packed)}, not an array of the tensor's type")
        back = layout.unpack(np.ascontiguousarray(packed), shape)
    except InputError:
        raise
    except (Exception, SystemExit) as error:  # the user must mend whatever the user's function raises
        shown = (f"{type(error).__name__}: {error}".splitlines() or [""])[0]
        raise InputError(f"of a tensor of {' x '.join(map(str, shape))} it raised {shown}") from error
    if not isinstance(back, np.ndarray) or back.shape != tuple(shape) or not np.array_equal(back, tensor):
        raise InputError("unpack does not give back what pack took")


def _kind(value: object) -> str:
    return f"an array of {value.dtype}" if isinstance(value, np.ndarray) else type(value).__name__


def _grouped(together: int) -> Layout:
    def pack(tensor: Array) -> Array:
        k, n = tensor.shape
        packed = np.zeros((k // together, n, together), tensor.dtype)
        used = np.flatnonzero(tensor.any(axis=0)) if tensor.size > _SPARSE else slice(None)
        packed[:, used] = tensor[:, used].reshape(k // together, together, -1).transpose(0, 2, 1)
        return packed

    def unpack(data: Array, shape: Sequence[int]) -> Array:
        k, n = shape
        return data.reshape(k // together, n, together).transpose(0, 2, 1).reshape(k, n)

    return Layout(pack, unpack, {"k": together}, (("k", "n"),))


def _padded(elements: int) -> Layout:
    def pack(tensor: Array) -> Array:
        packed = np.empty((*tensor.shape[:-1], tensor.shape[-1] + elements), tensor.dtype)
        packed[..., : tensor.shape[-1]] = tensor
        packed[..., tensor.shape[-1] :] = _unused(elements, tensor.dtype)
        return packed

    def unpack(data: Array, shape: Sequence[int]) -> Array:
        return data.reshape(*shape[:-1], shape[-1] + elements)[..., : shape[-1]]

    return Layout(pack, unpack)


def _unused(elements: int, dtype: np.dtype[Any]) -> Array:
    """Return large numbers, of either sign in turn where a type has signs, so that it shows who reads them."""
    if dtype.kind == "b":
        return np.ones(elements, bool)
    whole = np.full((elements, dtype.itemsize), _LARGE, np.uint8)
    whole[1::2, -1] |= _SIGN
    return np.ascontiguousarray(whole).view(dtype).reshape(-1)


def _pack_scales(tensor: Array) -> Array:
    rows, blocks = tensor.shape
    return np.ascontiguousarray(tensor.reshape(rows, blocks // 4, 4).transpose(1, 0, 2))


def _unpack_scales(data: Array, shape: Sequence[int]) -> Array:
    rows, blocks = shape
    return data.reshape(blocks // 4, rows, 4).transpose(1, 0, 2).reshape(rows, blocks)


def _shuffle(tensor: Array) -> Array:
    n, k = tensor.shape
    together = max(1, 16 // tensor.itemsize)
    tiles = tensor.reshape(n // 16, 16, k // 32, 32 // together, together)
    return np.ascontiguousarray(tiles.transpose(0, 2, 3, 1, 4))


def _unshuffle(data: Array, shape: Sequence[int]) -> Array:
    n, k = shape
    together = max(1, 16 // data.itemsize)
    tiles = data.reshape(n // 16, k // 32, 32 // together, 16, together)
    return tiles.transpose(0, 3, 1, 2, 4).reshape(n, k)
