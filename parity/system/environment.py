"""Environment variables that change the code that is built or the time that it takes.

From AMD's "MI300X workload optimization" and Triton optimization guides, HIP's and ROCr's environment variables, the
CUDA C++ Programming Guide ("CUDA Environment Variables") and Triton's `knobs`.
"""

import os
from dataclasses import dataclass
from enum import StrEnum


class Changes(StrEnum):
    """What a variable changes."""

    CODE = "code"  # what compilers build; parity's compilers do not inherit it
    TIMING = "timing"  # how launches and kernels run
    DEVICE = "device"  # which GPUs a program sees
    PROFILER = "profiler"  # loads a tool into every GPU process: nothing may be timed under it


@dataclass(frozen=True)
class Variable:
    """One variable, what it changes, and how."""

    name: str
    changes: Changes
    effect: str


VARIABLES = (
    Variable(
        "AMDGCN_USE_BUFFER_OPS", Changes.CODE, "buffer instead of global memory instructions in Triton's AMD code"
    ),
    Variable("TRITON_HIP_USE_ASYNC_COPY", Changes.CODE, "asynchronous copies to LDS in Triton's AMD code"),
    Variable("TRITON_HIP_USE_BLOCK_PINGPONG", Changes.CODE, "the ping-pong schedule of Triton's AMD backend"),
    Variable("TRITON_HIP_USE_IN_THREAD_TRANSPOSE", Changes.CODE, "transposition in registers in Triton's AMD backend"),
    Variable("TRITON_DEFAULT_FP_FUSION", Changes.CODE, "whether Triton fuses multiplications with additions"),
    Variable("TRITON_DISABLE_LINE_INFO", Changes.CODE, "line information in Triton's code objects"),
    Variable("DISABLE_LLVM_OPT", Changes.CODE, "switches off LLVM's optimisations in Triton"),
    Variable("TRITON_ALWAYS_COMPILE", Changes.CODE, "Triton compiles again even if it has a cached result"),
    Variable("AMDGCN_ENABLE_DUMP", Changes.CODE, "Triton prints its assembly"),
    Variable("MLIR_ENABLE_DUMP", Changes.CODE, "Triton prints its IR after every pass"),
    Variable("HIP_FORCE_DEV_KERNARG", Changes.TIMING, "kernel arguments in device memory: 2 to 3 µs less per launch"),
    Variable("GPU_MAX_HW_QUEUES", Changes.TIMING, "how many hardware queues a process uses"),
    Variable("HIP_LAUNCH_BLOCKING", Changes.TIMING, "launches block until they end"),
    Variable("AMD_SERIALIZE_KERNEL", Changes.TIMING, "launches wait for each other"),
    Variable("AMD_SERIALIZE_COPY", Changes.TIMING, "copies wait for each other"),
    Variable("AMD_LOG_LEVEL", Changes.TIMING, "the HIP runtime writes a log"),
    Variable("HSA_ENABLE_DEBUG", Changes.TIMING, "ROCr's support for debuggers is on"),
    Variable("HSA_DISABLE_FRAGMENT_ALLOCATOR", Changes.TIMING, "ROCr's fragment allocator for device memory is off"),
    Variable("HSA_XNACK", Changes.TIMING, "the GPU retries page faults"),
    Variable("HSA_ENABLE_SDMA", Changes.TIMING, "whether copies use the DMA engines"),
    Variable("PYTORCH_NO_HIP_MEMORY_CACHING", Changes.TIMING, "torch allocates device memory anew each time"),
    Variable("PYTORCH_TUNABLEOP_ENABLED", Changes.TIMING, "torch chooses the vendor's kernel by tuning"),
    Variable("CUDA_LAUNCH_BLOCKING", Changes.TIMING, "launches block until they end"),
    Variable("CUDA_DEVICE_MAX_CONNECTIONS", Changes.TIMING, "how many hardware queues a process uses"),
    Variable("HIP_VISIBLE_DEVICES", Changes.DEVICE, "which GPUs HIP sees, and their numbers"),
    Variable("ROCR_VISIBLE_DEVICES", Changes.DEVICE, "which GPUs ROCr sees, and their numbers"),
    Variable("CUDA_VISIBLE_DEVICES", Changes.DEVICE, "which GPUs CUDA sees, and their numbers"),
    Variable("HSA_OVERRIDE_GFX_VERSION", Changes.DEVICE, "the architecture that ROCr reports"),
    Variable("HSA_TOOLS_LIB", Changes.PROFILER, "a tool in every ROCm process"),
    Variable("ROCP_TOOL_LIBRARIES", Changes.PROFILER, "a rocprofiler tool in every ROCm process"),
    Variable("ROCPROFILER_REGISTER_FORCE_LOAD", Changes.PROFILER, "rocprofiler in every ROCm process"),
    Variable("CUDA_INJECTION64_PATH", Changes.PROFILER, "a tool in every CUDA process"),
    Variable("NVTX_INJECTION64_PATH", Changes.PROFILER, "a tool in every CUDA process"),
)


def set_variables(*kinds: Changes) -> list[tuple[Variable, str]]:
    """The known variables of some kinds (of all, if none is given) that are set and not empty, with their values."""
    given = {name: value for name, value in os.environ.items() if value}
    return [
        (known, given[known.name]) for known in VARIABLES if known.name in given and known.changes in (kinds or Changes)
    ]
