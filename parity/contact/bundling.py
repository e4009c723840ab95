"""The file that a first contact leaves: findings, a lab book, and what the GPU left where it differs from the emulator.

Nobody's folders or names are in it: paths are replaced as in any lab book, and the machine's name by "first contact".
"""

import getpass
import json
import re
import socket
import zipfile
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from parity.contact.bundle import BOOK, FOUND
from parity.contact.context import Contact
from parity.contact.stages import STAGES
from parity.contract.workspace import write_whole
from parity.store import Database, merge
from parity.store.nameless import take_names_out
from parity.system.leftovers import temporary_folder
from parity.system.places import Places
from parity.version import __version__

_HOST = "first contact"
_OF_EVERYBODY = {"root", "localhost", "user", "ubuntu"}
_OF_DEVICE = ("kind", "name", "arch", "driver", "runtime", "memory_bytes", "last_level_cache_bytes")


@dataclass(frozen=True)
class Names:
    """What stands for this machine and its user."""

    root: Path

    @cached_property
    def known(self) -> list[str]:
        """This machine's name, the user's, and their folders; names that every machine has are nobody's."""
        names = {socket.gethostname(), getpass.getuser()} - _OF_EVERYBODY
        return [str(self.root.resolve()), str(Path.home()), *sorted(names)]

    @cached_property
    def _places(self) -> Places:
        return Places(self.root)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in self.known))

    def cleaned(self, text: str) -> str:
        """Return a text without them."""
        return self._pattern.sub("{somebody}", self._places.text(text))


def write_bundle(contact: Contact, path: Path) -> None:
    """Write the bundle whole, or not at all."""
    names = Names(contact.workspace.root)
    with temporary_folder("bundle") as folder:
        made = folder / "bundle.zip"
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as bundle:
            bundle.writestr(FOUND, names.cleaned(json.dumps(document_of(contact), indent=1)) + "\n")
            for file in sorted((contact.folder / "left").glob("*.npy")):
                bundle.write(file, f"left/{file.name}")
            if Path(contact.book).is_file():
                bundle.write(_nameless_book(contact, folder, names), BOOK)
        write_whole(path, made.read_bytes())


def document_of(contact: Contact) -> dict[str, Any]:
    """Return everything that was found, as JSON has it."""
    device = {name: getattr(contact.device, name) for name in _OF_DEVICE}
    findings = [asdict(finding) for finding in contact.journal.findings]
    left = [name for name in STAGES if name not in contact.journal.ended]
    return {"parity": __version__, "device": device, "stages_left": left, "findings": findings}


def _nameless_book(contact: Contact, folder: Path, names: Names) -> Path:
    copy = folder / BOOK
    there = Database(f"sqlite:///{contact.book}").open(only_read=True)
    into = Database(f"sqlite:///{copy}").open()
    merge(into, there)
    take_names_out(into, _HOST, names.cleaned, names.known)
    into.engine.dispose()
    return copy
