"""The NVIDIA GPU as a device with a stopwatch, through cuda-bindings (the extra `cuda`)."""

import weakref
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any

import numpy as np

from parity.contract import TensorMap
from parity.devices.base import Array, Buffer, DeviceFault, Launch, OutOfMemory, Segment, wait_until
from parity.errors import UnavailableError
from parity.operators import DTYPES
from parity.records import DeviceFacts, DeviceState

_SEGMENT_END = 0  # CU_LAUNCH_PARAM_END
# What TMA calls the types that are not moved as bytes.
_MAP_TYPES = {
    "float16": "FLOAT16",
    "bfloat16": "BFLOAT16",
    "float32": "FLOAT32",
    "float64": "FLOAT64",
    "int16": "UINT16",
    "int32": "INT32",
    "int64": "INT64",
    "uint16": "UINT16",
    "uint32": "UINT32",
    "uint64": "UINT64",
}
_FILLS = {"zero": "NONE", "nan": "NAN_REQUEST_ZERO_FMA"}


def _driver() -> Any:
    try:
        from cuda.bindings import driver
    except ImportError as error:
        raise UnavailableError("the cuda device needs cuda-bindings: pip install 'kernel-parity[cuda]'") from error
    return driver


def _call(name: str, *arguments: Any) -> Any:
    """Make one driver call and return its results without the status. Raises DeviceFault for any status but success,
    and if the driver is missing or has no such function.
    """
    try:
        status, *results = getattr(_driver(), name)(*arguments)
    except RuntimeError as error:  # cuda-bindings raise it for both
        raise DeviceFault(f"{name}: {error}") from error
    _check(name, status)
    return results[0] if len(results) == 1 else tuple(results)


def _check(what: str, status: Any) -> None:
    driver = _driver()
    if status != driver.CUresult.CUDA_SUCCESS:
        _, text = driver.cuGetErrorName(status)
        kind = OutOfMemory if status == driver.CUresult.CUDA_ERROR_OUT_OF_MEMORY else DeviceFault
        raise kind(f"{what}: {text.decode() if text else status}")


_MARKER_THREADS = 256
# Shared memory filled with NaN of fp16 and fp32, in PTX, which the driver compiles.
_MARKER = """
.version 7.0
.target sm_70
.address_size 64
.extern .shared .align 16 .b8 shared[];
.visible .entry mark(.param .u32 bytes) {
  .reg .u32 %r<5>;
  .reg .u64 %t<3>;
  .reg .pred %p<2>;
  mov.u64 %t0, %clock64;
  mov.u32 %r0, %tid.x;
  shl.b32 %r0, %r0, 2;
  ld.param.u32 %r1, [bytes];
  mov.u32 %r2, shared;
FILL:
  setp.ge.u32 %p0, %r0, %r1;
  @%p0 bra WAIT;
  add.u32 %r3, %r2, %r0;
  st.volatile.shared.u32 [%r3], 0xFFEFFFEF;
  add.u32 %r0, %r0, 1024;
  bra FILL;
WAIT:
  mov.u64 %t1, %clock64;
  sub.u64 %t1, %t1, %t0;
  setp.lt.u64 %p1, %t1, 50000;
  @%p1 bra WAIT;
  ret;
}
"""


def _freed_with(owner: object, name: str, handle: Any) -> None:
    """Make a driver call on a handle when its owner is gone; a lost context has freed the handle already."""

    def free() -> None:
        with suppress(Exception):
            _call(name, handle)

    weakref.finalize(owner, free).atexit = False  # the process's end frees everything


class Function:
    """A kernel of a loaded module, which is unloaded when nothing launches the kernel any more."""

    def __init__(self, module: Any, symbol: str) -> None:
        self.handle = _call("cuModuleGetFunction", module, symbol.encode())
        _freed_with(self, "cuModuleUnload", module)


class CudaDevice:
    """One CUDA device and its primary context. Raises UnavailableError where there is none."""

    def __init__(self, ordinal: int = 0, batch_limit_s: float = 30.0) -> None:
        self.batch_limit_s = batch_limit_s
        try:
            _call("cuInit", 0)
            self._device = _call("cuDeviceGet", ordinal)
            _call("cuCtxSetCurrent", _call("cuDevicePrimaryCtxRetain", self._device))
        except DeviceFault as error:
            raise UnavailableError(f"no CUDA device: {error}") from error
        self.stream = _call("cuStreamCreate", 0)
        self.facts = self._facts()

    def _facts(self) -> DeviceFacts:
        version = _call("cuDriverGetVersion")
        return DeviceFacts(
            kind="cuda",
            name=_call("cuDeviceGetName", 128, self._device).split(b"\0")[0].decode(),
            arch=f"sm_{self._attribute('COMPUTE_CAPABILITY_MAJOR')}{self._attribute('COMPUTE_CAPABILITY_MINOR')}",
            identity=self._bus,
            driver=self._nvml.driver_version() if self._nvml else "unknown",
            runtime=f"{version // 1000}.{version % 1000 // 10}",
            memory_bytes=int(_call("cuDeviceTotalMem", self._device)),
            last_level_cache_bytes=self._attribute("L2_CACHE_SIZE"),
            uuid=self._nvml.uuid() if self._nvml else "",
        )

    def _attribute(self, name: str) -> int:
        attribute = getattr(_driver().CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        return int(_call("cuDeviceGetAttribute", attribute, self._device))

    @cached_property
    def _bus(self) -> str:
        return str(_call("cuDeviceGetPCIBusId", 32, self._device).split(b"\0")[0].decode())

    @cached_property
    def _nvml(self) -> "Nvml | None":
        with suppress(NvmlSilent):  # then there are no figures
            return Nvml(self._bus)
        return None

    def buffer(self, array: Array) -> Buffer:
        buffer = Buffer(int(_call("cuMemAlloc", max(array.nbytes, 1))), array.nbytes)
        self.write(buffer, array)
        return buffer

    def write(self, buffer: Buffer, array: Array) -> None:
        data = np.ascontiguousarray(array)
        _call("cuMemcpyHtoD", buffer.pointer, data.ctypes.data, data.nbytes)

    def read(self, buffer: Buffer, like: Array) -> Array:
        array = np.empty_like(like)
        _call("cuMemcpyDtoH", array.ctypes.data, buffer.pointer, array.nbytes)
        return array

    def copy(self, to: Buffer, source: Buffer) -> None:
        _call("cuMemcpyDtoD", to.pointer, source.pointer, source.size_bytes)

    def fill(self, buffer: Buffer, pattern: bytes) -> None:
        number, count = int.from_bytes(pattern, "little"), buffer.size_bytes // len(pattern)
        _call(f"cuMemsetD{8 * len(pattern)}", buffer.pointer, number, count)

    def free(self, buffer: Buffer) -> None:
        _call("cuMemFree", buffer.pointer)

    def load(self, image: bytes, symbol: str, dynamic_lds_bytes: int) -> Any:
        function = Function(_call("cuModuleLoadData", image), symbol)
        attribute = _driver().CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        _call("cuFuncSetAttribute", function.handle, attribute, dynamic_lds_bytes)
        return function

    def tensor_map(self, tensor_map: TensorMap, pointer: int) -> bytes:
        driver, sides = _driver(), range(len(tensor_map.shape))
        size_bytes = DTYPES[tensor_map.element][0]
        kind = getattr(
            driver.CUtensorMapDataType, f"CU_TENSOR_MAP_DATA_TYPE_{_MAP_TYPES.get(tensor_map.element, 'UINT8')}"
        )
        swizzle = f"{tensor_map.swizzle}B" if tensor_map.swizzle else "NONE"
        made = _call(
            "cuTensorMapEncodeTiled",
            kind,
            len(tensor_map.shape),
            pointer,
            [driver.cuuint64_t(side) for side in reversed(tensor_map.shape)],
            [driver.cuuint64_t(stride * size_bytes) for stride in reversed(tensor_map.strides[:-1])],
            [driver.cuuint32_t(side) for side in reversed(tensor_map.box)],
            [driver.cuuint32_t(1) for _ in sides],
            driver.CUtensorMapInterleave.CU_TENSOR_MAP_INTERLEAVE_NONE,
            getattr(driver.CUtensorMapSwizzle, f"CU_TENSOR_MAP_SWIZZLE_{swizzle}"),
            driver.CUtensorMapL2promotion.CU_TENSOR_MAP_L2_PROMOTION_L2_128B,
            getattr(driver.CUtensorMapFloatOOBfill, f"CU_TENSOR_MAP_FLOAT_OOB_FILL_{_FILLS[tensor_map.padding]}"),
        )
        return b"".join(int(word).to_bytes(8, "little") for word in made.opaque)

    def run_once(self, launches: Sequence[Launch]) -> None:
        self.timer(launches).batch_seconds(1)

    def mark_shared(self) -> None:
        with suppress(DeviceFault):  # a driver without its own compiler takes no PTX
            self.run_once([self._marker])

    @cached_property
    def _marker(self) -> Launch:
        """A kernel that fills all that a block may have of shared memory, with as many blocks as there are units. Each
        waits until the others have begun, so that each unit gets one.
        """
        most, units = self._attribute("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"), self._attribute("MULTIPROCESSOR_COUNT")
        function = self.load(_MARKER.encode(), "mark", most)
        return Launch(function, (units, 1, 1), (_MARKER_THREADS, 1, 1), most, [most.to_bytes(4, "little")])

    def timer(self, launches: Sequence[Launch]) -> "CudaTimer":
        return CudaTimer(self, launches)

    def state(self) -> DeviceState:
        return self._nvml.state() if self._nvml else DeviceState()

    def processes(self) -> list[int]:
        with suppress(NvmlSilent):  # then no process is known
            return self._nvml.processes() if self._nvml else []
        return []


class _Graph:
    """A batch that is ready to be launched."""

    def __init__(self, captured: Any) -> None:
        try:
            self.handle = _call("cuGraphInstantiate", captured, 0)
        finally:
            _call("cuGraphDestroy", captured)
        _freed_with(self, "cuGraphExecDestroy", self.handle)


class CudaTimer:
    """Times batches of one lane: a graph of all launches of a batch between two events, so that no gap counts."""

    def __init__(self, device: CudaDevice, launches: Sequence[Launch]) -> None:
        self._device = device
        self._launches = [
            (launch, [Segment(arguments, _SEGMENT_END) for arguments in launch.arguments]) for launch in launches
        ]
        self._graphs: dict[int, _Graph] = {}
        self._events = [_call("cuEventCreate", 0) for _ in range(2)]
        for event in self._events:
            _freed_with(self, "cuEventDestroy", event)

    def prepare(self, launches: int) -> None:
        self._graph(launches)

    def batch_seconds(self, launches: int) -> float:
        graph = self._graph(launches)
        first, last = self._events
        _call("cuEventRecord", first, self._device.stream)
        _call("cuGraphLaunch", graph.handle, self._device.stream)
        _call("cuEventRecord", last, self._device.stream)
        wait_until(lambda: _is_done(last), self._device.batch_limit_s, f"a batch of {launches} launches")
        return float(_call("cuEventElapsedTime", first, last)) / 1e3

    def _graph(self, launches: int) -> _Graph:
        return self._graphs.get(launches) or self._captured(launches)

    def _captured(self, launches: int) -> _Graph:
        driver, stream = _driver(), self._device.stream
        # Something that is freed meanwhile is no part of the capture, and must not break it.
        mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
        _call("cuStreamBeginCapture", stream, mode)
        for number in range(launches):
            self._start(number)
        graph = _Graph(_call("cuStreamEndCapture", stream))
        _call("cuGraphUpload", graph.handle, stream)
        _call("cuStreamSynchronize", stream)
        self._graphs = {launches: graph}  # only one size of batch is in use
        return graph

    def _start(self, number: int) -> None:
        for launch, segments in self._launches:
            extra = segments[number % len(segments)].extra
            _call(
                "cuLaunchKernel",
                launch.function.handle,
                *launch.grid,
                *launch.block,
                launch.dynamic_lds_bytes,
                self._device.stream,
                0,
                extra,
            )


def _is_done(event: Any) -> bool:
    driver = _driver()
    (status,) = driver.cuEventQuery(event)
    if status == driver.CUresult.CUDA_ERROR_NOT_READY:
        return False
    _check("a launch failed", status)
    return True


class NvmlSilent(Exception):
    """NVML is not available, or does not answer."""


class Nvml:
    """What NVML reports about one GPU. Raises NvmlSilent if NVML is not available."""

    def __init__(self, pci_bus_id: str) -> None:
        try:
            import pynvml
        except ImportError as error:
            raise NvmlSilent(str(error)) from error
        self._nvml = pynvml
        self._ask(pynvml.nvmlInit)
        self._handle = self._ask(pynvml.nvmlDeviceGetHandleByPciBusId, pci_bus_id.encode())

    def driver_version(self) -> str:
        return self._text(self._nvml.nvmlSystemGetDriverVersion) or "unknown"

    def uuid(self) -> str:
        """Return the GPU's UUID, or an empty text if it is not told."""
        return self._text(self._nvml.nvmlDeviceGetUUID, self._handle)

    def state(self) -> DeviceState:
        nvml, handle = self._nvml, self._handle
        return DeviceState(
            clock_mhz=self._figure(nvml.nvmlDeviceGetClockInfo, handle, nvml.NVML_CLOCK_SM),
            temperature_c=self._figure(nvml.nvmlDeviceGetTemperature, handle, nvml.NVML_TEMPERATURE_GPU),
            power_w=self._figure(nvml.nvmlDeviceGetPowerUsage, handle, scale=1e-3),
        )

    def processes(self) -> list[int]:
        """Return the processes that compute on the GPU. Raises NvmlSilent."""
        processes = self._ask(self._nvml.nvmlDeviceGetComputeRunningProcesses, self._handle)
        return [int(process.pid) for process in processes]

    def _text(self, get: Any, *arguments: Any) -> str:
        with suppress(NvmlSilent):
            answer = self._ask(get, *arguments)
            return answer.decode() if isinstance(answer, bytes) else str(answer)
        return ""

    def _figure(self, get: Any, *arguments: Any, scale: float = 1.0) -> float | None:
        with suppress(NvmlSilent):
            return float(self._ask(get, *arguments)) * scale
        return None

    def _ask(self, get: Any, *arguments: Any) -> Any:
        try:
            return get(*arguments)
        except self._nvml.NVMLError as error:
            raise NvmlSilent(str(error)) from error
