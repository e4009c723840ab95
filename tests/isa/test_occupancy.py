"""Occupancy: AMD's worked example, each limiting resource, and LLVM's own figure."""

import math
import re
import subprocess
from pathlib import Path

import pytest

from parity.arch import get_arch
from parity.isa.analyse import analyse
from parity.isa.occupancy import occupancy
from parity.lanes.hip.clang import zig_clang


def test_the_worked_example_of_the_mi300x_guide() -> None:
    """170 VGPRs are rounded up to 176; 176 x 3 > 512, so two waves per SIMD."""
    usage = occupancy(get_arch("gfx942"), next_free_vgpr=170, sgprs=32, lds_bytes=0, threads=256, wave_size=64)
    assert (usage.waves_per_simd, usage.limited_by) == (2, "vgpr")


@pytest.mark.parametrize(
    ("vgprs", "waves"), [(64, 8), (128, 4), (129, 3), (168, 3), (169, 2), (176, 2), (256, 2), (257, 1), (512, 1)]
)
def test_the_vgpr_table_of_mi300(vgprs: int, waves: int) -> None:
    usage = occupancy(get_arch("gfx942"), next_free_vgpr=vgprs, sgprs=32, lds_bytes=0, threads=256, wave_size=64)
    assert usage.limits["vgpr"] == waves


def test_the_formula_of_the_mi300x_guide() -> None:
    """occ = min(floor(occ_vgpr * 4 / nW), occ_lds) * nW / 4, with 8 waves, 100 VGPRs, 40 KB of LDS."""
    usage = occupancy(get_arch("gfx942"), next_free_vgpr=100, sgprs=32, lds_bytes=40_000, threads=512, wave_size=64)
    assert usage.waves_per_simd == min(4 * 4 // 8, 65536 // 40_448) * 8 / 4 == 2
    assert usage.limited_by == "lds"


@pytest.mark.parametrize(
    ("arch", "arguments", "waves", "limited_by"),
    [
        ("gfx90a", {"next_free_vgpr": 32, "sgprs": 102}, 7, "sgpr"),
        ("gfx942", {"next_free_vgpr": 32}, 8, "waves"),
        ("gfx950", {"next_free_vgpr": 32, "lds_bytes": 65536}, 2, "lds"),
        ("gfx942", {"next_free_vgpr": 32, "lds_bytes": 65536}, 1, "lds"),
        ("gfx1100", {"next_free_vgpr": 24}, 16, "waves"),
        ("gfx1151", {"next_free_vgpr": 226}, 6, "vgpr"),
        ("gfx1151", {"next_free_vgpr": 241, "lds_bytes": 49_408}, 4, "lds, vgpr"),
        ("gfx1201", {"next_free_vgpr": 97, "lds_bytes": 1024}, 12, "vgpr"),
    ],
)
def test_the_limiting_resource(arch: str, arguments: dict[str, int], waves: float, limited_by: str) -> None:
    entry = get_arch(arch)
    given = {"sgprs": 32, "lds_bytes": 0, "threads": 256, "wave_size": entry.wave_size, **arguments}
    usage = occupancy(entry, **given)
    assert (usage.waves_per_simd, usage.limited_by) == (waves, limited_by)


SOURCE = """
extern "C" __attribute__((global)) void __attribute__((amdgpu_flat_work_group_size(T, T))) k(float *p) {
  static __attribute__((shared)) float s[L];
  int t = __builtin_amdgcn_workitem_id_x();
  s[t] = p[7];
  __builtin_amdgcn_s_barrier();
  float a[N];
  for (int i = 0; i < N; i++) a[i] = p[i * 64 + t] + s[i];
  __builtin_amdgcn_s_barrier();
  for (int i = 0; i < N; i++) p[i * 64 + t * 3] = a[i] * a[(i * 7 + 3) % N];
}
"""


@pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1150", "gfx1151", "gfx1201", "gfx1250"])
@pytest.mark.parametrize(
    ("threads", "values", "lds"), [(64, 8, 64), (256, 100, 512), (256, 200, 9000), (512, 40, 4000)]
)
def test_agrees_with_llvm(tmp_path: Path, arch: str, threads: int, values: int, lds: int) -> None:
    """LLVM's comment counts waves that registers and LDS allow, without asking for whole workgroups."""
    source = tmp_path / "k.hip"
    source.write_text(SOURCE)
    clang = zig_clang()
    assert clang is not None
    flags = ["-x", "hip", f"--offload-arch={arch}", "--cuda-device-only", "-nogpuinc", "-nogpulib", "-O3"]
    defines = [f"-DT={threads}", f"-DN={values}", f"-DL={lds}"]
    command = [*clang.compile, *flags, *defines, "-S", str(source), "-o", "-"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    llvm = int(re.search(r"^; Occupancy: (\d+)", text, re.MULTILINE)[1])  # type: ignore[index]

    used = analyse(text)[0].resources
    entry = get_arch(arch)
    assert used.occupancy is not None
    assert used.vgpr_allocated is not None
    by_registers = min(entry.vgpr_file(entry.wave_size)[0] // used.vgpr_allocated, entry.max_waves_per_simd)
    assert llvm == min(by_registers, math.ceil(used.occupancy.limits["lds"]), used.occupancy.limits["waves"])
    assert used.occupancy.waves_per_simd <= llvm
