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
)
# NVIDIA's mnemonics are in capitals; `U...` are the uniform datapath, which is their scalar unit.
_SASS_TABLE: tuple[tuple[str, str], ...] = (
    ("matrix", r"([HQIBDO]G?MMA)\b"),
    ("barrier", r"(BAR|B2R|WARPSYNC)\b"),
    ("wait", r"(DEPBAR|LDGDEPBAR|WARPGROUP|SYNCS|FENCE|MEMBAR|ERRBAR|CCTL)\b"),
    ("schedule", r"(NOP|BSSY|BSYNC|BREAK|YIELD|NANOSLEEP|BMOV|ELECT)\b"),
    ("scratch", r"(LDL|STL)\b"),
    ("global_to_lds_{width}", r"(LDGSTS|UTMALDG|UBLKCP)\b"),
    ("lds_load_{width}", r"(LDS|LDSM)\b"),
    ("lds_store_{width}", r"(STS|STSM|STAS)\b"),
    ("global_load_{width}", r"(LDG|LD)\b"),
    ("global_store_{width}", r"(STG|ST|UTMASTG)\b"),
    ("global_other", r"(ATOM|ATOMG|ATOMS|RED|REDG)\b"),
    ("permute", r"(PRMT|SHFL|MOVM)\b"),
    ("convert", r"(F2F|F2FP|F2I|I2F|I2FP|I2I|FRND)\b"),
    ("scalar", r"(U[A-Z]|R2UR|S2UR|S2R|CS2R|LDC|BRA|BRX|EXIT|RET|CALL|JMP|VOTE)"),
)
_COMPILED = tuple((name, re.compile(pattern)) for name, pattern in _TABLE)
_SASS_COMPILED = tuple((name, re.compile(pattern)) for name, pattern in _SASS_TABLE)

_MEMORY = re.compile(r"(ds|global|buffer|tbuffer|flat)_(load|read|store|write)(\w*)$")
_SPACE = {"ds": "lds", "tbuffer": "buffer"}
_WIDTH_WORDS = {"byte": 8, "short": 16, "dword": 32, "dwordx2": 64, "dwordx3": 96, "dwordx4": 128}
_WIDTH = re.compile(r"_(?:d16_)?(?:tr\d*_|tr_)?([buif])(8|16|32|64|96|128)(?:_|$)|_[us]?(byte|short|dword(?:x[234])?)")


_OF_MEMORY = re.compile(
    r"(lds|global|buffer|flat)_(other|(load|store)_(bulk|(2x)?(8|16|32|64|96|128)))|"
    r"global_to_lds_(bulk|8|16|32|64|96|128)"
)


def is_class(name: str) -> bool:
    """Return whether some instruction may be of a class of that name."""
    plain = {"other", *(class_name for table in (_TABLE, _SASS_TABLE) for class_name, _ in table)}
    return name in plain or _OF_MEMORY.fullmatch(name) is not None


@cache
def classify(mnemonic: str) -> str:
    """Return the class of a mnemonic (encoding suffix stripped)."""
    if mnemonic[:1].isupper():
        width = memory_width_bits(mnemonic) or "bulk"
        return next((name.format(width=width) for name, pattern in _SASS_COMPILED if pattern.match(mnemonic)), "valu")
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
    """Return bits per lane that a load or store moves (per address for the two-address forms), else None."""
    if mnemonic[:1].isupper():
        return _sass_width(mnemonic)
    match = _WIDTH.search(mnemonic)
    if match is None:
        return None
    return int(match.group(2)) if match.group(2) else _WIDTH_WORDS[match.group(3)]


_SASS_MEMORY = re.compile(r"(LD|ST)(S|G|L|GSTS)?\b(.*)")
_SASS_MATRICES = re.compile(r"(LDSM|STSM)\..*?(?:\.([24]))?$")


def _sass_width(mnemonic: str) -> int | None:
    """Bits per lane of a SASS load or store; an 8x8 matrix of LDSM or STSM is one 32-bit register a lane."""
    if matrices := _SASS_MATRICES.match(mnemonic):
        return 32 * int(matrices.group(2) or 1)
    match = _SASS_MEMORY.match(mnemonic)
    if match is None:
        return None
    width = re.search(r"\.[US]?(8|16|64|128)(?=\.|$)", match.group(3))
    return int(width.group(1)) if width else 32
