"""Kernels found in sources by their text alone."""

from pathlib import Path

import pytest
from gluon_kernels import HOPPER, MATMUL, SPECIALISED, STORED_BY_TMA, TRITON

from parity.errors import InputError
from parity.lanes.cpp_kernels import kernels_of_cpp
from parity.lanes.source_kernel import Kernel, Parameter
from parity.operators import Direction, Operator, TensorSpec, find_operator
from parity.starters.binding import arguments, constants
from parity.starters.own import builder_of, derived_operator
from parity.starters.python import kernels_of_python

HERE = Path("kernels.hip")
CPP = """
// __global__ void in_a_comment(int* a) {}
#define __global__ __attribute__((global)) /* __global__ void in_another(int* a) {} */
#define LONG \\
  __global__ void in_a_macro() {}
const char* text = "__global__ void in_a_text(int* a) {";
__global__ void declared(float* a);
extern "C" __global__ __launch_bounds__(128, 2) void scale(
    const float* __restrict__ d_x, float y[], const __half *const w, int n, float alpha = 1.0f /* , int no */) {
  int at = blockIdx.x * 128 + threadIdx.x;
  if (at < n) y[at] += alpha * d_x[at];
}
template <typename T, int N = (1 > 0)>
__attribute__((global)) void of_any(const T* x, unsigned char* out, long long count) { out[blockIdx.y] = 'x'; }
__global__ void without_parameters() {}
"""


def names(parameters: tuple[Parameter, ...]) -> list[str]:
    return [parameter.name for parameter in parameters]


def test_kernels_of_cpp() -> None:
    scale, of_any, none = kernels_of_cpp(HERE, CPP)
    assert (scale.name, names(scale.parameters)) == ("scale", ["d_x", "y", "w", "n", "alpha"])
    assert [
        (parameter.is_pointer, parameter.is_read, parameter.is_written, parameter.dtype)
        for parameter in scale.parameters
    ] == [
        (True, True, False, "float32"),
        (True, True, True, "float32"),
        (True, True, False, "float16"),
        (False, False, False, "int32"),
        (False, False, False, "float32"),
    ]
    assert (scale.threads, scale.dimensions, scale.template) == (128, 1, "")
    assert of_any.shown == "template <typename T, int N = (1 > 0)> of_any"
    assert [(parameter.name, parameter.dtype) for parameter in of_any.parameters] == [
        ("x", None),
        ("out", "uint8"),
        ("count", "int64"),
    ]
    assert (of_any.dimensions, of_any.threads) == (2, None)
    assert (none.name, none.parameters) == ("without_parameters", ())


@pytest.mark.parametrize(
    ("kind", "dtype"),
    [
        ("_Float16", "float16"),
        ("__half2", "float16"),
        ("half8_t", "float16"),
        ("hip_bfloat16", "bfloat16"),
        ("__hip_fp8_e4m3_fnuz", "float8_e4m3fnuz"),
        ("__hip_fp8_e5m2", "float8_e5m2"),
        ("float4", "float32"),
        ("double", "float64"),
        ("int8_t", "int8"),
        ("uint8_t", "uint8"),
        ("unsigned", "uint32"),
        ("size_t", "int64"),
        ("uint16_t", "uint16"),
        ("unsigned long long", "uint64"),
        ("bool", "bool"),
        ("Mine", None),
    ],
)
def test_element_types_of_cpp(kind: str, dtype: str | None) -> None:
    (kernel,) = kernels_of_cpp(HERE, f"__global__ void k(const {kind}* p) {{}}")
    assert kernel.parameters[0].dtype == dtype


PYTHON = """
import triton
import triton.language as tl

raise SystemExit("nothing of this file is executed")

@triton.jit
def helper(v):
    return v

def host(x):
    return x

@triton.autotune(configs=[triton.Config({"BLOCK": 64})], key=["n"])
@triton.heuristics({"EVEN": lambda of: True})
@triton.jit
def blend(x_ptr, y_ptr, out, alpha, n, stride, BLOCK: tl.constexpr, EVEN: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK) + tl.program_id(axis=1)
    ys = y_ptr + at
    blocks = tl.make_block_ptr(base=out, shape=(n,), strides=(1,), offsets=(0,), block_shape=(BLOCK,), order=(0,))
    value = helper(alpha * tl.load(x_ptr + at * stride, mask=at < n) + tl.load(ys, mask=at < n))
    tl.store(ys, value, mask=at < n)
    tl.store(tl.make_block_ptr(out, (n,), (1,), (0,), (BLOCK,), (0,)), value)

@triton.jit
def other(p):
    tl.atomic_add(p + tl.program_id(2), 1)
"""


def test_kernels_of_triton() -> None:
    blend, other = kernels_of_python(Path("kernels.py"), PYTHON)
    assert {parameter.name for parameter in blend.parameters if parameter.is_pointer} == {"x_ptr", "y_ptr", "out"}
    assert {parameter.name for parameter in blend.parameters if parameter.is_written} == {"y_ptr", "out"}
    assert {parameter.name for parameter in blend.parameters if parameter.is_read} == {"x_ptr", "y_ptr"}
    assert [(parameter.name, parameter.has_default) for parameter in blend.parameters if parameter.is_constant] == [
        ("BLOCK", False),
        ("EVEN", True),
    ]
    assert (blend.is_autotuned, blend.dimensions, other.is_autotuned, other.dimensions) == (True, 2, False, 3)
    assert (other.parameters[0].is_read, other.parameters[0].is_written) == (True, True)


def test_what_is_no_python_is_a_sentence() -> None:
    with pytest.raises(InputError, match=r"kernels\.py: not valid Python"):
        kernels_of_python(Path("kernels.py"), "def (")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "__global__",
        "__global__ void k(",
        "__global__ void k(int",
        "}})) __global__ (",
        "template < __global__ void k(a<b) {",
    ],
)
def test_a_text_that_is_cut_off_raises_nothing(text: str) -> None:
    kernels: list[Kernel] = kernels_of_cpp(HERE, text)
    assert len(kernels) <= 1


def test_strides_that_are_named_by_tensor_and_axis_are_those_of_rows() -> None:
    parameters = [Parameter(name, name) for name in ("stride_am", "stride_ak", "stride_b_k", "stride_bn", "stride_xq")]
    bound = arguments(Kernel(HERE, "matmul", tuple(parameters)), find_operator("scaled_mm"))
    assert [argument.value for argument in bound] == ["k", "1", "n", "1", "FILL IN"]


IMAGE = """
import triton
@triton.jit
def pool(x_ptr, w_ptr, y_ptr, W, n_plane, BLOCK_W: tl.constexpr, BLOCK: tl.constexpr, H: tl.constexpr):
    tl.store(y_ptr, tl.load(x_ptr) + tl.load(w_ptr))
"""


def test_letters_and_blocks_are_guessed_and_marked_so_and_no_tensor_is_bound_twice() -> None:
    """Planted: `W` beside `w_ptr` is the width. No axis begins with n, so `n_plane` is asked for."""
    shape = (("planes", "height", "width"),)
    directions = {"x": Direction.IN, "w": Direction.IN, "y": Direction.OUT}
    tensors = {name: TensorSpec(shape, ("float32",), direction) for name, direction in directions.items()}
    operator = Operator("pool", "", ("planes", "height", "width"), ("planes",), tensors, None)
    (kernel,) = kernels_of_python(Path("k.py"), IMAGE)
    bound = arguments(kernel, operator)
    assert [argument.value for argument in bound] == ["x", "w", "y", "width", "FILL IN"]
    assert "W: guessed by its name" in bound[3].comment
    of_another = arguments(kernel, operator, {"n_plane": "height * width"})
    assert (of_another[4].value, of_another[4].comment) == ("height * width", "n_plane: as another lane's")
    values = constants(kernel, operator)
    assert [(name, one.value, "guessed" in one.comment) for name, one in values.items()] == [
        ("BLOCK_W", "next_power_of_2(axis.width)", True),
        ("BLOCK", "FILL IN", False),
        ("H", "axis.height", True),
    ]
    rows = constants(kernel, find_operator("rms_norm"))
    assert rows["BLOCK"].value == "next_power_of_2(axis.columns)"


def test_structs_and_descriptors_are_asked_for_as_they_are_written() -> None:
    (kernel,) = kernels_of_cpp(HERE, "struct P { float* y; };\n__global__ void own(const P p, float* y) { y[0] = 1; }")
    struct, _ = arguments(kernel, find_operator("rms_norm"))
    assert struct.is_open
    assert "{ struct = [" in struct.comment
    (descriptors,) = kernels_of_python(
        Path("k.py"), "@triton.jit\ndef k(x_desc, desc_y, n):\n    desc_y.store([0, 0], x_desc.load([0, 0]))\n"
    )
    x, y, _ = arguments(descriptors, find_operator("rms_norm"))
    assert x.is_open
    assert y.is_open
    assert '{ descriptor = "x", block = ["block.rows", "block.columns"] }' in x.comment


def test_a_tensor_map_is_no_size_and_no_struct() -> None:
    (kernel,) = kernels_of_cpp(
        Path("k.cu"), "__global__ void own(const __grid_constant__ CUtensorMap x_map, __half* y, int n) { y[0] = n; }"
    )
    operator = derived_operator("own", [kernel])
    assert (operator.axes, list(operator.tensors)) == (("n",), ["x", "y"])
    x, y, n = arguments(kernel, operator)
    assert x.is_open
    assert '{ tensor_map = "x", box = ["block.n"], swizzle = 128 }' in x.comment
    assert (y.value, n.value) == ("y", "n")


@pytest.mark.parametrize("text", [MATMUL, HOPPER, STORED_BY_TMA])
def test_a_gluon_kernel_is_known_with_what_it_reads_and_writes(text: str) -> None:
    (kernel,) = kernels_of_python(Path("own.py"), text)
    assert (kernel.name, kernel.is_gluon, builder_of(kernel, "sm_90")) == ("matmul", True, "gluon")
    assert [parameter.name for parameter in kernel.parameters if parameter.is_read and not parameter.is_written] == [
        "a",
        "b",
    ]
    assert [parameter.name for parameter in kernel.parameters if parameter.is_written] == ["c"]


def test_what_some_warps_are_given_is_no_kernel_of_its_own() -> None:
    assert [kernel.name for kernel in kernels_of_python(Path("own.py"), SPECIALISED)] == ["matmul"]


@pytest.mark.parametrize(
    ("imports", "decorator", "is_gluon"),
    [
        ("from triton.experimental import gluon", "gluon.jit", True),
        ("import triton.experimental.gluon as g", "g.jit(noinline=True)", True),
        ("from triton.experimental.gluon import jit", "jit", True),
        ("import triton", "triton.experimental.gluon.jit", True),
        ("import triton", "triton.jit", False),
        ("from triton import jit", "jit", False),
    ],
)
def test_the_decorator_says_which_language_it_is(imports: str, decorator: str, is_gluon: bool) -> None:
    text = TRITON.replace("import triton\n", f"{imports}\n").replace("@triton.jit", f"@{decorator}")
    (kernel,) = kernels_of_python(Path("own.py"), text)
    assert kernel.is_gluon is is_gluon


def test_gluons_copies_name_the_memory_in_any_place() -> None:
    text = MATMUL.replace("x = gl.load(a + ", "x = gl.amd.cdna3.buffer_load(a, ").replace(
        "gl.store(c + out_rows", "gl.amd.cdna3.buffer_store(total.to(gl.float16), c, out_rows"
    )
    (kernel,) = kernels_of_python(Path("own.py"), text)
    assert [(parameter.name, parameter.is_read, parameter.is_written) for parameter in kernel.parameters[:3]] == [
        ("a", True, False),
        ("b", True, False),
        ("c", False, True),
    ]


@pytest.mark.parametrize(
    ("before", "bound", "threads"),
    [
        ("", "192", 192),
        ("#define THREADS 128", "THREADS", 128),
        ("constexpr int THREADS = 96;", "THREADS", 96),
        ("template <int THREADS>", "THREADS", None),
    ],
)
def test_the_threads_of_a_kernel_may_have_a_name(before: str, bound: str, threads: int | None) -> None:
    (kernel,) = kernels_of_cpp(
        HERE, f"{before}\n__global__ void __launch_bounds__({bound}) k(float* y) {{ y[0] = 1; }}"
    )
    assert kernel.threads == threads
