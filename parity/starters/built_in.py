"""The studies that need no kernels of one's own: starter kernels for built-in operators."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from parity.arch import ARCHITECTURES as KNOWN
from parity.errors import InputError
from parity.lanes import BUILDERS
from parity.starters.binding import Bound
from parity.starters.plan import LanePlan, Plan
from parity.system.nearest import suggestion

ARCHITECTURES = ("gfx1151", "gfx1201", "gfx942", "gfx950", "gfx90a")


def starter(study: str, operator: str, arch: str, builders: list[str]) -> Plan:
    """Plan a study of a built-in operator with its starter kernels, one lane for each builder.

    Raises InputError, with all that is wrong, where there are no such kernels.
    """
    problems = [operator_problem(operator), arch_problem(arch), *(lane_problem(name, operator) for name in builders)]
    if wrong := [problem for problem in problems if problem]:
        raise InputError(*wrong)
    return STARTERS[operator](study, arch, builders)


def operator_problem(operator: str) -> str | None:
    """Say why there are no starter kernels of an operator; None if there are."""
    if operator in STARTERS:
        return None
    known = suggestion(operator, STARTERS)
    return f"--operator: '{operator}' has no starter kernels{known}; for another operator name its kernels with --from"


def arch_problem(arch: str) -> str | None:
    """Say why there are no starter kernels for an architecture; None if there are."""
    if arch in ARCHITECTURES:
        return None
    if arch.partition(":")[0] not in KNOWN:
        return unknown_arch(arch)
    known = ", ".join(ARCHITECTURES)
    return f"--arch: there are starter kernels for {known}: for '{arch}' name your own with --from"


def unknown_arch(arch: str) -> str:
    """Say that an architecture is unknown, and which may be meant."""
    return f"--arch: unknown architecture '{arch}'{suggestion(arch, KNOWN)}"


def lane_problem(builder: str, operator: str) -> str | None:
    """Say why a builder has no starter kernel of an operator; None if it has, or if no builder has."""
    known = builders_with(operator)
    if builder in known or operator not in STARTERS:
        return None
    return f"--lanes: '{builder}' has no starter kernels{suggestion(builder, known)}"


def _rms_norm(study: str, arch: str, builders: list[str]) -> Plan:
    arguments = ["x", "weight", "y", "eps", "columns"]
    return Plan(
        study=study,
        operator="rms_norm",
        formula="y = x / sqrt(mean(x^2) + eps) * weight, row by row",
        arch=arch,
        axes={"rows": 512, "columns": 1024},
        blocks={"rows": 1},
        tails=[],
        threads=256,
        tensors=_dtypes(x="float16", weight="float16", y="float16"),
        scalars={"eps": 1e-6},
        lanes=[_lane("rms_norm", builder, arguments) for builder in builders],
    )


def _scaled_mm(study: str, arch: str, builders: list[str]) -> Plan:
    arguments = ["a", "b", "scale", "bias", "c", "m", "n", "k"]
    return Plan(
        study=study,
        operator="scaled_mm",
        formula="c = (a b) scale + bias",
        arch=arch,
        axes={"m": 256, "n": 256, "k": 128},
        blocks={"m": 64, "n": 64, "k": 32},
        tails=[],
        threads=256,
        tensors=_dtypes(a="float16", b="float16", scale="float32", bias="float16", c="float16"),
        lanes=[_lane("scaled_mm", builder, arguments) for builder in builders],
    )


def builders_with(operator: str) -> list[str]:
    """List the builders that have a starter kernel of an operator."""
    return [name for name, kind in BUILDERS.items() if operator in kind.starters]


def starter_kernel(operator: str, builder: str) -> Path:
    """Return the file of a starter kernel, in its builder's folder."""
    folder = files("parity.lanes").joinpath(builder, "starters")
    return next(Path(str(file)) for file in folder.iterdir() if file.name.startswith(f"{operator}."))


def _dtypes(**named: str) -> dict[str, Bound]:
    return {name: Bound(dtype, "") for name, dtype in named.items()}


def _lane(operator: str, builder: str, arguments: list[str]) -> LanePlan:
    return LanePlan(
        name=builder,
        builder=builder,
        kernel=f"kernels/{starter_kernel(operator, builder).name}",
        symbol=Bound(operator, ""),
        arguments=[Bound(argument, "") for argument in arguments],
        grid=["tiles"],
        constants={name: Bound(*bound) for name, bound in BUILDERS[builder].starters[operator].items()},
    )


STARTERS: dict[str, Callable[[str, str, list[str]], Plan]] = {"rms_norm": _rms_norm, "scaled_mm": _scaled_mm}
