"""What the stages of a first contact share: the GPU, its journal, and the process in which it runs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.arch import get_arch
from parity.contact.bench import Left, Turn, Where
from parity.contact.journal import THE_OTHERS, Finding, Journal, Outcome
from parity.contact.texts import Assembled, Assembler
from parity.contract.references import study_names
from parity.contract.study import Study, load_study
from parity.contract.workspace import Workspace
from parity.errors import InputError, UnavailableError
from parity.measure.session import Failure, FailureKind, events_of
from parity.records import DeviceFacts
from parity.run.options import Progress, RunOptions

_SILENT_S = 120.0  # without a word of a process, which opens a device, or runs a launch of milliseconds
_MOST_FAILURES, _FOR_ONE_MORE = 4, 50  # of a stage, after which the device is left alone; one more for so many things
_MOST_SAVED = 1 << 22  # bytes of what a GPU left


@dataclass(frozen=True)
class Contact:
    """A GPU of which little is known, and what the stages need: `folder` keeps the journal, a lab book of its own, and
    what the GPU left where it differs.
    """

    workspace: Workspace
    device: DeviceFacts
    options: RunOptions
    folder: Path
    journal: Journal
    progress: Progress

    @property
    def arch(self) -> str:
        return self.device.arch

    @property
    def book(self) -> str:
        return str(self.folder / "results.db")

    @property
    def is_emulated(self) -> bool:
        return get_arch(self.arch).emulated is not None

    @cached_property
    def assembler(self) -> Assembler:
        return Assembler(self.arch, self.workspace.private / "builds")

    @cached_property
    def studies(self) -> list[Study]:
        """The workspace's studies of the GPU's architecture."""
        return studies_of(self.workspace, self.arch)

    def where(self, code: Assembled | None = None) -> Where:
        return Where(self.device.kind, self.options.ordinal, code)

    def say(self, finding: Finding) -> None:
        self.journal.add(finding)

    def saved(self, name: str, array: NDArray[Any]) -> str:
        """Keep what a GPU left; return the file's name."""
        file = f"{name.replace('/', '-').replace(' ', '_')}.npy"
        if array.nbytes <= _MOST_SAVED:
            (self.folder / "left").mkdir(parents=True, exist_ok=True)
            np.save(self.folder / "left" / file, array)
        return file


def studies_of(workspace: Workspace, arch: str) -> list[Study]:
    """Return a workspace's studies of an architecture that have steps, the usual one first; wrong ones are left out."""
    found = []
    for name in sorted(study_names(workspace), key=lambda name: (name != workspace.settings.default_study, name)):
        try:
            study = load_study(workspace, name)
        except InputError:
            continue
        found += [study] if study.contract.arch == arch and study.step_names() else []
    return found


Asked = Mapping[str, Any]  # what a process is asked, by the name that it tells before it begins with it


def through(contact: Contact, stage: str, target: Any, where: Where, asked: Asked) -> Iterator[Left]:
    """Yield what each thing left. One that ends the process, or hangs, is a finding; the others go on without it."""
    left, failures, failure = dict(asked), 0, None
    while left and failures < _MOST_FAILURES + (len(asked) - len(left)) // _FOR_ONE_MORE:
        turn, failure = None, None
        for event in events_of(target, (where, left), _SILENT_S, stage, per_event=True):
            if isinstance(event, Turn):
                turn = event.name
            elif isinstance(event, Left):
                left.pop(event.name, None)
                yield event
            elif isinstance(event, Failure):
                failure = event
            contact.progress(stage, done=len(asked) - len(left), total=len(asked))
        if failure is None:
            return
        if failure.kind in (FailureKind.UNAVAILABLE, FailureKind.CLOCK):
            raise UnavailableError(failure.text)
        failures += 1
        outcome = Outcome.NOT_SHOWN if failure.kind is FailureKind.MEMORY else Outcome.FAILED
        names = [name for name in left if _belongs(name, turn)]
        for name in names:
            left.pop(name)
            contact.say(Finding(stage, name, outcome, f"{turn}: {failure.text}" if name != turn else failure.text))
        if not names:
            raise UnavailableError(failure.text)
    if left:
        why = f"{len(left)} are not run, because {failures} before them failed: {failure.text if failure else ''}"
        contact.say(Finding(stage, THE_OTHERS, Outcome.FAILED, why))


def _belongs(name: str, turn: str | None) -> bool:
    """Whether a thing is what was running: itself, or a lane whose case it was."""
    return turn is not None and (name == turn or turn.startswith(f"{name}: "))


def nothing(stage: str, why: str) -> Finding:
    return Finding(stage, "all", Outcome.NOT_SHOWN, why)
