"""Reads from files what all lanes must hold equal: workspace, study, contract, steps. All is plain data, validated
once.
"""

from parity.contract.arguments import Argument, TensorMap, as_taken
from parity.contract.clauses import Tensor
from parity.contract.contract import Contract
from parity.contract.guardrails import Guardrails
from parity.contract.lane import (
    NOT_LANES,
    LaneName,
    Lanes,
    LaneSpec,
    LaunchSpec,
    ScratchSpec,
    ToolchainSpec,
    lane_of_launch,
    recorded_launches,
)
from parity.contract.sizes import Axes
from parity.operators import DTYPES, DType

__all__ = [
    "DTYPES",
    "NOT_LANES",
    "Argument",
    "Axes",
    "Contract",
    "DType",
    "Guardrails",
    "LaneName",
    "LaneSpec",
    "Lanes",
    "LaunchSpec",
    "ScratchSpec",
    "Tensor",
    "TensorMap",
    "ToolchainSpec",
    "as_taken",
    "lane_of_launch",
    "recorded_launches",
]
