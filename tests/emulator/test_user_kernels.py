"""Small kernels as people write them, compiled by clang, through `parity emulate` on every family."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import CommandEnd, CommandLine

from parity.emulator.initial_state import argument_segment
from parity.records import KernelArgument

pytestmark = pytest.mark.slow

PRELUDE = """
#define __global__ __attribute__((global))
#define BLOCK __builtin_amdgcn_workgroup_size_x()
#define GLOBAL_ID (__builtin_amdgcn_workgroup_id_x() * BLOCK + __builtin_amdgcn_workitem_id_x())
"""
LAUNCH = """
kernel = "k"
grid = [2]
block = [64]
[[args]]
buffer = {{ shape = [128], dtype = "{dtype}", fill = "in.npy" }}
[[args]]
output = {{ shape = [128], dtype = "{dtype}", save = "out.npy" }}
"""
FAMILIES = ("gfx1151", "gfx1201", "gfx942", "gfx950")


def compile_hip(folder: Path, source: str, arch: str) -> Path:
    (folder / "k.hip").write_text(PRELUDE + source)
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "clang",
        "-x",
        "hip",
        f"--offload-arch={arch}",
        "--cuda-device-only",
        "-nogpuinc",
        "-nogpulib",
        "-nostdinc++",
        "-O3",
        "-std=c++17",
        "-S",
        str(folder / "k.hip"),
        "-o",
    ]
    subprocess.run([*command, str(folder / "k.s")], check=True, capture_output=True)
    return folder / "k.s"


def emulate(
    parity: CommandLine, folder: Path, source: str, arch: str, data: np.ndarray, launch: str = LAUNCH
) -> CommandEnd:
    path = compile_hip(folder, source, arch)
    np.save(folder / "in.npy", data)
    (folder / "launch.toml").write_text(launch.format(dtype=data.dtype.name))
    return parity("emulate", str(path), "--launch", str(folder / "launch.toml"), "--json", "--force")


KERNELS: dict[str, tuple[str, str, Callable[[Any], Any]]] = {
    "lanes of one access that go to two buffers": (
        "float",
        "unsigned i = GLOBAL_ID; o[i] = 1; const volatile float* p = i & 1 ? a : o; o[i] = p[i] + 1;",
        lambda a: np.where(np.arange(128) % 2, a + 1, 2).astype(a.dtype),
    ),
    "the workgroup's size": ("float", "o[GLOBAL_ID] = a[GLOBAL_ID] * 2;", lambda a: a * 2),
    "the grid's size": ("float", "o[GLOBAL_ID] = a[GLOBAL_ID] + __builtin_amdgcn_grid_size_x();", lambda a: a + 128),
    "neighbouring halves, merged into unaligned loads": (
        "_Float16",
        "unsigned i = GLOBAL_ID; if (i < 127) o[i] = a[i] + a[i + 1]; else o[i] = a[i];",
        lambda a: a + np.append(a[1:], 0).astype(a.dtype),
    ),
    "signed division": (
        "int",
        "o[GLOBAL_ID] = a[GLOBAL_ID] / 7 + a[GLOBAL_ID] % 5;",
        lambda a: np.trunc(a / 7).astype(np.int32) + np.fmod(a, 5),
    ),
    "64-bit multiply": (
        "int",
        "long x = a[GLOBAL_ID]; o[GLOBAL_ID] = (int)((x * x * 3) >> 7);",
        lambda a: (a.astype(np.int64) ** 2 * 3 >> 7).astype(np.int32),
    ),
    "a divergent loop": (
        "int",
        "int x = a[GLOBAL_ID], n = 0; while (x & 15) { x -= x & 1 ? 1 : 2; n++; } o[GLOBAL_ID] = n;",
        lambda a: (a & 15) // 2 + (a & 1),
    ),
    "double multiply-add": (
        "double",
        "double x = a[GLOBAL_ID], s = 0; for (int i = 0; i < 3; i++) s = s * x + i; o[GLOBAL_ID] = s;",
        lambda a: (0 * a + 1) * a + 2,
    ),
    "a reduction through LDS": (
        "float",
        "__attribute__((shared)) static float s[64]; int t = __builtin_amdgcn_workitem_id_x(); s[t] = a[GLOBAL_ID];"
        'for (int n = 32; n; n /= 2) { __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier();'
        '__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); if (t < n) s[t] += s[t + n]; }'
        '__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier();'
        '__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); o[GLOBAL_ID] = s[0];',
        lambda a: np.repeat(a.reshape(2, 64).sum(1), 64),
    ),
    "bytes in LDS": (
        "unsigned char",
        "__attribute__((shared)) static unsigned char s[66]; int t = __builtin_amdgcn_workitem_id_x();"
        "s[t + 1] = a[GLOBAL_ID]; s[t + 1] += 3; o[GLOBAL_ID] = s[t + 1];",
        lambda a: a + 3,
    ),
}
DTYPES = {"float": np.float32, "_Float16": np.float16, "int": np.int32, "double": np.float64, "unsigned char": np.uint8}


@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("arch", FAMILIES)
def test_ordinary_kernels_give_what_numpy_gives(
    shared_parity: CommandLine, tmp_path: Path, arch: str, name: str
) -> None:
    kind, body, expected = KERNELS[name]
    data = np.random.default_rng(2).integers(-50 if kind != "unsigned char" else 0, 50, 128).astype(DTYPES[kind])
    if kind == "int" and "loop" in name:
        data = np.abs(data)
    source = f'extern "C" __global__ void k(const {kind}* a, {kind}* o) {{ {body} }}'
    ended = emulate(shared_parity, tmp_path, source, arch, data)
    assert ended.code == 0, ended.err or ended.json["faults"]
    np.testing.assert_array_equal(np.load(tmp_path / "out.npy"), np.asarray(expected(data)).astype(data.dtype))


ONE = 'extern "C" __global__ void k(const float* a, float* o) { o[GLOBAL_ID] = a[GLOBAL_ID]; }'


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("block = [64]", "block = [1025]", "field 'block': 1025 work-items are more than the kernel allows (1024)"),
        ("block = [64]", "block = [64]\ndynamic_lds_bytes = 70000", "70000 bytes of LDS in all, gfx942 has 65536"),
        ("block = [64]", "block = [64]\nworkgroups = []", "field 'workgroups"),
        (
            'shape = [128], dtype = "{dtype}", fill = "in.npy"',
            'shape = [1000000000000], dtype = "{dtype}"',
            "elements are more",
        ),
        ('fill = "in.npy"', "seed = -1", "field 'args.0.buffer.seed'"),
        (
            '[[args]]\noutput = {{ shape = [128], dtype = "{dtype}", save = "out.npy" }}\n',
            "",
            "the kernel takes 2 arguments, 1 are given",
        ),
        (
            'buffer = {{ shape = [128], dtype = "{dtype}", fill = "in.npy" }}',
            'scalar = {{ dtype = "int64", value = 5 }}',
            "field 'args.0': the kernel wants a buffer or an output there",
        ),
    ],
)
def test_a_launch_that_cannot_be_is_one_sentence(
    shared_parity: CommandLine, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert old in LAUNCH
    ended = emulate(shared_parity, tmp_path, ONE, "gfx942", np.zeros(128, np.float32), LAUNCH.replace(old, new))
    assert (ended.code, ended.result) == (2, "")
    assert sentence in ended.err
    assert len(ended.err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("scalar", "sentence"),
    [
        ('dtype = "int64", value = 4294967297', "8 bytes, the kernel wants 4"),
        ('dtype = "int32", value = 4294967297', "does not fit int32"),
        ('dtype = "int32", value = nan', "does not fit int32"),
        ('dtype = "int32", value = inf', "does not fit int32"),
    ],
)
def test_a_scalar_of_the_wrong_size_is_one_sentence(
    shared_parity: CommandLine, tmp_path: Path, scalar: str, sentence: str
) -> None:
    source = 'extern "C" __global__ void k(const float* a, float* o, int n) { o[GLOBAL_ID] = a[GLOBAL_ID] + n; }'
    launch = LAUNCH + f"[[args]]\nscalar = {{{{ {scalar} }}}}\n"
    ended = emulate(shared_parity, tmp_path, source, "gfx1151", np.zeros(128, np.float32), launch)
    assert ended.code == 2, ended.out
    assert sentence in ended.err


def test_an_output_holds_poison_until_it_is_written_or_what_the_launch_says(
    shared_parity: CommandLine, tmp_path: Path
) -> None:
    half = 'extern "C" __global__ void k(const float* a, float* o) { if (GLOBAL_ID < 64) o[GLOBAL_ID] = a[GLOBAL_ID]; }'
    ended = emulate(shared_parity, tmp_path, half, "gfx1151", np.ones(128, np.float32))
    assert ended.code == 0
    assert set(np.load(tmp_path / "out.npy")[64:].view(np.uint32).tolist()) == {0x9D9D9D9D}
    add = 'extern "C" __global__ void k(const float* a, float* o) { o[GLOBAL_ID] += a[GLOBAL_ID]; }'
    launch = LAUNCH.replace('save = "out.npy"', 'save = "out.npy", fill = "in.npy"')
    assert emulate(shared_parity, tmp_path, add, "gfx1151", np.full(128, 3, np.float32), launch).code == 0
    assert set(np.load(tmp_path / "out.npy").tolist()) == {6.0}


def test_an_endless_kernel_ends_by_its_budget(shared_parity: CommandLine, tmp_path: Path) -> None:
    endless = 'extern "C" __global__ void k(const float* a, float* o) { for (;;) __builtin_amdgcn_s_sleep(1); }'
    ended = emulate(shared_parity, tmp_path, endless, "gfx1151", np.zeros(128, np.float32), "budget = 10000\n" + LAUNCH)
    assert ended.code == 1
    assert ended.json["faults"][0]["kind"] == "endless"
    assert ended.json["executed"]["total"] <= 2 * 10001


ZERO = (
    LAUNCH
    + """
[[args]]
scalar = {{ value = 0, dtype = "int64" }}
[[args]]
scalar = {{ value = 0.0, dtype = "float64" }}
"""
)


@pytest.mark.parametrize("arch", FAMILIES)
def test_a_number_of_eight_bytes_may_be_zero(parity: CommandLine, tmp_path: Path, arch: str) -> None:
    """A null pointer is eight bytes of zero too."""
    source = """extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(64, 64))) void k(
        const int* a, int* o, long n, double x) { o[GLOBAL_ID] = a[GLOBAL_ID] + (int)n + (int)x; }"""
    data = np.arange(128, dtype=np.int32)
    ended = emulate(parity, tmp_path, source, arch, data, ZERO)
    assert ended.code == 0, ended.err
    np.testing.assert_array_equal(np.load(tmp_path / "out.npy"), data)


@pytest.mark.parametrize("arch", FAMILIES)
def test_the_packet_tells_how_much_lds_a_workgroup_has(parity: CommandLine, tmp_path: Path, arch: str) -> None:
    source = """extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(64, 64))) void k(const int* a, int* o) {
        __attribute__((shared)) static int s[64]; s[__builtin_amdgcn_workitem_id_x()] = a[GLOBAL_ID];
        int bytes = ((const __attribute__((address_space(4))) int*)__builtin_amdgcn_dispatch_ptr())[7];
        o[GLOBAL_ID] = bytes + s[__builtin_amdgcn_workitem_id_x()]; }"""
    data = np.arange(128, dtype=np.int32)
    launch = LAUNCH.replace('kernel = "k"', 'kernel = "k"\ndynamic_lds_bytes = 1000')
    ended = emulate(parity, tmp_path, source, arch, data, launch)
    assert ended.code == 0, ended.err
    lds_bytes = np.load(tmp_path / "out.npy") - data
    assert set(lds_bytes.tolist()) <= {1000, 1256}, (
        "dynamic LDS, and static LDS unless the compiler keeps it in registers"
    )


def test_the_hidden_argument_of_dynamic_lds_is_the_launchs() -> None:
    hidden = (KernelArgument(0, 4, "hidden_dynamic_lds_size"),)
    assert argument_segment(hidden, 16, [], (1, 1, 1), (64, 1, 1), 4096)[:4] == (4096).to_bytes(4, "little")
