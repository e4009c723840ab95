"""Names of parameters that people set from the command line, and where in a contract or a lane each belongs."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum

from parity.contract import Contract, LaneSpec
from parity.errors import InputError
from parity.lanes.registry import kind_of

Value = str | int | float | bool
_BLOCK = re.compile(r"(?:block|tile)\.(\w+)")
_ALIKE = 0.75  # of a name: what is so much like a constant's is a mistyped one
_ENVIRONMENT = re.compile(r"env\.(\w+)")


class Table(StrEnum):
    """Where a parameter stands: in the contract, or in a table of the lane, which a step may set."""

    BLOCKS = "blocks"
    THREADS = "threads"
    TOOLCHAIN = "toolchain"
    ENV = "env"
    CONSTANTS = "constants"
    OPTIONS = "options"

    @property
    def is_of_contract(self) -> bool:
        return self in (Table.BLOCKS, Table.THREADS)


@dataclass(frozen=True)
class Parameter:
    """A parameter's table, and its name there."""

    table: Table
    name: str


def parameter_of(contract: Contract, lane: str, spec: LaneSpec, name: str) -> Parameter:
    """Return what a name means for a lane: block.m, threads, env.NAME, a compiler (triton), a constant or an option.

    Raises InputError for a constant that the lane does not have.
    """
    if block := _BLOCK.fullmatch(name):
        return Parameter(Table.BLOCKS, block.group(1))
    if name == "threads":
        return Parameter(Table.THREADS, name)
    if variable := _ENVIRONMENT.fullmatch(name):
        return Parameter(Table.ENV, variable.group(1))
    kind = kind_of(contract, lane, spec)
    if name in kind.toolchains:
        return Parameter(Table.TOOLCHAIN, name)
    if name in spec.constants:
        return Parameter(Table.CONSTANTS, name)
    if not kind.has_options:
        known = ", ".join(spec.constants) or "none"
        raise InputError(f"--set: lane {lane} has no constant '{name}': it has {known}")
    if close := get_close_matches(name, spec.constants, n=1, cutoff=_ALIKE):
        raise InputError(f"--set: lane {lane} has no constant '{name}': did you mean '{close[0]}'?")
    return Parameter(Table.OPTIONS, name)
