"""The GPU that a program finds: the emulator, with the properties of an architecture."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from parity.arch import get_arch
from parity.arch.products import units_of
from parity.emulator.engine import engine_folder, library_path
from parity.emulator.program import UnsupportedInstruction
from parity.errors import ParityError
from parity.on.inside import streams
from parity.on.inside.capturing import Captures
from parity.on.inside.launching import KernelFault, Launched, Passed, ProgramKernel, Shape, TritonLaunch, kernel_of
from parity.on.inside.metadata import KernelText
from parity.on.inside.recording import KernelRecord, recorder_here
from parity.on.inside.wishes import ARCH, wishes_here


class NotEmulated(RuntimeError):
    """The emulator cannot run a kernel; nothing is known of whether it is right."""


class Loaded(NamedTuple):
    """A kernel as Triton holds it: decoded, and the record of what becomes of it."""

    kernel: ProgramKernel
    said: KernelText
    record: KernelRecord


class Device:
    """A device as Triton asks for one: its properties, its binaries, its launches."""

    def __init__(self) -> None:
        self.arch = get_arch(os.environ[ARCH])
        self.wishes = wishes_here()
        self.recorder = recorder_here()
        self.captures = Captures(Path(self.wishes.capture)) if self.wishes.capture else None
        self._engine = engine_folder()
        if not library_path(self._engine, self.arch.wave_size).is_file():
            raise NotEmulated(f"the emulator's engine is not built: run 'parity on {self.arch.name} -- true' once")

    def get_device_properties(self, _: int = 0) -> dict[str, Any]:
        """Return what a driver tells of a GPU."""
        return {
            "max_shared_mem": self.arch.lds_max_per_workgroup_bytes,
            "max_num_regs": self.arch.vgprs,
            "multiprocessor_count": units_of(self.arch.name),
            "warpSize": self.arch.wave_size,
            "arch": self.arch.name,
            **dict.fromkeys(("sm_clock_rate", "mem_clock_rate", "mem_bus_width"), 0),
        }

    def load(self, name: str, text: str, place: str, shape: Shape) -> Loaded:
        """Decode a kernel, if no other one is like it. Raises NotEmulated if the emulator does not know its code."""
        record = self.recorder.keep(f"{place} {text}", KernelRecord(name, text, place, shape.threads, shape.lds_bytes))
        try:
            kernel, said = kernel_of(name, text)
            return Loaded(ProgramKernel(name, text, kernel), said, record)
        except (UnsupportedInstruction, ParityError) as error:
            record.note(f"not emulated: {error}")
            raise NotEmulated(f"{name}: not emulated: {error}") from None

    def launch(self, loaded: Loaded, shape: Shape, passed: Sequence[Passed]) -> Launched:
        """Run a launch. Raises KernelFault, unless the program is to go on after a fault, and NotEmulated."""
        positions = shape.positions(self.wishes.workgroups)
        launch = TritonLaunch(loaded.kernel.kernel, shape, passed, self._engine, positions)
        try:
            launched, seconds = loaded.kernel.timed(launch, shape, self.wishes)
        except ParityError as error:
            loaded.record.note(f"not emulated: {error}")
            raise NotEmulated(f"{loaded.kernel.name}: not emulated: {error}") from None
        self.recorder.took(loaded.record, launched, shape.grid, seconds)
        _show(launched.executed.printed)
        self.recorder.write() if launched.fault else self.recorder.now_and_then()  # what faults may be killed next
        if launched.fault and not self.wishes.keeps_on:
            fault, sentence = launched.fault
            raise KernelFault(sentence, fault)
        return launched

    # What programs ask of a device's interface, as of torch.cuda.
    class Event(streams.Event):
        """An event as Triton's `do_bench` takes one: it divides by the time, and infinity lets it end at once."""

        def elapsed_time(self, _: Any) -> float:
            return float("inf")

    def synchronize(self, *_: Any) -> None:
        """Every launch has ended when it returns."""

    def current_device(self) -> int:
        return 0

    def set_device(self, _: Any) -> None:
        """There is only one."""


def _show(printed: tuple[str, str]) -> None:
    """Write what a kernel has printed where a runtime does: to the streams of the process, behind what is there."""
    for text, stream, number in zip(printed, (sys.stdout, sys.stderr), (1, 2), strict=True):
        if text:
            stream.flush()
            with os.fdopen(os.dup(number), "wb") as file:
                file.write(text.encode())
