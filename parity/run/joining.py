"""Imports profilers' files and joins them to a recorded run's lane, its machine code and its resources."""

import math
import re
from collections import Counter
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from pathlib import Path

from parity.codeobject.kernel_names import is_kernel
from parity.errors import InputError
from parity.isa.analyse import KernelAnalysis, analyse
from parity.isa.classify import classify
from parity.isa.sass import NEVER, is_sass, parse_sass
from parity.profilers import gpus_of, profile_files, read_profile
from parity.profilers.launches import Launches, first_launches
from parity.profilers.naming import kernel_pattern, listed
from parity.records import ASSEMBLY, Basis, CounterValue, Dispatch, PcSample, ProfileImport, ProfileRow
from parity.store import (
    Database,
    ProfileBatch,
    ProfiledFile,
    ProfileWriter,
    RunRecord,
    SampledInstruction,
    artifact,
    profile_batch,
    recorded_dispatches,
)
from parity.system.hashing import file_sha256

_OTHER_GRID = "with another grid"


@dataclass(frozen=True)
class Selection:
    """Which launches of a profile are the lane's: those of `kernel` (a regular expression; without it, of the lane's
    symbol), on `agent`, after the first `skip` ones, with the grid that the run launched, unless `any_grid`.
    `unnamed_samples` takes samples of dispatches that no trace names; `is_partial`, what can be read of a file that is
    cut off.
    """

    kernel: str | None = None
    agent: str | None = None
    skip: int = 0
    any_grid: bool = False
    unnamed_samples: bool = False
    is_partial: bool = False


@dataclass(frozen=True)
class ImportedProfile:
    """What the files of a profile gave, and the files that were passed over, each with the reason."""

    files: list[ProfileImport]
    passed_over: dict[Path, str]


@dataclass
class _ProcessTally:
    """What was seen while a file of a process was read. `names` are the kernels of that process's dispatches."""

    process: str
    names: dict[int, str]
    launches: Launches
    dispatches: int = 0
    others: Counter[str] = field(default_factory=Counter)
    counters: set[str] = field(default_factory=set)
    samples: list[PcSample] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)
    kernel_names: set[str] = field(default_factory=set)  # the names by which the lane's kernel goes
    grids: set[int] = field(default_factory=set)  # of launches with another grid
    says: bool = False  # whether it has figures of launches: an index names their kernels alone


def join_profile(
    database: Database,
    record: RunRecord,
    path: Path,
    lane: str | None,
    progress: Callable[..., None],
    selection: Selection = Selection(),
) -> ImportedProfile:
    """Import a profiler's file, or all files of a folder, into a run: all of them or none, and each file once.

    Raises InputError if `lane` is None or has no code object, if a file cannot be read, and if no file has a launch or
    a sample of the lane's kernel.
    """
    files = profile_files(path)
    described = {gpu.arch: gpu.source for gpu in gpus_of(path, files)}
    if described and (arch := str(record.run.arch)) not in described:
        other, source = next(iter(described.items()))
        raise InputError(f"{source}: the profile is of {other}, run {record.run.id} of {arch}")
    taker = ProfileTaker(database, record, _named_lane(record, lane), selection=selection)
    done = []
    with profile_batch(database) as batch:
        for number, file in enumerate(files.read):
            progress(f"reading {file.name}", done=number, total=len(files.read))
            done.append(taker.take_in(batch, file, str(file), partial=selection.is_partial))
        if not any(imported.dispatches or imported.samples or imported.was_there for imported in done):
            raise InputError(f"{path}: {taker.nothing()}")
    return ImportedProfile(done, files.passed_over)


def _named_lane(record: RunRecord, lane: str | None) -> str:
    names = {launch: build.kernel_name for launch, build in record.builds.items() if build.kernel_name}
    if not names:
        raise InputError(f"{record.step}: run {record.run.id} has no code object that a profile could belong to")
    if lane is None:
        if shared := [kernel_name for kernel_name, count in Counter(names.values()).items() if count > 1]:
            who = "both lanes' kernels" if len(names) == 2 else "the kernels of several lanes"
            raise InputError(f"--lane: {who} are called '{shared[0]}': say which lane was profiled")
        raise InputError(f"--lane: say which lane was profiled: {', '.join(names)}")
    if lane not in names:
        raise InputError(f"--lane: '{lane}' has no code object in this run: it has {', '.join(names) or 'none'}")
    return lane


@dataclass
class ProfileTaker:
    """Imports the files of one profile into a run's lane. Kernel names from one file are used for the next ones."""

    database: Database
    record: RunRecord
    lane: str
    basis: Basis = Basis.IMPORTED
    pass_id: int | None = None
    only: Container[str] | None = None  # counters; None for all
    selection: Selection = field(default_factory=Selection)
    _kernels: dict[str, dict[int, str]] = field(default_factory=dict)  # by process: dispatches of two have one number
    _asked_book: bool = False  # for the dispatches that it has, once
    _unread: list[Path] = field(default_factory=list)  # imported before: read only where samples need their names
    _grids: set[int] = field(default_factory=set)
    _left_out: Counter[str] = field(default_factory=Counter)
    _agents: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        build = self.record.builds[self.lane]
        self._symbol = str(build.kernel_name)
        workgroups = math.prod(int(size) for size in build.grid.split("x")) if build.grid else None
        self._launched = workgroups * build.threads if workgroups and build.threads else None
        self._wanted_grid = None if self.selection.any_grid else self._launched
        self._pattern = kernel_pattern(self.selection.kernel)

    def nothing(self) -> str:
        """Return why no file had anything for the lane."""
        wanted = f"'{self._symbol}', the {self.lane} lane's kernel"
        if self._left_out and set(self._left_out) != {_OTHER_GRID}:
            why = ", ".join(f"{count:,} {reason}" for reason, count in self._left_out.items())
            agents = f"; it has the agents {listed(self._agents)}" if self._agents else ""
            return f"has no launch of {wanted}, that counts: its launches are left out: {why}{agents}"
        if self._grids:
            sizes = ", ".join(f"{grid:,}" for grid in sorted(self._grids)[:3])
            return (
                f"has no launch of {wanted}, with the run's grid of {self._launched:,} work-items: it has grids of "
                f"{sizes}: --any-grid takes them"
            )
        known = listed(name for names in self._kernels.values() for name in names.values())
        if not known:
            return "has no dispatch at all"
        return f"has no dispatch of {wanted}: it has {known}: --kernel REGEX says which is meant"

    def take(self, file: Path, source: str, *, partial: bool = False) -> ProfileImport:
        """Import a file. Raises InputError if it cannot be read; then nothing of it is stored."""
        with profile_batch(self.database) as batch:
            return self.take_in(batch, file, source, partial=partial)

    def take_in(self, batch: ProfileBatch, file: Path, source: str, *, partial: bool = False) -> ProfileImport:
        """Import a file as one of a batch. Raises InputError if it cannot be read; then nothing of the batch is
        stored.
        """
        sha256, run_id = file_sha256(file), int(self.record.run.id)
        if batch.has(run_id, self.lane, sha256):
            self._unread.append(file)
            return ProfileImport(file, self.lane, 0, 0, 0, was_there=True)
        selection = self.selection
        rows = read_profile(file, partial=True) if selection.skip else ()
        first = first_launches(rows, selection.skip, selection.agent, lambda name: "" if self._is_mine(name) else None)
        process, stopped = _process(file), None
        tally = _ProcessTally(process, self._kernels.setdefault(process, {}), Launches(selection.agent, first))
        with batch.profile(
            ProfiledFile(run_id, self.lane, source, sha256, self._symbol, self.basis, self.pass_id)
        ) as writer:
            try:
                for row in read_profile(file, asked=self.only or ()):
                    self._take(row, writer, tally)
            except InputError as error:
                if not partial:
                    raise
                stopped = str(error)
            if tally.samples:
                self._join(tally.samples, writer, file)
            if tally.says or tally.samples:
                writer.finish(tally.dispatches, sum(tally.others.values()), stopped is not None)
        if not tally.says and tally.dispatches:
            tally.left_out["without times or figures"] += tally.dispatches
            tally.dispatches = 0
        self._grids |= tally.grids
        self._left_out += tally.left_out
        self._agents += tally.launches.agents
        return ProfileImport(
            file,
            self.lane,
            tally.dispatches,
            sum(sample.count for sample in tally.samples),
            sum(tally.others.values()),
            stopped=stopped,
            counters=tuple(sorted(tally.counters)),
            agents=tuple(sorted(tally.launches.agents)),
            kernels=tuple(sorted(tally.kernel_names)),
            left_out=dict(tally.left_out),
        )

    def _join(self, samples: list[PcSample], writer: ProfileWriter, file: Path) -> None:
        """Store the samples with their lines. Raises InputError if most of them are of other code."""
        joined = join_samples(samples, _analysis(self.database, self.record, self.lane))
        total = sum(row.samples for row in joined)
        known = sum(row.samples for row in joined if row.lines)
        if known * 2 < total and self._has_text():
            raise InputError(
                f"{file}: {total - known:,} of {total:,} samples are of instructions that the {self.lane} lane's "
                "assembly does not have: the profile is of other code"
            )
        writer.samples(joined)

    def _has_text(self) -> bool:
        return artifact(self.database, self.record, self.lane, ASSEMBLY) is not None

    def _is_mine(self, kernel: str) -> bool:
        if self._pattern is not None:
            return self._pattern.search(kernel) is not None
        return is_kernel(kernel, self._symbol)

    def _take(self, row: ProfileRow, writer: ProfileWriter, tally: _ProcessTally) -> None:
        if isinstance(row, Dispatch):
            tally.names[row.dispatch] = row.kernel
            if not self._is_mine(row.kernel):
                tally.others[row.kernel] += 1
            elif why := self._why_not(row, tally):
                tally.left_out[why] += 1
            else:
                writer.dispatch(row)
                tally.says |= any(figure is not None for figure in row._replace(lds_is_static=None)[3:])
                tally.dispatches += 1
                tally.kernel_names.add(row.kernel)
        elif isinstance(row, CounterValue):
            is_wanted = self.only is None or row.counter in self.only
            if is_wanted and tally.launches.counts(row) and self._is_mine(row.kernel):
                writer.counter(row)
                tally.says = True
                tally.counters.add(row.counter)
        elif self._is_mine(row.kernel or self._sampled_kernel(row.dispatch, tally)):
            tally.samples.append(row)

    def _why_not(self, row: Dispatch, tally: _ProcessTally) -> str:
        """Why a launch of the lane's kernel does not count; empty if it does."""
        if why := tally.launches.why_not(row):
            return why
        total = row.work_items
        if total not in (None, self._wanted_grid) and self._wanted_grid is not None:
            tally.grids.add(total)
            tally.launches.drop(row)
            return _OTHER_GRID
        return ""

    def _sampled_kernel(self, dispatch: int, seen: _ProcessTally) -> str:
        """Return the kernel of a sample that does not name it. Raises InputError if no trace names it, or if traces of
        several processes do and none of these is the sample's process.
        """
        for file in self._unread:
            names = (row for row in read_profile(file, partial=True) if isinstance(row, Dispatch))
            self._kernels.setdefault(_process(file), {}).update({row.dispatch: row.kernel for row in names})
        self._unread.clear()
        if not self._asked_book and not any(self._kernels.values()):
            self._asked_book = True
            recorded = recorded_dispatches(self.database, self.record, self.lane)
            seen.names.update(dict.fromkeys(recorded, self._symbol))
        if (name := seen.names.get(dispatch)) is not None:
            return name
        kernels = {names[dispatch] for names in self._kernels.values() if dispatch in names}
        if len(kernels) == 1:
            return kernels.pop()
        if self.selection.unnamed_samples:
            return self._symbol
        if kernels:
            raise InputError(
                f"samples of dispatch {dispatch}: the traces of several processes name it, {listed(kernels)}: "
                "import the files of one process alone"
            )
        raise InputError(
            f"samples of dispatch {dispatch}: no kernel trace, beside it or recorded, says which kernel that is: "
            "import the trace with it, or --unnamed-samples takes them for the lane's"
        )


def _process(file: Path) -> str:
    """Return what the files of one process have in common: their folder, and the number that rocprofv3 puts first."""
    number = re.match(r"\d+(?=_)", file.name)
    return f"{file.parent}/{number.group()}" if number else str(file.parent)


def _analysis(database: Database, record: RunRecord, lane: str) -> tuple[str, KernelAnalysis] | None:
    """Return the lane's assembly text and its analysis; None if the lab book does not have the text."""
    stored = artifact(database, record, lane, ASSEMBLY)
    if stored is None:
        return None
    text = stored.decode()
    kernel = f"^{re.escape(record.builds[lane].kernel_name or '')}$"
    return text, analyse(text, ASSEMBLY, kernel=kernel)[0]


def join_samples(samples: list[PcSample], code: tuple[str, KernelAnalysis] | None) -> list[SampledInstruction]:
    """Group samples by instruction, most frequent first. Each has its assembly line if the profiler gives the address,
    else all lines with the same text.
    """
    lines: dict[int | str, list[int]] = {}
    loop: set[int] = set()
    if code is not None:
        text, analysis = code
        for number, line in enumerate(text.splitlines(), 1):
            lines.setdefault(normal_text(line.partition(";")[0]), []).append(number)
        lines |= _lines_by_offset(text, analysis.name)
        loop = set(analysis.hot_loop_lines)
    grouped: dict[int | str, list[PcSample]] = {}
    for sample in samples:
        grouped.setdefault(normal_text(sample.instruction) if sample.offset is None else sample.offset, []).append(
            sample
        )
    rows = [_sampled(group, lines.get(place, []), loop) for place, group in grouped.items()]
    return sorted(rows, key=lambda row: (-row.samples, row.instruction))


def _lines_by_offset(text: str, kernel: str) -> dict[int | str, list[int]]:
    """Lines of a kernel by their offset in bytes, which only NVIDIA's text shows."""
    if not is_sass(text):
        return {}
    numbered = text.splitlines()
    offsets = ((number, _OFFSET.match(numbered[number - 1])) for number in parse_sass(text, kernel)[kernel].lines)
    return {int(offset.group(1), 16): [number] for number, offset in offsets if offset}


def normal_text(instruction: str) -> str:
    """Return an instruction with single spaces."""
    return " ".join(instruction.split())


_OFFSET = re.compile(r"\s*/\*([0-9a-f]{4,})\*/")  # as nvdisasm prints it
_ENCODING = re.compile(r"_(e32|e64|sdwa)$")
_PREDICATE = re.compile(r"@!?U?P\w+\s+")


def _sampled(group: list[PcSample], lines: list[int], loop: set[int]) -> SampledInstruction:
    text = normal_text(group[0].instruction)
    mnemonic = "NOP" if text.startswith(NEVER) else _ENCODING.sub("", _PREDICATE.sub("", text).split(" ")[0])
    inside = [line in loop for line in lines]
    known = [sample for sample in group if sample.issued is not None]
    stalls: Counter[str] = Counter()
    for sample in group:
        if sample.stall and not sample.issued:
            stalls[sample.stall] += sample.count
    return SampledInstruction(
        instruction=text,
        kind=classify(mnemonic) if mnemonic else "other",
        lines=lines,
        in_hot_loop=None if not inside or any(inside) != all(inside) else inside[0],
        samples=sum(sample.count for sample in group),
        issued=sum(sample.count for sample in known if sample.issued) if known else None,
        stalls=dict(stalls),
    )
