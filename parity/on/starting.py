"""Starts a program whose Triton kernels run on the emulator, and reads what its processes have recorded."""

import hashlib
import json
import os
import shlex
import shutil
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from parity.emulator.engine import engine_folder
from parity.emulator.slots import COUNTS, Execution
from parity.emulator.structures import checked_engine
from parity.emulator.targets import UnsupportedTarget, get_target
from parity.errors import InputError, UnavailableError
from parity.on.hip.library import library_folder
from parity.on.hip.server import serving
from parity.on.inside.recording import KernelRecord
from parity.on.inside.wishes import Wishes, environment_of
from parity.system.leftovers import appears_whole, temporary_folder
from parity.system.own import cache_of_user
from parity.system.process import run_in_front
from parity.toolchains.wheels import zig
from parity.version import __version__

_PACKAGE = Path(__file__).resolve().parents[1]
_ENTRY_POINTS = """[triton.backends]
parity = parity.on.inside.backend
[torch.backends]
parity = parity.on.inside.torch_device:start
[pytest11]
parity_on = parity.on.inside.pytest_plugin
"""
_HIP_SOCKET, _LIBRARIES = "PARITY_ON_SOCKET", "LD_LIBRARY_PATH"
_ROCM_PATHS, _HIP = ("ROCM_PATH", "ROCM_HOME"), "libamdhip64"
_IN_TREE_ONLY, _INTERPRETED = "TRITON_BACKENDS_IN_TREE", "TRITON_INTERPRET"
_LINKER, _ROCMS = "TRITON_HIP_LLD_PATH", Path("/opt/rocm/llvm/bin/ld.lld")  # what Triton 3.4 links with


@dataclass(frozen=True)
class ProgramRun:
    """What became of a program: its exit code, the seconds that it took, its kernels, the costliest first, and notes
    on the whole of it.

    Each kernel's record adds up what all processes of the program did with it. `is_sampled`: workgroups may have been
    left out.
    """

    arch: str
    command: tuple[str, ...]
    exit_code: int
    seconds: float
    kernels: list[KernelRecord]
    notes: list[str]
    is_sampled: bool


def run_on(arch: str, command: Sequence[str], wishes: Wishes, *, to_errors: bool = False) -> ProgramRun:
    """Run a command with its Triton kernels on the emulator. With `to_errors`, what it prints goes to standard error.

    Raises InputError for an architecture that is not emulated and for a command that cannot be started.
    """
    try:
        checked_engine(engine_folder(), get_target(arch).wave_size)  # what runs inside has nothing that compiles it
    except UnsupportedTarget as error:
        raise InputError(f"ARCH: {error}") from None
    if os.environ.get(_INTERPRETED, "0") not in ("", "0"):
        raise InputError(f"{_INTERPRETED} is set: then Triton compiles no kernel, and nothing runs on the emulator")
    with temporary_folder("on") as folder:
        wanted = Wishes(**{**vars(wishes), "record": str(folder)})
        variables = {name: value for name, value in os.environ.items() if name != _IN_TREE_ONLY}
        paths = [str(entry_points()), *filter(None, [os.environ.get("PYTHONPATH")])]
        variables |= {**environment_of(arch, wanted), "PYTHONPATH": os.pathsep.join(paths)}
        if not _ROCMS.exists() and (compiler := zig()):
            variables.setdefault(_LINKER, str(_linker(folder, compiler)))
        notes = list[str]()
        with serving(arch, wishes, folder) as (socket, of_hip):
            try:
                rocm = _rocm(folder / "rocm", library_folder())
                variables |= {_HIP_SOCKET: str(socket), **dict.fromkeys(_ROCM_PATHS, str(rocm))}
                if not _is_python(command[0]):  # whose torch may have a ROCm of its own, and needs all of it
                    libraries = [str(rocm / "lib"), *filter(None, [os.environ.get(_LIBRARIES)])]
                    variables[_LIBRARIES] = os.pathsep.join(libraries)
            except UnavailableError as error:
                notes.append(f"no libamdhip64 for HIP programs: {error}")
            started = time.monotonic()
            try:
                code = run_in_front(list(command), env=variables, to_errors=to_errors)
            except OSError as error:
                raise InputError(f"COMMAND: {command[0]}: {error.strerror or error}") from None
        seconds, (kernels, said) = time.monotonic() - started, _read(folder)
        notes += said
        kernels = sorted([*kernels, *of_hip.kernels.values()], key=lambda kernel: -kernel.seconds)
    if wishes.capture is not None:
        notes.append(_captured(Path(wishes.capture)))
    return ProgramRun(arch, tuple(command), code, seconds, kernels, notes, wishes.workgroups is not None)


def _is_python(program: str) -> bool:
    """Return whether a command is Python, or a script of it."""
    path = Path(shutil.which(program) or program)
    try:
        with path.open("rb") as file:
            first = file.readline(200)
    except OSError:
        return False
    return path.name.startswith("python") or (first.startswith(b"#!") and b"python" in first)


def _rocm(folder: Path, library: Path) -> Path:
    """Make a folder like ROCm's, with this libamdhip64 in the place of its own: hip-python looks there first."""
    root = next((Path(os.environ[name]) for name in _ROCM_PATHS if os.environ.get(name)), _ROCMS.parents[2])
    (folder / "lib").mkdir(parents=True)
    theirs = [path for path in (root / "lib").iterdir() if _HIP not in path.name] if (root / "lib").is_dir() else []
    for path in (*theirs, *library.iterdir()):
        if not path.name.startswith("."):
            (folder / "lib" / path.name).symlink_to(path.resolve())
    return folder


def _captured(folder: Path) -> str:
    launches = [path.parent.name for path in folder.glob("*/launch.json")]
    kernels = {name.rpartition("-")[0] for name in launches}
    return (
        f"{len(launches)} launches of {len(kernels)} kernels are captured in {folder}: "
        f"'parity init --capture {shlex.quote(os.path.relpath(folder))}:KERNEL' makes a study of one"
    )


def _linker(folder: Path, compiler: Path) -> Path:
    """Make a program that links as ROCm's linker does, for a Triton that has none of its own."""
    path = folder / "ld.lld"
    path.write_text(f'#!/bin/sh\n[ "$1" = -flavor ] && shift 2\nexec {shlex.quote(str(compiler))} ld.lld "$@"\n')
    path.chmod(0o700)
    return path


def entry_points() -> Path:
    """Return the folder that makes a Python find the emulator's driver, where it is on PYTHONPATH: it has this package
    alone, and no other of this program's environment.
    """
    key = hashlib.sha256(f"{_PACKAGE} {__version__} {_ENTRY_POINTS}".encode()).hexdigest()[:16]
    folder = cache_of_user() / "on" / key
    about = folder / f"parity_on-{__version__}.dist-info"
    about.mkdir(mode=0o700, parents=True, exist_ok=True)
    for path, text in (
        (about / "METADATA", f"Metadata-Version: 2.1\nName: parity-on\nVersion: {__version__}\n"),
        (about / "entry_points.txt", _ENTRY_POINTS),
    ):
        if not path.is_file():
            with appears_whole(path) as part:
                part.write_text(text)
    link = folder / _PACKAGE.name
    if not link.exists():
        with appears_whole(link) as part:
            part.symlink_to(_PACKAGE)
    return folder


def _read(folder: Path) -> tuple[list[KernelRecord], list[str]]:
    kernels: dict[tuple[str, str], KernelRecord] = {}
    notes: list[str] = []
    for path in sorted(folder.glob("*.json")):
        said = json.loads(path.read_text())
        notes += [note for note in said["notes"] if note not in notes]
        for document in said["kernels"]:
            key = document["place"], document["assembly"]
            if key not in kernels:
                text = (folder / document["assembly"]).read_text()
                fields = {name: document[name] for name in ("name", "place", "threads", "lds_bytes")}
                kernels[key] = KernelRecord(text=text, **fields)
            _add(kernels[key], document, folder)
    return sorted(kernels.values(), key=lambda kernel: -kernel.seconds), notes


def _add(kernel: KernelRecord, document: dict[str, Any], folder: Path) -> None:
    """Add what one process did with a kernel."""
    for name in ("launches", "workgroups", "of_workgroups", "seconds"):
        setattr(kernel, name, getattr(kernel, name) + document[name])
    kernel.tuned = kernel.tuned or document["tuned"]
    kernel.grids.update({tuple(grid): count for *grid, count in document["grids"]})
    kernel.faults += document["faults"]
    kernel.notes += [note for note in document["notes"] if note not in kernel.notes]
    if "executed" not in document:
        return
    with np.load(folder / document["executed"]) as arrays:
        kernel.add_executed(Execution(**{name: arrays[name] for name in COUNTS}))
