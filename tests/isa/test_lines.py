"""The source lines behind instructions: on what real compilers write, and on texts of every form."""

from pathlib import Path

import pytest
from conftest import LoadedStep

from parity.contract import LaneName
from parity.isa.analyse import analyse
from parity.isa.lines import SourceLine, lines_behind, source_lines
from parity.isa.parse import parse
from parity.records import BuildOutcome

FORM = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"
\t.text
\t.type\tk,@function
{before}
k:
{body}
\ts_endpgm
.Lfunc_end0:
\t.size\tk, .Lfunc_end0-k
\t.section .rodata,"a",@progbits
\t.amdhsa_kernel k
\t\t.amdhsa_next_free_vgpr 12
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels: []
...
\t.end_amdgpu_metadata
{after}
"""


def in_kernel(text: str, kernel: str) -> dict[int, SourceLine]:
    return source_lines(text, parse(text).functions[kernel])


FIRST = 6  # the line of the body's first line


def lines_of(body: str, before: str = "", after: str = "") -> list[tuple[int, str, int]]:
    lines = in_kernel(FORM.format(before=before, body=body, after=after), "k")
    return [(number - FIRST, at.file, at.line) for number, at in lines.items()]


def test_a_line_holds_until_the_next_one_and_zero_is_none() -> None:
    body = """\
\t.file\t0 "." "k.hip" md5 0x97d51aeb7aff8a2058d6af2f80013a0d
\ts_nop 0
\t.loc\t0 2 2 prologue_end              ; k.hip:2:2
\ts_nop 1
.Ltmp0:
\ts_nop 2
\t.loc\t0 0 2 is_stmt 0                 ; :0:2
\ts_nop 3
\t.loc\t0 3 15 is_stmt 1 discriminator 3
.LBB0_1:
\tv_mov_b32_e32 v0, 0 ; .loc 0 9 9"""
    assert lines_of(body) == [(3, "k.hip", 2), (5, "k.hip", 2), (10, "k.hip", 3), (11, "k.hip", 3)]


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ('1 "k.py"', "k.py"),
        ('1 "/home/ada" "k.py"', "/home/ada/k.py"),
        ('1 "." "k.py" md5 0x0', "k.py"),
        ('1 "triton/language" "standard.py"', "triton/language/standard.py"),
        ('1 "./../common" "a b; c.h"', "../common/a b; c.h"),
        ('1 "/home/ada" "/opt/k.h"', "/opt/k.h"),
        (r'1 "\303\244 \"x\".h"', 'ä "x".h'),
    ],
)
def test_files_are_named_by_folder_and_path(file: str, name: str) -> None:
    assert lines_of(f"\t.file {file}\n\t.loc 1 7\n\ts_nop 0") == [(2, name, 7), (3, name, 7)]


def test_a_file_may_be_named_after_its_use() -> None:
    assert lines_of("\t.loc 1 7 0", after='\t.file 1 "k.h"') == [(1, "k.h", 7)]


@pytest.mark.parametrize("loc", ["\t.loc 2 7 0", "\t.loc 1 0 0", "\t.loc", f"\t.loc 1 {'9' * 50} 0", "\t.loc x y", ""])
def test_what_tells_no_line_tells_none(loc: str) -> None:
    assert lines_of(f'\t.file 1 "k.h"\n\t.loc 1 7 0\n\ts_nop 0\n{loc}')[1:] == ([] if loc else [(4, "k.h", 7)])


def test_a_line_before_the_function_says_nothing_about_it() -> None:
    lines = in_kernel(FORM.format(before='\t.file 1 "k.h"\n\t.loc 1 7 0', body="\ts_nop 0", after=""), "k")
    assert lines == {}


def test_another_kernel_has_no_lines() -> None:
    assert in_kernel(FORM.format(before="", body="\ts_nop 0", after=""), "k") == {}


def lines_that_say(outcome: BuildOutcome, mnemonic: str) -> set[str]:
    """The source lines of a mnemonic's instructions; all names are those of the build's sources."""
    assert outcome.code_object is not None, outcome.message
    kernel, text = outcome.code_object.kernel_name, outcome.artifacts["kernel.s"].read_text()
    lines = in_kernel(text, kernel)
    function = parse(text).functions[kernel]
    assert len(lines) > 0.9 * len(function)
    return {
        told(outcome, lines[line])
        for name, line in zip(function.mnemonics, function.lines, strict=True)
        if name.startswith(mnemonic) and line in lines
    }


def told(outcome: BuildOutcome, at: SourceLine) -> str:
    return outcome.artifacts[at.file].read_text().splitlines()[at.line - 1].strip()


def test_the_lines_of_both_lanes(hip_outcome: BuildOutcome, triton_outcome: BuildOutcome) -> None:
    (dot,) = lines_that_say(triton_outcome, "v_wmma")
    assert "tl.dot(" in dot
    (wmma,) = lines_that_say(hip_outcome, "v_wmma")
    assert "__builtin_amdgcn_wmma_f32_16x16x16_f16_w32" in wmma


def test_the_lines_of_hiprtc(step14: LoadedStep, rocm: Path, hip_outcome: BuildOutcome) -> None:
    assert lines_that_say(step14.build("hip", "hiprtc"), "v_wmma") == lines_that_say(hip_outcome, "v_wmma")


@pytest.mark.parametrize("lane", ["hip", "triton"])
def test_debug_lines_change_nothing_that_is_read(step14: LoadedStep, lane: LaneName) -> None:
    spec = step14.step.lanes[lane]
    flags, env = [*spec.flags, "-g0"], {**spec.env, "TRITON_DISABLE_LINE_INFO": "1"}
    plain = step14.build(lane, **({"flags": flags} if lane == "hip" else {"env": env}))
    lined = step14.build(lane)
    assert plain.code_object is not None
    assert lined.code_object is not None
    assert plain.code_object.sha256 == lined.code_object.sha256
    texts = [outcome.artifacts["kernel.s"].read_text() for outcome in (plain, lined)]
    assert [".loc" in text for text in texts] == [False, True]
    (one,), (other,) = (analyse(text, kernel="scaled_mm") for text in texts)
    assert one.hot_loop is not None
    assert other.hot_loop is not None
    assert one.hot_loop.label == other.hot_loop.label
    assert one.hot_loop.indices == other.hot_loop.indices
    assert (one.function, one.resources) == (other.function, other.resources)
    assert [(finding.code, finding.text) for finding in one.findings] == [
        (finding.code, finding.text) for finding in other.findings
    ]


def test_what_a_library_has_inlined_is_where_the_kernel_calls_it() -> None:
    """Planted: the innermost line of the first load is the library's; that of the second is a file beside the
    kernel's.
    """
    body = """\\t.file 1 "kernels" "own.py"
\t.file 2 "triton/language" "standard.py"
\t.file 3 "kernels" "helper.py"
\t.loc 1 10 0
\ts_nop 0
\t.loc 2 263 15   ; standard.py:263:15 @[ standard.py:293:36 @[ own.py:19:34 ] ]
\ts_nop 1
\t.loc 3 7 1   ; helper.py:7:1 @[ own.py:21:3 ]
\ts_nop 2""".replace("\\t", "\t")
    text = FORM.format(before="", body=body, after="")
    function = parse(text).functions["k"]
    lines = source_lines(text, function)
    last = max(lines)
    of_library = next(at for at in lines.values() if at.file.endswith("standard.py"))
    assert [(at.file, at.line) for at in of_library.callers] == [
        ("triton/language/standard.py", 293),
        ("kernels/own.py", 19),
    ]
    told = [*lines_behind(text, function, sorted(lines)).values()]
    assert [(at.file, at.line) for at in told if at][:3] == [
        ("kernels/own.py", 10),
        ("kernels/own.py", 19),
        ("kernels/helper.py", 7),
    ]
    assert lines[last].line == 7
