"""The vendor's library as a yardstick, through torch (hipBLASLt, cuBLASLt): timed beside the lanes, never decisive."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from parity.contract import Axes, Contract
from parity.devices.base import Array, DeviceFault, LaunchResult, input_sets, wait_until
from parity.errors import UnavailableError
from parity.operators import DTYPES

LANE = "vendor"
Find = Callable[[Contract, Axes, Mapping[str, Array]], Callable[[], Any]]
_NUMBERS = {1: "uint8", 2: "int16", 4: "int32", 8: "int64"}  # by size: those that NumPy and torch both have


def require_torch() -> Any:
    """Import torch and return it. Raises UnavailableError without it or a GPU."""
    try:
        import torch
    except ImportError as error:
        raise UnavailableError("the vendor lane needs torch: pip install 'kernel-parity[torch]'") from error
    if not torch.cuda.is_available():
        raise UnavailableError("the vendor lane needs a torch that sees the GPU: this one does not")
    return torch


def _device_tensors(contract: Contract, values: Mapping[str, Array]) -> dict[str, Any]:
    torch = require_torch()
    made = {}
    for name, array in values.items():
        kind = contract.tensors[name].dtype
        size = DTYPES[kind][0]
        raw = array.view(_NUMBERS[size])  # torch lacks some of NumPy's types
        made[name] = torch.from_numpy(raw).cuda().view(getattr(torch, kind))
    return made


def library_call(contract: Contract, axes: Axes, values: Mapping[str, Array]) -> Callable[[], Any]:
    """Return a function that computes the contract's formula with the library, on the device, and returns the output
    tensor.

    Raises UnavailableError if one call of the library cannot compute the formula.
    """
    require_torch()
    form = contract.form(axes)
    library = form.operator.library
    if library is None:
        raise UnavailableError(f"the vendor lane: operator '{form.operator.name}' names no call of a library")
    call = library(form, _device_tensors(contract, values))
    if isinstance(call, str):
        raise UnavailableError(f"the vendor lane: {call}")
    return call


def library_output(contract: Contract, axes: Axes, values: Mapping[str, Array], find: Find) -> LaunchResult:
    """Compute the output with the call of the library that is found, from inputs in their logical shapes."""
    torch = require_torch()
    form = contract.form(axes)
    (name,) = form.outputs
    raw = getattr(torch, _NUMBERS[form.format(name).size_bytes])
    output = find(contract, axes, values)().contiguous().view(raw).cpu().numpy().view(form.format(name).storage)
    return LaunchResult({name: output}, {name: np.ones(output.shape, bool)}, 0, None, 0, is_whole=True)


def calls_in_turn(
    contract: Contract, values: Mapping[str, Array], last_level_cache_bytes: int, find: Find
) -> list[Callable[[], Any]]:
    """Return calls of the library on as many copies of the inputs as the lanes have."""
    free, _ = require_torch().cuda.mem_get_info()
    count = input_sets(last_level_cache_bytes, sum(array.nbytes for array in values.values()), free)
    return [find(contract, contract.axes, values) for _ in range(count)]


class VendorTimer:
    """Times batches of library calls between two events; `calls` have inputs of their own and are taken in turn. A
    batch is a graph, as the lanes' are, so that what a call costs the host does not count. What cannot be captured is
    queued.
    """

    def __init__(self, calls: list[Callable[[], Any]], batch_limit_s: float) -> None:
        self._torch, self._limit_s, self._calls = require_torch(), batch_limit_s, calls
        self._events = [self._torch.cuda.Event(enable_timing=True) for _ in range(2)]
        self._graphs: dict[int, Any] = {}

    def prepare(self, launches: int) -> None:
        """Capture a batch, if it can be."""
        if launches in self._graphs:
            return
        self._queue(len(self._calls))  # what a library does at its first call is no part of a batch
        self._torch.cuda.synchronize()
        graph = self._torch.cuda.CUDAGraph()
        try:
            with self._torch.cuda.graph(graph):
                self._queue(launches)
        except RuntimeError:
            self._graphs[launches] = None
        else:
            self._graphs[launches] = graph

    def _queue(self, launches: int) -> None:
        for number in range(launches):
            self._calls[number % len(self._calls)]()

    def batch_seconds(self, launches: int) -> float:
        self.prepare(launches)
        (first, last), graph = self._events, self._graphs[launches]
        try:
            first.record()
            graph.replay() if graph is not None else self._queue(launches)
            last.record()
            wait_until(last.query, self._limit_s, f"a batch of {launches} library calls")
            return float(first.elapsed_time(last)) / 1e3
        except RuntimeError as error:  # torch's own errors of the device
            raise DeviceFault(f"{LANE}: {error}") from error
