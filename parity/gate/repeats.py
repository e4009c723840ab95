"""Whether a step's question has been answered by another step's run: a pure function of records.

An answer must hold here and now. A measured rejection holds on the device of that name, and where no device is: what
has been kept since is faster than what it was compared with. A keep holds against its own baseline only, so what was
kept is timed again. What was found without a stopwatch answers where nothing would be timed: a guardrail that the
code crosses, a contract that it violates; and, where no device is, that a verified step awaits measurement. Nothing
else static answers: a build or a verification that failed is done again, since that costs little and accuses nobody
wrongly. What a clause decided answers nobody.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Protocol

from parity.contract.history import History, LoggedStep
from parity.contract.lane import LaneSpec
from parity.records import FALLEN, Basis, Verdict, VerificationStatus

_OF_THE_CODE = ("guardrail.", "contract.")
_CHANGED = "contract.changed"
_CLAUSE = "expectation."


class Earlier(Protocol):
    """What an earlier run found, and where; `delta` is the smallest difference that counted, if it was measured."""

    @property
    def verdict(self) -> str: ...
    @property
    def basis(self) -> str: ...
    @property
    def reason_code(self) -> str | None: ...
    @property
    def verification(self) -> str: ...
    @property
    def device(self) -> str: ...
    @property
    def device_name(self) -> str | None: ...
    @property
    def delta(self) -> float | None: ...


def can_answer(earlier: Earlier, device: tuple[str, str] | None, margin: float) -> bool:
    """Return whether an earlier verdict on the same experiment answers it here. `device` is the kind and the name of
    the GPU that would time the step; None if there is none. `margin` is the contract's, relative.
    """
    code = earlier.reason_code or ""
    if code.startswith(_CLAUSE):
        return False
    if earlier.basis == Basis.MEASURED:
        is_as_fine = earlier.delta is not None and earlier.delta <= margin
        is_here = device is None or (earlier.device, earlier.device_name) == device
        is_open = earlier.verdict == Verdict.INCONCLUSIVE and device is None
        return is_as_fine and is_here and (is_open or earlier.verdict == Verdict.REJECT)
    if earlier.verdict in FALLEN:
        return code.startswith(_OF_THE_CODE) and code != _CHANGED
    is_right = VerificationStatus(earlier.verification).is_passed
    return device is None and earlier.verdict == Verdict.INCONCLUSIVE and is_right


def rejected_by(history: History, lanes: Mapping[str, LaneSpec], defaults: Mapping[str, LaneSpec]) -> LoggedStep | None:
    """Return the last rejected entry of the log that set just what these lanes set and nothing else; None if there is
    none. What an entry set is in its lanes' `sets`; `defaults` are the lanes as the contract has them.
    """
    entries = [entry for entry in (*history.step, *history.trial) if entry.verdict == "reject"]
    return next((entry for entry in reversed(entries) if _sets(entry) and _is_that(entry, lanes, defaults)), None)


def _sets(entry: LoggedStep) -> dict[str, dict[str, Any]]:
    """Return what an entry set, by lane and table."""
    return {
        name: {str(table): values for table, values in lane.sets.items()}
        for name, lane in entry.lanes.items()
        if lane.sets
    }


def _is_that(entry: LoggedStep, lanes: Mapping[str, LaneSpec], defaults: Mapping[str, LaneSpec]) -> bool:
    if lanes.keys() != defaults.keys():
        return False
    sets = {lane: dict(tables) for lane, tables in _sets(entry).items()}
    return all(_with(asdict(defaults[lane]), sets.pop(lane, {})) == asdict(lanes[lane]) for lane in lanes) and not sets


def _with(lane: dict[str, Any], tables: Mapping[str, Any]) -> dict[str, Any]:
    return {**lane, **{table: {**lane[table], **values} for table, values in tables.items()}}
