"""Which registers a kernel's descriptor allocates, held against those that its code uses."""

import re
from collections.abc import Iterable, Mapping

_REGISTER = re.compile(r"\b([vsa])(?:(\d+)\b|\[\d+:(\d+)\])")
_SPECIAL_SGPRS, _SGPR_GRANULE = 6, 16  # of gfx9: VCC, the XNACK mask and the base of scratch memory


def beyond_descriptor(operands: Iterable[str], descriptor: Mapping[str, str]) -> str:
    """Return which register code uses that its descriptor does not allocate, and how many it does; empty if there is
    none, or where the descriptor has no such numbers. Scalar registers count on gfx9 alone, in granules.
    """
    last: dict[str, int] = {}
    text = "\n".join(operands)
    for found in _REGISTER.finditer(text):
        kind, one, end = found.groups()
        last[kind] = max(last.get(kind, 0), int(one or end))
    names = ("next_free_vgpr", "next_free_sgpr", "accum_offset")
    vectors, scalars, first_accumulator = (number_of_directive(descriptor, name) for name in names)
    is_unified = "accum_offset" in descriptor
    limits = {"v": (vectors, "vector registers (.amdhsa_next_free_vgpr)")}
    if is_unified and vectors and first_accumulator:
        if first_accumulator < vectors:
            limits["v"] = (first_accumulator, "vector registers before the others (.amdhsa_accum_offset)")
        limits["a"] = (max(0, vectors - first_accumulator), "accumulation registers (.amdhsa_next_free_vgpr)")
    if is_unified and scalars is not None:
        granules = -(-(scalars + _SPECIAL_SGPRS) // _SGPR_GRANULE)
        beside = " beside VCC" if re.search(r"\bvcc\b", text) else ""  # the last two
        allocated = granules * _SGPR_GRANULE - (2 if beside else 0)
        limits["s"] = (allocated, f"scalar registers{beside} (.amdhsa_next_free_sgpr)")
    for kind, (most, what) in limits.items():
        if most is not None and last.get(kind, -1) >= most:
            return f"uses {kind}{last[kind]}, and its descriptor allocates {most} {what}"
    return ""


def number_of_directive(descriptor: Mapping[str, str], name: str) -> int | None:
    """Return a directive's value; None where it is missing or a symbolic expression of unresolved calls."""
    try:
        value = int(descriptor[name], 0)
    except (KeyError, ValueError):
        return None
    return value if value >= 0 else None
