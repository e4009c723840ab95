"""The instructions that no line of the table can say: forms of their own, and the steps that modifiers become."""

from parity.emulator.operation import Operation, make_operation


def special_forms() -> dict[str, Operation]:
    """Return carries, accumulation, execution masks and lanes that talk to each other."""
    made = {}
    for name in ("v_fma_mix_f32", "v_fma_mixlo_f16", "v_fma_mixhi_f16"):
        result = "f32" if name.endswith("f32") else "f16"
        made[name] = Operation("mix", result, ("mix", "mix", "mix"), "__builtin_fmaf(a, b, c)")
    for name, body in (("add", "(u64)a + b"), ("sub", "(u64)a - b"), ("subrev", "(u64)b - a")):
        made[f"v_{name}_co_u32"] = Operation("carry", "u32", ("u32", "u32"), body)
        carry = "+ c" if name == "add" else "- c"
        made[f"v_{name}_co_ci_u32"] = Operation("carry", "u32", ("u32", "u32", "mask"), f"{body} {carry}")
    made["v_div_scale_f64"] = Operation("carry64", "u64", ("f64", "f64", "f64"), "div_scale_f64(a, b, c)")
    made["v_div_scale_f32"] = Operation("carry", "u32", ("f32", "f32", "f32"), "div_scale(a, b, c)")
    made["v_mad_co_u64_u32"] = Operation("carry64", "u64", ("u32", "u32", "u64"), "(u128)a * b + c")
    made["v_mad_co_i64_i32"] = Operation("carry64", "i64", ("i32", "i32", "i64"), "(u128)((i128)a * b + c)")
    made["v_fmac_f32"] = Operation("accumulate", "f32", ("f32", "f32"), "__builtin_fmaf(a, b, old)")
    made["v_fmac_f64"] = Operation("accumulate", "f64", ("f64", "f64"), "__builtin_fma(a, b, old)")
    made["v_fmac_f16"] = Operation("accumulate", "f16", ("f16", "f16"), "fma_f16(a, b, old)")
    made["v_fmac_dx9_zero_f32"] = Operation(
        "accumulate", "f32", ("f32", "f32"), "a == 0 || b == 0 ? old : __builtin_fmaf(a, b, old)"
    )
    made["v_pk_mov_b32"] = Operation("pick", "u64", ("u64", "u64"), "")
    for size in (32, 64):
        kind = f"u{size}"
        for name, body in (
            ("and", "a & exec"),
            ("or", "a | exec"),
            ("xor", "a ^ exec"),
            ("and_not1", "a & ~exec"),
            ("and_not0", "~a & exec"),
            ("or_not0", "~a | exec"),
            ("or_not1", "a | ~exec"),
            ("nand", "~(a & exec)"),
            ("nor", "~(a | exec)"),
            ("xnor", "~(a ^ exec)"),
        ):
            made[f"s_{name}_saveexec_b{size}"] = Operation("saveexec", kind, (kind,), body)
        for name, body in (("and_not1", "a & ~exec"), ("and_not0", "~a & exec")):
            made[f"s_{name}_wrexec_b{size}"] = Operation("wrexec", kind, (kind,), body)
    made["v_perm_b32"] = Operation("permute", "u32", ("u32", "u32", "u32"), "")
    made["v_readfirstlane_b32"] = Operation("readfirstlane", "u32", ("u32",), "")
    made["v_readlane_b32"] = Operation("readlane", "u32", ("u32", "u32"), "")
    made["v_writelane_b32"] = Operation("writelane", "u32", ("u32", "u32"), "")
    made["v_swap_b32"] = Operation("swap", "u32", ("u32",), "l")
    made["v_permlane16_swap_b32"] = Operation("swap", "u32", ("u32",), "l ^ 16")
    made["v_permlane32_swap_b32"] = Operation("swap", "u32", ("u32",), "l ^ 32")
    made["v_movrels_b32"] = Operation("movrels", "u32", ("u32",), "")
    made["v_movreld_b32"] = Operation("movreld", "u32", ("u32",), "")
    made["v_permlane16_b32"] = Operation("permlane", "u32", ("u32", "u32", "u32"), "l & ~15u")
    made["v_permlanex16_b32"] = Operation("permlane", "u32", ("u32", "u32", "u32"), "(l & ~15u) ^ 16")
    return made


def modifier_steps() -> dict[str, Operation]:
    """Return what SDWA, clamp and output multipliers do to a source or a result, as instructions of their own."""
    return {
        "_select": make_operation("vector", "u32 = u32", "select_part(a, (u32)i->offset, i->flags & SIGN_EXTEND)"),
        "_merge": make_operation("accumulate", "u32 = u32", "merge_part(old, a, (u32)i->offset)"),
        "_output_f32": make_operation("vector", "f32 = f32", "output(a, (u32)i->offset)"),
        "_output_f16": make_operation("vector", "f16 = f16", "output(a, (u32)i->offset)"),
        "_output_f64": make_operation("vector", "f64 = f64", "clamp_f64(a)"),
        "_output_pk_f16": make_operation("packed", "f16 = f16", "output(a, (u32)i->offset)"),
    }
