"""The architecture table.

Sources. Register files, granules, wave limits and LDS sizes are those that LLVM's AMDGPU backend compiles
for (`llvm/lib/Target/AMDGPU/Utils/AMDGPUBaseInfo.cpp`, namespace `IsaInfo`: `getVGPRAllocGranule`,
`getTotalNumVGPRs`, `getMaxWavesPerEU`, `getTotalNumSGPRs`, `getSGPRAllocGranule`, `getMaxWorkGroupsPerCU`,
`getEUsPerCU`; features in `AMDGPU.td`: `Feature1_5xVGPRs`, `FeatureAddressableLocalMemorySize*`). AMD's
"MI300X workload optimization" guide gives VGPR blocks of 16 for MI300X where LLVM allocates blocks of 8;
both give the result of its worked example (170 VGPRs -> 176 allocated -> 2 waves).

Last-level caches are AMD's published Infinity Cache sizes (L2 where there is none). NVIDIA's architectures are
described in the same words: a warp is a wave, a multiprocessor's partition a SIMD, shared memory the LDS.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from parity.arch import counters, emulated
from parity.arch.emulated import Target
from parity.arch.families import CDNA, NVIDIA, Family
from parity.arch.measured import as_measured
from parity.errors import InputError


@dataclass(frozen=True)
class Arch:
    """One architecture.

    `simds` is the number of SIMDs that share one LDS: a compute unit's four on gfx9, a work-group
    processor's four on gfx10 and later (WGP mode, the compilers' default). Register counts are per SIMD and
    lane at the default wave size; LDS and cache sizes are bytes.

    `counters` are the hardware counters that are profiled if none are named; `emulated` is what the emulator needs, its
    LDS phases and banks among it (None: it is not emulated); `has_wgp_mode`: a workgroup may have both compute units of
    a work-group processor; `has_unified_registers`: accumulation registers are in the compilers' count of VGPRs;
    `crowded_stride_bytes`: rows of a multiple of it overload a cache channel (AMD, "MI300X workload optimization",
    "GEMM stride issues"); `compile_target` is what CUDA C++ is
    compiled for; `matrix_operations` of a compute unit in one clock, by element type, without sparsity (a
    multiply-accumulate counts two); `is_assumed`: the figures are LLVM's, and no document of AMD's has been seen.
    """

    name: str
    family: Family
    wave_size: int
    vgprs: int
    vgpr_granule: int
    max_waves_per_simd: int
    lds_bytes: int
    lds_granule_bytes: int
    lds_max_per_workgroup_bytes: int
    sgprs: int | None = None
    sgpr_granule: int = 16
    simds: int = 4
    max_barriers: int = 32
    last_level_cache_bytes: int = 0
    counters: tuple[str, ...] = ()
    emulated: Target | None = None
    has_wgp_mode: bool = False
    has_unified_registers: bool = False
    crowded_stride_bytes: int = 0
    compile_target: str = ""
    matrix_operations: Mapping[str, int] = field(default_factory=dict)
    is_assumed: bool = False

    @property
    def is_nvidia(self) -> bool:
        return self.family in NVIDIA

    @property
    def has_store_counter(self) -> bool:
        """Whether stores to global memory have a wait counter of their own (`vscnt`, `storecnt`): from gfx10 on.
        Before, they count with loads, and `lgkmcnt` has four bits (AMD's ISA guides, S_WAITCNT).
        """
        return self.family not in CDNA

    @property
    def isa_version(self) -> int:
        """AMD's number: 9010 for gfx90a, 11501 for gfx1151 (the last two letters are hexadecimal digits)."""
        digits = self.name.removeprefix("gfx")
        return int(digits[:-2]) * 1000 + int(digits[-2], 16) * 100 + int(digits[-1], 16)

    @property
    def isa_pair(self) -> tuple[int, int]:
        """Major and minor version, as runtimes tell them: (9, 4) for gfx942."""
        return self.isa_version // 1000, self.isa_version // 100 % 10

    @property
    def compute_capability(self) -> int:
        """NVIDIA's number: 90 for sm_90."""
        return int(self.name.removeprefix("sm_"))

    def vgpr_file(self, wave_size: int) -> tuple[int, int]:
        """Return VGPRs per SIMD and lane, and allocation granule, for a wave size: wave64 on RDNA halves both."""
        share = max(1, wave_size // self.wave_size)
        return self.vgprs // share, self.vgpr_granule // share

    def allocated_vgprs(self, next_free_vgpr: int, wave_size: int) -> int:
        """Return VGPRs that the hardware sets aside for a wave that uses `next_free_vgpr`."""
        _, granule = self.vgpr_file(wave_size)
        return -(-max(next_free_vgpr, 1) // granule) * granule


def _cdna(name: str, family: Family, *, lds_kib: int, lds_granule: int, cache_mib: int, **more: Any) -> Arch:
    return Arch(
        name=name,
        family=family,
        wave_size=64,
        vgprs=512,
        vgpr_granule=8,
        max_waves_per_simd=8,
        lds_bytes=lds_kib * 1024,
        lds_granule_bytes=lds_granule,
        lds_max_per_workgroup_bytes=lds_kib * 1024,
        sgprs=800,
        max_barriers=16,
        last_level_cache_bytes=cache_mib << 20,
        has_unified_registers=True,
        **more,
    )


def _rdna(name: str, family: Family, *, is_large: bool, cache_mib: int) -> Arch:
    """`is_large`: with LLVM's Feature1_5xVGPRs."""
    return Arch(
        name=name,
        family=family,
        wave_size=32,
        vgprs=1536 if is_large else 1024,
        vgpr_granule=24 if is_large else 16,
        max_waves_per_simd=16,
        lds_bytes=128 * 1024,
        lds_granule_bytes=512,
        lds_max_per_workgroup_bytes=64 * 1024,
        last_level_cache_bytes=cache_mib << 20,
        counters=counters.RDNA if family is Family.RDNA3 else counters.RDNA_35,
        emulated=emulated.GFX12 if family is Family.RDNA4 else emulated.GFX11,
        has_wgp_mode=True,
    )


_MI300_MATRIX = {"fp8": 4096, "int8": 4096, "fp16": 2048, "bf16": 2048, "fp32": 256, "fp64": 256}
_MI350_MATRIX = {"fp8": 8192, "int8": 8192, "fp16": 4096, "bf16": 4096, "fp32": 256, "fp64": 128}

_TABLE = (
    _cdna(
        "gfx90a",
        Family.CDNA2,
        lds_kib=64,
        lds_granule=512,
        cache_mib=8,
        counters=counters.CDNA,
        emulated=emulated.GFX90A,
    ),
    _cdna(
        "gfx942",
        Family.CDNA3,
        lds_kib=64,
        lds_granule=512,
        cache_mib=256,
        counters=counters.CDNA3,
        emulated=emulated.GFX942,
        matrix_operations=_MI300_MATRIX,
        crowded_stride_bytes=512,
    ),
    _cdna(
        "gfx950",
        Family.CDNA4,
        lds_kib=160,
        lds_granule=1280,
        cache_mib=256,
        counters=counters.CDNA4,
        emulated=emulated.GFX950,
        matrix_operations=_MI350_MATRIX,
    ),
    _rdna("gfx1100", Family.RDNA3, is_large=True, cache_mib=96),
    _rdna("gfx1101", Family.RDNA3, is_large=True, cache_mib=64),
    _rdna("gfx1102", Family.RDNA3, is_large=False, cache_mib=32),
    _rdna("gfx1103", Family.RDNA3, is_large=False, cache_mib=2),
    _rdna("gfx1150", Family.RDNA35, is_large=False, cache_mib=2),
    _rdna("gfx1151", Family.RDNA35, is_large=True, cache_mib=32),
    _rdna("gfx1152", Family.RDNA35, is_large=False, cache_mib=1),
    _rdna("gfx1153", Family.RDNA35, is_large=False, cache_mib=1),
    _rdna("gfx1200", Family.RDNA4, is_large=True, cache_mib=32),
    _rdna("gfx1201", Family.RDNA4, is_large=True, cache_mib=64),
    # LLVM 22's FeatureISAVersion12_50: 320 KiB of LDS for a compute unit of four SIMDs; the granule is that of the
    # `.lds_size` which it writes for amdpal. The cache is not known.
    Arch(
        "gfx1250",
        Family.GFX125,
        wave_size=32,
        vgprs=1024,
        vgpr_granule=16,
        max_waves_per_simd=16,
        lds_bytes=320 * 1024,
        lds_granule_bytes=2048,
        lds_max_per_workgroup_bytes=320 * 1024,
        is_assumed=True,
    ),
    # CUDA C++ Programming Guide, "Compute Capabilities": 64 K registers in four partitions, 228 KiB of shared memory.
    # wgmma needs the architecture-specific target; Triton compiles for it too.
    Arch(
        "sm_90",
        Family.HOPPER,
        wave_size=32,
        vgprs=512,
        vgpr_granule=8,
        max_waves_per_simd=16,
        lds_bytes=228 * 1024,
        lds_granule_bytes=128,
        lds_max_per_workgroup_bytes=227 * 1024,
        last_level_cache_bytes=50 << 20,
        counters=counters.HOPPER,
        compile_target="sm_90a",
    ),
)
ARCHITECTURES: dict[str, Arch] = {
    arch.name: replace(arch, emulated=as_measured(arch.name, arch.emulated)) if arch.emulated else arch
    for arch in _TABLE
}


def get_arch(name: str) -> Arch:
    """Return the table entry of `name`; feature suffixes (`gfx942:sramecc+`) are ignored.

    Raises InputError for an architecture that the table does not hold.
    """
    arch = ARCHITECTURES.get(name.split(":")[0])
    if arch is None:
        raise InputError(f"unknown architecture '{name}': this version knows {', '.join(ARCHITECTURES)}")
    return arch


def is_for(target: str | None, arch: str) -> bool:
    """Return whether code of a target (`gfx942:xnack-`, or none) may run on an architecture; features are ignored, and
    a generic target (`gfx11-generic`) may be for any.
    """
    target_name = (target or arch).split(":")[0]
    return target_name == arch.split(":")[0] or target_name.endswith("-generic")


_SHAPE = re.compile(r"_(\d+)x(\d+)x(\d+)(?:_(\d+)b)?")
_SASS_SHAPE = re.compile(r"GMMA\.(\d+)x(\d+)x(\d+)\.|MMA\.(16)(8)(\d+)\.")
_WAVES_OF_A_WARPGROUP = 4
# The shapes that compute several blocks at once, by element type: gfx90a's spelling does not name the number of blocks
# (AMD CDNA2 ISA, section 7.2 "Matrix Arithmetic Instruction Opcodes").
_16BIT_BLOCKS = {(32, 32, 4): 2, (16, 16, 4): 4, (4, 4, 4): 16}
_UNNAMED_BLOCKS: dict[str, dict[tuple[int, int, int], int]] = {
    "f32": {(32, 32, 1): 2, (16, 16, 1): 4, (4, 4, 1): 16},
    "f64": {(4, 4, 4): 4},
    "bf16": {(32, 32, 2): 2, (16, 16, 2): 4, (4, 4, 2): 16},
    "f16": _16BIT_BLOCKS,
    "bf16_1k": _16BIT_BLOCKS,
    "i8": _16BIT_BLOCKS,
}


@cache
def matrix_macs(mnemonic: str) -> int | None:
    """Return multiply-accumulates of one matrix instruction of one wave, from the shape in its name.

    Hopper's warpgroup instructions (GMMA) are issued by four waves together: a wave's share is a quarter.
    """
    if sass := _SASS_SHAPE.search(mnemonic):
        m, n, k = (int(size) for size in sass.groups() if size)
        return m * n * k // (_WAVES_OF_A_WARPGROUP if "GMMA" in mnemonic else 1)
    match = _SHAPE.search(mnemonic)
    if match is None:
        return None
    m, n, k = (int(size) for size in match.group(1, 2, 3))
    if match.group(4):
        return m * n * k * int(match.group(4))
    kind = mnemonic[match.end() :]
    is_old_spelling = "mfma" in mnemonic and kind[:1].isalpha()
    return m * n * k * (_UNNAMED_BLOCKS.get(kind, {}).get((m, n, k), 1) if is_old_spelling else 1)
