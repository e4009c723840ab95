"""Small kernels for the emulator: a few instructions between loading inputs and storing results."""

import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.emulator.machine import Executed, Kernel, Launch, Memory, run
from parity.isa.parse import parse
from parity.records import KernelArgument

ENGINE = Path(tempfile.gettempdir()) / f"parity-test-engine-{os.getuid()}"

DESCRIPTOR = """
\t.amdhsa_kernel k
\t\t.amdhsa_user_sgpr_count 2
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


def kernel(body: str, *, lds: int = 0, scratch: int = 0) -> Kernel:
    """A gfx1151 kernel of these lines; arguments are two pointers."""
    lines = "\n".join(line if line.endswith(":") else f"\t{line}" for line in body.strip().split("\n"))
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"\n\t.type\tk,@function\nk:\n{lines}\n\ts_endpgm\n'
    assembly = parse(text + DESCRIPTOR.format(lds=lds, scratch=scratch))
    arguments = (KernelArgument(0, 8, "global_buffer"), KernelArgument(8, 8, "global_buffer"))
    return Kernel(assembly, "k", arguments, 16)


def execute(
    body: str,
    inputs: NDArray[Any],
    results: int,
    *,
    threads: int = 32,
    lds: int = 0,
    scratch: int = 0,
    budget: int = 100_000,
) -> tuple[NDArray[np.uint32], Executed]:
    """Runs one workgroup. `inputs` lie at s[4:5], the results (dwords) at s[6:7]; v1 is 4 * thread."""
    prologue = "s_load_b128 s[4:7], s[0:1], 0x0\nv_lshlrev_b32_e32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n"
    made = kernel(prologue + body, lds=lds, scratch=scratch)
    memory = Memory()
    output = np.zeros(results, np.uint32)
    values: list[int | bytes] = [memory.add(inputs, writable=False), memory.add(output, writable=True)]
    done = run(made, memory, Launch((1, 1, 1), (threads, 1, 1), 0, values), [(0, 0, 0)], ENGINE, budget=budget)
    return output, done


def evaluate(instruction: str, *sources: NDArray[Any], words: int = 1, result: str = "v10") -> NDArray[np.uint32]:
    """One vector instruction on 32 lanes: sources in v2, v4, v6 (64-bit ones as two dwords), its result's dwords."""
    loads, offset, arrays = [], 0, []
    for position, source in enumerate(sources):
        data = np.ascontiguousarray(source)
        size = data.dtype.itemsize
        padded = data.astype(np.uint32) if size == 2 and data.dtype.kind == "u" else data
        raw = padded.view(np.uint32).reshape(32, -1)
        for word in range(raw.shape[1]):
            loads.append(f"global_load_b32 v{2 + 2 * position + word}, v1, s[4:5] offset:{offset}")
            arrays.append(raw[:, word])
            offset += 128
    base = int(result[1:])
    stores = [f"global_store_b32 v1, v{base + word}, s[6:7] offset:{128 * word}" for word in range(words)]
    clear = [f"v_mov_b32_e32 v{base + word}, 0" for word in range(words)]
    body = "\n".join([*clear, *loads, "s_waitcnt vmcnt(0)", instruction, *stores])
    output, done = execute(body, np.ascontiguousarray(np.concatenate(arrays)), 32 * words)
    assert not done.faults, done.faults[0].sentence()
    return output.reshape(words, 32)
