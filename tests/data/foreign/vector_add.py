import time

import torch
import triton
import triton.language as tl

torch.manual_seed(0)
device = "cuda" if torch.cuda.is_available() else "cpu"
print(f"running on {device}, triton {triton.__version__}")


@triton.jit
def add_kernel(x_ptr, y_ptr, output_ptr, n_elements, alpha, BLOCK_SIZE: tl.constexpr):
    pid = tl.program_id(axis=0)
    offsets = pid * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    mask = offsets < n_elements
    x = tl.load(x_ptr + offsets, mask=mask)
    y = tl.load(y_ptr + offsets, mask=mask)
    tl.store(output_ptr + offsets, x + alpha * y, mask=mask)


def add(x, y, alpha=1.0):
    output = torch.empty_like(x)
    n = output.numel()
    add_kernel[lambda meta: (triton.cdiv(n, meta["BLOCK_SIZE"]), )](x, y, output, n, alpha, BLOCK_SIZE=1024)
    return output


if torch.cuda.is_available():
    x = torch.rand(98432, device=device)
    y = torch.rand(98432, device=device)
    start = time.time()
    out = add(x, y)
    torch.cuda.synchronize()
    print("max difference", torch.max(torch.abs(x + y - out)).item(), "in", time.time() - start, "s")
