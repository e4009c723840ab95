"""Running some workgroups of a launch."""

import os
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from parity.emulator.faults import placed
from parity.emulator.hostcalls import HostCalls
from parity.emulator.initial_state import (
    CALLS_THE_HOST,
    HOST_CALLS,
    Arguments,
    argument_segment,
    dispatch_packet,
    service_at,
)
from parity.emulator.machine import DEFAULT_BUDGET, Kernel, Launch, Memory
from parity.emulator.schedule import Position, Schedule
from parity.emulator.slots import Execution, Job, WorkgroupSlot, total_of
from parity.emulator.structures import checked_engine
from parity.emulator.variation import PLAIN, Sharing, Variation
from parity.errors import UnavailableError

_MOST_SLOTS, _SLOT_BYTES = 1024, 1 << 30  # workgroups in progress, and what they may take in all


@dataclass(frozen=True)
class How:
    """How workgroups run. Without `checks`, only accesses outside of memory are faults; `counting` adds memory
    counters; `budget` is the number of wave-instructions after which a workgroup counts as endless; with `keeps_on` a
    fault ends its own workgroup alone. `stream_words` are those that are kept of each wave's stream.
    """

    checks: bool = True
    counting: bool = True
    budget: int = DEFAULT_BUDGET
    stream_words: int = 0
    variation: Variation = PLAIN
    keeps_on: bool = False


def run(
    kernel: Kernel, memory: Memory, launch: Launch, workgroups: list[Position], engine_folder: Path, how: How = How()
) -> Execution:
    """Run some workgroups of a launch on all cores, up to the first fault or, if the run keeps on, each up to its first
    fault.

    Without an order that a seed draws, the order is fixed only if the kernel orders waves through global memory.
    Raises UnavailableError if more workgroups wait for each other than the emulator keeps in progress, and where the
    kernel calls the host.
    """
    variation = how.variation
    library = checked_engine(engine_folder, kernel.target.wave_size)
    grid, block, dynamic = launch.grid, launch.block, launch.dynamic_lds_bytes
    data = argument_segment(kernel.arguments, kernel.kernarg_bytes, launch.values, grid, block, dynamic)
    passed = memory.add(np.frombuffer(data, np.uint8), writable=False, name="the kernel's arguments")
    packet = dispatch_packet(grid, block, kernel.scratch_bytes, kernel.lds_bytes(dynamic), passed)
    held = memory.add(np.frombuffer(packet, np.uint8), writable=False, name="the dispatch packet")
    arguments = Arguments(passed, data, held)
    (constants_at, constants), (variables_at, variables) = kernel.linked.constants, kernel.linked.variables
    own = bytearray(variables) if launch.variables is None else launch.variables
    kernel_buffers = [
        (constants_at, bytearray(constants), False, "the kernel's constants"),
        (variables_at, own, True, "the kernel's variables"),
    ]
    for address, content, writable, name in kernel_buffers:
        memory.add(np.frombuffer(content, np.uint8), writable=writable, address=address, name=name)
    cells = memory.cells() if variation.sharing else None
    host = _host_calls(kernel, memory, cells)
    if variation.sharing and cells is None:
        variation = replace(variation, sharing=Sharing.UNWATCHED)
    job = Job(
        library,
        kernel,
        memory.table(cells),
        launch,
        arguments,
        how.checks,
        how.counting,
        min(how.budget, variation.budget or how.budget),
        variation,
        len(workgroups),
        host=host,
        stream_words=how.stream_words,
    )
    slots: list[WorkgroupSlot] = []

    def new_slot() -> WorkgroupSlot:
        slots.append(WorkgroupSlot(job))
        return slots[-1]

    most = max(1, min(_MOST_SLOTS, _SLOT_BYTES // job.slot_bytes))
    positions = workgroups[::-1] if variation.is_backwards else workgroups
    schedule = Schedule(new_slot, positions, most, keeps_on=how.keeps_on)
    if variation.order or variation.in_step:
        schedule.run_in_turns(variation.order or None)
    else:
        is_in_order = kernel.program.orders_waves or variation.sharing >= Sharing.FOLLOWED
        schedule.run(1 if is_in_order else max(1, min(len(workgroups), len(os.sched_getaffinity(0)))))
    if schedule.outnumbered:
        raise UnavailableError(
            f"more than {len(schedule.slots)} workgroups wait for each other, and no more are kept in progress: "
            "a smaller grid may show what this one does not"
        )
    done = total_of([slot.done for slot in slots], len(kernel.function), workgroups)
    done.is_watched, done.atomic_order = bool(variation.sharing), int(job.atomic_order[0])
    done.buffer_bytes = tuple(array.nbytes for array in memory.arrays)
    done.faults = [placed(fault, kernel, memory) for fault in done.faults]
    done.races = [(indices, placed(race, kernel, memory)) for indices, race in done.races]
    for _ in range(2 + len(kernel_buffers) + (host is not None)):
        memory.remove_last()
    if host is not None:
        done.printed = host.printed()
    for fault in done.faults:
        if service := service_at(fault.address or 0):
            raise UnavailableError(f"line {fault.line}: the kernel calls {service}, which is not emulated")
    return done


def _host_calls(kernel: Kernel, memory: Memory, cells: list[NDArray[np.uint8] | None] | None) -> HostCalls | None:
    """Place what a kernel calls the host through, if it does. Who reads and writes there is not followed."""
    if not any(argument.kind == CALLS_THE_HOST for argument in kernel.arguments):
        return None
    host = HostCalls(HOST_CALLS)
    memory.add(host.buffer, writable=True, address=HOST_CALLS, name="the host's buffer")
    if cells is not None:
        cells.append(None)
    return host
