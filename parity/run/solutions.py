"""Solutions of a definition as they are judged: each is a lane of a contract that is made of the definition.

A solution divides the problem as it likes, so the contract holds neither tile nor launch width equal, and no registers
or spills are too many. Where a solution asks for other kernels at other sizes, it is verified at the workload's alone.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from math import lcm
from pathlib import Path

import tomlkit

from parity.arch import architecture_named, get_arch
from parity.contract import Contract, recorded_launches
from parity.contract.toml import validate
from parity.contract.workspace import Workspace, write_whole
from parity.errors import InputError
from parity.operators import Operator
from parity.run.contenders import Contender, Terms, lane_names, of_each
from parity.starters.definitions import Definition, Workload, read_definition, read_workloads
from parity.starters.imported import operator_of
from parity.starters.imported_plan import ImportedOperator, plan_of_definition
from parity.starters.operator_texts import imported_text
from parity.starters.solutions import CalledSolution, SolutionLane, Target, read_solution
from parity.starters.texts import contract_text
from parity.system.nearest import suggestion
from parity.verify import case_sizes

_LARGEST_PART = 4096
_APART = (3, 11, 40)  # what sizes have more than the workload's, times a number for each axis
_NO_LIMITS = {"next_free_vgpr_below": 1 << 16, "private_segment_bytes": 1 << 30}
_OF_A_STUDY = ("lanes", "title", "kpi", "guardrails")


def is_definition(path: Path) -> bool:
    """Return whether what a judge is given as a contract is a definition: a file of JSON, or the folder that has it."""
    return path.suffix == ".json" or (path / "definition.json").is_file()


@dataclass(frozen=True)
class Asked:
    """What solutions are judged on: a definition at one workload's sizes, for an architecture. `others` are the
    workloads of other sizes.
    """

    path: Path
    definition: Definition
    workload: Workload
    others: int
    arch: str

    @property
    def shown(self) -> str:
        more = f", the first of {self.others + 1}" if self.others else ""
        return f"{self.workload.name}{more}"


def asked_of(path: Path, workloads: Path | None, name: str | None, arch: str) -> Asked:
    """Read a definition, and its workload of some name, else the first one.

    Raises InputError for one that is wrong or not there, and for an architecture that is none.
    """
    try:
        arch = architecture_named(arch)
        get_arch(arch)
    except InputError as error:
        raise InputError(f"--arch: {error}") from None
    definition = read_definition(path)
    known = read_workloads(definition, workloads)
    if not known:
        raise InputError(f"{path}: has no workloads beside it: --workloads FILE names them")
    named = {workload.uuid: workload for workload in known}
    if name is not None and name not in named:
        raise InputError(f"--workload: '{name}' is none of {definition.name}{suggestion(name, named)}")
    workload = known[0] if name is None else named[name]
    if missing := [scalar for scalar in definition.scalars if scalar not in workload.scalars]:
        raise InputError(f"{path}: {workload.name}: field 'inputs.{missing[0]}': has no value")
    return Asked(path, definition, workload, len(known) - 1, arch)


def judged_on(workspace: Workspace, asked: Asked, words: Sequence[str]) -> tuple[Terms, list[Contender]]:
    """Write a definition's operator and its solutions into a workspace; return the contract that is made of it, and the
    contenders that they are.

    Raises InputError with all that is wrong, UnavailableError where a solution's function cannot be called.
    """
    definition = asked.definition
    operator, unbound = operator_of(definition, asked.workload)
    if unbound:
        raise InputError(f"{asked.path}: nothing says below which number the indices '{unbound[0]}' are")
    constant = tuple(name for name, value in definition.axes.items() if value is not None)
    operator = replace(operator, fixed=tuple(dict.fromkeys((*operator.fixed, *constant))))
    terms, target = _terms(workspace, asked, operator, {}), Target(asked.arch, workspace.root)
    solutions = of_each(words, lambda word: read_solution(Path(word), definition))
    with ExitStack() as stack:
        called = [
            stack.enter_context(closing(CalledSolution(solution, definition, asked.workload, target)))
            for solution in solutions
        ]
        lanes = _lanes(called, _sizes(terms))
        if blocks := _blocks(lanes):
            terms = _terms(workspace, asked, operator, blocks)
            lanes = _lanes(called, _sizes(terms))
        if not all(lane.knows_sizes for lane in lanes):
            terms = _terms(workspace, asked, replace(operator, fixed=tuple(definition.axes)), {})
            lanes = _lanes(called, _sizes(terms)[:1])
    named = zip(lane_names(words), words, lanes, strict=True)
    return terms, [Contender(name, word, lane.table, lane.notes, lane.solution) for name, word, lane in named]


def _blocks(lanes: Sequence[SolutionLane]) -> dict[str, int]:
    """Return parts of the axes that every lane's workgroups divide without rest, as far as their grids tell."""
    parts = dict[str, int]()
    for launch in recorded_launches({str(number): lane.table for number, lane in enumerate(lanes)}).values():
        for axis, part in re.findall(r"ceil\((\w+) / (\d+)\)", " ".join(map(str, launch["grid"]))):
            parts[axis] = lcm(parts.get(axis, 1), int(part))
    return {axis: part for axis, part in parts.items() if part <= _LARGEST_PART}


def _terms(workspace: Workspace, asked: Asked, operator: Operator, blocks: Mapping[str, int]) -> Terms:
    definition = asked.definition
    content = imported_text(operator, definition, ()).encode()
    file = f"operators/{hashlib.sha256(content).hexdigest()[:12]}.py"
    write_whole(workspace.root / file, content)
    imported = ImportedOperator(operator, file, ())
    plan = plan_of_definition("judge", asked.arch, definition, imported, [asked.workload], ["triton"])
    tables = tomlkit.parse(contract_text(plan)).unwrap()
    kept = {name: value for name, value in tables.items() if name not in _OF_A_STUDY}
    kept |= {"own_tiles": True, "guardrails": _NO_LIMITS, "kpi": {"margin_percent": 0.5}}
    kept["blocks"] = {**kept["blocks"], **{axis: part for axis, part in blocks.items() if axis in operator.independent}}
    kept["tails"] = [axis for axis, part in kept["blocks"].items() if kept["axes"][axis] % part]
    kept["operator"] = str((workspace.root / file).resolve())
    return Terms(asked.path, workspace, kept, {})


def _sizes(terms: Terms) -> list[dict[str, int]]:
    """Return the sizes at which solutions are called: the workload's, those of cases, and some that have little in
    common, by which rules over the axes are told apart.
    """
    made_up = {"title": "judge", "kpi": {"lane": "judged", "margin_percent": 1.0}}
    contract = validate(Contract, {**terms.tables, **made_up}, str(terms.path))
    fixed, found = contract.form().operator.fixed, case_sizes(contract)
    for number in _APART:
        apart = {
            axis: size if axis in fixed else size + number * (place + 2) + 1
            for place, (axis, size) in enumerate(contract.axes.items())
        }
        found += [apart] if apart not in found else []
    return found


def _lanes(called: Sequence[CalledSolution], sizes: Sequence[dict[str, int]]) -> list[SolutionLane]:
    return of_each(called, lambda one: one.lane(sizes))
