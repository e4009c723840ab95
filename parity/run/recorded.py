"""Takes the binaries of recorded runs out of the lab book, and launches them again."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

from parity.codeobject import loaded_sha256
from parity.contract import Contract, LaneSpec, lane_of_launch
from parity.contract.toml import validate
from parity.contract.workspace import Workspace, write_whole
from parity.devices.base import DeviceFault
from parity.devices.gpu import LaneBinary, Sized, replay
from parity.devices.opening import open_device
from parity.errors import InputError, UnavailableError
from parity.records import (
    ASSEMBLY,
    BOXES,
    FIXED,
    FOLDED,
    OBJECT,
    SCRATCH,
    Box,
    CodeObject,
    positions_of,
    sized_codes,
)
from parity.store import Database, RunRecord, artifact
from parity.verify import input_values


@dataclass(frozen=True)
class RunInBook:
    """A recorded run with its lab book and its workspace, and the contract under which its binaries are launched."""

    workspace: Workspace
    database: Database
    contract: Contract
    record: RunRecord

    def binary(self, lane: str, what: str = "") -> LaneBinary:
        """Take a lane's code objects and their text out of the lab book into folders of the workspace's cache.

        Raises InputError if the lab book does not have them; the message names their owner as `what`, or by its step.
        """
        run = self.record.run
        spec: LaneSpec = validate(LaneSpec, (run.spec or {})["lanes"][lane], f"run {run.id}: lanes.{lane}")
        codes = [
            self._code(name, launch_spec, what or f"{self.record.step}")
            for name, launch_spec in spec.each(lane).items()
        ]
        return LaneBinary(lane, spec, tuple(codes), self._sized([*spec.each(lane)]))

    def _sized(self, launches: list[str]) -> tuple[Sized, ...]:
        """Return the code objects that are kept for other sizes, where every launch of the lane has one."""
        found: dict[tuple[tuple[str, int], ...], dict[str, CodeObject]] = {}
        for launch in launches:
            names = [row.name for row in self.record.artifacts if row.lane == launch]
            placed = partial(self._placed, launch)
            for axes, code in sized_codes(self.contract.arch, names, placed):
                if loaded_sha256(code.path.read_bytes(), code.path.name) != code.sha256:
                    raise self._missing(launch, code.path.name)
                found.setdefault(axes, {})[launch] = code
        return tuple(
            (axes, tuple(codes[launch] for launch in launches))
            for axes, codes in found.items()
            if len(codes) == len(launches)
        )

    def _missing(self, lane: str, name: str, what: str = "") -> InputError:
        step = self.record.step
        return InputError(f"{self.database.name}: has no {name} of {what or step} lane {lane}: run {step} again")

    def _placed(self, lane: str, name: str) -> Path:
        """Put an artifact's content into a file of the workspace's cache."""
        content = artifact(self.database, self.record, lane, name)
        if content is None:
            raise self._missing(lane, name)
        path = self.workspace.private / "recorded" / sha256(content).hexdigest() / name
        write_whole(path, content)
        return path

    def _code(self, lane: str, spec: LaneSpec, what: str) -> CodeObject:
        record, build = self.record, self.record.builds[lane]
        digest = build.code_object_sha256
        if digest is None or build.kernel_name is None or build.dynamic_lds_bytes is None or build.threads is None:
            raise InputError(f"{self.database.name}: lane {lane} of {what} was not built: run {record.step} again")
        folder = self.workspace.private / "recorded" / digest
        for name in (OBJECT, ASSEMBLY):
            content = artifact(self.database, record, lane, name)
            if content is None or (name == OBJECT and loaded_sha256(content, name) != digest):
                raise self._missing(lane, name, what)
            write_whole(folder / name, content)
        facts = {row.name: row.value for row in record.facts if row.lane == lane}
        return CodeObject(
            kernel_name=build.kernel_name,
            arch=self.contract.arch,
            path=folder / OBJECT,
            sha256=digest,
            assembly_path=folder / ASSEMBLY,
            dynamic_lds_bytes=build.dynamic_lds_bytes,
            grid=self.contract.grid(spec),
            threads=build.threads,
            folded=positions_of(facts, FOLDED),
            fixed=positions_of(facts, FIXED),
            scratch_bytes=int(facts.get(SCRATCH, 0)),
            boxes=Box.listed(facts.get(BOXES, "")),
        )


def replay_run(run: RunInBook, lane: str, device: str, ordinal: int, launches: int, batch_limit_s: float) -> None:
    """Launch a recorded run's lane on the contract's problem, and do nothing else. If `lane` names one launch of a
    lane, all launches of this lane run.

    Raises InputError for a lane without a code object, UnavailableError if there is no GPU of the study's architecture
    or if the GPU fails.
    """
    require_code(run.record, run.record.launches(lane))
    contract, binary = run.contract, run.binary(lane_of_launch(lane))
    kind = kind_of_device(contract, device)
    gpu = open_device(kind, ordinal, batch_limit_s)
    if gpu.facts.arch != contract.arch:
        raise UnavailableError(f"{gpu.facts.name} is a {gpu.facts.arch}, the study is for {contract.arch}")
    try:
        replay(gpu, contract, binary, input_values(contract), launches)
    except DeviceFault as error:
        raise UnavailableError(f"{gpu.facts.name}: {error}") from error


def require_code(record: RunRecord, lanes: Sequence[str]) -> None:
    """Raise InputError for a lane or launch that has no code object."""
    has = [name for name, build in record.builds.items() if build.code_object_sha256]
    for lane in lanes:
        if lane not in has:
            raise InputError(f"--lane: '{lane}' has no code object in this run: it has {', '.join(has) or 'none'}")


def kind_of_device(contract: Contract, device: str) -> str:
    """Return the kind of the contract's devices. Raises UnavailableError if the user asked for another kind."""
    kind = "cuda" if contract.architecture.is_nvidia else "hip"
    if device not in ("auto", kind):
        raise UnavailableError(f"--device {device}: the study is for {contract.arch}, which is a {kind} device")
    return kind
