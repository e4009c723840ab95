"""Which GPUs a profile is of, as far as it says: rocprofv3's agent_info, ROCm Compute Profiler's sysinfo, a database,
JSON.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from parity.arch import is_amd_target
from parity.errors import InputError
from parity.profilers.reader import ProfileFiles, format_of


@dataclass(frozen=True)
class Gpu:
    """A GPU that a profile is of: its architecture (`gfx942`) and its name, which may be empty; and the file that says
    so.
    """

    arch: str
    name: str
    source: Path


def gpus_of(path: Path, files: ProfileFiles) -> list[Gpu]:
    """Return the GPUs that the files of a profile describe; for a single file, those that this file or one beside it
    describes.
    """
    return [gpu for file in _candidates(path, files) for gpu in _described(file)]


def only_gpu(path: Path, files: ProfileFiles, arch: str = "", name: str = "") -> tuple[str, str, Path | None]:
    """Return the architecture and name of the GPU that a profile is of, and the file that says so: the given ones, else
    those that the profile describes. Both are empty where the profile says nothing, and the architecture is `?` where
    the profile describes several.

    Raises InputError if the profile describes another architecture than the given one.
    """
    gpus = gpus_of(path, files)
    if arch:
        if gpus and arch not in {gpu.arch for gpu in gpus}:
            raise InputError(f"{gpus[0].source}: the profile is of {gpus[0].arch}, not of {arch}")
        return arch, name, None
    if len({gpu.arch for gpu in gpus}) > 1:
        return "?", "", gpus[0].source
    names = {gpu.name for gpu in gpus}
    return (gpus[0].arch, names.pop() if len(names) == 1 else "", gpus[0].source) if gpus else ("", "", None)


def _candidates(path: Path, files: ProfileFiles) -> Iterable[Path]:
    if path.is_dir():
        return sorted([*files.read, *(file for file in files.passed_over if file.is_file())])
    number = re.match(r"\d+(?=_)", path.name)
    return [
        path,
        *path.parent.glob(f"{number.group() if number else '*'}_agent_info.csv"),
        *path.parent.glob("sysinfo.csv"),
    ]


def _described(path: Path) -> list[Gpu]:
    """Return the GPUs that one file describes; none if it is about something else, or damaged."""
    return [Gpu(arch, name, path) for arch, name in dict.fromkeys(format_of(path).gpus(path)) if is_amd_target(arch)]
