"""From version 7 and all before it to version 8.

- Artifacts move from the folder `artifacts/` into the book.
- Counters, memory accesses and findings belong to readings, which runs share.
- Runs, calibrations, passes and sweep points get an identity, derived from what they say.
- A code object's identity is the hash of its loaded segments.
- No row and no log tells anybody's folders.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from parity.errors import InputError, StoreError
from parity.records import Basis
from parity.store.blobs import Packed
from parity.store.identity import derived_uuid, run_uuid
from parity.store.migrations.copying import Copy, Row, tables_of
from parity.store.readings import FINDING_COLUMNS, MEMORY_COLUMNS, Reading
from parity.store.told import told, told_content
from parity.system.places import Places

_TOLD = ("session", "reason", "contract_check", "fact", "profile")
_AS_THEY_ARE = ("stage", "timing", "sample", "dispatch_counter", "pc_sample")
_READER, _EMULATOR = "reader 1", "emulator 1"


def convert(old: Connection, new: Connection, folders: list[Path], schema: str | None = None) -> None:
    """Fills the new tables from the old ones (`schema` is where a server has them); artifacts come from `folders`.

    Raises StoreError if anything of the old book would be missing.
    """
    copy = Copy(old, new, tables_of(old, schema), tables_of(new))
    _Conversion(copy, _Artifacts(copy, folders)).all()


class _Conversion:
    def __init__(self, copy: Copy, artifacts: "_Artifacts") -> None:
        self.copy, self.artifacts = copy, artifacts
        self.places = Places()
        self._taken: set[str] = set()
        self._uuid_of_run: dict[int, str] = {}

    def all(self) -> None:
        for name in ("schema_version", "contract"):
            self.copy.copy(name)
        contracts = {row["id"]: row["sha256"] for row in self.copy.rows("contract")}
        self.copy.copy("run", lambda row: self._run(row, contracts[row["contract_id"]]))
        self.copy.copy(
            "calibration", lambda row: self._named("calibration", row, "study", "step", "device_name", "host")
        )
        self.copy.copy("profiler_pass", self._pass)
        self.artifacts.store()
        self.copy.copy("artifact", self.artifacts.row)
        self.copy.copy("build", self._build)
        for name in _TOLD:
            self.copy.copy(name, self._told)
        self.copy.copy("verification_case", lambda row: self._told({"device": "emulator", **row}))
        for name in _AS_THEY_ARE:
            self.copy.copy(name)
        self.copy.copy("sweep_point", self._sweep_point)
        self._dispatches()
        self.copy.check(_Readings(self.copy, self.artifacts.loaded).store())

    def _told(self, row: Row) -> Row:
        return told(self.places, row)

    def _run(self, row: Row, contract_sha256: str) -> Row:
        uuid = self._unique(run_uuid(row, contract_sha256))
        self._uuid_of_run[row["id"]] = uuid
        return {"uuid": uuid, **self._told(row)}

    def _named(self, kind: str, row: Row, *by: str) -> Row:
        return {
            "uuid": self._unique(derived_uuid(kind, *(row[name] for name in (*by, "created_at")))),
            **self._told(row),
        }

    def _pass(self, row: Row) -> Row:
        of = {"run": self._uuid_of_run[row["run_id"]], **row}
        named = self._named("profiler_pass", of, "run", "lane", "profiler", "purpose", "seconds", "failure")
        return {**named, "log_sha256": self.artifacts.stored(row["log_sha256"])}

    def _sweep_point(self, row: Row) -> Row:
        row["code_object_sha256"] = self.artifacts.loaded.get(row["code_object_sha256"], row["code_object_sha256"])
        return self._named("sweep_point", row, "key")

    def _build(self, row: Row) -> Row:
        row["code_object_sha256"] = self.artifacts.loaded.get(row["code_object_sha256"], row["code_object_sha256"])
        return self._told(row)

    def _unique(self, uuid: str) -> str:
        while uuid in self._taken:
            uuid = derived_uuid("again", uuid)
        self._taken.add(uuid)
        return uuid

    def _dispatches(self) -> None:
        """Books of the first version 5 have what dispatches have in common in every one of them."""
        if "dispatch_kind" in self.copy.old_tables or "dispatch" not in self.copy.old_tables:
            self.copy.copy("dispatch_kind")
            self.copy.copy("dispatch")
            return
        kinds: dict[tuple[Any, ...], Row] = {}
        common = [column.name for column in self.copy.new_tables["dispatch_kind"].columns if column.name != "id"]
        for row in self.copy.rows("dispatch"):
            kinds.setdefault(tuple(row[name] for name in common), {"id": len(kinds) + 1, **{n: row[n] for n in common}})
        self.copy.add("dispatch_kind", iter(kinds.values()))
        self.copy.copy("dispatch", lambda row: {"kind_id": kinds[tuple(row[name] for name in common)]["id"], **row})


class _Artifacts:
    """The files of the old folder: which are there, under which hash they are stored, which code objects they are."""

    def __init__(self, copy: Copy, folders: list[Path]) -> None:
        self._copy, self._folders = copy, folders
        self._places = Places()
        self._stored: dict[str, tuple[str, int]] = {}
        self.loaded: dict[str, str] = {}

    def store(self) -> None:
        wanted = {row["sha256"]: row["name"] for row in self._copy.rows("artifact")}
        wanted |= {row["log_sha256"]: "log.txt" for row in self._copy.rows("profiler_pass") if row["log_sha256"]}
        self._copy.add("blob", self._packed(wanted))

    def _packed(self, wanted: dict[str, str]) -> Iterator[Row]:
        done: set[str] = set()
        for sha256, name in wanted.items():
            content = self._read(sha256, Path(name).suffix)
            if content is None:
                continue
            if name.endswith(".co"):
                self._learn(sha256, content, name)
            packed = Packed.of(told_content(self._places, name, content))
            self._stored[sha256] = packed.sha256, packed.size_bytes
            if packed.sha256 not in done:
                done.add(packed.sha256)
                yield packed.row()

    def _read(self, sha256: str, suffix: str) -> bytes | None:
        """A file as it was stored; None if it is missing or damaged, which leaves its hash in the book."""
        for folder in self._folders:
            path = folder / sha256[:2] / f"{sha256}{suffix}"
            if path.is_file():
                content = path.read_bytes()
                if hashlib.sha256(content).hexdigest() == sha256:
                    return content
        return None

    def _learn(self, sha256: str, content: bytes, name: str) -> None:
        from parity.codeobject import loaded_sha256  # only old books need it

        try:
            self.loaded[sha256] = loaded_sha256(content, name)
        except InputError:
            return

    def stored(self, sha256: str | None) -> str | None:
        return self._stored.get(sha256, (sha256, 0))[0] if sha256 else None

    def row(self, row: Row) -> Row:
        if row["sha256"] in self._stored:
            row["sha256"], row["size_bytes"] = self._stored[row["sha256"]]
        return row


@dataclass
class _Parts:
    """What an old run's lane has of one basis."""

    counters: dict[tuple[str, str], float]
    memory: list[Row]
    findings: list[Row]


class _Readings:
    def __init__(self, copy: Copy, loaded: dict[str, str]) -> None:
        self._copy, self._loaded = copy, loaded
        self._places = Places()
        self._parts: dict[tuple[int, str, str], _Parts] = defaultdict(lambda: _Parts({}, [], []))
        self._names: dict[tuple[str, str], int] = {}

    def store(self) -> dict[str, int]:
        """Stores them; returns how many of the old rows runs show now, by table. Raises StoreError if one differs."""
        for row in self._copy.rows("counter"):
            self._of(row, row["basis"]).counters[row["scope"], row["name"]] = row["value"]
        for row in self._copy.rows("memory_instruction"):
            self._of(row, row["basis"]).memory.append({"misaligned_lanes": 0, **row})
        for row in self._copy.rows("finding"):
            self._of(row, Basis.STATIC.value).findings.append(told(self._places, row))
        self._names = {name: number for number, name in enumerate(
            dict.fromkeys(name for parts in self._parts.values() for name in parts.counters), 1)}  # fmt: skip
        self._copy.add("counter_name", (
            {"id": number, "scope": scope, "name": name} for (scope, name), number in self._names.items()
        ))  # fmt: skip
        self._write()
        self._compare()
        return {
            "counter": sum(len(parts.counters) for parts in self._parts.values()),
            "memory_instruction": sum(len(parts.memory) for parts in self._parts.values()),
            "finding": sum(len(parts.findings) for parts in self._parts.values()),
        }

    def _of(self, row: Row, basis: str) -> _Parts:
        return self._parts[row["run_id"], row["lane"], basis]

    def _write(self) -> None:
        readings: list[tuple[int, Reading]] = []
        links: list[Row] = []
        numbers: dict[str, int] = {}
        for (run_id, lane, _basis), reading in self._readings():
            if reading.sha256 not in numbers:
                numbers[reading.sha256] = len(numbers) + 1
                readings.append((numbers[reading.sha256], reading))
            links.append({"run_id": run_id, "lane": lane, "reading_id": numbers[reading.sha256]})
        self._copy.add("reading", ({"id": n, "sha256": of.sha256, **of.head()} for n, of in readings))
        self._copy.add("run_reading", iter(links))
        self._copy.add("reading_counter", (
            {"reading_id": n, "name_id": self._names[name], "value": value}
            for n, of in readings for name, value in of.counters.items()
        ))  # fmt: skip
        for table, columns in (("reading_memory", MEMORY_COLUMNS), ("reading_finding", FINDING_COLUMNS)):
            self._copy.add(table, (
                {"reading_id": n, "position": position, **{name: row[name] for name in columns}}
                for n, of in readings
                for position, row in enumerate(of.memory if table == "reading_memory" else of.findings)
            ))  # fmt: skip

    def _readings(self) -> Iterator[tuple[tuple[int, str, str], Reading]]:
        builds = {(row["run_id"], row["lane"]): row for row in self._copy.rows("build")}
        cases: dict[tuple[int, str], str] = {}
        for row in self._copy.rows("verification_case"):
            if row.get("device", "emulator") == "emulator":
                cases.setdefault((row["run_id"], row["lane"]), row["name"])
        for key, parts in self._parts.items():
            run_id, lane, basis = key
            build = builds.get((run_id, lane), {}) if basis != Basis.IMPORTED else {}
            code = build.get("code_object_sha256")
            subject = {
                Basis.STATIC.value: _READER,
                Basis.EMULATED.value: f"{_EMULATOR}: {cases.get((run_id, lane), 'a case')}",
            }.get(basis, "log")
            yield key, Reading(
                Basis(basis), subject, self._loaded.get(code or "", code), build.get("kernel_name"),
                build.get("dynamic_lds_bytes"), parts.counters, tuple(parts.memory), tuple(parts.findings),
            )  # fmt: skip

    def _compare(self) -> None:
        """Every counter of every run, before and after. Raises StoreError."""
        new = self._copy.new_tables
        link, reading, counter, name = (
            new[of] for of in ("run_reading", "reading", "reading_counter", "counter_name")
        )  # fmt: skip
        query = (
            select(link.c.run_id, link.c.lane, reading.c.basis, name.c.scope, name.c.name, counter.c.value)
            .join(reading, reading.c.id == link.c.reading_id)
            .join(counter, counter.c.reading_id == reading.c.id)
            .join(name, name.c.id == counter.c.name_id)
        )
        after = {tuple(row[:5]): row[5] for row in self._copy.new.execute(query)}
        before = {
            (run_id, lane, basis, scope, of): value
            for (run_id, lane, basis), parts in self._parts.items()
            for (scope, of), value in parts.counters.items()
        }
        if before != after:
            raise StoreError("the lab book stays as it was: its counters would not be the same in the new one")
