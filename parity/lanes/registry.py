"""Every builder by its name. A new builder needs a folder next to these and a line here."""

from parity.contract import Axes, Contract, LaneSpec
from parity.errors import InputError
from parity.lanes.base import BuilderKind
from parity.lanes.cuda import KIND as CUDA
from parity.lanes.hip import KIND as HIP
from parity.lanes.triton import KIND as TRITON

BUILDERS = {"cuda": CUDA, "hip": HIP, "triton": TRITON}


def kind_of(contract: Contract, name: str, lane: LaneSpec) -> BuilderKind:
    """The builder of a lane. Raises InputError if it is unknown, or does not accept a setting of the lane."""
    builder = contract.builder(name, lane)
    if builder not in BUILDERS:
        known = ", ".join(BUILDERS)
        if lane.builder is None:
            raise InputError(f"field 'builder': missing: a lane named '{name}' must say which of {known} builds it")
        raise InputError(f"field 'builder': '{builder}' is not one of {known}")
    BUILDERS[builder].check(lane)
    return BUILDERS[builder]


def holds_for(contract: Contract, name: str, lane: LaneSpec, axes: Axes) -> bool:
    """Whether the builds for the contract's sizes are right for `axes` too, for each of the lane's launches."""
    return all(kind_of(contract, name, each).holds_for(contract, each, axes) for each in lane.each(name).values())
