"""Wait states: what is one too few is found, what is enough is not, on the path that is taken and on no other."""

import re
from dataclasses import dataclass

import numpy as np
import pytest
from snippets import execute

from parity.records.faults import Fault, FaultKind

A, B, C, D = "v[32:35]", "v[36:39]", "v[40:55]", "v[56:71]"
READY = "\n".join(f"v_mov_b32_e32 v{number}, 0" for number in range(32, 96)) + "\ns_nop 15\ns_nop 15"
READY += "\nv_mov_b32_e32 v96, s6\ns_nop 4\ns_mov_b64 s[20:21], s[6:7]\ns_mov_b32 s22, 0\ns_mov_b64 vcc, 0"
EIGHT_PASSES = "v_mfma_f32_32x32x8_f16 v[40:55], v[32:33], v[34:35], v[40:55]"
FOUR_PASSES = "v_mfma_f32_16x16x16_f16 v[40:43], v[32:33], v[34:35], v[40:43]"
TWO_PASSES = "v_mfma_f32_4x4x4_16b_f16 v[40:43], v[32:33], v[34:35], v[40:43]"
SIXTEEN_PASSES = "v_mfma_f32_32x32x4_2b_f16 v[40:71], v[32:33], v[34:35], v[40:71]"
SINGLE = "v_mfma_f32_16x16x4_f32 v[40:43], v32, v33, v[40:43]"
DOUBLE = "v_mfma_f64_16x16x4_f64 v[40:47], v[32:33], v[34:35], v[40:47]"


@dataclass(frozen=True)
class Pair:
    """Two instructions, and the wait states between them by architecture."""

    first: str
    second: str
    states: dict[str, int]
    register: str


def since_cdna3(states: int) -> dict[str, int]:
    return {"gfx942": states, "gfx950": states}


def all_three(states: int) -> dict[str, int]:
    return {"gfx90a": states, **since_cdna3(states)}


PAIRS = {
    "a scalar register of an address": Pair(
        "v_readfirstlane_b32 s20, v96", "global_store_dword v33, v34, s[20:21]", all_three(5), "s20"
    ),
    "the lane that is read": Pair("v_readfirstlane_b32 s22, v32", "v_readlane_b32 s24, v33, s22", all_three(4), "s22"),
    "the mask of a division": Pair(
        "v_cmp_eq_u32_e32 vcc, v32, v33", "v_div_fmas_f32 v80, v33, v34, v35", all_three(4), "vcc_lo"
    ),
    "EXEC of a DPP instruction": Pair(
        "v_cmpx_eq_u32_e32 v32, v33", "v_mov_b32_dpp v80, v34 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf", all_three(5),
        "exec_lo",
    ),
    "what a DPP instruction fetches": Pair(
        "v_add_u32_e32 v34, v32, v33", "v_mov_b32_dpp v80, v34 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf", all_three(2),
        "v34",
    ),
    "a factor that the VALU wrote": Pair("v_add_u32_e32 v34, v32, v33", EIGHT_PASSES, all_three(2), "v34"),
    "EXEC of a matrix instruction": Pair("v_cmpx_eq_u32_e32 v36, v37", EIGHT_PASSES, all_three(4), "exec_lo"),
    "a constant from a scalar register": Pair(
        "v_readfirstlane_b32 s22, v32", "v_add_u32_e32 v80, s22, v33", since_cdna3(2), "s22"
    ),
    "EXEC of a lane that is read": Pair(
        "v_cmpx_eq_u32_e32 v32, v33", "v_readfirstlane_b32 s24, v34", since_cdna3(4), "exec_lo"
    ),
    "a lane of what was just written": Pair(
        "v_add_u32_e32 v34, v32, v33", "v_readlane_b32 s24, v34, 0", since_cdna3(1), "v34"
    ),
    "a root": Pair("v_sqrt_f32_e32 v34, v32", "v_add_f32_e32 v80, v34, v33", since_cdna3(1), "v34"),
    "a part of a register": Pair(
        "v_add_u32_sdwa v34, v32, v33 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD",
        "v_add_u32_e32 v80, v34, v33", since_cdna3(1), "v34",
    ),
    "what a wide store stores": Pair(
        "global_store_dwordx4 v33, v[36:39], s[20:21]", "v_add_u32_e32 v37, v32, v33", all_three(1), "v37"
    ),
    "a place in LDS": Pair(
        "s_mov_b32 m0, s22", "global_load_lds_dword v33, s[4:5]", all_three(1), "m0"
    ),
    "a dot product": Pair(
        "v_dot2_f32_f16 v34, v32, v33, v36", "v_add_f32_e32 v80, v34, v33", all_three(3), "v34"
    ),
    "the next swap": Pair("v_add_u32_e32 v34, v32, v33", "v_permlane32_swap_b32_e32 v34, v35", {"gfx950": 2}, "v34"),
    "a result of 2 passes": Pair(TWO_PASSES, "v_add_f32_e32 v80, v41, v33", all_three(5), "v41"),
    "a result of 4 passes": Pair(
        FOUR_PASSES, "v_add_f32_e32 v80, v41, v33", {"gfx90a": 11, "gfx942": 7, "gfx950": 8}, "v41"
    ),
    "a result of 8 passes": Pair(
        EIGHT_PASSES, "v_add_f32_e32 v80, v41, v33", {"gfx90a": 19, "gfx942": 11, "gfx950": 12}, "v41"
    ),
    "a result of 16 passes": Pair(
        SIXTEEN_PASSES, "v_add_f32_e32 v80, v41, v33", {"gfx90a": 19, "gfx942": 19, "gfx950": 19}, "v41"
    ),
    "a result of fp32": Pair(SINGLE, "v_add_f32_e32 v80, v41, v33", {"gfx90a": 11, **since_cdna3(10)}, "v41"),
    "a result of fp64": Pair(DOUBLE, "v_add_f64 v[80:81], v[40:41], v[32:33]", {"gfx90a": 11, "gfx942": 11, "gfx950": 19}, "v40"),
    "a result that is stored": Pair(FOUR_PASSES, "global_store_dword v33, v41, s[20:21]", {"gfx942": 7, "gfx950": 8}, "v41"),
    "a result that is overwritten": Pair(FOUR_PASSES, "v_mov_b32_e32 v41, 0", {"gfx942": 7, "gfx950": 8}, "v41"),
    "a result that is a factor": Pair(
        FOUR_PASSES, "v_mfma_f32_16x16x16_f16 v[56:59], v[40:41], v[34:35], v[56:59]", {"gfx942": 7, "gfx950": 8}, "v40"
    ),
    "a part of a result that is added to": Pair(
        FOUR_PASSES, "v_mfma_f32_4x4x4_16b_f16 v[56:59], v[32:33], v[34:35], v[42:45]", {"gfx942": 5, "gfx950": 6}, "v42"
    ),
    "a sum of two passes that is added to": Pair(TWO_PASSES, TWO_PASSES, since_cdna3(2), "v40"),
    "a sum that is overwritten": Pair(
        "v_mfma_f32_32x32x8_f16 v[56:71], v[32:33], v[34:35], v[40:55]", "v_mov_b32_e32 v41, 0", since_cdna3(7), "v41"
    ),
}  # fmt: skip


def fault_of(body: str, arch: str) -> Fault | None:
    done = execute(f"{READY}\n{body}", np.zeros(64, np.uint32), 256, arch=arch, lds=1024)[1]
    return done.faults[0] if done.faults else None


def apart(states: int) -> str:
    waits = [min(16, states - done) for done in range(0, states, 16)]
    return "".join(f"s_nop {wait - 1}\n" for wait in waits)


@pytest.mark.parametrize(
    ("name", "arch"), [(name, arch) for name, pair in PAIRS.items() for arch in pair.states], ids=lambda word: str(word)
)
def test_one_wait_state_too_few_is_found(name: str, arch: str) -> None:
    pair = PAIRS[name]
    states = pair.states[arch]
    fault = fault_of(f"{pair.first}\n{apart(states - 1)}{pair.second}", arch)
    assert fault is not None
    assert (fault.kind, fault.register, fault.address) == (FaultKind.MISSING_WAIT_STATES, pair.register, states)
    assert fault.text.split()[0] == re.sub(r"_(e32|sdwa)\b", "", pair.second.split()[0])
    assert f"assembly line {fault.other_line}" in fault.sentence()
    assert fault_of(f"{pair.first}\n{apart(states)}{pair.second}", arch) is None


@pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize(
    "body",
    [
        f"{EIGHT_PASSES}\n{EIGHT_PASSES}",
        "v_cmp_eq_u32_e32 vcc, v32, v33\nv_cndmask_b32_e32 v80, v32, v33, vcc",
        f"{FOUR_PASSES}\nv_add_f32_e32 v80, v36, v37",
        "v_readfirstlane_b32 s22, v32\ns_mov_b64 s[22:23], s[4:5]\nglobal_load_dword v80, v33, s[22:23]",
        "buffer_store_dwordx4 v[36:39], v33, s[24:27], s22 offen\nv_add_u32_e32 v37, v32, v33",
        "s_mov_b32 m0, s22\nbuffer_load_dword v33, s[24:27], 0 offen lds",
        "v_cmpx_eq_u32_e32 v32, v33\ns_mov_b64 exec, -1\nv_readfirstlane_b32 s24, v36",
    ],
    ids=[
        "the same sum",
        "a mask",
        "other registers",
        "overwritten before",
        "a store with a scalar offset",
        "a buffer's load to LDS",
        "EXEC written again",
    ],
)
def test_what_hardware_waits_for_is_no_fault(arch: str, body: str) -> None:
    buffer = "s_mov_b32 s24, s6\ns_mov_b32 s25, s7\ns_movk_i32 s26, 0x400\ns_mov_b32 s27, 0x27000\n"
    assert fault_of(buffer + body, arch) is None


def test_only_the_path_that_is_taken_counts() -> None:
    """The result comes in time where the branch is not taken."""
    body = "s_cmp_eq_u32 s22, {value}\n{first}\ns_cbranch_scc1 use\ns_nop 15\nuse:\nv_add_f32_e32 v80, v41, v33"
    assert fault_of(body.format(value=1, first=FOUR_PASSES), "gfx942") is None
    fault = fault_of(body.format(value=0, first=FOUR_PASSES), "gfx942")
    assert fault is not None
    assert fault.kind is FaultKind.MISSING_WAIT_STATES


@pytest.mark.parametrize(("before", "after", "uses"), [("", "", 1), ("s_nop 15", "", 0), ("", "s_nop 15", 0)])
def test_how_long_a_jump_to_an_address_takes_is_not_known(before: str, after: str, uses: int) -> None:
    """As a call does, or a return from a function."""
    lines = ["s_addc_u32 s51, s51, 0", FOUR_PASSES, before, "s_setpc_b64 s[50:51]", "s_endpgm"]
    between = [line for line in lines if line]
    body = [
        "s_getpc_b64 s[50:51]",
        f"s_add_u32 s50, s50, {8 * (1 + len(between))}",
        *between,
        "use:",
        *([after] if after else []),
        "v_add_f32_e32 v80, v41, v33",
    ]
    done = execute("\n".join([READY, *body]), np.zeros(64, np.uint32), 256, arch="gfx942", lds=1024)[1]
    assert not done.faults
    assert np.count_nonzero(done.jump_waits) == uses


def test_a_loop_brings_the_end_to_the_beginning() -> None:
    body = (
        "s_mov_b32 s23, 0\ns_nop 15\nloop:\nv_add_f32_e32 v80, v41, v33\n{}\n"
        f"{FOUR_PASSES}\ns_add_u32 s23, s23, 1\ns_cmp_lt_u32 s23, 3\ns_cbranch_scc1 loop\ns_nop 15"
    )
    fault = fault_of(body.format("s_nop 0"), "gfx950")
    assert fault is not None
    assert fault.text.startswith("v_add_f32")
    assert fault_of(body.format("s_nop 0").replace("s_add_u32 s23", "s_nop 4\ns_add_u32 s23"), "gfx950") is None


def test_a_factor_of_the_next_wmma_needs_a_vector_instruction_between() -> None:
    ready = "\n".join(f"v_mov_b32_e32 v{number}, 0" for number in range(8, 48))
    first = "v_wmma_f32_16x16x16_f16 v[24:31], v[8:15], v[16:23], v[24:31]"
    second = "v_wmma_f32_16x16x16_f16 v[32:39], v[24:31], v[16:23], v[32:39]"

    def fault(between: str) -> Fault | None:
        body = f"{ready}\n{first}\n{between}\n{second}"
        done = execute(body, np.zeros(64, np.uint32), 64, arch="gfx1151")[1]
        return done.faults[0] if done.faults else None

    found = fault("s_nop 7")
    assert found is not None
    assert found.kind is FaultKind.MISSING_WAIT_STATES
    assert fault("v_nop") is None
    assert fault("v_mov_b32_e32 v47, 0") is None


def test_what_no_assembler_takes_behind_a_wait_state_is_passed_over() -> None:
    assert fault_of(f"{EIGHT_PASSES}\ns_nop 0 offen\ns_nop\ns_nop 15", "gfx942") is None


@pytest.mark.parametrize(("between", "is_wrong"), [("s_nop 7", True), ("v_mov_b32_e32 v4, 0", False)])
def test_lanes_are_permuted_a_vector_instruction_after_v_cmpx(between: str, *, is_wrong: bool) -> None:
    body = f"s_mov_b32 s20, 0\ns_mov_b32 s21, 0\nv_cmpx_eq_u32_e32 v1, v1\n{between}\nv_permlane16_b32 v2, v1, s20, s21"
    for arch in ("gfx1151", "gfx1201"):
        faults = execute(body, np.zeros(64, np.uint32), 64, arch=arch)[1].faults
        assert [fault.kind for fault in faults] == [FaultKind.MISSING_WAIT_STATES] * is_wrong
