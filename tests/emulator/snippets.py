"""Small kernels for the emulator: a few instructions between loading inputs and storing results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from builds import ENGINE
from numpy.typing import NDArray

from parity.arch import get_arch
from parity.emulator.machine import Kernel, Launch, Memory
from parity.emulator.running import How, run
from parity.emulator.slots import Execution
from parity.emulator.variation import PLAIN, Variation
from parity.isa.parse import parse
from parity.records import KernelArgument

DESCRIPTOR = """
\t.amdhsa_kernel k
\t\t.amdhsa_user_sgpr_count {user_sgprs}
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_system_sgpr_workgroup_id_x 1
\t\t.amdhsa_group_segment_fixed_size {lds}
\t\t.amdhsa_private_segment_fixed_size {scratch}
\t\t.amdhsa_float_denorm_mode_32 3
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels: []
...
\t.end_amdgpu_metadata
"""


# Longer than any result takes that the hardware does not wait for.
SETTLED = "s_nop 15\ns_nop 3"


@dataclass(frozen=True)
class Dialect:
    """How a family spells loads, stores and waits."""

    scalar_load: str
    pointers: str
    load: str
    store: str
    wait: str


_DIALECTS = {
    "gfx9": Dialect(
        "s_load_dword", "s_load_dwordx4", "global_load_dword", "global_store_dword", "s_waitcnt vmcnt(0) lgkmcnt(0)"
    ),
    "gfx11": Dialect(
        "s_load_b32", "s_load_b128", "global_load_b32", "global_store_b32", "s_waitcnt vmcnt(0) lgkmcnt(0)"
    ),
    "gfx12": Dialect(
        "s_load_b32", "s_load_b128", "global_load_b32", "global_store_b32", "s_wait_loadcnt 0x0\ns_wait_kmcnt 0x0"
    ),
}


def dialect(arch: str) -> Dialect:
    return _DIALECTS["gfx9" if arch.startswith("gfx9") else arch[:5]]


def kernel(
    body: str,
    *,
    arch: str = "gfx1151",
    lds: int = 0,
    scratch: int = 0,
    more: Mapping[str, int] | None = None,
    user_sgprs: int | None = None,
) -> Kernel:
    """A kernel of these lines; arguments are two pointers. Its descriptor says `more`."""
    user_sgprs = user_sgprs or (15 if arch in ("gfx1100", "gfx1102") else 2)
    lines = "\n".join(line if line.endswith(":") else f"\t{line}" for line in body.strip().split("\n"))
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{arch}"\n\t.type\tk,@function\nk:\n{lines}\n\ts_endpgm\n'
    descriptor, end = DESCRIPTOR.format(lds=lds, scratch=scratch, user_sgprs=user_sgprs), "\t.end_amdhsa_kernel"
    directives = "".join(f"\t\t.amdhsa_{name} {value}\n" for name, value in (more or {}).items())
    descriptor = descriptor.replace(end, directives + end)
    assembly = parse(text + descriptor)
    arguments = (KernelArgument(0, 8, "global_buffer"), KernelArgument(8, 8, "global_buffer"))
    return Kernel(assembly, "k", arguments, 16)


def execute(
    body: str,
    inputs: NDArray[Any],
    results: int,
    *,
    arch: str = "gfx1151",
    threads: int | None = None,
    lds: int = 0,
    scratch: int = 0,
    budget: int = 100_000,
    block: tuple[int, int, int] | None = None,
    more: Mapping[str, int] | None = None,
    variation: Variation = PLAIN,
) -> tuple[NDArray[np.uint32], Execution]:
    """Runs one workgroup. `inputs` lie at s[4:5], the results (dwords) at s[6:7]; v1 is 4 * thread."""
    words = dialect(arch)
    prologue = f"{words.pointers} s[4:7], s[0:1], 0x0\nv_lshlrev_b32_e32 v1, 2, v0\n{words.wait}\n"
    made = kernel(prologue + body, arch=arch, lds=lds, scratch=scratch, more=more)
    memory = Memory()
    output = np.zeros(results, np.uint32)
    values: list[int | bytes] = [memory.add(inputs, writable=False), memory.add(output, writable=True)]
    launch = Launch((1, 1, 1), block or (threads or get_arch(arch).wave_size, 1, 1), 0, values)
    return output, run(made, memory, launch, [(0, 0, 0)], ENGINE, How(budget=budget, variation=variation))


@dataclass(frozen=True)
class After:
    """A wave's registers after an instruction: dwords by register, and SCC."""

    vectors: Mapping[int, NDArray[np.uint32]]
    scalars: Mapping[int, int]
    scc: int


def step(
    instruction: str,
    *,
    arch: str,
    vectors: Mapping[int, NDArray[np.uint32]],
    scalars: Mapping[int, int],
    read: Sequence[int],
    read_scalars: Sequence[int] = (),
    exec_mask: int | None = None,
    scc: int = 0,
) -> After:
    """One instruction on one wave: registers before (v8 and s8 and up) and those to read after it.

    EXEC holds `exec_mask` during the instruction; what the instruction leaves there is read as scalars 126 and 127.
    """
    words, lanes = dialect(arch), get_arch(arch).wave_size
    everyone = (1 << lanes) - 1
    mask = everyone if exec_mask is None else exec_mask
    halves = [("exec_lo", 126, 0)] + ([("exec_hi", 127, 32)] if lanes == 64 else [])
    inputs = np.concatenate([*vectors.values(), np.array([*scalars.values(), scc], np.uint32)]).astype(np.uint32)
    lines, at = [], 0
    for register in vectors:
        lines.append(f"{words.load} v{register}, v1, s[4:5] offset:{at}")
        at += 4 * lanes
    for register in [*scalars, 99]:
        lines.append(f"{words.scalar_load} s{register}, s[4:5], {at:#x}")
        at += 4
    lines += [words.wait, "s_cmp_lg_u32 s99, 0"]
    lines += [f"s_mov_b32 {name}, {mask >> shift & 0xFFFFFFFF:#x}" for name, _, shift in halves]
    lines += [instruction, "s_cselect_b32 s98, 1, 0", SETTLED, words.wait]
    lines += [f"s_mov_b32 s{96 + number}, {name}" for number, (name, _, _) in enumerate(halves)]
    lines += [f"s_mov_b32 {name}, -1" for name, _, _ in halves]
    sources = [f"v{r}" for r in read]
    offset = 0
    for source in sources:
        lines.append(f"{words.store} v1, {source}, s[6:7] offset:{offset}")
        offset += 4 * lanes
    moved = {**{r: r for r in read_scalars}, **{n: 96 + k for k, (_, n, _) in enumerate(halves)}, 98: 98}
    for register in moved.values():
        lines += [f"v_mov_b32_e32 v7, s{register}", f"{words.store} v1, v7, s[6:7] offset:{offset}"]
        offset += 4 * lanes
    output, done = execute("\n".join(lines), inputs, offset // 4, arch=arch)
    assert not done.faults, done.faults[0].sentence()
    rows = output.reshape(-1, lanes)
    left = {register: int(rows[len(read) + number][0]) for number, register in enumerate(moved)}
    return After(dict(zip(read, rows, strict=False)), left, left[98])


def evaluate(instruction: str, *sources: NDArray[Any], words: int = 1, result: str = "v10") -> NDArray[np.uint32]:
    """Vector instructions on 32 lanes: sources in v2, v4, v6 (64-bit ones as two dwords), the result's dwords."""
    registers = [int(result[1:]) + word for word in range(words)]
    vectors = {register: np.zeros(32, np.uint32) for register in registers}
    for position, source in enumerate(sources):
        data = np.ascontiguousarray(source)
        padded = data.astype(np.uint32) if data.dtype == np.uint16 else data
        for word, column in enumerate(padded.view(np.uint32).reshape(32, -1).T):
            vectors[2 + 2 * position + word] = column
    after = step(instruction, arch="gfx1151", vectors=vectors, scalars={}, read=registers)
    return np.array([after.vectors[register] for register in registers])
