"""Whether a step's question has been answered by another step's run: a pure function of records.

An answer stands for what it is: a verdict on measured times answers where no device is, and on the device of that name,
a verdict without them answers for what no device would be asked. So nothing static stands in for a measurement: a run
that awaits one answers nothing where a device is at hand.
"""

from collections.abc import Mapping
from typing import Protocol

from parity.contract.history import History, LoggedStep
from parity.contract.lane import LaneSpec
from parity.records import Basis, Verdict, VerificationStatus


class Earlier(Protocol):
    """What an earlier run found, and where."""

    @property
    def verdict(self) -> str: ...
    @property
    def basis(self) -> str: ...
    @property
    def verification(self) -> str: ...
    @property
    def device(self) -> str: ...
    @property
    def device_name(self) -> str | None: ...


def can_answer(earlier: Earlier, device: tuple[str, str] | None) -> bool:
    """Whether an earlier verdict on the same experiment answers it here. `device` is the kind and the name of the GPU
    that would time the step; None if there is none.
    """
    is_decided = earlier.verdict in (Verdict.KEEP, Verdict.REJECT, Verdict.INVALID)
    if earlier.basis == Basis.MEASURED:
        return device is None or (is_decided and (earlier.device, earlier.device_name) == device)
    return is_decided or (device is None and earlier.verification == VerificationStatus.VERIFIED)


def rejected_by(history: History, lanes: Mapping[str, LaneSpec], defaults: Mapping[str, LaneSpec]) -> LoggedStep | None:
    """The last entry of the log that was rejected and that set what these lanes set; None if there is none.

    What an entry set is in its lanes' `sets`. It is compared with lanes as the contract has them (`defaults`), so that
    what every step has repeats nothing.
    """
    entries = [entry for entry in (*history.step, *history.trial) if entry.verdict == "reject"]
    found = (of for of in reversed(entries) if _sets_of(of) and _has(lanes, of) and not _has(defaults, of))
    return next(found, None)


def _sets_of(entry: LoggedStep) -> bool:
    return any(lane.sets for lane in entry.lanes.values())


def _has(lanes: Mapping[str, LaneSpec], entry: LoggedStep) -> bool:
    """Whether lanes have everything that an entry of the log set."""
    return all(
        name in lanes and all(_contains(getattr(lanes[name], table), values) for table, values in of.sets.items())
        for name, of in entry.lanes.items()
        if of.sets
    )


def _contains(table: Mapping[str, object], values: Mapping[str, object]) -> bool:
    return all(key in table and table[key] == value for key, value in values.items())
