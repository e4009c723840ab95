"""Verification: the problems that every lane must solve, and one comparison for all devices."""

from parity.verify.cases import (
    Case,
    NoReference,
    case_of,
    case_sizes,
    input_values,
    make_cases,
    movable_inputs,
    other_values,
    sample,
)
from parity.verify.drawn_cases import left_open, second_look
from parity.verify.known import verify_once
from parity.verify.sized import Codes, codes_from, sized
from parity.verify.stage import EmulatorVerifier, LaneRun, verify_on_emulator, verify_on_gpu, verify_timed

__all__ = [
    "Case",
    "Codes",
    "EmulatorVerifier",
    "LaneRun",
    "NoReference",
    "case_of",
    "case_sizes",
    "codes_from",
    "input_values",
    "left_open",
    "make_cases",
    "movable_inputs",
    "other_values",
    "sample",
    "second_look",
    "sized",
    "verify_on_emulator",
    "verify_on_gpu",
    "verify_once",
    "verify_timed",
]
