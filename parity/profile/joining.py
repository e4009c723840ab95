"""Imports profilers' files and joins them to a recorded run's lane, its machine code and its resources."""

import re
from collections import Counter
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from pathlib import Path

from parity.errors import InputError
from parity.isa import KernelAnalysis, analyse
from parity.isa.classify import classify
from parity.isa.sass import NEVER, is_sass, parse_sass
from parity.lanes import file_sha256
from parity.profilers import CounterValue, Dispatch, PcSample, ProfileRow, profile_files, read_profile
from parity.records import ASSEMBLY, Basis
from parity.store import Database, ProfileWriter, RunRecord, SampledInstruction, artifact, has_profile


@dataclass(frozen=True)
class Imported:
    """What one file gave: the number of the lane's dispatches and samples, and its counters; or that the file had been
    imported before.
    """

    file: Path
    lane: str
    dispatches: int
    samples: int
    other_kernels: int
    was_there: bool = False
    stopped: str | None = None
    counters: tuple[str, ...] = ()


@dataclass
class _Found:
    """What was seen while a file was read."""

    dispatches: int = 0
    others: Counter[str] = field(default_factory=Counter)
    counters: set[str] = field(default_factory=set)
    samples: list[PcSample] = field(default_factory=list)


def import_profile(
    database: Database,
    record: RunRecord,
    path: Path,
    lane: str | None,
    partial: bool,
    progress: Callable[..., None],
) -> list[Imported]:
    """Imports a profiler's file, or all files of a folder, into a run. A file is imported once, whole or not at all.

    Raises InputError if `lane` is None or has no code object, if a file cannot be read, and if none has the lane's
    kernel.
    """
    files = profile_files(path)
    taker = ProfileTaker(database, record, _named_lane(record, lane))
    done = []
    for number, file in enumerate(files):
        progress(f"reading {file.name}", done=number, total=len(files))
        done.append(taker.take(file, str(file), partial=partial))
    if not any(of.dispatches or of.samples or of.was_there for of in done):
        raise InputError(f"{path}: {taker.nothing()}")
    return done


def _named_lane(record: RunRecord, lane: str | None) -> str:
    names = {of: build["kernel_name"] for of, build in record.builds.items() if build["kernel_name"]}
    if not names:
        raise InputError(f"{record.step}: run {record.run['id']} has no code object that a profile could belong to")
    if lane is None:
        if shared := [of for of, count in Counter(names.values()).items() if count > 1]:
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
    _kernels: dict[int, str] = field(default_factory=dict)

    @property
    def _symbol(self) -> str:
        return str(self.record.builds[self.lane]["kernel_name"])

    def nothing(self) -> str:
        """Why no file had anything for the lane."""
        seen = ", ".join(sorted(set(self._kernels.values()))[:5]) or "no kernel"
        return f"has no dispatch of '{self._symbol}', the {self.lane} lane's kernel: it has {seen}"

    def take(self, file: Path, source: str, *, partial: bool = False) -> Imported:
        """Imports a file. Raises InputError if it cannot be read; then nothing of it is stored."""
        sha256 = file_sha256(file)
        run_id = int(self.record.run["id"])
        if has_profile(self.database, run_id, self.lane, sha256):
            names = (row for row in read_profile(file, partial=True) if isinstance(row, Dispatch))
            self._kernels |= {row.dispatch: row.kernel for row in names}  # for sample files that follow
            return Imported(file, self.lane, 0, 0, 0, was_there=True)
        found, stopped = _Found(), None
        try:
            with self.database.transaction() as connection:
                writer = ProfileWriter(
                    connection,
                    self.database.places,
                    run_id,
                    self.lane,
                    source,
                    sha256,
                    self._symbol,
                    self.basis,
                    self.pass_id,
                )
                try:
                    for row in read_profile(file, asked=self.only or ()):
                        self._take(row, writer, found)
                except InputError as error:
                    if not partial:
                        raise
                    stopped = str(error)
                if not found.dispatches and not found.samples:
                    raise _Nothing
                if found.samples:
                    code = _analysis(self.database, self.record, self.lane)
                    writer.samples(join_samples(found.samples, code))
                writer.finish(found.dispatches, sum(found.others.values()), stopped is not None)
        except _Nothing:
            return Imported(file, self.lane, 0, 0, sum(found.others.values()), stopped=stopped)
        samples = sum(sample.count for sample in found.samples)
        return Imported(
            file, self.lane, found.dispatches, samples, sum(found.others.values()), stopped=stopped,
            counters=tuple(sorted(found.counters)),
        )  # fmt: skip

    def _take(self, row: ProfileRow, writer: ProfileWriter, found: _Found) -> None:
        if isinstance(row, Dispatch):
            self._kernels[row.dispatch] = row.kernel
            if is_kernel(row.kernel, self._symbol):
                found.dispatches += 1
                writer.dispatch(row)
            else:
                found.others[row.kernel] += 1
        elif isinstance(row, CounterValue):
            if is_kernel(row.kernel, self._symbol) and (self.only is None or row.counter in self.only):
                found.counters.add(row.counter)
                writer.counter(row)
        elif is_kernel(row.kernel or self._kernels.get(row.dispatch, self._symbol), self._symbol):
            found.samples.append(row)  # rocprofv3's file of samples does not name its kernels


class _Nothing(Exception):
    """The file has nothing for the lane, so no profile is stored."""


def is_kernel(name: str, symbol: str) -> bool:
    """Whether a profiler's kernel name is this symbol: as it is, or demangled with its parameters."""
    return name == symbol or re.match(rf"(?:[\w:]+ )*{re.escape(symbol)}\s*[(<]", name) is not None


def _analysis(database: Database, record: RunRecord, lane: str) -> tuple[str, KernelAnalysis] | None:
    """The lane's assembly text and its analysis; None if the lab book does not have it."""
    stored = artifact(database, record, lane, ASSEMBLY)
    if stored is None:
        return None
    text = stored.decode()
    kernel = f"^{re.escape(record.builds[lane]['kernel_name'])}$"
    return text, analyse(text, ASSEMBLY, kernel=kernel)[0]


def join_samples(samples: list[PcSample], code: tuple[str, KernelAnalysis] | None) -> list[SampledInstruction]:
    """Groups samples by instruction, most frequent first. Each has its assembly line if the profiler gives the address,
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
    """An instruction with single spaces."""
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
