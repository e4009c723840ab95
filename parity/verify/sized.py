"""Code objects for the sizes of cases, for lanes in which sizes are compiled in."""

from collections.abc import Iterable
from dataclasses import replace

from parity.contract import Axes, Contract
from parity.devices.gpu import LaneBinary
from parity.lanes import holds_for
from parity.records import CodeObjects
from parity.verify.stage import Codes


def sized(contract: Contract, binary: LaneBinary, sizes: Iterable[Axes], codes: Codes) -> LaneBinary:
    """A lane with code objects for those of the cases' sizes for which its own code objects are not valid."""
    found = dict[tuple[tuple[str, int], ...], CodeObjects]()
    for axes in sizes:
        key = tuple(sorted(axes.items()))
        if key not in found and not holds_for(contract, binary.lane, binary.spec, binary.codes, axes):
            built = codes(axes)
            if not isinstance(built, str):
                found[key] = built
    return replace(binary, sized=tuple(found.items()))
