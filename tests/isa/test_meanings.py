"""What an instruction does, told from its mnemonic."""

import time
from collections.abc import Iterator
from functools import cache

import pytest
from conftest import ROOT

from parity.emulator.encode_control import CONTROL
from parity.emulator.semantics import OPERATIONS
from parity.isa.meanings import meaning
from parity.isa.parse import parse
from parity.isa.sass import is_sass, parse_sass
from parity.isa.spellings import ALIASES, NO_EFFECT
from parity.records import ASSEMBLY
from parity.store import Database, all_runs
from parity.store.queries import artifact

# Mnemonics of the lab book that have no meaning, and why: none so far.
WITHOUT_MEANING: dict[str, str] = {}
LONGEST_SENTENCE = 160


@pytest.mark.parametrize(
    ("mnemonic", "sentence"),
    [
        # arithmetic of each lane
        ("v_add_f32", "Adds two fp32 numbers in each lane."),
        ("v_sub_nc_u32", "Subtracts the second of two unsigned 32-bit integers from the first in each lane."),
        ("v_add_co_u32", "Adds two unsigned 32-bit integers in each lane, writing the carries to a mask."),
        ("v_fma_f64", "Multiplies two fp64 numbers and adds a third in each lane, rounding once."),
        (
            "v_pk_fma_f16",
            "Multiplies two fp16 numbers and adds a third in each lane, rounding once, for both halves of the registers.",
        ),
        ("v_pk_mul_f32", "Multiplies two fp32 numbers in each lane, for both registers of each pair."),
        ("v_mad_u64_u32", "Multiplies two unsigned 32-bit integers and adds an unsigned 64-bit integer in each lane."),
        ("v_mul_hi_i32", "Multiplies two signed 32-bit integers in each lane, keeping the high half."),
        ("v_max3_num_f16", "Takes the largest of three fp16 numbers in each lane."),
        ("v_exp_f32", "Approximates 2 to the power of an fp32 number in each lane."),
        ("v_perm_b32", "Picks each byte of a register from the eight bytes of two others in each lane."),
        ("v_cndmask_b32", "Picks one of two 32-bit values by a bit of a mask in each lane."),
        ("v_lshlrev_b64", "Shifts a 64-bit value left in each lane, by the first operand."),
        (
            "v_dot4_i32_iu8",
            "Multiplies four pairs of signed or unsigned 8-bit integers and adds the products to a signed 32-bit integer in each lane.",
        ),
        ("v_cvt_i32_f32", "Converts an fp32 number to a signed 32-bit integer in each lane, rounding toward zero."),
        ("v_cvt_pk_f32_bf8", "Converts two bf8 numbers to fp32 numbers in each lane."),
        (
            "v_cvt_scalef32_pk_fp4_bf16",
            "Converts two bf16 numbers to fp4 numbers in each lane, divided by a power of two.",
        ),
        (
            "v_dual_fmac_f32::v_dual_mov_b32",
            "At once in each lane: adds the product of two fp32 numbers to the result; copies a 32-bit value.",
        ),
        ("v_dual_mov_b32::v_dual_mov_b32", "Twice at once in each lane: copies a 32-bit value."),
        # comparisons and lanes that talk to each other
        ("v_cmp_lt_f32", "Sets each lane's bit of a mask to whether its first fp32 number is less than its second."),
        (
            "v_cmp_nge_f32",
            "Sets each lane's bit of a mask to 0 if its first fp32 number is at least its second, else to 1.",
        ),
        ("v_cmpx_eq_u16", "Keeps active only the lanes whose first unsigned 16-bit integer equals their second."),
        ("v_add_f32_dpp", "Adds two fp32 numbers in each lane, with the first operand of another lane."),
        ("v_mov_b32_dpp", "Copies to each lane a 32-bit value of another lane, in a fixed pattern."),
        ("v_readlane_b32", "Copies a 32-bit value of the named lane to a scalar register."),
        ("v_permlane32_swap_b32", "Swaps the upper 32 lanes of one register with the lower 32 lanes of another."),
        ("ds_bpermute_b32", "Fetches for each lane a 32-bit value of the lane that it names, by way of LDS."),
        # matrices
        ("v_wmma_f32_16x16x16_f16", "Multiplies two 16 x 16 fp16 matrices and adds to an fp32 one, by the whole wave."),
        (
            "v_wmma_i32_16x16x32_iu4",
            "Multiplies a 16 x 32 matrix of 4-bit integers by a 32 x 16 one and adds to a 16 x 16 int32 one, by the whole wave.",
        ),
        (
            "v_mfma_f32_32x32x8f16",
            "Multiplies a 32 x 8 fp16 matrix by an 8 x 32 one and adds to a 32 x 32 fp32 one, by the whole wave.",
        ),
        (
            "v_mfma_f32_32x32x8_f16",
            "Multiplies a 32 x 8 fp16 matrix by an 8 x 32 one and adds to a 32 x 32 fp32 one, by the whole wave.",
        ),
        (
            "v_mfma_f32_32x32x16_fp8_bf8",
            "Multiplies a 32 x 16 fp8 matrix by a 16 x 32 bf8 one and adds to a 32 x 32 fp32 one, by the whole wave.",
        ),
        (
            "v_mfma_i32_16x16x32_i8",
            "Multiplies a 16 x 32 int8 matrix by a 32 x 16 one and adds to a 16 x 16 int32 one, by the whole wave.",
        ),
        (
            "v_mfma_f32_32x32x4bf16_1k",
            "Multiplies 2 pairs of 32 x 4 and 4 x 32 bf16 matrices and adds to 32 x 32 fp32 ones, by the whole wave.",
        ),
        (
            "v_mfma_f32_4x4x4_16b_f16",
            "Multiplies 16 pairs of 4 x 4 and 4 x 4 fp16 matrices and adds to 4 x 4 fp32 ones, by the whole wave.",
        ),
        (
            "v_mfma_scale_f32_16x16x128_f8f6f4",
            "Multiplies a 16 x 128 matrix of 8-, 6- or 4-bit floats by a 128 x 16 one and adds to a 16 x 16 fp32 one, by the whole wave, with a scale for every 32 values.",
        ),
        (
            "v_swmmac_f32_16x16x32_bf16",
            "Multiplies a 16 x 32 bf16 matrix, half of it zeros that are left out, by a 32 x 16 one and adds to a 16 x 16 fp32 one, by the whole wave.",
        ),
        # memory
        ("ds_load_b128", "Loads 128 bits for each lane from LDS."),
        (
            "ds_read2st64_b64",
            "Loads 64 bits for each lane from LDS at each of two offsets, counted in steps of 64 elements.",
        ),
        (
            "ds_read_b64_tr_b16",
            "Loads 64 bits for each lane from LDS, transposing a matrix of 16-bit elements between lanes.",
        ),
        ("global_load_dwordx4", "Loads 128 bits for each lane from global memory."),
        ("global_load_d16_hi_b16", "Loads 16 bits for each lane from global memory into the high half of a register."),
        ("global_load_lds_dwordx4", "Copies 128 bits for each lane from global memory to LDS."),
        ("buffer_load_sbyte", "Loads 8 bits for each lane from a memory buffer, sign-extended to 32."),
        ("scratch_store_b32", "Stores 32 bits of each lane to scratch memory."),
        ("s_load_dwordx8", "Loads 256 bits from memory into scalar registers."),
        ("global_atomic_add_f32", "Atomically adds each lane's fp32 number to one in global memory."),
        (
            "ds_max_rtn_i64",
            "Atomically replaces a signed 64-bit integer in LDS by each lane's if that is larger, and returns the old value.",
        ),
        # control, waits
        (
            "s_and_b32",
            "Takes the bitwise AND of two 32-bit values for the whole wave; SCC tells whether the result is not zero.",
        ),
        ("s_cbranch_vccnz", "Jumps if VCC, a mask of lanes, is not all zeros."),
        (
            "s_waitcnt",
            "Waits until no more than the named numbers of vector memory (vmcnt), LDS and scalar (lgkmcnt), or export (expcnt) operations are outstanding.",
        ),
        ("s_waitcnt_vscnt", "Waits until at most the named number of vector memory stores are outstanding."),
        ("s_wait_loadcnt", "Waits until at most the named number of vector memory loads are outstanding."),
        ("s_wait_storecnt", "Waits until at most the named number of vector memory stores are outstanding."),
        ("s_wait_dscnt", "Waits until at most the named number of LDS accesses are outstanding."),
        ("s_wait_kmcnt", "Waits until at most the named number of scalar loads and messages are outstanding."),
        ("s_wait_samplecnt", "Waits until at most the named number of image samples are outstanding."),
        ("s_wait_bvhcnt", "Waits until at most the named number of ray intersection tests are outstanding."),
        ("s_wait_expcnt", "Waits until at most the named number of exports are outstanding."),
        ("s_delay_alu", "Tells how long the next instructions must be held back for results of earlier ones."),
        ("s_barrier_signal", "Tells a barrier that the wave has arrived, without waiting."),
        # NVIDIA
        (
            "HGMMA.64x128x16.F32",
            "Multiplies a 64 x 16 fp16 matrix by a 16 x 128 one and adds to a 64 x 128 fp32 one, by four warps.",
        ),
        (
            "QGMMA.64x256x32.F32.E4M3.E5M2",
            "Multiplies a 64 x 32 e4m3 matrix by a 32 x 256 e5m2 one and adds to a 64 x 256 fp32 one, by four warps.",
        ),
        (
            "HMMA.16816.F32.BF16",
            "Multiplies a 16 x 16 bf16 matrix by a 16 x 8 one and adds to a 16 x 8 fp32 one, by the whole warp.",
        ),
        (
            "IMMA.16832.S8.U8",
            "Multiplies a 16 x 32 int8 matrix by a 32 x 8 uint8 one and adds to a 16 x 8 int32 one, by the whole warp.",
        ),
        ("LDS.128", "Loads 128 bits for each thread from shared memory."),
        ("LDG.E.128.CONSTANT", "Loads 128 bits for each thread from global memory that the kernel does not change."),
        ("LDGSTS.E.BYPASS.128", "Starts copying 128 bits for each thread from global to shared memory."),
        (
            "LDSM.16.MT88.4",
            "Loads four matrices of 8 x 8 16-bit values from shared memory, transposed, over the warp's registers.",
        ),
        ("IMAD.WIDE.U32", "Multiplies two unsigned 32-bit integers and adds a 64-bit one in each thread."),
        ("UIADD3", "Adds three 32-bit integers for the whole warp."),
        (
            "FSETP.GEU.AND",
            "Sets a predicate to whether the first fp32 number is at least the second or one is NaN, AND another predicate.",
        ),
        (
            "ATOMG.E.ADD.F32.FTZ.RN.STRONG.GPU",
            "Atomically changes a value in global memory for each thread, by addition, and returns the old one.",
        ),
    ],
)
def test_says_what_an_instruction_does(mnemonic: str, sentence: str) -> None:
    assert meaning(mnemonic) == sentence


def test_every_mnemonic_of_the_lab_book_has_a_meaning() -> None:
    missing = {mnemonic for mnemonic in recorded_mnemonics() if meaning(mnemonic) is None}
    assert missing == WITHOUT_MEANING.keys()


def test_every_instruction_of_the_emulator_has_a_meaning() -> None:
    assert [mnemonic for mnemonic in emulated_mnemonics() if meaning(mnemonic) is None] == []


def test_every_meaning_is_one_short_sentence() -> None:
    for mnemonic in recorded_mnemonics() | emulated_mnemonics():
        sentence = meaning(mnemonic) or "None."
        assert len(sentence) <= LONGEST_SENTENCE, mnemonic
        assert sentence[0].isupper(), mnemonic
        assert sentence.endswith("."), mnemonic
        assert not set("{}<>_") & set(sentence), mnemonic


@pytest.mark.parametrize(
    "mnemonic",
    [
        "",
        " ",
        "v_",
        "s_",
        "::",
        "v_add",
        "v_add_f31",
        "v_frobnicate_b32",
        "V_ADD_F32",
        "v_add_f32 ",
        "v_add_f32\n",
        "v_dual_add_f32::",
        "::v_dual_add_f32",
        "v_add_f32::v_add_f32",
        "v_dual_add_f32::v_add_f32",
        "v_dual_add_f32::v_dual_add_f32::v_dual_add_f32",
        "v_readlane_b32_dpp",
        "v_pk_readlane_b32",
        "v_pk_add",
        "v_mfma_f32_32x32x8",
        "v_mfma_f32_32x32_f16",
        "v_mfma_f32_0x0x0f16",
        "v_mfma_f32_32x32x8q16",
        "v_wmma_f32_f16",
        "ds_load_b129",
        "global_load_lds_",
        "s_wait_nothing",
        "HGMMA",
        "HGMMA.64x256x16",
        "HGMMA.64x256x16.F33",
        "HMMA.64x256x16.F32",
        "LDS.127",
        "LDS.",
        "IMAD.FROB",
        "FOO.BAR",
        "U",
        "UU",
        ".",
        "label:",
        "; comment",
    ],
)
def test_knows_nothing_of_what_is_no_instruction(mnemonic: str) -> None:
    assert meaning(mnemonic) is None


@pytest.mark.parametrize(
    "text",
    [
        "v_add_f32" * 1200,
        "A" * 10_000,
        "U" * 10_000,
        "LDS" + ".128" * 2500,
        "v_mfma_f32_" + "1" * 10_000 + "x1x1f16",
        "<script>alert(1)</script>",
        "v_add_f32<b>",
        "{0.__class__}",
        "v_{n}_f32",
        "\x00" * 80,
        "SYNCS" + ".A" * 37 + "a",
    ],
)
def test_hostile_text_has_no_meaning_and_takes_no_time(text: str) -> None:
    meaning("v_add_f32"), meaning("FADD")  # the rules are ready
    begin = time.process_time()
    assert meaning(text) is None
    assert time.process_time() - begin < 0.2


@cache
def recorded_mnemonics() -> set[str]:
    """Of every lane's assembly in this repository's lab book, AMD's and NVIDIA's."""
    return {mnemonic for text in _recorded_assembly() for mnemonic in _mnemonics(text)}


def emulated_mnemonics() -> set[str]:
    """Without the marks of the emulator's own tables: `@gfx11`, `:clamp`, and names of its own with `_` in front."""
    tabled = {name.partition("@")[0].partition(":")[0] for name in OPERATIONS if not name.startswith("_")}
    return tabled | set(ALIASES) | set(NO_EFFECT) | set(CONTROL)


def _recorded_assembly() -> Iterator[str]:
    book, seen = Database(f"sqlite:///{ROOT / 'results.db'}").open(only_read=True), set()
    for record in all_runs(book):
        for row in record.artifacts:
            if row.name == ASSEMBLY and row.sha256 not in seen:
                seen.add(row.sha256)
                text = artifact(book, record, row.lane, row.name)
                assert text is not None
                yield text.decode()


def _mnemonics(text: str) -> set[str]:
    functions = parse_sass(text, ASSEMBLY) if is_sass(text) else parse(text).functions
    return {mnemonic for function in functions.values() for mnemonic in function.mnemonics}
