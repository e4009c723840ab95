"""What torch says of its `cuda` device, replaced by what the emulated device is."""

import os
import threading
import weakref
from collections.abc import Callable
from types import FunctionType
from typing import Any

import torch
import torch.cuda.memory
import torch.cuda.random
import torch.utils._device

from parity.arch import get_arch
from parity.on.inside import streams
from parity.on.inside.recording import recorder_here
from parity.on.inside.torch_device.compiling import patch_compiling
from parity.on.inside.torch_device.cuda_module import Generator, answers_of, properties_of
from parity.on.inside.torch_device.mode import EmulatedCuda
from parity.on.inside.torch_device.placement import HERE, is_here, tensors_in
from parity.on.inside.wishes import ARCH

_HIP_VERSION = "7.0"  # what Triton 3.4 and later is built for


def install() -> None:
    """Let this process' torch have the device, in all its threads."""
    arch, recorder = get_arch(os.environ[ARCH]), recorder_here()
    mode = EmulatedCuda(recorder.note)
    torch.version.hip, torch.version.cuda = _HIP_VERSION, None
    for name, answer in answers_of(arch, mode, recorder.note).items():
        own = _own(answer)
        for module in (torch.cuda, torch.cuda.memory, torch.cuda.random):
            if module is torch.cuda or hasattr(module, name):
                setattr(module, name, own)
    torch.Generator = Generator
    torch.Tensor.record_stream = lambda tensor, stream: None  # torch's own takes no other's stream
    torch.Stream, torch.Event = streams.Stream, streams.Event
    _patch_accelerator(mode)
    _patch_default_device(mode)
    _patch_autocast()
    _patch_autograd(mode)
    _patch_libraries(mode)
    _patch_loading(mode)
    _patch_threads(mode)
    patch_compiling(arch, vars(properties_of(arch)), mode, recorder.note)
    mode.enter()


def _patch_accelerator(mode: EmulatedCuda) -> None:
    """Let torch.accelerator, which asks torch's compiled part, be this device too."""
    accelerator = getattr(torch, "accelerator", None)
    if accelerator is None:
        return
    accelerator.current_accelerator = lambda check_available=False: torch.device(HERE.type) if mode.is_on else None
    for name, of_cuda in {
        **{name: name for name in ("is_available", "device_count", "synchronize", "current_stream", "set_stream")},
        **{name: name for name in ("empty_cache", "memory_allocated", "memory_reserved", "reset_peak_memory_stats")},
        **{name: name for name in ("max_memory_allocated", "max_memory_reserved", "get_device_capability")},
        "current_device_index": "current_device",
        "set_device_index": "set_device",
        "device_index": "device",
        "current_device_idx": "current_device",
        "set_device_idx": "set_device",
        "get_memory_info": "mem_get_info",
    }.items():
        setattr(accelerator, name, _own(getattr(torch.cuda, of_cuda)))


def _own(answer: Any) -> Any:
    """Return a function that is no other name's: torch's compiler tells functions apart by what they are."""
    return (lambda *args, **kwargs: answer(*args, **kwargs)) if isinstance(answer, FunctionType) else answer


def _patch_default_device(mode: EmulatedCuda) -> None:
    """Let `torch.set_default_device("cuda")` and `with torch.device("cuda")` be asked of the mode: torch has their
    context below it.
    """
    context = torch.utils._device.DeviceContext
    original = context.__torch_function__

    def function(self: Any, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if self.device.type != HERE.type:
            return original(self, function, types, args, kwargs)
        kwargs = kwargs or {}
        if function not in torch.utils._device._device_constructors() or kwargs.get("device") is not None:
            return function(*args, **kwargs)
        return mode.computed(function, args, {**kwargs, "device": self.device})

    context.__torch_function__ = function


def _patch_autocast() -> None:
    """Let autocasting for `cuda` cast what runs on the CPU too."""
    autocast = torch.amp.autocast_mode.autocast
    enter, leave = autocast.__enter__, autocast.__exit__

    def entered(self: Any) -> Any:
        if self.device == HERE.type:
            inner = autocast("cpu", dtype=self.fast_dtype, enabled=self._enabled, cache_enabled=self._cache_enabled)
            self.__dict__.setdefault("_parity_inner", []).append(inner)
            enter(inner)
        return enter(self)

    def left(self: Any, *reason: Any) -> Any:
        result = leave(self, *reason)
        if self.device == HERE.type:
            leave(self._parity_inner.pop(), *reason)
        return result

    autocast.__enter__, autocast.__exit__ = entered, left


def _patch_autograd(mode: EmulatedCuda) -> None:
    """Let the modes be active where torch calls the program's own backward functions, and its hooks."""
    torch.autograd._engine_run_backward = mode.within(torch.autograd._engine_run_backward)
    hooks = torch.autograd.graph.saved_tensors_hooks
    begin = hooks.__init__

    def begun(self: Any, pack: Callable[[Any], Any], unpack: Callable[[Any], Any]) -> None:
        begin(self, mode.within(pack), mode.within(unpack))

    hooks.__init__ = begun


def _patch_libraries(mode: EmulatedCuda) -> None:
    """Let the mode be active in operators that the program has written in Python, and those for `cuda` run here."""
    library = torch.library.Library
    begin, original = library.__init__, library.impl
    operators: dict[str, _Operator] = {}

    def begun(self: Any, ns: str, kind: str, dispatch_key: str = "") -> None:
        self._parity_key = "" if ns in _TORCHS else dispatch_key
        begin(self, ns, kind, "CPU" if self._parity_key == "CUDA" else dispatch_key)

    def impl(self: Any, name: Any, function: Any, dispatch_key: str = "", **options: Any) -> Any:
        key = dispatch_key or getattr(self, "_parity_key", self.dispatch_key)
        if self.ns in _TORCHS or not callable(function) or key not in ("", "CPU", "CUDA", *_COMPOSITE):
            return original(self, name, function, dispatch_key, **options)
        if key not in ("CPU", "CUDA"):
            return original(self, name, mode.within(function), dispatch_key, **options)
        called = f"{self.ns}::{name}"
        if called not in operators or operators[called].by() is None:
            operators[called] = _Operator(weakref.ref(self), mode)
        is_first, operators[called].kernels[key] = not operators[called].kernels, function
        return original(self, name, operators[called], dispatch_key and "CPU", **options) if is_first else None

    library.__init__, library.impl = begun, impl


_TORCHS = ("aten", "prims", "prim", "_")
_COMPOSITE = ("CompositeExplicitAutograd", "CompositeImplicitAutograd")


class _Operator:
    """An operator that the program has written, with its kernels for the CPU and for `cuda`: the latter is called where
    a tensor is there.
    """

    def __init__(self, by: Callable[[], Any], mode: EmulatedCuda) -> None:
        self.by, self.kernels = by, dict[str, Callable[..., Any]]()
        self._mode = mode

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        here = any(map(self._mode.placement.holds, tensors_in((args, kwargs))))
        kernel = self.kernels.get("CUDA" if here else "CPU") or next(iter(self.kernels.values()))
        return self._mode.within(kernel)(*args, **kwargs)


def _patch_loading(mode: EmulatedCuda) -> None:
    """Let saved tensors come back to where they were."""

    def tag(storage: Any) -> str | None:
        whole = getattr(storage, "_untyped_storage", storage)
        return str(HERE) if torch.empty(0, dtype=torch.uint8).set_(whole).is_cuda else None

    def place(storage: Any, location: str) -> Any:
        if not location.startswith(HERE.type) or not is_here(location):
            return None
        mode.given(torch.empty(0, dtype=torch.uint8).set_(getattr(storage, "_untyped_storage", storage)))
        return storage

    torch.serialization.register_package(5, tag, place)  # before torch's own for the CPU (10)


def _patch_threads(mode: EmulatedCuda) -> None:
    """Let a new thread have the mode: torch has one stack of modes for each."""
    start = threading.Thread.start

    def started(self: threading.Thread) -> None:
        self.run = mode.within(self.run)  # type: ignore[method-assign]  # a thread may have a `run` of its own
        start(self)

    threading.Thread.start = started  # type: ignore[method-assign]  # which every thread begins with
