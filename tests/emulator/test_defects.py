"""What some GPUs get wrong is refused there, and nowhere else."""

import pytest
from snippets import kernel

from parity.emulator.program import UnsupportedInstruction
from parity.emulator.targets import UnsupportedTarget

LOADS = "s_load_b64 s[8:9], s[4:5], 0x0\ns_load_b64 s[10:11], s[4:5], 0x8"
DEFECTS = {
    "a product added to itself": (
        "gfx1100",
        "v_mad_u64_u32 v[4:5], null, s4, s5, v[4:5]",
        "a factor or of what is added",
    ),
    "in a register of a factor": (
        "gfx1103",
        "v_mad_i64_i32 v[4:5], null, v5, s5, v[6:7]",
        "a factor or of what is added",
    ),
    "fp8 without SDWA": ("gfx942", "v_cvt_f32_fp8_e32 v4, v5", "SDWA alone"),
    "a negative offset": ("gfx950", "scratch_store_dword off, v1, s8 offset:-4", "faults where a negative offset"),
    "one register set twice": (
        "gfx942",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0\ns_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3",
        "2 wait states belong between it and line",
    ),
    "a clause of two kinds": (
        "gfx1151",
        f"s_clause 0x2\n{LOADS}\nv_mov_b32 v2, 0",
        "a clause of VALU and scalar loads",
    ),
    "a clause of loads and stores": (
        "gfx1201",
        "s_clause 0x1\nglobal_load_b32 v2, v1, s[4:5]\nglobal_store_b32 v1, v3, s[6:7]",
        "a clause of loads and stores",
    ),
    "a clause in a clause": (
        "gfx1151",
        f"s_clause 0x2\ns_clause 0x1\n{LOADS}",
        "a clause of s_clause and scalar loads",
    ),
    "a long clause": ("gfx1151", f"s_clause 0x3f\n{LOADS}", "a clause of 64 instructions"),
}
NONE = {
    "a product added to another": ("gfx1100", "v_mad_u64_u32 v[4:5], null, s4, s5, v[6:7]"),
    "a product added to itself": ("gfx1151", "v_mad_u64_u32 v[4:5], null, s4, s5, v[4:5]"),
    "fp8 with SDWA": ("gfx942", "v_cvt_f32_fp8_sdwa v4, v5 src0_sel:BYTE_0"),
    "fp8 elsewhere": ("gfx950", "v_cvt_f32_fp8_e32 v4, v5"),
    "a negative offset alone": ("gfx942", "scratch_store_dword v2, v1, off offset:-4"),
    "a register set twice, later": (
        "gfx942",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0\ns_nop 1\ns_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3",
    ),
    "a clause of one kind": ("gfx1151", f"s_clause 0x1\n{LOADS}\nv_mov_b32 v2, 0"),
    "a clause with a wait in it": ("gfx1151", f"s_clause 0x2\n{LOADS.replace(chr(10), f'{chr(10)}s_nop 0{chr(10)}')}"),
    "a clause of loads of two kinds": (
        "gfx1201",
        "s_clause 0x1\nglobal_load_b32 v2, v1, s[4:5]\nscratch_load_b32 v3, off, off",
    ),
}


@pytest.mark.parametrize("name", DEFECTS)
def test_what_a_gpu_gets_wrong_is_refused(name: str) -> None:
    arch, body, sentence = DEFECTS[name]
    with pytest.raises(UnsupportedInstruction, match=sentence):
        kernel(body, arch=arch, scratch=16)


@pytest.mark.parametrize("name", NONE)
def test_what_it_gets_right_is_not(name: str) -> None:
    arch, body = NONE[name]
    assert kernel(body, arch=arch, scratch=16)


@pytest.mark.parametrize(
    ("arch", "count", "is_refused"), [("gfx1100", 14, True), ("gfx1100", 15, False), ("gfx1101", 2, False)]
)
def test_some_gpus_need_sixteen_scalar_registers(arch: str, count: int, is_refused: bool) -> None:
    if is_refused:
        with pytest.raises(UnsupportedTarget, match="has 15 scalar registers initialised: gfx1100 needs 16"):
            kernel("s_nop 0", arch=arch, user_sgprs=count)
    else:
        assert kernel("s_nop 0", arch=arch, user_sgprs=count)
