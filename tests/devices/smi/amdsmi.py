"""A stand-in for AMD SMI's Python package (7.0): the calls that the hip device makes, with the shapes of its results."""

import ctypes
import os
from enum import IntEnum
from typing import Any


class AmdSmiException(Exception):
    pass


class AmdSmiClkType(IntEnum):
    GFX = 0


class AmdSmiTemperatureType(IntEnum):
    EDGE = 0
    HOTSPOT = 1


class AmdSmiTemperatureMetric(IntEnum):
    CURRENT = 0


_CARDS = {1: "0000:03:00.0", 2: "0000:C4:00.0"}


def amdsmi_init() -> None:
    pass


def amdsmi_get_processor_handles() -> list[ctypes.c_void_p]:
    return [ctypes.c_void_p(number) for number in _CARDS]


def amdsmi_get_gpu_device_bdf(handle: ctypes.c_void_p) -> str:
    assert handle.value is not None
    return _CARDS[handle.value]


def amdsmi_get_power_info(_handle: Any) -> dict[str, Any]:
    return {"current_socket_power": "N/A", "average_socket_power": 54, "power_limit": 120}


def amdsmi_get_clock_info(_handle: Any, kind: AmdSmiClkType) -> dict[str, Any]:
    assert kind is AmdSmiClkType.GFX
    return {"clk": 2900, "min_clk": 600, "max_clk": 2900}


def amdsmi_get_temp_metric(_handle: Any, sensor: AmdSmiTemperatureType, _metric: AmdSmiTemperatureMetric) -> int:
    if sensor is AmdSmiTemperatureType.HOTSPOT:
        raise AmdSmiException("AMDSMI_STATUS_NOT_SUPPORTED")
    return 61


def amdsmi_get_gpu_process_list(_handle: Any) -> list[dict[str, Any]]:
    others = [int(pid) for pid in os.environ.get("STAND_IN_PROCESSES", "").split()]
    return [{"name": "N/A", "pid": pid, "mem": 1} for pid in [os.getpid(), *others]]
