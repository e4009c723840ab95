"""The NVIDIA GPU as a device with a stopwatch, through cuda-bindings (the extra `cuda`)."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.errors import UnavailableError

Three = tuple[int, int, int]


class DeviceFault(Exception):
    """The device refused or failed a call: which one, and what it said."""


def _driver() -> Any:
    try:
        from cuda.bindings import driver
    except ImportError as error:
        raise UnavailableError("the cuda device needs cuda-bindings: pip install 'parity[cuda]'") from error
    return driver


def _call(name: str, *arguments: Any) -> Any:
    """One driver call; its results without the status. Raises DeviceFault for any status but success."""
    driver = _driver()
    status, *results = getattr(driver, name)(*arguments)
    if status != driver.CUresult.CUDA_SUCCESS:
        _, text = driver.cuGetErrorName(status)
        raise DeviceFault(f"{name}: {text.decode() if text else status}")
    return results[0] if len(results) == 1 else tuple(results)


@dataclass(frozen=True)
class Buffer:
    """Device memory. It is freed with the device's context."""

    pointer: int
    size_bytes: int


class CudaDevice:
    """The first CUDA device and its primary context. Raises UnavailableError where there is none."""

    def __init__(self, ordinal: int = 0) -> None:
        try:
            _call("cuInit", 0)
            self._device = _call("cuDeviceGet", ordinal)
            self._context = _call("cuDevicePrimaryCtxRetain", self._device)
            _call("cuCtxSetCurrent", self._context)
        except (DeviceFault, RuntimeError) as error:
            raise UnavailableError(f"no CUDA device: {error}") from error
        self.name = _call("cuDeviceGetName", 128, self._device).split(b"\0")[0].decode()
        self.stream = _call("cuStreamCreate", 0)

    def buffer(self, array: NDArray[Any]) -> Buffer:
        """A copy of an array in device memory."""
        data = np.ascontiguousarray(array)
        pointer = _call("cuMemAlloc", max(data.nbytes, 1))
        _call("cuMemcpyHtoD", pointer, data.ctypes.data, data.nbytes)
        return Buffer(int(pointer), data.nbytes)

    def read(self, buffer: Buffer, like: NDArray[Any]) -> NDArray[Any]:
        """A buffer's content as an array of that shape and type."""
        array = np.empty_like(like)
        _call("cuMemcpyDtoH", array.ctypes.data, buffer.pointer, array.nbytes)
        return array

    def load(self, image: bytes, symbol: str, dynamic_shared_bytes: int) -> Any:
        """A kernel of a cubin, allowed its dynamic shared memory."""
        driver = _driver()
        module = _call("cuModuleLoadData", image)
        function = _call("cuModuleGetFunction", module, symbol.encode())
        attribute = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        _call("cuFuncSetAttribute", function, attribute, dynamic_shared_bytes)
        return function

    def synchronize(self) -> None:
        _call("cuStreamSynchronize", self.stream)


@dataclass(frozen=True)
class Launch:
    """How a kernel is started: grid and block, dynamic shared memory, and one argument list for each set of inputs.

    Arguments are buffers (or None for a null pointer) and 32-bit integers. Launches take the sets in turn.
    """

    function: Any
    grid: Three
    block: Three
    dynamic_shared_bytes: int
    arguments: Sequence[Sequence[Buffer | int | None]]


class CudaTimer:
    """Times batches of one launch: a graph of all launches of a batch between two events, so that no gap counts."""

    def __init__(self, device: CudaDevice, launch: Launch) -> None:
        self._device, self._launch = device, launch
        self._packed = [_pack(arguments) for arguments in launch.arguments]
        self._graphs: dict[int, Any] = {}
        self._events = [_call("cuEventCreate", 0) for _ in range(2)]

    def run_once(self) -> None:
        """One launch with the first inputs, waited for."""
        self._start(0)
        self._device.synchronize()

    def batch_seconds(self, launches: int) -> float:
        """Device time of that many launches. Raises DeviceFault if one fails."""
        graph = self._graphs.get(launches) or self._capture(launches)
        first, last = self._events
        _call("cuEventRecord", first, self._device.stream)
        _call("cuGraphLaunch", graph, self._device.stream)
        _call("cuEventRecord", last, self._device.stream)
        _call("cuEventSynchronize", last)
        return float(_call("cuEventElapsedTime", first, last)) / 1e3

    def _capture(self, launches: int) -> Any:
        driver, stream = _driver(), self._device.stream
        mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
        _call("cuStreamBeginCapture", stream, mode)
        for number in range(launches):
            self._start(number)
        graph = _call("cuGraphInstantiate", _call("cuStreamEndCapture", stream), 0)
        _call("cuGraphUpload", graph, stream)
        self._device.synchronize()
        self._graphs = {launches: graph}  # batches of one size at a time
        return graph

    def _start(self, number: int) -> None:
        launch, (_, pointers) = self._launch, self._packed[number % len(self._packed)]
        _call("cuLaunchKernel", launch.function, *launch.grid, *launch.block, launch.dynamic_shared_bytes,
              self._device.stream, ctypes.addressof(pointers), 0)  # fmt: skip


def _pack(arguments: Sequence[Buffer | int | None]) -> tuple[list[Any], Any]:
    """The values, kept alive, and the array of pointers to them that the driver wants."""
    values: list[Any] = []
    for argument in arguments:
        if isinstance(argument, int):
            values.append(ctypes.c_int32(argument))
        else:
            values.append(ctypes.c_void_p(argument.pointer if argument else 0))
    return values, (ctypes.c_void_p * len(values))(*(ctypes.addressof(value) for value in values))
