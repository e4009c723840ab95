"""A process that answers requests for as long as this one lives, and never outlives it."""

import atexit
import os
import resource
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from multiprocessing import Pipe
from multiprocessing.connection import Connection

from parity.system.process import process_group, started

_MOST_OF_MEMORY = 0.75


class CompanionLost(Exception):
    """The process ended, or did not answer in time."""


class Companion:
    """A command that is started with the number of a file descriptor, on which it receives requests and sends answers,
    one for each. They are bytes, not objects, because what the command runs may be anybody's code. Its process ends
    with this one, however this one ends.
    """

    def __init__(self, command: Sequence[str], *, env: dict[str, str]) -> None:
        with ExitStack() as stack:
            group = stack.enter_context(process_group())
            self._connection, theirs = Pipe()
            stack.enter_context(self._connection)
            with theirs:
                number = theirs.fileno()
                self._process = started([*command, str(number)], env=env, group=group, descriptors=[number])
            self._open = stack.pop_all()
        atexit.register(self.close)

    def ask(self, request: bytes, limit_s: float) -> bytes:
        """Return the answer to a request. Raises CompanionLost, which says how the process ended or that it is still at
        work.
        """
        try:
            self._connection.send_bytes(request)
            if self._connection.poll(limit_s):
                return self._connection.recv_bytes()
        except (EOFError, OSError):
            raise CompanionLost(f"ended its process with status {self._process.wait()}") from None
        raise CompanionLost(f"did not end within {limit_s:g} s")

    def close(self) -> None:
        """End the process."""
        atexit.unregister(self.close)
        self._open.close()
        self._process.kill()
        self._process.wait()


def memory_share(share: float) -> int:
    """Return a share of this machine's memory, in bytes."""
    return int(share * os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))


def answer(respond: Callable[[bytes], bytes]) -> None:
    """Answer every request, as the companion's process, until the connection closes. The process gets no more than most
    of this machine's memory: then its code fails, not the machine.
    """
    most = memory_share(_MOST_OF_MEMORY)
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    with Connection(int(sys.argv[-1])) as connection:
        while True:
            try:
                request = connection.recv_bytes()
            except EOFError:
                return
            connection.send_bytes(respond(request))
