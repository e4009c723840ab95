"""Code objects with data beside their code: constants, variables, tables of addresses, functions that are called."""

from pathlib import Path

import numpy as np
import pytest
from conftest import CommandLine
from elftools.elf.elffile import ELFFile
from test_disassemble import assembled, compiled, descriptors

from parity.codeobject import read_object
from parity.codeobject.disassemble import assembly_text

pytestmark = pytest.mark.slow

FAMILIES = ("gfx1151", "gfx1201", "gfx942", "gfx950", "gfx90a")
KERNELS = {
    "a table": """
        extern "C" __global__ void k(const float* a, float* o) {
          static const float table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
          o[ID] = a[ID] * table[ID & 7]; }""",
    "a function": """
        __attribute__((constant)) const int order[4] = {2, 0, 3, 1};
        __device__ float state[4];
        __device__ __attribute__((noinline)) static float f(float x, int i) { return x * order[i & 3] + state[i & 3]; }
        extern "C" __global__ void k(const float* a, float* o) { o[ID] = f(a[ID], ID); }""",
    "addresses": """
        extern __device__ float table[4];
        __device__ float table[4] = {7, 6, 5, 4};
        __device__ float* middle[2] = {table, table + 2};
        __device__ float twice(float x) { return x * 2; }
        __device__ float thrice(float x) { return x * 3; }
        __device__ float (*functions[2])(float) = {twice, thrice};
        extern "C" __global__ void k(const float* a, float* o) {
          o[ID] = functions[a[0] > 0](a[ID]) + *middle[a[1] > 0] + table[ID & 3]; }""",
}
LAUNCH = """
kernel = "k"
grid = [2]
block = [64]
[[args]]
buffer = { shape = [128], dtype = "float32", fill = "integers", seed = 3 }
[[args]]
output = { shape = [128], dtype = "float32", save = "o.npy" }
"""


@pytest.fixture(params=FAMILIES)
def arch(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("name", KERNELS)
def test_code_that_refers_to_data_computes_what_it_does_with_the_compilers_own_text(
    shared_parity: CommandLine, tmp_path: Path, arch: str, name: str
) -> None:
    own_text_path = compiled(tmp_path, KERNELS[name], arch)
    (tmp_path / "launch.toml").write_text(LAUNCH)
    shown = []
    for path in (tmp_path / "k.co", own_text_path):
        ended = shared_parity("emulate", str(path), "--launch", str(tmp_path / "launch.toml"), "--json", "--force")
        assert ended.code == 0, ended.err or ended.json["faults"]
        shown.append((ended.json["executed"], ended.json["waits"], np.load(tmp_path / "o.npy").tolist()))
    assert shown[0] == shown[1]
    assert len(set(shown[0][2])) > 5


def sections(data: bytes, path: Path) -> dict[str, bytes]:
    path.write_bytes(data)
    with path.open("rb") as file:
        elf = ELFFile(file)
        elf_sections = {name: elf.get_section_by_name(name) for name in (".text", ".data", ".got", ".rela.dyn")}
        return {name: section.data() for name, section in elf_sections.items() if section is not None}


@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("name", KERNELS)
def test_code_and_data_assemble_to_the_same_bytes(tmp_path: Path, arch: str, name: str) -> None:
    compiled(tmp_path, KERNELS[name], arch)
    data = (tmp_path / "k.co").read_bytes()
    again = assembled(assembly_text(data, "k.co"), arch, tmp_path)
    assert sections(again, tmp_path / "again.co") == sections(data, tmp_path / "k.co")
    assert descriptors(again) == descriptors(data)
    assert assembly_text(again, "again.co") == assembly_text(data, "k.co")


@pytest.mark.usefixtures("rocm")
def test_what_has_lost_its_name_is_found_or_refused(shared_parity: CommandLine, tmp_path: Path) -> None:
    """A stripped object: of data only the place is needed, but a function without a symbol is not known to be one."""
    (tmp_path / "launch.toml").write_text(LAUNCH)
    launch = ("--launch", str(tmp_path / "launch.toml"))
    for name, code in (("a table", 0), ("a function", 3)):
        compiled(tmp_path, KERNELS[name], "gfx942")
        stripped = (tmp_path / "k.co").read_bytes().replace(b".symtab", b".nosyms")
        (tmp_path / "k.co").write_bytes(stripped)
        assert read_object(stripped, "k.co").kernels.keys() == {"k"}
        ended = shared_parity("emulate", str(tmp_path / "k.co"), *launch, "--force")
        assert ended.code == code, ended.err
        assert ("symbol '.Lunknown_" in ended.err) == bool(code)
        assert shared_parity("isa", str(tmp_path / "k.co")).code == 0
