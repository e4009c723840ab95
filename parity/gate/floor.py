"""What no right kernel can undercut: the time that its bytes and operations take at a GPU's documented peaks."""

from dataclasses import dataclass

from parity.arch.products import Product, peak_gflops, product_of
from parity.operators import Form
from parity.records import DeviceFacts

# Clocks are above those of data sheets at times: an H200, whose peak is given at 1.83 GHz, runs at up to 1.98 GHz.
_BEYOND = 1.25


@dataclass(frozen=True)
class Floor:
    """The least time in seconds that a launch of any right kernel takes, and why; or why none is known."""

    seconds: float
    why: str

    def sentence(self) -> str:
        """Say the least time with its figures."""
        return f"{1e3 * self.seconds:.4g} ms: {self.why}" if self.seconds else f"not known: {self.why}"

    def undercut(self, seconds: float) -> str:
        """Say that a time is impossible; empty if it is not, and for what is no time at all."""
        if not 0 < seconds < self.seconds / _BEYOND:
            return ""
        return f"takes {1e3 * seconds:.4g} ms, and no right kernel takes less than {self.sentence()}"


def floor_of(form: Form, device: DeviceFacts, sets: int) -> Floor:
    """Return the least time of a launch on a device, where launches take that many sets of inputs in turn.

    It is the longer one of two: that of the multiply-accumulates which the operator says no kernel can do without, and
    that of the bytes which it says every kernel reads, and of the outputs that are no inputs (of others a kernel may
    change a part), as far as the last-level cache cannot hold them from one launch to the next. Basis: documented
    peaks.
    """
    if (product := product_of(device.arch, device.name)) is None:
        return Floor(0.0, f"no peaks of {device.name} are known")
    floors = [floor for floor in (_of_work(form, product), _of_bytes(form, product, device, sets)) if floor]
    if floors:
        return max(floors, key=lambda floor: floor.seconds)
    if form.operator.least is None:
        return Floor(0.0, f"operator '{form.operator.name}' does not say what every right kernel must read and compute")
    return Floor(0.0, "the last-level cache may hold all bytes, and no peak of these operations is known")


def _of_work(form: Form, product: Product) -> Floor | None:
    macs, dtype = form.least_macs, form.least_type
    if macs is None or dtype is None or (peak := peak_gflops(product, dtype)) is None:
        return None
    why = (
        f"{macs:.3g} multiply-accumulates at {1e-3 * peak:,.4g} TFLOPS, the documented peak of {product.name} ({dtype})"
    )
    return Floor(2e-9 * macs / peak, why)


def _of_bytes(form: Form, product: Product, device: DeviceFacts, sets: int) -> Floor | None:
    cache = device.last_level_cache_bytes
    needed = max(0, (form.least_read or 0) * sets - cache) / sets + max(0, form.least_written - cache)
    if not needed or product.memory_gbps is None:
        return None
    why = (
        f"{1e-6 * needed:,.4g} MB beyond the {cache >> 20} MiB of the last-level cache at "
        f"{product.memory_gbps:,.4g} GB/s, the documented peak of {product.name}"
    )
    return Floor(1e-9 * needed / product.memory_gbps, why)
