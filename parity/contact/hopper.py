"""Witnesses of Hopper's tensor cores: one wgmma instruction of each type, held against the rules of its sums."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.contact.trials import Trial
from parity.operators.helpers.formats import format_of
from parity.operators.helpers.hopper import WGMMA_FP8, WGMMA_HALVES, WGMMA_TF32, FusedSum, chained_sums

Array = NDArray[Any]
_TILES, _M, _N, _THREADS = 32, 64, 8, 128
_FILLS = ("integers", "normal", "wide", "cancel", "special")
_SPELLED = {
    "float16": "f16",
    "bfloat16": "bf16",
    "float32": "tf32",
    "float8_e4m3fn": "e4m3",
    "float8_e5m2": "e5m2",
}
_WIDEST = {"float16": 15, "bfloat16": 60, "float32": 60, "float8_e4m3fn": 8, "float8_e5m2": 15}  # exponents
_LOST_OF_TF32 = 0x1FFF  # the bits of fp32 that it does not have
# A lies in registers and B in shared memory, where 128 bytes are between its halves of k. A row of either has 32 bytes.
_KERNEL = r"""
extern "C" __global__ void __launch_bounds__(128)
NAME(const unsigned *a, const unsigned *b, const float *c, float *d) {
  __shared__ alignas(128) unsigned tile[64];
  unsigned thread = threadIdx.x, lane = thread % 32, warp = thread / 32, at = blockIdx.x;
  if (thread < 64) tile[thread] = b[at * 64 + thread % 32 / 4 * 8 + thread / 32 * 4 + thread % 4];
  __syncthreads();
  asm volatile("fence.proxy.async;" ::: "memory");
  unsigned row = 16 * warp + lane / 4, column = lane % 4, x[4];
  for (int n = 0; n < 4; n++) x[n] = a[at * 512 + (row + n % 2 * 8) * 8 + n / 2 * 4 + column];
  float s[4];
  for (int n = 0; n < 4; n++) s[n] = c[at * 512 + (row + n / 2 * 8) * 8 + 2 * column + n % 2];
  unsigned address = (unsigned)__cvta_generic_to_shared(tile);
  unsigned long long descriptor = (address & 0x3ffff) >> 4 | 8ull << 16 | 16ull << 32;
  asm volatile(
      "wgmma.fence.sync.aligned;\n"
      "INSTRUCTION {%0, %1, %2, %3}, {%4, %5, %6, %7}, %8, 1, 1, 1MORE;\n"
      "wgmma.commit_group.sync.aligned;\n"
      "wgmma.wait_group.sync.aligned 0;\n"
      : "+f"(s[0]), "+f"(s[1]), "+f"(s[2]), "+f"(s[3])
      : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "l"(descriptor));
  for (int n = 0; n < 4; n++) d[at * 512 + (row + n / 2 * 8) * 8 + 2 * column + n % 2] = s[n];
}
"""


@dataclass(frozen=True)
class Product:
    """An instruction that multiplies A by B, of these types."""

    a: str
    b: str
    how: FusedSum

    @property
    def instruction(self) -> str:
        kinds = f"{_SPELLED[self.a]}.{_SPELLED[self.b]}"
        return f"wgmma.mma_async.sync.aligned.m64n8k{self.how.k}.f32.{kinds}"

    @property
    def symbol(self) -> str:
        return f"wgmma_{_SPELLED[self.a]}_{_SPELLED[self.b]}"

    @property
    def text(self) -> str:
        """The kernel in CUDA C++."""
        turned = ", 0" if self.how is WGMMA_HALVES else ""  # only 16-bit types say whether B is transposed
        text = _KERNEL.replace("NAME", self.symbol).replace("INSTRUCTION", self.instruction)
        return text.replace("MORE", turned)


_FP8 = ("float8_e4m3fn", "float8_e5m2")
PRODUCTS = (
    Product("float16", "float16", WGMMA_HALVES),
    Product("bfloat16", "bfloat16", WGMMA_HALVES),
    Product("float32", "float32", WGMMA_TF32),
    *(Product(a, b, WGMMA_FP8) for a in _FP8 for b in _FP8),
)


def text() -> str:
    """Return the source of all kernels."""
    return "".join(product.text for product in PRODUCTS)


def trials() -> dict[str, tuple[Product, Trial]]:
    """Return each product with each fill, by name; an output is C's bits."""
    found = {}
    for product in PRODUCTS:
        for fill in _FILLS:
            name = f"{product.instruction}.{fill}"
            rng = np.random.default_rng(zlib.crc32(name.encode()))
            a = _drawn(rng, fill, product.a, (_TILES, _M, product.how.k), is_b=False)
            b = _drawn(rng, fill, product.b, (_TILES, _N, product.how.k), is_b=True)
            whole = _values(product.a, a) @ _values(product.b, b).swapaxes(1, 2)
            c = {"integers": rng.integers(-9, 10, whole.shape), "cancel": -whole}.get(
                fill, rng.normal(size=whole.shape)
            )
            with np.errstate(all="ignore"):
                inputs = (a, b, np.nan_to_num(c).astype(np.float32))
            output = np.zeros((_TILES * _M, _N), np.uint32)
            found[name] = product, Trial(name, product.symbol, inputs, output, _THREADS, _TILES)
    return found


def said(product: Product, trial: Trial) -> Array:
    """Return what the rule gives, as bits; all NaN are one."""
    a, b, c = trial.inputs
    with np.errstate(all="ignore"):
        wide = _values(product.a, a), _values(product.b, b).swapaxes(1, 2)
        sums = chained_sums(product.how, *wide, (_rule_type(product.a), _rule_type(product.b)), c)
    return alike(sums.reshape(trial.output.shape).view(np.uint32))


def alike(bits: Array) -> Array:
    """Return bits of fp32 in which all NaN are one."""
    return np.where(np.isnan(bits.view(np.float32)), np.uint32(0x7FFFFFFF), bits)


def _rule_type(name: str) -> str:
    return "tf32" if name == "float32" else name


def _values(name: str, array: Array) -> Array:
    values: Mapping[str, Any] = {}
    return np.asarray(format_of(name, values).decode(array)).astype(np.float64)


def _drawn(rng: np.random.Generator, fill: str, name: str, shape: tuple[int, ...], *, is_b: bool) -> Array:
    """Draw numbers of a type. Of those that cancel, pairs of k are alike in A, and opposite in B."""
    values = rng.standard_normal(shape)
    if fill == "integers":
        values = rng.integers(-4, 5, shape).astype(np.float64)
    elif fill == "wide":
        values *= 2.0 ** rng.integers(-_WIDEST[name], _WIDEST[name] - 1, shape)
    elif fill == "cancel":
        values[..., 1::2] = values[..., ::2] * (-1.0 if is_b else 1.0)
    elif fill == "special":
        chosen = rng.random(shape)
        values[chosen < 0.02] = np.nan
        values[(chosen > 0.5) & (chosen < 0.6)] = 0.0
    made = format_of(name, {}).encode(values.astype(np.float32))
    return (made.view(np.uint32) & ~np.uint32(_LOST_OF_TF32)).view(np.float32) if name == "float32" else made
