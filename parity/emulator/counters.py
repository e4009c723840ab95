"""Figures of an emulated run, for the lab book. Basis of all of them: emulated."""

from collections import Counter

from parity.emulator.machine import Kernel
from parity.emulator.slots import Executed
from parity.emulator.targets import rests_on_assumption
from parity.isa.cfg import control_flow
from parity.isa.classify import classify
from parity.isa.counters import hot_loop
from parity.isa.issued import issued
from parity.isa.loops import natural_loops
from parity.records import MemoryInstruction

# How many workgroups of the contract's own size the figures of these scopes are of; without it they are of the first
# small problem.
OWN_SIZE = "own_size_workgroups"
OWN_SIZE_SCOPES = ("lds", "global", "issued")
Figures = dict[tuple[str, str], float]


def emulated_counters(kernel: Kernel, executed: Executed) -> Figures:
    """The value of every figure, by scope and name.

    `executed` and `executed_class` are wave-instructions by mnemonic and by class; `hot_loop_executed` and
    `hot_loop_executed_class` those of the hot loop per iteration of a wave. `waits` are executed waits, those that
    found nothing to wait for, and loads into a register that another load in flight will write first. `lds` has
    accesses, cycles, conflict cycles (beyond one a phase), their rate, `assumed_cycles` of accesses whose phases or
    banks nobody has measured, and `barriers_with_pending_stores`: waves that arrived at a barrier with a store not
    waited for, and `shuffles_from_inactive_lanes`. `global` has accesses, the distinct aligned segments of 32, 64 and
    128 bytes that they touch (the granularity of requests, not cache traffic), bytes asked for, and the share of the
    64-byte segments' bytes that was asked for. In both, `misaligned_lanes` are lanes whose address is not a multiple of
    the access's width: allowed, but slower. `issued` are wave-instructions as AMD's counters count them.
    """
    mnemonics, classes = _counted(kernel, executed)
    found: Figures = {("executed", "total"): float(executed.counts.sum())}
    found |= {("executed", name): float(number) for name, number in mnemonics.most_common()}
    found |= {("executed_class", name): float(number) for name, number in classes.most_common()}
    found |= {("issued", name): number for name, number in issued(mnemonics.items()).items()}
    return found | _hot_loop(kernel, executed) | _waits(kernel, executed) | _lds(kernel, executed) | _global(executed)


def memory_instructions(kernel: Kernel, executed: Executed) -> tuple[MemoryInstruction, ...]:
    """LDS and global accesses, one row for each executed instruction, in the order of the text."""
    function, rows = kernel.function, []
    for index in range(len(function)):
        lds, memory = executed.lds[index].tolist(), executed.memory[index].tolist()
        if lds[0] or memory[0]:
            text = f"{function.mnemonics[index]} {function.operands[index]}".strip()
            space = "lds" if lds[0] else "global"
            figures = (lds[0] or memory[0], *lds[1:3], *memory[1:5], lds[3] + memory[5])
            rows.append(MemoryInstruction(function.lines[index], text, space, *figures))
    return tuple(rows)


def executed_lines(kernel: Kernel, executed: Executed) -> dict[int, int]:
    """The wave-instructions of each instruction that ran, by its line in the text, in the order of the text."""
    counts = zip(kernel.function.lines, executed.counts.tolist(), strict=True)
    return dict(sorted((line, number) for line, number in counts if number))


def _counted(kernel: Kernel, executed: Executed) -> tuple[Counter[str], Counter[str]]:
    mnemonics: Counter[str] = Counter()
    classes: Counter[str] = Counter()
    for mnemonic, number in zip(kernel.function.mnemonics, executed.counts.tolist(), strict=True):
        if number:
            mnemonics[mnemonic] += number
            classes[classify(mnemonic)] += number
    return mnemonics, classes


def _hot_loop(kernel: Kernel, executed: Executed) -> Figures:
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
    found: Figures = {("hot_loop_executed", "iterations"): float(iterations)}
    found["hot_loop_executed", "instructions"] = total / iterations
    if matrix := classes["matrix"]:
        found["hot_loop_executed", "non_matrix_per_matrix"] = (total - matrix) / matrix
    return found | {
        ("hot_loop_executed_class", name): number / iterations for name, number in classes.most_common() if number
    }


def _waits(kernel: Kernel, executed: Executed) -> Figures:
    waits = [
        n
        for name, n in zip(kernel.function.mnemonics, executed.counts.tolist(), strict=True)
        if classify(name) == "wait"
    ]
    found: Figures = {("waits", "executed"): float(sum(waits)), ("waits", "idle"): float(executed.idle_waits.sum())}
    return found | {("waits", "overlapping_loads"): float(executed.overlapping_loads.sum())}


def _lds(kernel: Kernel, executed: Executed) -> Figures:
    accesses, cycles, conflicts, misaligned = (float(total) for total in executed.lds.sum(axis=0))
    found: Figures = {("lds", "instructions"): accesses, ("lds", "cycles"): cycles}
    found |= {("lds", "conflict_cycles"): conflicts, ("lds", "misaligned_lanes"): misaligned}
    found["lds", "barriers_with_pending_stores"] = float(executed.pending_at_barrier.sum())
    found["lds", "shuffles_from_inactive_lanes"] = float(executed.inactive_shuffles.sum())
    if cycles:
        found["lds", "conflict_rate"] = conflicts / cycles
        of_each = zip(kernel.function.mnemonics, executed.lds[:, 1].tolist(), strict=True)
        assumed = (of for name, of in of_each if of and rests_on_assumption(kernel.arch.name, name))
        found["lds", "assumed_cycles"] = float(sum(assumed))
    return found


def _global(executed: Executed) -> Figures:
    requests, by_32, by_64, by_128, asked, misaligned = (float(total) for total in executed.memory.sum(axis=0))
    found: Figures = {("global", "instructions"): requests, ("global", "bytes"): asked}
    found["global", "misaligned_lanes"] = misaligned
    found |= {("global", f"segments_{size}"): n for size, n in ((32, by_32), (64, by_64), (128, by_128))}
    if by_64:
        found["global", "efficiency_64"] = asked / (64 * by_64)
    return found
