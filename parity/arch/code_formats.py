"""How code objects of a target are written: what decides how their kernel descriptors and code are read.

Format: LLVM, "User Guide for AMDGPU Backend", section "Kernel Descriptor". It tells targets that the table of
architectures does not have, and generic ones.
"""

import re
from dataclasses import dataclass

_NAME = re.compile(r"gfx(\d+?)(?:[0-9a-f]{2})?(?:-[a-z0-9-]+)?$")
_OLDEST, _NEWEST = 9, 12
_UNIFIED = ("gfx90a", "gfx94", "gfx950", "gfx9-4")


@dataclass(frozen=True)
class CodeFormat:
    """`generation` is the number that the target's name begins with. `is_unified`: vector and accumulation registers
    are in one file. `has_flat_scratch_setup`: scratch memory needs registers from the kernel.
    """

    generation: int
    is_unified: bool
    has_flat_scratch_setup: bool
    has_xnack: bool
    wide_granule: bool

    @property
    def aligns_loops(self) -> bool:
        """Whether compilers align the heads of loops."""
        return self.generation > 9


def code_format(target: str) -> CodeFormat:
    """Return the format of a target's code objects (`gfx942:xnack-`). Raises ValueError for a family that is not gfx9
    to gfx12.
    """
    name = target.split(":")[0]
    match = _NAME.match(name)
    generation = int(match.group(1)) if match else 0
    if not _OLDEST <= generation <= _NEWEST:
        raise ValueError(f"'{name}' is not of the families gfx9 to gfx12")
    is_unified = name.startswith(_UNIFIED)
    has_setup = generation == 10 or (generation == 9 and (not is_unified or name == "gfx90a"))
    has_xnack = "xnack-" not in target and (is_unified or name in ("gfx902", "gfx906", "gfx908", "gfx9-generic"))
    return CodeFormat(generation, is_unified, has_setup, has_xnack, name.startswith("gfx125"))


def is_nvidia_target(target: str) -> bool:
    """Return whether a target is one of NVIDIA's (`sm_90`)."""
    return target.startswith("sm_")


def is_amd_target(target: str) -> bool:
    """Return whether a target is one of AMD's (`gfx942`)."""
    return target.startswith("gfx")
