"""A first contact from its beginning to its bundle: stage after stage, until all are done or the time is up."""

import hashlib
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from parity.contact.bundling import write_bundle
from parity.contact.context import Contact
from parity.contact.journal import THE_STAGE, Finding, Journal, Outcome
from parity.contact.stages import STAGES
from parity.contract.workspace import Workspace
from parity.devices.opening import KINDS
from parity.errors import InputError, ParityError, StoreError, UnavailableError
from parity.measure.session import probe
from parity.records import DeviceFacts
from parity.run.options import Progress, RunOptions


class TimeIsUp(KeyboardInterrupt):
    """The minutes are over: what runs ends as by Ctrl-C, and keeps what it has."""


def first_contact(
    workspace: Workspace, minutes: float, options: RunOptions, progress: Progress, *, only: tuple[str, ...] = ()
) -> tuple[Contact, list[str]]:
    """Go through the stages that have not ended, or `only` some of them, until the time is up; return what was found
    and the names of the stages that are left.

    Raises UnavailableError where there is no GPU, InputError for a stage that is none.
    """
    if unknown := [name for name in only if name not in STAGES]:
        raise InputError(f"--only: '{unknown[0]}' is no stage: there are {', '.join(STAGES)}")
    device = _device(options, progress)
    folder = folder_of(workspace, device)
    folder.mkdir(parents=True, exist_ok=True)
    journal = Journal(folder / "journal.jsonl")
    contact = Contact(workspace, device, replace(options, device=device.kind), folder, journal, progress)
    wanted = [name for name in STAGES if name not in journal.ended and (not only or name in only)]
    try:
        with _alone(folder), _limit(60 * minutes):
            for name in wanted:
                _stage(contact, name)
    except KeyboardInterrupt as error:
        progress("the time is up" if isinstance(error, TimeIsUp) else "interrupted")
    return contact, [name for name in wanted if name not in journal.ended]


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the GPU's folder. Raises UnavailableError if another first contact has it."""
    lock = FileLock(folder / "lock")
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise UnavailableError(f"{folder}: another first contact with this GPU is running") from error
    try:
        yield
    finally:
        lock.release()


def folder_of(workspace: Workspace, device: DeviceFacts) -> Path:
    """Return the folder that keeps what is found of one GPU with its driver."""
    known = hashlib.sha256(f"{device.name} {device.identity} {device.driver}".encode()).hexdigest()[:8]
    return workspace.private / "first-contact" / f"{device.arch}-{known}"


def forget(workspace: Workspace, options: RunOptions, progress: Progress) -> None:
    """Remove what an earlier first contact with the GPU has left."""
    shutil.rmtree(folder_of(workspace, _device(options, progress)), ignore_errors=True)


def bundled(contact: Contact, out: Path | None) -> Path:
    """Write the bundle of what was found so far; return its path."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = out or Path(f"first-contact-{contact.arch}-{stamp}.zip")
    write_bundle(contact, path)
    return path


def _device(options: RunOptions, progress: Progress) -> DeviceFacts:
    """Return the GPU that is asked for, or the first that is there."""
    kinds = [options.device] if options.device in KINDS else list(KINDS)
    reasons = []
    for kind in kinds:
        progress(f"looking for a {kind} device")
        try:
            return probe(kind, options.ordinal)
        except UnavailableError as error:
            reasons.append(f"{kind}: {error}")
    raise UnavailableError(f"first contact is with a GPU: {'; '.join(reasons)}")


def _stage(contact: Contact, name: str) -> None:
    """Go through one stage; it has ended if nothing kept it from looking at everything, as a GPU that is lost."""
    contact.progress(name)
    contact.journal.begin(name)
    try:
        STAGES[name](contact)
    except StoreError:
        raise
    except ParityError as error:
        contact.say(Finding(name, THE_STAGE, Outcome.NOT_SHOWN, str(error)))
    if contact.journal.is_whole(name):
        contact.journal.end(name)


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp in the block after so many seconds, wherever it is."""

    def end(_number: int, _frame: object) -> None:
        raise TimeIsUp

    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
