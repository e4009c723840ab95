"""The whole analysis of an assembly text: per kernel its resources, counts, hot loop and findings."""

import re
from dataclasses import asdict, dataclass

from parity.arch import ARCHITECTURES, Arch, get_arch, is_for
from parity.codeobject import ObjectFile, ObjectKernel, read_object
from parity.errors import InputError
from parity.isa.cfg import ControlFlow, control_flow
from parity.isa.counters import Counts, HotLoop, count, hot_loop, stores_in_loops
from parity.isa.findings import Finding, findings
from parity.isa.loops import natural_loops
from parity.isa.metadata import load_metadata
from parity.isa.parse import parse
from parity.isa.resources import Resources, resources
from parity.isa.sass import is_sass, parse_sass, sass_flow, sass_resources, sass_target
from parity.records import RESOURCES, CodeObject, StaticReading


@dataclass(frozen=True)
class KernelAnalysis:
    """What the machine code of one kernel shows. Every figure is of basis `static`.

    `is_complete` is false where calls or computed jumps hide a part of it; `hot_loop_lines` are lines of the text.
    """

    name: str
    arch: str | None
    resources: Resources
    function: Counts
    hot_loop: HotLoop | None
    findings: tuple[Finding, ...]
    stores_in_loops: bool
    is_complete: bool
    hot_loop_lines: tuple[int, ...] = ()


def resources_of(kernel: ObjectKernel, analysis: KernelAnalysis) -> dict[str, float | None]:
    """Return the resources of a kernel by name. Its private memory is what its code object itself says."""
    used: dict[str, float | None] = {name: getattr(analysis.resources, name) for name in RESOURCES}
    return used | {"private_segment_bytes": kernel.private_segment_bytes}


def reading_of(analysis: KernelAnalysis) -> StaticReading:
    """Return what a lab book keeps of an analysis."""
    return StaticReading(static_counters(analysis), tuple(asdict(finding) for finding in analysis.findings))


def static_counters(analysis: KernelAnalysis) -> dict[tuple[str, str], float]:
    """Return all counters by (scope, name); an unknown figure has no entry."""
    used, hot = analysis.resources, analysis.hot_loop
    counters: dict[tuple[str, str], float | None] = {("resources", name): getattr(used, name) for name in RESOURCES}
    if used.occupancy is not None:
        counters["occupancy", "waves_per_simd"] = used.occupancy.waves_per_simd
        counters |= {("occupancy_limit", name): waves for name, waves in used.occupancy.limits.items()}
    counters["function", "instructions"] = analysis.function.instructions
    counters |= {("function", name): value for name, value in analysis.function.counts.items()}
    counters |= {("function_class", name): value for name, value in analysis.function.classes.items()}
    if hot is not None:
        counters["hot_loop", "instructions"] = hot.counts.instructions
        counters["hot_loop", "matrix"] = hot.counts.matrix
        counters["hot_loop", "non_matrix_per_matrix"] = hot.non_matrix_per_matrix
        counters |= {("hot_loop", name): value for name, value in hot.counts.counts.items()}
        counters |= {("hot_loop_class", name): value for name, value in hot.counts.classes.items()}
    return {name: float(value) for name, value in counters.items() if value is not None}


def analyse_built(code: CodeObject) -> tuple[ObjectFile, KernelAnalysis]:
    """Return a built lane's code object and the analysis of its kernel. Raises InputError for files that cannot be
    read.
    """
    built = read_object(code.path.read_bytes(), str(code.path))
    (analysis,) = analyse(
        code.assembly_path.read_text(),
        str(code.assembly_path),
        kernel=f"^{re.escape(code.kernel_name)}$",
        dynamic_lds_bytes=code.dynamic_lds_bytes,
        objects=built.kernels,
    )
    return built, analysis


def analyse(
    text: str,
    source: str = "<text>",
    *,
    kernel: str | None = None,
    arch: str | None = None,
    dynamic_lds_bytes: int = 0,
    objects: dict[str, ObjectKernel] | None = None,
) -> list[KernelAnalysis]:
    """Analyse the kernels of an assembly text whose names match the regular expression `kernel`.

    `arch` is the target of a text that names none, or only a generic one. A text without kernel descriptors
    (disassembly) is taken as one kernel per function. NVIDIA's text does not tell the resources: they come from
    `objects`, the kernels of its cubin, if that is at hand.
    Raises InputError for text that cannot be read, text of another architecture and a pattern without a match.
    """
    if is_sass(text):
        if arch not in (None, sass_target(text)):
            raise InputError(f"--arch: '{arch}', but {source} is machine code of {sass_target(text)}")
        return _analyse_sass(text, source, kernel, dynamic_lds_bytes, objects or {})
    assembly = parse(text, source)
    if arch and not is_for(assembly.target, arch):
        raise InputError(f"--arch: '{arch}', but {source} is machine code of {assembly.target}")
    target = arch or assembly.target
    is_known = target is not None and target.split(":")[0] in ARCHITECTURES
    known = get_arch(target) if target is not None and (arch or is_known) else None
    metadata = load_metadata(assembly)
    names = [name for name in assembly.functions if name in assembly.descriptors] or list(assembly.functions)
    result = []
    for name in _chosen(names, kernel, source):
        flow = control_flow(assembly.functions[name], source)
        descriptor = assembly.descriptors.get(name, {})
        used = resources(known, descriptor, metadata.get(name), dynamic_lds_bytes)
        result.append(_analysis(flow, target, known, used))
    return result


def _analyse_sass(
    text: str, source: str, kernel: str | None, dynamic_lds_bytes: int, objects: dict[str, ObjectKernel]
) -> list[KernelAnalysis]:
    target, functions = sass_target(text), parse_sass(text, source)
    result = []
    for name in _chosen(list(functions), kernel, source):
        used = sass_resources(target, objects.get(name), dynamic_lds_bytes)
        result.append(_analysis(sass_flow(functions[name], source), target, ARCHITECTURES.get(target), used))
    return result


def _analysis(flow: ControlFlow, target: str | None, known: Arch | None, used: Resources) -> KernelAnalysis:
    loops = natural_loops(flow)
    hot = hot_loop(flow, loops)
    return KernelAnalysis(
        name=flow.function.name,
        arch=target,
        resources=used,
        function=count(flow.function.mnemonics),
        hot_loop=hot,
        findings=tuple(findings(known, flow, hot, used)),
        stores_in_loops=stores_in_loops(flow, loops),
        is_complete=not (flow.has_calls or flow.has_indirect_jumps),
        hot_loop_lines=tuple(flow.function.lines[index] for index in hot.indices) if hot else (),
    )


def check_lds(kernels: list[KernelAnalysis], dynamic_lds_bytes: int) -> None:
    """Raise InputError if a workgroup cannot have as much LDS as the launch would give it."""
    for kernel in kernels:
        known = ARCHITECTURES.get((kernel.arch or "").split(":")[0])
        lds = kernel.resources.lds_bytes
        if dynamic_lds_bytes and known and lds and lds > known.lds_max_per_workgroup_bytes:
            part = f" and {kernel.name}'s own {kernel.resources.lds_static_bytes:,}" if lds > dynamic_lds_bytes else ""
            most = known.lds_max_per_workgroup_bytes
            raise InputError(
                f"--lds: {dynamic_lds_bytes:,} bytes{part} are more than a workgroup on {known.name} can have: {most:,}"
            )


def _chosen(names: list[str], pattern: str | None, source: str) -> list[str]:
    chosen = [name for name in names if pattern is None or _compile(pattern).search(name)]
    if not chosen:
        raise InputError(f"{source}: no kernel matches '{pattern}': it has {', '.join(names)}")
    return chosen


def _compile(pattern: str) -> re.Pattern[str]:
    try:
        return re.compile(pattern)
    except re.error as error:
        raise InputError(f"--kernel: '{pattern}' is not a regular expression: {error}") from error
