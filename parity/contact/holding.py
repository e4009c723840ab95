"""The stage of lanes: every study's on the GPU against the emulator, bit for bit."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parity.contact.bench import LaneOnGpu, Left, run_lanes
from parity.contact.context import Contact, nothing, through
from parity.contact.journal import Finding, Outcome
from parity.contract.study import Step, Study, load_step
from parity.devices.gpu import LaneBinary
from parity.emulator.engine import engine_folder
from parity.emulator.program import UnsupportedInstruction
from parity.emulator.targets import UnsupportedTarget
from parity.errors import ParityError, UnavailableError
from parity.run.building import codes_of
from parity.verify import Case, make_cases, sized
from parity.verify.stage import EmulatorVerifier, NotBuilt


def lanes(contact: Contact) -> None:
    """Hold every study's lanes on the GPU against the emulator, bit for bit."""
    if not contact.is_emulated:
        contact.say(nothing("lanes", f"no emulator knows {contact.arch}; steps hold its lanes against the reference"))
        return
    known = contact.journal.names("lanes")
    for study in contact.studies:
        reference = f"{study.name}/{study.step_names()[-1]}"
        try:
            _, step = load_step(contact.workspace, reference)
            cases = make_cases(study.contract)
        except ParityError as error:
            contact.say(Finding("lanes", reference, Outcome.NOT_SHOWN, str(error)))
            continue
        for lane in step.lanes:
            if f"{reference} {lane}" not in known:
                _lane(contact, study, step, lane, cases)
    if not contact.studies:
        contact.say(nothing("lanes", f"this workspace has no study of {contact.arch}"))


def _lane(contact: Contact, study: Study, step: Step, lane: str, cases: list[Case]) -> None:
    """Hold one lane's cases against the emulator."""
    name, contract = f"{study.name}/{step.name} {lane}", study.contract
    contact.progress(f"building {name}")
    builds = codes_of(contact.workspace, study, step, lane, contact.options)
    try:
        codes = builds(contract.axes)
        if isinstance(codes, str):
            raise UnavailableError(f"not built: {codes}")
        verifier = EmulatorVerifier(contract, lane, step.lanes[lane], codes, engine_folder(), builds)
        binary = sized(contract, LaneBinary(lane, step.lanes[lane], codes), [case.axes for case in cases], builds)
    except (ParityError, UnsupportedInstruction, UnsupportedTarget) as error:
        contact.say(Finding("lanes", name, Outcome.NOT_SHOWN, str(error)))
        return
    runs = {name: LaneOnGpu(contract, binary)}
    found, before = list[Finding](), len(contact.journal.of("lanes"))
    by_name = {f"{name}: {case.name}": case for case in cases}
    for left in through(contact, "lanes", run_lanes, contact.where(), runs):
        found.append(_compared(contact, verifier, by_name[left.name], left))
    if len(contact.journal.of("lanes")) == before:  # nothing ended the process
        contact.say(_worst(name, found))


_WORST_FIRST = (Outcome.DIFFERS, Outcome.OPEN, Outcome.NOT_SHOWN, Outcome.EQUAL)


def _worst(name: str, cases: Sequence[Finding]) -> Finding:
    """Return what a lane's cases come to: the first of the worst, and how many there are of each."""
    outcomes = Counter(case.outcome for case in cases)
    worst = min(cases, key=lambda case: _WORST_FIRST.index(case.outcome))
    says = ", ".join(f"{count} {outcome.value}" for outcome, count in outcomes.items())
    first = "" if worst.outcome is Outcome.EQUAL else f"; {worst.name.removeprefix(f'{name}: ')}: {worst.says}"
    return Finding("lanes", name, worst.outcome, f"cases: {says}{first}")


def _compared(contact: Contact, verifier: EmulatorVerifier, case: Case, left: Left) -> Finding:
    """Compare a case's outputs where the emulated workgroups wrote."""
    if isinstance(left.what, str):
        return Finding("lanes", left.name, Outcome.NOT_SHOWN, left.what)
    contact.progress(f"emulating {left.name}")
    try:
        ran = verifier.left(case)
    except (ParityError, UnsupportedInstruction, NotBuilt, MemoryError) as error:
        return Finding("lanes", left.name, Outcome.NOT_SHOWN, f"not emulated: {error}")
    if ran.fault:
        return Finding("lanes", left.name, Outcome.NOT_SHOWN, f"not emulated: {ran.fault.sentence()}")
    if left.what.wrong:
        return Finding("lanes", left.name, Outcome.DIFFERS, f"wrong, held against the reference: {left.what.wrong}")
    programs = [launch.kernel.program for launch in verifier.emulated.launches]
    meant = sorted({name for program in programs for name in (*program.assumed, *program.approximate)})
    found = _differing(contact) & {name for program in programs for name in program.function.mnemonics}
    meant += sorted(found - {*meant})
    for output, said in ran.outputs.items():
        got, is_written = left.what.outputs[output], ran.written[output] != 0
        is_other = is_written & _bits_differ(got, said)
        if is_other.any():
            place = tuple(int(index) for index in np.argwhere(is_other)[0])
            count = f"{int(is_other.sum()):,} of {int(is_written.sum()):,} elements"
            first = f"first {output}{list(place)}: the GPU left {got[place]}, the emulator {said[place]}"
            who = f"; may be by {', '.join(meant)}" if meant else "; by no instruction that documents leave open"
            outcome = Outcome.OPEN if meant else Outcome.DIFFERS
            return Finding("lanes", left.name, outcome, f"{count} of {output} differ, {first}{who}")
    elements = sum(int(np.count_nonzero(mask)) for mask in ran.written.values())
    return Finding("lanes", left.name, Outcome.EQUAL, f"{elements:,} elements, bit for bit")


def _differing(contact: Contact) -> set[str]:
    """Return the instructions whose witnesses differ."""
    wrong = (Outcome.DIFFERS, Outcome.OPEN)
    return {one.name.rpartition(".")[0] for one in contact.journal.of("witnesses") if one.outcome in wrong}


def _bits_differ(one: NDArray[Any], other: NDArray[Any]) -> NDArray[np.bool_]:
    """Which elements have other bits; all NaN are alike."""
    raw = np.dtype(f"u{one.dtype.itemsize}")
    differs = np.asarray(one.view(raw) != other.view(raw))
    if one.dtype.kind == "f":
        differs &= ~(np.isnan(one) & np.isnan(other))
    return differs
