"""Waits for outstanding memory accesses, as each family writes them."""

import re

from parity.arch import Counter
from parity.emulator.instruction import CODES, NO_LIMIT, InstructionStruct
from parity.emulator.operands import UnsupportedOperand, integer

_WAIT = re.compile(r"(vmcnt|lgkmcnt|expcnt)\((\d+)\)")
# gfx12: the counters of each wait, and the bits of its constant where their limits start. The waits without counters
# are for accesses that are not emulated.
_GFX12_WAITS: dict[str, tuple[tuple[Counter, int], ...]] = {
    "s_wait_loadcnt": ((Counter.LOADS, 0),),
    "s_wait_storecnt": ((Counter.STORES, 0),),
    "s_wait_dscnt": ((Counter.LDS, 0),),
    "s_wait_kmcnt": ((Counter.SCALARS, 0),),
    "s_wait_loadcnt_dscnt": ((Counter.LOADS, 8), (Counter.LDS, 0)),
    "s_wait_storecnt_dscnt": ((Counter.STORES, 8), (Counter.LDS, 0)),
    **{f"s_wait_{name}": () for name in ("samplecnt", "bvhcnt", "expcnt", "xcnt")},
}
_MOST_OUTSTANDING = 63  # accesses of one counter


def encode_wait(made: InstructionStruct, mnemonic: str, operands: str) -> None:
    made.operation = CODES["OP_WAIT"]
    made.wait[:] = [NO_LIMIT] * len(Counter)
    if mnemonic == "s_waitcnt_vscnt":
        made.wait[Counter.STORES] = integer(operands.split(",")[-1].strip(), 0, _MOST_OUTSTANDING)
    elif mnemonic in _GFX12_WAITS:
        for counter, shift in _GFX12_WAITS[mnemonic]:
            made.wait[counter] = integer(operands.strip(), -1, 0xFFFF) >> shift & _MOST_OUTSTANDING
    elif mnemonic == "s_wait_idle":
        made.wait[:] = [0] * len(Counter)
    elif mnemonic == "s_waitcnt" and (limits := _WAIT.findall(operands)):
        for name, value in limits:
            if name != "expcnt":
                made.wait[{"vmcnt": Counter.LOADS, "lgkmcnt": Counter.LDS}[name]] = integer(value, 0, _MOST_OUTSTANDING)
    else:
        raise UnsupportedOperand(f"wait '{operands}'")
