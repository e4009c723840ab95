"""What a device with a stopwatch is: the few operations of a GPU that verification and measurement need."""

import ctypes
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from parity.contract import Argument, TensorMap
from parity.operators.helpers.formats import format_of
from parity.records import DeviceFacts, DeviceState, KernelArgument
from parity.records.faults import Fault

Array = NDArray[Any]
Three = tuple[int, int, int]
_FIRST_POLLS_S, _POLL_S = 0.002, 0.0002
# CU_LAUNCH_PARAM_BUFFER_POINTER and _BUFFER_SIZE (CUDA Driver API), HIP_LAUNCH_PARAM_... (hip_runtime_api.h).
_BUFFER_POINTER, _BUFFER_SIZE = 1, 2


class DeviceFault(Exception):
    """The device refused or failed a call: names the call and the error. It is a recorded outcome of a run."""


class NotTimeable(DeviceFault):
    """The clock gives no time for a batch, or the launches are too short for it. It says nothing about what they
    compute.
    """


class OutOfMemory(DeviceFault):
    """The device has too little memory for the problem, which says nothing about a kernel."""


@dataclass(frozen=True)
class Buffer:
    """Device memory, freed by `Gpu.free` or with the process."""

    pointer: int
    size_bytes: int


@dataclass(frozen=True)
class Launch:
    """How a kernel is started: grid in workgroups and block in work-items, dynamic LDS, and one argument segment for
    each set of inputs, laid out as the kernel wants it. Rounds use the sets in turn.
    """

    function: Any
    grid: Three
    block: Three
    dynamic_lds_bytes: int
    arguments: Sequence[bytes]


class Timer(Protocol):
    """Times one variant, which is loaded and ready."""

    def prepare(self, launches: int) -> None:
        """Do what a batch of this many rounds needs before it is timed for the first time."""
        ...

    def batch_seconds(self, launches: int) -> float:
        """Return the device time of this many rounds back to back. A round is all launches of the lane, in order, on
        the next set of inputs. Raises DeviceFault if a launch fails.
        """
        ...


class Gpu(Protocol):
    """A GPU with its context, loaded modules and memory. Every call may raise DeviceFault."""

    facts: DeviceFacts

    def buffer(self, array: Array) -> Buffer:
        """Copy an array to device memory. Raises OutOfMemory."""
        ...

    def read(self, buffer: Buffer, like: Array) -> Array:
        """Read a buffer's content as an array with the shape and type of `like`."""
        ...

    def write(self, buffer: Buffer, array: Array) -> None:
        """Replace a buffer's content by that of an array of the same size."""
        ...

    def copy(self, to: Buffer, source: Buffer) -> None:
        """Replace a buffer's content by that of another of the same size."""
        ...

    def fill(self, buffer: Buffer, pattern: bytes) -> None:
        """Fill a buffer with a pattern of 1, 2 or 4 bytes."""
        ...

    def free(self, buffer: Buffer) -> None:
        """Give a buffer back."""
        ...

    def load(self, image: bytes, symbol: str, dynamic_lds_bytes: int) -> Any:
        """Load a code object and return its function, which may use its dynamic LDS."""
        ...

    def run_once(self, launches: Sequence[Launch]) -> None:
        """Run one round of a lane's launches on the first set of inputs, and wait for its end."""
        ...

    def mark_shared(self) -> None:
        """Fill the shared memory of all units, in which no launch may look for what another left, where this device has
        a kernel for that.
        """
        ...

    def timer(self, launches: Sequence[Launch]) -> Timer:
        """Return a stopwatch for batches of rounds."""
        ...

    def tensor_map(self, tensor_map: TensorMap, pointer: int) -> bytes:
        """Return the tensor map of a buffer, as a kernel takes it by value. Raises DeviceFault if the device has
        none.
        """
        ...

    def state(self) -> DeviceState:
        """Return clock, temperature and power, as far as the device reports them."""
        ...

    def processes(self) -> list[int]:
        """Return the processes that use the GPU, as far as the system knows; this process may be among them."""
        ...


@dataclass(frozen=True)
class LaunchResult:
    """What a launch wrote: each output in its logical shape, marks that are not 0 where an element was written whole,
    how many elements were written in part or outside of an output, and the first fault. `is_whole`: all workgroups ran.
    """

    outputs: dict[str, Array]
    written: dict[str, Array]
    stray: int
    fault: Fault | None
    workgroups: int
    is_whole: bool = False


_FLOATS = {2: np.float16, 4: np.float32, 8: np.float64}


def encoded(value: float | int, size_bytes: int) -> bytes:
    """Encode a number as a kernel's argument of that size: little-endian, floating point if the number is a float.

    Raises DeviceFault if the number does not fit.
    """
    try:
        if isinstance(value, float):
            return np.array(value, _FLOATS[size_bytes]).tobytes()
        return int(value).to_bytes(size_bytes, "little", signed=value < 0)
    except (OverflowError, KeyError):
        raise DeviceFault(f"{value} does not fit an argument of {size_bytes} bytes") from None


def passed_value(argument: Argument, size_bytes: int, addresses: Mapping[str, int]) -> int | bytes:
    """Return what a launch passes for an argument: a buffer's address, or the bytes of a number or of a struct.

    Raises DeviceFault for an argument that the kernel's parameter, which has `size_bytes` bytes, does not hold.
    """
    if argument.buffer is not None:
        return addresses[argument.buffer]
    if not argument.fields:
        return encoded(argument.value or 0, size_bytes)
    if wrong := argument.wrong_size(size_bytes):
        raise DeviceFault(f"'{argument.text}' {wrong}")
    data = bytearray(size_bytes)
    for field in argument.fields:
        member = field.argument
        if member.dtype is None:
            raw = (addresses[member.buffer] if member.buffer else 0).to_bytes(8, "little")
        else:
            raw = format_of(member.dtype, {}).encode(np.array([member.value])).tobytes()
        data[field.offset_bytes : field.offset_bytes + len(raw)] = raw
    return bytes(data)


def argument_segment(
    layout: Sequence[KernelArgument],
    arguments: Sequence[Argument],
    addresses: Mapping[str, int],
    tensor_map: Callable[[TensorMap, int], bytes] | None = None,
) -> bytes:
    """Build the kernel's argument segment: each value at the offset that its own layout gives. `tensor_map` makes the
    maps of buffers.

    Parameters beyond `arguments` are those that a compiler appends and the kernel does not use (Triton: pointers to
    scratch); they are zero.
    """
    segment = bytearray(max((parameter.offset_bytes + parameter.size_bytes for parameter in layout), default=0))
    for parameter, argument in zip(layout, arguments, strict=False):
        if argument.tensor_map is not None and argument.buffer is not None and tensor_map is not None:
            value: int | bytes = tensor_map(argument.tensor_map, addresses[argument.buffer])
        else:
            value = passed_value(argument, parameter.size_bytes, addresses)
        raw = value if isinstance(value, bytes) else encoded(value, parameter.size_bytes)
        segment[parameter.offset_bytes : parameter.offset_bytes + len(raw)] = raw
    return bytes(segment)


class Segment:
    """An argument segment, kept alive with the array that tells the driver where it lies.

    The launch gets it as a whole instead of one pointer per argument, so that both lanes are launched with the layout
    of their own metadata. CUDA and HIP use the same numbers for the array's entries, except for its end.
    """

    def __init__(self, arguments: bytes, end: int) -> None:
        self._bytes = ctypes.create_string_buffer(arguments, len(arguments))
        self._size = ctypes.c_size_t(len(arguments))
        self._extra = (ctypes.c_void_p * 5)(
            _BUFFER_POINTER, ctypes.addressof(self._bytes), _BUFFER_SIZE, ctypes.addressof(self._size), end
        )

    @property
    def extra(self) -> int:
        """The address of the array, for the launch's parameter `extra`."""
        return ctypes.addressof(self._extra)


def wait_until(done: Callable[[], bool], limit_s: float, what: str) -> None:
    """Poll until the device has finished. Raises DeviceFault after the limit: a lost device may report nothing."""
    started = time.monotonic()
    while not done():
        waited = time.monotonic() - started
        if waited > limit_s:
            raise DeviceFault(f"{what} did not complete within {limit_s:g} s: the device hangs or is lost")
        if waited > _FIRST_POLLS_S:
            time.sleep(_POLL_S)


def input_sets(
    last_level_cache_bytes: int, bytes_per_set: int, free_bytes: int, most: int = 16, *, is_kept: bool = False
) -> int:
    """Return how many sets of inputs to use in turn, so that a set has left the last-level cache before it is used
    again.

    Together they are twice as large as the cache, but at least one set, and at most half of the free memory. Where a
    kernel asks the caches to keep what it reads (`is_kept`), they are eight times as large, and at least four sets.
    """
    wanted = math.ceil((8 if is_kept else 2) * last_level_cache_bytes / max(bytes_per_set, 1))
    wanted = max(wanted, 4) if is_kept else wanted
    room = max(1, free_bytes // 2 // max(bytes_per_set, 1))
    return max(1, min(wanted, room, most))
