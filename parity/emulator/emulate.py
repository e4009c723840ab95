"""Running any assembly text as a launch file says."""

import time
from dataclasses import asdict
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.emulator.counters import emulated_counters, memory_instructions
from parity.emulator.engine import load
from parity.emulator.launchfile import LaunchSpec, OutputSpec, array_of, read_launch, scalar_bytes
from parity.emulator.machine import MOST_THREADS, Executed, Kernel, Launch, Memory, run
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.targets import UnsupportedTarget
from parity.errors import InputError, UnavailableError
from parity.isa.parse import parse
from parity.isa.resources import load_metadata


def emulate(text: str, source: str, launch_path: Path, engine_folder: Path) -> dict[str, Any]:
    """Runs the launch and returns its JSON document.

    Raises InputError for a wrong text or launch file, UnavailableError for an instruction or architecture that the
    emulator does not know. In that case nothing has run.
    """
    spec = read_launch(launch_path)
    assembly = parse(text, source)
    metadata = load_metadata(assembly)
    if spec.kernel not in assembly.descriptors or spec.kernel not in metadata:
        names = ", ".join(metadata) or "no kernels"
        raise InputError(f"{launch_path}: field 'kernel': '{spec.kernel}' is not in {source}: it has {names}")
    entry = metadata[spec.kernel]
    try:
        kernel = Kernel.of(assembly, spec.kernel)
    except (UnsupportedInstruction, UnsupportedTarget) as error:
        raise UnavailableError(f"{source}: the emulator does not know this code: {error}") from error
    try:
        _check_launch(kernel, spec, entry.max_flat_workgroup_size)
        return _run(kernel, spec, launch_path.parent, engine_folder)
    except InputError as error:
        raise InputError(f"{launch_path}: {error}") from error


def _check_launch(kernel: Kernel, spec: LaunchSpec, most: int | None) -> None:
    """Raises InputError for a workgroup that no GPU would start."""
    threads, allowed = prod(spec.block), min(most or MOST_THREADS, MOST_THREADS)
    if threads > allowed:
        raise InputError(f"field 'block': {threads} work-items are more than the kernel allows ({allowed})")
    lds_bytes, limit = kernel.lds_bytes(spec.dynamic_lds_bytes), kernel.arch.lds_max_per_workgroup_bytes
    if lds_bytes > limit:
        raise InputError(f"field 'dynamic_lds_bytes': {lds_bytes} bytes of LDS in all, {kernel.arch.name} has {limit}")


def _run(kernel: Kernel, spec: LaunchSpec, folder: Path, engine_folder: Path) -> dict[str, Any]:
    load(engine_folder)  # compiled before the clock starts
    memory = Memory()
    outputs: dict[int, tuple[OutputSpec, NDArray[Any], int]] = {}
    values: list[int | bytes] = []
    for argument in spec.args:
        if argument.buffer is not None:
            values.append(memory.add(array_of(argument.buffer, folder), writable=False))
        elif argument.output is not None:
            outputs[len(values)] = (argument.output, array_of(argument.output, folder), len(memory.arrays))
            values.append(memory.add(outputs[len(values)][1], writable=True))
        elif argument.scalar is not None:
            values.append(scalar_bytes(argument.scalar))
    grid, block = ((*sizes, 1, 1)[:3] for sizes in (spec.grid, spec.block))
    launch = Launch((grid[0], grid[1], grid[2]), (block[0], block[1], block[2]), spec.dynamic_lds_bytes, values)
    started = time.monotonic()
    done = run(kernel, memory, launch, spec.positions(), engine_folder, budget=spec.budget)
    seconds = time.monotonic() - started
    for output, array, _ in outputs.values():
        if output.save is not None:
            with (folder / output.save).open("wb") as file:  # np.save would add a suffix to a name without one
                np.save(file, array)
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
