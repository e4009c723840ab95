"""An archive for a machine without a compiler: studies with all their builds, and this program with what it imports.

The far side needs Python of the same version and system as here, and its GPU's runtime library.
"""

import json
import shutil
import tarfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

from parity.arch import Arch
from parity.contract import Axes
from parity.contract.files import contract_files
from parity.contract.study import Step, Study, load_step
from parity.contract.workspace import SETTINGS, Workspace, write_whole
from parity.devices.gpu import LaneBinary
from parity.errors import InputError, ParityError
from parity.lanes import BuildRequest
from parity.lanes.build import shipment_of
from parity.lanes.shipped import TABLE
from parity.machines.program import PYTHON, copy_file, copy_program, nobodys, write_start
from parity.records import CodeObjects
from parity.report.records.contact import ShipReport
from parity.run.building import build, codes_of, request_of
from parity.run.options import Progress, RunOptions
from parity.system.leftovers import temporary_folder
from parity.system.places import Places
from parity.verify import make_cases, sized

PROGRAM = "program"  # beside the builds: packages as Python imports them
_PRESET: Literal[0, 6] = 6  # of xz: 9 makes it 6 % smaller, in twice the time


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
                    copy_file(self.workspace.root / file, top / file)
            for build_folder in sorted(self.builds):
                shutil.copytree(build_folder, private / "builds" / build_folder.name)
            private.mkdir(parents=True, exist_ok=True)
            (private / TABLE).write_text(json.dumps(self._table, indent=1, sort_keys=True) + "\n")
            copy_program(private / PROGRAM, self._arch)
            write_start(top / "parity", f".parity/{PROGRAM}")
            made = folder / "archive"
            with tarfile.open(made, "w:xz", preset=_PRESET) as archive:
                archive.add(top, name, filter=nobodys)
            write_whole(path, made.read_bytes())
        counts = self._steps, len(self.builds), path.stat().st_size
        return ShipReport(str(path), self._arch.name, PYTHON, *counts, self.not_built)
