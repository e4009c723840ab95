"""What differs between GPU architectures, one table entry each."""

from parity.arch.code_formats import CodeFormat, code_format, is_amd_target, is_nvidia_target
from parity.arch.emulated import Counter, Target
from parity.arch.families import CDNA, RDNA, Family
from parity.arch.products import architecture_named, known_gpu, named_product
from parity.arch.table import ARCHITECTURES, Arch, get_arch, is_for, matrix_macs

__all__ = [
    "ARCHITECTURES",
    "CDNA",
    "RDNA",
    "Arch",
    "CodeFormat",
    "Counter",
    "Family",
    "Target",
    "architecture_named",
    "code_format",
    "get_arch",
    "is_amd_target",
    "is_for",
    "is_nvidia_target",
    "known_gpu",
    "matrix_macs",
    "named_product",
]
