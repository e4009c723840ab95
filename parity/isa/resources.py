"""What a kernel asks of the hardware, from its descriptor directives and its metadata."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from parity.arch import Arch
from parity.isa.allocated import number_of_directive
from parity.isa.occupancy import Occupancy, occupancy

if TYPE_CHECKING:
    from parity.codeobject import KernelMetadata


@dataclass(frozen=True)
class Resources:
    """Resources of one kernel; None where the text does not tell.

    `next_free_vgpr` is the compiler's count (on gfx90a and later gfx9 it includes accumulation registers),
    `vgpr_allocated` what the hardware sets aside for it. LDS is static plus the dynamic bytes of the launch.
    """

    next_free_vgpr: int | None
    vgpr_count: int | None
    vgpr_allocated: int | None
    agpr_count: int | None
    sgpr_count: int | None
    vgpr_spills: int | None
    sgpr_spills: int | None
    private_segment_bytes: int | None
    lds_bytes: int | None
    lds_static_bytes: int | None
    wave_size: int | None
    max_threads: int | None
    occupancy: Occupancy | None


def of_a_workgroup(arch: Arch, descriptor: dict[str, str]) -> Arch:
    """Return an architecture with what a workgroup may have: in CU mode (RDNA, `.amdhsa_workgroup_processor_mode 0`),
    half of a work-group processor.
    """
    if not arch.has_wgp_mode or descriptor.get("workgroup_processor_mode") != "0":
        return arch
    return replace(arch, simds=2, lds_bytes=arch.lds_bytes // 2, max_barriers=arch.max_barriers // 2)


def resources(
    arch: Arch | None, descriptor: dict[str, str], metadata: KernelMetadata | None, dynamic_lds_bytes: int = 0
) -> Resources:
    """Join descriptor and metadata. Where both have a figure, the descriptor's counts: the hardware reads it."""
    arch = None if arch is None else of_a_workgroup(arch, descriptor)
    if metadata is None:
        from parity.codeobject import KernelMetadata  # with what reads ELF files, which few need

        metadata = KernelMetadata(name="unknown")
    next_free = number_of_directive(descriptor, "next_free_vgpr") or metadata.vgpr_count
    static_lds = _first(number_of_directive(descriptor, "group_segment_fixed_size"), metadata.group_segment_fixed_size)
    wave_size = metadata.wavefront_size or _wave_size(arch, descriptor)
    lds = None if static_lds is None else static_lds + dynamic_lds_bytes
    sgprs = metadata.sgpr_count
    threads = metadata.max_flat_workgroup_size
    allocated, waves = None, None
    if arch is not None and next_free is not None and wave_size is not None:
        allocated = arch.allocated_vgprs(next_free, wave_size)
        if sgprs is not None and lds is not None and threads is not None:
            waves = occupancy(
                arch,
                next_free_vgpr=next_free,
                sgprs=sgprs,
                lds_bytes=lds,
                threads=threads,
                wave_size=wave_size,
            )
    return Resources(
        next_free_vgpr=next_free,
        vgpr_count=metadata.vgpr_count,
        vgpr_allocated=allocated,
        agpr_count=metadata.agpr_count,
        sgpr_count=sgprs,
        vgpr_spills=metadata.vgpr_spill_count,
        sgpr_spills=metadata.sgpr_spill_count,
        private_segment_bytes=_first(
            number_of_directive(descriptor, "private_segment_fixed_size"), metadata.private_segment_fixed_size
        ),
        lds_bytes=lds,
        lds_static_bytes=static_lds,
        wave_size=wave_size,
        max_threads=threads,
        occupancy=waves,
    )


def _first(*values: int | None) -> int | None:
    return next((value for value in values if value is not None), None)


def _wave_size(arch: Arch | None, descriptor: dict[str, str]) -> int | None:
    if "wavefront_size32" in descriptor:
        return 32 if descriptor["wavefront_size32"] == "1" else 64
    return arch.wave_size if arch else None
