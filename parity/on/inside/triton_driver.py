"""Triton's driver for the emulator: what Triton asks of a GPU's driver, and how it launches.

The interface is that of Triton 3.4 to 3.9 (triton/backends/driver.py, triton/compiler/compiler.py).
"""

import inspect
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from parity.on.inside.capturing import Capture, Given, Kernel
from parity.on.inside.device import Device, Loaded
from parity.on.inside.launching import Passed, Shape
from parity.on.inside.torch_device import as_it_is
from parity.on.inside.triton_source import source_of

_loading = threading.local()  # `kernel` is the one whose binary this thread loads


class Utils:
    """What Triton calls a driver's utilities."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self.get_device_properties = device.get_device_properties

    def load_binary(self, name: str, *_: Any) -> tuple[Any, Any, int, int, int]:
        """Return a module, a function, registers, spills and the most work-items of a workgroup."""
        compiled = _loading.kernel
        metadata = compiled.metadata
        shape = Shape((0, 0, 0), metadata.num_warps * metadata.warp_size, metadata.shared)
        loaded = self._device.load(name, compiled.asm["amdgcn"], _place_of(compiled.src), shape)
        said = loaded.said
        return loaded, loaded, said.vgprs, said.spills, said.max_threads

    def unload_module(self, _: Any) -> None:
        """Nothing was loaded."""


def _place_of(source: Any) -> str:
    """Return where a kernel's source stands, as `kernels.py:12`; a text that was compiled has its own name."""
    function = getattr(getattr(source, "fn", None), "fn", None)
    if function is None:
        return str(getattr(source, "path", ""))
    code = inspect.unwrap(function).__code__
    path = os.path.relpath(code.co_filename)
    return f"{code.co_filename if path.startswith(os.pardir) else path}:{code.co_firstlineno}"


def watch_loading() -> None:
    """Let `load_binary` know whose binary it loads: it gets the code object, and the emulator needs the text."""
    from triton.compiler.compiler import CompiledKernel

    original = CompiledKernel._init_handles

    def init_handles(self: Any) -> Any:
        _loading.kernel = self
        return original(self)

    CompiledKernel._init_handles = init_handles


def launcher_of(device: Device) -> type:
    """Return the class that Triton makes of each kernel's signature, and calls for each launch."""

    class Launcher:
        def __init__(self, src: Any, metadata: Any) -> None:
            self._names = [name if isinstance(name, str) else str(name) for name in src.signature]
            self._kinds = list(src.signature.values())
            self._threads, self._lds_bytes = metadata.num_warps * metadata.warp_size, metadata.shared
            self._source, self._metadata = src, metadata
            self._kernel: Kernel | None = None

        def __call__(self, *given: Any) -> None:
            x, y, z, _stream, loaded, _packed, metadata, enter, leave, *values = given
            if not x * y * z:
                return
            if enter is not None:
                enter(metadata)
            shape = Shape((x, y, z), self._threads, self._lds_bytes)
            with as_it_is():
                passed = list(_flat(self._names, self._kinds, values))
                capture = self._captured(loaded, shape, values) if device.captures is not None else None
                launched = device.launch(loaded, shape, passed)
                if capture is not None:
                    capture.end(launched, shape, passed)
            if leave is not None:
                leave(metadata)

        def _captured(self, loaded: Loaded, shape: Shape, values: Sequence[Any]) -> Capture | None:
            function = getattr(self._source, "fn", None)
            if function is None or device.captures is None:  # a text that was compiled has no function
                return None
            if self._kernel is None:
                options = _options_of(self._metadata)
                name, place = function.fn.__name__, _place_of(self._source)
                self._kernel = Kernel(name, device.arch.name, place, source_of(function), loaded.kernel.text, options)
            given = [
                Given(name, kind, value, parameter.is_constexpr)
                for name, kind, value, parameter in zip(self._names, self._kinds, values, function.params, strict=True)
            ]
            return device.captures.begin(self._kernel, shape, given)

    return Launcher


_OPTIONS = ("num_warps", "num_stages", "num_ctas", "waves_per_eu", "matrix_instr_nonkdim", "kpack", "schedule_hint")


def _options_of(metadata: Any) -> dict[str, Any]:
    """Return the options of a kernel: how many warps, and what is not as usual."""
    from triton.compiler.compiler import make_backend

    usual = make_backend(metadata.target).parse_options({})
    chosen = {name: getattr(metadata, name) for name in _OPTIONS if hasattr(metadata, name)}
    return {name: value for name, value in chosen.items() if name == "num_warps" or value != getattr(usual, name, None)}


def _flat(names: Sequence[str], kinds: Sequence[Any], values: Sequence[Any]) -> Iterator[Passed]:
    """Yield the arguments that a kernel is passed: parts of tuples one by one, no constants."""
    for name, kind, value in zip(names, kinds, values, strict=True):
        if isinstance(kind, tuple):
            yield from _flat([f"{name}[{number}]" for number in range(len(kind))], kind, value)
        elif kind != "constexpr":
            yield Passed(name, kind, value)


def tune_once(device: Device) -> None:
    """Let autotuned kernels take the first configuration that builds and launches: emulated launches have no time."""
    from triton import testing
    from triton.runtime.autotuner import Autotuner

    testing.do_bench_cudagraph = benchmark  # it would ask for a graph of launches
    original = Autotuner._bench

    def bench(self: Any, *arguments: Any, config: Any, **meta: Any) -> Any:
        asked = getattr(self, "nargs", None)  # new for each launch that is tuned
        if getattr(self, "_parity_tuned", None) is asked and asked is not None and not device.wishes.tunes_all:
            return _NEVER
        before = {key: record.launches for key, record in device.recorder.kernels.items()}
        original(self, *arguments, config=config, **meta)
        ran = [record for key, record in device.recorder.kernels.items() if record.launches > before.get(key, 0)]
        if not ran:
            return _NEVER  # it did not build
        self._parity_tuned = asked
        for record in ran:
            record.tuned = f"autotuned, of {len(getattr(self, 'configs', []))} configurations: {config}"
        return _AT_ONCE

    Autotuner._bench = bench


# What the autotuner compares in place of times: of the configurations that ran, it takes the first one.
_AT_ONCE, _NEVER = [0.0] * 3, [float("inf")] * 3


def benchmark(call: Callable[[], Any], *_: Any, quantiles: Sequence[float] | None = None, **__: Any) -> Any:
    """Run a call once, in the place of Triton's benchmarks. What is emulated has no time: infinity is given for it."""
    call()
    return [float("inf")] * len(quantiles) if quantiles and len(quantiles) > 1 else float("inf")
