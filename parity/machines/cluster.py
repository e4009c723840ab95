"""Tasks on a cluster of Ray: builds, analyses and verifications, each tried again where its process dies.

Where the nodes see this workspace's folder, they work in it; else Ray brings them its files, and what they build comes
back with the results.
"""

import io
import logging
import os
import pickle
import secrets
import socket
import sys
import tarfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from pathlib import Path
from typing import Any, TypeVar

from parity.contract.workspace import Workspace, write_whole
from parity.errors import UnavailableError
from parity.system.trust import is_trusted
from parity.system.workers import Died, in_workers

Task = TypeVar("Task")
Result = TypeVar("Result")
RAY, ADDRESS = "ray", "ray://"
_RETRIES = 1  # as many as a worker here gets
_BUILDS = Path(".parity/builds")
_TOKEN = Path(".parity/machines/ray")
_NOT_SENT = [".parity", ".git", ".venv", "*.db", "*.db-*", "__pycache__"]
_LOOK_S, _HEAD_S = 1.0, 20.0
_NEW = "local"  # as an address: a cluster that is started here
_PORT, _ANSWER_S = "10001", 10.0  # of Ray's client


def is_ray(on: str | None) -> bool:
    """Whether a user means Ray: `ray`, the cluster of this machine or of RAY_ADDRESS, or an address `ray://HOST`."""
    return on is not None and (on == RAY or on.startswith(ADDRESS))


def spread(
    workspace: Workspace,
    on: str | None,
    function: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int,
    *,
    until: float | None = None,
) -> Iterator[tuple[int, Result | Died]]:
    """Yield the number of each task with its result, as they end: in `jobs` workers here, or on a cluster of Ray.

    See `in_workers`. Raises UnavailableError for a cluster that is not reached, or lost.
    """
    if on is None:
        yield from in_workers(function, tasks, jobs, until=until)
        return
    with connected(workspace, on) as ray:
        token = _told_apart(workspace)
        work = ray.remote(max_retries=_RETRIES)(_work)
        waiting = {
            work.remote(function, _moved(task, workspace.root), token): number for number, task in enumerate(tasks)
        }
        head = Head(ray, on)
        try:
            while waiting and (until is None or time.monotonic() < until):
                ended, _ = ray.wait(list(waiting), num_returns=1, timeout=_LOOK_S)
                for reference in ended:
                    yield waiting.pop(reference), _result(ray, reference, workspace)
                head.require_answer()
        except (ray.exceptions.RayError, ConnectionError) as error:  # ConnectionError: of its client
            raise UnavailableError(f"--on {on}: Ray is lost: {_first_line(error)}") from error
        finally:
            for reference in waiting:
                with suppress(Exception):  # a cluster that is lost has nothing to cancel
                    ray.cancel(reference, force=True)


class Head:
    """The head of the cluster that Ray is connected to. Ray ends this process a minute after it is lost, with an exit
    code that means something else here; its client (`ray://HOST`) notices that itself.
    """

    def __init__(self, ray: Any, on: str) -> None:
        self._on, self._address = on, "" if on.startswith(ADDRESS) else ray.get_runtime_context().gcs_address
        self._looked = self._answered = time.monotonic()

    def require_answer(self) -> None:
        """Raise UnavailableError if it has not answered for a while. It may come back."""
        now = time.monotonic()
        if not self._address or now - self._looked < _LOOK_S:
            return
        self._looked = now
        try:
            _require_answer(self._on, self._address)
            self._answered = now
        except UnavailableError:
            if now - self._answered > _HEAD_S:
                raise


@contextmanager
def connected(workspace: Workspace, on: str) -> Iterator[Any]:
    """Give Ray, connected to a cluster; what it starts here ends with the block. Raises UnavailableError."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of what tasks without a GPU see
    try:
        import ray
    except ImportError as error:
        raise UnavailableError("--on ray: Ray is not installed: pip install 'kernel-parity[ray]'") from error
    if ray.is_initialized():
        yield ray
        return
    # Without an address, Ray would join what was started here last, and wait for minutes if that has ended.
    address = on if on.startswith(ADDRESS) else os.environ.get("RAY_ADDRESS", _NEW)
    _require_answer(on, address)
    variables = {"PARITY_TRUST": "1"} if is_trusted(workspace.root) else {}
    started: dict[str, Any] = {"include_dashboard": False} if address == _NEW else {}
    files = {"working_dir": str(workspace.root), "excludes": _NOT_SENT, "env_vars": variables}
    with redirect_stdout(sys.stderr):  # Ray prints as it likes, and this program's documents go to standard output
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, runtime_env=files, **started)
        except Exception as error:  # of Ray, of its client, of the network
            raise UnavailableError(f"--on {on}: Ray is not reached: {_first_line(error)}") from error
        try:
            yield ray
        finally:
            ray.shutdown()


def _require_answer(on: str, address: str) -> None:
    """Raise UnavailableError if nothing answers at an address: Ray itself tries for minutes."""
    if address in (_NEW, "auto"):
        return
    address = address.removeprefix(ADDRESS)
    host, _, port = address.rpartition(":")
    if not port.isdecimal():
        host, port = address, _PORT
    try:
        socket.create_connection((host, int(port)), _ANSWER_S).close()
    except (OSError, OverflowError) as error:
        raise UnavailableError(f"--on {on}: nothing answers at {host}:{port}: {error}") from error


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:300]


def _told_apart(workspace: Workspace) -> str:
    """Write a file by which a node knows that it sees this very folder, and return what stands in it."""
    token = secrets.token_hex(16)
    write_whole(workspace.root / _TOKEN, token.encode())
    return f"{workspace.root} {token}"


class _Moved(pickle.Pickler):
    """Writes paths in a workspace as relative to it, in paths and in texts."""

    def __init__(self, stream: io.BytesIO, root: Path) -> None:
        super().__init__(stream, protocol=5)
        self._root, self.files = str(root), set[str]()

    def persistent_id(self, obj: Any) -> tuple[str, str] | None:
        if isinstance(obj, Path | str) and str(obj).startswith(self._root):
            rest = str(obj)[len(self._root) :]
            if rest[:1] in ("", "/"):
                self.files.add(rest[1:])
                return type(obj).__name__ if isinstance(obj, str) else "Path", rest[1:]
        return None


def _moved(value: Any, root: Path) -> bytes:
    stream = io.BytesIO()
    _Moved(stream, root).dump(value)
    return stream.getvalue()


def _placed(content: bytes, root: Path) -> Any:
    """Return what was moved, with the paths of a workspace here."""
    unpickler = pickle.Unpickler(io.BytesIO(content))

    def found(named: tuple[str, str]) -> Path | str:
        path = root / named[1] if named[1] else root
        return path if named[0] == "Path" else str(path)

    unpickler.persistent_load = found  # type: ignore[method-assign]
    return unpickler.load()


def _work(function: Callable[[Any], Any], task: bytes, token: str) -> tuple[bool, bytes, dict[str, bytes]]:
    """Do a task on a node. Return whether there is a result, that or the exception, and the builds that it names."""
    folder, _, said = token.rpartition(" ")
    root, is_shared = Path.cwd(), False
    with suppress(OSError):
        is_shared = (Path(folder) / _TOKEN).read_text() == said
    root = Path(folder) if is_shared else root
    try:
        is_result, answer = True, function(_placed(task, root))
    except Exception as error:  # whatever it is: it is raised where results are read
        is_result, answer = False, error
    stream = io.BytesIO()
    moved = _Moved(stream, root)
    moved.dump(answer)
    named = {Path(file).relative_to(_BUILDS).parts[:1] for file in moved.files if Path(file).is_relative_to(_BUILDS)}
    builds = {} if is_shared else {name: _packed(root / _BUILDS / name) for names in sorted(named) for name in names}
    return is_result, stream.getvalue(), builds


def _packed(folder: Path) -> bytes:
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w") as archive:
        archive.add(folder, ".")
    return whole.getvalue()


def _result(ray: Any, reference: Any, workspace: Workspace) -> Any:
    """Return a task's result, whose builds are here then. Raises what the task has raised."""
    try:
        is_result, content, builds = ray.get(reference)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError, ray.exceptions.NodeDiedError):
        return Died("died on Ray")
    for name, archive in builds.items():
        folder = workspace.root / _BUILDS / name
        if not folder.is_dir():
            beside = folder.with_name(f"{name}.{os.getpid()}")
            with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
                packed.extractall(beside, filter="data")
            beside.rename(folder)
    answer = _placed(content, workspace.root)
    if not is_result:
        raise answer
    return answer
