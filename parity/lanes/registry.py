"""Every builder by its name. A new builder needs a folder next to these and a line here."""

from parity.contract import Axes, Contract, LaneSpec
from parity.errors import InputError
from parity.lanes.assembly import KIND as ASSEMBLY
from parity.lanes.base import BuilderKind
from parity.lanes.cuda import KIND as CUDA
from parity.lanes.gluon import KIND as GLUON
from parity.lanes.hip import KIND as HIP
from parity.lanes.triton import KIND as TRITON
from parity.records import CodeObject, CodeObjects

BUILDERS = {"hip": HIP, "triton": TRITON, "gluon": GLUON, "cuda": CUDA, "assembly": ASSEMBLY}


def kind_of(contract: Contract, name: str, lane: LaneSpec) -> BuilderKind:
    """Return the builder of a lane. Raises InputError if the builder is unknown, or does not accept a setting of the
    lane.
    """
    builder = contract.builder(name, lane)
    if builder not in BUILDERS:
        known = ", ".join(BUILDERS)
        if lane.builder is None:
            raise InputError(f"field 'builder': missing: a lane named '{name}' must say which of {known} builds it")
        raise InputError(f"field 'builder': '{builder}' is not one of {known}")
    BUILDERS[builder].check_lane(lane)
    return BUILDERS[builder]


def holds_for(contract: Contract, name: str, lane: LaneSpec, codes: CodeObjects, axes: Axes) -> bool:
    """Return whether the builds for the contract's sizes are right for `axes` too, for each of the lane's launches."""
    pairs = zip(lane.each(name).values(), codes, strict=True)
    return all(
        kind_of(contract, name, spec).holds_for(contract, spec, axes) and _same_values(contract, spec, code, axes)
        for spec, code in pairs
    )


def _same_values(contract: Contract, spec: LaneSpec, code: CodeObject, axes: Axes) -> bool:
    """Whether the arguments that a build depends on have the same values at other sizes."""
    if not code.fixed:
        return True
    arguments, others = contract.arguments(spec), contract.arguments(spec, axes)
    return all(arguments[at].value == others[at].value for at in code.fixed)
