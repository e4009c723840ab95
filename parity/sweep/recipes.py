"""What else a lane could be: kernels that other steps and studies of the workspace have for the same operator, and
other values of options and constants; and how a step says so.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields, replace
from typing import Any

from parity.arch import CDNA, RDNA, get_arch
from parity.contract import Contract, LaneSpec
from parity.contract.references import study_names
from parity.contract.study import Study, default_lanes, load_step, load_study
from parity.contract.workspace import Workspace
from parity.errors import InputError
from parity.lanes import kind_of
from parity.lanes.parameters import Value

_OF_KERNEL = ("kernel", "symbol", "arguments", "types", "layouts", "constants", "grid", "block", "scratch", "flags")
_STAGES: Mapping[str, tuple[Value, ...]] = {"num_stages": (1, 2, 3, 4)}
# Options of Triton's compiler that a lane may have, by kind of architecture.
_OPTIONS: Mapping[str, Mapping[str, tuple[Value, ...]]] = {
    "others": _STAGES,
    "cdna": {**_STAGES, "waves_per_eu": (0, 1, 2, 3, 4), "matrix_instr_nonkdim": (0, 16, 32), "kpack": (1, 2)},
    "rdna": {**_STAGES, "waves_per_eu": (0, 1, 2, 3, 4)},
}
_LARGEST = 64


def recipes(workspace: Workspace, study: Study, lane: str, spec: LaneSpec) -> list[LaneSpec]:
    """Return a lane with every other kernel, of the same builder, that a step or contract of the workspace has for this
    operator, as far as it fits the contract and a step can say it; those of the same architecture come first.
    """
    contract = study.contract
    base = default_lanes(study)[lane]
    found: dict[str, LaneSpec] = {repr(spec): spec}
    for name in sorted(study_names(workspace), key=lambda name: name != study.name):
        for other in _lanes(workspace, name, contract, lane, spec):
            same = {field: getattr(other, field) for field in _OF_KERNEL}
            options = {**spec.options, **other.options, **_warps(spec)}
            candidate = replace(spec, **same, options=options if spec.options else other.options)
            if repr(candidate) not in found and lane_table(base, candidate) and _fits(contract, lane, candidate):
                found[repr(candidate)] = candidate
    return [*found.values()][1:]


def _warps(spec: LaneSpec) -> dict[str, Value]:
    """Return the option that belongs to the contract's work-items."""
    return {name: value for name, value in spec.options.items() if name == "num_warps"}


def _lanes(workspace: Workspace, name: str, contract: Contract, lane: str, spec: LaneSpec) -> Iterator[LaneSpec]:
    """Yield what a study has, in its contract and its steps, of the same builder for the same operator and kind of
    architecture. What is wrong there is left out.
    """
    try:
        study = load_study(workspace, name, only_read=True)
        if study.contract.operator != contract.operator or _kind(study.contract.arch) != _kind(contract.arch):
            return
        every = [default_lanes(study)]
        every += [load_step(workspace, f"{name}/{step}", only_read=True)[1].lanes for step in study.step_names()]
        kind = kind_of(contract, lane, spec)
        for lanes in every:
            yield from (other for own, other in lanes.items() if kind_of(study.contract, own, other) is kind)
    except InputError:
        return


def _fits(contract: Contract, lane: str, spec: LaneSpec) -> bool:
    try:
        contract.check_lane(lane, spec)
    except InputError:
        return False
    return not spec.launches


def alternatives(contract: Contract, lane: str, spec: LaneSpec) -> dict[str, tuple[Value, ...]]:
    """Return other values that a lane's options and literal constants may have: a truth value its contrary, a power of
    two its half and its double.
    """
    kind = kind_of(contract, lane, spec)
    of_options = _OPTIONS[_kind(contract.arch)] if kind.has_options else {}
    found = {
        name: tuple(value for value in values if value != spec.options.get(name)) for name, values in of_options.items()
    }
    for name, value in spec.constants.items():
        if isinstance(value, bool):
            found[name] = (not value,)
        elif isinstance(value, int) and value > 0 and value & (value - 1) == 0:
            found[name] = tuple(other for other in (value // 2, value * 2) if 1 <= other <= _LARGEST)
    return {name: values for name, values in found.items() if values}


def _kind(arch: str) -> str:
    family = get_arch(arch).family
    return "cdna" if family in CDNA else "rdna" if family in RDNA else "others"


def lane_table(base: LaneSpec, spec: LaneSpec) -> dict[str, Any]:
    """Return what a step's table of a lane says so that the contract's lane `base` becomes `spec`; an empty one if no
    step can say that, as where a constant is missing, or if there is nothing to say.
    """
    table: dict[str, Any] = {}
    whole, wanted = asdict(base), asdict(spec)
    for field in fields(LaneSpec):
        old, new = whole[field.name], wanted[field.name]
        if old == new:
            continue
        if isinstance(old, dict) and field.name != "toolchain":
            if not old.keys() <= new.keys():
                return {}
            new = {name: value for name, value in new.items() if name not in old or old[name] != value}
        elif field.name == "toolchain":
            new = {name: value for name, value in new.items() if value is not None}
        table[field.name] = new
    return table


def differences(old: LaneSpec, new: LaneSpec) -> dict[str, Value]:
    """Return what of a lane is another, by the names that people know: its kernel in one text, constants and options by
    their names, other tables' entries as `types.b`.
    """
    found: dict[str, Value] = {}
    if (old.kernel, old.symbol) != (new.kernel, new.symbol):
        found["kernel"] = f"{new.kernel}:{new.symbol}"
    for table in ("constants", "options", "types", "layouts", "env"):
        before, after = getattr(old, table), getattr(new, table)
        prefix = "" if table in ("constants", "options") else f"{table}."
        found |= {f"{prefix}{name}": value for name, value in after.items() if before.get(name) != value}
    for name in ("arguments", "grid", "block", "flags"):
        if getattr(old, name) != getattr(new, name):
            found[name] = str(getattr(new, name))
    return found
