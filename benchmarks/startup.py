"""What a command takes before it does anything, and how `parity report` grows: as ratios to `python -c pass`.

Usage: python benchmarks/startup.py [--runs 100 1000 10000] [--repeats 5] [--against CHECKOUT]. Times `--version`,
`--help`, a step that is run again with all builds at hand, and the one-screen report on lab books of so many runs with
300 counters each, asked for the first time and again: every run is a copy of one that was measured, a step of its own
with its own times and its own readings of 150 counters for each of two lanes. Each figure is the least processor time
of the repeats over that of `python -c pass`, taken in turn; with a checkout of another version, also over that
version's.
"""

import argparse
import os
import resource
import shutil
import sqlite3
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
SETTLED_S = 0.2  # nothing is kept that was made of a file that has just changed
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


class Commands:
    """Runs commands of the checkouts in turn. Processor times, in seconds."""

    def __init__(self, checkouts: list[Path], repeats: int) -> None:
        self._checkouts, self._repeats = checkouts, repeats
        self._least = min(self._seconds("-c", "pass") for _ in range(3 * repeats))

    def ratios(self, *arguments: str, asks_again: bool = True) -> list[float]:
        """The times of a command over that of `python -c pass`, one for each checkout. A report that was asked for
        before may be answered again.
        """
        times = [
            [self._seconds("-m", "parity", *arguments, checkout=one, question=question) for one in self._checkouts]
            for question in ("0" if asks_again else str(repeat) for repeat in range(self._repeats))
        ]
        return [min(of_checkout) / self._least for of_checkout in zip(*times, strict=True)]

    @staticmethod
    def _seconds(*arguments: str, checkout: Path = ROOT, question: str = "") -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        environment = {**os.environ, "COLUMNS": "100", "PYTHONPATH": str(checkout), "OMP_NUM_THREADS": "1"}
        environment["ASKED"] = question  # another variable is another question
        command = [sys.executable, *arguments]
        subprocess.run(command, cwd=checkout, check=True, capture_output=True, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--against", type=Path, help="a checkout of another version, with the same lab book's schema")
    options = parser.parse_args()
    checkouts = [ROOT, *([options.against.resolve()] if options.against else [])]
    commands = Commands(checkouts, options.repeats)
    found = {"--version": commands.ratios("--version"), "--help": commands.ratios("--help")}
    with tempfile.TemporaryDirectory() as name:
        book = Path(name) / "book.db"
        again = ("run", "step14", "--hip-compiler", "zig", "--db", str(book))
        shutil.copy(ROOT / "results.db", book)
        commands.ratios(*again)  # builds what is not at hand
        found["run step14, built"] = commands.ratios(*again)
        for runs in options.runs:
            shutil.copy(ROOT / "results.db", book)
            grow(book, runs)
            seal(book)
            time.sleep(SETTLED_S)
            report = ("report", STUDY, "--db", str(book))
            found[f"report, {runs:,} runs"] = commands.ratios(*report, asks_again=False)
            found[f"{runs:,} runs, again"] = commands.ratios(*report)
    for what, ratios in found.items():
        against = f"  {ratios[0] / ratios[1]:5.2f} of {options.against}'s {ratios[1]:.1f}" if options.against else ""
        print(f"{what:>20}  {ratios[0]:7.1f} times python -c pass{against}")


if __name__ == "__main__":
    main()
