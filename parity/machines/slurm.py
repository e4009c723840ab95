"""Reaches a machine as a batch job of Slurm, through submitit. Both sides see one folder."""

import json
import secrets
import shlex
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from parity.contract.workspace import Machine, write_whole
from parity.errors import InputError, UnavailableError
from parity.machines.channel import Files
from parity.machines.far_end import serve_files
from parity.system.process import signals_deferred

_OVER = (
    "COMPLETED",
    "FAILED",
    "TIMEOUT",
    "CANCELLED",
    "PREEMPTED",
    "NODE_FAIL",
    "OUT_OF_MEMORY",
    "BOOT_FAIL",
    "DEADLINE",
)
_MOST_SAID = 300
_ASK_S = 5.0  # how often Slurm is asked how a job is


class Slurm:
    """The way to a machine that Slurm chooses. `kept` remembers a job that may still be in the queue, or running."""

    def __init__(self, name: str, machine: Machine, kept: Path) -> None:
        assert machine.slurm is not None
        self._name, self._parameters, self._kept = name, machine.slurm, kept
        self._environment = machine.environment
        self._folder = Path(machine.folder).expanduser()
        self._job: Any = None
        self._asked_at, self.state = 0.0, "PENDING"

    def connect(self) -> Files:
        """Submit a job that serves, or take the one up that is there. Raises UnavailableError."""
        place = self._taken_up() or self._submitted()
        return Files(place / "out", place / "in", self._how)

    def close(self, *, is_interrupted: bool) -> None:
        """Leave a job that was told so, and ends by itself; if interrupted, end it, or take it out of the queue."""
        self._kept.unlink(missing_ok=True)
        if is_interrupted and self._job is not None:
            with suppress(Exception):  # as where it has ended
                self._job.cancel(check=False)

    def _submitted(self) -> Path:
        submitit = _submitit()
        place = self._folder / "jobs" / secrets.token_hex(8)
        place.mkdir(parents=True)
        setup = [f"export {name}={shlex.quote(value)}" for name, value in self._environment.items()]
        try:
            executor = submitit.AutoExecutor(folder=place / "log", cluster="slurm")
            executor.update_parameters(**{"name": "parity", "slurm_setup": setup, **self._parameters})
            with signals_deferred():  # a job that nobody knows would stay in the queue
                self._job = executor.submit(serve_files, place, self._folder)
        except Exception as error:  # whatever submitit and sbatch raise
            said = " ".join(str(error).split())[:_MOST_SAID] or type(error).__name__
            if isinstance(error, TypeError | NameError):  # as submitit finds parameters
                raise InputError(f"parity.toml: field 'machines.{self._name}.slurm': {said}") from error
            raise UnavailableError(f"Slurm takes no job: {said}") from error
        write_whole(self._kept, json.dumps({"place": str(place), "job": self._job.job_id}).encode())
        return place

    def _taken_up(self) -> Path | None:
        """Return the place of a job that an earlier process has submitted, where it still waits or runs."""
        with suppress(OSError, ValueError, LookupError):
            known = json.loads(self._kept.read_text())
            place = Path(known["place"])
            self._job = _submitit().SlurmJob(folder=place / "log", job_id=known["job"])
            if self._how() is None:
                return place
        return None

    def _how(self) -> str | None:
        """Say how the job has ended; None while it waits or runs."""
        if time.monotonic() > self._asked_at + _ASK_S:
            self._asked_at = time.monotonic()
            with suppress(Exception):  # where Slurm does not answer for a moment
                self.state = str(self._job.get_info(mode="force").get("State", "UNKNOWN")).split()[0]
        return f"Slurm's job {self._job.job_id} ended: {self.state}" if self.state in _OVER else None


def _submitit() -> Any:
    try:
        import submitit
    except ImportError as error:
        raise UnavailableError("Slurm is reached through submitit: pip install 'kernel-parity[slurm]'") from error
    return submitit
