"""Which instructions, layouts and stages Triton's compiler chose for a kernel, and why."""

from parity.lanes.triton.choices.explain import Conversion, ExplainedDot, Explanation, Settings, StagedLoad, explain

__all__ = ["Conversion", "ExplainedDot", "Explanation", "Settings", "StagedLoad", "explain"]
