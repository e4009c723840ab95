"""The stage of witnesses: instructions by themselves, on drawn data."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.arch import get_arch
from parity.contact import hopper, witnesses
from parity.contact.bench import Left, run_trials
from parity.contact.context import Contact, nothing, through
from parity.contact.journal import Finding, Outcome
from parity.contact.texts import Assembled
from parity.contact.trials import Trial
from parity.contact.witnesses import FILLS, is_near, is_open
from parity.isa.parse import parse


def witness(contact: Contact) -> None:
    """Run instructions by themselves, on drawn data: every one of the emulator's table, or Hopper's products."""
    if contact.is_emulated:
        _witness_emulated(contact)
    elif get_arch(contact.arch).is_nvidia:
        every = hopper.trials()
        code = contact.assembler.compiled(hopper.text())
        for left in _tried(contact, code, [trial for _, trial in every.values()]):
            product, trial = every[left.name]
            said = _Said(hopper.said(product, trial), product.instruction, ("row", "column"))
            contact.say(_held(contact, left.name, said, hopper.alike(left.what)))
    else:
        contact.say(nothing("witnesses", f"no emulator knows {contact.arch}: nothing to hold it against"))


def _witness_emulated(contact: Contact) -> None:
    every = witnesses.witnesses(contact.assembler)
    code = contact.assembler.assembled(witnesses.texts_of(contact.arch, every))
    asked = {f"{one.name}.{fill}": (one, fill) for one in every for fill in FILLS}
    assembly, differing = parse(code.text.read_text(), "witnesses"), dict[str, dict[str, NDArray[Any]]]()
    lanes = get_arch(contact.arch).wave_size
    trials = [one.trial(lanes, fill) for one, fill in asked.values()]
    for left in _tried(contact, code, trials):
        one, fill = asked[left.name]
        words = witnesses.emulated(one, assembly, fill)
        may_be = is_open(contact.arch, one.name) and is_near(one, words, left.what)
        said = _Said(words, one.instruction, ("lane", "word"), may_be)
        finding = _held(contact, left.name, said, left.what)
        contact.say(finding)
        if finding.outcome is not Outcome.EQUAL:
            differing.setdefault(one.name, {})[fill] = left.what
    by_name = {one.name: one for one in every}
    for name, kept in differing.items():
        if as_other := witnesses.explained(by_name[name], assembly, contact.arch, kept):
            says = f"what the GPU left is what the emulator says with {as_other}"
            contact.say(Finding("witnesses", f"{name}: why", Outcome.NOTED, says, found={"as": as_other}))


def _tried(contact: Contact, code: Assembled, trials: Sequence[Trial]) -> Iterator[Left]:
    """Yield what trials left that are not in the journal yet."""
    known = contact.journal.names("witnesses")
    asked = {trial.name: trial for trial in trials if trial.name not in known}
    yield from through(contact, "witnesses", run_trials, contact.where(code), asked)


@dataclass(frozen=True)
class _Said:
    """The words that an instruction leaves by what is known, what their two sides are, and whether documents leave bits
    of them open.
    """

    words: NDArray[Any]
    instruction: str
    sides: tuple[str, str]
    is_open: bool = False


def _held(contact: Contact, name: str, said: _Said, left: NDArray[Any]) -> Finding:
    """Compare words that a GPU left with those that are said."""
    if np.array_equal(said.words, left):
        return Finding("witnesses", name, Outcome.EQUAL)
    differs = np.argwhere(said.words != left)
    at = tuple(int(index) for index in differs[0])
    place = ", ".join(f"{side} {index}" for side, index in zip(said.sides, at, strict=True))
    text = f"{len(differs)} of {left.size} words differ, first in {place}"
    says = f"{text}: the GPU left {int(left[at]):#010x}, known is {int(said.words[at]):#010x}"
    found = {"words": len(differs), "instruction": said.instruction, "left": contact.saved(name, left)}
    return Finding("witnesses", name, Outcome.OPEN if said.is_open else Outcome.DIFFERS, says, found=found)
