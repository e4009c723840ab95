"""Atomic operations on global memory, LDS and flat addresses: what each leaves in memory, and its spellings.

`a` is what memory holds, `b` the instruction's data, `c` what compare-and-swap compares with.
Sources: the pseudocode of AMD's "RDNA3", "RDNA4" and "AMD Instinct CDNA4" Instruction Set Architecture guides.
"""

import re
from dataclasses import dataclass

_INTEGERS = {
    "add": "a + b",
    "sub": "a - b",
    "rsub": "b - a",
    "and": "a & b",
    "or": "a | b",
    "xor": "a ^ b",
    "swap": "b",
    "inc": "a >= b ? 0 : a + 1",
    "dec": "!a || a > b ? b : a - 1",
    "min": "a < b ? a : b",
    "max": "a > b ? a : b",
    "cmpswap": "a == c ? b : a",
    "sub_clamp": "a < b ? 0 : a - b",
    "cond_sub": "a >= b ? a - b : a",
    "mskor": "(a & ~b) | c",
}
# The operations of LDS that have a spelling of their own.
_LDS_SPELLINGS = {"wrxchg": "swap", "storexchg": "swap", "cmpst": "cmpswap", "cmpstore": "cmpswap"}
_FLOATS = {
    "add": "a + b",
    "min": "(T)min_num(a, b)",
    "max": "(T)max_num(a, b)",
    "swap": "b",
    "cmpswap": "a == c ? b : a",
}
_UNNAMED_SIGN = {"smin": "min_i", "smax": "max_i", "umin": "min_u", "umax": "max_u"}
_ATOMIC = re.compile(r"(ds|global|buffer|flat)_(?:(atomic)_)?(.+)$")


@dataclass(frozen=True)
class Atomic:
    """One atomic operation: its C type (`u32`, `i64`, `f32`, ...) and the C expression of what it leaves."""

    kind: str
    body: str

    @property
    def bytes(self) -> int:
        return int(self.kind[1:]) // 8


def _table() -> dict[str, Atomic]:
    made = {}
    for bits in (32, 64):
        for name, body in _INTEGERS.items():
            made[f"{name}_u{bits}"] = Atomic(f"u{bits}", body)
        for name in ("min", "max"):
            made[f"{name}_i{bits}"] = Atomic(f"i{bits}", _INTEGERS[name])
        for name, body in _FLOATS.items():
            made[f"{name}_f{bits}"] = Atomic(f"f{bits}", body.replace("T", f"f{bits}"))
    made["pk_add_f16"] = Atomic("u32", "pk_add_f16(a, b)")
    made["pk_add_bf16"] = Atomic("u32", "pk_add_bf16(a, b)")
    return made


ATOMICS = _table()
CODES = {name: number for number, name in enumerate(ATOMICS)}


@dataclass(frozen=True)
class AtomicForm:
    """An atomic instruction's parts: its space, its operation, and whether LDS returns what was there.

    `is_comparison_first`: the operands of gfx9's compare-and-swap in LDS come in this order.
    """

    space: str
    operation: str
    returns: bool
    is_comparison_first: bool = False

    @property
    def compares(self) -> bool:
        return self.operation.startswith(("cmpswap", "mskor"))


def atomic_form(mnemonic: str) -> AtomicForm | None:
    """Return the parts of an atomic instruction, or None if the mnemonic is not a known atomic instruction."""
    match = _ATOMIC.match(mnemonic)
    if match is None or (match.group(1) == "ds") == bool(match.group(2)):
        return None
    space, _, rest = match.groups()
    parts = rest.split("_")
    returns = "rtn" in parts
    operation = _operation([part for part in parts if part != "rtn"], is_lds=space == "ds")
    if operation not in ATOMICS:
        return None
    return AtomicForm(space, operation, returns, is_comparison_first="cmpst" in parts)


def _operation(parts: list[str], *, is_lds: bool) -> str:
    """Return an operation's name in the table: gfx9 writes `smax_x2` for `max_i64`, gfx12 `min_num_f32` for
    `min_f32`.
    """
    bits = "64" if parts[-1] == "x2" else "32"
    parts = [part for part in parts if part not in ("x2", "num")]
    if is_lds:
        parts[0] = _LDS_SPELLINGS.get(parts[0], parts[0])
    elif parts == ["csub"] or parts[:1] == ["csub"]:
        parts = ["sub", "clamp", *parts[1:]]
    name = "_".join(parts)
    if name in _UNNAMED_SIGN:
        return _UNNAMED_SIGN[name] + bits
    if not re.search(r"\d$", name):
        return f"{name}_u{bits}"
    return re.sub(r"_b(32|64)$", r"_u\1", name)


def function() -> str:
    """Return the engine's C function that computes what an atomic operation leaves in memory."""
    cases = []
    for name, atomic in ATOMICS.items():
        kind, bits = atomic.kind, f"u{8 * atomic.bytes}"
        values = " ".join(
            f"{kind} {short} = {_from_bits(kind, value)}; (void){short};"
            for short, value in (("a", "before"), ("b", "data"), ("c", "comparison"))
        )
        result = f"({bits})({atomic.body})" if kind[0] != "f" else f"bits_{kind}({atomic.body})"
        cases.append(f"case {CODES[name]}: {{ {values} return {result}; }}\n")
    return (
        "static u64 atomic_result(u32 operation, u64 before, u64 data, u64 comparison) {\n"
        f"switch (operation) {{\n{''.join(cases)}default: return before;\n}}\n}}\n"
    )


def _from_bits(kind: str, value: str) -> str:
    return {"f32": f"as_f32((u32){value})", "f64": f"as_f64({value})"}.get(kind, f"({kind}){value}")
