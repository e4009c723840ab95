"""Every builder by its name. A new builder needs a folder next to these and a line here."""

from parity.contract import Axes, Contract, LaneSpec
from parity.contract.arguments import DescriptorSpec, StructSpec, TensorMapSpec
from parity.errors import InputError
from parity.lanes.base import BuilderKind
from parity.lanes.cuda import KIND as CUDA
from parity.lanes.gluon import KIND as GLUON
from parity.lanes.hip import KIND as HIP
from parity.lanes.triton import KIND as TRITON
from parity.records import CodeObject, CodeObjects

BUILDERS = {"cuda": CUDA, "gluon": GLUON, "hip": HIP, "triton": TRITON}


def kind_of(contract: Contract, name: str, lane: LaneSpec) -> BuilderKind:
    """The builder of a lane. Raises InputError if it is unknown, or does not accept a setting of the lane."""
    builder = contract.builder(name, lane)
    if builder not in BUILDERS:
        known = ", ".join(BUILDERS)
        if lane.builder is None:
            raise InputError(f"field 'builder': missing: a lane named '{name}' must say which of {known} builds it")
        raise InputError(f"field 'builder': '{builder}' is not one of {known}")
    kind = BUILDERS[builder]
    if lane.config is not None and not kind.has_configs:
        raise InputError(
            "field 'config': names a configuration of @triton.autotune, which only kernels of Triton and Gluon have"
        )
    if not kind.takes_descriptors and any(isinstance(of, DescriptorSpec) for of in lane.arguments):
        raise InputError("field 'arguments': a descriptor is for a Triton kernel: others take its tensor")
    if not kind.takes_tensor_maps and any(isinstance(of, TensorMapSpec) for of in lane.arguments):
        raise InputError("field 'arguments': a tensor map is for a CUDA kernel: bind the tensor")
    if not kind.takes_structs and any(isinstance(of, StructSpec) for of in lane.arguments):
        raise InputError(f"field 'arguments': a {builder.title()} kernel takes no struct: bind its fields as arguments")
    kind.check(lane)
    return kind


def holds_for(contract: Contract, name: str, lane: LaneSpec, codes: CodeObjects, axes: Axes) -> bool:
    """Whether the builds for the contract's sizes are right for `axes` too, for each of the lane's launches."""
    each = zip(lane.each(name).values(), codes, strict=True)
    return all(
        kind_of(contract, name, spec).holds_for(contract, spec, axes) and _same_values(contract, spec, code, axes)
        for spec, code in each
    )


def _same_values(contract: Contract, spec: LaneSpec, code: CodeObject, axes: Axes) -> bool:
    """Whether the arguments that a build depends on have the same values at other sizes."""
    own, others = contract.arguments(spec), contract.arguments(spec, axes)
    return all(own[at].value == others[at].value for at in code.fixed)
