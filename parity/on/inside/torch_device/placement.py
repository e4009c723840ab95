"""Which tensors are on the emulated device: those whose storage is marked."""

from collections.abc import Iterator
from typing import Any

import torch
from torch.multiprocessing.reductions import StorageWeakRef

HERE = torch.device("cuda", 0)
_FIRST_SWEEP = 1024


def is_here(device: Any) -> bool:
    """Say whether a device, by its name, number or object, is the emulated one. Raises RuntimeError for another one."""
    asked = torch.device("cuda", device) if isinstance(device, int) else torch.device(device)
    if asked.type != HERE.type:
        return False
    if asked.index not in (None, 0):
        raise RuntimeError(f"parity on: {asked}: there is one emulated device, {HERE}")
    return True


class Placement:
    """The storages on the device. A storage keeps its place; a tensor is where its storage is, however it was made."""

    def __init__(self) -> None:
        self._bytes: dict[int, tuple[Any, int]] = {}
        self._next_sweep = _FIRST_SWEEP

    def __bool__(self) -> bool:
        return bool(self._bytes)

    def holds(self, tensor: Any) -> bool:
        return key_of(tensor) in self._bytes

    def put(self, tensor: Any, here: bool) -> None:
        """Say whether a tensor's storage is on the device."""
        key = key_of(tensor)
        if not here:
            self._bytes.pop(key, None)
        elif key and key not in self._bytes:
            storage = tensor.untyped_storage()
            self._bytes[key] = StorageWeakRef(storage), storage.nbytes()  # while it is kept, no other has this key
            if len(self._bytes) > self._next_sweep:
                self._sweep()

    def allocated_bytes(self) -> int:
        self._sweep()
        return sum(size for _, size in self._bytes.values())

    def _sweep(self) -> None:
        for key in [key for key, (storage, _) in self._bytes.items() if storage.expired()]:
            del self._bytes[key]
        self._next_sweep = max(_FIRST_SWEEP, 2 * len(self._bytes))


def key_of(tensor: Any) -> int:
    """Return what tells a tensor's storage from others, 0 for a tensor without one."""
    try:
        return int(tensor.untyped_storage()._cdata)
    except (NotImplementedError, RuntimeError):  # sparse, or of a kind that has none
        return 0


def tensors_in(value: Any) -> Iterator[Any]:
    """Yield the tensors of arguments or of a result: lists, tuples and dicts are looked into."""
    if isinstance(value, torch.Tensor):
        yield value
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from tensors_in(part)
    elif isinstance(value, dict):
        for part in value.values():
            yield from tensors_in(part)
