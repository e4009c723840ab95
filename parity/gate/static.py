"""The verdict without a stopwatch: a pure function of records.

Its basis is `static`. A static run can be rejected, or found invalid, but never kept: its best outcome is
`inconclusive`, awaiting measurement. Instruction counters explain a result; they do not decide one (a step of
gfx1151 raised v_perm_b32 and s_waitcnt and still ran faster).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from parity.contract import Guardrails, lane_of_launch
from parity.contract.guardrails import limits_of
from parity.records import (
    ARGUMENT_NAMES,
    ARITHMETIC,
    AS_CAPTURED,
    BUILD,
    BUILD_STOPPED,
    ELEMENT_TYPES,
    UNVERIFIED,
    VERIFICATION,
    Basis,
    Check,
    CheckStatus,
    Judgement,
    Reason,
    Verdict,
    Verification,
    VerificationStatus,
)
from parity.records.faults import FaultKind

# How a contract says that what was found is meant, by the name of the check.
_MEANT = {
    "workgroup size": "if that is meant, say so with 'threads' or the lane's options (num_warps)",
    "grid": "if that is meant, write the lane's 'grid' as expressions, or give 'blocks' another size",
    "matrix instruction": "if that is meant, change 'matrix_instruction', or leave it out",
    "arguments": "the lane's 'arguments' bind the kernel's parameters in their order",
    "tile": "if that is meant, give 'blocks' another size",
    "output tile": "if that is meant, give 'blocks' another size, or write the lane's 'grid' as expressions",
    ARITHMETIC: "if that is meant, name the instruction with 'matrix_instruction'",
    "wave size": "a lane's flags choose it",
}
# What a C++ kernel with __launch_bounds__ is for; without it, it permits 1024.
_PERMITS = re.compile(r"permits up to (?!1024)(\d+)")
_CAUSES = ("contract.grid", "contract.arguments")  # they make results wrong


@dataclass(frozen=True)
class LaneFacts:
    """What the gate needs to know of one lane's build: the identity of its code and launch, and its resources by name;
    or why it failed, or that it `is_stopped` at its time limit or by a SIGKILL.
    """

    failure: str | None
    identity: str | None = None
    resources: Mapping[str, float | None] = field(default_factory=dict)
    is_stopped: bool = False


@dataclass(frozen=True)
class BaselineFacts:
    """The run to compare with. Its lanes' identities are None if it was imported without its code objects."""

    step: str
    is_same_step: bool
    identities: dict[str, str | None]


def judge_static(
    guardrails: Guardrails,
    lanes: Mapping[str, LaneFacts],
    checks: list[Check],
    baseline: BaselineFacts | None,
    verifications: list[Verification] | None = None,
    no_device: str = "",
) -> Judgement:
    """Judge a run that no device has timed.

    Order of decision: a violated contract is `invalid` (the comparison would not be fair); a failed build, a
    wrong result, a crossed guardrail or code identical to the baseline's is `reject`; otherwise `inconclusive`, as
    after a build that was stopped at its time limit. Every reason that applies is listed, a wrong result first, but for
    a launch that is violated, which makes results wrong;
    `no_device` says why no device times the run. An inconclusive run's first reasons are the lanes that nothing has
    verified. The judgement does not claim that a step is fast.
    """
    violated = [
        Reason(
            f"contract.{check.name.replace(' ', '_')}",
            f"{check.lane}: {check.name}: expected {check.expected}, found {check.found}"
            + (f"; {_MEANT[check.name]}" if check.name in _MEANT else ""),
            check.lane,
        )
        for check in checks
        if check.status is CheckStatus.VIOLATED
    ]
    failed = [
        Reason(BUILD, f"{name}: build failed: {facts.failure}", name)
        for name, facts in lanes.items()
        if facts.failure and not facts.is_stopped
    ]
    wrong = _wrong_results(verifications or [], checks)
    others = [*crossed_guardrails(guardrails, lanes), *_no_op(lanes, baseline)]
    if violated:
        causes = [reason for reason in violated if reason.code in _CAUSES]
        rest = [reason for reason in violated if reason.code not in _CAUSES]
        return Judgement(Verdict.INVALID, Basis.STATIC, (*causes, *wrong, *rest, *failed, *others))
    if failed or wrong or others:
        return Judgement(Verdict.REJECT, Basis.STATIC, (*failed, *wrong, *others))
    if stopped := [
        Reason(BUILD_STOPPED, f"{name}: {facts.failure}: this says nothing about the step", name)
        for name, facts in lanes.items()
        if facts.is_stopped
    ]:
        return Judgement(Verdict.INCONCLUSIVE, Basis.STATIC, tuple(stopped))
    unverified = [
        Reason(UNVERIFIED, f"{verification.lane}: not verified: {verification.detail}", verification.lane)
        for verification in verifications or []
        if verification.status is VerificationStatus.UNVERIFIED
    ]
    awaiting = "awaiting measurement: no device has timed it" + (f" ({no_device})" if no_device else "")
    return Judgement(Verdict.INCONCLUSIVE, Basis.STATIC, (*unverified, Reason("awaiting_measurement", awaiting)))


def changed_meanwhile(judgement: Judgement, changed: str) -> Judgement:
    """Return the judgement of a run during which its own files changed, as `changed` says. It is not known what was
    held equal, so nothing can be said about the step.
    """
    return Judgement(Verdict.INVALID, judgement.basis, (Reason("contract.changed", changed), *judgement.reasons))


def _wrong_results(verifications: list[Verification], checks: list[Check]) -> list[Reason]:
    """List the lanes with wrong results as reasons, each with what its source says of element types and of parameters'
    names, which may be the cause.
    """
    why: dict[str, str] = {}
    grids: dict[str, str] = {}
    for check in checks:
        lane = lane_of_launch(check.lane)
        if check.name in (ARGUMENT_NAMES, ELEMENT_TYPES):
            why[lane] = f"{why.get(lane, '')}{check.found}; "
        elif check.name == "grid" and (check.status is CheckStatus.NOT_SHOWN or "reads workgroup id" in check.found):
            grids[lane] = f"the outputs have {check.expected}, the grid is {check.found}; "
        elif check.name == "workgroup size" and (permitted := _PERMITS.search(check.found)):
            why[lane] = (
                f"{why.get(lane, '')}launched with {check.expected} work-items, the kernel is for {permitted[1]}; "
            )
    ends: dict[str, str] = {}
    for verification in verifications:
        last, lane = (verification.cases[-1] if verification.cases else None), verification.lane
        if last is not None and last.unwritten and not last.fault:
            why[lane] = f"{why.get(lane, '')}{grids.get(lane, '')}"
        elif last is not None and last.fault and last.fault.kind is FaultKind.OUT_OF_BOUNDS and lane in grids:
            ends[lane] = f"; {grids[lane].removesuffix('; ')}"
    return [
        Reason(
            VERIFICATION,
            f"{verification.lane}: {_WRONG[AS_CAPTURED not in verification.detail]}{why.get(verification.lane, '')}"
            f"{verification.detail}"
            f"{ends.get(verification.lane, '')}",
            verification.lane,
        )
        for verification in verifications
        if verification.status is VerificationStatus.FAILED
    ]


_WRONG = {True: "wrong result: ", False: ""}  # nothing says what is right where lanes are compared with a capture


def crossed_guardrails(guardrails: Guardrails, lanes: Mapping[str, LaneFacts]) -> list[Reason]:
    """Return each limit of the contract that a lane crosses; an unknown figure crosses it."""
    crossed = []
    for name, facts in lanes.items():
        for guardrail, limit in [] if facts.failure else limits_of(guardrails):
            value = facts.resources.get(guardrail.rule.resource)
            if guardrail.is_crossed(value, limit):
                figure = "unknown" if value is None else f"{value:g}"
                text = f"{name}: {guardrail.rule.resource} is {figure}, the guardrail wants {guardrail.words(limit)}"
                crossed.append(Reason(guardrail.code, text, name, {"value": value, "limit": limit}))
    return crossed


def _no_op(lanes: Mapping[str, LaneFacts], baseline: BaselineFacts | None) -> list[Reason]:
    """Return a reason if a step has the baseline's code objects and therefore changes nothing. Running the baseline's
    step again is not a no-op.
    """
    if baseline is None or not is_no_op(lanes, baseline):
        return []
    return [Reason("no_op", f"no-op: every code object is byte for byte that of the baseline, {baseline.step}")]


def is_no_op(lanes: Mapping[str, LaneFacts], baseline: BaselineFacts | None) -> bool:
    """Return whether a step other than the baseline's launches exactly what the baseline launched."""
    if baseline is None or baseline.is_same_step:
        return False
    return all(
        facts.identity is not None and baseline.identities.get(name) == facts.identity for name, facts in lanes.items()
    )
