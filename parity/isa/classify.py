"""Instruction classes: one table, each instruction in exactly one class.

A memory class carries its width in bits: `lds_load_128`, `buffer_store_16`; two-address LDS forms are
`lds_load_2x64`. The `matrix` class is what a matrix kernel wants to be issuing; everything else is overhead.
"""

import re
from functools import cache

_TABLE: tuple[tuple[str, str], ...] = (
    ("matrix", r"v_(wmma|swmmac|mfma|smfmac)"),
    ("dual", r"v_dual_"),
    ("permute", r"v_(perm|permlane\w*|bpermute)_|v_alignb(it|yte)_|v_pack_|v_swap_|v_mov_b32_dpp"),
    ("permute", r"ds_(b?permute|swizzle)"),
    ("convert", r"v_cvt_"),
    ("valu", r"v_"),
    ("barrier", r"s_barrier"),
    ("wait", r"s_wait"),
    ("schedule", r"s_(delay_alu|nop|clause|sleep|setprio|sched|set_inst_prefetch|inst_prefetch|setkill)"),
    ("cache", r"(buffer|global|flat|s)_(gl\d_inv|gl1|inv|wb|wbl2|wbinvl1|wbinv|dcache|icache|gl0)"),
    ("scalar", r"s_"),
    ("scratch", r"scratch_"),
)  # fmt: skip
_COMPILED = tuple((name, re.compile(pattern)) for name, pattern in _TABLE)

_MEMORY = re.compile(r"(ds|global|buffer|tbuffer|flat)_(load|read|store|write)(\w*)$")
_SPACE = {"ds": "lds", "tbuffer": "buffer"}
_WIDTH_WORDS = {"byte": 8, "short": 16, "dword": 32, "dwordx2": 64, "dwordx3": 96, "dwordx4": 128}
_WIDTH = re.compile(r"_(?:d16_)?(?:tr\d*_|tr_)?([buif])(8|16|32|64|96|128)(?:_|$)|_[us]?(byte|short|dword(?:x[234])?)")


@cache
def classify(mnemonic: str) -> str:
    """The class of a mnemonic (encoding suffix stripped)."""
    for name, pattern in _COMPILED:
        if pattern.match(mnemonic):
            return name
    return _memory_class(mnemonic) or "other"


def _memory_class(mnemonic: str) -> str | None:
    match = _MEMORY.match(mnemonic)
    if match is None:
        space = mnemonic.split("_")[0]
        return f"{_SPACE.get(space, space)}_other" if space in ("ds", "global", "buffer", "tbuffer", "flat") else None
    space, action, rest = match.groups()
    direction = "load" if action in ("load", "read") else "store"
    width = memory_width_bits(mnemonic)
    two_addresses = "2addr" in rest or rest.startswith("2")
    text = f"2x{width}" if two_addresses else str(width)
    return f"{_SPACE.get(space, space)}_{direction}_{text}"


@cache
def memory_width_bits(mnemonic: str) -> int | None:
    """Bits per lane that a load or store moves (per address for the two-address forms), else None."""
    match = _WIDTH.search(mnemonic)
    if match is None:
        return None
    return int(match.group(2)) if match.group(2) else _WIDTH_WORDS[match.group(3)]
