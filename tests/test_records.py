"""Records that break a law cannot be built."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parity.records import (
    Basis,
    BuildOutcome,
    CodeObject,
    DeviceState,
    Judgement,
    Reason,
    Sample,
    Toolchain,
    Verdict,
    Verification,
    VerificationCase,
    VerificationStatus,
)

CHAIN = Toolchain("clang", "22", "clang", "libLLVM.so", "0" * 64)
FILES = {"kernel.co": Path("kernel.co"), "kernel.s": Path("kernel.s")}


def code(**change: Any) -> CodeObject:
    good = {
        "kernel_name": "k",
        "arch": "gfx1151",
        "path": Path("kernel.co"),
        "sha256": "0" * 64,
        "assembly_path": Path("kernel.s"),
        "dynamic_lds_bytes": 0,
        "grid": (1, 1, 1),
        "threads": 256,
    }
    return CodeObject(**{**good, **change})


def build(**change: Any) -> BuildOutcome:
    good = {
        "lane": "hip",
        "toolchain": CHAIN,
        "environment": {},
        "options": {},
        "seconds": 1.0,
        "cached": False,
        "artifacts": FILES,
        "code_object": code(),
    }
    return BuildOutcome(**{**good, **change})


def case(**change: Any) -> VerificationCase:
    good = {"lane": "hip", "name": "exact", "workgroups": 1, "elements": 8, "wrong": 0, "unwritten": 0, "detail": ""}
    return VerificationCase(**{**good, **change})


def sample(**change: Any) -> Sample:
    good = {"order": 0, "pair": 0, "variant": "candidate", "launches": 1, "seconds": 0.1, "started_s": 0.0}
    return Sample(**{**good, "state": DeviceState(), **change})


def judged(verdict: Verdict, basis: Basis, *reasons: Reason) -> Judgement:
    return Judgement(verdict, basis, reasons)


FIRST, SECOND = Reason("faster", "by 2 %"), Reason("gap", "1.2")


@pytest.mark.parametrize("basis", [basis for basis in Basis if basis is not Basis.MEASURED])
def test_nothing_is_kept_that_was_not_measured(basis: Basis) -> None:
    with pytest.raises(ValueError, match="kept on measured times"):
        judged(Verdict.KEEP, basis, FIRST)


@pytest.mark.parametrize(
    ("make", "change"),
    [
        (code, {"assembly_path": Path("kernel.co")}),
        (code, {"threads": 0}),
        (code, {"grid": (1, 0, 1)}),
        (build, {"code_object": None}),
        (build, {"failed_stage": "clang"}),
        (build, {"artifacts": {"kernel.co": Path("kernel.co")}}),
        (case, {"wrong": 9}),
        (case, {"unwritten": -1}),
        (sample, {"seconds": 0.0}),
        (sample, {"seconds": float("nan")}),
        (sample, {"launches": 0}),
    ],
    ids=lambda parameter: parameter.__name__ if callable(parameter) else ", ".join(parameter),
)
def test_a_record_that_breaks_a_law_cannot_be_built(make: Callable[..., Any], change: dict[str, Any]) -> None:
    make()
    with pytest.raises(ValueError, match=r"\w{3}"):
        make(**change)


def test_a_verdict_has_reasons_in_order() -> None:
    judgement = judged(Verdict.KEEP, Basis.MEASURED, FIRST, SECOND)
    assert [reason.code for reason in judgement.noting([FIRST]).reasons] == ["faster", "gap", "faster"]
    with pytest.raises(ValueError, match="a verdict has reasons"):
        judged(Verdict.KEEP, Basis.MEASURED)


def test_a_failed_verification_says_what_failed() -> None:
    with pytest.raises(ValueError, match="says what failed"):
        Verification("hip", VerificationStatus.FAILED, "")
