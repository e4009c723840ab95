"""The cuda device on a planted driver: what its statuses become. On a real GPU it is exercised by benchmarks/cuda_gate.py."""

import ctypes
import sys
from collections import Counter
from dataclasses import replace
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from conftest import CommandLine

from parity.contract import TensorMap
from parity.devices import cuda
from parity.devices.base import DeviceFault, Launch, OutOfMemory
from parity.devices.cuda import CudaDevice
from parity.devices.hip import HipDevice
from parity.errors import UnavailableError


class CUresult(IntEnum):
    CUDA_SUCCESS = 0
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_NO_DEVICE = 100
    CUDA_ERROR_NOT_READY = 600
    CUDA_ERROR_ILLEGAL_ADDRESS = 700


class Names:
    """Any attribute is its own name: the driver's enumerations."""

    def __getattr__(self, name: str) -> str:
        return name


class Driver:
    """A driver whose calls succeed, but for those in `statuses`; it notes the argument segments of launches."""

    CUdevice_attribute = CUfunction_attribute = CUstreamCaptureMode = Names()

    def __init__(self, **statuses: CUresult) -> None:
        self.CUresult, self.statuses = CUresult, statuses
        self.segments: list[bytes] = []
        self.calls: Counter[str] = Counter()

    def cuGetErrorName(self, status: CUresult) -> tuple[CUresult, bytes]:
        return CUresult.CUDA_SUCCESS, status.name.encode()

    def cuDeviceGetAttribute(self, name: str, _device: Any) -> tuple[CUresult, int]:
        return CUresult.CUDA_SUCCESS, {"MAJOR": 9, "MINOR": 0}.get(name.rpartition("_")[2], 50 << 20)

    def cuLaunchKernel(self, *arguments: Any) -> tuple[CUresult]:
        extra = (ctypes.c_uint64 * 5).from_address(arguments[-1])
        assert (extra[0], extra[2], extra[4], arguments[-2]) == (1, 2, 0, 0), "CU_LAUNCH_PARAM_*"
        size = ctypes.c_size_t.from_address(extra[3]).value
        self.segments.append(ctypes.string_at(extra[1], size))
        return (self.statuses.get("cuLaunchKernel", CUresult.CUDA_SUCCESS),)

    def cuEventElapsedTime(self, *_: Any) -> tuple[CUresult, float]:
        return CUresult.CUDA_SUCCESS, 12.0

    def __getattr__(self, name: str) -> Any:
        results: dict[str, tuple[Any, ...]] = {
            "cuDeviceGetName": (b"Some GPU\0",),
            "cuDeviceGetPCIBusId": (b"0000:01:00.0\0",),
            "cuDriverGetVersion": (13000,),
            "cuDeviceTotalMem": (1 << 36,),
            "cuMemAlloc": (0x1000,),
        }
        silent = (
            "cuInit",
            "cuCtxSetCurrent",
            "cuMemcpyHtoD",
            "cuMemcpyDtoH",
            "cuMemFree",
            "cuFuncSetAttribute",
            "cuStreamBeginCapture",
            "cuGraphUpload",
            "cuGraphLaunch",
            "cuStreamSynchronize",
            "cuEventRecord",
            "cuEventQuery",
            "cuEventDestroy",
            "cuGraphDestroy",
            "cuGraphExecDestroy",
            "cuModuleUnload",
        )
        status = self.statuses.get(name, CUresult.CUDA_SUCCESS)
        self.calls[name] += 1
        return lambda *_: (status,) if name in silent else (status, *results.get(name, (name,)))


def device(monkeypatch: pytest.MonkeyPatch, driver: Driver, batch_limit_s: float = 1.0) -> CudaDevice:
    monkeypatch.setattr(cuda, "_driver", lambda: driver)
    monkeypatch.setattr(cuda.CudaDevice, "_nvml", None)
    return CudaDevice(0, batch_limit_s)


class Kernel:
    handle = "function"


LAUNCH = Launch(Kernel(), (8, 1, 1), (256, 1, 1), 1024, [b"first set", b"other set"])


def test_a_batch_takes_the_sets_of_inputs_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    timer = device(monkeypatch, driver).timer([LAUNCH])
    assert timer.batch_seconds(3) == 0.012
    assert driver.segments == [b"first set", b"other set", b"first set"]
    timer.batch_seconds(3)
    assert len(driver.segments) == 3  # the graph is launched again, not captured


def test_nothing_is_left_of_a_variant_that_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    gpu = device(monkeypatch, driver)
    launch = replace(LAUNCH, function=gpu.load(b"cubin", "kernel", 0))
    timer = gpu.timer([launch])
    for launches in (1, 2, 4):
        timer.prepare(launches)
        assert len(driver.segments) == launches
        driver.segments.clear()
        timer.batch_seconds(launches)
        assert not driver.segments, "what was prepared is not captured again"
    assert driver.calls["cuGraphDestroy"] == 3
    assert driver.calls["cuGraphExecDestroy"] == 2  # only one size of batch is kept
    del timer, launch
    freed = ("cuGraphInstantiate", "cuGraphExecDestroy"), ("cuEventCreate", "cuEventDestroy")
    assert all(driver.calls[made] == driver.calls[gone] for made, gone in freed)
    assert (driver.calls["cuModuleLoadData"], driver.calls["cuModuleUnload"]) == (1, 1)


def test_the_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = device(monkeypatch, Driver()).facts
    assert (facts.kind, facts.name, facts.arch, facts.identity) == ("cuda", "Some GPU", "sm_90", "0000:01:00.0")
    assert (facts.runtime, facts.driver, facts.last_level_cache_bytes) == ("13.0", "unknown", 50 << 20)


def test_no_device_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnavailableError, match="no CUDA device: cuInit: CUDA_ERROR_NO_DEVICE"):
        device(monkeypatch, Driver(cuInit=CUresult.CUDA_ERROR_NO_DEVICE))


def test_too_little_memory_is_told_from_other_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu = device(monkeypatch, Driver(cuMemAlloc=CUresult.CUDA_ERROR_OUT_OF_MEMORY))
    with pytest.raises(OutOfMemory, match="cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY"):
        gpu.buffer(np.zeros(4))


@pytest.mark.parametrize(
    ("call", "status", "sentence"),
    [
        ("cuLaunchKernel", CUresult.CUDA_ERROR_ILLEGAL_ADDRESS, "cuLaunchKernel: CUDA_ERROR_ILLEGAL_ADDRESS"),
        ("cuEventQuery", CUresult.CUDA_ERROR_ILLEGAL_ADDRESS, "a launch failed: CUDA_ERROR_ILLEGAL_ADDRESS"),
        ("cuEventQuery", CUresult.CUDA_ERROR_NOT_READY, r"a batch of 2 launches did not complete within 0\.05 s"),
    ],
)
def test_a_batch_that_fails_names_the_call(
    monkeypatch: pytest.MonkeyPatch, call: str, status: CUresult, sentence: str
) -> None:
    timer = device(monkeypatch, Driver(**{call: status}), batch_limit_s=0.05).timer([LAUNCH])
    with pytest.raises(DeviceFault, match=sentence):
        timer.batch_seconds(2)


@pytest.mark.usefixtures("bare_machine")
def test_without_a_gpu_the_command_line_says_so(parity: CommandLine) -> None:
    ended = parity("run", "sm90/step01", "--device", "cuda")
    assert ended.code == 3
    assert ended.err.startswith("parity: no CUDA device: ")
    ended = parity("run", "sm90/step01", "--device", "hip")
    assert (ended.code, ended.err) == (3, "parity: --device hip: the study is for sm_90, which is a cuda device\n")
    ended = parity("run", "sm90/step01", "--device", "gpu")
    assert ended.code == 2
    assert "--device: 'gpu' is not one of auto, emulator, hip, cuda" in ended.err


@pytest.mark.slow
def test_without_a_gpu_the_step_awaits_measurement(parity: CommandLine) -> None:
    ended = parity("run", "sm90/step01", "--json")
    document = ended.json
    assert (ended.code, document["verdict"], document["basis"]) == (3, "inconclusive", "static")
    assert [reason["code"] for reason in document["reasons"]] == [
        "unverified",
        "unverified",
        "awaiting_measurement",
        "expectation.untested",
    ]
    assert parity("run", "sm90/step01", "--allow-unverified").code == 0
    assert document["verification"]["status"] == "unverified"
    assert {check["status"] for check in document["checks"]} == {"held"}


class Maps(Driver):
    """A driver that notes what it makes tensor maps of."""

    def cuTensorMapEncodeTiled(self, *arguments: Any) -> tuple[Any, Any]:
        self.arguments = arguments
        return self.statuses.get("map", self.CUresult.CUDA_SUCCESS), Opaque()

    CUtensorMapDataType = CUtensorMapInterleave = CUtensorMapSwizzle = Driver.CUdevice_attribute
    CUtensorMapL2promotion = CUtensorMapFloatOOBfill = Driver.CUdevice_attribute
    cuuint64_t = cuuint32_t = int


class Opaque:
    opaque = tuple(range(16))


@pytest.mark.parametrize(
    ("dtype", "kind", "row_bytes"),
    [("float16", "FLOAT16", 160), ("float8_e4m3fn", "UINT8", 80), ("int16", "UINT16", 160)],
)
def test_the_driver_gets_the_innermost_side_first(
    monkeypatch: pytest.MonkeyPatch, dtype: str, kind: str, row_bytes: int
) -> None:
    driver = Maps()
    made = device(monkeypatch, driver).tensor_map(TensorMap((100, 64), (80, 1), (32, 16), 128, dtype), 0x1000)
    assert made == b"".join(word.to_bytes(8, "little") for word in range(16))
    assert driver.arguments[:7] == (
        f"CU_TENSOR_MAP_DATA_TYPE_{kind}",
        2,
        0x1000,
        [64, 100],
        [row_bytes],
        [16, 32],
        [1, 1],
    )
    assert driver.arguments[8] == "CU_TENSOR_MAP_SWIZZLE_128B"


def test_a_map_that_the_driver_refuses_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Maps()
    driver.statuses["map"] = driver.CUresult.CUDA_ERROR_ILLEGAL_ADDRESS
    with pytest.raises(DeviceFault, match="cuTensorMapEncodeTiled: CUDA_ERROR_ILLEGAL_ADDRESS"):
        device(monkeypatch, driver).tensor_map(TensorMap((100, 64), (80, 1), (32, 16), 0, "float16"), 0x1001)


def test_amds_gpus_have_none() -> None:
    with pytest.raises(DeviceFault, match="no tensor maps"):
        HipDevice.tensor_map(None, TensorMap((64,), (1,), (64,), 0, "float16"), 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(("identity", "uuid"), [(b"GPU-9631", "GPU-9631"), ("GPU-9631", "GPU-9631"), (None, "")])
def test_a_gpu_tells_which_one_it_is(monkeypatch: pytest.MonkeyPatch, identity: str | bytes | None, uuid: str) -> None:
    """Also old bindings of NVML, which give bytes; one that refuses is no fault."""

    class NVMLError(Exception):
        pass

    def answer(_handle: object) -> str | bytes:
        if identity is None:
            raise NVMLError("not supported")
        return identity

    module = SimpleNamespace(
        NVMLError=NVMLError,
        nvmlInit=lambda: None,
        nvmlDeviceGetHandleByPciBusId=lambda _bus: "handle",
        nvmlSystemGetDriverVersion=lambda: "580.1",
        nvmlDeviceGetUUID=answer,
    )
    monkeypatch.setitem(sys.modules, "pynvml", module)
    monkeypatch.setattr(cuda, "_driver", lambda: Driver())
    facts = CudaDevice(0, 1.0).facts
    assert (facts.uuid, facts.driver) == (uuid, "580.1")
