"""An archive for a machine without a compiler: studies with all their builds, and this program with what it imports.

The far side needs Python of the same version and system as here, and its GPU's runtime library.
"""

import json
import shutil
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, distribution, requires
from pathlib import Path
from typing import Literal

from parity.arch import Arch
from parity.contract import Axes
from parity.contract.files import contract_files
from parity.contract.study import Step, Study, load_step
from parity.contract.workspace import SETTINGS, Workspace, write_whole
from parity.devices.gpu import LaneBinary
from parity.emulator.engine import engine_folder, library_path, load
from parity.errors import InputError, ParityError
from parity.lanes import BuildRequest
from parity.lanes.build import shipment_of
from parity.lanes.shipped import TABLE
from parity.records import CodeObjects
from parity.report.records.contact import ShipReport
from parity.run.building import build, codes_of, request_of
from parity.run.options import Progress, RunOptions
from parity.system.leftovers import temporary_folder
from parity.system.places import Places
from parity.verify import make_cases, sized

PROGRAM = "program"  # beside the builds: packages as Python imports them
_COMPILERS = ("triton", "ziglang")  # of parity's packages, those that only build
_PRESET: Literal[0, 6] = 6  # of xz: 9 makes it 6 % smaller, in twice the time
_FOR_AMD, _FOR_NVIDIA = ("hip-python",), ("cuda-bindings", "nvidia-ml-py")
_LEFT_OUT = ("/tests/", "__pycache__", "/_pyinstaller/", "/include/", "/typings/")
_SOURCES_ALONE = (".pyi", ".pyx", ".pxd", ".c", ".h", ".a", ".exe")
_RUN = """#!/bin/sh
# Runs parity as it was shipped, for Python {version} on {system}.
here=$(cd "$(dirname "$0")" && pwd)
for python in "${{PYTHON:-}}" python{version} python3; do
    [ -n "$python" ] && command -v "$python" >/dev/null || continue
    [ "$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')" = {version} ] || continue
    PYTHONPATH="$here/.parity/{program}${{PYTHONPATH:+:$PYTHONPATH}}" exec "$python" -m parity "$@"
done
echo "this archive is for Python {version}, which is not here: set PYTHON to its path" >&2
exit 3
"""


class Freight:
    """What goes into an archive, collected step by step: files of the workspace, builds, and who made them."""

    def __init__(self, workspace: Workspace, arch: Arch, options: RunOptions, progress: Progress) -> None:
        self.workspace, self._arch, self._options, self._progress = workspace, arch, options, progress
        self.files: set[str] = {SETTINGS} if workspace.settings_path.is_file() else set()
        self.builds: set[Path] = set()
        self.not_built: list[str] = []
        self._table: dict[str, object] = {}
        self._steps = 0

    def add(self, reference: str) -> None:
        """Build a step's lanes for all sizes at which they are verified and timed, and take them with their files."""
        study, step = load_step(self.workspace, reference)
        names = {path.stem for path in study.folder.glob("*.toml")} - {*study.step_names()}
        texts = {f"experiments/{study.name}/{name}.toml" for name in (*names, step.name)}
        self.files |= {*contract_files(self.workspace, study), *step.text.files} | texts
        for lane in step.lanes:
            self._progress(f"building {reference} {lane}")
            try:
                for request in self._requests(study, step, lane):
                    self._take(request)
            except ParityError as error:
                self.not_built.append(f"{reference} {lane}: {error}")
        self._steps += 1

    def _requests(self, study: Study, step: Step, lane: str) -> Iterator[BuildRequest]:
        """Yield what is asked of the compiler for a lane, once it is built."""
        contract, spec, asked = study.contract, step.lanes[lane], list[Axes]()
        builds = codes_of(self.workspace, study, step, lane, self._options)

        def recorded(axes: Axes) -> CodeObjects | str:
            asked.append(axes)
            return builds(axes)

        own = recorded(contract.axes)
        if isinstance(own, str):
            raise InputError(own)
        sizes = [*(case.axes for case in make_cases(contract)), *contract.points.values()]
        sized(contract, LaneBinary(lane, spec, own), sizes, recorded)
        for axes in asked:
            at_size = replace(study, contract=contract.at(axes))
            for launch, launch_spec in spec.each(lane).items():
                outcome = build(self.workspace, at_size, step, launch, launch_spec, self._options)
                root = self.workspace.root.resolve()
                sources = [outcome.artifacts[name].resolve() for name in outcome.sources]
                self.files |= {str(path.relative_to(root)) for path in sources if path.is_relative_to(root)}
                yield request_of(self.workspace, at_size.contract, step, launch, launch_spec, self._options)

    def _take(self, request: BuildRequest) -> None:
        shipment = shipment_of(request, self._options.hip_compiler)
        if shipment is not None:
            self.builds.add(shipment.folder)
            self._table[shipment.asked] = Places(self.workspace.root).document(shipment.builder.row())

    def write(self, path: Path) -> ShipReport:
        """Write the archive whole, or not at all. Raises InputError for a package that is not installed as files."""
        name = path.name.split(".")[0]
        with temporary_folder("ship") as folder:
            top = folder / name
            private = top / ".parity"
            for file in sorted(self.files):
                if (self.workspace.root / file).is_file():
                    _copy(self.workspace.root / file, top / file)
            for build_folder in sorted(self.builds):
                shutil.copytree(build_folder, private / "builds" / build_folder.name)
            private.mkdir(parents=True, exist_ok=True)
            (private / TABLE).write_text(json.dumps(self._table, indent=1, sort_keys=True) + "\n")
            _copy_program(private / PROGRAM, self._arch)
            version = "{}.{}".format(*sys.version_info[:2])
            script = _RUN.format(version=version, system=sys.platform, program=PROGRAM)
            (top / "parity").write_text(script)
            (top / "parity").chmod(0o755)
            made = folder / "archive"
            with tarfile.open(made, "w:xz", preset=_PRESET) as archive:
                archive.add(top, name, filter=_nobodys)
            write_whole(path, made.read_bytes())
        counts = self._steps, len(self.builds), path.stat().st_size
        return ShipReport(str(path), self._arch.name, version, *counts, self.not_built)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Take names and dates out of an archive's entry."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def _copy(source: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, to)


def _copy_program(to: Path, arch: Arch) -> None:
    """Copy this program, the emulator's engine, and the packages that it imports, without compilers."""
    source = Path(__file__).parents[1]
    for path in sorted(source.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            _copy(path, to / "parity" / path.relative_to(source))
    if arch.emulated is not None:
        load(engine_folder(), arch.wave_size)
        library = library_path(engine_folder(), arch.wave_size)
        _copy(library, to / "parity" / "emulator" / library.name)
    for package in _closure(arch):
        for file in distribution(package).files or []:
            name, path = str(file), Path(str(file.locate()))
            is_wanted = not name.startswith("..") and not name.endswith(_SOURCES_ALONE)
            if is_wanted and path.is_file() and not any(part in f"/{name}" for part in _LEFT_OUT):
                _copy(path, to / name)


def _closure(arch: Arch) -> list[str]:
    """Return the packages that parity imports where there is such a GPU, with theirs. Raises InputError for one that is
    not here.
    """
    found: list[str] = []
    asked = [*_required("parity"), *(_FOR_NVIDIA if arch.is_nvidia else ())]
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
