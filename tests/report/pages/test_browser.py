"""The pages in a browser: that they are drawn, harmless, accessible and usable by keyboard, on any screen."""

import os
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright
from sites import add_points, attack, copied_book, made_site
from test_pages import served

CHROMIUM = os.environ.get("PARITY_CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
]
PAGES = (
    "index.html",
    "words.html",
    "sm90/index.html",
    "sm90/step03.html",
    "sm90/code.html",
    "sm90/profile.html",
    "gfx1151/index.html",
    "gfx1151/step05.html",
    "gfx1151/step22.html",
    "gfx1151/code.html",
    "gfx1151/sweeps.html",
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("browser")
    book = copied_book(folder)
    add_points(book)
    return made_site(book, folder / "site", "gfx1151", "sm90")


@pytest.fixture
def messages() -> list[str]:
    """What the browser complained about, or asked the network for."""
    return []


@pytest.fixture
def page(browser: Browser, messages: list[str]) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1300, "height": 900})
    page = context.new_page()
    watch(page, messages)
    yield page
    context.close()


def watch(page: Page, complaints: list[str]) -> None:
    page.on(
        "console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith("file:") else complaints.append(request.url))


def show(page: Page, site: Path, path: str) -> None:
    page.goto(f"file://{site}/{path}")
    if not path.startswith(("index", "words")):
        page.wait_for_selector("html[data-drawn]", state="attached", timeout=30_000)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_drawn_from_disk_alone(page: Page, site: Path, messages: list[str], path: str) -> None:
    show(page, site, path)
    assert messages == []
    if path.endswith("code.html"):
        assert page.locator("#listing tbody tr").count() > 50
    elif path not in ("index.html", "words.html"):
        assert page.locator("main svg").count() + page.locator("main table").count() >= 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious(browser: Browser, site: Path, path: str, scheme: Any) -> None:
    context = browser.new_context(color_scheme=scheme, viewport={"width": 1300, "height": 900})
    page = context.new_page()
    show(page, site, path)
    violations = Axe().run(page).response["violations"]
    context.close()
    serious = [
        (violation["id"], violation["nodes"][0]["html"][:200])
        for violation in violations
        if violation["impact"] in ("serious", "critical")
    ]
    assert serious == []


@pytest.mark.parametrize("path", PAGES)
def test_a_phone_shows_it_without_scrolling_sideways(browser: Browser, site: Path, path: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740})
    page = context.new_page()
    show(page, site, path)
    wide = page.evaluate("document.documentElement.scrollWidth")
    context.close()
    assert wide <= 360


def test_nothing_that_others_wrote_is_executed(browser: Browser, tmp_path: Path, messages: list[str]) -> None:
    book = copied_book(tmp_path)
    attack(book)
    out = made_site(book, tmp_path / "site", "gfx1151", "sm90")
    page = browser.new_page()
    watch(page, messages)
    for path in (
        "index.html",
        "sm90/index.html",
        "sm90/step03.html",
        "sm90/code.html",
        "gfx1151/step22.html",
        "gfx1151/sweeps.html",
    ):
        show(page, out, path)
        page.evaluate("document.querySelectorAll('details').forEach((of) => { of.open = true })")
        assert page.evaluate("window.attacked") is None
        assert not page.evaluate("/[\\u202e\\x1b\\x00]/.test(document.documentElement.textContent)"), path
        assert page.locator("img").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= 1300
    page.close()
    assert messages == []


def test_tables_sort_and_filter_and_the_address_keeps_it(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/index.html")
    page.locator("#steps th button", has_text="triton ms").press("Enter")
    header = page.locator("#steps th", has_text="triton ms")
    assert header.get_attribute("aria-sort") == "ascending"
    assert page.locator("#steps tbody tr").first.locator("th a").inner_text() == "step11"
    page.get_by_label("Verdict").select_option("keep")
    shown = page.locator("#steps tbody tr:not([hidden])").count()
    assert 3 <= shown < page.locator("#steps tbody tr").count()
    assert page.url.endswith("#word=keep")
    again = page.context.new_page()
    show(again, site, "gfx1151/index.html#word=keep")
    assert again.locator("#steps tbody tr:not([hidden])").count() == shown


def test_what_was_written_is_found_from_the_first_page(page: Page, site: Path) -> None:
    show(page, site, "index.html")
    page.get_by_label("Find").fill("subnormals wmma")
    found = page.locator("#found li")
    found.first.wait_for()
    texts = found.all_inner_texts()
    assert all("subnormals" in text.lower() or "wmma" in text.lower() for text in texts)
    assert all(text.startswith("gfx1151") for text in texts)
    assert page.locator(".studies article:not([hidden]) h3").all_inner_texts() == ["gfx1151"]
    assert page.url.endswith("#text=subnormals+wmma")
    with page.expect_navigation():
        found.first.locator("a").click()
    assert "gfx1151" in page.title()
    show(page, site, "index.html#text=nothing+has+this")
    page.get_by_text("0 found in 0 studies").wait_for()
    page.get_by_label("Find").fill("")
    page.locator(".studies article:not([hidden])").nth(1).wait_for()


def test_a_phone_has_few_columns_until_more_are_wanted(browser: Browser, site: Path) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    show(page, site, "gfx1151/index.html")
    headings = page.locator("#steps thead th:visible")
    assert [text.strip().partition(" ▲")[0] for text in headings.all_inner_texts()] == [
        "Step",
        "Verdict",
        "Basis",
        "triton ms",
        "Ratio",
    ]
    page.get_by_label("All columns").check()
    assert headings.count() > 8
    context.close()


def test_counters_are_found_and_lead_to_their_lines(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/step22.html")
    page.locator("#counters input[name=changed]").uncheck()
    page.locator("#counters input[name=find]").fill("hot_loop v_perm")
    assert page.locator("#counters tbody tr").count() >= 1
    page.locator("#counters tbody tr", has_text="triton").locator("a").first.click()
    page.wait_for_selector("html[data-drawn]", state="attached")
    assert "find=v_perm" in page.url
    hits = page.locator("#listing tr.found")
    assert hits.count() >= 8
    assert all("v_perm" in text for text in hits.all_inner_texts())


def test_the_keyboard_reads_machine_code(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/code.html#left=step22:triton&right=step22:hip&part=hot")
    assert page.locator("#listing tbody tr").count() > 200
    page.locator("#listing tr[tabindex='0']").focus()
    seen = set()
    for _ in range(30):
        page.keyboard.press("ArrowDown")
        seen.add(page.locator("#detail").inner_text())
    assert len(seen) == 30
    page.locator("#controls input[name=find]").fill("v_wmma")
    page.locator("#controls button[name=next]").click()
    detail_text = page.locator("#detail").inner_text()
    assert re.search(r"[Mm]ultipl.*matri", detail_text), detail_text
    assert "in the hot loop" in detail_text


def test_a_source_line_and_its_instructions_find_each_other(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/code.html#left=step18:triton&right=step18:hip")
    page.locator("#sources summary").click()
    line = page.locator("#sources .sides > div").first.locator("tr[tabindex]").first
    written = int(line.locator("td").nth(1).inner_text())
    line.click()
    assert page.locator("#listing tr.found").count() == written
    address = page.url
    page.goto("about:blank")
    show(page, site, address.split(f"{site}/")[1])
    assert page.locator("#listing tr.found").count() == written
    page.locator("#sources summary").click()
    assert page.locator("#sources tr.here").first.locator("td").nth(1).inner_text() == str(written)
    other = page.locator("#listing tbody tr:not(.found) td.of-source:not(:empty)").first
    other.click()
    here = page.locator("#sources tr.here")
    assert here.count() >= 1
    assert other.inner_text().endswith(f":{here.first.locator('td').first.inner_text()}")


def test_the_peak_of_live_registers_is_reached(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/code.html#left=step18:triton&right=step18:hip")
    page.locator("#pressure summary").click()
    button = page.locator("#pressure button", has_text="line ").first
    button.click()
    number = button.inner_text().removeprefix("line ")
    assert page.evaluate("document.activeElement.cells[0].textContent") == number


def test_equal_loops_face_each_other_line_by_line(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/code.html#left=step22:hip&right=step22:hip&part=all")
    rows = page.locator("#listing tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('td.code')].map((cell) => cell.textContent))"
    )
    assert len(rows) > 300
    assert all(left == right for left, right in rows)


def test_matrix_instructions_face_each_other(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/code.html#left=step22:triton&right=step22:hip&part=hot&find=class:matrix")
    rows = page.locator("#listing tr.found").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('td.code')].map((cell) => cell.textContent.trim()))"
    )
    assert len(rows) == 32
    assert all(left.startswith("v_wmma") and right.startswith("v_wmma") for left, right in rows)


def test_time_stands_above_counts_where_there_is_time(page: Page, site: Path) -> None:
    show(page, site, "sm90/code.html#left=step03:triton&right=step03:cuda")
    times_text = page.locator("#times").inner_text()
    assert "step03:triton 3.305 ms measured beside step03:cuda 2.555 ms measured" in " ".join(times_text.split())
    assert "step03:cuda is the faster one, with more instructions in its hot loop" in times_text
    show(page, site, "gfx1151/code.html")
    assert "were not both timed" in page.locator("#times").inner_text()


def test_times_that_were_not_taken_together_are_not_compared(page: Page, site: Path) -> None:
    """step02's and step04's Triton lanes are one binary; step01's and step03's times are of two days' sessions."""
    show(page, site, "sm90/code.html#left=step02:triton&right=step04:triton")
    times_text = page.locator("#times").inner_text()
    assert "Both sides are the same binary: it took 3.340 ms and 3.325 ms, in runs of their own." in times_text
    assert "faster" not in times_text
    show(page, site, "sm90/index.html")
    show(page, site, "sm90/code.html#left=step01:triton&right=step03:cuda")
    times_text = page.locator("#times").inner_text()
    assert "5.315 ms" in times_text
    assert "no ratio is given" in times_text
    assert "faster" not in times_text


def test_no_name_of_a_point_covers_a_point_or_a_name(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/sweeps.html")
    pictures = page.locator(".picture figure")
    assert pictures.count() > 1
    for number in range(pictures.count()):
        names = pictures.nth(number).locator("text.label")
        names_boxes = [names.nth(at).bounding_box() for at in range(names.count())]
        marks = pictures.nth(number).locator("circle, g[aria-label=dot] path")
        boxes = [box for box in names_boxes + [marks.nth(at).bounding_box() for at in range(marks.count())] if box]
        for at, one in enumerate(box for box in names_boxes if box):
            for other in boxes[at + 1 :]:
                apart = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
                assert apart or one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]


def test_code_that_is_not_there_is_said(page: Page, site: Path) -> None:
    show(page, site, "sm90/code.html#left=step99:triton&right=step03:cuda")
    assert "step99:triton is not among the machine code here" in page.locator("#listing").inner_text()


def test_cases_that_differ_are_said(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/code.html#left=step18:triton&right=step22:triton")
    listing_text = page.locator("#listing").inner_text()
    assert "of different cases, so they cannot be compared" in listing_text


def test_all_counters_are_sorted_not_those_that_are_seen(page: Page, site: Path) -> None:
    show(page, site, "sm90/step02.html")
    page.locator("#counters input[name=changed]").uncheck()
    for _ in range(2):
        page.locator("#counters th button", has_text="Value").click()
    cells = page.locator("#counters tbody tr td:nth-child(5)").all_inner_texts()
    values = [float(text.replace(",", "")) for text in cells if text != "–"]
    assert values == sorted(values, reverse=True)
    assert values[1] > 50_000
    page.locator("#counters input[name=find]").fill("lds")
    assert page.locator("#counters th[aria-sort=descending]").count() == 1


def test_the_row_in_focus_is_not_covered(page: Page, site: Path) -> None:
    show(page, site, "gfx1151/code.html#left=step18:triton&right=step18:hip")
    page.locator("#listing tr[tabindex='0']").focus()
    covered = 0
    for _ in range(60):
        page.keyboard.press("ArrowDown")
        row, panel = page.locator("#listing tr:focus").bounding_box(), page.locator("#detail").bounding_box()
        assert row is not None
        assert panel is not None
        covered += row["y"] + row["height"] > panel["y"] + 1
    assert covered == 0


def test_light_and_dark_are_chosen(page: Page, site: Path) -> None:
    show(page, site, "sm90/index.html")
    colour = "getComputedStyle(document.documentElement).backgroundColor"
    before = page.evaluate(colour)
    page.locator("#theme").click()
    assert page.evaluate(colour) != before
    show(page, site, "sm90/step03.html")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_live_page_follows_the_book(browser: Browser, tmp_path: Path) -> None:
    book = copied_book(tmp_path)
    with served(book) as (port, _):
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{port}/index.html")
        page.wait_for_selector("html[data-drawn]", state="attached")
        time.sleep(0.5)  # it has to ask once before something changes
        with closing(sqlite3.connect(book)) as connection, connection:
            connection.execute("UPDATE run SET title = 'A title of today' WHERE id = 24")
            connection.execute("INSERT INTO stage (run_id, name, finished_at) VALUES (24, 'judge', 'now')")
        page.wait_for_selector("text=A title of today", timeout=20_000)
        page.close()
