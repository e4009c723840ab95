"""GPUs by architecture: how many units they have, each with an LDS of its own, and over how many dies.

A unit is a compute unit on CDNA, a multiprocessor on NVIDIA, and a work-group processor on RDNA: two compute units, of
which a workgroup has the LDS and SIMDs of both (`Arch.simds`). Sources: AMD's "MI300X workload optimization" (304 CUs,
8 XCDs) and "GPU hardware specifications" of the ROCm documentation; NVIDIA, "H200 Tensor Core GPU" datasheet.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Product:
    """One GPU. `xcds` are dies that share no L2; consecutive workgroups go to them in turn."""

    name: str
    arch: str
    units: int
    xcds: int = 1


PRODUCTS = (
    Product("MI300X", "gfx942", 304, 8),
    Product("MI325X", "gfx942", 304, 8),
    Product("MI300A", "gfx942", 228, 6),
    Product("MI350X", "gfx950", 256, 8),
    Product("MI355X", "gfx950", 256, 8),
    Product("Radeon 8060S", "gfx1151", 20),
    Product("RX 9070 XT", "gfx1201", 32),
    Product("RX 9060 XT", "gfx1200", 16),
    Product("RX 7900 XTX", "gfx1100", 48),
    Product("H200", "sm_90", 132),
)


def known_gpu(arch: str, name: str = "") -> dict[str, float]:
    """What formulas over counters need to know of a GPU: `cus` and `xcds`, where every GPU of the architecture, or the
    one that is named, has the same number; nothing where they differ, or on RDNA and NVIDIA.

    `name` may be longer, as drivers have it ("AMD Instinct MI300X").
    """
    of_arch = [product for product in PRODUCTS if product.arch == arch]
    named = [product for product in of_arch if product.name.lower() in name.lower()]
    sizes = {(product.units, product.xcds) for product in named or of_arch}
    if len(sizes) != 1 or not arch.startswith("gfx9"):
        return {}
    ((units, xcds),) = sizes
    return {"cus": float(units), "xcds": float(xcds)}
