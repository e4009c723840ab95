"""Finds what is wrong with a contract or its lanes: every mistake of a file at once, each as a sentence."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from math import prod

from parity.arch import get_arch
from parity.arch.products import architecture_named
from parity.contract.clauses import Clauses
from parity.contract.lane import NOT_LANES, Lanes, LaneSpec
from parity.contract.sizes import size_problems
from parity.errors import InputError
from parity.operators import DTYPES, NUMERICS, Operator, layout_of
from parity.operators.helpers.expressions import plain_shape
from parity.operators.helpers.formats import unknown_numerics
from parity.operators.helpers.layouts import check_round_trip, is_built_in
from parity.system.environment import find_variable, problem_of

_WORDS = ("int32",)  # a kernel may read a tensor in words of several elements
# Kernels may index with 32 bits.
_MOST_BYTES = 1 << 35  # the emulator's addresses of two tensors lie twice as far apart


def problems_of_contract(contract: Clauses) -> Iterator[str]:
    """Return everything that is wrong, each as a sentence."""
    try:
        wave_size = get_arch(contract.arch).wave_size
    except InputError as error:
        named = architecture_named(contract.arch)
        yield f"field 'arch': {error}" if named == contract.arch else f"field 'arch': {contract.arch} is '{named}' here"
        return
    if ":" in contract.arch:
        yield f"field 'arch': '{contract.arch}' must be a plain architecture, without features"
    if contract.threads % wave_size or contract.threads > 1024:
        yield f"field 'threads': {contract.threads} must be a multiple of {wave_size} (a wave), at most 1024"
    try:
        re.compile(contract.matrix_instruction or "")
    except re.error as error:
        yield f"field 'matrix_instruction': not a regular expression: {error}"
    try:
        definition = contract.definition
    except InputError as error:
        yield f"field 'operator': {error}"
        return
    axes = list(_axis_problems(contract, definition))
    yield from axes
    yield from _choice_problems(contract, definition)
    for name in contract.layouts:
        if is_built_in(name):
            yield f"field 'layouts.{name}': '{name}' is a layout already: choose another name"
        yield from _problems_of(f"field 'layouts.{name}'", partial(layout_of, name, contract.layouts))
    tensors = list(_tensor_problems(contract, definition))
    yield from tensors
    if not axes and not tensors:
        yield from _size_problems(contract)
        yield from _sizes_problems(contract)


def _axis_problems(contract: Clauses, definition: Operator) -> Iterator[str]:
    for axis in definition.axes:
        if axis not in contract.axes:
            yield f"field 'axes.{axis}': missing: {definition.name} has the axes {', '.join(definition.axes)}"
    for field, named in (("axes", contract.axes), ("blocks", contract.blocks), ("tails", contract.tails)):
        for axis in named:
            if axis not in definition.axes:
                known = ", ".join(definition.axes)
                yield f"field '{field}.{axis}': '{axis}' is no axis of {definition.name}: it has {known}"
    for axis, block in contract.blocks.items():
        size = contract.axes.get(axis, block)
        if size % block and axis not in contract.tails:
            yield (
                f"field 'axes.{axis}': {size} must be a multiple of blocks.{axis} = {block}, unless 'tails' names "
                f"'{axis}'"
            )


def _choice_problems(contract: Clauses, definition: Operator) -> Iterator[str]:
    known = {**NUMERICS, **definition.numerics}
    for name, chosen in contract.numerics.items():
        if name not in known:
            yield f"field 'numerics.{name}': {definition.name} has no such choice: it has {', '.join(known)}"
        elif chosen not in known[name]:
            yield f"field 'numerics.{name}': '{chosen}' is not one of {', '.join(known[name])}"
    for name in contract.scalars:
        if name not in definition.scalars:
            scalars = ", ".join(definition.scalars) or "none"
            yield f"field 'scalars.{name}': {definition.name} has no such scalar: it has {scalars}"
    for name, scalar in definition.scalars.items():
        if scalar.default is None and name not in contract.scalars:
            yield f"field 'scalars.{name}': missing"


def _tensor_problems(contract: Clauses, definition: Operator) -> Iterator[str]:
    for name in contract.tensors:
        if name not in definition.tensors:
            known = ", ".join(definition.tensors)
            yield f"field 'tensors.{name}': {definition.name} has no tensor '{name}': it has {known}"
    for name, spec in definition.tensors.items():
        tensor = contract.tensors.get(name)
        if tensor is None:
            if not spec.optional:
                yield f"field 'tensors.{name}': missing: {definition.name} has the tensor '{name}'"
            continue
        where = f"field 'tensors.{name}"
        if tensor.dtype not in spec.dtypes:
            yield f"{where}.dtype': {tensor.dtype} is not one of the operator's: {', '.join(spec.dtypes)}"
        elif reason := unknown_numerics(tensor.dtype, contract.numerics):
            yield f"{where}.dtype': {reason}"
        other = contract.tensors.get(spec.like or "")
        if other is not None and other.dtype != tensor.dtype:
            yield f"{where}.dtype': {tensor.dtype} is not that of '{spec.like}', {other.dtype}"
        if tensor.shape is not None and plain_shape(tensor.shape) not in [plain_shape(shape) for shape in spec.shapes]:
            shapes = " or ".join(f"[{', '.join(shape)}]" for shape in spec.shapes)
            yield f"{where}.shape': [{', '.join(map(str, tensor.shape))}] is not {shapes}"


def _size_problems(contract: Clauses) -> Iterator[str]:
    for name, tensor in contract.tensors.items():
        try:
            size_bytes = prod(contract.shape(name)) * DTYPES[tensor.dtype][0]
            if size_bytes > _MOST_BYTES:
                yield f"field 'axes': tensor '{name}' has {size_bytes:,} bytes: a tensor has at most {_MOST_BYTES:,}"
                continue
        except InputError as error:
            yield f"field 'tensors.{name}.shape': {error}"
            continue
        yield from _layout_problems(contract, name, tensor.layout, f"field 'tensors.{name}.layout'")
    if reason := contract.definition.refuses(contract.form()):
        yield f"field 'tensors': {reason}"


def _sizes_problems(contract: Clauses) -> Iterator[str]:
    """Return what is wrong with the sizes that are measured besides the contract's own."""
    if contract.sizes is not None:
        problems = [*size_problems(contract.axes, contract.blocks, contract.tails, contract.sizes)]
        yield from problems
        if problems:
            return
    points, names = contract.points, [*dict.fromkeys([*contract.points, *(contract.sizes or {})])]
    for field, named in (("weights", contract.kpi.weights), ("margins_percent", contract.kpi.margins_percent)):
        for name in named or {}:
            if name not in names:
                known = f"there are {', '.join(names)}" if points else "the contract has no table 'sizes'"
                yield f"field 'kpi.{field}.{name}': '{name}' is no size: {known}"
    for name, axes in points.items():
        try:
            contract.at(axes)
        except InputError as error:
            yield from (f"field 'sizes.{name}': {sentence}" for sentence in error.sentences)


def _layout_problems(contract: Clauses, tensor: str, name: str, where: str) -> Iterator[str]:
    try:
        layout = layout_of(name, contract.layouts)
    except InputError as error:
        yield f"{where}: {error}"
        return
    if layout.sides and plain_shape(contract.form().tensors[tensor].shape) not in layout.sides:
        wanted = " or ".join(f"[{', '.join(sides)}]" for sides in layout.sides)
        yield f"{where}: {name} is for a tensor of shape {wanted}, which '{tensor}' is not"
        return
    for axis, multiple in layout.multiples.items():
        if axis in contract.axes and (block := contract.form().block(axis)) % multiple:
            yield f"{where}: {name} wants blocks.{axis} to be a multiple of {multiple}: it is {block}"
            return
        if axis in contract.tails and multiple > 1:
            yield f"{where}: {name} wants a multiple of {multiple} of {axis}, which 'tails' names"
            return
    if name in contract.layouts:
        shape = contract.shape(
            tensor, {axis: min(size, 2 * contract.form().block(axis)) for axis, size in contract.axes.items()}
        )
        yield from _problems_of(f"{where}: layout '{name}'", partial(check_round_trip, layout, shape))


def problems_of_names(contract: Clauses, lanes: Lanes) -> Iterator[str]:
    for name in lanes:
        if name in NOT_LANES:
            yield f"field 'lanes.{name}': no lane can have this name: the lab book uses it"
    if not lanes:
        yield "field 'lanes': there are none: a study has one lane or more, as [lanes.hip] and [lanes.triton]"
        return
    for field, named in (("lane", contract.kpi.lane), ("reference", contract.kpi.reference)):
        if named is not None and named not in lanes:
            yield f"field 'kpi.{field}': '{named}' is no lane: there are {', '.join(lanes)}"
    if len(lanes) > 2 and contract.kpi.reference is None:
        others = " or ".join(name for name in lanes if name != contract.kpi.lane)
        yield f"field 'kpi.reference': missing: of {len(lanes)} lanes one is the reference: {others}"
    if contract.kpi.reference == contract.kpi.lane:
        yield f"field 'kpi.reference': '{contract.kpi.lane}' is the candidate itself: name another lane"


def problems_of_lane(contract: Clauses, name: str, lane: LaneSpec) -> Iterator[str]:
    where = f"field 'lanes.{name}"
    if reserved := [
        buffer
        for buffer in lane.scratch
        if buffer in contract.names() or buffer in contract.tensors or buffer == "null"
    ]:
        yield f"{where}.scratch.{reserved[0]}': '{reserved[0]}' is a name of the contract: choose another"
    yield from _problems_of(f"{where}.scratch'", partial(contract.scratch, lane))
    for variable in lane.env:
        if problem := problem_of(variable, lane.declares):
            declared = f'[lanes.{name}.declares] {variable} = "what it means"'
            more = "" if find_variable(variable) else f": if the kernel or its compiler reads it, write {declared}"
            yield f"{where}.env.{variable}': {problem}{more}"
    for tensor, layout in lane.layouts.items():
        if tensor in contract.tensors:
            yield from _layout_problems(contract, tensor, layout, f"{where}.layouts.{tensor}'")
        else:
            yield f"{where}.layouts': '{tensor}' is not of the contract: it has {', '.join(contract.tensors)}"
    for field in ("symbol", "arguments", "grid") if lane.launches else ():
        if getattr(lane, field):
            yield f"{where}.{field}': with [lanes.{name}.launches.NAME] every launch says its own there"
    for launch, spec in lane.each(name).items():
        inside = f".launches.{launch.removeprefix(name + '.')}" if lane.launches else ""
        yield from _launch_problems(contract, where + inside, spec)
    if missing := [tensor for tensor in contract.tensors if tensor not in lane.bound_names]:
        who = f"{where}.launches': no launch binds" if lane.launches else f"{where}.arguments': nothing binds"
        yield f"{who} tensor '{missing[0]}' of the contract"


def _launch_problems(contract: Clauses, where: str, lane: LaneSpec) -> Iterator[str]:
    for field in ("kernel", "symbol", "arguments", "grid"):
        if not getattr(lane, field):
            yield f"{where}.{field}': missing"
    if lane.dynamic_lds_bytes > (most := contract.architecture.lds_max_per_workgroup_bytes):
        yield f"{where}.dynamic_lds_bytes': {lane.dynamic_lds_bytes} is more than {contract.arch} has: {most}"
    if contract.own_tiles and not 0 < contract.threads_of(lane) <= 1024:
        yield f"{where}.block': {contract.threads_of(lane)} work-items, a workgroup has 1 to 1024"
    if lane.block and prod(lane.block) != contract.threads and not contract.own_tiles:
        yield f"{where}.block': {' x '.join(map(str, lane.block))} are not {contract.threads} work-items ('threads')"
    for tensor, dtype in lane.types.items():
        if tensor not in contract.tensors:
            if tensor not in lane.bound_names:
                yield f"{where}.types': '{tensor}' is not of the contract: it has {', '.join(contract.tensors)}"
            continue
        size, element = DTYPES[dtype][0], DTYPES[contract.tensors[tensor].dtype][0]
        if size != element and not (dtype in _WORDS and size % element == 0):
            yield f"{where}.types.{tensor}': {dtype} has another size than {contract.tensors[tensor].dtype}"
    for name, axes in [("", None), *contract.points.items()]:
        at = f": size {name}" if name else ""
        yield from _problems_of(f"{where}.arguments'{at}", partial(contract.arguments, lane, axes))
        yield from _problems_of(f"{where}.constants'{at}", partial(contract.constants, lane, axes))
        if lane.grid:
            yield from _problems_of(f"{where}.grid'{at}", partial(contract.grid, lane, axes))


def _problems_of(where: str, action: Callable[[], object]) -> Iterator[str]:
    try:
        action()
    except InputError as error:
        yield f"{where}: {error}"
