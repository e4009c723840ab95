"""What a kernel finds when it starts: its argument segment, its dispatch packet and its scalar registers."""

import struct
from dataclasses import dataclass

import numpy as np

from parity.arch import Target
from parity.emulator.descriptor import MOST_USER_SGPRS, Descriptor
from parity.emulator.operands import PRIVATE_APERTURE, SHARED_APERTURE
from parity.errors import InputError
from parity.records import KernelArgument

_TTMP = 108
_MOST_KERNARG_BYTES = 1 << 16
_USER_SGPRS = (
    ("private_segment_buffer", 4),
    ("dispatch_ptr", 2),
    ("queue_ptr", 2),
    ("kernarg_segment_ptr", 2),
    ("dispatch_id", 2),
    ("flat_scratch_init", 2),
    ("private_segment_size", 1),
)
# Where what the host would do for a kernel is asked for. But for the first, which prints, nothing lies at these
# addresses, so that a use is told.
HOST_CALLS, _APART = 0x7EE0 << 32, 32
NOTHING = 0x7ED0_0000_4A40  # the address of a queue, a signal and the like
_PACKET_HEADER, _DISPATCH_ID = 0x1502, 41
CALLS_THE_HOST = "hidden_hostcall_buffer"
_SERVICES = {
    CALLS_THE_HOST: "the host",
    "hidden_printf_buffer": "the host (printf as OpenCL has it)",
    "hidden_heap_v1": "the host (malloc)",
}


@dataclass(frozen=True)
class Arguments:
    """The argument segment, its bytes (a kernel may want some in scalar registers), and the dispatch packet."""

    address: int
    data: bytes
    packet_address: int


def check_arguments(arguments: tuple[KernelArgument, ...], kernarg_bytes: int, where: str) -> None:
    """Raise InputError for an argument segment that no runtime would make."""
    if not 0 <= kernarg_bytes <= _MOST_KERNARG_BYTES:
        raise InputError(f"{where}: its arguments take {kernarg_bytes} bytes: 0 to {_MOST_KERNARG_BYTES} are allowed")
    for number, argument in enumerate(arguments):
        start, size = argument.offset_bytes, argument.size_bytes
        if start < 0 or size < 0 or start + size > kernarg_bytes:
            place = f"bytes {start} to {start + size}"
            outside = f"outside of the {kernarg_bytes} bytes of arguments"
            raise InputError(f"{where}: argument {number} lies at {place}, {outside}")


def check_scalars(descriptor: Descriptor, where: str) -> None:
    """Raise InputError if a kernel asks for more user SGPRs than there are."""
    wanted = fixed_scalars(descriptor) + descriptor.number("user_sgpr_kernarg_preload_length")
    if wanted > MOST_USER_SGPRS:
        raise InputError(f"{where}: {wanted} user SGPRs, but there are {MOST_USER_SGPRS}")


def fixed_scalars(descriptor: Descriptor) -> int:
    """Return how many scalar registers a kernel begins with before arguments: addresses, all but the last."""
    return sum(count for name, count in _USER_SGPRS if descriptor.number(f"user_sgpr_{name}"))


def visible_arguments(arguments: tuple[KernelArgument, ...]) -> list[KernelArgument]:
    """Return the arguments that a launch gives: those that are not hidden."""
    return [argument for argument in arguments if not argument.kind.startswith("hidden")]


def argument_segment(
    arguments: tuple[KernelArgument, ...],
    kernarg_bytes: int,
    values: list[int | bytes],
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    dynamic_lds_bytes: int = 0,
) -> bytes:
    """Build the argument segment: the launch's values and its sizes, at the offsets that the metadata gives.

    Raises InputError for values that do not fit the kernel's arguments. A pointer may be null: eight bytes of zero.
    """
    visible = visible_arguments(arguments)
    if len(values) != len(visible):
        raise InputError(f"the kernel takes {len(visible)} arguments, {len(values)} are given")
    # A multiple of 16 bytes: compilers load the last 16 bytes whole, and that must stay within what is allocated.
    segment = bytearray(-(-kernarg_bytes // 16) * 16)
    for number, (argument, value) in enumerate(zip(visible, values, strict=True)):
        start, size = argument.offset_bytes, argument.size_bytes
        is_pointer, is_number = argument.kind == "global_buffer", isinstance(value, bytes)
        if is_number and value != bytes(8) if is_pointer else not is_number:
            wanted = "a buffer or an output" if is_pointer else f"a scalar of {size} bytes"
            raise InputError(f"field 'args.{number}': the kernel wants {wanted} there")
        data = value if isinstance(value, bytes) else value.to_bytes(8, "little")
        if len(data) != size:
            raise InputError(f"field 'args.{number}': {len(data)} bytes, the kernel wants {size}")
        segment[start : start + size] = data
    for argument in arguments:
        if argument.kind.startswith("hidden"):
            start, size = argument.offset_bytes, argument.size_bytes
            value = _hidden(argument.kind, grid, block, dynamic_lds_bytes)
            if value >= 1 << 8 * size:
                raise InputError(f"the kernel's argument '{argument.kind}' has {size} bytes, too few for {value}")
            segment[start : start + size] = value.to_bytes(size, "little")
    return bytes(segment)


def _hidden(kind: str, grid: tuple[int, int, int], block: tuple[int, int, int], dynamic_lds_bytes: int) -> int:
    """Return a hidden argument's value (LLVM, "User Guide for AMDGPU Backend", "Code Object V5 Metadata").

    Grids are whole workgroups here, so remainders are zero. A queue is somewhere, as on hardware; the like are null.
    """
    name, _, axis = kind.removeprefix("hidden_").rpartition("_")
    of_axes = {"block_count": grid, "group_size": block}
    if name in of_axes and axis in "xyz":
        return of_axes[name]["xyz".index(axis)]
    if kind == "hidden_grid_dims":
        return max(
            1,
            *(number for number, (groups, items) in enumerate(zip(grid, block, strict=True), 1) if groups * items > 1),
            1,
        )
    if kind in _SERVICES:
        return HOST_CALLS + (list(_SERVICES).index(kind) << _APART)
    others = {
        "hidden_dynamic_lds_size": dynamic_lds_bytes,
        "hidden_queue_ptr": NOTHING,
        "hidden_private_base": PRIVATE_APERTURE,
        "hidden_shared_base": SHARED_APERTURE,
    }
    return others.get(kind, 0)


def service_at(address: int) -> str | None:
    """Return the service of the host that a kernel asks for by accessing this address; None for any other address."""
    number = (address - HOST_CALLS) >> _APART
    return [*_SERVICES.values()][number] if 0 <= number < len(_SERVICES) else None


def dispatch_packet(
    grid: tuple[int, int, int], block: tuple[int, int, int], private_bytes: int, lds_bytes: int, arguments: int
) -> bytes:
    """Build the kernel dispatch packet that a dispatch pointer leads to (HSA Runtime Specification, 2.9.6): a packet of
    its type, with fences of the whole system, and a signal.

    `private_bytes` are of a work-item, `lds_bytes` of a workgroup; `arguments` is their address.
    """
    x, y, z = (groups * items for groups, items in zip(grid, block, strict=True))
    sizes = (*block, 0, x, y, z, private_bytes, lds_bytes)
    return struct.pack("<2H4H5I4Q", _PACKET_HEADER, 3, *sizes, NOTHING, arguments, 0, NOTHING)


def initial_scalars(
    descriptor: Descriptor, target: Target, workgroup: tuple[int, int, int], arguments: Arguments
) -> dict[int, int]:
    """Return scalar registers at the start (LLVM, "User Guide for AMDGPU Backend", "Initial Kernel Execution
    State").
    """
    values: list[int] = []
    given = {
        "private_segment_buffer": 0xFFFFFFFF << 64 | PRIVATE_APERTURE << 32,
        "kernarg_segment_ptr": arguments.address,
        "dispatch_ptr": arguments.packet_address,
        "queue_ptr": NOTHING,
        "dispatch_id": _DISPATCH_ID,
        "private_segment_size": descriptor.number("private_segment_fixed_size"),
    }
    for name, count in _USER_SGPRS:
        if descriptor.number(f"user_sgpr_{name}"):
            value = given.get(name, 0)
            values += [value >> 32 * word & 0xFFFFFFFF for word in range(count)]
    preloaded, start = (descriptor.number(f"user_sgpr_kernarg_preload_{name}") for name in ("length", "offset"))
    padded = arguments.data.ljust(4 * (start + preloaded), b"\0")
    values += np.frombuffer(padded, "<u4", preloaded, 4 * start).tolist()
    values += [0] * (descriptor.number("user_sgpr_count") - len(values))
    scalars = dict(enumerate(values))
    x, y, z = workgroup
    if target.ids_in_ttmp:
        return scalars | {_TTMP + 9: x, _TTMP + 7: y | z << 16}
    for axis, position in zip("xyz", workgroup, strict=True):
        if descriptor.number(f"system_sgpr_workgroup_id_{axis}"):
            scalars[len(scalars)] = position
    # Where its registers of scratch memory begin: compilers add it to a descriptor even where it is not given.
    has_offset = descriptor.number("user_sgpr_private_segment_buffer")
    for wanted in (descriptor.number("system_sgpr_workgroup_info"), has_offset):
        if wanted:
            scalars[len(scalars)] = 0
    return scalars
