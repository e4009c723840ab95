"""HIP kernels that take their arguments in a struct: bound field by field, and held to the size that the kernel takes."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import CommandEnd, CommandLine, StandIn
from foreign import FOREIGN
from own_study import REST, write_study

from parity.contract.workspace import Workspace

SOURCE = "struct_params.hip"
CONTRACT = """
title = "structs"
operator = "operators/add.py"
arch = "{arch}"
axes = {{ n = 1000 }}
blocks = {{ n = 256 }}
tails = ["n"]
threads = 256
tensors = {{ x = {{ dtype = "float32" }}, y = {{ dtype = "float32" }}, out = {{ dtype = "float32" }} }}
scalars = {{ alpha = 0.5 }}
{rest}
[lanes.mine]
builder = "hip"
kernel = "struct_params.hip"
symbol = "axpby"
arguments = [{{ struct = ["x", "y", "out", "n: int64", "1.0: float32", "alpha", true] }}]
grid = ["tiles"]
[lanes.nested]
builder = "hip"
kernel = "struct_params.hip"
symbol = "axpby_nested<float>"
arguments = [
  "n",
  {{ struct = [
    true,
    {{ struct = [{{ struct = ["x", "1: uint16"] }}, {{ struct = ["y", "1: uint16"] }}] }},
    "alpha: float64",
  ] }},
  {{ struct = ["out"] }},
]
grid = ["tiles"]
"""
LAYOUT = (
    "x: pointer at 0, y: pointer at 8, out: pointer at 16, n: int64 at 24, 1.0: float32 at 32, alpha: float32 at 36, "
)


def write(workspace: Workspace, arch: str = "gfx1151", edit: tuple[str, str] = ("", "")) -> None:
    text = CONTRACT.format(arch=arch, rest=REST)
    assert edit[0] in text
    files = {"operators/add.py": (FOREIGN / "operators/add.py").read_text(), SOURCE: (FOREIGN / SOURCE).read_text()}
    write_study(workspace, "structs", text.replace(*edit) if edit[0] else text, files)


def run(
    parity: CommandLine, workspace: Workspace, arch: str = "gfx1151", edit: tuple[str, str] = ("", "")
) -> CommandEnd:
    write(workspace, arch, edit)
    return parity("run", "structs/step01", "--hip-compiler", "hiprtc" if arch == "gfx942" else "zig", "--json")


@pytest.mark.slow
@pytest.mark.usefixtures("rocm")
@pytest.mark.parametrize("arch", ["gfx1151", "gfx942"])
def test_kernels_are_verified_as_they_are(parity: CommandLine, workspace: Workspace, arch: str) -> None:
    ended = run(parity, workspace, arch)
    document: Any = ended.json
    assert document["verification"]["status"] == "verified", document["verification"]["detail"]
    argument_checks = {check["lane"]: check for check in document["checks"] if check["name"] == "arguments"}
    assert argument_checks["mine"]["expected"] == "struct {x, y, out, n, 1.0, alpha, True}"
    assert {check["status"] for check in argument_checks.values()} == {"held"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "edit",
    [
        ('"1.0: float32", "alpha", true', '"alpha", "1.0: float32", true'),
        ('["x", "y", "out", "n: int64"', '["y", "x", "out", "n: int64"'),
        ('"n: int64", "1.0: float32", "alpha"', '"n: int64", "alpha: float64"'),
        ('"alpha", true', '"alpha", false'),
        ('"1: uint16"] }}, {{ struct = ["y"', '"2: uint16"] }}, {{ struct = ["y"'),
    ],
)
def test_fields_in_a_wrong_order_or_of_another_value_are_found(
    parity: CommandLine, workspace: Workspace, edit: tuple[str, str]
) -> None:
    old, new = (text.replace("{{", "{").replace("}}", "}") for text in edit)
    document: Any = run(parity, workspace, edit=(old, new)).json
    assert (document["verdict"], document["verification"]["status"]) == ("reject", "failed")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (
            ('"n: int64"', '"n: int32"'),
            "has 40 bytes as its fields are written ("
            + LAYOUT.replace("n: int64 at 24", "n: int32 at 24")
            .replace("at 36", "at X")
            .replace("at 32", "at 28")
            .replace("at X", "at 32")
            + "True: bool at 36), but 48 in the kernel",
        ),
        (
            ('"x", "y", "out", "n: int64"', '"x", "y", "out", "null", "n: int64"'),
            "but 48 in the kernel: a field is missing",
        ),
        (('struct = ["out"]', 'struct = ["out", "n: int32"]'), "argument 3 ('struct {out, n}') has 16 bytes"),
        (
            (
                '{ struct = ["x", "y", "out", "n: int64", "1.0: float32", "alpha", true] }',
                '"x", "y", "out", "n", "alpha"',
            ),
            "argument 1 ('x') is by_value of 48 bytes, not global_buffer of 8: a struct is bound as { struct = [...] }",
        ),
    ],
)
def test_a_struct_of_another_size_is_a_sentence(
    parity: CommandLine, workspace: Workspace, edit: tuple[str, str], sentence: str
) -> None:
    ended = run(parity, workspace, edit=edit)
    assert (ended.code, ended.json["verdict"]) == (1, "invalid")
    assert sentence in ended.json["reasons"][0]["text"]


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (
            ('"n: int64"', '"n"'),
            "field 'lanes.mine.arguments': 'n', in a struct: a type is missing: write 'n: int32' or 'n: int64'",
        ),
        (('"1.0: float32"', "1.0"), "'1.0', in a struct: a type is missing: write '1.0: float32'"),
        (('"n: int64"', '"n: size_t"'), "'size_t' is not one of float64, float32,"),
        (('"1: uint16"', '"65536: uint16"'), "uint16 does not hold 65536"),
        (('"x", "y", "out", "n', '"x: float32", "y", "out", "n'), "'x: float32': a pointer has no type: write 'x'"),
        (('"x", "y", "out", "n', '"z: int32", "y", "out", "n'), "'z' is not known"),
        (
            ('struct = ["out"]', 'struct = ["y"]'),
            "field 'lanes.nested.arguments': nothing binds tensor 'out' of the contract",
        ),
        (
            ('struct = ["out"]', "struct = []"),
            "field 'lanes.nested.arguments.2.struct': list should have at least 1 item",
        ),
        (('struct = ["out"]', 'strict = ["out"]'), "field 'lanes.nested.arguments.2.strict': unknown field"),
        (('struct = ["out"]', 'descriptor = "out", block = [1]'), "a descriptor is for a Triton kernel"),
        (('[lanes.mine]\nbuilder = "hip"', '[lanes.mine]\nbuilder = "triton"'), "a Triton kernel takes no struct"),
    ],
)
def test_what_cannot_be_meant_is_a_sentence(
    parity: CommandLine, workspace: Workspace, edit: tuple[str, str], sentence: str
) -> None:
    ended = run(parity, workspace, edit=edit)
    assert ended.code == 2
    assert sentence in ended.err


@pytest.mark.slow
def test_a_gpu_is_given_the_same_bytes(stand_in: StandIn) -> None:
    write(stand_in.workspace)
    ended = stand_in.run("structs/step01", "--budget", "20")
    assert ended.code == 0, ended.err
    assert {case["device"] for case in ended.json["verification"]["cases"]} == {"emulator", "hip"}
    assert ended.json["verification"]["status"] == "verified"
    replayed = stand_in("replay", "structs/step01", "--lane", "mine", "--device", "hip", "--launches", "2")
    assert replayed.code == 0, replayed.err


LAUNCH = """
kernel = "_Z5axpby6Params"
grid = [1]
block = [64]
[[args]]
struct = [
  { buffer = { shape = [64], dtype = "float32", fill = "x.npy" } },
  { buffer = { shape = [64], dtype = "float32", fill = "x.npy" } },
  { output = { shape = [64], dtype = "float32", save = "out.npy" } },
  { scalar = { dtype = "int64", value = 60 } },
  { struct = [{ scalar = { dtype = "float32", value = 2 } }, { scalar = { dtype = "float32", value = 0.5 } }] },
  { scalar = { dtype = "bool", value = true } },
]
"""


@pytest.mark.slow
def test_a_launch_file_has_structs_too(parity: CommandLine, tmp_path: Path) -> None:
    kernel = (FOREIGN / SOURCE).read_text().replace("#include <hip/hip_runtime.h>", "typedef long int64_t;")
    prelude = "#define __global__ __attribute__((global))\n#define blockIdx_x __builtin_amdgcn_workgroup_id_x()\n"
    kernel = prelude + kernel[: kernel.index("template")].replace(
        "(int64_t)blockIdx.x * blockDim.x + threadIdx.x", "__builtin_amdgcn_workitem_id_x()"
    )
    (tmp_path / "k.hip").write_text(kernel)
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "clang",
        "-x",
        "hip",
        "--offload-arch=gfx1151",
        "--cuda-device-only",
        "-nogpuinc",
        "-nogpulib",
        "-nostdinc++",
        "-O2",
        "-S",
        str(tmp_path / "k.hip"),
        "-o",
        str(tmp_path / "k.s"),
    ]
    subprocess.run(command, check=True, capture_output=True)
    np.save(tmp_path / "x.npy", np.arange(64, dtype=np.float32))
    (tmp_path / "launch.toml").write_text(LAUNCH)
    ended = parity("emulate", str(tmp_path / "k.s"), "--launch", str(tmp_path / "launch.toml"), "--json")
    assert ended.code == 0, ended.err
    assert np.load(tmp_path / "out.npy")[:60].tolist() == [2.5 * x for x in range(60)]
    assert ended.json["outputs"][0]["written_bytes"] == 240
    (tmp_path / "launch.toml").write_text(LAUNCH.replace('dtype = "int64"', 'dtype = "int32"'))
    ended = parity("emulate", str(tmp_path / "k.s"), "--launch", str(tmp_path / "launch.toml"), "--json", "--force")
    assert ended.code == 2
    assert (
        "field 'args.0.struct': has 40 bytes as its fields are written (buffer at 0, buffer at 8, output at 16, "
        "scalar: int32 at 24, struct at 28, scalar: bool at 36), but 48 in the kernel"
    ) in ended.err
