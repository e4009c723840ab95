"""What the reports say, as plain JSON documents. Terminal and Markdown only lay them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parity.isa.occupancy import limiting_resources
from parity.report.profiles import pass_documents, profile_documents, sampling_difference

if TYPE_CHECKING:  # `parity isa` lays out documents too, and should not wait for the store
    from parity.contract.history import Conclusions, History
    from parity.contract.study import Study
    from parity.gate import Protocol
    from parity.records import DeviceFacts
    from parity.store import RunRecord

Document = dict[str, Any]

# The counters that stand in the table over all steps: (scope, name, heading).
HEADLINE = (
    ("resources", "next_free_vgpr", "next_free_vgpr"),
    ("profile", "vgpr", "profiler VGPR"),
    ("resources", "private_segment_bytes", "private bytes"),
    ("function", "v_perm_b32", "v_perm_b32"),
    ("function", "s_waitcnt", "s_waitcnt"),
    ("hot_loop", "non_matrix_per_matrix", "hot loop: non-matrix per matrix"),
)


def run_document(record: RunRecord, baseline: RunRecord | None) -> Document:
    """One run as `parity run --json` and `parity show --json` print it."""
    run = record.run
    return {
        "run_id": run["id"],
        "run_uuid": run["uuid"],
        "contract_sha256": record.contract_sha256,
        "study": run["study"],
        "step": run["step"],
        "title": run["title"],
        "parent": run["parent"],
        "hypothesis": run["hypothesis"],
        "change": run["change"],
        "expected": run["expected"],
        "device": run["device"],
        "device_name": run["device_name"],
        "arch": run["arch"],
        "status": run["status"],
        "verdict": run["verdict"],
        "basis": run["basis"],
        "reasons": [{key: row[key] for key in ("number", "code", "text")} for row in record.reasons],
        "verification": {
            "status": run["verification"],
            "detail": run["verification_detail"],
            "cases": record.cases,
        },
        "kpi": kpi_document(record, baseline),
        "measurement": measurement_document(record),
        "checks": record.checks,
        "lanes": {name: lane_document(record, name) for lane in record.lanes for name in record.launches(lane)},
        "stages": record.stages,
        "started_at": run["started_at"],
        "finished_at": run["finished_at"],
        "source": run["source"],
        "note": run["note"],
    }


def kpi_document(record: RunRecord, baseline: RunRecord | None) -> Document:
    """The KPI of a run, lane by lane, beside its baseline's; null where nothing was timed."""
    return {
        "metric": "duration_ms",
        "candidate": record.candidate,
        "reference": record.reference,
        "candidate_launch": record.main_launch(record.candidate),
        "ms": {lane: record.kpi_ms(lane) for lane in record.lanes},
        "all_ms": {lane: record.durations_ms(lane) for lane in record.lanes},
        "ratio": record.ratio,
        "basis": next((row["basis"] for row in record.timings if row["lane"] == record.candidate), None),
        "baseline": baseline
        and {
            "step": baseline.step,
            "ms": {lane: baseline.kpi_ms(lane) for lane in baseline.lanes},
            "basis": baseline.run["basis"],
        },
    }


def measurement_document(record: RunRecord) -> Document | None:
    """The sessions of a run, each with its pairs' effect (relative to the baseline); null where nothing was timed."""
    if not record.sessions:
        return None
    left_out = ("calibration_id", "protocol", "plan")
    return {
        "basis": "measured",
        "epoch": record.run["epoch"],
        "device": {row["name"]: row["value"] for row in record.facts if row["lane"] == "device"},
        "vendor_ms": record.kpi_ms("vendor"),
        "baseline_ms": record.kpi_ms("baseline"),
        "sessions": [
            {**{key: value for key, value in row.items() if key not in left_out}, "timed_share": _timed_share(row)}
            for row in record.sessions
        ],
    }


def _timed_share(session: dict[str, Any]) -> float | None:
    return session["timed_s"] / session["measuring_s"] if session["measuring_s"] else None


def calibration_document(device: DeviceFacts, protocol: Protocol, scatter: float, sessions: int) -> Document:
    """What `parity calibrate` measured, and the delta that follows."""
    return {
        "device": device.kind,
        "device_name": device.name,
        "basis": "measured",
        "sessions": sessions,
        "aa_scatter": scatter,
        "delta": protocol.delta(scatter),
    }


def lane_document(record: RunRecord, lane: str) -> Document:
    """One lane: toolchain, code object, resources, instruction counts, findings, artifacts."""
    build = record.builds.get(lane)
    basis = next(
        (basis for (name, _, _), (_, basis) in record.counters.items() if name == lane and basis != "emulated"), None
    )
    return {
        "toolchain": build and _toolchain(build),
        "build": build
        and {key: build[key] for key in ("ok", "cached", "seconds", "failed_stage", "failed_pass", "message")},
        "environment": build and build["environment"],
        "options": build and build["options"],
        "code_object_sha256": build and build["code_object_sha256"],
        "counters_basis": basis,
        "resources": _resources(record, lane),
        "profile": _scope(record, lane, "profile"),
        "isa": _isa(record, lane),
        "emulated": _emulated(record, lane),
        "profiles": profile_documents(record, lane),
        "profiler_passes": pass_documents(record, lane),
        "findings": [_without(row, "lane") for row in record.findings if row["lane"] == lane],
        "facts": {row["name"]: row["value"] for row in record.facts if row["lane"] == lane},
        "artifacts": [_without(row, "lane") for row in record.artifacts if row["lane"] == lane],
    }


def _resources(record: RunRecord, lane: str) -> Document:
    """The compiler's figures, and the occupancy that follows from them with what limits it."""
    found: Document = _scope(record, lane, "resources")
    limits = _scope(record, lane, "occupancy_limit")
    if limits:
        waves = _scope(record, lane, "occupancy")["waves_per_simd"]
        found["occupancy"] = {
            "waves_per_simd": waves,
            "limited_by": limiting_resources(limits),
            "limits": limits,
        }
    return found


def _isa(record: RunRecord, lane: str) -> Document:
    function, loop = _scope(record, lane, "function"), _scope(record, lane, "hot_loop")
    summary = {name: loop.pop(name) for name in ("instructions", "matrix", "non_matrix_per_matrix") if name in loop}
    return {
        "function": {
            "instructions": function.pop("instructions", None),
            "counts": function,
            "classes": _scope(record, lane, "function_class"),
        },
        "hot_loop": {**summary, "counts": loop, "classes": _scope(record, lane, "hot_loop_class")} if summary else None,
    }


def _emulated(record: RunRecord, lane: str) -> Document | None:
    """What the emulator counted in the small exact problem; null where nothing ran."""
    executed = _scope(record, lane, "executed")
    if not executed:
        return None
    return {
        "basis": "emulated",
        "executed": {
            "total": executed.pop("total"),
            "classes": _scope(record, lane, "executed_class"),
            "mnemonics": executed,
        },
        "hot_loop": {
            **_scope(record, lane, "hot_loop_executed"),
            "classes": _scope(record, lane, "hot_loop_executed_class"),
        },
        **({"per_unit": per_unit} if (per_unit := _scope(record, lane, "per_unit")) else {}),
        "waits": _scope(record, lane, "waits"),
        "lds": _scope(record, lane, "lds"),
        "global": _scope(record, lane, "global"),
        "memory_instructions": [_without(row, "lane") for row in record.memory if row["lane"] == lane],
    }


def _toolchain(build: dict[str, Any]) -> Document:
    names = ("compiler", "compiler_version", "compiler_path", "library_path", "library_sha256", "packages")
    return {name.removeprefix("compiler_"): build[name] for name in names}


def _scope(record: RunRecord, lane: str, scope: str) -> dict[str, float]:
    found = {
        name: _plain(value) for (of, where, name), (value, _) in record.counters.items() if (of, where) == (lane, scope)
    }
    if scope == "resources":  # a kernel without spills says 0, a run that counted nothing says nothing
        return found
    return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def _plain(value: float) -> float:
    return int(value) if value == int(value) else value


def _without(row: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != key}


def difference_note(run: RunRecord, other: RunRecord) -> str | None:
    """Why counters of two runs may differ for other reasons than the step's own change."""
    if run.is_imported and other.is_imported:
        return None
    if run.is_imported or other.is_imported:
        old, new = (run, other) if run.is_imported else (other, run)
        return (
            f"{old.step} is imported ({old.run['source']}): its kernel source and compiler differ from "
            f"{new.step}'s, and either may explain a difference"
        )
    pairs = {"source": (_sources(run), _sources(other)), "compiler": (_compilers(run), _compilers(other))}
    different = [what for what, (mine, theirs) in pairs.items() if mine != theirs]
    return f"{' and '.join(different)} differ between {other.step} and {run.step}" if different else None


def _sources(record: RunRecord) -> dict[tuple[str, str], str]:
    return {
        (row["lane"], row["name"]): row["sha256"]
        for row in record.artifacts
        if row["name"].endswith((".py", ".hip", ".cpp", ".cu", ".h", ".hpp", ".cuh"))
    }


def _compilers(record: RunRecord) -> dict[str, str]:
    return {lane: build["library_sha256"] for lane, build in record.builds.items()}


def delta_documents(record: RunRecord, other: RunRecord) -> list[Document]:
    """Counters that both runs have, side by side, each with its basis."""
    rows, lanes = [], _lanes_of(record, other)
    for key in sorted({**record.counters, **other.counters}, key=lambda key: lanes.index(key[0])):
        mine, theirs = _counted(record, key), _counted(other, key)
        if mine is not None and theirs is not None:
            rows.append(
                {
                    **dict(zip(("lane", "scope", "name"), key, strict=True)),
                    "value": _plain(mine[0]),
                    "basis": mine[1],
                    "other": _plain(theirs[0]),
                    "other_basis": theirs[1],
                    "delta": _plain(mine[0] - theirs[0]),
                }
            )
    return rows


def _lanes_of(*records: RunRecord) -> list[str]:
    """The lanes of some runs, launch by launch, in their order."""
    names = (name for record in records for lane in record.lanes for name in record.launches(lane))
    return list(dict.fromkeys(names))


_WHOLE = {"executed": ("executed", "total"), "hot_loop_executed": ("hot_loop_executed", "instructions"),
          "function": ("function", "instructions"), "hot_loop": ("hot_loop", "instructions")}  # fmt: skip


def _counted(record: RunRecord, key: tuple[str, str, str]) -> tuple[float, str] | None:
    """A counter with its basis. In a scope that a run counted as a whole, what is not there was counted as zero."""
    lane, scope, _ = key
    whole_key = _WHOLE.get(scope.removesuffix("_class"))
    if key in record.counters or whole_key is None:
        return record.counters.get(key)
    whole = record.counters.get((lane, *whole_key))
    return (0.0, whole[1]) if whole else None


def report_document(
    study: Study,
    records: list[RunRecord],
    baseline: RunRecord | None,
    history: History | None,
    conclusions: Conclusions,
) -> Document:
    """The state of a study: contract, baseline, every step's latest run, deltas, the gap class by class, findings of
    the imported log, the study's own conclusions, next plan.
    """
    by_step = {record.step: record for record in records}
    own = [record for record in records if not record.is_imported]
    return {
        "study": study.name,
        "contract": study.contract.document(),
        "contract_sha256": study.contract.sha256(),
        "baseline": baseline and kpi_document(baseline, None) | {"step": baseline.step},
        "runs": [
            {**run_document(record, baseline), "same_contract": record.contract_sha256 == study.contract.sha256()}
            for record in records
        ],
        "isa_deltas": [deltas for record in own if record.counters for deltas in _deltas(record, by_step, baseline)],
        "gap": gap_document([record for record in own if record.contract_sha256 == study.contract.sha256()]),
        "findings": history.findings if history else [],
        "conclusions": conclusions.findings,
        "next_plan": conclusions.next_plan or (history.next_plan if history else []),
    }


def gap_document(records: list[RunRecord]) -> Document | None:
    """What the hot loop needs per matrix instruction, class by class: the latest reference lane's, then each step's
    candidate lane's.

    Null unless there is a loop of the reference to compare with. Basis: static.
    """
    references = [(of, of.main_launch(of.reference)) for of in records if of.reference]
    latest = next(((of, name) for of, name in reversed(references) if _per_matrix(of, name)), None)
    candidates = [(record, record.main_launch(record.candidate)) for record in records]
    steps = [(record, name) for record, name in candidates if _per_matrix(record, name)]
    if latest is None or not steps:
        return None
    columns = [latest, *steps]
    loops = [_per_matrix(record, lane) for record, lane in columns]
    names = sorted(
        {name for loop in loops for name in loop if name != "matrix"},
        key=lambda n: (-max(loop.get(n, 0) for loop in loops), n),
    )
    return {
        "basis": "static",
        "columns": [
            {"step": of.step, "lane": lane, "is_reference": number == 0, "verdict": of.run["verdict"]}
            for number, (of, lane) in enumerate(columns)
        ],
        "rows": [{"class": name, "per_matrix": [loop.get(name, 0.0) for loop in loops]} for name in names],
        "non_matrix_per_matrix": [
            record.counter(lane, "hot_loop", "non_matrix_per_matrix") for record, lane in columns
        ],
        "next_free_vgpr": [record.counter(lane, "resources", "next_free_vgpr") for record, lane in columns],
        "vgpr_spills": [record.counter(lane, "resources", "vgpr_spills") for record, lane in columns],
    }


def _per_matrix(record: RunRecord, lane: str) -> dict[str, float]:
    """Instructions of the hot loop per matrix instruction, by class."""
    matrix = record.counter(lane, "hot_loop", "matrix")
    return {name: value / matrix for name, value in _scope(record, lane, "hot_loop_class").items()} if matrix else {}


def _deltas(record: RunRecord, by_step: dict[str, RunRecord], baseline: RunRecord | None) -> list[Document]:
    """A run's counters beside the baseline's, and beside its parent's if that is another step."""
    parent = by_step.get(record.run["parent"] or "")
    others = {other.step: other for other in (baseline, parent) if other is not None and other.step != record.step}
    return [
        {
            "step": record.step,
            "other": other.step,
            "role": "baseline" if other is baseline else "parent",
            "note": difference_note(record, other),
            "counters": delta_documents(record, other),
        }
        for other in others.values()
    ]


def diff_document(first: RunRecord, second: RunRecord) -> Document:
    """Two runs side by side; a figure that one of them does not have is null."""
    lanes = _lanes_of(first, second)
    keys = sorted({**first.counters, **second.counters}, key=lambda key: lanes.index(key[0]))
    return {
        "steps": [first.step, second.step],
        "contract": "same" if first.run["contract_id"] == second.run["contract_id"] else "different",
        "note": difference_note(second, first),
        "runs": [_identity(first, lanes), _identity(second, lanes)],
        "counters": [
            {
                "lane": lane,
                "scope": scope,
                "name": name,
                "values": [_side(first, key), _side(second, key)],
                "bases": [_basis(first, key), _basis(second, key)],
            }
            for key in keys
            for lane, scope, name in [key]
        ],
        "pc_sampling": [found for lane in lanes if (found := sampling_difference(first, second, lane))],
    }


def _side(record: RunRecord, key: tuple[str, str, str]) -> float | None:
    found = _counted(record, key)
    return _plain(found[0]) if found else None


def _basis(record: RunRecord, key: tuple[str, str, str]) -> str | None:
    found = _counted(record, key)
    return found[1] if found else None


def _identity(record: RunRecord, lanes: list[str]) -> Document:
    return {
        "step": record.step,
        "run_id": record.run["id"],
        "title": record.run["title"],
        "verdict": record.run["verdict"],
        "basis": record.run["basis"],
        "kpi": kpi_document(record, None),
        "lanes": {
            lane: {key: document[key] for key in ("toolchain", "options", "environment", "code_object_sha256", "facts")}
            for lane in lanes
            for document in [lane_document(record, lane)]
        },
    }
