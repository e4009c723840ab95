"""Tensors that a kernel reaches by addresses among its data, as in a tensor of pointers."""

import gc
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from parity.on.inside.memory import ProgramMemory

_MOST_POINTERS = 1 << 16
_LEAST_ADDRESS = 1 << 32
_POINTER_BYTES = 8


def place_pointed(memory: ProgramMemory, values: Sequence[Any]) -> None:
    """Place the storages of all tensors of the program into which a number of 64 bits leads, if one does."""
    found = np.unique(np.concatenate([np.array([], np.uint64), *_numbers(memory, values)]))
    found = found[(found >= _LEAST_ADDRESS) & (found < 1 << 47)]
    if not found.size:
        return
    placed = set[int]()
    for address, size in _storages():
        if address not in placed and ((found >= address) & (found < address + size)).any():
            memory.place_where_it_is(address, size, "a tensor that a pointer leads to")
            placed.add(address)


def _numbers(memory: ProgramMemory, values: Sequence[Any]) -> Iterator[Any]:
    """Yield the numbers that may be addresses: those that are passed, and those of small tensors of 64-bit integers."""
    passed = [int(value) for value in values if isinstance(value, int) and value >= _LEAST_ADDRESS]
    yield np.array(passed, np.uint64)
    for number, views in memory.views.items():
        array = memory.arrays[number]
        if array.itemsize == _POINTER_BYTES and array.size <= _MOST_POINTERS and "int64" in views[0].dtype:
            yield array.astype(np.uint64)


def _storages() -> Iterator[tuple[int, int]]:
    """Yield address and size of the storages of all tensors of the program."""
    import torch

    for thing in gc.get_objects():
        if issubclass(type(thing), torch.Tensor) and thing.device.type == "cpu" and thing.layout is torch.strided:
            storage = thing.untyped_storage()
            if storage.nbytes():
                yield storage.data_ptr(), storage.nbytes()
