"""The 64 bytes that the hardware starts a kernel by, as the directives that compilers write for them.

Format: LLVM, "User Guide for AMDGPU Backend", sections "Kernel Descriptor" (with `compute_pgm_rsrc1`, `2` and `3` of
each family) and "AMDHSA Kernel Assembler Directives".
"""

import struct

from parity.arch import CodeFormat, code_format

_LAYOUT = struct.Struct("<III4xq20xIIIHH4x")
_VCC_SGPRS, _VCC_AND_XNACK_SGPRS, _VCC_TO_FLAT_SCRATCH_SGPRS = 2, 4, 6
_SGPR_GRANULE, _MOST_SGPRS = 8, 102

# What must be zero: reserved bytes; priority, privileged and debugging modes, and others that firmware sets (in
# `compute_pgm_rsrc1`); trap handlers, exceptions of addresses and memory, and how much LDS there is (in 2).
_RESERVED = (slice(12, 16), slice(24, 44), slice(60, 64))
_ZERO_IN_1, _ZERO_IN_2 = 0x0350_0C00, 0x80FF_E040

Directives = list[tuple[str, int]]


ENTRY = range(16, 24)  # where a descriptor says where the code begins


def entry_offset(descriptor: bytes) -> int:
    """Return where the kernel's code begins, in bytes from the descriptor. Raises struct.error if it is cut off."""
    offset: int = _LAYOUT.unpack(descriptor)[3]
    return offset


def directives(descriptor: bytes, target: str, vgpr_count: int | None, sgpr_count: int | None) -> Directives:
    """Return the `.amdhsa_` directives, without the prefix, in the compilers' order.

    The descriptor has registers in whole granules only; the metadata's counts, if they fit it, say how many exactly.
    `target` is as in `gfx942:xnack-`. Raises ValueError for a family that is not gfx9 to gfx12, or where something is
    set that must be zero, and struct.error if the descriptor is cut off.
    """
    family = code_format(target)
    lds, scratch, arguments, _, rsrc3, rsrc1, rsrc2, properties, preload = _LAYOUT.unpack(descriptor)
    if rsrc1 & _ZERO_IN_1 or rsrc2 & _ZERO_IN_2 or any(any(descriptor[place]) for place in _RESERVED):
        raise ValueError("a descriptor sets bits that must be zero: reserved ones, or what firmware sets itself")
    is_wave32 = bool(_bits(properties, 10))
    entries: Directives = [
        ("group_segment_fixed_size", lds),
        ("private_segment_fixed_size", scratch),
        ("kernarg_size", arguments),
        *_user_registers(family, rsrc2, properties, preload),
        *([("wavefront_size32", int(is_wave32))] if family.generation > 9 else []),
        ("uses_dynamic_stack", _bits(properties, 11)),
        *_system_registers(family, rsrc2),
        ("next_free_vgpr", _vgprs(family, is_wave32, _bits(rsrc1, 0, 6), vgpr_count)),
        ("next_free_sgpr", _sgprs(family, _bits(rsrc1, 6, 4), sgpr_count)),
        *([("accum_offset", 4 * (_bits(rsrc3, 0, 6) + 1))] if family.is_unified else []),
        ("reserve_vcc", 1),
        *([("reserve_flat_scratch", 0)] if family.generation == 9 and family.has_flat_scratch_setup else []),
        *_modes(family, rsrc1, rsrc3),
        *_exceptions(rsrc2),
    ]
    return entries


def _bits(word: int, first: int, count: int = 1) -> int:
    return word >> first & ((1 << count) - 1)


def _user_registers(family: CodeFormat, rsrc2: int, properties: int, preload: int) -> Directives:
    names = [
        "private_segment_buffer",
        "dispatch_ptr",
        "queue_ptr",
        "kernarg_segment_ptr",
        "dispatch_id",
        "flat_scratch_init",
        "private_segment_size",
    ]
    old = () if family.has_flat_scratch_setup else ("private_segment_buffer", "flat_scratch_init")
    entries = [("user_sgpr_count", _bits(rsrc2, 1, 5))]
    entries += [(f"user_sgpr_{name}", _bits(properties, bit)) for bit, name in enumerate(names) if name not in old]
    if family.is_unified or family.wide_granule:
        entries.append(("user_sgpr_kernarg_preload_length", _bits(preload, 0, 7)))
        entries.append(("user_sgpr_kernarg_preload_offset", _bits(preload, 7, 9)))
    return entries


def _system_registers(family: CodeFormat, rsrc2: int) -> Directives:
    scratch = "system_sgpr_private_segment_wavefront_offset" if family.has_flat_scratch_setup else ""
    return [
        (scratch or "enable_private_segment", _bits(rsrc2, 0)),
        *((f"system_sgpr_workgroup_id_{axis}", _bits(rsrc2, 7 + number)) for number, axis in enumerate("xyz")),
        ("system_sgpr_workgroup_info", _bits(rsrc2, 10)),
        ("system_vgpr_workitem_id", _bits(rsrc2, 11, 2)),
    ]


def _vgprs(family: CodeFormat, is_wave32: bool, blocks: int, counted: int | None) -> int:
    granule = 16 if family.wide_granule else 8 if family.is_unified or is_wave32 else 4
    return _exactly(blocks, granule, counted)


def _sgprs(family: CodeFormat, blocks: int, counted: int | None) -> int:
    """Scalar registers without the special ones behind them, which the assembler adds again."""
    if family.generation > 9:
        return max(0, (counted or 0) - _VCC_SGPRS)
    special = _VCC_AND_XNACK_SGPRS if family.has_xnack else _VCC_SGPRS
    if not family.has_flat_scratch_setup:
        special = _VCC_TO_FLAT_SCRATCH_SGPRS
    exact = counted is not None and _SGPR_GRANULE * blocks < counted <= _SGPR_GRANULE * (blocks + 1)
    total = counted if exact and counted else _SGPR_GRANULE * (blocks + 1)
    return min(_MOST_SGPRS, max(0, total - special))


def _exactly(blocks: int, granule: int, counted: int | None) -> int:
    """Return a number of registers that fills one more than `blocks` granules: the counted one, if it does.

    If it does not, the kernel was limited to fewer waves: compilers then ask for the least number that does.
    """
    least = granule * blocks
    if counted is not None and (least < counted or blocks == 0) and counted <= least + granule:
        return counted
    return least + 1


def _modes(family: CodeFormat, rsrc1: int, rsrc3: int) -> Directives:
    kinds = ("round_mode_32", "round_mode_16_64", "denorm_mode_32", "denorm_mode_16_64")
    entries = [(f"float_{kind}", _bits(rsrc1, 12 + 2 * number, 2)) for number, kind in enumerate(kinds)]
    if family.generation < 12:
        entries += [("dx10_clamp", _bits(rsrc1, 21)), ("ieee_mode", _bits(rsrc1, 23))]
    entries.append(("fp16_overflow", _bits(rsrc1, 26)))
    if family.is_unified:
        entries.append(("tg_split", _bits(rsrc3, 16)))
    if family.generation > 9:
        names = ("workgroup_processor_mode", "memory_ordered", "forward_progress")
        entries += [(name, _bits(rsrc1, 29 + number)) for number, name in enumerate(names)]
    if family.generation in (10, 11):
        entries.append(("shared_vgpr_count", _bits(rsrc3, 0, 4)))
    if family.generation > 10:
        entries.append(("inst_pref_size", _bits(rsrc3, 4, 6 if family.generation == 11 else 8)))
    if family.generation == 12:
        entries.append(("round_robin_scheduling", _bits(rsrc1, 21)))
    return entries


def _exceptions(rsrc2: int) -> Directives:
    names = (
        "fp_ieee_invalid_op",
        "fp_denorm_src",
        "fp_ieee_div_zero",
        "fp_ieee_overflow",
        "fp_ieee_underflow",
        "fp_ieee_inexact",
        "int_div_zero",
    )
    return [(f"exception_{name}", _bits(rsrc2, 24 + number)) for number, name in enumerate(names)]
