"""What a wave executes, word by word: it is what the counters count."""

import numpy as np
from builds import ENGINE
from snippets import kernel

from parity.emulator.machine import Launch, Memory
from parity.emulator.running import How, run
from parity.emulator.slots import Execution

_INDEX, _LDS, _MEMORY, _LINE = range(4)
_BODY = """s_load_dwordx4 s[4:7], s[0:1], 0x0
v_lshlrev_b32_e32 v1, 4, v0
v_lshlrev_b32_e32 v2, 7, v0
s_movk_i32 s20, 5
s_waitcnt lgkmcnt(0)
again:
global_load_dwordx4 v[8:11], v1, s[4:5]
global_load_dword v12, v2, s[4:5]
s_waitcnt vmcnt(0)
ds_write_b128 v1, v[8:11]
s_waitcnt lgkmcnt(0)
s_barrier
ds_read2_b32 v[14:15], v2 offset1:7
s_waitcnt lgkmcnt(0)
s_barrier
global_store_dwordx2 v1, v[14:15], s[6:7]
s_sub_u32 s20, s20, 1
s_cmp_lg_u32 s20, 0
s_cbranch_scc1 again"""


def executed(stream_words: int) -> Execution:
    made, memory = kernel(_BODY, arch="gfx950", lds=1 << 15), Memory()
    buffers = (np.zeros(1 << 15, np.uint8), np.zeros(1 << 15, np.uint8))
    values: list[int | bytes] = [memory.add(array, writable=number > 0) for number, array in enumerate(buffers)]
    launch = Launch((3, 1, 1), (192, 1, 1), 0, values)
    how = How(checks=False, stream_words=stream_words)
    done = run(made, memory, launch, [(0, 0, 0), (2, 0, 0)], ENGINE, how)
    assert not done.faults
    return done


def test_streams_hold_what_the_counters_count() -> None:
    done = executed(stream_words=10_000)
    assert [position for position, _ in done.streams] == [(0, 0, 0), (2, 0, 0)]
    assert [len(waves) for _, waves in done.streams] == [3, 3]
    words = np.concatenate([wave for _, waves in done.streams for wave in waves])
    kinds, payloads = words >> 30, words & ((1 << 30) - 1)
    instructions = np.bincount(payloads[kinds == _INDEX], minlength=len(done.counts))
    np.testing.assert_array_equal(instructions, done.counts)
    assert payloads[kinds == _LDS].sum() == done.lds[:, 1].sum() > 0
    assert (payloads[kinds == _MEMORY] >> 8).sum() == done.memory[:, 2].sum() > 0
    assert (kinds == _LINE).sum() == done.memory[:, 3].sum() > 0


def test_lines_are_numbered_over_all_buffers() -> None:
    done = executed(stream_words=10_000)
    words = done.streams[0][1][0]
    lines = words[words >> 30 == _LINE] & ((1 << 30) - 1)
    behind_the_first = done.buffer_bytes[0] // 128 + 2
    assert set(lines[lines < behind_the_first]) == set(range(64)), "64 lanes, each 128 bytes apart"
    assert set(lines[lines >= behind_the_first] - behind_the_first) == set(range(8)), "64 stores, 16 bytes apart"


def test_a_stream_ends_where_it_is_full() -> None:
    whole, cut = executed(stream_words=10_000), executed(stream_words=10)
    for (_, waves), (_, cut_waves) in zip(whole.streams, cut.streams, strict=True):
        for wave, cut_wave in zip(waves, cut_waves, strict=True):
            np.testing.assert_array_equal(wave[:10], cut_wave)
    np.testing.assert_array_equal(whole.counts, cut.counts)


def test_without_being_asked_nothing_is_kept() -> None:
    assert executed(stream_words=0).streams == []
