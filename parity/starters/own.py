"""Plans a study of somebody's own kernels, of an operator that exists or of one that is derived from them."""

import re
from collections.abc import Mapping, Sequence

from parity.arch import get_arch
from parity.contract.toml import FILL_IN
from parity.errors import InputError
from parity.lanes.source_kernel import Kernel, Parameter, plain
from parity.operators import Direction, Operator, ScalarSpec, TensorSpec
from parity.starters.binding import Bound, arguments, constants, dtypes
from parity.starters.built_in import ARCHITECTURES, STARTERS, builders_with, starter
from parity.starters.plan import LanePlan, Plan

_SIZE, _THREADS = 256, 256
_STRIDES = re.compile(r"^(?:stride|ld)|stride$|_ld$")
_NUMBERS = re.compile(r"^(?:eps|alpha|beta|scale|\w*_scale|epsilon)$")


def derived_operator(name: str, kernels: Sequence[Kernel]) -> Operator:
    """Derive an operator without a reference from the kernel that says most about its types: its tensors are that
    kernel's pointers, and what its tensor maps are of.

    Raises InputError if that kernel writes through no pointer.
    """
    kernel = next((candidate for candidate in kernels if not candidate.is_triton), kernels[0])
    launched = kernel.launched
    pointers = [parameter for parameter in launched if parameter.is_pointer or parameter.is_tensor_map]
    others = [parameter for parameter in launched if parameter not in pointers]
    sizes = [
        parameter for parameter in others if not _is_number(parameter) and not _STRIDES.search(parameter.name.lower())
    ]
    axes = tuple(parameter.name for parameter in sizes) or ("n",)
    if not any(parameter.is_written for parameter in pointers):
        how = ": a struct's fields are not read: say with --operator FILE.py what is computed"
        has_struct = any(parameter.is_struct for parameter in launched)
        why = how if has_struct else ": name another kernel"
        raise InputError(f"{kernel.file}: '{kernel.name}' writes through none of its parameters{why}")
    return Operator(
        name=name,
        formula="to be filled in",
        axes=axes,
        independent=axes[:1],
        tensors={
            name: TensorSpec((axes[:2],), (parameter.dtype or "float32",), _direction(parameter))
            for name, parameter in zip(_tensor_names(pointers), pointers, strict=True)
        },
        reference=None,
        scalars={parameter.name: _scalar(parameter) for parameter in others if _is_number(parameter)},
    )


def _tensor_names(pointers: Sequence[Parameter]) -> list[str]:
    """Plain names, or the kernel's own where plain ones are alike."""
    names = [plain(parameter.name) for parameter in pointers]
    return names if len(set(names)) == len(names) else [parameter.name for parameter in pointers]


def _is_number(parameter: Parameter) -> bool:
    """Whether a parameter is a number like an epsilon, not a size. A Triton kernel does not say so, its name may."""
    return (
        parameter.is_float
        or parameter.dtype == "bool"
        or (parameter.dtype is None and bool(_NUMBERS.match(parameter.name.lower())))
    )


def _scalar(parameter: Parameter) -> ScalarSpec:
    return ScalarSpec("bool", 1) if parameter.dtype == "bool" else ScalarSpec("float32", 1.0)


def _direction(parameter: Parameter) -> Direction:
    if not parameter.is_written:
        return Direction.IN
    return Direction.IN_OUT if parameter.is_read else Direction.OUT


def plan_of_kernels(
    study: str, operator: Operator, operator_name: str, arch: str, kernels: dict[str, Kernel], paths: dict[str, str]
) -> Plan:
    """Plan a study whose lanes are these kernels. `paths` has each lane's kernel from the workspace. An operator in a
    file is named by that file.

    Raises InputError for an unknown architecture.
    """
    bound = {lane: arguments(kernel, operator) for lane, kernel in kernels.items()}
    has_starters, of_all = operator_name in STARTERS, builders_with(operator_name)
    usual = starter(study, operator_name, ARCHITECTURES[0], of_all) if has_starters else None
    stated = next((kernel.threads for kernel in kernels.values() if kernel.threads), None)
    threads = stated or (usual.threads if usual else max(_THREADS, get_arch(arch).wave_size))
    blocks = usual.blocks if usual else {operator.independent[0]: threads if len(operator.axes) == 1 else 1}
    dtype = {name: Bound(spec.dtypes[0], "") for name, spec in operator.tensors.items()}
    dtype |= {
        **(usual.tensors if usual else {}),
        **dtypes(((kernels[lane], bound[lane]) for lane in kernels), operator),
    }
    masked = {
        argument.value
        for lane, kernel in kernels.items()
        for parameter, argument in zip(kernel.launched, bound[lane], strict=True)
        if parameter.is_masked
    }
    in_all = set.intersection(*({argument.value for argument in lane_arguments} for lane_arguments in bound.values()))
    return Plan(
        study=study,
        operator=operator_name,
        formula=operator.formula,
        arch=arch,
        axes=usual.axes if usual else dict.fromkeys(operator.axes, _SIZE if len(operator.axes) > 1 else 16 * _SIZE),
        blocks=blocks,
        tails=[] if operator.reference else [*blocks, *(axis for axis in operator.axes if axis in masked - {*blocks})],
        threads=threads,
        tensors={name: dtype[name] for name, spec in operator.tensors.items() if not spec.optional or name in in_all},
        scalars={name: 1 if spec.default is None else spec.default for name, spec in operator.scalars.items()},
        lanes=[lane_of_kernel(lane, kernel, paths[lane], operator, arch) for lane, kernel in kernels.items()],
        is_guessed=usual is None,
        guesses_threads=usual is None and stated is None,
        notes=_notes(operator, operator_name, kernels),
    )


def _notes(operator: Operator, operator_name: str, kernels: dict[str, Kernel]) -> list[str]:
    notes = [
        f"{lane}: {kernel.name} is autotuned: 'config = 0' names one of its configurations, which gives constants and "
        "options in place of those here."
        for lane, kernel in kernels.items()
        if kernel.is_autotuned
    ]
    if operator.reference is None:
        notes.append(f"The lanes stay unverified until {operator_name} says what is right (reference).")
    return notes


def lane_of_kernel(
    lane: str, kernel: Kernel, path: str, operator: Operator, arch: str, known: Mapping[str, str] | None = None
) -> LanePlan:
    """Plan a lane of a kernel, bound by name. `path` is its file from the workspace; `known` has other bindings, as of
    another lane, by plain names.
    """
    return LanePlan(
        name=lane,
        builder=builder_of(kernel, arch),
        kernel=path,
        symbol=_symbol(kernel),
        arguments=arguments(kernel, operator, known),
        grid=_grid(kernel, operator),
        constants=constants(kernel, operator),
    )


def builder_of(kernel: Kernel, arch: str) -> str:
    """Return the name of what builds a kernel for an architecture."""
    if kernel.is_triton:
        return "gluon" if kernel.is_gluon else "triton"
    return "cuda" if get_arch(arch).is_nvidia else "hip"


def _symbol(kernel: Kernel) -> Bound:
    if kernel.template:
        return Bound(FILL_IN, f"{kernel.name}<...>, an instance of {kernel.shown}")
    return Bound(kernel.name, "")


def _grid(kernel: Kernel, operator: Operator) -> list[str]:
    """Return a grid with a dimension for each independent axis, if the kernel reads as many. The first dimension goes
    along a Triton kernel's rows, and along a C++ kernel's columns.
    """
    axes = operator.independent if kernel.is_triton else operator.independent[::-1]
    return [f"tiles_{axis}" for axis in axes] if kernel.dimensions == len(axes) > 1 else ["tiles"]
