"""A kernel that can run: its code, its memory, its launch."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.arch import Target, get_arch
from parity.emulator.defects import check_defects, initialised
from parity.emulator.descriptor import Descriptor, read_descriptor
from parity.emulator.initial_state import (
    check_arguments,
    check_scalars,
    visible_arguments,
)
from parity.emulator.instruction import InstructionStruct
from parity.emulator.linking import link
from parity.emulator.program import Program, encode
from parity.emulator.schedule import Position
from parity.emulator.structures import CELL_BYTES, LINE_BYTES, BufferStruct, suspect_table
from parity.emulator.targets import UnsupportedTarget, get_target
from parity.errors import InputError
from parity.isa.allocated import beyond_descriptor
from parity.isa.cfg import branch_targets
from parity.isa.parse import Assembly
from parity.records import KernelArgument

_FIRST_ADDRESS = 0x7F00_0000_0000
_GAP = 1 << 36
_ALIGNMENT = 256
MOST_THREADS, _MOST_WORK_ITEMS = 1024, 0xFFFFFFFF
DEFAULT_BUDGET = 200_000_000
_STACK_BYTES = 1024  # hipLimitStackSize, if nobody has asked for more
MOST_CELL_BYTES = 1 << 30


@dataclass
class Memory:
    """The buffers of a launch.

    Addresses lie far apart, so that an access beyond a buffer hits nothing. A multiple of 2^32 lies a third of the way
    into every buffer, so that address arithmetic that loses a carry shows.
    """

    arrays: list[NDArray[Any]] = field(default_factory=list)
    addresses: list[int] = field(default_factory=list)
    written: list[NDArray[np.uint8] | None] = field(default_factory=list)
    names: list[str] = field(default_factory=list)

    def add(self, array: NDArray[Any], *, writable: bool, address: int | None = None, name: str = "memory") -> int:
        """Place an array (kept, not copied, and so contiguous), at a given address or a free one. Returns it.

        `name` is what a fault calls it.
        """
        if not array.flags.c_contiguous:
            raise ValueError("an array of the emulator's memory is contiguous")
        self.arrays.append(array)
        self.names.append(name)
        self.written.append(np.zeros(array.nbytes, np.uint8) if writable else None)
        chosen = _FIRST_ADDRESS + _GAP * len(self.arrays) - array.nbytes // 3 // _ALIGNMENT * _ALIGNMENT
        self.addresses.append(chosen if address is None else address)
        return self.addresses[-1]

    def remove_last(self) -> None:
        """Remove the newest buffer."""
        for of_each in (self.arrays, self.written, self.addresses, self.names):
            of_each.pop()

    def forget_written(self, number: int) -> None:
        """Mark a buffer as not stored to yet."""
        flags = self.written[number]
        if flags is not None:
            flags[:] = 0

    def written_bytes(self, number: int) -> int:
        """Return how many bytes of a buffer have been stored to."""
        flags = self.written[number]
        return 0 if flags is None else int(np.count_nonzero(flags))

    def nearest(self, address: int) -> tuple[str, tuple[int, ...] | None, int | None, int] | None:
        """Find the buffer that an address lies in or is nearest to.

        Returns its name, the index of the element, by how many bytes the address lies beyond it (None inside, 0
        right after the end), and the size of an element; None if every buffer is far away.
        """
        number = self.buffer_near(address)
        if number is None:
            return None
        array, offset = self.arrays[number], address - self.addresses[number]
        element, rest = [], offset
        for stride in array.strides if array.size else ():  # the first index may lie beyond its axis
            index, rest = divmod(rest, stride)
            element.append(index)
        beyond = None if 0 <= offset < array.nbytes else min(offset, max(0, offset - array.nbytes))
        return self.names[number], tuple(element) or None, beyond, array.itemsize

    def buffer_near(self, address: int) -> int | None:
        """Return the number of the buffer that an address lies in or is nearest to; None if every one is far away."""
        offsets = [address - start for start in self.addresses]
        gaps = [max(-offset, offset - array.nbytes + 1, 0) for offset, array in zip(offsets, self.arrays, strict=True)]
        return gaps.index(min(gaps)) if min(gaps) < _GAP // 2 else None

    def cells(self) -> list[NDArray[np.uint8] | None] | None:
        """Return arrays for what the engine notes of each cell of what may be stored to; None if they take too much
        memory.

        A cell is an element, or four bytes of a larger one.
        """
        sizes = [0 if w is None else -(-w.nbytes // self._cell_bytes(n)) for n, w in enumerate(self.written)]
        if sum(sizes) * CELL_BYTES > MOST_CELL_BYTES:
            return None
        return [np.zeros(size * CELL_BYTES, np.uint8) if size else None for size in sizes]

    def _cell_bytes(self, number: int) -> int:
        return min(self.arrays[number].itemsize & -self.arrays[number].itemsize, 4)

    def table(self, cells: list[NDArray[np.uint8] | None] | None = None) -> Any:
        """Return the buffers as the engine takes them; `cells` are kept by the caller."""
        lines = np.cumsum([0, *(array.nbytes // LINE_BYTES + 2 for array in self.arrays)]).tolist()
        rows = [
            BufferStruct(
                address,
                array.nbytes,
                array.ctypes.data,
                *(flag_array.ctypes.data if flag_array is not None else None for flag_array in flags),
                self._cell_bytes(number).bit_length() - 1,
                lines[number],
            )
            for number, (address, array, *flags) in enumerate(
                zip(self.addresses, self.arrays, self.written, cells or [None] * len(self.arrays), strict=True)
            )
        ]
        return (BufferStruct * len(rows))(*rows)


class Kernel:
    """One kernel, decoded for one architecture. Raises UnsupportedInstruction before anything runs."""

    def __init__(
        self,
        assembly: Assembly,
        name: str,
        arguments: tuple[KernelArgument, ...],
        kernarg_bytes: int,
        places: Mapping[str, int] | None = None,
        target: Target | None = None,
    ) -> None:
        self.assembly = assembly
        self.linked = link(assembly, name, places)
        self.function = self.linked.function
        self.arguments = arguments
        self.kernarg_bytes = kernarg_bytes
        self.arch = get_arch(assembly.target or "")
        self.target: Target = target or get_target(assembly.target or "")
        self.descriptor: Descriptor = read_descriptor(assembly, name, self.target)
        where = f"{assembly.source}: kernel '{name}'"
        check_arguments(arguments, kernarg_bytes, where)
        check_scalars(self.descriptor, where)
        if beyond := beyond_descriptor(self.function.operands, assembly.descriptors[name]):
            raise UnsupportedTarget(f"{where} {beyond}")
        if 0 < (said := self.number("kernarg_size")) < kernarg_bytes:
            raise UnsupportedTarget(
                f"{where}: its descriptor has {said} bytes of arguments, its metadata {kernarg_bytes}"
            )
        if self.number("user_sgpr_kernarg_preload_length") and self.function.mnemonics[:1] == ["s_trap"]:
            raise UnsupportedTarget(f"{where} begins 256 bytes behind its entry, by firmware that loads its arguments")
        if why := initialised(self.arch.name, self.descriptor):
            raise UnsupportedTarget(f"{where} {why}")
        targets = branch_targets(self.function, assembly.source)
        self.program: Program = encode(self.linked, targets, self.target)
        check_defects(self.arch.name, self.function)
        self.code = (InstructionStruct * len(self.program.instructions))(*self.program.instructions)
        self.suspects = suspect_table(self.program.suspects)
        self.starts = np.array(self.program.starts, np.uint32)

    @classmethod
    def of(
        cls, assembly: Assembly, name: str, places: Mapping[str, int] | None = None, target: Target | None = None
    ) -> "Kernel":
        """Make a kernel with the arguments, hidden ones included, that the text's own metadata gives. Variables with
        `places` lie there, in memory that its launches have. `target` is other hardware than the assembly's.
        """
        from parity.isa.metadata import load_metadata

        entry = load_metadata(assembly)[name]
        if entry.kernarg_segment_size is None:
            raise InputError(f"{assembly.source}: .amdgpu_metadata: kernel '{name}' has no '.kernarg_segment_size'")
        arguments = tuple(argument.record() for argument in entry.args)
        return cls(assembly, name, arguments, entry.kernarg_segment_size, places, target)

    @property
    def visible_arguments(self) -> list[KernelArgument]:
        """The arguments that a launch gives."""
        return visible_arguments(self.arguments)

    def lds_bytes(self, dynamic_bytes: int) -> int:
        """Return LDS of a workgroup."""
        return self.number("group_segment_fixed_size") + dynamic_bytes

    @property
    def scratch_bytes(self) -> int:
        """Scratch memory of a work-item. A stack whose size the compiler does not know gets as much as HIP gives it:
        1,024 bytes, or what the compiler knows if that is more (ROCclr, `Kernel::postLoad`).
        """
        fixed = self.number("private_segment_fixed_size")
        return max(fixed, _STACK_BYTES) if self.number("uses_dynamic_stack") else fixed

    @property
    def shares_first_cache(self) -> bool:
        """Whether all waves of a workgroup have one first-level cache: not on the two compute units of a work-group
        processor (WGP mode, the default on RDNA), nor where a workgroup is split over several (gfx9's tgsplit).
        """
        return not self.number("workgroup_processor_mode", self.arch.has_wgp_mode) and not self.number("tg_split")

    def number(self, directive: str, default: int = 0) -> int:
        return self.descriptor.number(directive, default)


@dataclass(frozen=True)
class Launch:
    """How a kernel is started: grid in workgroups, block in work-items, dynamic LDS, argument values in order.
    `variables` are what its code object's hold, before and after; what the code says if they are not given.

    Raises InputError for sizes that no dispatch packet holds.
    """

    grid: Position
    block: Position
    dynamic_lds_bytes: int
    values: list[int | bytes]
    variables: bytearray | None = None

    def __post_init__(self) -> None:
        if not 0 < self.threads <= MOST_THREADS:
            raise InputError(f"field 'block': {self.threads} work-items, a workgroup has 1 to {MOST_THREADS}")
        for axis, grid, block in zip("xyz", self.grid, self.block, strict=True):
            if grid * block > _MOST_WORK_ITEMS:
                sentence = f"{grid:,} workgroups of {block} along {axis} have more work-items than {_MOST_WORK_ITEMS:,}"
                raise InputError(f"field 'grid': {sentence}")

    @property
    def threads(self) -> int:
        return self.block[0] * self.block[1] * self.block[2]
