"""The columns of the tables of steps: each is declared once, and every kind of report has it."""

import pytest
from conftest import CommandLine

from parity.report.records.steps import COLUMNS, Column

CODE = [column for column in COLUMNS if "code" in column.tables and column.name not in ("step", "work", "code_basis")]
MARKS = [column for column in COLUMNS if column.mark]


@pytest.fixture(scope="module")
def reports(shared_parity: CommandLine, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The report of study gfx1151 in every form."""
    pages = tmp_path_factory.mktemp("pages") / "site"
    assert shared_parity("report", "gfx1151", "--html", str(pages)).code == 0
    terminal = shared_parity("report", "gfx1151", "--all", env={"COLUMNS": "300"}).out
    return {
        "terminal": terminal,
        "markdown": shared_parity("report", "gfx1151", "--markdown").out,
        "page": (pages / "index.html").read_text(),
    }


@pytest.mark.parametrize("column", CODE, ids=lambda column: str(column.name))
def test_a_column_stands_in_every_form(reports: dict[str, str], shared_parity: CommandLine, column: Column) -> None:
    assert [form for form, text in reports.items() if column.heading.lower() not in text.lower()] == []
    steps = shared_parity("report", "gfx1151", "--json").json["steps"]
    short = shared_parity("report", "gfx1151", "--json", "--summary").json["steps"]
    known = {row["step"]: row[column.name] for row in steps if column.name in row}
    assert known
    assert {row["step"]: row[column.name] for row in short if column.name in row} == {
        step: value for step, value in known.items() if step.startswith("step")
    }


def test_a_figure_is_the_same_in_every_form(reports: dict[str, str], shared_parity: CommandLine) -> None:
    (row,) = [row for row in shared_parity("report", "gfx1151", "--json").json["steps"] if row["step"] == "step14"]
    figure = f"{row['v_perm_b32']:,}"
    lines = {
        form: [line for line in text.splitlines() if "step14" in line and figure in line]
        for form, text in reports.items()
    }
    assert lines["terminal"]
    assert lines["markdown"]
    assert f'<td class="n more">{figure}</td>' in reports["page"]


def test_marks_have_one_letter_each() -> None:
    assert len({column.mark for column in MARKS}) == len(MARKS) == 4
    assert {len(column.mark) for column in MARKS} == {1}
