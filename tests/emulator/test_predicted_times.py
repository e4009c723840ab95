"""Predicted times follow what a kernel does: more work, fewer bytes in flight, conflicts, caches, rounds, clocks."""

import json
from collections.abc import Mapping

import pytest
from builds import ENGINE
from conftest import ROOT
from timed import LOAD, repeated, work

from parity.arch import named_product
from parity.arch.timing import NAMES, Status, timing_of
from parity.errors import InputError, UnavailableError
from parity.predict.model import CacheState, Model, Prediction
from parity.predict.work import Work


def predicted(done: Work, state: CacheState = CacheState.COLD, given: Mapping[str, float] | None = None) -> Prediction:
    return Model(done, timing_of(done.kernel.arch.name).given(given or {}), state, ENGINE).prediction()


def kernel_us(prediction: Prediction) -> float:
    """What the workgroups take, without the launch."""
    return prediction.us - timing_of("gfx950")["launch_us"]


def test_twice_the_matrix_instructions_take_twice_as_long() -> None:
    matrix = "\n".join("v_mfma_f32_32x32x16_f16 v[16:31], v[2:5], v[2:5], v[16:31]" for _ in range(16))
    once, twice = (predicted(work(repeated(matrix, times), threads=512, grid=1024)) for times in (64, 128))
    assert once.limit == twice.limit == "matrix"
    assert kernel_us(twice) == pytest.approx(2 * kernel_us(once), rel=0.05)
    # 1,024 workgroups of 8 waves, 64 rounds of 16 instructions, each of 2 * 32 * 32 * 16 operations.
    operations = 1024 * 8 * 64 * 16 * 2 * 32 * 32 * 16
    figures = timing_of("gfx950")
    bound_us = operations / (1024 * figures["matrix_operations"] * figures["matrix_clock_ghz"] * 1e3)
    assert once.bounds["matrix"] == pytest.approx(bound_us, rel=0.01)
    assert next(iter(once.bounds)) == "matrix"
    assert bound_us < kernel_us(once) < 1.1 * bound_us


def test_large_transfers_take_what_memorys_bandwidth_allows() -> None:
    load = "global_load_dwordx4 v[{}:{}], v{}, s[4:5]"
    loads = [f"v_add_u32_e32 v{2 + n}, {4096 * n}, v1\n{load.format(8 + 4 * n, 11 + 4 * n, 2 + n)}" for n in range(4)]
    moving = predicted(work("\n".join([*loads, "s_waitcnt vmcnt(0)"]), grid=1 << 14, parts=4))
    bound_us = (1 << 14) * 256 * 64 / timing_of("gfx950")["memory_gbps"] / 1e3
    assert moving.limit == "memory"
    assert moving.bounds["memory"] == pytest.approx(bound_us, rel=0.01)
    assert moving.memory_bytes == pytest.approx((1 << 14) * 256 * 64, rel=0.01)
    assert bound_us < kernel_us(moving) < 1.4 * bound_us


def test_bytes_in_flight_hide_latency() -> None:
    """Four loads and one wait take far less than four loads that are waited for one by one."""
    lines = [f"global_load_dword v{8 + n}, v1, s[4:5] offset:{1024 * n}" for n in range(4)]
    waiting = "\n".join(f"{line}\ns_waitcnt vmcnt(0)" for line in lines)
    together = "\n".join(lines) + "\ns_waitcnt vmcnt(0)"
    one, all_at_once = (predicted(work(body, grid=8, threads=64)) for body in (waiting, together))
    assert next(name for name in one.shares if name != "launch") == "latency"
    assert kernel_us(one) > 1.8 * kernel_us(all_at_once)


def test_bank_conflicts_cost_what_the_emulator_counts() -> None:
    plain = repeated("ds_read_b32 v8, v2\n" * 8 + "s_waitcnt lgkmcnt(0)", 64)
    free, conflicting = (
        predicted(work(f"v_lshlrev_b32_e32 v2, {shift}, v0\n{plain}", threads=64, lds=32768)) for shift in (2, 9)
    )
    assert kernel_us(conflicting) > 3 * kernel_us(free)
    assert conflicting.bounds["LDS"] == pytest.approx(32 * free.bounds["LDS"], rel=0.1)
    assert conflicting.limit == "LDS"


@pytest.mark.parametrize("grid", [256, 1 << 14])
def test_what_lies_in_the_last_level_cache_matters(grid: int) -> None:
    done = work(f"{LOAD}\ns_waitcnt vmcnt(0)\nglobal_store_dwordx4 v1, v[8:11], s[6:7]", grid=grid)
    warm, cold, dirty = (predicted(done, state) for state in (CacheState.WARM, CacheState.COLD, CacheState.DIRTY))
    assert warm.us < cold.us <= dirty.us
    assert (warm.memory_bytes, dirty.memory_bytes > cold.memory_bytes) == (0, True)


def test_accesses_that_take_no_place_in_the_cache_drive_nothing_out() -> None:
    usual, passing = (
        predicted(work(f"{LOAD}{suffix}\ns_waitcnt vmcnt(0)", grid=1 << 12), CacheState.DIRTY) for suffix in ("", " nt")
    )
    assert usual.memory_bytes == pytest.approx(2 * passing.memory_bytes, rel=0.01)
    assert usual.us > passing.us


def test_a_last_round_that_fills_the_gpu_in_part_counts_as_a_round() -> None:
    body = repeated("v_fma_f32 v8, v9, v9, v8\n" * 16, 64)
    full, more = (predicted(work(body, grid=grid, threads=1024, lds=160 << 10)) for grid in (256, 257))
    assert kernel_us(more) == pytest.approx(2 * kernel_us(full), rel=0.1)
    assert (full.rounds, more.rounds) == (1, 2)
    assert full.filled == 1
    assert more.filled == pytest.approx(257 / 512)
    assert (full.shares["tail"], more.limit) == (0, "tail")
    assert more.shares["tail"] == pytest.approx((1 - more.shares["launch"]) * 255 / 512, rel=0.05)
    assert full.bounds["vector"] < kernel_us(full) < 1.5 * full.bounds["vector"]


def test_workgroups_that_follow_each_other_far_apart_take_longer() -> None:
    """The same lines, in rows one after the other, or a piece of each of 256 rows in turn."""
    in_turn = "s_and_b32 s9, s2, 255\ns_lshl_b32 s9, s9, 18\ns_lshr_b32 s10, s2, 8\ns_lshl_b32 s10, s10, 14"
    as_a_whole = "s_lshl_b32 s9, s2, 14\ns_mov_b32 s10, 0"
    loads = "".join(f"v_add_u32_e32 v3, {4096 * part}, v2\n{LOAD.replace('v1', 'v3')}\n" for part in range(4))
    body = "{}\ns_add_u32 s9, s9, s10\nv_lshlrev_b32_e32 v2, 4, v0\nv_add_u32_e32 v2, s9, v2\n{}s_waitcnt vmcnt(0)"
    near, far = (predicted(work(body.format(order, loads), grid=1 << 12, parts=4)) for order in (as_a_whole, in_turn))
    assert near.memory_bytes == pytest.approx(far.memory_bytes)
    share = timing_of("gfx950")["far_workgroups_share"]
    assert kernel_us(far) == pytest.approx(kernel_us(near) / share, rel=0.02)


def test_a_users_own_clock_and_bandwidth_count() -> None:
    done = work(repeated("v_fma_f32 v8, v9, v9, v8\n" * 16, 256), grid=1024)
    usual, fast = predicted(done), predicted(done, given={"clock_ghz": 2 * timing_of("gfx950")["clock_ghz"]})
    assert kernel_us(fast) == pytest.approx(kernel_us(usual) / 2, rel=0.02)
    moving = work(f"{LOAD}\ns_waitcnt vmcnt(0)", grid=1 << 14)
    narrow = predicted(moving, given={"memory_gbps": timing_of("gfx950")["memory_gbps"] / 2})
    assert kernel_us(narrow) > 1.6 * kernel_us(predicted(moving)), "no less than memory takes"


def test_code_that_runs_once_is_fetched() -> None:
    """Straight code of as many instructions as a loop executes takes longer: each line of it comes from memory."""
    line = "v_fma_f32 v8, v9, v9, v8\n"
    straight, loop = (predicted(work(body, threads=64)) for body in (line * 4096, repeated(line * 16, 256)))
    assert straight.limit == "code"
    assert kernel_us(straight) > 1.5 * kernel_us(loop)


def test_waves_wait_for_each_other_at_barriers() -> None:
    """One wave of two works, the other waits."""
    body = "v_readfirstlane_b32 s9, v0\ns_cmp_lg_u32 s9, 0\ns_cbranch_scc1 done\n{}done:\ns_barrier"
    done = predicted(work(body.format(repeated("v_fma_f32 v8, v9, v9, v8\n" * 16, 256)), threads=128))
    assert done.shares["barriers"] == pytest.approx(0.5 * (1 - done.shares["launch"]), abs=0.1)


def test_shares_are_parts_of_the_whole() -> None:
    done = predicted(work(f"{LOAD}\ns_waitcnt vmcnt(0)\nglobal_store_dwordx4 v1, v[8:11], s[6:7]", grid=4096))
    assert sum(done.shares.values()) == pytest.approx(1)
    assert all(share >= 0 for share in done.shares.values())
    assert done.limit == next(iter(done.shares))


def test_waves_that_cannot_start_sooner_are_told_apart_from_what_they_do() -> None:
    nothing = predicted(work("v_mov_b32_e32 v2, v0", grid=1 << 14))
    assert nothing.limit == "starting waves"
    figures = timing_of("gfx950")
    of_die = (1 << 14) * 4 / figures["dies"] * figures["wave_interval_cycles"] / figures["clock_ghz"] / 1e3
    assert kernel_us(nothing) == pytest.approx(of_die, rel=0.1)


def test_workgroups_that_are_unlike_others_are_said() -> None:
    body = "s_cmp_lg_u32 s2, 0\ns_cbranch_scc1 done\n" + repeated("v_fma_f32 v8, v9, v9, v8", 500) + "done:\nv_nop"
    done = predicted(work(body, grid=4096), CacheState.DIRTY)
    assert any("times as much as another" in doubt for doubt in done.doubts)
    assert (done.least, done.most) == (None, None)


def test_a_range_is_only_given_where_the_model_is_held_against_times() -> None:
    loads = f"{LOAD}\ns_waitcnt vmcnt(0)"
    held = work(loads, grid=1 << 15)
    assert predicted(held, CacheState.DIRTY).most is not None
    assert predicted(held, CacheState.WARM).most is None
    assert predicted(held, CacheState.DIRTY, {"memory_gbps": 4000}).most is None
    assert predicted(work(loads), CacheState.DIRTY).most is None, "below 20 us"
    other = Model(held, timing_of("gfx950", named_product("MI355X")), CacheState.DIRTY, ENGINE).prediction()
    assert other.most is None
    assert any("nothing that was measured on MI355X" in doubt for doubt in other.doubts)


def test_doubts_are_said() -> None:
    few = predicted(work("v_mov_b32_e32 v2, v0", threads=64))
    assert any("fewer waves than SIMDs" in doubt for doubt in few.doubts)
    atomic = predicted(work("global_atomic_add v1, v0, s[6:7]", grid=1024))
    assert any("atomic operations" in doubt for doubt in atomic.doubts)
    assert not any("fewer waves" in doubt for doubt in atomic.doubts)


def test_every_figure_has_a_source_and_every_architecture_all_of_them() -> None:
    for arch in ("gfx942", "gfx950", "gfx1100", "gfx1103", "gfx1151", "gfx1201"):
        timing = timing_of(arch)
        assert list(timing.figures) == list(NAMES)
        assert all(figure.source and figure.value >= 0 for figure in timing.figures.values())
        assert (timing.accuracy is None) == (arch != "gfx950"), "only there is it held against times"
        is_fitted = any(figure.status is Status.FITTED for figure in timing.figures.values())
        assert is_fitted == (arch == "gfx950")


def test_the_error_that_is_told_is_the_benchmarks() -> None:
    known, kept = timing_of("gfx950").accuracy, json.loads((ROOT / "benchmarks" / "predict.json").read_text())
    assert known is not None
    figures = (kept["median_over_problems"], kept["percentile_90_of_cases"], kept["tie"])
    assert (known.median, known.most, known.tie) == figures
    assert known.source == f"{kept['cases']:,} launches of {len(kept['problems'])} problems on an MI350X"
    text = (ROOT / "docs" / "predicting.md").read_text()
    for told in (f"{100 * known.median:.1f} %", f"{100 * known.most:.1f} %", f"{100 * kept['ordered']:.1f} %"):
        assert f"| {told}" in text
    assert f"more than {100 * known.tie:.1f} % apart" in text


def test_there_is_no_model_for_what_is_not_run() -> None:
    with pytest.raises(UnavailableError, match="no model of time for sm_90: its machine code is read, not run"):
        timing_of("sm_90")


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"clock": 2.0}, "'clock' is no figure of a model of time: it has clock_ghz"),
        ({"clock_ghz": 0.0}, "'clock_ghz' is 0: write a number from 0.001 to 1e"),
        ({"clock_ghz": float("nan")}, "write a number from 0.001 to 1e"),
        ({"clock_ghz": 1e300}, "write a number from 0.001 to 1e"),
        ({"code_kib": 0.5}, "'code_kib' is 0.5: write a number from 1 to 1e"),
        ({"lines_in_flight": 0.1}, "write a number from 1 to 1e"),
    ],
)
def test_wrong_figures_are_refused(given: Mapping[str, float], wrong: str) -> None:
    with pytest.raises(InputError, match=wrong):
        timing_of("gfx950").given(given)
