"""`torch.compile` for the device: Inductor's Triton kernels for the architecture, called by what it has for a CPU."""

import functools
import os
import tempfile
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

import torch

from parity.arch.table import Arch
from parity.on.inside.launching import KernelFault
from parity.on.inside.torch_device.mode import EmulatedCuda
from parity.on.inside.torch_device.placement import tensors_in

_CACHE = "TORCHINDUCTOR_CACHE_DIR"


def patch_compiling(arch: Arch, properties: dict[str, Any], mode: EmulatedCuda, note: Callable[[str], None]) -> None:
    """Let `torch.compile` compile for an architecture. A function that it cannot compile so runs as it is."""
    original = torch.compile
    cache = Path(os.environ.get(_CACHE, f"{tempfile.gettempdir()}/torchinductor_{os.getuid()}"))
    if cache.name != f"parity-on-{arch.name}":  # what is cached for a CPU does not name its architecture
        os.environ[_CACHE] = str(cache / f"parity-on-{arch.name}")

    @functools.cache
    def patch_once() -> None:
        _patch_inductor(arch.name, properties)
        _patch_dynamo(mode, note)

    @functools.wraps(original)
    def compile(*args: Any, **kwargs: Any) -> Any:
        if str(kwargs.get("mode")).startswith("max-autotune"):
            note("torch.compile: nothing is tuned: what is emulated has no time")
            del kwargs["mode"]
        with mode.suspended():
            try:
                patch_once()
            except (ImportError, AttributeError) as error:
                note(f"torch.compile: nothing is compiled with this torch and Triton: {error}")
                return args[0] if args else lambda function: function
            return original(*args, **kwargs)

    torch.compile = compile


def _patch_inductor(arch: str, properties: dict[str, Any]) -> None:
    from torch._inductor import config
    from torch._inductor.runtime import hints, triton_helpers, triton_heuristics

    config.cpu_backend = "triton"
    for name in ("use_static_cuda_launcher", "use_static_triton_launcher"):  # they load what is for a GPU
        if hasattr(config, name):
            setattr(config, name, False)
    fields = {name: value for name, value in properties.items() if name in hints.DeviceProperties._fields}
    emulated = hints.DeviceProperties(type="hip", index=0, cc=arch, **fields)
    hints.DeviceProperties.create = classmethod(lambda cls, device: emulated)

    triton_helpers.set_driver_to_cpu = triton_helpers.set_driver_to_gpu

    def first(self: Any, *args: Any, **kwargs: Any) -> dict[Any, float]:
        return {launcher: float(number) for number, launcher in enumerate(self.launchers)}

    triton_heuristics.CachingAutotuner.benchmark_all_configs = first  # emulated launches have no time


def _patch_dynamo(mode: EmulatedCuda, note: Callable[[str], None]) -> None:
    from torch._dynamo.eval_frame import OptimizeContext
    from triton.runtime.jit import JITFunction

    JITFunction.run = torch._dynamo.disable(JITFunction.run)  # a launch of the program's own is no part of a graph

    original = OptimizeContext.__call__

    def called(self: Any, function: Any) -> Any:
        compiled = original(self, function)
        if isinstance(function, (torch.nn.Module, type)):
            return compiled  # its parts come here by themselves
        failed: list[bool] = []

        @functools.wraps(compiled)
        def run(*args: Any, **kwargs: Any) -> Any:
            if not failed:
                try:
                    with mode.suspended():
                        result = compiled(*args, **kwargs)
                except KernelFault:
                    raise
                except Exception as error:  # whatever a compiler raises; the program's own comes again below
                    failed.append(True)
                    name = getattr(function, "__qualname__", str(function))
                    first = next(iter(str(error).strip().splitlines()), type(error).__name__)
                    note(f"torch.compile: {name} ran uncompiled: {first}")
                else:
                    module = getattr(function, "__self__", None)
                    weights = module.parameters() if isinstance(module, torch.nn.Module) else ()
                    if any(map(mode.placement.holds, chain(tensors_in((args, kwargs)), weights))):
                        mode.given(result)
                    return result
            return function(*args, **kwargs)

        return run

    OptimizeContext.__call__ = called
