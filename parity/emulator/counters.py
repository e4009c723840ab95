"""Figures of an emulated run, for the lab book. Basis of all of them: emulated."""

from collections import Counter

from parity.emulator.machine import Kernel
from parity.emulator.slots import Execution
from parity.emulator.targets import rests_on_assumption
from parity.isa.cfg import control_flow
from parity.isa.classify import classify
from parity.isa.counters import hot_loop
from parity.isa.issued import issued
from parity.isa.loops import natural_loops
from parity.records import MemoryInstruction

OWN_SIZE_SCOPES = ("lds", "global", "issued")
Figures = dict[tuple[str, str], float]


def emulated_counters(kernel: Kernel, executed: Execution) -> Figures:
    """Return the value of every figure, by scope and name.

    `executed` and `executed_class` are wave-instructions by mnemonic and by class; `hot_loop_executed` and
    `hot_loop_executed_class` are those of the hot loop per iteration of a wave. `waits` are executed waits, those that
    found nothing to wait for, and loads into a register that another load in flight will write first. `lds` has
    accesses, cycles, conflict cycles (beyond one a phase), their rate, `assumed_cycles` of accesses whose phases or
    banks nobody has measured, `barriers_with_pending_stores` (waves that arrived at a barrier with a store not waited
    for), and `shuffles_from_inactive_lanes`. `global` has accesses, the distinct aligned segments of 32, 64 and 128
    bytes that they touch (the granularity of requests, not cache traffic), bytes asked for, and the share of the
    64-byte segments' bytes that was asked for. In both, `misaligned_lanes` are lanes whose address is not a multiple of
    the access's width: allowed, but slower. `issued` are wave-instructions as AMD's counters count them.
    """
    mnemonics, classes = _counted(kernel, executed)
    figures: Figures = {("executed", "total"): float(executed.counts.sum())}
    figures |= {("executed", name): float(number) for name, number in mnemonics.most_common()}
    figures |= {("executed_class", name): float(number) for name, number in classes.most_common()}
    figures |= {("issued", name): number for name, number in issued(mnemonics.items()).items()}
    return figures | _hot_loop(kernel, executed) | _waits(kernel, executed) | _lds(kernel, executed) | _global(executed)


def memory_instructions(kernel: Kernel, executed: Execution) -> tuple[MemoryInstruction, ...]:
    """Return LDS and global accesses, one row for each executed instruction, in the order of the text."""
    function, rows = kernel.function, []
    for index in range(len(function)):
        lds, memory = executed.lds[index].tolist(), executed.memory[index].tolist()
        if lds[0] or memory[0]:
            text = f"{function.mnemonics[index]} {function.operands[index]}".strip()
            space = "lds" if lds[0] else "global"
            figures = (lds[0] or memory[0], *lds[1:3], *memory[1:5], lds[3] + memory[5])
            rows.append(MemoryInstruction(function.lines[index], text, space, *figures))
    return tuple(rows)


def executed_lines(kernel: Kernel, executed: Execution) -> dict[int, int]:
    """Return how many wave-instructions ran at each line of the text, in the order of the text; lines that never ran
    are left out.
    """
    counts = zip(kernel.function.lines, executed.counts.tolist(), strict=True)
    return dict(sorted((line, number) for line, number in counts if number))


def _counted(kernel: Kernel, executed: Execution) -> tuple[Counter[str], Counter[str]]:
    mnemonics: Counter[str] = Counter()
    classes: Counter[str] = Counter()
    for mnemonic, number in zip(kernel.function.mnemonics, executed.counts.tolist(), strict=True):
        if number:
            mnemonics[mnemonic] += number
            classes[classify(mnemonic)] += number
    return mnemonics, classes


def _hot_loop(kernel: Kernel, executed: Execution) -> Figures:
    """Figures per iteration of a wave. The most executed instruction of the loop tells the number of iterations."""
    flow = control_flow(kernel.function, "")
    counts = executed.counts.tolist()
    loop = hot_loop(flow, natural_loops(flow), counts)
    if loop is None:
        return {}
    iterations = max(counts[index] for index in loop.indices)
    if not iterations:
        return {}
    classes: Counter[str] = Counter()
    for index in loop.indices:
        classes[classify(kernel.function.mnemonics[index])] += counts[index]
    total = sum(classes.values())
    figures: Figures = {("hot_loop_executed", "iterations"): float(iterations)}
    figures["hot_loop_executed", "instructions"] = total / iterations
    if matrix := classes["matrix"]:
        figures["hot_loop_executed", "non_matrix_per_matrix"] = (total - matrix) / matrix
    return figures | {
        ("hot_loop_executed_class", name): number / iterations for name, number in classes.most_common() if number
    }


def _waits(kernel: Kernel, executed: Execution) -> Figures:
    waits = [
        n
        for name, n in zip(kernel.function.mnemonics, executed.counts.tolist(), strict=True)
        if classify(name) == "wait"
    ]
    figures: Figures = {("waits", "executed"): float(sum(waits)), ("waits", "idle"): float(executed.idle_waits.sum())}
    return figures | {("waits", "overlapping_loads"): float(executed.overlapping_loads.sum())}


def _lds(kernel: Kernel, executed: Execution) -> Figures:
    accesses, cycles, conflicts, misaligned = (float(total) for total in executed.lds.sum(axis=0))
    figures: Figures = {("lds", "instructions"): accesses, ("lds", "cycles"): cycles}
    figures |= {("lds", "conflict_cycles"): conflicts, ("lds", "misaligned_lanes"): misaligned}
    figures["lds", "barriers_with_pending_stores"] = float(executed.pending_at_barrier.sum())
    figures["lds", "shuffles_from_inactive_lanes"] = float(executed.inactive_shuffles.sum())
    if cycles:
        figures["lds", "conflict_rate"] = conflicts / cycles
        of_each = zip(kernel.function.mnemonics, executed.lds[:, 1].tolist(), strict=True)
        assumed = (
            instruction_cycles
            for name, instruction_cycles in of_each
            if instruction_cycles and rests_on_assumption(kernel.arch.name, name)
        )
        figures["lds", "assumed_cycles"] = float(sum(assumed))
    return figures


def _global(executed: Execution) -> Figures:
    requests, by_32, by_64, by_128, asked, misaligned = (float(total) for total in executed.memory.sum(axis=0))
    figures: Figures = {("global", "instructions"): requests, ("global", "bytes"): asked}
    figures["global", "misaligned_lanes"] = misaligned
    figures |= {("global", f"segments_{size}"): n for size, n in ((32, by_32), (64, by_64), (128, by_128))}
    if by_64:
        figures["global", "efficiency_64"] = asked / (64 * by_64)
    return figures
