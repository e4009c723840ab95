"""CUDA kernels that take tensor maps: what the host makes of them, and what cannot be meant."""

from typing import Any

import pytest
from conftest import CommandEnd, CommandLine
from own_study import REST, write_study
from test_foreign_triton import MATMUL

from parity.contract.workspace import Workspace

CONTRACT = """
title = "tensor maps"
operator = "operators/own.py"
arch = "sm_90"
axes = {{ m = 128, n = 96, k = 64 }}
blocks = {{ m = 32, n = 32, k = 32 }}
threads = 128
tensors = {{ a = {{ dtype = "float16" }}, b = {{ dtype = "float16" }}, c = {{ dtype = "float16" }} }}
{rest}
[lanes.mine]
builder = "cuda"
kernel = "mine.cu"
symbol = "mine"
arguments = [{{ tensor_map = "a", box = ["block.m", "block.k"], swizzle = 64 }}, "b", "c", "k"]
grid = ["tiles"]
[lanes.other]
builder = "cuda"
kernel = "mine.cu"
symbol = "other"
arguments = ["a", "b", "c", "k"]
grid = ["tiles"]
"""
KERNEL = """
struct alignas(64) Map { unsigned long long opaque[16]; };
extern "C" __global__ void __launch_bounds__(128)
mine(const __grid_constant__ Map a, const void* b, unsigned short* c, int k) {
  c[threadIdx.x] = a.opaque[threadIdx.x % 16] + k;
}
extern "C" __global__ void __launch_bounds__(128) other(const void* a, const void* b, unsigned short* c, int k) {
  c[threadIdx.x] = k;
}
"""


def run(parity: CommandLine, workspace: Workspace, edit: tuple[str, str] = ("", "")) -> CommandEnd:
    text = CONTRACT.format(rest=REST)
    assert edit[0] in text
    files = {"operators/own.py": MATMUL, "mine.cu": KERNEL}
    write_study(workspace, "maps", text.replace(*edit) if edit[0] else text, files)
    return parity("run", "maps/step01", "--json")


def arguments_of(document: Any, lane: str) -> Any:
    return next(check for check in document["checks"] if (check["lane"], check["name"]) == (lane, "arguments"))


def test_a_tensor_map_is_the_parameter_that_the_kernel_has(parity: CommandLine, workspace: Workspace) -> None:
    check = arguments_of(run(parity, workspace).json, "mine")
    assert (check["status"], check["expected"]) == ("held", "tensor map of a, b, c, k")


def test_a_kernel_without_it_violates_the_contract(parity: CommandLine, workspace: Workspace) -> None:
    check = arguments_of(run(parity, workspace, ('symbol = "mine"', 'symbol = "other"')).json, "mine")
    assert check["status"] == "violated"
    assert check["found"].startswith("argument 1 ('tensor map of a') is global_buffer of 8 bytes, not by_value of 128")


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (('"a", box', '"q", box'), "the tensor map of 'q': it is no tensor of the contract: there are a, b, c"),
        (('["block.m", "block.k"]', '["block.m"]'), "shape, strides and box have 2, 2 and 1 sides"),
        (('["block.m", "block.k"]', "[257, 32]"), "box: 257 is not from 1 to 256"),
        (('["block.m", "block.k"]', "[0, 32]"), "mine.arguments.0.box.0': input should be greater than 0, not 0"),
        (('["block.m", "block.k"]', "[32.5, 32]"), "mine.arguments.0.box.0': input should be a valid integer"),
        (('["block.m", "block.k"]', "[32, 4]"), "box: its last side has 8 bytes, no multiple of 16"),
        (('["block.m", "block.k"]', "[32, 64]"), "box: its last side has 128 bytes, more than the swizzle's 64"),
        (("swizzle = 64", 'shape = ["m * 4", "k"]'), "the tensor map of 'a': shape and strides reach element"),
        (
            ("swizzle = 64", "swizzle = 48"),
            "field 'lanes.mine.arguments.0.swizzle': input should be 0, 32, 64 or 128, not 48",
        ),
        (("swizzle = 64", 'strides = ["k + 2", 1]'), "strides: 66 elements are 132 bytes, no multiple of 16"),
        (
            ('{ tensor_map = "a"', '{ struct = [{ tensor_map = "b", box = [1, 32] }] }, { tensor_map = "a"'),
            "a tensor map is no field of a struct: it is a parameter of its own",
        ),
        (
            (
                'builder = "cuda"\nkernel = "mine.cu"\nsymbol = "mine"',
                'builder = "triton"\nkernel = "mine.cu"\nsymbol = "mine"',
            ),
            "a tensor map is for a CUDA kernel: bind the tensor",
        ),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(
    parity: CommandLine, workspace: Workspace, edit: tuple[str, str], sentence: str
) -> None:
    ended = run(parity, workspace, edit)
    assert (ended.code, sentence in ended.err) == (2, True), ended.err


def test_what_is_wrong_in_the_contracts_lane_is_told_of_the_contract(parity: CommandLine, workspace: Workspace) -> None:
    """The step's own file has no lanes: nobody would find the fault there."""
    for edit, sentence in (
        (('"a", box', '"q", box'), "lanes.mine.arguments"),
        (
            ('builder = "cuda"\nkernel = "mine.cu"', 'builder = "hip"\nkernel = "mine.cu"'),
            "a tensor map is for a CUDA kernel",
        ),
        (
            ('symbol = "mine"', 'symbol = "mine"\noptions = { stages = 2 }'),
            "CUDA lanes have flags and constants, no options",
        ),
    ):
        ended = run(parity, workspace, edit)
        assert ended.code == 2
        assert "experiments/maps/contract.toml: " in ended.err, ended.err
        assert sentence in ended.err
