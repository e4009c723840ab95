"""GPUs by architecture: how many units they have, each with an LDS of its own, and over how many dies.

A unit is a compute unit on CDNA, a multiprocessor on NVIDIA, and a work-group processor on RDNA: two compute units, of
which a workgroup has the LDS and SIMDs of both (`Arch.simds`). Sources: AMD's "MI300X workload optimization" (304 CUs,
8 XCDs) and "GPU hardware specifications" of the ROCm documentation; NVIDIA, "H200 Tensor Core GPU" datasheet. Clocks
and memory bandwidths of the Instincts are those of their data sheets; matrix operations of a CU and clock, "AMD CDNA 3
Architecture" and "AMD CDNA 4 Architecture" (white papers): their products are the data sheets' peaks. Bandwidths and
peaks of the others: product pages of AMD (for the 8060S its clock of 2.9 GHz, times 512 operations of a compute unit,
which GPUOpen's "How to accelerate AI applications on RDNA 3 using WMMA" gives), data sheets of NVIDIA.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from parity.arch.families import CDNA
from parity.arch.table import get_arch
from parity.errors import InputError


@dataclass(frozen=True)
class Product:
    """One GPU. `xcds` are dies that share no L2; consecutive workgroups go to them in turn. `clock_ghz` is the peak
    engine clock, `memory_gbps` the memory's peak bandwidth in GB/s; `peak_tflops` are those of matrix instructions by
    element type, without sparsity, where they do not follow from clock and units.
    """

    name: str
    arch: str
    units: int
    xcds: int = 1
    clock_ghz: float | None = None
    memory_gbps: float | None = None
    peak_tflops: Mapping[str, float] = field(default_factory=dict)


PRODUCTS = (
    Product("MI300X", "gfx942", 304, 8, 2.1, 5300),
    Product("MI325X", "gfx942", 304, 8, 2.1, 6000),
    Product("MI300A", "gfx942", 228, 6, 2.1, 5300),
    Product("MI350X", "gfx950", 256, 8, 2.2, 8000),
    Product("MI355X", "gfx950", 256, 8, 2.4, 8000),
    Product("Radeon 8060S", "gfx1151", 20, memory_gbps=256, peak_tflops={"fp16": 59.4}),
    Product("RX 9070 XT", "gfx1201", 32, memory_gbps=640, peak_tflops={"fp16": 195, "fp8": 389}),
    Product("RX 9060 XT", "gfx1200", 16, memory_gbps=320, peak_tflops={"fp16": 103, "fp8": 205}),
    Product("RX 7900 XTX", "gfx1100", 48, memory_gbps=960, peak_tflops={"fp16": 122.8}),
    Product("H200", "sm_90", 132, memory_gbps=4800, peak_tflops={"fp16": 989.5, "fp8": 1979}),
    Product("H100 80GB HBM3", "sm_90", 132, memory_gbps=3350, peak_tflops={"fp16": 989.5, "fp8": 1979}),
)


def named_product(name: str, arch: str = "") -> Product:
    """Return the GPU of this name, or the only one whose name contains it. Raises InputError, which lists the known
    GPUs.
    """
    of_arch = [product for product in PRODUCTS if arch in ("", product.arch)]
    matches = [product for product in of_arch if product.name.lower() == name.lower()]
    matches = matches or [product for product in of_arch if name and name.lower() in product.name.lower()]
    if len(matches) != 1:
        known = ", ".join(product.name for product in of_arch) or "none"
        raise InputError(f"--gpu: '{name[:40]}' is not one of those known{f' of {arch}' if arch else ''}: {known}")
    return matches[0]


def product_of(arch: str, name: str) -> Product | None:
    """Return the GPU that a driver calls so ("AMD Instinct MI300X", "NVIDIA H200"); None if it is not known. A GH200 is
    no H200.
    """
    known = (one for one in PRODUCTS if one.arch == arch)
    return next((one for one in known if re.search(rf"\b{re.escape(one.name)}\b", name, re.IGNORECASE)), None)


def peak_gflops(product: Product, dtype: str) -> float | None:
    """Return the documented peak of matrix instructions on an element type; None where it is not known."""
    if dtype in product.peak_tflops:
        return 1e3 * product.peak_tflops[dtype]
    operations = get_arch(product.arch).matrix_operations.get(dtype)
    return product.units * operations * product.clock_ghz if operations and product.clock_ghz else None


def units_of(arch: str) -> int:
    """Return how many units the GPU of an architecture has: the first that is known, or 16."""
    return next((product.units for product in PRODUCTS if product.arch == arch), 16)


# Names of GPUs, processors and families, without their makers' and spaces. Sources: AMD, "GPU hardware specifications"
# of the ROCm documentation; LLVM, "User Guide for AMDGPU Backend", processors.
_NAMES = {
    "gfx90a": ("mi200", "mi210", "mi250", "mi250x", "cdna2"),
    "gfx942": ("mi300", "mi300x", "mi300a", "mi325x", "cdna3"),
    "gfx950": ("mi350", "mi350x", "mi355x", "cdna4"),
    "gfx1100": ("rx7900xtx", "rx7900xt", "rx7900gre", "prow7900", "navi31"),
    "gfx1101": ("rx7800xt", "rx7700xt", "prow7700", "navi32"),
    "gfx1102": ("rx7600", "rx7600xt", "navi33"),
    "gfx1150": ("strixpoint", "880m", "890m"),
    "gfx1151": ("strixhalo", "8060s", "8050s", "ryzenaimax", "ryzenaimax395", "ryzenaimax+395"),
    "gfx1200": ("rx9060", "rx9060xt", "navi44"),
    "gfx1201": ("rx9070", "rx9070xt", "rx9070gre", "aipror9700", "navi48"),
    "sm_90": ("h100", "h200", "h800", "h20", "gh200", "hopper"),
}
_MAKERS = re.compile(r"amd|radeon|instinct|nvidia|[^a-z0-9+]")


def architecture_named(name: str) -> str:
    """Return the architecture of a GPU or processor by its name (`MI300X`, `Strix Halo`, `AMD Radeon RX 9070 XT`), or
    the name as it is.
    """
    plain = _MAKERS.sub("", name.lower())
    return next((arch for arch, names in _NAMES.items() if plain in names), name)


def known_gpu(arch: str, name: str = "") -> dict[str, float]:
    """Return what formulas over counters need to know of a GPU: `cus_per_xcd`, `memory_gbps`, and peaks of its matrix
    instructions (`peak_fp16`, in GFLOP/s). A figure is included if it is the same for every GPU of the architecture, or
    for the one that is named; RDNA and NVIDIA have none.

    `name` may be longer, as drivers have it ("AMD Instinct MI300X").
    """
    of_arch = [product for product in PRODUCTS if product.arch == arch and get_arch(arch).family in CDNA]
    named = [product for product in of_arch if product.name.lower() in name.lower()]
    figures = [_figures(product) for product in named or of_arch]
    return (
        {
            key: value
            for key, value in figures[0].items()
            if all(product_figures[key] == value for product_figures in figures)
        }
        if figures
        else {}
    )


def _figures(product: Product) -> dict[str, float]:
    figures = {"cus_per_xcd": product.units / product.xcds}
    if product.memory_gbps is not None:
        figures["memory_gbps"] = product.memory_gbps
    for dtype in get_arch(product.arch).matrix_operations:
        if (peak := peak_gflops(product, dtype)) is not None:
            figures[f"peak_{dtype}"] = peak
    return figures
