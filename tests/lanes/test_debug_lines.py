"""Line tables name a lane's sources as its artifacts are named, and no folder of this machine."""

import re
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, LoadedStep

from parity.contract import LaneName
from parity.isa.lines import source_lines
from parity.isa.parse import parse
from parity.lanes.cuda import KIND as CUDA
from parity.lanes.flags import NO_MORE, check_flags
from parity.lanes.hip.debug_lines import line_tables
from parity.records import BuildOutcome

MORE = CUDA.flags or NO_MORE

OWN = 'extern "C" __attribute__((global)) void mine(int* p) {'
HIP = 'extern "C" __global__ void mine(int* p) { p[threadIdx.x] = blockIdx.x;'
MARK = '__attribute__((device)) inline void mark_{n}() {{\n  asm volatile("s_nop {n}");\n}}\n'


def plant(loaded: LoadedStep, far: Path, begin: str) -> dict[str, Any]:
    """A kernel that takes in headers from everywhere, each with an instruction of its own, and the lane's fields."""
    root = loaded.workspace.root
    places = [root / "hip_kernels" / "inc" / "a.h", root / "common" / "b.h", far / "lib" / "c.h", far / "d.h"]
    for number, path in enumerate(places):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(MARK.format(n=number))
    includes = ['"inc/a.h"', "<b.h>", "<lib/c.h>", f'"{far / "d.h"}"']
    marks = "".join(f"\n  mark_{number}();" for number in range(len(places)))
    lines = [*(f"#include {name}" for name in includes), f"{begin}{marks}", "}"]
    (root / "hip_kernels" / "mine.hip").write_text("\n".join(lines) + "\n")
    flags = ["-I../common", f"-I{far}"]
    return {"kernel": "hip_kernels/mine.hip", "symbol": "mine", "constants": {}, "flags": flags, "outside": True}


def where(outcome: BuildOutcome, mnemonic: str) -> list[tuple[str, int]]:
    """The source lines of a mnemonic's instructions, in the text's order."""
    assert outcome.code_object is not None, outcome.message
    text = outcome.artifacts["kernel.s"].read_text()
    function = parse(text).functions[outcome.code_object.kernel_name]
    lines, places = text.splitlines(), source_lines(text, function)
    return [(at.file, at.line) for line, at in places.items() if lines[line - 1].split()[0].startswith(mnemonic)]


def folders_in(outcome: BuildOutcome) -> list[str]:
    """What of this machine's folders the compiler's files tell. Two of hiprtc's do: its preprocessed text names the files
    that it is made of, and the lab book has it without folders; its bitcode names hiprtc's own folder.
    """
    here = re.escape(f"{ROOT}/".encode())
    pattern = re.compile(rb"[^\s\0\"]*(?:/tmp/|/root/|/home/|site-packages|pytest-|comgr-|" + here + rb")[^\s\0\"]*")
    written = {name: path for name, path in outcome.artifacts.items() if name.startswith("kernel.")}
    return [
        f"{name}: {folder.decode(errors='replace')}"
        for name, path in written.items()
        if name not in ("kernel.hipi", "kernel.bc")
        for folder in pattern.findall(path.read_bytes())
    ]


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["zig", "hiprtc"])
@pytest.mark.parametrize("begin", [OWN, HIP], ids=["as it is", "made ready"])
def test_the_files_of_a_hip_kernel(loaded: LoadedStep, rocm: Path, tmp_path: Path, compiler: str, begin: str) -> None:
    outcome = loaded.build("hip", compiler, **plant(loaded, tmp_path / "far", begin))
    expected = [("inc/a.h", 2), ("../common/b.h", 2), ("lib/c.h", 2), ("d.h", 2)]
    assert where(outcome, "s_nop") == expected
    assert folders_in(outcome) == []


@pytest.mark.parametrize(
    ("lane", "compiler"), [("hip", "zig"), ("hip", "hiprtc"), ("triton", "auto")], ids=lambda value: value
)
def test_no_file_of_a_build_tells_a_folder(step14: LoadedStep, rocm: Path, lane: LaneName, compiler: str) -> None:
    assert folders_in(step14.build(lane, compiler)) == []


@pytest.mark.slow
def test_the_files_of_a_triton_kernel(loaded: LoadedStep) -> None:
    """It is in a package, with one helper beside it and one above it; what Triton itself defines is named as Triton's."""
    folder = loaded.workspace.root / "triton_kernels" / "package"
    sources = {
        "__init__.py": "",
        "above.py": "import triton\n\n@triton.jit\ndef twice(x):\n    return x * 2.5\n",
        "inner/__init__.py": "",
        "inner/beside.py": "import triton\n\n@triton.jit\ndef more(x):\n    return x - 7.5\n",
        "inner/mine.py": """\
import triton
import triton.language as tl

from package.above import twice

from .beside import more


@triton.jit
def mine(p):
    at = tl.arange(0, 1024)
    tl.store(p + at, twice(more(tl.load(p + at))) / tl.sum(tl.load(p + at), axis=0))
""",
    }
    for name, text in sources.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    binding = next(at for at in loaded.contract.arguments(loaded.step.lanes["triton"]) if at.wants_pointer)
    outcome = loaded.build(
        "triton",
        kernel="triton_kernels/package/inner/mine.py",
        symbol="mine",
        constants={},
        arguments=[binding.text],
        types={binding.text: "float32"},
    )
    files = {file for file, _ in where(outcome, "")}
    assert files == {"mine.py", "beside.py", "../above.py", "triton/language/standard.py"}
    assert files - {"triton/language/standard.py"} <= set(outcome.artifacts)
    assert folders_in(outcome) == []


@pytest.mark.parametrize("flag", ["-g", "-g0", "-ggdb", "-gline-directives-only", "-gdwarf-4"])
def test_a_lanes_own_flag_decides(flag: str) -> None:
    check_flags([flag], MORE)
    assert line_tables(["-O2", flag]) == []
    assert line_tables(["-O2"]) == ["-gline-tables-only"]


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["zig", "hiprtc"])
def test_with_everything_for_debuggers_no_folder_is_told(step14: LoadedStep, rocm: Path, compiler: str) -> None:
    spec = step14.step.lanes["hip"]
    assert folders_in(step14.build("hip", compiler, flags=[*spec.flags, "-g"])) == []
