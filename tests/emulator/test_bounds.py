"""Texts that ask for what the engine has no room for: refused with their line before anything runs, or a fault."""

from pathlib import Path

import numpy as np
import pytest
from builds import ENGINE
from conftest import CommandLine
from snippets import DESCRIPTOR, kernel
from test_user_kernels import FAMILIES, LAUNCH, ONE, compile_hip, emulate

from parity.emulator.emulate import emulate as run_launch
from parity.emulator.machine import Kernel, Launch
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.targets import UnsupportedTarget
from parity.errors import InputError
from parity.isa.parse import parse
from parity.records import KernelArgument
from parity.records.faults import FaultKind

INSTRUCTIONS = [
    ("gfx1151", "s_mov_b32 s20, ttmp99999999", "'99999999' where a number from 0 to 15 is wanted"),
    ("gfx942", "s_load_dwordx4096 s[4:7], s[0:1], 0x0", "'4096' where a number from 1 to 16 is wanted"),
    ("gfx942", "s_load_dwordx5 s[4:8], s[0:1], 0x0", "a scalar load of 20 bytes"),
    ("gfx1151", "s_load_b3 s4, s[0:1], 0x0", "a scalar load of 0 bytes"),
    ("gfx1151", "s_load_b512 null, s[0:1], 0x0", "its result reaches beyond the last register"),
    ("gfx1151", "v_dual_mov_b32 s100, 0 :: v_dual_mov_b32 v1, 0", "its result is given SGPRs, but takes VGPRs"),
    ("gfx1151", "s_nop 0 :: v_dual_mov_b32 v1, 0", "not in the table of instructions"),
    ("gfx942", "v_mov_b32_sdwa v1, v0 dst_sel:99", "modifier 'dst_sel'"),
    ("gfx1151", "v_mov_b32_dpp v1, v0 row_shl:99", "modifier 'row_shl'"),
    ("gfx942", "v_mov_b32_dpp v1, v0 row_bcast:16", "modifier 'row_bcast'"),
    ("gfx1151", "v_add_f32_e64 v1, v0, v2 mul:3", "modifier 'mul'"),
    ("gfx1151", "v_mov_b32_dpp v1, v0 quad_perm:[1,2]", "modifier 'quad_perm'"),
    ("gfx1151", "v_mov_b32_e32 s5, v0", "its result is given SGPRs, but takes VGPRs"),
    ("gfx1151", "v_mov_b32_e32 off, v0", "a destination that is not a register"),
    ("gfx1151", "s_mov_b32 v5, s0", "its result is given VGPRs, but takes SGPRs"),
    ("gfx1151", "s_mov_b32 s5, v0", "source 1 is given VGPRs, but takes SGPRs or a constant"),
    ("gfx1151", "v_add_nc_u32_e32 v1, off, v0", "source 1 is given nothing"),
    ("gfx1151", "v_add_f64 v1, v[2:3], v[4:5]", "1 registers where 2 are wanted"),
    ("gfx1151", "v_add_f32_e32 v1, v[2:3], v4", "2 registers where 1 is wanted"),
    ("gfx1151", "v_cndmask_b32_e64 v1, v2, v3, exec_hi", "source 3 reaches beyond the last register"),
    ("gfx942", "v_mfma_f32_32x32x8_f16 v[0:15], s[0:1], v[18:19], v[0:15]", "source 1 is given SGPRs, but takes VGPRs"),
    ("gfx942", "v_mfma_f32_32x32x8_f16 v[244:259], v[0:1], v[2:3], 0", r"register 'v\[244:259\]'"),
    (
        "gfx1151",
        "v_mfma_f32_32x32x8_f16 v[0:15], v[16:17], v[18:19], v[0:15]",
        "for waves of another size than 32 lanes",
    ),
    ("gfx942", "v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], v[0:7]", "for waves of another size than 64 lanes"),
    ("gfx942", "s_mov_b32 ttmp4, 0", "a register of trap handlers"),
    ("gfx942", "v_readlane_b32 s4, s5, 0", "source 1 is given SGPRs, but takes VGPRs"),
    ("gfx1151", "ds_load_b128 s[0:3], v0", "its result is given SGPRs, but takes VGPRs"),
    ("gfx1151", "ds_load_b128 v[0:1], v0", "2 registers where 4 are wanted"),
    ("gfx1151", "ds_load_b32 v1, v0 offset:65536", "LDS offset 65536"),
    ("gfx1151", "ds_load_b32 v1, v0 offset:99999999999999999999", "modifier 'offset'"),
    ("gfx1151", "ds_store_2addr_b32 v0, v1, v2 offset0:256", "modifier 'offset0'"),
    ("gfx1151", "global_load_b32 v0, v1, v[2:3]", "its base is given VGPRs, but takes nothing or SGPRs"),
    ("gfx1151", "global_load_b32 v0, v1, off", "1 registers where 2 are wanted"),
    ("gfx1151", "buffer_load_b32 v0, v1, v[4:7], 0 offen", "its descriptor is given VGPRs, but takes SGPRs"),
    ("gfx1151", "scratch_store_b32 off, s4, off", "its data is given SGPRs, but takes VGPRs"),
    ("gfx1151", "s_waitcnt vmcnt(4294967296)", "'4294967296' where a number from 0 to 63 is wanted"),
    ("gfx1151", "s_mov_b32 s4, 0x123456789", "'0x123456789' where a number from -2147483648 to 4294967295 is wanted"),
    ("gfx1151", f"v_mov_b32_e32 v0, {'-' * 90}v1", "VGPRs"),
    ("gfx1151", f"v_mov_b32_e32 v0, {'-' * 5000}v1", "operands of 5006 characters"),
    ("gfx1151", f"v_mov_b32_e32 v0, {'-' * 2000}v1", "operand '---"),
    ("gfx1151", f"v_mov_b32_e32 v{'9' * 900}, 0", "operand 'v999"),
]


@pytest.mark.parametrize(("arch", "line", "why"), INSTRUCTIONS)
def test_an_operand_that_no_instruction_takes_is_refused(arch: str, line: str, why: str) -> None:
    if why == "VGPRs":  # many signs are one: what is refused above is their number
        assert len(kernel(line, arch=arch).program.instructions) == 3
        return
    with pytest.raises(UnsupportedInstruction, match=rf"line 4: '.*': .*{why}"):
        kernel(line, arch=arch)


DIRECTIVES = [
    (
        "user_sgpr_count 2",
        "user_sgpr_count 200",
        "<text>:7: .amdhsa_user_sgpr_count must be a number from 0 to 32, not 200",
    ),
    ("user_sgpr_count 2", "user_sgpr_count -1", "must be a number from 0 to 32, not -1"),
    ("user_sgpr_count 2", f"user_sgpr_count {'9' * 900}", "must be a number from 0 to 32, not 99999999999999999999"),
    ("user_sgpr_count 2", "user_sgpr_kernarg_preload_length 31", "33 user SGPRs, but there are 32"),
    ("user_sgpr_count 2", "user_sgpr_kernarg_preload_offset -4", "must be a number from 0 to 4096"),
    ("segment_ptr 1", "segment_ptr 7", "must be a number from 0 to 1"),
    ("group_segment_fixed_size 0", "group_segment_fixed_size -64", "must be a number from 0 to 1048576"),
    ("group_segment_fixed_size 0", "group_segment_fixed_size 4294967295", "must be a number from 0 to 1048576"),
    ("private_segment_fixed_size 0", "private_segment_fixed_size 99999999999", "must be a number from 0 to 262144"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), DIRECTIVES)
def test_a_directive_out_of_range_is_one_sentence(old: str, new: str, sentence: str) -> None:
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"\n\t.type\tk,@function\nk:\n\ts_endpgm\n'
    descriptor = DESCRIPTOR.format(lds=0, scratch=0, user_sgprs=2)
    assert old in descriptor
    with pytest.raises(InputError) as caught:
        Kernel(parse(text + descriptor.replace(old, new)), "k", (), 16)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("argument", "kernarg_bytes", "sentence"),
    [
        (
            KernelArgument(16, 8, "global_buffer"),
            16,
            "argument 0 lies at bytes 16 to 24, outside of the 16 bytes of arguments",
        ),
        (
            KernelArgument(-8, 8, "global_buffer"),
            16,
            "argument 0 lies at bytes -8 to 0, outside of the 16 bytes of arguments",
        ),
        (
            KernelArgument(0, 8, "global_buffer"),
            1 << 40,
            "its arguments take 1099511627776 bytes: 0 to 65536 are allowed",
        ),
        (KernelArgument(0, 8, "global_buffer"), -1, "its arguments take -1 bytes: 0 to 65536 are allowed"),
    ],
)
def test_an_argument_outside_of_its_segment_is_one_sentence(
    argument: KernelArgument, kernarg_bytes: int, sentence: str
) -> None:
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"\n\t.type\tk,@function\nk:\n\ts_endpgm\n'
    with pytest.raises(InputError, match=sentence):
        Kernel(parse(text + DESCRIPTOR.format(lds=0, scratch=0, user_sgprs=2)), "k", (argument,), kernarg_bytes)


@pytest.mark.parametrize(
    ("grid", "block", "sentence"),
    [
        ((1, 1, 1), (1025, 1, 1), "field 'block': 1025 work-items"),
        ((1, 1, 1), (0, 1, 1), "field 'block': 0 work-items"),
        ((1, 1 << 30, 1), (1, 32, 1), "field 'grid': 1,073,741,824 workgroups of 32 along y"),
    ],
)
def test_a_launch_that_no_packet_holds_is_one_sentence(
    grid: tuple[int, int, int], block: tuple[int, int, int], sentence: str
) -> None:
    with pytest.raises(InputError, match=sentence):
        Launch(grid, block, 0, [])


def test_a_grid_that_would_never_end_is_one_sentence(shared_parity: CommandLine, tmp_path: Path) -> None:
    data = np.zeros(128, np.float32)
    ended = emulate(shared_parity, tmp_path, ONE, "gfx1151", data, LAUNCH.replace("grid = [2]", "grid = [10000000]"))
    assert ended.code == 2
    assert "field 'grid': 10000000 workgroups, at most 1048576 are run: choose some in field 'workgroups'" in ended.err
    chosen = LAUNCH.replace("grid = [2]", "grid = [10000000]\nworkgroups = [[0], [1]]")
    assert emulate(shared_parity, tmp_path, ONE, "gfx1151", data, chosen).code == 0


@pytest.mark.parametrize("arch", FAMILIES)
def test_a_program_without_an_end_faults_at_its_last_instruction(tmp_path: Path, arch: str) -> None:
    """What clang makes of a function that never returns: nothing stands behind its last instruction."""
    body = "*(volatile __attribute__((address_space(1))) float*)o = 1; __builtin_unreachable();"
    path = compile_hip(tmp_path, f'extern "C" __global__ void k(const float* a, float* o) {{ {body} }}', arch)
    assert "s_endpgm" not in path.read_text()
    np.save(tmp_path / "in.npy", np.zeros(128, np.float32))
    (tmp_path / "launch.toml").write_text(LAUNCH.format(dtype="float32"))
    faults = run_launch(path.read_text(), "k.s", tmp_path / "launch.toml", ENGINE).executed.faults
    assert {fault.kind for fault in faults} == {FaultKind.PAST_THE_END}
    assert "is the program's last instruction, and the wave ran past it" in faults[0].sentence()


@pytest.mark.parametrize(
    ("arch", "body", "more", "sentence"),
    [
        (
            "gfx942",
            "v_mov_b32 v9, 0",
            {"next_free_vgpr": 9},
            "uses v9, and its descriptor allocates 9 vector registers",
        ),
        ("gfx942", "v_mov_b32 v9, 0", {"next_free_vgpr": 16, "accum_offset": 8}, "allocates 8 vector registers before"),
        (
            "gfx942",
            "v_accvgpr_write_b32 a8, 0",
            {"next_free_vgpr": 16, "accum_offset": 8},
            "uses a8, .* allocates 8 acc",
        ),
        ("gfx90a", "s_mov_b32 s91, 0", {"next_free_sgpr": 13, "accum_offset": 8}, "uses s91, .* allocates 32 scalar"),
        ("gfx942", "s_nop 0", {"kernarg_size": 8}, "its descriptor has 8 bytes of arguments, its metadata 16"),
        ("gfx942", "s_nop 0", {"float_round_mode_32": 3}, "rounding other than to nearest even"),
        ("gfx1201", "s_nop 0", {"float_round_mode_16_64": 1}, "rounding other than to nearest even"),
        ("gfx1151", "s_nop 0", {"float_denorm_mode_16_64": 0}, "subnormal fp64 and fp16 taken for zero"),
        ("gfx942", "s_nop 0", {"exception_fp_ieee_inexact": 1}, "floating-point exceptions end the kernel"),
        ("gfx942", "s_nop 0", {"fp16_overflow": 1}, "what overflows fp16 is clamped, or NaN is not"),
        ("gfx1151", "s_nop 0", {"dx10_clamp": 0}, "what overflows fp16 is clamped, or NaN is not"),
        ("gfx942", "s_nop 0", {"tg_split": 1, "group_segment_fixed_size": 64}, "LDS of a workgroup that is split"),
        ("gfx1151", "s_nop 0", {"private_segment_fixed_size": 4, "enable_private_segment": 0}, "does not enable"),
        ("gfx942", "s_trap 2", {"user_sgpr_kernarg_preload_length": 2}, "begins 256 bytes behind its entry"),
    ],
)
def test_what_a_descriptor_begins_with(arch: str, body: str, more: dict[str, int], sentence: str) -> None:
    """Registers that are not there, and modes that an instruction may not set either."""
    with pytest.raises(UnsupportedTarget, match=sentence):
        kernel(body, arch=arch, more=more)
    assert kernel(body, arch=arch)


@pytest.mark.parametrize(
    ("body", "is_known"),
    [
        ("s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)", True),
        ("s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\ns_nop 0", True),
        ("s_sendmsg 3\nv_mov_b32 v1, 0", False),
        ("s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\ns_cbranch_scc1 again\nagain:", False),
    ],
)
def test_registers_are_freed_at_the_end_alone(body: str, *, is_known: bool) -> None:
    if is_known:
        assert kernel(body)
    else:
        with pytest.raises(UnsupportedInstruction, match="frees vector registers before the wave ends"):
            kernel(body)
