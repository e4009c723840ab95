"""Which vector instructions lie between others: values are followed through registers in the order of the text, twice,
for what loops carry. Jumps are not followed, so this is for counting what instructions are for, not for proofs.
"""

from collections.abc import Collection, Mapping, Sequence

from parity.isa.liveness import mask_of, split_operands

Accesses = Sequence[tuple[int, int]]  # of each instruction: the registers that it reads and writes, as sets of bits


def feeding(accesses: Accesses, sinks: Mapping[int, int], through: Collection[int]) -> set[int]:
    """Return those of the instructions `through` whose results get to the sinks' registers, by way of others of them.
    Any other instruction ends a value's way.
    """
    found, wanted = set[int](), 0
    for index in [*reversed(range(len(accesses)))] * 2:
        reads, writes = accesses[index]
        if index in through and writes & wanted:
            found.add(index)
            wanted = wanted & ~writes | reads
        else:
            wanted &= ~writes
        wanted |= sinks.get(index, 0)
    return found


def fed(accesses: Accesses, sources: Collection[int], through: Collection[int]) -> set[int]:
    """Return those of the instructions `through` that use what the sources give, by way of others of them."""
    found, given = set[int](), 0
    for index in [*range(len(accesses))] * 2:
        reads, writes = accesses[index]
        if index in sources or (index in through and reads & given):
            if index not in sources:
                found.add(index)
            given |= writes
        else:
            given &= ~writes
    return found


def addresses(mnemonic: str, operands: str, reads: int) -> int:
    """Return the vector registers that hold an access's address; `reads` are those that it reads."""
    if "_load" in mnemonic or "_read" in mnemonic:
        return reads
    pieces = split_operands(operands)
    is_buffer = mnemonic.startswith(("buffer_", "tbuffer_"))  # whose data comes first
    return reads & mask_of(",".join(pieces[1:] if is_buffer else pieces[: 1 + ("_rtn" in mnemonic)]))
