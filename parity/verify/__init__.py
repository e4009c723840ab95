"""Verification: the problems that every lane must solve, and one comparison for all devices."""

from parity.verify.cases import Case, NoReference, case_of, input_values, make_cases, sample
from parity.verify.stage import Codes, EmulatorVerifier, LaneRun, verify_on_emulator, verify_on_gpu

__all__ = [
    "Case",
    "Codes",
    "EmulatorVerifier",
    "LaneRun",
    "NoReference",
    "case_of",
    "input_values",
    "make_cases",
    "sample",
    "verify_on_emulator",
    "verify_on_gpu",
]
