"""The lab book itself: its artifacts, and all of its runs as text for 'git diff'."""

import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from parity.contract import lane_of_launch
from parity.contract.workspace import write_whole
from parity.errors import InputError
from parity.report.records.book import MergeReport
from parity.report.records.run import ArtifactsReport, LaneFile
from parity.report.visible import visible
from parity.store import Database, RunRecord, all_runs, artifact, contents
from parity.store.schema import ArtifactRow
from parity.system.inside import inside


def artifacts_report(record: RunRecord) -> ArtifactsReport:
    """List the artifacts that a run keeps, by lane and name."""
    run = record.run
    kept = [_lane_file(row) for row in record.artifacts]
    return ArtifactsReport(run.id, run.uuid, run.study, record.step, kept)


def leave_artifacts(database: Database, record: RunRecord, lane: str | None, folder: Path) -> None:
    """Write what a run keeps, or what it keeps of a lane, to a folder that is empty or not there: a folder for each
    launch, and one for the study's own files.

    Raises InputError for a folder that has something in it, and for what the lab book does not have; then nothing is
    written.
    """
    if os.path.lexists(folder) and not (folder.is_dir() and not any(folder.iterdir())):
        raise InputError(f"--output: {folder} is not empty: name a new folder")
    rows = [row for row in record.artifacts if lane in (None, row.lane, lane_of_launch(row.lane))]
    if not rows:
        raise _nothing_of(record, lane)
    stored = contents(database, {row.sha256 for row in rows})
    places = {row: _place(folder, row) for row in rows}
    for row in rows:
        if row.sha256 not in stored:
            raise InputError(
                f"{database.name}: the content of '{row.name}' of run {record.run.id} is not in this lab book"
            )
    for row, place in places.items():
        write_whole(place, stored[row.sha256])


def _place(folder: Path, row: ArtifactRow) -> Path:
    name = f"{row.lane.replace('.', '/')}/{row.name.replace('../', 'above/')}"
    try:
        return inside(folder, name)
    except ValueError as why:  # anybody may have written a lab book that was merged
        raise InputError(f"run {row.run_id}: '{name[:200]}' {why}: nothing is written") from None


def _nothing_of(record: RunRecord, lane: str | None) -> InputError:
    lanes = dict.fromkeys(row.lane for row in record.artifacts)
    where = f"run {record.run.id} of {record.run.study}/{record.step}"
    return InputError(f"--lane: {where} keeps nothing of '{lane}': there are {', '.join(lanes) or 'none'}")


def chosen_artifact(database: Database, record: RunRecord, lane: str | None, name: str) -> tuple[LaneFile, bytes]:
    """Return one artifact and its content.

    Raises InputError if the run has none of that name, or if several lanes have different ones.
    """
    named = [row for row in record.artifacts if row.name == name and lane in (None, row.lane)]
    where = f"run {record.run.id} of {record.run.study}/{record.step}"
    if lane and all(row.lane != lane for row in record.artifacts):
        raise _nothing_of(record, lane)
    if not named:
        known = ", ".join(dict.fromkeys(row.name for row in record.artifacts)) or "none"
        raise InputError(f"{where} has no artifact '{name}'{f' of lane {lane}' if lane else ''}: it has {known}")
    if len({row.sha256 for row in named}) > 1:
        raise InputError(f"--lane: {where}: several lanes have a '{name}': {', '.join(row.lane for row in named)}")
    content = artifact(database, record, named[0].lane, name)
    if content is None:
        raise InputError(f"{database.name}: the content of '{name}' of {where} is not in this lab book")
    return _lane_file(named[0]), content


def _lane_file(row: ArtifactRow) -> LaneFile:
    return LaneFile(name=row.name, size_bytes=row.size_bytes, sha256=row.sha256, lane=row.lane)


def print_artifacts(console: Console, report: ArtifactsReport) -> None:
    """`parity runs artifact RUN`."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("lane", "name"):
        table.add_column(heading)
    table.add_column("bytes", justify="right")
    table.add_column("sha256")
    for row in report.artifacts:
        table.add_row(row.lane, row.name, f"{row.size_bytes:,}", row.sha256[:16])
    console.print(table)
    console.print(f"run {report.run_id}, {report.run_uuid}, of {report.study}/{report.step}")


def print_merged(console: Console, report: MergeReport) -> None:
    """`parity merge OTHER`."""
    counted = {name: count for name, count in asdict(report.merged).items() if count and name != "not_hidden"}
    came = ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in counted.items())
    console.print(f"{report.into}: {came or 'nothing new'} from {report.from_}")
    if report.merged.not_hidden:
        console.print(f"{report.merged.not_hidden:,} runs of this book are hidden there: --hidden hides them here too")


def book_text(database: Database) -> Iterator[str]:
    """Return every run in order, with what distinguishes it from others. Figures that follow from the code object alone
    are mostly left out.
    """
    for record in all_runs(database):
        yield "\n".join(_run_lines(record)) + "\n\n"


def _run_lines(record: RunRecord) -> Iterator[str]:
    run = record.run
    yield f"run {run.uuid}"
    if record.hidden_because:
        yield f"  hidden: {visible(record.hidden_because, lines=False)}"
    for name in (
        "study",
        "step",
        "parent",
        "title",
        "device_name",
        "status",
        "verdict",
        "basis",
        "verification",
        "started_at",
    ):
        if (value := getattr(run, name)) is not None:
            yield f"  {name}: {visible(str(value), lines=False)}"
    for reason in record.reasons:
        yield f"  reason {reason.number}: {visible(reason.text, lines=False)}"
    for lane, build in sorted(record.builds.items()):
        built = build.code_object_sha256 or f"failed in {build.failed_stage}"
        yield f"  {lane}: {visible(build.compiler_version, lines=False)}, {built}"
        for scope, name in _TOLD_COUNTERS:
            if (figure := record.counter(lane, scope, name)) is not None:
                yield f"    {scope} {name}: {figure:g}"
    for timing in record.timings:
        yield f"  {timing.lane} {timing.metric} {timing.repeat}: {timing.value:g} ({timing.basis})"
    for kept in record.artifacts:
        yield f"  artifact {kept.lane} {visible(kept.name, lines=False)}: {kept.sha256[:16]}"


_TOLD_COUNTERS = (
    ("resources", "next_free_vgpr"),
    ("resources", "vgpr_spills"),
    ("resources", "lds_bytes"),
    ("hot_loop", "instructions"),
    ("hot_loop", "non_matrix_per_matrix"),
    ("executed", "total"),
)
