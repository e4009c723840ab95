"""Compares two runs, and says why they may differ for reasons other than the step's own change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from parity.contract import recorded_launches
from parity.origin.files import recorded_places
from parity.records import SOURCE, SOURCE_ENDINGS
from parity.report.figures import CODE_FIGURES, plain
from parity.report.profiles import sampling_difference
from parity.report.records.run import Kpi
from parity.report.records.study import CounterPair, Delta, DiffLane, DiffReport, DiffSide, TextDifference
from parity.report.runs import kpi_fields, lane_report

if TYPE_CHECKING:
    from parity.store import RunRecord
    from parity.store.schema import ArtifactRow

# Scopes that have a counter for every mnemonic, and the sums among them.
_BY_MNEMONIC = ("function", "hot_loop", "executed", "hot_loop_executed")
_SUMS = ("instructions", "matrix", "non_matrix_per_matrix", "total")
CounterKey = tuple[str, str, str]  # lane, scope, name
_WHOLE = {
    "executed": ("executed", "total"),
    "hot_loop_executed": ("hot_loop_executed", "instructions"),
    "function": ("function", "instructions"),
    "hot_loop": ("hot_loop", "instructions"),
}


def diff_report(first: RunRecord, second: RunRecord, texts: Sequence[TextDifference] = ()) -> DiffReport:
    """Return two runs side by side; a figure that one of them does not have is None."""
    lanes = lanes_of(first, second)
    keys = sorted({**first.counters, **second.counters}, key=lambda key: lanes.index(key[0]))
    samplings = [sampling_difference(first, second, lane) for lane in lanes]
    return DiffReport(
        steps=(first.step, second.step),
        contract="same" if first.run.contract_id == second.run.contract_id else "different",
        note=difference_note(second, first),
        runs=(_side(first, lanes), _side(second, lanes)),
        texts=[*texts],
        counters=[_pair(first, second, key) for key in keys],
        pc_sampling=[sampling for sampling in samplings if sampling],
    )


def telling(deltas: Iterable[Delta], judged: str) -> list[Delta]:
    """Return the counters that differ, those first that a study is about: the judged lane's work for a unit, private
    memory, registers and instructions. The others follow by their relative change; those that the other run has none of
    come before them. Of scopes that count every mnemonic only the sums are told.
    """
    leading = list(CODE_FIGURES)

    def place(delta: Delta) -> tuple[int, float, float, str]:
        figure, relative = (delta.scope, delta.name), relative_change(delta)
        at = leading.index(figure) if delta.lane.partition(".")[0] == judged and figure in leading else len(leading)
        return at, -abs(relative) if relative is not None else -inf, -abs(delta.delta), delta.name

    return sorted((delta for delta in deltas if delta.delta and _is_told(delta)), key=place)


def _is_told(delta: Delta) -> bool:
    return delta.scope not in _BY_MNEMONIC or delta.name in _SUMS


def relative_change(delta: Delta) -> float | None:
    """Return a difference as a part of the other run's figure; None where that is zero."""
    return delta.delta / delta.other if delta.other else None


def _pair(first: RunRecord, second: RunRecord, key: CounterKey) -> CounterPair:
    left, right = counted(first, key), counted(second, key)
    values = left and plain(left[0]), right and plain(right[0])
    return CounterPair(*key, values, (left and left[1], right and right[1]))


def _side(record: RunRecord, lanes: list[str]) -> DiffSide:
    reports = {lane: lane_report(record, lane) for lane in lanes}
    return DiffSide(
        step=record.step,
        run_id=record.run.id,
        title=record.run.title,
        status=record.run.status,
        verdict=record.run.verdict,
        basis=record.run.basis,
        kpi=Kpi(**kpi_fields(record, None)),
        lanes={
            lane: DiffLane(
                report.toolchain,
                report.options,
                report.environment,
                report.code_object_sha256,
                report.facts,
                _launch(record, lane),
            )
            for lane, report in reports.items()
        },
    )


def _launch(record: RunRecord, lane: str) -> dict[str, Any]:
    """How a lane was launched, as the step says; empty for an imported run."""
    spec = recorded_launches((record.run.spec or {}).get("lanes")).get(lane, {})
    return {name: spec[name] for name in ("symbol", "grid", "arguments", "scratch", "layouts") if spec.get(name)}


def lanes_of(*records: RunRecord) -> list[str]:
    """List the lanes of some runs, one name for each launch, in order."""
    names = (name for record in records for lane in record.lanes for name in record.launches(lane))
    return list(dict.fromkeys(names))


def counted(record: RunRecord, key: CounterKey) -> tuple[float, str] | None:
    """Return a counter with its basis. If a run counted a scope as a whole, a counter that is absent from the scope is
    zero.
    """
    lane, scope, _ = key
    whole_key = _WHOLE.get(scope.removesuffix("_class"))
    if key in record.counters or whole_key is None:
        return record.counters.get(key)
    whole = record.counters.get((lane, *whole_key))
    return (0.0, whole[1]) if whole else None


def difference_note(run: RunRecord, other: RunRecord) -> str | None:
    """Return why counters of two runs may differ for reasons other than the step's own change: a file that both runs
    have, or the compiler of a lane that both have, is another. None if nothing suggests it.
    """
    if run.is_imported and other.is_imported:
        return None
    if run.is_imported or other.is_imported:
        old, new = (run, other) if run.is_imported else (other, run)
        return (
            f"{old.step} is imported ({old.run.source}): its kernel source and compiler differ from "
            f"{new.step}'s, and either may explain a difference"
        )
    pairs: dict[str, tuple[Mapping[Any, Any], Mapping[Any, Any]]] = {
        "source": (_sources(run), _sources(other)),
        "compiler": (_compilers(run), _compilers(other)),
    }
    different = [
        what for what, (ours, theirs) in pairs.items() if any(ours[key] != theirs[key] for key in ours.keys() & theirs)
    ]
    verb = "differ" if len(different) > 1 else "differs"
    return f"{' and '.join(different)} {verb} between {other.step} and {run.step}" if different else None


def _sources(record: RunRecord) -> dict[tuple[str, str], str]:
    return {
        (row.lane, row.name): row.sha256 for row in record.artifacts if row.lane != SOURCE and is_source(record, row)
    }


def is_source(record: RunRecord, artifact: ArtifactRow) -> bool:
    """Return whether an artifact is a file that somebody wrote, rather than a compiler; in a run from before that was
    recorded, by the ending of its name.
    """
    known = recorded_places(record, artifact.lane)
    return artifact.name in known if known is not None else artifact.name.endswith(SOURCE_ENDINGS)


def _compilers(record: RunRecord) -> dict[str, str | None]:
    return {lane: build.library_sha256 for lane, build in record.builds.items()}
