"""How the pages grow: seconds, memory and size of `parity report --html` on lab books of 100, 1,000 and 10,000 steps.

Usage: python benchmarks/pages.py [--steps 100 1000] [--samples 100] [--machine-code]. Every step is a copy of one that
was measured, with its own times, 300 counters of its own and so many samples. With --machine-code every step has other
machine code as well: registers are exchanged in the text, as in `benchmarks/lab_book.py`.
"""

import argparse
import json
import lzma
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from startup import NUMBERS, ROOT, STEP, STUDY, grow, seal

from parity.store.blobs import PackedContent

GOALS = {"seconds": 10.0, "peak_mb": 500.0, "index_drawn_s": 2.0}  # for 1,000 steps of 100 samples


def add_samples(book: Path, samples: int) -> None:
    """Gives every copied session so many samples, which drift a little."""
    with closing(sqlite3.connect(book)) as connection, connection:
        connection.execute(
            f"{NUMBERS} INSERT INTO sample (session_id, basis, position, pair, variant, launches, seconds, started_s) "
            "SELECT session.id, 'measured', n - 1, (n - 1) / 2, CASE n % 2 WHEN 1 THEN 'candidate' ELSE 'baseline' END,"
            " 6, 0.0033 * (1 + (n * 7919 % 97) / 40000.0 + n / 100000.0), n * 0.02 FROM numbers, session "
            "WHERE session.run_id > (SELECT max(id) FROM run WHERE step NOT LIKE 'step___%') AND session.number = 1",
            {"runs": samples},
        )


def add_artifacts(book: Path, own_code: bool) -> None:
    """Gives every copied run the original's artifacts; with `own_code`, with machine code of its own."""
    with closing(sqlite3.connect(book)) as connection, connection:
        query = "SELECT max(id) FROM run WHERE study = ? AND step = ? AND device_name IS NOT NULL"
        (original_id,) = connection.execute(query, (STUDY, STEP)).fetchone()
        copies = [row[0] for row in connection.execute("SELECT id FROM run WHERE step LIKE 'step___%'")]
        kept = connection.execute(
            "SELECT lane, name, sha256, size_bytes FROM artifact WHERE run_id = ?", (original_id,)
        )
        for lane, name, sha256, size in kept.fetchall():
            (data,) = connection.execute("SELECT data FROM blob WHERE sha256 = ?", (sha256,)).fetchone()
            for number, run_id in enumerate(copies):
                row = (run_id, lane, name, sha256, size)
                if own_code and name == "kernel.s":
                    content = lzma.decompress(data).replace(b"R12,", f"R{number % 200},".encode())
                    content += f"// {number}\n".encode()
                    packed = PackedContent.of(content).row()
                    columns = ", ".join(packed)
                    connection.execute(
                        f"INSERT OR IGNORE INTO blob ({columns}) VALUES (?, ?, ?, ?)", list(packed.values())
                    )
                    row = (run_id, lane, name, str(packed["sha256"]), len(content))
                connection.execute(
                    "INSERT INTO artifact (run_id, lane, name, sha256, size_bytes) VALUES (?, ?, ?, ?, ?)", row
                )


def measured(book: Path, out: Path) -> dict[str, float]:
    """One `report --html` in a process of its own."""
    started, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    command = [sys.executable, "-m", "parity", "report", STUDY, "--db", str(book), "--html", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    seconds, peak = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    figures = {"seconds": seconds, "peak_mb": max(peak, before) / 1024, "site_mb": size / 1e6}
    return figures | (drawn(out) if shutil.which("chromium") else {})


def drawn(site: Path) -> dict[str, float]:
    """Seconds until a browser has drawn the study's page and a step's, and until the table is sorted."""
    from playwright.sync_api import sync_playwright

    figures = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name in ("index", "step150", "code"):
            started = time.perf_counter()
            page.goto((site / f"{name}.html").as_uri())
            page.wait_for_selector("html[data-drawn]", state="attached", timeout=120_000)
            figures[f"{name}_drawn_s"] = time.perf_counter() - started
        page.goto((site / "index.html").as_uri())
        page.wait_for_selector("html[data-drawn]", state="attached", timeout=120_000)
        started = time.perf_counter()
        page.locator("#steps th button").nth(2).click()
        page.wait_for_selector("#steps th[aria-sort]")
        figures["sorted_s"] = time.perf_counter() - started
        browser.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--samples", type=int, default=100)
    parser.add_argument("--machine-code", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    measurements = {}
    for steps in asked.steps:
        with tempfile.TemporaryDirectory() as folder:
            book = Path(folder) / "results.db"
            shutil.copy(ROOT / "results.db", book)
            grow(book, steps)
            seal(book)
            add_samples(book, asked.samples)
            add_artifacts(book, asked.machine_code)
            measurements[steps] = measured(book, Path(folder) / "site")
    if asked.json:
        print(json.dumps({"goals": GOALS, "steps": measurements}))
        return
    print("goals for 1,000 steps of 100 samples:", ", ".join(f"{name} {value:g}" for name, value in GOALS.items()))
    longest = max(cost["seconds"] for cost in measurements.values())
    for steps, cost in measurements.items():
        bar = "█" * round(40 * cost["seconds"] / longest)
        print(
            f"{steps:>7,} steps {cost['seconds']:8.1f} s {cost['peak_mb']:6.0f} MB peak {cost['site_mb']:7.1f} MB {bar}"
        )
        print(" " * 14, ", ".join(f"{name} {value:.2f}" for name, value in cost.items() if name.endswith("_s")))


if __name__ == "__main__":
    main()
