"""The numerics of this project's Triton kernels on a real NVIDIA GPU, bit for bit where the format exists there.

Usage: PYTHONPATH=. python benchmarks/triton_numerics.py. Needs Triton, cuda-bindings and a GPU of sm_90.

Each kernel that has no AMD instructions of its own is built for the GPU and runs every verification problem of a
contract with its types: the same problems that the emulator runs. The exit code is 1 if any element is wrong. Of
normally distributed fp8 x fp8 elements beyond the tolerance of fp32 are shown, but not counted: within an instruction
Hopper's tensor cores add such products with fewer bits than fp32 has, whatever Triton is told. Hopper has no block
scales: there Triton converts the operands to bf16 and multiplies them by their scales before the product. Two problems
of those kernels are shown and not counted either: scales beyond bf16's range (zero times their infinity is NaN), and
e5m2's infinities and NaN, which that conversion reads as numbers.
"""

import sys
from dataclasses import dataclass, field, replace
from typing import Any, cast

from parity.contract import Contract, DType, LaneSpec, Tensor
from parity.contract.study import load_step
from parity.contract.workspace import find_workspace
from parity.devices.cuda import CudaDevice
from parity.devices.gpu import GpuLane, LaneBinary
from parity.lanes import BuildRequest, HashMemory, build_lane
from parity.records import VerificationStatus
from parity.verify import Case as Problem, make_cases, verify_on_gpu
from parity.verify.compare import compare

E4M3, E5M2 = "float8_e4m3fn", "float8_e5m2"
FP8 = ("scaled_mm_fp8", "scaled_mm")


@dataclass(frozen=True)
class Case:
    """A kernel with the types of A, B and the output, and what else differs from the study's lane."""

    file: str
    symbol: str
    a: str = "float16"
    b: str = E4M3
    output: str = "float16"
    nan: bool = True
    is_packed: bool = True
    types: dict[str, Any] = field(default_factory=dict)
    constants: dict[str, Any] = field(default_factory=dict)
    has_block_scales: bool = False

    def __str__(self) -> str:
        words = [f"{self.file}.{self.symbol}: {self.a} x {self.b} to {self.output}"]
        return " ".join(words + [f"{name}={value}" for name, value in self.constants.items()])


CONVERTED: dict[str, Any] = {"nan": False, "types": {"b": "uint8"}}  # bytes converted by the kernel
CASES = (
    Case("scaled_mm", "scaled_mm", is_packed=False),
    Case("scaled_mm", "scaled_mm", is_packed=False, **CONVERTED),
    Case("scaled_mm_packed", "scaled_mm_bytes", constants={"PREFETCH": False}, **CONVERTED),
    Case("scaled_mm_packed", "scaled_mm_bytes", constants={"PREFETCH": True}, **CONVERTED),
    Case("scaled_mm_packed", "scaled_mm_bytes", output="bfloat16", constants={"PREFETCH": True}, **CONVERTED),
    *(Case(*FP8, a=kind, b=kind, output=output) for kind in (E4M3, E5M2) for output in ("float16", "bfloat16")),
    *(
        Case("scaled_mm_fp8", "scaled_mm_mx", a=a, b=b, constants={"A": a[7:11], "B": b[7:11]}, has_block_scales=True)
        for a, b in ((E4M3, E4M3), (E5M2, E5M2), (E4M3, E5M2))
    ),
)


def adapted(contract: Contract, spec: LaneSpec, case: Case) -> tuple[Contract, LaneSpec]:
    """The study's contract and lane with a case's kernel, types and constants."""
    kinds = {"a": case.a, "b": case.b, "bias": case.output, "c": case.output}
    tensors = {
        name: replace(tensor, dtype=cast(DType, kinds.get(name, tensor.dtype)))
        for name, tensor in contract.tensors.items()
    }
    layouts: dict[str, Any] = {"b": "k16_n_16"} if case.is_packed else {}
    arguments, options, tile = spec.arguments, spec.options, contract.blocks
    if case.has_block_scales:
        tensors["a_scale"] = Tensor("float8_e8m0fnu")
        tensors["b_scale"] = Tensor("float8_e8m0fnu")
        layouts |= {"a_scale": "k128_rows_4", "b_scale": "k128_rows_4"}
        arguments = ["a", "b", "a_scale", "b_scale", *arguments[2:]]
        options, tile = {**options, "num_stages": 1}, {"m": 128, "n": 128, "k": 128}
    numerics = {**contract.numerics, "nan": "propagates" if case.nan else "continues_exponent"}
    lane = replace(
        spec,
        kernel=f"triton_kernels/{case.file}.py",
        symbol=case.symbol,
        types=case.types,
        layouts=layouts,
        arguments=arguments,
        options=options,
        constants={**spec.constants, **case.constants},
    )
    return replace(contract, tensors=tensors, numerics=numerics, blocks=tile), lane


def is_counted(case: Case, problem: Problem) -> bool:
    """Whether Hopper must give the reference's result."""
    if case.has_block_scales and problem.name.startswith("awkward"):
        return E5M2 not in (case.a, case.b) and not problem.name.startswith("awkward scales")
    return case.a == "float16" or problem.tolerance.is_exact


def main() -> None:
    workspace, gpu = find_workspace(), CudaDevice()
    study, step = load_step(workspace, "sm90/step01")
    wrong = 0
    for case in CASES:
        contract, spec = adapted(study.contract, step.lanes["triton"], case)
        outcome = build_lane(
            BuildRequest(workspace, contract, "triton", spec, HashMemory(workspace.private / "hashes.json"), 300)
        )
        assert outcome.code_object is not None, outcome.message
        lane = GpuLane(gpu, contract, LaneBinary("triton", spec, (outcome.code_object,)))
        problems = make_cases(contract)
        verification = verify_on_gpu(lane, [problem for problem in problems if is_counted(case, problem)])
        elements = sum(verification_case.elements for verification_case in verification.cases)
        print(
            f"{gpu.facts.name}: {case}: {verification.status.value}, {elements:,} elements {verification.detail}",
            flush=True,
        )
        for problem in problems:
            if not is_counted(case, problem):
                shown = compare("triton", problem, lane.run(problem.axes, problem.tensors))
                print(f"  not counted: {problem.name}: {shown.wrong} of {shown.elements:,} differ", flush=True)
        wrong += verification.status is not VerificationStatus.VERIFIED
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
