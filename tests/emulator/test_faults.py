"""What a kernel can do wrong, planted one by one, and where the report says that it happened."""

from dataclasses import replace

import numpy as np
import pytest
from builds import ENGINE
from snippets import dialect, execute, kernel

from parity.emulator.machine import Launch, Memory
from parity.emulator.operands import SHARED_APERTURE
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.running import How, run
from parity.emulator.variation import NOTICING, Variation
from parity.records.faults import Fault, FaultKind

FAULTS: dict[str, tuple[str, FaultKind, str, int]] = {
    "a load beyond its buffer": (
        "global_load_b32 v2, v1, s[4:5] offset:256",
        FaultKind.OUT_OF_BOUNDS,
        "global_load_b32",
        0,
    ),
    "a store into an input": (
        "v_mov_b32_e32 v2, 1\nglobal_store_b32 v1, v2, s[4:5]",
        FaultKind.READ_ONLY,
        "global_store_b32",
        0,
    ),
    "a misaligned scalar load, whose lowest bits would be ignored": (
        "s_add_u32 s8, s4, 2\ns_mov_b32 s9, s5\ns_load_b32 s20, s[8:9], 0x0",
        FaultKind.MISALIGNED,
        "s_load_b32",
        0,
    ),
    "scratch beyond the work-item's": (
        "v_mov_b32_e32 v2, 0\nscratch_store_b32 off, v2, off offset:64",
        FaultKind.OUTSIDE_SCRATCH,
        "scratch_store_b32",
        0,
    ),
    "scratch before the work-item's": (
        "v_mov_b32_e32 v2, 0\nscratch_store_b32 off, v2, off offset:-4",
        FaultKind.OUTSIDE_SCRATCH,
        "scratch_store_b32",
        0,
    ),
    "a use before the wait": (
        "global_load_b32 v2, v1, s[4:5]\nv_add_nc_u32_e32 v3, 1, v2",
        FaultKind.MISSING_WAIT,
        "v_add_nc_u32",
        0,
    ),
    "a wait that is too weak": (
        "global_load_b32 v2, v1, s[4:5]\nglobal_load_b32 v3, v1, s[4:5]\ns_waitcnt vmcnt(1)\nv_mov_b32_e32 v4, v3",
        FaultKind.MISSING_WAIT,
        "v_mov_b32",
        0,
    ),
    "overwriting a register that a load will write": (
        "global_load_b32 v2, v1, s[4:5]\nv_mov_b32_e32 v2, 0",
        FaultKind.MISSING_WAIT,
        "v_mov_b32",
        0,
    ),
    "a scalar load used before its wait": (
        "s_load_b32 s20, s[4:5], 0x0\ns_add_u32 s21, s20, 1",
        FaultKind.MISSING_WAIT,
        "s_add_u32",
        0,
    ),
    "a partial wait for scalar loads, which return in any order": (
        "s_load_b32 s20, s[4:5], 0x0\ns_load_b32 s21, s[4:5], 0x4\ns_waitcnt lgkmcnt(1)\ns_add_u32 s22, s20, 1",
        FaultKind.MISSING_WAIT,
        "s_add_u32",
        0,
    ),
    "a register that nothing wrote": ("v_not_b32_e32 v2, v9", FaultKind.UNDEFINED_REGISTER, "v_not_b32", 0),
    "a scalar register that nothing wrote": ("s_add_u32 s20, s33, 1", FaultKind.UNDEFINED_REGISTER, "s_add_u32", 0),
    "a scalar register that nothing wrote, through copies": (
        "s_mov_b32 s20, s33\nv_writelane_b32 v20, s20, 3\nv_readlane_b32 s21, v20, 3\ns_add_u32 s21, s21, 1",
        FaultKind.UNDEFINED_REGISTER,
        "s_add_u32",
        0,
    ),
    "what was copied of a register that nothing wrote": (
        "v_dual_mov_b32 v2, v9 :: v_dual_mov_b32 v3, 0\nv_add_nc_u32_e32 v4, v2, v3",
        FaultKind.UNDEFINED_REGISTER,
        "v_add_nc_u32",
        0,
    ),
    "half a register that was copied from nothing": (
        "v_mov_b32_e32 v3, 0\nv_mov_b16_e64 v3.l, s33\nv_not_b16_e32 v4.h, v3.h\nv_not_b16_e32 v5.l, v3.l",
        FaultKind.UNDEFINED_REGISTER,
        "v_not_b16",
        0,
    ),
    "a mask with an active lane's bit that nothing wrote": (
        "s_and_b32 s20, s33, exec_lo\nv_cndmask_b32_e64 v2, 0, 1, s20",
        FaultKind.UNDEFINED_REGISTER,
        "v_cndmask_b32",
        0,
    ),
    "a mask whose last lane's bit nothing wrote": (
        "s_or_b32 s20, s33, 0x7fffffff\nv_cndmask_b32_e64 v2, 0, 1, s20",
        FaultKind.UNDEFINED_REGISTER,
        "v_cndmask_b32",
        31,
    ),
    "lanes that go on as a mask says that nothing wrote": (
        "s_and_saveexec_b32 s20, s33",
        FaultKind.UNDEFINED_REGISTER,
        "s_and_saveexec_b32",
        0,
    ),
    "EXEC from a mask that nothing wrote": ("s_mov_b32 exec_lo, s33", FaultKind.UNDEFINED_REGISTER, "s_mov_b32", 0),
    "a branch on SCC that follows from bits that nothing wrote": (
        "s_and_b32 s20, s33, 1\ns_cbranch_scc1 out\nout:\ns_nop 0",
        FaultKind.UNDEFINED_REGISTER,
        "s_cbranch_scc1",
        0,
    ),
    "a branch on VCC that nothing wrote": (
        "s_mov_b32 vcc_lo, s33\ns_cbranch_vccnz out\nout:\ns_nop 0",
        FaultKind.UNDEFINED_REGISTER,
        "s_cbranch_vccnz",
        0,
    ),
    "an address from a mask of which one bit is known": (
        "s_or_b32 s20, s33, 1\nv_add_nc_u32_e32 v2, s20, v1",
        FaultKind.UNDEFINED_REGISTER,
        "v_add_nc_u32",
        0,
    ),
    "a trap in one lane": (
        "v_cmp_eq_u32_e32 vcc_lo, 19, v0\ns_and_saveexec_b32 s20, vcc_lo\ns_cbranch_execz out\ns_trap 2\nout:\ns_nop 0",
        FaultKind.TRAP,
        "s_trap",
        19,
    ),
    "a scalar load that begins behind its buffer": (
        "s_load_b32 s20, s[4:5], 0x80",
        FaultKind.OUT_OF_BOUNDS,
        "s_load_b32",
        0,
    ),
    "what a scalar load took from behind its buffer": (
        "s_load_b128 s[20:23], s[4:5], 0x78\ns_waitcnt lgkmcnt(0)\ns_add_u32 s24, s22, 1",
        FaultKind.UNDEFINED_REGISTER,
        "s_add_u32",
        0,
    ),
    "LDS that nothing wrote": ("ds_load_b32 v2, v1", FaultKind.UNDEFINED_LDS, "ds_load_b32", 0),
    "LDS beyond the workgroup's": (
        "v_mov_b32_e32 v2, 0\nds_store_b32 v1, v2 offset:1000",
        FaultKind.OUTSIDE_LDS,
        "ds_store_b32",
        6,
    ),
    "an endless loop": (
        "s_mov_b32 s8, 0\nloop:\ns_not_b32 s9, s8\ns_add_u32 s8, s8, 1\ns_branch loop",
        FaultKind.ENDLESS,
        "s_not_b32",
        0,
    ),
    "a loop that repeats itself": ("loop:\ns_branch loop", FaultKind.DEADLOCK, "s_branch", 0),
    "a descriptor with a stride": (
        "s_mov_b32 s8, s4\ns_or_b32 s9, s5, 0x40000\ns_mov_b32 s10, 64\ns_mov_b32 s11, 0\n"
        "buffer_load_b32 v2, v1, s[8:11], 0 offen",
        FaultKind.STRIDED_BUFFER,
        "buffer_load_b32",
        0,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found_with_its_place(name: str) -> None:
    body, kind, mnemonic, lane = FAULTS[name]
    _, done = execute(body, np.zeros(32, np.uint32), 32, lds=1024, scratch=64)
    (fault,) = done.faults
    assert (fault.kind, fault.text.split()[0], fault.lane, fault.wave) == (kind, mnemonic, lane, 0)
    assert fault.line > 3
    assert "v4.h" not in fault.text
    assert f"line {fault.line}: '{mnemonic}" in fault.sentence()


@pytest.mark.parametrize(("younger", "is_back"), [(62, False), (63, True)])
def test_a_counter_holds_no_more_than_63_accesses(younger: int, is_back: bool) -> None:
    """What compilers rely on: Triton leaves the wait out where so many loads follow."""
    loads = ["global_load_b32 v2, v1, s[4:5]", *["global_load_b32 v3, v1, s[4:5]"] * younger]
    _, done = execute("\n".join([*loads, "v_mov_b32_e32 v4, v2"]), np.zeros(32, np.uint32), 32)
    assert [fault.kind for fault in done.faults] == ([] if is_back else [FaultKind.MISSING_WAIT])


OTHER_FAMILIES: dict[str, tuple[str, str, FaultKind]] = {
    "gfx12: a load, the LDS wait does not cover it": (
        "gfx1201",
        "global_load_b32 v2, v1, s[4:5]\ns_wait_dscnt 0x0\nv_mov_b32_e32 v3, v2",
        FaultKind.MISSING_WAIT,
    ),
    "gfx12: LDS, the load wait does not cover it": (
        "gfx1201",
        "v_mov_b32_e32 v2, 0\nds_store_b32 v1, v2\nds_load_b32 v3, v1\ns_wait_loadcnt 0x0\nv_mov_b32_e32 v4, v3",
        FaultKind.MISSING_WAIT,
    ),
    "gfx12: a scalar load, the LDS wait does not cover it": (
        "gfx1201",
        "s_load_b32 s20, s[4:5], 0x0\ns_wait_dscnt 0x0\ns_add_co_u32 s21, s20, 1",
        FaultKind.MISSING_WAIT,
    ),
    "gfx12: a combined wait that leaves one load": (
        "gfx1201",
        "global_load_b32 v2, v1, s[4:5]\ns_wait_loadcnt_dscnt 0x100\nv_mov_b32_e32 v3, v2",
        FaultKind.MISSING_WAIT,
    ),
    "gfx12: a barrier waited for without a signal": ("gfx1201", "s_barrier_wait -1", FaultKind.BARRIER_NOT_REACHED),
    "gfx9: stores count as loads do, so one outstanding is not the load": (
        "gfx942",
        "v_mov_b32_e32 v3, 0\nglobal_store_dword v1, v3, s[6:7]\nglobal_load_dword v2, v1, s[4:5]\n"
        "s_waitcnt vmcnt(1)\nv_mov_b32_e32 v4, v2",
        FaultKind.MISSING_WAIT,
    ),
    "gfx9: a load straight to LDS is none of LDS's own accesses": (
        "gfx942",
        "v_mov_b32_e32 v2, 0\nds_write_b32 v1, v2\ns_movk_i32 m0, 0x200\nds_read_b32 v3, v1\n"
        "global_load_lds_dword v1, s[4:5]\ns_waitcnt lgkmcnt(1)\nv_mov_b32_e32 v4, v3",
        FaultKind.MISSING_WAIT,
    ),
    "gfx9: an accumulation register that nothing wrote": (
        "gfx942",
        "v_accvgpr_read_b32 v2, a7\nv_not_b32_e32 v2, v2",
        FaultKind.UNDEFINED_REGISTER,
    ),
    "gfx9: a load into an accumulation register, used too early": (
        "gfx950",
        "global_load_dword a3, v1, s[4:5]\nv_accvgpr_read_b32 v2, a3",
        FaultKind.MISSING_WAIT,
    ),
}


@pytest.mark.parametrize("name", OTHER_FAMILIES)
def test_each_family_has_counters_of_its_own(name: str) -> None:
    arch, body, kind = OTHER_FAMILIES[name]
    _, done = execute(body, np.zeros(64, np.uint32), 64, arch=arch, lds=1024, threads=64)
    assert [fault.kind for fault in done.faults] == [kind]


@pytest.mark.parametrize(
    ("arch", "body"),
    [
        ("gfx1201", "global_load_b32 v2, v1, s[4:5]\ns_wait_loadcnt_dscnt 0x3f\nv_mov_b32_e32 v3, v2"),
        ("gfx1201", "s_load_b32 s20, s[4:5], 0x0\ns_wait_kmcnt 0x0\ns_add_co_u32 s21, s20, 1"),
        (
            "gfx942",
            "v_mov_b32_e32 v3, 0\nglobal_load_dword v2, v1, s[4:5]\nglobal_store_dword v1, v3, s[6:7]\n"
            "s_waitcnt vmcnt(1)\nv_mov_b32_e32 v4, v2",
        ),
        ("gfx942", "v_mov_b32_e32 v2, 3\nv_accvgpr_write_b32 a7, v2\nv_accvgpr_read_b32 v3, a7"),
    ],
)
def test_the_wait_that_suffices_is_no_fault(arch: str, body: str) -> None:
    assert not execute(body, np.zeros(64, np.uint32), 64, arch=arch)[1].faults


def test_a_wave_may_signal_and_go_on() -> None:
    """gfx12: the last wave to signal a barrier lets the others through, wherever it is by then: the first wave waits for
    the barrier and sets a flag, for which the second one looks before it waits itself.
    """
    body = """v_readfirstlane_b32 s20, v0
v_mov_b32_e32 v2, 0
v_mov_b32_e32 v3, 1
ds_store_b32 v2, v2
s_wait_dscnt 0x0
s_barrier_signal -1
s_barrier_wait -1
s_cmp_lg_u32 s20, 0
s_barrier_signal -1
s_cbranch_scc1 second
s_barrier_wait -1
ds_store_b32 v2, v3
s_wait_dscnt 0x0
s_branch out
second:
ds_load_b32 v4, v2
s_wait_dscnt 0x0
v_readfirstlane_b32 s21, v4
s_cmp_eq_u32 s21, 0
s_cbranch_scc1 second
s_barrier_wait -1
out:
s_nop 0"""
    assert not execute(body, np.zeros(1, np.uint32), 1, arch="gfx1201", threads=64, lds=4)[1].faults


def test_the_first_wave_at_a_barrier_is_told() -> None:
    wait = "s_wait_kmcnt 0x0"
    body = f"""s_barrier_signal_isfirst -1
{wait}
s_cselect_b32 s20, 1, 0
s_get_barrier_state s21, -1
s_wait_kmcnt 0x0
s_barrier_wait -1
v_mov_b32_e32 v2, s20
v_mov_b32_e32 v3, s21
global_store_b32 v1, v2, s[6:7]
global_store_b32 v1, v3, s[6:7] offset:512"""
    written, done = execute(body, np.zeros(1, np.uint32), 256, arch="gfx1201", threads=128)
    assert not done.faults
    assert written[:128].reshape(4, 32).sum(1).tolist() == [32, 0, 0, 0]
    assert written[128::32].tolist() == [1 | 4 << 4 | signals << 16 for signals in (1, 2, 3, 4)]
    early = execute(body.replace(wait, "s_nop 0", 1), np.zeros(1, np.uint32), 256, arch="gfx1201", threads=128)[1]
    assert (early.faults[0].kind, early.faults[0].register) == (FaultKind.MISSING_WAIT, "scc")


def test_a_wave_alone_needs_no_barrier() -> None:
    assert not execute("s_barrier_wait -1\ns_nop 0", np.zeros(1, np.uint32), 1, arch="gfx1201")[1].faults


def test_what_happens_between_signal_and_wait_is_not_ordered() -> None:
    """gfx12 splits the barrier: a wave that stores after its wait races with one that reads before its own."""

    def run(before_signal: str, between: str) -> FaultKind | None:
        body = (
            "v_mov_b32_e32 v2, v0\nds_store_b32 v1, v2\ns_wait_dscnt 0x0\ns_barrier_signal -1\ns_barrier_wait -1\n"
            f"v_xor_b32_e32 v3, 128, v1\n{before_signal}\ns_barrier_signal -1\n{between}\ns_barrier_wait -1\n"
            "ds_store_b32 v1, v2\ns_wait_dscnt 0x0"
        )
        done = execute(body, np.zeros(1, np.uint32), 1, arch="gfx1201", threads=64, lds=256)[1]
        return done.faults[0].kind if done.faults else None

    assert run("ds_load_b32 v4, v3\ns_wait_dscnt 0x0", "s_nop 0") is None
    assert run("s_nop 0", "ds_load_b32 v4, v3\ns_wait_dscnt 0x0") is FaultKind.LDS_RACE


def exchange(*, wait: str, barrier: str) -> str:
    """Every wave writes its dwords of LDS and reads those of the other wave."""
    return (
        f"v_mov_b32_e32 v2, v0\nds_store_b32 v1, v2\n{wait}\n{barrier}\nv_xor_b32_e32 v3, 128, v1\n"
        "ds_load_b32 v4, v3\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v4, s[6:7]"
    )


def test_an_exchange_through_lds_is_fine_with_wait_and_barrier() -> None:
    body = exchange(wait="s_waitcnt lgkmcnt(0)", barrier="s_barrier")
    output, done = execute(body, np.zeros(1, np.uint32), 64, threads=64, lds=256)
    assert not done.faults
    assert output.tolist() == [thread ^ 32 for thread in range(64)]


def test_without_the_barrier_waves_race() -> None:
    body = exchange(wait="s_waitcnt lgkmcnt(0)", barrier="s_nop 0")
    _, done = execute(body, np.zeros(1, np.uint32), 64, threads=64, lds=256)
    assert done.faults[0].kind is FaultKind.UNDEFINED_LDS


def test_a_barrier_without_the_wait_before_it_is_counted_but_no_fault() -> None:
    """LDS executes the operations of all waves in one order, so the store is seen; compilers rely on it."""
    body = exchange(wait="s_nop 0", barrier="s_barrier")
    output, done = execute(body, np.zeros(1, np.uint32), 64, threads=64, lds=256)
    assert not done.faults
    assert output.tolist() == [thread ^ 32 for thread in range(64)]
    assert done.pending_at_barrier.sum() == 2
    waited = execute(
        exchange(wait="s_waitcnt lgkmcnt(0)", barrier="s_barrier"), np.zeros(1, np.uint32), 64, threads=64, lds=256
    )
    assert waited[1].pending_at_barrier.sum() == 0


def test_writing_what_another_wave_just_read_is_a_race() -> None:
    body = exchange(wait="s_waitcnt lgkmcnt(0)", barrier="s_barrier") + "\nds_store_b32 v1, v2"
    _, done = execute(body, np.zeros(1, np.uint32), 64, threads=64, lds=256)
    fault = done.faults[0]
    assert fault.kind is FaultKind.LDS_RACE
    assert fault.text.startswith("ds_load")
    assert (fault.other_line or 0) > fault.line, "the store of the wave that was first"


@pytest.mark.parametrize(("counting", "races"), [("ds_add_u32 v5, v6", True), ("ds_add_rtn_u32 v7, v5, v6", False)])
def test_an_atomic_operation_orders_a_wave_that_gets_something_back(counting: str, *, races: bool) -> None:
    """On LDS too: what a wave is not told it cannot wait for."""
    count = f"{counting} offset:256\ns_waitcnt lgkmcnt(0)\n"
    ahead = f"v_mov_b32 v5, 0\nv_mov_b32 v6, 1\nds_store_b32 v5, v5 offset:256\nds_store_b32 v1, v5\ns_barrier\n{count}"
    body = ahead + exchange(wait="s_waitcnt lgkmcnt(0)", barrier=count)
    _, done = execute(body, np.zeros(1, np.uint32), 64, threads=64, lds=512)
    assert [fault.kind for fault in done.faults] == [FaultKind.LDS_RACE] * races


@pytest.mark.parametrize(
    ("arch", "upper", "flags", "is_known"),
    [
        ("gfx942", 0, 0x27000, True),
        ("gfx942", 0, 0x827000, False),  # a lane's number is added
        ("gfx942", 0x80000000, 0x27000, False),  # elements are swizzled
        ("gfx942", 0, 0x40027000, False),  # another type
        ("gfx942", 0, 0, False),  # no format
        ("gfx1151", 0, 0x31004000, True),
        ("gfx1151", 0, 0x30000000, False),
        ("gfx1151", 0, 0x21004000, False),  # bound only where it has no records
        ("gfx1201", 0, 0x31004000, True),
        ("gfx1201", 0x40000000, 0x31004000, False),
    ],
)
def test_descriptors_of_raw_buffers_are_known(arch: str, upper: int, flags: int, *, is_known: bool) -> None:
    load = "buffer_load_dword v2, v1" if arch == "gfx942" else "buffer_load_b32 v2, v1"
    none = "null" if arch == "gfx1201" else "0"
    body = (
        f"s_mov_b32 s8, s4\ns_or_b32 s9, s5, {upper:#x}\ns_mov_b32 s10, 64\ns_mov_b32 s11, {flags:#x}\n"
        f"{load}, s[8:11], {none} offen"
    )
    faults = execute(body, np.zeros(32, np.uint32), 32, arch=arch)[1].faults
    assert [fault.kind for fault in faults] == [FaultKind.STRIDED_BUFFER] * (not is_known)


def test_two_waves_may_store_the_same_value() -> None:
    body = "v_mov_b32_e32 v2, 5\nv_and_b32_e32 v3, 124, v1\nds_store_b32 v3, v2"
    assert not execute(body, np.zeros(1, np.uint32), 1, threads=64, lds=128)[1].faults
    body = "v_lshrrev_b32_e32 v2, 5, v0\nv_and_b32_e32 v3, 124, v1\nds_store_b32 v3, v2"
    assert execute(body, np.zeros(1, np.uint32), 1, threads=64, lds=128)[1].faults[0].kind is FaultKind.LDS_RACE


@pytest.mark.parametrize(
    ("first", "more", "store", "is_race"),
    [
        ("0x7fc00000", "0x80000000", "b32", False),
        ("0x7fc03c00", "0x80000000", "b32", False),  # also as halves, one NaN and one number
        ("0x7fc00000", "0x00400000", "b32", True),  # a NaN and infinity
        ("0x7e00", "0x8000", "b16", False),
        ("0x7e003c00", "0x80000000", "b32", False),
        ("0x7e003c00", "0x80000001", "b32", True),  # half of it
        ("0x7c003c00", "0x80000000", "b32", True),  # infinities of fp16, which are numbers of fp32
        ("0x7c00", "0x8000", "b16", True),
    ],
)
def test_two_waves_may_store_different_nans(first: str, more: str, store: str, *, is_race: bool) -> None:
    """The same row in two waves, whose NaN have other signs."""
    body = (
        f"v_mov_b32_e32 v2, {first}\nv_cmp_lt_u32_e32 vcc_lo, 31, v0\ns_and_saveexec_b32 s10, vcc_lo\n"
        f"v_xor_b32_e32 v2, {more}, v2\ns_or_b32 exec_lo, exec_lo, s10\n"
        f"v_and_b32_e32 v3, 124, v1\nds_store_{store} v3, v2"
    )
    faults = execute(body, np.zeros(1, np.uint32), 1, threads=64, lds=128)[1].faults
    assert [fault.kind for fault in faults] == [FaultKind.LDS_RACE] * is_race


RING = """
v_readfirstlane_b32 s20, v0
v_mov_b32_e32 v4, 0
v_mov_b32_e32 v5, 1
ds_store_b32 v1, v4
v_cmp_gt_u32_e32 vcc_lo, 1, v0
s_and_saveexec_b32 s24, vcc_lo
ds_store_b64 v4, v[4:5] offset:512
ds_store_b32 v4, v4 offset:516
s_mov_b32 exec_lo, s24
s_waitcnt lgkmcnt(0)
s_barrier
s_cmp_eq_u32 s20, 0
s_cbranch_scc1 refills
ds_load_b32 v6, v4
s_waitcnt lgkmcnt(0)
s_cmp_ge_u32 s20, {silent}
s_cbranch_scc1 out
s_mov_b32 exec_lo, 1
ds_add_u32 v4, v5 offset:512
s_branch out
refills:
ds_load_b32 v7, v4 offset:512
s_waitcnt lgkmcnt(0)
v_cmp_le_u32_e32 vcc_lo, {readers}, v7
s_cbranch_vccnz full
again:
s_sleep 1
ds_load_b32 v7, v4 offset:512
s_waitcnt lgkmcnt(0)
v_cmp_gt_u32_e32 vcc_lo, {readers}, v7
s_cbranch_vccnz again
full:
ds_store_b32 v1, v5
out:
s_nop 0
"""


@pytest.mark.parametrize(("silent", "readers"), [(128, 3), (96, 2)])
def test_who_waits_for_all_that_leave_word_comes_after_all(silent: int, readers: int) -> None:
    """Each adds one to a word of LDS, and gets nothing back; one polls it, and asks once before its loop begins. That
    takes few rounds, whoever comes first.
    """
    body, nothing = RING.format(silent=silent, readers=readers), np.zeros(1, np.uint32)
    for order in (NOTICING, Variation(is_backwards=True)):
        done = execute(body, nothing, 1, threads=128, lds=1024, variation=order)[1]
        assert [fault.kind for fault in done.faults] == [FaultKind.LDS_RACE] * (silent == 96), "one leaves no word"
        assert done.counts.sum() < 400


def test_a_barrier_waits_for_no_wave_that_has_ended() -> None:
    """As on the hardware; a note says so."""
    body = "v_readfirstlane_b32 s20, v0\ns_cmp_lg_u32 s20, 0\ns_cbranch_scc1 out\ns_barrier\nout:\ns_nop 0"
    _, done = execute(body, np.zeros(1, np.uint32), 1, threads=64)
    assert (done.faults, done.short_barriers) == ([], 1)


def test_matrix_operands_must_be_replicated() -> None:
    clear = "\n".join(f"v_mov_b32_e32 v{r}, 0" for r in range(8, 32))
    body = f"{clear}\nv_mov_b32_e32 v13, v0\nv_wmma_f32_16x16x16_f16 v[24:31], v[8:15], v[16:23], v[24:31]"
    _, done = execute(body, np.zeros(1, np.uint32), 1)
    fault = done.faults[0]
    assert (fault.kind, fault.register, fault.lane) == (FaultKind.NOT_REPLICATED, "v13", 16)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("v_frobnicate_b32 v0, v1", "not in the table"),
        (
            "v_frobnicate_b32 v0, v1\nv_fly_b32 v0\nv_fly_b32 v1",
            "not in the table of instructions; also unknown: v_fly_b32",
        ),
        ("v_mov_b32_e32 v256, 0", "register 'v256'"),
        ("v_mov_b64_e32 v[5:2], 0", "register"),
        ("s_mov_b32 s106, 0", "register 's106'"),
        ("v_mov_b32_e32 1, 2", "a destination that is not a register"),
        ("v_mov_b32_e32", "its operands cannot be read"),
        ("s_wait_loadcnt foo", "'foo' where a number from -1 to 65535 is wanted"),
        ("v_mov_b32_e64_dpp v0, v1 wave_up:1", "modifier 'wave_up'"),
        ("v_perm_b32 v0, v1, v2, v3 clamp", "modifier 'clamp'"),
        ("s_barrier_signal 3", "barrier '3'"),
        ("v_wmma_f32_16x16x16_fp8_fp8 v[0:7], v[8:9], v[10:11], v[0:7] neg_lo:[1,0,0]", "modifier 'neg_lo'"),
        ("v_wmma_f32_16x16x16_f16 v[16:23], v[16:23], v[24:31], v[32:39]", "writes over its own operands"),
        ("v_wmma_f32_16x16x16_f16 v[16:23], v[0:7], v[8:15], v[20:27]", "writes over its own operands"),
        ("s_waitcnt 0xfc07", "wait '0xfc07'"),
        ("global_load_b32 v0, v1, s[2:3] offset:4 lds", "modifier 'lds'"),
        ("ds_frobnicate_u32 v0, v1", "not in the table"),
    ],
)
def test_what_is_not_known_is_refused_before_anything_runs(line: str, why: str) -> None:
    with pytest.raises(UnsupportedInstruction, match=rf"line 4: '.*': .*{why}"):
        kernel(line)


def test_raw_buffers_read_zero_and_store_nothing_outside() -> None:
    body = (
        "s_mov_b32 s8, s6\ns_and_b32 s9, s7, 0xffff\ns_mov_b32 s10, 64\ns_mov_b32 s11, 0x31027000\n"
        "v_mov_b32_e32 v2, 7\nbuffer_store_b32 v2, v1, s[8:11], 0 offen\n"
        "buffer_load_b32 v3, v1, s[8:11], 0 offen\ns_waitcnt vmcnt(0)\nglobal_store_b32 v1, v3, s[6:7] offset:128"
    )
    output, done = execute(body, np.zeros(1, np.uint32), 64)
    assert not done.faults
    assert output.tolist() == [7] * 16 + [0] * 16 + [7] * 16 + [0] * 16


DWORDS_OF_BUFFER = {
    "gfx942": ("dword", "x4", "s_waitcnt vmcnt(0)", "0x27000", "0"),
    "gfx1151": ("b", "128", "s_waitcnt vmcnt(0)\ns_waitcnt_vscnt null, 0x0", "0x31027000", "0"),
    "gfx1201": ("b", "128", "s_wait_loadcnt 0x0\ns_wait_storecnt 0x0", "0x31027000", "null"),
}


@pytest.mark.parametrize("arch", DWORDS_OF_BUFFER)
def test_each_dword_of_a_buffer_access_is_inside_or_not(arch: str) -> None:
    """A row of ten dwords, by four: the third lane's access has two of them."""
    kind, width, wait, flags, none = DWORDS_OF_BUFFER[arch]
    body = (
        f"s_mov_b32 s8, s6\ns_and_b32 s9, s7, 0xffff\ns_mov_b32 s10, 40\ns_mov_b32 s11, {flags}\n"
        "v_lshlrev_b32_e32 v9, 4, v0\nv_mov_b32_e32 v2, 1\nv_mov_b32_e32 v3, 2\nv_mov_b32_e32 v4, 3\nv_mov_b32_e32 v5, 4\n"
        f"buffer_store_{kind}{width} v[2:5], v9, s[8:11], {none} offen\n{wait}\n"
        f"buffer_load_{kind}{width} v[2:5], v9, s[8:11], {none} offen\n{wait}\n"
        f"global_store_{kind}{width} v9, v[2:5], s[6:7] offset:48\n"
    )
    lanes = 64 if arch == "gfx942" else 32
    output, done = execute(body, np.zeros(1, np.uint32), 12 + 4 * lanes, arch=arch)
    assert not done.faults, done.faults[0].sentence()
    row = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]
    assert output.tolist() == row + [0, 0] + row + [0] * (4 * lanes - 10)


@pytest.mark.parametrize(("arch", "is_known"), [("gfx942", False), ("gfx1151", True)])
def test_a_scalar_offset_that_decides_what_is_outside_is_told_in_two_ways(arch: str, *, is_known: bool) -> None:
    kind, _, wait, flags, _ = DWORDS_OF_BUFFER[arch]
    one = "dword" if kind == "dword" else "b32"
    body = (
        f"s_mov_b32 s8, s4\ns_and_b32 s9, s5, 0xffff\ns_mov_b32 s10, 64\ns_mov_b32 s11, {flags}\ns_mov_b32 s12, {{}}\n"
        f"v_and_b32_e32 v9, 28, v1\nbuffer_load_{one} v2, v9, s[8:11], s12 offen\n{wait}\nglobal_store_{one} v1, v2, s[6:7]"
    )
    for offset, is_clear in ((32, True), (48, is_known)):  # of the last of eight dwords, 60 and 76 bytes from the start
        faults = execute(body.format(offset), np.zeros(64, np.uint32), 64, arch=arch)[1].faults
        assert [fault.kind for fault in faults] == [FaultKind.STRIDED_BUFFER] * (not is_clear)


def test_bank_conflicts_and_segments_are_counted() -> None:
    """Lane l at dword l: no conflict, one 128-byte segment; lane l at dword 32 l: 32 cycles in one bank."""
    flat = "v_mov_b32_e32 v2, 0\nds_store_b32 v1, v2\nglobal_load_b32 v3, v1, s[4:5]"
    _, done = execute(flat, np.zeros(32, np.uint32), 1, lds=4096)
    assert done.lds.sum(0).tolist() == [1, 1, 0, 0]
    assert done.memory.sum(0).tolist() == [1, 4, 2, 1, 128, 0]
    strided = "v_mov_b32_e32 v2, 0\nv_lshlrev_b32_e32 v4, 7, v0\nds_store_b32 v4, v2"
    _, done = execute(strided, np.zeros(32, np.uint32), 1, lds=4096)
    assert done.lds.sum(0).tolist() == [1, 32, 31, 0]


def test_unaligned_accesses_are_allowed_and_counted() -> None:
    """Compilers assume the mode in which the hardware allows them, and merge neighbouring 16-bit loads."""
    body = (
        "v_lshlrev_b32_e32 v2, 1, v0\nglobal_load_b32 v3, v2, s[4:5]\ns_waitcnt vmcnt(0)\nds_store_b32 v1, v3\n"
        "s_waitcnt lgkmcnt(0)\nds_load_b32 v4, v1 offset:2\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v3, s[6:7]"
    )
    halves = np.arange(64, dtype=np.uint16)
    output, done = execute(body.replace("ds_load_b32 v4, v1 offset:2", "s_nop 0"), halves, 32)
    assert [fault.kind for fault in done.faults][:1] == [FaultKind.OUTSIDE_LDS]
    output, done = execute(body.replace("ds_load_b32 v4, v1 offset:2\n", ""), halves, 32, lds=256)
    assert not done.faults
    assert output.tolist() == [int(lane) | int(lane + 1) << 16 for lane in range(32)]
    assert done.memory[:, 5].sum() == 16  # every other lane


def byte_body(addresses: str, between: str) -> str:
    """Every work-item stores a byte of LDS, then one of the other wave's bytes is read."""
    return f"{addresses}\nv_mov_b32_e32 v3, 7\nds_store_b8 v2, v3\ns_waitcnt lgkmcnt(0)\n{between}"


def test_bytes_of_one_dword_belong_to_whoever_stores_them() -> None:
    """Two waves that update neighbouring bytes do not race; a wave that reads the other's byte does."""
    own_address = "v_lshlrev_b32_e32 v2, 1, v0\nv_and_b32_e32 v2, 62, v2\nv_lshrrev_b32_e32 v4, 5, v0\nv_add_nc_u32_e32 v2, v2, v4"
    again = "ds_load_u8 v5, v2\ns_waitcnt lgkmcnt(0)\nds_store_b8 v2, v5"
    assert not execute(byte_body(own_address, again), np.zeros(1, np.uint32), 1, threads=64, lds=64)[1].faults
    other = "v_xor_b32_e32 v6, 1, v2\nv_mov_b32_e32 v3, 9\nds_load_u8 v5, v6"
    fault = execute(byte_body(own_address, other), np.zeros(1, np.uint32), 1, threads=64, lds=64)[1].faults[0]
    assert fault.kind is FaultKind.UNDEFINED_LDS


def test_a_race_for_a_byte_is_found_after_another_wave_stored_its_neighbour() -> None:
    """Waves 0 and 1 store bytes 0 and 1 of a dword; wave 2 reads byte 0 without a barrier."""
    body = (
        "v_lshrrev_b32_e32 v2, 5, v0\nv_mov_b32_e32 v3, 7\nv_readfirstlane_b32 s20, v2\ns_cmp_eq_u32 s20, 2\n"
        "s_cbranch_scc1 reader\nds_store_b8 v2, v3\ns_endpgm\nreader:\nv_mov_b32_e32 v4, 0\nds_load_u8 v5, v4\ns_nop 0"
    )
    fault = execute(body, np.zeros(1, np.uint32), 1, threads=96, lds=64)[1].faults[0]
    assert (fault.kind, fault.other_wave, fault.wave, fault.register) == (FaultKind.LDS_RACE, 0, 2, None)
    assert fault.line - (fault.other_line or 0) == 4, "the store of byte 0"


SCRATCH = {  # of each family: a store of a byte, loads of a dword and of two, and through a flat address
    "gfx1151": (
        "scratch_store_b8 off, v3, off offset:9",
        "scratch_load_b32 v2, off, off offset:8",
        "scratch_load_b64 v[4:5], off, off offset:8",
        "scratch_store_b64 off, v[4:5], off offset:32",
        "flat_load_b32 v2, v[6:7]",
    ),
    "gfx942": (
        "scratch_store_byte off, v3, off offset:9",
        "scratch_load_dword v2, off, off offset:8",
        "scratch_load_dwordx2 v[4:5], off, off offset:8",
        "scratch_store_dwordx2 off, v[4:5], off offset:32",
        "flat_load_dword v2, v[6:7]",
    ),
}
SCRATCH["gfx1201"] = SCRATCH["gfx1151"]


@pytest.mark.parametrize("arch", SCRATCH)
def test_scratch_that_nothing_wrote_must_not_be_used(arch: str) -> None:
    """It may be loaded, and spilled again with what is loaded."""
    store, load, load_two, spill, flat = SCRATCH[arch]
    wait, words = dialect(arch).wait, dialect(arch)
    use = f"{wait}\n{words.store} v1, {{}}, s[6:7]"
    written = f"v_mov_b32_e32 v3, 5\n{store}\n{wait}\n"
    moved = f"{written}{load_two}\n{wait}\n{spill}\n{wait}\n{load_two.replace('offset:8', 'offset:32')}\n"
    address = f"v_mov_b32_e32 v6, 8\nv_mov_b32_e32 v7, 0x20000\n{flat}\n"

    def register(body: str) -> str | None:
        done = execute(body, np.zeros(1, np.uint32), 64, arch=arch, scratch=64)[1]
        assert [fault.kind for fault in done.faults] in ([], [FaultKind.UNDEFINED_REGISTER])
        return done.faults[0].register if done.faults else None

    assert register(load + "\n" + use.format("v2")) == "v2"
    assert register(load) is None
    assert register(written + load + "\n" + use.format("v2")) is None
    assert register(moved + use.format("v4")) is None
    assert register(moved + use.format("v5")) == "v5"
    assert register(address + use.format("v2")) == "v2"
    assert register(written + address + use.format("v2")) is None


def test_two_loads_may_fill_the_halves_of_one_register() -> None:
    """Loads of one counter return in order; LDS counts apart, so a load through it may overtake."""
    fine = (
        "global_load_d16_b16 v2, v1, s[4:5]\nglobal_load_d16_hi_b16 v2, v1, s[4:5] offset:2\ns_waitcnt vmcnt(0)\n"
        "global_store_b32 v1, v2, s[6:7]"
    )
    words = np.arange(32, dtype=np.uint32) * 0x10001
    output, done = execute(fine, words, 32)
    assert not done.faults
    np.testing.assert_array_equal(output, words)
    other = "global_load_b32 v2, v1, s[4:5]\nds_store_b32 v1, v1\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\ns_nop 0"
    assert execute(other, words, 32, lds=128)[1].faults[0].kind is FaultKind.MISSING_WAIT


def test_a_spill_may_keep_what_nothing_has_written_but_it_is_garbage() -> None:
    """A compiler spills a pair of which it needs one half. The other half shows if it is used; a store elsewhere is a
    fault, as before.
    """
    spill = "v_mov_b32_e32 v2, 7\n{store}\nscratch_load_b64 v[4:5], off, off\ns_waitcnt vmcnt(0)\n"
    body = spill.format(store="scratch_store_b64 off, v[2:3], off\ns_waitcnt_vscnt null, 0x0")
    for register, is_seven in (("v4", True), ("v5", False)):
        output, done = execute(f"{body}global_store_b32 v1, {register}, s[6:7]", np.zeros(1, np.uint32), 32, scratch=64)
        assert [fault.register for fault in done.faults] == ([] if is_seven else ["v5"])
        assert (output == 7).all() == is_seven
    _, done = execute("v_mov_b32_e32 v2, 7\nglobal_store_b64 v1, v[2:3], s[6:7]", np.zeros(1, np.uint32), 64)
    assert done.faults[0].kind is FaultKind.UNDEFINED_REGISTER


@pytest.mark.parametrize(
    ("arch", "move", "mad"),
    [
        ("gfx1151", "v_mov_b32_e32 v20, 5", "v_mad_u64_u32 v[4:5], null, v1, 3, v[20:21]"),
        ("gfx1151", "s_mov_b32 s20, 5", "v_mad_u64_u32 v[4:5], null, v1, 3, s[20:21]"),
        ("gfx1201", "s_mov_b32 s20, 5", "v_mad_co_u64_u32 v[4:5], null, v1, 3, s[20:21]"),
        ("gfx942", "s_mov_b32 s20, 5", "v_mad_i64_i32 v[4:5], vcc, v1, 3, s[20:21]"),
    ],
)
def test_a_wide_product_of_32_bits_leaves_the_addends_upper_half_open(arch: str, move: str, mad: str) -> None:
    """A compiler that needs the lower half of the sum sets the lower half of the addend. The upper halves are garbage."""
    store = "global_store_dword" if arch == "gfx942" else "global_store_b32"
    output, done = execute(f"{move}\n{mad}\n{store} v1, v4, s[6:7]", np.zeros(1, np.uint32), 64, arch=arch)
    assert not done.faults
    lanes = 64 if arch == "gfx942" else 32
    assert output[:lanes].tolist() == [12 * lane + 5 for lane in range(lanes)]
    for body in (f"{move}\n{mad}\nv_not_b32_e32 v5, v5", mad):
        (fault,) = execute(body, np.zeros(1, np.uint32), 64, arch=arch)[1].faults
        assert fault.kind is FaultKind.UNDEFINED_REGISTER


def test_the_upper_half_of_an_addend_may_not_be_loading() -> None:
    body = "s_mov_b32 s20, 5\ns_load_b32 s21, s[4:5], 0x0\nv_mad_u64_u32 v[4:5], null, v1, 3, s[20:21]"
    assert execute(body, np.zeros(1, np.uint32), 32)[1].faults[0].kind is FaultKind.MISSING_WAIT


# Masks of lanes as compilers merge them: the bits of lanes that have not come by are garbage, and nobody looks at them.
MERGED = {
    "gfx1151": "v_cmp_gt_u32_e32 vcc_lo, 5, v0\ns_mov_b32 s26, exec_lo\ns_mov_b32 exec_lo, 0xff\n"
    "s_and_not1_b32 s20, s33, exec_lo\ns_and_b32 s21, vcc_lo, exec_lo\ns_or_b32 s22, s20, s21\n"
    "v_cndmask_b32_e64 v2, 0, 1, s22\ns_and_saveexec_b32 s23, s22\ns_cbranch_execz out\nout:\n"
    "s_and_b32 vcc_lo, s22, exec_lo\ns_cbranch_vccz end\nend:\ns_mov_b32 exec_lo, 0xff\n",
    "gfx942": "v_cmp_gt_u32_e32 vcc, 5, v0\ns_mov_b64 s[26:27], exec\ns_mov_b64 exec, 0xff\n"
    "s_andn2_b64 s[20:21], s[34:35], exec\ns_and_b64 s[24:25], vcc, exec\ns_or_b64 s[22:23], s[20:21], s[24:25]\n"
    "v_cndmask_b32_e64 v2, 0, 1, s[22:23]\ns_and_saveexec_b64 s[24:25], s[22:23]\ns_cbranch_execz out\nout:\n"
    "s_and_b64 vcc, s[22:23], exec\ns_cbranch_vccz end\nend:\ns_mov_b64 exec, 0xff\n",
}


@pytest.mark.parametrize("arch", MERGED)
def test_bits_of_lanes_that_nobody_looks_at_may_be_garbage(arch: str) -> None:
    store = "global_store_dword" if arch == "gfx942" else "global_store_b32"
    output, done = execute(f"{MERGED[arch]}{store} v1, v2, s[6:7]", np.zeros(1, np.uint32), 64, arch=arch)
    assert not done.faults
    assert output[:8].tolist() == [1] * 5 + [0] * 3


@pytest.mark.parametrize(
    "line",
    [
        "s_or_b32 s20, s33, -1",
        "s_and_b32 s20, s33, 0",
        "s_or_not1_b32 s20, s33, 0",
        "s_nand_b32 s20, s33, 0",
        "s_nor_b32 s20, s33, -1",
        "s_and_not1_b32 s20, s33, -1",
        "s_cmp_eq_u32 0, 0\ns_cselect_b32 s20, 7, s33",
    ],
)
def test_a_result_that_garbage_does_not_change_is_known(line: str) -> None:
    assert not execute(f"{line}\ns_add_u32 s21, s20, 1", np.zeros(1, np.uint32), 1)[1].faults


@pytest.mark.parametrize(
    "line", ["s_xor_b32 s20, s33, 0", "s_and_b32 s20, s33, 1", "s_cmp_eq_u32 0, 1\ns_cselect_b32 s20, 7, s33"]
)
def test_a_result_that_garbage_changes_is_not(line: str) -> None:
    (fault,) = execute(f"{line}\ns_add_u32 s21, s20, 1", np.zeros(1, np.uint32), 1)[1].faults
    assert (fault.kind, fault.register) == (FaultKind.UNDEFINED_REGISTER, "s20")


@pytest.mark.parametrize(
    "body",
    [
        "s_load_b128 s[20:23], s[4:5], 0x78\ns_waitcnt lgkmcnt(0)\ns_add_u32 s24, s21, 1",
        "v_cmp_eq_u32_e32 vcc_lo, 99, v0\ns_and_saveexec_b32 s20, vcc_lo\ns_cbranch_execz out\ns_trap 2\nout:\ns_nop 0",
        "s_trap 3",
    ],
    ids=["the part of a wide scalar load that is inside", "a trap that nobody comes to", "a debugger's trap"],
)
def test_what_compilers_write_is_no_fault(body: str) -> None:
    assert not execute(body, np.zeros(32, np.uint32), 32)[1].faults


TAIL = "v_cmpx_gt_u32_e32 17, v0\n"  # lane 16 has the last two bytes of 66


def test_an_aligned_dword_may_reach_beyond_the_end_of_halves() -> None:
    """What lies there is garbage: the half that the buffer has not is as nothing had written it."""
    halves = np.arange(1, 34, dtype=np.uint16)
    body = f"{TAIL}global_load_b32 v2, v1, s[4:5]\ns_waitcnt vmcnt(0)\nv_and_b32_e32 v3, 0xffff, v2\nglobal_store_b32 v1, v3, s[6:7]"
    output, done = execute(body, halves, 17)
    assert not done.faults, done.faults[0].sentence()
    assert output.tolist() == list(range(1, 34, 2))
    upper = body.replace("v_and_b32_e32 v3, 0xffff, v2", "v_mov_b16_e32 v4.l, v2.h\nv_not_b16_e32 v3.l, v4.l")
    fault = execute(upper, halves, 17)[1].faults[0]
    assert (fault.kind, fault.lane) == (FaultKind.UNDEFINED_REGISTER, 16)


@pytest.mark.parametrize(
    "access",
    [
        "global_load_b32 v2, v1, s[4:5] offset:2",
        "global_load_b64 v[2:3], v1, s[4:5]",
        "global_load_b32 v2, v1, s[4:5] offset:4",
    ],
)
def test_other_loads_may_not_reach_beyond_the_end(access: str) -> None:
    """One that is not aligned, one that is wider, one that has no byte of the buffer."""
    fault = execute(f"{TAIL}{access}", np.arange(33, dtype=np.uint16), 1)[1].faults[0]
    assert fault.kind is FaultKind.OUT_OF_BOUNDS


@pytest.mark.parametrize(("added", "is_right"), [("7", True), ("0x10007", False)])
def test_an_aligned_dword_at_the_end_of_halves_may_be_updated(added: str, *, is_right: bool) -> None:
    """As compilers add halves: by an exchange of the dword that they are in. What lies behind the end stays as it is."""
    body = f"""v_mov_b32_e32 v2, 0
    global_load_b32 v5, v2, s[6:7] offset:64
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v4, {added}, v5
    global_atomic_cmpswap_b32 v3, v2, v[4:5], s[6:7] offset:64 glc
    s_waitcnt vmcnt(0)"""
    words = dialect("gfx1151")
    made = kernel(f"{words.pointers} s[4:7], s[0:1], 0x0\n{words.wait}\n{body}")
    memory, halves = Memory(), np.full(33, 5, np.uint16)
    values: list[int | bytes] = [memory.add(np.zeros(1, np.uint32), writable=False), memory.add(halves, writable=True)]
    done = run(made, memory, Launch((1, 1, 1), (32, 1, 1), 0, values), [(0, 0, 0)], ENGINE, How(variation=NOTICING))
    if not is_right:
        assert [fault.kind for fault in done.faults] == [FaultKind.OUT_OF_BOUNDS]
        return
    assert not done.faults, done.faults[0].sentence()
    assert halves.tolist() == [5] * 32 + [12]
    assert memory.written_bytes(1) == 2


def test_a_scalar_load_may_not_reach_beyond_what_is_allocated() -> None:
    """256 bytes at a time: a load of 16 bytes from the last 8 of them leaves its allocation."""
    body = "s_load_b128 s[20:23], s[4:5], 0xf8"
    assert [fault.kind for fault in execute(body, np.zeros(64, np.uint32), 1)[1].faults] == [FaultKind.OUT_OF_BOUNDS]
    assert not execute("s_load_b128 s[20:23], s[4:5], 0xf0", np.zeros(64, np.uint32), 1)[1].faults


PLACES: dict[str, tuple[int, tuple[int, ...] | None, int | None]] = {
    "inside": (20, (0, 5), None),
    "the last byte": (95, (2, 7), None),
    "right after the end": (96, (3, 0), 0),
    "further on": (200, (6, 2), 104),
    "before the start": (-4, (-1, 7), -4),
}


@pytest.mark.parametrize("name", PLACES)
def test_an_address_is_told_by_the_argument_that_it_belongs_to(name: str) -> None:
    offset, element, distance = PLACES[name]
    memory = Memory()
    memory.add(np.zeros(64, np.uint8), writable=False, name="other")
    start = memory.add(np.zeros((3, 8), np.float32), writable=False, name="x")
    assert memory.nearest(start + offset) == ("x", element, distance, 4)
    assert memory.nearest(0) is None, "a null pointer is no argument's"


def test_a_null_pointer_is_called_so() -> None:
    """And not by a buffer that happens to lie nearest."""
    _, done = execute("v_mov_b32 v5, 0\n v_mov_b32 v6, 0\n global_load_b32 v7, v[5:6], off", np.zeros(64, np.uint32), 1)
    assert "at address 0x0, as through a null pointer" in done.faults[0].sentence()


@pytest.mark.parametrize(
    ("distance", "size", "place"),
    [
        (12, 4, "3 elements after the end of 'x'"),
        (-4, 4, "1 element before the start of 'x'"),
        (6, 4, "6 bytes after the end of 'x'"),
        (1, 1, "1 byte after the end of 'x'"),
        (0, 4, "right after the end of 'x'"),
    ],
)
def test_a_place_beyond_an_argument_is_told_in_its_elements(distance: int, size: int, place: str) -> None:
    fault = Fault(FaultKind.OUT_OF_BOUNDS, "global_load_b32 v0", 7, (0, 0, 0), 0, 0, 4096)
    beyond = replace(fault, argument="x", element=(67,), distance_bytes=distance, element_bytes=size)
    assert f"outside of every buffer, {place}, where x[67] would be" in beyond.sentence()


@pytest.mark.parametrize(("arch", "result"), [("gfx942", 0x22220000), ("gfx1151", 0x22221111)])
def test_half_a_register_is_lost_where_registers_have_ecc(arch: str, result: int) -> None:
    load, lower, upper = (
        ("short", "short_d16", "short_d16_hi") if arch == "gfx942" else ("b32", "d16_b16", "d16_hi_b16")
    )
    store = "global_store_dword" if load == "short" else "global_store_b32"
    body = (
        f"global_load_{lower} v2, v1, s[4:5]\nglobal_load_{upper} v2, v1, s[4:5] offset:2\ns_waitcnt vmcnt(0)\n"
        f"{store} v1, v2, s[6:7]"
    )
    output, done = execute(body, np.full(64, 0x22221111, np.uint32), 64, arch=arch, threads=32)
    assert not done.faults
    assert output[:32].tolist() == [result] * 32


@pytest.mark.parametrize(("wait", "kinds"), [(0, []), (1, [FaultKind.MISSING_WAIT])])
def test_lds_answers_a_flat_load_at_any_time(wait: int, kinds: list[FaultKind]) -> None:
    """On gfx9: so waiting for all but the flat load does not show that the one before has come."""
    body = (
        "v_mov_b32 v4, 7\nds_write_b32 v1, v4\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v6, v1\nv_mov_b32 v7, src_shared_base_hi\n"
        f"global_load_dword v2, v1, s[4:5]\nflat_load_dword v3, v[6:7]\ns_waitcnt vmcnt({wait})\nv_add_u32 v5, v2, v2"
    )
    body = body.replace("src_shared_base_hi", f"{SHARED_APERTURE:#x}")
    done = execute(body, np.zeros(64, np.uint32), 1, arch="gfx942", lds=256)[1]
    assert [fault.kind for fault in done.faults] == kinds


ADDRESSES = {
    "parts of a scalar load's": (
        "gfx942",
        "s_add_u32 s8, s4, {0}\ns_mov_b32 s9, s5\ns_load_dword s20, s[8:9], {0}",
        {"4": True, "2": False},
    ),
    "parts of a scalar load's, with a register": (
        "gfx1201",
        "s_add_co_u32 s8, s4, {0}\ns_mov_b32 s9, s5\ns_mov_b32 s10, {0}\ns_load_b32 s20, s[8:9], s10 offset:0x0",
        {"4": True, "2": False},
    ),
    "a negative offset of a scalar load": (
        "gfx942",
        "s_add_u32 s8, s4, 8\ns_mov_b32 s9, s5\ns_mov_b32 s10, {}\ns_load_dword s20, s[8:9], s10 offset:-0x8",
        {"8": True, "4": False},
    ),
    "a flat address that its offset brings into LDS": (
        "gfx942",
        f"v_mov_b32 v2, {{}}\nv_mov_b32 v3, {SHARED_APERTURE - 1:#x}\nv_add_co_u32 v2, vcc, 16, v2\n"
        "v_addc_co_u32 v3, vcc, 0, v3, vcc\nflat_store_dword v[2:3], v0 offset:32",
        {"-16": True, "-32": False},
    ),
    "two registers of a scratch access": (
        "gfx1151",
        "v_mov_b32_e32 v2, {}\ns_mov_b32 s8, 1\nscratch_store_b32 v2, v0, s8 offset:1",
        {"2": False, "4": True},
    ),
}


@pytest.mark.parametrize("name", ADDRESSES)
def test_what_hardware_adds_up_in_another_way_is_not_known(name: str) -> None:
    """A negative register of a scratch access of gfx12 is none of it."""
    arch, body, known = ADDRESSES[name]
    for number, is_known in known.items():
        done = execute(body.format(number), np.zeros(64, np.uint32), 1, arch=arch, lds=256, scratch=64)[1]
        assert [fault.kind for fault in done.faults] == [FaultKind.UNDEFINED_ADDRESS] * (not is_known), number
    negative = "v_mov_b32_e32 v2, -8\nscratch_store_b32 v2, v0, off offset:24"
    assert not execute(negative, np.zeros(64, np.uint32), 1, arch="gfx1201", scratch=64)[1].faults


@pytest.mark.parametrize(
    ("arch", "wait", "is_right"),
    [
        ("gfx942", "s_waitcnt vmcnt(0)", False),
        ("gfx942", "s_waitcnt lgkmcnt(0)", False),
        ("gfx942", "s_waitcnt vmcnt(0) lgkmcnt(0)", True),
        ("gfx1151", "s_waitcnt vmcnt(0)", False),
        ("gfx1151", "s_waitcnt vmcnt(0) lgkmcnt(0)", True),
        ("gfx1201", "s_wait_loadcnt 0x0", False),
        ("gfx1201", "s_wait_loadcnt_dscnt 0x0", True),
    ],
)
def test_a_flat_load_from_lds_has_come_once_both_counters_say_so(arch: str, wait: str, *, is_right: bool) -> None:
    store, load, settled = {
        "gfx942": ("ds_write_b32", "flat_load_dword", "s_waitcnt lgkmcnt(0)"),
        "gfx1151": ("ds_store_b32", "flat_load_b32", "s_waitcnt lgkmcnt(0)"),
        "gfx1201": ("ds_store_b32", "flat_load_b32", "s_wait_dscnt 0x0"),
    }[arch]
    body = (
        f"v_mov_b32 v4, 7\n{store} v1, v4\n{settled}\nv_mov_b32 v6, v1\nv_mov_b32 v7, {SHARED_APERTURE:#x}\n"
        f"{load} v3, v[6:7]\n{wait}\nv_mov_b32 v5, v3"
    )
    done = execute(body, np.zeros(64, np.uint32), 1, arch=arch, lds=256)[1]
    assert [fault.kind for fault in done.faults] == [FaultKind.MISSING_WAIT] * (not is_right)


def test_a_launch_is_one_of_a_queue() -> None:
    """Its packet has a header, and its number, its queue and its signal are not zero, as on hardware."""
    asked = {"user_sgpr_dispatch_ptr": 1, "user_sgpr_queue_ptr": 1, "user_sgpr_dispatch_id": 1, "user_sgpr_count": 8}
    body = (
        "s_load_b32 s20, s[0:1], 0x0\ns_load_b64 s[22:23], s[0:1], 0x38\ns_waitcnt lgkmcnt(0)\n"
        "s_and_b32 s20, s20, 0xff\ns_or_b32 s21, s2, s3\ns_or_b32 s22, s22, s23\ns_min_u32 s21, s21, s22\n"
        "s_min_u32 s21, s21, s6\ns_min_u32 s21, s21, 1\n"
        "v_mov_b32 v2, s20\nv_mov_b32 v3, s21\nglobal_store_b64 v1, v[2:3], s[16:17]"
    )
    made = kernel(
        f"s_load_b128 s[16:19], s[4:5], 0x0\nv_mov_b32 v1, 0\ns_waitcnt lgkmcnt(0)\ns_mov_b64 s[16:17], s[18:19]\n{body}",
        more=asked,
    )
    memory, output = Memory(), np.zeros(2, np.uint32)
    values: list[int | bytes] = [
        memory.add(np.zeros(1, np.uint32), writable=False),
        memory.add(output, writable=True),
    ]
    done = run(made, memory, Launch((1, 1, 1), (32, 1, 1), 0, values), [(0, 0, 0)], ENGINE)
    assert (done.faults, output.tolist()) == ([], [2, 1])


@pytest.mark.parametrize("axes", [0, 1, 2])
def test_a_work_item_knows_the_axes_that_its_descriptor_asks_for(axes: int) -> None:
    """Its numbers along the others are zero, wherever it is."""
    body = "v_mbcnt_lo_u32_b32 v2, -1, 0\nv_lshlrev_b32 v2, 2, v2\nglobal_store_b32 v2, v0, s[6:7]"
    asked = {"system_vgpr_workitem_id": axes}
    output, done = execute(body, np.zeros(1, np.uint32), 16, block=(4, 2, 2), more=asked)
    assert not done.faults
    numbers = [(at % 4, at // 4 % 2 * (axes >= 1), at // 8 * (axes >= 2)) for at in range(16)]
    assert output.tolist() == [x | y << 10 | z << 20 for x, y, z in numbers]


@pytest.mark.parametrize(("stored", "fault"), [("v6", None), ("v7", FaultKind.UNDEFINED_REGISTER)])
def test_an_upper_half_that_nobody_needs_may_still_be_loading(stored: str, fault: FaultKind | None) -> None:
    """Compilers take any register for it, and do not wait."""
    body = (
        "v_mov_b32_e32 v4, 5\nglobal_load_b32 v5, v1, s[4:5]\nv_mad_u64_u32 v[6:7], null, v4, v4, v[4:5]\n"
        f"global_store_b32 v1, {stored}, s[6:7]"
    )
    output, done = execute(body, np.zeros(32, np.uint32), 32)
    assert [one.kind for one in done.faults] == ([fault] if fault else [])
    assert fault or (output == 30).all()
