"""What the processes of a program have launched: kept in memory, and written into a folder for who started them."""

import hashlib
import json
import os
import threading
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import cache
from multiprocessing import util
from pathlib import Path
from typing import Any

import numpy as np

from parity.emulator.slots import COUNTS, Execution
from parity.on.inside.launching import Launched
from parity.on.inside.wishes import wishes_here
from parity.records.faults import Fault

_EVERY_S = 2.0
_MOST_TEXTS = 20  # faults and notes that are kept of a kernel


@dataclass
class KernelRecord:
    """What became of one kernel of a process. `place` is where its source stands; `workgroups` have run,
    `of_workgroups` were launched. `executed` adds up what all launches have executed, if any has.
    """

    name: str
    text: str
    place: str
    threads: int
    lds_bytes: int
    tuned: str = ""
    launches: int = 0
    workgroups: int = 0
    of_workgroups: int = 0
    seconds: float = 0.0
    grids: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    faults: list[dict[str, Any]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    executed: Execution | None = None

    def add(self, done: Execution, grid: tuple[int, int, int], seconds: float) -> None:
        """Count a launch."""
        self.launches, self.seconds = self.launches + 1, self.seconds + seconds
        self.workgroups += done.workgroups
        self.of_workgroups += grid[0] * grid[1] * grid[2]
        self.grids[grid] += 1
        self.add_executed(done)

    def add_executed(self, done: Execution) -> None:
        """Add what waves have executed. The first that is given is kept, and added to."""
        if self.executed is None:
            self.executed = done
            return
        for name in COUNTS:
            getattr(self.executed, name)[...] += getattr(done, name)

    def note(self, text: str) -> None:
        if text not in self.notes and len(self.notes) < _MOST_TEXTS:
            self.notes.append(text)

    def add_fault(self, fault: Fault, sentence: str) -> None:
        if len(self.faults) < _MOST_TEXTS:
            self.faults.append({**asdict(fault), "sentence": sentence})


class Recorder:
    """All kernels of this process, and notes on it. With a `folder`, it writes them there now and then, and last."""

    def __init__(self, folder: Path | None) -> None:
        self.folder, self.lock = folder, threading.RLock()
        self.kernels: dict[str, KernelRecord] = {}
        self.notes: list[str] = []
        self._written = time.monotonic()
        if folder is not None:
            self._write_at_the_end()
            os.register_at_fork(after_in_child=self._forget)
            util.register_after_fork(self, Recorder._write_at_the_end)  # its children forget what is done at the end

    def keep(self, key: str, record: KernelRecord) -> KernelRecord:
        """Return the record of a kernel, which is the given one when it comes first."""
        with self.lock:
            return self.kernels.setdefault(key, record)

    def note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)

    def took(self, record: KernelRecord, launched: Launched, grid: tuple[int, int, int], seconds: float) -> None:
        """Add what came of a launch to its kernel's record."""
        with self.lock:
            record.add(launched.executed, grid, seconds)
            for note in launched.notes:
                record.note(note)
            if launched.fault:
                record.add_fault(*launched.fault)

    def now_and_then(self) -> None:
        if self.folder is not None and time.monotonic() - self._written > _EVERY_S:
            self.write()

    def write(self) -> None:
        """Write what is known, so that a reader finds it whole or not at all."""
        if self.folder is None or not (self.kernels or self.notes):
            return
        with self.lock:
            self._written = time.monotonic()
            documents = []
            for kernel in self.kernels.values():
                if not (kernel.launches or kernel.notes):  # it was only loaded
                    continue
                name = hashlib.sha256(kernel.text.encode()).hexdigest()[:32]
                text = self.folder / f"{name}.s"
                if not text.exists():
                    _write(text, kernel.text.encode())
                document = {
                    key: value for key, value in vars(kernel).items() if key not in ("text", "executed", "grids")
                }
                document |= {"assembly": text.name, "grids": [[*grid, count] for grid, count in kernel.grids.items()]}
                if kernel.executed is not None:
                    arrays = self.folder / f"{name}-{os.getpid()}.npz"
                    with arrays.with_suffix(".part").open("wb") as file:
                        np.savez(file, **{key: getattr(kernel.executed, key) for key in COUNTS})
                    arrays.with_suffix(".part").replace(arrays)
                    document["executed"] = arrays.name
                documents.append(document)
            content = {"kernels": documents, "notes": self.notes}
            _write(self.folder / f"{os.getpid()}.json", json.dumps(content).encode())

    def _forget(self) -> None:
        """Begin anew in a child that was forked: it has launched nothing yet."""
        self.kernels, self.notes, self.lock = {}, [], threading.RLock()
        self._write_at_the_end()

    def _write_at_the_end(self) -> None:
        """Ask multiprocessing for it: its children end without what atexit knows."""
        util.Finalize(None, self.write, exitpriority=1)


@cache
def recorder_here() -> Recorder:
    """Return the recorder of this process."""
    return Recorder(wishes_here().folder)


def _write(path: Path, content: bytes) -> None:
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_bytes(content)
    part.replace(path)
