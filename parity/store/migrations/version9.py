"""From version 8 to version 9.

- Contracts are stored in today's form, and known by what binds: rows that differ in a title alone become one.
- Lanes of CUDA C++, which contracts for NVIDIA called `hip`, are called `cuda`.
- A case has its tolerance, the first wrong elements and what they share.
"""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection

from parity.contract.older import in_todays_form
from parity.errors import InputError
from parity.store.identity import run_uuid
from parity.store.migrations.copying import Copy, Row, tables_of

_BEFORE_RUNS = ("blob", "reading", "counter_name", "schema_version", "reading_counter", "reading_finding",
                "reading_memory", "calibration")  # fmt: skip
_WITH_LANES = ("build", "contract_check", "verification_case", "run_reading", "timing", "profiler_pass", "profile",
               "fact", "artifact")  # fmt: skip
_AS_THEY_ARE = ("stage", "session", "sample", "dispatch_kind", "dispatch", "dispatch_counter", "pc_sample")
_BINDING = ("operator", "arch", "axes", "blocks", "tails", "threads", "tensors", "scalars", "numerics", "inputs",
            "guardrails", "matrix_instruction", "autotuning")  # fmt: skip


def convert(old: Connection, new: Connection, schema: str | None = None) -> None:
    """Fills the new tables from the old ones (`schema` is where a server has them).

    Raises StoreError if anything of the old book would be missing.
    """
    _Conversion(Copy(old, new, tables_of(old, schema), tables_of(new))).all()


class _Conversion:
    def __init__(self, copy: Copy) -> None:
        self.copy = copy
        self._contracts: dict[int, int] = {}  # old number to new
        self._identities: dict[int, tuple[str, str]] = {}  # old number to old and new identity
        self._kpis: dict[int, dict[str, Any]] = {}  # by old number
        self._of_cuda: set[int] = set()  # runs

    def all(self) -> None:
        for name in _BEFORE_RUNS:
            self.copy.copy(name)
        contracts = list(self._contract_rows())
        self.copy.add("contract", iter(contracts))
        self.copy.copy("run", self._run)
        for name in _WITH_LANES:
            self.copy.copy(name, self._lane)
        self.copy.copy("reason", self._reason)
        for name in _AS_THEY_ARE:
            self.copy.copy(name)
        self.copy.copy("sweep_point", lambda row: {**row, "lane": _renamed(row["lane"], row["arch"])})
        self.copy.check({"contract": len(self._contracts)})

    def _contract_rows(self) -> Iterator[Row]:
        """One row for each identity; of several, with the newest body."""
        found: dict[tuple[str, str], Row] = {}
        for row in self.copy.rows("contract"):
            text = isinstance(row["body"], str)
            body = in_full(json.loads(row["body"]) if text else row["body"])
            sha256 = identity_of(body) if "axes" in body else row["sha256"]
            key = row["study"], sha256
            number = found[key]["id"] if key in found else row["id"]
            self._kpis[row["id"]] = body["kpi"]
            self._contracts[row["id"]], self._identities[row["id"]] = number, (row["sha256"], sha256)
            found[key] = {**row, "id": number, "sha256": sha256, "body": json.dumps(body) if text else body}
        yield from found.values()

    def _run(self, row: Row) -> Row:
        before, after = self._identities[row["contract_id"]]
        if row["arch"].startswith("sm_"):
            self._of_cuda.add(row["id"])
            row["spec"] = _renamed_lanes(row["spec"])
        if row["basis"] == "imported" and row["uuid"] == run_uuid(row, before):
            row["uuid"] = run_uuid(row, after)  # as an import of today would give it
        candidate, reference = self._compared(row)
        return {**row, "contract_id": self._contracts[row["contract_id"]], "candidate": candidate,
                "reference": reference}  # fmt: skip

    def _compared(self, row: Row) -> tuple[str, str | None]:
        """The contract's candidate and its reference: the other lane of the step's, or of those days' two."""
        kpi, spec = self._kpis[row["contract_id"]], row["spec"]
        document = json.loads(spec) if isinstance(spec, str) else spec
        lanes = [*((document or {}).get("lanes") or ("triton", "hip"))]
        return kpi["lane"], kpi.get("reference") or next((lane for lane in lanes if lane != kpi["lane"]), None)

    def _lane(self, row: Row) -> Row:
        return {**row, "lane": "cuda"} if row["run_id"] in self._of_cuda and row["lane"] == "hip" else row

    def _reason(self, row: Row) -> Row:
        if row["run_id"] not in self._of_cuda:
            return row
        code = row["code"].removesuffix(".hip") + ".cuda" if row["code"].endswith(".hip") else row["code"]
        text = f"cuda: {row['text'][5:]}" if row["text"].startswith("hip: ") else row["text"]
        return {**row, "code": code, "text": text}


def _renamed(lane: str, arch: str) -> str:
    return "cuda" if lane == "hip" and arch.startswith("sm_") else lane


def _renamed_lanes(spec: Any) -> Any:
    """A run's step with its lane `hip` under the name `cuda`, in its place."""
    document = json.loads(spec) if isinstance(spec, str) else spec
    if not isinstance(document, dict) or not isinstance(document.get("lanes"), dict):
        return spec
    lanes = {"cuda" if name == "hip" else name: lane for name, lane in document["lanes"].items()}
    changed = {**document, "lanes": lanes}
    if isinstance(text := document.get("text"), dict) and text.get("lane") == "hip":
        changed["text"] = {**text, "lane": "cuda"}
    return json.dumps(changed) if isinstance(spec, str) else changed


def in_full(body: dict[str, Any]) -> dict[str, Any]:
    """A contract's document in today's form, with all that it left unsaid; as it is, where its prose says nothing that
    is known.
    """
    try:
        found = in_todays_form(body)
    except InputError:
        return body
    tensors = {
        name: {"dtype": of["dtype"], "shape": [str(side).replace(" ", "") for side in of["shape"]],
               "layout": of.get("layout", "row_major"), "direction": "out" if of.get("output") else "in"}
        for name, of in body["tensors"].items()
    }  # fmt: skip
    numerics = {"rounding": "once", "subnormals": "exact", **found["numerics"]}
    kpi = {name: _renamed(value, body["arch"]) if name in ("lane", "reference") else value
           for name, value in body["kpi"].items()}  # fmt: skip
    return {**found, "operator": "scaled_mm", "tensors": tensors, "numerics": numerics, "scalars": {}, "tails": [],
            "kpi": kpi}  # fmt: skip


def identity_of(body: dict[str, Any]) -> str:
    """The identity that version 9 gives a contract."""
    binds = {name: body[name] for name in _BINDING if body.get(name)}
    kpi = {name: value for name, value in body["kpi"].items() if name in ("lane", "reference")}
    return hashlib.sha256(json.dumps({**binds, "kpi": kpi}, sort_keys=True).encode()).hexdigest()
