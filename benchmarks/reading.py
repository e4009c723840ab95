"""How the time to read a text grows with its size: seconds at sizes that double, and the ratio per doubling.

Usage: python benchmarks/reading.py [--largest N]. Texts that nobody writes, but anybody can give: blank lines, labels
in a row, numeric labels, metadata documents, nested loops, a loop of waits. A ratio near 2 is linear, one of 4 is
quadratic.
"""

import argparse
import time
from collections.abc import Callable

from parity.isa.analyse import analyse

HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1151"\n\t.type\tk,@function\nk:\n'
TAIL = "\ts_endpgm\n\t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n"
DOCUMENT = "\t.amdgpu_metadata\namdhsa.kernels: []\n\t.end_amdgpu_metadata\n"
MATRIX = "\tv_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]\n"
SMALLEST = 8


def nested(depth: int) -> str:
    into = "".join(f"l{number}:\n\tv_nop\n" for number in range(depth))
    return into + MATRIX + "".join(f"\ts_cbranch_scc1 l{number}\n" for number in reversed(range(depth)))


def waits(size: int) -> str:
    rounds = "\tglobal_load_b32 v8, v9, s[0:1]\n\ts_waitcnt vmcnt(0)\n" * size
    return f"l0:\n\ts_waitcnt lgkmcnt(0)\n{rounds}{MATRIX}\ts_cbranch_scc1 l0\n"


TEXTS: dict[str, Callable[[int], str]] = {
    "blank lines": lambda size: HEAD + "\n" * size + TAIL + DOCUMENT,
    "labels in one line": lambda size: HEAD + " ".join(f"l{n}:" for n in range(size)) + "\n" + TAIL + DOCUMENT,
    "labels and branches": lambda size: (
        HEAD + "".join("1:\n\ts_nop 0\n\ts_cbranch_scc1 1b\n" for _ in range(size // 2)) + TAIL + DOCUMENT
    ),
    "metadata documents": lambda size: DOCUMENT * (size // 4) + HEAD + TAIL + DOCUMENT,
    "nested loops": lambda size: HEAD + nested(size // 8) + TAIL + DOCUMENT,
    "loops in a row": lambda size: (
        HEAD + "".join(f"l{n}:\n{MATRIX}\ts_cbranch_scc1 l{n}\n" for n in range(size // 4)) + TAIL + DOCUMENT
    ),
    "a loop of waits": lambda size: HEAD + waits(size // 4) + TAIL + DOCUMENT,
}


def seconds(text: str) -> float:
    """The best of three."""
    times = []
    for _ in range(3):
        started = time.perf_counter()
        analyse(text)
        times.append(time.perf_counter() - started)
    return min(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--largest", type=int, default=100_000, help="lines of the largest text, more or less")
    options = parser.parse_args()
    sizes = [options.largest // SMALLEST * factor for factor in (1, 2, 4, 8)]
    print(f"{'':>20}" + "".join(f"{size:>12,}" for size in sizes) + "   ratio per doubling")
    for name, made in TEXTS.items():
        times_s = [seconds(made(size)) for size in sizes]
        ratio = (times_s[-1] / times_s[0]) ** (1 / 3)
        print(f"{name:>20}" + "".join(f"{value:>10.3f} s" for value in times_s) + f"   {ratio:.2f}", flush=True)


if __name__ == "__main__":
    main()
