"""Functions that are called, recursion, pointers to functions, tables, strings and variables beside the code."""

from pathlib import Path

import numpy as np
import pytest
from conftest import CommandLine
from test_user_kernels import compile_hip

from parity.emulator.linking import link
from parity.isa.parse import parse

pytestmark = pytest.mark.slow

FAMILIES = ("gfx1151", "gfx1201", "gfx90a", "gfx942", "gfx950")
SOURCE = """
#define __device__ __attribute__((device))
#define __constant__ __attribute__((constant))
__constant__ int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
__device__ int counter = 7;
__device__ const char* names[2] = {"a; b: c", "world"};
__device__ double doubles[3] = {1.5, 2, 3};
__device__ short shorts[3] = {1, -2, 3};
__device__ __attribute__((noinline)) int once(int x, int n) { int own[9]; for (int i = 0; i < 9; i++) own[i] = x * i; return own[n & 7] + n; }
__device__ __attribute__((noinline)) int again(int x, int n) { return n <= 0 ? x : again(x * 3, n - 1) + 1; }
typedef int (*Function)(int, int);
__device__ Function functions[2] = {once, again};
extern "C" __global__ void k(const int* a, int* o) {
  unsigned i = GLOBAL_ID;
  int x = a[i] + once(a[i], table[i & 7]);
  x += functions[x & 1](x & 15, i & 3);
  x += names[i & 1][i % 5] + (int)(doubles[i % 3] * 2) + shorts[i % 3];
  switch (a[i] & 7) { case 0: x += 10; break; case 1: x ^= 12; break; case 2: x *= 17; break; case 3: x -= 5; break; case 4: x = 7; break; case 5: x = ~x; break; }
  o[i] = x;
  if (i < 2) __hip_atomic_fetch_add(&counter, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
"""
LAUNCH = """
kernel = "k"
grid = [2]
block = [64]
args = [
  { buffer = { shape = [128], dtype = "int32", fill = "in.npy" } },
  { output = { shape = [128], dtype = "int32", save = "out.npy" } },
]
"""


def expected(a: np.ndarray) -> np.ndarray:
    table, names, doubles, shorts = [3, 1, 4, 1, 5, 9, 2, 6], [b"a; b: c", b"world"], [1.5, 2, 3], [1, -2, 3]

    def once(x: int, n: int) -> int:
        return x * (n & 7) + n

    def again(x: int, n: int) -> int:
        return x if n <= 0 else again(x * 3, n - 1) + 1

    made = []
    for i, value in enumerate(a.tolist()):
        x = value + once(value, table[i & 7])
        x += (once, again)[x & 1](x & 15, i & 3)
        x += names[i & 1][i % 5] + int(doubles[i % 3] * 2) + shorts[i % 3]
        ends = {0: x + 10, 1: x ^ 12, 2: x * 17, 3: x - 5, 4: 7, 5: ~x}
        made.append(ends.get(value & 7, x))
    return np.array(made, np.int32)


@pytest.mark.parametrize("arch", FAMILIES)
def test_a_kernel_that_calls_gives_what_python_gives(shared_parity: CommandLine, tmp_path: Path, arch: str) -> None:
    data = np.random.default_rng(1).integers(-99, 99, 128).astype(np.int32)
    text = compile_hip(tmp_path, SOURCE, arch)
    assert "s_swappc_b64" in text.read_text()
    np.save(tmp_path / "in.npy", data)
    (tmp_path / "launch.toml").write_text(LAUNCH)
    ended = shared_parity("emulate", str(text), "--launch", str(tmp_path / "launch.toml"), "--json")
    assert ended.code == 0, ended.err or ended.json["faults"]
    np.testing.assert_array_equal(np.load(tmp_path / "out.npy"), expected(data))


@pytest.mark.parametrize(
    ("old", "new", "code", "sentence"),
    [
        (
            "s_swappc_b64 s[30:31], s[0:1]",
            "s_add_u32 s0, s0, 4\n\ts_swappc_b64 s[30:31], s[0:1]",
            1,
            "where no instruction is",
        ),
        ("functions@rel32@lo", "strangers@rel32@lo", 3, "symbol 'strangers', which this text does not define"),
        (".long\t9", ".long\tnine nine", 2, "this is no data for 'table'"),
    ],
)
def test_a_wrong_address_is_named(
    shared_parity: CommandLine, tmp_path: Path, old: str, new: str, code: int, sentence: str
) -> None:
    text = compile_hip(tmp_path, SOURCE, "gfx1151")
    assert old in text.read_text()
    text.write_text(text.read_text().replace(old, new))
    np.save(tmp_path / "in.npy", np.zeros(128, np.int32))
    (tmp_path / "launch.toml").write_text(LAUNCH)
    ended = shared_parity("emulate", str(text), "--launch", str(tmp_path / "launch.toml"))
    assert ended.code == code
    assert sentence in ended.out + ended.err


def test_data_is_placed_as_it_is_aligned(tmp_path: Path) -> None:
    assembly = parse(compile_hip(tmp_path, SOURCE, "gfx942").read_text(), "k.s")
    linked = link(assembly, "k")
    address, variables = linked.variables
    for name in ("counter", "functions", "doubles", "shorts"):
        at = linked.addresses[name] - address
        content = assembly.objects[name].content
        assert linked.addresses[name] % assembly.objects[name].alignment == 0
        assert len(variables[at : at + len(content)]) == len(content)
    at = linked.addresses["counter"] - address
    assert variables[at : at + 4] == b"\7\0\0\0"
