"""Opens a device with a stopwatch by its kind; its runtime is loaded only then."""

from parity.devices.base import Gpu

KINDS = ("hip", "cuda")


def open_device(kind: str, ordinal: int, batch_limit_s: float = 30.0) -> Gpu:
    """Open the device in this process. Raises UnavailableError."""
    if kind == "hip":
        from parity.devices.hip import HipDevice

        return HipDevice(ordinal, batch_limit_s)
    from parity.devices.cuda import CudaDevice

    return CudaDevice(ordinal, batch_limit_s)
