"""Live vector registers: what instructions read and write is what the emulator does; pressure and births are right."""

from collections import Counter
from itertools import pairwise

import pytest
from conftest import ROOT

from parity.emulator.instruction import OPERAND_KINDS, TEMPORARY_VGPRS, OperandStruct
from parity.emulator.linking import link
from parity.emulator.program import encode
from parity.emulator.targets import get_target
from parity.isa.cfg import branch_targets, control_flow
from parity.isa.lines import source_lines
from parity.isa.liveness import accessed, pressure
from parity.isa.parse import Assembly, parse
from parity.isa.registers import Held, register_peak
from parity.store import Database, contents

LOOP = """
	.text
	.type	k,@function
k:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB0_1:
	global_load_b128 v[4:7], v0, s[0:1]
	v_add_nc_u32_e32 v0, 16, v0
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v1, v4, v5
	v_fmac_f32_e32 v2, v6, v7
	s_cbranch_scc1 .LBB0_1
	v_add_f32_e32 v1, v1, v2
	global_store_b32 v3, v1, s[0:1]
	s_endpgm
.Lend:
	.size	k, .Lend-k
"""


HELD = """
	.file	1 "mine.hip"
	.text
	.type	k,@function
k:
	.loc	1 1 1
	v_lshlrev_b32_e32 v1, 4, v3
	v_lshlrev_b32_e32 v2, 2, v3
	v_mov_b32_e32 v0, v3
.LBB0_1:
	.loc	1 2 1
	global_load_b128 v[24:27], v1, s[0:1]
	.loc	1 3 1
	ds_load_b128 v[20:23], v0
	v_mov_b32_e32 v4, 1.0
	.loc	1 4 1
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[8:15], v[20:23], v[20:23], v[8:15]
	v_add_f32_e32 v6, v4, v4
	ds_store_b128 v0, v[24:27]
	.loc	1 6 1
	v_add_nc_u32_e32 v0, 16, v0
	s_cbranch_scc1 .LBB0_1
	.loc	1 7 1
	v_add_f32_e32 v8, v8, v2
	global_store_b128 v3, v[8:11], s[0:1]
	global_store_b128 v3, v[12:15], s[0:1] offset:16
	s_endpgm
.Lend:
	.size	k, .Lend-k
"""


def kernels() -> list[tuple[str, Assembly]]:
    """The machine code of this repository's lab book: the last of each architecture and lane."""
    database = Database(f"sqlite:///{ROOT / 'results.db'}")
    query = (
        "SELECT r.arch, r.study, a.lane, a.sha256 FROM artifact a JOIN run r ON r.id = a.run_id "
        "WHERE a.name = 'kernel.s' AND r.arch LIKE 'gfx%' ORDER BY r.id"
    )
    last = {row[:3]: row[3] for row in database.query(query, {})[1]}
    texts = contents(database, set(last.values()))
    return [(names[0], parse(texts[sha256].decode())) for names, sha256 in last.items()]


def of_operand(operand: OperandStruct) -> set[str]:
    """The vector registers of an operand as the emulator has it."""
    is_vector = operand.kind == OPERAND_KINDS["v"] and operand.index < TEMPORARY_VGPRS[0]
    numbers = range(operand.index, operand.index + operand.count) if is_vector else ()
    return {f"a{number - 256}" if number >= 256 else f"v{number}" for number in numbers}


def named(mask: int) -> set[str]:
    bits = (bit for bit in range(mask.bit_length()) if mask >> bit & 1)
    return {f"a{bit - 1024}" if bit >= 1024 else f"v{bit}" for bit in bits}


@pytest.mark.slow
def test_instructions_read_and_write_what_the_emulator_does() -> None:
    wrong, seen = Counter[str](), set[tuple[str, str, str]]()
    for arch, assembly in kernels():
        assert assembly.target is not None
        for name in assembly.functions:
            linked = link(assembly, name, None)
            function = linked.function
            program = encode(linked, branch_targets(function), get_target(assembly.target))
            for index, (start, end) in enumerate(pairwise([*program.starts, len(program.instructions)])):
                mnemonic, operands = function.mnemonics[index], function.operands[index]
                seen.add((arch, mnemonic, operands))
                steps = program.instructions[start:end]
                written = set().union(*(of_operand(of) for step in steps for of in (step.d, step.d2)))
                read = set().union(*(of_operand(of) for step in steps for of in step.s))
                reads, writes = map(named, accessed(mnemonic, operands))
                if writes != written or reads - writes != read - written:
                    wrong[f"{arch}: {mnemonic} {operands}"] += 1
    assert not wrong
    assert len(seen) > 10_000


@pytest.mark.slow
def test_no_kernel_has_more_live_registers_than_it_was_given() -> None:
    peaks = 0
    for _, assembly in kernels():
        for name, function in assembly.functions.items():
            found, directives = pressure(control_flow(function)), assembly.descriptors.get(name, {})
            if found is None or "next_free_vgpr" not in directives:
                continue
            given = int(directives["next_free_vgpr"])
            assert 0 < max(found.live) <= given
            assert sum(len(value.registers) for value in found.values) == max(found.live)
            peaks += 1
    assert peaks > 20


def test_a_loop_keeps_what_it_adds_to() -> None:
    found = pressure(control_flow(parse(LOOP).functions["k"]))
    assert found is not None
    # v0 and v3 come with the kernel; v1 and v2 live through the loop; v4 to v7 until they are multiplied
    assert found.live == [2, 3, 4, 8, 8, 8, 6, 4, 3, 2, 0]
    assert found.peak == 3
    assert {value.registers: value.births for value in found.values} == {
        ("v0",): (3,),
        ("v1",): (0, 5),
        ("v2",): (1, 6),
        ("v3",): (),
        ("v4", "v5", "v6", "v7"): (2,),
    }
    assert {value.registers: value.uses for value in found.values} == {
        ("v0",): (3,),
        ("v1",): (5,),
        ("v2",): (6,),
        ("v3",): (9,),
        ("v4", "v5", "v6", "v7"): (5, 6),
    }


def held_by(text: str) -> dict[str, Held]:
    """What registers hold at the peak of a text's kernel, by the registers' names."""
    flow = control_flow(parse(text).functions["k"])
    found = pressure(flow)
    assert found is not None
    peak = register_peak(flow, found, source_lines(text, flow.function), lambda line: f"{line.file}:{line.line}")
    assert sum(one.count for one in peak.held) == peak.live
    return {one.registers: one for one in peak.held}


def test_registers_are_told_by_what_they_hold_how_long_and_what_frees_them() -> None:
    held = held_by(HELD)
    assert {names: (one.what, one.source, one.lives) for names, one in held.items()} == {
        "v[8:15]": ("sums of matrix instructions", "mine.hip:4", None),
        "v[20:23]": ("loaded from LDS", "mine.hip:3", 3),
        "v[24:27]": ("loaded from memory", "mine.hip:2", 6),
        "v[0:1]": ("addresses", "mine.hip:1", None),
        "v2": ("kept through the hot loop, unused there", "mine.hip:1", 11),
        "v3": ("kept through the hot loop, unused there", None, None),
        "v4": ("computed", "mine.hip:3", 3),
    }
    sums = held["v[8:15]"]
    assert (str(sums.born), sums.used_source) == (
        "v_wmma_f32_16x16x16_f16 v[8:15], v[20:23], v[20:23], v[8:15]",
        "mine.hip:4",
    )
    assert "smaller tiles for each wave" in sums.frees
    assert held["v2"].used == "v_add_f32 v8, v8, v2"


@pytest.mark.parametrize(
    ("mnemonic", "operands", "reads", "writes"),
    [
        ("v_add_f32", "v1, v2, s3", "v2", "v1"),
        ("v_fmac_f32", "v1, v2, v3", "v1 v2 v3", "v1"),
        ("v_dual_fmac_f32", "v1, v2, v3 :: v_dual_mov_b32 v4, v5", "v1 v2 v3 v5", "v1 v4"),
        ("v_cmp_gt_u32", "vcc_lo, v1, v2", "v1 v2", ""),
        ("v_cmpx_gt_u32", "v1, v2", "v1 v2", ""),
        ("v_readfirstlane_b32", "s1, v2", "v2", ""),
        ("v_swap_b32", "v1, v2", "v1 v2", "v1 v2"),
        ("v_mov_b32_dpp", "v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf", "v1 v2", "v1"),
        ("v_mov_b32_dpp", "v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1", "v2", "v1"),
        ("v_cvt_pk_fp8_f32", "v1, v2, v3 op_sel:[0,0,1]", "v1 v2 v3", "v1"),
        ("v_mfma_f32_32x32x8_f16", "a[0:1], v[2:3], v[4:5], a[0:1]", "a0 a1 v2 v3 v4 v5", "a0 a1"),
        ("global_load_d16_hi_b16", "v1, v2, s[0:1]", "v1 v2", "v1"),
        ("global_load_b64", "v[1:2], v[3:4], off", "v3 v4", "v1 v2"),
        ("global_store_b64", "v0, v[1:2], s[0:1]", "v0 v1 v2", ""),
        ("buffer_load_dword", "v1, s[0:3], 0 offen lds", "v1", ""),
        ("ds_add_u32", "v1, v2", "v1 v2", ""),
        ("ds_add_rtn_u32", "v1, v2, v3", "v2 v3", "v1"),
        ("ds_bpermute_b32", "v1, v2, v3", "v2 v3", "v1"),
        ("global_atomic_add_u32", "v1, v2, s[0:1]", "v1 v2", ""),
        ("global_atomic_add_u32", "v1, v2, v3, s[0:1] glc", "v2 v3", "v1"),
        ("buffer_atomic_add", "v1, v2, s[0:3], 0 offen glc", "v1 v2", "v1"),
        ("v_pk_fma_f32", "v[0:1], v[2:3], v[4:5], v[6:7] op_sel_hi:[1,0,1]", "v2 v3 v4 v6 v7", "v0 v1"),
        ("v_fma_mixhi_f16", "v1, v2, v3, v4 op_sel_hi:[1,1,1]", "v1 v2 v3 v4", "v1"),
        ("v_fma_mix_f32", "v1, v2, v3, v4 op_sel:[0,0,1]", "v2 v3 v4", "v1"),
        ("v_pack_b32_f16", "v0, v1.l, v2.h", "v1 v2", "v0"),
        ("v_add_f16", "v0.h, v1.l, v2.l", "v0 v1 v2", "v0"),
        ("v_permlane16_b32", "v1, v2, s3, s4 op_sel:[0,1]", "v2", "v1"),
        ("v_mov_b32_dpp", "v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf", "v2", "v1"),
        ("v_mov_b32_dpp", "v1, v2 quad_perm:[1,0,3,2] row_mask:0x5 bank_mask:0xf", "v1 v2", "v1"),
        ("v_cvt_pk_fp8_f32", "v1, v2, v3", "v1 v2 v3", "v1"),
        ("ds_storexchg_rtn_b32", "v0, v1, v2", "v1 v2", "v0"),
        ("global_prefetch_b8", "v[0:1], off", "v0 v1", ""),
        ("buffer_load_lds_b32", "v4, s[0:3], 0 offen", "v4", ""),
        ("s_load_b64", "s[0:1], s[2:3], 0x0", "", ""),
    ],
)
def test_what_an_instruction_reads_and_writes(mnemonic: str, operands: str, reads: str, writes: str) -> None:
    assert tuple(map(named, accessed(mnemonic, operands))) == (set(reads.split()), set(writes.split()))
