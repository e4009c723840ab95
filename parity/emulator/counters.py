"""Figures of an emulated run, for the lab book. Basis of all of them: emulated."""

from parity.emulator.machine import Executed, Kernel, by_class


def emulated_counters(kernel: Kernel, executed: Executed) -> dict[tuple[str, str], float]:
    """(scope, name) to value.

    `barriers_with_pending_stores` counts waves that arrived at a barrier with an LDS store not waited for.
    `executed` and `executed_class` are wave-instructions by mnemonic and by class. `lds` has accesses, cycles, conflict
    cycles (beyond one a phase) and their rate. `global` has accesses, the distinct aligned segments of 32, 64 and 128
    bytes that they touch (the granularity of requests, not cache traffic), bytes asked for, and the share of the
    64-byte segments' bytes that was asked for.
    """
    mnemonics, classes = by_class(kernel, executed.counts)
    accesses, cycles, conflicts = (float(total) for total in executed.lds.sum(axis=0))
    requests, by_32, by_64, by_128, asked = (float(total) for total in executed.memory.sum(axis=0))
    found: dict[tuple[str, str], float] = {("executed", "total"): float(executed.counts.sum())}
    found |= {("executed", name): float(number) for name, number in mnemonics.items()}
    found |= {("executed_class", name): float(number) for name, number in classes.items()}
    found |= {("lds", "instructions"): accesses, ("lds", "cycles"): cycles, ("lds", "conflict_cycles"): conflicts}
    found["lds", "barriers_with_pending_stores"] = float(executed.pending_at_barrier.sum())
    if cycles:
        found["lds", "conflict_rate"] = conflicts / cycles
    found |= {("global", "instructions"): requests, ("global", "bytes"): asked}
    found |= {("global", f"segments_{size}"): n for size, n in ((32, by_32), (64, by_64), (128, by_128))}
    if by_64:
        found["global", "efficiency_64"] = asked / (64 * by_64)
    return found
