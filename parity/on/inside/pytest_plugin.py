"""A plugin of pytest, by its entry point: a section that says what the kernels of the tests did on the emulator.

Nothing happens unless PARITY_ON is set.
"""

import os
import sys
from typing import Any


def pytest_terminal_summary(terminalreporter: Any, config: Any) -> None:
    """Add the section at the end of a session. Under pytest-xdist, its workers' kernels are `parity on`'s to sum up."""
    arch = os.environ.get("PARITY_ON")
    if not arch or hasattr(config, "workerinput"):
        return
    runtime = sys.modules.get("triton.runtime.driver")  # no test has launched a kernel where Triton was not imported
    device = getattr(getattr(getattr(runtime, "driver", None), "_active", None), "device", None)
    kernels = list(device.recorder.kernels.values()) if device is not None else []
    if not kernels:
        return
    terminalreporter.section(f"parity on {arch} (emulated)")
    for kernel in sorted(kernels, key=lambda kernel: -kernel.seconds):
        executed = 0 if kernel.executed is None else int(kernel.executed.counts.sum())
        terminalreporter.line(
            f"{kernel.name} ({kernel.place}): {kernel.launches} launches, {executed:,} wave-instructions, "
            f"{len(kernel.faults)} faults"
        )
        for note in kernel.notes:
            terminalreporter.line(f"  note: {note}")
