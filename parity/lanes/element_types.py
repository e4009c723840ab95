"""Whether a C++ kernel's pointers are of the types of the tensors that they are bound to, as far as its text shows."""

import re
from collections.abc import Sequence
from pathlib import Path

from parity.lanes.cpp_kernels import kernels_of_cpp
from parity.lanes.source_kernel import Kernel

# Floats whose name says what they are, by their size in bytes.
_FLOATS = {
    "float": 4,
    "__half": 2,
    "half": 2,
    "_Float16": 2,
    "__hip_bfloat16": 2,
    "__nv_bfloat16": 2,
    "__bf16": 2,
    "c10::Half": 2,
    "at::Half": 2,
    "c10::BFloat16": 2,
    "at::BFloat16": 2,
    "__hip_fp8_e4m3": 1,
    "__hip_fp8_e5m2": 1,
    "__hip_fp8_e4m3_fnuz": 1,
    "__hip_fp8_e5m2_fnuz": 1,
    "__nv_fp8_e4m3": 1,
    "__nv_fp8_e5m2": 1,
}
_POINTER = re.compile(
    r"(?:const\s+)?(?P<type>[\w:]+)(?:\s+const)?\s*\*(?:\s*(?:const|__restrict__|__restrict)\b)*\s*\w*$"
)
_DECLARED = r"\busing\s+{0}\s*=|\btypedef\b[^;]*\b{0}\s*;|#\s*define\s+{0}\b|\b(?:struct|class)\s+{0}\b"


def narrower_floats(texts: Sequence[str], kernel: str, bound: Sequence[tuple[str, int] | None]) -> list[str]:
    """List the kernel's pointers to floats that are narrower than the floats of the tensors that they are bound to,
    each in a phrase. `texts` are the sources; `bound` has for each argument a tensor of floats with its type and the
    bytes of an element, or None.

    Nothing is said where the text does not show the types: of several kernels of that name, of templates, of parameters
    under `#if`, of names that the sources declare. Wider floats and integers may be words of several elements.
    """
    kernels = [
        candidate
        for text in texts
        for candidate in kernels_of_cpp(Path(), text)
        if candidate.name == kernel.rpartition("::")[2]
    ]
    if (
        len(kernels) != 1
        or kernels[0].template
        or kernels[0].is_conditional
        or len(kernels[0].parameters) != len(bound)
    ):
        return []
    return [
        f"{written} is bound to {tensor[0]}"
        for written, size, tensor in zip(*_pointers(kernels[0], texts), bound, strict=True)
        if tensor is not None and size is not None and size < tensor[1]
    ]


def _pointers(kernel: Kernel, texts: Sequence[str]) -> tuple[list[str], list[int | None]]:
    """Return the parameters as they are written, and the bytes of a float that each points to, where its type says
    that.
    """
    sizes = []
    for parameter in kernel.parameters:
        match = _POINTER.fullmatch(parameter.written)
        name = match["type"] if match else ""
        is_own = any(re.search(_DECLARED.format(re.escape(name)), text) for text in texts)
        sizes.append(None if is_own else _FLOATS.get(name))
    return [parameter.written for parameter in kernel.parameters], sizes
