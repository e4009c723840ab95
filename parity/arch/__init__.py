"""What differs between GPU architectures, one table entry each."""

from parity.arch.products import architecture_named, known_gpu, named_product
from parity.arch.table import ARCHITECTURES, Arch, get_arch, is_for, matrix_macs

__all__ = [
    "ARCHITECTURES",
    "Arch",
    "architecture_named",
    "get_arch",
    "is_for",
    "known_gpu",
    "matrix_macs",
    "named_product",
]
