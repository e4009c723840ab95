"""One instruction's meaning, as the tables of instructions give it."""

import re
from dataclasses import dataclass

_BITWISE = re.compile(r"(?:\b[ab]\b|\bexec\b|\bscc \?|[~&|^(): ])+")
WRITING_EXEC = ("saveexec", "wrexec")
REGISTERS_OF_TYPE = {"u64": 2, "i64": 2, "f64": 2}


@dataclass(frozen=True)
class Operation:
    """One instruction's meaning. `form` says which template of the engine runs it.

    `result` and `sources` are type names; `body` is a C expression.
    """

    form: str
    result: str
    sources: tuple[str, ...]
    body: str
    scc: str = ""

    @property
    def is_bitwise(self) -> bool:
        """Whether each bit of a scalar result follows from the same bit of the sources."""
        is_plain = {self.result, *self.sources} in ({"u32"}, {"u64"})
        return is_plain and self.form in ("scalar", *WRITING_EXEC) and _BITWISE.fullmatch(self.body) is not None

    @property
    def writes_scc(self) -> bool:
        return bool(self.scc) or self.form in ("scalar_compare", *WRITING_EXEC)

    @property
    def reads_scc(self) -> bool:
        return "scc" in self.body or "scc" in self.scc

    @property
    def is_matrix(self) -> bool:
        return self.form in ("matrix", "any_matrix")


def make_operation(form: str, signature: str, body: str, scc: str = "") -> Operation:
    result, _, sources = signature.partition("=")
    return Operation(form, result.strip(), tuple(sources.split()), body, scc)


def registers_of(kind: str) -> int:
    """Return how many registers a value of a type takes; `x8` is eight."""
    return int(kind[1:]) if kind.startswith("x") else REGISTERS_OF_TYPE.get(kind, 1)
