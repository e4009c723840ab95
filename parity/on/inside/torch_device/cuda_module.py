"""What stands in `torch.cuda`: the emulated device's properties, its streams, its memory, its random numbers."""

import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import torch

from parity.arch.products import units_of
from parity.arch.table import Arch
from parity.on.inside import streams
from parity.on.inside.torch_device.mode import EmulatedCuda
from parity.on.inside.torch_device.placement import HERE, is_here

_NO_PEAKS = "peaks of memory are not counted: they are NaN"


class Properties(SimpleNamespace):
    """What `torch.cuda.get_device_properties` returns."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"parity on: the emulated device does not tell its '{name}'")


def properties_of(arch: Arch) -> Properties:
    """Return an architecture's properties as torch names them; a multiprocessor is what has an LDS."""
    major, minor = arch.isa_pair
    return Properties(
        name=f"{arch.name} (emulated)",
        gcnArchName=arch.name,
        major=major,
        minor=minor,
        multi_processor_count=units_of(arch.name),
        warp_size=arch.wave_size,
        total_memory=_memory_bytes(),
        max_threads_per_block=1024,
        max_threads_per_multi_processor=arch.max_waves_per_simd * arch.simds * arch.wave_size,
        shared_memory_per_block=arch.lds_max_per_workgroup_bytes,
        shared_memory_per_multiprocessor=arch.lds_bytes,
        is_integrated=False,
        is_multi_gpu_board=False,
    )


def _memory_bytes() -> int:
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def answers_of(arch: Arch, mode: EmulatedCuda, note: Callable[[str], None]) -> dict[str, Any]:
    """Return what stands in `torch.cuda`, by its name there."""
    properties, placement = properties_of(arch), mode.placement

    def checked(device: Any = None) -> None:
        if device is not None:
            is_here(device)

    def get_device_properties(device: Any = None) -> Properties:
        checked(device)
        return properties

    def peak(device: Any = None) -> float:
        note(_NO_PEAKS)
        return float("nan")

    def allocated(device: Any = None) -> int:
        return placement.allocated_bytes()

    def nothing(*_: Any, **__: Any) -> None:
        """Do nothing: a program may do without."""

    def seed(number: int) -> None:
        torch.default_generator.manual_seed(number)

    return {
        "is_available": lambda: mode.is_on,
        "is_initialized": lambda: True,
        "init": nothing,
        "_lazy_init": _refuse,
        "device_count": lambda: int(mode.is_on),
        "current_device": lambda: 0,
        "set_device": checked,
        "_exchange_device": lambda device: 0,
        "_maybe_exchange_device": lambda device: 0,
        "synchronize": checked,
        "get_device_name": lambda device=None: properties.name,
        "get_device_capability": lambda device=None: (properties.major, properties.minor),
        "get_device_properties": get_device_properties,
        "get_arch_list": lambda: [arch.name],
        "is_bf16_supported": lambda including_emulation=True: True,
        "is_tf32_supported": lambda: False,
        "can_device_access_peer": lambda device, peer: False,
        "is_current_stream_capturing": lambda: False,
        "CUDAGraph": _Graph,
        "device": _Chosen,
        "device_of": _Chosen,
        "Stream": streams.Stream,
        "ExternalStream": streams.Stream,
        "Event": streams.Event,
        "stream": lambda stream: streams.StreamContext(stream),
        "StreamContext": streams.StreamContext,
        "set_stream": lambda stream: streams.current.__setitem__(0, stream),
        "current_stream": lambda device=None: streams.current[0],
        "default_stream": lambda device=None: streams.DEFAULT,
        "manual_seed": seed,
        "manual_seed_all": seed,
        "seed": lambda: torch.default_generator.seed(),
        "seed_all": lambda: torch.default_generator.seed(),
        "initial_seed": lambda: torch.default_generator.initial_seed(),
        "get_rng_state": lambda device=HERE: torch.get_rng_state(),
        "set_rng_state": lambda state, device=HERE: torch.set_rng_state(state),
        "get_rng_state_all": lambda: [torch.get_rng_state()],
        "set_rng_state_all": lambda states: torch.set_rng_state(*states),
        "memory_allocated": allocated,
        "memory_stats": lambda device=None: {"allocated_bytes.all.current": allocated()},
        "memory_summary": lambda device=None, abbreviated=False: f"{allocated():,} bytes are allocated (emulated)",
        "memory_reserved": allocated,
        "max_memory_allocated": peak,
        "max_memory_reserved": peak,
        "mem_get_info": lambda device=None: (max(0, _memory_bytes() - allocated()), _memory_bytes()),
        **dict.fromkeys(
            ("empty_cache", "ipc_collect", "reset_peak_memory_stats", "reset_max_memory_allocated"), nothing
        ),
    }


def _refuse(*_: Any, **__: Any) -> None:
    raise RuntimeError("parity on: the program asks torch for what the emulated 'cuda' device does not have")


class _Graph:
    """A graph of launches: there is none."""

    def __init__(self, *_: Any, **__: Any) -> None:
        raise RuntimeError("parity on: torch.cuda.CUDAGraph: the emulated 'cuda' device has no graphs of launches")


class _Chosen:
    """The context of a device; there is one."""

    def __init__(self, device: Any = None) -> None:
        if isinstance(device, int) and device >= 0:
            is_here(device)
        self.idx, self.prev_idx = 0, 0

    def __enter__(self) -> None:
        """Enter nothing: it is the device already."""

    def __exit__(self, *_: object) -> None:
        """Leave nothing: it stays the device."""


class Generator(torch.Generator):  # type: ignore[misc]  # torch has no types here
    """A generator of the device is one of the CPU."""

    _is_here = False

    def __new__(cls, device: Any = "cpu") -> Any:
        here = is_here(device)
        made = super().__new__(cls, "cpu" if here else device)
        made._is_here = here
        return made

    @property
    def device(self) -> Any:
        return HERE if self._is_here else super().device
