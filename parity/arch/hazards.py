"""Hazards: instructions that software must keep apart, because the hardware does not wait by itself. Data only.

Sources: "AMD Instinct CDNA3" and "CDNA4 Instruction Set Architecture", 4.5 (tables 11 and 12) and the tables of matrix
dependencies (37 and 38); "RDNA3.5 Instruction Set Architecture", 7.9.1; LLVM's GCNHazardRecognizer.cpp, which alone
speaks for gfx90a here, and for gfx12; ROCm's rocRoller (its observers of wait states). Where they differ, the smaller
number stands, so that no right kernel is accused.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

_MATRIX = re.compile(r"v_mfma_(?:scale_)?[fi]\d+_(\d+)x\d+x\d+_?(\d+b_)?(\w+)(?::(\w+))?")
_FP8 = ("fp8", "bf8")


class ByPasses(NamedTuple):
    """Wait states by the passes of the matrix instruction: 2, 4, 8, 16."""

    two: int
    four: int
    eight: int
    sixteen: int

    def of(self, passes: int) -> int:
        return self[passes.bit_length() - 2]


@dataclass(frozen=True)
class Hazard:
    """Two kinds of instructions, each with what it has to do with a register, and the wait states that must lie between
    them; `same` instead where the second's C is just what the first one writes.

    With `valu_only`, only vector instructions count as wait states. `source` is the line that says so.
    """

    first: str
    second: str
    states: int | ByPasses
    source: str
    same: int | ByPasses | None = None
    valu_only: bool = False

    def between(self, passes: int, *, is_same: bool) -> int:
        """Return the wait states; `passes` are the first instruction's."""
        states = self.same if is_same and self.same is not None else self.states
        return states.of(passes) if isinstance(states, ByPasses) else states


@dataclass(frozen=True)
class Hazards:
    """The hazards of an architecture, and how many passes its matrix instructions take: by rows where one instruction
    forms one product, and of the wide one in fp64. With `has_single`, those of fp32 are a kind of their own. All
    instructions that a rule is about have names that begin with one of `begin_with`.
    """

    rules: tuple[Hazard, ...] = ()
    passes_of_one: tuple[int, int, int] = (2, 4, 8)
    passes_of_double: int = 8
    has_single: bool = True
    begin_with: tuple[str, ...] = ("",)

    def matrix_kind(self, name: str) -> tuple[str, int]:
        """Return the kind of a matrix instruction (`xdl`, `sgemm`, `dgemm4`, `dgemm16`) and its passes."""
        match = _MATRIX.match(name)
        if match is None:
            return "wmma", 0
        rows, blocks, element, formats = int(match[1]), match[2], match[3], match[4]
        at = (4, 16, 32).index(rows)
        if element == "f64":
            return f"dgemm{rows}", 4 if rows == 4 else self.passes_of_double
        is_single = self.has_single and element == "f32"
        if is_single or blocks:
            return "sgemm" if is_single else "xdl", (2, 8, 16)[at]
        is_slow = element == "f8f6f4" and any(name in (formats or "") for name in _FP8)
        return "xdl", self.passes_of_one[at] * (2 if is_slow else 1)


_SCALARS = (
    Hazard("valu scalars", "vmem scalars", 5, "4.5: VALU writes SGPR, VMEM reads it"),
    Hazard("valu scalars", "lane select", 4, "4.5: VALU writes SGPR or VCC, v_readlane or v_writelane selects by it"),
    Hazard("valu scalars", "div_fmas mask", 4, "4.5: VALU writes VCC, v_div_fmas"),
    Hazard("valu scalars", "dpp exec", 5, "4.5: VALU writes EXEC, VALU DPP"),
    Hazard("valu writes", "dpp fetched", 2, "4.5: VALU writes VGPR, VALU DPP reads it"),
    Hazard("wide_store data", "valu writes", 1, "4.5: a store of more than 64 bits, VALU writes what it stores"),
    Hazard("salu m0", "lds_dma m0", 1, "4.5: SALU writes M0, a load straight to LDS"),
    Hazard("other_than_dot writes", "matrix reads", 2, "matrix dependencies: VALU writes VGPR, MFMA reads it"),
    Hazard("valu scalars", "matrix exec", 4, "matrix dependencies: v_cmpx writes EXEC, MFMA"),
    Hazard("dot writes", "valu reads", 3, "matrix dependencies: DOT writes VGPR, another opcode reads it"),
    Hazard("dot writes", "valu writes", 3, "matrix dependencies: DOT writes VGPR, another opcode writes it"),
    Hazard("dot writes", "dot factors", 3, "matrix dependencies: DOT writes VGPR, the same opcode reads it as A or B"),
)
_SINCE_CDNA3 = (
    Hazard("valu scalars", "valu constants", 2, "4.5: VALU writes SGPR or VCC, VALU reads it as constant"),
    Hazard("valu scalars", "valu vcc", 1, "4.5: VALU writes VCC, VALU reads it as constant"),
    Hazard("valu scalars", "lane exec", 4, "4.5: v_cmpx writes EXEC, v_readlane, v_readfirstlane, v_writelane"),
    Hazard("valu writes", "readlane reads", 1, "4.5: VALU writes VGPR, v_readlane reads it"),
    Hazard("trans writes", "plain reads", 1, "4.5: Trans writes VGPR, a VALU that is not Trans reads it"),
    Hazard("shifting writes", "valu reads", 1, "4.5: VALU writes a part of a VGPR by OPSEL or SDWA, VALU reads it"),
)
_CDNA4_PERMUTES = (
    Hazard("valu scalars", "permlane exec", 4, "4.5: v_cmpx writes EXEC, v_permlane"),
    Hazard("valu writes", "permlane reads", 2, "4.5: VALU writes VGPR, v_permlane reads it"),
)


def _matrices(
    name: str, into_c: ByPasses, into_others: ByPasses, same: int | ByPasses, after: str
) -> tuple[Hazard, ...]:
    """Make the rules of a kind of matrix instruction: into C of the kinds in `after`, and into all others."""
    source = "matrix dependencies: {} writes VGPR, {}"
    uses = ("matrix factors", "vmem reads", "lds reads", "valu reads", "valu writes")
    return (
        *(Hazard(f"{name} writes", f"{kind} c", into_c, source.format(name, f"{kind} reads it as C"), same=same)
          for kind in after.split()),
        *(Hazard(f"{name} writes", use, into_others, source.format(name, use)) for use in uses),
    )  # fmt: skip


def _double(rows: int, into_c: int, into_others: int, into_memory: int, same: int) -> tuple[Hazard, ...]:
    name, source = f"dgemm{rows}", "matrix dependencies: DGEMM writes VGPR, {}"
    return (
        Hazard(f"{name} writes", f"{name} c", into_c, source.format("the same opcode reads it as C"), same=same),
        *(Hazard(f"{name} writes", f"{kind} c", into_c, source.format("S/DGEMM reads it as C"))
          for kind in ("dgemm4", "dgemm16", "sgemm") if kind != name),
        *(Hazard(f"{name} writes", use, into_others, source.format(use)) for use in ("matrix factors", "valu reads")),
        Hazard(f"{name} writes", "valu writes", min(into_others, 11), source.format("valu writes")),  # LLVM: 11 for all
        *(Hazard(f"{name} writes", use, into_memory, source.format(use)) for use in ("vmem reads", "lds reads")),
    )  # fmt: skip


_OF_C = Hazard("xdl c", "valu writes", ByPasses(1, 3, 7, 15), "matrix dependencies: XDL reads C, VALU writes it")
_NONE_SAME = ByPasses(2, 0, 0, 0)
_SINGLE = _matrices("sgemm", ByPasses(2, 4, 8, 16), ByPasses(4, 6, 10, 18), _NONE_SAME, "sgemm dgemm4 dgemm16")
_DOUBLE_4 = _double(4, 4, 6, 9, same=4)

GFX90A = Hazards(
    (
        *_SCALARS,
        _OF_C,
        *_matrices("xdl", ByPasses(2, 4, 8, 16), ByPasses(5, 7, 11, 19), 0, "xdl"),
        *(
            Hazard("xdl writes", f"{kind} c", ByPasses(3, 5, 9, 17), "matrix dependencies: XDL writes VGPR, DGEMM's C")
            for kind in ("dgemm4", "dgemm16")
        ),
        *_DOUBLE_4,
        *_double(16, 9, 11, 18, same=0),
    ),
    passes_of_one=(2, 8, 16),
    has_single=False,
)
GFX942 = Hazards(
    (
        *_SCALARS,
        *_SINCE_CDNA3,
        _OF_C,
        *_matrices("xdl", ByPasses(3, 5, 9, 17), ByPasses(5, 7, 11, 19), _NONE_SAME, "xdl sgemm dgemm4 dgemm16"),
        *_SINGLE,
        *_DOUBLE_4,
        *_double(16, 9, 11, 18, same=0),
    )
)
# LLVM looks back 19 wait states, so that its code has 19 where the document asks for 20.
GFX950 = Hazards(
    (
        *_SCALARS,
        *_SINCE_CDNA3,
        *_CDNA4_PERMUTES,
        _OF_C,
        *_matrices("xdl", ByPasses(3, 6, 10, 18), ByPasses(5, 8, 12, 19), _NONE_SAME, "xdl sgemm dgemm4 dgemm16"),
        *_SINGLE,
        *_DOUBLE_4,
        *_double(16, 17, 19, 18, same=0),
    ),
    passes_of_double=16,
)
_WMMA = "7.9.1: a result of WMMA is A or B of the next: one v_nop or VALU instruction between"
_PERMLANE = "LLVM, fixVcmpxPermlaneHazards: v_cmpx, v_permlane: one VALU instruction between"
RDNA = Hazards(
    (
        Hazard("wmma writes", "wmma factors", 1, _WMMA, valu_only=True),
        Hazard("valu scalars", "permlane exec", 1, _PERMLANE, valu_only=True),
    ),
    begin_with=("v_wmma", "v_cmpx", "v_permlane"),
)
