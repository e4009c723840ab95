"""How a grid of tiles fills a GPU, and what to do about it. Basis of every figure: static (arithmetic on sizes)."""

import math
from dataclasses import dataclass, field, replace

from parity.arch.products import PRODUCTS, Product
from parity.contract import DTYPES, Contract, Extent
from parity.errors import InputError

_FEW_WORKGROUPS = 1024  # AMD, "MI300X workload optimization", section "Overall GPU resource utilization"
_CROWDED_STRIDE_BYTES = 512  # the same, "GEMM stride issues": hot spots of a cache channel, on MI300
_GOOD = 0.9


@dataclass(frozen=True)
class GridUse:
    """One tile's grid on one GPU.

    `rounds` of `slots` workgroups at a time; `utilization` is the share of slots that have work in all rounds,
    `computed` the share of the computed tiles that belongs to the problem (tiles that stick out waste the rest).
    """

    tile: tuple[int, int]
    workgroups: int
    slots: int
    rounds: int
    utilization: float
    computed: float


@dataclass(frozen=True)
class GridReport:
    """All tiles on one GPU, and advice about the contract's own."""

    product: Product
    size: Extent
    own: GridUse
    tiles: list[GridUse]
    advice: list[str] = field(default_factory=list)


def product_of(contract: Contract, name: str | None) -> Product:
    """The GPU that is named, or the architecture's first. Raises InputError."""
    known = [product for product in PRODUCTS if product.arch == contract.arch]
    for product in known:
        if name is None or product.name.lower() == name.lower():
            return product
    names = ", ".join(product.name for product in known)
    raise InputError(
        f"--product: '{name}' is no {contract.arch}: known are {names}"
        if names
        else f"--product: no {contract.arch} is known: name its units with --units"
    )


def grid_use(size: Extent, tile: tuple[int, int], slots: int) -> GridUse:
    """How a problem's tiles fill so many slots."""
    rows, columns = math.ceil(size.m / tile[0]), math.ceil(size.n / tile[1])
    workgroups = rows * columns
    rounds = math.ceil(workgroups / slots)
    computed = size.m * size.n / (rows * tile[0] * columns * tile[1])
    return GridUse(tile, workgroups, slots, rounds, workgroups / (rounds * slots), computed)


def grid_report(
    contract: Contract, product: Product, size: Extent, tiles: list[tuple[int, int]], resident: int = 1
) -> GridReport:
    """The contract's tile and others on a GPU that holds `resident` workgroups in each unit at a time."""
    slots = product.units * resident
    own = grid_use(size, (contract.tile.m, contract.tile.n), slots)
    found = GridReport(product, size, own, [grid_use(size, tile, slots) for tile in tiles])
    return replace(found, advice=[*_filling(found), *_dies(found), *_strides(contract, size)])


def _filling(report: GridReport) -> list[str]:
    own, product = report.own, report.product
    advice = []
    if own.utilization < _GOOD:
        idle = own.slots * own.rounds - own.workgroups
        better = [use for use in report.tiles if use.utilization * use.computed > own.utilization * own.computed]
        text = (
            f"{own.workgroups:,} workgroups in {own.rounds} rounds of {own.slots:,} leave {idle:,} slots without work"
        )
        if better:
            best = max(better, key=lambda use: use.utilization * use.computed)
            text += f": a tile of {best.tile[0]} x {best.tile[1]} fills {100 * best.utilization:.1f} %"
        advice.append(text)
    if product.xcds > 1 and own.workgroups < _FEW_WORKGROUPS:
        advice.append(f"{own.workgroups:,} workgroups: AMD advises at least {_FEW_WORKGROUPS:,} on {product.name}")
    if own.computed < 1:
        advice.append(f"{100 * (1 - own.computed):.1f} % of the computed tiles stick out of the problem")
    return advice


def _dies(report: GridReport) -> list[str]:
    xcds, workgroups = report.product.xcds, report.own.workgroups
    if xcds == 1:
        return []
    if workgroups % xcds:
        return [f"{workgroups:,} workgroups are no multiple of the {xcds} XCDs: some get one more than others"]
    share = workgroups // xcds
    return [
        f"consecutive workgroups go to the {xcds} XCDs in turn, so neighbours share no L2: number them "
        f"(id % {xcds}) * {share:,} + id // {xcds} to give each XCD {share:,} consecutive tiles"
    ]


def _strides(contract: Contract, size: Extent) -> list[str]:
    """Row-major matrices whose rows are multiples of 512 bytes, which is slow on MI300 above all for TN."""
    if contract.arch != "gfx942":
        return []
    found = []
    for name, tensor in contract.tensors.items():
        if len(tensor.shape) < 2 or tensor.output:
            continue
        axis = str(tensor.shape[-1])
        elements, width = int(getattr(size, axis)), DTYPES[tensor.dtype][0]
        if elements * width % _CROWDED_STRIDE_BYTES == 0:
            found.append(
                f"rows of {name} are {elements * width:,} bytes, a multiple of {_CROWDED_STRIDE_BYTES}: pad them "
                f"({axis} + {128 // width} elements, say), or one cache channel gets the traffic of many"
            )
    return found
