"""Running anybody's assembly by a launch file."""

import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.emulator.counters import emulated_counters, memory_instructions
from parity.emulator.engine import load
from parity.emulator.launchfile import LaunchSpec, OutputSpec, array_of, output_of, read_launch, scalar_bytes
from parity.emulator.machine import Executed, Kernel, Launch, Memory, run
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.targets import UnsupportedTarget
from parity.errors import InputError, UnavailableError
from parity.isa.parse import parse
from parity.isa.resources import load_metadata
from parity.records import KernelArgument


def emulate(text: str, source: str, launch_path: Path, engine_folder: Path) -> dict[str, Any]:
    """Runs the launch and returns its JSON document.

    Raises InputError for a wrong text or launch file, UnavailableError for an instruction or architecture that the
    emulator does not know; then nothing has run.
    """
    spec = read_launch(launch_path)
    assembly = parse(text, source)
    metadata = load_metadata(assembly)
    if spec.kernel not in assembly.descriptors or spec.kernel not in metadata:
        names = ", ".join(metadata) or "no kernels"
        raise InputError(f"{launch_path}: field 'kernel': '{spec.kernel}' is not in {source}: it has {names}")
    entry = metadata[spec.kernel]
    arguments = tuple(
        KernelArgument(argument[".offset"], argument[".size"], argument[".value_kind"])
        for argument in entry.get(".args", ())
        if not argument[".value_kind"].startswith("hidden")
    )
    try:
        kernel = Kernel(assembly, spec.kernel, arguments, entry[".kernarg_segment_size"])
    except (UnsupportedInstruction, UnsupportedTarget) as error:
        raise UnavailableError(f"{source}: the emulator does not know this code: {error}") from error
    try:
        return _run(kernel, spec, launch_path.parent, engine_folder)
    except InputError as error:
        raise InputError(f"{launch_path}: {error}") from error


def _run(kernel: Kernel, spec: LaunchSpec, folder: Path, engine_folder: Path) -> dict[str, Any]:
    load(engine_folder)  # compiled before the clock starts
    memory = Memory()
    outputs: dict[int, tuple[OutputSpec, NDArray[Any], int]] = {}
    values: list[int | bytes] = []
    for argument in spec.args:
        if argument.buffer is not None:
            values.append(memory.add(array_of(argument.buffer, folder), writable=False))
        elif argument.output is not None:
            outputs[len(values)] = (argument.output, output_of(argument.output), len(memory.arrays))
            values.append(memory.add(outputs[len(values)][1], writable=True))
        elif argument.scalar is not None:
            values.append(scalar_bytes(argument.scalar))
    grid, block = ((*sizes, 1, 1)[:3] for sizes in (spec.grid, spec.block))
    launch = Launch((grid[0], grid[1], grid[2]), (block[0], block[1], block[2]), spec.dynamic_lds_bytes, values)
    if launch.threads > 1024:
        raise InputError(f"field 'block': {launch.threads} work-items are more than a workgroup can have (1024)")
    started = time.monotonic()
    done = run(kernel, memory, launch, spec.positions(), engine_folder)
    seconds = time.monotonic() - started
    for output, array, _ in outputs.values():
        if output.save is not None:
            np.save(folder / output.save, array)
    document = _document(kernel, done, seconds)
    document["outputs"] = [
        {
            "argument": position,
            "written_bytes": memory.written_bytes(number),
            "bytes": array.nbytes,
            "saved": output.save,
        }
        for position, (output, array, number) in outputs.items()
    ]
    return document


def _document(kernel: Kernel, done: Executed, seconds: float) -> dict[str, Any]:
    counters = emulated_counters(kernel, done)

    def scope(wanted: str) -> dict[str, float]:
        return {n: int(v) if v == int(v) else v for (of, n), v in counters.items() if of == wanted}

    mnemonics = scope("executed")
    return {
        "basis": "emulated",
        "kernel": kernel.function.name,
        "workgroups": done.workgroups,
        "executed": {"total": mnemonics.pop("total"), "classes": scope("executed_class"), "mnemonics": mnemonics},
        "lds": scope("lds"),
        "global": scope("global"),
        "waits": scope("waits"),
        "hot_loop": {**scope("hot_loop_executed"), "classes": scope("hot_loop_executed_class")},
        "memory_instructions": [asdict(row) for row in memory_instructions(kernel, done)],
        "faults": [
            {**asdict(fault), "kind": fault.kind.name.lower(), "sentence": fault.sentence()} for fault in done.faults
        ],
        "seconds": seconds,
    }
