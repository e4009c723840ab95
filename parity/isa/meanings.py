"""What an instruction does, in one plain sentence, told from its mnemonic alone.

`parity/isa/parse.py` and `sass.py` say how mnemonics are spelt. A name that no rule knows has no meaning, because a
wrong one is worse than none; so where families use one name for different things, the sentence holds for all of them.

The rules stand in tables: `meanings_alu.py` (arithmetic of lanes and of waves), `meanings_wave.py` (control, waits,
lanes that talk to each other), `meanings_memory.py`, `meanings_matrix.py`, and `meanings_sass.py` for NVIDIA.

Sources: AMD's "RDNA3", "RDNA3.5" and "RDNA4 Instruction Set Architecture" and "AMD Instinct MI300 / CDNA4 Instruction
Set Architecture" guides and their pseudocode; LLVM's "User Guide for AMDGPU Backend"; NVIDIA's "CUDA Binary
Utilities", chapter "Instruction Set Reference", and "PTX ISA" for what the compiler turns into each instruction.
"""

import re
from functools import lru_cache

from parity.isa.grammar import sentence, with_scope
from parity.isa.meanings_alu import ALU, DUAL, PACKED, SETS_SCC
from parity.isa.meanings_matrix import matrix_meaning
from parity.isa.meanings_memory import MEMORY
from parity.isa.meanings_sass import SASS, SASS_ALU, SASS_NEUTRAL
from parity.isa.meanings_wave import COMPARISONS, WAVE

_LONGEST_NAME = 80
_LANE, _WAVE, _THREAD, _WARP = "in each lane", "for the whole wave", "in each thread", "for the whole warp"


def meaning(mnemonic: str) -> str | None:
    """Return one sentence that says what an instruction does; None for one that is not known."""
    return _meaning(mnemonic) if len(mnemonic) <= _LONGEST_NAME else None


@lru_cache(maxsize=4096)
def _meaning(mnemonic: str) -> str | None:
    phrase = matrix_meaning(mnemonic) or (_nvidia(mnemonic) if mnemonic[:1].isupper() else _amd(mnemonic))
    return phrase and sentence(phrase)


def _amd(name: str) -> str | None:
    first, is_pair, second = name.partition("::")
    if is_pair:
        return _pair(_half(first), _half(second))
    return WAVE.phrase(name) or MEMORY.phrase(name) or _arithmetic(name)


def _arithmetic(name: str) -> str | None:
    if name.endswith("_dpp"):
        phrase = _arithmetic(name.removesuffix("_dpp"))
        return phrase and f"{phrase}, with the first operand of another lane"
    if half := _half(name):
        return f"{half} {_LANE}, as one half of a pair"
    if comparison := COMPARISONS.phrase(name):
        return comparison
    if packed := re.fullmatch(PACKED, name):
        return _packed(*packed.groups())
    clause = ALU.phrase(name)
    effect = SETS_SCC.phrase(name)
    scope = _WAVE if name.startswith(("s_", "v_s_")) else _LANE
    return clause and with_scope(clause, scope) + (f"; SCC {effect}" if effect else "")


def _packed(operation: str, kind: str) -> str | None:
    clause = ALU.phrase(f"v_{operation}_{kind}")
    both = "halves of the registers" if kind.endswith("16") else "registers of each pair"
    return clause and f"{with_scope(clause, _LANE)}, for both {both}"


def _pair(one: str | None, other: str | None) -> str | None:
    """Describe a VOPD pair: two instructions that each lane executes at once."""
    if one is None or other is None:
        return None
    return f"twice at once {_LANE}: {one}" if one == other else f"at once {_LANE}: {one}; {other}"


def _half(name: str) -> str | None:
    """Describe what one half of a pair does, without remarks."""
    match = re.fullmatch(DUAL, name)
    clause = match and ALU.phrase(f"v_{match.group(1)}")
    return clause.partition(",")[0] if clause else None


def _nvidia(name: str) -> str | None:
    opcode, *modifiers = name.split(".")
    plain = ".".join([opcode, *(modifier for modifier in modifiers if modifier not in SASS_NEUTRAL)])
    return _nvidia_phrase(name) or _nvidia_phrase(plain)


def _nvidia_phrase(name: str) -> str | None:
    if phrase := SASS.phrase(name):
        return phrase
    if clause := SASS_ALU.phrase(name):
        return with_scope(clause, _THREAD)
    clause = SASS_ALU.phrase(name.removeprefix("U")) if name.startswith("U") else None
    return clause and with_scope(clause, _WARP)
