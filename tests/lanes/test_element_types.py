"""Pointers to floats that are narrower than their tensor's: said where a C++ kernel's text shows it, and only there."""

import pytest
from conftest import CommandLine
from own_study import REST, write_study

from parity.contract.workspace import Workspace
from parity.lanes.element_types import narrower_floats

FLOAT32 = ("'x', which is float32", 4)
BODY = " { y[0] = 0; }"


@pytest.mark.parametrize(
    ("declared", "is_said"),
    [
        ("const __half* x", True),
        ("const __half *__restrict__ x", True),
        ("_Float16 const* x", True),
        ("const __hip_bfloat16* const x", True),
        ("c10::Half* x", True),
        ("const __hip_fp8_e4m3* x", True),
        ("const float* x", False),
        ("const double* x", False),
        ("const __half2* x", False),
        ("const half8* x", False),
        ("const float4* x", False),
        ("const void* x", False),
        ("const uint8_t* x", False),
        ("const unsigned short* x", False),
        ("const T* x", False),
        ("const Chunk* x", False),
        ("const __half** x", False),
        ("__half x", False),
    ],
)
def test_only_a_narrower_float_is_said(declared: str, is_said: bool) -> None:
    text = f"__global__ void k({declared}, float* y){BODY}"
    phrases = narrower_floats([text], "k", [FLOAT32, None])
    assert phrases == ([f"{declared} is bound to 'x', which is float32"] if is_said else [])


@pytest.mark.parametrize(
    "text",
    [
        "using half = float; __global__ void k(const half* x, float* y)" + BODY,
        "typedef float half;\n__global__ void k(const half* x, float* y)" + BODY,
        "#define half float\n__global__ void k(const half* x, float* y)" + BODY,
        "template <int N> __global__ void k(const __half* x, float* y)" + BODY,
        "__global__ void k(\n#if HALF\nconst __half* x,\n#else\nconst float* x,\n#endif\nfloat* y)" + BODY,
        "__global__ void k(const __half* x, float* y, int n)" + BODY,
        "__global__ void other(const __half* x, float* y)" + BODY,
        "__global__ void k(const __half* x, float* y)"
        + BODY
        + "namespace n { __global__ void k(int x, int y)"
        + BODY
        + "}",
    ],
)
def test_nothing_is_said_that_the_text_does_not_show(text: str) -> None:
    assert narrower_floats([text], "k", [FLOAT32, None]) == []
    assert narrower_floats(["// another file", text], "k", [FLOAT32, None]) == []


def test_a_tensor_of_halves_may_be_read_as_halves() -> None:
    text = "__global__ void k(const __half* x, float* y)" + BODY
    assert narrower_floats([text], "k", [("'x', which is float16", 2), None]) == []
    assert narrower_floats([text], "k", [None, FLOAT32]) == []
    assert narrower_floats([text], "ns::k", [FLOAT32, None]) != []


OPERATOR = """from parity.operators import Direction, Operator, TensorSpec
SHAPE = (("n",),)
OPERATOR = Operator("twice", "y = 2 x", ("n",), ("n",), {"x": TensorSpec(SHAPE, ("float16", "float32")),
    "y": TensorSpec(SHAPE, ("float32",), Direction.OUT)}, lambda call: {"y": 2 * call["x"]})
"""
KERNEL = """#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
extern "C" __global__ void twice(const __half* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2 * __half2float(x[i]);
}
"""
CONTRACT = f"""
title = "twice"
operator = "operators/twice.py"
arch = "gfx1151"
axes = {{ n = 1000 }}
blocks = {{ n = 64 }}
tails = ["n"]
threads = 64
tensors = {{ x = {{ dtype = "float32" }}, y = {{ dtype = "float32" }} }}
{REST}
[lanes.mine]
builder = "hip"
kernel = "mine/twice.hip"
symbol = "twice"
arguments = ["x", "y", "n"]
grid = ["ceil(n / block.n)"]
[lanes.other]
builder = "hip"
kernel = "mine/twice.hip"
symbol = "twice"
arguments = ["x", "y", "n"]
grid = ["ceil(n / block.n)"]
"""


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_a_tensor_bound_to_a_narrower_pointer_is_the_first_reason(
    parity: CommandLine, workspace: Workspace, dtype: str
) -> None:
    contract = CONTRACT.replace('x = { dtype = "float32"', f'x = {{ dtype = "{dtype}"')
    write_study(workspace, "twice", contract, {"operators/twice.py": OPERATOR, "mine/twice.hip": KERNEL})
    document = parity("run", "twice/step01", "--hip-compiler", "zig", "--json").json
    checks = [
        check["found"] for check in document["checks"] if (check["lane"], check["name"]) == ("mine", "element types")
    ]
    message = "const __half* x is bound to 'x', which is float32"
    if dtype == "float16":
        assert (document["verdict"], checks) == ("inconclusive", [])
    else:
        assert (document["verdict"], checks) == ("reject", [message])
        assert document["reasons"][0]["text"].startswith(f"mine: wrong result: {message}; ")
