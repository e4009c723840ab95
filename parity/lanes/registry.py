"""Every builder by its name. A new one is a folder beside these and a line here."""

from parity.contract import Axes, Contract, LaneSpec
from parity.errors import InputError
from parity.lanes.base import BuilderKind
from parity.lanes.cuda import KIND as CUDA
from parity.lanes.hip import KIND as HIP
from parity.lanes.triton import KIND as TRITON

BUILDERS = {"cuda": CUDA, "hip": HIP, "triton": TRITON}


def kind_of(contract: Contract, name: str, lane: LaneSpec) -> BuilderKind:
    """What builds a lane. Raises InputError for a builder that is not known, and for what it does not take."""
    builder = contract.builder(name, lane)
    if builder not in BUILDERS:
        known = ", ".join(BUILDERS)
        if lane.builder is None:
            raise InputError(f"field 'builder': missing: a lane that is named '{name}' says which of {known} builds it")
        raise InputError(f"field 'builder': '{builder}' is not one of {known}")
    BUILDERS[builder].check(lane)
    return BUILDERS[builder]


def holds_for(contract: Contract, name: str, lane: LaneSpec, axes: Axes) -> bool:
    """Whether what is built for the contract's sizes is right for others, of every launch."""
    return all(kind_of(contract, name, each).holds_for(contract, each, axes) for each in lane.each(name).values())
