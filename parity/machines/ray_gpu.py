"""Reaches a GPU of a Ray cluster: one actor has it, and serves there."""

import queue
import threading
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from parity.contract.workspace import Workspace
from parity.errors import UnavailableError
from parity.machines.channel import Channel, Lost
from parity.machines.cluster import Head, connected
from parity.machines.far_end import serve

_FOLDER = "~/.cache/parity"


class RayGpu:
    """The way to a GPU that Ray chooses, for as long as a command needs one."""

    def __init__(self, workspace: Workspace, on: str) -> None:
        self._workspace, self._on = workspace, on
        self._open = ExitStack()

    def connect(self) -> Channel:
        """Start an actor that has a GPU, and return the channel to it. Raises UnavailableError."""
        self._open.close()
        ray = self._open.enter_context(connected(self._workspace, self._on))
        if not ray.cluster_resources().get("GPU"):
            raise UnavailableError("no node of Ray's cluster has a GPU")
        actor = ray.remote(num_cpus=0, num_gpus=1, max_concurrency=2)(_Actor).remote(_FOLDER)
        self._open.callback(ray.kill, actor)
        return _Calls(ray, actor, Head(ray, self._on))

    def close(self, *, is_interrupted: bool) -> None:
        """End the actor, and with it what it runs."""
        del is_interrupted
        with suppress(Exception):  # a cluster that is lost has nothing to end
            self._open.close()


class _Calls:
    """A channel of calls to an actor."""

    def __init__(self, ray: Any, actor: Any, head: Head) -> None:
        self._ray, self._actor, self._head = ray, actor, head

    def send(self, message: bytes) -> None:
        self._call(self._actor.hear.remote(message))

    def receive(self, limit_s: float) -> bytes | None:
        message: bytes | None = self._call(self._actor.tell.remote(limit_s))
        return message

    def _call(self, reference: Any) -> Any:
        try:
            self._head.require_answer()
            return self._ray.get(reference)
        except UnavailableError as error:
            raise Lost(str(error)) from error
        except self._ray.exceptions.RayError as error:
            raise Lost(f"Ray: {type(error).__name__}") from error


class _Actor:
    """Has a GPU, and the far end in a thread."""

    def __init__(self, folder: str) -> None:
        self._heard: queue.Queue[bytes] = queue.Queue()
        self._told: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=serve, args=(self, Path(folder).expanduser()), daemon=True).start()

    def hear(self, message: bytes) -> None:
        self._heard.put(message)

    def tell(self, limit_s: float) -> bytes | None:
        with suppress(queue.Empty):
            return self._told.get(timeout=limit_s)
        return None

    def send(self, message: bytes) -> None:
        self._told.put(message)

    def receive(self, limit_s: float) -> bytes | None:
        with suppress(queue.Empty):
            return self._heard.get(timeout=limit_s)
        return None
