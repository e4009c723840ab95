"""Reaches a machine by ssh as it is installed here: its configuration, keys and agents are the user's own."""

import shlex
from contextlib import ExitStack
from typing import cast

from parity.arch import Arch
from parity.contract.workspace import Machine
from parity.errors import InputError, UnavailableError
from parity.machines.channel import Pipes
from parity.machines.program import START, archive_of_program, identity_of_program
from parity.system.leftovers import temporary_folder
from parity.system.process import ask, conversing, end_in_words

_MODULE = "parity.machines.far_end"
# It asks for nothing, and says when the network is lost.
_OPTIONS = ("-T", "-o", "BatchMode=yes", "-o", "ServerAliveInterval=5", "-o", "ServerAliveCountMax=3")
_NO_PROGRAM = "parity: no program"
_SHIP_S, _GRACE_S = 600.0, 10.0
_MOST_SAID = 300
_OWN_ERROR = 255  # ssh's own status, where it says why itself
_UNPACK = """
import os, shutil, sys, tarfile
to = sys.argv[1]
beside = f'{to}.{os.getpid()}'
try:
    tarfile.open(fileobj=sys.stdin.buffer, mode='r|xz').extractall(beside)
    os.path.isdir(to) or os.rename(beside, to)
finally:
    shutil.rmtree(beside, ignore_errors=True)
"""


class Ssh:
    """The way to a machine by ssh, with this program for GPUs of an architecture."""

    def __init__(self, name: str, machine: Machine, arch: Arch) -> None:
        assert machine.ssh is not None
        try:
            words = shlex.split(machine.ssh)
        except ValueError as error:
            raise InputError(f"parity.toml: field 'machines.{name}.ssh': {error}") from error
        self._command, self._machine, self._arch = ["ssh", *_OPTIONS, *words], machine, arch
        self._program = f"{machine.folder.rstrip('/')}/programs/{identity_of_program(arch)}"
        self._open, self._channel = ExitStack(), cast(Pipes | None, None)

    def connect(self) -> Pipes:
        """Start the far end, and the channel to it. Raises UnavailableError."""
        self.close()
        errors = self._open.enter_context(temporary_folder("ssh")) / "errors.txt"
        command = [*self._command, self._far_command()]
        try:
            process = self._open.enter_context(conversing(command, errors, _GRACE_S))
        except OSError as error:
            raise UnavailableError(f"ssh: {error.strerror}") from error

        def how() -> str:
            code = process.wait()
            assert self._channel is not None
            text = errors.read_text(errors="replace") or self._channel.noise.decode(errors="replace")
            lines = [line.strip() for line in text.splitlines() if line.strip()]
            said = lines[-1][:_MOST_SAID] if lines else ""
            return said if said and code == _OWN_ERROR else f"ssh {end_in_words(code)}{f': {said}' if said else ''}"

        assert process.stdin is not None
        assert process.stdout is not None
        self._channel = Pipes(process.stdout.fileno(), process.stdin.fileno(), how, is_noisy=True)
        return self._channel

    @property
    def lacks_program(self) -> bool:
        """Whether this program is not there yet, as what came in the place of an answer says."""
        return self._channel is not None and _NO_PROGRAM.encode() in self._channel.noise

    def ship(self) -> None:
        """Bring this program there. Raises UnavailableError."""
        self.close()
        with temporary_folder("program") as folder:
            archive = archive_of_program(self._arch, _MODULE, folder)
            python = self._machine.python or "python3"
            made = "mkdir -p " + _there(f"{self._machine.folder}/programs")
            unpack = f"{shlex.quote(python)} -c {shlex.quote(_UNPACK)} {_there(self._program)}"
            try:
                done = ask([*self._command, f"{made} && {unpack}"], limit_s=_SHIP_S, given=archive)
            except OSError as error:
                raise UnavailableError(f"this program could not be brought there: {error}") from error
        if done.returncode:
            lines = done.stderr.strip().splitlines() or ["no reason was given"]
            raise UnavailableError(f"this program could not be brought there: {lines[-1][:_MOST_SAID]}")

    def close(self, *, is_interrupted: bool = False) -> None:
        """Close the connection, once what was said has been heard."""
        del is_interrupted
        if self._channel is not None:
            self._channel.is_closed = True
        self._open.close()
        self._open = ExitStack()

    def _far_command(self) -> str:
        given = {"PYTHON": self._machine.python} if self._machine.python else {}
        variables = shlex.join(f"{name}={value}" for name, value in {**given, **self._machine.environment}.items())
        run = f"exec env {variables} ./{START} {_there(self._machine.folder)}"
        script = (
            f"cd {_there(self._program)} 2>/dev/null || {{ echo {shlex.quote(_NO_PROGRAM)}; exit; }}; touch .; {run}"
        )
        return f"sh -c {shlex.quote(script)}"


def _there(path: str) -> str:
    """Write a path for the other machine's shell, where `~` is its user's home."""
    home, slash, rest = path.partition("/")
    return f'"$HOME"/{shlex.quote(rest)}' if home == "~" and slash else shlex.quote(path)
