"""The numbers that the emulator takes from a kernel's descriptor, within what its arrays hold."""

import re
from dataclasses import dataclass

from parity.arch import Target
from parity.emulator.targets import UnsupportedTarget
from parity.errors import InputError
from parity.isa.parse import Assembly

MOST_USER_SGPRS = 32
_FLAGS = tuple(
    """
    user_sgpr_private_segment_buffer user_sgpr_dispatch_ptr user_sgpr_queue_ptr user_sgpr_kernarg_segment_ptr
    user_sgpr_dispatch_id user_sgpr_flat_scratch_init user_sgpr_private_segment_size system_sgpr_workgroup_id_x
    system_sgpr_workgroup_id_y system_sgpr_workgroup_id_z system_sgpr_workgroup_info uses_dynamic_stack wavefront_size32
    """.split()
)
_ROUNDINGS = ("float_round_mode_32", "float_round_mode_16_64")
_EXCEPTIONS = tuple(
    f"exception_{name}"
    for name in """
    fp_ieee_invalid_op fp_denorm_src fp_ieee_div_zero fp_ieee_overflow fp_ieee_underflow fp_ieee_inexact int_div_zero
    """.split()
)
# The largest numbers. Scratch is per work-item: a wave of gfx11 has 8 MiB for its 32 lanes. For LDS, emulate.py has the
# limits of the architectures.
_MOST = {
    "group_segment_fixed_size": 1 << 20,
    "private_segment_fixed_size": 1 << 18,
    "user_sgpr_count": MOST_USER_SGPRS,
    "user_sgpr_kernarg_preload_length": MOST_USER_SGPRS,
    "user_sgpr_kernarg_preload_offset": 1 << 12,
    "float_denorm_mode_32": 3,
    "float_denorm_mode_16_64": 3,
    "system_vgpr_workitem_id": 2,
    "kernarg_size": (1 << 32) - 1,
    "tg_split": 1,
    "workgroup_processor_mode": 1,
    "dx10_clamp": 1,
    "fp16_overflow": 1,
    "enable_private_segment": 1,
    **dict.fromkeys(_ROUNDINGS, 3),
    **dict.fromkeys(_EXCEPTIONS, 1),
    **dict.fromkeys(_FLAGS, 1),
}
_NUMBER = re.compile(r"[+-]?(0x[0-9a-fA-F]+|\d+)$")
_LONGEST = 20


@dataclass(frozen=True)
class Descriptor:
    """The directives' numbers, by name without `.amdhsa_`."""

    numbers: dict[str, int]

    def number(self, directive: str, default: int = 0) -> int:
        return self.numbers.get(directive, default)


def read_descriptor(assembly: Assembly, kernel: str, target: Target) -> Descriptor:
    """Read a kernel's descriptor.

    Raises InputError for a number out of range, and UnsupportedTarget for an expression and for another wave size.
    """
    given = assembly.descriptors[kernel]
    numbers = {name: _number(assembly, kernel, name) for name in _MOST if name in given}
    descriptor = Descriptor(numbers)
    if descriptor.number("float_denorm_mode_32") in (1, 2):
        raise UnsupportedTarget(f"{assembly.target}: fp32 flushes subnormal numbers in operands or results alone")
    if descriptor.number("float_denorm_mode_16_64", 3) != 3:
        raise UnsupportedTarget(f"{assembly.target}: subnormal fp64 and fp16 taken for zero")
    if descriptor.number("fp16_overflow") or not descriptor.number("dx10_clamp", 1):
        raise UnsupportedTarget(f"{assembly.target}: what overflows fp16 is clamped, or NaN is not")
    if descriptor.number("tg_split") and descriptor.number("group_segment_fixed_size"):
        raise UnsupportedTarget(f"{assembly.target}: LDS of a workgroup that is split over compute units")
    if descriptor.number("private_segment_fixed_size") and not descriptor.number("enable_private_segment", 1):
        raise UnsupportedTarget(f"{assembly.target}: scratch memory that the descriptor does not enable")
    if any(map(descriptor.number, _ROUNDINGS)):
        raise UnsupportedTarget(f"{assembly.target}: rounding other than to nearest even")
    if any(map(descriptor.number, _EXCEPTIONS)):
        raise UnsupportedTarget(f"{assembly.target}: floating-point exceptions end the kernel")
    if descriptor.number("wavefront_size32", int(target.wave_size == 32)) != (target.wave_size == 32):
        raise UnsupportedTarget(f"{assembly.target}: the emulator runs it with waves of {target.wave_size} only")
    return descriptor


def _number(assembly: Assembly, kernel: str, name: str) -> int:
    text, line = assembly.descriptors[kernel][name], assembly.directive_lines[kernel, name]
    where = f"{assembly.source}:{line}: .amdhsa_{name}"
    if not _NUMBER.match(text):
        raise UnsupportedTarget(f"{where} is an expression, not a number: '{text[:60]}'")
    value = int(text, 0) if len(text) <= _LONGEST else -1
    if not 0 <= value <= _MOST[name]:
        raise InputError(f"{where} must be a number from 0 to {_MOST[name]}, not {text[:_LONGEST]}")
    return value
