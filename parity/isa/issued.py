"""Instructions by what AMD's counters of issued instructions count.

Sources: ROCm documentation, "MI300 and MI200 series performance counters and metrics", Instruction mix; ROCm Compute
Profiler, "MFMA instruction mix" (an MFMA counter of operations counts by 512).
"""

import re
from collections import Counter
from collections.abc import Iterable

from parity.arch import matrix_macs

VMEM = frozenset({"vmem", "vmem_read", "vmem_write"})
_KINDS = (
    ("valu", re.compile(r"v_")),
    ("lds", re.compile(r"ds_")),
    ("smem", re.compile(r"s_(buffer_)?(load|store|atomic)|s_scratch_|s_dcache_|s_mem(real)?time")),
    ("flat", re.compile(r"flat_")),
)
_MEMORY = re.compile(r"(global|buffer|tbuffer|flat|scratch)_")
_READ, _WRITTEN = re.compile(r"[a-z]+_load"), re.compile(r"[a-z]+_store")
_MATRIX_TYPE = re.compile(r"v_mfma_\w+?_\d+x\d+x\d+(?:_\d+b)?_?(bf16|f16|f32|f64|i8|fp8|bf8)(?:_|$)")
_OPERATIONS_OF_A_COUNT = 512


def issued(instructions: Iterable[tuple[str, int]]) -> dict[str, float]:
    """Count issued instructions by kind, from mnemonics, each with the number of times that waves issued it.

    The kinds are `valu` (matrix instructions included), `mfma`, `lds`, `smem`, `vmem`, `vmem_read`, `vmem_write`,
    `flat` (all flat ones), and `mops_f16` and its like, in 512 operations.

    What no source defines is left out: memory instructions where atomic operations or cache control are among them, and
    the operations of a sparse or mixed matrix instruction.
    """
    counts: Counter[str] = Counter(dict.fromkeys(("valu", "mfma", "lds", "smem", "flat", *VMEM), 0))
    operations: Counter[str] = Counter()
    unclear: set[str] = set()
    for mnemonic, number in instructions:
        counts.update({kind: number for kind, pattern in _KINDS if pattern.match(mnemonic)})
        if mnemonic.startswith(("v_mfma", "v_smfmac")):
            counts["mfma"] += number
            matrix, macs = _MATRIX_TYPE.match(mnemonic), matrix_macs(mnemonic)
            if matrix is None or macs is None:
                unclear.add("mops")
            else:
                kind = "f8" if matrix.group(1) in ("fp8", "bf8") else matrix.group(1)
                operations[f"mops_{kind}"] += 2 * macs * number
        elif _MEMORY.match(mnemonic):
            counts["vmem"] += number
            if _READ.match(mnemonic):
                counts["vmem_read"] += number
            elif _WRITTEN.match(mnemonic):
                counts["vmem_write"] += number
            else:
                unclear |= VMEM
    known = {kind: float(number) for kind, number in counts.items() if kind not in unclear}
    if "mops" not in unclear:
        known |= {kind: number / _OPERATIONS_OF_A_COUNT for kind, number in operations.items()}
    return known
