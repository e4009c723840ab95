"""Which vector instructions lie between others: values are followed through registers, along the control flow."""

from collections.abc import Collection, Mapping, Sequence

from parity.isa.cfg import ControlFlow
from parity.isa.liveness import mask_of, results_of, split_operands

Accesses = Sequence[tuple[int, int]]  # of each instruction: the registers that it reads and writes, as sets of bits


def feeding(flow: ControlFlow, accesses: Accesses, sinks: Mapping[int, int], through: Collection[int]) -> set[int]:
    """Return those of the instructions `through` whose results get to the sinks' registers, by way of others of them.
    Any other instruction ends a value's way.
    """
    found = set[int]()

    def wanted_at_start(block: int, wanted: int) -> int:
        for index in reversed(range(*flow.ranges[block])):
            reads, writes = accesses[index]
            is_on_the_way = index in through and writes & wanted
            wanted = wanted & ~writes | (reads if is_on_the_way else 0) | sinks.get(index, 0)
            if is_on_the_way:
                found.add(index)
        return wanted

    flow.carry(wanted_at_start, backward=True)
    return found


def fed(flow: ControlFlow, accesses: Accesses, sources: Collection[int], through: Collection[int]) -> set[int]:
    """Return those of the instructions `through` that use what the sources give, by way of others of them."""
    found = set[int]()

    def given_at_end(block: int, given: int) -> int:
        for index in range(*flow.ranges[block]):
            reads, writes = accesses[index]
            uses = index in through and reads & given
            given = given | writes if uses or index in sources else given & ~writes
            if uses:
                found.add(index)
        return given

    flow.carry(given_at_end, backward=False)
    return found


def addresses(mnemonic: str, operands: str, reads: int) -> int:
    """Return the vector registers that hold an access's address; `reads` are those that it reads."""
    pieces = split_operands(operands)
    if "_load" in mnemonic or "_read" in mnemonic:
        return reads & mask_of(",".join(pieces[results_of(mnemonic, operands) :]))
    is_buffer = mnemonic.startswith(("buffer_", "tbuffer_"))  # whose data comes first
    return reads & mask_of(",".join(pieces[1:] if is_buffer else pieces[: 1 + ("_rtn" in mnemonic)]))
