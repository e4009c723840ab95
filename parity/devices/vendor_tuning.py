"""What the vendor's library chooses, by itself and by trying: torch's TunableOp on ROCm, cuBLASLt's list on CUDA."""

from __future__ import annotations

import csv
import io
import math
import mmap
import os
import shutil
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from parity.arch import is_nvidia_target
from parity.codeobject.bundle import BUNDLES, code_object_of
from parity.codeobject.disassembler import rocm_roots
from parity.codeobject.elf import read_object
from parity.devices.vendor import library_call, require_torch
from parity.errors import InputError, UnavailableError
from parity.operators.helpers.products import Product

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from parity.contract import Axes, Contract
    from parity.devices.base import Array

_MOST_TUNING_MS = 30  # for one solution
_MOST_ALGORITHMS, _TRIES, _BATCH = 64, 5, 4
_WORKSPACE = "32 MiB"  # torch's on Hopper; with very much more cuBLASLt names others, which were slower
_BENCH = "hipblaslt-bench"
_LOG_BENCH_LINES = "32"  # of HIPBLASLT_LOG_MASK
_LIBRARIES = ("lib/hipblaslt/library", "lib/rocblas/library")


@dataclass(frozen=True)
class Tuned:
    """What was found by trying: by which means, the solution that was chosen, and all that was tried as a table, under
    the name of its file.
    """

    means: str
    solution: str
    file_name: str
    table: str


class TunableOp:
    """torch's TunableOp: the first call for a problem tries every solution of hipBLASLt and rocBLAS, and later calls
    use the fastest. All calls of the library are tuned from then on, until `close`.
    """

    def __init__(self) -> None:
        self._torch = require_torch()
        self._tunable = self._torch.cuda.tunable
        self._known: set[tuple[str, str]] = set()
        self._found: list[tuple[str, ...]] = []
        self._tunable.write_file_on_exit(False)
        self._tunable.set_max_tuning_duration(_MOST_TUNING_MS)
        self._tunable.enable(True)

    def find(self, contract: Contract, axes: Axes, values: Mapping[str, Array]) -> Callable[[], Any]:
        call = library_call(contract, axes, values)
        self._tunable.tuning_enable(True)
        try:
            call()
            self._torch.cuda.synchronize()
        finally:
            self._tunable.tuning_enable(False)
        rows = self._results()
        self._found = [row for row in rows if row[:2] not in self._known] or self._found
        self._known |= {(row[0], row[1]) for row in rows}
        return call

    def tuned(self) -> Tuned:
        rows = [("Validator", *map(str, row)) for row in self._tunable.get_validators()] + self._results()
        chosen = "; ".join(" ".join(row) for row in self._found) or "none: no call of the library can be tuned"
        return Tuned(f"TunableOp of torch {self._torch.__version__}", chosen, "tunableop_results.csv", _csv(rows))

    def close(self) -> None:
        self._tunable.enable(False)

    def _results(self) -> list[tuple[str, ...]]:
        return [tuple(map(str, row)) for row in self._tunable.get_results()]


@dataclass
class CublasLt:
    """cuBLASLt's own list for a product, through nvmath-python: the algorithms that its heuristic names, each timed."""

    _rows: list[tuple[str, ...]] = field(default_factory=list)
    _solution: str = ""
    _best: dict[tuple[tuple[str, int], ...], int] = field(default_factory=dict)  # by the problem's axes

    def find(self, contract: Contract, axes: Axes, values: Mapping[str, Array]) -> Callable[[], Any]:
        product = library_call(contract, axes, values)
        if not isinstance(product, Product):
            raise UnavailableError("cuBLASLt's list is not tried: the operator's call is no product with a bias")
        planned, problem = _Planned(product), tuple(sorted(axes.items()))
        if problem not in self._best:
            times = [_milliseconds(partial(planned.execute, number)) for number in range(planned.count)]
            if math.isinf(min(times, default=math.inf)):
                raise UnavailableError("cuBLASLt names no algorithm that runs")
            self._best[problem] = best = times.index(min(times))
            rows = [(f"{ms:.6f}", planned.settings(number)) for number, ms in enumerate(times)]
            self._rows = [("milliseconds", "algorithm, in the heuristic's order"), *rows]
            self._solution = f"number {best + 1} of {len(times)} in the heuristic's order: {planned.settings(best)}"
        return partial(planned.execute, self._best[problem])

    def tuned(self) -> Tuned:
        import nvmath

        means = f"cuBLASLt's list through nvmath-python {nvmath.__version__}"
        return Tuned(means, self._solution, "cublaslt_algorithms.csv", _csv(self._rows))

    def close(self) -> None: ...


def tuner_of() -> TunableOp | CublasLt:
    """Return the means to tune the library of this torch. Raises UnavailableError without one."""
    torch = require_torch()
    if torch.version.hip is not None:
        return TunableOp()
    if find_spec("nvmath") is None:
        raise UnavailableError("cuBLASLt's list is tried with nvmath-python: pip install 'kernel-parity[nvmath]'")
    return CublasLt()


class _Planned:
    """A product for which cuBLASLt has named its algorithms."""

    def __init__(self, product: Product) -> None:
        self._product, self._b = product, product.b.to(product.a.dtype)
        self._matmul = _matmul(product, self._b)
        self._algorithms = list(self._matmul.algorithms)
        self.count = len(self._algorithms)

    def execute(self, number: int) -> Any:
        if self._b is not self._product.b:
            self._b.copy_(self._product.b)
        return self._matmul.execute(algorithm=self._algorithms[number]).t()

    def settings(self, number: int) -> str:
        names = ("algorithm_id", "tile", "stages", "split_k", "cluster_shape", "cta_swizzling", "custom_option")
        return ", ".join(f"{name} {getattr(self._algorithms[number], name)}" for name in names)


def _matmul(product: Product, other: Any) -> Any:
    """Ask cuBLASLt for the transpose, c^T = b^T a^T, because it adds a bias to rows; `other` is b of a's type."""
    from nvmath.linalg import advanced

    torch = require_torch()
    options: dict[str, Any] = {"memory_limit": _WORKSPACE}
    scales = None
    if product.scale is not None:
        scales = advanced.MatmulQuantizationScales(a=1.0, b=product.scale)
        options["fast_accumulation"] = product.is_fast
        options["result_type"] = {torch.float16: 2, torch.bfloat16: 14}[product.output]  # of cudaDataType_t
    matmul = advanced.Matmul(
        other.t(),
        product.a.t(),
        alpha=product.alpha if product.scale is None else None,
        quantization_scales=scales,
        options=advanced.MatmulOptions(**options),
    )
    matmul.plan(
        preferences=advanced.MatmulPlanPreferences(limit=_MOST_ALGORITHMS),
        epilog=advanced.MatmulEpilog.BIAS,
        epilog_inputs={"bias": product.bias.reshape(-1, 1)},
    )
    return matmul


def _milliseconds(call: Callable[[], Any]) -> float:
    """Time an algorithm; one that does not run takes for ever."""
    from nvmath.bindings.cublasLt import cuBLASLtError

    torch = require_torch()
    times = []
    try:
        for _ in range(1 + _TRIES):  # the first one is to warm up
            first, last = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            first.record()
            for _ in range(_BATCH):
                call()
            last.record()
            last.synchronize()
            times.append(first.elapsed_time(last) / _BATCH)
    except cuBLASLtError:
        return math.inf
    return float(median(times[1:]))


def _csv(rows: Sequence[Sequence[str]]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue()


# ---- which kernels a call launches ----


def launched_by(of: str, call: Callable[[], Any], arch: str, log: Path | None) -> dict[str, str]:
    """Return what a call of the library launches, as facts whose names begin with `of`: its kernels and, on AMD's GPUs,
    the resources of the first one and hipBLASLt's own line for it, from its log.
    """
    kernels = sorted(_kernels_of(call), key=_is_torchs)
    names = [name.removeprefix("void ").partition("<")[0] for name in kernels]
    facts = {f"{of} kernel": ", ".join(names) or "unknown: torch's profiler saw none"}
    if not is_nvidia_target(arch):
        facts |= {f"{of} code object": resources_of(kernels[0], arch)} if kernels else {}
        facts |= {f"{of} bench": line} if (line := log and bench_line(log)) else {}
    return facts


def _is_torchs(kernel: str) -> bool:
    """Whether a kernel is torch's own, such as the conversion of an operand, and not the library's."""
    return "at::native" in kernel


def _kernels_of(call: Callable[[], Any]) -> list[str]:
    """Return the kernels that a call launches, the longest first, as torch's profiler names them; none if it cannot."""
    torch = require_torch()
    call()
    torch.cuda.synchronize()
    try:
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
            call()
            torch.cuda.synchronize()
    except RuntimeError:  # another profiler has the device
        return []
    took = {event.key: event.device_time_total for event in profile.key_averages() if event.device_time_total > 0}
    return sorted((name for name in took if not name.startswith("Mem")), key=lambda name: -took[name])


def log_bench_lines(path: Path) -> None:
    """Let hipBLASLt write the line of its own benchmark for each call; it reads the environment when it is loaded."""
    os.environ |= {"HIPBLASLT_LOG_MASK": _LOG_BENCH_LINES, "HIPBLASLT_LOG_FILE": str(path)}


def bench_line(path: Path) -> str | None:
    """Return the last line that hipBLASLt wrote for its own benchmark, and where that is not installed."""
    with suppress(OSError):
        lines = [line for line in path.read_text(errors="replace").splitlines() if line.startswith(_BENCH)]
        if lines:
            roots = [str(root / "bin") for root in rocm_roots()]
            is_here = shutil.which(_BENCH, path=os.pathsep.join([os.environ.get("PATH", ""), *roots]))
            return lines[-1] if is_here else f"{lines[-1]} ({_BENCH} is not installed here)"
    return None


def resources_of(kernel: str, arch: str) -> str:
    """Say what a kernel's code object tells of it, looked for where ROCm and torch keep those of their libraries."""
    for path in _code_objects(arch):
        try:
            with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
                if content.find(kernel.encode()) < 0:
                    continue
                data = bytes(content)
            data = code_object_of(data, path.name, arch) if data.startswith(BUNDLES) else data
            found = read_object(data, path.name).kernels[kernel]
        except (InputError, KeyError, OSError, ValueError):
            continue
        return (
            f"{path.name}: {found.vgpr_count} VGPRs, {found.vgpr_spills} of them spilled, {found.static_lds_bytes} "
            f"bytes of LDS, {found.private_segment_bytes} of private memory, {found.max_threads} threads"
        )
    return "not found"


def _code_objects(arch: str) -> Iterator[Path]:
    roots = [*rocm_roots(), Path(require_torch().__file__).parent]
    for folder in (root / library for root in roots for library in _LIBRARIES):
        if folder.is_dir():
            files = sorted(path for path in folder.rglob("*") if path.suffix in (".co", ".hsaco"))
            yield from (path for path in files if arch in path.name)
