"""Writes what a judge found of solutions as traces of FlashInfer-Bench, so that its tools read it.

The schema is that of its documentation (Trace). It has no field for an interval, and no outcome for a solution that is
right and was not timed: such a solution has no trace. An error that was not taken is NaN there.
"""

import json
import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from parity.errors import InputError
from parity.report.records.judged import JudgedKernel, JudgedPair, JudgementReport
from parity.starters.definitions import Definition, Workload
from parity.version import __version__

_FAILED = {"wrong": "INCORRECT_NUMERICAL", "not built": "COMPILE_ERROR"}
_NOT_TAKEN = {"max_relative_error": "NaN", "max_absolute_error": "NaN"}


def append_traces(
    path: Path, definition: Definition, workload: Workload, solutions: Mapping[str, str], report: JudgementReport
) -> list[str]:
    """Append a line for each solution that was timed, is wrong, or was not built; `solutions` has their names. Return
    the others as the user called them.

    Raises InputError for a file that cannot be written.
    """
    inputs: dict[str, dict[str, Any]] = {name: {"type": "random"} for name in definition.inputs}
    inputs |= {name: {"type": "scalar", "value": value} for name, value in workload.scalars.items()}
    problem = {"axes": dict(workload.axes), "inputs": inputs, "uuid": workload.uuid}
    lines, others = [], []
    for kernel in report.kernels:
        if (evaluation := _evaluation(kernel, report)) is not None:
            trace = {"definition": definition.name, "workload": problem, "solution": solutions[kernel.name]}
            lines.append(json.dumps({**trace, "evaluation": evaluation}) + "\n")
        else:
            others.append(kernel.given)
    try:
        with path.open("a") as file:
            file.write("".join(lines))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise InputError(f"--trace: {path}: {error.strerror}") from None
    return others


def _evaluation(kernel: JudgedKernel, report: JudgementReport) -> dict[str, Any] | None:
    about: dict[str, Any] = {
        "environment": {"hardware": report.device_name or f"{report.arch} (emulated)", "libs": {"parity": __version__}},
        "timestamp": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    if status := _FAILED.get(kernel.standing):
        correctness = {"correctness": _NOT_TAKEN} if kernel.standing == "wrong" else {}
        return {"status": status, **about, "log": kernel.detail, **correctness}
    beside = _beside(kernel.name, report)
    if kernel.standing != "right" or beside is None:
        return None
    pair, latency, reference = beside
    log = (
        f"{pair.sentence}. The reference of these times is the solution '{pair.first}', and not the definition's code."
    )
    performance = {"latency_ms": latency, "reference_latency_ms": reference, "speedup_factor": reference / latency}
    return {"status": "PASSED", **about, "log": log, "correctness": _NOT_TAKEN, "performance": performance}


def _beside(name: str, report: JudgementReport) -> tuple[JudgedPair, float, float] | None:
    """Return a pair with the first contender in which a kernel was timed, its time and that of the first, in ms."""
    first = report.kernels[0].name
    for pair in report.pairs:
        own, reference = pair.ms.get(name), pair.ms.get(first)
        if pair.first == first and own and reference:
            return pair, own, reference
    return None
