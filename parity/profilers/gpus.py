"""Which GPUs a profile is of, as far as it says: rocprofv3's agent_info, ROCm Compute Profiler's sysinfo, a database,
JSON.
"""

import csv
import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from parity.arch import is_amd_target
from parity.errors import InputError
from parity.profilers import sdk_json
from parity.profilers.ncu import is_ncu
from parity.profilers.opening import opened_text
from parity.profilers.reader import ProfileFiles, is_sdk_json
from parity.profilers.rocpd import described_gpus, is_sqlite

_AGENTS, _SYSTEM = {"agent_type", "name"}, {"gpu_arch"}
_MOST_ROWS = 1000


@dataclass(frozen=True)
class Gpu:
    """A GPU that a profile is of: its architecture (`gfx942`) and its name, which may be empty; and the file that says
    so.
    """

    arch: str
    name: str
    source: Path


def gpus_of(path: Path, files: ProfileFiles) -> list[Gpu]:
    """The GPUs that the files of a profile describe; for a single file, those that it or one beside it describes."""
    return [gpu for file in _candidates(path, files) for gpu in _described(file)]


def only_gpu(path: Path, files: ProfileFiles, arch: str = "", name: str = "") -> tuple[str, str, Path | None]:
    """The architecture and name of the GPU that a profile is of, and the file that says so: those that are given, else
    what the profile describes. Both are empty where it says nothing, and the architecture is `?` where it describes
    several.

    Raises InputError if the profile describes another architecture than the one that is given.
    """
    found = gpus_of(path, files)
    if arch:
        if found and arch not in {gpu.arch for gpu in found}:
            raise InputError(f"{found[0].source}: the profile is of {found[0].arch}, not of {arch}")
        return arch, name, None
    if len({gpu.arch for gpu in found}) > 1:
        return "?", "", found[0].source
    names = {gpu.name for gpu in found}
    return (found[0].arch, names.pop() if len(names) == 1 else "", found[0].source) if found else ("", "", None)


def _candidates(path: Path, files: ProfileFiles) -> Iterable[Path]:
    if path.is_dir():
        return sorted([*files.read, *(file for file in files.passed_over if file.is_file())])
    number = re.match(r"\d+(?=_)", path.name)
    return [path, *path.parent.glob(f"{number.group() if number else '*'}_agent_info.csv"),
            *path.parent.glob("sysinfo.csv")]  # fmt: skip


def _described(path: Path) -> list[Gpu]:
    """The GPUs that one file describes; none if it is about something else, or damaged."""
    if is_sqlite(path):
        found = described_gpus(path)
    elif is_sdk_json(path):
        found = sdk_json.described_gpus(path)
    elif path.suffix == ".csv" and not is_ncu(path):
        found = _of_table(path)
    else:
        return []
    return [Gpu(arch, name, path) for arch, name in dict.fromkeys(found) if is_amd_target(arch)]


def _of_table(path: Path) -> list[tuple[str, str]]:
    try:
        with opened_text(path) as file:
            rows = csv.DictReader(file)
            names = {name.strip().lower() for name in rows.fieldnames or ()}
            if not any(needed <= names for needed in (_AGENTS, _SYSTEM)):
                return []
            found = [{str(key).lower(): str(of or "") for key, of in row.items()} for row in islice(rows, _MOST_ROWS)]
    except csv.Error:
        return []
    if "gpu_arch" in names:
        return [(row["gpu_arch"], row.get("gpu_model", "")) for row in found]
    return [(row["name"], row.get("product_name", "")) for row in found if row["agent_type"].upper() == "GPU"]
