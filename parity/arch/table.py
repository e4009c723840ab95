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
from dataclasses import dataclass
from functools import cache

from parity.errors import InputError


@dataclass(frozen=True)
class Arch:
    """One architecture.

    `simds` is the number of SIMDs that share one LDS: a compute unit's four on gfx9, a work-group
    processor's four on gfx10 and later (WGP mode, the compilers' default). Register counts are per SIMD and
    lane at the default wave size; LDS and cache sizes are bytes.
    """

    name: str
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

    @property
    def is_nvidia(self) -> bool:
        return self.name.startswith("sm_")

    @property
    def is_rdna(self) -> bool:
        return self.name.startswith(("gfx11", "gfx12"))

    def vgpr_file(self, wave_size: int) -> tuple[int, int]:
        """VGPRs per SIMD and lane, and allocation granule, for a wave size: wave64 on RDNA halves both."""
        share = max(1, wave_size // self.wave_size)
        return self.vgprs // share, self.vgpr_granule // share

    def allocated_vgprs(self, next_free_vgpr: int, wave_size: int) -> int:
        """VGPRs that the hardware sets aside for a wave that uses `next_free_vgpr`."""
        _, granule = self.vgpr_file(wave_size)
        return -(-max(next_free_vgpr, 1) // granule) * granule


def _cdna(name: str, *, lds_kib: int, lds_granule: int, cache_mib: int) -> Arch:
    return Arch(
        name=name,
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
    )


def _rdna(name: str, *, vgprs: int, granule: int, cache_mib: int) -> Arch:
    return Arch(
        name=name,
        wave_size=32,
        vgprs=vgprs,
        vgpr_granule=granule,
        max_waves_per_simd=16,
        lds_bytes=128 * 1024,
        lds_granule_bytes=512,
        lds_max_per_workgroup_bytes=64 * 1024,
        last_level_cache_bytes=cache_mib << 20,
    )


# CUDA C++ Programming Guide, "Compute Capabilities": 64 K registers in four partitions, 228 KiB of shared memory.
_HOPPER = Arch(
    name="sm_90",
    wave_size=32,
    vgprs=512,
    vgpr_granule=8,
    max_waves_per_simd=16,
    lds_bytes=228 * 1024,
    lds_granule_bytes=128,
    lds_max_per_workgroup_bytes=227 * 1024,
    max_barriers=32,
    last_level_cache_bytes=50 << 20,
)

_LARGE = {"vgprs": 1536, "granule": 24}  # Feature1_5xVGPRs
_SMALL = {"vgprs": 1024, "granule": 16}

ARCHITECTURES: dict[str, Arch] = {
    arch.name: arch
    for arch in (
        _cdna("gfx90a", lds_kib=64, lds_granule=512, cache_mib=8),
        _cdna("gfx942", lds_kib=64, lds_granule=512, cache_mib=256),
        _cdna("gfx950", lds_kib=160, lds_granule=1280, cache_mib=256),
        _rdna("gfx1100", **_LARGE, cache_mib=96),
        _rdna("gfx1101", **_LARGE, cache_mib=64),
        _rdna("gfx1102", **_SMALL, cache_mib=32),
        _rdna("gfx1103", **_SMALL, cache_mib=2),
        _rdna("gfx1150", **_SMALL, cache_mib=2),
        _rdna("gfx1151", **_LARGE, cache_mib=32),
        _rdna("gfx1152", **_SMALL, cache_mib=1),
        _rdna("gfx1153", **_SMALL, cache_mib=1),
        _rdna("gfx1200", **_LARGE, cache_mib=32),
        _rdna("gfx1201", **_LARGE, cache_mib=64),
        _HOPPER,
    )
}


def get_arch(name: str) -> Arch:
    """The table entry of `name`; feature suffixes (`gfx942:sramecc+`) are ignored.

    Raises InputError for an architecture that the table does not hold.
    """
    arch = ARCHITECTURES.get(name.split(":")[0])
    if arch is None:
        raise InputError(f"unknown architecture '{name}': this version knows {', '.join(ARCHITECTURES)}")
    return arch


def is_for(target: str | None, arch: str) -> bool:
    """Whether code of a target (`gfx942:xnack-`, or none) may run on an architecture; features are ignored, and a
    generic target (`gfx11-generic`) may be for any.
    """
    own = (target or arch).split(":")[0]
    return own == arch.split(":")[0] or own.endswith("-generic")


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
    """Multiply-accumulates of one matrix instruction of one wave, from the shape in its name.

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
