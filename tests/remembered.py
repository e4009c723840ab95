"""What most tests are not about, and is found once in a run of the tests: the cases of a contract, and whether a build
comes out alike elsewhere. That a lane was verified, the program remembers by itself.
"""

import hashlib
from functools import lru_cache
from pathlib import Path

import pytest

from parity.contract import Contract
from parity.lanes import BuildRequest
from parity.lanes.again import otherwise
from parity.records import BuildOutcome
from parity.verify import Case, make_cases

_ASKED_BY = ("parity.run.pipeline", "parity.sweep.points")
_MOST_CONTRACTS = 2  # the tensors of a contract's own size are hundreds of megabytes


class Remembered:
    """Finds it as the program does, and remembers it: cases in this worker, builds in a folder that all workers have."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._cases = lru_cache(_MOST_CONTRACTS)(_ByContent.cases)

    def install(self, patch: pytest.MonkeyPatch) -> None:
        for module in _ASKED_BY:
            patch.setattr(f"{module}.make_cases", self.cases)
        patch.setattr("parity.run.pipeline.otherwise", self.otherwise)

    def cases(self, contract: Contract) -> list[Case]:
        return self._cases(_ByContent(contract))

    def otherwise(self, request: BuildRequest, outcome: BuildOutcome, hip_compiler: str) -> str:
        """Builds again what no test has built again yet."""
        assert outcome.code_object is not None
        asked = repr((request.kernel.read_text(), outcome.code_object.sha256, hip_compiler))
        kept = self._folder / f"{hashlib.sha256(asked.encode()).hexdigest()}.again"
        if not kept.is_file():
            kept.write_text(otherwise(request, outcome, hip_compiler))
        return kept.read_text()


class _ByContent:
    """A contract as a key."""

    def __init__(self, contract: Contract) -> None:
        self.contract, self._key = contract, repr((contract.sha256(), contract.points))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByContent) and self._key == other._key

    def cases(self) -> list[Case]:
        return make_cases(self.contract)
