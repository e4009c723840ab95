"""The comparisons: every relation of every type, into a mask, the execution mask or SCC."""

from parity.emulator.operation import Operation

_COMPARISONS = {
    "lt": "a < b",
    "eq": "a == b",
    "le": "a <= b",
    "gt": "a > b",
    "ne": "a != b",
    "ge": "a >= b",
}
# Of floats: `lg` is less or greater, `o` is ordered, `u` is unordered. A leading `n` negates: true if one is NaN.
_FLOAT_COMPARISONS = {
    "lt": "a < b",
    "eq": "a == b",
    "le": "a <= b",
    "gt": "a > b",
    "lg": "a < b || a > b",
    "ge": "a >= b",
    "o": "a == a && b == b",
    "u": "a != a || b != b",
    "nge": "!(a >= b)",
    "nlg": "!(a < b || a > b)",
    "ngt": "!(a > b)",
    "nle": "!(a <= b)",
    "neq": "a != b",
    "nlt": "!(a < b)",
}


def comparisons() -> dict[str, Operation]:
    made = {}
    for kind in ("u32", "i32", "u64", "i64", "u16", "i16", "f32", "f64", "f16"):
        for relation, body in (_FLOAT_COMPARISONS if kind.startswith("f") else _COMPARISONS).items():
            made[f"v_cmp_{relation}_{kind}"] = Operation("compare", "mask", (kind, kind), body)
            made[f"v_cmpx_{relation}_{kind}"] = Operation("compare_exec", "mask", (kind, kind), body)
    for name, form in (("v_cmp", "compare"), ("v_cmpx", "compare_exec")):
        for kind in ("f16", "f32", "f64"):
            number = "in_u16(m, &A, l), A.modifiers" if kind == "f16" else "a"
            made[f"{name}_class_{kind}"] = Operation(form, "mask", (kind, "u32"), f"b >> class_{kind}({number}) & 1")
    for kind in ("u32", "i32"):
        constant = "i16k" if kind == "i32" else kind
        for relation, body in _COMPARISONS.items():
            name = "lg" if relation == "ne" else relation
            made[f"s_cmp_{name}_{kind}"] = Operation("scalar_compare", "", (kind, kind), body)
            made[f"s_cmpk_{name}_{kind}"] = Operation("scalar_compare", "", (kind, constant), body)
    for relation, body in _FLOAT_COMPARISONS.items():
        made[f"s_cmp_{relation}_f32"] = Operation("scalar_compare", "", ("f32", "f32"), body)
    made["s_cmp_lg_u64"] = Operation("scalar_compare", "", ("u64", "u64"), "a != b")
    made["s_cmp_eq_u64"] = Operation("scalar_compare", "", ("u64", "u64"), "a == b")
    for relation, body in _FLOAT_COMPARISONS.items():
        made[f"s_cmp_{relation}_f16"] = Operation("scalar_compare", "", ("f16", "f16"), body)
    made["s_bitcmp0_b64"] = Operation("scalar_compare", "", ("u64", "u32"), "!(a >> (b & 63) & 1)")
    made["s_bitcmp1_b64"] = Operation("scalar_compare", "", ("u64", "u32"), "a >> (b & 63) & 1")
    made["s_bitcmp0_b32"] = Operation("scalar_compare", "", ("u32", "u32"), "!(a >> (b & 31) & 1)")
    made["s_bitcmp1_b32"] = Operation("scalar_compare", "", ("u32", "u32"), "a >> (b & 31) & 1")
    return made
