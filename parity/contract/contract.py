"""The contract: what all lanes must hold equal, and how each lane is built by default.

A contract file is validated as a whole when it is read; an impossible one cannot be constructed.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from typing import Any

from pydantic.dataclasses import dataclass

from parity.contract.clauses import Clauses
from parity.contract.lane import Lanes, LaneSpec
from parity.contract.problems import problems_of_contract, problems_of_lane, problems_of_names
from parity.contract.toml import STRICT
from parity.errors import InputError
from parity.operators import Operator, operator_identity, sha256_of
from parity.operators.helpers.expressions import plain_shape

# Two contracts that are equal in these have comparable runs: titles, margins and first baselines may differ.
_BINDING = (
    "operator",
    "arch",
    "axes",
    "blocks",
    "tails",
    "threads",
    "tensors",
    "scalars",
    "numerics",
    "inputs",
    "guardrails",
    "matrix_instruction",
    "autotuning",
    "layouts",
)


@dataclass(config=STRICT)
class Contract(Clauses):
    """The fixed configuration of a study: clauses that are consistent. Raises InputError with all that is wrong."""

    def __post_init__(self) -> None:
        if problems := list(problems_of_contract(self)):
            raise InputError(*dict.fromkeys(problems))

    def check_lanes(self, lanes: Lanes) -> None:
        """Raise InputError, with everything that is wrong, unless these are lanes of this contract."""
        problems = [*problems_of_names(self, lanes)]
        for name, lane in lanes.items():
            problems += problems_of_lane(self, name, lane)
        if problems:
            raise InputError(*problems)

    def check_lane(self, name: str, lane: LaneSpec) -> None:
        """Raise InputError for a lane whose bindings or layouts do not fit the contract."""
        if problems := list(problems_of_lane(self, name, lane)):
            raise InputError(*problems)

    @property
    def is_whole(self) -> bool:
        """Whether its document has what its operator adds."""
        return True

    def document(self) -> dict[str, Any]:
        """Return the contract in full, with the operator's usual choices where the contract makes none. A field without
        a value is left out, so that a new optional field does not change the identity of older contracts.
        """
        form = self.form()
        tensors = {
            name: {
                "dtype": binding.dtype,
                "shape": list(plain_shape(binding.shape)),
                "layout": self.tensors[name].layout,
                "direction": binding.direction.value,
            }
            for name, binding in form.tensors.items()
        }
        given: dict[str, Any] = _given(asdict(self))
        layouts = {name: sha256_of(path) for name, path in self.layouts.items()}
        return given | {
            "operator": operator_identity(self.operator),
            "tensors": tensors,
            "layouts": layouts,
            "numerics": dict(form.numerics),
            "scalars": dict(form.scalars),
        }

    def sha256(self) -> str:
        """Return the identity of the contract: two contracts have the same one exactly if they are equal in everything
        that runs must have in common.
        """
        return identity_of(self.document())


@dataclass(config=STRICT)
class ReadContract(Contract):
    """A contract that is only looked at, so that none of the workspace's code runs: it is not held against its own
    operator and layouts. What the operator adds is known if the lab book has a run of it.
    """

    def __post_init__(self) -> None:
        pass

    @cached_property
    def recorded(self) -> list[dict[str, Any]]:
        """The documents that the lab book has of the study's contracts, the latest first; who opens it adds them."""
        return []

    @property
    def is_whole(self) -> bool:
        return not self.operator.endswith(".py") or self.document() in self.recorded

    @property
    def definition(self) -> Operator:
        if self.operator.endswith(".py"):
            raise InputError(f"'{Path(self.operator).name}' is not run by what only reads")
        return super().definition

    def check_lanes(self, lanes: Lanes) -> None:
        """Leave the lanes as they are."""

    def document(self) -> dict[str, Any]:
        """Return the document of the recorded contract that this file is of; where none is recorded, what the file
        says.
        """
        if not self.operator.endswith(".py"):
            return super().document()
        layouts = {name: sha256_of(path) for name, path in self.layouts.items()}
        identity = f"{Path(self.operator).stem} {sha256_of(self.operator)}"
        file_document: dict[str, Any] = _given(asdict(self)) | {"operator": identity, "layouts": layouts}
        return next((document for document in self.recorded if _is_filled_in(file_document, document)), file_document)


def _is_filled_in(file_document: Mapping[str, Any], document: Mapping[str, Any]) -> bool:
    """Whether a document says all that a contract's file does; the operator may have added to it."""
    kpi = all(file_document["kpi"].get(name) == document.get("kpi", {}).get(name) for name in ("lane", "reference"))
    added = ("operator", "tensors", "scalars", "numerics")
    same = all(
        (file_document.get(name) or None) == (document.get(name) or None) for name in _BINDING if name not in added
    )
    tensors = document.get("tensors", {})
    return (
        kpi
        and same
        and str(document.get("operator")).endswith(file_document["operator"].split()[-1])
        and file_document["tensors"].keys() == tensors.keys()
        and all(tensor.items() <= tensors[name].items() for name, tensor in file_document["tensors"].items())
        and all(file_document[name].items() <= document.get(name, {}).items() for name in ("scalars", "numerics"))
    )


def identity_of(document: Mapping[str, Any]) -> str:
    """Return the identity of a contract, computed from its document."""
    binds = {name: document[name] for name in _BINDING if document.get(name)}
    kpi = {name: value for name, value in document["kpi"].items() if name in ("lane", "reference")}
    return hashlib.sha256(json.dumps({**binds, "kpi": kpi}, sort_keys=True).encode()).hexdigest()


def _given(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _given(inner) for name, inner in value.items() if inner is not None}
    return value
