"""The emulator's targets: the architectures that it runs."""

import re

from parity.arch import ARCHITECTURES, Target, get_arch
from parity.emulator.matrix import Rounding, rounding_of
from parity.emulator.semantics import OPERATIONS
from parity.isa.spellings import ALIASES


class UnsupportedTarget(Exception):
    """An architecture that the emulator does not run."""


_WIDTH = re.compile(r"_(?:b|u|i|f|bf)(\d+)(?=_|$)")


def get_target(arch: str) -> Target:
    """Return the target of an architecture. Raises UnsupportedTarget for one that cannot be emulated."""
    target = get_arch(arch).emulated
    if target is None:
        known = ", ".join(
            dict.fromkeys(
                architecture.emulated.name for architecture in ARCHITECTURES.values() if architecture.emulated
            )
        )
        raise UnsupportedTarget(f"{arch}: the emulator runs {known}")
    return target


def rests_on_assumption(arch: str, instruction: str) -> bool:
    """Return whether nobody has measured how this architecture serves an LDS access: its phases and banks are
    assumed.
    """
    mnemonic = instruction.partition(" ")[0]
    width = _WIDTH.search(mnemonic)
    if not mnemonic.startswith("ds_") or width is None:
        return False
    dwords, is_load = max(1, int(width[1]) // 32), mnemonic.startswith(("ds_read", "ds_load"))
    return "_tr_" in mnemonic or get_target(arch).phases[2 * (dwords - 1) + (not is_load)].is_assumed


def rounding_on(arch: str, mnemonic: str) -> Rounding | None:
    """Return how a matrix instruction rounds its sums, as it is emulated; None for another instruction, and where none
    is emulated.
    """
    target, name = get_arch(arch).emulated, ALIASES.get(mnemonic, mnemonic)
    spellings = (f"{name}@{target.name}", name, f"{name}:fp8_fp8") if target else ()
    operation = next((OPERATIONS[spelling] for spelling in spellings if spelling in OPERATIONS), None)
    return rounding_of(operation, target) if operation and target else None
