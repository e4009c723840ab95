"""The vendor's library as a reference, through torch (hipBLASLt, cuBLASLt): timed beside the pair, never decisive."""

from collections.abc import Callable
from typing import Any

import numpy as np

from parity.contract import DTYPES, Contract
from parity.devices.base import Array, DeviceFault, input_sets, wait_until
from parity.devices.problem import Problem, mismatches, output_tensor, output_type, timed_values
from parity.errors import UnavailableError

LANE = "vendor"


def require_torch() -> Any:
    """torch, with a GPU. Raises UnavailableError."""
    try:
        import torch
    except ImportError as error:
        raise UnavailableError("the vendor lane needs torch: pip install 'parity[torch]'") from error
    if not torch.cuda.is_available():
        raise UnavailableError("the vendor lane needs a torch that sees the GPU: this one does not")
    return torch


def _both_fp8(contract: Contract) -> bool:
    return all(contract.tensors[name].dtype.startswith("float8") for name in ("a", "b"))


def _device_tensors(contract: Contract, values: dict[str, Array]) -> dict[str, Any]:
    torch = require_torch()
    made = {}
    for name, array in values.items():
        kind, size = contract.tensors[name].dtype, DTYPES[contract.tensors[name].dtype][0]
        raw = array.view({1: np.uint8, 2: np.int16}.get(size, array.dtype))  # torch knows not all of NumPy's types
        made[name] = torch.from_numpy(raw).cuda().view(getattr(torch, kind))
    return made


def vendor_call(contract: Contract, values: dict[str, Array]) -> Callable[[], Any]:
    """The contract's formula through the library, on the device: a call returns the output tensor [M, N].

    Where both operands are fp8 `torch._scaled_mm` applies (it wants B column-major); else B is converted to fp16 first.
    Raises UnavailableError for what one call of the library does not compute.
    """
    torch = require_torch()
    kind = contract.tensors[output_tensor(contract)].dtype
    if "a_scale" in contract.tensors:
        raise UnavailableError("the vendor lane has no product with block scales")
    if not _both_fp8(contract) and kind != "float16":
        raise UnavailableError(f"the vendor lane has no fp16 product with {kind} output")
    on_device = _device_tensors(contract, values)
    a, b, scale, bias = (on_device[name] for name in ("a", "b", "scale", "bias"))
    if _both_fp8(contract):
        columns, one = b.t().contiguous().t(), torch.ones_like(scale)
        return lambda: torch._scaled_mm(
            a, columns, scale_a=scale, scale_b=one, bias=bias, out_dtype=getattr(torch, kind)
        )
    alpha = float(scale.item())
    return lambda: torch.addmm(bias, a, b.to(torch.float16), alpha=alpha)


def wrong_elements(contract: Contract, problem: Problem) -> int:
    """How many elements of a problem with a tolerance the library gets wrong."""
    torch = require_torch()
    output = vendor_call(contract, problem.tensors)().view(torch.int16).cpu().numpy().view(output_type(contract))
    m, n = contract.tile.m, contract.tile.n
    return sum(
        mismatches(np.ascontiguousarray(output[r * m : (r + 1) * m, c * n : (c + 1) * n]), expected, problem.tolerance)
        for (r, c), expected in zip(problem.tiles, problem.expected, strict=True)
    )


class VendorTimer:
    """Times batches of library calls between two events, inputs in turn."""

    def __init__(self, contract: Contract, last_level_cache_bytes: int, batch_limit_s: float) -> None:
        self._torch, self._limit_s = require_torch(), batch_limit_s
        values = timed_values(contract)
        free, _ = self._torch.cuda.mem_get_info()
        count = input_sets(last_level_cache_bytes, sum(array.nbytes for array in values.values()), free)
        self._calls = [vendor_call(contract, values) for _ in range(count)]
        self._events = [self._torch.cuda.Event(enable_timing=True) for _ in range(2)]

    def batch_seconds(self, launches: int) -> float:
        first, last = self._events
        try:
            first.record()
            for number in range(launches):
                self._calls[number % len(self._calls)]()
            last.record()
            wait_until(last.query, self._limit_s, f"a batch of {launches} library calls")
            return float(first.elapsed_time(last)) / 1e3
        except RuntimeError as error:  # torch's own errors of the device
            raise DeviceFault(f"{LANE}: {error}") from error
