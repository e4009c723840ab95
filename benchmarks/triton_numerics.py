"""The numerics of this project's Triton kernels on a real NVIDIA GPU, bit for bit where the format exists there.

Usage: PYTHONPATH=. python benchmarks/triton_numerics.py. Needs Triton, cuda-bindings and a GPU of sm_90.

Each kernel that has no AMD instructions of its own is built for the GPU and runs every verification problem of a
contract with its types: the same problems that the emulator runs. The exit code is 1 if any element is wrong. Of
normally distributed fp8 x fp8 elements beyond the tolerance of fp32 are shown, but not counted: within an instruction
Hopper's tensor cores add such products with fewer bits than fp32 has, whatever Triton is told.
"""

import sys
from dataclasses import replace

from parity.contract import Contract, LaneSpec
from parity.devices.cuda import CudaDevice
from parity.devices.gpu import GpuLane, LaneBinary, verify_on_gpu
from parity.devices.problem import make_problems
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.records import VerificationStatus
from parity.step import load_step
from parity.workspace import find_workspace

CONVERTED = {"types": {"b": "uint8"}}  # bytes converted by the kernel
PACKED = {"layouts": {"b": "k16_n_16"}}
# Kernel file, symbol, what differs from the study's lane, type of A, whether NaN propagates.
KERNELS = (
    ("scaled_mm", "scaled_mm", {}, "float16", True),
    ("scaled_mm", "scaled_mm", CONVERTED, "float16", False),
    ("scaled_mm_packed", "scaled_mm_bytes", {**CONVERTED, **PACKED, "PREFETCH": False}, "float16", False),
    ("scaled_mm_packed", "scaled_mm_bytes", {**CONVERTED, **PACKED, "PREFETCH": True}, "float16", False),
    ("scaled_mm_fp8", "scaled_mm", PACKED, "float8_e4m3fn", True),
)


def adapted(contract: Contract, spec: LaneSpec, kernel: tuple[str, str, dict, str, bool]) -> tuple[Contract, LaneSpec]:
    """The study's contract and lane with a kernel's types and constants."""
    file, symbol, changes, kind_of_a, nan = kernel
    fields = {name: value for name, value in changes.items() if name in ("types", "layouts")}
    constants = {name: value for name, value in changes.items() if name not in fields}
    tensors = {**contract.tensors, "a": replace(contract.tensors["a"], dtype=kind_of_a)}
    numerics = replace(contract.numerics, nan="propagates" if nan else None)
    lane = replace(spec, kernel=f"triton_kernels/{file}.py", symbol=symbol, **fields,
                   constants={**spec.constants, **constants})  # fmt: skip
    return replace(contract, tensors=tensors, numerics=numerics), lane


def main() -> None:
    workspace, gpu = find_workspace(), CudaDevice()
    study, step = load_step(workspace, "sm90/step01")
    wrong = 0
    for kernel in KERNELS:
        contract, spec = adapted(study.contract, step.lanes.triton, kernel)
        outcome = build_lane(
            BuildRequest(workspace, contract, "triton", spec, HashMemory(workspace.private / "hashes.json"), 300)
        )
        assert outcome.code_object is not None, outcome.message
        lane = GpuLane(gpu, contract, LaneBinary("triton", spec, outcome.code_object))
        problems = make_problems(contract)
        exact = [problem for problem in problems if problem.tolerance is None]
        is_fp8 = kernel[3] != "float16"
        found = verify_on_gpu(gpu, lane, exact if is_fp8 else problems)
        elements = sum(case.elements for case in found.cases)
        name = f"{kernel[0]}.{kernel[1]} {kernel[2] or ''}"
        print(f"{gpu.facts.name}: {name}: {found.status.value}, {elements:,} elements {found.detail}", flush=True)
        for problem in problems if is_fp8 else []:
            if problem.tolerance is not None:
                case = lane.verify(problem)
                print(f"  {problem.name}: {case.wrong} of {case.elements:,} beyond the tolerance of fp32")
        wrong += found.status is not VerificationStatus.VERIFIED
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
