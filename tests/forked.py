"""Processes for sessions that begin as copies of the tests' own process, which has imported this program already.

A session's own way is a new process, whose imports take most of its time. What such a process is given, tells and does
is the same, and so is how it ends.
"""

import faulthandler
import multiprocessing
import pickle
import signal
import sys
import warnings
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import ForkProcess
from typing import Any

_HANDLED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class ForkedProcess(ForkProcess):
    """A copy of this process in which nothing is caught, handled or written as the tests do it."""

    def start(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # Python 3.12 on copies of processes with threads
            super().start()

    def run(self) -> None:
        faulthandler.disable()
        for number in _HANDLED:
            signal.signal(number, signal.SIG_DFL)
        sys.stdout, sys.stderr = (open(number, "w", closefd=False) for number in (1, 2))  # noqa: SIM115
        super().run()


class _ForkContext:
    """In the place of multiprocessing's context."""

    @staticmethod
    def Pipe() -> tuple[Connection, Connection]:
        return multiprocessing.get_context("fork").Pipe()

    @staticmethod
    def Process(target: Callable[..., None], args: tuple[Any, ...], daemon: bool) -> ForkedProcess:
        connection, *more = args
        passed = pickle.loads(pickle.dumps(more))  # as they reach a new process
        return ForkedProcess(target=target, args=(connection, *passed), daemon=daemon)


FORKED = _ForkContext()
