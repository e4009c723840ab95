"""The AMD GPU as a device with a stopwatch, through hip-python (10.x and 7.2)."""

import re
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from parity.arch import ARCHITECTURES
from parity.contract import TensorMap
from parity.devices.base import Array, Buffer, DeviceFault, Launch, NotTimeable, OutOfMemory, Segment, wait_until
from parity.errors import UnavailableError
from parity.records import DeviceFacts, DeviceState

_SEGMENT_END = 3  # HIP_LAUNCH_PARAM_END; the runtime adds the hidden arguments
# The kernel driver's list of processes that compute on any AMD GPU; amdsmi lists them for each GPU.
_KFD_PROCESSES = Path("/sys/class/kfd/kfd/proc")
# If queueing takes more than this share of a batch's device time, gaps between launches would count.
_LAUNCH_BOUND = 0.9


def _hip() -> Any:
    try:
        from hip import hip
    except ImportError as error:
        raise UnavailableError(f"the hip device needs hip-python: {error}") from error
    return hip


def _call(name: str, *arguments: Any, **named: Any) -> Any:
    """Make one HIP call and return its results without the status. Raises DeviceFault for any status but success, and
    if the library is missing or has no such function.
    """
    try:
        status, *results = getattr(_hip(), name)(*arguments, **named)
    except RuntimeError as error:  # hip-python raises it for both
        raise DeviceFault(f"{name}: {_plain(error)}") from error
    except ValueError as error:  # a status of a newer library
        raise DeviceFault(f"{name}: {error}") from error
    _check(name, status)
    return results[0] if len(results) == 1 else tuple(results)


def _plain(error: RuntimeError) -> str:
    """hip-python's message, in which names are shown as Python shows bytes: `'b'libamdhip64.so''`."""
    return re.sub(r"'?\bb'([^']*)'+", r"\1", str(error))


def _properties(ordinal: int) -> Any:
    """Return the device's properties. hip-python 10 returns them, 7 fills an object that it gets."""
    try:
        return _call("hipGetDeviceProperties", ordinal)
    except TypeError:
        properties = _hip().hipDeviceProp_t()
        _call("hipGetDeviceProperties", properties, ordinal)
        return properties


def _check(what: str, status: Any) -> None:
    errors = _hip().hipError_t
    if status != errors.hipSuccess:
        kind = OutOfMemory if status == errors.hipErrorOutOfMemory else DeviceFault
        raise kind(f"{what}: {status.name}")


class HipDevice:
    """One AMD GPU. Raises UnavailableError where there is no device or no HIP runtime."""

    def __init__(self, ordinal: int = 0, batch_limit_s: float = 30.0) -> None:
        self.batch_limit_s = batch_limit_s
        try:
            count = int(_call("hipGetDeviceCount"))
            if ordinal >= count:
                raise UnavailableError(f"no HIP device {ordinal}: there are {count}")
            _call("hipSetDevice", ordinal)
        except DeviceFault as error:
            raise UnavailableError(f"no HIP device: {error}") from error
        self._ordinal = ordinal
        self.stream = _call("hipStreamCreate")
        self.facts = self._facts()

    def _facts(self) -> DeviceFacts:
        properties = _properties(self._ordinal)
        arch = _text(properties.gcnArchName).split(":")[0]
        known = ARCHITECTURES.get(arch)
        bus = f"{properties.pciDomainID:04x}:{properties.pciBusID:02x}:{properties.pciDeviceID:02x}.0"
        return DeviceFacts(
            kind="hip",
            name=_text(properties.name) or arch,
            arch=arch,
            identity=bus,
            driver=_version(int(_call("hipDriverGetVersion"))),
            runtime=_version(int(_call("hipRuntimeGetVersion"))),
            memory_bytes=int(properties.totalGlobalMem),
            last_level_cache_bytes=max(int(properties.l2CacheSize), known.last_level_cache_bytes if known else 0),
        )

    @cached_property
    def _smi(self) -> "AmdSmi | None":
        with suppress(SmiSilent):  # then there are no figures
            return AmdSmi(self.facts.identity)
        return None

    def buffer(self, array: Array) -> Buffer:
        buffer = Buffer(int(_call("hipMalloc", max(array.nbytes, 1))), array.nbytes)
        self.write(buffer, array)
        return buffer

    def write(self, buffer: Buffer, array: Array) -> None:
        data = np.ascontiguousarray(array)
        kind = _hip().hipMemcpyKind.hipMemcpyHostToDevice
        _call("hipMemcpy", buffer.pointer, data.ctypes.data, data.nbytes, kind)

    def read(self, buffer: Buffer, like: Array) -> Array:
        array = np.empty_like(like)
        kind = _hip().hipMemcpyKind.hipMemcpyDeviceToHost
        _call("hipMemcpy", array.ctypes.data, buffer.pointer, array.nbytes, kind)
        return array

    def copy(self, to: Buffer, source: Buffer) -> None:
        kind = _hip().hipMemcpyKind.hipMemcpyDeviceToDevice
        _call("hipMemcpy", to.pointer, source.pointer, source.size_bytes, kind)

    def fill(self, buffer: Buffer, pattern: bytes) -> None:
        number = int.from_bytes(pattern, "little", signed=len(pattern) == 4)  # HIP takes an int
        count = buffer.size_bytes // len(pattern)
        _call(f"hipMemsetD{8 * len(pattern)}", buffer.pointer, number, count)

    def free(self, buffer: Buffer) -> None:
        _call("hipFree", buffer.pointer)

    def load(self, image: bytes, symbol: str, dynamic_lds_bytes: int) -> Any:
        """Load a code object. HIP needs no permission for dynamic LDS: the launch names its size."""
        return _Function(image, symbol)

    def run_once(self, launches: Sequence[Launch]) -> None:
        self.timer(launches).run_once()

    def mark_shared(self) -> None:
        """Do nothing: the emulator finds reads of LDS that no work-item of the launch has written."""

    def timer(self, launches: Sequence[Launch]) -> "HipTimer":
        return HipTimer(self, launches)

    def tensor_map(self, tensor_map: TensorMap, pointer: int) -> bytes:
        raise DeviceFault("AMD's GPUs have no tensor maps")

    def state(self) -> DeviceState:
        return self._smi.state() if self._smi else DeviceState()

    def processes(self) -> list[int]:
        if self._smi:
            with suppress(SmiSilent):  # then the kernel driver's list is used
                return self._smi.processes()
        return [int(entry.name) for entry in _KFD_PROCESSES.glob("[0-9]*")]


class _Function:
    """A kernel of a loaded code object; keeps the module alive."""

    def __init__(self, image: bytes, symbol: str) -> None:
        self._module = _call("hipModuleLoadData", image)
        self.handle = _call("hipModuleGetFunction", self._module, symbol.encode())


class HipTimer:
    """Times batches of one lane: all launches of a batch are queued between two events.

    Queueing must run ahead of the device: otherwise gaps between launches would count, and the batch is refused.
    """

    def __init__(self, device: HipDevice, launches: Sequence[Launch]) -> None:
        self._device = device
        self._launches = [
            (launch, [Segment(arguments, _SEGMENT_END) for arguments in launch.arguments]) for launch in launches
        ]
        self._events = [_call("hipEventCreate") for _ in range(2)]

    def run_once(self) -> None:
        self._batch(1)

    def prepare(self, launches: int) -> None:
        """Do nothing: launches are queued as they are."""

    def batch_seconds(self, launches: int) -> float:
        queued_s, seconds = self._batch(launches)
        if launches > 1 and queued_s > _LAUNCH_BOUND * seconds:
            timing = f"{1e6 * queued_s / launches:.1f} µs to queue and {1e6 * seconds / launches:.1f} µs to run"
            raise NotTimeable(f"a launch takes {timing}: gaps would count, so the problem is too small to time")
        return seconds

    def _batch(self, launches: int) -> tuple[float, float]:
        """Seconds that queueing took on the host, and the batch on the device."""
        (first, last), stream = self._events, self._device.stream
        _call("hipEventRecord", first, stream)
        started = time.perf_counter()
        for number in range(launches):
            self._start(number)
        queued_s = time.perf_counter() - started
        _call("hipEventRecord", last, stream)
        wait_until(lambda: _is_done(last), self._device.batch_limit_s, f"a batch of {launches} launches")
        return queued_s, float(_call("hipEventElapsedTime", first, last)) / 1e3

    def _start(self, number: int) -> None:
        for launch, segments in self._launches:
            extra = segments[number % len(segments)].extra
            _call(
                "hipModuleLaunchKernel",
                launch.function.handle,
                *launch.grid,
                *launch.block,
                launch.dynamic_lds_bytes,
                self._device.stream,
                None,
                extra,
            )


def _is_done(event: Any) -> bool:
    try:
        (status,) = _hip().hipEventQuery(event)
    except (RuntimeError, ValueError) as error:
        raise DeviceFault(f"hipEventQuery: {error}") from error
    if status == _hip().hipError_t.hipErrorNotReady:
        return False
    _check("a launch failed", status)
    return True


def _text(value: Any) -> str:
    return value.decode(errors="replace").split("\0")[0] if isinstance(value, bytes) else str(value)


def _version(number: int) -> str:
    """HIP_VERSION_MAJOR * 10^7 + MINOR * 10^5 + PATCH."""
    return f"{number // 10_000_000}.{number // 100_000 % 100}.{number % 100_000}"


class SmiSilent(Exception):
    """AMD SMI is not available, or does not answer."""


class AmdSmi:
    """What AMD SMI reports about one GPU. Raises SmiSilent if AMD SMI is not available."""

    def __init__(self, pci_address: str) -> None:
        try:
            import amdsmi
        except (ImportError, OSError, LookupError, AttributeError) as error:  # its library is missing or an older one
            raise SmiSilent(str(error)) from error
        self._smi = amdsmi
        self._ask(amdsmi.amdsmi_init)
        known = self._ask(amdsmi.amdsmi_get_processor_handles)
        handles = [h for h in known if self._ask(amdsmi.amdsmi_get_gpu_device_bdf, h).lower() == pci_address]
        if len(handles) != 1:
            raise SmiSilent(f"it knows {len(handles)} devices at {pci_address}")
        self._handle = handles[0]

    def state(self) -> DeviceState:
        smi, handle = self._smi, self._handle
        power = self._read(smi.amdsmi_get_power_info, handle) or {}
        clock = self._read(smi.amdsmi_get_clock_info, handle, smi.AmdSmiClkType.GFX) or {}
        return DeviceState(
            clock_mhz=_figure(clock.get("clk")),
            temperature_c=self._temperature(smi.AmdSmiTemperatureType.HOTSPOT)
            or self._temperature(smi.AmdSmiTemperatureType.EDGE),
            power_w=_figure(power.get("current_socket_power")) or _figure(power.get("average_socket_power")),
        )

    def processes(self) -> list[int]:
        """Return the processes that use the GPU. Raises SmiSilent."""
        return [int(process["pid"]) for process in self._ask(self._smi.amdsmi_get_gpu_process_list, self._handle)]

    def _temperature(self, sensor: Any) -> float | None:
        current = self._smi.AmdSmiTemperatureMetric.CURRENT
        return _figure(self._read(self._smi.amdsmi_get_temp_metric, self._handle, sensor, current))

    def _read(self, get: Any, *arguments: Any) -> Any:
        with suppress(SmiSilent):
            return self._ask(get, *arguments)
        return None

    def _ask(self, get: Any, *arguments: Any) -> Any:
        try:
            return get(*arguments)
        except self._smi.AmdSmiException as error:
            raise SmiSilent(str(error)) from error


def _figure(value: Any) -> float | None:
    """Return a number; None for amdsmi's "N/A", which means that the device does not report it."""
    return float(value) if isinstance(value, int | float) else None
