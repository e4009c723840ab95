"""How `parity report` grows: seconds and memory on lab books of 100, 1,000 and 10,000 runs with 300 counters each.

Usage: python benchmarks/report.py [--runs 100 1000 10000] [--repeats 5]. Every run is a copy of one that was measured,
a step of its own with its own times and its own readings of 150 counters for each of two lanes. Prints the median of
the one-screen report, beside that of `parity --version`, which is what every command takes; the longest bar is the
slowest.
"""

import argparse
import os
import resource
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import select, update

from parity.store import Database, schema
from parity.store.readings import stored_readings

ROOT = Path(__file__).resolve().parent.parent
STUDY, STEP, COUNTERS = "sm90", "step03", 150
NUMBERS = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :runs)"
COPIED = ("build", "reason", "timing", "fact", "session", "verification_case", "stage", "artifact")


def grow(book: Path, runs: int) -> None:
    """Adds copies of the study's measured run to a lab book."""
    with closing(sqlite3.connect(book)) as connection, connection:
        original_id = connection.execute(
            "SELECT max(id) FROM run WHERE study = ? AND step = ? AND device_name IS NOT NULL", (STUDY, STEP)
        ).fetchone()[0]
        (base,) = connection.execute("SELECT max(id) FROM run").fetchone()
        parameters = {"runs": runs, "found": original_id, "base": base}
        changed = {
            "id": ":base + n",
            "uuid": "printf('%08d-0000-4000-8000-%012d', n, n)",
            "step": "printf('step%d', n + 100)",
            "started_at": "printf('2026-01-%02dT%02d:%02d:00.000+00:00', 1 + n / 1440, n / 60 % 24, n % 60)",
        }
        _copy(connection, "run", changed, "id = :found", parameters)
        for table in COPIED:
            changed = {"id": "NULL", "run_id": ":base + n"}
            if table == "timing":
                changed["value"] = "value * (1 + (n * 7919 % 100) / 1000.0)"
            _copy(connection, table, changed, "run_id = :found", parameters)
        lanes = connection.execute(
            "SELECT lane, reading_id FROM run_reading WHERE run_id = ?", (original_id,)
        ).fetchall()
        (reading,) = connection.execute("SELECT max(id) FROM reading").fetchone()
        for at, (lane, reading_id) in enumerate(lanes):
            parameters |= {"first": reading + at * runs, "of": reading_id, "lane": lane, "most": COUNTERS}
            changed = {"id": ":first + n", "sha256": "printf('%064d', :first + n)"}
            _copy(connection, "reading", changed, "id = :of", parameters)
            connection.execute(
                f"{NUMBERS} INSERT INTO run_reading SELECT :base + n, :lane, :first + n FROM numbers", parameters
            )
            # the run's own counters, and as many others as there are names
            connection.execute(
                f"{NUMBERS}, names AS (SELECT id FROM counter_name ORDER BY id NOT IN (SELECT name_id FROM "
                "reading_counter WHERE reading_id = :of), id LIMIT :most) INSERT INTO reading_counter "
                "SELECT :first + n, names.id, names.id + n FROM numbers, names",
                parameters,
            )


def seal(book: Path) -> None:
    """Gives every copied reading the hash of its own figures: others would be shown as damaged."""
    with Database(f"sqlite:///{book}").open().transaction() as connection:
        ids = connection.execute(select(schema.reading.c.id)).scalars().all()
        for number, reading in stored_readings(connection, ids):
            if not reading.is_whole:
                condition = schema.reading.c.id == number
                connection.execute(update(schema.reading).where(condition).values(sha256=reading.sha256))


def _copy(
    connection: sqlite3.Connection, table: str, changed: dict[str, str], where: str, parameters: dict[str, Any]
) -> None:
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    values = ", ".join(changed.get(name, f'"{name}"') for name in columns)
    connection.execute(f"{NUMBERS} INSERT INTO {table} SELECT {values} FROM {table}, numbers WHERE {where}", parameters)


def seconds(repeats: int, *arguments: str) -> float:
    """The median wall time of a command."""
    took = []
    for _ in range(repeats):
        started = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "parity", *arguments],
            cwd=ROOT,
            check=True,
            capture_output=True,
            env={**os.environ, "COLUMNS": "100"},
        )
        took.append(time.perf_counter() - started)
    return statistics.median(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()
    times_s = {"parity --version": seconds(options.repeats, "--version")}
    with tempfile.TemporaryDirectory() as name:
        for runs in options.runs:
            book = Path(name) / f"{runs}.db"
            shutil.copy(ROOT / "results.db", book)
            grow(book, runs)
            seal(book)
            times_s[f"{runs:,} runs"] = seconds(options.repeats, "report", STUDY, "--db", str(book))
            book.unlink()
    for what, took in times_s.items():
        print(f"{what:>18}  {took:6.2f} s  {'█' * round(40 * took / max(times_s.values()))}")
    print(f"peak memory of a command: {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024:,.0f} MiB")


if __name__ == "__main__":
    main()
