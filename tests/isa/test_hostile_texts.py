"""Texts that nobody's compiler writes: read all the same, or refused in one sentence; long ones are read to their end."""

from pathlib import Path

import msgpack
import pytest
from conftest import CommandLine

from parity.codeobject import read_metadata
from parity.contract.toml import read_toml
from parity.errors import InputError
from parity.isa.analyse import analyse
from parity.isa.metadata import load_metadata
from parity.isa.parse import parse

HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"\n\t.type\tk,@function\nk:\n'
TAIL = """\
\t.amdhsa_kernel k
\t\t.amdhsa_next_free_vgpr {vgprs}
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .vgpr_count: 8
    .sgpr_count: 20
    .wavefront_size: 32
    .max_flat_workgroup_size: 256
    .group_segment_fixed_size: 0
...
\t.end_amdgpu_metadata
"""
DIGITS = "9" * 5000
DEEP = "[" * 100_000


def text_of(body: str, *, vgprs: str = "8", metadata: tuple[str, str] = ("", "")) -> str:
    old, new = metadata
    tail = TAIL.format(vgprs=vgprs)
    assert old in tail
    return f"{HEAD}{body}\n\ts_endpgm\n{tail.replace(old, new, 1)}"


def test_many_blank_lines() -> None:
    text = "\n" * 100_000 + text_of("\ts_nop 0" + "\n" * 100_000)
    assembly = parse(text)
    assert (assembly.target, assembly.functions["k"].lines) == ("gfx1151", [100_004, 200_005])


@pytest.mark.parametrize("separator", [" ", "\n"])
def test_many_labels_before_one_instruction(separator: str) -> None:
    labels = separator.join(f"l{number}:" for number in range(100_000))
    function = parse(text_of(f"{labels} s_nop 0\n\ts_branch l99999")).functions["k"]
    assert function.mnemonics == ["s_nop", "s_branch", "s_endpgm"]
    assert (len(function.labels), set(function.labels.values())) == (100_000, {0})


def test_many_metadata_documents() -> None:
    one = "\t.amdgpu_metadata\namdhsa.kernels: []\n\t.end_amdgpu_metadata\n"
    assembly = parse(one * 20_000 + text_of("\ts_nop 0"))
    assert len(assembly.metadata_yaml) == 20_001
    assert assembly.functions["k"].lines == [60_004, 60_005]
    assert load_metadata(assembly)["k"].vgpr_count == 8


def test_many_local_labels() -> None:
    body = "\n".join("1:\n\ts_nop 0\n\ts_cbranch_scc1 1b\n\ts_cbranch_scc0 1f" for _ in range(20_000)) + "\n1:"
    (analysis,) = analyse(text_of(body))
    assert analysis.function.instructions == 60_001


def test_many_nested_loops_have_the_figures_of_few() -> None:
    """Each loop holds the next, the innermost the matrix instruction; the store is in the outermost only."""
    depth = 5000
    into = "\n".join(f"l{number}:\n\tv_nop" for number in range(depth))
    out = "\n".join(f"\ts_cbranch_scc1 l{number}" for number in reversed(range(depth)))
    matrix = "\tv_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]"
    outermost = out.rpartition("\n")
    body = f"{into}\n{matrix}\n{outermost[0]}\n\tglobal_store_b32 v0, v1, s[0:1]\n{outermost[2]}"
    (analysis,) = analyse(text_of(body))
    assert analysis.hot_loop is not None
    assert (analysis.hot_loop.label, analysis.hot_loop.counts.instructions) == (f"l{depth - 1}", 3)
    assert analysis.hot_loop.is_nested
    assert analysis.stores_in_loops
    assert not analyse(text_of(f"{into}\n{matrix}\n{out}\n\tglobal_store_b32 v0, v1, s[0:1]"))[0].stores_in_loops


NUMBER = ".vgpr_count: 8"
TEXTS = {
    "digits in an instruction": (text_of(f"\tv_mov_b32 v0, {DIGITS}"), "f.s:4: a number of more than 1000 digits"),
    "digits in a register": (text_of(f"\tv_mov_b32 v{DIGITS}, 0"), "f.s:4: a number of more than 1000 digits"),
    "digits in a wait": (text_of(f"\ts_waitcnt vmcnt({DIGITS})"), "f.s:4: a number of more than 1000 digits"),
    "digits in a branch": (text_of(f"\ts_branch {DIGITS}"), "f.s:4: a number of more than 1000 digits"),
    "digits in a local label": (text_of(f"\ts_branch {DIGITS}f"), "f.s:4: a number of more than 1000 digits"),
    "digits in a directive": (text_of("\ts_nop 0", vgprs=DIGITS), "f.s:7: a number of more than 1000 digits"),
    "digits in the metadata": (text_of("", metadata=(NUMBER, f".vgpr_count: {DIGITS}")), "Exceeds the limit"),
    "hexadecimal digits": (text_of("", metadata=(NUMBER, f".vgpr_count: 0x{DIGITS}")), "not a number of 20000 bits"),
    "nesting": (text_of("", metadata=(NUMBER, f".vgpr_count: {DEEP}")), "nested more than 50 deep"),
    "a tag without a value": (text_of("", metadata=(NUMBER, '.vgpr_count: !!int ""')), "is not kernel metadata"),
    "a day that is none": (text_of("", metadata=(NUMBER, ".vgpr_count: 2001-99-99")), "month must be in 1..12"),
    "no tables": (text_of("", metadata=("amdhsa.kernels:", "other:")), "field 'amdhsa.kernels': missing"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_that_cannot_be_read_is_one_sentence(name: str) -> None:
    text, sentence = TEXTS[name]
    with pytest.raises(InputError) as caught:
        analyse(text, "f.s")
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 400
    assert "\n" not in str(caught.value)


def test_a_wait_with_a_leading_zero_is_read() -> None:
    loop = "\nl:\n\ts_wait_loadcnt 010\n\tv_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]\n\ts_cbranch_scc1 l"
    assert analyse(text_of(loop))[0].hot_loop is not None


ARGUMENT = {".offset": 0, ".size": 8, ".value_kind": "global_buffer"}
FIELDS = [
    ({".name": ["k"]}, "field 'amdhsa.kernels.0.name': input should be a valid string"),
    ({".name": ""}, "field 'amdhsa.kernels.0.name': string should have at least 1 character, not ''"),
    ({".args": 3}, "field 'amdhsa.kernels.0.args': input should be a valid list, not 3"),
    ({".args": [3]}, "field 'amdhsa.kernels.0.args.0'"),
    ({".args": [ARGUMENT, ARGUMENT | {".offset": None}]}, "field 'amdhsa.kernels.0.args.1.offset'"),
    (
        {".args": [ARGUMENT | {".size": -8}]},
        "field 'amdhsa.kernels.0.args.0.size': input should be greater than or equal to 0, not -8",
    ),
    ({".args": [ARGUMENT | {".value_kind": 5}]}, "field 'amdhsa.kernels.0.args.0.value_kind'"),
    ({".args": [{".offset": 0, ".size": 8}]}, "field 'amdhsa.kernels.0.args.0.value_kind': missing"),
    ({".reqd_workgroup_size": []}, "field 'amdhsa.kernels.0.reqd_workgroup_size': list should have at least 3 items"),
    (
        {".reqd_workgroup_size": [64, 1, "1"]},
        "field 'amdhsa.kernels.0.reqd_workgroup_size.2': input should be a valid integer, not '1'",
    ),
    (
        {".max_flat_workgroup_size": "256"},
        "field 'amdhsa.kernels.0.max_flat_workgroup_size': input should be a valid integer, not '256'",
    ),
    ({".vgpr_count": True}, "field 'amdhsa.kernels.0.vgpr_count': input should be a valid integer, not True"),
    ({".vgpr_count": 1 << 63}, "field 'amdhsa.kernels.0.vgpr_count': input should be less than 4294967296"),
    ({".wavefront_size": 0}, "field 'amdhsa.kernels.0.wavefront_size': input should be 32 or 64, not 0"),
    ({".kernarg_segment_size": 1.5}, "field 'amdhsa.kernels.0.kernarg_segment_size'"),
    ({".symbol": {}}, "field 'amdhsa.kernels.0.symbol'"),
]


@pytest.mark.parametrize(("wrong", "sentence"), FIELDS)
def test_a_field_of_the_wrong_type_is_named_in_text_and_object(wrong: dict[str, object], sentence: str) -> None:
    document = {"amdhsa.kernels": [{".name": "k"} | wrong], "amdhsa.target": "amdgcn-amd-amdhsa--gfx1151"}
    with pytest.raises(ValueError, match=r"^field") as caught:
        read_metadata(msgpack.unpackb(msgpack.packb(document)))
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize("document", [None, 3, [], "text", {}, {"amdhsa.kernels": {}}, {"amdhsa.kernels": [[]]}])
def test_a_document_of_another_shape_is_refused(document: object) -> None:
    with pytest.raises(ValueError, match=r"^field"):
        read_metadata(document)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"grid = [{DIGITS}]", "an integer has thousands of digits: it must fit 64 bits"),
        (f"grid = {'[' * 100_000}", "not valid TOML"),
        (f"grid = [0x{DIGITS}]", "field 'grid.0': a number of 20000 bits does not fit 64 bits"),
        (f"grid = [{'9' * 30}]", "field 'grid.0': 999999999999999999999999999999 does not fit 64 bits"),
    ],
)
def test_a_launch_file_with_a_number_of_thousands_of_digits_is_one_sentence(
    shared_parity: CommandLine, tmp_path: Path, text: str, sentence: str
) -> None:
    (tmp_path / "k.s").write_text(text_of("\ts_nop 0"))
    launch = tmp_path / "launch.toml"
    launch.write_text(f'kernel = "k"\nblock = [64]\nargs = []\n{text}\n')
    ended = shared_parity("emulate", str(tmp_path / "k.s"), "--launch", str(launch))
    assert (ended.code, ended.out) == (2, "")
    assert f"{launch}: {sentence}" in ended.err
    assert len(ended.err.strip().splitlines()) == 1
    assert len(ended.err) < 600


def test_the_largest_integers_of_launch_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("a = [18446744073709551615, -9223372036854775808]")
    assert read_toml(tmp_path / "a.toml") == {"a": [(1 << 64) - 1, -(1 << 63)]}
