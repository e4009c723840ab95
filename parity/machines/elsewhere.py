"""Measures on a machine with a GPU that is not this one: the same tasks, in processes there."""

import os
import pickle
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parity.arch import Arch
from parity.contract.workspace import Workspace, write_whole
from parity.devices.lock import this_job
from parity.errors import InputError, UnavailableError
from parity.machines.channel import Channel, Lost
from parity.machines.cluster import is_ray
from parity.machines.messages import Ended, File, Follow, Forget, Goodbye, Hello, Look, Offer, Task, Told
from parity.machines.packing import pack, records_of
from parity.machines.ray_gpu import RayGpu
from parity.machines.slurm import Slurm
from parity.machines.ssh import Ssh
from parity.measure.session import (
    Bug,
    Event,
    Failure,
    FailureKind,
    SessionBug,
    SessionFacts,
    probing,
)
from parity.records import DeviceFacts

_HELLO_S = 60.0  # to answer, once something has started there
_QUEUE_S = 7 * 86_400.0
_AGAIN_S = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # between tries to reach it once more
_KEPT_S = 86_400.0  # a session that nobody could follow is taken up for so long
_TAKEN_UP = "this session ran on {} for an earlier process, which could not follow it to its end"
_SECOND_WAIT_S = 600.0  # of a session after the first, for a GPU that somebody else has taken meanwhile
_SLACK_S = 60.0  # beyond the limit that a process there has
_LOOK_S = 1.0


@contextmanager
def elsewhere(
    workspace: Workspace, name: str, arch: Arch, wait_s: float, progress: Callable[..., None]
) -> Iterator["Elsewhere"]:
    """Give a machine that parity.toml names. Raises InputError for another, UnavailableError if it is not reached."""
    way = _way(workspace, name, arch)
    there = Elsewhere(name, way, workspace, wait_s, progress)
    is_interrupted = True
    try:
        there.connect()
        yield there
        is_interrupted = False
    except Exception:
        is_interrupted = False
        raise
    finally:
        there.leave(is_interrupted=is_interrupted)


def _way(workspace: Workspace, name: str, arch: Arch) -> Ssh | Slurm | RayGpu:
    if is_ray(name):
        return RayGpu(workspace, name)
    machines = workspace.settings.machines
    if name not in machines:
        known = ", ".join(machines) or "none"
        raise InputError(f"--on: parity.toml has no machine '{name}': it has {known}")
    if machines[name].ssh is not None:
        return Ssh(name, machines[name], arch)
    return Slurm(name, machines[name], _kept(workspace, name) / "job.json")


def _kept(workspace: Workspace, name: str) -> Path:
    return workspace.private / "machines" / name.replace("/", "-")


class Elsewhere:
    """A machine that measures for this one, by its name in parity.toml."""

    def __init__(
        self, name: str, way: Ssh | Slurm | RayGpu, workspace: Workspace, wait_s: float, progress: Callable[..., None]
    ) -> None:
        self.name = name
        self.device: DeviceFacts | None = None
        self._way, self._wait_s, self._progress = way, wait_s, progress
        self._root, self._kept = workspace.root, _kept(workspace, name)
        self._channel: Channel | None = None
        self._begun: set[str] = set()
        self._has_measured = self._is_named = False

    def connect(self) -> None:
        """Reach the machine, and bring this program there if it lacks it. Raises UnavailableError."""
        self._progress(f"connecting to {self.name}")
        try:
            self._greet()
        except Lost as lost:
            if not isinstance(self._way, Ssh) or not self._way.lacks_program:
                raise UnavailableError(f"machine '{self.name}': {lost}") from lost
            self._progress(f"bringing this program to {self.name}")
            try:
                self._way.ship()
                self._greet()
            except (Lost, UnavailableError) as error:
                raise UnavailableError(f"machine '{self.name}': {error}") from error
        except UnavailableError as error:
            raise UnavailableError(f"machine '{self.name}': {error}") from error

    def _greet(self) -> None:
        number = secrets.token_hex(8)
        self._channel = self._way.connect()
        self._say(Hello(number))
        limit_s = _HELLO_S if isinstance(self._way, Ssh) else _QUEUE_S
        until = time.monotonic() + limit_s
        while time.monotonic() < until:
            match self._heard():
                case Hello(answered) if answered == number:
                    return
                case None if isinstance(self._way, Slurm):
                    self._progress(f"waiting in the queue of {self.name}: {self._way.state}")
        raise Lost(f"did not answer within {limit_s:g} s")

    def _say(self, message: object) -> None:
        assert self._channel is not None
        self._channel.send(pickle.dumps(message))

    def _heard(self) -> Any:
        """Return the next message, or None if none comes for a moment. Raises Lost."""
        assert self._channel is not None
        message = self._channel.receive(_LOOK_S)
        try:
            return None if message is None else records_of(message)
        except ValueError as error:
            raise Lost(str(error)) from error

    def reached_again(self, lost: Lost) -> str | None:
        """Reach a machine again that was lost; return why not, if it stays so. What a batch job did ends with it."""
        why = str(lost)
        if isinstance(self._way, Slurm):
            return why
        for wait_s in _AGAIN_S:
            self._progress(f"{self.name} is lost ({why}): trying again")
            time.sleep(wait_s)
            try:
                self.connect()
            except UnavailableError as error:
                why = str(error)
            else:
                return None
        return why

    def probe(self, kind: str, ordinal: int) -> DeviceFacts:
        """Return the facts of the GPU there. Raises UnavailableError."""
        failure = f"no {kind} device"
        for event in self.worker(Path(os.devnull)).events(*probing(kind, ordinal)):
            if isinstance(event, DeviceFacts):
                self.device = event
            elif isinstance(event, Failure):
                failure = event.text
        if self.device is None:
            raise UnavailableError(f"machine '{self.name}': {failure}")
        return self.device

    def worker(self, log: Path) -> "FarWorker":
        """Return what stands for a process there, whose output comes into the file `log`."""
        return FarWorker(self, log)

    def begin(self, request: Any, told: Mapping[str, Any]) -> "_Begun":
        """Begin a task there, or take up the one of this very request that an earlier process has begun and could not
        follow to its end. Raises Lost.
        """
        packed = pack(request, self._root)
        kept = self._kept / packed.identity
        if (name := _fresh(kept)) and self._is_good(name):
            return _Begun(name, kept, is_taken_up=name not in self._begun)
        begun = _Begun(secrets.token_hex(16), kept)
        self._begun.add(begun.name)
        self._say(Offer(tuple(sorted(packed.sources))))
        for digest in self._answer(Offer).files:
            self._say(File(packed.sources[digest].read_bytes()))
        if self.device is not None:  # of a GPU that is still to be asked for, nothing is worth keeping
            write_whole(kept, begun.name.encode())
        holder = f"{this_job()} on {os.uname().nodename}"
        self._say(Task(begun.name, packed.request, packed.files, self.device, self.patience_s, holder, **told))
        self._has_measured = self.device is not None
        return begun

    def facts(self, begun: "_Begun") -> Iterator[SessionFacts]:
        """Yield what a lab book should have of a session besides: once, on which machine, and if it is taken up."""
        if self.device is not None and not self._is_named:
            self._is_named = True
            yield SessionFacts({"machine": self.name})
        if begun.is_taken_up:
            yield SessionFacts({"taken up": _TAKEN_UP.format(self.name)})

    def _is_good(self, name: str) -> bool:
        """Whether a task there is under way, or has come to its end."""
        self._say(Look(name))
        return bool(self._answer(Ended).is_whole)

    def _answer(self, kind: type[Any]) -> Any:
        until = time.monotonic() + _HELLO_S
        while time.monotonic() < until:
            if isinstance(answer := self._heard(), kind):
                return answer
        raise Lost(f"did not answer within {_HELLO_S:g} s")

    @property
    def patience_s(self) -> float:
        """How long a task waits for the GPU: as the user says, and a session after the first at least some minutes."""
        return max(self._wait_s, _SECOND_WAIT_S) if self._has_measured else self._wait_s

    def entries(self, name: str, offset: int) -> Iterator[Told | Ended | None]:
        """Yield what a task's journal has from a byte on, as it comes, and None where nothing comes for a moment.
        Raises Lost.
        """
        self._say(Follow(name, offset))
        while True:
            heard = self._heard()
            if isinstance(heard, Told | Ended | None):
                yield heard
            if isinstance(heard, Ended):
                return

    def forget(self, begun: "_Begun") -> None:
        """Remove a task there, which ends if it still runs."""
        begun.kept.unlink(missing_ok=True)
        with suppress(Lost):
            self._say(Forget(begun.name))

    def leave(self, *, is_interrupted: bool) -> None:
        """Say goodbye, and close the way."""
        if self._channel is not None:
            with suppress(Lost):
                self._say(Goodbye())
        self._way.close(is_interrupted=is_interrupted)


@dataclass(frozen=True)
class _Begun:
    """A task there, and the file here that remembers it."""

    name: str
    kept: Path
    is_taken_up: bool = False


def _fresh(kept: Path) -> str:
    """Return the task that a file remembers; none if that is older than a day."""
    with suppress(OSError):
        return kept.read_text() if kept.stat().st_mtime > time.time() - _KEPT_S else ""
    return ""


@dataclass
class FarWorker:
    """A process on another machine, as `parity.measure.session.Worker` is one here."""

    machine: Elsewhere
    log: Path
    _begun: _Begun | None = None

    is_alive = True

    def events(
        self, target: Any, arguments: tuple[Any, ...], limit_s: float, at_first: str, *, per_event: bool = False
    ) -> Iterator[Event]:
        """Yield the events of a task up to the closing one, as a process here does.

        A lost connection is made again, and the events go on where they were. Where it stays lost, that is a Failure,
        and the next one who asks for the same gets what was done meanwhile.
        """
        machine, offset = self.machine, 0
        most_s = limit_s + machine.patience_s + _SLACK_S
        told = {"limit_s": limit_s, "at_first": at_first, "per_event": per_event}
        try:
            while True:
                try:
                    if self._begun is None:
                        self._begun = machine.begin((target, arguments), told)
                        yield from machine.facts(self._begun)
                    heard = time.monotonic()
                    for entry in machine.entries(self._begun.name, offset):
                        if isinstance(entry, Told):
                            yield _event_of(entry)
                            offset, heard = entry.offset, time.monotonic()
                        elif isinstance(entry, Ended):
                            self._keep_log(entry)
                            if not entry.is_whole:
                                killed = f"its process on {machine.name} was killed"
                                yield Failure(FailureKind.DEVICE, killed, is_killed=True)
                            return
                        elif time.monotonic() > heard + most_s:
                            yield Failure(FailureKind.TIME_LIMIT, f"{machine.name} has told nothing for {most_s:g} s")
                            return
                except Lost as lost:
                    if why := machine.reached_again(lost):
                        self._begun = None  # it goes on there, for whoever asks next
                        yield Failure(FailureKind.DEVICE, f"{machine.name} was lost: {why}", is_killed=True)
                        return
        finally:
            self.end()

    def end(self, _grace_s: float = 0.0) -> None:
        """End the task, and remove what is there of it."""
        if self._begun is not None:
            self.machine.forget(self._begun)
            self._begun = None

    def _keep_log(self, ended: Ended) -> None:
        if ended.log:
            self.log.write_text(ended.log)


def _event_of(told: Told) -> Event:
    """Return an event of a journal. Raises SessionBug for a bug of this program, Lost for what is no event."""
    try:
        event = records_of(told.entry)
    except ValueError as error:
        raise Lost(str(error)) from error
    if isinstance(event, Bug):
        raise SessionBug(event.trace)
    return event  # type: ignore[no-any-return]
