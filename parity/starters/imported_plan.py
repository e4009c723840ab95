"""Plans the study of a definition: its workloads are the sizes, and its lanes await their kernels."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import gcd
from typing import NamedTuple

from parity.contract.toml import FILL_IN
from parity.lanes.source_kernel import Kernel
from parity.operators import Operator
from parity.starters.binding import Bound
from parity.starters.definitions import Definition, Workload
from parity.starters.own import plan_of_kernels
from parity.starters.plan import LanePlan, Plan, Variant

_THREADS, _TILE = 256, 64


class ImportedOperator(NamedTuple):
    """The operator of a definition, and its file; `unbound` are tensors of indices whose bound is still to be filled
    in.
    """

    operator: Operator
    file: str
    unbound: Sequence[str]


def plan_of_definition(
    study: str,
    arch: str,
    definition: Definition,
    imported: ImportedOperator,
    workloads: Sequence[Workload],
    lanes: Sequence[str],
) -> Plan:
    """Plan the study of a definition, with lanes whose kernels are still to be named."""
    operator, file, unbound = imported
    first = workloads[0] if workloads else None
    axes: dict[str, int | str] = {name: FILL_IN if value is None else value for name, value in definition.axes.items()}
    axes |= definition.sizes(first) if first else {}
    return Plan(
        study=study,
        operator=file,
        formula=operator.formula,
        arch=arch,
        axes=axes,
        blocks=_blocks(operator, axes),
        tails=[],
        threads=_THREADS,
        tensors={name: Bound(spec.dtypes[0], "") for name, spec in operator.tensors.items()},
        scalars=_scalars(definition, first),
        numerics={"nan": Bound("unspecified", "nothing is said of NaN and infinities")},
        lanes=[_open_lane(name, operator) for name in lanes],
        is_guessed=True,
        sized_by=f", of {first.name}" if first else "",
        variants=dict(_variant(study, definition, workload, axes) for workload in workloads[1:]),
        notes=_notes(definition, operator, file, unbound),
    )


def _blocks(operator: Operator, axes: Mapping[str, int | str]) -> dict[str, int]:
    """One row for a workgroup; a tile where something is summed and outputs divide along two axes, as in a product of
    matrices.
    """
    if not _is_product(operator):
        return {operator.independent[0]: 1}
    sizes = {name: axes[name] for name in operator.independent}
    return {name: _TILE if isinstance(size, str) else gcd(size, _TILE) for name, size in sizes.items()}


def _is_product(operator: Operator) -> bool:
    """Whether an output divides along two axes, and two inputs are summed over an axis that is none of its sides."""
    sides = {side for name in operator.outputs for side in operator.tensors[name].shapes[0]}
    summed = [axis for axis in operator.axes if axis not in operator.independent]
    if len(operator.independent) != 2 or len(summed) != 1 or summed[0] in sides:
        return False
    return sum(summed[0] in spec.shapes[0] for spec in operator.tensors.values()) > 1


def _has_rows(operator: Operator) -> bool:
    """Whether a workgroup for each part along the first independent axis is the usual launch: it is the outputs' first
    side. For anything else nothing is guessed.
    """
    firsts = {operator.tensors[name].shapes[0][0] for name in operator.outputs}
    return firsts == set(operator.independent[:1])


def _variant(
    study: str, definition: Definition, workload: Workload, axes: Mapping[str, int | str]
) -> tuple[str, Variant]:
    """Return the study of another workload, by its name: only the sizes that differ."""
    differing = {name: size for name, size in definition.sizes(workload).items() if axes[name] != size}
    name = "-".join([study, *(f"{name}{size}" for name, size in differing.items())])
    return name, Variant(f", {workload.name}", differing, _scalars(definition, workload))


def with_kernels(plan: Plan, operator: Operator, kernels: dict[str, Kernel], paths: dict[str, str]) -> Plan:
    """Return the plan with these kernels as its lanes, bound by name."""
    kernel_plan = plan_of_kernels(plan.study, operator, plan.operator, plan.arch, kernels, paths)
    lanes = [with_usual_grid(lane, operator) for lane in kernel_plan.lanes]
    notes = [*plan.notes, *kernel_plan.notes]
    guesses = kernel_plan.guesses_threads
    return replace(plan, lanes=lanes, threads=kernel_plan.threads, guesses_threads=guesses, notes=notes)


def with_usual_grid(lane: LanePlan, operator: Operator) -> LanePlan:
    """Return the lane with a grid that is still to be filled in, where no launch is usual."""
    return lane if _has_rows(operator) else replace(lane, grid=_grid(operator))


def _scalars(definition: Definition, workload: Workload | None) -> dict[str, float | int | str]:
    return {name: workload.scalars.get(name, FILL_IN) if workload else FILL_IN for name in definition.scalars}


def _open_lane(name: str, operator: Operator) -> LanePlan:
    """Return a lane without a kernel. Its arguments are what kernels usually take: tensors, scalars, the workload's
    sizes.
    """
    arguments = [*operator.tensors, *operator.scalars, *(axis for axis in operator.axes if axis not in operator.fixed)]
    return LanePlan(
        name=name,
        builder=name,
        kernel=FILL_IN,
        symbol=Bound(FILL_IN, ""),
        arguments=[Bound(argument, "") for argument in arguments],
        grid=_grid(operator),
    )


def _grid(operator: Operator) -> list[str]:
    return ["tiles"] if _has_rows(operator) else [FILL_IN]


def _notes(definition: Definition, operator: Operator, file: str, unbound: Sequence[str]) -> list[str]:
    notes = []
    if unbound:
        notes.append(
            f"{file}: 'below' is still to be filled in for {', '.join(unbound)}: the size that they are smaller "
            "than; words of packed bits have any_bits=True instead. If they are offsets or otherwise not any numbers, "
            "let a function of the code make the inputs: cases=CODE.cases('get_inputs')."
        )
    if definition.unused:
        notes.append(f"Not read, because they give no size: the constraints {'; '.join(definition.unused)}.")
    if operator.whole:
        notes.append(
            "No axis was found along which parts of the outputs depend on parts of the inputs alone, so the reference "
            "computes whole problems. If you know one, say it in the operator's file: independent=(...), without whole."
        )
    return notes
