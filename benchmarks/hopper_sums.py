"""What the tensor cores of an NVIDIA GPU of sm_90 add up, held against the rules of parity.operators.helpers.hopper.

Usage: PYTHONPATH=. python benchmarks/hopper_sums.py [--elements N]. Needs torch for CUDA, its Triton, and such a GPU.

By Triton: one `tl.dot` for each tile, as wgmma (64 rows) and as mma.sync (16 rows), of every type that they have, with
fp32 and fp16 results; and fp8 over several instructions, each of which adds to the one before's result. By CUDA: one
wgmma of fp8 in PTX, with A in registers. Drawn are whole numbers, normal ones, exponents over the whole range,
subnormal numbers, sums that cancel, and infinities and NaN among others; N elements of each (a million). Exit code: 1
if a bit differs. All NaN count as equal.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
import triton
import triton.language as tl

from parity.contact.hopper import Product
from parity.operators.helpers.hopper import WGMMA_FP8, WGMMA_HALVES, WGMMA_TF32, FusedSum, chained_sums

TYPES = {
    "float16": torch.float16,
    "bfloat16": torch.bfloat16,
    "tf32": torch.float32,
    "float8_e4m3fn": torch.float8_e4m3fn,
    "float8_e5m2": torch.float8_e5m2,
}
E4M3, E5M2 = "float8_e4m3fn", "float8_e5m2"
FP8 = [(a, b) for a in (E4M3, E5M2) for b in (E4M3, E5M2)]
WIDEST = {"float16": 15, "bfloat16": 60, "tf32": 60, E4M3: 8, E5M2: 15}  # exponents that are drawn
KINDS = ("integers", "normal", "mixed", "subnormal", "cancel", "special")


@triton.jit  # type: ignore[untyped-decorator]  # Triton has no types here
def products(  # noqa: PLR0913  # a kernel has the arguments that it needs
    a_ptr: Any, b_ptr: Any, c_ptr: Any, d_ptr: Any, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr, OUT: tl.constexpr
) -> None:
    tile = tl.program_id(0)
    m, n, k = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    a = tl.load(a_ptr + tile * M * K + m[:, None] * K + k[None, :])
    b = tl.load(b_ptr + tile * N * K + n[:, None] * K + k[None, :])
    at = tile * M * N + m[:, None] * N + n[None, :]
    c = tl.load(c_ptr + at)
    tl.store(d_ptr + at, tl.dot(a, tl.trans(b), c, input_precision="tf32", out_dtype=OUT))


def draw(rng: np.random.Generator, kind: str, type_name: str, shape: tuple[int, ...], *, is_b: bool) -> torch.Tensor:
    """Numbers of a type on the CPU. Of those that cancel, pairs of k are alike in A, or nearly, and opposite in B."""
    signs, widest = rng.choice([-1.0, 1.0], shape), WIDEST[type_name]
    if kind == "integers":
        values = rng.integers(-4, 5, shape).astype(np.float64)
    elif kind in ("normal", "special", "cancel"):
        values = rng.standard_normal(shape)
    else:
        low, high = (-widest, widest - 1) if kind == "mixed" else (-widest - 10, 2 - widest)
        values = signs * (1 + rng.random(shape)) * 2.0 ** rng.integers(low, high, shape)
    if kind == "special":
        chosen = rng.random(shape)
        values[chosen < 0.02] = np.nan
        values[chosen > 0.98] = np.inf
        values[(chosen > 0.5) & (chosen < 0.6)] = 0.0
    if kind == "cancel":
        others = -1.0 if is_b else rng.choice([1.0, -1.0, 1.0 + 2.0**-3], (*shape[:-1], shape[-1] // 2))
        values[..., 1::2] = values[..., ::2] * others
    made = torch.from_numpy(values).to(torch.float32).to(TYPES[type_name])
    return (made.view(torch.int32) & ~0x1FFF).view(torch.float32) if type_name == "tf32" else made


@dataclass(frozen=True)
class Row:
    """A way to multiply tiles of [m, k] by [k, n], and the rule that it is held against."""

    name: str
    how: FusedSum
    types: tuple[str, str]
    run: Callable[..., Any]
    sizes: tuple[int, int, int]


def compared(row: Row, tiles: int, kind: str) -> tuple[int, int, str]:
    """Equal elements, all of them, and the first that differs."""
    (m, n, k), types, run = row.sizes, row.types, row.run
    rng = np.random.default_rng([KINDS.index(kind), m, n, k])
    a = draw(rng, kind, types[0], (tiles, m, k), is_b=False)
    b = draw(rng, kind, types[1], (tiles, n, k), is_b=True)
    wide_a, wide_b = (x.to(torch.float64).numpy() for x in (a, b))
    with np.errstate(all="ignore"):
        whole = wide_a @ wide_b.swapaxes(1, 2)
        size = np.nan_to_num(np.abs(whole), nan=1.0, posinf=1.0) ** rng.choice([0.0, 1.0], whole.shape)
        drawn = rng.standard_normal(whole.shape) * size
        given = {"cancel": -whole, "integers": rng.integers(-9, 10, whole.shape)}.get(kind, drawn)
        result = run(a.cuda(), b.cuda(), given)
    c, found = (x.cpu().numpy() for x in result)
    wanted = chained_sums(row.how, wide_a, wide_b.swapaxes(1, 2), types, c)
    bits = f"u{wanted.itemsize}"
    same = (found.view(bits) == wanted.view(bits)) | (np.isnan(found) & np.isnan(wanted))
    first = "" if same.all() else f"{tuple(np.argwhere(~same)[0])}: {found[~same][0]!r}, not {wanted[~same][0]!r}"
    return int(same.sum()), same.size, first


def by_triton(warps: int, kind_d: torch.dtype, instruction: str, count: int) -> Callable[..., Any]:
    def run(a: torch.Tensor, b: torch.Tensor, c: Any) -> tuple[torch.Tensor, torch.Tensor]:
        start = torch.from_numpy(np.asarray(c, np.float32)).to(kind_d).cuda()
        found = torch.empty_like(start)
        out = tl.float32 if kind_d == torch.float32 else tl.float16
        made = products[(len(a),)](a, b, start, found, a.shape[1], b.shape[1], a.shape[2], out, num_warps=warps)
        ran = made.asm["ptx"].count(instruction)
        assert ran == count or (instruction == "mma.sync" and ran), f"{instruction}: {ran} times, not {count}"
        return start, found

    return run


def by_cuda(types: tuple[str, str]) -> Callable[..., Any]:
    product = Product(*types, WGMMA_FP8)
    kernel = torch.cuda._compile_kernel(product.text, product.symbol, compute_capability="90a")

    def run(a: torch.Tensor, b: torch.Tensor, c: Any) -> tuple[torch.Tensor, torch.Tensor]:
        start = torch.from_numpy(np.asarray(c, np.float32)).cuda()
        found = torch.empty_like(start)
        kernel((len(a), 1, 1), (128, 1, 1), (a.view(torch.int32), b.view(torch.int32), start, found))
        return start, found

    return run


def rows() -> Iterator[Row]:
    for types, k in (
        (("float16",) * 2, 16),
        (("bfloat16",) * 2, 16),
        (("tf32",) * 2, 16),
        *((pair, 32) for pair in FP8),
    ):
        how = WGMMA_FP8 if types in FP8 else WGMMA_TF32 if types[0] == "tf32" else WGMMA_HALVES
        text = " x ".join(types)
        for kind in (torch.float32, torch.float16)[: 1 if types[0] in ("bfloat16", "tf32") else 2]:
            name = f"{text} to {str(kind).removeprefix('torch.')}"
            wgmma = by_triton(4, kind, "wgmma.mma_async", k // how.k)
            yield Row(f"wgmma by Triton: {name}", how, types, wgmma, (64, 64, k))
            if types not in FP8:
                yield Row(f"mma.sync by Triton: {name}", how, types, by_triton(1, kind, "mma.sync", 0), (16, 16, k))
        if types in FP8:
            chain = by_triton(4, torch.float32, "wgmma.mma_async", 8)
            yield Row(f"wgmma by Triton, 8 in a chain: {text}", how, types, chain, (64, 64, 256))
            yield Row(f"wgmma by CUDA: {text}", how, types, by_cuda(types), (64, 8, 32))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--elements", type=int, default=1 << 20)
    elements = parser.parse_args().elements
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}, Triton {triton.__version__}")
    failed = False
    for row in rows():
        tiles = max(1, elements // (row.sizes[0] * row.sizes[1]))
        found = [compared(row, tiles, kind) for kind in KINDS]
        failed |= any(first for _, _, first in found)
        counts = [
            f"{kind} {equal:,}/{count:,} {first}".strip()
            for kind, (equal, count, first) in zip(KINDS, found, strict=True)
        ]
        print(f"{row.name}: {', '.join(counts)}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
