"""Counts, row after row, how many numbers are not negative: a loop with a runtime trip count between two stores."""

import sys

import torch
import triton
import triton.language as tl


@triton.jit
def running_counts(x_ptr, total_ptr, rows, N: tl.constexpr):
    at = tl.arange(0, N)
    running = tl.zeros((), dtype=tl.int32)
    tl.store(total_ptr, 0)
    for row in range(rows):
        x = tl.load(x_ptr + row * N + at)
        running += tl.sum((x >= 0).to(tl.int32), axis=0)
        tl.store(total_ptr + row + 1, running)


torch.manual_seed(1)
x = torch.randint(-5, 5, (6, 64), dtype=torch.int32)
total = torch.full((7,), -7, dtype=torch.int32, device="cuda")
running_counts[(1,)](x.cuda(), total, 6, N=64, num_warps=int(sys.argv[1]))
expected = [0, *(x >= 0).sum(1).cumsum(0).tolist()]
print("triton", triton.__version__, total.tolist(), "expected", expected)
sys.exit(total.tolist() != expected)
