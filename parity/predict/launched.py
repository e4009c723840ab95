"""Running some workgroups of a launch for a model of time."""

from pathlib import Path

from parity.emulator.emulate import EmulationWishes, prepare
from parity.emulator.machine import Kernel
from parity.emulator.running import How, run
from parity.emulator.slots import Execution
from parity.errors import InputError
from parity.predict.work import MOST_WORDS, Work, looked_at, work_of

STREAMED = How(checks=False, stream_words=MOST_WORDS)


def work_of_launch(text: str, source: str, launch_path: Path, engine_folder: Path) -> Work:
    """Run the launch of a launch file: the workgroups that it names, or a few that stand for all.

    Raises InputError for a wrong text or launch file, and for a launch with a fault; UnavailableError for what is not
    emulated.
    """
    prepared = prepare(text, source, launch_path, EmulationWishes(saves=False))
    spec, launch = prepared.spec, prepared.launch
    positions = looked_at(launch.grid) if spec.workgroups == "all" else spec.positions()
    memory = prepared.buffers.memory
    executed = run(prepared.kernel, memory, launch, positions, engine_folder, STREAMED)
    refuse_fault(executed, prepared.kernel, str(launch_path))
    return work_of(prepared.kernel, launch, executed)


def refuse_fault(executed: Execution, kernel: Kernel, where: str) -> None:
    """Raise InputError for a launch with a fault, which has no time."""
    if executed.faults:
        sentence = executed.faults[0].sentence()
        raise InputError(f"{where}: {kernel.function.name} has a fault, so it has no time: {sentence}")
