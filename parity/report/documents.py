"""Records as JSON documents: what `--json` prints, field by field, and what each document is called."""

from dataclasses import Field, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from parity.report.streamed import StreamedList

Document = dict[str, Any]
# Each document's name and version, and the record that it is made of. A version changes when a program that reads the
# older one could misunderstand the new one.
DOCUMENTS = {
    "parity.artifact/1": "parity.report.records.run:ArtifactReport",
    "parity.artifacts/1": "parity.report.records.run:ArtifactsReport",
    "parity.bisection/1": "parity.report.records.bisection:BisectReport",
    "parity.calibration/1": "parity.report.records.machine:CalibrationReport",
    "parity.checks/1": "parity.report.records.checks:CheckReport",
    "parity.contact/1": "parity.report.records.contact:ContactReport",
    "parity.shipment/1": "parity.report.records.contact:ShipReport",
    "parity.diff/1": "parity.report.records.study:DiffReport",
    "parity.emulation/1": "parity.report.records.machine:EmulationReport",
    "parity.environment/1": "parity.report.records.environment:EnvironmentReport",
    "parity.error/1": "parity.report.records.failing:ErrorReport",
    "parity.explanations/1": "parity.report.records.explained:ExplanationsReport",
    "parity.export/1": "parity.report.exporting:ExportReport",
    "parity.file/1": "parity.report.records.listing:FileText",
    "parity.grid/1": "parity.explore.grid:GridReport",
    "parity.hidden/1": "parity.report.records.listing:HiddenRun",
    "parity.hot-loop/1": "parity.report.records.code:HotLoopReport",
    "parity.import/1": "parity.report.records.profile:ImportReport",
    "parity.judgement/1": "parity.report.records.judged:JudgementReport",
    "parity.kernels/1": "parity.report.records.code:KernelsReport",
    "parity.machine/1": "parity.report.records.machine:MachineReport",
    "parity.made/1": "parity.starters.making:NewStudy",
    "parity.merge/1": "parity.report.records.book:MergeReport",
    "parity.new-step/1": "parity.starters.steps:NewStep",
    "parity.notes/1": "parity.report.records.study:NotesReport",
    "parity.pages/1": "parity.report.pages.folder:WrittenSite",
    "parity.prediction/1": "parity.report.records.predicted:PredictionReport",
    "parity.profile/1": "parity.profilers.summary:ProfileSummary",
    "parity.profiling/1": "parity.report.records.profile:ProfilingReport",
    "parity.program/1": "parity.report.records.programs:ProgramReport",
    "parity.queue/1": "parity.report.records.queue:QueueReport",
    "parity.reduction/1": "parity.explore.reduce:Reduction",
    "parity.removed-toolchains/1": "parity.report.records.toolchains:RemovedReport",
    "parity.reproduced/1": "parity.origin.reproducing:Reproduction",
    "parity.restored/1": "parity.origin.restoring:Restoration",
    "parity.reverted/1": "parity.origin.reverting:Reversion",
    "parity.run/1": "parity.report.records.run:RunReport",
    "parity.runs/1": "parity.report.records.listing:RunsReport",
    "parity.schemas/1": "parity.report.records.failing:SchemasReport",
    "parity.state/1": "parity.report.records.summary:StudyState",
    "parity.studies/1": "parity.report.records.study:StudiesReport",
    "parity.study/1": "parity.report.records.study:StudyReport",
    "parity.study-summary/1": "parity.report.records.summary:StudySummary",
    "parity.suggestions/1": "parity.report.records.suggested:SuggestionReport",
    "parity.summary/1": "parity.report.records.summary:Summary",
    "parity.sweep/1": "parity.report.records.sweep:SweepReport",
    "parity.toolchains/1": "parity.report.records.toolchains:ToolchainsReport",
    "parity.written/1": "parity.report.records.listing:WrittenFile",
}
_NAMES = {record: name for name, record in DOCUMENTS.items()}


def document(record: Any) -> Any:
    """Convert a record to what JSON has: `class_` becomes `class`, and an inline mapping's entries join the record's
    fields.
    """
    match record:
        case _ if is_dataclass(record):
            entries: Document = {}
            for field in fields(record):
                value = getattr(record, field.name)
                if field.metadata.get("inline"):
                    entries |= document(value)
                elif not _is_absent(field, value):
                    entries[field.name.rstrip("_")] = document(value)
            return entries
        case dict():
            return {name: document(value) for name, value in record.items()}
        case StreamedList():
            return StreamedList(lambda: (document(value) for value in record))
        case list() | tuple():
            return [document(value) for value in record]
        case Enum():
            return record.value
        case Path():
            return str(record)
    return record


def _is_absent(field: "Field[Any]", value: Any) -> bool:
    return value is None and bool(field.metadata.get("where_known"))


def printed(record: Any) -> dict[str, Any]:
    """Return a report as `--json` prints it: its schema's name, then its fields."""
    kind = type(record)
    return {"schema": _NAMES[f"{kind.__module__}:{kind.__qualname__}"], **document(record)}
