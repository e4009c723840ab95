"""This program with what it imports, without compilers, as another machine runs it."""

import hashlib
import io
import shutil
import sys
import tarfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, requires, version
from pathlib import Path
from typing import Literal

from parity.arch import Arch
from parity.emulator.engine import engine_folder, library_path, load
from parity.errors import InputError
from parity.system.leftovers import appears_whole
from parity.system.own import cache_of_user
from parity.version import DISTRIBUTION

PYTHON = "{}.{}".format(*sys.version_info[:2])
_COMPILERS = ("triton", "ziglang")  # of parity's packages, those that only build
_FOR_AMD, _FOR_NVIDIA = ("hip-python",), ("cuda-bindings", "nvidia-ml-py")
_LEFT_OUT = ("/tests/", "__pycache__", "/_pyinstaller/", "/include/", "/typings/")
_SOURCES_ALONE = (".pyi", ".pyx", ".pxd", ".c", ".h", ".a", ".exe")
_PRESET: Literal[2] = 2  # of xz: it travels once, and 6 makes it 8 % smaller in four times the time
_KEPT = 4  # archives: of several architectures, or of an older program
_START = """#!/bin/sh
# Runs parity as it was shipped, for Python {python} on {system}.
here=$(cd "$(dirname "$0")" && pwd)
for python in ${{PYTHON:-python{python} python3}}; do
    command -v "$python" >/dev/null || continue
    [ "$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')" = {python} ] || continue
    PYTHONPATH="$here/{packages}${{PYTHONPATH:+:$PYTHONPATH}}" exec "$python" -m {module} "$@"
done
echo "this is for Python {python}, which ${{PYTHON:-"python{python} or python3"}} is not: {how}" >&2
exit 3
"""
START = "start"  # the script of an archive


def write_start(path: Path, packages: str, module: str = "parity", how: str = "set PYTHON to its path") -> None:
    """Write a script that runs a module of this program; `packages` is the folder of packages beside it, and `how` says
    how another Python is named.
    """
    path.write_text(_START.format(python=PYTHON, system=sys.platform, packages=packages, module=module, how=how))
    path.chmod(0o755)


def copy_program(to: Path, arch: Arch) -> None:
    """Copy this program, the emulator's engine, and the packages that it imports. Raises InputError for a package that
    is not installed as files.
    """
    source = _own_folder()
    for path in _own_files():
        copy_file(path, to / "parity" / path.relative_to(source))
    if arch.emulated is not None:
        library = _engine(arch)
        copy_file(library, to / "parity" / "emulator" / library.name)
    for package in closure_of(arch):
        for file in distribution(package).files or []:
            name, path = str(file), Path(str(file.locate()))
            is_wanted = not name.startswith("..") and not name.endswith(_SOURCES_ALONE)
            if is_wanted and path.is_file() and not any(part in f"/{name}" for part in _LEFT_OUT):
                copy_file(path, to / name)


def copy_file(source: Path, to: Path) -> None:
    """Copy a file, and make its folder."""
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, to)


def nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Take names and dates out of an archive's entry."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def identity_of_program(arch: Arch) -> str:
    """Return what distinguishes this program, for GPUs of an architecture, from others: its files and its packages."""
    whole = hashlib.sha256(f"{PYTHON} {sys.platform} {arch.name}".encode())
    for package in closure_of(arch):
        whole.update(f"{package} {version(package)} ".encode())
    for path in [*_own_files(), *([_engine(arch)] if arch.emulated is not None else [])]:
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:32]


def archive_of_program(arch: Arch, module: str, temporary: Path) -> Path:
    """Return an archive of this program with a script that runs the module; it is made once for each identity."""
    made = cache_of_user() / "programs" / f"{identity_of_program(arch)}.tar.xz"
    if not made.is_file():
        folder = temporary / "program"
        copy_program(folder / "packages", arch)
        write_start(folder / START, "packages", module, "name its path in 'python' of the machine in parity.toml")
        whole = io.BytesIO()
        with tarfile.open(fileobj=whole, mode="w:xz", preset=_PRESET) as archive:
            archive.add(folder, ".", filter=nobodys)
        made.parent.mkdir(parents=True, exist_ok=True)
        with appears_whole(made) as beside:
            beside.write_bytes(whole.getvalue())
        for older in sorted(made.parent.glob("*.tar.xz"), key=lambda path: -path.stat().st_mtime)[_KEPT:]:
            older.unlink(missing_ok=True)
    return made


def _own_folder() -> Path:
    return Path(__file__).parents[1]


def _own_files() -> Iterator[Path]:
    yield from (path for path in sorted(_own_folder().rglob("*")) if path.is_file() and "__pycache__" not in path.parts)


def _engine(arch: Arch) -> Path:
    load(engine_folder(), arch.wave_size)
    return library_path(engine_folder(), arch.wave_size)


def closure_of(arch: Arch) -> list[str]:
    """Return the packages that parity imports where there is such a GPU, with theirs. Raises InputError for one that is
    not here.
    """
    found: list[str] = []
    asked = [*_required(DISTRIBUTION), *(_FOR_NVIDIA if arch.is_nvidia else ())]
    left_out = {*_COMPILERS, *(_FOR_AMD if arch.is_nvidia else ())}
    while asked:
        name = asked.pop()
        if name in found or name in left_out:
            continue
        found.append(name)
        asked += _required(name)
    return sorted(found)


def _required(name: str) -> list[str]:
    """Return what a package requires here, without its extras."""
    from packaging.requirements import Requirement

    try:
        wanted = [Requirement(text) for text in requires(name) or []]
    except PackageNotFoundError as error:
        raise InputError(f"package '{name}' is not installed here: it cannot be shipped") from error
    return [one.name for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]
