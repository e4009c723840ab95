"""Launches for the model of time: a few instructions between a prologue that all have, and their workgroups' streams."""

import numpy as np
from builds import ENGINE
from snippets import dialect, kernel

from parity.emulator.machine import Launch, Memory
from parity.emulator.running import run
from parity.predict.launched import STREAMED
from parity.predict.work import Work, looked_at, work_of

LOAD = "global_load_dwordx4 v[8:11], v1, s[4:5]"


def work(
    body: str,
    *,
    grid: int = 1,
    threads: int = 256,
    arch: str = "gfx950",
    lds: int = 0,
    parts: int = 1,
    vgprs: int = 0,
    scratch: int = 0,
) -> Work:
    """A launch of these lines. v1 is the work-item's offset of 16 bytes, all workgroups apart; s[4:5] the input."""
    words, of_group = dialect(arch), threads * 16 * parts
    prologue = f"""{words.pointers} s[4:7], s[0:1], 0x0
s_mul_i32 s8, s2, {of_group:#x}
v_lshlrev_b32_e32 v1, 4, v0
v_add_u32_e32 v1, s8, v1
{words.wait}
"""
    if not arch.startswith("gfx9"):
        prologue = prologue.replace("v_add_u32_e32", "v_add_nc_u32_e32")
    made = kernel(prologue + body, arch=arch, lds=lds, scratch=scratch, more={"next_free_vgpr": vgprs} if vgprs else {})
    memory, size = Memory(), grid * of_group + 4096
    arrays = (np.zeros(size, np.uint8), np.zeros(size, np.uint8))
    values: list[int | bytes] = [memory.add(array, writable=number > 0) for number, array in enumerate(arrays)]
    launch = Launch((grid, 1, 1), (threads, 1, 1), 0, values)
    executed = run(made, memory, launch, looked_at(launch.grid), ENGINE, STREAMED)
    assert not executed.faults, executed.faults[0].sentence()
    return work_of(made, launch, executed)


def repeated(line: str, times: int) -> str:
    return (
        f"s_movk_i32 s20, {times}\nagain:\n{line}\ns_sub_u32 s20, s20, 1\ns_cmp_lg_u32 s20, 0\ns_cbranch_scc1 again\n"
    )
