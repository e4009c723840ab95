"""A code object as assembly text: the same machine code, figures and results as its compiler's own text."""

import re
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandLine, LoadedStep
from elftools.elf.elffile import ELFFile

from parity.codeobject import read_object
from parity.codeobject.disassemble import assembly_text
from parity.codeobject.elf import symbol_bytes
from parity.isa.analyse import analyse
from parity.lanes.hip.clang import zig_clang
from parity.records import BuildOutcome, CodeObject
from parity.report.documents import document as document_of
from parity.report.kernels import kernels_report

pytestmark = pytest.mark.slow

FAMILIES = ("gfx1151", "gfx1201", "gfx942", "gfx950")
BUILDS = [
    *(
        (arch, lane, compiler)
        for arch in FAMILIES
        for lane, compiler in (("hip", "zig"), ("hip", "hiprtc"), ("triton", "auto"))
    ),
    ("gfx90a", "triton", "auto"),
]

PRELUDE = """
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define ID (__builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() + __builtin_amdgcn_workitem_id_x())
"""


def build(step14: LoadedStep, arch: str, lane: str, compiler: str) -> CodeObject:
    contract, options = replace(step14.contract, arch=arch), step14.step.lanes[lane].options
    if lane == "triton" and arch.startswith("gfx9"):
        options = {**options, "num_warps": 4}  # waves of 64
    outcome = step14.build(lane, compiler, contract=contract, options=options)
    assert outcome.code_object is not None, outcome.message
    return outcome.code_object


def assembled(text: str, arch: str, folder: Path) -> bytes:
    """A code object from text, by the wheel's clang. It knows halves of registers on gfx12 only if it is asked to."""
    clang = zig_clang()
    assert clang is not None
    (folder / "k.s").write_text(text)
    halves = ["-target-feature", "+real-true16"] if arch.startswith("gfx12") and ".l" in text else []
    assembler = ["-cc1as", "-triple", "amdgcn-amd-amdhsa", "-target-cpu", arch, *halves, "-filetype", "obj"]
    for command in (
        [*clang.compile, *assembler, "-o", str(folder / "k.o"), str(folder / "k.s")],
        [*clang.link, "-shared", str(folder / "k.o"), "-o", str(folder / "k.co")],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return (folder / "k.co").read_bytes()


def compiled(folder: Path, source: str, arch: str) -> Path:
    """`k.s`, the compiler's text, and beside it `k.co`. Symbols of other files could replace global variables."""
    (folder / "k.hip").write_text(PRELUDE + source)
    options = [
        "-x",
        "hip",
        f"--offload-arch={arch}",
        "--cuda-device-only",
        "-nogpuinc",
        "-nogpulib",
        "-nostdinc++",
        "-O3",
        "-std=c++17",
        "-fvisibility=default",
    ]
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "clang",
        *options,
        "-S",
        str(folder / "k.hip"),
        "-o",
        str(folder / "own.s"),
    ]
    subprocess.run(command, check=True, capture_output=True)
    assembled((folder / "own.s").read_text(), arch, folder)
    return folder / "own.s"


def descriptors(data: bytes) -> list[bytes]:
    """The kernel descriptors, without the distance to the code."""
    elf = ELFFile(BytesIO(data))
    whole_descriptors = [symbol_bytes(elf, f"{name}.kd") for name in read_object(data, "k.co").kernels]
    return [one[:16] + one[24:] for one in whole_descriptors]


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize(("arch", "lane", "compiler"), BUILDS)
def test_the_text_assembles_to_the_same_machine_code_and_descriptor(
    step14: LoadedStep, tmp_path: Path, arch: str, lane: str, compiler: str
) -> None:
    code = build(step14, arch, lane, compiler)
    data = code.path.read_bytes()
    again = assembled(assembly_text(data, "k.co"), arch, tmp_path)
    wanted = read_object(data, "k.co").text
    if compiler == "hiprtc" and arch.startswith("gfx1"):  # LLVM 23 and 22 encode ignored fields differently
        wanted = read_object(assembled(code.assembly_path.read_text(), arch, tmp_path), "k.co").text
    assert read_object(again, "again.co").text == wanted
    assert descriptors(again) == descriptors(data)


def test_a_kernel_that_a_runtime_launches_by_itself_is_none_to_launch(
    hip_outcome: BuildOutcome, tmp_path: Path
) -> None:
    assert hip_outcome.code_object is not None
    text = hip_outcome.code_object.assembly_path.read_text()
    assert [*read_object(assembled(text, "gfx1151", tmp_path), "k.co").kernels] == ["scaled_mm"]
    changed = re.sub(r"\.kernarg_segment_size:", ".kind: init\n    .kernarg_segment_size:", text)
    assert not read_object(assembled(changed, "gfx1151", tmp_path), "k.co").kernels


def figures(text: str, **options: Any) -> dict[str, Any]:
    """What `parity isa` shows, but for names of labels and lines, which belong to the text."""
    (analysis,) = analyse(text, "k.s", **options)
    (document,) = document_of(kernels_report([analysis]))["kernels"]
    for name in ("label", "lines"):
        del document["isa"]["hot_loop"][name]
    for finding in document["findings"]:
        del finding["line"]
    return dict(document)


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize(("arch", "lane", "compiler"), BUILDS)
def test_isa_shows_what_it_shows_of_the_compilers_own_text(
    step14: LoadedStep, arch: str, lane: str, compiler: str
) -> None:
    code = build(step14, arch, lane, compiler)
    made = assembly_text(code.path.read_bytes(), "k.co")
    assert figures(made) == figures(code.assembly_path.read_text())


@pytest.mark.usefixtures("rocm")
def test_what_aligns_a_loop_is_no_instruction_of_the_text(tmp_path: Path) -> None:
    """clang aligns some loops with `s_nop 0`, which its own text does not have."""
    source = """extern "C" __global__ void k(const float* a, float* o, int n) {
        float x = 0;
        _Pragma("nounroll") for (int i = 0; i < n; i++) x = x * a[i * 64 + ID] + a[i * i + 7] * a[i + ID];
        o[ID] = x; }"""
    own_text_path = compiled(tmp_path, source, "gfx1151")
    data = (tmp_path / "k.co").read_bytes()
    made = assembly_text(data, "k.co")
    for text in (own_text_path.read_text(), made):
        assert text.partition("s_endpgm")[0].count("\t.p2align\t6\n") == 1
    assert "s_nop 0" not in made
    assert figures(made) == figures(own_text_path.read_text())
    assert read_object(assembled(made, "gfx1151", tmp_path), "again.co").text == read_object(data, "k.co").text


LAUNCH = """
kernel = "scaled_mm"
grid = [2]
block = [{threads}]
dynamic_lds_bytes = {lds}
[[args]]
buffer = {{ shape = [128, 64], dtype = "float16", fill = "integers", seed = 7 }}
[[args]]
buffer = {{ shape = [4, 512, 16], dtype = "float8_e4m3{fnuz}", fill = "integers", seed = 8 }}
[[args]]
buffer = {{ shape = [1], dtype = "float32", fill = "integers", seed = 9 }}
[[args]]
buffer = {{ shape = [512], dtype = "float16", fill = "integers", seed = 10 }}
[[args]]
output = {{ shape = [128, 512], dtype = "float16", save = "c.npy" }}
[[args]]
scalar = {{ dtype = "int32", value = 128 }}
[[args]]
scalar = {{ dtype = "int32", value = 512 }}
[[args]]
scalar = {{ dtype = "int32", value = 64 }}
"""
NULLS = "null, because Triton appends such pointers to a kernel's own arguments"


def write_launch(folder: Path, code: CodeObject) -> Path:
    path = folder / "launch.toml"
    fnuz = "fnuz" if code.arch == "gfx942" else "fn"
    path.write_text(LAUNCH.format(threads=code.threads, lds=code.dynamic_lds_bytes, fnuz=fnuz))
    return path


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize(("arch", "lane", "compiler"), [build for build in BUILDS if build[0] != "gfx90a"])
def test_emulate_computes_and_counts_what_it_does_with_the_compilers_own_text(
    step14: LoadedStep, shared_parity: CommandLine, tmp_path: Path, arch: str, lane: str, compiler: str
) -> None:
    code = build(step14, arch, lane, compiler)
    launch = write_launch(tmp_path, code)
    shown = []
    for path in (code.path, code.assembly_path):
        ended = shared_parity("emulate", str(path), "--launch", str(launch), "--json", "--force")
        assert ended.code == 0, ended.err or ended.json["faults"]
        document = ended.json
        notes, _ = document.pop("notes"), document.pop("seconds")
        assert any(NULLS in note for note in notes) == (lane == "triton")
        for row in document["memory_instructions"]:
            del row["line"]
            row["text"] = row["text"].replace("null", "0x0").replace(" ", "")
        shown.append((document, (tmp_path / "c.npy").read_bytes()))
    assert shown[0] == shown[1]


@pytest.fixture
def triton(step14: LoadedStep, rocm: Path) -> CodeObject:
    return build(step14, "gfx1151", "triton", "auto")


def test_a_fault_names_a_line_of_the_text_that_isa_prints(
    shared_parity: CommandLine, triton: CodeObject, tmp_path: Path
) -> None:
    launch = write_launch(tmp_path, triton)
    launch.write_text(launch.read_text().replace("shape = [128, 64]", "shape = [64, 64]"))
    ended = shared_parity("emulate", str(triton.path), "--launch", str(launch), "--json")
    assert ended.code == 1
    fault = ended.json["faults"][0]
    assert f"lines are those of the text that 'parity isa {triton.path} --disassembly' prints" in ended.json["notes"]
    lines = shared_parity("isa", str(triton.path), "--disassembly").out.splitlines()
    assert lines[fault["line"] - 1].split() == fault["text"].split()
    shown = shared_parity("emulate", str(triton.path), "--launch", str(launch), "--force").out
    assert f"fault out_of_bounds: assembly line {fault['line']}" in shown


def test_the_printed_text_is_read_as_the_object_is(
    shared_parity: CommandLine, triton: CodeObject, tmp_path: Path
) -> None:
    path = tmp_path / "k.s"
    path.write_text(shared_parity("isa", str(triton.path), "--disassembly").out)
    of_text, of_object = (shared_parity("isa", str(file), "--json").json for file in (path, triton.path))
    assert of_text == of_object
    assert shared_parity("isa", str(path), "--disassembly").code == 2
    assert shared_parity("isa", str(triton.path), "--disassembly", "--json").code == 2


@pytest.mark.parametrize(("given", "code"), [(8, 0), (9, 0), (7, 2), (10, 2)])
def test_only_the_pointers_that_triton_appends_may_be_left_out(
    shared_parity: CommandLine, triton: CodeObject, tmp_path: Path, given: int, code: int
) -> None:
    """Of ten arguments the last two are Triton's. An eighth or an eleventh is the user's to give or to leave out."""
    launch = write_launch(tmp_path, triton)
    head, *arguments = launch.read_text().split("[[args]]")
    null = '\nscalar = { dtype = "uint64", value = 0 }\n'
    launch.write_text("[[args]]".join([head, *[*arguments, null, null, null][: given + (given == 10)]]))
    ended = shared_parity("emulate", str(triton.path), "--launch", str(launch), "--json")
    assert ended.code == code, ended.err
    if code:
        assert f"the kernel takes 10 arguments, {given + (given == 10)} are given" in ended.err
    else:
        which = "arguments 8 and 9 are" if given == 8 else "argument 9 is"
        assert f"{which} not in the launch file: {NULLS}" in ended.json["notes"]


@pytest.mark.parametrize(
    ("removed", "code"), [(["uniform_work_group_size"], 0), (["uniform_work_group_size", ".file"], 2)]
)
def test_older_tritons_are_known_by_their_source(
    shared_parity: CommandLine, triton: CodeObject, tmp_path: Path, removed: list[str], code: int
) -> None:
    """Before 3.6.0 Triton does not promise uniform workgroups."""
    lines = triton.assembly_path.read_text().splitlines(keepends=True)
    path = tmp_path / "k.s"
    path.write_text("".join(line for line in lines if not any(word in line for word in removed)))
    ended = shared_parity("emulate", str(path), "--launch", str(write_launch(tmp_path, triton)), "--json")
    assert ended.code == code, ended.err


@pytest.mark.parametrize("is_object", [True, False])
def test_a_pointer_of_a_kernel_that_is_not_tritons_must_be_given(
    shared_parity: CommandLine, hip_outcome: BuildOutcome, rocm: Path, tmp_path: Path, is_object: bool
) -> None:
    code = hip_outcome.code_object
    assert code is not None
    launch = write_launch(tmp_path, code)
    launch.write_text("[[args]]".join(launch.read_text().split("[[args]]")[:5]))
    path = code.path if is_object else code.assembly_path
    ended = shared_parity("emulate", str(path), "--launch", str(launch))
    assert ended.code == 2
    assert "the kernel takes 8 arguments, 4 are given" in ended.err


# Disassemblers that are missing, in a bad mood, or not the one that was hoped for.


@pytest.fixture
def none_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parity.codeobject.disassembler._SONAMES", ())
    monkeypatch.setattr("parity.codeobject.disassembler._WHEELS", ())
    monkeypatch.setattr("parity.codeobject.disassembler._ROCM", "/nowhere")
    monkeypatch.setenv("PATH", "/usr/nothing")


@pytest.mark.usefixtures("none_installed")
@pytest.mark.parametrize("command", ["isa", "emulate"])
def test_without_a_disassembler_it_says_what_brings_one(
    shared_parity: CommandLine, triton: CodeObject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.delenv("ROCM_PATH")
    more = ["--launch", str(write_launch(tmp_path, triton))] if command == "emulate" else []
    ended = shared_parity(command, str(triton.path), *more)
    assert (ended.code, ended.result) == (3, "")
    assert f"{triton.path}: a code object needs a disassembler (comgr: it is not here" in ended.err
    assert "install ROCm's comgr" in ended.err
    assert len(ended.err.splitlines()) == 1


@pytest.mark.usefixtures("none_installed")
@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("abort();", "comgr: it was ended by SIGABRT"),
        ("for (;;) sleep(1);", "comgr: it was stopped at its time limit of 2 s"),
        ("exit(0);", "comgr: it ended with status 0 and no result"),
    ],
)
def test_a_comgr_in_a_bad_mood_is_one_sentence(
    shared_parity: CommandLine,
    triton: CodeObject,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    body: str,
    reason: str,
) -> None:
    (tmp_path / "lib").mkdir()
    source = tmp_path / "comgr.c"
    source.write_text(
        "#include <stdlib.h>\n#include <unistd.h>\nint amd_comgr_disassemble_instruction(void) { return 0; }\n"
        f"int amd_comgr_create_disassembly_info(void) {{ {body} return 0; }}\n"
    )
    library = tmp_path / "lib" / "libamd_comgr.so"
    # Without libraries, which zig would build first: the process that loads this one has C's, and -O1 needs no other.
    flags = ["-shared", "-nostdlib", "-O1"]
    subprocess.run([sys.executable, "-m", "ziglang", "cc", *flags, "-o", library, source], check=True)
    monkeypatch.setenv("ROCM_PATH", str(tmp_path))
    monkeypatch.setattr("parity.codeobject.disassembler._LIMIT_S", 2.0)
    ended = shared_parity("isa", str(triton.path))
    assert (ended.code, ended.result) == (3, "")
    assert reason in ended.err
    assert len(ended.err.splitlines()) == 1


OBJDUMP = """#!{python}
import sys
sys.path[:0] = {path!r}
from parity.codeobject.disassembler import _by_comgr, Code
from elftools.elf.elffile import ELFFile
text = ELFFile(open(sys.argv[-1], "rb")).get_section_by_name(".text")
start, code = text["sh_addr"], text.data()
print("\\ncode.co:\\tfile format elf64-amdgpu\\n\\nDisassembly of section .text:\\n\\n0000000000001700 <scaled_mm>:")
for each in _by_comgr(Code(b"", "gfx1151", code, start, ((start, start + len(code)),))):
    at = each.address - start
    words = [code[at + n : at + n + 4][::-1].hex().upper() for n in range(0, each.size, 4)]
    print(f"\\t{{each.text or '.long 0xffffffff':<58}} // {{each.address:012X}}: {{' '.join(words)}}")
"""


@pytest.fixture
def objdump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An llvm-objdump on PATH that writes what LLVM's writes, by comgr; and no comgr but for it."""
    tool = tmp_path / "bin" / "llvm-objdump-22"
    tool.parent.mkdir()
    tool.write_text(OBJDUMP.format(python=sys.executable, path=sys.path))
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tool.parent), prepend=":")
    monkeypatch.setattr("parity.codeobject.disassembler._libraries", list)
    monkeypatch.setattr("parity.codeobject.disassembler._SONAMES", ())


@pytest.mark.usefixtures("rocm", "objdump")
def test_llvm_objdump_will_do(hip_outcome: BuildOutcome) -> None:
    code = hip_outcome.code_object
    assert code is not None
    made = assembly_text(code.path.read_bytes(), "k.co")
    assert figures(made) == figures(code.assembly_path.read_text())


@pytest.mark.usefixtures("rocm", "objdump")
def test_a_word_that_the_disassembler_does_not_know_is_named(
    shared_parity: CommandLine, hip_outcome: BuildOutcome, tmp_path: Path
) -> None:
    code = hip_outcome.code_object
    assert code is not None
    data = code.path.read_bytes()
    end = (0xBFB00000).to_bytes(4, "little")  # s_endpgm
    path = tmp_path / "k.co"
    path.write_bytes(data.replace(end, b"\xff" * 4))
    ended = shared_parity("isa", str(path))
    assert ended.code == 3
    assert f"{path}: the disassembler does not know the instruction 0xffffffff at 0x" in ended.err
