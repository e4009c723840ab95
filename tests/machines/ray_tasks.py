"""A task that the nodes of a cluster import."""

import os
import signal

from parity.errors import UnavailableError


def doubled(text: str) -> str:
    if text == "poison":
        os.kill(os.getpid(), signal.SIGKILL)
    if text == "wrong":
        raise UnavailableError("wrong")
    return 2 * text
