"""Writes runs: each stage is one transaction, so that what was found is kept whatever happens next."""

import json
import os
import socket
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, insert, update

from parity.contract import Contract
from parity.contract.study import Step
from parity.errors import StoreError
from parity.records import (
    EMULATOR_VERSION,
    EXECUTED,
    READER_VERSION,
    SOURCE,
    Basis,
    BuildOutcome,
    Check,
    CodeObject,
    DeviceFacts,
    ExpectationResult,
    Judgement,
    LaunchCounters,
    RunStatus,
    StaticReading,
    Verification,
    VerificationStatus,
    rests_on,
)
from parity.store import schema
from parity.store.blobs import put_blob
from parity.store.database import Database
from parity.store.folders import content_without_folders, without_folders
from parity.store.identity import new_uuid
from parity.store.queries import NO_BASELINE, SOURCES_OF
from parity.store.readings import Reading, add_reading
from parity.store.rows import contract_id, insert_row, now


class RunWriter:
    """Writes one run. Every method is one transaction."""

    def __init__(self, database: Database, step: Step, contract: Contract, version: str) -> None:
        self._database, self._contract = database, contract
        self._verifications: list[Verification] = []
        self._code_objects: dict[str, CodeObject] = {}
        self.uuid = new_uuid()
        with database.transaction() as connection:
            values = {
                "uuid": self.uuid,
                "contract_id": contract_id(connection, step.study, contract),
                "study": step.study,
                "step": step.name,
                "parent": step.text.parent,
                "title": step.text.title,
                "hypothesis": step.text.hypothesis.strip() or None,
                "change": step.text.change.strip() or None,
                "expected": _expectation(step),
                "spec": step.document(),
                "device": "none",
                "arch": contract.arch,
                "status": RunStatus.RUNNING,
                "basis": Basis.STATIC,
                "verification": "unverified",
                "verification_detail": "no device has executed the code objects",
                "started_at": now(),
                "host": socket.gethostname(),
                "pid": os.getpid(),
                "parity_version": version,
                "candidate": contract.kpi.lane,
                "reference": contract.reference(step.lanes) if len(step.lanes) > 1 else None,
            }
            self.run_id = insert_row(connection, insert(schema.run).values(without_folders(database.places, values)))

    def build(self, outcome: BuildOutcome, seconds: float) -> None:
        """Store a lane's build with its artifacts."""
        contents = {name: _content(path) for name, path in outcome.artifacts.items()}
        code, chain = outcome.code_object, outcome.toolchain
        if code is not None:
            self._code_objects[outcome.lane] = code
        row = {
            "lane": outcome.lane,
            "ok": outcome.ok,
            "cached": outcome.cached,
            "seconds": outcome.seconds,
            "failed_stage": outcome.failed_stage,
            "failed_pass": outcome.failed_pass,
            "message": outcome.message,
            "compiler": chain.compiler,
            "compiler_version": chain.version,
            "compiler_path": chain.path,
            "library_path": chain.library_path,
            "library_sha256": chain.library_sha256,
            "packages": chain.packages,
            "environment": outcome.environment,
            "options": outcome.options,
            "kernel_name": code and code.kernel_name,
            "code_object_sha256": code and code.sha256,
            "grid": code and "x".join(map(str, code.grid)),
            "threads": code and code.threads,
            "dynamic_lds_bytes": code and code.dynamic_lds_bytes,
        }
        with self._database.transaction() as connection:
            self._insert(connection, schema.build, {"run_id": self.run_id}, [row])
            common = {"run_id": self.run_id, "lane": outcome.lane}
            self._insert(
                connection,
                schema.artifact,
                common,
                [self._artifact(connection, name, content) for name, content in contents.items()],
            )
            self._insert(
                connection,
                schema.fact,
                {**common, "basis": Basis.STATIC},
                [{"name": name, "value": value} for name, value in outcome.facts.items()],
            )
            self._insert(
                connection,
                schema.fact,
                {"run_id": self.run_id, "lane": SOURCE, "basis": Basis.STATIC},
                [{"name": f"{SOURCES_OF}{outcome.lane}", "value": json.dumps(self._sources(outcome))}],
            )
            self._stage(connection, f"build {outcome.lane}", seconds)

    def _sources(self, outcome: BuildOutcome) -> dict[str, str]:
        """Where the sources of a build lie, by the names that their artifacts have."""
        return {name: self._database.places.file(outcome.artifacts[name].resolve()) for name in outcome.sources}

    def _artifact(self, connection: Connection, name: str, content: bytes) -> dict[str, Any]:
        sha256, size = put_blob(connection, content_without_folders(self._database.places, name, content))
        return {"name": name, "sha256": sha256, "size_bytes": size}

    def checks(self, checks: list[Check], seconds: float) -> None:
        """Store what the contract checks found."""
        with self._database.transaction() as connection:
            rows = [{**asdict(check), "status": check.status.value} for check in checks]
            self._insert(connection, schema.check, {"run_id": self.run_id}, rows)
            self._stage(connection, "check", seconds)

    def analysis(self, lane: str, static_reading: StaticReading, seconds: float) -> None:
        """Store the counters and findings of one lane's machine code, which belong to its code object."""
        reading = Reading(
            Basis.STATIC,
            f"reader {READER_VERSION}",
            **self._code(lane),
            counters=static_reading.counters,
            findings=tuple(without_folders(self._database.places, finding) for finding in static_reading.findings),
        )
        with self._database.transaction() as connection:
            add_reading(connection, self.run_id, lane, reading)
            self._stage(connection, f"analyse {lane}", seconds)

    def _code(self, lane: str) -> dict[str, Any]:
        code = self._code_objects[lane]
        return {
            "code_object_sha256": code.sha256,
            "kernel_name": code.kernel_name,
            "dynamic_lds_bytes": code.dynamic_lds_bytes,
        }

    def verification(self, verifications: list[Verification], seconds: float) -> None:
        """Store what a device found: every case, the emulated counters, how often each line of the assembly ran, and
        the run's overall status so far.
        """
        self._verifications += verifications
        with self._database.transaction() as connection:
            for lane in verifications:
                rows = [{**asdict(case), "passed": case.passed, "device": lane.device} for case in lane.cases]
                for row in rows:
                    del row["note"]  # a reason of the run says it
                self._insert(connection, schema.verification_case, {"run_id": self.run_id}, rows)
                for launch, counted in lane.counted.items():
                    add_reading(connection, self.run_id, launch, self._emulated(launch, counted, lane.cases[0].name))
                    row = self._artifact(connection, EXECUTED, _table(counted.lines))
                    self._insert(connection, schema.artifact, {"run_id": self.run_id, "lane": launch}, [row])
            status, detail = overall(self._verifications)
            values = {"verification": status.value, "verification_detail": detail}
            values |= {"device": verifications[-1].device} if verifications else {}
            self._update(connection, values)
            self._stage(connection, "verify", seconds)

    @property
    def left_open(self) -> list[tuple[str, str]]:
        """What the cases do not show, by lane, on whatever device they ran."""
        said = ((one.lane, one.not_shown) for one in self._verifications if one.not_shown)
        return [*dict.fromkeys(said)]

    @property
    def is_unverified(self) -> bool:
        """Whether there is a lane that no device has verified yet, as after a build that did not end."""
        return not self._verifications or overall(self._verifications)[0] is VerificationStatus.UNVERIFIED

    def _emulated(self, launch: str, counted: LaunchCounters, case: str) -> Reading:
        """Return what was counted on the first case, as a reading."""
        return Reading(
            Basis.EMULATED,
            f"emulator {EMULATOR_VERSION}: {case}",
            **self._code(launch),
            counters=counted.counters,
            memory=tuple(asdict(row) for row in counted.memory),
        )

    def judgement(self, judgement: Judgement) -> None:
        """Store the verdict and end the run."""
        with self._database.transaction() as connection:
            rows = [{"number": number, **asdict(reason)} for number, reason in enumerate(judgement.reasons, 1)]
            self._insert(connection, schema.reason, {"run_id": self.run_id}, rows)
            values = {
                "verdict": judgement.verdict.value,
                "basis": judgement.basis.value,
                "status": RunStatus.FINISHED.value,
                "finished_at": now(),
            }
            self._update(connection, values)
            self._stage(connection, "judge", None)

    def expectations(self, expectations: list[ExpectationResult]) -> None:
        """Store what became of the step's clauses, in place of what was stored about them before."""
        with self._database.transaction() as connection:
            connection.execute(delete(schema.expectation).where(schema.expectation.c.run_id == self.run_id))
            rows = [{**asdict(expected), "status": expected.status.value} for expected in expectations]
            self._insert(connection, schema.expectation, {"run_id": self.run_id}, rows)

    def measured_on(self, device: DeviceFacts, epoch: str, facts: dict[str, str]) -> None:
        """Store which GPU times this run, under which protocol, and facts about that GPU."""
        values = {"device": device.kind, "device_name": device.name, "epoch": epoch}
        with self._database.transaction() as connection:
            self._update(connection, values)
        self.device_facts(facts)

    def device_facts(self, facts: dict[str, str]) -> None:
        """Store facts about the device at the time when it timed this run."""
        with self._database.transaction() as connection:
            common = {"run_id": self.run_id, "lane": "device", "basis": Basis.MEASURED}
            rows = [{"name": name, "value": value} for name, value in facts.items()]
            self._insert(connection, schema.fact, common, rows)

    def origin(self, facts: Mapping[tuple[str, str], str], files: Mapping[str, bytes]) -> None:
        """Store what a run rests on: facts by (`source`, `host` or `problem`, name), and files by their path in the
        workspace.
        """
        with self._database.transaction() as connection:
            common = {"run_id": self.run_id, "basis": Basis.STATIC}
            rows = [{"lane": lane, "name": name, "value": value} for (lane, name), value in facts.items()]
            self._insert(connection, schema.fact, common, rows)
            self._insert(
                connection,
                schema.artifact,
                {"run_id": self.run_id, "lane": SOURCE},
                [self._artifact(connection, name, content) for name, content in files.items()],
            )

    def compared_with(self, baseline: str | None) -> None:
        """Store the identity of the run whose binary this run's binary is timed against; None if there is no baseline
        yet.
        """
        with self._database.transaction() as connection:
            common = {"run_id": self.run_id, "lane": "baseline", "basis": Basis.MEASURED}
            self._insert(connection, schema.fact, common, [{"name": "run", "value": baseline or NO_BASELINE}])

    def artifact(self, lane: str, path: Path) -> None:
        """Store a file that belongs to no build."""
        content = _content(path)
        with self._database.transaction() as connection:
            row = self._artifact(connection, path.name, content)
            self._insert(connection, schema.artifact, {"run_id": self.run_id, "lane": lane}, [row])

    def timings(self, number: int, figures: dict[tuple[str, str], float], seconds: float) -> None:
        """Store a session's figures by (lane, metric), and that the session has ended. Raises ValueError for a lane
        that computes a wrong result.
        """
        wrong = {
            verification.lane
            for verification in self._verifications
            if verification.status is VerificationStatus.FAILED
        }
        if wrong & {lane for lane, _ in figures}:
            raise ValueError(f"a lane that computes a wrong result has no time: {', '.join(sorted(wrong))}")
        common = {"run_id": self.run_id, "basis": Basis.MEASURED, "repeat": number}
        with self._database.transaction() as connection:
            rows = [{"lane": lane, "metric": metric, "value": value} for (lane, metric), value in figures.items()]
            self._insert(connection, schema.timing, common, rows)
            self._stage(connection, f"measure {number}", seconds)

    def fingerprint(self, fingerprint: str, precondition: str | None) -> None:
        """Store what the step's experiment is known by, and what is new if it is known to repeat another one's."""
        with self._database.transaction() as connection:
            self._update(connection, {"fingerprint": fingerprint, "precondition": precondition})

    def answered(self, by: str, texts: list[str]) -> None:
        """End the run without a verdict of its own: the run of that identity has answered what it asks."""
        with self._database.transaction() as connection:
            rows = [{"number": number, "code": "repeats", "text": text} for number, text in enumerate(texts, 1)]
            self._insert(connection, schema.reason, {"run_id": self.run_id}, rows)
            values = {
                "status": RunStatus.ANSWERED.value,
                "answered_by": by,
                "finished_at": now(),
                "verification_detail": "an earlier run has answered it",
            }
            self._update(connection, values)

    def interrupted(self) -> None:
        """Mark the run as interrupted: its process is about to end."""
        with self._database.transaction() as connection:
            self._update(connection, {"status": RunStatus.INTERRUPTED.value})

    def discard(self) -> None:
        """Remove the run: it turned out that what the user asked for cannot be run at all."""
        with self._database.transaction() as connection:
            connection.execute(delete(schema.run).where(schema.run.c.id == self.run_id))

    def _stage(self, connection: Connection, name: str, seconds: float | None) -> None:
        values = {"run_id": self.run_id, "name": name, "seconds": seconds, "finished_at": now()}
        connection.execute(insert(schema.stage).values(values))

    def _update(self, connection: Connection, values: dict[str, Any]) -> None:
        statement = update(schema.run).where(schema.run.c.id == self.run_id)
        connection.execute(statement.values(without_folders(self._database.places, values)))

    def _insert(self, connection: Connection, table: Any, common: dict[str, Any], rows: list[dict[str, Any]]) -> None:
        if rows:
            connection.execute(
                insert(table), [without_folders(self._database.places, {**common, **row}) for row in rows]
            )


def _table(lines: Mapping[int, int]) -> bytes:
    """How often each line of the assembly ran, as CSV."""
    rows = (f"{line},{number}\n" for line, number in lines.items())
    return "".join(["line,executed\n", *rows]).encode()


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise StoreError(f"{path}: cannot be read: {error.strerror}") from error


def _expectation(step: Step) -> str | None:
    """Say what the step expects, and what would prove that wrong; None where it says neither."""
    expect = step.text.expect
    falsified_by = f"Falsified by: {expect.falsified_by.strip()}." if expect.falsified_by else ""
    return " ".join(filter(None, [expect.text.strip(), falsified_by])) or None


def overall(verifications: list[Verification]) -> tuple[VerificationStatus, str]:
    """Return the run's status: failed if any device finds a lane wrong, verified only if every lane is verified by some
    device; the same as captured where nothing says what is right.
    """
    failed = [
        f"{verification.lane}: {verification.detail}"
        for verification in verifications
        if verification.status is VerificationStatus.FAILED
    ]
    if failed:
        return VerificationStatus.FAILED, "; ".join(failed)
    verified = [verification for verification in verifications if verification.status.is_passed]
    missing = [
        verification for verification in verifications if verification.lane not in {done.lane for done in verified}
    ]
    if missing:
        return VerificationStatus.UNVERIFIED, "; ".join(
            f"{verification.lane}: {verification.detail}" for verification in missing
        )
    devices = dict.fromkeys(verification.device for verification in verified)
    return verified[0].status, "; ".join(_verified_on(device, verified) for device in devices)


def _verified_on(device: str, verified: list[Verification]) -> str:
    """`both lanes on the emulator (tolerance), 1,376,256 elements, none wrong`."""
    verifications = [verification for verification in verified if verification.device == device]
    lanes = sorted({verification.lane for verification in verifications})
    elements = sum(case.elements for verification in verifications for case in verification.cases)
    where = "the emulator" if device == "emulator" else "the GPU"
    who = lanes[0] if len(lanes) == 1 else "both lanes" if len(lanes) == 2 else f"all {len(lanes)} lanes"
    how = "none wrong" if verifications[0].status is VerificationStatus.VERIFIED else "as captured"
    word = rests_on(case.tolerance for verification in verifications for case in verification.cases)
    return f"{who} on {where} ({word}), {elements:,} elements, {how}"
