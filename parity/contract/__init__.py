"""What all lanes must hold equal, read from files: workspace, study, contract, steps. Plain data, validated once."""

from parity.contract.contract import (
    DTYPES,
    NOT_LANES,
    Contract,
    DType,
    Extent,
    Guardrails,
    LaneName,
    Lanes,
    LaneSpec,
    Tensor,
    ToolchainSpec,
)

__all__ = [
    "DTYPES",
    "NOT_LANES",
    "Contract",
    "DType",
    "Extent",
    "Guardrails",
    "LaneName",
    "LaneSpec",
    "Lanes",
    "Tensor",
    "ToolchainSpec",
]
