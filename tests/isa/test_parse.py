"""Reading assembly text: what counts as an instruction, and what is refused."""

import pytest

from parity.errors import InputError
from parity.isa.parse import as_read, parse
from parity.records import BuildOutcome

KERNEL = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
\t.text
\t.type\tk,@function
k:                                      ; @k
; %bb.0:
\ts_load_b32 s2, s[0:1], 0x18
\tv_dual_mov_b32 v0, 0 :: v_dual_add_f32 v1, v2, v3
.LBB0_1:
\tv_add_f32_e32 v0, v1, v2 ; a comment
\tv_mov_b32_e64_dpp v0, v1 row_shr:1
\ts_cbranch_scc1 .LBB0_1
\ts_endpgm
\t.section .rodata,"a",@progbits
\t.amdhsa_kernel k
\t\t.amdhsa_next_free_vgpr 12
\t.end_amdhsa_kernel
\t.text
.Lfunc_end0:
\t.size\tk, .Lfunc_end0-k
\ts_code_end
\ts_code_end
\t.amdgpu_metadata
---
amdhsa.kernels: []
...
\t.end_amdgpu_metadata
"""


@pytest.mark.parametrize("target", ["amdgcn-amd-amdhsa--gfx1151", "amdgpu11.51-amd-amdhsa-unknown-gfx1151"])
def test_reads_the_target_as_every_llvm_writes_it(target: str) -> None:
    assert parse(KERNEL.replace("amdgcn-amd-amdhsa--gfx1151", target)).target == "gfx1151"


def test_reads_instructions_labels_and_descriptor() -> None:
    assembly = parse(KERNEL)
    function = assembly.functions["k"]
    assert function.mnemonics == [
        "s_load_b32",
        "v_dual_mov_b32::v_dual_add_f32",
        "v_add_f32",
        "v_mov_b32_dpp",
        "s_cbranch_scc1",
        "s_endpgm",
    ]
    assert function.labels == {".LBB0_1": 2}
    assert function.lines[:3] == [6, 7, 9]
    assert assembly.target == "gfx1151"
    assert assembly.descriptors["k"]["next_free_vgpr"] == "12"


def test_reads_disassembly() -> None:
    text = """
k.co:	file format elf64-amdgpu

Disassembly of section .text:

0000000000001900 <k>:
	s_mov_b32 s0, 0                                            // 000000001900: BE800080
	s_add_i32 s0, s0, 1                                        // 000000001904: 81008100
	s_cbranch_scc0 65534                                       // 000000001908: BFA1FFFE <k+0x4>
	s_endpgm                                                   // 00000000190C: BFB00000
	s_code_end                                                 // 000000001910: BF9F0000
"""
    function = parse(text).functions["k"]
    assert function.mnemonics == ["s_mov_b32", "s_add_i32", "s_cbranch_scc0", "s_endpgm"]
    assert function.addresses == [0x1900, 0x1904, 0x1908, 0x190C]


def test_several_kernels_in_one_text() -> None:
    second = KERNEL.replace("k,@function", "other,@function").replace("\nk:", "\nother:").replace("LBB0", "LBB1")
    second = (
        second.replace("func_end0", "func_end1").replace("kernel k", "kernel other").replace(".size\tk", ".size\tother")
    )
    assert list(parse(KERNEL + second).functions) == ["k", "other"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no kernel found"),
        ("int main() { return 0; }\n", "no kernel found"),
        (KERNEL.replace("\t.end_amdhsa_kernel\n", ""), r"truncated: \.amdhsa_kernel k has no \.end_amdhsa_kernel"),
        (
            KERNEL.replace("\ts_endpgm\n", "").replace(".Lfunc_end0:\n\t.size\tk, .Lfunc_end0-k\n", ""),
            "truncated: 'k' ends with 's_cbranch_scc1'",
        ),
        (KERNEL.replace("\tv_add_f32_e32", "\tfrobnicate"), r"f\.s:9: not an AMDGPU instruction: 'frobnicate"),
        (KERNEL.replace("\ts_load_b32", "\t.macro twice\n\ts_load_b32"), r"f\.s:6: '\.macro' is not expanded"),
        (KERNEL.replace("\t.end_amdgpu_metadata\n", ""), r"f\.s:22: truncated: \.amdgpu_metadata"),
        (KERNEL[: KERNEL.index("\t.amdgpu_metadata")], r"truncated: no \.amdgpu_metadata follows"),
        (KERNEL[: KERNEL.index("\t.section")], r"truncated: no \.amdhsa_kernel follows"),
        (
            "\t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n\t.type j,@function\nj:\n\ts_endpgm\n",
            "the body of kernel 'k' is missing",
        ),
    ],
)
def test_refuses_what_is_no_complete_assembly(text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        parse(text, "f.s")


def test_every_text_that_is_cut_off_in_the_code_is_refused(hip_outcome: BuildOutcome) -> None:
    assert hip_outcome.code_object is not None
    lines = hip_outcome.code_object.assembly_path.read_text().splitlines(keepends=True)
    end = next(number for number, line in enumerate(lines) if ".end_amdgpu_metadata" in line)
    for cut in range(0, end, 97):
        with pytest.raises(InputError):
            analyse_prefix("".join(lines[:cut]))


def analyse_prefix(text: str) -> None:
    from parity.isa.analyse import analyse

    analyse(text, "cut.s")


@pytest.mark.parametrize(("directive", "end"), [(".ascii", b""), (".asciz", b"\0"), (".string", b"\0")])
def test_a_string_may_have_what_begins_comments_and_ends_labels(directive: str, end: bytes) -> None:
    line = f'{directive} "failed: a; b // c, .text:\\n"'
    text = f"\t.type s,@object\n\t.data\ns:\n\t{line}\n\t.size s, 24\n\t.text\n\t.type k,@function\nk:\n\ts_endpgm\n.Lfunc_end0:\n"
    assert bytes(parse(text).objects["s"].content) == b"failed: a; b // c, .text:\n" + end


def within(*lines: str) -> str:
    """The kernel with these lines before its end."""
    return KERNEL.replace("\ts_endpgm\n", "".join(f"{line}\n" for line in (*lines, "\ts_endpgm")))


@pytest.mark.parametrize(
    ("lines", "read"),
    [
        (["/* a */ s_nop 1"], ["s_nop"]),
        (["/* a", "s_nop 1", "b */ s_nop 2 /* ; */ // c"], ["s_nop"]),
        (["; /* no comment begins here", "s_nop 1"], ["s_nop"]),
        (['"a b;c": s_nop 1'], ["s_nop"]),
        (["one = 1", "s_nop 1"], ["s_nop"]),
        ([".section .rodata", "s_nop 1", ".text", "s_sleep 1"], ["s_sleep"]),
        ([".text 1", "s_nop 1", ".text", "s_sleep 1"], ["s_sleep"]),
    ],
)
def test_what_stands_in_a_comment_or_another_section_is_no_instruction(lines: list[str], read: list[str]) -> None:
    mnemonics = parse(within(*lines)).functions["k"].mnemonics
    assert mnemonics[-1 - len(read) : -1] == read
    assert len(mnemonics) == len(parse(KERNEL).functions["k"].mnemonics) + len(read)


@pytest.mark.parametrize("line", [".if 0", ".ifdef a", ".else", ".endif"])
def test_conditions_are_refused_as_macros_are(line: str) -> None:
    with pytest.raises(InputError, match="is not expanded: assemble it first"):
        parse(within(line))


def test_a_text_as_it_is_read_has_no_more_than_what_is_read() -> None:
    """What is left out is what an assembler would take otherwise: then it makes other bytes of this text."""
    plain = as_read(KERNEL)
    assert "v_mov_b32_e64_dpp v0, v1 row_shr:1\n" in plain
    assert ".amdhsa_next_free_vgpr 12" in plain
    assert "amdhsa.kernels: []" in plain
    assert as_read(plain) == plain
    hidden = [
        ".p2alignl 8, 0x0a020280",
        ".pushsection .foo",
        ".previous",
        ".subsection 1",
        ".loc 1 2 3",
        ".cfi_undefined 1",
    ]
    assert as_read(within(*hidden)) == plain
    assert ".p2align\t6\n" in as_read(within("\t.p2align\t6"))
