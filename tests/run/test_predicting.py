"""`parity predict`: predicted times of a step's lanes and of any launch, which never look like measured ones."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from conftest import CommandLine, StandIn

LAUNCH = """
kernel = "k"
grid = [16384]
block = [256]
[[args]]
output = { shape = [16777216], dtype = "float32", fill = "zeros" }
"""
KERNEL = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.type	k,@function
k:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_lshl_b32 s8, s2, 12
	v_lshlrev_b32_e32 v1, 4, v0
	v_add_u32_e32 v1, s8, v1
	s_waitcnt lgkmcnt(0)
	global_load_dwordx4 v[4:7], v1, s[4:5]
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v1, v[4:7], s[4:5]
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - { .address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer }
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name: k
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .symbol: k.kd
    .vgpr_count: 8
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx950
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
"""


@pytest.fixture
def launch(parity: CommandLine) -> tuple[str, ...]:
    folder = parity.workspace.root
    (folder / "k.s").write_text(KERNEL)
    (folder / "launch.toml").write_text(LAUNCH)
    return ("predict", str(folder / "k.s"), "--launch", str(folder / "launch.toml"))


def bases(document: Any) -> set[str]:
    """Every basis that stands in a document."""
    if isinstance(document, dict):
        own = {document["basis"]} if "basis" in document else set()
        return own.union(*map(bases, document.values()))
    return set().union(*map(bases, document)) if isinstance(document, list) else set()


def test_a_steps_lanes_are_predicted_and_nothing_is_recorded(measured: StandIn) -> None:
    before = [measured.rows(f"SELECT count(*) FROM {table}") for table in ("run", "timing", "fact")]
    shown = measured("show", "step14", "--json").json
    ended = measured("predict", "step14", "--json")
    assert ended.code == 0, ended.err
    document = ended.json
    assert [lane["lane"] for lane in document["lanes"]] == ["hip", "triton"]
    assert bases(document) == {"predicted"}
    assert all(lane["us"] > 0 for lane in document["lanes"])
    assert not re.search("ratio|speed|verdict", json.dumps([document["lanes"], document["order"], document["gaps"]]))
    assert re.search("a tie: |how often such an order is right here is not known", document["order"])
    (gap,) = document["gaps"]
    times = sorted(lane["us"] for lane in document["lanes"])
    assert sum(gap["parts_us"].values()) == pytest.approx(gap["us"]) == pytest.approx(times[1] - times[0])
    launches = [launch for lane in document["lanes"] for launch in lane["launches"]]
    triton = document["lanes"][1]["launches"][0]
    assert triton["causes"][0]["places"][0]["source"].startswith("scaled_mm.py:")
    for one in launches:
        assert sum(cause["us"] for cause in one["causes"]) == pytest.approx(one["us"])
    assert all(launch["least_us"] is None for launch in launches), "the error on gfx1151 is not known"
    assert all(any("are guessed" in doubt for doubt in launch["doubts"]) for launch in launches)
    assert {figure["status"] for figure in document["figures"]} == {"documented", "guessed"}
    assert before == [measured.rows(f"SELECT count(*) FROM {table}") for table in ("run", "timing", "fact")]
    assert measured("show", "step14", "--json").json == shown


def test_a_terminal_says_that_it_is_not_measured(measured: StandIn) -> None:
    out = " ".join(measured("predict", "step14").out.split())
    assert "predicted, not measured" in out
    assert "hip (predicted): " in out
    assert "low confidence, triton: nothing that was measured on Radeon 8060S is held against the model" in out
    assert "how far off such times are on Radeon 8060S is not known" in out
    assert "Radeon 8060S at 2.9 GHz (documented)" in out


def test_any_launch_is_predicted_with_its_range(parity: CommandLine, launch: tuple[str, ...]) -> None:
    ended = parity(*launch, "--json")
    assert ended.code == 0, ended.err
    ((only,),) = ([lane["launches"] for lane in ended.json["lanes"]],)
    (one,) = only
    assert one["least_us"] < one["us"] < one["most_us"]
    assert ended.json["error"]["median"] > 0
    assert ended.json["order"] is None
    assert one["memory_bytes"] == pytest.approx(2 * 16384 * 256 * 16, rel=0.01), "what is loaded drives out as much"
    assert "kernels that the model had not seen" in parity(*launch).out
    assert parity(*launch, "--json").json == ended.json, "the same again is the same"


def test_own_figures_and_the_state_of_the_cache_count(parity: CommandLine, launch: tuple[str, ...]) -> None:
    def us(*words: str) -> float:
        return float(parity(*launch, "--json", *words).json["lanes"][0]["us"])

    assert us("--cache", "cold") < us() < us("--set", "memory_gbps=500")
    assert us("--cache", "warm") <= 1.001 * us("--cache", "cold"), "both wait for their waves to be started"
    given = parity(*launch, "--json", "--set", "clock_ghz=2").json["figures"]
    assert {row["name"] for row in given if row["status"] == "given"} == {"clock_ghz", "matrix_clock_ghz"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--cache", "hot"], "--cache: 'hot' is not one of warm, cold, dirty"),
        (["--set", "clock_ghz"], "--set: 'clock_ghz' gives no number: write NAME=VALUE, as clock_ghz=2.1"),
        (["--set", "clock=2"], "--set: 'clock' is no figure of a model of time"),
        (["--set", "clock_ghz=-1"], "--set: 'clock_ghz' is -1: write a number from 0.001 to 1e+06"),
        (["--set", "code_kib=0.01"], "--set: 'code_kib' is 0.01: write a number from 1 to 1e+06"),
        (["--gpu", "MI300X"], "--gpu: MI300X is a gfx942, and this is code for gfx950"),
        (["--gpu", "MI9"], "--gpu: 'MI9' is not one of those known"),
    ],
)
def test_wrong_words_are_one_sentence(
    parity: CommandLine, launch: tuple[str, ...], words: list[str], sentence: str
) -> None:
    ended = parity(*launch, *words)
    assert ended.code == 2
    assert sentence in ended.err
    assert ended.err.count("\n") == 1


def test_a_launch_with_a_fault_has_no_time(parity: CommandLine, launch: tuple[str, ...]) -> None:
    Path(launch[1]).write_text(KERNEL.replace("s_lshl_b32 s8, s2, 12", "s_mov_b32 s8, -1"))
    ended = parity(*launch)
    assert ended.code == 2
    assert "k has a fault, so it has no time: " in ended.err


def test_a_step_without_a_model_is_said(parity: CommandLine) -> None:
    ended = parity("predict", "nowhere/step01")
    assert ended.code == 2
    ended = parity("predict", "step14", "--arch", "gfx950")
    assert (ended.code, "give its launch with --launch too" in ended.err) == (2, True)


def test_what_a_launch_file_is_for_is_said(parity: CommandLine, launch: tuple[str, ...]) -> None:
    ended = parity("predict", launch[1])
    assert (ended.code, "is a file: give its launch with --launch" in ended.err) == (2, True)
    ended = parity("predict", "step14", *launch[2:])
    assert (ended.code, "and a step has its own launches" in ended.err) == (2, True)
