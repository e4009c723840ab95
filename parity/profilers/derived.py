"""Figures that follow from hardware counters, by the field's definitions, each computed by the formula that is shown.

Sources. "Speed-of-Light", "Wavefront", "LDS" and "Roofline" are the tables of these names in ROCm Compute Profiler
(rocprofiler-compute), analysis_configs/gfx942, and those of gfx115x and gfx120x where "RDNA" stands before them; "MI300
and MI200 counters" is the ROCm documentation, "MI300 and MI200 series performance counters and metrics"; "Kernel
Profiling Guide" is NVIDIA's of Nsight Compute.
"""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean

from parity.arch import ARCHITECTURES, CDNA, RDNA, Family

_CDNA, _MI300, _RDNA = CDNA, frozenset({Family.CDNA3}), frozenset({Family.RDNA35, Family.RDNA4})
# What counters of some families alone are called.
_FAMILIES = {"TCC_": CDNA, "MFMA": CDNA, "GL2C_": RDNA, "GL1C_": RDNA}
_CYCLES = "cus_per_xcd * GRBM_GUI_ACTIVE"  # of all compute units together: the counter is summed over the dies
_READ = "128 * TCC_BUBBLE + 64 * (TCC_EA0_RDREQ - TCC_BUBBLE - TCC_EA0_RDREQ_32B) + 32 * TCC_EA0_RDREQ_32B"
_WRITTEN = "64 * TCC_EA0_WRREQ_64B + 32 * (TCC_EA0_WRREQ - TCC_EA0_WRREQ_64B)"
_TO_L2 = "TCP_TCC_READ_REQ + TCP_TCC_WRITE_REQ + TCP_TCC_ATOMIC_WITH_RET_REQ + TCP_TCC_ATOMIC_WITHOUT_RET_REQ"
MEMORY_TRAFFIC = ("HBM traffic", "DRAM traffic")  # of AMD and of NVIDIA
_MATRIX_TYPES = {"F8": "fp8", "F16": "fp16", "BF16": "bf16", "F32": "fp32", "F64": "fp64"}
_MATRIX_FLOP = " + ".join(f"SQ_INSTS_VALU_MFMA_MOPS_{dtype}" for dtype in _MATRIX_TYPES)
# Counters by the names in the formulas: those of CDNA, of RDNA and of older tools; NVIDIA's.
_NAMES = {
    "LDS_BANK_CONFLICT": ("SQ_LDS_BANK_CONFLICT", "SQC_LDS_BANK_CONFLICT", "LDS_BANK_CONFLICT"),
    "LDS_IDX_ACTIVE": ("SQ_LDS_IDX_ACTIVE", "SQC_LDS_IDX_ACTIVE", "LDS_IDX_ACTIVE"),
    "L2_HIT": ("TCC_HIT", "GL2C_HIT"),
    "L2_MISS": ("TCC_MISS", "GL2C_MISS"),
    "bank_conflicts": ("l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum",),
    "wavefronts": ("l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",),
    "lookup_hit": ("lts__t_sectors_lookup_hit.sum",),
    "lookup_miss": ("lts__t_sectors_lookup_miss.sum",),
    "inst_executed": ("sm__inst_executed.sum",),
    "warps_launched": ("smsp__warps_launched.sum",),
    "dram_bytes": ("dram__bytes.sum",),
}


@dataclass(frozen=True)
class FigureFormula:
    """A figure of one launch. `formula` is over counters, `duration_ns`, and what is known of the GPU: `cus_per_xcd`
    (compute units of a die), `memory_gbps`, `peak_fp16` and its like (GFLOP/s). `families` are those in which the
    counters mean this; empty for all. `counted` is the counter without which, at zero, the figure is about nothing.
    """

    name: str
    unit: str
    formula: str
    source: str
    families: frozenset[Family] = frozenset()
    counted: str = ""


@dataclass(frozen=True)
class DerivedFigure:
    """A figure computed from hardware counters, with its unit, its formula and the formula's source."""

    name: str
    value: float
    unit: str
    formula: str
    source: str


DERIVED = (
    FigureFormula(
        "LDS bank conflict rate",
        "share of LDS cycles",
        "LDS_BANK_CONFLICT / LDS_IDX_ACTIVE",
        "MI300 and MI200 counters, Local data share; on RDNA the same counters are the SQC's",
    ),
    FigureFormula(
        "LDS bank conflicts per access",
        "cycles per conflict-free cycle",
        "LDS_BANK_CONFLICT / (LDS_IDX_ACTIVE - LDS_BANK_CONFLICT)",
        "Speed-of-Light: LDS Bank Conflicts/Access",
        _CDNA,
    ),
    FigureFormula(
        "LDS utilisation",
        "share of cycles",
        f"LDS_IDX_ACTIVE / ({_CYCLES})",
        "LDS: Utilization",
        _CDNA,
    ),
    FigureFormula(
        "LDS bandwidth",
        "GB/s",
        "4 * 32 * (LDS_IDX_ACTIVE - LDS_BANK_CONFLICT) / duration_ns",
        "LDS: Theoretical Bandwidth, 32 banks",
        _MI300,
    ),
    FigureFormula(
        "MFMA utilisation",
        "share of cycles",
        f"SQ_VALU_MFMA_BUSY_CYCLES / (4 * {_CYCLES})",
        "Speed-of-Light: MFMA Utilization",
        _CDNA,
    ),
    *(
        FigureFormula(
            f"MFMA rate, {shown}",
            "GFLOP/s",
            f"512 * SQ_INSTS_VALU_MFMA_MOPS_{dtype} / duration_ns",
            f"Speed-of-Light: MFMA FLOPs ({dtype})",
            _CDNA,
            f"SQ_INSTS_VALU_MFMA_MOPS_{dtype}",
        )
        for dtype, shown in _MATRIX_TYPES.items()
    ),
    *(
        FigureFormula(
            f"MFMA share of its peak, {shown}",
            "share",
            f"512 * SQ_INSTS_VALU_MFMA_MOPS_{dtype} / duration_ns / peak_{shown}",
            f"Roofline: MFMA FLOPs ({dtype}) of the data sheet's peak",
            _CDNA,
            f"SQ_INSTS_VALU_MFMA_MOPS_{dtype}",
        )
        for dtype, shown in _MATRIX_TYPES.items()
    ),
    FigureFormula(
        "MFMA rate, int8",
        "GOP/s",
        "512 * SQ_INSTS_VALU_MFMA_MOPS_I8 / duration_ns",
        "Speed-of-Light: MFMA IOPs (Int8)",
        _CDNA,
        "SQ_INSTS_VALU_MFMA_MOPS_I8",
    ),
    FigureFormula(
        "VALU utilisation",
        "share of cycles",
        f"SQ_ACTIVE_INST_VALU / ({_CYCLES})",
        "Speed-of-Light: VALU Utilization",
        _CDNA,
    ),
    FigureFormula(
        "VALU active threads",
        "threads",
        "SQ_THREAD_CYCLES_VALU / SQ_ACTIVE_INST_VALU",
        "Speed-of-Light: VALU Active Threads",
        _CDNA,
    ),
    FigureFormula(
        "VALU instructions per wave",
        "instructions",
        "SQ_INSTS_VALU / SQ_WAVES",
        "MI300 and MI200 counters, derived metric VALUInsts",
    ),
    FigureFormula(
        "instructions per cycle",
        "instructions per busy CU's cycle",
        "SQ_INSTS / SQ_BUSY_CU_CYCLES",
        "Speed-of-Light: IPC",
        _CDNA,
    ),
    FigureFormula(
        "achieved occupancy",
        "waves per CU",
        f"SQ_LEVEL_WAVES_ACCUM / ({_CYCLES})",
        "Speed-of-Light: Wavefront Occupancy, SQ_ACCUM_PREV_HIRES beside SQ_LEVEL_WAVES",
        _CDNA,
    ),
    FigureFormula(
        "waves wait for a dependency",
        "share of wave cycles",
        "SQ_WAIT_ANY / SQ_WAVE_CYCLES",
        "Wavefront: Dependency Wait Cycles of Wave Cycles; RDNA Speed-of-Light: Wave Dependency Wait",
        _CDNA | _RDNA,
    ),
    FigureFormula(
        "waves wait to issue",
        "share of wave cycles",
        "SQ_WAIT_INST_ANY / SQ_WAVE_CYCLES",
        "Wavefront: Issue Wait Cycles of Wave Cycles; RDNA Speed-of-Light: Wave Issue Wait",
        _CDNA | _RDNA,
    ),
    FigureFormula(
        "waves are active",
        "share of wave cycles",
        "SQ_ACTIVE_INST_ANY / SQ_WAVE_CYCLES",
        "Wavefront: Active Cycles of Wave Cycles",
        _CDNA,
    ),
    FigureFormula(
        "vL1D hit rate",
        "share of requests",
        f"1 - ({_TO_L2}) / TCP_TOTAL_CACHE_ACCESSES",
        "Speed-of-Light: vL1D Cache Hit Rate",
        _CDNA,
    ),
    FigureFormula(
        "L2 hit rate",
        "share of requests",
        "L2_HIT / (L2_HIT + L2_MISS)",
        "MI300 and MI200 counters, derived metric L2CacheHit",
    ),
    FigureFormula(
        "instructions per busy cycle of an SQ",
        "instructions",
        "(SQ_INSTS_ALL - SQ_INSTS_INTERNAL) / SQ_BUSY_CYCLES",
        "RDNA Speed-of-Light: IPC",
        _RDNA,
    ),
    FigureFormula(
        "resident waves",
        "waves on the GPU",
        "SQ_WAVE_CYCLES / SQ_BUSY_CYCLES_avr",
        "RDNA Speed-of-Light: Wavefront Occupancy",
        _RDNA,
    ),
    FigureFormula("cycles of a wave", "cycles", "SQ_WAVE_CYCLES / SQ_WAVES", "RDNA Wave Life: Wave Life", _RDNA),
    FigureFormula(
        "waves wait at a barrier",
        "share of wave cycles",
        "SQ_WAIT_BARRIER / SQ_WAVE_CYCLES",
        "RDNA Wait State Analysis: Wait for Barrier",
        _RDNA,
    ),
    FigureFormula(
        "waves wait for a counter",
        "share of wave cycles",
        "SQ_WAIT_CNT_ANY / SQ_WAVE_CYCLES",
        "RDNA Wait State Analysis: Wait for Counter",
        _RDNA,
    ),
    FigureFormula(
        "vL0 hit rate",
        "share of requests",
        "(TCP_REQ - TCP_REQ_MISS) / TCP_REQ",
        "RDNA Speed-of-Light: GL0 Cache Hit Rate",
        _RDNA,
    ),
    FigureFormula(
        "L1 hit rate",
        "share of requests",
        "(GL1C_REQ - GL1C_REQ_MISS) / GL1C_REQ",
        "RDNA Speed-of-Light: GL1 Cache Hit Rate",
        _RDNA,
    ),
    FigureFormula(
        "L2 read bandwidth",
        "GB/s",
        "(32 * GL2C_READ_32_REQ + 64 * GL2C_READ_64_REQ + 128 * GL2C_READ_128_REQ + 96 * GL2C_COMPRESSED_READ_96_REQ)"
        " / duration_ns",
        "RDNA Speed-of-Light: GL2 Cache BW",
        _RDNA,
    ),
    FigureFormula(
        "memory read bandwidth",
        "GB/s",
        "(32 * GL2C_EA_RDREQ_32B + 64 * GL2C_EA_RDREQ_64B + 96 * GL2C_EA_RDREQ_96B + 128 * GL2C_EA_RDREQ_128B)"
        " / duration_ns",
        "RDNA Speed-of-Light: GL2-Fabric Read BW",
        _RDNA,
    ),
    FigureFormula(
        "memory write bandwidth",
        "GB/s",
        "(32 * (GL2C_MC_WRREQ - GL2C_EA_WRREQ_64B) + 64 * GL2C_EA_WRREQ_64B) / duration_ns",
        "RDNA Speed-of-Light: GL2-Fabric Write BW",
        _RDNA,
    ),
    FigureFormula("L2 bandwidth", "GB/s", "128 * TCC_REQ / duration_ns", "Speed-of-Light: L2 Cache BW", _MI300),
    FigureFormula(
        "HBM read bandwidth", "GB/s", f"({_READ}) / duration_ns", "Speed-of-Light: L2-Fabric Read BW", _MI300
    ),
    FigureFormula(
        "HBM write bandwidth", "GB/s", f"({_WRITTEN}) / duration_ns", "Speed-of-Light: L2-Fabric Write BW", _MI300
    ),
    FigureFormula(
        MEMORY_TRAFFIC[0],
        "bytes",
        f"{_READ} + {_WRITTEN}",
        "Speed-of-Light: L2-Fabric Read and Write BW",
        _MI300,
        "TCC_EA0_RDREQ",
    ),
    FigureFormula(
        "arithmetic intensity of MFMA",
        "FLOP per byte of HBM",
        f"512 * ({_MATRIX_FLOP}) / ({_READ} + {_WRITTEN})",
        "Roofline: AI HBM, without the VALU's part",
        _MI300,
    ),
    FigureFormula(
        "HBM share of its peak",
        "share",
        f"({_READ} + {_WRITTEN}) / duration_ns / memory_gbps",
        "Roofline: HBM Bandwidth of the data sheet's peak",
        _MI300,
    ),
    *(
        FigureFormula(
            f"roof at this intensity, {shown}",
            "GFLOP/s",
            f"min(peak_{shown}, memory_gbps * 512 * ({_MATRIX_FLOP}) / ({_READ} + {_WRITTEN}))",
            "Roofline: the lower of the matrix peak and of HBM bandwidth times arithmetic intensity",
            _MI300,
            f"SQ_INSTS_VALU_MFMA_MOPS_{dtype}",
        )
        for dtype, shown in _MATRIX_TYPES.items()
    ),
    FigureFormula(
        "shared memory bank conflict rate",
        "share of wavefronts",
        "bank_conflicts / wavefronts",
        "Kernel Profiling Guide, Shared Memory table",
    ),
    FigureFormula(
        "L2 hit rate of sectors",
        "share of sectors",
        "lookup_hit / (lookup_hit + lookup_miss)",
        "Kernel Profiling Guide, L2 Cache table",
    ),
    FigureFormula(
        "instructions per warp",
        "instructions",
        "inst_executed / warps_launched",
        "Kernel Profiling Guide, Metrics Structure",
    ),
    FigureFormula("DRAM bandwidth", "GB/s", "dram_bytes / duration_ns", "Kernel Profiling Guide, Memory Tables"),
    FigureFormula(
        MEMORY_TRAFFIC[1], "bytes", "dram_bytes", "Kernel Profiling Guide, Memory Tables", counted="dram_bytes"
    ),
)


def derived_figures(
    counters: Mapping[str, float],
    arch: str = "",
    took: Mapping[str, float] | None = None,
    gpu: Mapping[str, float] | None = None,
) -> list[DerivedFigure]:
    """Return the figures that can be computed from means of launches: of counters, and of the durations of those
    launches that have a counter (`took`), so that a rate is a sum over a sum; and from what is known of the GPU.

    Without an architecture, a figure is computed wherever its counters are there, unless one of the counters tells the
    family.
    """
    families = _families(arch, counters)
    known = dict(counters) | dict(gpu or {})
    figures = []
    for figure in DERIVED:
        if families is not None and figure.families and not figure.families & families:
            continue
        if figure.counted and not _figure(figure.counted, known):
            continue
        formula = ast.parse(figure.formula, mode="eval").body
        value = _value(formula, known | _duration(formula, took or {}))
        if value is not None:
            figures.append(DerivedFigure(figure.name, value, figure.unit, figure.formula, figure.source))
    return figures


def counters_of(figure_names: Iterable[str]) -> set[str]:
    """Return the counters that some figures are computed from, under all of their names."""
    wanted = set(figure_names)
    formulas = [ast.parse(figure.formula, mode="eval") for figure in DERIVED if figure.name in wanted]
    names = {node.id for formula in formulas for node in ast.walk(formula) if isinstance(node, ast.Name)}
    return {written for name in names for alias in _NAMES.get(name, (name,)) for written in (alias, f"{alias}_sum")}


def _families(arch: str, counters: Mapping[str, float]) -> frozenset[Family] | None:
    """Return the families that the counters may belong to; None if nothing tells."""
    if arch:
        return frozenset({ARCHITECTURES[arch].family}) if arch in ARCHITECTURES else frozenset()
    family_sets = {families for part, families in _FAMILIES.items() if any(part in counter for counter in counters)}
    return family_sets.pop() if len(family_sets) == 1 else None


def _duration(formula: ast.expr, took: Mapping[str, float]) -> dict[str, float]:
    """Return the mean duration of the launches that have a formula's counters, which may come from several passes."""
    names = [node.id for node in ast.walk(formula) if isinstance(node, ast.Name)]
    means = [mean for name in names if (mean := _figure(name, took)) is not None]
    return {"duration_ns": fmean(means)} if means else {}


def _value(node: ast.expr, known: Mapping[str, float]) -> float | None:
    """Return the value of a formula; None if a figure is missing or a divisor is zero."""
    match node:
        case ast.Constant(value=int(value)):
            return float(value)
        case ast.Name(id=name):
            return _figure(name, known)
        case ast.Call(func=ast.Name(id="min"), args=arguments):
            numbers = [number for argument in arguments if (number := _value(argument, known)) is not None]
            return min(numbers) if len(numbers) == len(arguments) else None
        case ast.BinOp(left=left, op=operation, right=right):
            first, second = _value(left, known), _value(right, known)
            if first is None or second is None:
                return None
            match operation:
                case ast.Add():
                    return first + second
                case ast.Sub():
                    return first - second
                case ast.Mult():
                    return first * second
                case ast.Div():
                    return first / second if second else None
    raise ValueError(f"not part of a formula: {ast.dump(node)}")


def _figure(name: str, known: Mapping[str, float]) -> float | None:
    """Return the value of a counter, under any of its names, also those that tools give its sum over all instances;
    None if it is missing.
    """
    for alias in _NAMES.get(name, (name,)):
        for written in (alias, f"{alias}_sum"):
            if written in known:
                return known[written]
    return None
