"""The stages of a first contact, in the order of their worth. Each looks at many things, of which each is a finding.

A stage is a function that goes through what is not in the journal yet. What runs on the GPU runs in a process of its
own: one that ends or hangs costs the thing that was running, and the others go on in a new one.
"""

from collections.abc import Callable
from pathlib import Path

from parity.arch import get_arch
from parity.contact import hopper, lds, rates, witnesses
from parity.contact.context import Contact
from parity.contact.holding import lanes
from parity.contact.journal import Finding, Outcome
from parity.contact.texts import Assembler
from parity.contact.timing import calibration, lds_phases, microbenchmarks, profiles, steps
from parity.contact.witnessing import witness
from parity.doctor import diagnose


def doctor(contact: Contact) -> None:
    """Note what this machine has."""
    for diagnosis in diagnose(contact.workspace.private):
        found = {"state": diagnosis.state.value}
        contact.say(Finding("doctor", diagnosis.topic, Outcome.NOTED, diagnosis.text, found=found))


def own_builds(arch: str, builds: Path) -> set[Path]:
    """Build the kernels of all stages; return their folders in the cache of builds."""
    assembler = Assembler(arch, builds)
    if get_arch(arch).is_nvidia:
        assembler.compiled(hopper.text())
    if get_arch(arch).emulated is None:
        return assembler.folders
    assembler.assembled(witnesses.texts_of(arch, witnesses.witnesses(assembler)))
    assembler.assembled([*lds.kernels_of(arch).values()])
    assembler.assembled([rate.kernel for rate in rates.rates_of(assembler)])
    return assembler.folders


Stage = Callable[[Contact], None]
STAGES: dict[str, Stage] = {
    "doctor": doctor,
    "witnesses": witness,
    "lanes": lanes,
    "lds": lds_phases,
    "rates": microbenchmarks,
    "calibration": calibration,
    "steps": steps,
    "profiles": profiles,
}
