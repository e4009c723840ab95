"""Lanes of machine code: assembly text that somebody wrote, and code objects as they are."""

import re
import struct
from collections.abc import Callable
from typing import Any

import pytest
from builds import artifacts_of
from conftest import CommandLine
from own_study import REST, write_study
from twice import OPERATOR

from parity.contract.workspace import Workspace

HIP = """
extern "C" __attribute__((global)) void __attribute__((amdgpu_flat_work_group_size(64, 64)))
twice(const float* x, float* y) {
  int i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  y[i] = x[i] * 2;
}
"""
CONTRACT = """
title = "twice"
operator = "operators/twice.py"
arch = "gfx1151"
axes = {{ n = 1024 }}
blocks = {{ n = 64 }}
threads = 64
[tensors]
x = {{ dtype = "float32" }}
y = {{ dtype = "float32" }}
{rest}
reference = "hip"
[lanes.mine]
builder = "assembly"
kernel = "kernels/{file}"
symbol = "twice"
arguments = ["x", "y"]
grid = ["tiles"]
{more}
[lanes.hip]
kernel = "kernels/twice.hip"
symbol = "twice"
arguments = ["x", "y"]
grid = ["tiles"]
"""
RUN = ("run", "twice/step01", "--hip-compiler", "zig", "--device", "emulator")


@pytest.fixture
def parity(parity: CommandLine, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """A workspace that is trusted, with the sources of `twice`."""
    monkeypatch.setenv("PARITY_TRUST", "1")
    return parity


def study(workspace: Workspace, file: str, content: bytes | str, more: str = "") -> None:
    """The study `twice`, whose lane `mine` is a file of machine code, beside the same kernel in HIP."""
    contract = CONTRACT.format(rest=REST, file=file, more=more)
    write_study(workspace, "twice", contract, {"operators/twice.py": OPERATOR, "kernels/twice.hip": HIP})
    (workspace.root / "kernels" / file).write_bytes(content.encode() if isinstance(content, str) else content)


@pytest.fixture
def text(parity: CommandLine) -> str:
    """The compiler's text of the kernel."""
    return built(parity, "kernel.s").decode()


def built(parity: CommandLine, name: str) -> bytes:
    """An artifact of the kernel, built as a lane of a study of its own."""
    study(parity.workspace, "none.s", "")
    return artifacts_of(parity.workspace, "twice/step01", "hip", "zig")[name].read_bytes()


def decided(parity: CommandLine) -> Any:
    """The document of a run that has an outcome."""
    ended = parity(*RUN, "--json")
    assert "lanes" in ended.json, ended.err
    return ended.json


def test_a_compilers_text_is_the_same_lane(parity: CommandLine, rocm: object, text: str) -> None:
    study(parity.workspace, "twice.s", text)
    document = decided(parity)
    lanes = document["lanes"]
    assert document["verification"]["status"] == "verified"
    assert lanes["mine"]["code_object_sha256"] == lanes["hip"]["code_object_sha256"]
    assert lanes["mine"]["facts"]["assembles_to_object"] == "yes"
    assert {"twice.s", "kernel.s", "kernel.co"} <= {file["name"] for file in lanes["mine"]["artifacts"]}


SUM = re.compile(r"\tv_(?:dual_)?add_f32.*\n")
RAW = "\t.long 0x10020301  // v_mul_f32_e32 v1, v1, v1\n"
PLANTED = {
    "edited": lambda text: text.replace("v_add_f32", "v_mul_f32"),
    "as a number": lambda text: SUM.sub(lambda match: match[0] + RAW, text),
}


@pytest.mark.parametrize("edit", PLANTED.values(), ids=PLANTED)
def test_an_edited_instruction_is_found(
    parity: CommandLine, rocm: object, text: str, edit: Callable[[str], str]
) -> None:
    """Planted: x is not added to itself but squared, or squared as well by an instruction that is written as a number."""
    study(parity.workspace, "twice.s", edit(text))
    ended = parity(*RUN, "--json")
    assert ended.code == 1
    assert ended.json["verification"]["status"] == "failed"
    assert "mine" in ended.json["verification"]["detail"]


def test_a_source_that_is_called_as_what_a_build_makes(parity: CommandLine, rocm: object, text: str) -> None:
    study(parity.workspace, "kernel.s", text)
    document = decided(parity)
    names = {file["name"] for file in document["lanes"]["mine"]["artifacts"]}
    assert {"kernel.s", "source/kernel.s"} <= names
    (parity.workspace.root / "kernels" / "kernel.s").unlink()
    assert parity("runs", "restore", str(document["run_id"]), "--force").code == 0
    assert (parity.workspace.root / "kernels" / "kernel.s").read_text() == text


def handwritten(text: str) -> str:
    """The compiler's text with a macro, whose factor is a symbol of the assembler."""
    line = next(line for line in text.splitlines() if "v_add_f32" in line or "v_dual_add_f32" in line)
    register = line.rpartition(",")[2].strip()
    target = line.split()[1].strip(",")
    macro = ".macro scaled d, s\n\tv_mul_f32_e32 \\d, FACTOR, \\s\n.endm\n"
    return macro + text.replace(line, f"\tscaled {target}, {register}")


@pytest.mark.parametrize(("factor", "status"), [(2, "failed"), ("0x40000000", "verified")])
def test_constants_are_symbols_of_the_assembler(
    parity: CommandLine, rocm: object, text: str, factor: object, status: str
) -> None:
    """The bits of 2.0 are right; the integer 2 is a planted fault. The text that is read has no macro any more."""
    value = int(str(factor), 0)
    study(parity.workspace, "twice.s", handwritten(text), f"constants = {{ FACTOR = {value}, OTHER = 3 }}")
    document = decided(parity)
    assert document["verification"]["status"] == status
    assert document["lanes"]["mine"]["facts"]["constants that nothing uses"] == "OTHER"
    made = parity("runs", "artifact", str(document["run_id"]), "kernel.s", "--lane", "mine").out
    assert "v_mul_f32" in made
    assert ".macro" not in made


def bundle(code: bytes, target: str) -> bytes:
    """An offload bundle of one code object."""
    name = f"hipv4-amdgcn-amd-amdhsa--{target}".encode()
    head = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", 1)
    at = len(head) + 24 + len(name)
    return head + struct.pack("<3Q", at, len(code), len(name)) + name + code


@pytest.mark.parametrize("is_bundle", [False, True], ids=["code object", "bundle"])
def test_a_code_object_is_a_lane_as_it_is(parity: CommandLine, rocm: object, is_bundle: bool) -> None:
    code = built(parity, "kernel.co")
    study(parity.workspace, "vendor.bin", bundle(code, "gfx1151") if is_bundle else code)
    document = decided(parity)
    lanes = document["lanes"]
    assert document["verification"]["status"] == "verified"
    assert lanes["mine"]["code_object_sha256"] == lanes["hip"]["code_object_sha256"]
    assert lanes["mine"]["toolchain"]["version"] == "a code object as it is"
    assert lanes["mine"]["isa"]["function"]["counts"] == lanes["hip"]["isa"]["function"]["counts"]


def test_what_is_no_machine_code_for_the_contract_is_one_sentence(parity: CommandLine, rocm: object, text: str) -> None:
    code, root = built(parity, "kernel.co"), parity.workspace.root
    study(parity.workspace, "vendor.co", code)
    path = root / "experiments" / "twice" / "contract.toml"
    path.write_text(path.read_text().replace("gfx1151", "gfx1201"))
    ended = parity(*RUN)
    assert (ended.code, ended.out) == (2, "")
    assert "field 'kernel': kernels/vendor.co is machine code of gfx1151, the contract is for gfx1201" in ended.err
    for content, more, sentence in (
        (b"\x80\xff", "", "kernels/odd.s is neither assembly text nor a code object"),
        ('.include "secret.inc"\n' + text, "", "odd.s:1: '.include': an assembly lane is one file"),
        ('.macro m d\n.inc\\d "secret"\n.endm\nm bin\n' + text, "", "odd.s:2: '.inc\\': an assembly lane is one file"),
        ('.macro m d\n.i\\d "secret"\n.endm\nm ncbin\n' + text, "", "odd.s:2: '.i\\': an assembly lane is one file"),
        ('/* ; */ .incbin "secret"\n' + text, "", "odd.s:1: '.incbin'"),
        ('.macro m d\n"//": \\d "secret"\n.endm\nm .in\n' + text, "", "odd.s:2: '\\d'"),
        (".irp d, .in\nx : \\d\\()cbin\n.endr\n" + text, "", "odd.s:2: '\\d"),
        (".altmacro\n" + text, "", "odd.s:1: '.altmacro'"),
        ("; twice\n" + text, 'flags = ["-O2"]', "field 'flags': assembly lanes have constants, no flags"),
        ("; N\n" + text, 'constants = { N = "float" }', "field 'constants.N'"),
        ("; a|b(\n" + text, 'constants = { "a|b(" = 1 }', "'a|b(' cannot be a symbol of the assembler"),
    ):
        study(parity.workspace, "odd.s", content, more)
        ended = parity(*RUN)
        assert (ended.code, sentence in ended.err, ended.err.count("\n")) == (2, True, 1), ended.err


RIGHT = {
    "block comment": lambda text: SUM.sub(lambda match: f"/*\n{match[0]}*/\n{match[0]}", text),
    "never assembled": lambda text: SUM.sub(lambda match: f"lab: .if 0\n{match[0]}.endif\n{match[0]}", text),
    "a symbol": lambda text: ".set ONE, 1\n" + text,
    "another section": lambda text: text + '.section .other,"ax"\n\tv_add_f32 v1, v1, v1\n',
    "a macro": lambda text: SUM.sub(
        lambda match: f".macro m a:vararg\nl\\@: v_nop ; \\a\n.endm\nm 1\n{match[0]}", text
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("edit", RIGHT.values(), ids=RIGHT)
def test_what_the_assembler_makes_of_a_text_is_what_counts(
    parity: CommandLine, rocm: object, text: str, edit: Callable[[str], str]
) -> None:
    study(parity.workspace, "twice.s", edit(text))
    document = decided(parity)
    assert document["verification"]["status"] == "verified", document["verification"]["detail"]


def test_a_size_in_machine_code_is_not_taken_for_another(parity: CommandLine, rocm: object) -> None:
    """The code is for one row count alone: at another it is not run, and not called wrong."""
    sized = 'constants = { N = "axis.n" }'
    hip = HIP.replace("y[i] = x[i] * 2", "if (i < N) y[i] = x[i] * 2")
    study(parity.workspace, "none.s", "")
    root = parity.workspace.root
    contract = root / "experiments" / "twice" / "contract.toml"
    (root / "kernels" / "twice.hip").write_text(hip)
    contract.write_text(contract.read_text() + sized + "\n")
    code = artifacts_of(parity.workspace, "twice/step01", "hip", "zig")["kernel.co"].read_bytes()
    study(parity.workspace, "vendor.co", code, sized)
    (root / "kernels" / "twice.hip").write_text(hip)
    contract.write_text(contract.read_text() + sized + "\n")
    verification = decided(parity)["verification"]
    assert verification["status"] == "unverified"
    assert "its machine code is the same" in verification["detail"]


def test_registers_beyond_the_descriptors_are_a_failed_build(parity: CommandLine, rocm: object, text: str) -> None:
    """Planted: the usual slip of an edit by hand. On a GPU such a register is another one's."""
    study(parity.workspace, "twice.s", SUM.sub(lambda match: match[0] + "\tv_mov_b32_e32 v200, 0\n", text))
    ended = parity(*RUN, "--json")
    assert ended.code == 1
    assert re.search(r"'twice' uses v200, and its descriptor allocates \d+ vector", ended.json["reasons"][0]["text"])


def test_a_wrong_text_is_a_failed_build(parity: CommandLine, rocm: object, text: str) -> None:
    study(parity.workspace, "twice.s", "\tv_sprout_wings v0\n" + text)
    ended = parity(*RUN, "--json")
    assert ended.code == 1
    assert "twice.s:1" in ended.json["reasons"][0]["text"]
    study(parity.workspace, "twice.s", text.replace("twice", "thrice"))
    assert "thrice" in parity(*RUN, "--json").json["reasons"][0]["text"]


def test_a_release_of_the_assembler_can_be_asked_for(parity: CommandLine, text: str) -> None:
    study(parity.workspace, "twice.s", text, 'toolchain = { ziglang = "0.1.0" }')
    ended = parity(*RUN)
    assert ended.code == 3
    assert "ziglang==0.1.0" in ended.err


@pytest.mark.slow
def test_a_cubin_is_a_lane_as_it_is(parity: CommandLine) -> None:
    """Nothing emulates NVIDIA's code; it is built, read and checked."""
    cuda = HIP.replace(
        "__attribute__((global)) void __attribute__((amdgpu_flat_work_group_size(64, 64)))", "__global__ void"
    )
    cuda = cuda.replace("__builtin_amdgcn_workgroup_id_x()", "blockIdx.x").replace(
        "__builtin_amdgcn_workitem_id_x()", "threadIdx.x"
    )
    root = parity.workspace.root

    def for_hopper(file: str, content: bytes) -> None:
        study(parity.workspace, file, content)
        contract = root / "experiments" / "twice" / "contract.toml"
        contract.write_text(contract.read_text().replace("gfx1151", "sm_90"))
        (root / "kernels" / "twice.hip").write_text(cuda)

    for_hopper("none.s", b"")
    for_hopper("vendor.cubin", artifacts_of(parity.workspace, "twice/step01", "hip")["kernel.co"].read_bytes())
    lanes = decided(parity)["lanes"]
    assert lanes["mine"]["code_object_sha256"] == lanes["hip"]["code_object_sha256"]
    assert lanes["mine"]["isa"]["function"]["counts"] == lanes["hip"]["isa"]["function"]["counts"]
    for_hopper("text.s", b"; twice")
    assert "assembly text is AMD's: for NVIDIA name a cubin" in parity(*RUN).err


def test_a_file_that_is_not_there_leaves_no_run(parity: CommandLine) -> None:
    study(parity.workspace, "mine.s", "")
    (parity.workspace.root / "kernels" / "mine.s").unlink()
    ended = parity(*RUN)
    assert ended.code == 2
    assert "mine.s: no such kernel file" in ended.err
    assert not parity("runs", "--json").json["runs"]


def test_an_instruction_that_a_source_writes_as_a_number_is_read(parity: CommandLine, rocm: object) -> None:
    """The compiler's text says `.long`: what is read and emulated is then the disassembly."""
    study(parity.workspace, "vendor.co", built(parity, "kernel.co"))
    raw = HIP.replace("  y[i]", '  asm volatile(".long 0xbf800003");\n  y[i]')
    (parity.workspace.root / "kernels" / "twice.hip").write_text(raw)
    document = decided(parity)
    assert document["verification"]["status"] == "verified"
    made = parity("runs", "artifact", str(document["run_id"]), "kernel.s", "--lane", "hip").out
    assert "s_nop 3" in made
    assert ".long" not in made
