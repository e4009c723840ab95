"""A torch for ROCm that the tests play, under that name: what `--vendor` asks for, on NumPy, with a clock of its own.

A call of the library takes 0.4 ms, tuned 0.3 ms; where STAND_IN_TUNED is "wrong", a tuned one doubles its result, and where
it is "odd", it raises what nobody expects. What torch has as modules are classes here.
"""

import contextlib
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np

__version__ = "2.11.0+rocm7.1"
version = SimpleNamespace(hip="7.1.0")
KERNEL = "scaled_mm"  # the name of a kernel whose code object the test lays down
_BENCH = "hipblaslt-bench --api_method c -m {} -n {} -k {}"
_now_ms, _launched = 0.0, 0


class _Type:
    def __init__(self, name: str) -> None:
        self.name, self.array = name, np.dtype(getattr(ml_dtypes, name, None) or name)


uint8, int16, int32, int64, float16, float32 = map(_Type, ("uint8", "int16", "int32", "int64", "float16", "float32"))
float8_e4m3fn = _Type("float8_e4m3fn")


class Tensor:
    def __init__(self, array: Any) -> None:
        self.array = array
        self.converted: dict[str, Tensor] = {}
        self.products: dict[int, Any] = {}

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    def cuda(self) -> "Tensor":
        return self

    def cpu(self) -> "Tensor":
        return self

    def numpy(self) -> Any:
        return self.array

    def view(self, kind: _Type) -> "Tensor":
        return Tensor(self.array.view(kind.array))

    def to(self, kind: _Type) -> "Tensor":
        if kind.name not in self.converted:
            self.converted[kind.name] = Tensor(self.array.astype(kind.array))
        return self.converted[kind.name]

    def t(self) -> "Tensor":
        return Tensor(self.array.T)

    def contiguous(self) -> "Tensor":
        return Tensor(np.ascontiguousarray(self.array))

    def item(self) -> float:
        return float(self.array.reshape(-1)[0])


def from_numpy(array: Any) -> Tensor:
    return Tensor(array)


def addmm(bias: Tensor, a: Tensor, b: Tensor, alpha: float) -> Tensor:
    global _now_ms, _launched
    (m, k), n = a.shape, b.shape[1]
    signature = ("GemmAndBiasTunableOp_Half_NN", f"nn_{n}_{m}_{k}_ld_{n}_{k}_{n}")
    if cuda.tunable.enabled and cuda.tunable.tuning:
        cuda.tunable.results.setdefault(signature, ("Gemm_Hipblaslt_56073", 0.3))
    is_tuned = cuda.tunable.enabled and signature in cuda.tunable.results
    if is_tuned and os.environ.get("STAND_IN_TUNED") == "odd":
        raise KeyError("odd")
    _now_ms, _launched = _now_ms + (0.3 if is_tuned else 0.4), _launched + 1
    if os.environ.get("HIPBLASLT_LOG_MASK") == "32":
        with Path(os.environ["HIPBLASLT_LOG_FILE"]).open("a") as file:
            file.write(f"{_BENCH.format(m, n, k)} --solution_index {56073 if is_tuned else 7}\n")
    if id(b) not in a.products:
        a.products[id(b)] = a.array.astype(np.float32) @ b.array.astype(np.float32)
    sums = a.products[id(b)]
    factor = 2.0 if is_tuned and os.environ.get("STAND_IN_TUNED") == "wrong" else 1.0
    return Tensor((factor * (sums * np.float32(alpha) + bias.array.astype(np.float32))).astype(np.float16))


class _Event:
    def __init__(self, enable_timing: bool) -> None:
        self.at = 0.0

    def record(self) -> None:
        self.at = _now_ms

    def query(self) -> bool:
        return True

    def elapsed_time(self, other: "_Event") -> float:
        return other.at - self.at


class _Tunable:
    def __init__(self) -> None:
        self.enabled = self.tuning = False
        self.results: dict[tuple[str, str], tuple[str, float]] = {}

    def enable(self, value: bool) -> None:
        self.enabled = value

    def tuning_enable(self, value: bool) -> None:
        self.tuning = value

    def write_file_on_exit(self, value: bool) -> None: ...

    def set_max_tuning_duration(self, milliseconds: int) -> None: ...

    def get_results(self) -> list[tuple[str, str, str, float]]:
        return [(*signature, *found) for signature, found in self.results.items()]

    def get_validators(self) -> list[tuple[str, str]]:
        return [("PT_VERSION", "2.11.0"), ("GCN_ARCH_NAME", "gfx1151")]


class _Graph:
    """A graph that captures nothing: so that calls are queued."""

    def replay(self) -> None:
        raise AssertionError("nothing was captured")


@contextlib.contextmanager
def _graph(graph: _Graph) -> Any:
    raise RuntimeError("this library cannot be captured")
    yield


cuda = SimpleNamespace(
    is_available=lambda: True,
    mem_get_info=lambda: (1 << 34, 1 << 34),
    synchronize=lambda: None,
    Event=_Event,
    CUDAGraph=_Graph,
    graph=_graph,
    tunable=_Tunable(),
)


class _Profile:
    def __init__(self, activities: list[str]) -> None:
        self.before = _launched

    def __enter__(self) -> "_Profile":
        return self

    def __exit__(self, *_ended: object) -> None: ...

    def key_averages(self) -> list[SimpleNamespace]:
        events = [("hipLaunchKernel", 0), ("Memcpy HtoD", 9), ("void at::native::copy_kernel<4>(int)", 3), (KERNEL, 90)]
        return [SimpleNamespace(key=name, device_time_total=took) for name, took in events if _launched > self.before]


profiler = SimpleNamespace(profile=_Profile, ProfilerActivity=SimpleNamespace(CUDA="cuda"))
