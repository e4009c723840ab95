"""Checks the contract on the built artifacts: a clause holds only if the artifacts show it.

Every check is pure: it reads the contract, the code object's metadata and descriptor, the analysis of its machine
code and, if a lane keeps one, its IR. A clause that the artifacts cannot show is `not_shown`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod
from pathlib import Path

from parity.arch import matrix_macs
from parity.codeobject import ObjectFile, ObjectKernel
from parity.codeobject.kernel_names import plain_name
from parity.contract import Contract, LaneSpec, as_taken, lane_of_launch
from parity.contract.arguments import TENSOR_MAP_BYTES
from parity.isa.analyse import KernelAnalysis, resources_of
from parity.isa.classify import classify, memory_width_bits
from parity.isa.counters import GLOBAL_STORES
from parity.lanes import kind_of
from parity.lanes.element_types import narrower_floats
from parity.lanes.parameter_names import exchanged, miscounted, names_in_cpp, names_in_ttir
from parity.lanes.triton.choices.ir import DOTS, read_ir
from parity.operators import Form, Region
from parity.operators.helpers.formats import format_of
from parity.records import ARGUMENT_NAMES, CONSTANTS, ELEMENT_TYPES, BuildOutcome, Check, CheckStatus, CodeObject
from parity.system.nearest import nearest

HELD, VIOLATED, NOT_SHOWN = CheckStatus.HELD, CheckStatus.VIOLATED, CheckStatus.NOT_SHOWN
_POINTER_BYTES, _SIZES_BYTES, _FLOAT_BYTES = 8, (1, 2, 4, 8), (2, 4, 8)
_WORD = re.compile(r"[A-Za-z_]\w+")
_OUTPUT_TILE = "output tile"


@dataclass(frozen=True)
class LaneArtifacts:
    """What one launch's build produced: the outcome, the code object as read back, and its analysed machine code."""

    spec: LaneSpec
    outcome: BuildOutcome
    object: ObjectFile
    analysis: KernelAnalysis

    @property
    def code_object(self) -> CodeObject:
        assert self.outcome.code_object is not None
        return self.outcome.code_object

    @property
    def kernel(self) -> ObjectKernel:
        return self.object.kernels[self.code_object.kernel_name]

    @property
    def resources(self) -> dict[str, float | None]:
        """The resources of the kernel by name, as guardrails are held against them."""
        return resources_of(self.kernel, self.analysis)

    @property
    def lds_bytes(self) -> int:
        return self.kernel.static_lds_bytes + self.code_object.dynamic_lds_bytes


def check_pair(contract: Contract, launches: dict[str, LaneArtifacts]) -> list[Check]:
    """Return all checks: of each launch, of all launches of a lane together, and of the lanes against each other.

    The keys of `launches` are the names of their code objects.
    """
    lanes: dict[str, list[str]] = {}
    for name in launches:
        lanes.setdefault(lane_of_launch(name), []).append(name)
    checks = []
    for lane, names in lanes.items():
        multiply = [name for name in names if _has_matrix_loop(launches[name])]
        for name in names:
            is_alone = len(names) == 1
            checks += check_lane(contract, name, launches[name], is_alone, is_alone or name in multiply)
        if contract.matrix_instruction and not multiply and len(names) > 1:
            wanted, none = contract.matrix_instruction, "no launch has a loop with a matrix instruction"
            checks.append(Check(lane, "matrix instruction", VIOLATED, wanted, none))
        if len(names) > 1 and not contract.own_tiles:
            checks.append(_output_of_several(contract, lane, {name: launches[name] for name in names}))
    multiplying = {name: launch for name, launch in launches.items() if name in lanes or _has_matrix_loop(launch)}
    if len(lanes) > 1 and contract.block_macs and not contract.own_tiles:
        checks.append(_same_tile(contract, multiplying))
    return checks


def _has_matrix_loop(lane: LaneArtifacts) -> bool:
    hot = lane.analysis.hot_loop
    return hot is not None and hot.counts.matrix > 0


def check_lane(
    contract: Contract, name: str, lane: LaneArtifacts, is_alone: bool = True, multiplies: bool = True
) -> list[Check]:
    """Check one launch against the contract. `is_alone` means that it is its lane's only launch, `multiplies` that it
    should have the lane's matrix instructions.
    """
    return [
        _equal(name, "architecture", contract.arch.split(":")[0], lane.object.target.split(":")[0]),
        _assembly_belongs(name, lane),
        _workgroup_size(contract, name, lane),
        _equal(name, "wave size", contract.architecture.wave_size, lane.kernel.wave_size),
        _grid(contract, name, lane, is_alone),
        _lds(contract, name, lane),
        *([_matrix_instruction(contract, name, lane)] if contract.matrix_instruction and multiplies else []),
        _arguments(contract, name, lane),
        *_argument_names(contract, name, lane),
        *_constants(contract, name, lane),
        *_element_types(contract, name, lane),
        *([_tile(contract, name, lane)] if contract.block_macs and multiplies and not contract.own_tiles else []),
        *([_output(contract, name, lane)] if is_alone and not contract.own_tiles else []),
    ]


def _equal(lane: str, name: str, expected: object, actual: object) -> Check:
    return Check(lane, name, HELD if expected == actual else VIOLATED, str(expected), str(actual))


def _workgroup_size(contract: Contract, name: str, lane: LaneArtifacts) -> Check:
    """Check that the kernel accepts the contract's number of threads, which is launched; it may permit more.

    A HIP kernel without `__launch_bounds__` permits 1024. If the compiler divides the work, the numbers must be equal.
    """
    kernel, is_exact = lane.kernel, kind_of(contract, name, lane.spec).fixes_threads
    threads = contract.threads_of(lane.spec)
    if is_exact or kernel.required_threads or kernel.max_threads <= threads:
        required = prod(kernel.required_threads) if kernel.required_threads else kernel.max_threads
        return _equal(name, "workgroup size", threads, required)
    actual = f"launched with {threads}; the kernel permits up to {kernel.max_threads}"
    return Check(name, "workgroup size", HELD, str(threads), actual)


def _assembly_belongs(name: str, lane: LaneArtifacts) -> Check:
    """Check that the text that is read and emulated is the code that would run: assembled again, it gives the same
    bytes.

    An LLVM other than the compiler's may encode fields that the hardware ignores in another way; then this is not
    shown.
    """
    if lane.outcome.facts.get("assembles_to_object") == "disassembled":
        return Check(name, "assembly text", HELD, "the code object's machine code", "its own disassembly")
    used = lane.analysis.resources
    kernel = lane.kernel
    in_object = (kernel.vgpr_count, kernel.vgpr_spills, kernel.private_segment_bytes, kernel.static_lds_bytes)
    in_text = (used.vgpr_count, used.vgpr_spills, used.private_segment_bytes, used.lds_static_bytes)
    expected = "the code object's machine code, VGPRs, spills, private and LDS bytes"
    if in_object != in_text:
        return Check(name, "assembly text", VIOLATED, expected, f"{in_text} in the text, {in_object} in the object")
    if lane.outcome.facts.get("assembles_to_object") == "yes":
        return Check(name, "assembly text", HELD, expected, "assembles to the same bytes")
    actual = "resources agree; its bytes cannot be shown with the assembler here"
    return Check(name, "assembly text", NOT_SHOWN, expected, actual)


def _grid(contract: Contract, name: str, lane: LaneArtifacts, is_alone: bool) -> Check:
    """There are as many workgroups as tiles, and the kernel reads every dimension that the grid uses.

    A lane may choose another number: a workgroup takes several tiles, or several workgroups share one. One of several
    launches does only a part of the work. In both cases the artifacts do not show that every tile is taken. Compilers
    always enable workgroup id x, so only an unread y or z can be found; atomic operations may draw what it would say.
    """
    grid = lane.code_object.grid
    total = grid[0] * grid[1] * grid[2]
    expected = f"{contract.workgroups} workgroups, one per tile" if not contract.own_tiles else "the lane's own"
    unread = [
        axis for axis, size in zip("xyz", grid, strict=True) if size > 1 and axis not in lane.kernel.workgroup_ids
    ]
    if unread:
        status = NOT_SHOWN if _has_atomics(lane) else VIOLATED
        return Check(name, "grid", status, expected, f"{grid}, but the kernel never reads workgroup id {unread[0]}")
    is_chosen = not is_alone or contract.own_tiles or any(not str(size).startswith("tiles") for size in lane.spec.grid)
    other = NOT_SHOWN if is_chosen else VIOLATED
    ids = () if contract.architecture.is_nvidia else lane.kernel.workgroup_ids  # a cubin does not tell
    single = [axis for axis, size in zip("yz", grid[1:], strict=True) if size == 1 and axis in ids]
    found = f"{total}: {grid}" + (f", and the kernel reads workgroup id {single[0]}" if single else "")
    return Check(name, "grid", HELD if total == contract.workgroups else other, expected, found)


def _has_atomics(lane: LaneArtifacts) -> bool:
    return any(re.match("(global|buffer|flat)_atomic", mnemonic) for mnemonic in lane.analysis.function.counts)


def _lds(contract: Contract, name: str, lane: LaneArtifacts) -> Check:
    limit = contract.architecture.lds_max_per_workgroup_bytes
    actual = f"{lane.kernel.static_lds_bytes} static + {lane.code_object.dynamic_lds_bytes} dynamic bytes"
    return Check(name, "LDS", HELD if lane.lds_bytes <= limit else VIOLATED, f"at most {limit} bytes", actual)


def _matrix_instruction(contract: Contract, name: str, lane: LaneArtifacts) -> Check:
    """All matrix instructions of the hot loop match the contract's expression."""
    hot = lane.analysis.hot_loop
    emitted = [] if hot is None else [text for text in hot.counts.counts if classify(text) == "matrix"]
    wanted = contract.matrix_instruction or ""
    right = bool(emitted) and all(re.fullmatch(wanted, text) for text in emitted)
    actual = ", ".join(emitted) or "no loop with a matrix instruction"
    wrong = VIOLATED if emitted or lane.analysis.is_complete else NOT_SHOWN
    return Check(name, "matrix instruction", HELD if right else wrong, wanted, actual)


def _parameter_names(lane: LaneArtifacts) -> list[str]:
    """Return the names of the parameters that the kernel's code takes, where its source or IR shows them; else none."""
    artifacts = lane.outcome.artifacts
    if "kernel.ttir" in artifacts:
        return names_in_ttir(artifacts["kernel.ttir"].read_text(errors="replace"))
    if any(source.endswith(".py") for source in lane.outcome.sources):
        return []
    texts = [artifacts[source].read_text(errors="replace") for source in lane.outcome.sources]
    return names_in_cpp(texts, plain_name(lane.code_object.kernel_name))


def _constants(contract: Contract, name: str, lane: LaneArtifacts) -> list[Check]:
    """Say which constants no source of a C++ kernel names: they are compiled in, and nothing reads them."""
    constants = contract.constants(lane.spec)
    if any(source.endswith(".py") for source in lane.outcome.sources) or not constants:
        return []
    texts = [lane.outcome.artifacts[source].read_text(errors="replace") for source in lane.outcome.sources]
    words = {word for text in texts for word in _WORD.findall(text)}
    if unread := [constant for constant in constants if constant not in words and constant not in lane.spec.symbol]:
        close = nearest(unread[0], words - {*constants})
        found = f"no source of the lane names {', '.join(unread)}{f': did you mean {close}?' if close else ''}"
        return [Check(name, CONSTANTS, NOT_SHOWN, "constants that the kernel reads", found)]
    return []


def _argument_names(contract: Contract, name: str, lane: LaneArtifacts) -> list[Check]:
    """Say where two parameters are bound to what the other one is named after. Names are free, so nothing is
    violated.
    """
    bound = [argument.text for argument in lane.code_object.passed(contract.arguments(lane.spec))]
    odd = exchanged(_parameter_names(lane), bound)
    return [Check(name, ARGUMENT_NAMES, NOT_SHOWN, "parameters bound to what they are named after", odd)] if odd else []


def _element_types(contract: Contract, name: str, lane: LaneArtifacts) -> list[Check]:
    """Say where a C++ kernel's pointer is to narrower floats than those of its tensor: only its text shows that, and
    the kernel may convert the pointer, so nothing is violated.
    """
    outcome = lane.outcome
    if any(source.endswith(".py") for source in outcome.sources):
        return []
    texts = [outcome.artifacts[source].read_text(errors="replace") for source in outcome.sources]
    bound = [_float_tensor(contract, lane.spec, argument.text) for argument in contract.arguments(lane.spec)]
    odd = narrower_floats(texts, plain_name(lane.code_object.kernel_name), bound)
    return [Check(name, ELEMENT_TYPES, NOT_SHOWN, "pointers to the tensors' types", "; ".join(odd))] if odd else []


def _float_tensor(contract: Contract, spec: LaneSpec, name: str) -> tuple[str, int] | None:
    """Describe a tensor of floats that a lane binds, with its type, and give the bytes of an element; None for anything
    else.
    """
    if name not in contract.tensors:
        return None
    dtype = spec.types.get(name, contract.tensors[name].dtype)
    element_type = format_of(dtype, contract.numerics)
    return (f"'{name}', which is {dtype}", element_type.size_bytes) if element_type.is_float else None


def _arguments(contract: Contract, name: str, lane: LaneArtifacts) -> Check:
    """Check that the kernel takes the contract's tensors and sizes, in the bound order, and nothing else.

    A cubin does not distinguish pointers from other arguments of eight bytes.
    """
    passed, actual = lane.code_object.passed(contract.arguments(lane.spec)), lane.kernel.arguments
    expected, bound = ", ".join(argument.text for argument in passed), as_taken(passed, actual, lane.code_object.boxes)
    names = _parameter_names(lane)
    if odd := miscounted(names, [argument.text for argument in passed]):
        return Check(name, "arguments", VIOLATED, f"a value for each of {', '.join(names)}", f"{odd}: {expected}")
    for position, argument in enumerate(bound):
        pointer = argument.wants_pointer
        sizes = (_POINTER_BYTES,) if pointer else _FLOAT_BYTES if isinstance(argument.value, float) else _SIZES_BYTES
        sizes = sizes if argument.size_bytes is None else (argument.size_bytes,)
        kind = "global_buffer" if pointer else "by_value"
        if position >= len(actual):
            return Check(name, "arguments", VIOLATED, expected, f"only {len(actual)}: '{argument.text}' is missing")
        got = actual[position]
        if argument.fields:
            if wrong := argument.wrong_size(got.size_bytes):
                return Check(
                    name, "arguments", VIOLATED, expected, f"argument {position + 1} ('{argument.text}') {wrong}"
                )
            continue
        is_kind = got.kind == kind or (contract.architecture.is_nvidia and got.size_bytes == _POINTER_BYTES)
        if not is_kind or got.size_bytes not in sizes:
            wanted = f"{kind} of {' or '.join(map(str, sizes))}"
            text = f"argument {position + 1} ('{argument.text}') is {got.kind} of {got.size_bytes} bytes, not {wanted}"
            is_map = contract.architecture.is_nvidia and got.size_bytes == TENSOR_MAP_BYTES
            if is_map:
                text += ": a CUtensorMap is bound as { tensor_map = ..., box = [...] }"
            elif got.size_bytes > _POINTER_BYTES:
                text += ": a struct is bound as { struct = [...] }"
            return Check(name, "arguments", VIOLATED, expected, text)
    trailing = actual[len(bound) :]
    allowed = kind_of(contract, name, lane.spec).appended_pointers
    if len(trailing) > allowed or any(argument.kind != "global_buffer" for argument in trailing):
        return Check(name, "arguments", VIOLATED, expected, f"{len(trailing)} more than the step binds")
    return Check(
        name,
        "arguments",
        HELD,
        expected,
        f"{len(bound)} as bound, {len(trailing)} of the runtime's",
    )


def tile_depth(contract: Contract, lane: LaneArtifacts) -> float | None:
    """Return how many k tiles of the contract one round of the hot loop multiplies, computed from its matrix
    instructions.

    This is a workgroup's multiply-accumulates per round divided by those of a tile. It is a whole number if the kernel
    works on the contract's tile, and more than one if the loop is unrolled. None if there is no matrix instruction, if
    a mnemonic does not give its shape, or if some waves have other tasks.
    """
    hot = lane.analysis.hot_loop
    if hot is None or not contract.block_macs or _is_specialised(lane):
        return None
    waves = contract.threads_of(lane.spec) // lane.kernel.wave_size
    macs = [
        (number, matrix_macs(mnemonic))
        for mnemonic, number in hot.counts.counts.items()
        if classify(mnemonic) == "matrix"
    ]
    if not macs or any(size is None for _, size in macs):
        return None
    return waves * sum(number * size for number, size in macs if size is not None) / contract.block_macs


def _is_specialised(lane: LaneArtifacts) -> bool:
    """Whether some waves load while others multiply: the text does not show how many do what. Such a kernel has regions
    for them in its TTGIR, and gives registers of some waves to others.
    """
    ttgir = lane.outcome.artifacts.get("kernel.ttgir")
    moves = any(mnemonic.startswith("USETMAXREG") for mnemonic in lane.analysis.function.counts)
    return moves or (ttgir is not None and "ttg.warp_specialize" in ttgir.read_text())


def _tile(contract: Contract, name: str, lane: LaneArtifacts) -> Check:
    """Check the tile by the shapes of the dots in the TTGIR, if there is one, and by the hot loop's matrix work.

    A pass may slice a dot along k, so its k must divide the tile's, and a kernel may multiply transposed. If its dots
    are parts of the tile, the IR does not show that a workgroup does all of them. More than one tile of work per round
    is an unrolled loop or a deeper tile, and less may be a loop inside the k loop; only the IR can tell which.
    """
    form = contract.form()
    tile = tuple(form.block(axis) for axis in form.axes)
    expected = " x ".join(map(str, tile))
    depth = tile_depth(contract, lane)
    is_matmul = form.operator.macs is not None and len(tile) == 3
    shapes = _dot_shapes(lane.outcome.artifacts.get("kernel.ttgir")) if is_matmul else set()
    for shape in sorted(shapes, key=lambda shape: _divides(shape, tile)):
        if not _is_tile(shape, tile):
            status = NOT_SHOWN if _divides(shape, tile) else VIOLATED
            return Check(name, "tile", status, expected, "the TTGIR's dot works on {} x {} x {}".format(*shape))
    if depth is None or not lane.analysis.is_complete:
        why = "some waves do not multiply: " if _is_specialised(lane) else ""
        return Check(name, "tile", NOT_SHOWN, expected, f"{why}the hot loop's matrix work is not known")
    actual = f"the hot loop does the matrix work of {depth:g} tiles" + (", as does the TTGIR's dot" if shapes else "")
    return Check(name, "tile", _depth_status(depth, lane, has_ir=bool(shapes)), expected, actual)


def _is_tile(shape: tuple[int, int, int], tile: tuple[int, ...]) -> bool:
    m, n, k = shape
    return tile[:2] in ((m, n), (n, m)) and tile[2] % k == 0


def _divides(shape: tuple[int, int, int], tile: tuple[int, ...]) -> bool:
    m, n, k = shape
    return any(tile[0] % one == 0 and tile[1] % other == 0 for one, other in ((m, n), (n, m))) and tile[2] % k == 0


def _depth_status(depth: float, lane: LaneArtifacts, *, has_ir: bool) -> CheckStatus:
    hot = lane.analysis.hot_loop
    if depth < 1 and hot is not None and hot.is_nested:
        return NOT_SHOWN
    if depth < 1 or depth != int(depth):
        return VIOLATED
    return HELD if depth == 1 or has_ir else NOT_SHOWN


def _dot_shapes(ttgir: Path | None) -> set[tuple[int, int, int]]:
    """(m, n, k) of every dot, with or without scales; on Hopper its operands may be in shared memory."""
    if ttgir is None:
        return set()
    dots = (one.types for one in read_ir(ttgir.read_text()).named(*DOTS))
    shown = [(types[0].sides, types[-1].sides) for types in dots if types and len(types[-1].sides) > 1]
    return {(result[-2], result[-1], first[-1]) for first, result in shown}


def _output(contract: Contract, name: str, lane: LaneArtifacts) -> Check:
    """Every thread stores its share of the output tile.

    Too few stored bytes are a violation if the text has no stores in a loop. More bytes may belong to paths that
    exclude each other, which the text alone does not show; nor does it show how much a copy of a tensor's tile stores.
    """
    form = contract.form()
    block = {axis: slice(0, form.block(axis)) for axis in form.operator.independent}
    per_tile = sum(_part_bytes(form, output, block) for output in form.outputs)
    expected = per_tile // contract.threads
    stores = {
        mnemonic: number
        for mnemonic, number in lane.analysis.function.counts.items()
        if classify(mnemonic).startswith(GLOBAL_STORES)
    }
    widths = {mnemonic: memory_width_bits(mnemonic) for mnemonic in stores}
    stored = sum(number * (widths[mnemonic] or 0) // 8 for mnemonic, number in stores.items())
    wanted = f"{expected} bytes stored per thread"
    if lane.analysis.stores_in_loops or not lane.analysis.is_complete:
        return Check(name, _OUTPUT_TILE, NOT_SHOWN, wanted, f"{stored} in the text, some in a loop or a call")
    if None in widths.values():
        return Check(name, _OUTPUT_TILE, NOT_SHOWN, wanted, f"{stored} in the text, beside copies of whole tiles")
    if _has_atomics(lane):
        return Check(name, _OUTPUT_TILE, NOT_SHOWN, wanted, f"{stored} in the text, beside atomic operations")
    is_whole = prod(lane.code_object.grid) == contract.workgroups and not contract.tails
    status = HELD if stored == expected else VIOLATED if stored < expected and is_whole else NOT_SHOWN
    return Check(name, _OUTPUT_TILE, status, wanted, f"{stored} in the text")


def _output_of_several(contract: Contract, lane: str, launches: Mapping[str, LaneArtifacts]) -> Check:
    """Check the output tile of the launch that alone takes a lane's outputs. Nothing is violated: launches may share a
    tile's work in any way.
    """
    outputs = contract.form().outputs
    taking = [
        name
        for name, launch in launches.items()
        if any(
            part.buffer in outputs
            for argument in contract.arguments(launch.spec)
            for part in (argument, *(field.argument for field in argument.fields))
        )
    ]
    if len(taking) != 1:
        wanted = "one launch that makes the outputs"
        return Check(lane, _OUTPUT_TILE, NOT_SHOWN, wanted, f"{' and '.join(taking) or 'none'} take them")
    launch = launches[taking[0]]
    check = _output(contract, lane, launch)
    has_tiles = prod(launch.code_object.grid) == contract.workgroups
    found = f"{taking[0]}: {check.found}" + ("" if has_tiles else ", of another number of workgroups")
    return replace(check, status=HELD if check.status is HELD and has_tiles else NOT_SHOWN, found=found)


def _part_bytes(form: Form, tensor: str, region: Region) -> int:
    sides = [
        len(range(*part.indices(size)))
        for part, size in zip(form.slices(tensor, region), form.size(tensor), strict=True)
    ]
    return prod(sides) * form.format(tensor).size_bytes


def _same_tile(contract: Contract, lanes: dict[str, LaneArtifacts]) -> Check:
    """All lanes do the matrix work of the same tile per workgroup; unrolling may differ and is reported."""
    depths = {name: tile_depth(contract, lane) for name, lane in lanes.items()}
    expected = "all lanes work on the same tile"
    known = {name: depth for name, depth in depths.items() if depth is not None}
    actual = "tiles: " + ", ".join(f"{name} {depth:g} per round" for name, depth in known.items())
    statuses = {
        _depth_status(depth, lanes[name], has_ir="kernel.ttgir" in lanes[name].outcome.artifacts)
        for name, depth in known.items()
    }
    if VIOLATED in statuses:
        return Check("pair", "tile", VIOLATED, expected, actual)
    complete = len(known) == len(lanes) and all(lane.analysis.is_complete for lane in lanes.values())
    return Check("pair", "tile", HELD if complete and statuses == {HELD} else NOT_SHOWN, expected, actual)
