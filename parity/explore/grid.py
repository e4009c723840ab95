"""How a grid of tiles fills a GPU, and what to do about it. Basis of every figure: static (arithmetic on sizes)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from parity.arch.products import PRODUCTS, Product
from parity.contract import DTYPES, Axes, Contract, LaneSpec
from parity.contract.clauses import Inputs, Kpi, Tensor
from parity.contract.guardrails import Guardrails
from parity.errors import InputError
from parity.isa.occupancy import occupancy, room_for, workgroup_waves

_FEW_WORKGROUPS = 1024  # AMD, "MI300X workload optimization", section "Overall GPU resource utilization"
_GOOD = 0.9


@dataclass(frozen=True)
class GridUse:
    """One tile's grid on one GPU.

    Its workgroups run in `rounds` of up to `slots` at a time. `utilization` is the share of all rounds' slots that have
    work, `computed` the share of the computed tiles that belongs to the problem (the rest sticks out and is wasted).
    """

    tile: tuple[int, ...]
    workgroups: int
    slots: int
    rounds: int
    utilization: float
    computed: float


@dataclass(frozen=True)
class Configuration:
    """What a recorded binary needs: registers and LDS from its metadata, and its grid as it was written. Several steps
    may share it.
    """

    lane: str
    next_free_vgpr: int
    sgpr_count: int
    lds_bytes: int
    wave_size: int
    grid: tuple[str | int, ...]


@dataclass(frozen=True)
class ConfigurationUse:
    """A binary on one GPU: how many of its workgroups a unit holds, what limits them, how its grid fills the GPU."""

    steps: tuple[str, ...]
    configuration: Configuration
    waves_per_simd: float
    limited_by: str
    workgroups_per_unit: int
    use: GridUse
    advice: list[str]


@dataclass(frozen=True)
class GridReport:
    """All tiles on one GPU, advice about the contract's own, and the recorded binaries."""

    product: Product
    size: Axes
    own: GridUse
    tiles: list[GridUse]
    advice: list[str] = field(default_factory=list)
    configurations: list[ConfigurationUse] = field(default_factory=list)
    study: str = ""
    basis: str = "static"


def product_of(contract: Contract, name: str | None) -> Product:
    """Return the named GPU or, without a name, the architecture's first. Raises InputError if no such GPU is known."""
    known = [product for product in PRODUCTS if product.arch == contract.arch]
    for product in known:
        if name is None or product.name.lower() == name.lower():
            return product
    names = ", ".join(product.name for product in known)
    raise InputError(
        f"--product: '{name}' is not a known {contract.arch} GPU: known are {names}"
        if names
        else f"--product: no {contract.arch} GPU is known: give its number of units with --units"
    )


def contract_of_problem(product: Product, size: Sequence[int], tile: tuple[int, ...]) -> Contract:
    """Return the contract of a matrix multiplication in fp16 that no study describes: `size` is m, n and k, `tile` a
    workgroup's m and n.
    """
    return Contract(
        title="a matrix multiplication",
        operator="scaled_mm",
        arch=product.arch,
        axes=dict(zip(("m", "n", "k"), size, strict=True)),
        blocks=dict(zip(("m", "n"), tile, strict=True)),
        tails=["m", "n"],
        threads=256,
        tensors={name: Tensor("float16") for name in ("a", "b", "c")},
        inputs=Inputs("normal", 0),
        guardrails=Guardrails(256),
        kpi=Kpi("hip", 1.0),
    )


def any_product(name: str) -> Product:
    """Find a GPU by its name, of any architecture. Raises InputError if none has that name."""
    for product in PRODUCTS:
        if product.name.lower() == name.lower():
            return product
    raise InputError(
        f"--product: '{name}' is not a known GPU: known are {', '.join(product.name for product in PRODUCTS)}"
    )


def grid_use(sizes: Sequence[int], tile: tuple[int, ...], slots: int) -> GridUse:
    """Return how the tiles of an output of those sizes fill that many slots."""
    counts = [math.ceil(size / side) for size, side in zip(sizes, tile, strict=True)]
    workgroups = math.prod(counts)
    rounds = math.ceil(workgroups / slots)
    computed = math.prod(sizes) / math.prod(count * side for count, side in zip(counts, tile, strict=True))
    return GridUse(tile, workgroups, slots, rounds, workgroups / (rounds * slots), computed)


def grid_report(
    contract: Contract,
    product: Product,
    size: Axes,
    tiles: list[tuple[int, ...]],
    resident: int = 1,
    packed: frozenset[str] = frozenset(),
) -> GridReport:
    """Report how the contract's tile and others fill a GPU that holds `resident` workgroups in each unit at a time.

    `packed` are tensors that no lane reads row by row: their strides do not matter.
    """
    slots = product.units * resident
    form = contract.form(size)
    axes = form.operator.independent
    outputs = [size[axis] for axis in axes]
    own_use = grid_use(outputs, tuple(contract.form().block(axis) for axis in axes), slots)
    report = GridReport(product, size, own_use, [grid_use(outputs, tile, slots) for tile in tiles])
    return replace(report, advice=[*_filling(report), *_dies(report), *_strides(contract, size, packed)])


def configuration_use(
    contract: Contract, product: Product, size: Axes, configuration: Configuration, steps: tuple[str, ...]
) -> ConfigurationUse:
    """Compute how a binary with the contract's tile fills a GPU, and what one more workgroup per unit would take."""
    arch, taken = contract.architecture, configuration
    kernel_occupancy = occupancy(
        arch,
        next_free_vgpr=taken.next_free_vgpr,
        sgprs=taken.sgpr_count,
        lds_bytes=taken.lds_bytes,
        threads=contract.threads,
        wave_size=taken.wave_size,
    )
    waves = workgroup_waves(contract.threads, taken.wave_size)
    resident = max(1, int(kernel_occupancy.waves_per_simd * arch.simds) // waves)
    form = contract.form()
    axes = form.operator.independent
    tiles = grid_use([size[axis] for axis in axes], tuple(form.block(axis) for axis in axes), product.units * resident)
    use = _launched(tiles, math.prod(contract.grid(LaneSpec(grid=list(taken.grid)), size)))
    advice = [*_one_more(contract, taken, resident), *_last_round(use)]
    return ConfigurationUse(
        steps, taken, kernel_occupancy.waves_per_simd, kernel_occupancy.limited_by, resident, use, advice
    )


def _launched(tiles: GridUse, workgroups: int) -> GridUse:
    """Replace the number of workgroups of the tiles by that of the launch, which need not be the same."""
    rounds = math.ceil(workgroups / tiles.slots)
    utilization = workgroups / (rounds * tiles.slots)
    return replace(tiles, workgroups=workgroups, rounds=rounds, utilization=utilization)


def _one_more(contract: Contract, taken: Configuration, resident: int) -> list[str]:
    arch = contract.architecture
    room = room_for(arch, resident + 1, threads=contract.threads, wave_size=taken.wave_size)
    if room is None:
        return []
    wanted = []
    if arch.allocated_vgprs(taken.next_free_vgpr, taken.wave_size) > room.vgprs:
        wanted.append(f"{room.vgprs} VGPRs instead of {taken.next_free_vgpr}")
    if taken.lds_bytes > room.lds_bytes:
        wanted.append(f"{room.lds_bytes:,} bytes of LDS instead of {taken.lds_bytes:,}")
    if not wanted:
        return []
    return [f"for {resident + 1} workgroups per unit instead of {resident}: at most {' and '.join(wanted)}"]


def _last_round(use: GridUse) -> list[str]:
    if use.utilization >= _GOOD:
        return []
    idle = use.slots * use.rounds - use.workgroups
    rounds = f"{use.rounds} rounds" if use.rounds > 1 else "one round"
    return [f"{use.workgroups:,} workgroups in {rounds} of {use.slots:,} leave {idle:,} slots without work"]


def _filling(report: GridReport) -> list[str]:
    own_use, product = report.own, report.product
    advice = _last_round(own_use)
    better = [use for use in report.tiles if use.utilization * use.computed > own_use.utilization * own_use.computed]
    if advice and better:
        best = max(better, key=lambda use: use.utilization * use.computed)
        advice[0] += f": a tile of {best.tile[0]} x {best.tile[1]} fills {100 * best.utilization:.1f} %"
    if product.xcds > 1 and own_use.workgroups < _FEW_WORKGROUPS:
        advice.append(f"{own_use.workgroups:,} workgroups: AMD advises at least {_FEW_WORKGROUPS:,} on {product.name}")
    if own_use.computed < 1:
        advice.append(f"{100 * (1 - own_use.computed):.1f} % of the computed tiles stick out of the problem")
    return advice


def _dies(report: GridReport) -> list[str]:
    xcds, workgroups = report.product.xcds, report.own.workgroups
    if xcds == 1:
        return []
    if workgroups % xcds:
        return [f"{workgroups:,} workgroups are not a multiple of the {xcds} XCDs: some get one more than others"]
    share = workgroups // xcds
    return [
        f"consecutive workgroups go to the {xcds} XCDs in turn, so neighbours share no L2: number them "
        f"(id % {xcds}) * {share:,} + id // {xcds} to give each XCD {share:,} consecutive tiles"
    ]


def _strides(contract: Contract, size: Axes, packed: frozenset[str]) -> list[str]:
    """Advice on row-major matrices whose rows are multiples of 512 bytes: slow on MI300, above all for TN."""
    crowded = contract.architecture.crowded_stride_bytes
    if not crowded:
        return []
    advice = []
    form = contract.form(size)
    for name in form.inputs:
        shape, dtype = form.tensors[name].shape, form.tensors[name].dtype
        if len(shape) < 2 or name in form.outputs or name in packed or contract.tensors[name].layout != "row_major":
            continue
        axis, elements, width = shape[-1], form.size(name)[-1], DTYPES[dtype][0]
        if elements * width % crowded == 0:
            advice.append(
                f"rows of {name} are {elements * width:,} bytes, a multiple of {crowded}: pad them "
                f"({axis} + {128 // width} elements, say), or one cache channel gets the traffic of many"
            )
    return advice
