"""HIP programs under `parity on`: built without ROCm, run on the emulator, with their faults told."""

import sys
from pathlib import Path

import numpy as np
import pytest
from builds import ENGINE
from command_line import CommandLine

from parity.codeobject.bundle import bundled, code_object_of, text_of
from parity.emulator.machine import Kernel, Launch, Memory
from parity.emulator.running import How, run
from parity.isa.parse import parse
from parity.records.faults import FaultKind

pytestmark = pytest.mark.slow
PROGRAMS = Path(__file__).with_name("hip") / "programs.hip"
FAULTS = """
#include <hip/hip_runtime.h>
#include <cstdio>
__global__ void shift(float* x) { x[threadIdx.x + 1] = threadIdx.x; }
__global__ void race(int* x) { x[0] = blockIdx.x; }
__global__ void spin(int* x) { while (atomicAdd(x, 0) == 0) {} }
int main(int, char** words) {
  float* x;
  int* y;
  if (hipMalloc(&x, 1024) || hipMalloc(&y, 4) || hipMemset(y, 0, 4)) return 1;
  char wanted = words[1][0];
  if (wanted == 's') shift<<<1, 256>>>(x);
  if (wanted == 'r') race<<<4, 64>>>(y);
  if (wanted == 'e') spin<<<1, 64>>>(y);
  if (wanted == 'c') return hipMemcpy(x, words, 2048, hipMemcpyHostToDevice) == hipErrorInvalidValue ? 0 : 1;
  if (wanted == 'l') {
    shift<<<1, 2048>>>(x);
    return hipGetLastError() == hipErrorInvalidConfiguration && hipGetLastError() == hipSuccess ? 0 : 1;
  }
  std::printf("went on: %s\\n", hipGetErrorString(hipDeviceSynchronize()));
  return 0;
}
"""
PRINTS = """
#include <hip/hip_runtime.h>
#include <cassert>
#include <cstdio>
__global__ void tells(int most) {
  if (threadIdx.x < 2) printf("%s %d of block %u: %.2f%%\\n", "thread", threadIdx.x, blockIdx.x, 0.5 * threadIdx.x);
  assert(threadIdx.x < most);
}
int main(int count, char**) {
  std::printf("first\\n");
  tells<<<2, 3>>>(count > 1 ? 2 : 9);
  std::printf("last\\n");
}
"""
WITH_PYTHON = """
import ctypes, numpy as np
from hip import hip, hiprtc

def ok(result):
    status, *rest = result
    assert int(status) == 0, status
    return rest[0] if len(rest) == 1 else rest

source = b'extern "C" __global__ void twice(float* x, int n) {int i = threadIdx.x; if (i < n) x[i] *= 2;}'
program = ok(hiprtc.hiprtcCreateProgram(source, b"twice", 0, None, None))
ok(hiprtc.hiprtcCompileProgram(program, 1, [b"--offload-arch=gfx942"]))
code = bytearray(ok(hiprtc.hiprtcGetCodeSize(program)))
ok(hiprtc.hiprtcGetCode(program, code))
function = ok(hip.hipModuleGetFunction(ok(hip.hipModuleLoadData(code)), b"twice"))
x = np.arange(100, dtype=np.float32)
memory = ok(hip.hipMalloc(x.nbytes))
ok(hip.hipMemcpy(memory, x, x.nbytes, hip.hipMemcpyKind.hipMemcpyHostToDevice))
given = (memory, ctypes.c_int(100))
ok(hip.hipModuleLaunchKernel(function, 1, 1, 1, 128, 1, 1, sharedMemBytes=0, stream=None, kernelParams=None, extra=given))
y = np.empty_like(x)
ok(hip.hipMemcpy(y, memory, x.nbytes, hip.hipMemcpyKind.hipMemcpyDeviceToHost))
assert (y == 2 * x).all()
"""


@pytest.mark.parametrize("arch", ["gfx942", "gfx1151"])
def test_a_program_with_its_host_code_is_built_and_runs(parity: CommandLine, arch: str) -> None:
    assert parity.process("build", "--program", str(PROGRAMS), "--arch", arch, "-o", "program").code == 0
    ended = parity.process("on", arch, "--json", "--", "./program")
    assert ended.code == 0, ended.err
    names = {"reduction", "scan", "gemm", "histogram", "stencil", "math", "halves"}
    assert all(f"{name}: right" in ended.err for name in names), ended.err
    kernels = {kernel["name"]: kernel for kernel in ended.json["kernels"]}
    assert set(kernels) == {"reduce", "scan", "gemm", "histogram", "stencil", "normal", "halves"}
    assert kernels["gemm"]["place"] == "programs.hip:69"
    assert (kernels["gemm"]["lds_bytes"], kernels["scan"]["lds_bytes"]) == (2112, 1024)
    assert (ended.json["faults"], ended.json["launches"]) == (0, 7)


def test_faults_end_a_program_and_are_told(parity: CommandLine) -> None:
    (parity.workspace.root / "faults.hip").write_text(FAULTS)
    assert parity.process("build", "--program", "faults.hip", "-o", "faults").code == 0
    for word, sentence in (
        ("shift", "shift: faults.hip:4 accesses memory outside of every buffer, right after the end of 'argument 0'"),
        ("race", "race: faults.hip:5 races at argument 0[0] with "),
        ("endless", "spin: faults.hip:6 repeats itself for ever"),
    ):
        ended = parity.process("on", "gfx942", "--", "./faults", word)
        assert (ended.code, "went on" in ended.out) == (134, False)
        assert f"parity on: {sentence}" in ended.err.replace(f"{parity.workspace.root}/", ""), ended.err
    went_on = parity.process("on", "gfx942", "--keep-going", "--", "./faults", "shift")
    assert (went_on.code, "went on: hipSuccess" in went_on.out) == (1, True), went_on.err
    for word in ("copy", "large"):  # what the runtime itself refuses
        assert parity.process("on", "gfx942", "--", "./faults", word).code == 0


def test_a_program_of_hip_python_runs(parity: CommandLine, rocm: Path) -> None:
    (parity.workspace.root / "program.py").write_text(WITH_PYTHON)
    ended = parity.process("on", "gfx942", "--json", "--", sys.executable, "program.py")
    assert ended.code == 0, ended.err
    assert [(kernel["name"], kernel["launches"]) for kernel in ended.json["kernels"]] == [("twice", 1)]


def test_what_is_missing_or_wrong_is_named(parity: CommandLine) -> None:
    source = parity.workspace.root / "graph.hip"
    source.write_text(
        "#include <hip/hip_runtime.h>\nint main() { hipGraph_t graph; return hipGraphCreate(&graph, 0); }\n"
    )
    ended = parity.process("build", "--program", "graph.hip")
    assert (ended.code, "hipGraphCreate" in ended.err) == (2, True), ended.err
    source.write_text("#include <hip/hip_runtime.h>\n__global__ void f() { nothing(); }\nint main() {}\n")
    ended = parity.process("build", "--program", "graph.hip")
    assert (ended.code, "graph.hip:2:" in ended.err, "'nothing'" in ended.err) == (2, True, True), ended.err
    assert "FILE: none.hip: no such file" in parity.process("build", "--program", "none.hip").err


def test_a_bundle_has_its_code_and_its_text() -> None:
    bundle = bundled("gfx942", b"\x7fELF code", b"text")
    assert code_object_of(bundle, "bundle", "gfx942") == b"\x7fELF code"
    assert (text_of(bundle, "gfx942"), text_of(bundle, "gfx950"), text_of(bundle[:60], "gfx942")) == (
        "text",
        None,
        None,
    )


def test_what_a_kernel_prints_stands_where_the_program_prints(parity: CommandLine) -> None:
    """In order with the host's own lines; of an assertion that does not hold, its text."""
    (parity.workspace.root / "prints.hip").write_text(PRINTS)
    built = parity.process("build", "--program", "prints.hip", "--arch", "gfx1151", "-o", "prints")
    assert built.code == 0, built.err
    done = parity.process("on", "gfx1151", "--json", "--", "./prints")
    lines = [line for line in done.err.splitlines() if line.startswith(("first", "thread", "last"))]
    of_threads = [f"thread {thread} of block {block}: {0.5 * thread:.2f}%" for block in (0, 1) for thread in (0, 1)]
    assert lines == ["first", *of_threads, "last"], done.err
    failing = parity.process("on", "gfx1151", "--", "./prints", "x")
    assert failing.code != 0
    assert "assertion `threadIdx.x < most' failed" in failing.out + failing.err, failing.err


GOES_ON = """
#include <hip/hip_runtime.h>
#include <cassert>
__global__ void count(int* x) {
  assert(blockIdx.x);
  __syncthreads();
  x[blockIdx.x * blockDim.x + threadIdx.x] = 1;
}
int main() {}
"""


def test_an_assertion_of_one_workgroup_is_no_fault_of_another(parity: CommandLine) -> None:
    """The other one comes to its barrier after it, and is right."""
    (parity.workspace.root / "goes_on.hip").write_text(GOES_ON)
    assert parity.process("build", "--program", "goes_on.hip", "--arch", "gfx942", "-o", "goes_on").code == 0
    program = (parity.workspace.root / "goes_on").read_bytes()
    text = text_of(program[program.index(b"__CLANG_OFFLOAD_BUNDLE__") :], "gfx942")
    assert text is not None
    kernel, memory, x = Kernel.of(parse(text), "_Z5countPi"), Memory(), np.zeros(256, np.int32)
    launch = Launch((2, 1, 1), (128, 1, 1), 0, [memory.add(x, writable=True)])
    done = run(kernel, memory, launch, [(0, 0, 0), (1, 0, 0)], ENGINE, How(keeps_on=True))
    assert [(fault.kind, fault.workgroup) for fault in done.faults] == [(FaultKind.TRAP, (0, 0, 0))]
    assert "assertion `blockIdx.x' failed" in done.printed[1]
    assert x.tolist() == [0] * 128 + [1] * 128
