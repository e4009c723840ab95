"""torch's `cuda` device in a torch without one: its tensors lie in this process' memory, its kernels are emulated.

torch calls `start` by its entry point `torch.backends` at the end of its own import, in whatever Python it has.
"""

import os
import sys
from contextlib import AbstractContextManager, nullcontext

_LEAST_PYTHON = (3, 11)
_installed: list[bool] = []


def start() -> None:
    """Install the device, if PARITY_ON asks for it."""
    if os.environ.get("PARITY_ON") and sys.version_info >= _LEAST_PYTHON:
        from parity.on.inside.torch_device.patches import install

        install()
        _installed.append(True)


def is_installed() -> bool:
    return bool(_installed)


def as_it_is() -> AbstractContextManager[None]:
    """Return a context in which torch is what it is without the device: every tensor is on the CPU."""
    if not _installed:
        return nullcontext()
    import torch

    unchanged: AbstractContextManager[None] = torch._C.DisableTorchFunction()
    return unchanged
