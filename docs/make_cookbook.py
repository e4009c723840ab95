"""Writes docs/cookbook.md: questions to this repository's lab book, and its answers; `--check` only says whether the
document is up to date.
"""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from parity.store import Database

HERE = Path(__file__).resolve().parent
TARGET, BOOK = HERE / "cookbook.md", HERE.parent / "results.db"
HEAD = """# Cookbook: questions to the lab book

Made by `python docs/make_cookbook.py` from this repository's `results.db`; the answers are the book's. Each question is SQLite's SQL over the [views](lab_book.md#views):

```sh runs
python -c "import sqlite3, sys; print(*sqlite3.connect('file:results.db?mode=ro', uri=True).execute(sys.argv[1]), sep='\\n')" "SELECT * FROM latest_runs LIMIT 3"
```

In a notebook `parity.connect().frame("latest_runs")` is a view as a pandas frame; `parity export --csv DIR` writes all of them. Every figure has its basis: never compare two without looking at it.
"""


class Question(NamedTuple):
    """A question, what is worth knowing about the answer, and the SQL that answers it."""

    question: str
    note: str
    sql: str


QUESTIONS = (
    Question(
        "Where does each step of a study stand?",
        "The latest finished run of each step, on each device that has timed it.",
        """
SELECT step, verdict, basis, candidate_ms, reference_ms, ratio FROM latest_runs
WHERE study = 'sm90' AND step <= 'step06' ORDER BY step
""",
    ),
    Question(
        "Which step is the fastest, in each study that a GPU has timed?",
        "",
        """
SELECT study, step, verdict, MIN(candidate_ms) AS ms, ratio FROM latest_runs
WHERE time_basis = 'measured' AND verdict = 'keep' GROUP BY study ORDER BY study
""",
    ),
    Question(
        "What differs between the lanes of a step?",
        "One row for each lane; NULL is what nobody knows.",
        """
SELECT lane, vgprs, vgpr_spills, lds_bytes, waves_per_simd, hot_loop_instructions, hot_loop_matrix, basis FROM lanes
WHERE run_id = (SELECT run_id FROM latest_runs WHERE study = 'gfx1151' AND step = 'step14')
""",
    ),
    Question(
        "What did each step change of its parent's time?",
        "These times were not taken side by side. What was is in `sessions`, as in the next question.",
        """
SELECT step, parent, parent_ms, candidate_ms, ROUND(100 * change, 1) AS percent, verdict FROM parents
WHERE study = 'sm90' AND time_basis = 'measured' AND parent_time_basis = 'measured' AND step <= 'step08' ORDER BY step
""",
    ),
    Question(
        "How sure was a decision?",
        "Each session is one process that measured in pairs; the interval is that of 95 %.",
        """
SELECT step, number, purpose, pairs, ROUND(100 * effect, 2) AS percent, ROUND(100 * effect_low, 2) AS low,
       ROUND(100 * effect_high, 2) AS high, ROUND(100 * delta, 2) AS delta FROM sessions
WHERE study = 'sm90' AND step = 'step02' AND effect IS NOT NULL ORDER BY session_id DESC LIMIT 3
""",
    ),
    Question(
        "How many GFLOPS and GB/s does a lane reach?",
        "Of the operations and bytes that no kernel of the problem can do without, not of those that this one runs.",
        """
SELECT step, lane, ROUND(ms, 3) AS ms, ROUND(gflops) AS gflops, ROUND(gbps) AS gbps FROM rates
WHERE study = 'sm90' AND lane IN ('triton', 'cuda') AND run_id IN (SELECT run_id FROM latest_runs) ORDER BY ms LIMIT 4
""",
    ),
    Question(
        "Which lanes spill registers?",
        "",
        """
SELECT study, step, lane, vgpr_spills, private_segment_bytes FROM lanes
WHERE vgpr_spills > 0 AND run_id IN (SELECT run_id FROM latest_runs) ORDER BY vgpr_spills DESC LIMIT 5
""",
    ),
    Question(
        "Why were steps rejected?",
        "The first reason of each rejected run.",
        """
SELECT code, COUNT(*) AS runs, MIN(study || '/' || step) AS for_example FROM reasons
WHERE verdict = 'reject' AND number = 1 GROUP BY code ORDER BY runs DESC
""",
    ),
    Question(
        "In which classes of instructions do two lanes' hot loops differ most?",
        "Wave-instructions of the hot loop as written.",
        """
SELECT a.name AS class, a.value AS triton, b.value AS hip FROM counters a
JOIN counters b ON b.run_id = a.run_id AND b.scope = a.scope AND b.name = a.name AND b.lane = 'hip'
WHERE a.run_id = (SELECT run_id FROM latest_runs WHERE study = 'gfx1151' AND step = 'step14') AND a.lane = 'triton'
  AND a.scope = 'hot_loop_class' ORDER BY ABS(a.value - b.value) DESC LIMIT 5
""",
    ),
    Question(
        "Which accesses to LDS have bank conflicts?",
        "Cycles of the emulated workgroups, by the line of the assembly.",
        """
SELECT step, lane, line, text, accesses, cycles, conflict_cycles FROM memory_instructions
WHERE study = 'gfx942-padding' AND run_id IN (SELECT run_id FROM latest_runs) AND space = 'lds' AND conflict_cycles > 0
ORDER BY conflict_cycles DESC, step, line LIMIT 4
""",
    ),
    Question(
        "Which expectations did not come true?",
        "A hypothesis that was wrong is a finding too.",
        """
SELECT study, step, clause, value, bound, basis FROM expectations
WHERE status = 'falsified' AND run_id IN (SELECT run_id FROM latest_runs) ORDER BY study, step LIMIT 4
""",
    ),
    Question(
        "Which compilers has this book seen?",
        "",
        """
SELECT compiler, compiler_version, COUNT(*) AS builds FROM builds WHERE ok AND NOT compiler_version IS NULL
GROUP BY compiler, compiler_version ORDER BY builds DESC LIMIT 6
""",
    ),
)


def document() -> str:
    """Ask every question, and return the document."""
    book = Database(f"sqlite:///{BOOK}").open(only_read=True)
    parts = [HEAD]
    for number, (question, note, sql) in enumerate(QUESTIONS, 1):
        columns, rows = book.query(sql, {})
        text = f"{note}\n\n" if note else ""
        parts.append(f"## {number}. {question}\n\n{text}```sql\n{sql.strip()}\n```\n\n{_table(columns, rows)}")
    return "\n".join(parts)


def _table(columns: list[str], rows: list[tuple[Any, ...]]) -> str:
    lines = [columns, ["---"] * len(columns), *([_cell(value) for value in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.10g}" if value.is_integer() else f"{value:.4g}"
    return "" if value is None else str(value).replace("|", "\\|")


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text() != document())
    TARGET.write_text(document())
