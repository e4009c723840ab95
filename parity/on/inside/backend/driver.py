"""A driver of Triton whose GPU is the emulator. Triton imports it in whatever Python the program has."""

import os
import sys
from typing import Any

from triton.backends.driver import DriverBase as _DriverBase

_LEAST_PYTHON = (3, 11)


class EmulatorDriver(_DriverBase):  # type: ignore[misc]  # Triton has no types here
    """What Triton asks of a GPU's driver, answered for an AMD GPU that is not there."""

    @classmethod
    def is_active(cls) -> bool:
        if not os.environ.get("PARITY_ON"):
            return False
        _silence_others()
        return True

    def __init__(self) -> None:
        if sys.version_info < _LEAST_PYTHON:
            raise RuntimeError("parity on: the program's Python is older than 3.11")
        from parity.on.inside import triton_driver
        from parity.on.inside.device import Device

        self.device = Device()
        self.utils = triton_driver.Utils(self.device)
        self.launcher_cls = triton_driver.launcher_of(self.device)
        self._benchmark = triton_driver.benchmark
        triton_driver.watch_loading()
        triton_driver.tune_once(self.device)

    def get_current_target(self) -> Any:
        from triton.backends.compiler import GPUTarget

        return GPUTarget("hip", self.device.arch.name, self.device.arch.wave_size)

    def get_active_torch_device(self) -> Any:
        import torch

        from parity.on.inside import torch_device

        return torch.device("cuda", 0) if torch_device.is_installed() else torch.device("cpu")

    def get_device_interface(self) -> Any:
        return self.device

    def get_current_device(self) -> int:
        return 0

    def set_current_device(self, _: int) -> None:
        """There is only one."""

    def get_current_stream(self, _: int = 0) -> int:
        return 0

    def get_device_capability(self, _: int = 0) -> tuple[int, int]:
        pair: tuple[int, int] = self.device.arch.isa_pair
        return pair

    def map_python_to_cpp_type(self, ty: str) -> str:
        from triton.backends.amd.driver import ty_to_cpp

        name: str = ty_to_cpp(ty)
        return name

    def get_benchmarker(self) -> Any:
        return self._benchmark

    def get_empty_cache_for_benchmark(self) -> Any:
        import torch

        return torch.empty(1, dtype=torch.int)

    def clear_cache(self, cache: Any) -> None:
        """There is no cache."""

    def assemble_tensormap_to_arg(self, _: Any, args: Any) -> Any:
        return args


def _silence_others() -> None:
    """Let no other driver be active: Triton wants exactly one, and the program is asked to run on the emulator."""
    from triton.backends import backends

    for backend in backends.values():
        if backend.driver is not EmulatorDriver:
            backend.driver.is_active = staticmethod(lambda: False)
