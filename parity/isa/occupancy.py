"""How many waves of a kernel fit on a SIMD, and which resource limits them."""

from dataclasses import dataclass

from parity.arch import Arch


@dataclass(frozen=True)
class Occupancy:
    """Waves per SIMD, the resources that limit them, and what each resource alone would allow.

    `limits` holds waves per SIMD by resource: `vgpr`, `sgpr` (gfx9 only), `lds`, `waves` (hardware
    maximum), `barriers`. `is_assumed`: the architecture's figures are LLVM's, without a document of the maker's.
    """

    waves_per_simd: float
    limited_by: str
    limits: dict[str, float]
    is_assumed: bool = False


def occupancy(
    arch: Arch, *, next_free_vgpr: int, sgprs: int, lds_bytes: int, threads: int, wave_size: int
) -> Occupancy:
    """Return occupancy of workgroups of `threads` lanes that use `lds_bytes` of LDS, static and dynamic.

    A workgroup stays on the SIMDs that share one LDS, so a resource allows
    `floor(waves_per_simd * simds / waves_per_workgroup)` workgroups, and the smallest number counts:
    `occ = min(floor(occ_vgpr * 4 / nW), occ_lds) * nW / 4` (AMD, "MI300X workload optimization", section
    "Compute the occupancy of a kernel"). Register rules: LLVM `IsaInfo::getNumWavesPerEUWithNumVGPRs` and
    `getOccupancyWithNumSGPRs`; barriers: `getMaxWorkGroupsPerCU`.
    """
    waves_per_workgroup = workgroup_waves(threads, wave_size)
    registers = {"vgpr": _vgpr_waves(arch, next_free_vgpr, wave_size), "waves": arch.max_waves_per_simd}
    if arch.sgprs is not None:
        granule = arch.sgpr_granule
        allocated = -(-max(sgprs, 1) // granule) * granule
        registers["sgpr"] = min(arch.sgprs // allocated, arch.max_waves_per_simd)
    workgroups = {name: waves * arch.simds // waves_per_workgroup for name, waves in registers.items()}
    workgroups["lds"] = _lds_workgroups(arch, lds_bytes, workgroups["waves"])
    if waves_per_workgroup > 1:
        workgroups["barriers"] = min(arch.max_barriers, workgroups["waves"])
    limits = {name: count * waves_per_workgroup / arch.simds for name, count in workgroups.items()}
    return Occupancy(min(limits.values()), limiting_resources(limits), limits, arch.is_assumed)


def workgroup_waves(threads: int, wave_size: int) -> int:
    """Return waves of a workgroup, the last one perhaps not full."""
    return max(1, -(-threads // wave_size))


@dataclass(frozen=True)
class Room:
    """The most VGPRs and LDS that a workgroup may take where several must fit beside each other."""

    vgprs: int
    lds_bytes: int


def room_for(arch: Arch, workgroups: int, *, threads: int, wave_size: int) -> Room | None:
    """Return what each of so many workgroups may take: `occupancy` inverted. None if the hardware never holds as
    many.
    """
    waves_per_workgroup = workgroup_waves(threads, wave_size)
    waves = -(-workgroups * waves_per_workgroup // arch.simds)
    too_many_barriers = waves_per_workgroup > 1 and workgroups > arch.max_barriers
    if waves > arch.max_waves_per_simd or too_many_barriers:
        return None
    total, granule = arch.vgpr_file(wave_size)
    lds = arch.lds_bytes // workgroups // arch.lds_granule_bytes * arch.lds_granule_bytes
    return Room(total // waves // granule * granule, min(lds, arch.lds_max_per_workgroup_bytes))


def limiting_resources(limits: dict[str, float]) -> str:
    """Return the resources that allow the fewest waves; just `waves` if the hardware's maximum is reached."""
    fewest = min(limits.values())
    names = sorted(name for name, waves in limits.items() if waves == fewest)
    return "waves" if "waves" in names else ", ".join(names)


def _vgpr_waves(arch: Arch, next_free_vgpr: int, wave_size: int) -> int:
    total, _ = arch.vgpr_file(wave_size)
    return min(total // arch.allocated_vgprs(next_free_vgpr, wave_size), arch.max_waves_per_simd)


def _lds_workgroups(arch: Arch, lds_bytes: int, unlimited: int) -> int:
    if lds_bytes == 0:
        return unlimited
    granule = arch.lds_granule_bytes
    return min(arch.lds_bytes // (-(-lds_bytes // granule) * granule), unlimited)
