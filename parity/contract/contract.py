"""The contract: what all lanes must hold equal, and how each lane is built by default.

A contract file is validated as a whole when it is read; an impossible one cannot be constructed.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from pydantic.dataclasses import dataclass

from parity.contract.clauses import Clauses
from parity.contract.lane import Lanes, LaneSpec
from parity.contract.problems import problems_of_contract, problems_of_lane, problems_of_names
from parity.contract.toml import STRICT
from parity.errors import InputError
from parity.operators import operator_identity, sha256_of
from parity.operators.expressions import plain_shape

# What is equal under two contracts makes their runs comparable: a title, a margin or a first baseline does not.
_BINDING = ("operator", "arch", "axes", "blocks", "tails", "threads", "tensors", "scalars", "numerics", "inputs",
            "guardrails", "matrix_instruction", "autotuning", "layouts")  # fmt: skip


@dataclass(config=STRICT)
class Contract(Clauses):
    """The fixed configuration of a study: clauses that can be meant. Raises InputError with all that is wrong."""

    def __post_init__(self) -> None:
        if problems := list(problems_of_contract(self)):
            raise InputError(*dict.fromkeys(problems))

    def check_lanes(self, lanes: Lanes) -> None:
        """Raises InputError, with everything that is wrong, unless these are lanes of this contract."""
        problems = [*problems_of_names(self, lanes)]
        for name, lane in lanes.items():
            problems += problems_of_lane(self, name, lane)
        if problems:
            raise InputError(*problems)

    def check_lane(self, name: str, lane: LaneSpec) -> None:
        """Raises InputError for a lane that binds or lays out something as the contract does not have it."""
        if problems := list(problems_of_lane(self, name, lane)):
            raise InputError(*problems)

    def document(self) -> dict[str, Any]:
        """The contract in full: what it leaves to its operator's usual choice is there too; what is absent has no
        meaning for it, so that a new optional field changes no identity.
        """
        form = self.form()
        tensors = {
            name: {"dtype": binding.dtype, "shape": list(plain_shape(binding.shape)),
                   "layout": self.tensors[name].layout, "direction": binding.direction.value}
            for name, binding in form.tensors.items()
        }  # fmt: skip
        given: dict[str, Any] = _given(asdict(self))
        layouts = {name: sha256_of(path) for name, path in self.layouts.items()}
        return given | {"operator": operator_identity(self.operator), "tensors": tensors, "layouts": layouts,
                        "numerics": dict(form.numerics), "scalars": dict(form.scalars)}  # fmt: skip

    def sha256(self) -> str:
        """Identity of the contract: equal exactly when everything is equal that runs must have in common."""
        return identity_of(self.document())


def identity_of(document: Mapping[str, Any]) -> str:
    """The identity of a contract from its document."""
    binds = {name: document[name] for name in _BINDING if document.get(name)}
    kpi = {name: value for name, value in document["kpi"].items() if name in ("lane", "reference")}
    return hashlib.sha256(json.dumps({**binds, "kpi": kpi}, sort_keys=True).encode()).hexdigest()


def _given(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _given(inner) for name, inner in value.items() if inner is not None}
    return value
