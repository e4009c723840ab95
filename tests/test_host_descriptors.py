"""Triton kernels whose TensorDescriptors the host makes: the launch passes them as Triton's launcher for AMD does."""

from typing import Any

import pytest
from conftest import CommandEnd, CommandLine
from own_study import REST, write_study
from test_foreign_triton import FOREIGN, MATMUL

from parity.contract import Argument, as_taken
from parity.contract.arguments import Descriptor, TensorMap
from parity.contract.workspace import Workspace
from parity.records import Box, KernelArgument

pytestmark = pytest.mark.slow

CONTRACT = """
title = "descriptors"
operator = "operators/own.py"
arch = "{arch}"
axes = {{ m = 100, n = 72, k = 64 }}
blocks = {{ m = 32, n = 32, k = 32 }}
tails = ["m", "n"]
threads = {threads}
tensors = {{ a = {{ dtype = "float16" }}, b = {{ dtype = "float16" }}, c = {{ dtype = "float16" }} }}
{rest}
[lanes.mine]
builder = "triton"
kernel = "tensor_descriptors.py"
symbol = "matmul_host_tma"
arguments = [
  {{ descriptor = "a", block = ["block.m", "block.k"] }},
  {{ descriptor = "b", block = ["block.k", "block.n"], shape = ["k", "n"], strides = ["n", 1] }},
  {{ descriptor = "c", block = ["block.m", "block.n"] }},
  "k",
]
grid = ["tiles_m", "tiles_n"]
constants = {{ BLOCK_M = "block.m", BLOCK_N = "block.n", BLOCK_K = "block.k" }}
options = {{ num_warps = 4 }}
[lanes.inside]
builder = "triton"
kernel = "tensor_descriptors.py"
symbol = "matmul_tma"
arguments = ["a", "b", "c", "m", "n", "k"]
grid = ["tiles_m", "tiles_n"]
constants = {{ BLOCK_M = "block.m", BLOCK_N = "block.n", BLOCK_K = "block.k" }}
options = {{ num_warps = 4 }}
"""
THREADS = {"gfx1151": 128, "gfx942": 256, "sm_90": 128}


def run(
    parity: CommandLine, workspace: Workspace, arch: str = "gfx1151", edit: tuple[str, str] = ("", ""), kernel: str = ""
) -> CommandEnd:
    text = CONTRACT.format(arch=arch, threads=THREADS[arch], rest=REST)
    assert edit[0] in text
    source = kernel or (FOREIGN / "tensor_descriptors.py").read_text()
    files = {"operators/own.py": MATMUL, "tensor_descriptors.py": source}
    write_study(workspace, "descriptors", text.replace(*edit) if edit[0] else text, files)
    return parity("run", "descriptors/step01", "--json")


@pytest.mark.slow
@pytest.mark.parametrize("arch", ["gfx1151", "gfx942"])
def test_a_kernel_is_verified_as_it_is(parity: CommandLine, workspace: Workspace, arch: str) -> None:
    document: Any = run(parity, workspace, arch).json
    assert document["verification"]["status"] == "verified", document["verification"]["detail"]
    assert not [check for check in document["checks"] if check["status"] == "violated"]
    arguments_check = next(
        check for check in document["checks"] if (check["lane"], check["name"]) == ("mine", "arguments")
    )
    assert arguments_check["expected"] == "descriptor of a, descriptor of b, descriptor of c, k"


@pytest.mark.slow
def test_a_wrong_descriptor_is_found(parity: CommandLine, workspace: Workspace) -> None:
    edit = ('shape = ["k", "n"]', 'shape = ["k", "n - 8"]')  # the last columns are read as zeros
    document: Any = run(parity, workspace, edit=edit).json
    assert (document["verdict"], document["verification"]["status"]) == ("reject", "failed")
    assert document["verification"]["detail"].startswith("mine: ")


@pytest.mark.slow
def test_a_wrong_kernel_is_found(parity: CommandLine, workspace: Workspace) -> None:
    source = (FOREIGN / "tensor_descriptors.py").read_text()
    wrong = source.replace(
        "a_desc.load([offs_m, k]), b_desc.load([k, offs_n])", "a_desc.load([offs_m, k]), b_desc.load([0, offs_n])"
    )
    assert wrong != source
    assert run(parity, workspace, kernel=wrong).json["verification"]["status"] == "failed"


@pytest.mark.parametrize(
    ("arch", "edit", "sentence"),
    [
        (
            "gfx1151",
            ('block = ["block.m", "block.k"]', 'block = ["block.m"]'),
            "field 'lanes.mine.arguments': the descriptor of 'a': shape, strides and block have 2, 2 and 1 sides",
        ),
        ("gfx1151", ('block = ["block.m", "block.k"]', 'block = [48, "block.k"]'), "block: 48 is no power of two"),
        ("gfx1151", ('strides = ["n", 1]', 'strides = [1, "k"]'), "strides: the last is 64: it must be 1"),
        (
            "gfx1151",
            ('strides = ["n", 1]', 'strides = ["k", 1]'),
            "the descriptor of 'b': shape and strides reach element",
        ),
        ("gfx1151", ('strides = ["n", 1]', "strides = [75, 1]"), "75 elements are 150 bytes, no multiple of 16"),
        ("gfx1151", ('descriptor = "a"', 'descriptor = "q"'), "the descriptor of 'q': it is no tensor of the contract"),
        ("gfx1151", ('descriptor = "a",', 'descriptor = "a", padding = "one",'), "'zero' or 'nan'"),
        (
            "gfx1151",
            ("[lanes.mine]\n", '[lanes.mine]\nlayouts = { a = "padded_8" }\n'),
            "the descriptor of 'a': it lies as padded_8: give shape and strides",
        ),
        (
            "gfx1151",
            (
                'builder = "triton"\nkernel = "tensor_descriptors.py"\nsymbol = "matmul_host_tma"',
                'builder = "hip"\nkernel = "tensor_descriptors.py"\nsymbol = "matmul_host_tma"',
            ),
            "a descriptor is for a Triton kernel",
        ),
        (
            "sm_90",
            ("", ""),
            "lanes.mine: field 'arguments': verified with 'tails, 79 x 111 x 128': the descriptor of 'b': strides: 111 "
            "elements are 222 bytes, no multiple of 16",
        ),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(
    parity: CommandLine, workspace: Workspace, arch: str, edit: tuple[str, str], sentence: str
) -> None:
    ended = run(parity, workspace, arch, edit)
    assert ended.code == 2
    assert sentence in ended.err


@pytest.mark.slow
def test_on_an_nvidia_gpu_a_descriptor_is_a_tensor_map(parity: CommandLine, workspace: Workspace) -> None:
    """The kernel's parameters are what a launch passes, in their order and sizes; no lane is accused of anything."""
    tails = 'n = 72, k = 64 }\nblocks = { m = 32, n = 32, k = 32 }\ntails = ["m", "n"]'
    whole = tails.replace("72", "64").replace('"m", "n"', '"m"')
    document: Any = run(parity, workspace, "sm_90", (tails, whole)).json
    assert not [check for check in document["checks"] if check["status"] == "violated"]
    arguments_check = next(
        check for check in document["checks"] if (check["lane"], check["name"]) == ("mine", "arguments")
    )
    assert (arguments_check["status"], arguments_check["expected"]) == (
        "held",
        "descriptor of a, descriptor of b, descriptor of c, k",
    )
    assert arguments_check["found"] == "16 as bound, 2 of the runtime's", (
        "of each descriptor a map, two sides and two strides"
    )
    assert document["lanes"]["mine"]["facts"]["tensor_boxes"] == "64:32x32 64:32x32 64:32x32", (
        "rows of 32 halves in a pattern of 64 bytes"
    )


def test_a_descriptor_with_a_box_is_what_tritons_launcher_makes_of_it() -> None:
    kernel = [KernelArgument(0, size, "by_value") for size in (128, 4, 4, 8, 8, 4)]
    descriptor = Argument(
        "descriptor of a", buffer="a", descriptor=Descriptor((100, 64), (80, 1), (128, 64), "nan", "float16")
    )
    map_argument, *sides, k = as_taken([descriptor, Argument("k", value=64)], kernel, [Box(128, (128, 32))])
    assert map_argument.tensor_map == TensorMap((100, 64), (80, 1), (128, 32), 128, "float16", "nan")
    assert [
        (map_argument.size_bytes, map_argument.buffer),
        *((side.size_bytes, side.value) for side in sides),
        k.value,
    ] == [
        (128, "a"),
        (4, 100),
        (4, 64),
        (8, 80),
        (8, 1),
        64,
    ]


@pytest.mark.parametrize("flags", [1, 2])
def test_a_descriptor_is_what_tritons_launcher_makes_of_it(flags: int) -> None:
    """Triton 3.6 passes one flag, 3.8 two: the kernel's parameters tell."""
    sizes = [8, 8, 8, 8, 8, *[1] * flags, 4, 4, 8, 8, 4]
    kernel = [KernelArgument(0, size, "by_value") for size in sizes]
    descriptor = Argument(
        "descriptor of a", buffer="a", descriptor=Descriptor((100, 64), (80, 1), (32, 32), "nan", "float16")
    )
    taken = as_taken([descriptor, Argument("k", value=64)], kernel)
    assert [argument.buffer or argument.value for argument in taken] == [
        "a",
        100,
        64,
        80,
        1,
        1,
        *[0] * (flags - 1),
        100,
        64,
        80,
        1,
        64,
    ]
    assert [argument.size_bytes for argument in taken[1:-1]] == sizes[1:-1]
