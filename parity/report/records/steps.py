"""A step as a row. Each column of the tables of steps is declared here, once: its value, its heading, what it means.

Terminals, Markdown and pages show the columns that have a heading, JSON has all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from parity.records import RunStatus, Verdict
from parity.report.figures import SUMMARY_COUNTERS, number, percent, plain, work_of
from parity.report.records.fields import WHERE_KNOWN

if TYPE_CHECKING:
    from parity.contract import Contract
    from parity.store import Comparisons, RunRecord

# The tables: of `parity report`, of --all and Markdown (the steps and then their code), of a page.
EVERYWHERE, OF_CODE = ("screen", "steps", "page"), ("code", "page")


class _Subject(NamedTuple):
    """What a column's value is taken of."""

    record: RunRecord
    lane: str
    is_baseline: bool
    against: str | None
    other_contract: bool
    changed: list[str]

    def paired(self, place: int) -> float | None:
        """Return a part of what was compared in pairs: at 0 the change, at 1 and 2 its bounds; None where it is not
        known what it was compared with.
        """
        compared = self.record.own_effect
        return compared[place] if self.against and compared else None

    def work(self, place: int) -> Any:
        """Return a part of a lane's instructions per unit of work: at 0 their name, at 1 the figure, at 2 its basis."""
        work = work_of(self.record, self.lane)
        return work[place] if work else None

    def counter(self, scope: str, name: str) -> tuple[float, str] | None:
        """Return a counter of the candidate's main launch, with its basis."""
        if self.lane not in self.record.lanes:
            return None
        return self.record.counters.get((self.record.main_launch(self.lane), scope, name))

    @property
    def code_basis(self) -> str | None:
        known = (self.counter(*name) for name in ROW_COUNTERS if name[0] in ("resources", "function"))
        return next((counter[1] for counter in known if counter), None)


@dataclass(frozen=True)
class Column:
    """A column: `value` takes it of a run, `note` says what it means. It has a heading in the `tables` that show it,
    where `cell` makes of it what is shown: a text, a figure with so many `digits`, or several, each by its heading.
    `mark` stands behind the step's name where the value is true. `basis` is the field that has the figures' basis.
    """

    value: Callable[[_Subject], Any]
    note: str
    heading: str = ""
    tables: tuple[str, ...] = ()
    cell: Callable[[StepRow], Any] | None = None
    digits: int | None = None
    mark: str = ""
    basis: str = ""
    name: str = ""


def _column(value: Callable[[_Subject], Any], note: str, heading: str = "", **options: Any) -> Any:
    return field(metadata={"column": Column(value, note, heading, **options)})


def _known(value: Callable[[_Subject], Any], note: str, heading: str = "", **options: Any) -> Any:
    """Declare a column that JSON leaves out where its value is not known."""
    return field(metadata={"column": Column(value, note, heading, **options), **WHERE_KNOWN})


def _counter(scope: str, name: str, heading: str, note: str) -> Any:
    """Declare a column with a counter of the candidate's main launch."""

    def value(subject: _Subject) -> float | None:
        counter = subject.counter(scope, name)
        return plain(counter[0]) if counter else None

    ROW_COUNTERS.add((scope, name))
    return _known(value, note, heading, tables=OF_CODE, digits=1, basis="code_basis")


ROW_COUNTERS = {*SUMMARY_COUNTERS}  # what a record must have for its row


@dataclass(frozen=True, kw_only=True)
class StepRow:
    """A step, by its latest run on the study's device."""

    step: str = _column(lambda subject: subject.record.step, "the step", "step", tables=(*EVERYWHERE, "code"))
    run_id: int = _column(lambda subject: subject.record.run.id, "its latest run on the device")
    is_numbered: bool = _column(
        lambda subject: is_numbered(subject.record.step), "whether it is one of the numbered steps"
    )
    status: RunStatus = _column(lambda subject: RunStatus(subject.record.run.status), "how the run ended")
    verdict: Verdict | None = _column(
        lambda subject: Verdict(subject.record.run.verdict) if subject.record.run.verdict else None,
        "the verdict; None until there is one, and where another step's run has answered",
        "verdict",
        cell=lambda row: row.word,
        tables=EVERYWHERE,
    )
    basis: str = _column(
        lambda subject: (subject.record.answer or subject.record.run).basis,
        "what the verdict rests on",
        "basis",
        tables=EVERYWHERE,
    )
    ms: dict[str, float | None] = _column(
        lambda subject: {lane: subject.record.kpi_ms(lane) for lane in subject.record.lanes},
        "milliseconds by lane, the last that were taken",
        "ms",
        cell=lambda row: {f"{lane} ms": ms for lane, ms in row.ms.items()},
        tables=("screen", "page"),
        digits=3,
        basis="time_basis",
    )
    all_ms: dict[str, list[float]] | None = _known(
        lambda subject: (
            {lane: ms for lane in subject.record.lanes if len(ms := subject.record.durations_ms(lane)) > 1} or None
        ),
        "of lanes with several times: first run / repeat or confirmation",
        "ms",
        cell=lambda row: {f"{lane} ms": (row.all_ms or {}).get(lane) or ms for lane, ms in row.ms.items()},
        tables=("steps",),
        digits=3,
        basis="time_basis",
    )
    time_basis: str | None = _known(
        lambda subject: subject.record.time_basis(subject.lane) or subject.record.time_basis(subject.record.candidate),
        "the basis of the times",
    )
    ratio: float | None = _column(
        lambda subject: subject.record.ratio,
        "the candidate's time over the reference's",
        "ratio",
        tables=EVERYWHERE,
        digits=2,
        basis="time_basis",
    )
    effect: float | None = _known(
        lambda subject: subject.paired(0),
        "the judged lane's time over the baseline's, less one, measured in pairs",
        "change",
        cell=lambda row: percent(row.effect),
        tables=("page",),
        digits=2,
        basis="time_basis",
    )
    low: float | None = _known(
        lambda subject: subject.paired(1),
        "the change's lower bound",
        "interval",
        tables=("page",),
        digits=2,
        cell=lambda row: None if row.low is None else f"[{percent(row.low)}, {percent(row.high)}]",
    )
    high: float | None = _known(lambda subject: subject.paired(2), "the change's upper bound")
    against: str | None = _known(lambda subject: subject.against, "the baseline", "against", tables=("page",))
    against_ms: float | None = _known(
        lambda subject: subject.record.kpi_ms("baseline"), "the baseline's milliseconds that day"
    )
    work: float | None = _known(
        lambda subject: subject.work(1),
        "the candidate's instructions per unit of work",
        "work",
        cell=lambda row: {row.work_name: row.work} if row.work_name else {},
        tables=("screen", *OF_CODE),
        digits=2,
        basis="work_basis",
    )
    work_name: str | None = _known(lambda subject: subject.work(0), "which instructions per which unit")
    work_basis: str | None = _known(lambda subject: subject.work(2), "the basis of work")
    code_basis: str | None = _known(
        lambda subject: subject.code_basis, "the basis of the figures of the machine code", "basis", tables=("code",)
    )
    vgprs: float | None = _counter("resources", "next_free_vgpr", "VGPRs", "vector registers")
    profiler_vgprs: float | None = _counter("profile", "vgpr", "profiler VGPRs", "vector registers by the profiler")
    private_bytes: float | None = _counter("resources", "private_segment_bytes", "private bytes", "of a work-item")
    v_perm_b32: float | None = _counter("function", "v_perm_b32", "v_perm_b32", "how many the kernel has")
    s_waitcnt: float | None = _counter("function", "s_waitcnt", "s_waitcnt", "how many the kernel has")
    is_baseline: bool = _column(lambda subject: subject.is_baseline, "baseline", "baseline", mark="*")
    other_contract: bool = _column(
        lambda subject: subject.other_contract,
        "under another contract: not comparable",
        "other contract",
        mark="†",
    )
    changed_files: list[str] = _column(
        lambda subject: subject.changed, "some of its files have changed since", "changed", mark="~"
    )
    was_kept: bool = _column(
        lambda subject: subject.record.was_kept, "an earlier run of it was kept", "kept before", mark="°"
    )
    started_at: str | None = _known(lambda subject: subject.record.run.started_at, "when the run began")
    title: str = _column(
        lambda subject: subject.record.run.title,
        "what the step tries",
        "title",
        tables=EVERYWHERE,
    )

    @property
    def word(self) -> str:
        """The verdict, or the status of a run that has none."""
        return self.verdict or self.status

    @property
    def marks(self) -> list[Column]:
        """The columns with a mark that are true of this step."""
        return [column for column in COLUMNS if column.mark and getattr(self, column.name)]


COLUMNS = [replace(row_field.metadata["column"], name=row_field.name) for row_field in fields(StepRow)]
WHY_KEPT_BEFORE = next(column.note for column in COLUMNS if column.name == "was_kept")


class StepRows:
    """Makes the rows of a study's runs. `changed` has the files that have changed since, by the runs' numbers."""

    def __init__(
        self,
        contract: Contract,
        baseline: RunRecord | None,
        comparisons: Comparisons,
        changed: Mapping[int, list[str]],
    ) -> None:
        self._lane, self._sha256 = contract.kpi.lane, contract.sha256()
        self._baselines, self._changed = comparisons.baselines, changed
        self._baseline = baseline.run.id if baseline else None

    def row(self, record: RunRecord) -> StepRow:
        """Return a run's row; the record needs no counters but ROW_COUNTERS."""
        number = record.run.id
        subject = _Subject(
            record,
            self._lane,
            number == self._baseline,
            self._baselines.step_of(record),
            record.contract_sha256 != self._sha256,
            self._changed.get(number, []),
        )
        return StepRow(**{column.name: column.value(subject) for column in COLUMNS})


class ShownColumn(NamedTuple):
    """A column as a table shows it, with the cell of each row as text."""

    column: Column
    heading: str
    cells: list[str]


class StepTable:
    """The columns of one of the tables, of those of which at least one row has something, and but on one screen every
    lane's times. `lanes`: only their times.
    """

    def __init__(self, rows: list[StepRow], table: str, lanes: list[str] | None = None) -> None:
        self.rows, self._lanes = rows, lanes
        self._is_narrow, self._in_full = table == "screen", dict[str, str]()  # headings in full, by the short ones
        self.columns = [shown for column in COLUMNS if table in column.tables for shown in self._shown(column)]
        if table == "page":  # which has many figures: what a step is about comes before them
            self.columns.sort(key=lambda shown: shown.column.name not in ("step", "title"))

    @property
    def lines(self) -> Iterator[tuple[StepRow, list[tuple[ShownColumn, str]]]]:
        """Each row with its cells."""
        for at, row in enumerate(self.rows):
            yield row, [(shown, shown.cells[at]) for shown in self.columns]

    def _shown(self, column: Column) -> Iterator[ShownColumn]:
        cells = [column.cell(row) if column.cell else getattr(row, column.name) for row in self.rows]
        if any(isinstance(cell, dict) for cell in cells):
            headings = list(dict.fromkeys(heading for cell in cells for heading in cell))
            several = {heading: [cell.get(heading) for cell in cells] for heading in headings}
        else:
            several = {column.heading: cells}
        if self._is_narrow and len(several) == 1 and column.heading not in (name := next(iter(several))):
            self._in_full[column.heading] = name
            several = {column.heading: several[name]}
        for heading, values in several.items():
            is_time = column.heading == "ms"
            is_wanted = self._lanes is None or not is_time or heading.removesuffix(" ms") in self._lanes
            is_empty = all(value in (None, "–") for value in values)
            if is_wanted and not (is_empty and (self._is_narrow or not is_time)):
                yield ShownColumn(column, heading, [_text(value, column.digits) for value in values])

    @property
    def notes(self) -> list[str]:
        """What stands below the table: what its marks mean, and the bases of figures that differ from their rows'."""
        marked = {column.name for row in self.rows for column in row.marks}
        marks = [f"{column.mark} {column.note}" for column in COLUMNS if column.name in marked]
        return [*marks, *(f"{short}: {name}" for short, name in self._in_full.items()), *self._other_bases()]

    def _other_bases(self) -> Iterator[str]:
        shown = {shown_column.column.name for shown_column in self.columns}
        for heading, column in {
            shown_column.heading: shown_column.column
            for shown_column in self.columns
            if shown_column.column.basis not in shown
        }.items():
            known = [row for row in self.rows if column.basis and getattr(row, column.name) is not None]
            bases = [getattr(row, column.basis) or row.basis for row in known]
            if any(basis != row.basis for basis, row in zip(bases, known, strict=True)):
                yield f"{heading}: {', '.join(dict.fromkeys(bases))}"


def _text(value: Any, digits: int | None) -> str:
    if isinstance(value, list):
        return " / ".join(_text(figure, digits) for figure in value)
    return value if isinstance(value, str) else number(value, digits or 0)


def is_numbered(step: str) -> bool:
    return step.startswith("step")
