"""Importing what somebody profiled: files joined to a recorded run's lane, its machine code and its resources."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from parity.errors import InputError
from parity.isa import KernelAnalysis, analyse
from parity.isa.classify import classify
from parity.lanes import ASSEMBLY, file_sha256
from parity.profilers import CounterValue, Dispatch, PcSample, ProfileRow, profile_files, read_profile
from parity.store import ArtifactStore, Database, ProfileWriter, RunRecord, SampledInstruction, has_profile


@dataclass(frozen=True)
class Imported:
    """What came of one file: how many of the lane's dispatches and samples, or that it was there already."""

    file: Path
    lane: str
    dispatches: int
    samples: int
    other_kernels: int
    was_there: bool = False
    stopped: str | None = None


@dataclass
class _Found:
    """What was seen while a file was read."""

    dispatches: int = 0
    others: Counter[str] = field(default_factory=Counter)
    samples: list[PcSample] = field(default_factory=list)


def import_profile(
    database: Database,
    artifacts: ArtifactStore,
    record: RunRecord,
    path: Path,
    lane: str | None,
    partial: bool,
    progress: Callable[..., None],
) -> list[Imported]:
    """Imports a profiler's file, or all files of a folder, into a run. A file is there whole, once, or not at all.

    `lane` is needed where both lanes' kernels have one name. Raises InputError for files that cannot be read, and if
    none of them has the lane's kernel.
    """
    lane, symbol = _lane(record, lane)
    files = profile_files(path)
    kernels: dict[int, str] = {}
    done = []
    for number, file in enumerate(files):
        progress(f"reading {file.name}", done=number, total=len(files))
        done.append(_import_file(database, artifacts, record, file, lane, symbol, partial, kernels))
    if not any(of.dispatches or of.samples or of.was_there for of in done):
        seen = ", ".join(sorted(set(kernels.values()))[:5]) or "no kernel"
        raise InputError(f"{path}: has no dispatch of '{symbol}', the {lane} lane's kernel: it has {seen}")
    return done


def _lane(record: RunRecord, lane: str | None) -> tuple[str, str]:
    """The lane and its kernel's name."""
    names = {of: build["kernel_name"] for of, build in record.builds.items() if build["kernel_name"]}
    if lane is None:
        if len(set(names.values())) < len(names):
            raise InputError(f"--lane: both lanes' kernels are called '{next(iter(names.values()))}': say whose it is")
        raise InputError(f"--lane: say which lane was profiled: {', '.join(names)}")
    if lane not in names:
        raise InputError(f"--lane: '{lane}' has no code object in this run: it has {', '.join(names) or 'none'}")
    return lane, str(names[lane])


def _import_file(
    database: Database,
    artifacts: ArtifactStore,
    record: RunRecord,
    file: Path,
    lane: str,
    symbol: str,
    partial: bool,
    kernels: dict[int, str],
) -> Imported:
    sha256 = file_sha256(file)
    run_id = int(record.run["id"])
    if has_profile(database, run_id, lane, sha256):
        return Imported(file, lane, 0, 0, 0, was_there=True)
    found, stopped = _Found(), None
    try:
        with database.transaction() as connection:
            writer = ProfileWriter(connection, run_id, lane, str(file), sha256, symbol)
            try:
                for row in read_profile(file):
                    _take(row, writer, symbol, kernels, found)
            except InputError as error:
                if not partial:
                    raise
                stopped = str(error)
            if not found.dispatches and not found.samples:
                raise _Nothing
            if found.samples:
                writer.samples(join_samples(found.samples, _analysis(artifacts, record, lane)))
            writer.finish(found.dispatches, sum(found.others.values()), stopped is not None)
    except _Nothing:
        return Imported(file, lane, 0, 0, sum(found.others.values()), stopped=stopped)
    return Imported(file, lane, found.dispatches, len(found.samples), sum(found.others.values()), stopped=stopped)


class _Nothing(Exception):
    """A file without anything of the lane's leaves no profile."""


def _take(row: ProfileRow, writer: ProfileWriter, symbol: str, kernels: dict[int, str], found: _Found) -> None:
    if isinstance(row, Dispatch):
        kernels[row.dispatch] = row.kernel
        if is_kernel(row.kernel, symbol):
            found.dispatches += 1
            writer.dispatch(row)
        else:
            found.others[row.kernel] += 1
    elif isinstance(row, CounterValue):
        if is_kernel(row.kernel, symbol):
            writer.counter(row)
    elif is_kernel(kernels.get(row.dispatch, symbol), symbol):  # a file of samples does not name its kernels
        found.samples.append(row)


def is_kernel(name: str, symbol: str) -> bool:
    """Whether a profiler's name is that of a symbol: itself, or demangled with its parameters."""
    return name == symbol or re.match(rf"(?:[\w:]+ )*{re.escape(symbol)}\s*[(<]", name) is not None


def _analysis(artifacts: ArtifactStore, record: RunRecord, lane: str) -> tuple[str, KernelAnalysis] | None:
    """The lane's assembly text and its analysis; None if its artifact is gone."""
    stored = next((row for row in record.artifacts if row["lane"] == lane and row["name"] == ASSEMBLY), None)
    if stored is None:
        return None
    path = artifacts.path(stored["sha256"], Path(ASSEMBLY).suffix)
    if not path.is_file():
        return None
    text = path.read_text()
    kernel = f"^{re.escape(record.builds[lane]['kernel_name'])}$"
    return text, analyse(text, str(path), kernel=kernel)[0]


def join_samples(samples: list[PcSample], code: tuple[str, KernelAnalysis] | None) -> list[SampledInstruction]:
    """Samples by instruction, most frequent first, each with the assembly lines of the same text.

    A profiler shows the disassembled instruction: the same text may stand in several places, which it does not tell
    apart.
    """
    lines: dict[str, list[int]] = {}
    loop: set[int] = set()
    if code is not None:
        text, analysis = code
        for number, line in enumerate(text.splitlines(), 1):
            lines.setdefault(normal_text(line.partition(";")[0]), []).append(number)
        loop = set(analysis.hot_loop_lines)
    grouped: dict[str, list[PcSample]] = {}
    for sample in samples:
        grouped.setdefault(normal_text(sample.instruction), []).append(sample)
    rows = [_sampled(text, group, lines.get(text, []), loop) for text, group in grouped.items()]
    return sorted(rows, key=lambda row: (-row.samples, row.instruction))


def normal_text(instruction: str) -> str:
    """An instruction with single spaces."""
    return " ".join(instruction.split())


_ENCODING = re.compile(r"_(e32|e64|sdwa)$")


def _sampled(text: str, group: list[PcSample], lines: list[int], loop: set[int]) -> SampledInstruction:
    inside = [line in loop for line in lines]
    known = [sample.issued for sample in group if sample.issued is not None]
    return SampledInstruction(
        instruction=text,
        kind=classify(_ENCODING.sub("", text.split(" ")[0])) if text else "other",
        lines=lines,
        in_hot_loop=None if not inside or any(inside) != all(inside) else inside[0],
        samples=len(group),
        issued=sum(known) if known else None,
        stalls=dict(Counter(sample.stall for sample in group if sample.stall and not sample.issued)),
    )
