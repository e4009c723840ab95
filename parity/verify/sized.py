"""Code objects for the sizes of cases, for lanes in which sizes are compiled in."""

from collections.abc import Sequence
from dataclasses import replace

from parity.contract import Contract
from parity.devices.gpu import LaneBinary
from parity.lanes import holds_for
from parity.records import CodeObjects
from parity.verify.cases import Case
from parity.verify.stage import Codes


def sized(contract: Contract, binary: LaneBinary, cases: Sequence[Case], codes: Codes) -> LaneBinary:
    """A lane with code objects for those sizes of cases for which its own code objects are not valid."""
    found = dict[tuple[tuple[str, int], ...], CodeObjects]()
    for case in cases:
        key = tuple(sorted(case.axes.items()))
        if key not in found and not holds_for(contract, binary.lane, binary.spec, binary.codes, case.axes):
            built = codes(case.axes)
            if not isinstance(built, str):
                found[key] = built
    return replace(binary, sized=tuple(found.items()))
