"""The registry of environment variables: what each changes, its default, who reads it, and where that is said."""

from dataclasses import dataclass
from enum import StrEnum


class Changes(StrEnum):
    """What a variable changes."""

    CODE = "code"  # what compilers build; parity's compilers do not inherit it
    PLACES = "places"  # which programs, libraries and headers a compiler finds
    OUTPUT = "output"  # what a tool prints, keeps or takes from its cache: neither code nor times
    TIMING = "timing"  # how launches and kernels run
    LIBRARY = "library"  # torch and the vendor's libraries, which only `--vendor` times
    DEVICE = "device"  # which GPUs a program sees
    PROFILER = "profiler"  # loads a tool into every GPU process: nothing may be timed under it


@dataclass(frozen=True)
class Variable:
    """One variable: what it changes, and how; its value where nobody sets it, in words if that depends; the tool that
    reads it; and the document or file that says so.
    """

    name: str
    changes: Changes
    meaning: str
    default: str
    read_by: str
    source: str


_Rows = tuple[tuple[str, str, str], ...]  # name, default, meaning


def _group(changes: Changes, read_by: str, source: str, rows: _Rows) -> tuple[Variable, ...]:
    return tuple(Variable(name, changes, meaning, default, read_by, source) for name, default, meaning in rows)


_KNOBS = "Triton, python/triton/knobs.py"
_TRITON_ENV = "Triton, include/triton/Tools/Sys/GetEnv.hpp"
_WORKLOAD = 'AMD, "AMD Instinct MI300X workload optimization", section '
_TRITON_GUIDE = 'AMD, "Triton performance optimization guide", section "Environment Variables"'
_CLR = "AMD, clr, rocclr/utils/flags.hpp"
_COMGR = "AMD, comgr, README (Environment Variables)"
_CLANG = "Clang Compiler User's Manual and clang(1), ENVIRONMENT"
_LINKER = "ld.so(8), ENVIRONMENT"
_HIP = "AMD, HIP documentation, Environment variables"
_ROCR = "AMD, ROCR documentation, Environment variables"
_CUDA = 'NVIDIA, CUDA C++ Programming Guide, "CUDA Environment Variables"'
_OFF = "0"
_UNSET = "unset"

_OF_TRITON = (
    *_group(
        Changes.CODE,
        "Triton",
        _KNOBS,
        (
            ("AMDGCN_USE_BUFFER_OPS", "1", "buffer instead of global memory instructions in Triton's AMD code"),
            ("AMDGCN_USE_BUFFER_ATOMICS", "1", "buffer instead of global atomics, where buffer operations are used"),
            ("AMDGCN_ANALYZE_SMALL_TENSOR_RANGE", _OFF, "looks at offsets into small tensors before it trusts them"),
            ("AMDGCN_SCALARIZE_PACKED_FOPS", _OFF, "splits packed floating-point operations between matrix operations"),
            ("TRITON_HIP_USE_ASYNC_COPY", "0; from 3.9 by architecture", "asynchronous copies to LDS in AMD code"),
            (
                "TRITON_HIP_USE_BLOCK_PINGPONG",
                "1 on gfx942, and on gfx950 with asynchronous copies",
                "the ping-pong schedule of Triton's AMD backend",
            ),
            ("TRITON_HIP_USE_IN_THREAD_TRANSPOSE", "1 on gfx942", "transposition in registers in the AMD backend"),
            ("TRITON_HIP_USE_COEXEC_SCHEDULER", "by architecture", "a scheduler of the AMD backend, from 3.8"),
            ("TRITON_HIP_USE_EXPERT_SCHEDULING", "by architecture", "expert scheduling mode, from 3.8"),
            ("TRITON_HIP_GLOBAL_PREFETCH", _OFF, "prefetches from global memory in the AMD backend, until 3.5"),
            ("TRITON_HIP_LOCAL_PREFETCH", _OFF, "prefetches from LDS in the AMD backend, until 3.5"),
            ("TRITON_DEFAULT_FP_FUSION", "1", "whether Triton fuses multiplications with additions"),
            ("TRITON_FORCE_DISABLE_FP_FUSION", _OFF, "no multiplication is fused with an addition, from 3.9"),
            ("TRITON_F32_DEFAULT", "by architecture", "the precision of fp32 dots"),
            ("TRITON_DISABLE_LINE_INFO", _OFF, "no line information in Triton's code objects"),
            ("USE_IR_LOC", _UNSET, "line information of an IR instead of the source"),
            ("LLVM_EXTRACT_DI_LOCAL_VARIABLES", _OFF, "debug information about local variables"),
            ("TRITON_DEBUG", _OFF, "assertions on the device, and overflow checks"),
            ("TRITON_ENABLE_ASAN", _OFF, "the address sanitiser in the code"),
            ("TRITON_INSTRUMENTATION_MODE", _UNSET, "instruments the code, as for a sanitiser"),
            ("TRITON_OVERRIDE_ARCH", _UNSET, "another architecture than the one asked for"),
            ("TRITON_KERNEL_OVERRIDE", _OFF, "takes IR that a person has changed, from a folder"),
            ("TRITON_INTERPRET", _OFF, "runs kernels in Python: nothing is compiled"),
            ("TRITON_FRONT_END_DEBUGGING", _OFF, "the front end's errors keep their traceback"),
            ("TRITON_ALLOW_NON_CONSTEXPR_GLOBALS", _OFF, "a kernel may read globals that are no constants"),
            ("TRITON_SWAP_MIR", _UNSET, "takes machine IR from a folder, from 3.8"),
            ("DISABLE_PTXAS_OPT", _OFF, "ptxas does not optimise"),
            ("PTXAS_OPTIONS", _UNSET, "more options of ptxas"),
            ("TRITON_MOCK_PTX_VERSION", _UNSET, "another version of PTX than ptxas has"),
        ),
    ),
    *_group(
        Changes.CODE,
        "Triton",
        _TRITON_ENV,
        (
            ("DISABLE_LLVM_OPT", _UNSET, "switches off LLVM's optimisations in Triton, all or those that are named"),
            ("DISABLE_MMA_V3", _OFF, "no wgmma on NVIDIA's Hopper"),
            ("DISABLE_MMA_V5", _OFF, "no tcgen05 on NVIDIA's Blackwell"),
            ("ALLOW_LHS_TMEM_LAYOUT_CONVERSION", _OFF, "a layout conversion in Blackwell's tensor memory"),
            ("LLVM_PASS_PLUGIN_PATH", _UNSET, "a library with passes of one's own"),
            ("TRITON_PLUGIN_PATHS", _UNSET, "libraries with passes of one's own, from 3.8"),
        ),
    ),
    *_group(
        Changes.PLACES,
        "Triton",
        _KNOBS,
        (
            ("TRITON_PTXAS_PATH", "in the wheel", "another ptxas"),
            ("TRITON_LIBDEVICE_PATH", "in the wheel", "another libdevice"),
        ),
    ),
    *_group(
        Changes.OUTPUT,
        "Triton",
        _KNOBS,
        (
            ("TRITON_ALWAYS_COMPILE", _OFF, "Triton compiles again even if it has a cached result"),
            ("TRITON_STORE_BINARY_ONLY", _OFF, "Triton keeps no IR"),
            ("TRITON_KERNEL_DUMP", _OFF, "Triton keeps the IR of each stage in a folder"),
            ("TRITON_DUMP_MIR", _UNSET, "Triton keeps the machine IR in a folder"),
            ("TRITON_DUMP_PTXAS_LOG", _OFF, "Triton prints what ptxas says"),
            ("TRITON_CACHE_AUTOTUNING", _OFF, "Triton keeps what autotuning found"),
            ("AMDGCN_ENABLE_DUMP", _OFF, "Triton prints its assembly"),
            ("NVPTX_ENABLE_DUMP", _OFF, "Triton prints its PTX"),
        ),
    ),
    *_group(
        Changes.OUTPUT,
        "Triton",
        _TRITON_ENV,
        (
            ("MLIR_ENABLE_DUMP", _OFF, "Triton prints its IR before every pass"),
            ("MLIR_ENABLE_DIAGNOSTICS", _UNSET, "which remarks of its passes Triton prints"),
            ("MLIR_ENABLE_TIMING", _OFF, "Triton prints how long its passes take"),
            ("LLVM_IR_ENABLE_DUMP", _OFF, "Triton prints LLVM's IR before every pass"),
            ("LLVM_ENABLE_TIMING", _OFF, "Triton prints how long LLVM's passes take"),
            ("TRITON_ENABLE_LLVM_DEBUG", _OFF, "LLVM's debug output"),
            ("TRITON_LLVM_DEBUG_ONLY", _UNSET, "LLVM's debug output of some passes"),
            ("TRITON_REPRODUCER_PATH", _UNSET, "a file with the IR before the pass that fails"),
        ),
    ),
    *_group(
        Changes.OUTPUT,
        "Triton",
        _TRITON_GUIDE,
        (("TRITON_PRINT_AUTOTUNING", _OFF, "Triton prints the configuration that autotuning chose"),),
    ),
)
_OF_HIP_COMPILERS = (
    *_group(
        Changes.CODE,
        "hiprtc",
        _CLR,
        (
            ("HIPRTC_COMPILE_OPTIONS_APPEND", _UNSET, "more options of every compilation"),
            ("HIPRTC_LINK_OPTIONS_APPEND", _UNSET, "more options of every link"),
        ),
    ),
    *_group(
        Changes.OUTPUT,
        "comgr, in hiprtc",
        _COMGR,
        (
            ("AMD_COMGR_CACHE", "1", "takes code that was compiled before from a cache"),
            ("AMD_COMGR_CACHE_DIR", "in the user's cache", "the folder of that cache"),
            ("AMD_COMGR_SAVE_TEMPS", _OFF, "keeps intermediate files"),
            ("AMD_COMGR_EMIT_VERBOSE_LOGS", _OFF, "says what is called"),
            ("AMD_COMGR_REDIRECT_LOGS", _UNSET, "where logs are written to"),
        ),
    ),
    *_group(
        Changes.CODE,
        "clang",
        _CLANG,
        (
            ("CCC_OVERRIDE_OPTIONS", _UNSET, "edits clang's command line"),
            ("SOURCE_DATE_EPOCH", _UNSET, "the time that __DATE__ and __TIME__ give"),
        ),
    ),
    *_group(
        Changes.PLACES,
        "clang",
        _CLANG,
        (
            ("CPATH", _UNSET, "folders with headers"),
            ("C_INCLUDE_PATH", _UNSET, "folders with headers of C"),
            ("CPLUS_INCLUDE_PATH", _UNSET, "folders with headers of C++"),
        ),
    ),
    *_group(
        Changes.PLACES,
        "clang, hip-python",
        _HIP,
        (
            ("ROCM_PATH", "/opt/rocm", "the folder of ROCm, with its compilers, headers and libraries"),
            ("ROCM_HOME", _UNSET, "the folder of ROCm, where ROCM_PATH is not set"),
            ("HIP_PATH", _UNSET, "the folder of HIP"),
        ),
    ),
)
_OF_EVERY_PROCESS = (
    *_group(
        Changes.PLACES,
        "every process",
        _LINKER,
        (
            ("LD_LIBRARY_PATH", _UNSET, "folders in which libraries are found first"),
            ("LD_PRELOAD", _UNSET, "libraries that every process loads"),
        ),
    ),
    *_group(
        Changes.PLACES,
        "every process",
        "environ(7)",
        (
            ("PATH", "by the system", "folders in which programs are found"),
            ("HOME", "by the system", "the user's folder"),
            ("TMPDIR", "/tmp", "where temporary files are written"),
            ("LANG", "by the system", "the language of messages"),
        ),
    ),
    *_group(
        Changes.PLACES,
        "Python",
        "python(1), ENVIRONMENT VARIABLES",
        (("PYTHONPATH", _UNSET, "folders in which a Triton kernel's modules are found"),),
    ),
)
_OF_TIMING = (
    *_group(
        Changes.TIMING,
        "HIP",
        _TRITON_GUIDE,
        (("HIP_FORCE_DEV_KERNARG", _OFF, "kernel arguments in device memory: 2 to 3 µs less per launch"),),
    ),
    *_group(
        Changes.TIMING,
        "HIP",
        _WORKLOAD + '"Multi-node FSDP and RCCL settings"',
        (("GPU_MAX_HW_QUEUES", "4", "how many hardware queues a process uses"),),
    ),
    *_group(
        Changes.TIMING,
        "HIP",
        _HIP,
        (
            ("HIP_LAUNCH_BLOCKING", _OFF, "launches block until they end"),
            ("AMD_SERIALIZE_KERNEL", _OFF, "launches wait for each other"),
            ("AMD_SERIALIZE_COPY", _OFF, "copies wait for each other"),
            ("AMD_LOG_LEVEL", _OFF, "the HIP runtime writes a log"),
        ),
    ),
    *_group(
        Changes.TIMING,
        "ROCr",
        _WORKLOAD + '"Debug memory access faults"',
        (
            ("HSA_ENABLE_DEBUG", _OFF, "ROCr's support for debuggers is on"),
            ("HSA_DISABLE_FRAGMENT_ALLOCATOR", _OFF, "ROCr's fragment allocator for device memory is off"),
        ),
    ),
    *_group(
        Changes.TIMING,
        "ROCr",
        _ROCR,
        (
            ("HSA_XNACK", "by the driver", "the GPU retries page faults"),
            ("HSA_ENABLE_SDMA", "1", "whether copies use the DMA engines"),
        ),
    ),
    *_group(
        Changes.TIMING,
        "torch",
        _WORKLOAD + '"Debug memory access faults"',
        (("PYTORCH_NO_HIP_MEMORY_CACHING", _OFF, "torch allocates device memory anew each time"),),
    ),
    *_group(
        Changes.TIMING,
        "torch",
        _WORKLOAD + '"PyTorch TunableOp"',
        (("PYTORCH_TUNABLEOP_ENABLED", _OFF, "torch chooses the vendor's kernel by tuning"),),
    ),
    *_group(
        Changes.TIMING,
        "CUDA",
        _CUDA,
        (
            ("CUDA_LAUNCH_BLOCKING", _OFF, "launches block until they end"),
            ("CUDA_DEVICE_MAX_CONNECTIONS", "8", "how many hardware queues a process uses"),
        ),
    ),
)
_OF_LIBRARIES = (
    *_group(
        Changes.LIBRARY,
        "torch",
        _WORKLOAD + '"PyTorch TunableOp"',
        (("PYTORCH_TUNABLEOP_TUNING", "1", "torch tunes what it has no choice for yet"),),
    ),
    *_group(
        Changes.LIBRARY,
        "torch inductor",
        _WORKLOAD + '"PyTorch inductor max-autotune tuning knobs"',
        (
            ("TORCHINDUCTOR_MAX_AUTOTUNE", _OFF, "tunes what torch.compile generates"),
            (
                "TORCHINDUCTOR_MAX_AUTOTUNE_GEMM_BACKENDS",
                "TRITON,ATEN,CPP",
                "what matrix multiplications are tuned over",
            ),
            ("TORCHINDUCTOR_AUTOTUNE_MULTI_DEVICE", _OFF, "tunes on several GPUs"),
            ("TORCHINDUCTOR_FREEZING", _OFF, "makes a model's weights constants"),
            ("TORCHINDUCTOR_CPP_WRAPPER", _OFF, "launches from C++"),
            ("TORCHINDUCTOR_LAYOUT_OPTIMIZATION", "1", "lays tensors of convolutions out channels last"),
            ("PYTORCH_MIOPEN_SUGGEST_NHWC", _OFF, "convolutions with channels last"),
        ),
    ),
    *_group(
        Changes.LIBRARY,
        "MIOpen",
        _WORKLOAD + '"MIOpen"',
        (
            ("MIOPEN_FIND_MODE", "DYNAMIC_HYBRID", "how a convolution's kernel is chosen"),
            ("MIOPEN_FIND_ENFORCE", "NONE", "whether a convolution's kernel is tuned"),
        ),
    ),
    *_group(
        Changes.LIBRARY,
        "RCCL",
        _WORKLOAD + '"RCCL"',
        (
            ("NCCL_MIN_NCHANNELS", "by the library", "how many channels a collective uses at least"),
            ("TORCH_NCCL_HIGH_PRIORITY", _OFF, "streams of collectives have high priority"),
        ),
    ),
    *_group(
        Changes.OUTPUT,
        "torch",
        _WORKLOAD + '"PyTorch inductor max-autotune tuning knobs"',
        (
            ("PYTORCH_TUNABLEOP_VERBOSE", _OFF, "torch says how it tunes"),
            ("TORCH_COMPILE_DEBUG", _OFF, "torch.compile keeps what it generates"),
            ("INDUCTOR_CK_BACKEND_GENERATE_TEST_RUNNER_CODE", _OFF, "keeps a program that runs the chosen kernel"),
        ),
    ),
)
_OF_DEVICES = (
    *_group(
        Changes.DEVICE,
        "HIP",
        _HIP,
        (("HIP_VISIBLE_DEVICES", "all", "which GPUs HIP sees, and their numbers"),),
    ),
    *_group(
        Changes.DEVICE,
        "ROCr",
        _ROCR,
        (
            ("ROCR_VISIBLE_DEVICES", "all", "which GPUs ROCr sees, and their numbers"),
            ("HSA_OVERRIDE_GFX_VERSION", _UNSET, "the architecture that ROCr reports"),
        ),
    ),
    *_group(
        Changes.DEVICE,
        "CUDA",
        _CUDA,
        (("CUDA_VISIBLE_DEVICES", "all", "which GPUs CUDA sees, and their numbers"),),
    ),
)
_OF_PROFILERS = (
    *_group(
        Changes.PROFILER,
        "ROCr",
        _WORKLOAD + '"Debug memory access faults"',
        (("HSA_TOOLS_LIB", _UNSET, "a tool in every ROCm process"),),
    ),
    *_group(
        Changes.OUTPUT,
        "ROCm's debug agent",
        _WORKLOAD + '"Debug memory access faults"',
        (("ROCM_DEBUG_AGENT_OPTIONS", _UNSET, "what the debug agent keeps"),),
    ),
    *_group(
        Changes.PROFILER,
        "rocprofiler",
        "AMD, rocprofiler-register and rocprofiler-sdk documentation",
        (
            ("ROCP_TOOL_LIBRARIES", _UNSET, "a rocprofiler tool in every ROCm process"),
            ("ROCPROFILER_REGISTER_FORCE_LOAD", _OFF, "rocprofiler in every ROCm process"),
        ),
    ),
    *_group(
        Changes.PROFILER,
        "CUDA",
        "NVIDIA, CUPTI and NVTX documentation",
        (
            ("CUDA_INJECTION64_PATH", _UNSET, "a tool in every CUDA process"),
            ("NVTX_INJECTION64_PATH", _UNSET, "a tool in every CUDA process"),
        ),
    ),
)
VARIABLES = (
    *_OF_TRITON,
    *_OF_HIP_COMPILERS,
    *_OF_EVERY_PROCESS,
    *_OF_TIMING,
    *_OF_LIBRARIES,
    *_OF_DEVICES,
    *_OF_PROFILERS,
)
