"""Instructions in which lanes read one another, and the modifiers that select parts of registers and limit results."""

from collections.abc import Callable

import numpy as np
import pytest
from draws import RNG
from numpy.typing import NDArray
from snippets import execute, step

from parity.emulator.variation import Variation
from parity.records.faults import FaultKind

Words = NDArray[np.uint32]


def words(lanes: int) -> Words:
    return RNG.integers(0, 2**32, lanes, dtype=np.uint32)


def fetched(modifiers: str, arch: str = "gfx1151", exec_mask: int | None = None) -> tuple[Words, Words, Words]:
    """v_mov_b32 with DPP: what lay in the source, in the destination before, and after."""
    lanes = 64 if arch.startswith("gfx9") else 32
    source, old = words(lanes), words(lanes)
    text = f"v_mov_b32_dpp v32, v16 {modifiers}"
    after = step(text, arch=arch, vectors={16: source, 32: old}, scalars={}, read=[32], exec_mask=exec_mask)
    return source, old, after.vectors[32]


# "RDNA3 ISA", 7.7 "Data Parallel Processing (DPP)", and "CDNA3 ISA", 6.8: the lane that lane l reads, None for none.
PATTERNS: dict[str, Callable[[int], int | None]] = {
    "quad_perm:[3,0,2,1]": lambda lane: lane // 4 * 4 + [3, 0, 2, 1][lane % 4],
    "row_shl:3": lambda lane: lane + 3 if lane % 16 + 3 < 16 else None,
    "row_shr:5": lambda lane: lane - 5 if lane % 16 >= 5 else None,
    "row_ror:4": lambda lane: lane // 16 * 16 + (lane % 16 - 4) % 16,
    "row_mirror": lambda lane: lane // 16 * 16 + 15 - lane % 16,
    "row_half_mirror": lambda lane: lane // 8 * 8 + 7 - lane % 8,
}
NEWER = {
    "row_share:6": lambda lane: lane // 16 * 16 + 6,
    "row_xmask:9": lambda lane: lane // 16 * 16 + (lane % 16 ^ 9),
    "dpp8:[7,6,5,4,0,1,2,3]": lambda lane: lane // 8 * 8 + [7, 6, 5, 4, 0, 1, 2, 3][lane % 8],
}
GFX9 = {
    "row_newbcast:6": lambda lane: lane // 16 * 16 + 6,
    "row_bcast:15": lambda lane: lane // 16 * 16 - 1 if lane >= 16 else None,
    "row_bcast:31": lambda lane: 31 if lane >= 32 else None,
    "wave_shl:1": lambda lane: lane + 1 if lane < 63 else None,
    "wave_shr:1": lambda lane: lane - 1 if lane else None,
    "wave_rol:1": lambda lane: (lane + 1) % 64,
    "wave_ror:1": lambda lane: (lane - 1) % 64,
}
CASES = [("gfx1151", name, source_lane) for name, source_lane in {**PATTERNS, **NEWER}.items()] + [
    ("gfx950", name, source_lane) for name, source_lane in {**PATTERNS, **GFX9}.items()
]


@pytest.mark.parametrize(("arch", "pattern", "source_lane"), CASES)
def test_dpp_patterns(arch: str, pattern: str, source_lane: Callable[[int], int | None]) -> None:
    source, old, destination = fetched(pattern, arch)
    for lane in range(len(source)):
        chosen = source_lane(lane)
        assert destination[lane] == (old[lane] if chosen is None else source[chosen]), lane
    source, _, destination = fetched(f"{pattern} bound_ctrl:1", arch)
    for lane in range(len(source)):
        chosen = source_lane(lane)
        assert destination[lane] == (0 if chosen is None else source[chosen]), lane


def test_dpp_leaves_masked_rows_and_banks_alone() -> None:
    source, old, destination = fetched("row_ror:1 row_mask:0x2 bank_mask:0x5")
    enabled = [lane >= 16 and lane % 16 // 4 in (0, 2) for lane in range(32)]
    rotated = [source[lane // 16 * 16 + (lane - 1) % 16] for lane in range(32)]
    np.testing.assert_array_equal(destination, np.where(enabled, rotated, old))


def test_dpp_from_an_inactive_lane() -> None:
    """Nothing is written; with bound control zero; with fetch-inactive what the lane holds."""
    mask = 0xFFFF_FFF0
    source, old, destination = fetched("row_mirror", exec_mask=mask)
    np.testing.assert_array_equal(destination[12:16], old[12:16])
    np.testing.assert_array_equal(destination[4:12], source[4:12][::-1])
    assert fetched("row_mirror bound_ctrl:1", exec_mask=mask)[2][12:16].tolist() == [0] * 4
    source, _, destination = fetched("row_mirror fi:1", exec_mask=mask)
    np.testing.assert_array_equal(destination[12:16], source[:4][::-1])


def test_dpp_is_the_first_source_of_arithmetic() -> None:
    a, b, old = words(32), words(32), words(32)
    text = "v_sub_nc_u32_dpp v32, v16, v20 row_shr:1"
    destination = step(text, arch="gfx1151", vectors={16: a, 20: b, 32: old}, scalars={}, read=[32]).vectors[32]
    np.testing.assert_array_equal(destination, np.where(np.arange(32) % 16 == 0, old, np.roll(a, 1) - b))


@pytest.mark.parametrize(
    ("part", "shift", "mask"),
    [
        ("BYTE_0", 0, 255),
        ("BYTE_1", 8, 255),
        ("BYTE_2", 16, 255),
        ("BYTE_3", 24, 255),
        ("WORD_0", 0, 65535),
        ("WORD_1", 16, 65535),
    ],
)
def test_sdwa_selects_parts_of_the_sources(part: str, shift: int, mask: int) -> None:
    a, b = words(64), words(64)
    text = f"v_add_u32_sdwa v32, v16, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:{part} src1_sel:DWORD"
    destination = step(text, arch="gfx942", vectors={16: a, 20: b, 32: words(64)}, scalars={}, read=[32]).vectors[32]
    np.testing.assert_array_equal(destination, (a >> shift & mask) + b)
    text = f"v_add_u32_sdwa v32, v16, sext(v20) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:{part}"
    destination = step(text, arch="gfx942", vectors={16: a, 20: b, 32: words(64)}, scalars={}, read=[32]).vectors[32]
    kind = np.int8 if mask == 255 else np.int16
    np.testing.assert_array_equal(destination, a + (b >> shift & mask).astype(kind).astype(np.int32).view(np.uint32))


@pytest.mark.parametrize(
    ("unused", "keep", "sign"),
    [("UNUSED_PAD", False, False), ("UNUSED_SEXT", False, True), ("UNUSED_PRESERVE", True, False)],
)
@pytest.mark.parametrize(("part", "shift", "mask"), [("BYTE_2", 16, 255), ("WORD_1", 16, 65535), ("WORD_0", 0, 65535)])
def test_sdwa_writes_a_part(unused: str, keep: bool, sign: bool, part: str, shift: int, mask: int) -> None:
    a, b, old = words(64), words(64), words(64)
    text = f"v_add_u32_sdwa v32, v16, v20 dst_sel:{part} dst_unused:{unused} src0_sel:DWORD src1_sel:DWORD"
    destination = step(text, arch="gfx942", vectors={16: a, 20: b, 32: old}, scalars={}, read=[32]).vectors[32]
    result = (a + b) & mask
    wanted = result << shift
    if keep:
        wanted = wanted | (old & ~np.uint32(mask << shift & 0xFFFFFFFF))
    if sign:
        negative = result > mask // 2
        wanted = np.where(negative, wanted | np.uint32(~(mask << shift) & 0xFFFFFFFF & ~((1 << shift) - 1)), wanted)
    np.testing.assert_array_equal(destination, wanted.astype(np.uint32))


def test_clamp_and_output_multipliers() -> None:
    a = np.array([-3, -0.0, 0.25, 0.5, 0.75, 1, 7, np.nan] * 4, np.float32)
    b = np.full(32, 0.25, np.float32)
    vectors = {16: a.view(np.uint32), 20: b.view(np.uint32), 32: words(32)}

    def run(text: str) -> NDArray[np.float32]:
        return step(text, arch="gfx1151", vectors=vectors, scalars={}, read=[32]).vectors[32].view(np.float32)

    np.testing.assert_array_equal(run("v_add_f32_e64 v32, v16, v20 clamp"), np.nan_to_num(np.clip(a + b, 0, 1)))
    np.testing.assert_array_equal(run("v_add_f32_e64 v32, v16, v20 mul:4"), (a + b) * 4)
    np.testing.assert_array_equal(run("v_add_f32_e64 v32, v16, v20 div:2"), (a + b) / 2)


def test_lanes_are_read_and_written_by_number() -> None:
    source, old = words(32), words(32)
    after = step(
        "v_readlane_b32 s60, v16, 7\nv_readfirstlane_b32 s61, v16\nv_writelane_b32 v32, s50, s52",
        arch="gfx1151",
        vectors={16: source, 32: old},
        scalars={50: 77, 52: 35, 60: 0, 61: 0},
        read=[32],
        read_scalars=[60, 61],
        exec_mask=0xFFFF_FF00,
    )
    assert (after.scalars[60], after.scalars[61]) == (source[7], source[8])
    old[3] = 77  # 35 modulo the wave
    np.testing.assert_array_equal(after.vectors[32], old)


def test_what_was_read_from_a_lane_that_was_never_written_cannot_be_used() -> None:
    body = "s_mov_b32 s20, 5\nv_writelane_b32 v9, s20, 3\nv_readlane_b32 s21, v9, {}\ns_add_u32 s22, s21, 1"
    assert not execute(body.format(3), np.zeros(1, np.uint32), 1)[1].faults
    fault = execute(body.format(4), np.zeros(1, np.uint32), 1)[1].faults[0]
    assert (fault.kind, fault.lane, fault.register) == (FaultKind.UNDEFINED_REGISTER, 0, "s21")


def test_swaps() -> None:
    a, b = words(64), words(64)

    def run(name: str) -> tuple[Words, Words]:
        after = step(f"{name} v32, v16", arch="gfx950", vectors={32: a, 16: b}, scalars={}, read=[32, 16])
        return after.vectors[32], after.vectors[16]

    np.testing.assert_array_equal(run("v_swap_b32"), (b, a))
    first, second = run("v_permlane32_swap_b32")  # the upper half of the first with the lower half of the second
    np.testing.assert_array_equal(first, [*a[:32], *b[:32]])
    np.testing.assert_array_equal(second, [*a[32:], *b[32:]])
    first, second = run("v_permlane16_swap_b32")
    np.testing.assert_array_equal(first, [*a[:16], *b[:16], *a[32:48], *b[32:48]])
    np.testing.assert_array_equal(second, [*a[16:32], *b[16:32], *a[48:], *b[48:]])


@pytest.mark.parametrize(("name", "flip"), [("v_permlane16_b32", 0), ("v_permlanex16_b32", 16)])
def test_permlane_takes_any_lane_of_a_row(name: str, flip: int) -> None:
    source, lanes = words(32), RNG.permutation(16)
    low, high = (int(sum(int(lane) << 4 * n for n, lane in enumerate(part))) for part in (lanes[:8], lanes[8:]))
    text = f"{name} v32, v16, s50, s52"
    after = step(text, arch="gfx1201", vectors={16: source, 32: words(32)}, scalars={50: low, 52: high}, read=[32])
    np.testing.assert_array_equal(
        after.vectors[32], [source[lane // 16 * 16 + lanes[lane % 16] ^ flip] for lane in range(32)]
    )


@pytest.mark.parametrize("arch", ["gfx1151", "gfx1201", "gfx950"])
def test_lds_permutes_move_between_lanes(arch: str) -> None:
    lanes = 64 if arch == "gfx950" else 32
    source, order = words(lanes), RNG.permutation(lanes).astype(np.uint32)
    vectors = {16: order * 4, 20: source, 32: words(lanes)}
    wait = "s_wait_dscnt 0x0" if arch == "gfx1201" else "s_waitcnt lgkmcnt(0)"
    pulled = step(f"ds_bpermute_b32 v32, v16, v20\n{wait}", arch=arch, vectors=vectors, scalars={}, read=[32])
    np.testing.assert_array_equal(pulled.vectors[32], source[order])


@pytest.mark.parametrize(("name", "kind"), [("ds_read_b64_tr_b8", np.uint8), ("ds_read_b64_tr_b16", np.uint16)])
def test_transposing_loads(name: str, kind: type[np.uint8 | np.uint16]) -> None:
    """Sixteen lanes' 64 bits are rows of sixteen elements; lane n gets column n."""
    elements = RNG.integers(0, np.iinfo(kind).max, 64 * 8 // np.dtype(kind).itemsize).astype(kind)
    dwords = elements.view(np.uint32)
    body = (
        "v_lshlrev_b32_e32 v2, 1, v1\nglobal_load_dwordx2 v[4:5], v2, s[4:5]\ns_waitcnt vmcnt(0)\n"
        f"ds_write_b64 v2, v[4:5]\ns_waitcnt lgkmcnt(0)\n{name} v[8:9], v2\ns_waitcnt lgkmcnt(0)\n"
        "global_store_dwordx2 v2, v[8:9], s[6:7]"
    )
    output, done = execute(body, dwords, 128, arch="gfx950", lds=512)
    assert not done.faults, done.faults[0].sentence()
    blocks = elements.reshape(4, -1, 16)  # 16 lanes: rows of 16
    np.testing.assert_array_equal(output.view(kind).reshape(4, 16, -1), blocks.transpose(0, 2, 1))


def test_a_transposing_load_needs_all_lanes() -> None:
    body = (
        "v_lshlrev_b32_e32 v2, 1, v1\nv_mov_b32_e32 v4, 5\nv_mov_b32_e32 v5, 6\nds_write_b64 v2, v[4:5]\n"
        "s_mov_b32 exec_hi, {}\ns_waitcnt lgkmcnt(0)\nds_read_b64_tr_b16 v[8:9], v2\ns_waitcnt lgkmcnt(0)"
    )
    for mask, kinds in (("-1", []), ("0", [FaultKind.INACTIVE_LANES])):
        done = execute(body.format(mask), np.zeros(1, np.uint32), 1, arch="gfx950", lds=512)[1]
        assert [fault.kind for fault in done.faults] == kinds
    assert "needs all lanes" in done.faults[0].sentence()


@pytest.mark.parametrize("order", [0, 1, 2])
def test_which_of_several_lanes_gives_to_one_hangs_on_the_turn(order: int) -> None:
    """By a permute, a store to LDS or one to memory: of those that have one place, another one comes last."""
    bodies = {
        "a permute": "v_mov_b32_e32 v2, 0\nds_permute_b32 v4, v2, v0\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v4, s[6:7]",
        "a store": "v_mov_b32_e32 v2, 0\nds_store_b32 v2, v0\ns_waitcnt lgkmcnt(0)\nds_load_b32 v4, v2\n"
        "s_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v4, s[6:7]",
        "a store to memory": "v_mov_b32_e32 v2, 0\nglobal_store_b32 v2, v0, s[6:7]",
    }
    for body in bodies.values():
        output = execute(body, np.zeros(1, np.uint32), 32, lds=4, variation=Variation(order=order))[0]
        assert output[0] == 31 ^ order * 7


@pytest.mark.parametrize(("order", "last"), [(0, 31 + 64), (1, 31 ^ 7)])
def test_which_store_of_two_comes_first_hangs_on_the_turn(order: int, last: int) -> None:
    """No document says which place of an instruction that stores to two is written first."""
    body = (
        "v_mov_b32_e32 v2, 0\nv_add_nc_u32_e32 v5, 64, v0\nds_store_2addr_b32 v2, v0, v5 offset1:0\n"
        "s_waitcnt lgkmcnt(0)\nds_load_b32 v4, v2\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v4, s[6:7]"
    )
    output = execute(body, np.zeros(1, np.uint32), 32, lds=4, variation=Variation(order=order))[0]
    assert output[0] == last


# Lane 3 alone has written v9 (and v3, a distance of 4 * 3); lanes 8 to 15 alone are active at the end.
LANE_3 = "s_mov_b32 exec_lo, 8\nv_mov_b32_e32 v9, 5\ns_mov_b32 exec_lo, -1\nv_mov_b32_e32 v3, {lane}\n"
SHUFFLED = {
    "bpermute": ("ds_bpermute_b32 v4, v3, v9\ns_waitcnt lgkmcnt(0)\n", 3),
    "swizzle": ("ds_swizzle_b32 v4, v9 offset:swizzle(BROADCAST,32,{lane})\ns_waitcnt lgkmcnt(0)\n", 3),
    "dpp": ("s_mov_b32 exec_lo, 0xffff\nv_mov_b32_dpp v4, v9 row_share:{lane} bound_ctrl:1\n", 3),
    "dpp arithmetic": ("s_mov_b32 exec_lo, 0xffff\nv_add_nc_u32_dpp v4, v9, v1 row_share:{lane}\n", 3),
    "permlane": (
        "s_mov_b32 s20, 0x33333333\ns_mov_b32 s21, s20\ns_mov_b32 exec_lo, 0xffff\nv_permlane16_b32 v4, v9, s20, s21\n",
        3,
    ),
}


@pytest.mark.parametrize("name", SHUFFLED)
def test_a_shuffle_is_as_defined_as_the_lanes_that_it_reads(name: str) -> None:
    shuffle, lane = SHUFFLED[name]
    use = "v_not_b32_e32 v5, v4\nglobal_store_b32 v1, v5, s[6:7]"
    for other in (lane, lane + 1):
        body = (LANE_3 + shuffle).format(lane=other if "dpp" in name or name == "swizzle" else 4 * other)
        body = body.replace("0x33333333", "0x" + str(other) * 8)
        faults = execute(body + use, np.zeros(1, np.uint32), 32)[1].faults
        assert [fault.kind for fault in faults] == ([] if other == lane else [FaultKind.UNDEFINED_REGISTER])


def test_an_inactive_lane_gives_zero_and_is_counted() -> None:
    """A reduction of a part of a wave adds such zeros in lanes whose sums nobody asks for: that is no fault."""
    body = (
        "v_mov_b32_e32 v9, 7\nv_mov_b32_e32 v2, {lane}\ns_mov_b32 exec_lo, 0xff00\nds_bpermute_b32 v4, v2, v9\n"
        "s_waitcnt lgkmcnt(0)\nv_add_nc_u32_e32 v4, v4, v9\nglobal_store_b32 v1, v4, s[6:7]"
    )
    output, done = execute(body.format(lane=12), np.zeros(1, np.uint32), 32)
    assert (output[8], done.faults, done.inactive_shuffles.sum()) == (7, [], 1)
    output, done = execute(body.format(lane=4 * 9), np.zeros(1, np.uint32), 32)
    assert (output[8], done.faults, done.inactive_shuffles.sum()) == (14, [], 0)


def test_a_swap_swaps_what_nothing_has_written_too() -> None:
    body = "v_mov_b32_e32 v9, 7\nv_swap_b32 v9, v8\nv_not_b32_e32 v2, {}"
    assert not execute(body.format("v8"), np.zeros(1, np.uint32), 1)[1].faults
    assert execute(body.format("v9"), np.zeros(1, np.uint32), 1)[1].faults[0].kind is FaultKind.UNDEFINED_REGISTER


@pytest.mark.parametrize(("first", "is_right"), [("v_cvt_f16_f32 v9, 1.0", True), ("s_nop 0", False)])
def test_a_lane_of_a_register_of_which_only_one_half_was_written_is_written(first: str, *, is_right: bool) -> None:
    """As compilers reduce in halves: a lane goes through a scalar register, and its lower half is used. Planted: nothing
    writes the register.
    """
    body = f"{first}\nv_readlane_b32 s21, v9, 31\nv_mov_b32 v10, s21\nv_add_f16 v11, v10, v10"
    _, done = execute(body, np.zeros(32, np.uint32), 1)
    assert [fault.kind for fault in done.faults] == ([] if is_right else [FaultKind.UNDEFINED_REGISTER])
