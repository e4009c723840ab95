"""Rebuilds a recorded run from what the lab book has of it, and compares the code objects."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from parity.contract import Contract, LaneSpec
from parity.contract.study import load_study
from parity.contract.toml import validate
from parity.contract.workspace import Workspace, temporary_workspace, write_whole
from parity.errors import InputError, UnavailableError
from parity.lanes import BuildRequest, HashMemory, build_lane, kind_of
from parity.origin.differences import (
    DECIDES_LAUNCH,
    CountDifference,
    Difference,
    FirstDifference,
    differing_counts,
    differing_fields,
    first_difference,
)
from parity.origin.files import kept_files
from parity.origin.restoring import place, stored_files
from parity.records import ASSEMBLY, OBJECT, BuildOutcome
from parity.store import Database, RunRecord, artifact, recorded_contract
from parity.store.schema import BuildRow
from parity.system.hashing import file_sha256
from parity.system.places import Places

SAME, DIFFERENT, NOT_BUILT = "same", "different", "not_built"
_ELSEWHERE, _ENVIRONMENT = "{elsewhere}", "{env}"
Progress = Callable[..., None]


@dataclass(frozen=True)
class RebuiltLaunch:
    """One launch: `same`, `different`, or `not_built`, and why; in what it differs; of a different code object also
    counts, the largest differences first, and the first instructions that are not the same.
    """

    outcome: str
    detail: str
    recorded_sha256: str | None
    rebuilt_sha256: str | None = None
    differences: tuple[Difference, ...] = ()
    counters: tuple[CountDifference, ...] = ()
    first_instructions: FirstDifference | None = None


@dataclass(frozen=True)
class Reproduction:
    """A run's launches, rebuilt; `missing` says what the lab book does not have of the run."""

    study: str
    step: str
    run_id: int
    run_uuid: str
    outcome: str
    launches: dict[str, RebuiltLaunch]
    missing: list[str]

    @property
    def exit_code(self) -> int:
        return {SAME: 0, DIFFERENT: 1}.get(self.outcome, 3)


def reproduce(
    workspace: Workspace,
    database: Database,
    record: RunRecord,
    hip_compiler: str | None,
    limit_s: float,
    progress: Progress,
) -> Reproduction:
    """Build a run's lanes again, in a temporary workspace with the run's own files and without a cache.

    Raises InputError for a run without builds, or one whose files have names that lead elsewhere.
    """
    run = record.run
    if not record.builds:
        raise InputError(f"{database.name}: run {run.id} of {run.study}/{record.step} has no builds to reproduce")
    with recorded_workspace(workspace, database, record) as (run_workspace, missing):
        again = _Rebuild(run_workspace, workspace, database, record, hip_compiler, limit_s)
        launches = {}
        for launch in record.builds:
            progress(f"building {launch}")
            launches[launch] = again.build(launch)
    outcomes = {rebuilt.outcome for rebuilt in launches.values()}
    outcome = next(candidate for candidate in (NOT_BUILT, DIFFERENT, SAME) if candidate in outcomes)
    return Reproduction(run.study, record.step, run.id, run.uuid, outcome, launches, missing)


@contextmanager
def recorded_workspace(
    workspace: Workspace, database: Database, record: RunRecord
) -> Iterator[tuple[Workspace, list[str]]]:
    """Give a temporary workspace that has a run's files, the study's other steps and the other Tritons of the present
    one; say which files are missing.
    """
    files, missing = stored_files(database, record)
    with temporary_workspace("reproduce", workspace) as made:
        root = made.root
        for path, content in files.items():
            write_whole(place(root, path, record), content)
        for other in sorted(workspace.experiments.glob(f"{record.run.study}/*.toml")):  # a step names its parent
            if not (copy := root / "experiments" / record.run.study / other.name).exists():
                write_whole(copy, other.read_bytes())
        yield made, missing


class _MissingInput(Exception):
    """What is needed to build a launch again is not in the lab book, or not on this machine."""


@dataclass
class _Rebuild:
    run_workspace: Workspace
    workspace: Workspace
    database: Database
    record: RunRecord
    hip_compiler: str | None
    limit_s: float

    def build(self, launch: str) -> RebuiltLaunch:
        """Build a launch again, and compare it with its record."""
        recorded = self.record.builds[launch]
        try:
            outcome = self._built(launch, recorded)
        except (_MissingInput, UnavailableError, InputError) as error:
            compiler = f"{recorded.compiler} {recorded.compiler_version}"
            library = f"library sha256 {(recorded.library_sha256 or '')[:16]}"
            detail = f"it was built by {compiler} ({library}): {error}"
            return RebuiltLaunch(NOT_BUILT, detail, recorded.code_object_sha256)
        return self._compared(launch, recorded, outcome)

    def _built(self, launch: str, recorded: BuildRow) -> BuildOutcome:
        spec = self._spec(launch)
        contract = self._contract()
        hashes = HashMemory(self.workspace.private / "hashes.json")
        request = BuildRequest(self.run_workspace, contract, launch, spec, hashes, self.limit_s)
        asked_for = kind_of(contract, launch, spec).asked_for
        return build_lane(request, self.hip_compiler or asked_for(recorded.compiler))

    def _spec(self, launch: str) -> LaneSpec:
        """How the run built a launch, with this machine's folders. Raises _MissingInput for what lay outside."""
        lane, _, _ = launch.partition(".")
        tables = (self.record.run.spec or {}).get("lanes", {}).get(lane)
        source = f"run {self.record.run.id}: lanes.{lane}"
        if tables is None:
            raise _MissingInput("the run does not have the lane's settings")
        spec: LaneSpec = validate(LaneSpec, tables, source)
        single = spec.each(lane)[launch]
        if not (self.run_workspace.root / single.kernel).is_file():
            raise _MissingInput(f"the lab book does not have {single.kernel}")
        if outside := [flag for flag in single.flags if _ELSEWHERE in flag]:
            raise _MissingInput(f"a folder outside the workspace is needed: {' '.join(outside)}")
        interpreter = single.toolchain.python
        if interpreter is not None and interpreter.startswith(_ELSEWHERE):
            raise _MissingInput(f"the lab book does not tell where {interpreter} lay")
        if interpreter is not None:
            here = interpreter.replace(_ENVIRONMENT, sys.prefix, 1)
            path = here if Path(here).is_absolute() else str(self.workspace.root.absolute() / here)
            single = replace(single, toolchain=replace(single.toolchain, python=path))
        return single

    def _contract(self) -> Contract:
        """Return the contract that the run was made under. Raises _MissingInput if it is not to be had."""
        for contract in self._contracts():
            if contract.sha256() == self.record.contract_sha256:
                return contract
        raise _MissingInput(
            "the lab book does not have the files of its contract, and the study's present one is another"
        )

    def _contracts(self) -> Iterator[Contract]:
        """Yield the contract of the run's own files, that of the document in the lab book, and that of the present
        study.
        """
        study = str(self.record.run.study)
        finders: tuple[Callable[[], Contract], ...] = (
            lambda: load_study(self.run_workspace, study).contract,
            lambda: validate(Contract, _plain(recorded_contract(self.database, self.record)), "contract"),
            lambda: load_study(self.workspace, study).contract,
        )
        for find in finders:
            try:
                yield find()
            except InputError:
                continue

    def _compared(self, launch: str, recorded: BuildRow, outcome: BuildOutcome) -> RebuiltLaunch:
        differences = (*differing_fields(recorded._asdict(), self._fields(outcome)), *self._sources(launch, outcome))
        code, sha256 = outcome.code_object, recorded.code_object_sha256
        if code is None or sha256 is None:
            return self._failed(recorded, outcome, differences)
        if code.sha256 == sha256 and not any(difference.what in DECIDES_LAUNCH for difference in differences):
            return RebuiltLaunch(SAME, f"code object sha256 {sha256[:16]}", sha256, sha256, differences)
        different = RebuiltLaunch(DIFFERENT, "", sha256, code.sha256, differences)
        text, data = (artifact(self.database, self.record, launch, name) for name in (ASSEMBLY, OBJECT))
        if text is None:
            return replace(different, detail="the lab book does not have the recorded code object's text")
        again, names = code.assembly_path.read_bytes(), (recorded.kernel_name or "", code.kernel_name)
        counts = differing_counts((text, data), (again, code.path.read_bytes()), names)
        first = first_difference(text, again, names)
        return replace(different, counters=tuple(counts), first_instructions=first)

    def _failed(self, recorded: BuildRow, outcome: BuildOutcome, differences: tuple[Difference, ...]) -> RebuiltLaunch:
        """Compare a launch whose build failed then or fails now; it is the same if it failed then in the same stage."""
        code, sha256 = outcome.code_object, recorded.code_object_sha256
        if code is not None:
            detail = f"it builds now; the recorded build failed: {recorded.message}"
            return RebuiltLaunch(DIFFERENT, detail, None, code.sha256, differences)
        if sha256 is None and outcome.failed_stage == recorded.failed_stage:
            return RebuiltLaunch(SAME, f"the build fails as it did: {outcome.message}", None, None, differences)
        return RebuiltLaunch(DIFFERENT, f"the build fails now: {outcome.message}", sha256, None, differences)

    def _fields(self, outcome: BuildOutcome) -> dict[str, Any]:
        """Return the row that a run would record of this build."""
        chain, code = outcome.toolchain, outcome.code_object
        row: dict[str, Any] = {
            "compiler": chain.compiler,
            "compiler_version": chain.version,
            "library_sha256": chain.library_sha256,
            "packages": chain.packages,
            "environment": outcome.environment,
            "options": outcome.options,
        }
        if code is not None:
            row |= {
                "kernel_name": code.kernel_name,
                "grid": "x".join(map(str, code.grid)),
                "threads": code.threads,
                "dynamic_lds_bytes": code.dynamic_lds_bytes,
            }
        return dict(Places(self.run_workspace.root).document(row))

    def _sources(self, launch: str, outcome: BuildOutcome) -> list[Difference]:
        """Return the sources that only one of the two builds has, or whose contents differ."""
        old = {
            file.name: file.sha256 for file in kept_files(self.record) if file.launch == launch and not file.is_outside
        }
        new = {name: file_sha256(outcome.artifacts[name]) for name in outcome.sources}
        names = sorted(name for name in {*old, *new} if old.get(name) != new.get(name))
        if outcome.code_object is None:  # a failed build does not tell what it imported
            names = [name for name in names if name in new]
        return [Difference(f"source {name}", (old.get(name) or "")[:16], (new.get(name) or "")[:16]) for name in names]


def _plain(document: dict[str, Any]) -> dict[str, Any]:
    """Return a contract's document as its file would have it."""
    tensors = {
        name: {key: value for key, value in tensor.items() if key != "direction"}
        for name, tensor in document.get("tensors", {}).items()
    }
    return {**document, "tensors": tensors}
