"""Atomic operations on global memory and LDS, with and without what was there before, and their order."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import CommandLine
from test_user_kernels import compile_hip

from parity.arch import get_arch

pytestmark = pytest.mark.slow

FAMILIES = ("gfx1151", "gfx1201", "gfx90a", "gfx942", "gfx950")
DEVICE = "__ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT"
LAUNCH = """
kernel = "k"
grid = [{groups}]
block = [{block}]
args = [
  {{ buffer = {{ shape = [{size}], dtype = "{dtype}", fill = "in.npy" }} }},
  {{ output = {{ shape = [{results}], dtype = "{dtype}", fill = "out.npy", save = "out.npy" }} }},
]
"""


def emulate(
    parity: CommandLine, folder: Path, body: str, arch: str, data: np.ndarray, out: np.ndarray, **launch: Any
) -> Any:
    kind = {
        "int32": "int",
        "uint32": "unsigned",
        "float32": "float",
        "float64": "double",
        "int64": "long",
        "uint64": "unsigned long",
    }[data.dtype.name]
    source = (
        "#define __shared__ __attribute__((shared))\n"
        + f'extern "C" __global__ void k(const {kind}* a, {kind}* o) {{ unsigned i = GLOBAL_ID; {body} }}'
    )
    text = compile_hip(folder, source, arch)
    np.save(folder / "in.npy", data)
    np.save(folder / "out.npy", out)
    groups = launch.pop("groups", data.size // 64)
    block = launch.pop("block", 64)
    written = LAUNCH.format(groups=groups, block=block, size=data.size, results=out.size, dtype=data.dtype.name)
    written = "\n".join(f"{name} = {value}" for name, value in launch.items()) + written
    (folder / "launch.toml").write_text(written)
    ended = parity("emulate", str(text), "--launch", str(folder / "launch.toml"), "--json", "--force")
    assert ended.code in (0, 1), ended.err
    return np.load(folder / "out.npy"), ended.json["faults"], text.read_text()


INTEGERS = ("add", "min", "max", "and", "or", "xor")


@pytest.mark.parametrize("arch", FAMILIES)
@pytest.mark.parametrize("dtype", ["int32", "uint32", "int64", "uint64"])
def test_operations_on_integers_in_global_memory_and_lds(
    shared_parity: CommandLine, tmp_path: Path, arch: str, dtype: str
) -> None:
    data = np.random.default_rng(3).integers(-9 if dtype[0] == "i" else 1, 99, 256).astype(dtype)
    start = np.array([0, 50, 50, -1 if dtype[0] == "i" else 0xFF, 0, 0] * 2).astype(dtype)
    body = "".join(f"__hip_atomic_fetch_{name}(o + {at}, a[i], {DEVICE});" for at, name in enumerate(INTEGERS))
    body += (
        "__shared__ __typeof__(*o) s[6]; unsigned t = i % 64; if (t < 6) s[t] = o[6 + t]; __builtin_amdgcn_s_barrier();"
    )
    body += "".join(
        f"__hip_atomic_fetch_{name}(s + {at}, a[i], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);"
        for at, name in enumerate(INTEGERS)
    )
    body += "__builtin_amdgcn_s_barrier(); if (t < 6) o[6 + t] = s[t];"
    out, faults, text = emulate(shared_parity, tmp_path, body, arch, data[:64], start)
    assert not faults
    assert "global_atomic_xor" in text
    assert "ds_xor" in text
    folds: tuple[Callable[[np.ndarray], Any], ...] = (
        lambda a: a[0] + a[1:].sum(),
        np.min,
        np.max,
        np.bitwise_and.reduce,
        np.bitwise_or.reduce,
        np.bitwise_xor.reduce,
    )
    wanted = [fold(np.append(first, data[:64])) for first, fold in zip(start, folds, strict=False)]
    np.testing.assert_array_equal(out, np.array(wanted * 2, dtype))


@pytest.mark.parametrize("arch", FAMILIES)
def test_what_was_there_comes_back_once_for_each_lane(shared_parity: CommandLine, tmp_path: Path, arch: str) -> None:
    """A counter gives each work-item a number of its own; an exchange chains them."""
    body = f"int n = __hip_atomic_fetch_add(o, 1, {DEVICE}); o[1 + n] = __hip_atomic_exchange(o + 257, i, {DEVICE});"
    start = np.zeros(258, np.int32)
    start[257] = -1
    out, faults, _ = emulate(shared_parity, tmp_path, body, arch, np.zeros(256, np.int32), start)
    assert not faults
    assert out[0] == 256
    assert sorted([*out[1:257], out[257]]) == list(range(-1, 256))


@pytest.mark.parametrize("arch", FAMILIES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_loop_of_compare_and_swap_adds_floats(
    shared_parity: CommandLine, tmp_path: Path, arch: str, dtype: str
) -> None:
    data = np.random.default_rng(5).integers(-9, 9, 256).astype(dtype)
    bits = "unsigned" if dtype == "float32" else "unsigned long"
    body = f"""auto* at = ({bits}*)o; {bits} old = __hip_atomic_load(at, {DEVICE}), next;
    do {{ auto x = __builtin_bit_cast(__typeof__(*o), old) + a[i]; next = __builtin_bit_cast({bits}, x); }}
    while (!__hip_atomic_compare_exchange_strong(at, &old, next, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT));
    __hip_atomic_fetch_add(o + 1, a[i], {DEVICE});"""
    out, faults, text = emulate(shared_parity, tmp_path, body, arch, data, np.zeros(2, dtype))
    assert not faults
    assert "atomic_cmpswap" in text
    assert out.tolist() == [data.sum(), data.sum()]


TURNS = f"int n = __hip_atomic_fetch_add(o, 1, {DEVICE}); o[1 + n] = i / 64;"


def test_the_order_of_atomic_operations_follows_the_seed(shared_parity: CommandLine, tmp_path: Path) -> None:
    data, start = np.zeros(512, np.int32), np.zeros(513, np.int32)
    outputs = [
        emulate(shared_parity, tmp_path, TURNS, "gfx1151", data, start, order=order)[0] for order in (0, 1, 2, 1)
    ]
    orders = [tuple(out[1:].tolist()) for out in outputs]
    assert orders[1] == orders[3]
    assert len({*orders}) == 3
    assert all(sorted(order) == sorted(orders[0]) for order in orders)


def waiting(turn: str, following: str) -> str:
    return f"""
  __shared__ int mine;
  if (i % 64 == 0) {{
    while (__hip_atomic_load(o + 1, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) != {turn}) __builtin_amdgcn_s_sleep(1);
    mine = o[0]; o[0] = mine * 3 + i / 64;
    __hip_atomic_store(o + 1, {following}, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  }}"""


@pytest.mark.parametrize("arch", FAMILIES)
def test_workgroups_that_wait_for_later_ones_are_in_progress_together(
    shared_parity: CommandLine, tmp_path: Path, arch: str
) -> None:
    """The last workgroup goes first: each waits for the one behind it."""
    body = waiting("7 - (int)(i / 64)", "8 - (int)(i / 64)")
    out, faults, text = emulate(shared_parity, tmp_path, body, arch, np.zeros(512, np.int32), np.zeros(2, np.int32))
    assert not faults
    assert "atomic_add" not in text  # nothing but loads and stores tells that they wait
    wanted = 0
    for turn in range(7, -1, -1):
        wanted = wanted * 3 + turn
    assert out.tolist() == [wanted, 8]


@pytest.mark.parametrize("order", [0, 4])
def test_a_deadlock_is_named(shared_parity: CommandLine, tmp_path: Path, order: int) -> None:
    body = waiting("8 - (int)(i / 64)", "9 - (int)(i / 64)")  # nobody sets it to 1
    _, faults, _ = emulate(
        shared_parity, tmp_path, body, "gfx1151", np.zeros(512, np.int32), np.zeros(2, np.int32), order=order
    )
    assert [fault["kind"] for fault in faults] == ["deadlock"]
    assert "repeats itself for ever" in faults[0]["sentence"]


@pytest.mark.parametrize("poll", ["compare_exchange", "fetch_add"])
def test_a_deadlock_is_named_if_atomic_operations_poll(shared_parity: CommandLine, tmp_path: Path, poll: str) -> None:
    order = "__ATOMIC_ACQUIRE, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT"
    polls = {
        "compare_exchange": f"int e = 1; while (!__hip_atomic_compare_exchange_strong(o, &e, 2, {order})) e = 1;",
        "fetch_add": f"while (!__hip_atomic_fetch_add(o, 0, {DEVICE}));",
    }
    body, start = f"if (i % 64 == 0) {{ {polls[poll]} }}", np.zeros(1, np.int32)
    _, faults, _ = emulate(shared_parity, tmp_path, body, "gfx1151", np.zeros(128, np.int32), start)
    assert [fault["kind"] for fault in faults] == ["deadlock"]


def test_a_wait_within_a_workgroup_through_lds(shared_parity: CommandLine, tmp_path: Path) -> None:
    """Wave 0 waits for a flag that wave 1 sets by an atomic operation, then reads what wave 1 stored before."""
    body = """__shared__ int flag, value; unsigned t = i % 64;
    if (t == 0) __hip_atomic_store(&flag, 0, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    __builtin_amdgcn_s_barrier();
    if (t == 32) { value = 41; __hip_atomic_fetch_add(&flag, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP); }
    if (t == 0) { while (!__hip_atomic_load(&flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP)); o[0] = value + 1; }"""
    out, faults, _ = emulate(shared_parity, tmp_path, body, "gfx1151", np.zeros(64, np.int32), np.zeros(1, np.int32))
    assert not faults
    assert out[0] == 42


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("arch", ["gfx1151", "gfx90a"])
def test_a_flag_in_lds_that_is_stored_and_polled(
    shared_parity: CommandLine, tmp_path: Path, arch: str, first: bool
) -> None:
    """Atomic loads and stores are plain ones in the text; the loop tells that they are a flag."""
    size = get_arch(arch).wave_size
    setter, poller = (0, size) if first else (size, 0)
    body = f"""__shared__ int flag; unsigned t = __builtin_amdgcn_workitem_id_x(); if (t == 0) flag = 0; __builtin_amdgcn_s_barrier();
    if (t == {setter}) __hip_atomic_store(&flag, 5, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
    else if (t == {poller}) {{
      while (__hip_atomic_load(&flag, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP) != 5);
      o[0] = 1;
    }}"""
    start = np.zeros(1, np.int32)
    out, faults, _ = emulate(shared_parity, tmp_path, body, arch, np.zeros(128, np.int32), start, groups=1, block=128)
    assert not faults, faults
    assert out[0] == 1


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (f"__hip_atomic_fetch_add((int*)a, 1, {DEVICE});", "read_only"),
        (f"__hip_atomic_fetch_add((int*)((char*)o + 2), 1, {DEVICE});", "misaligned"),
        (f"__hip_atomic_fetch_add(o + 99, 1, {DEVICE});", "out_of_bounds"),
        (
            "__shared__ int s[1]; o[0] = __hip_atomic_fetch_add(s, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);",
            "undefined_lds",
        ),
    ],
)
def test_faults_of_atomic_operations(shared_parity: CommandLine, tmp_path: Path, body: str, kind: str) -> None:
    _, faults, _ = emulate(shared_parity, tmp_path, body, "gfx942", np.zeros(64, np.int32), np.zeros(2, np.int32))
    assert faults[0]["kind"] == kind
